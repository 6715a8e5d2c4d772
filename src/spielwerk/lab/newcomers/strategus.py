"""What the lessons of Strategus teach."""

from collections.abc import Sequence

from spielwerk.core.documents import Document
from spielwerk.lab.newcomers import Newcomer, Place

STRENGTH = {"1": 10, "2": 9, "3": 8, "4": 7, "5": 6, "6": 5, "7": 4, "8": 3, "9": 2, "M": 3}
"""The lower the number, the stronger; only the mouse is worth more than it beats."""


FINDERS = {"9": 2.0, "8": 3.0, "7": 1.0, "6": 1.0}
"""What may attack a card that has never moved: it may be a trap, which foxes clear."""


class Player(Newcomer):
    """Takes a ready-made army, and remembers what fights have shown and what has moved."""

    def choose(
        self, observation: Document, legal: Sequence[str], events: Sequence[Document]
    ) -> str:
        """The first army there is; then what is taught of fights and of going on."""
        if observation["phase"] == "setup":
            return str(self.game.setups()[0]["setup"])
        self.known, self.moved = remembered(events, self.seat)
        self.own = observation["pieces"][self.seat]
        return max(legal, key=self._move_worth)

    def _move_worth(self, text: str) -> tuple[float, int]:
        origin, target = text.replace("x", "-").split("-")
        piece, ahead = self.own[origin], 1 if self.seat == 0 else -1
        forward = (int(target[1:]) - int(origin[1:])) * ahead
        if "x" not in text:
            return 0.1 * forward + self._chase(piece, target), STRENGTH[piece]
        if target in self.known:
            return attack(piece, self.known[target]), forward
        last_row = 1.5 if target[1:] == ("10" if self.seat == 0 else "1") else 0.0
        return last_row + find_out(piece, target in self.moved), forward

    def _chase(self, piece: str, square: str) -> float:
        """Next to a card that it would beat is a good place."""
        beaten = (
            attack(piece, other) / 10
            for at, other in self.known.items()
            if abs(ord(at[0]) - ord(square[0])) + abs(int(at[1:]) - int(square[1:])) == 1
        )
        return max(beaten, default=0.0)


def find_out(piece: str, moved: bool) -> float:
    """What an attack on a card is worth that nobody knows."""
    if not moved:
        return FINDERS.get(piece, -1.0)
    return 3.0 if STRENGTH[piece] >= 7 else 0.5 if piece in "569" else -0.5


def attack(piece: str, other: str) -> float:
    """What an attack on a card is worth that is known."""
    if other == "A":
        return 1000.0
    if other == "T":
        return 5.0 if piece == "8" else -100.0
    if other == "1" and piece == "M":
        return 20.0
    if piece == other:
        return 0.5
    beats = STRENGTH[piece] > STRENGTH[other] and piece != "M"
    return 3.0 + STRENGTH[other] if beats or other == "M" else -100.0


def remembered(events: Sequence[Document], seat: int) -> tuple[dict[str, str], set[str]]:
    """What stands on the other side's squares, as far as fights have shown; and what has moved."""
    known: dict[str, str] = {}
    moved: set[str] = set()
    for event in events:
        if event["event"] not in {"moved", "fought"}:
            continue
        origin, target = event["from"], event["to"]
        was = known.pop(origin, None)
        moved.discard(origin)
        if event["event"] == "fought":
            known.pop(target, None)
            winner = "attacker" if event["won"] == event["seat"] else "defender"
            was = event[winner] if event["won"] == 1 - seat else None
            if event["won"] != 1 - seat:
                moved.discard(target)
        if event["seat"] != seat and (event["event"] == "moved" or was):
            moved.add(target)
        if was:
            known[target] = was
    return known, moved


def heard(event: Document, place: Place) -> float:
    """Nothing: it thinks in moves."""
    return 0.0


def stands(seen: Document, place: Place) -> float:
    """Nothing: it thinks in moves."""
    return 0.0
