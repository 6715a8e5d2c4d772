"""A state of Strategus that carries along what everybody has seen of each card.

Search and self-play run over it. Marks are public: both seats have seen the same.
"""

from spielwerk.bots.strategus.parameters import GREEDY
from spielwerk.games.strategus import state as game
from spielwerk.games.strategus.board import BOARD, SEATS, SIDE, ZONE_ROWS, in_zone, row_of
from spielwerk.games.strategus.cards import ARMY, COUNT, HARE, KINDS
from spielwerk.games.strategus.state import count_of, kind_of, owner_of

MOVED, RAN, SHOWN = 1, 2, 4
"""Marks of a card: it has moved, it has gone further than one square, a fight has shown it."""
ROW = 8
"""Times this: in which of its owner's four rows it was first seen, 0 the back one; 4 in none."""

CLASSES = 2 * (ZONE_ROWS + 1)
"""Hidden cards of one class are alike: the same row, moved or not."""
MOVED_CLASS = ZONE_ROWS + 1
KIND_STEP = len(COUNT)
CELLS = CLASSES + KIND_STEP
"""What a card may be taken for: a class of hidden ones, or a known kind."""
PAIRS = KIND_STEP * CELLS
"""An own kind and what an enemy's card is taken for."""
MOST_THREATS = 4 * ARMY
RECENT = 8
"""So many of a seat's latest moves are looked at for going to and fro."""
TRAIL = 24
"""So many of them are remembered to follow a card back."""
PRECISE = 1_000_000
"""Odds and worths are kept as whole numbers of this part."""


class State(game.State):
    """The truth, and what has been seen."""

    def __init__(self) -> None:
        super().__init__()
        self.marks = [0] * BOARD
        self.announced = 0  # an attack whose cards are yet to be turned over
        self.odds = [[0] * (CLASSES * KIND_STEP) for _ in range(SEATS)]  # see `odds_of`
        self.hidden = [[0] * CLASSES for _ in range(SEATS)]  # hidden cards of each class
        self.unknown = [[0] * len(COUNT) for _ in range(SEATS)]  # how many hidden of each kind
        self.worth = [[0] * len(COUNT) for _ in range(SEATS)]
        self.left_from = [[0] * RECENT for _ in range(SEATS)]  # squares lately left, in a ring
        self.went = [0] * SEATS  # moves ever written there
        self.steps_from = [[0] * TRAIL for _ in range(SEATS)]  # the same further back, …
        self.steps_to = [[0] * TRAIL for _ in range(SEATS)]  # … and where each led
        self.again = [0] * SEATS  # how often the latest move's target is among them

        self.squares = [[0] * ARMY for _ in range(SEATS)]  # room to list where cards lie …
        self.listed = [0] * SEATS  # … and how many there are
        self.nearest = [0] * ARMY  # how far the nearest animal is from each of these,
        self.rows = [0] * ARMY  # in which row of the board it lies,
        self.files = [0] * ARMY  # in which file,
        self.taken_for = [0] * ARMY  # and what it is taken for (`nearness`)
        self.begin_rules()

    def begin_rules(self) -> None:
        """What is known for a choice by rule."""
        self.updated = 0  # how often odds and worths were updated
        self.prospects = [0] * SEATS  # for which of these `prospects` were worked out
        self.drawn_at = [0] * SEATS  # in which ply `pulls` were,
        self.drawn_for = [-1] * SEATS  # and after how many fights
        self.fought = 0  # fights that were seen
        self.gains = [[0] * PAIRS for _ in range(SEATS)]  # what a kind may expect of a fight,
        self.removes = [[0] * PAIRS for _ in range(SEATS)]  # how likely the other card goes,
        self.wins = [[0] * PAIRS for _ in range(SEATS)]  # … and the own one is left
        self.beaten = [[0] * PAIRS for _ in range(SEATS)]  # how likely it is beaten if attacked,
        self.risks = [[0] * PAIRS for _ in range(2 * SEATS)]  # what that costs, hidden or known
        self.pulls = [[0] * (KIND_STEP * BOARD) for _ in range(SEATS)]
        self.extra = [0] * BOARD  # what removing an enemy's card brings besides
        self.handed = [0] * BOARD  # room for `pulls`: what is left for a neighbour
        self.onward = [0] * BOARD  # … of what draws to a square
        self.threat_on = [0] * MOST_THREATS  # own cards that are threatened,
        self.threat_from = [0] * MOST_THREATS  # by whom
        self.threat_cost = [0] * MOST_THREATS  # and what that may cost
        self.threats = 0
        self.parameters = [list(GREEDY) for _ in range(SEATS)]  # of each seat's play by rule
        self.lot = 0  # what noise is drawn from


def is_known(s: State, at: int) -> bool:
    """Does everybody know what this card is?"""
    return s.marks[at] & (RAN | SHOWN) > 0


def known_kind(s: State, at: int) -> int:
    """What everybody knows that it is: who ran is a hare."""
    return HARE if s.marks[at] & SHOWN == 0 else kind_of(s.board[at])


def class_of(s: State, at: int) -> int:
    """Of which class a hidden card is."""
    return s.marks[at] // ROW + MOVED_CLASS * (s.marks[at] & MOVED)


def cell_of(s: State, at: int) -> int:
    """What everybody takes a card for: of which class it is, or after those its kind."""
    return CLASSES + known_kind(s, at) if is_known(s, at) else class_of(s, at)


def odds_of(s: State, owner: int, c: int, kind: int) -> int:
    """How likely a hidden card of a class is of a kind."""
    return int(s.odds[owner][c * KIND_STEP + kind])


def note_move(s: State, seat: int, origin: int, target: int) -> None:
    """Remember where a seat's card has come from, and whether it goes to and fro."""
    s.again[seat] = 0
    for i in range(RECENT):
        s.again[seat] += int(s.left_from[seat][i] == target)
    s.left_from[seat][s.went[seat] % RECENT] = origin
    s.steps_from[seat][s.went[seat] % TRAIL] = origin
    s.steps_to[seat][s.went[seat] % TRAIL] = target
    s.went[seat] += 1


def first_mark(owner: int, at: int) -> int:
    """The mark of a card that has just been laid, or of which nothing earlier is known."""
    if not in_zone(owner, at):
        return ROW * ZONE_ROWS + MOVED
    return ROW * (row_of(at) if owner == 0 else SIDE - 1 - row_of(at))


def count_hidden(s: State) -> None:
    """Count hidden cards by class, and how many of each kind are among them."""
    for owner in range(SEATS):
        for c in range(CLASSES):
            s.hidden[owner][c] = 0
        for kind in KINDS:
            s.unknown[owner][kind] = count_of(s, kind) - s.left[owner][kind]
    for at in range(BOARD):
        if s.board[at] > 0:
            owner = owner_of(s.board[at])
            if is_known(s, at):
                s.unknown[owner][kind_of(s.board[at])] -= 1
            else:
                s.hidden[owner][class_of(s, at)] += 1
