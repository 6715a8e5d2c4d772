"""Streifzug durch in words: its events and actions as sentences for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from spielwerk.cli.boards.streifzug import DRAWN, LETTERS, Board
from spielwerk.cli.terminal.streifzug_actions import Actions, added
from spielwerk.cli.terminal.streifzug_names import RINGS
from spielwerk.cli.terminal.streifzug_typed import meant
from spielwerk.cli.terminal.voice import Choice, Event, Observation, Said

if TYPE_CHECKING:
    from rich.text import Text

    from spielwerk.cli.terminal.person import Person

RING = 2
"""Of the parts of a move the last: when lists are divided by it, figure and dice are chosen."""


class Words(Actions):
    """Tells what happens in one language to the reader in one seat (None: a spectator)."""

    def introduction(self, seat: int) -> str:
        partners = next(team for team in self.game.teams() if seat in team)
        others = [other for other in range(self.game.seats) if other not in partners]
        said: Said = {"who": self.name(seat), "others": self.names(others)}
        if len(partners) == 1:
            return self.say("cli-against", **said)
        partner = next(other for other in partners if other != seat)
        return self.say("cli-seats", **said, partner=self.name(partner))

    def picture(self, observation: Observation, *, letters: bool) -> Text:
        return Board(observation, self, LETTERS if letters else DRAWN).text()

    def help(self, legal: Sequence[str]) -> str:
        return f"{super().help(legal)}\n{self.say('cli-streifzug-help')}"

    def arranged(self, person: Person, observation: Observation) -> list[str]:
        """Nobody is asked what to do with an empty hand."""
        return ["end"] if observation["phase"] == "cards" and not observation["hand"] else []

    def score_lines(self, seen: Observation, seat: int) -> Iterator[tuple[str, int]]:
        """How a party's points came about."""
        say, counted = self.say, seen["counted"][seat]
        for meld, kind, points in self.melds_of(seen, seat):
            label = say("streifzug-score-meld", meld=kind, count=len(meld))
            yield f"{label}: {' '.join(meld)}", points
        held = len(seen["hands"][seat].split())
        yield say("streifzug-score-hand", count=held), counted["hand"]
        if counted["ending"]:
            yield say("streifzug-score-ending"), counted["ending"]
        yield say("streifzug-score-sum"), sum(counted.values())
        if self.game.options["ext_teams"] == "on":
            yield say("streifzug-score-team"), seen["scores"][seat]

    # What has happened

    def tell(self, events: Sequence[Event]) -> Iterator[str]:
        """The events in sentences; that a turn has ended, the next roll says as well."""
        yield from super().tell([event for event in events if event["event"] != "ended"])

    # What can be done

    def asked(self, observation: Observation, legal: Sequence[str]) -> list[str]:
        """The hand, and what is to be done."""
        hand = observation.get("hand", "").split()
        prompt = getattr(self, f"asked_{observation['phase']}")(observation, legal)
        return [*([self.say("cli-hand", cards=self.cards(hand))] if hand else []), *prompt]

    def asked_dice(self, seen: Observation, legal: Sequence[str]) -> list[str]:
        left = seen.get("turn", {}).get("left", seen["dice"])
        if len(left) < len(seen["dice"]):
            return [self.say("streifzug-prompt-left", dice=added(left))]
        rolled = self.say("streifzug-prompt-roll", dice=added(left))
        return [f"{rolled} {self.say('streifzug-prompt-move')}"]

    def asked_cards(self, seen: Observation, legal: Sequence[str]) -> list[str]:
        return [self.say(f"streifzug-prompt-{'end' if len(legal) == 1 else 'cards'}")]

    def asked_patron(self, seen: Observation, legal: Sequence[str]) -> list[str]:
        """Whether to play a Patron, and what happens without one."""
        field, owner = seen["throw"]["field"], self.name(seen["to_move"])
        prompt = "streifzug-prompt-no-patron" if len(legal) == 1 else "streifzug-prompt-patron"
        asked = self.say(prompt, owner=owner, hit=self.place(field, seen["to_move"]))
        by_ring = self.game.options["ext_throws"] == "on"
        ring = RINGS[field[0]] if by_ring else "any"
        return [asked, self.say("streifzug-hint-thrown", ring=ring, owner=owner, cards="yes")]

    def asked_rob(self, seen: Observation, legal: Sequence[str]) -> list[str]:
        victim = self.name(seen["throw"]["owing"][0])
        return [self.say("streifzug-prompt-rob", owner=victim)]

    def asked_give(self, seen: Observation, legal: Sequence[str]) -> list[str]:
        return [self.say("streifzug-prompt-give", owner=self.name(seen["to_move"]))]

    def choices(self, legal: Sequence[str], observation: Observation, short: int) -> list[Choice]:
        """The actions one by one if the list is `short`, else in groups; what stands alone first.

        Moves are grouped by where they begin, then by dice, then by the ring where they end; what
        is done with cards by its kind, then by what it is done with.
        """
        keys = [self.parts_of(text) for text in legal]
        levels = range(min(map(len, keys)))
        apart = next((level for level in levels if len({key[level] for key in keys}) > 1), None)
        brief = len(legal) > 1 and apart in {None, RING}
        groups: dict[str, list[str]] = {}
        for key, text in zip(keys, legal, strict=True):
            group = text if apart is None or len(legal) <= short else key[apart]
            groups.setdefault(group, []).append(text)
        lone = [texts[0] for texts in groups.values() if len(texts) == 1]
        return [
            *((f"{self.action(text, brief=brief)}  ({text})", [text]) for text in lone),
            *((f"{self.part(part)} …", texts) for part, texts in groups.items() if texts[1:]),
        ]

    def meant(self, typed: str, legal: Sequence[str], observation: Observation) -> list[str]:
        return meant(typed, legal)
