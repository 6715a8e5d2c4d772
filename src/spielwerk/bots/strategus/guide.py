"""What the search knows of Strategus: features of a position with the eyes of a seat.

Written like rules: plain typed functions over the state, compiled as they stand. They run over a
`State` that remembers (`table`). Of a hidden card of the other side they ask its odds, never its
kind; of a fight that is announced they see all that may come of it, each by its odds.
"""

from spielwerk.bots.hashing import also
from spielwerk.bots.knowledge import Table
from spielwerk.bots.strategus import initial_weights
from spielwerk.bots.strategus.nearness import (
    add_contacts,
    add_likely_apple,
    add_near,
    add_own_apple,
    add_progress,
)
from spielwerk.bots.strategus.table import (
    MOVED,
    RECENT,
    SHOWN,
    State,
    class_of,
    is_known,
    known_kind,
    odds_of,
)
from spielwerk.core.documents import Written
from spielwerk.core.machine import Lot
from spielwerk.games.strategus.board import A1, J10, SEATS, is_step
from spielwerk.games.strategus.cards import APPLE, COUNT, HARE, KINDS, can_walk
from spielwerk.games.strategus.fights import ATTACKER, DEFENDER, NEITHER, survivor
from spielwerk.games.strategus.moves import origin_of, target_of
from spielwerk.games.strategus.state import (
    EMPTY,
    card_of,
    count_of,
    is_card,
    is_enemy,
    is_own,
    kind_of,
    other,
    owner_of,
)

TRAINING_TABLES: tuple[Table, ...] = ({"quiet_plies": 80, "max_plies": 1500},)
"""At these tables `train --ship` tells how strong a net is: dull matches end sooner."""

KIND_NAMES = tuple(
    f"{whose}: {kind} {what}"
    for whose in ("own", "theirs")
    for what in ("left", "known")
    for kind in (*range(1, 10), "mouse", "trap")
)
SIDE_NAMES = (
    "hidden cards that have not moved",
    "hidden cards that have moved",
    "worth of animals",
    "worth of hidden animals",
    "animals that nobody beats",
    "known animals that nobody beats",
)
GROUPS = ("elephant to rhino", "gorilla to tiger", "wolf and hare", "fox", "mouse")
NEAR_NAMES = (
    "near known ones that they beat",
    "near known ones that beat them",
    "near hidden ones that have moved",
    "near hidden ones that have not",
)
CONTACT_NAMES = (
    "to move",
    "best attack on a known card",
    "second best attack on a known card",
    "best attack on a hidden card",
    "chance to take the apple",
    "worth most threatened",
    "worth threatened second",
    "worth most threatened, hidden",
    "apple threatened",
)
LAST_NAMES = (
    "own share of all worth, more than half",
    "animals near their likely apple",
    "their likeliest apple",
    "animals near the own apple",
    "one animal next to the own apple",
    "how likely the own apple lies there for them",
    "traps beside the own apple",
    "animals beside the own apple",
    "open squares beside the own apple",
    "animals with a way",
    "rows gone",
    "rows gone by the foremost",
    "quiet",
    "very quiet",
    "own side goes to and fro",
    "other side goes to and fro",
    "apple taken",
    "apple lost",
)
NAMES = (
    *KIND_NAMES,
    *(f"{whose}: {what}" for whose in ("own", "theirs") for what in SIDE_NAMES),
    *(f"{group} {what}" for group in GROUPS for what in NEAR_NAMES),
    *(f"{who} to move: {what}" for who in ("own side", "other side") for what in CONTACT_NAMES),
    *LAST_NAMES,
)
INITIAL_WEIGHTS = initial_weights.INITIAL_WEIGHTS
TRAINING = {"td_lambda": 0.95, "temperature": 0.003, "learning_rate": 0.0001, "units": 2}
"""Matches are long, and most moves change little: a fast learner would only learn noise.

The whole net has the units only of this: `regression` teaches it.
"""
SIMPLE = (
    "own share of all worth, more than half",
    "own side to move: best attack on a known card",
    "other side to move: worth most threatened",
    "other side to move: apple threatened",
    "wolf and hare near hidden ones that have not",
    "gorilla to tiger near hidden ones that have moved",
    "rows gone",
    "own side goes to and fro",
    "apple taken",
    "apple lost",
)
"""What a child looks at: its cards, what it can take now and what it may lose now."""
BY_RULE = {
    "max_depth": 1,
    "extra_depth": 0,
    "plies": 24,
    "width": 6,
    "prior_weight": 30.0,
    "single_observer": True,
}
"""The six actions that are best by rule are played on by rule; the net judges where that leads."""
LEVELS: dict[str, Written] = {
    "master": BY_RULE | {"seconds": 1.7, "worlds": 64},
    "club": BY_RULE | {"iterations": 20, "worlds": 16, "memory": 30},
    "casual": BY_RULE | {"iterations": 0, "worlds": 1, "memory": 4},
    "child": {"memory": 3},
}
"""Who is weaker forgets sooner what was seen; who chooses by rule alone needs but one world."""
EACH_KIND, EACH_SIDE, EACH_CONTACT = 11, 6, 9
SIDES_AT = 4 * EACH_KIND
NEAR_AT = SIDES_AT + 2 * EACH_SIDE
CONTACT_AT = NEAR_AT + 5 * 4
LAST_AT = CONTACT_AT + 2 * EACH_CONTACT
ALL = LAST_AT + 18
HIDDEN = 15
"""How a hidden card of the other side looks."""

TAKEN_AT = ALL - 2
ARMY_WORTH = 150_000.0
UNBEATEN_WORTH = 14_000


def count() -> int:
    """How many features there are."""
    return ALL


def fill_features(s: State, seat: int, x: list[float]) -> None:
    """All features of a position, as `seat` sees them, each about 0 to 1."""
    for i in range(ALL):
        x[i] = 0.0
    if s.announced == 0:
        list_cards(s)
        add_armies(s, seat, 1.0, x)
        add_places(s, seat, 1.0, x)
        return
    at = origin_of(s.announced)
    if is_own(s.board[at], seat):
        at = target_of(s.announced)
    if is_known(s, at):
        kind = known_kind(s, at)
        add_fought(s, seat, at, kind, 1.0, 1.0, x)
        return
    total = 0
    for kind in KINDS:
        total += odds_in_fight(s, seat, at, kind)
    for left in (ATTACKER, DEFENDER, NEITHER):
        add_outcomes(s, seat, at, left, max(total, 1), x)


def add_outcomes(s: State, seat: int, at: int, left: int, total: int, x: list[float]) -> None:
    """All kinds that the other side's card may be of with which a fight ends so.

    Where cards lie is asked for the likeliest of them only: for the others it is nearly the same.
    """
    likeliest, most, together = 0, 0, 0
    for kind in KINDS:
        odds = odds_in_fight(s, seat, at, kind)
        if odds > 0 and outcome(s, at, kind) == left:
            add_fought(s, seat, at, kind, odds / total, 0.0, x)
            if takes_apple(s, at, kind):
                continue
            together += odds
            if odds > most:
                likeliest, most = kind, odds
    if likeliest > 0:
        add_fought(s, seat, at, likeliest, 0.0, together / total, x)


def odds_in_fight(s: State, seat: int, at: int, kind: int) -> int:
    """How likely a hidden card of the other side, part of the announced fight, is of a kind."""
    return odds_of(s, other(seat), class_of(s, at), kind) * int(fights_as(s, at, kind))


def outcome(s: State, at: int, kind: int) -> int:
    """Who is left after the announced fight if the card on this square is of this kind."""
    origin, target = origin_of(s.announced), target_of(s.announced)
    if at == origin:
        return survivor(kind, kind_of(s.board[target]), s.sprung_trap)
    return survivor(kind_of(s.board[origin]), kind, s.sprung_trap)


def takes_apple(s: State, at: int, kind: int) -> bool:
    """Is the apple attacked if the card on this square is of this kind?"""
    target = target_of(s.announced)
    return kind == APPLE if at == target else kind_of(s.board[target]) == APPLE


def fights_as(s: State, at: int, kind: int) -> bool:
    """Can a card of this kind take part so in the announced fight?"""
    origin = origin_of(s.announced)
    if at != origin:
        return True
    return can_walk(kind) and (kind == HARE or is_step(origin, target_of(s.announced)))


def add_fought(
    s: State, seat: int, at: int, kind: int, armies: float, places: float, x: list[float]
) -> None:
    """The position after the announced fight if the other side's card is of this kind.

    `armies` and `places` are shares: of what there is, and of where it lies.
    """
    origin, target = origin_of(s.announced), target_of(s.announced)
    first, second = s.board[origin], s.board[target]
    first_mark, second_mark, mover, quiet = s.marks[origin], s.marks[target], s.turn, s.quiet
    s.board[at] = card_of(other(seat), kind)
    attacker, defender = kind_of(s.board[origin]), kind_of(s.board[target])
    if defender == APPLE:
        x[TAKEN_AT + int(mover != seat)] += armies
    else:
        left = survivor(attacker, defender, s.sprung_trap)
        s.left[mover][attacker] += int(left != ATTACKER)
        s.left[other(mover)][defender] += int(left != DEFENDER)
        settle(s, origin, target, left)
        s.turn, s.quiet = other(mover), 0
        list_cards(s)
        if armies > 0:
            add_armies(s, seat, armies, x)
        if places > 0:
            add_places(s, seat, places, x)
        s.left[mover][attacker] -= int(left != ATTACKER)
        s.left[other(mover)][defender] -= int(left != DEFENDER)
        s.turn, s.quiet = mover, quiet
    s.board[origin], s.board[target] = first, second
    s.marks[origin], s.marks[target] = first_mark, second_mark


def settle(s: State, origin: int, target: int, left: int) -> None:
    """The cards lie as they do after a fight, and are known; who is lost is counted elsewhere."""
    if left == ATTACKER:
        s.board[target], s.marks[target] = s.board[origin], s.marks[origin] | MOVED | SHOWN
    elif left == DEFENDER:
        s.marks[target] |= SHOWN
    else:
        s.board[target] = s.marks[target] = EMPTY
    s.board[origin] = s.marks[origin] = EMPTY


def add_armies(s: State, seat: int, share: float, x: list[float]) -> None:
    """A share of the features that tell what there is, and how the match goes."""
    mine = add_kinds(s, seat, 0, share, x)
    theirs = add_kinds(s, other(seat), 1, share, x)
    x[LAST_AT] += share * (mine / max(mine + theirs, 1.0) - 0.5)
    if s.quiet_plies > 0:
        quiet = s.quiet / s.quiet_plies
        x[LAST_AT + 12] += share * quiet
        x[LAST_AT + 13] += share * quiet * quiet * quiet
    x[LAST_AT + 14] += share * s.again[seat] / RECENT
    x[LAST_AT + 15] += share * s.again[other(seat)] / RECENT


def add_places(s: State, seat: int, share: float, x: list[float]) -> None:
    """A share of the features that tell where cards lie."""
    add_near(s, seat, NEAR_AT, share, x)
    mover = CONTACT_AT if s.turn == seat else CONTACT_AT + EACH_CONTACT
    add_contacts(s, seat, mover, share, x)
    add_likely_apple(s, seat, LAST_AT + 1, share, x)
    add_own_apple(s, seat, LAST_AT + 3, share, x)
    add_progress(s, seat, LAST_AT + 9, share, x)


def list_cards(s: State) -> None:
    """List where each side's cards lie."""
    s.listed[0] = s.listed[1] = 0
    for at in range(A1, J10 + 1):
        if is_card(s.board[at]):
            owner = owner_of(s.board[at])
            s.squares[owner][s.listed[owner]] = at
            s.listed[owner] += 1


def add_kinds(s: State, owner: int, side: int, share: float, x: list[float]) -> float:
    """What a side has, and what of it is known to everybody; returns its worth."""
    kinds_at, at = side * 2 * EACH_KIND - 1, SIDES_AT + side * EACH_SIDE
    beaten, total, foe = 0, 0.0, other(owner)
    for kind in range(1, APPLE):
        there = count_of(s, kind) - s.left[owner][kind]
        x[kinds_at + kind] += share * there / COUNT[kind]
        if can_walk(kind):
            total += there * s.worth[owner][kind]
            if beaten == 0:
                x[at + 4] += share * there / 4
        beaten += int(count_of(s, kind) > s.left[foe][kind])
    x[at + 2] += share * total / ARMY_WORTH
    x[at + 3] += share * total / ARMY_WORTH
    for i in range(s.listed[owner]):
        add_card(s, owner, s.squares[owner][i], kinds_at + EACH_KIND, at, share, x)
    return total


def add_card(
    s: State, owner: int, square: int, kinds_at: int, at: int, share: float, x: list[float]
) -> None:
    """A card that is known to everybody, or is not."""
    if not is_known(s, square):
        x[at + (s.marks[square] & MOVED)] += share / 20
        return
    kind = known_kind(s, square)
    x[kinds_at + kind] += share / COUNT[kind]
    if can_walk(kind):
        x[at + 3] -= share * s.worth[owner][kind] / ARMY_WORTH
        x[at + 5] += share * int(s.worth[owner][kind] >= UNBEATEN_WORTH) / 4


def determinize(s: State, seat: int, rng: Lot) -> None:
    """Nothing to do: an attack is announced before anybody sees what it meets."""


def stops(s: State) -> bool:
    """Chance lays the armies and turns cards over; nothing is a reason to stop."""
    return False


def information_state(s: State, viewer: int) -> int:
    """The hash of all that a seat sees and has seen."""
    h = int(s.plies * 4 + s.phase)
    for at in range(A1, J10 + 1):
        card = int(s.board[at])
        if card > EMPTY:
            if is_enemy(card, viewer) and not is_known(s, at):
                card = HIDDEN
            h = also(h, (at * 64 + card) * 64 + s.marks[at])
    for seat in range(SEATS):
        for kind in KINDS:
            h = also(h, s.left[seat][kind])
    return also(h, s.announced * 2 + s.turn)
