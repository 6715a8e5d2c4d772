"""What a seat of Streifzug durch is after: which fields bring it something, and how much.

Only what the seat may know is asked for: what lies open, and its own hand.
"""

from spielwerk.bots.streifzug.hands import hand_value
from spielwerk.bots.streifzug.leads import lead
from spielwerk.bots.streifzug.reach import NEVER, chance_to_hit, promise
from spielwerk.games.streifzug.board import (
    BELL,
    FIELDS,
    GOAL,
    NOWHERE,
    STACKS,
    START,
    catch_field,
)
from spielwerk.games.streifzug.cards import BLUE, BOX, NO_CARD, RED, colour_of
from spielwerk.games.streifzug.chapters.melds import meld_at, place_for
from spielwerk.games.streifzug.chapters.score import ENDING
from spielwerk.games.streifzug.chapters.throws import costs_card, way_back
from spielwerk.games.streifzug.moves import BACK, NO_SIDE
from spielwerk.games.streifzug.options import ON
from spielwerk.games.streifzug.state import (
    COLLECTED,
    FIGURES_EACH,
    State,
    entry_of,
    follow_of,
    has_all,
    is_full,
    is_safe,
    is_taken,
    is_thrown_by,
    owner_of,
    stands_on,
    top,
)

NOTHING = 0.05
"""Landing on a catch field without taking a card: one is safe there."""
WANTED, SCARCE = 1.0, 0.1
"""A card of a colour that is collected; more for each that is lacking above the other colour."""
VICTORY = 100.0
ANY_CARD, GROWS = 0.3, 1.5
"""A card that fits nothing yet; one that can be added to a meld."""
LOST_CARD = 1.2
"""A card that goes to somebody else."""
ALL_STACKS = -14.0
"""Ringing the bell while all cards are still there to be caught."""
TOO_EARLY = -1.0
"""Before anything is laid out that opens the goal."""
NO_STACKS, FOR_LEAD = 6.0, 0.4
"""After that, and for each point of the lead."""
FIRST_HOME, LAST_HOME, LOSING = 5.0, 12.0, 2.0
"""The first figure in Z; the second if that wins, or if it does not."""
MAY_HIT = 0.5
"""How often an opponent that can throw does."""
NEAR_BELL = 3.0
"""Throwing back who needs only the bell to win, for each chance to reach it with one roll."""
WAITING, ENTERED, FOLLOWED, ROAMING = 0.4, 0.9, 1.6, 3.0
"""What another party's figure is thought to be worth: on S, E6, F4, and elsewhere."""
OTHERS = 0.5
"""How much what others have counts, shared among them."""


class Outlook:
    """What the fields mean to a seat in a position."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.lead = lead(s, seat) if s.ext_cards == ON else 0
        self.rewards = self.landing_rewards()
        self.values = promise(tuple(self.rewards), s.quadrant[seat], s.direction)

    def landing_rewards(self) -> list[float]:
        """What landing brings by cards, bell and goal."""
        s, seat = self.s, self.seat
        rewards = [0.0] * FIELDS
        for stack in range(STACKS):
            rewards[catch_field(stack)] = self.catch_reward(stack)
        rewards[BELL] = self.bell_reward()
        rewards[GOAL] = self.goal_reward()
        rewards[START] = NEVER
        return rewards if s.ext_cards == ON or not has_all(s, seat) else hunting(rewards)

    def catch_reward(self, stack: int) -> float:
        s, seat, card = self.s, self.seat, top(self.s, stack)
        if is_taken(s, catch_field(stack)):
            return NEVER
        if card == NO_CARD or s.rung[seat]:
            return NOTHING
        if s.ext_cards == ON:
            return NOTHING + max(0.0, card_worth(s, seat, card))
        colour = colour_of(card)
        if is_full(s, seat, colour):
            return NOTHING
        lacking = lacks(s, seat, colour) - lacks(s, seat, RED + BLUE - colour)
        return WANTED + SCARCE * max(0, lacking)

    def bell_reward(self) -> float:
        s, seat = self.s, self.seat
        if s.ext_cards != ON:
            return VICTORY if has_all(s, seat) else NEVER
        if s.rung[seat] or (s.ext_finish != ON and not s.runs_and_sets[seat]):
            return NEVER
        if s.ext_finish != ON:
            return VICTORY if self.lead > 0 else -VICTORY
        missed = ALL_STACKS * sum(s.stacked) / BOX
        if not s.runs_and_sets[seat]:
            return TOO_EARLY + missed
        return NO_STACKS + FOR_LEAD * self.lead + missed

    def goal_reward(self) -> float:
        s, seat = self.s, self.seat
        if s.ext_finish != ON or not s.rung[seat] or not s.runs_and_sets[seat]:
            return NEVER
        if not stands_on(s, seat, GOAL):
            return FIRST_HOME
        return LAST_HOME if self.lead + ENDING > 0 else LOSING

    # Throws

    def throw_reward(self, field: int) -> float:
        """What landing among foreign figures brings."""
        s, seat = self.s, self.seat
        if is_safe(field):
            return 0.0
        return sum(
            self.harm(other, field) * stands_on(s, other, field)
            for other in range(s.seats)
            if is_thrown_by(s, seat, other)
        )

    def harm(self, other: int, field: int) -> float:
        """What it does to another party to be thrown there, and what the card brings."""
        s = self.s
        lost = standing(s, other, field) - standing(s, other, way_back(s, other, field))
        gain = share(s) * lost
        if costs_card(s, field) and (s.held[other] or s.meld_counts[other]):
            gain += LOST_CARD * (1 + share(s))
        if s.ext_cards != ON and has_all(s, other):
            gain += NEAR_BELL * chance_to_hit(field, BELL, s.quadrant[other], s.direction)
        return gain

    def danger(self, figures: list[int]) -> float:
        """What own figures on these fields may lose until the next turn."""
        return sum(self.risk(field) * self.loss(field) for field in figures)

    def risk(self, field: int) -> float:
        """How likely anybody throws a figure there."""
        s = self.s
        if is_safe(field):
            return 0.0
        missed = 1.0
        for figure in range(FIGURES_EACH * s.seats):
            other, origin = owner_of(figure), s.figures[figure]
            if origin < GOAL and is_thrown_by(s, other, self.seat):
                hit = chance_to_hit(origin, field, s.quadrant[other], s.direction)
                missed *= 1 - MAY_HIT * hit
        return 1 - missed

    def loss(self, field: int) -> float:
        s = self.s
        lost = self.values[field] - self.values[way_back(s, self.seat, field)]
        card = costs_card(s, field) and s.held[self.seat] + s.meld_counts[self.seat] > 0
        return max(0.0, lost) + LOST_CARD * card


def hunting(rewards: list[float]) -> list[float]:
    """§B4: with five and five only the bell counts, and catch fields are taboo."""
    for stack in range(STACKS):
        rewards[catch_field(stack)] = NEVER
    return rewards


def lacks(s: State, seat: int, colour: int) -> int:
    """§B2: how many cards of a colour a seat still needs."""
    return COLLECTED - s.colours[2 * seat + colour]


def share(s: State) -> float:
    """How much one of the others counts."""
    return OTHERS / (s.seats - 1)


def card_worth(s: State, seat: int, card: int) -> float:
    """What one more card means to a hand."""
    hand = s.hands[seat]
    before = hand_value(hand)
    hand[card] += 1
    gain = hand_value(hand) - before
    hand[card] -= 1
    return gain + ANY_CARD + GROWS * fits(s, seat, card) - late(s)


def late(s: State) -> float:
    """How much a card left in hand will probably cost."""
    return 1.0 - sum(s.stacked) / BOX


def fits(s: State, seat: int, card: int) -> bool:
    """Can the card be added to an own meld?"""
    for number in range(s.meld_counts[seat]):
        meld = meld_at(seat, number)
        if any(place_for(s, meld, card, side) != NOWHERE for side in range(NO_SIDE, BACK + 1)):
            return True
    return False


def standing(s: State, seat: int, field: int) -> float:
    """What another party's figure is thought to be worth where it stands."""
    if field == START:
        return WAITING
    if field == entry_of(s, seat):
        return ENTERED
    return FOLLOWED if field == follow_of(s, seat) else ROAMING
