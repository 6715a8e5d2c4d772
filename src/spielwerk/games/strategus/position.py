"""Position documents of Strategus: a state in writing (README.md, *Position document*)."""

from spielwerk.core.chance import Source
from spielwerk.core.documents import (
    MOST_PLIES,
    Document,
    Written,
    choice,
    is_object,
    items,
    known_keys,
    needed,
    text,
    whole,
)
from spielwerk.core.errors import PositionError
from spielwerk.core.records import document
from spielwerk.games.strategus import record, rules
from spielwerk.games.strategus.board import LAKES, SEATS, SQUARES, in_zone, name
from spielwerk.games.strategus.cards import APPLE, CODES, KINDS, NOTHING, can_walk, laid_named
from spielwerk.games.strategus.options import FULL, LAKES_ON
from spielwerk.games.strategus.placing import is_ready, lay, undecided
from spielwerk.games.strategus.records import Phase, StrategusPosition
from spielwerk.games.strategus.state import (
    EMPTY,
    FIRST,
    GAP,
    NO_SEAT,
    OVER,
    PLAY,
    SETUP,
    SIDE_STEP,
    State,
    army_size,
    count_of,
    is_own,
    other,
)

KEYS = (
    "game",
    "options",
    "phase",
    "to_move",
    "pieces",
    "quiet",
    "plies",
    "last",
    "history",
    "fights",
    "seen",
    "returns",
)
PHASE_NAMES = {"setup": SETUP, "play": PLAY, "over": OVER}
PHASE_OF: dict[int, Phase] = {SETUP: "setup", FIRST: "setup", PLAY: "play", OVER: "over"}

EMPTY_LEFT = CODES[NOTHING]
WRITTEN = [
    {GAP: EMPTY_LEFT} | {SIDE_STEP * seat + kind: CODES[kind] for kind in KINDS}
    for seat in range(SEATS)
]
"""What can lie on a square for each seat, with its code."""


# Writing


def write(s: State) -> Written:
    """A state in canonical writing."""
    return document(
        StrategusPosition(
            phase=PHASE_OF[s.phase],
            to_move=to_move(s),
            pieces=[pieces_of(s, seat) for seat in range(SEATS)],
            quiet=s.quiet,
            plies=s.plies,
            last=record.last_of(s),
            history=record.history_of(s),
            fights=record.fights_of(s),
            seen=record.seen_of(s),
            returns=returns_of(s) if s.phase == OVER else None,
        )
    )


def to_move(s: State) -> int | None:
    """The seat whose turn it is; in the set-up and at the end nobody."""
    return s.turn if s.phase == PLAY else None


def returns_of(s: State) -> list[int]:
    return [rules.returns(s, seat) for seat in range(SEATS)]


def pieces_of(s: State, seat: int) -> dict[str, str]:
    """A seat's cards by square, a1 to j1, then a2 …; §S5: `-` where it leaves one empty."""
    return {
        name(at): code
        for at in SQUARES
        if (code := WRITTEN[seat].get(s.board[at])) and (code != EMPTY_LEFT or in_zone(seat, at))
    }


def squares_of(s: State, seat: int) -> list[int]:
    """Where a seat's cards lie."""
    return [at for at in SQUARES if is_own(s.board[at], seat)]


# Reading: each `put_` writes a part of the document into the state


def read(document: Document, s: State, source: Source) -> None:
    """Make `s`, a new state with its options set, the one that the document describes."""
    known_keys(document, KEYS)
    s.phase = PHASE_NAMES[choice(document.get("phase", "setup"), "phase", tuple(PHASE_NAMES))]
    put_turn(document, s)
    put_pieces(document, s)
    record.read(document, s)
    least = 0 if s.phase == SETUP else max(s.quiet, s.noted)
    s.plies = whole(document.get("plies", least), "plies", 0, MOST_PLIES)
    if s.plies < least:
        raise PositionError(
            "plies", f"{s.plies} is less than the moves that quiet or history tell"
        )
    if s.phase == SETUP:
        check_setup(document, s)
    else:
        check_apples(s)
        rules.flood(s)
        finish(document, s)


def put_turn(document: Document, s: State) -> None:
    """Who is to move; in the set-up and at the end nobody is."""
    if s.phase == PLAY:
        s.turn = whole(needed(document, "to_move"), "to_move", 0, SEATS - 1)
    elif document.get("to_move") is not None:
        raise PositionError("to_move", "null is needed: seats move in play only")


def put_pieces(document: Document, s: State) -> None:
    pieces = document.get("pieces", [{}, {}])
    for seat, placed in enumerate(items(pieces, "pieces", SEATS)):
        if not is_object(placed):
            raise PositionError("pieces", f"an object is needed, not {placed!r}")
        for square, code in placed.items():
            put_piece(s, seat, text(square, "pieces"), text(code, "pieces"))
        check_gaps(s, seat)


def put_piece(s: State, seat: int, square: str, code: str) -> None:
    """One card, where it may lie."""
    at = record.square_read(square, "pieces")
    kind = kind_put(s, code)
    if s.board[at] != EMPTY:
        raise PositionError("pieces", f"two cards lie on {square}")
    if kind == NOTHING:
        put_gap(s, seat, at)
        return
    if s.left[seat][kind] == 0:
        raise PositionError("pieces", f"seat {seat} has only {count_of(s, kind)} of {code}")
    check_place(s, seat, kind, at)
    lay(s, seat, kind, at)


def kind_put(s: State, code: str) -> int:
    """A kind that the army has; §S5: in the set-up of a small one also nothing."""
    allowed = record.codes_of(s)
    if s.phase == SETUP and s.army != FULL:
        allowed = (*allowed, CODES[NOTHING])
    if code not in allowed:
        raise PositionError("pieces", f"{code!r} is no card; allowed: {' '.join(allowed)}")
    return laid_named(code)


def put_gap(s: State, seat: int, at: int) -> None:
    """§S5: a square of its own that a seat leaves empty."""
    if not in_zone(seat, at):
        raise PositionError("pieces", f"{name(at)} is not in the rows of seat {seat}")
    s.board[at] = GAP


def check_gaps(s: State, seat: int) -> None:
    """§S5: squares are left empty only until the army stands, and so that it can."""
    gaps = any(s.board[at] == GAP and in_zone(seat, at) for at in SQUARES)
    if gaps and is_ready(s, seat):
        reason = f"the army of seat {seat} is complete: no square is named {CODES[NOTHING]!r}"
        raise PositionError("pieces", reason)
    missing = army_size(s) - s.placed[seat]
    if gaps and undecided(s, seat) < missing:
        reason = f"seat {seat} leaves no room for the {missing} cards still to be placed"
        raise PositionError("pieces", reason)


def check_place(s: State, seat: int, kind: int, at: int) -> None:
    """§S1, M3: in the set-up, and if it never moves, a card lies in its seat's own rows."""
    if not in_zone(seat, at):
        if s.phase == SETUP:
            raise PositionError("pieces", f"{name(at)} is not in the rows of seat {seat}")
        if not can_walk(kind):
            reason = (
                f"{CODES[kind]} on {name(at)} has left the rows of seat {seat}, but never moves"
            )
            raise PositionError("pieces", reason)
    if s.lakes == LAKES_ON and at in LAKES:
        raise PositionError("pieces", f"{name(at)} is water")


# The whole


def check_setup(document: Document, s: State) -> None:
    """§S: a set-up in progress; nothing has been played."""
    if is_ready(s, 0) and is_ready(s, 1):
        raise PositionError("phase", "both armies are complete: this is play")
    if s.plies or s.quiet:
        raise PositionError("plies" if s.plies else "quiet", "nothing has been played yet")
    if "returns" in document:
        raise PositionError("returns", "there is no result before the game is over")


def check_apples(s: State) -> None:
    """§E1: whoever takes an apple has won, so that one is left, and the other was just taken."""
    if s.apples[0] == s.apples[1] == 1:
        return
    if s.apples[0] == s.apples[1]:
        raise PositionError("pieces", "both apples are missing")
    if s.quiet > 0:
        raise PositionError("quiet", f"{s.quiet} does not fit: an apple was taken just now")
    if s.last_seat != NO_SEAT and s.last_defender != APPLE:
        raise PositionError("last", "an apple is missing, so it was taken in the last fight")


def finish(document: Document, s: State) -> None:
    """Is it over, and if not, can it go on?"""
    if s.phase == PLAY:
        rules.judge(s)
    else:
        judge_over(document, s)


def judge_over(document: Document, s: State) -> None:
    """§E: how has it ended? Whose turn it then was follows from the last move, if known."""
    turns = range(SEATS) if s.last_seat == NO_SEAT else (other(s.last_seat),)
    for turn in turns:
        s.phase, s.turn = PLAY, turn
        rules.judge(s)
        if s.phase == OVER and returns_fit(document, s):
            return
    if s.phase != OVER:
        raise PositionError("phase", "it is not over: both seats can go on")


def returns_fit(document: Document, s: State) -> bool:
    """Is the result as the document says, if it does?"""
    result = returns_of(s)
    return bool(document.get("returns", result) == result)
