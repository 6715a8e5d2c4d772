"""§D9, L3 and §T: what happens to figures on which somebody lands, one party after the other.

The thrower is the seat whose turn it is. A throw is settled step by step: whoever has to be asked
is asked, everything else happens at once.
"""

from spielwerk.games.streifzug import news
from spielwerk.games.streifzug.board import (
    INNER_CIRCLE,
    OUTER_RING,
    START,
    ring,
)
from spielwerk.games.streifzug.cards import CARDS, PATRON, is_number, letter_of
from spielwerk.games.streifzug.chapters.layouts import FLUSH
from spielwerk.games.streifzug.chapters.melds import edge_place, lose_edge, meld_at
from spielwerk.games.streifzug.moves import (
    BACK,
    GIVING,
    GIVING_EDGE,
    NO_SIDE,
    PROTECTING,
    TAKING,
    drawing,
    letting_go,
    with_card,
    with_meld,
)
from spielwerk.games.streifzug.options import ASK_HOLDERS, DIE_LAPSES, FLUSH_TOO, ON, TO_F4
from spielwerk.games.streifzug.state import (
    DICE,
    FIGURES_EACH,
    GIVE,
    NO_SEAT,
    NOWHERE,
    PATRON_ASKED,
    REVEAL,
    ROB,
    State,
    add_card,
    entry_of,
    figure_of,
    follow_of,
    held_letter,
    is_safe,
    is_thrown_by,
    next_seat,
    opening_of,
    remove_card,
    stands_on,
    use_letter,
)


def begin_throw(s: State, field: int) -> None:
    """§D9: all foreign figures on the field are thrown, unless it is safe."""
    for other in range(s.seats):
        s.victims[other] = int(throws(s, other, field))
        if s.victims[other] == 1:
            s.throw_field = field
            s.quiet = -1


def throws(s: State, other: int, field: int) -> bool:
    """§D9: has this seat figures on the field that the turn's seat throws there?"""
    thrown = is_thrown_by(s, s.turn, other) and stands_on(s, other, field) > 0
    return thrown and not is_safe(field)


def settle(s: State) -> None:
    """§T6: go on with the throw until somebody has to be asked, or all is settled (phase DICE)."""
    s.phase = DICE
    while s.phase == DICE and s.throw_field != NOWHERE:
        if s.owed > 0:
            collect(s)
        else:
            next_victim(s)


def next_victim(s: State) -> None:
    """§T6: clockwise from the thrower."""
    seat = next_seat(s, s.turn)
    while seat != s.turn and s.victims[seat] == 0:
        seat = next_seat(s, seat)
    if seat == s.turn:
        s.throw_field, s.victim = NOWHERE, NO_SEAT
        return
    s.victim = seat
    if is_asked(s, seat):
        s.phase = PATRON_ASKED
        news.asked(s)
    else:
        send_back(s, seat)


def is_asked(s: State, seat: int) -> bool:
    """§L3: every victim with hand cards is asked, or only those that hold a Patron."""
    if s.ext_cards != ON or s.held[seat] == 0:
        return False
    return s.patron_ask != ASK_HOLDERS or held_letter(s, seat, PATRON) > 0


def protect(s: State, card: int) -> None:
    """§L3: all figures of the victim stay; the thrower's goes to its own F4."""
    use_letter(s, card, s.victim)
    s.victims[s.victim] = 0
    target = patron_field(s, s.turn)
    news.protected(s, card, target)
    s.figures[figure_of(s.turn, s.at)] = target
    s.came = 0
    if s.after_patron == DIE_LAPSES:
        s.left[0] = s.left[1] = 0


def patron_field(s: State, seat: int) -> int:
    """§L3: where a Patron sends the thrower's figure."""
    return follow_of(s, seat) if s.patron_target == TO_F4 else opening_of(s, seat)


def send_back(s: State, seat: int) -> None:
    """§B1, T1-T3: a party's figures go back; where the ring asks for it they cost a card each."""
    costs = 0
    for number in range(FIGURES_EACH):
        figure = figure_of(seat, number)
        if s.figures[figure] == s.throw_field:
            target = way_back(s, seat, s.throw_field)
            news.thrown(s, seat, target)
            s.figures[figure] = target
            costs += 1
    s.victims[seat] = 0
    s.owed = costs if costs_card(s, s.throw_field) else 0


def costs_card(s: State, field: int) -> bool:
    """§T1-T3: is a card owed for each figure that is thrown on this field?"""
    return s.ext_cards == ON and s.ext_throws == ON and ring(field) != INNER_CIRCLE


def way_back(s: State, seat: int, field: int) -> int:
    """§B1: to the own O2; §T1-T3: to S, E6 or F4 by the ring of the field where it happened."""
    if s.ext_throws != ON:
        return opening_of(s, seat)
    where = ring(field)
    if where == OUTER_RING:
        return START
    return follow_of(s, seat) if where == INNER_CIRCLE else entry_of(s, seat)


def collect(s: State) -> None:
    """§T1, T2, T4: who chooses the card that is owed; none if the victim has none."""
    seat = s.victim
    if has_hand_or_edges(s, seat):
        s.phase = ROB if ring(s.throw_field) == OUTER_RING else GIVE
    elif has_flush(s, seat):
        s.phase = GIVE
    else:
        s.owed = 0


def has_hand_or_edges(s: State, seat: int) -> bool:
    """Anything but the cards of a flush? Option flush_cards: with_others: they count, too."""
    if s.held[seat] > 0 or s.runs_and_sets[seat] > 0:
        return True
    if s.flush_cards == FLUSH_TOO and has_flush(s, seat):
        return True
    for card in CARDS:
        if s.used[seat][card] > 0:
            return True
    return False


def has_flush(s: State, seat: int) -> bool:
    return s.meld_counts[seat] > s.runs_and_sets[seat]


# What may be chosen


def add_answers(s: State, out: list[int]) -> int:
    """§L3: what a victim may answer to the Patron question."""
    n = 0
    for card in CARDS:
        if s.hands[s.victim][card] > 0 and not is_number(card) and letter_of(card) == PATRON:
            out[n] = with_card(PROTECTING, card)
            n += 1
    out[n] = letting_go()
    return n + 1


def add_robberies(s: State, out: list[int]) -> int:
    """§T1, T4: the thrower draws from the hand or takes a used letter; else an edge card."""
    n = 0
    if s.held[s.victim] > 0:
        out[n] = drawing()
        n += 1
    n = add_used(s, TAKING, out, n)
    return n if s.held[s.victim] > 0 else add_edges(s, out, n)


def add_gifts(s: State, out: list[int]) -> int:
    """§T2, T4: the victim gives a card of its hand; else a used letter or an edge card."""
    n = 0
    for card in CARDS:
        if s.hands[s.victim][card] > 0:
            out[n] = with_card(GIVING, card)
            n += 1
    if n == 0:
        n = add_used(s, GIVING, out, n)
        n = add_edges(s, out, n)
    return n if n > 0 else add_flush_cards(s, out)


def add_used(s: State, what: int, out: list[int], n: int) -> int:
    """§C5: the victim's used letters."""
    for card in CARDS:
        if s.used[s.victim][card] > 0:
            out[n] = with_card(what, card)
            n += 1
    return n


def add_edges(s: State, out: list[int], n: int) -> int:
    """§T4: the first and the last card of each run and set of the victim.

    Option flush_cards: with_others: the cards of its flushes as well.
    """
    for number in range(s.meld_counts[s.victim]):
        meld = meld_at(s.victim, number)
        if s.meld_kinds[meld] != FLUSH:
            for card in CARDS:
                for side in range(NO_SIDE, BACK + 1):
                    if edge_place(s, meld, card, side) != NOWHERE:
                        out[n] = with_meld(GIVING_EDGE, card, number, side)
                        n += 1
        elif s.flush_cards == FLUSH_TOO:
            n = add_flush(s, number, out, n)
    return n


def add_flush_cards(s: State, out: list[int]) -> int:
    """§T4: the cards of flushes only if there is nothing else."""
    n = 0
    for number in range(s.meld_counts[s.victim]):
        n = add_flush(s, number, out, n)
    return n


def add_flush(s: State, number: int, out: list[int], n: int) -> int:
    """§T4: each card of one flush of the victim."""
    meld = meld_at(s.victim, number)
    for place in range(s.meld_sizes[meld]):
        out[n] = with_meld(GIVING_EDGE, s.melds[meld][place], number, NO_SIDE)
        n += 1
    return n


# How it is paid


def draw_blind(s: State) -> None:
    """§T1: chance says which card of the victim's hand."""
    s.source = s.victim
    s.phase = REVEAL


def reveal(s: State, card: int) -> None:
    """A card drawn blind changes hands."""
    hand_on(s, s.source, card)
    s.source = NO_SEAT


def hand_on(s: State, giver: int, card: int) -> None:
    """§T7: a card comes from another's hand to that of the seat whose turn it is."""
    news.handed_on(s, giver, card)
    remove_card(s, giver, card)
    add_card(s, s.turn, card)


def take_used(s: State, giver: int, card: int) -> None:
    """§C5: whoever takes a used letter gets it into hand, as new."""
    news.took(s, giver, card)
    s.used[giver][card] -= 1
    add_card(s, s.turn, card)


def give(s: State, card: int) -> None:
    """§T2, T4: from the hand if there is one, else a used letter."""
    if s.held[s.victim] > 0:
        hand_on(s, s.victim, card)
    else:
        take_used(s, s.victim, card)


def give_edge(s: State, card: int, number: int, side: int) -> None:
    """§T4: from what is laid."""
    news.took(s, s.victim, card)
    lose_edge(s, s.victim, card, number, side)
    news.melds_broken(s)
    add_card(s, s.turn, card)
