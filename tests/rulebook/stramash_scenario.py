"""Positions of Stramash in short: what a test does not name does not matter.

stramash("T5 T30 | T33", "7 5 X").shows('''
    can     X T5>T33, 5 T30>T35
    refused M6 fechter_nobody X T5>T34
    7 T5>T9
    laddies T9 T30 | T33
    7 T30>T33
    turn    1
    draws   A
    1: hand A
''')

Laddies that are not named are in the dock. Hands are filled up: that of the seat to move with its
last card again and again, so that it can do nothing else; the others' with plain cards.
"""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import spielwerk
from tests.rulebook.scenario import Scene

CODES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X"]
PLAIN = ["2", "3", "4", "5", "6", "9", "10"]
"""Cards that bring nobody out, move one laddie forward, and do nothing else."""


class StramashScene(Scene):
    """Adds `laddies`, `hand`, `open`, `refused` and `draws`; `discard 4` is an action."""

    def claims(self) -> dict[str, Callable[[int, str], None]]:
        own = {
            "laddies": self.laddies,
            "hand": self.hand,
            "open": self.open,
            "discard": self.discard,
            "refused": self.refused,
            "draws": self.draws,
        }
        return {**super().claims(), **own}

    def laddies(self, _: int, text: str) -> None:
        expected = laddies_of(text, self.match.game.seats)
        assert self.match.position()["laddies"] == expected, f"laddies are not {expected}"

    def hand(self, seat: int, text: str) -> None:
        """The hand has these cards at least."""
        missing = Counter(text.split()) - Counter(self.match.position()["hands"][seat].split())
        assert not missing, f"not in the hand of {seat}: {' '.join(missing.elements())}"

    def open(self, _: int, text: str) -> None:
        assert self.match.position()["discard"] == text, "other cards lie open"

    def discard(self, seat: int, card: str) -> None:
        self.match.play(seat, f"discard {card}")

    def refused(self, seat: int, text: str) -> None:
        """`refused M4 own_in_way 5 T10>T15`: rule (`-`: none), code, action."""
        rule, code, action = text.split(maxsplit=2)
        before = self.match.position()
        with pytest.raises(spielwerk.IllegalAction) as refusal:
            self.match.play(seat, action)
        found = (refusal.value.rule or "-", refusal.value.code)
        assert found == (rule, code), f"refused because of {' '.join(found)}"
        assert str(refusal.value).endswith((".", "!"))
        assert self.match.position() == before, "a refused action changed the position"

    def draws(self, _: int, card: str) -> None:
        """The card that was drawn just now is this one: what happened happens so again."""
        steps = list(self.match.steps)
        assert steps[-1][0] == "chance", "no card was drawn just now"
        steps[-1] = ("chance", f"draw {card}")
        start = self.match.transcript().get("position")
        self.match = self.match.game.replay_steps(steps, Deck(), start)


class Deck:
    """What chance does after the last card that a test has named."""

    def __init__(self) -> None:
        self.dice = random.Random(1)

    def below(self, n: int) -> int:
        return self.dice.randrange(n)


def stramash(
    laddies: str = "",
    hands: str = "",
    options: Mapping[str, Any] | None = None,
    seats: int = 4,
    **keys: Any,
) -> StramashScene:
    """A match from a position, seat by seat: `stramash("T10 | T12", "7 2 | 5", seats=3)`."""
    position = document(laddies, hands, options, seats, **keys)
    return StramashScene(spielwerk.load("stramash").match_from(position, seed=1))


def document(
    laddies: str = "",
    hands: str = "",
    options: Mapping[str, Any] | None = None,
    seats: int = 4,
    **keys: Any,
) -> dict[str, Any]:
    """Such a position's document; seat 0 is to move unless `keys` say otherwise."""
    chosen = {"options": dict(options)} if options else {}
    to_move = keys.get("to_move", 0)
    sizes = [5 + (seat == to_move and "seven" not in keys) for seat in range(seats)]
    cards = keys.get("discard", "")
    return {
        "game": "stramash",
        "seats": seats,
        "to_move": 0,
        "laddies": laddies_of(laddies, seats),
        "hands": hands_of(hands, sizes, to_move, cards),
        **chosen,
        **keys,
    }


def laddies_of(text: str, seats: int) -> list[list[str]]:
    """`T8 T10 | C1.4` as the laddies of all seats, those in the dock added."""
    return [in_order(filled(part.split(), 5, "D")) for part in parts_of(text, seats)]


def hands_of(text: str, sizes: Sequence[int], to_move: int | None, discard: str = "") -> list[str]:
    """`7 2 | 5` as full hands in canonical order."""
    hands = [part.split() for part in parts_of(text, len(sizes))]
    if to_move is not None and hands[to_move]:
        hands[to_move] = filled(hands[to_move], sizes[to_move], hands[to_move][-1])
    left = box(len(sizes)) - Counter(discard.split())
    for hand in hands:
        left -= Counter(hand)
    for hand, size in zip(hands, sizes, strict=True):
        while len(hand) < size:
            card = max(PLAIN, key=lambda code: left[code])
            left[card] -= 1
            hand.append(card)
    return [" ".join(sorted(hand, key=CODES.index)) for hand in hands]


def box(seats: int) -> Counter[str]:
    """All the cards that are played with."""
    packs = 2 if seats <= 4 else 3
    return Counter({code: packs * (2 if code == "X" else 4) for code in CODES})


def all_but(card: str, hands: Sequence[str], count: int = 1, seats: int = 4) -> str:
    """The discard when of all cards that no hand holds only so many of this one are not played.

    The next draws are certain then: nothing else can come.
    """
    left = box(seats) - Counter(" ".join(hands).split())
    assert left[card] >= count
    left[card] -= count
    return " ".join(left.elements())


def parts_of(text: str, seats: int) -> list[str]:
    return filled([part.strip() for part in text.split("|")], seats, "")


def filled(parts: Sequence[str], count: int, filler: str) -> list[str]:
    assert len(parts) <= count, f"more than {count}: {parts}"
    return [*parts, *[filler] * (count - len(parts))]


def in_order(laddies: Sequence[str]) -> list[str]:
    """Laddies in the order of documents: on the track by number, castle by depth, dock."""
    return sorted(laddies, key=place_in_order)


def place_in_order(laddie: str) -> tuple[int, int]:
    if laddie == "D":
        return (2, 0)
    if laddie.startswith("C"):
        return (1, int(laddie.split(".")[1]))
    return (0, int(laddie[1:]))
