"""What puzzles of Streifzug durch ask for."""

from functools import partial

from spielwerk.bots.streifzug.reasons import REASONS
from spielwerk.bots.streifzug.turns import (
    caught,
    in_circle,
    passed_by,
    passed_card,
    rang,
    thrown,
)
from spielwerk.core.documents import Document
from spielwerk.puzzles.tasks import Making, may_come
from spielwerk.turns import Turn


def card(turn: Turn) -> bool:
    return caught(turn) >= 1


def two_cards(turn: Turn) -> bool:
    """Does the seat catch two cards in one turn?"""
    return caught(turn) >= 2


def throw(turn: Turn) -> bool:
    return thrown(turn) >= 1


def throw_and_card(turn: Turn) -> bool:
    return throw(turn) and card(turn)


def throw_or_card(turn: Turn) -> bool:
    """May either of them still come, though not both?"""
    return may_come(throw, turn) and may_come(card, turn)


def tool(choice: Document) -> str:
    """The dice that are used, or what else is done."""
    return str(choice.get("dice", choice["kind"]))


MAKING = Making(
    tasks={
        "card": card,
        "two_cards": two_cards,
        "throw": throw,
        "throw_and_card": throw_and_card,
        "ring": rang,
    },
    tables=({"preset": "extended", "seats": 2}, {"preset": "basic", "seats": 2}),
    best=18,
    obvious=True,
    margin=0.04,
    misses={
        "card": {"passed": passed_card},
        "two_cards": {"one": card},
        "throw": {"passed": passed_by},
        "throw_and_card": {
            "throw": throw,
            "card": card,
            "either": throw_or_card,
            "may_throw": partial(may_come, throw),
            "may_card": partial(may_come, card),
        },
        "ring": {"circle": in_circle},
    },
    tool=tool,
    reasons=REASONS,
)
