"""Features of where cards lie: who is near whom, who touches whom, the two apples.

Part of `guide`; all add a share of a feature to what is there already.
"""

from spielwerk.bots.strategus.table import (
    MOVED,
    PRECISE,
    State,
    class_of,
    is_known,
    known_kind,
    odds_of,
)
from spielwerk.games.strategus.board import ROW, SIDE, STEPS, ZONE, row_of, zone_square
from spielwerk.games.strategus.cards import APPLE, HARE, TRAP, can_walk
from spielwerk.games.strategus.fights import ATTACKER, DEFENDER, survivor
from spielwerk.games.strategus.options import RANGED
from spielwerk.games.strategus.state import (
    EMPTY,
    card_of,
    is_enemy,
    is_own,
    is_own_animal,
    kind_of,
    other,
)

GROUP = (0, 0, 0, 0, 1, 1, 1, 2, 3, 2, 4, 0, 0)
"""By kind: elephant to rhino, gorilla to tiger, wolf and hare, fox, mouse."""
PREY, HUNTER, HIDDEN_MOVED, HIDDEN_STILL = range(4)
STAYS, MOVES = -1, -2
"""What a hidden card is taken for, by whether it has moved."""
FAR = 2 * SIDE - 1
NEAR = tuple(0.65 ** max(steps - 1, 0) if steps < FAR else 0.0 for steps in range(FAR + 1))
"""How near something is, by steps."""
UNIT = 14_000.0
"""Worth of an animal that nobody beats."""
SOME = 4.0
"""So many animals near something make a feature 1."""


def steps_between(one: int, two: int) -> int:
    """Steps from square to square if nothing is in the way."""
    return abs(one // ROW - two // ROW) + abs(one % ROW - two % ROW)


def add_near(s: State, seat: int, at: int, share: float, x: list[float]) -> None:
    """How near own animals that have a way are to what they beat, what beats them, is hidden."""
    look_over(s, other(seat))
    for i in range(s.listed[seat]):
        square = s.squares[seat][i]
        if is_own_animal(s.board[square], seat) and has_way(s, square, seat):
            add_animal(s, seat, square, at, share, x)


def look_over(s: State, foe: int) -> None:
    """Note for every card of the other side where it is and what it is taken for."""
    for j in range(s.listed[foe]):
        there = s.squares[foe][j]
        s.nearest[j] = FAR
        s.rows[j], s.files[j] = there // ROW, there % ROW
        if is_known(s, there):
            s.taken_for[j] = known_kind(s, there)
        else:
            s.taken_for[j] = MOVES if s.marks[there] & MOVED else STAYS


def add_animal(s: State, seat: int, square: int, at: int, share: float, x: list[float]) -> None:
    """What is nearest to one own animal."""
    foe, kind = other(seat), kind_of(s.board[square])
    row, file = square // ROW, square % ROW
    prey = hunter = moved = still = FAR
    bounty = 0
    for j in range(s.listed[foe]):
        steps = abs(row - s.rows[j]) + abs(file - s.files[j])
        s.nearest[j] = min(s.nearest[j], steps)
        taken_for = s.taken_for[j]
        if taken_for == STAYS:
            still = min(still, steps)
        elif taken_for == MOVES:
            moved = min(moved, steps)
        elif steps < max(prey, hunter):
            if survivor(kind, taken_for, s.sprung_trap) == ATTACKER:
                if steps < prey:
                    prey, bounty = steps, s.worth[foe][taken_for]
            elif can_walk(taken_for):
                hunter = min(hunter, steps)
    at += 4 * GROUP[kind]
    x[at + PREY] += share * NEAR[prey] * bounty / UNIT
    x[at + HUNTER] += share * NEAR[hunter] * s.worth[seat][kind] / UNIT
    x[at + HIDDEN_MOVED] += share * NEAR[moved] / SOME
    x[at + HIDDEN_STILL] += share * NEAR[still] / SOME


def add_contacts(s: State, seat: int, at: int, share: float, x: list[float]) -> None:
    """What own animals may attack now, and what may be attacked by the other side."""
    foe = other(seat)
    best = second = blind = chance = worst = next_worst = hidden_worst = danger = 0.0
    for i in range(s.listed[seat]):
        square = s.squares[seat][i]
        for step in STEPS:
            there = met(s, seat, square, step)
            if there == 0:
                continue
            gain = gain_of(s, seat, square, there)
            if is_known(s, there):
                second = max(second, min(best, gain))
                best = max(best, gain)
            elif can_walk(kind_of(s.board[square])):
                blind = max(blind, gain)
                chance = max(chance, odds_of(s, foe, class_of(s, there), APPLE) / PRECISE)
            loss = loss_to(s, seat, square, there)
            if kind_of(s.board[square]) == APPLE:
                danger = max(danger, loss)
            elif is_known(s, square):
                next_worst = max(next_worst, min(worst, loss))
                worst = max(worst, loss)
            else:
                hidden_worst = max(hidden_worst, loss)
    x[at] += share
    x[at + 1] += share * best
    x[at + 2] += share * second
    x[at + 3] += share * blind
    x[at + 4] += share * chance
    x[at + 5] += share * worst
    x[at + 6] += share * next_worst
    x[at + 7] += share * hidden_worst
    x[at + 8] += share * danger


def met(s: State, seat: int, square: int, step: int) -> int:
    """The enemy's card beside an own one, or that a hare may run at; 0: there is none.

    So is the one that may run at the own apple, if it can be a hare.
    """
    there = square + step
    if s.board[there] == EMPTY and s.hare_attack == RANGED:
        kind = kind_of(s.board[square])
        if kind not in (HARE, APPLE):
            return 0
        while s.board[there] == EMPTY:
            there += step
    return there if is_enemy(s.board[there], seat) else 0


def gain_of(s: State, seat: int, square: int, there: int) -> float:
    """What an attack of an own card is expected to bring."""
    kind, foe = kind_of(s.board[square]), other(seat)
    if not can_walk(kind):
        return 0.0
    if is_known(s, there):
        return exchanged(s, seat, kind, known_kind(s, there)) / UNIT
    gain, c = 0.0, class_of(s, there)
    for met in range(1, APPLE):
        odds = odds_of(s, foe, c, met)
        if odds > 0:
            gain += odds * exchanged(s, seat, kind, met)
    return gain / PRECISE / UNIT


def exchanged(s: State, seat: int, attacker: int, defender: int) -> int:
    """What an own attacker wins and loses."""
    left, gain = survivor(attacker, defender, s.sprung_trap), 0
    if left != DEFENDER:
        gain += int(s.worth[other(seat)][defender])
    if left != ATTACKER:
        gain -= int(s.worth[seat][attacker])
    return gain


def loss_to(s: State, seat: int, square: int, there: int) -> float:
    """What an own card is expected to lose to the other side's one beside it."""
    kind, foe, loss = kind_of(s.board[square]), other(seat), 0.0
    worth = UNIT if kind == APPLE else float(s.worth[seat][kind])
    if steps_between(square, there) > 1:
        return hare_odds(s, foe, there) * int(kind == APPLE)
    if is_known(s, there):
        hunter = known_kind(s, there)
        return (
            worth
            / UNIT
            * int(can_walk(hunter) and survivor(hunter, kind, s.sprung_trap) == ATTACKER)
        )
    c = class_of(s, there)
    for hunter in range(1, TRAP):
        if survivor(hunter, kind, s.sprung_trap) == ATTACKER:
            loss += odds_of(s, foe, c, hunter)
    return loss / PRECISE * worth / UNIT


def hare_odds(s: State, owner: int, at: int) -> float:
    """How likely a card is a hare."""
    if is_known(s, at):
        return float(int(known_kind(s, at) == HARE))
    return odds_of(s, owner, class_of(s, at), HARE) / PRECISE


def add_likely_apple(s: State, seat: int, at: int, share: float, x: list[float]) -> None:
    """How near own animals are to what may be the other side's apple (after `add_near`)."""
    foe, near, likeliest = other(seat), 0.0, 0.0
    for j in range(s.listed[foe]):
        there = s.squares[foe][j]
        if not is_known(s, there):
            chance = odds_of(s, foe, class_of(s, there), APPLE) / PRECISE
            near += chance * NEAR[s.nearest[j]]
            likeliest = max(likeliest, chance)
    x[at] += share * near
    x[at + 1] += share * likeliest


def add_own_apple(s: State, seat: int, at: int, share: float, x: list[float]) -> None:
    """Who is near the own apple, and how well it lies."""
    apple = apple_of(s, seat)
    if apple == 0:
        return
    near, foe = 0.0, other(seat)
    for j in range(s.listed[foe]):
        there = s.squares[foe][j]
        if s.marks[there] & MOVED:
            near += NEAR[steps_between(there, apple)] ** 2
    x[at] += share * near
    x[at + 1] += share * int(near >= 1.0)
    if not is_known(s, apple):
        x[at + 2] += share * odds_of(s, seat, class_of(s, apple), APPLE) / PRECISE
    for step in STEPS:
        beside = s.board[apple + step]
        if beside == card_of(seat, TRAP):
            x[at + 3] += share / 4
        elif is_own(beside, seat):
            x[at + 4] += share / 4
        elif beside == EMPTY:
            x[at + 5] += share / 4


def apple_of(s: State, seat: int) -> int:
    """Where a seat's own apple lies; 0 if it is taken."""
    for i in range(s.listed[seat]):
        if s.board[s.squares[seat][i]] == card_of(seat, APPLE):
            return s.squares[seat][i]
    return 0


def apple_of_board(s: State, seat: int) -> int:
    """The same where cards are not listed."""
    for order in range(ZONE):
        at = zone_square(seat, order)
        if s.board[at] == card_of(seat, APPLE):
            return at
    return 0


def add_progress(s: State, seat: int, at: int, share: float, x: list[float]) -> None:
    """Own animals that have a way, and how far they have gone."""
    foremost = 0
    for i in range(s.listed[seat]):
        square = s.squares[seat][i]
        if is_own_animal(s.board[square], seat):
            row = row_of(square) if seat == 0 else SIDE - 1 - row_of(square)
            foremost = max(foremost, row)
            x[at] += share * int(has_way(s, square, seat)) / 12
            x[at + 1] += share * row / 200
    x[at + 2] += share * foremost / 9


def has_way(s: State, square: int, seat: int) -> bool:
    """Is a square beside it empty or the enemy's?"""
    for step in STEPS:
        if s.board[square + step] == EMPTY or is_enemy(s.board[square + step], seat):
            return True
    return False
