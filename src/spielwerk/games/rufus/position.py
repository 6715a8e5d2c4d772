"""Position documents of Rufus: a state in writing (README.md, *Position document*)."""

from collections.abc import Iterable

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
from spielwerk.games.rufus import rules
from spielwerk.games.rufus.board import first_start, second_start
from spielwerk.games.rufus.cards import (
    HIGHEST,
    IN_HAND,
    LAID,
    LOWEST,
    PICKED,
    PRIZE_CARDS,
    PRIZES,
    TRAIL_CARDS,
    prize_number,
)
from spielwerk.games.rufus.options import SHUFFLED
from spielwerk.games.rufus.prizes import end, judge
from spielwerk.games.rufus.records import Picked, RufusPosition, TrailCard, Turn
from spielwerk.games.rufus.state import (
    ALONE,
    GUARD,
    NO_SEAT,
    NOWHERE,
    OVER,
    PLAY,
    POINTS,
    State,
    is_out,
    prizes_left,
    seats_left,
)

KEYS = (
    "game",
    "options",
    "seats",
    "phase",
    "to_move",
    "fox",
    "stones",
    "hands",
    "trail",
    "picked",
    "prizes",
    "won",
    "out",
    "turn",
    "plies",
    "returns",
)
TRAIL_KEYS = ("at", "seat", "value")
PICKED_KEYS = ("seat", "value")
TURN_KEYS = ("points", "fox_moved", "card_laid")
PHASE_NAMES = {"play": PLAY, "over": OVER}


# Writing


def write(s: State) -> Written:
    """A state in canonical writing."""
    return document(
        RufusPosition(
            phase="over" if s.phase == OVER else None,
            to_move=to_move(s),
            fox=s.fox,
            stones=stones_of(s),
            hands=[hand_of(s, seat) for seat in range(s.seats)],
            trail=[laid_of(s, field) for field in fields_laid(s)],
            picked=picked_of(s),
            prizes=prizes_of(s),
            won=won_of(s),
            out=out_of(s),
            turn=turn_of(s),
            plies=s.plies,
            returns=returns_of(s) if s.phase == OVER else None,
        )
    )


def to_move(s: State) -> int | None:
    return s.turn if s.phase == PLAY else None


def out_of(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if is_out(s, seat)]


def turn_of(s: State) -> Turn:
    return Turn(s.points, s.fox_moved == 1, s.card_laid == 1)


def returns_of(s: State) -> list[int]:
    return [rules.returns(s, seat) for seat in range(s.seats)]


def stones_of(s: State) -> list[list[int]]:
    """Each seat's two fields in ascending order; [] for a seat that is out."""
    return [
        [] if is_out(s, seat) else sorted(s.stones[2 * seat : 2 * seat + 2])
        for seat in range(s.seats)
    ]


def hand_of(s: State, seat: int) -> str:
    """A seat's cards in hand: `2 3 9`."""
    return " ".join(str(card) for card in TRAIL_CARDS if s.cards[seat][card] == IN_HAND)


def fields_laid(s: State) -> list[int]:
    """The fields beside which trail cards lie."""
    return [field for field in range(s.fields) if s.layer[field] != NO_SEAT]


def laid_of(s: State, field: int) -> TrailCard:
    return TrailCard(field, s.layer[field], s.card[field])


def picked_of(s: State) -> list[Picked]:
    """The cards set aside, by owner and value."""
    return [
        Picked(seat, card)
        for seat in range(s.seats)
        for card in TRAIL_CARDS
        if s.cards[seat][card] == PICKED
    ]


def prizes_of(s: State) -> list[int]:
    """The prizes that are left, the top first."""
    return s.stack[s.taken : s.stacked]


def won_of(s: State) -> list[list[int]]:
    """Each seat's prizes."""
    return [
        [prize for prize in PRIZE_CARDS if s.taker[prize_number(prize)] == seat]
        for seat in range(s.seats)
    ]


# Reading: each `put_` writes a part of the document into the state


def read(written: Document, s: State, source: Source) -> None:
    """Make `s`, a new state with its options set, the one that the written describes."""
    known_keys(written, KEYS)
    s.phase = PHASE_NAMES[choice(written.get("phase", "play"), "phase", tuple(PHASE_NAMES))]
    s.fox = whole(written.get("fox", 0), "fox", 0, s.fields - 1)
    s.plies = whole(written.get("plies", 0), "plies", 0, MOST_PLIES)
    put_stones(written, s)
    put_trail(written, s)
    put_picked(written, s)
    put_hands(written, s)
    put_prizes(written, s, source)
    put_mover(written, s)
    finish(written, s)


def put_stones(written: Document, s: State) -> None:
    """§P, E3: two stones each; those that are out have none."""
    start = [first_start(s.fields), second_start(s.fields)]
    stones = items(written.get("stones", [start] * s.seats), "stones", s.seats)
    out = seats_out(written, s)
    for seat, fields in enumerate(stones):
        if not items(fields, "stones"):
            if seat not in out:
                raise PositionError("out", f"seat {seat} has no stones, so it must be here")
        elif seat in out:
            raise PositionError("stones", f"seat {seat} is out, so it has none")
        elif len(fields) != 2:
            raise PositionError("stones", f"seat {seat}: two fields are needed, or none if out")
        for number in range(2):
            field = whole(fields[number], "stones", 0, s.fields - 1) if fields else NOWHERE
            s.stones[2 * seat + number] = field


def seats_out(written: Document, s: State) -> list[int]:
    out = [whole(seat, "out", 0, s.seats - 1) for seat in items(written.get("out", []), "out")]
    for seat in out:
        if out.count(seat) > 1:
            raise PositionError("out", f"seat {seat} is there twice")
    return out


def put_trail(written: Document, s: State) -> None:
    """§T5: the cards laid."""
    for entry in items(written.get("trail", []), "trail"):
        laid = entry_read(entry, "trail", TRAIL_KEYS)
        field = whole(laid["at"], "trail.at", 0, s.fields - 1)
        seat, card = owner_and_card(s, laid, "trail")
        if s.layer[field] != NO_SEAT:
            raise PositionError("trail", f"two cards lie beside field {field}")
        s.layer[field], s.card[field] = seat, card
        s.cards[seat][card] = LAID


def put_picked(written: Document, s: State) -> None:
    """§T6: the cards set aside."""
    for entry in items(written.get("picked", []), "picked"):
        seat, card = owner_and_card(s, entry_read(entry, "picked", PICKED_KEYS), "picked")
        s.cards[seat][card] = PICKED


def entry_read(entry: object, key: str, keys: Iterable[str]) -> Document:
    """An object with just these keys."""
    if not is_object(entry):
        raise PositionError(key, f"an object is needed, not {entry!r}")
    known_keys(entry, keys, f"{key}.")
    for name in keys:
        if name not in entry:
            raise PositionError(f"{key}.{name}", "missing, but it must be given")
    return entry


def owner_and_card(s: State, entry: Document, key: str) -> tuple[int, int]:
    """A card that is nowhere else yet."""
    seat = whole(entry["seat"], f"{key}.seat", 0, s.seats - 1)
    card = whole(entry["value"], f"{key}.value", LOWEST, HIGHEST)
    if s.cards[seat][card] != IN_HAND:
        raise PositionError(key, f"seat {seat} has only one card {card}")
    return seat, card


def put_hands(written: Document, s: State) -> None:
    """Each seat holds what is not laid or picked up; `hands` must agree."""
    for seat in range(s.seats):
        s.held[seat] = sum(s.cards[seat][card] == IN_HAND for card in TRAIL_CARDS)
    if "hands" not in written:
        return
    for seat, hand in enumerate(items(written["hands"], "hands", s.seats)):
        codes = text(hand, "hands").split()
        for code in codes:
            check_in_hand(s, seat, code, codes)
        for code in hand_of(s, seat).split():
            if code not in codes:
                raise PositionError("hands", f"the {code} of seat {seat} is nowhere")


def check_in_hand(s: State, seat: int, code: str, codes: list[str]) -> None:
    """Is this a card that the seat can hold, once?"""
    if code not in map(str, TRAIL_CARDS):
        raise PositionError("hands", f"{code!r} is no trail card; they are {LOWEST} to {HIGHEST}")
    if s.cards[seat][int(code)] != IN_HAND or codes.count(code) > 1:
        raise PositionError("hands", f"seat {seat} has only one card {code}")


def put_prizes(written: Document, s: State, source: Source) -> None:
    """§P: the ten prizes are won or in the stack."""
    won = items(written.get("won", [[]] * s.seats), "won", s.seats)
    for seat, prizes in enumerate(won):
        for prize in items(prizes, "won"):
            number = prize_number(prize_read(prize, "won"))
            if s.taker[number] != NO_SEAT:
                raise PositionError("won", f"there is only one prize {prize}")
            s.taker[number] = seat
    taken = [prize for prize in PRIZE_CARDS if s.taker[prize_number(prize)] != NO_SEAT]
    known = "prizes" in written
    stack = stack_read(written, s) if known else stack_in_order(s, taken, source)
    s.stack, s.taken, s.stacked = [*taken, *stack], len(taken), PRIZES


def prize_read(prize: object, key: str) -> int:
    if isinstance(prize, int) and not isinstance(prize, bool) and prize in PRIZE_CARDS:
        return prize
    raise PositionError(key, f"{prize!r} is no prize; they are the odd numbers from 1 to 19")


def stack_read(written: Document, s: State) -> list[int]:
    stack = [prize_read(prize, "prizes") for prize in items(written["prizes"], "prizes")]
    for prize in PRIZE_CARDS:
        count = stack.count(prize) + (s.taker[prize_number(prize)] != NO_SEAT)
        if count > 1:
            raise PositionError("prizes", f"there is only one prize {prize}")
        if count == 0:
            raise PositionError("prizes", f"the prize {prize} is neither here nor won")
    return stack


def stack_in_order(s: State, taken: list[int], source: Source) -> list[int]:
    """The prizes that are not won, in the order of the option."""
    in_order = (rules.prize_at(s, place) for place in range(PRIZES))
    stack = [prize for prize in in_order if prize not in taken]
    if s.prizes == SHUFFLED:
        stack = [stack.pop(source.below(len(stack))) for _ in range(len(stack))]
    return stack


def put_mover(written: Document, s: State) -> None:
    """Whose turn it is, and how far it is."""
    to_move = needed(written, "to_move")
    if s.phase == OVER:
        if to_move is not None:
            raise PositionError("to_move", "nobody is to move when the game is over")
        put_turn(written, s)
        return
    s.turn = whole(to_move, "to_move", 0, s.seats - 1)
    put_turn(written, s)
    if seats_left(s, s.stones) > 1 and is_out(s, s.turn):
        raise PositionError("to_move", f"seat {s.turn} is out")


def put_turn(written: Document, s: State) -> None:
    """§T1: the points that are left, and what they were used for."""
    if "turn" not in written:
        return
    turn = entry_read(written["turn"], "turn", TURN_KEYS)
    s.points = whole(turn["points"], "turn.points", 1, POINTS)
    s.fox_moved = flag(turn["fox_moved"], "turn.fox_moved")
    s.card_laid = flag(turn["card_laid"], "turn.card_laid")
    if s.phase == PLAY:
        check_turn(s)


def flag(value: object, key: str) -> int:
    """0 for false, 1 for true."""
    if isinstance(value, bool):
        return int(value)
    raise PositionError(key, f"{value!r} is not allowed; allowed: true, false")


def check_turn(s: State) -> None:
    """§T1, T3-T5: can the turn have come so far?"""
    steps = POINTS - s.points - s.card_laid
    if steps < s.fox_moved or (steps > 0 and not s.fox_moved):
        reason = f"{s.points} does not fit what the points were used for"
        raise PositionError("turn.points", reason)
    if s.card_laid and s.turn not in s.layer:
        raise PositionError("turn.card_laid", f"no card of seat {s.turn} lies there")
    if s.fox_moved and s.fox in s.stones:
        raise PositionError("turn.fox_moved", "the fox has caught whoever stood where it stops")


# The whole


def finish(written: Document, s: State) -> None:
    """Is it over, and has it ended so?"""
    over = s.phase == OVER
    s.phase = PLAY
    left = prizes_left(s)
    judge(s)
    if s.phase == PLAY and 0 < s.max_plies <= s.plies:
        end(s, GUARD)
    if over and s.phase == PLAY:
        reason = "it is not over: prizes and two seats are left, max_plies is not reached"
        raise PositionError("phase", reason)
    if over and s.ended == ALONE and prizes_left(s) != left:
        raise PositionError("prizes", "the seat that is left has taken the rest")
