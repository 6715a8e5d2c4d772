"""What puzzles of Rufus ask for."""

from spielwerk.bots.rufus.turns import prizes
from spielwerk.core.documents import Document
from spielwerk.puzzles.tasks import Making, win
from spielwerk.turns import Turn


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


def fox(turn: Turn) -> bool:
    """Is Rufus all that has been moved?"""
    return bool(turn.told("fox_moved")) and not turn.told("stone_moved", "laid")


def stone(turn: Turn) -> bool:
    return bool(turn.told("stone_moved"))


def blind(turn: Turn) -> bool:
    """Has the seat's stone met a card of another, who alone knew for sure which it is?"""
    return bool(turn.told("met"))


def tool(choice: Document) -> str:
    """What is moved: Rufus, a stone, or a card."""
    return f"{choice['kind']} {choice.get('from', '')}"


MAKING = Making(
    tasks={
        "prize": prize,
        "catch": catch,
        "lead": lead,
        "two_prizes": two_prizes,
        "win": win,
    },
    tables=({"seats": 2}, {"seats": 3}),
    misses={
        "catch": {"fox": fox, "stone": stone},
        "lead": {"fox": fox},
        "prize": {"fox": fox, "stone": stone},
    },
    ends={"prize": {"known": blind}},
    tool=tool,
    blind=blind,
)
