"""Positions of Dog written as the table shows them: what a test does not name does not matter."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import spielwerk
from tests.rulebook.scenario import Scene

CODES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X"]
FILLER = "A"
"""The hand of a seat whose hand does not matter: nearly always playable, and soon played."""


class DogScene(Scene):
    """Adds `men`, `hand N` and `discard` in the notation of the positions."""

    def claims(self) -> dict[str, Callable[[int, str], None]]:
        return {**super().claims(), "men": self.men, "hand": self.hand, "discard": self.discard}

    def men(self, _: int, text: str) -> None:
        men = men_of(text, self.match.game.seats)
        assert self.match.position()["men"] == men, f"men are not {men}"

    def hand(self, seat: int, text: str) -> None:
        assert self.match.position()["hands"][seat] == text, f"the hand of {seat} is another"

    def discard(self, _: int, text: str) -> None:
        assert self.match.position()["discard"] == text, "other cards lie open"


def dog(
    men: str = "", hands: str = "", options: Mapping[str, Any] | None = None, **keys: Any
) -> DogScene:
    """A match of Dog from a position, seat by seat: `dog("T10 | T12", "7 2 | 5")`.

    Men that are not named are in the kennel; a hand left blank is a filler (`-`: no cards).
    """
    return DogScene(
        spielwerk.load("dog").match_from(document(men, hands, options, **keys), seed=1)
    )


def document(
    men: str = "", hands: str = "", options: Mapping[str, Any] | None = None, **keys: Any
) -> dict[str, Any]:
    """Such a position's document: in play and seat 0 to move, unless `keys` say otherwise."""
    chosen = {"options": dict(options)} if options else {}
    seats = keys.get("seats", 4)
    return {
        "game": "dog",
        "phase": "play",
        "to_move": 0,
        "men": men_of(men, seats),
        "hands": hands_of(hands, seats),
        **chosen,
        **keys,
    }


def men_of(text: str, seats: int = 4) -> list[list[str]]:
    """`T0! T10 | G1.4` as the men of all seats, those in the kennel added."""
    return [in_order(fill(part.split(), 4, "K")) for part in parts_of(text, seats)]


def hands_of(text: str, seats: int = 4) -> list[str]:
    """`7 2 | 5` as the hands of all seats in canonical order."""
    parts = parts_of(text, seats)
    return [" ".join(sorted(hand_of(part), key=CODES.index)) for part in parts]


def hand_of(part: str) -> list[str]:
    return [] if part == "-" else part.split() or [FILLER]


def parts_of(text: str, seats: int) -> list[str]:
    return fill([part.strip() for part in text.split("|")], seats, "")


def fill(parts: Sequence[str], count: int, filler: str) -> list[str]:
    assert len(parts) <= count, f"more than {count}: {parts}"
    return [*parts, *[filler] * (count - len(parts))]


def in_order(men: Sequence[str]) -> list[str]:
    """Men in the order of documents: on the track by number, in the lane by depth, kennel."""
    return sorted(men, key=place_in_order)


def place_in_order(man: str) -> tuple[int, int]:
    if man == "K":
        return (2, 0)
    if man.startswith("G"):
        return (1, int(man.split(".")[1]))
    return (0, int(man.rstrip("!")[1:]))


def many_cards(count: int, without: str = "") -> str:
    """So many cards that may lie on the discard while those in `without` lie elsewhere."""
    box = Counter({code: 6 if code == "X" else 8 for code in CODES}) - Counter(without.split())
    cards = list(box.elements())
    assert count <= len(cards)
    return " ".join(cards[:count])
