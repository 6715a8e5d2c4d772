"""§L: letter cards that are played in the card phase: Mopser and Hopser."""

from spielwerk.games.streifzug.board import BELL, GOAL, STACKS, catch_field
from spielwerk.games.streifzug.cards import CARDS, HOPSER, MOPSER
from spielwerk.games.streifzug.moves import HOPPING, ROBBING_HAND, ROBBING_USED, encode
from spielwerk.games.streifzug.options import FROM_GOAL, ON
from spielwerk.games.streifzug.state import (
    FIGURES_EACH,
    State,
    figure_of,
    held_letter,
    in_goal,
    is_partner,
    is_taken,
    use_letter,
)


def add_mopsers(s: State, seat: int, out: list[int], n: int) -> int:
    """§L1: from an opponent a hand card, blind, or a used letter."""
    if held_letter(s, seat, MOPSER) == 0:
        return n
    for other in range(s.seats):
        if may_rob(s, seat, other):
            if s.held[other] > 0:
                out[n] = encode(ROBBING_HAND, 0, other, 0)
                n += 1
            for card in CARDS:
                if s.used[other][card] > 0:
                    out[n] = encode(ROBBING_USED, card, other, 0)
                    n += 1
    return n


def may_rob(s: State, seat: int, other: int) -> bool:
    """§L1, M1: an opponent, not the partner."""
    return seat != other and (s.mopser_partner == ON or not is_partner(s, seat, other))


def add_hopsers(s: State, seat: int, out: list[int], n: int) -> int:
    """§L2: an own figure, wherever it stands, onto any free catch field."""
    if held_letter(s, seat, HOPSER) == 0:
        return n
    for number in range(FIGURES_EACH):
        origin = s.figures[figure_of(seat, number)]
        alike = number == 1 and origin == s.figures[figure_of(seat, 0)]
        if may_hop(s, seat, origin) and not alike:
            for stack in range(STACKS):
                if not is_taken(s, catch_field(stack)):
                    out[n] = encode(HOPPING, 0, origin, catch_field(stack))
                    n += 1
    return n


def may_hop(s: State, seat: int, origin: int) -> bool:
    """§L2, F3: what has ended the match stays: both figures in Z, or one on the bell."""
    if origin == GOAL:
        return s.hopser_from_goal == FROM_GOAL and not in_goal(s, seat)
    return origin != BELL or s.ext_finish == ON


def use_mopser(s: State, seat: int) -> None:
    use_letter(s, held_letter(s, seat, MOPSER), seat)


def use_hopser(s: State, seat: int) -> None:
    use_letter(s, held_letter(s, seat, HOPSER), seat)
