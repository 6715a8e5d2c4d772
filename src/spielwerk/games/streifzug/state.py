"""The state of a match of Streifzug durch, and what can be asked of how figures stand."""

from spielwerk.core.news import Telling
from spielwerk.games.streifzug.board import (
    GOAL,
    STACKS,
    START,
    entry,
    follow,
    in_zone,
    opening,
    stack_at,
)
from spielwerk.games.streifzug.cards import BLUE, CARDS, RED, colour_of, is_number, letter_of
from spielwerk.games.streifzug.options import ON, SHARE, THROW
from spielwerk.games.streifzug.records import StreifzugEvent

MOST_SEATS = 4
FIGURES_EACH = 2
CARD_KINDS = len(CARDS) + 1
STACK_SIZE = 6
MELDS_EACH = 16
MELD_SIZE = 9
COLLECTED = 5
"""Cards of each colour that a party collects in the basic mode."""
NOWHERE = -1
NO_SEAT = -1

FIRST, DEAL, ROLL, DICE, PATRON_ASKED, ROB, GIVE, REVEAL, CARD_PHASE, TURN_OVER, OVER = range(11)
"""Phases: who begins, the stacks, the roll, its moves; in a throw the Patron question, the
thrower's choice, the victim's choice; a card drawn blind; the card phase, the end of a turn (at
once followed by the next), the end."""

BY_BELL, BY_GOAL, BY_STALL, BY_GUARD = range(1, 5)
"""How a match ends."""


class Chosen(Telling[StreifzugEvent]):
    """The options of a match."""

    def __init__(self) -> None:
        self.ext_cards = 0
        self.ext_throws = 0
        self.ext_teams = 0
        self.ext_finish = 0
        self.first = 0
        self.doubles = 0
        self.direction = 0
        self.stages = 0
        self.zone_sum = 0
        self.hopser_from_goal = 0
        self.full_colour = 0
        self.rotate = 0
        self.max_jokers = 0
        self.patron_target = 0
        self.patron_ask = 0
        self.after_patron = 0
        self.flush_cards = 0
        self.stall_rounds = 0
        self.joker_penalty = 0
        self.partner_landing = 0
        self.mopser_partner = 0
        self.max_plies = 0


class Turn(Chosen):
    """Whose turn it is, and the dice."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.quadrant = [0] * MOST_SEATS  # where each seat's start-goal zone is

        self.phase = FIRST
        self.plies = 0  # actions of seats so far
        self.turn = 0  # the seat whose turn it is
        self.quiet = 0  # turns in a row without anything that §F4 names; -1: it was in this one
        self.ended = 0  # how it ended, or will after the card phase
        self.ender = NO_SEAT  # who ended it

        self.high = 0  # the dice of this turn, 0 before the roll
        self.low = 0
        self.left = [0] * 2  # dice still to play, the higher first; 0 for none
        self.began = [START] * FIGURES_EACH  # where the turn's figures began it
        self.at = NOWHERE  # which of them (0, 1) moved last
        self.came = 0  # set of the neighbours by which it may have come


class Table(Turn):
    """Figures, stacks, and the cards of everybody."""

    def __init__(self) -> None:
        super().__init__()
        self.figures = [START] * (MOST_SEATS * FIGURES_EACH)  # field; figure // 2 is its owner
        self.rung = [0] * MOST_SEATS  # 1 once the bell was rung

        self.stacks = [0] * (STACKS * STACK_SIZE)  # each stack's cards, the top first
        self.stacked = [0] * STACKS  # how many they are
        self.dealt = 0  # cards put on stacks at the beginning
        self.put = [0] * CARD_KINDS  # and how many of each

        self.hands = [
            [0] * CARD_KINDS for _ in range(MOST_SEATS)
        ]  # in the basic mode they lie open
        self.held = [0] * MOST_SEATS  # how many cards that is
        self.colours = [0] * (2 * MOST_SEATS)  # how many of them are red and blue, for each seat
        self.used = [[0] * CARD_KINDS for _ in range(MOST_SEATS)]  # letters that have acted
        self.melds = [[0] * MELD_SIZE for _ in range(MOST_SEATS * MELDS_EACH)]
        self.meld_sizes = [0] * (MOST_SEATS * MELDS_EACH)
        self.meld_kinds = [0] * (MOST_SEATS * MELDS_EACH)
        self.meld_counts = [0] * MOST_SEATS
        self.runs_and_sets = [0] * MOST_SEATS  # melds that are no flushes


class State(Table):
    """The whole truth about a match of Streifzug durch at one moment."""

    def __init__(self) -> None:
        super().__init__()
        self.throw_field = NOWHERE  # where figures are being thrown
        self.victims = [0] * MOST_SEATS  # 1: figures of this seat still wait there to be sent back
        self.victim = NO_SEAT  # who is asked, or owes cards
        self.owed = 0  # how many
        self.source = NO_SEAT  # from whose hand a card is drawn blind
        self.after_reveal = 0  # the phase that follows

        self.scratch = [0] * 256  # moves of a roll
        self.trail = [0] * 256  # what the best plans that begin with them are worth


def next_seat(s: State, seat: int) -> int:
    return (seat + 1) % s.seats


def team(s: State, seat: int) -> int:
    """§M: red and black, yellow and blue."""
    return seat % 2 if s.ext_teams == ON else seat


def is_partner(s: State, seat: int, other: int) -> bool:
    return seat != other and team(s, seat) == team(s, other)


def owner_of(figure: int) -> int:
    return figure // FIGURES_EACH


def figure_of(seat: int, number: int) -> int:
    """A seat's first (0) or second (1) figure."""
    return FIGURES_EACH * seat + number


def entry_of(s: State, seat: int) -> int:
    return entry(s.quadrant[seat])


def follow_of(s: State, seat: int) -> int:
    return follow(s.quadrant[seat])


def opening_of(s: State, seat: int) -> int:
    return opening(s.quadrant[seat])


def is_taken(s: State, field: int) -> bool:
    """Does any figure stand there?"""
    for figure in range(FIGURES_EACH * s.seats):
        if s.figures[figure] == field:
            return True
    return False


def stands_on(s: State, seat: int, field: int) -> int:
    """How many of a seat's figures stand there."""
    return int(s.figures[2 * seat] == field) + int(s.figures[2 * seat + 1] == field)


def is_safe(field: int) -> bool:
    """§D9: catch fields and all fields of the zones."""
    return in_zone(field) or stack_at(field) != NOWHERE


def is_thrown_by(s: State, seat: int, other: int) -> bool:
    """§D9, M1: does landing on this other seat's figures throw them?"""
    if seat == other:
        return False
    return not is_partner(s, seat, other) or s.partner_landing == THROW


def shares_with(s: State, seat: int, other: int) -> bool:
    """§M1: may one stand on a field with this other seat's figures?"""
    return is_partner(s, seat, other) and s.partner_landing == SHARE


def top(s: State, stack: int) -> int:
    """The card on top of a stack, 0 if it is empty."""
    return s.stacks[STACK_SIZE * stack] if s.stacked[stack] > 0 else 0


def has_all(s: State, seat: int) -> bool:
    """§B4, B5: five red and five blue cards."""
    return s.colours[2 * seat + RED] >= COLLECTED and s.colours[2 * seat + BLUE] >= COLLECTED


def is_full(s: State, seat: int, colour: int) -> bool:
    """§B3: five cards of this colour."""
    return s.colours[2 * seat + colour] >= COLLECTED


def add_card(s: State, seat: int, card: int) -> None:
    """A card comes to a seat's hand (in the basic mode: before it)."""
    s.hands[seat][card] += 1
    s.held[seat] += 1
    s.colours[2 * seat + colour_of(card)] += 1


def remove_card(s: State, seat: int, card: int) -> None:
    s.hands[seat][card] -= 1
    s.held[seat] -= 1
    s.colours[2 * seat + colour_of(card)] -= 1


def use_letter(s: State, card: int, seat: int) -> None:
    """§C5: a letter card that has acted lies open before its user."""
    remove_card(s, seat, card)
    s.used[seat][card] += 1


def held_letter(s: State, seat: int, letter: int) -> int:
    """A letter card of the hand, the red one if both colours are held; 0 for none."""
    for card in CARDS:
        if not is_number(card) and letter_of(card) == letter and s.hands[seat][card] > 0:
            return card
    return 0


def in_goal(s: State, seat: int) -> bool:
    """§F3: are both figures in Z?"""
    return stands_on(s, seat, GOAL) == FIGURES_EACH


# The end


def is_last_turn_over(s: State) -> bool:
    """§F3, F4: has a turn ended with which the match ends?"""
    return s.phase == TURN_OVER and (s.ended != 0 or stalls(s))


def stalls(s: State) -> bool:
    """§F4: does the match end with this turn because nothing happens?"""
    return s.ext_cards == ON and 0 < s.stall_rounds * s.seats <= s.quiet + 1


def has_run_or_set(s: State, seat: int) -> bool:
    """§F2: is a run or a set laid?"""
    return s.runs_and_sets[seat] > 0


def stand_together(s: State) -> bool:
    """Do both figures stand on one field? Then their moves have the same texts."""
    return s.figures[figure_of(s.turn, 0)] == s.figures[figure_of(s.turn, 1)]
