"""Position documents of Streifzug durch: a state in writing (README.md, *Position document*)."""

from collections.abc import Mapping
from typing import Any

from spielwerk.core.chance import Source
from spielwerk.games.streifzug import rules
from spielwerk.games.streifzug.board import (
    GOAL,
    MOST_NEIGHBOURS,
    STACKS,
    START,
    name,
    neighbour,
)
from spielwerk.games.streifzug.cards import CODES, codes_of
from spielwerk.games.streifzug.melds import meld_at
from spielwerk.games.streifzug.options import AGAIN, ON
from spielwerk.games.streifzug.record import put_all
from spielwerk.games.streifzug.state import (
    BY_BELL,
    BY_GOAL,
    BY_GUARD,
    BY_STALL,
    CARD_PHASE,
    DICE,
    FIGURES_EACH,
    GIVE,
    NO_SEAT,
    NOWHERE,
    OVER,
    PATRON_ASKED,
    ROB,
    STACK_SIZE,
    State,
    figure_of,
    next_seat,
)

PHASE_NAMES = {
    DICE: "dice",
    PATRON_ASKED: "patron",
    ROB: "rob",
    GIVE: "give",
    CARD_PHASE: "cards",
    OVER: "over",
}
REASONS = {BY_BELL: "bell", BY_GOAL: "goal", BY_STALL: "stall", BY_GUARD: "guard"}


def write(s: State) -> dict[str, Any]:
    """A state in canonical writing."""
    document = public(s)
    document["stacks"] = [stack_of(s, stack) for stack in range(STACKS)]
    document |= open_cards(s)
    if s.ext_cards == ON:
        document["hands"] = [codes_of(s.hands[seat]) for seat in range(s.seats)]
    return document | ending(s)


def read(document: Mapping[str, Any], s: State, source: Source) -> None:
    """Make `s`, a new state with options and seats set, the one that the document describes."""
    put_all(document, s, source)


def public(s: State) -> dict[str, Any]:
    """What comes first in position documents and observations: turn, dice, figures."""
    document: dict[str, Any] = {
        "to_move": None if s.phase == OVER else s.turn,
        "phase": phase_name(s),
    }
    if s.high and s.phase != OVER and (s.phase != CARD_PHASE or s.doubles == AGAIN):
        document["dice"] = [s.high, s.low]
    document["figures"] = [figures_of(s, seat) for seat in range(s.seats)]
    return document


def phase_name(s: State) -> str:
    """The phase; while chance is to act, the one that is under way."""
    if s.phase in PHASE_NAMES:
        return PHASE_NAMES[s.phase]
    return "rob" if s.throw_field != NOWHERE else "cards" if s.source != NO_SEAT else "dice"


def figures_of(s: State, seat: int) -> list[str]:
    """A party's figures: S, outer ring, middle ring, inner circle, bell, Z, each by number."""
    fields = [s.figures[figure_of(seat, number)] for number in range(FIGURES_EACH)]
    return [name(field) for field in sorted(fields, key=lambda field: (field != START, field))]


def stack_of(s: State, stack: int) -> list[str]:
    """A stack's cards, the top first."""
    first = STACK_SIZE * stack
    return [CODES[card] for card in s.stacks[first : first + s.stacked[stack]]]


def open_cards(s: State) -> dict[str, Any]:
    """What lies open before the parties: in the basic mode all cards."""
    if s.ext_cards != ON:
        return {"cards": [codes_of(s.hands[seat]) for seat in range(s.seats)]}
    return {
        "used": [codes_of(s.used[seat]) for seat in range(s.seats)],
        "melds": [melds_of(s, seat) for seat in range(s.seats)],
        "rung": [seat for seat in range(s.seats) if s.rung[seat]],
    }


def melds_of(s: State, seat: int) -> list[list[str]]:
    return [meld_codes(s, meld_at(seat, number)) for number in range(s.meld_counts[seat])]


def meld_codes(s: State, meld: int) -> list[str]:
    return [CODES[card] for card in s.melds[meld][: s.meld_sizes[meld]]]


def ending(s: State) -> dict[str, Any]:
    """What comes last: a turn and a throw under way, the counters, the result."""
    last: dict[str, Any] = {}
    if s.at != NOWHERE and s.phase in (DICE, PATRON_ASKED, ROB, GIVE):
        last["turn"] = turn_of(s)
    if s.throw_field != NOWHERE and s.phase in (PATRON_ASKED, ROB, GIVE):
        last["throw"] = throw_of(s)
    if s.ext_cards == ON:
        last["quiet"] = s.quiet
    last["plies"] = s.plies
    if s.phase == OVER:
        last["reason"] = REASONS[s.ended]
        last["returns"] = [rules.returns(s, seat) for seat in range(s.seats)]
    return last


def turn_of(s: State) -> dict[str, Any]:
    """§D1, D2: what has become of the dice that were played."""
    return {
        "left": [die for die in s.left if die],
        "from": name(s.began[s.at]),
        "at": name(s.figures[figure_of(s.turn, s.at)]),
        "came": came_from(s),
    }


def came_from(s: State) -> list[str]:
    """The fields from which the last step may have come."""
    field, quadrant = s.figures[figure_of(s.turn, s.at)], s.quadrant[s.turn]
    if field == START:
        return []
    near = [neighbour(field, n, quadrant) for n in range(MOST_NEIGHBOURS) if s.came >> n & 1]
    return [name(field) for field in sorted(near) if field not in (NOWHERE, GOAL)]


def throw_of(s: State) -> dict[str, Any]:
    """§T6: who still waits to be sent back, clockwise from the thrower, and what is owed."""
    order = [s.turn]
    while len(order) < s.seats:
        order.append(next_seat(s, order[-1]))
    owing = [s.victim, s.owed] if s.owed else None
    victims = [seat for seat in order if s.victims[seat]]
    return {"field": name(s.throw_field), "victims": victims, "owing": owing}
