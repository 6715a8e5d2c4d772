"""Position documents of Streifzug durch: how a turn and a throw that are under way are read."""

from spielwerk.core.documents import Document, is_object, items, known_keys, text, whole
from spielwerk.core.errors import PositionError
from spielwerk.games.streifzug.board import (
    CLOCKWISE_WALKS,
    ENDS,
    ENDS_FROM,
    GOAL,
    INNER_CIRCLE,
    MOST_NEIGHBOURS,
    START,
    field_named,
    last_steps,
    name,
    neighbour,
    ring,
    walk_number,
)
from spielwerk.games.streifzug.chapters.dice import came_in, end_at, is_coming_in, step_in
from spielwerk.games.streifzug.chapters.throws import patron_field, way_back
from spielwerk.games.streifzug.options import AGAIN, CLOCKWISE, ON
from spielwerk.games.streifzug.state import (
    CARD_PHASE,
    DICE,
    FIGURES_EACH,
    GIVE,
    NOWHERE,
    OVER,
    PATRON_ASKED,
    ROB,
    ROLL,
    State,
    figure_of,
    follow_of,
    is_safe,
    is_thrown_by,
    opening_of,
    stands_on,
)

IN_THROW = (PATRON_ASKED, ROB, GIVE)
TURN_KEYS = ("left", "from", "at", "came")
THROW_KEYS = ("field", "victims", "owing")


def read_field(written: object, key: str) -> int:
    try:
        return field_named(text(written, key))
    except KeyError:
        raise PositionError(key, f"{written!r} is no field") from None


# The dice


def put_dice(document: Document, s: State) -> None:
    """§D1, D11: the roll, and what has been played of it."""
    for number in range(FIGURES_EACH):
        s.began[number] = s.figures[figure_of(s.turn, number)]
    if "turn" in document and s.phase not in (DICE, *IN_THROW):
        raise PositionError("turn", "no dice are being played")
    if "dice" not in document:
        if s.phase in IN_THROW:
            raise PositionError("dice", "missing, but a figure was thrown by a roll")
        if "turn" in document:
            raise PositionError("turn", "nothing can have been played before the roll")
        s.phase = ROLL if s.phase == DICE else s.phase
        return
    if s.phase == OVER or (s.phase == CARD_PHASE and s.doubles != AGAIN):
        raise PositionError("dice", "they have been played already")
    dice = [whole(die, "dice", 1, 6) for die in items(document["dice"], "dice", 2)]
    s.high, s.low = max(dice), min(dice)
    if s.phase == CARD_PHASE:
        return
    s.left[0], s.left[1] = s.high, s.low
    if "turn" in document:
        put_turn(document["turn"], s)
    elif s.phase in IN_THROW:
        raise PositionError("turn", "missing, but a die was played")


def put_turn(turn: object, s: State) -> None:
    """§D1, D2: the die that is left, and how the figure that moved last came to its field."""
    if not is_object(turn):
        raise PositionError("turn", f"an object is needed, not {turn!r}")
    known_keys(turn, TURN_KEYS, "turn.")
    left = [whole(die, "turn", 1, 6) for die in items(turn.get("left", []), "turn")]
    if len(left) > 1 or any(die not in (s.high, s.low) for die in left):
        raise PositionError("turn", f"{left} cannot be left of {[s.high, s.low]}")
    if s.phase == DICE and not left:
        raise PositionError("turn", "no die is left, so the phase cannot be 'dice'")
    s.left[0], s.left[1] = left[0] if left else 0, 0
    put_figure_moved(turn, s)


def put_figure_moved(turn: Document, s: State) -> None:
    """§D2: the figure that moved last: where it began, where it stands, and how it came there."""
    field, began = read_field(turn.get("at"), "turn"), read_field(turn.get("from"), "turn")
    if field == START or not stands_on(s, s.turn, field):
        raise PositionError("turn", f"no figure of seat {s.turn} has come to {name(field)}")
    if began == GOAL:
        raise PositionError("turn", "no figure leaves Z")
    s.at = 0 if s.figures[figure_of(s.turn, 0)] == field else 1
    s.began[s.at] = began
    for written in items(turn.get("came", []), "turn"):
        s.came |= bit_of(s, field, read_field(written, "turn"))
    if s.left[0] and not is_first_stage(s, field):
        die = s.high + s.low - s.left[0]
        raise PositionError(
            "turn", f"no {die} leads from {name(began)} to {name(field)} like that"
        )


def is_first_stage(s: State, field: int) -> bool:
    """§D2: does the die that was played lead there, with the last steps that are named?

    A Patron sends a figure to its field by no step (§L3).
    """
    began, die = s.began[s.at], s.high + s.low - s.left[0]
    if s.came == 0 and field == patron_field(s, s.turn):
        return True
    if is_coming_in(s, began):
        return step_in(s, began, die, False) == field and s.came == came_in(began)
    walk = walk_number(began, 0, die) + (CLOCKWISE_WALKS if s.direction == CLOCKWISE else 0)
    number = end_at(s, walk, field)
    return number != NOWHERE and last_steps(ENDS[ENDS_FROM[walk] + number]) == s.came


def bit_of(s: State, field: int, near: int) -> int:
    """The neighbour from which a step came."""
    for number in range(MOST_NEIGHBOURS if field != START else 0):
        if neighbour(field, number, s.quadrant[s.turn]) == near:
            return 1 << number
    raise PositionError("turn", f"{name(near)} is not beside {name(field)}")


# A throw


def put_throw(document: Document, s: State) -> None:
    """§T6: a throw that is being settled."""
    if "throw" not in document:
        if s.phase in IN_THROW:
            raise PositionError("throw", "missing, but somebody is asked because of one")
        return
    throw = document["throw"]
    if s.phase not in IN_THROW:
        raise PositionError("throw", "nobody is asked because of one")
    if not is_object(throw):
        raise PositionError("throw", f"an object is needed, not {throw!r}")
    known_keys(throw, THROW_KEYS, "throw.")
    s.throw_field = read_field(throw.get("field"), "throw")
    if is_safe(s.throw_field):
        raise PositionError("throw", f"nobody is thrown on {name(s.throw_field)}")
    for seat in items(throw.get("victims", []), "throw"):
        put_victim(s, whole(seat, "throw", 0, s.seats - 1))
    if throw.get("owing") is not None:
        seat, owed = items(throw["owing"], "throw", 2)
        put_owing(s, whole(seat, "throw", 0, s.seats - 1), whole(owed, "throw", 1, FIGURES_EACH))
    check_thrower(s)


def put_victim(s: State, seat: int) -> None:
    if not is_thrown_by(s, s.turn, seat) or not stands_on(s, seat, s.throw_field):
        raise PositionError("throw", f"seat {seat} is not thrown on {name(s.throw_field)}")
    if s.victims[seat]:
        raise PositionError("throw", f"seat {seat} is named twice")
    s.victims[seat] = 1


def put_owing(s: State, seat: int, owed: int) -> None:
    """§T1, T2: who owes cards has had as many figures sent back."""
    if s.ext_throws != ON or ring(s.throw_field) == INNER_CIRCLE:
        raise PositionError("throw", f"nobody owes cards for {name(s.throw_field)}")
    back = way_back(s, seat, s.throw_field)
    if not is_thrown_by(s, s.turn, seat) or s.victims[seat] or stands_on(s, seat, back) < owed:
        reason = f"seat {seat} cannot owe {owed}: as many of its figures are not back yet"
        raise PositionError("throw", reason)
    s.victim, s.owed = seat, owed


def check_thrower(s: State) -> None:
    """§T6, L3: the thrower stands among its victims, unless a Patron has sent it away.

    Then there may be others, too: those that were asked before the victims.
    """
    at = s.figures[figure_of(s.turn, s.at)]
    away = at in (follow_of(s, s.turn), opening_of(s, s.turn))
    if at != s.throw_field and not away:
        raise PositionError("throw", f"seat {s.turn} throws nobody on {name(s.throw_field)}")
    for number in range(1, s.seats):
        seat = (s.turn + number) % s.seats
        away = away and not s.victims[seat]
        stands = stands_on(s, seat, s.throw_field) > 0
        if stands and not away and not s.victims[seat]:
            raise PositionError("throw", f"seat {seat} has to be among the victims")
