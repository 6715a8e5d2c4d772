"""What an action is worth by rule: the fight, what the enemy may do next, what it comes nearer to.

In thousandths of the worth of a hare. Written like rules, to be compiled: `greedy` chooses so, and
playouts go on so. Each side judges by what is on the table and by its own kinds, nothing else.
"""

from spielwerk.bots.strategus.drawing import draw
from spielwerk.bots.strategus.nearness import apple_of_board, hare_odds
from spielwerk.bots.strategus.parameters import (
    AGAIN,
    APPLE_HERE,
    DRAWN,
    GUARD,
    HOME,
    OTHERS,
    SECRET,
)
from spielwerk.bots.strategus.prospects import apple_risk, look
from spielwerk.bots.strategus.table import (
    CELLS,
    MOVED,
    TRAIL,
    State,
    cell_of,
    is_known,
)
from spielwerk.games.strategus.board import A1, BOARD, J10, STEPS
from spielwerk.games.strategus.cards import APPLE
from spielwerk.games.strategus.moves import ATTACKING, origin_of, target_of, what_of
from spielwerk.games.strategus.options import RANGED
from spielwerk.games.strategus.state import EMPTY, is_enemy, is_own, kind_of, other

QUIET = 20
"""Going to and fro counts double after so many quiet plies."""
OWN, ENEMY = 1, 2
"""Who stands on a square after an action."""
LARGEST = 2_147_483_647


def prepare(s: State, seat: int, fresh: int) -> None:
    """Bring up to date what the seat judges by.

    What may come of fights is worked out anew when anything new was seen, what draws where after
    a fight or so many plies.
    """
    late = s.drawn_for[seat] != s.fought or s.plies - s.drawn_at[seat] >= fresh
    if late or s.prospects[seat] != s.updated:
        look(s, seat)
        s.prospects[seat] = s.updated
    if late:
        draw(s, seat)
        s.drawn_at[seat], s.drawn_for[seat] = s.plies, s.fought
    list_threats(s, seat)


def list_threats(s: State, seat: int) -> None:
    """All own cards beside enemies that may cost something, but for the apple."""
    s.threats = 0
    for at in range(A1, J10 + 1):
        if is_own(s.board[at], seat) and kind_of(s.board[at]) != APPLE:
            for step in STEPS:
                if is_enemy(s.board[at + step], seat):
                    cost = risk(s, seat, kind_of(s.board[at]), is_known(s, at), at + step)
                    if cost > 0:
                        i = s.threats
                        s.threat_on[i], s.threat_from[i], s.threat_cost[i] = at, at + step, cost
                        s.threats += 1


def risk(s: State, seat: int, kind: int, known: bool, enemy: int) -> int:
    """What an enemy's card beside an own one is expected to cost."""
    return int(s.risks[seat + 2 * int(known)][kind * CELLS + cell_of(s, enemy)])


def value(s: State, seat: int, action: int, apple: int) -> int:
    """What an action is worth; the seat is prepared."""
    origin, target = origin_of(action), target_of(action)
    worth = leaving(s, seat, origin, apple)
    if what_of(action) == ATTACKING:
        return worth + attack(s, seat, origin, target, apple)
    return worth + walk(s, seat, origin, target, apple)


def leaving(s: State, seat: int, origin: int, apple: int) -> int:
    """What a card gives up by leaving its place."""
    worth = 0
    if s.marks[origin] & MOVED == 0:
        worth -= s.parameters[seat][HOME]
    if apple > 0 and origin - apple in STEPS:
        worth -= s.parameters[seat][GUARD]
    return int(worth)


def walk(s: State, seat: int, origin: int, target: int, apple: int) -> int:
    """A move to an empty square."""
    start = kind_of(s.board[origin]) * BOARD
    nearer = s.pulls[seat][start + target] - s.pulls[seat][start + origin]
    danger = dangers(s, seat, origin, target, OWN, is_known(s, origin), apple)
    return s.parameters[seat][DRAWN] * nearer // 1000 - danger - again(s, seat, origin, target)


def attack(s: State, seat: int, origin: int, target: int, apple: int) -> int:
    """A fight: if it is won the card stands there, if not all it could hope for is lost."""
    kind = kind_of(s.board[origin])
    pair = kind * CELLS + cell_of(s, target)
    wins = s.wins[seat][pair] / 1000
    gain = s.gains[seat][pair] + s.removes[seat][pair] * s.extra[target] // 1000
    if not is_known(s, origin):
        gain -= s.parameters[seat][SECRET] * s.worth[seat][kind] // 1000
    hopes = s.parameters[seat][DRAWN] * s.pulls[seat][kind * BOARD + origin] / 1000
    danger = wins * dangers(s, seat, origin, target, OWN, True, apple)
    danger += (1.0 - wins) * dangers(s, seat, origin, target, ENEMY, True, apple)
    return gain - int((1.0 - wins) * hopes + danger)


def again(s: State, seat: int, origin: int, target: int) -> int:
    """Going to and fro leads nowhere."""
    here, been = origin, 0
    for back in range(min(TRAIL, s.went[seat])):
        i = (s.went[seat] - 1 - back) % TRAIL
        if s.steps_to[seat][i] == here:
            here = s.steps_from[seat][i]
            been += int(here == target)
    return s.parameters[seat][AGAIN] * been * (QUIET + s.quiet) // QUIET


def dangers(
    s: State, seat: int, origin: int, target: int, lies: int, known: bool, apple: int
) -> int:
    """All threats when `origin` is empty and an own card or the enemy's lies on `target`."""
    worst = total = 0
    for i in range(s.threats):
        if s.threat_on[i] != origin and (lies == ENEMY or s.threat_from[i] != target):
            worst = max(worst, s.threat_cost[i])
            total += s.threat_cost[i]
    if lies == OWN:
        kind = kind_of(s.board[origin])
        for step in STEPS:
            if is_enemy(s.board[target + step], seat):
                cost = risk(s, seat, kind, known, target + step)
                worst = max(worst, cost)
                total += cost
    if apple > 0:
        for step in STEPS:
            cost = to_apple(s, seat, apple, step, origin, target, lies)
            worst = max(worst, cost)
            total += cost
    return int(worst + s.parameters[seat][OTHERS] * (total - worst) // 1000)


def to_apple(
    s: State, seat: int, apple: int, step: int, origin: int, target: int, lies: int
) -> int:
    """What may come to the own apple from one side: an animal beside it, a hare from afar."""
    at = apple + step
    while at == origin or (s.board[at] == EMPTY and at != target):
        at += step
    if (at == target and lies == OWN) or not is_enemy(s.board[at], seat):
        return 0
    if at == apple + step:
        return risk(s, seat, APPLE, False, at)
    if s.hare_attack == RANGED:
        return int(
            hare_odds(s, other(seat), at) * s.parameters[seat][APPLE_HERE] * apple_risk(s, seat)
        )
    return 0


def drawn_lot(s: State) -> int:
    """The next number of a row that looks like chance."""
    s.lot = (s.lot * 1_103_515_245 + 12_345) % LARGEST
    return s.lot // 1024


def best(s: State, seat: int, actions: list[int], count: int, noise: int, fresh: int) -> int:
    """The best action by rule, but for so much noise."""
    prepare(s, seat, fresh)
    apple = apple_of_board(s, seat)
    chosen, most = actions[0], -LARGEST
    for i in range(count):
        worth = value(s, seat, actions[i], apple) + drawn_lot(s) % noise
        if worth > most:
            chosen, most = actions[i], worth
    return int(chosen)
