"""§T5, T7: laying trail cards, and the moves that they lead to."""

from spielwerk.games.rufus import news
from spielwerk.games.rufus.cards import IN_HAND, LAID, PICKED, TRAIL_CARDS, is_forward
from spielwerk.games.rufus.moves import laying
from spielwerk.games.rufus.prizes import take_prize
from spielwerk.games.rufus.state import (
    NO_SEAT,
    NOWHERE,
    OVERTAKEN,
    State,
    ahead,
    backward,
    onward,
)


def rearmost(s: State, stones: list[int], fox: int) -> int:
    """§T5: the distance behind the fox of the rearmost stone that is not the mover's."""
    last = 0
    for stone in range(2 * s.seats):
        if stone // 2 != s.turn and stones[stone] != NOWHERE:
            last = max(last, ahead(s, stones[stone], fox))
    return last


def is_room(s: State, fox: int, last: int) -> bool:
    """§T5: is a field without a card behind the fox and before the rearmost foreign stone?"""
    field = fox
    for _ in range(1, last):
        field = backward(s, field, 1)
        if s.layer[field] == NO_SEAT:
            return True
    return False


def add_layings(s: State, out: list[int], n: int) -> int:
    """§T5: any card of the hand, beside any field where there is room."""
    fields = s.scratch[:]
    count = fill_room(s, fields)
    for card in TRAIL_CARDS:
        if s.cards[s.turn][card] == IN_HAND:
            for i in range(count):
                out[n + i] = laying(card, fields[i])
            n += count
    return n


def fill_room(s: State, fields: list[int]) -> int:
    """§T5: the fields beside which a card may be laid; returns how many there are."""
    count = 0
    field = s.fox
    for _ in range(1, rearmost(s, s.stones[:], s.fox)):
        field = backward(s, field, 1)
        if s.layer[field] == NO_SEAT:
            fields[count] = field
            count += 1
    return count


def lay(s: State, card: int, field: int) -> None:
    """§T5: one point; the card lies face down."""
    s.layer[field] = s.turn
    s.card[field] = card
    s.cards[s.turn][card] = LAID
    s.held[s.turn] -= 1
    s.card_laid = 1
    s.points -= 1
    news.laid(s, card, field)


def follow(s: State, stone: int) -> None:
    """§T6b, T7: the card beside the stone's field is carried out and set aside."""
    field = s.stones[stone]
    card = s.card[field]
    target = trail_end(s, field, card)
    news.followed(s, field, card, target)
    s.cards[s.layer[field]][card] = PICKED
    s.layer[field] = NO_SEAT
    s.card[field] = 0
    if overtakes(s, field, card):
        take_prize(s, s.turn, OVERTAKEN)
    s.stones[stone] = target


def overtakes(s: State, field: int, card: int) -> bool:
    """§T7: does this trail move lead forward onto or past the fox?"""
    return is_forward(card) and ahead(s, field, s.fox) <= card


def trail_end(s: State, field: int, card: int) -> int:
    """§T6b: an even card leads forward, an odd one back."""
    return onward(s, field, card) if is_forward(card) else backward(s, field, card)
