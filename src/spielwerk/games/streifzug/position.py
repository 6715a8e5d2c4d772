"""Position documents of Streifzug durch: a state in writing (README.md, *Position document*)."""

from spielwerk.core.chance import Source
from spielwerk.core.documents import Document, Written
from spielwerk.core.records import document
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
from spielwerk.games.streifzug.chapters.layouts import FLUSH, RUN, SET
from spielwerk.games.streifzug.chapters.melds import meld_at
from spielwerk.games.streifzug.options import AGAIN, ON
from spielwerk.games.streifzug.record import put_all
from spielwerk.games.streifzug.records import (
    Ending,
    MeldKind,
    Phase,
    StreifzugPosition,
    Throw,
    Turn,
)
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

PHASE_NAMES: dict[int, Phase] = {
    DICE: "dice",
    PATRON_ASKED: "patron",
    ROB: "rob",
    GIVE: "give",
    CARD_PHASE: "cards",
    OVER: "over",
}
REASONS: dict[int, Ending] = {
    BY_BELL: "bell",
    BY_GOAL: "goal",
    BY_STALL: "stall",
    BY_GUARD: "guard",
}

KIND_NAMES: dict[int, MeldKind] = {RUN: "run", SET: "set", FLUSH: "flush"}


def read(document: Document, s: State, source: Source) -> None:
    """Make `s`, a new state with options and seats set, the one that the document describes."""
    put_all(document, s, source)


def write(s: State) -> Written:
    """A state in canonical writing."""
    with_cards, over = s.ext_cards == ON, s.phase == OVER
    return document(
        StreifzugPosition(
            to_move=to_move(s),
            phase=phase_name(s),
            dice=dice_of(s),
            figures=all_figures(s),
            stacks=[stack_of(s, stack) for stack in range(STACKS)],
            cards=None if with_cards else hands_of(s),
            used=used_of(s) if with_cards else None,
            melds=all_melds(s) if with_cards else None,
            rung=rung_of(s) if with_cards else None,
            hands=hands_of(s) if with_cards else None,
            turn=turn_of(s),
            throw=throw_of(s),
            quiet=s.quiet if with_cards else None,
            plies=s.plies,
            reason=REASONS[s.ended] if over else None,
            returns=returns_of(s) if over else None,
        )
    )


def to_move(s: State) -> int | None:
    """The seat whose turn it is; at the end nobody."""
    return None if s.phase == OVER else s.turn


def phase_name(s: State) -> Phase:
    """The phase; while chance is to act, the one that is under way."""
    if s.phase in PHASE_NAMES:
        return PHASE_NAMES[s.phase]
    return "rob" if s.throw_field != NOWHERE else "cards" if s.source != NO_SEAT else "dice"


def dice_of(s: State) -> list[int] | None:
    """The roll, while it matters."""
    matters = s.phase != OVER and (s.phase != CARD_PHASE or s.doubles == AGAIN)
    return [s.high, s.low] if s.high and matters else None


def all_figures(s: State) -> list[list[str]]:
    return [figures_of(s, seat) for seat in range(s.seats)]


def figures_of(s: State, seat: int) -> list[str]:
    """A party's figures: S, outer ring, middle ring, inner circle, bell, Z, each by number."""
    fields = [s.figures[figure_of(seat, number)] for number in range(FIGURES_EACH)]
    return [name(field) for field in sorted(fields, key=lambda field: (field != START, field))]


# Cards


def stack_of(s: State, stack: int) -> list[str]:
    """A stack's cards, the top first."""
    first = STACK_SIZE * stack
    return [CODES[card] for card in s.stacks[first : first + s.stacked[stack]]]


def hands_of(s: State) -> list[str]:
    """Everybody's cards; in the basic mode they lie open."""
    return [codes_of(s.hands[seat]) for seat in range(s.seats)]


def used_of(s: State) -> list[str]:
    """§C5: the letters that have acted."""
    return [codes_of(s.used[seat]) for seat in range(s.seats)]


def all_melds(s: State) -> list[list[list[str]]]:
    return [melds_of(s, seat) for seat in range(s.seats)]


def melds_of(s: State, seat: int) -> list[list[str]]:
    return [meld_codes(s, meld_at(seat, number)) for number in range(s.meld_counts[seat])]


def meld_codes(s: State, meld: int) -> list[str]:
    return [CODES[card] for card in s.melds[meld][: s.meld_sizes[meld]]]


def rung_of(s: State) -> list[int]:
    """§F1: who has rung the bell."""
    return [seat for seat in range(s.seats) if s.rung[seat]]


def returns_of(s: State) -> list[int]:
    return [rules.returns(s, seat) for seat in range(s.seats)]


# A turn and a throw under way


def turn_of(s: State) -> Turn | None:
    """§D1, D2: what has become of the dice that were played."""
    if s.at == NOWHERE or s.phase not in (DICE, PATRON_ASKED, ROB, GIVE):
        return None
    return Turn(
        left=[die for die in s.left if die],
        origin=name(s.began[s.at]),
        at=name(s.figures[figure_of(s.turn, s.at)]),
        came=came_from(s),
    )


def came_from(s: State) -> list[str]:
    """The fields from which the last step may have come."""
    field, quadrant = s.figures[figure_of(s.turn, s.at)], s.quadrant[s.turn]
    if field == START:
        return []
    near = [neighbour(field, n, quadrant) for n in range(MOST_NEIGHBOURS) if s.came >> n & 1]
    return [name(field) for field in sorted(near) if field not in (NOWHERE, GOAL)]


def throw_of(s: State) -> Throw | None:
    """§T6: who still waits to be sent back, clockwise from the thrower, and what is owed."""
    if s.throw_field == NOWHERE or s.phase not in (PATRON_ASKED, ROB, GIVE):
        return None
    order = [s.turn]
    while len(order) < s.seats:
        order.append(next_seat(s, order[-1]))
    return Throw(
        field=name(s.throw_field),
        victims=[seat for seat in order if s.victims[seat]],
        owing=[s.victim, s.owed] if s.owed else None,
    )
