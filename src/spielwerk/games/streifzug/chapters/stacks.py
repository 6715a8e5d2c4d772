"""§D10, B2, B3, B6: the eight stacks beside the catch fields."""

from spielwerk.games.streifzug import news
from spielwerk.games.streifzug.board import NOWHERE, STACKS, stack_at
from spielwerk.games.streifzug.cards import NO_CARD, colour_of
from spielwerk.games.streifzug.options import ON
from spielwerk.games.streifzug.state import STACK_SIZE, State, add_card, is_full, top


def put_on_stack(s: State, card: int) -> None:
    """The cards lie in eight stacks of six."""
    stack = s.dealt % STACKS
    s.stacks[STACK_SIZE * stack + s.stacked[stack]] = card
    s.stacked[stack] += 1
    s.put[card] += 1
    s.dealt += 1


def catch(s: State, field: int) -> None:
    """§D10, B2, B3, F1: the top card of the stack, unless the party takes none."""
    card = card_caught(s, field)
    if card != NO_CARD:
        stack = stack_at(field)
        news.catches(s, stack)
        take_top(s, stack)
        add_card(s, s.turn, card)
        s.quiet = -1


def card_caught(s: State, field: int) -> int:
    """The card that the turn's party catches on this field, NO_CARD if it catches none."""
    if stack_at(field) == NOWHERE or s.rung[s.turn] == 1:
        return NO_CARD
    card = top(s, stack_at(field))
    if card != NO_CARD and s.ext_cards != ON and is_full(s, s.turn, colour_of(card)):
        return NO_CARD
    return card


def take_top(s: State, stack: int) -> None:
    """The card on top leaves a stack."""
    s.stacked[stack] -= 1
    for place in range(STACK_SIZE * stack, STACK_SIZE * stack + s.stacked[stack]):
        s.stacks[place] = s.stacks[place + 1]
    s.stacks[STACK_SIZE * stack + s.stacked[stack]] = NO_CARD


def turn_stacks(s: State) -> None:
    """§B6: while no top card is of use to anybody, all stacks put theirs to the bottom."""
    if not is_any_useful(s, False) and is_any_useful(s, True):
        while not is_any_useful(s, False):
            for stack in range(STACKS):
                put_top_below(s, stack)
        news.turned(s)


def is_any_useful(s: State, below: bool) -> bool:
    """Is a card on top of a stack (`below`: or anywhere in it) of use to a seat?"""
    for stack in range(STACKS):
        depth = s.stacked[stack] if below else min(1, s.stacked[stack])
        for place in range(depth):
            if is_useful(s, s.stacks[STACK_SIZE * stack + place]):
                return True
    return False


def is_useful(s: State, card: int) -> bool:
    """§B6: does any seat still collect this colour?"""
    for seat in range(s.seats):
        if not is_full(s, seat, colour_of(card)):
            return True
    return False


def put_top_below(s: State, stack: int) -> None:
    """§B6: the top card goes to the bottom."""
    card = top(s, stack)
    if card != NO_CARD:
        take_top(s, stack)
        s.stacks[STACK_SIZE * stack + s.stacked[stack]] = card
        s.stacked[stack] += 1
