"""What puzzles of Rufus ask for."""

from spielwerk.puzzles.tasks import Making, Turn, win


def prizes(turn: Turn) -> int:
    """How many prize cards the seat wins."""
    return sum(event["seat"] == turn.seat for event in turn.told("won"))


def catch(turn: Turn) -> bool:
    """Does a stone of the seat get Rufus?"""
    return any(event["by"] == "stone" for event in turn.told("caught"))


def lead(turn: Turn) -> bool:
    """Does the seat lead Rufus to another's stone?"""
    caught = (event["stones"] for event in turn.told("caught") if event["by"] == "fox")
    return any(stone["seat"] != turn.seat for stones in caught for stone in stones)


def prize(turn: Turn) -> bool:
    return prizes(turn) >= 1


def two_prizes(turn: Turn) -> bool:
    return prizes(turn) >= 2


MAKING = Making(
    tasks={
        "catch": catch,
        "lead": lead,
        "prize": prize,
        "two_prizes": two_prizes,
        "win": win,
    },
    tables=({"seats": 2}, {"seats": 3}),
)
