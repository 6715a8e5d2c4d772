"""What stands in the way of an action that is refused: fields that the board marks."""

from collections.abc import Callable, Iterable

from spielwerk.games.rufus import moves
from spielwerk.games.rufus.board import name
from spielwerk.games.rufus.state import NOWHERE, State, ahead, backward

Finding = Callable[[State, int], Iterable[int]]


def obstacles(s: State, action: int, code: str) -> list[str]:
    """The fields, as the painter names them, that the reason with this code speaks of."""
    found = IN_THE_WAY.get(code)
    return [] if found is None else [name(field) for field in found(s, action)]


def the_fox(s: State, action: int) -> list[int]:
    """Where Rufus stands."""
    return [s.fox]


def beside(s: State, action: int) -> list[int]:
    """§T5: the field where a card lies already."""
    return [moves.second_of(action)]


def next_stone(s: State, action: int) -> list[int]:
    """§T3: the stone ahead of Rufus at which he stops."""
    stones = {field for field in s.stones if field not in (NOWHERE, s.fox)}
    return sorted(stones, key=lambda field: ahead(s, s.fox, field))[:1]


def rearmost_stone(s: State, action: int) -> list[int]:
    """§T5: the last stone of the others, behind which no card may lie."""
    stones = enumerate(s.stones)
    others = {field for stone, field in stones if stone // 2 != s.turn and field != NOWHERE}
    return sorted(others, key=lambda field: ahead(s, field, s.fox))[-1:]


def stretch(s: State, action: int) -> list[int]:
    """§T5: Rufus and the last stone of the others; the cards have to lie between them."""
    return list(dict.fromkeys([s.fox, *rearmost_stone(s, action), *cards_between(s, action)]))


def cards_between(s: State, action: int) -> list[int]:
    """§T5: fields between Rufus and the last stone of the others."""
    last = rearmost_stone(s, action)
    steps = ahead(s, last[0], s.fox) if last else 0
    return [backward(s, s.fox, step) for step in range(1, steps)]


IN_THE_WAY: dict[str, Finding] = {
    "stone_in_fox_way": next_stone,
    "no_room": stretch,
    "card_there": beside,
    "not_behind_fox": the_fox,
    "not_before_rearmost": rearmost_stone,
    "fox_in_way": the_fox,
    "fox_needs_last_point": the_fox,
}
