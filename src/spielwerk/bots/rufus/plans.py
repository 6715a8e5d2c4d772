"""Plans for a whole turn of Rufus: the fox, then a card, then a stone, as far as one wants."""

from collections.abc import Iterable, Iterator

from spielwerk.bots.rufus.worth import stones_of, value
from spielwerk.core.news import copied
from spielwerk.games.rufus import rules
from spielwerk.games.rufus.cards import is_forward
from spielwerk.games.rufus.moves import (
    FOX,
    LAYING,
    MAX_ACTIONS,
    STONE,
    first_of,
    second_of,
    what_of,
)
from spielwerk.games.rufus.state import PLAY, POINTS, State, ahead, is_out


class Plans:
    """Looks for the best way to use up the points of a seat's turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def worth(self, s: State, action: int) -> float:
        """What the best plan that begins with this action leads to."""
        after = copied(s)
        rules.take(after, self.seat, action)
        if after.phase != PLAY or after.turn != self.seat or after.points == POINTS:
            return value(after, self.seat)
        legal = legal_in(after, self.seat)
        return max(self.worth(after, follower) for follower in sensible(after, legal, action))


def legal_in(s: State, seat: int) -> list[int]:
    buffer = [0] * MAX_ACTIONS
    return buffer[: rules.fill_actions(s, seat, buffer)]


def sensible(s: State, legal: Iterable[int], last: int = 0) -> list[int]:
    """What is worth trying: all of fox and stones, few of many cards, the fox before the card."""
    actions = sorted(legal)
    stones = [action for action in actions if what_of(action) == STONE]
    if what_of(last) == LAYING and stones:
        return stones
    foxes = [action for action in actions if what_of(action) == FOX]
    layings = [action for action in actions if what_of(action) == LAYING]
    return [*foxes, *few(s, layings), *stones]


def few(s: State, layings: list[int]) -> Iterator[int]:
    """The card one would like to lose most, beside the fields where it may matter."""
    cards = {first_of(action) for action in layings}
    fields = {second_of(action) for action in layings}
    wanted = set(telling_fields(s, fields))
    spare = set(spare_cards(cards))
    return (a for a in layings if first_of(a) in spare and second_of(a) in wanted)


def spare_cards(cards: set[int]) -> list[int]:
    """The highest and the lowest of the even ones; else the lowest odd one."""
    even = [card for card in cards if is_forward(card)]
    return [max(even), min(even)] if even else sorted(cards)[:1]


def telling_fields(s: State, fields: set[int]) -> Iterator[int]:
    """The field right behind the fox, the one farthest away, and those right before a stone."""
    if not fields:
        return
    behind = sorted(fields, key=lambda field: ahead(s, field, s.fox))
    yield from (behind[0], behind[-1])
    for stone in next_stones(s):
        before = [field for field in behind if ahead(s, field, s.fox) < ahead(s, stone, s.fox)]
        yield from before[-1:]


def next_stones(s: State) -> list[int]:
    """The fields of the stones of the seat whose turn is next."""
    for step in range(1, s.seats):
        seat = (s.turn + step) % s.seats
        if not is_out(s, seat):
            return stones_of(s, seat)
    return []
