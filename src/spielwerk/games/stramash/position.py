"""Position documents of Stramash: a state in writing (README.md, *Position document*)."""

from spielwerk.core.chance import Source, drawn
from spielwerk.core.documents import (
    MOST_PLIES,
    Document,
    Written,
    card_left,
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
from spielwerk.games.stramash import rules
from spielwerk.games.stramash.board import (
    DOCK,
    LADDIES_EACH,
    castle_owner,
    field_named,
    in_castle,
    name,
    on_track,
)
from spielwerk.games.stramash.cards import (
    CODES,
    HAND,
    NO_CARD,
    SEVEN,
    codes_of,
    in_pack,
    packs,
)
from spielwerk.games.stramash.hands import put_on_top, take_card
from spielwerk.games.stramash.records import Seven, StramashPosition
from spielwerk.games.stramash.seven import rest_possible
from spielwerk.games.stramash.state import (
    EMPTY,
    NOBODY_YET,
    OVER,
    PLAY,
    SEVEN_STEPS,
    State,
    is_home,
    owner_of,
    partner,
    place,
    side,
)

KEYS = (
    "game",
    "options",
    "seats",
    "phase",
    "to_move",
    "laddies",
    "hands",
    "discard",
    "seven",
    "plies",
    "returns",
)
SEVEN_KEYS = ("left", "moved")


# Writing


def write(s: State) -> Written:
    """A state in canonical writing."""
    over = s.phase == OVER
    return document(
        StramashPosition(
            phase="over" if over else None,
            to_move=to_move(s),
            laddies=laddies_of(s),
            hands=[codes_of(s.hands[seat]) for seat in range(s.seats)],
            discard=discard_of(s),
            seven=seven_of(s),
            plies=s.plies,
            returns=returns_of(s) if over else None,
        )
    )


def to_move(s: State) -> int | None:
    return None if s.phase == OVER else s.turn


def seven_of(s: State) -> Seven | None:
    """§M3: a seven under way, and where the laddie stands that has taken the first part."""
    return Seven(s.left, name(s.laddies[s.moved])) if s.left else None


def returns_of(s: State) -> list[int]:
    return [rules.returns(s, seat) for seat in range(s.seats)]


def laddies_of(s: State) -> list[list[str]]:
    """Each seat's laddies in canonical order: track by number, castle by depth, dock."""
    return [[name(field) for field in fields_of(s, seat)] for seat in range(s.seats)]


def fields_of(s: State, seat: int) -> list[int]:
    return sorted(s.laddies[LADDIES_EACH * seat : LADDIES_EACH * (seat + 1)])


def discard_of(s: State) -> str:
    """The played cards: which they are, the last one last."""
    last = [CODES[s.last]] if s.last != NO_CARD else []
    return " ".join([*codes_of(s.laid).split(), *last])


# Reading: each `put_` writes a part of the document into the state


def read(written: Document, s: State, source: Source) -> None:
    """Make `s`, a new state with options and seats set, the one that the document describes."""
    known_keys(written, KEYS)
    s.phase = PLAY
    if choice(written.get("phase", "play"), "phase", ("play", "over")) == "over":
        s.phase = OVER
    s.plies = whole(written.get("plies", 0), "plies", 0, MOST_PLIES)
    put_turn(written, s)
    put_laddies(written, s)
    put_discard(written, s)
    judge(s)
    put_hands(written, s, source)
    put_seven(written, s)


def put_turn(written: Document, s: State) -> None:
    mover = needed(written, "to_move")
    if mover is not None or s.phase == PLAY:
        s.turn = whole(mover, "to_move", 0, s.seats - 1)
    if s.phase == OVER and mover is not None:
        raise PositionError("to_move", "nobody is to move when the game is over")


def put_laddies(written: Document, s: State) -> None:
    laddies = written.get("laddies", [[name(DOCK)] * LADDIES_EACH] * s.seats)
    for seat, fields in enumerate(items(laddies, "laddies", s.seats)):
        for number, hole in enumerate(items(fields, "laddies", LADDIES_EACH)):
            put_laddie(s, LADDIES_EACH * seat + number, text(hole, "laddies"))


def put_laddie(s: State, laddie: int, written: str) -> None:
    """One laddie: `T12`, `C1.3`, `D`."""
    field = field_on_board(s, written, "laddies")
    if in_castle(field) and castle_owner(field) != owner_of(laddie):
        reason = f"{written!r} is not in the castle of seat {owner_of(laddie)}"
        raise PositionError("laddies", reason)
    if field != DOCK and s.board[field] != EMPTY:
        raise PositionError("laddies", f"two laddies stand on {written}")
    place(s, laddie, field)


def field_on_board(s: State, written: str, key: str) -> int:
    """The field of this board with that name."""
    try:
        field = field_named(written)
    except KeyError:
        raise PositionError(key, f"{written!r} is no field") from None
    beyond = on_track(field) and field >= s.track
    if beyond or (in_castle(field) and castle_owner(field) >= s.seats):
        raise PositionError(key, f"{written!r} is not on this board")
    return field


def put_discard(written: Document, s: State) -> None:
    for code in text(written.get("discard", ""), "discard").split():
        put_on_top(s, card_from_pile(s, code, "discard"))


def card_from_pile(s: State, code: str, key: str) -> int:
    """The card with this code; it is no longer in the pile."""
    box = [packs(s.seats) * in_pack(card) for card in range(len(CODES))]
    s.in_pile -= 1
    return card_left(code, key, CODES, s.pile, box)


def judge(s: State) -> None:
    """Is it over?"""
    winners = [
        seat for seat in range(s.seats) if is_home(s, seat) and is_home(s, partner(s, seat))
    ]
    if len({min(seat, partner(s, seat)) for seat in winners}) > 1:
        raise PositionError("laddies", "more than one side cannot be home")
    s.winner = winners[0] if winners else NOBODY_YET
    guarded = 0 < s.max_plies <= s.plies
    if s.phase == OVER and not winners and not guarded:
        raise PositionError(
            "phase", "it is not over: nobody is home, and max_plies is not reached"
        )
    if winners or guarded:
        s.phase = OVER


def put_hands(written: Document, s: State, source: Source) -> None:
    """The hands as they are named, or dealt at random."""
    if "hands" in written:
        for seat, hand in enumerate(items(written["hands"], "hands", s.seats)):
            for code in text(hand, "hands").split():
                s.hands[seat][card_from_pile(s, code, "hands")] += 1
                s.held[seat] += 1
    for seat in range(s.seats):
        size = HAND + int(draws(written, s, seat))
        if "hands" not in written:
            for _ in range(size):
                take_card(s, seat, drawn(source, s.pile))
        if s.held[seat] != size:
            reason = f"seat {seat} has {s.held[seat]} cards, but it must have {size}"
            raise PositionError("hands", reason)


def draws(written: Document, s: State, seat: int) -> bool:
    """§T1: has this seat drawn its sixth card, and not yet played one?"""
    return s.phase == PLAY and seat == s.turn and "seven" not in written


def put_seven(written: Document, s: State) -> None:
    """§M3: a seven under way, and the laddie that has taken the first part."""
    if "seven" not in written:
        return
    seven = written["seven"]
    if not is_object(seven):
        raise PositionError("seven", f"an object is needed, not {seven!r}")
    known_keys(seven, SEVEN_KEYS, "seven.")
    if s.last != SEVEN:
        raise PositionError("seven", "the last card of discard must be the 7")
    left = whole(seven.get("left"), "seven", 1, SEVEN_STEPS - 1)
    field = field_on_board(s, text(seven.get("moved"), "seven"), "seven")
    s.moved = EMPTY if field == DOCK else s.board[field]
    if s.moved == EMPTY:
        raise PositionError("seven", f"no laddie stands on {name(field)}")
    s.left = left
    if s.phase == PLAY:
        check_seven(s)


def check_seven(s: State) -> None:
    """Is the first part one that the seat may have played, and does a second follow?"""
    owner, turn = owner_of(s.moved), s.turn
    finished = is_home(s, turn) and owner == partner(s, turn)
    if owner != turn and not finished:
        reason = f"seat {turn} does not play with the laddie on {name(s.laddies[s.moved])}"
        raise PositionError("seven", reason)
    if not rest_possible(s):
        reason = f"the {s.left} steps left cannot be used up by seat {side(s)}'s laddies"
        raise PositionError("seven", reason)
