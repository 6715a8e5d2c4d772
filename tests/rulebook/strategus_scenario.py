"""Positions of Strategus in short: `5e4` is a lion on e4; what is not named does not matter.

strategus("5e4 Tb1 | 9e7").shows('''
    only   e4-e5, e4-d4, e4-f4, e4-e3
    e4-e5
    red    5e5 Tb1
    turn   1
''')
"""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import spielwerk
from tests.rulebook.scenario import Scene

FILES = "abcdefghij"
BOX = "1 2 33 444 5555 6666 7777 88888 99999999 M TTTTTT A".replace(" ", "")
"""The forty pieces of a seat."""
RED = "TTATTT9999 T888885555 99M4443312 6666777799"
BLUE = "T9T8A9T8T9 5T6T745998 4697587966 3421387M59"
"""Two whole set-ups."""
FILLERS = ("Aj1 5j2", "Aa10 5a9")
"""An army that does not matter: an apple in the corner, and a lion that can always move."""
VIEWERS = (0, 1, None)
MEMORY = ("off", "log", "marked")


class StrategusScene(Scene):
    """Adds `red`, `blue` (a seat's pieces) and `refused` in the notation of the positions."""

    def claims(self) -> dict[str, Callable[[int, str], None]]:
        own = {"red": self.red, "blue": self.blue, "refused": self.refused}
        return {**super().claims(), **own}

    def red(self, _: int, text: str) -> None:
        self.check_army(0, text)

    def blue(self, _: int, text: str) -> None:
        self.check_army(1, text)

    def check_army(self, seat: int, text: str) -> None:
        assert self.match.position()["pieces"][seat] == army_of(seat, text), "another army"

    def refused(self, seat: int, text: str) -> None:
        """`refused M3 never_moves a1-a2`: rule (`-`: none), code, action."""
        rule, code, action = text.split(maxsplit=2)
        before = self.match.position()
        with pytest.raises(spielwerk.IllegalAction) as refusal:
            self.match.play(seat, action)
        found = (refusal.value.rule or "-", refusal.value.code)
        assert found == (rule, code), f"refused because of {' '.join(found)}"
        assert str(refusal.value).endswith((".", "!"))
        assert self.match.position() == before, "a refused action changed the position"


def strategus(
    armies: str = "", options: Mapping[str, Any] | None = None, **keys: Any
) -> StrategusScene:
    """A match from a position in play, red's pieces and blue's: `strategus("5e4 | 9e7 Tj10")`."""
    position = document(armies, options, **keys)
    return StrategusScene(spielwerk.load("strategus").match_from(position, seed=1))


def begun(options: Mapping[str, Any] | None = None, seed: int = 1) -> StrategusScene:
    """A new match, in the set-up."""
    return StrategusScene(spielwerk.load("strategus", options).match(seed=seed))


def set_up(
    options: Mapping[str, Any] | None = None, red: str = RED, blue: str = BLUE, seed: int = 1
) -> StrategusScene:
    """A match that has just begun to be played, with two whole set-ups."""
    return begun(options, seed).shows(f"""
        0: setup {red}
        1: setup {blue}
    """)


def document(
    armies: str = "", options: Mapping[str, Any] | None = None, **keys: Any
) -> dict[str, Any]:
    """Such a position's document: in play and seat 0 to move, unless `keys` say otherwise."""
    red, _, blue = armies.partition("|")
    chosen = {"options": dict(options)} if options else {}
    return {
        "game": "strategus",
        "phase": "play",
        "to_move": 0,
        "pieces": [army_of(0, red), army_of(1, blue)],
        **chosen,
        **keys,
    }


def army_of(seat: int, text: str) -> dict[str, str]:
    """`5e4 Tb1` as an army in a document, its apple added; a blank one is a filler."""
    named = text.split() or FILLERS[seat].split()
    if not any(piece.startswith("A") for piece in named):
        named = [FILLERS[seat].split()[0], *named]
    army = {piece[1:]: piece[0] for piece in named}
    assert len(army) == len(named), f"two pieces on one square: {text}"
    return dict(sorted(army.items(), key=lambda piece: in_board_order(piece[0])))


def in_board_order(square: str) -> tuple[int, str]:
    """a1, b1, … j1, a2, …"""
    return int(square[1:]), square[0]


def setup_squares(seat: int) -> list[str]:
    """§S4: a seat's squares in the order in which they are filled, its own back row first."""
    if seat == 0:
        return [f"{file}{row}" for row in (1, 2, 3, 4) for file in FILES]
    return [f"{file}{row}" for row in (10, 9, 8, 7) for file in reversed(FILES)]


def army_of_setup(seat: int, setup: str) -> dict[str, str]:
    """The forty pieces of a whole set-up, in board order."""
    army = dict(zip(setup_squares(seat), setup.replace(" ", ""), strict=True))
    return dict(sorted(army.items(), key=lambda piece: in_board_order(piece[0])))


def covered(army: Mapping[str, str]) -> dict[str, str]:
    """An army as the other side sees it."""
    return dict.fromkeys(army, "?")


def reason(scene: StrategusScene) -> str:
    """Why the match is over, as everybody is told."""
    told = [scene.told(viewer, "over") for viewer in VIEWERS]
    assert [len(events) for events in told] == [1, 1, 1]
    assert told[0] == told[1] == told[2]
    assert scene.match.events(None)[-1] == told[0][0]
    assert told[0][0]["returns"] == scene.match.returns
    assert told[0][0]["pieces"] == scene.match.position()["pieces"]
    return str(told[0][0]["reason"])
