"""Position documents of Streifzug durch: how one is read. Each `put_` writes a part of it."""

from spielwerk.core.chance import Source, taken
from spielwerk.core.documents import (
    MOST_PLIES,
    Document,
    card_left,
    choice,
    items,
    known_keys,
    needed,
    text,
    whole,
)
from spielwerk.core.errors import PositionError
from spielwerk.games.streifzug import rules
from spielwerk.games.streifzug.board import (
    BELL,
    GOAL,
    OUTER,
    STACKS,
    START,
    in_zone,
    name,
    stack_at,
)
from spielwerk.games.streifzug.cards import (
    BOX,
    CARDS,
    CODES,
    COPIES,
    is_joker,
    is_number,
)
from spielwerk.games.streifzug.chapters.layouts import FLUSH
from spielwerk.games.streifzug.chapters.melds import meld_at, most_jokers
from spielwerk.games.streifzug.chapters.throws import settle
from spielwerk.games.streifzug.laid import kind_laid
from spielwerk.games.streifzug.options import ON
from spielwerk.games.streifzug.state import (
    BY_BELL,
    BY_GOAL,
    BY_GUARD,
    BY_STALL,
    CARD_PHASE,
    DICE,
    FIGURES_EACH,
    GIVE,
    MELDS_EACH,
    NO_SEAT,
    NOWHERE,
    OVER,
    PATRON_ASKED,
    ROB,
    STACK_SIZE,
    State,
    add_card,
    figure_of,
    has_all,
    in_goal,
    owner_of,
    shares_with,
    stands_on,
)
from spielwerk.games.streifzug.under_way import IN_THROW, put_dice, put_throw, read_field

FRAME = (
    "game",
    "rules",
    "options",
    "mode",
    "seats",
    "to_move",
    "phase",
    "dice",
    "figures",
    "stacks",
)
LAST = ("turn", "plies", "reason", "returns")
BASIC_KEYS = (*FRAME, "cards", "throw", *LAST)
EXTENDED_KEYS = (*FRAME, "hands", "used", "melds", "rung", "throw", "quiet", *LAST)
PHASES = {
    "dice": DICE,
    "patron": PATRON_ASKED,
    "rob": ROB,
    "give": GIVE,
    "cards": CARD_PHASE,
    "over": OVER,
}
REASONS = {"bell": BY_BELL, "goal": BY_GOAL, "stall": BY_STALL, "guard": BY_GUARD}


def put_all(document: Document, s: State, source: Source) -> None:
    """The whole document, in the order in which its parts depend on each other."""
    known_keys(document, EXTENDED_KEYS if s.ext_cards == ON else BASIC_KEYS)
    put_phase(document, s)
    put_figures(document, s)
    put_rung(document, s)
    put_cards(document, s, source)
    put_dice(document, s)
    put_throw(document, s)
    put_end(document, s)
    check_figures(s)
    if s.phase != OVER:
        go_on(document, s)


def put_phase(document: Document, s: State) -> None:
    """Whose turn it is, what is under way, and the counters."""
    phase = choice(document.get("phase", "dice"), "phase", tuple(PHASES))
    s.phase = PHASES[phase]
    if s.ext_cards != ON and s.phase not in (DICE, OVER):
        raise PositionError("phase", f"there is no phase {phase!r} without the part cards")
    mover = needed(document, "to_move")
    if s.phase == OVER:
        if mover is not None:
            raise PositionError("to_move", "nobody is to move when the game is over")
    else:
        s.turn = whole(mover, "to_move", 0, s.seats - 1)
    s.plies = whole(document.get("plies", 0), "plies", 0, MOST_PLIES)
    usual = -1 if s.phase in IN_THROW else 0
    s.quiet = whole(document.get("quiet", usual), "quiet", -1, MOST_PLIES)


# Figures


def put_figures(document: Document, s: State) -> None:
    figures = document.get("figures", [[name(START)] * FIGURES_EACH] * s.seats)
    for seat, fields in enumerate(items(figures, "figures", s.seats)):
        for number, written in enumerate(items(fields, "figures", FIGURES_EACH)):
            s.figures[figure_of(seat, number)] = read_figure(s, seat, written)


def read_figure(s: State, seat: int, written: object) -> int:
    """The field of a party's figure."""
    field = read_field(written, "figures")
    if field < OUTER and in_zone(field) and field // 12 != s.quadrant[seat]:
        raise PositionError("figures", f"{written!r} is in a zone that is not seat {seat}'s")
    if field == GOAL and s.ext_finish != ON:
        raise PositionError("figures", "figures come to Z only with the part finish")
    return field


def check_figures(s: State) -> None:
    """§D8, D9: who may stand together."""
    for figure in range(FIGURES_EACH * s.seats):
        field = s.figures[figure]
        for other in range(figure):
            if s.figures[other] == field and not may_share(s, figure, other, field):
                reason = f"two figures cannot stand together on {name(field)}"
                raise PositionError("figures", reason)
    for seat in range(s.seats):
        if stands_on(s, seat, GOAL) and not s.rung[seat]:
            raise PositionError("rung", f"seat {seat} is in Z but has not rung the bell")


def may_share(s: State, figure: int, other: int, field: int) -> bool:
    """§D8, M1; and a figure that has just landed stands with those that it throws."""
    if field in (START, GOAL):
        return True
    if stack_at(field) != NOWHERE:
        return False
    seats = owner_of(figure), owner_of(other)
    if seats[0] == seats[1]:
        return True
    lands = field == s.throw_field and figure_of(s.turn, s.at) in (figure, other)
    guarded = s.phase == OVER and s.ended == BY_GUARD
    return lands or guarded or shares_with(s, *seats)


def put_rung(document: Document, s: State) -> None:
    """§F1: those that are named, and whoever stands on the bell."""
    for named in items(document.get("rung", []), "rung"):
        seat = whole(named, "rung", 0, s.seats - 1)
        if s.rung[seat]:
            raise PositionError("rung", f"seat {seat} is named twice")
        s.rung[seat] = 1
    for seat in range(s.seats):
        if stands_on(s, seat, BELL) > 0:
            s.rung[seat] = 1


# Cards


def put_cards(document: Document, s: State, source: Source) -> None:
    """Hands (in the basic mode the cards that lie open), used letters, melds, stacks."""
    left = [COPIES] * (len(CARDS) + 1)
    left[0] = 0
    key = "hands" if s.ext_cards == ON else "cards"
    for seat, hand in enumerate(items(document.get(key, [""] * s.seats), key, s.seats)):
        for code in text(hand, key).split():
            add_card(s, seat, card_of(left, code, key))
    for seat, letters in enumerate(items(document.get("used", [""] * s.seats), "used", s.seats)):
        for code in text(letters, "used").split():
            put_used(s, seat, card_of(left, code, "used"), code)
    for seat, melds in enumerate(items(document.get("melds", [[]] * s.seats), "melds", s.seats)):
        for written in items(melds, "melds"):
            put_meld(s, seat, [card_of(left, c, "melds") for c in items(written, "melds")])
    put_stacks(document, s, left, source)
    check_collections(s)


def card_of(left: list[int], code: object, key: str) -> int:
    """The card with this code; `left`: how many of each are not named yet."""
    return card_left(text(code, key), key, CODES, left, [COPIES] * len(CODES))


def put_used(s: State, seat: int, card: int, code: str) -> None:
    """§C5, L4."""
    if is_number(card):
        raise PositionError("used", f"{code} is no letter")
    if is_joker(card):
        raise PositionError("used", f"{code} has no action, so it is never used")
    s.used[seat][card] += 1


def put_meld(s: State, seat: int, cards: list[int]) -> None:
    """§C: a run, a set or a flush."""
    kind = kind_laid(cards, most_jokers(s))
    if kind == NOWHERE:
        codes = " ".join(CODES[card] for card in cards)
        raise PositionError("melds", f"{codes!r} is no run, set or flush in this order")
    if s.meld_counts[seat] == MELDS_EACH:
        raise PositionError("melds", f"seat {seat} has too many melds")
    meld = meld_at(seat, s.meld_counts[seat])
    s.meld_counts[seat] += 1
    s.meld_kinds[meld], s.meld_sizes[meld] = kind, len(cards)
    s.melds[meld][: len(cards)] = cards
    s.runs_and_sets[seat] += int(kind != FLUSH)


def put_stacks(document: Document, s: State, left: list[int], source: Source) -> None:
    """The stacks as they are named, or all other cards at random, as evenly as possible."""
    if "stacks" not in document:
        for number in range(sum(left)):
            push(s, number % STACKS, taken(source, left))
    else:
        for stack, codes in enumerate(items(document["stacks"], "stacks", STACKS)):
            if len(items(codes, "stacks")) > STACK_SIZE:
                raise PositionError("stacks", f"a stack has at most {STACK_SIZE} cards")
            for code in codes:
                push(s, stack, card_of(left, code, "stacks"))
    s.dealt = BOX


def push(s: State, stack: int, card: int) -> None:
    """A card below those of a stack."""
    s.stacks[STACK_SIZE * stack + s.stacked[stack]] = card
    s.stacked[stack] += 1


def check_collections(s: State) -> None:
    """§B3: nobody collects more than five of a colour."""
    if s.ext_cards != ON and max(s.colours) > 5:
        raise PositionError("cards", "nobody has more than five cards of a colour")


# Going on


def go_on(document: Document, s: State) -> None:
    """What the rules force now; somebody who is asked must be the one that the document says."""
    if s.phase in IN_THROW:
        wanted = s.phase
        settle(s)
        if s.phase != wanted:
            raise PositionError("phase", f"nobody can be asked in {document['phase']!r}")
    elif s.phase == DICE:
        rules.carry_on(s)


# The end


def put_end(document: Document, s: State) -> None:
    """§B5, F3, F4: is it over, or will it be after this card phase?"""
    ender = party_at_the_end(s)
    if ender != NO_SEAT:
        s.ender = ender
        s.ended = BY_GOAL if in_goal(s, ender) else BY_BELL
    guarded = 0 < s.max_plies <= s.plies
    stalled = s.ext_cards == ON and 0 < s.stall_rounds * s.seats <= s.quiet
    if s.ended and s.ext_cards != ON:
        s.phase = OVER
    elif s.ended and s.phase != OVER and (s.phase != CARD_PHASE or ender != s.turn):
        raise PositionError(
            "phase", f"seat {ender} has ended the game: only its card phase is left"
        )
    if s.phase == OVER:
        s.ended = how_ended(document, s, guarded, stalled)
    elif stalled and s.phase in IN_THROW and not guarded:
        raise PositionError("quiet", "somebody is thrown in this turn, so it is -1")
    elif guarded or stalled:
        s.phase, s.ended = OVER, BY_GUARD if guarded else BY_STALL
    elif "reason" in document:
        raise PositionError("reason", "there is no result before the game is over")


def party_at_the_end(s: State) -> int:
    """Who has reached the end of the game, NO_SEAT if nobody has."""
    there = [seat for seat in range(s.seats) if at_the_end(s, seat)]
    if len(there) > 1:
        raise PositionError("figures", "more than one party cannot have ended the game")
    if there:
        return there[0]
    if s.ext_cards != ON and any(field == BELL for field in s.figures):
        raise PositionError("figures", "nobody comes to the bell without five and five cards")
    return NO_SEAT


def at_the_end(s: State, seat: int) -> bool:
    if s.ext_cards != ON:
        return stands_on(s, seat, BELL) > 0 and has_all(s, seat)
    return in_goal(s, seat) if s.ext_finish == ON else s.rung[seat] == 1


def how_ended(document: Document, s: State, guarded: bool, stalled: bool) -> int:
    """The reason of a finished game: the one that is named, if it can be."""
    possible = [
        how
        for how, so in (
            (s.ended, s.ended != 0),
            (BY_STALL, stalled),
            (BY_GUARD, guarded),
        )
        if so
    ]
    if "reason" in document:
        named = REASONS[choice(document["reason"], "reason", tuple(REASONS))]
        if named not in possible:
            raise PositionError("reason", f"it cannot have ended by {document['reason']!r}")
        return named
    if not possible:
        raise PositionError("phase", "it is not over: nobody has ended it")
    return possible[0]
