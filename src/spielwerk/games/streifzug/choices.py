"""Legal actions of Streifzug durch with their parts: nobody else has to read notation.

Nobody else knows a rule, either: whom a move throws, which card it catches and what a meld is
worth are said here, as the rules have it.
"""

from collections.abc import Sequence

from spielwerk.games.streifzug import moves
from spielwerk.games.streifzug.board import name
from spielwerk.games.streifzug.cards import CODES, NO_CARD
from spielwerk.games.streifzug.chapters.layouts import RUN, card_at, kind_of, size_of
from spielwerk.games.streifzug.chapters.melds import joker_for, joker_place, meld_at, place_for
from spielwerk.games.streifzug.chapters.score import points_of
from spielwerk.games.streifzug.chapters.stacks import card_caught
from spielwerk.games.streifzug.chapters.throws import costs_card, throws
from spielwerk.games.streifzug.moves import first_of, second_of, start_of, third_of
from spielwerk.games.streifzug.news import Paths, paths
from spielwerk.games.streifzug.position import KIND_NAMES, meld_codes
from spielwerk.games.streifzug.records import (
    Add,
    Draw,
    End,
    Exchange,
    Forgo,
    Give,
    Hop,
    LayOut,
    Move,
    Protect,
    Rob,
    Side,
    StreifzugChoice,
    Take,
)
from spielwerk.games.streifzug.state import ROB, State, stand_together, stands_on

Start = tuple[list[int], str, Paths]
"""What all moves of a figure by the same dice have in common: dice, field, ways from there."""


def choices(s: State, seat: int, actions: Sequence[int]) -> list[StreifzugChoice]:
    """Each action that is legal for this seat; all of it but its own cards lies open."""
    starts: dict[int, Start] = {}
    return [choice(s, seat, action, starts) for action in actions]


def choice(s: State, seat: int, action: int, starts: dict[int, Start]) -> StreifzugChoice:
    text, what = moves.text(action), moves.what_of(action)
    if what == moves.MOVING:
        return move(s, action, text, starts)
    card = CODES[first_of(action) % len(CODES)]
    match what:
        case moves.HOPPING:
            origin, target = second_of(action), third_of(action)
            return Hop(text, seat, name(origin), name(target), caught(s, target))
        case moves.LAYING_OUT:
            return lay_out(s, moves.layout_of(action), text)
        case moves.ADDING:
            return add(s, seat, action, text)
        case moves.EXCHANGING:
            return exchange(s, seat, action, text)
        case moves.ROBBING_HAND:
            return Rob(text, second_of(action))
        case moves.ROBBING_USED:
            return Rob(text, second_of(action), card)
        case moves.ENDING:
            return End(text)
        case _:
            return answer(s, action, text, card)


def answer(s: State, action: int, text: str, card: str) -> StreifzugChoice:
    """§T, L3: what is done about a throw."""
    match moves.what_of(action):
        case moves.PROTECTING:
            return Protect(text, card)
        case moves.LETTING_GO:
            return Forgo(text)
        case moves.DRAWING:
            return Draw(text, s.victim)
        case moves.TAKING:
            return Take(text, s.victim, card)
        case moves.GIVING:
            return Give(text, card, used=s.held[s.victim] == 0)
        case _:
            number = second_of(action)
            broken = number + 1, meld_codes(s, meld_at(s.victim, number))
            if s.phase == ROB:
                return Take(text, s.victim, card, *broken)
            return Give(text, card, False, *broken)


# Figures


def move(s: State, action: int, text: str, starts: dict[int, Start]) -> Move:
    """§D: by which way, and what the figure meets."""
    number, target = action if stand_together(s) else start_of(action), third_of(action)
    if number not in starts:
        dice = [die for die in moves.dice_of(action) if die]
        starts[number] = dice, name(second_of(action)), paths(s, action)
    dice, origin, ways = starts[number]
    hit = thrown(s, target)
    met = hit, caught(s, target), brought(s, target, hit)
    return Move(text, s.turn, dice, origin, name(target), ways[target], *met)


def thrown(s: State, field: int) -> list[int]:
    """§D9: whose figures are thrown there."""
    if field not in s.figures:
        return []
    return [other for other in range(s.seats) if throws(s, other, field)]


def brought(s: State, field: int, hit: Sequence[int]) -> int | None:
    """§T1, T2: a card for each figure that is thrown there, as far as its party has any."""
    if not costs_card(s, field):
        return None
    return sum(min(stands_on(s, seat, field), cards_of(s, seat)) for seat in hit) or None


def cards_of(s: State, seat: int) -> int:
    """In hand, used, and laid out."""
    first = meld_at(seat, 0)
    laid = s.meld_sizes[first : first + s.meld_counts[seat]]
    return s.held[seat] + sum(s.used[seat]) + sum(laid)


def caught(s: State, field: int) -> str | None:
    """§D10: the card that lies open there, if it is caught."""
    card = card_caught(s, field)
    return None if card == NO_CARD else CODES[card]


# Melds


def lay_out(s: State, layout: int, text: str) -> LayOut:
    """§C1."""
    cards = [card_at(layout, place) for place in range(size_of(layout))]
    kind = kind_of(layout)
    return LayOut(text, codes(cards), KIND_NAMES[kind], points_of(s, kind, cards, len(cards)))


def add(s: State, seat: int, action: int, text: str) -> Add:
    """§C2."""
    card, meld, cards = growing(s, seat, action)
    place = place_for(s, meld, card, third_of(action))
    side: Side | None = None
    if s.meld_kinds[meld] == RUN:
        side = "back" if place else "front"
    points = worth(s, meld, [*cards[:place], card, *cards[place:]])
    return Add(text, CODES[card], second_of(action) + 1, codes(cards), points, side)


def exchange(s: State, seat: int, action: int, text: str) -> Exchange:
    """§C4."""
    card, meld, cards = growing(s, seat, action)
    place, end = joker_for(s, meld, card), joker_place(s, meld, third_of(action))
    grown = [*cards[:place], card, *cards[place + 1 :]]
    grown.insert(end, cards[place])
    side: Side = "back" if end else "front"
    number = second_of(action) + 1
    return Exchange(text, CODES[card], number, codes(cards), worth(s, meld, grown), side)


def growing(s: State, seat: int, action: int) -> tuple[int, int, list[int]]:
    """The card, where its meld is kept, and the cards of that."""
    meld = meld_at(seat, second_of(action))
    return first_of(action), meld, s.melds[meld][: s.meld_sizes[meld]]


def worth(s: State, meld: int, cards: list[int]) -> int:
    """What a meld is worth with these cards."""
    return points_of(s, s.meld_kinds[meld], cards, len(cards))


def codes(cards: Sequence[int]) -> list[str]:
    return [CODES[card] for card in cards]
