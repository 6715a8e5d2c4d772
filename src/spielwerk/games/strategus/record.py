"""What a document tells of the past: the last move, and what the options keep (§M5, E5)."""

from collections import Counter

from spielwerk.core.documents import (
    MOST_PLIES,
    Document,
    is_object,
    items,
    known_keys,
    text,
    whole,
)
from spielwerk.core.errors import PositionError, one_of
from spielwerk.games.strategus import moves
from spielwerk.games.strategus.bans import earlier, keeps_history, known, note, row_length
from spielwerk.games.strategus.board import SEATS, SQUARES, name, square_named
from spielwerk.games.strategus.cards import APPLE, CODES, CODES_OF, KINDS, NOTHING, kind_named
from spielwerk.games.strategus.fights import ATTACKER, DEFENDER, survivor
from spielwerk.games.strategus.options import AID_LOG, AID_MARKED, CHASE_ON, TWO_SQUARES_OFF
from spielwerk.games.strategus.past import Card, ImpossibleError, Past, defenders, movers
from spielwerk.games.strategus.records import Fight, Latest
from spielwerk.games.strategus.state import (
    HISTORY,
    MOST_FIGHTS,
    NO_SEAT,
    PLAY,
    SETUP,
    State,
    is_card,
    is_own,
    kind_of,
    other,
    owner_of,
)

MOVE_KEYS = ("seat", "move")
FIGHT_KEYS = (*MOVE_KEYS, "attacker", "defender")


# Writing: the last move and, each with its option, the history, the fights, the cards shown


def last_of(s: State) -> Latest | None:
    """The latest action of play."""
    if s.last_seat == NO_SEAT:
        return None
    move = moves.text(s.last_move)
    if s.last_attacker == NOTHING:
        return Latest(s.last_seat, move)
    return Latest(s.last_seat, move, CODES[s.last_attacker], CODES[s.last_defender])


def history_of(s: State) -> list[str] | None:
    """§E5: the latest moves, the newest last."""
    if not keeps_history(s):
        return None
    return [moves.text(earlier(s, ago)) for ago in reversed(range(written(s)))]


def written(s: State) -> int:
    """§E5: how many moves the options ask for: with two_squares n 2n, with chase all in quiet."""
    rows = 0 if s.two_squares == TWO_SQUARES_OFF else 2 * row_length(s)
    quiet = s.quiet if s.chase == CHASE_ON else 0
    return min(known(s), max(rows, quiet))


def fights_of(s: State) -> list[Fight] | None:
    """§M5, `memory_aid: log`: all fights, the oldest first."""
    if s.memory_aid != AID_LOG:
        return None
    return [fight_of(s, number) for number in range(s.fights)]


def fight_of(s: State, number: int) -> Fight:
    seat, move, attacker, defender = s.fight_log[number]
    return Fight(seat, moves.text(move), CODES[attacker], CODES[defender])


def seen_of(s: State) -> list[list[str]] | None:
    """§M5, `memory_aid: marked`: the squares of each seat's cards that a fight has shown."""
    if s.memory_aid != AID_MARKED:
        return None
    return [shown_of(s, seat) for seat in range(SEATS)]


def shown_of(s: State, seat: int) -> list[str]:
    return [name(at) for at in SQUARES if s.seen[at] and is_own(s.board[at], seat)]


# Reading


def read(document: Document, s: State) -> None:
    """Write the document's past into the state; the cards lie on the board already."""
    put_last(document, s)
    put_history(document, s)
    put_quiet(document, s)
    put_fights(document, s)
    put_seen(document, s)
    check_past(s)


def check_played(s: State, key: str) -> None:
    """In the set-up there is no past to tell of."""
    if s.phase == SETUP:
        raise PositionError(key, "nothing has been played yet")


def put_last(document: Document, s: State) -> None:
    if document.get("last") is None:
        return
    check_played(s, "last")
    seat, move, attacker, defender = event_read(s, document["last"], "last")
    if s.phase == PLAY and seat == s.turn:
        raise PositionError("last", f"seat {seat} is to move, so the other has moved last")
    s.last_seat, s.last_move = seat, move
    s.last_attacker, s.last_defender = attacker, defender


def event_read(s: State, told: object, key: str) -> tuple[int, int, int, int]:
    """Seat, move and, in a fight, the kinds of an event."""
    if not is_object(told):
        raise PositionError(key, f"an object is needed, not {told!r}")
    move = move_read(told.get("move"), key)
    fought = moves.what_of(move) == moves.ATTACKING
    known_keys(told, FIGHT_KEYS if fought else MOVE_KEYS, f"{key}.")
    seat = whole(told.get("seat"), key, 0, SEATS - 1)
    if not fought:
        return seat, move, NOTHING, NOTHING
    attacker, defender = (kind_read(s, told, which, key) for which in FIGHT_KEYS[2:])
    return seat, move, attacker, defender


def move_read(written: object, key: str) -> int:
    """A move or an attack in notation."""
    try:
        move = moves.parse(text(written, key))
    except ValueError:
        raise PositionError(key, f"{written!r} is no move") from None
    if moves.what_of(move) not in (moves.WALKING, moves.ATTACKING):
        raise PositionError(key, f"{written!r} is no move")
    return move


def square_read(square: str, key: str) -> int:
    try:
        return square_named(square)
    except KeyError:
        raise PositionError(key, f"{square!r} is no square") from None


def kind_read(s: State, told: Document, which: str, key: str) -> int:
    code, known = text(told.get(which), key), codes_of(s)
    if code not in known:
        raise PositionError(key, f"{which} {code!r} is no card; {one_of(known)}")
    return kind_named(code)


def codes_of(s: State) -> tuple[str, ...]:
    """§S5: the codes of the kinds that an army has."""
    return CODES_OF[s.army]


def put_history(document: Document, s: State) -> None:
    """§E5: the latest moves of both seats by turns, the newest by the seat not to move."""
    history = items(document.get("history", []), "history")
    if history and not keeps_history(s):
        raise PositionError("history", "it is kept with two_squares or chase only")
    if history:
        check_played(s, "history")
    if len(history) > HISTORY:
        raise PositionError("history", f"at most {HISTORY} moves are remembered")
    for move in history:
        note(s, move_read(move, "history"))
    if history and s.last_seat != NO_SEAT and earlier(s, 0) != s.last_move:
        raise PositionError("history", "it does not end with the last move")


def put_quiet(document: Document, s: State) -> None:
    """How many actions there were since the last fight; the least that fits if it is left out."""
    least, fight_known = quiet_told(s)
    s.quiet = whole(document.get("quiet", least), "quiet", 0, MOST_PLIES)
    if s.quiet < least or (fight_known and s.quiet != least):
        raise PositionError(
            "quiet", f"{s.quiet} does not fit; the moves that are told make {least}"
        )


def moves_told(s: State) -> list[tuple[int, int]]:
    """The moves that `history`, or else `last`, tells of, and who made them, the newest first."""
    told = [(mover(s, ago), earlier(s, ago)) for ago in range(known(s))]
    if not told and s.last_seat != NO_SEAT:
        told = [(s.last_seat, s.last_move)]
    return told


def quiet_told(s: State) -> tuple[int, bool]:
    """How many moves are known to be the latest without a fight; was there one before them?"""
    told = moves_told(s)
    for ago, (_, move) in enumerate(told):
        if moves.what_of(move) == moves.ATTACKING:
            return ago, True
    return len(told), False


def put_fights(document: Document, s: State) -> None:
    """§M5, `memory_aid: log`."""
    fights = items(document.get("fights", []), "fights")
    if fights:
        check_played(s, "fights")
    if fights and s.memory_aid != AID_LOG:
        raise PositionError("fights", "they are kept with memory_aid log only")
    if len(fights) > MOST_FIGHTS:
        raise PositionError("fights", f"there cannot be more than {MOST_FIGHTS}")
    for number, told in enumerate(fights):
        put_fight(s, number, told)
    s.fights = len(fights)
    check_fights(s)


def put_fight(s: State, number: int, told: object) -> None:
    seat, move, attacker, defender = event_read(s, told, "fights")
    if attacker == NOTHING:
        raise PositionError("fights", f"{moves.text(move)} is no fight")
    try:
        able = movers(s, move)
    except ImpossibleError as error:
        raise PositionError("fights", str(error)) from None
    if attacker not in able:
        reason = f"{moves.text(move)} cannot be made by {CODES[attacker]}"
        raise PositionError("fights", reason)
    if defender not in defenders(other(seat), moves.target_of(move)):
        reason = f"{CODES[defender]} cannot stand where {moves.text(move)} leads"
        raise PositionError("fights", reason)
    s.fight_log[number] = [seat, move, attacker, defender]


def check_fights(s: State) -> None:
    """Who lost a fight is not on the table; the last fights are those of `last` and `history`."""
    told = [(seat, move) for seat, move, *_ in s.fight_log[: s.fights]]
    recent = recent_fights(s)
    if s.memory_aid == AID_LOG and told[len(told) - len(recent) :] != recent:
        raise PositionError("fights", "they do not end with the fights of last and history")
    last = [s.last_seat, s.last_move, s.last_attacker, s.last_defender]
    if s.fights and s.last_attacker != NOTHING and s.fight_log[s.fights - 1] != last:
        raise PositionError("fights", "the last one is not the fight of last")
    for seat in range(SEATS):
        fallen = Counter(kind for number in range(s.fights) for kind in fallen_in(s, number, seat))
        for kind in KINDS:
            if fallen[kind] > s.left[seat][kind]:
                reason = f"seat {seat} has more of {CODES[kind]} than it can have left"
                raise PositionError("fights", reason)


def fallen_in(s: State, number: int, seat: int) -> list[int]:
    """§M4: the kind that this seat lost in a fight, if it lost one."""
    by, _, attacker, defender = s.fight_log[number]
    left = survivor(attacker, defender, s.sprung_trap)
    if by == seat:
        return [] if left == ATTACKER else [attacker]
    return [] if left == DEFENDER else [defender]


def recent_fights(s: State) -> list[tuple[int, int]]:
    """The fights that `history`, or else `last`, tells of, the oldest first."""
    told = reversed(moves_told(s))
    return [(seat, move) for seat, move in told if moves.what_of(move) == moves.ATTACKING]


def put_seen(document: Document, s: State) -> None:
    """§M5, `memory_aid: marked`."""
    seen = items(document.get("seen", [[], []]), "seen", SEATS)
    if any(seen):
        check_played(s, "seen")
    if any(seen) and s.memory_aid != AID_MARKED:
        raise PositionError("seen", "it is kept with memory_aid marked only")
    for seat, squares in enumerate(seen):
        for square in items(squares, "seen"):
            put_shown(s, seat, text(square, "seen"))
    survivor_at = moves.target_of(s.last_move)
    fought = s.last_attacker != NOTHING and is_card(s.board[survivor_at])
    if s.memory_aid == AID_MARKED and fought and not s.seen[survivor_at]:
        raise PositionError("seen", f"the card on {name(survivor_at)} was shown in the last fight")


def put_shown(s: State, seat: int, square: str) -> None:
    at = square_read(square, "seen")
    if not is_own(s.board[at], seat):
        raise PositionError("seen", f"no card of seat {seat} lies on {square}")
    if s.seen[at]:
        raise PositionError("seen", f"{square} is named twice")
    if kind_of(s.board[at]) == APPLE:
        raise PositionError("seen", f"the apple on {square} has not been in a fight: it is there")
    s.seen[at] = 1


# Could it have been so?


def mover(s: State, ago: int) -> int:
    """Who made an earlier move: the seats take turns, and the latest was not by who is to move."""
    latest = other(s.turn) if s.last_seat == NO_SEAT else s.last_seat
    return latest if ago % 2 == 0 else other(latest)


def check_past(s: State) -> None:
    """`last` and `history` must be possible backwards from the cards as they lie."""
    cards = {
        at: Card(owner_of(s.board[at]), {kind_of(s.board[at])})
        for at in SQUARES
        if is_card(s.board[at])
    }
    key = "history" if known(s) else "last"
    try:
        look_back(s, cards, [lost_by(s, seat) for seat in range(SEATS)])
    except ImpossibleError as error:
        raise PositionError(key, str(error)) from None


def look_back(s: State, cards: dict[int, Card], lost: list[list[int]]) -> None:
    """Take back the moves that are told. It narrows the cards; ImpossibleError if it cannot be."""
    past = Past(s, cards, lost)
    if s.last_seat != NO_SEAT:
        fought = (s.last_attacker, s.last_defender) if s.last_attacker != NOTHING else None
        past.undo(s.last_seat, s.last_move, fought)
    for ago in range(int(s.last_seat != NO_SEAT), known(s)):
        past.undo(mover(s, ago), earlier(s, ago))


def lost_by(s: State, seat: int) -> list[int]:
    """The kinds of a seat that are not on the table, each as often as it is missing."""
    return [kind for kind in KINDS for _ in range(s.left[seat][kind])]
