"""Play against itself by a net that looks one action ahead; `core.compiled.bound` binds it.

As in TD-Gammon (Tesauro 1995) everybody takes the action after which the position is worth most to
it; here with a little chance among nearly equal ones, so that all is seen sometimes.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from spielwerk.bots.knowledge import Guide
from spielwerk.bots.learning.net import Net, forward
from spielwerk.core.machine import UNBOUND, Floats, Ints, Lot, Playable, Record, Records
from spielwerk.core.playouts import pick
from spielwerk.core.seats import CHANCE, NOBODY

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

rules: Playable[Record] = UNBOUND
"""The game's rules or their twin; `bound` sets it."""
guide: Guide[Record] = UNBOUND
"""What the bot knows of the game; `bound` sets it."""


class Room(NamedTuple):
    """Room to play in, and what is written down of a match."""

    state: Records  # one record
    determinized: (
        Records  # one record: the same, but for what the seat that looks ahead cannot see
    )
    after: Records  # one record: right after an action
    actions: Ints  # int32
    weights: Ints  # int32
    worth: Floats  # float64: of the legal actions
    x: Floats  # float32: features
    hidden: Floats  # float32: units
    features: NDArray[numpy.float32]  # float32[samples, features]: positions met
    seats: Ints  # int32[samples]: with whose eyes
    values: Floats  # float32[samples]: what they were thought to be worth
    returns: Floats  # float64[seats]: 1 won, 0 lost


def play(room: Room, net: Net, temperature: float, rng: Lot) -> int:
    """One match from `room.state[0]` on, all seats playing by this net.

    Returns how many positions were written down. `temperature`: how much less (as a chance to win)
    an action may be worth and still be chosen about a third as often.
    """
    s = room.state[0]
    seats, written = len(room.returns), 0
    seat = rules.to_act(s)
    while seat != NOBODY:
        if seat == CHANCE:
            count = rules.fill_outcomes(s, room.actions, room.weights)
            rules.apply(s, CHANCE, room.actions[pick(room.weights, count, rng)])
        else:
            rules.apply(s, seat, chosen(room, s, seat, net, temperature, rng))
            written = note(room, s, seat, net, written)
            other = (seat + 1 + int(rng.random() * (seats - 1))) % seats
            written = note(room, s, other, net, written)
        seat = rules.to_act(s)
    for seat in range(seats):
        room.returns[seat] = (rules.returns(s, seat) + 1) / 2
    return written


def record(room: Room, net: Net, chance: Lot, rng: Lot, who: Ints, what: Ints) -> int:
    """One match from `room.state[0]` on, all seats taking what this net thinks best, written down.

    Returns how many steps were made: `who[i]` did `what[i]`. If that is all there is room for, the
    match may have gone on. Where a seat announces something that chance then carries out, as an
    attack in the rules by which Strategus is searched, it is one step.
    """
    s, written = room.state[0], 0
    seat = rules.to_act(s)
    while seat != NOBODY and written < len(who):
        if seat == CHANCE:
            count = rules.fill_outcomes(s, room.actions, room.weights)
            action = int(room.actions[pick(room.weights, count, chance)])
        else:
            action = chosen(room, s, seat, net, 0.0, rng)
        rules.apply(s, seat, action)
        last = written - 1
        if seat != CHANCE or last < 0 or who[last] == CHANCE or what[last] != action:
            who[written], what[written] = seat, action
            written += 1
        seat = rules.to_act(s)
    return written


def chosen(room: Room, s: Record, seat: int, net: Net, temperature: float, rng: Lot) -> int:
    """The action that a seat takes."""
    count = rules.fill_actions(s, seat, room.actions)
    if count == 1:
        return int(room.actions[0])
    room.determinized[0] = s
    guide.determinize(room.determinized[0], seat, rng)
    highest = -math.inf
    for i in range(count):
        room.after[0] = room.determinized[0]
        rules.apply(room.after[0], seat, room.actions[i])
        room.worth[i] = worth(room, room.after[0], seat, net)
        highest = max(highest, room.worth[i])
    return int(room.actions[softmax_choice(room.worth, count, highest, temperature, rng)])


def softmax_choice(worth: Floats, count: int, highest: float, temperature: float, rng: Lot) -> int:
    """The best action, or with `temperature` one that is worth nearly as much."""
    total = 0.0
    for i in range(count):
        if temperature > 0:
            worth[i] = math.exp((worth[i] - highest) / temperature)
        else:
            worth[i] = float(int(worth[i] == highest))
        total += worth[i]
    ticket = rng.random() * total
    for i in range(count):
        ticket -= worth[i]
        if ticket < 0:
            return i
    return count - 1


def worth(room: Room, s: Record, seat: int, net: Net) -> float:
    """What a position is worth to a seat: the result if the match is over, else as learned."""
    if rules.to_act(s) == NOBODY:
        return float((rules.returns(s, seat) + 1) / 2)
    guide.fill_features(s, seat, room.x)
    return float(forward(net, room.x, len(room.x), room.hidden))


def note(room: Room, s: Record, seat: int, net: Net, written: int) -> int:
    """Write down how a seat sees a position, if there is room; returns how many there are now."""
    if written == len(room.seats) or rules.to_act(s) == NOBODY:
        return written
    room.values[written] = worth(room, s, seat, net)
    for i in range(len(room.x)):
        room.features[written, i] = room.x[i]
    room.seats[written] = seat
    return written + 1
