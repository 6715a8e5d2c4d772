"""What puzzles of Streifzug durch ask for."""

from spielwerk.puzzles.tasks import Making, Turn


def two_cards(turn: Turn) -> bool:
    """Does the seat catch two cards in one turn?"""
    return len(turn.told("caught")) >= 2


def card(turn: Turn) -> bool:
    return len(turn.told("caught")) >= 1


def throw(turn: Turn) -> bool:
    return any(event["by"] == turn.seat for event in turn.told("thrown"))


def throw_and_card(turn: Turn) -> bool:
    return throw(turn) and card(turn)


def ring(turn: Turn) -> bool:
    return any(event["seat"] == turn.seat for event in turn.told("rang"))


MAKING = Making(
    tasks={
        "card": card,
        "two_cards": two_cards,
        "throw": throw,
        "throw_and_card": throw_and_card,
        "ring": ring,
    },
    tables=({"preset": "extended", "seats": 2}, {"preset": "basic", "seats": 2}),
    best=18,
    obvious=True,
    margin=0.04,
)
