"""What the reader works with: the table as it sees it, what it makes of it, and the search.

Cards have numbers: 1 to 40 are our own, 41 to 80 theirs. Shares of one are kept as whole numbers
of `ONE`, worths as whole numbers of which a point has `POINT`.
"""

from spielwerk.games.strategus.board import BOARD, ROW
from spielwerk.games.strategus.cards import APPLE, ARMY, COUNT, MOUSE
from spielwerk.games.strategus.moves import MAX_ACTIONS
from spielwerk.games.strategus.state import bordered_board

MINE, THEIRS = 0, 1
"""Sides."""
CARDS = 2 * ARMY + 1
KIND_STEP = len(COUNT)
BITS = 16
ONE = 1 << BITS
POINT = 100
ANIMALS = sum(1 << kind for kind in range(1, MOUSE + 1))
ANYTHING = sum(1 << kind for kind in range(1, APPLE + 1))

MOST_PLIES = 48
MOST_TRIES = 256
"""Tries at one node."""
OUTCOMES = 4
"""Of an attack on a card that is not known: apple, won, both lost, lost."""
ENTRIES = 4
"""Squares beside the apple."""
THEIR_WAY, OUR_WAY = CARDS, CARDS + ENTRIES
"""Maps after those of cards: steps to each entry, theirs and ours."""
MAPS = CARDS + 2 * ENTRIES
ROOM = 4096
"""Squares that may wait to be looked at."""
WINDOW = 100_000_000
"""More than any position is worth."""
POSITIONS, ENTRY = 1 << 14, 5
"""Positions that are kept, and numbers of each."""
NO_TRY = -1


class State:
    """Ints and int lists only."""

    def __init__(self) -> None:
        self.hare_attack = 0
        self.quiet = 0  # actions since the last fight
        self.begin_cards()
        self.begin_plan()
        self.begin_search()
        self.begin_positions()
        self.begin_moves()

    def begin_cards(self) -> None:
        """What lies where, and what it may be."""
        self.board = bordered_board()  # of cards by their numbers
        self.square = [0] * CARDS  # where a card lies; 0: it is lost
        self.kind = [0] * CARDS  # of own cards, and of theirs that are known
        self.shown = [0] * CARDS  # whether everybody knows what it is
        self.moved = [0] * CARDS
        self.row_class = [0] * CARDS  # in which row it was first seen, and whether it has moved
        self.mask = [0] * CARDS  # a bit for each kind that it may be
        self.first_mask = [0] * CARDS  # the same before the search
        self.odds = [0] * (CARDS * KIND_STEP)  # how likely each of theirs is of each kind
        self.lean = [ONE] * (CARDS * KIND_STEP)  # by how much what it did makes that likelier
        self.left = [0] * (2 * KIND_STEP)  # how many of each kind a side has on the table
        self.unknown = [0] * KIND_STEP  # how many of theirs lie among cards that are not known
        self.latest = 0  # the card that moved last
        self.visited = [0] * (CARDS * BOARD)  # how often a card has come to a square lately
        self.wins = [0] * KIND_STEP  # kinds, as bits, that an attacker beats,
        self.ties = [0] * KIND_STEP  # … and with which it goes
        self.beaten_by = [0] * KIND_STEP  # kinds that beat a defender,
        self.tied_by = [0] * KIND_STEP  # … and that go with it

    def begin_plan(self) -> None:
        """What is worth what, and what draws whom where."""
        self.worth = [0] * (2 * KIND_STEP)
        self.army = [0, 0]  # what the animals of a side are worth together
        self.secret = [0] * (2 * KIND_STEP)  # what it costs to have shown a kind
        self.urgency = ONE  # of pulls, grows while nothing happens
        self.thrift = ONE  # how much of the worth of own animals counts
        self.haste = ONE  # with which losses are borne, grows before a draw
        self.plans = 1  # whether there are pulls; 0: for who plans nothing
        self.guards = 1  # whether tempi to the apple are counted
        self.gain = [0] * (KIND_STEP * CARDS)  # what an own kind may expect of attacking a card
        self.door = [0] * CARDS  # what removing a trap brings besides: the apple may lie behind
        self.pull = [0] * (KIND_STEP * BOARD)
        self.their_pull = [0] * BOARD
        self.steps = [0] * (MAPS * BOARD)  # how far squares are from what each map is of
        self.queue = [0] * ROOM
        self.drawn = [0] * BOARD  # room for `pulls`: the best target from a square,
        self.second = [0] * BOARD  # the second best,
        self.danger = [0] * BOARD  # and what may beat us there
        self.entry = [0] * ENTRIES  # squares beside the own apple; 0: none
        self.risk = [0] * (CARDS * ENTRIES)  # how likely a card can and will come in there
        self.raider = [0] * CARDS  # their cards that may come for the apple
        self.raiders = 0
        self.guard = [0] * CARDS  # own cards that could beat them
        self.guarding = 0

    def begin_search(self) -> None:
        """Nodes on the line that is looked at, by ply, even ones ours."""
        self.score = 0  # of the position on the board, against the one asked about
        self.nodes = 0
        self.ply = 0
        self.active = [0] * CARDS  # 1: its moves are looked at
        self.awake = [0] * (2 * CARDS)  # the cards that are active, of each side
        self.woken = [0, 0]  # how many those are
        self.roams = [0] * CARDS  # theirs that are looked upon as animals
        self.able = [0] * (CARDS * KIND_STEP)  # how likely it beats an own kind
        self.may_pass = [1, 1]
        self.calm = 0  # plies of certain attacks beyond the depth
        self.history = [0] * (CARDS * BOARD)
        self.depth = [0] * MOST_PLIES
        self.alpha = [0] * MOST_PLIES
        self.beta = [0] * MOST_PLIES
        self.best = [0] * MOST_PLIES
        self.sure = [0] * MOST_PLIES  # the best that they have for certain
        self.alarmed = [0] * MOST_PLIES  # what raids may cost here; -1: not asked yet
        self.entered = [0] * MOST_PLIES  # the score before any of its moves
        self.chances = [0] * MOST_PLIES  # attacks on hidden cards still looked through
        self.tried = [0] * MOST_PLIES
        self.waiting = [0] * MOST_PLIES  # whether all but a pass is still to be listed
        self.count = [0] * MOST_PLIES
        self.tries = [0] * (MOST_PLIES * MOST_TRIES)
        self.keys = [0] * (MOST_PLIES * MOST_TRIES)  # by which tries are put in order
        self.roots = 0
        self.root = [0] * MAX_ACTIONS  # tries at the root,
        self.bonus = [0] * MAX_ACTIONS  # what speaks for each besides,
        self.value = [0] * MAX_ACTIONS  # and what it is worth
        self.current = 0  # the one under way, by number
        self.leader = -1  # the best of this iteration, by number
        self.margin = 0  # moves at the root that are worse by less are judged exactly, too

    def begin_positions(self) -> None:
        """What was found of positions before."""
        self.key = self.lock = 0  # of the position on the board
        self.old_key = [0] * MOST_PLIES  # the same before the move under way
        self.old_lock = [0] * MOST_PLIES
        self.table = [0] * (POSITIONS * ENTRY)
        self.hint = [NO_TRY] * MOST_PLIES  # what was best here before
        self.favourite = [NO_TRY] * MOST_PLIES  # what is best so far
        self.move = [NO_TRY] * MOST_PLIES  # the try under way
        self.floor = [0] * MOST_PLIES  # alpha and beta on the way in
        self.ceiling = [0] * MOST_PLIES

    def begin_moves(self) -> None:
        """The move under way at each node, and what was there before it."""
        self.acting = [0] * MOST_PLIES  # the card of the try under way, 0: a pass
        self.origin = [0] * MOST_PLIES
        self.target = [0] * MOST_PLIES
        self.met = [0] * MOST_PLIES  # the card attacked
        self.outcome = [OUTCOMES] * MOST_PLIES  # the next one to be looked at
        self.several = [0] * MOST_PLIES  # whether there are more than one
        self.probing = [0] * MOST_PLIES  # whether outcomes are not looked beyond yet
        self.likely = [0] * (MOST_PLIES * OUTCOMES)
        self.foreseen = [0] * (MOST_PLIES * OUTCOMES)  # the score right after each outcome
        self.sum = [0] * MOST_PLIES  # of values by likelihood
        self.old_mask = [0] * MOST_PLIES
        self.old_shown = [0] * MOST_PLIES
        self.old_moved = [0] * MOST_PLIES
        self.old_woken = [0] * (2 * MOST_PLIES)
        self.was_shown = [0] * MOST_PLIES  # whether the attacker was known


def is_mine(card: int) -> bool:
    return 0 < card <= ARMY


def is_theirs(card: int) -> bool:
    return card > ARMY


def worth_of(s: State, side: int, kind: int) -> int:
    return int(s.worth[side * KIND_STEP + kind])


def secret_of(s: State, side: int, kind: int) -> int:
    return int(s.secret[side * KIND_STEP + kind])


def odds_in(s: State, card: int, mask: int) -> int:
    """How likely a card is one of these kinds."""
    total = 0
    for kind in range(1, KIND_STEP):
        if mask >> kind & 1:
            total += s.odds[card * KIND_STEP + kind]
    return total


def distance(one: int, two: int) -> int:
    """Steps from square to square if nothing is in the way."""
    return abs(one // ROW - two // ROW) + abs(one % ROW - two % ROW)
