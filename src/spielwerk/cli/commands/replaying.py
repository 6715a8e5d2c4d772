"""`replay`: a match from a file or from a folder of `simulate`, told or shown in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from spielwerk.cli.commands import given
from spielwerk.cli.commands.playing import save
from spielwerk.cli.commands.refused import Refused, refusing
from spielwerk.cli.commands.studying import show_replay
from spielwerk.core.documents import Written


def is_folder(path: Path) -> bool:
    """Is there a folder? Of a name that cannot be, whoever opens it will tell."""
    try:
        return path.is_dir()
    except OSError:
        return False


class Found(NamedTuple):
    """A transcript, and by whom it was played where that is known."""

    transcript: Written
    players: list[str] | None = None

    @classmethod
    def at(cls, file: str, number: int | None) -> Found:
        """The match in a file, or the one with this number in a folder."""
        folder = Path(file)
        if file == "-" or not is_folder(folder):
            if number is not None:
                raise Refused(f"--game {number}: {file} is no folder of `simulate`")
            return cls(given.read_json(file))
        from spielwerk.lab import store

        with refusing(store.StoreError):
            store.read_experiment(folder)
            if number is None:
                raise Refused(f"{file} is a folder: say which game of it, as --game 0")
            row = store.row(folder, number)
        return cls(row.transcript(), row.bots)

    def save(self, file: str) -> None:
        """Write the transcript: a file that the browser's replay opens, too."""
        save(self.transcript, file)

    def tell(self, seat: int | None, language: str, as_json: bool) -> None:
        """In the terminal, step by step."""
        show_replay(self.transcript, seat, language, as_json)

    def show(self, *, opens: bool) -> None:
        """In the browser, until Ctrl-C."""
        from spielwerk.cli.commands.serving import serve_match

        serve_match(self.transcript, self.players, opens=opens)
