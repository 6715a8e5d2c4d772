"""What the guide says of the own hand in the extended mode, and of the points."""

from spielwerk.bots.streifzug.guiding.basic import fill_ahead, hits_now, hits_with
from spielwerk.bots.streifzug.guiding.cards import fits, near, steps
from spielwerk.bots.streifzug.guiding.walks import HIGHS, LOWS, WEIGHTS
from spielwerk.bots.streifzug.leads import lead
from spielwerk.games.streifzug.board import STACKS, catch_field
from spielwerk.games.streifzug.cards import (
    BLUE,
    BOX,
    CARDS,
    LETTERS,
    NO_CARD,
    NUMBERS,
    RED,
    colour_of,
    is_joker,
    is_number,
    letter_card,
    letter_of,
    number_card,
    number_of,
)
from spielwerk.games.streifzug.chapters.score import (
    ENDING,
    FLUSH_POINTS,
    RUN_POINTS,
    SET_POINTS,
)
from spielwerk.games.streifzug.state import CARD_PHASE, State, is_taken, top

NAMES = (
    "points that can be laid out",
    "pairs of a number",
    "neighbours of a colour",
    "jokers",
    "patrons",
    "hopsers",
    "mopsers",
    "different letters",
    "cards that can be added",
    "card phase",
    "ahead",
    "ahead with the points for the end",
    "lead",
    "arrears",
    "cards on the stacks",
    "the stacks are empty",
    "turns without anything",
    "the match ends with this turn",
    "worth of the nearest top card",
    "worth of another to the other figure",
    "worth of the best top card",
    "likelihood of a card that helps with the next roll",
    "a card that helps with the dice left",
    "catches ahead that help",
    "catches ahead that help, of the other figure",
)
CARDS_OWN = 25
LARGEST_LEAD = 20
MANY_POINTS = 15
HELPS = 0.3
"""From what worth on a top card counts as help."""


def fill_own(s: State, seat: int, at: int, x: list[float]) -> None:
    """The own hand, the points, and what the stacks offer."""
    fill_hand(s, seat, at, x)
    x[at + 9] = int(s.phase == CARD_PHASE)
    fill_lead(s, seat, at + 10, x)
    left = 0
    for stack in range(STACKS):
        left += s.stacked[stack]
    x[at + 14] = left / BOX
    x[at + 15] = int(left == 0)
    x[at + 16] = max(s.quiet, 0) / max(1, s.stall_rounds * s.seats)
    x[at + 17] = int(s.ended != 0)
    if s.rung[seat] == 0:
        fill_offers(s, seat, at + 18, x)


def fill_hand(s: State, seat: int, at: int, x: list[float]) -> None:
    """What the hand may become."""
    hand = s.hands[seat]
    fill_sets(hand, at, x)
    fill_runs(hand, RED, at, x)
    fill_runs(hand, BLUE, at, x)
    fill_letters(hand, at, x)
    for card in CARDS:
        if hand[card] > 0 and fits(s, seat, card):
            x[at + 8] += hand[card] / 4


def fill_sets(hand: list[int], at: int, x: list[float]) -> None:
    for number in range(1, NUMBERS + 1):
        same = hand[number_card(RED, number)] + hand[number_card(BLUE, number)]
        x[at] += SET_POINTS[same] / MANY_POINTS
        x[at + 1] += int(same == 2) / 3


def fill_runs(hand: list[int], colour: int, at: int, x: list[float]) -> None:
    length = 0
    for number in range(1, NUMBERS + 2):
        if number <= NUMBERS and hand[number_card(colour, number)] > 0:
            length += 1
        else:
            x[at] += RUN_POINTS[length] / MANY_POINTS
            x[at + 2] += int(length == 2) / 3
            length = 0


def fill_letters(hand: list[int], at: int, x: list[float]) -> None:
    letters = 0
    for letter in range(len(LETTERS)):
        count = hand[letter_card(letter, RED)] + hand[letter_card(letter, BLUE)]
        letters += int(count > 0)
        x[at + 3 + letter] = count / 2
    x[at] += FLUSH_POINTS[letters] / MANY_POINTS
    x[at + 7] = letters / 4


def fill_lead(s: State, seat: int, at: int, x: list[float]) -> None:
    """How many points the own side is ahead of the best other one."""
    ahead = lead(s, seat)
    x[at] = int(ahead > 0)
    x[at + 1] = int(ahead + ENDING > 0)
    x[at + 2] = min(max(ahead, 0), LARGEST_LEAD) / LARGEST_LEAD
    x[at + 3] = min(max(-ahead, 0), LARGEST_LEAD) / LARGEST_LEAD


# What the stacks offer


def fill_offers(s: State, seat: int, at: int, x: list[float]) -> None:
    """The top cards, by what they are worth to the hand."""
    first, second, stacks = 0, 0, 0
    one, two, both = 0.0, 0.0, 0.0
    for stack in range(STACKS):
        card = top(s, stack)
        if card != NO_CARD and not is_taken(s, catch_field(stack)):
            worth = worth_of_card(s, seat, card)
            here, there = worth * near(s, seat, 0, stack), worth * near(s, seat, 1, stack)
            both = max(both, here + two, there + one)
            one, two = max(one, here), max(two, there)
            x[at + 2] = max(x[at + 2], worth)
            if worth >= HELPS:
                stacks |= 1 << stack
                first |= steps(s, seat, 0, stack)
                second |= steps(s, seat, 1, stack)
    x[at] = max(one, two)
    x[at + 1] = max(both - max(one, two), 0.0)
    for i in range(21):
        x[at + 3] += WEIGHTS[i] * hits_with(HIGHS[i], LOWS[i], first | second) / 36
    x[at + 4] = hits_now(s, seat, first, second)
    fill_ahead(s, seat, stacks, at + 5, x)


def worth_of_card(s: State, seat: int, card: int) -> float:
    """How much a card helps the hand, about 0 to 1."""
    if not is_number(card):
        return worth_of_letter(s.hands[seat], card) + 0.3 * int(fits(s, seat, card))
    worth = worth_of_number(s.hands[seat], card)
    return min(1.0, worth + 0.4 * int(fits(s, seat, card)))


def worth_of_number(hand: list[int], card: int) -> float:
    """It may make a pair or a set, neighbours or a run."""
    number, colour = number_of(card), colour_of(card)
    same = hand[number_card(RED, number)] + hand[number_card(BLUE, number)]
    low = number - 1
    while low >= 1 and hand[number_card(colour, low)] > 0:
        low -= 1
    high = number + 1
    while high <= NUMBERS and hand[number_card(colour, high)] > 0:
        high += 1
    length = high - low - 1
    worth = 0.1
    if same in (1, 3):
        worth += 0.25
    elif same == 2:
        worth += 0.7
    if length == 2:
        worth += 0.15
    elif length > 2:
        worth += 0.35 if hand[card] == 0 else 0.0
    return worth


def worth_of_letter(hand: list[int], card: int) -> float:
    """It may make a flush, and has an action."""
    others = 0
    for letter in range(len(LETTERS)):
        if letter != letter_of(card):
            others += int(hand[letter_card(letter, RED)] + hand[letter_card(letter, BLUE)] > 0)
    new = hand[letter_card(letter_of(card), RED)] + hand[letter_card(letter_of(card), BLUE)] == 0
    worth = 0.35 if is_joker(card) else 0.2
    if new and others > 0:
        worth += 0.6 if others == 2 else 0.15 * others
    return min(1.0, worth)
