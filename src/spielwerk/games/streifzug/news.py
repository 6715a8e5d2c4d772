"""What happens in Streifzug durch, told to those who may know it.

This file says who learns what: read every change of it against the rulebook. Only cards that go
from hand to hand are secret: the two seats know them, the others see that there was one.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from spielwerk.core.news import Told, tells
from spielwerk.games.streifzug.board import (
    BELL,
    GOAL,
    MOST_NEIGHBOURS,
    NOWHERE,
    STACKS,
    is_forward,
    name,
    neighbour,
    stages_after,
    ways_from,
)
from spielwerk.games.streifzug.cards import CODES, NO_CARD
from spielwerk.games.streifzug.chapters.dice import has_stage, is_coming_in, mover
from spielwerk.games.streifzug.chapters.melds import meld_at
from spielwerk.games.streifzug.chapters.score import meld_points
from spielwerk.games.streifzug.moves import ADDING, dice_of, second_of, third_of
from spielwerk.games.streifzug.options import CLOCKWISE, ONE_WAY
from spielwerk.games.streifzug.records import (
    Added,
    Asked,
    CaughtCard,
    Draws,
    Ended,
    Exchanged,
    First,
    Hopped,
    LaidOut,
    Lapsed,
    LetGo,
    Melds,
    Mopser,
    Moved,
    Patron,
    Rang,
    Robbed,
    Rolled,
    Stacked,
    StreifzugEvent,
    Thrown,
    Took,
    Turned,
)
from spielwerk.games.streifzug.state import STACK_SIZE, State, figure_of, stand_together, top

News = Iterator[Told[StreifzugEvent]]


# Chance


@tells
def begins(s: State) -> News:
    yield Told(First(s.turn))


@tells
def stacked(s: State) -> News:
    yield Told(Stacked(tops(s)))


@tells
def rolled(s: State) -> News:
    yield Told(Rolled(s.turn, [s.high, s.low]))


def tops(s: State) -> list[str | None]:
    """The top cards of all stacks."""
    shown = [top(s, stack) for stack in range(STACKS)]
    return [None if card == NO_CARD else CODES[card] for card in shown]


# Figures


@tells
def moved(s: State, action: int) -> News:
    """A figure walks, field by field; told before it has."""
    dice = [die for die in dice_of(action) if die]
    way = name(second_of(action)), name(third_of(action))
    yield Told(Moved(s.turn, dice, *way, paths(s, action)[third_of(action)]))


Paths = Mapping[int, list[str]]
"""Fields where walks end; the fields of one walk to each, by their names."""


def paths(s: State, action: int) -> Paths:
    """Where the figure can walk with the dice of this action, from where it stands."""
    steps, origin, target = sum(dice_of(action)), second_of(action), third_of(action)
    if is_coming_in(s, origin):
        return {target: [name(target)]}
    number, clockwise = walker(s, action), s.direction == CLOCKWISE
    if s.stages == ONE_WAY and has_stage(s, number):
        first = s.began[number], s.high + s.low - steps, origin
        return stages(*first, steps, s.quadrant[s.turn], clockwise)
    barred = s.came if s.at == number else 0
    return walks(origin, barred, steps, s.quadrant[s.turn], clockwise)


def walker(s: State, action: int) -> int:
    """The number (0, 1) of the figure that walks."""
    if stand_together(s):
        return mover(s, action) // 16
    return int(s.figures[figure_of(s.turn, 0)] != second_of(action))


@lru_cache(maxsize=4096)
def walks(origin: int, barred: int, steps: int, quadrant: int, clockwise: bool) -> Paths:
    """§D2: one walk of so many steps to each field where one ends, the first that is found."""
    ends: dict[int, list[str]] = {}
    for (_, field), path in edges(origin, barred, steps, quadrant, clockwise).items():
        ends.setdefault(field, path)
    return ends


@lru_cache(maxsize=4096)
def edges(
    origin: int, barred: int, steps: int, quadrant: int, clockwise: bool
) -> dict[tuple[int, int], list[str]]:
    """One walk of so many steps to each last step, with the fields that it enters.

    `barred`: the neighbours by which the figure came. Of walks with the same last step only the
    first is followed: all of them go on alike.
    """
    if steps == 0:
        return {(NOWHERE, origin): []}
    found: dict[tuple[int, int], list[str]] = {}
    shorter = edges(origin, barred, steps - 1, quadrant, clockwise)
    for (before, field), path in shorter.items():
        for number, near in nexts(before, field, quadrant, clockwise):
            if steps > 1 or barred != 1 << number:
                found.setdefault((field, near), [*path, name(near)])
    return found


@lru_cache(maxsize=1024)
def stages(began: int, die: int, origin: int, steps: int, quadrant: int, clockwise: bool) -> Paths:
    """§D2, one_way: one second stage of so many steps to each field, the first that is found.

    The first stage has led by its `die` from where the figure `began` to `origin`.
    """
    firsts = [*ways_from(began, clockwise)][die - 1]
    here = [way for way in firsts if way[-1] == origin]
    ends: dict[int, list[str]] = {}
    for way in [*stages_after(here, clockwise)][steps - 1]:
        if way[-1] != GOAL or way[-2] // 12 == quadrant:
            ends.setdefault(way[-1], [*map(name, way[1:])])
    return ends


@cache
def nexts(before: int, field: int, quadrant: int, clockwise: bool) -> list[tuple[int, int]]:
    """§D2: by which neighbours a walk can go on that came from `before`, each with its number."""
    if before != NOWHERE and field in (BELL, GOAL):
        return []
    around = [(number, neighbour(field, number, quadrant)) for number in range(MOST_NEIGHBOURS)]
    return [
        (number, near)
        for number, near in around
        if near not in (NOWHERE, before)
        and (near != GOAL or field // 12 == quadrant)
        and (not clockwise or is_forward(field, near))
    ]


@tells
def rings(s: State) -> News:
    """§F1: the first time only."""
    if s.rung[s.turn] == 0:
        yield Told(Rang(s.turn))


@tells
def lapses(s: State) -> News:
    """§D6: nothing of this roll has been played, and nothing can be."""
    if s.left[1] > 0:
        yield Told(Lapsed(s.turn))


@tells
def catches(s: State, stack: int) -> News:
    """§D10: told before the card leaves the stack."""
    place, below = STACK_SIZE * stack, s.stacked[stack] > 1
    shown = CODES[s.stacks[place + 1]] if below else None
    yield Told(CaughtCard(s.turn, stack, CODES[s.stacks[place]], shown))


@tells
def turned(s: State) -> News:
    yield Told(Turned(tops(s)))


@tells
def thrown(s: State, seat: int, target: int) -> News:
    yield Told(Thrown(seat, s.turn, name(s.throw_field), name(target)))


@tells
def asked(s: State) -> News:
    yield Told(Asked(s.victim))


@tells
def let_go(s: State) -> News:
    yield Told(LetGo(s.victim))


@tells
def protected(s: State, card: int, target: int) -> News:
    """§L3."""
    yield Told(Patron(s.victim, CODES[card], s.turn, name(s.throw_field), name(target)))


@tells
def hopped(s: State, seat: int, card: int, origin: int, field: int) -> News:
    yield Told(Hopped(seat, CODES[card], name(origin), name(field)))


# Cards


@tells
def draws(s: State) -> News:
    yield Told(Draws(s.turn, s.victim))


@tells
def handed_on(s: State, giver: int, card: int) -> News:
    """A card from hand to hand: only these two see which."""
    both = (s.turn, giver)
    yield Told(Robbed(s.turn, giver, CODES[card]), only=both)
    yield Told(Robbed(s.turn, giver), but=both)


@tells
def took(s: State, giver: int, card: int) -> News:
    """What lies open changes hands."""
    yield Told(Took(s.turn, giver, CODES[card]))


@tells
def melds_broken(s: State) -> News:
    """§T4, T5: the melds of a victim after it has lost an edge card."""
    seat = s.victim
    kept = [meld_codes(s, meld_at(seat, number)) for number in range(s.meld_counts[seat])]
    yield Told(Melds(seat, kept, s.held[seat]))


def meld_codes(s: State, meld: int) -> list[str]:
    return [CODES[card] for card in s.melds[meld][: s.meld_sizes[meld]]]


@tells
def laid_out(s: State, seat: int) -> News:
    number = s.meld_counts[seat] - 1
    meld = meld_at(seat, number)
    yield Told(LaidOut(seat, number + 1, meld_codes(s, meld), meld_points(s, meld)))


@tells
def grown(s: State, seat: int, what: int, card: int, number: int) -> News:
    """A card has been added to a meld, or exchanged for a joker."""
    meld = meld_at(seat, number)
    kind = Added if what == ADDING else Exchanged
    yield Told(kind(CODES[card], seat, number + 1, meld_codes(s, meld), meld_points(s, meld)))


@tells
def robs(s: State, seat: int, giver: int, card: int) -> News:
    """§L1: with a Mopser."""
    yield Told(Mopser(seat, giver, CODES[card]))


@tells
def ends(s: State, seat: int) -> News:
    yield Told(Ended(seat))
