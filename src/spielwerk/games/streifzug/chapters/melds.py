"""§C: runs, sets and flushes: laid out, added to, exchanged, broken."""

from spielwerk.games.streifzug.cards import (
    CARDS,
    NUMBERS,
    RED,
    colour_of,
    is_joker,
    is_number,
    letter_of,
    number_of,
)
from spielwerk.games.streifzug.chapters.layouts import (
    FLUSH,
    LARGEST_FLUSH,
    LARGEST_SET,
    RUN,
    SET,
    SMALLEST,
    card_at,
    kind_of,
    size_of,
)
from spielwerk.games.streifzug.moves import (
    ADDING,
    BACK,
    EXCHANGING,
    FRONT,
    NO_SIDE,
    with_meld,
)
from spielwerk.games.streifzug.options import ANY_JOKERS
from spielwerk.games.streifzug.state import (
    MELD_SIZE,
    MELDS_EACH,
    NOWHERE,
    State,
    add_card,
    remove_card,
)

FEWEST_NUMBERS = 2


def most_jokers(s: State) -> int:
    """§C3: how many jokers a meld may have."""
    return MELD_SIZE if s.max_jokers == ANY_JOKERS else 1 + s.max_jokers


# Laying out (§C1)


def lay_out(s: State, seat: int, layout: int) -> None:
    meld = meld_at(seat, s.meld_counts[seat])
    s.meld_counts[seat] += 1
    s.meld_kinds[meld] = kind_of(layout)
    s.runs_and_sets[seat] += int(kind_of(layout) != FLUSH)
    for place in range(size_of(layout)):
        card = card_at(layout, place)
        remove_card(s, seat, card)
        s.melds[meld][place] = card
    s.meld_sizes[meld] = size_of(layout)


def meld_at(seat: int, number: int) -> int:
    """Where a seat's meld of this number (from 0) is kept."""
    return MELDS_EACH * seat + number


# What a meld is


def start_of(s: State, meld: int) -> int:
    """The number for which the first card of a run stands; 0 for a ninth card before the 1."""
    for place in range(s.meld_sizes[meld]):
        if is_number(s.melds[meld][place]):
            return number_of(s.melds[meld][place]) - place
    return 0


def last_of(s: State, meld: int) -> int:
    """The number for which the last card of a run stands; 9 for a ninth card behind the 8."""
    return start_of(s, meld) + s.meld_sizes[meld] - 1


def run_colour(s: State, meld: int) -> int:
    return colour_among(s.melds[meld], s.meld_sizes[meld])


def colour_among(cards: list[int], size: int) -> int:
    """The colour of a run: that of its numbers."""
    for place in range(size):
        if is_number(cards[place]):
            return colour_of(cards[place])
    return RED


def jokers_in(s: State, meld: int) -> int:
    return jokers_among(s.melds[meld], s.meld_sizes[meld])


def jokers_among(cards: list[int], size: int) -> int:
    count = 0
    for place in range(size):
        count += int(is_joker(cards[place]))
    return count


def numbers_in(s: State, meld: int) -> int:
    return s.meld_sizes[meld] - jokers_in(s, meld)


# Adding (§C2, C3)


def add_additions(s: State, seat: int, out: list[int], n: int) -> int:
    """§C2: single cards to own melds."""
    for number in range(s.meld_counts[seat]):
        for card in CARDS:
            if s.hands[seat][card] > 0:
                for side in range(NO_SIDE, BACK + 1):
                    if place_for(s, meld_at(seat, number), card, side) != NOWHERE:
                        out[n] = with_meld(ADDING, card, number, side)
                        n += 1
    return n


def place_for(s: State, meld: int, card: int, side: int) -> int:
    """At which place of a meld this card can be added, NOWHERE if it cannot.

    A joker at a run always has a side; a number finds its place.
    """
    kind = s.meld_kinds[meld]
    if kind == RUN:
        return run_place(s, meld, card, side)
    if side != NO_SIDE:
        return NOWHERE
    return set_place(s, meld, card) if kind == SET else flush_place(s, meld, card)


def run_place(s: State, meld: int, card: int, side: int) -> int:
    """§C2, C3: the next number at either end, or a joker, also as ninth card of a full run."""
    size = s.meld_sizes[meld]
    if is_joker(card):
        fits = side != NO_SIDE and jokers_in(s, meld) < most_jokers(s)
        return joker_place(s, meld, side) if fits else NOWHERE
    if side != NO_SIDE or not is_number(card) or colour_of(card) != run_colour(s, meld):
        return NOWHERE
    if size == MELD_SIZE:
        return NOWHERE
    if number_of(card) == start_of(s, meld) - 1:
        return 0
    return size if number_of(card) == last_of(s, meld) + 1 else NOWHERE


def joker_place(s: State, meld: int, side: int) -> int:
    """§C2: a run of eight numbers takes a ninth card at either end, others the next number."""
    size = s.meld_sizes[meld]
    if size >= MELD_SIZE:
        return NOWHERE
    if side == FRONT:
        return 0 if start_of(s, meld) > 1 or size == NUMBERS else NOWHERE
    return size if last_of(s, meld) < NUMBERS or size == NUMBERS else NOWHERE


def set_place(s: State, meld: int, card: int) -> int:
    """§C2: to four cards; a fifth makes four numbers and a joker."""
    size, jokers = s.meld_sizes[meld], jokers_in(s, meld)
    if is_joker(card):
        room = size < LARGEST_SET or (size == LARGEST_SET and jokers == 0)
        return sorted_place(s, meld, card) if room and jokers < most_jokers(s) else NOWHERE
    if not is_number(card) or number_of(card) != number_of(s.melds[meld][0]):
        return NOWHERE
    room = size < LARGEST_SET or (size == LARGEST_SET and jokers == 1)
    return sorted_place(s, meld, card) if room else NOWHERE


def flush_place(s: State, meld: int, card: int) -> int:
    """§C2: the fourth letter."""
    if is_number(card) or s.meld_sizes[meld] >= LARGEST_FLUSH:
        return NOWHERE
    for place in range(s.meld_sizes[meld]):
        if letter_of(s.melds[meld][place]) == letter_of(card):
            return NOWHERE
    return sorted_place(s, meld, card)


def sorted_place(s: State, meld: int, card: int) -> int:
    """Sets and flushes are kept in the order of the card list."""
    place = 0
    while place < s.meld_sizes[meld] and s.melds[meld][place] <= card:
        place += 1
    return place


def insert(s: State, meld: int, place: int, card: int) -> None:
    """Put a card at a place of a meld."""
    for at in range(s.meld_sizes[meld], place, -1):
        s.melds[meld][at] = s.melds[meld][at - 1]
    s.melds[meld][place] = card
    s.meld_sizes[meld] += 1


def take_out(s: State, meld: int, place: int) -> None:
    """Take the card at a place out of a meld."""
    s.meld_sizes[meld] -= 1
    for at in range(place, s.meld_sizes[meld]):
        s.melds[meld][at] = s.melds[meld][at + 1]
    s.melds[meld][s.meld_sizes[meld]] = 0


def add_to_meld(s: State, seat: int, card: int, number: int, side: int) -> None:
    """§C2."""
    meld = meld_at(seat, number)
    place = place_for(s, meld, card, side)
    remove_card(s, seat, card)
    insert(s, meld, place, card)


# Exchanging (§C4)


def add_exchanges(s: State, seat: int, out: list[int], n: int) -> int:
    """§C4: a number card for the joker that stands for it, which moves to an end."""
    for number in range(s.meld_counts[seat]):
        meld = meld_at(seat, number)
        if s.meld_kinds[meld] == RUN and jokers_in(s, meld) > 0:
            for card in CARDS:
                if s.hands[seat][card] > 0 and joker_for(s, meld, card) != NOWHERE:
                    for side in (FRONT, BACK):
                        if joker_place(s, meld, side) != NOWHERE:
                            out[n] = with_meld(EXCHANGING, card, number, side)
                            n += 1
    return n


def joker_for(s: State, meld: int, card: int) -> int:
    """The place of the joker that stands for this number card, NOWHERE if none does."""
    if not is_number(card) or colour_of(card) != run_colour(s, meld):
        return NOWHERE
    place = number_of(card) - start_of(s, meld)
    if 0 <= place < s.meld_sizes[meld] and is_joker(s.melds[meld][place]):
        return place
    return NOWHERE


def exchange(s: State, seat: int, card: int, number: int, side: int) -> None:
    """§C4: the number takes the joker's place, the joker an end of the same run."""
    meld = meld_at(seat, number)
    place = joker_for(s, meld, card)
    joker = s.melds[meld][place]
    remove_card(s, seat, card)
    s.melds[meld][place] = card
    insert(s, meld, joker_place(s, meld, side), joker)


# Losing cards (§T4, T5)


def edge_place(s: State, meld: int, card: int, side: int) -> int:
    """§T4: the place of an edge card (first or last) of a run or set, NOWHERE if it is none.

    A side is named only where the same joker is at both ends.
    """
    last = s.meld_sizes[meld] - 1
    first_fits, last_fits = s.melds[meld][0] == card, s.melds[meld][last] == card
    if is_joker(card) and first_fits and last_fits:
        if side == NO_SIDE:
            return NOWHERE
        return 0 if side == FRONT else last
    if side != NO_SIDE:
        return NOWHERE
    if first_fits:
        return 0
    return last if last_fits else NOWHERE


def lose_edge(s: State, seat: int, card: int, number: int, side: int) -> None:
    """§T4, T5: an edge card leaves a meld; one that is too small then goes back to the hand."""
    meld = meld_at(seat, number)
    if s.meld_kinds[meld] == FLUSH:
        take_out(s, meld, sorted_place(s, meld, card) - 1)
    else:
        was_nine = s.meld_sizes[meld] == MELD_SIZE
        place = edge_place(s, meld, card, side)
        take_out(s, meld, place)
        if was_nine:
            move_ninth(s, meld, place)
    if s.meld_sizes[meld] < SMALLEST or too_few_numbers(s, meld):
        break_up(s, seat, number)


def move_ninth(s: State, meld: int, lost: int) -> None:
    """§T5: if the other end of a run of nine is lost, the joker moves there and stands for it."""
    size = s.meld_sizes[meld]
    other = size - 1 if lost == 0 else 0
    ninth = s.melds[meld][other]
    beyond = start_of(s, meld) < 1 or last_of(s, meld) > NUMBERS
    if is_joker(ninth) and beyond:
        take_out(s, meld, other)
        insert(s, meld, 0 if lost == 0 else size - 1, ninth)


def too_few_numbers(s: State, meld: int) -> bool:
    return s.meld_kinds[meld] != FLUSH and numbers_in(s, meld) < FEWEST_NUMBERS


def break_up(s: State, seat: int, number: int) -> None:
    """§T5: the cards go back to their owner's hand; later melds move up."""
    meld = meld_at(seat, number)
    for place in range(s.meld_sizes[meld]):
        add_card(s, seat, s.melds[meld][place])
    s.runs_and_sets[seat] -= int(s.meld_kinds[meld] != FLUSH)
    s.meld_counts[seat] -= 1
    for later in range(number, s.meld_counts[seat]):
        copy_meld(s, meld_at(seat, later), meld_at(seat, later + 1))
    clear_meld(s, meld_at(seat, s.meld_counts[seat]))


def copy_meld(s: State, meld: int, other: int) -> None:
    for place in range(MELD_SIZE):
        s.melds[meld][place] = s.melds[other][place]
    s.meld_sizes[meld] = s.meld_sizes[other]
    s.meld_kinds[meld] = s.meld_kinds[other]


def clear_meld(s: State, meld: int) -> None:
    for place in range(MELD_SIZE):
        s.melds[meld][place] = 0
    s.meld_sizes[meld] = 0
    s.meld_kinds[meld] = 0
