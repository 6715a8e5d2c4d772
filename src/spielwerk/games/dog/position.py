"""Position documents of Dog: a state in writing (README.md, *Position document*)."""

from spielwerk.core.chance import Source
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
from spielwerk.games.dog import rules
from spielwerk.games.dog.board import (
    KENNEL,
    MEN_EACH,
    field_named,
    in_lane,
    is_there,
    lane_owner,
    name,
)
from spielwerk.games.dog.cards import (
    CODES,
    JOKER,
    LARGEST_HAND,
    NO_CARD,
    SEVEN,
    SMALLEST_HAND,
    codes_of,
    in_box,
)
from spielwerk.games.dog.options import NO_EXCHANGE, PARTNER_ALWAYS, TWO_MEN
from spielwerk.games.dog.records import DogPosition, Phase, Seven
from spielwerk.games.dog.round import all_given
from spielwerk.games.dog.seven import add_parts
from spielwerk.games.dog.state import (
    DEAL,
    EMPTY,
    EXCHANGE,
    FOLD,
    NO_TEAM,
    OVER,
    PLAY,
    SEVEN_STEPS,
    STARTER,
    State,
    all_home,
    is_fresh,
    mate,
    owner_of,
    place,
    start,
    team,
)

KEYS = (
    "game",
    "options",
    "seats",
    "phase",
    "to_move",
    "starter",
    "hand_size",
    "men",
    "hands",
    "given",
    "discard",
    "seven",
    "plies",
    "returns",
)
SEVEN_KEYS = ("left", "moved", "joker")
PHASE_NAMES = {"exchange": EXCHANGE, "play": PLAY, "over": OVER}
PHASE_OF: dict[int, Phase] = {
    STARTER: "exchange",
    DEAL: "exchange",
    EXCHANGE: "exchange",
    PLAY: "play",
    OVER: "over",
}
FRESH = "!"


# Writing


def write(s: State) -> Written:
    """A state in canonical writing."""
    return document(
        DogPosition(
            phase=phase_of(s),
            to_move=to_move(s),
            starter=s.starter,
            hand_size=s.hand_size,
            men=men_of(s),
            hands=[codes_of(hand) for hand in s.hands[: s.seats]],
            discard=discard_of(s),
            given=[gift_of(s, giver) for giver in range(s.seats)] if gifts_show(s) else None,
            seven=seven_of(s),
            plies=s.plies,
            returns=returns_of(s) if s.phase == OVER else None,
        )
    )


def phase_of(s: State) -> Phase:
    """What it is called; §S4: where nothing is exchanged, a deal is called play already."""
    if s.exchange == NO_EXCHANGE and s.phase != OVER:
        return "play"
    return PHASE_OF[s.phase]


def to_move(s: State) -> int | None:
    """The seat whose turn it is; in the exchange the starter, at the end nobody."""
    if s.phase == OVER:
        return None
    return s.turn if s.phase == PLAY else s.starter


def men_of(s: State) -> list[list[str]]:
    """Each seat's men in canonical order: on the track by number, in the lane, in the kennel."""
    seats = range(s.seats)
    return [[man_written(s, seat, field) for field in fields_of(s, seat)] for seat in seats]


def fields_of(s: State, seat: int) -> list[int]:
    return sorted(s.men[MEN_EACH * seat : MEN_EACH * (seat + 1)])


def man_written(s: State, seat: int, field: int) -> str:
    return name(field) + (FRESH if s.fresh[seat] and field == start(s, seat) else "")


def discard_of(s: State) -> str:
    """The played cards, oldest first."""
    return " ".join(CODES[card] for card in s.discard[: s.discarded])


def gifts_show(s: State) -> bool:
    """Are cards on their way (or is it the time for it)?"""
    return s.phase == EXCHANGE or (s.phase == OVER and any(s.given))


def gift_of(s: State, giver: int) -> str | None:
    """§R2: the card that is on its way from this seat."""
    return None if s.given[giver] == NO_CARD else CODES[s.given[giver]]


def seven_of(s: State) -> Seven | None:
    """§M5: a seven under way, and where the men stand that have had their part."""
    if s.left == 0:
        return None
    men = range(MEN_EACH * s.seats)
    moved = sorted(s.men[man] for man in men if s.moved[man] and s.men[man] != KENNEL)
    return Seven(s.left, [name(field) for field in moved], s.joker == 1)


def returns_of(s: State) -> list[int]:
    return [rules.returns(s, seat) for seat in range(s.seats)]


# Reading: each `put_` writes a part of the document into the state


def read(written: Document, s: State, source: Source) -> None:
    """Make `s`, a new state with its options set, the one that the document describes."""
    known_keys(written, KEYS)
    names = tuple(PHASE_NAMES)[s.exchange == NO_EXCHANGE :]
    s.phase = PHASE_NAMES[choice(written.get("phase", names[0]), "phase", names)]
    s.plies = whole(written.get("plies", 0), "plies", 0, MOST_PLIES)
    s.hand_size = whole(
        written.get("hand_size", LARGEST_HAND), "hand_size", SMALLEST_HAND, LARGEST_HAND
    )
    put_turn(written, s, source)
    put_men(written, s)
    put_hands(written, s)
    put_given(written, s)
    put_discard(written, s)
    put_seven(written, s)
    finish(s)


def put_turn(written: Document, s: State, source: Source) -> None:
    """Whose turn it is, and who began the round; a starter that is not named is drawn."""
    mover = needed(written, "to_move") if s.phase == PLAY else written.get("to_move")
    if mover is not None or s.phase == PLAY:
        mover = whole(mover, "to_move", 0, s.seats - 1)
    if s.phase == OVER and mover is not None:
        raise PositionError("to_move", "nobody is to move when the game is over")
    if "starter" in written:
        s.starter = whole(written["starter"], "starter", 0, s.seats - 1)
    else:
        s.starter = source.below(s.seats) if mover is None else mover
    s.turn = s.starter if mover is None else mover
    s.dealt = s.seats * s.hand_size


def put_men(written: Document, s: State) -> None:
    men = written.get("men", [[name(KENNEL)] * MEN_EACH] * s.seats)
    for seat, fields in enumerate(items(men, "men", s.seats)):
        for number, field in enumerate(items(fields, "men", MEN_EACH)):
            put_man(s, seat, MEN_EACH * seat + number, text(field, "men"))
    if sum(all_home(s, side) for side in range(s.sides)) > 1:
        sides = "both teams" if s.sides == 2 else "two sides"
        raise PositionError("men", f"{sides} cannot be home")


def put_man(s: State, seat: int, man: int, written: str) -> None:
    """One man: `T12`, fresh on its own start field `T16!`, `G1.3`, `K`."""
    fresh = written.endswith(FRESH)
    try:
        field = field_named(written.removesuffix(FRESH))
    except KeyError:
        raise PositionError("men", f"{written!r} is no field") from None
    if not is_there(field, s.seats):
        raise PositionError("men", f"{written!r} is no field of the board for {s.seats} seats")
    if fresh and field != start(s, seat):
        raise PositionError("men", f"{written!r}: fresh is only a man on its own start field")
    if in_lane(field) and lane_owner(field) != seat:
        raise PositionError("men", f"{written!r} is not in the goal of seat {seat}")
    if field != KENNEL and s.board[field] != EMPTY:
        raise PositionError("men", f"two men stand on {name(field)}")
    place(s, man, field)
    s.fresh[seat] |= fresh


def put_hands(written: Document, s: State) -> None:
    for seat, hand in enumerate(items(needed(written, "hands"), "hands", s.seats)):
        for code in text(hand, "hands").split():
            s.hands[seat][card_from_pile(s, code, "hands")] += 1
            s.held[seat] += 1


def card_from_pile(s: State, code: object, key: str) -> int:
    """The card with this code; it is no longer in the pile."""
    s.in_pile -= 1
    return card_left(str(code), key, CODES, s.pile, in_box(s.seats))


def put_given(written: Document, s: State) -> None:
    """§R2: cards on their way, in the exchange (or if the game was over in it)."""
    if s.phase == PLAY and "given" in written:
        raise PositionError("given", "cards are given in the exchange only")
    given = items(written.get("given", [None] * s.seats), "given", s.seats)
    for seat, code in enumerate(given):
        if code is not None and s.exchange == NO_EXCHANGE:
            raise PositionError("given", "no cards are exchanged at this table")
        if code is not None:
            s.given[seat] = card_from_pile(s, text(code, "given"), "given")
    if s.phase == EXCHANGE and all_given(s):
        raise PositionError(
            "given", f"when all {s.seats} have given, the cards have changed hands"
        )
    check_hands(s)


def check_hands(s: State) -> None:
    """Each hand has `hand_size` cards in the exchange, the given one included; never more."""
    for seat in range(s.seats):
        size = s.held[seat] + (s.given[seat] != NO_CARD)
        exchange = s.phase == EXCHANGE or any(s.given)
        if size > s.hand_size or (exchange and size < s.hand_size):
            reason = f"seat {seat} has {size} cards, but hand_size is {s.hand_size}"
            raise PositionError("hands", reason)


def put_discard(written: Document, s: State) -> None:
    for code in text(written.get("discard", ""), "discard").split():
        s.discard[s.discarded] = card_from_pile(s, code, "discard")
        s.discarded += 1


def put_seven(written: Document, s: State) -> None:
    """§M5: a seven under way."""
    if "seven" not in written:
        return
    seven = written["seven"]
    if s.phase == EXCHANGE:
        raise PositionError("seven", "no seven is played in the exchange")
    if not is_object(seven):
        raise PositionError("seven", f"an object is needed, not {seven!r}")
    known_keys(seven, SEVEN_KEYS, "seven.")
    s.left = whole(seven.get("left"), "seven", 1, SEVEN_STEPS - 1)
    s.joker = put_joker(s, seven.get("joker", False))
    for field in items(seven.get("moved"), "seven"):
        put_moved(s, text(field, "seven"))
    if not 1 <= s.parts <= SEVEN_STEPS - s.left:
        raise PositionError("seven", f"{s.parts} men cannot have taken {7 - s.left} steps")
    if s.seven_men == TWO_MEN and s.parts > 1:
        raise PositionError("seven", "the second of two men uses up the rest")


def put_joker(s: State, joker: object) -> int:
    """The 7 or the joker lies on top of the played cards."""
    if not isinstance(joker, bool):
        raise PositionError("seven", f"joker is true or false, not {joker!r}")
    card = JOKER if joker else SEVEN
    if s.discarded == 0 or s.discard[s.discarded - 1] != card:
        raise PositionError("seven", f"the last card of discard must be the {CODES[card]}")
    return int(joker)


def put_moved(s: State, written: str) -> None:
    """A man that has had its part of the seven: one of those that the seat plays with."""
    try:
        field = field_named(written)
    except KeyError:
        raise PositionError("seven", f"{written!r} is no field") from None
    man = EMPTY if field == KENNEL else s.board[field]
    if man == EMPTY or s.moved[man] or is_fresh(s, man):
        raise PositionError("seven", f"no man that has moved stands on {written}")
    if s.phase == PLAY and owner_of(man) not in seats_moving(s):
        raise PositionError("seven", f"seat {s.turn} does not play with the man on {written}")
    s.moved[man] = 1
    s.parts += 1


def seats_moving(s: State) -> set[int]:
    """§M9, M10, S6: whose men may have moved: the own, and once they are home the next mate's.

    §S7: with the option seven_partner: always those of the whole side.
    """
    seat, seats = s.turn, {s.turn}
    for _ in range(s.mates):
        if s.home[seat] < MEN_EACH and s.seven_partner != PARTNER_ALWAYS:
            break
        seat = mate(s, seat)
        seats.add(seat)
    return seats


# The whole


def finish(s: State) -> None:
    """Is it over, and if not, can it go on?"""
    for seat in range(s.seats):
        if all_home(s, seat):
            s.winner = team(s, seat)
    guarded = 0 < s.max_plies <= s.plies
    if s.phase == OVER and s.winner == NO_TEAM and not guarded:
        raise PositionError(
            "phase", "it is not over: nobody has won, and max_plies is not reached"
        )
    if s.winner != NO_TEAM or guarded:
        s.phase = OVER
    if s.phase == PLAY:
        check_play(s)


def check_play(s: State) -> None:
    """The seat to move can go on; otherwise the rules would have folded its hand."""
    if s.left:
        if add_parts(s, s.joker, s.left, s.scratch[:], 0) == 0:
            raise PositionError("seven", f"the {s.left} steps left cannot be used up")
    elif s.held[s.turn] == 0:
        raise PositionError("to_move", f"seat {s.turn} has no cards")
    elif rules.due(s) == FOLD:
        raise PositionError("to_move", f"seat {s.turn} cannot play any card")
