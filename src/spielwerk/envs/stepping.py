"""Many tables at once, from one action to the next; `core.compiled.bound` binds it to a game.

Chance draws from a generator for each table, SplitMix64 (Steele, Lea and Flood, Fast splittable
pseudorandom number generators, 2014): a table's match depends on nothing but its own generator and
the actions. It is written for machine code, where numbers have 64 bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from spielwerk.core.contract import Tensor
from spielwerk.core.machine import UNBOUND, Ints, Playable, Record, Records
from spielwerk.core.seats import CHANCE, NOBODY

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Array = NDArray[numpy.int32]

rules: Playable[Record] = UNBOUND
"""The game's rules as machine code; `bound` sets it."""
tensor: Tensor[Record] = UNBOUND
"""How an observation is written as numbers; `bound` sets it."""

FREE = -1
"""An empty place of the hash table, and the answer where nothing is found."""
BEGIN, GIVEN, AT_RANDOM = range(3)
"""What is done at a table: a new match, the action that is given, any legal one."""
NOW, BEFORE = 0, 1
"""The match under way, and the one that was over when it began."""
LENGTH, LOT, ORIGIN = range(3)
"""Of a match: how many actions, where chance stood when it began, and the number of its
`vector.Origin` (0: as every match)."""


class Room(NamedTuple):
    """All tables. Rows of arrays are tables; where `past` has no columns, nothing is kept."""

    start: Records  # one record: before anything has happened
    states: Records  # records
    lots: NDArray[numpy.int64]  # int64: generators of chance
    whims: NDArray[numpy.int64]  # int64: generators of players at random
    catalogue: Array  # int32: every action; its index is its number
    hashed: Array  # int32[places, 2]: a hash table by open addressing: actions, their numbers
    observations: Array  # int32[tables, numbers]: what the seat to act may know
    legal: Array  # int32[tables, most]: the numbers of the legal actions
    counts: Array  # int32: how many they are
    rewards: NDArray[numpy.float32]  # float32[tables, seats]
    ended: NDArray[numpy.uint8]  # uint8: 1 where the latest step ended a match
    seats: Array  # int32: who is to act
    past: Array  # int32[tables, 2, most]: all actions of the match, and of the one before it
    facts: NDArray[numpy.int64]  # int64[tables, 2, 3]: LENGTH, LOT, ORIGIN of both


def run(
    room: Room, how: int, chosen: Array, steps: int, first: int, last: int, spare: Array
) -> int:
    """So many steps at the tables from `first` to before `last`; returns how many matches ended.

    `chosen` has the numbers of legal actions for GIVEN; `spare` has two rows for outcomes.
    """
    over, outcomes, weights = 0, spare[0], spare[1]
    for _ in range(steps):
        for table in range(first, last):
            s = room.states[table]
            if how == BEGIN:
                begin(room, table)
            else:
                picked = chosen[table] if how == GIVEN else at_random(room, table)
                keep(room, table, picked)
                rules.apply(s, room.seats[table], room.catalogue[picked])
            seat = let_chance_play(s, room.lots, table, outcomes, weights)
            if how == BEGIN or room.ended[table] == 1:
                clear(room.rewards, table)
            room.ended[table] = int(seat == NOBODY)
            if seat == NOBODY:
                over += 1
                reward(s, room.rewards, table)
                put_away(room, table)
                begin(room, table)
                seat = let_chance_play(s, room.lots, table, outcomes, weights)
            show(room, table, s, seat)
    return over


def begin(room: Room, table: int) -> None:
    """A new match, of which nothing has happened yet."""
    room.states[table] = room.start[0]
    room.facts[table, NOW, LENGTH], room.facts[table, NOW, ORIGIN] = 0, 0
    room.facts[table, NOW, LOT] = room.lots[table]


def at_random(room: Room, table: int) -> int:
    """Any of the legal actions, all equally likely."""
    room.whims[table] += GAMMA
    number: int = room.legal[table, below(room.whims[table], room.counts[table])]
    return number


def show(room: Room, table: int, s: Record, seat: int) -> None:
    """Write what is legal and what is seen."""
    count = rules.fill_actions(s, seat, room.legal[table])
    room.counts[table], room.seats[table] = count, seat
    to_numbers(room.legal, room.hashed, table, count)
    tensor.fill(s, seat, room.observations[table])


def keep(room: Room, table: int, number: int) -> None:
    """Write down what is done."""
    if room.past.shape[2] > 0:
        room.past[table, NOW, room.facts[table, NOW, LENGTH]] = number
        room.facts[table, NOW, LENGTH] += 1


def put_away(room: Room, table: int) -> None:
    """The match is over; what was done in it is kept until the next one is."""
    if room.past.shape[2] > 0:
        for step in range(room.facts[table, NOW, LENGTH]):
            room.past[table, BEFORE, step] = room.past[table, NOW, step]
        for fact in range(3):
            room.facts[table, BEFORE, fact] = room.facts[table, NOW, fact]


def look(room: Room, table: int) -> None:
    """Write what is legal and seen of a state that was put there."""
    s = room.states[table]
    show(room, table, s, rules.to_act(s))


def gather(room: Room, indices: Array, offsets: Array) -> None:
    """The legal actions of all tables in one row, and where those of each begin."""
    at = 0
    for table in range(len(room.counts)):
        offsets[table] = at
        for i in range(room.counts[table]):
            indices[at + i] = room.legal[table, i]
        at += room.counts[table]
    offsets[len(room.counts)] = at


def mark(masks: NDArray[numpy.uint8], indices: Array, offsets: Array, value: int) -> None:
    """Set these actions of each table to this value."""
    for table in range(len(masks)):
        for i in range(offsets[table], offsets[table + 1]):
            masks[table, indices[i]] = value


def first_illegal(room: Room, chosen: Array) -> int:
    """The first table whose chosen number is no legal action, FREE if there is none."""
    for table in range(len(chosen)):
        i, count = 0, room.counts[table]
        while i < count and room.legal[table, i] != chosen[table]:
            i += 1
        if i == count:
            return table
    return FREE


def clear(rewards: NDArray[numpy.float32], table: int) -> None:
    """Write 0 as the reward of every seat of one table."""
    for seat in range(rewards.shape[1]):
        rewards[table, seat] = 0


def reward(s: Record, rewards: NDArray[numpy.float32], table: int) -> None:
    """What each seat gains: its result less the mean of all."""
    seats, total = rewards.shape[1], 0.0
    for seat in range(seats):
        total += rules.returns(s, seat)
    for seat in range(seats):
        rewards[table, seat] = rules.returns(s, seat) - total / seats


def let_chance_play(
    s: Record, lots: NDArray[numpy.int64], table: int, outcomes: Ints, weights: Ints
) -> int:
    """Chance acts until a seat is to act or the match is over; the seat, or NOBODY."""
    seat = rules.to_act(s)
    while seat == CHANCE:
        count, total = rules.fill_outcomes(s, outcomes, weights), 0
        for i in range(count):
            total += weights[i]
        lots[table] += GAMMA
        ticket, i = below(lots[table], total), 0
        while ticket >= weights[i]:
            ticket -= weights[i]
            i += 1
        rules.apply(s, CHANCE, outcomes[i])
        seat = rules.to_act(s)
    return seat


# Actions and their numbers


def place_of(action: int, places: int) -> int:
    """Where an action is looked for first."""
    return (action * 2_654_435_769 >> 7) & (places - 1)


def fill_numbers(room: Room) -> None:
    """Put the catalogue into the hash table."""
    places = len(room.hashed)
    for number in range(len(room.catalogue)):
        place = place_of(room.catalogue[number], places)
        while room.hashed[place, 0] != FREE:
            place = (place + 1) & (places - 1)
        room.hashed[place, 0], room.hashed[place, 1] = room.catalogue[number], number


def to_numbers(legal: Array, hashed: Array, table: int, count: int) -> None:
    """Turn the legal actions into their numbers."""
    places = len(hashed)
    for i in range(count):
        action = legal[table, i]
        place = place_of(action, places)
        while hashed[place, 0] != action:
            place = (place + 1) & (places - 1)
        legal[table, i] = hashed[place, 1]


# Lots

GAMMA = -7046029254386353131
"""What is added to a generator before each draw."""


def below(lot: int, n: int) -> int:
    """One of 0 … n-1, from where a generator stands; even but for one part in 2**32 / n.

    Numbers are signed here, so that what a right shift brings in has to be cut off.
    """
    z = (lot ^ (lot >> 30 & 0x3_FFFF_FFFF)) * -4658895280553007687
    z = (z ^ (z >> 27 & 0x1F_FFFF_FFFF)) * -7723592293110705685
    z = (z ^ (z >> 31 & 0x1_FFFF_FFFF)) >> 32 & 0xFFFF_FFFF
    return z * n >> 32
