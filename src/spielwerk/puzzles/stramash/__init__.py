"""What puzzles of Stramash ask for."""

from spielwerk.puzzles.tasks import Making, Turn, win


def knocked_off(turn: Turn) -> int:
    """How many laddies of opponents went back to their dock."""
    return sum(event["owner"] not in turn.team for event in turn.told("docked"))


def hit(turn: Turn) -> bool:
    return knocked_off(turn) >= 1


def two_hit(turn: Turn) -> bool:
    return knocked_off(turn) >= 2


def castle(turn: Turn) -> bool:
    """Does a laddie get from the track into the castle?"""
    return any(
        event["from"].startswith("T") and event["to"].startswith("C")
        for event in turn.told("moved")
    )


def castle_and_hit(turn: Turn) -> bool:
    return castle(turn) and hit(turn)


MAKING = Making(
    tasks={
        "hit": hit,
        "two_hit": two_hit,
        "castle": castle,
        "castle_and_hit": castle_and_hit,
        "win": win,
    },
    tables=({"seats": 2}, {"seats": 4}),
    best=36,
)
