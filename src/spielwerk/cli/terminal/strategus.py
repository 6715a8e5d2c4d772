"""Strategus in words: its events and moves as sentences for the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING

from spielwerk.cli.boards.strategus import DRAWN, LETTERS, Board, moved
from spielwerk.cli.terminal.strategus_setup import EMPTY, Desk, in_groups, own_squares
from spielwerk.cli.terminal.voice import CannotBe, Choice, Event, Observation, Voice

if TYPE_CHECKING:
    from rich.text import Text

    from spielwerk.cli.terminal.person import Person

SQUARE = r"[a-j](?:10|[1-9])"
TYPED_MOVE = re.compile(rf"({SQUARE})[^a-z0-9]*x?[^a-z0-9]*({SQUARE})", re.IGNORECASE)
"""A move however it is written: `e4-e5`, `e4 e5`, `E4xE5`, `e4 > e5`."""


class Words(Voice):
    """Tells what happens in one language to the reader in one seat (None: a spectator)."""

    @cached_property
    def lakes(self) -> frozenset[str]:
        """The squares that are water at this table."""
        cells = self.game.geometry()["cells"] if self.game.options["lakes"] == "on" else ()
        return frozenset(cell["name"] for cell in cells if cell["kind"] == "lake")

    @cached_property
    def army(self) -> dict[str, int]:
        """How many cards of each kind an army has."""
        counts: dict[str, int] = self.game.match().observation(0)["to_place"]
        return counts

    def introduction(self, seat: int) -> str:
        return self.say("cli-against", who=self.name(seat), others=self.name(1 - seat))

    def piece(self, code: str, form: str = "") -> str:
        return self.say(f"strategus-piece-{code}{form}")

    def picture(self, observation: Observation, *, letters: bool) -> Text:
        return Board(observation, self, LETTERS if letters else DRAWN).text()

    def arranged(self, person: Person, observation: Observation) -> list[str]:
        """A set-up, from who still has to make one."""
        if observation["phase"] != "setup":
            return []
        return Desk(self, person, observation).actions()

    def help(self, legal: Sequence[str]) -> str:
        return f"{super().help(legal)}\n{self.say('cli-strategus-help')}"

    # What has happened

    def tell(self, events: Sequence[Event]) -> Iterator[str]:
        """The events in sentences; cards placed one right after the other are told in one."""
        for placed, some in groupby(events, key=lambda event: event["event"] == "placed"):
            together = [*some]
            yield from self.tell_placed(together) if placed else super().tell(together)

    def tell_placed(self, placed: Sequence[Event]) -> Iterator[str]:
        """A whole set-up by its codes, single cards one by one."""
        order = own_squares(self.game.geometry(), placed[0]["seat"])
        codes = [event["piece"] for event in placed]
        if [event["at"] for event in placed] == order[: len(placed)] and self.is_whole(codes):
            army = in_groups([*codes, *[EMPTY] * (len(order) - len(codes))])
            yield self.say("cli-strategus-army", army=army)
            return
        for event in placed:
            if event["piece"] != EMPTY:
                piece = self.piece(event["piece"], ".your")
                yield self.say("strategus-event-placed", piece=piece, to=event["at"])

    def is_whole(self, codes: Sequence[str]) -> bool:
        """Are these all the cards of an army, and perhaps squares left empty?"""
        return len(codes) - codes.count(EMPTY) == sum(self.army.values())

    # What can be done

    def asked(self, observation: Observation, legal: Sequence[str]) -> list[str]:
        """The list of fights, where the table keeps one, and what is to be chosen."""
        fights = [
            f"{fight['move']} {fight['attacker']}:{fight['defender']}"
            for fight in observation.get("fights", ())
        ]
        told = [self.say("cli-strategus-fights", fights=", ".join(fights))] if fights else []
        return [*told, self.say("strategus-prompt-play")]

    def choices(self, legal: Sequence[str], observation: Observation, short: int) -> list[Choice]:
        """The moves one by one if the list is `short` or of one piece, else piece by piece."""
        groups: dict[str, list[str]] = {}
        for move in legal:
            groups.setdefault(moved(move)[0], []).append(move)
        own = observation["pieces"][observation["seat"]]
        if len(legal) <= short or len(groups) == 1:
            return [self.single(move) for move in legal]
        return [self.group(moves, own) for moves in groups.values()]

    def single(self, move: str) -> Choice:
        return f"{self.words(self.wordings[move])}  ({move})", [move]

    def group(self, moves: list[str], own: Mapping[str, str]) -> Choice:
        """All moves of a piece, as one line."""
        if len(moves) == 1:
            return self.single(moves[0])
        at, _ = moved(moves[0])
        piece = self.piece(own[at], ".full")
        return f"{self.say('cli-strategus-piece', piece=piece, at=at)} …", moves

    def meant(self, typed: str, legal: Sequence[str], observation: Observation) -> list[str]:
        """A move however it is written; for a single square, all moves of the piece there."""
        if re.fullmatch(SQUARE, typed, re.IGNORECASE):
            return self.moves_from(typed.casefold(), legal, observation)
        move = TYPED_MOVE.fullmatch(typed)
        if move is None:
            return [typed]
        origin, target = move[1].casefold(), move[2].casefold()
        attacks = target in observation["pieces"][1 - observation["seat"]]
        return [f"{origin}{'x' if attacks else '-'}{target}"]

    def moves_from(self, at: str, legal: Sequence[str], observation: Observation) -> list[str]:
        """All moves of the piece on a square. CannotBe if it has none."""
        moves = [move for move in legal if moved(move)[0] == at]
        if not moves:
            raise CannotBe(self.say(self.why_still(at, observation)))
        return moves

    def why_still(self, at: str, observation: Observation) -> str:
        """The text that says why nothing on a square can be moved."""
        me = observation["seat"]
        if at in observation["pieces"][1 - me]:
            return "strategus-reason-not_your_piece"
        code = observation["pieces"][me].get(at)
        if code is None:
            return "strategus-reason-no_piece_there"
        return "strategus-reason-never_moves" if code in {"T", "A"} else "strategus-still"
