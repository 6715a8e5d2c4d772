"""Positions of Rufus in short: stones seat by seat; what is not named does not matter.

rufus("48 52 | 3 40", fox=0, trail="1:5@55", left="1 3").shows('''
    can     fox 3, stone 48>55
    refused T3 stone_in_fox_way fox 4
    fox 3
    rufus   3
    stones  48 52 | 40 40
    points  4
''')
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import spielwerk
from tests.rulebook.scenario import Scene

VALUES = "2 3 4 5 6 7 8 9"
"""The trail cards of a seat."""
PRIZES = range(1, 20, 2)
FAR = "20 21"
"""Stones that do not matter, far from a fox that stands about field 0 (distance 40 and 39)."""


class RufusScene(Scene):
    """Adds what the table shows; `fox 3` is an action, `rufus 3` says where the fox stands."""

    def claims(self) -> dict[str, Callable[[int, str], None]]:
        return {
            **super().claims(),
            "fox": lambda seat, text: self.match.play(seat, f"fox {text}"),
            "rufus": self.rufus,
            "stones": self.stones,
            "trail": self.trail,
            "picked": self.picked,
            "hand": self.hand,
            "left": self.left,
            "won": self.won,
            "points": self.points,
            "scores": self.scores,
            "refused": self.refused,
        }

    def shown(self, key: str) -> Any:
        return self.match.position()[key]

    def rufus(self, _: int, text: str) -> None:
        assert self.shown("fox") == int(text), "Rufus stands elsewhere"

    def stones(self, _: int, text: str) -> None:
        assert self.shown("stones") == stones_of(text), "the stones stand elsewhere"

    def trail(self, _: int, text: str) -> None:
        assert self.shown("trail") == trail_of(text), "another trail"

    def picked(self, _: int, text: str) -> None:
        assert self.shown("picked") == picked_of(text), "other cards are picked up"

    def hand(self, seat: int, text: str) -> None:
        assert self.shown("hands")[seat] == text, f"the hand of {seat} is another"

    def left(self, _: int, text: str) -> None:
        assert self.shown("prizes") == numbers(text), "other prizes are left"

    def won(self, _: int, text: str) -> None:
        assert self.shown("won") == [numbers(part) for part in text.split("|")], "not so won"

    def points(self, _: int, text: str) -> None:
        assert self.shown("turn")["points"] == int(text), "another number of points is left"

    def scores(self, _: int, text: str) -> None:
        assert self.match.scores == numbers(text), f"the scores are {self.match.scores}"

    def refused(self, seat: int, text: str) -> None:
        """`refused T1 fox_moved fox 3`: rule (`-`: none), code, action."""
        rule, code, action = text.split(maxsplit=2)
        before = self.match.position()
        with pytest.raises(spielwerk.IllegalAction) as refusal:
            self.match.play(seat, action)
        found = (refusal.value.rule or "-", refusal.value.code)
        assert found == (rule, code), f"refused because of {' '.join(found)}"
        assert self.match.position() == before, "a refused action changed the position"

    def picture(self) -> str:
        """Without the fields beside which cards can be laid: there are too many."""
        return re.sub(r"(lay \d @)\d+(?:, \1\d+)*", r"\1…", super().picture())

    def laying(self, value: int, seat: int = 0) -> list[int]:
        """The fields beside which a seat can lay this card, in order."""
        found = [re.fullmatch(rf"lay {value} @(\d+)", text) for text in self.match.legal(seat)]
        return sorted(int(lay[1]) for lay in found if lay)


def rufus(
    stones: str = "48 52 | 48 52", options: Mapping[str, Any] | None = None, **keys: Any
) -> RufusScene:
    """A match from a position: `rufus("48 52 | 3 40 | -", fox=0)`, `-` for a seat that is out."""
    position = document(stones, options, **keys)
    return RufusScene(spielwerk.load("rufus").match_from(position, seed=1))


def begun(seats: int = 2, options: Mapping[str, Any] | None = None, seed: int = 1) -> RufusScene:
    """A new match."""
    return RufusScene(spielwerk.load("rufus", options, seats).match(seed=seed))


def document(
    stones: str = "48 52 | 48 52",
    options: Mapping[str, Any] | None = None,
    *,
    trail: str = "",
    hands: str | None = None,
    left: str | None = None,
    won: str = "",
    turn: str = "7",
    **keys: Any,
) -> dict[str, Any]:
    """Such a position's document: seat 0 to move and the fox on 0, unless `keys` say otherwise.

    `hands` ("5 | 2 3"): the cards of a seat that are neither there nor in the trail are picked up.
    `left`: the prizes of the stack; the last seat has won those that are neither there nor `won`.
    """
    places = stones_of(stones)
    described: dict[str, Any] = {
        "game": "rufus",
        "seats": len(places),
        "to_move": 0,
        "fox": 0,
        "stones": places,
        "out": [seat for seat, own in enumerate(places) if not own],
        "trail": trail_of(trail),
        "turn": turn_of(turn),
    }
    if options:
        described["options"] = dict(options)
    if hands is not None:
        described |= hands_of(hands, described["trail"], len(places))
    if left is not None:
        described |= prizes_of(left, won, len(places))
    return described | keys


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def stones_of(text: str) -> list[list[int]]:
    """`48 52 | -` as the stones of two seats."""
    return [[] if part.strip() == "-" else sorted(numbers(part)) for part in text.split("|")]


def trail_of(text: str) -> list[dict[str, int]]:
    """`1:5@55 0:2@10`: seat, value and field of every trail card."""
    cards = [re.fullmatch(r"(\d):(\d)@(\d+)", card) for card in text.split()]
    laid = [{"at": int(c[3]), "seat": int(c[1]), "value": int(c[2])} for c in cards if c]
    assert len(laid) == len(cards), text
    return sorted(laid, key=lambda card: card["at"])


def picked_of(text: str) -> list[dict[str, int]]:
    """`0:2 1:5`: owner and value of every card that was picked up."""
    cards = [card.split(":") for card in text.split()]
    return [{"seat": int(seat), "value": int(value)} for seat, value in sorted(cards)]


def hands_of(text: str, trail: list[dict[str, int]], seats: int) -> dict[str, Any]:
    """The hands; a blank one holds all that is not laid, of the others the rest is picked up."""
    parts = [part.strip() for part in text.split("|")]
    parts += [""] * (seats - len(parts))
    hands, picked = [], []
    for seat, part in enumerate(parts):
        laid = {str(card["value"]) for card in trail if card["seat"] == seat}
        rest = [value for value in VALUES.split() if value not in laid]
        own = rest if not part else part.replace("-", "").split()
        hands.append(" ".join(own))
        picked += [{"seat": seat, "value": int(value)} for value in rest if value not in own]
    return {"hands": hands, "picked": picked}


def prizes_of(left: str, won: str, seats: int) -> dict[str, Any]:
    """The stack, and what was won: whatever is named nowhere by the last seat."""
    taken = [numbers(part) for part in won.split("|")]
    taken += [[] for _ in range(seats - len(taken))]
    named = {prize for own in [numbers(left), *taken] for prize in own}
    taken[-1] = sorted([*taken[-1], *(prize for prize in PRIZES if prize not in named)])
    return {"prizes": numbers(left), "won": taken}


def turn_of(text: str) -> dict[str, Any]:
    """`4 fox card`: the points that are left and what was done already."""
    points, *done = text.split()
    return {"points": int(points), "fox_moved": "fox" in done, "card_laid": "card" in done}
