"""What a seat has given away in a match, counted from what everybody was told."""

from collections.abc import Sequence
from typing import NamedTuple

from spielwerk.bots.strategus.league.weighing import WORTH
from spielwerk.core.documents import Document
from spielwerk.games.strategus.cards import COUNTS, GRIZZLY, KINDS, MOUSE, kind_named


class Given(NamedTuple):
    """Of one seat, in one match."""

    strong: int  # elephant and grizzly, lost in attacks on cards that had never moved
    hidden: int  # cards that nobody knew, lost to attackers that everybody knew
    ahead: float  # share of what both sides' animals are worth at the end, less a half


class Counting:
    """Follows which cards have moved and which are known, by where they lie."""

    def __init__(self, seat: int, army: int = 0) -> None:
        self.seat = seat
        self.moved = set[str]()
        self.known = set[str]()
        self.strong = self.hidden = 0
        self.left = [list(COUNTS[army]), list(COUNTS[army])]

    def given(self, events: Sequence[Document]) -> Given:
        """All that was told in the match."""
        for event in events:
            if event["event"] == "moved":
                self.go(event["from"], event["to"])
            elif event["event"] == "fought":
                self.fight(event)
        own, theirs = (self.worth(side) for side in (self.seat, 1 - self.seat))
        return Given(self.strong, self.hidden, own / max(own + theirs, 1) - 0.5)

    def go(self, origin: str, target: str) -> None:
        known = origin in self.known
        self.moved.discard(origin)
        self.known.discard(origin)
        self.moved.add(target)
        if known:
            self.known.add(target)

    def fight(self, event: Document) -> None:
        """Whose card is lost, and whether that could be foreseen."""
        origin, target, won = event["from"], event["to"], event["won"]
        attacker, defender = kind_named(event["attacker"]), kind_named(event["defender"])
        if event["seat"] == self.seat and won != self.seat and attacker <= GRIZZLY:
            self.strong += int(target not in self.moved and target not in self.known)
        if event["seat"] != self.seat and won not in (self.seat, None):
            self.hidden += int(origin in self.known and target not in self.known)
        for side, kind in ((event["seat"], attacker), (1 - event["seat"], defender)):
            self.left[side][kind] -= int(won != side)
        self.moved.discard(origin)
        self.known -= {origin, target}
        if won is None:
            self.moved.discard(target)
            return
        self.known.add(target)
        if won == event["seat"]:
            self.moved.add(target)

    def worth(self, side: int) -> float:
        """What a side's animals are worth together."""
        return sum(self.left[side][kind] * WORTH[kind] for kind in KINDS if kind <= MOUSE)
