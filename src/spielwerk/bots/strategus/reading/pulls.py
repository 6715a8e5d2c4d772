"""The plan: what draws each kind where, so that a search of a few plies knows where to go.

From every card that is worth attacking draws what may be expected of that, less with every step of
the way; and the nearer our apple a card of theirs has come, the more it draws who beats it.
"""

from spielwerk.bots.strategus.reading.state import (
    BITS,
    CARDS,
    KIND_STEP,
    MINE,
    ONE,
    POINT,
    ROOM,
    THEIRS,
    State,
    distance,
    is_theirs,
    secret_of,
    worth_of,
)
from spielwerk.games.strategus.board import A1, BOARD, J10, STEPS
from spielwerk.games.strategus.cards import APPLE, ARMY, FOX, MOUSE, TRAP
from spielwerk.games.strategus.state import EMPTY, WALL

FAR = 99
NEARER = tuple(int(ONE * 0.92**steps) for steps in range(FAR + 1))
"""What is left of a pull after so many steps."""
PULLED, SECOND, FLEES = ONE * 90 // 100, ONE * 30 // 100, ONE * 60 // 100
"""How much counts of a pull; of the second best target; of a target that can run away."""
DREAD, DREADED = 10, 6
"""What may beat an animal costs so much of it in percent, less with every step, so far."""
GUARDED, GUARDING = 7, 70 * POINT
"""So near our apple a card of theirs is worth that much more to whoever beats it."""
APPLE_DRAWS, DRAWN = 60 * POINT, 7
"""What they gain by coming near our apple, and from where on."""
WARY, WARY_FROM = ONE * 150 // 100, 90 * POINT
"""An animal worth more is lost so much harder to a card that has never moved."""
DOOR = 50
"""The way to an apple is worth so much of it, in percent."""
OWN_WAY = 2
"""To pass an own animal counts as so many steps."""


def draw(s: State) -> None:
    """What may be expected of every attack, and what draws whom where."""
    for card in range(ARMY + 1, CARDS):
        if s.square[card] > 0:
            s.door[card] = door_of(s, s.square[card])
            for kind in range(1, MOUSE + 1):
                s.gain[kind * CARDS + card] = expected(s, kind, card)
    if s.plans:
        draw_all(s)


def draw_all(s: State) -> None:
    for card in range(ARMY + 1, CARDS):
        if s.square[card] > 0:
            measure(s, s.square[card], card, OWN_WAY, 0, 0)
    for kind in range(1, MOUSE + 1):
        if s.left[kind] > 0:
            draw_kind(s, kind)
    draw_theirs(s)


def door_of(s: State, at: int) -> int:
    """What it brings to remove a trap here, by how likely the apple lies beside it."""
    behind = 0
    for step in STEPS:
        near = s.board[at + step]
        if is_theirs(near):
            behind = max(behind, s.odds[near * KIND_STEP + APPLE])
    return int(behind * worth_of(s, THEIRS, APPLE) * DOOR // 100 >> BITS)


def expected(s: State, kind: int, card: int) -> int:
    """What an own kind may expect of attacking a card."""
    loss = lost_to(s, kind, card)
    if s.shown[card] == 0:
        loss = loss * 2 * ONE // (ONE + s.haste)
    total = 0
    for other in range(1, KIND_STEP):
        odds = s.odds[card * KIND_STEP + other]
        if odds > 0:
            total += odds * outcome(s, kind, card, other, loss)
    return total >> BITS


def outcome(s: State, kind: int, card: int, other: int, loss: int) -> int:
    """What is gained or lost if the card is of that kind."""
    if s.wins[kind] >> other & 1:
        gained = worth_of(s, THEIRS, other)
        if kind == FOX and other == TRAP:
            gained += s.door[card]
        return gained * s.haste >> BITS if other == APPLE else gained
    if s.ties[kind] >> other & 1:
        return worth_of(s, THEIRS, other) - loss
    return (0 if s.shown[card] else secret_of(s, THEIRS, other)) - loss


def lost_to(s: State, kind: int, card: int) -> int:
    """What it costs to lose an own animal to a card: more to one that may well be a trap."""
    loss = worth_of(s, MINE, kind)
    if loss > WARY_FROM and s.shown[card] == 0 and s.moved[card] == 0:
        loss = loss * (ONE + (WARY - ONE) * ONE // s.haste) >> BITS
    return loss


def measure(s: State, source: int, number: int, mine: int, fixed: int, theirs: int) -> None:
    """A map of steps to a square; and what it counts to pass cards, 0: no way through."""
    start, out = number * BOARD, s.steps
    for at in range(BOARD):
        out[start + at] = FAR
    out[start + source] = 0
    s.queue[0], head, tail = source, 0, 1
    while head < tail:
        at = s.queue[head]
        head += 1
        cost = 1 if at == source else cost_of(s, s.board[at], mine, fixed, theirs)
        far = out[start + at] + cost
        for step in STEPS:
            near = at + step
            if cost > 0 and s.board[near] != WALL and far < out[start + near] and tail < ROOM:
                out[start + near] = far
                s.queue[tail] = near
                tail += 1


def cost_of(s: State, card: int, mine: int, fixed: int, theirs: int) -> int:
    """What it counts to pass a square."""
    if card == EMPTY:
        return 1
    if is_theirs(card):
        return theirs
    return mine if s.kind[card] <= MOUSE else fixed


def draw_kind(s: State, kind: int) -> None:
    """What draws an own kind where: the best target, some of the second best, less the danger."""
    for at in range(BOARD):
        s.drawn[at] = s.second[at] = s.danger[at] = 0
    apple = own_apple(s)
    for card in range(ARMY + 1, CARDS):
        if s.square[card] > 0:
            add_target(s, kind, card, apple)
            add_danger(s, kind, card)
    for at in range(A1, J10 + 1):
        best = s.drawn[at] + (s.second[at] * SECOND >> BITS)
        pulled = (best * PULLED >> BITS) * s.urgency >> BITS
        s.pull[kind * BOARD + at] = pulled - s.danger[at]


def own_apple(s: State) -> int:
    """Where our apple lies; 0 if it does not."""
    for card in range(1, ARMY + 1):
        if s.kind[card] == APPLE and s.square[card] > 0:
            return int(s.square[card])
    return 0


def goes(s: State, card: int) -> bool:
    """Is it known to be an animal?"""
    return bool(s.moved[card] or 0 < s.kind[card] <= MOUSE)


def add_target(s: State, kind: int, card: int, apple: int) -> None:
    gain = s.gain[kind * CARDS + card]
    if goes(s, card):
        gain = (gain + alarming(s, kind, card, apple)) * FLEES >> BITS
    if gain <= 0:
        return
    for at in range(A1, J10 + 1):
        far = s.steps[card * BOARD + at]
        if far < FAR // 2:
            drawn = gain * NEARER[far] >> BITS
            if drawn > s.drawn[at]:
                s.second[at] = s.drawn[at]
                s.drawn[at] = drawn
            elif drawn > s.second[at]:
                s.second[at] = drawn


def alarming(s: State, kind: int, card: int, apple: int) -> int:
    """What it is worth besides to remove an animal of theirs near our apple."""
    far = distance(s.square[card], apple)
    if apple == 0 or far >= GUARDED:
        return 0
    beats = odds_of(s, card, s.wins[kind])
    if beats * 2 < ONE:
        return 0
    fox = s.odds[card * KIND_STEP + FOX]
    more = GUARDING * ONE // FLEES * (GUARDED - far) // GUARDED
    return (more * beats >> BITS) * (ONE * 3 // 10 + 2 * fox) >> BITS


def odds_of(s: State, card: int, kinds: int) -> int:
    """How likely it is an animal of these kinds."""
    total = 0
    for kind in range(1, MOUSE + 1):
        if kinds >> kind & 1:
            total += s.odds[card * KIND_STEP + kind]
    return total


def add_danger(s: State, kind: int, card: int) -> None:
    """Near an animal that may beat it."""
    if not goes(s, card):
        return
    dread = odds_of(s, card, s.beaten_by[kind]) * worth_of(s, MINE, kind) // 100 * DREAD >> BITS
    if dread > 0:
        for at in range(A1, J10 + 1):
            far = distance(s.square[card], at)
            if far < DREADED:
                s.danger[at] += dread * (DREADED - far) // (DREADED - 1)


def draw_theirs(s: State) -> None:
    """They come for our apple."""
    apple = own_apple(s)
    for at in range(A1, J10 + 1):
        far = DRAWN - distance(at, apple)
        s.their_pull[at] = APPLE_DRAWS * far * far // (DRAWN * DRAWN) if far > 0 < apple else 0
