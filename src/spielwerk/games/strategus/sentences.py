"""Strategus in sentences: what happens, and what can be done."""

from collections.abc import Iterator
from functools import cache

from spielwerk.core.lines import Line, Setting, Variable, Whose, You, line, owner, who, yes
from spielwerk.games.strategus import records as r
from spielwerk.games.strategus.state import other

CUNNING = {("M", "1"): "mouse", ("8", "T"): "cleared"}
"""Attackers that win although their number is higher."""


def tell(event: r.StrategusEvent, _: Setting) -> Iterator[Line]:
    """One event is one sentence; who places cards sees them, and nothing is said of them."""
    tag = f"strategus-event-{event.__struct_config__.tag}"
    match event:
        case r.Placed():
            pass
        case r.Moved():
            yield line(tag, **who(event.seat), **way(event.origin, event.target))
        case r.Fought():
            faces = both(event.seat, event.attacker, event.defender)
            yield line(tag, **who(event.seat), **faces, to=event.target, fight=fight(event))
        case r.Over():
            yield line(tag, reason=event.reason, **ending(event.returns))
        case _:
            yield line(tag, **who(event.seat))


def both(seat: int, attacker: str, defender: str) -> dict[str, Variable]:
    """The two that fight: the reader's own is called so."""
    return {
        "attacker": line(f"strategus-piece-{attacker}.attacker", you=You([seat])),
        "defender": line(f"strategus-piece-{defender}.defender", whose=Whose(other(seat), seat)),
    }


def fight(event: r.Fought) -> str:
    """How a fight is to be told."""
    if event.defender == "A":
        return "apple"
    if event.won is None:
        return "both"
    if event.won != event.seat:
        return "trap" if event.defender == "T" else "loss"
    return CUNNING.get((event.attacker, event.defender), "win")


def ending(returns: list[int]) -> dict[str, Variable]:
    """Who has won against whom; nobody in a draw."""
    if returns[0] == returns[1]:
        return {}
    winner = returns.index(max(returns))
    return who(winner) | owner(other(winner), winner)


def wording(choice: r.StrategusChoice, _: Setting) -> Line:
    """What an action does; of a set-up it is not told what stands where."""
    if isinstance(choice, r.Lay):
        return line("strategus-action-setup")
    return line(
        "strategus-action-of",
        piece=piece_named(choice.piece),
        fight=yes(isinstance(choice, r.Attack)),
        **way(choice.origin, choice.target),
    )


def way(origin: str, target: str) -> dict[str, Variable]:
    return {"from": origin, "to": target}


@cache
def piece_named(code: str) -> Line:
    return line(f"strategus-piece-{code}")
