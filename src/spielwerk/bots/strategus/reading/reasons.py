"""Why a move is good or bad, in sentences that a person understands.

Each is said only if the picture bears it out: what a card likely is, only if it is held for that.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from spielwerk.bots.strategus.memory import NUMBER_OF
from spielwerk.bots.strategus.reading.alarm import alarm
from spielwerk.bots.strategus.reading.pulls import own_apple
from spielwerk.bots.strategus.reading.state import (
    ANYTHING,
    CARDS,
    KIND_STEP,
    MINE,
    ONE,
    THEIRS,
    State,
    distance,
    is_mine,
    is_theirs,
    odds_in,
    worth_of,
)
from spielwerk.core.documents import Document
from spielwerk.core.lines import Line, Whose, line
from spielwerk.games.strategus.board import BOARD, ROW, STEPS, is_step, name
from spielwerk.games.strategus.cards import APPLE, ARMY, CODES, FOX, HARE, KINDS, MOUSE, TRAP
from spielwerk.games.strategus.state import EMPTY

LIKELY, MAYBE, FEW = ONE // 2, ONE // 5, ONE // 4
"""From here on a card is likely of a kind; from here on that is to be reckoned with; up to here
few cards of those that may be there are meant."""
CHEAP = 2
"""An animal of which so many are worth no more than one of its army on average."""
CHASE, SIGHT = 5, 3
"""Over so many steps a known card is gone after; over so many a hidden one may be come upon."""
FEW_FOXES = 2
THEIRS_TO_MOVE = 1


class Asked(NamedTuple):
    """A move in a picture: squares as the reader sees them, and as the table names them."""

    s: State
    origin: int
    target: int
    names: dict[int, str]
    seat: int
    events: Sequence[Document]

    @property
    def card(self) -> int:
        return int(self.s.board[self.origin])

    @property
    def kind(self) -> int:
        return int(self.s.kind[self.card])

    @property
    def better(self) -> int:
        """What its card is lost to alone, attacking or attacked, as bits."""
        return better_than(self.s, self.kind) | int(self.s.beaten_by[self.kind])

    def own(self, kind: int) -> Line:
        """An own card, after a verb."""
        return line(
            f"strategus-piece-{CODES[kind]}.defender", whose=Whose(self.seat, 1 - self.seat)
        )

    def their(self, kind: int) -> Line:
        """A card of the other side, with its number."""
        return line(f"strategus-piece-{CODES[kind]}.full")


def reasons(asked: Asked) -> list[Line]:
    """What there is to say of a move; often nothing."""
    met = int(asked.s.board[asked.target])
    attacks = is_theirs(met)
    told = [*(of_fight(asked, met) if attacks else of_walk(asked))]
    at_stake = is_risky(asked, met) if attacks else flees(asked) != 0
    return [*told, *of_fox(asked)] if at_stake else told


# An attack


def of_fight(asked: Asked, met: int) -> Iterator[Line]:
    """What the attacked card is, or likely is, and who is left if that is so and not plain."""
    s = asked.s
    yield from of_card(asked, met)
    kind = held_for(s, met)
    if kind is None:
        return
    sure = "yes" if s.shown[met] else "no"
    if int(s.ties[asked.kind]) >> kind & 1:
        yield line("strategus-because-both", sure=sure)
    elif kind != APPLE and better_than(s, asked.kind) >> kind & 1:
        yield line("strategus-because-beaten", sure=sure, own=asked.own(asked.kind))


def held_for(s: State, met: int) -> int | None:
    """The kind that a card is, or likely is; None where it may be several."""
    if s.shown[met]:
        return int(s.kind[met])
    kind = likeliest(s, met)
    sure = s.odds[met * KIND_STEP + kind] > LIKELY and not may_be_trap(s, met, kind)
    return kind if sure else None


def may_be_trap(s: State, met: int, kind: int) -> bool:
    """Is it told that it may be a trap, though another kind is likelier?"""
    trap = s.odds[met * KIND_STEP + TRAP]
    return kind not in (TRAP, APPLE) and trap > MAYBE and not s.moved[met]


def of_card(asked: Asked, met: int) -> Iterator[Line]:
    """What the attacked card is, or likely is, and why."""
    s, to = asked.s, asked.names[asked.target]
    trap, apple = (int(s.odds[met * KIND_STEP + kind]) for kind in (TRAP, APPLE))
    kind = likeliest(s, met)
    if s.shown[met]:
        yield line("strategus-because-certain", to=to, piece=asked.their(int(s.kind[met])))
    elif apple > LIKELY:
        yield line("strategus-because-apple", to=to)
    elif trap > MAYBE and not s.moved[met]:
        yield line("strategus-because-still", to=to, trap="likely" if trap > LIKELY else "maybe")
    elif s.odds[met * KIND_STEP + kind] > LIKELY:
        beside = walked_up_to(asked, met)
        if beside and bears_out(s, kind, beside):
            own = asked.own(int(s.kind[beside]))
            yield line("strategus-because-came", to=to, piece=asked.their(kind), own=own)
        else:
            yield line("strategus-because-likely", to=to, piece=asked.their(kind))
    else:
        yield from of_unknown(asked, met)


def of_unknown(asked: Asked, met: int) -> Iterator[Line]:
    """What a fight with a card may cost of which little is known."""
    s, to, own = asked.s, asked.names[asked.target], asked.own(asked.kind)
    if s.moved[met]:
        yield line("strategus-because-moved", to=to)
    if odds_in(s, met, better_than(s, asked.kind)) <= FEW:
        yield line("strategus-because-few", to=to, own=own)
    elif may_be_spared(asked):
        yield line("strategus-because-looks", to=to, own=own)


def better_than(s: State, kind: int) -> int:
    """What an attacker of this kind is lost to alone, as bits."""
    return ANYTHING & ~int(s.wins[kind]) & ~int(s.ties[kind])


def may_be_spared(asked: Asked) -> bool:
    """Is it worth little beside its army, and not one of the last foxes?"""
    s, kind = asked.s, asked.kind
    animals = sum(int(s.left[MINE * KIND_STEP + one]) for one in range(1, MOUSE + 1))
    cheap = CHEAP * worth_of(s, MINE, kind) * animals <= int(s.army[MINE])
    return cheap and not any(of_fox(asked))


def is_risky(asked: Asked, met: int) -> bool:
    """Is it to be reckoned with that the attacker does not come back?"""
    s = asked.s
    safe = int(s.wins[asked.kind]) | 1 << APPLE
    return odds_in(s, met, ANYTHING & ~safe) > MAYBE


def likeliest(s: State, card: int) -> int:
    return max(KINDS, key=lambda kind: int(s.odds[card * KIND_STEP + kind]))


def walked_up_to(asked: Asked, met: int) -> int:
    """Our known animal beside which a card has come of its own accord; 0 if there is none."""
    s, at = asked.s, asked.target
    last = next((e for e in reversed(asked.events) if asked.names[at] in goes(e)), None)
    if last is None or last["event"] != "moved" or last["to"] != asked.names[at]:
        return 0
    later = asked.events[asked.events.index(last) + 1 :]
    for step in STEPS:
        card, beside = int(s.board[at + step]), asked.names.get(at + step, "")
        stayed = not any(beside in goes(event) for event in later)
        came = beside and not is_step(NUMBER_OF[last["from"]], NUMBER_OF[beside])
        if is_mine(card) and s.shown[card] and s.kind[card] <= MOUSE and stayed and came:
            return card
    return 0


def goes(event: Document) -> tuple[str, ...]:
    """The squares of a move."""
    return (event["from"], event["to"]) if event["event"] in ("moved", "fought") else ()


def bears_out(s: State, kind: int, beside: int) -> bool:
    """Would this kind have come up to that card?"""
    able = int(s.beaten_by[int(s.kind[beside])]) | int(s.tied_by[int(s.kind[beside])])
    return bool(able >> kind & 1)


# A walk


def of_walk(asked: Asked) -> Iterator[Line]:
    """From whom it gets away, and whether it comes home in time."""
    at = flees(asked)
    if at:
        piece, own = asked.their(int(asked.s.kind[asked.s.board[at]])), asked.own(asked.kind)
        yield line("strategus-because-flees", at=asked.names[at], piece=piece, own=own)
    elif comes_in_time(asked):
        yield line("strategus-because-guards")
    else:
        yield from islice(plans(asked), 1)


def plans(asked: Asked) -> Iterator[Line]:
    """What a quiet move may be good for, the weightiest first."""
    s, own, nearer = asked.s, asked.own(asked.kind), comes_nearer(asked)
    forward = nearer and asked.target // ROW > asked.origin // ROW
    few = share_of_unknown(s, asked.better) <= FEW
    if at := hunted(asked):
        piece = asked.their(int(s.kind[s.board[at]]))
        yield line("strategus-because-hunts", at=asked.names[at], piece=piece, own=own)
    if at := left_alone(asked):
        yield line("strategus-because-leaves", at=asked.names[at], own=own)
    if at := approached(asked):
        yield line("strategus-because-beside", at=asked.names[at], own=own)
    if forward and may_be_spared(asked) and comes_upon(asked):
        yield line("strategus-because-scouts", own=own)
    if forward and few:
        yield line("strategus-because-forward", own=own)
    if freed := set_free(asked):
        yield line("strategus-because-opens", own=asked.own(int(s.kind[freed])))
    if nearer and is_drawn(asked):
        yield line("strategus-because-nearer", own=own)
    if s.moved[asked.card] and any(is_unmoved(s, card) for card in range(1, ARMY + 1)):
        yield line("strategus-because-quiet")
    if goes_home(asked) and is_drawn(asked):
        yield line("strategus-because-home", own=own)


def hunted(asked: Asked) -> int:
    """The square of the nearest known card that it beats, if it goes there; 0 if not.

    A hare that may run is not caught by going after it, and nobody goes after whom it has to fear.
    """
    s = asked.s
    beaten = int(s.wins[asked.kind]) & ~int(s.beaten_by[asked.kind]) & ~(1 << HARE)
    known = [
        int(s.square[card])
        for card in theirs(s)
        if s.shown[card] and beaten >> int(s.kind[card]) & 1
    ]
    at = min(known, key=lambda one: distance(asked.target, one), default=0)
    before, after = distance(asked.origin, at), distance(asked.target, at)
    return at if after < before <= CHASE else 0


def left_alone(asked: Asked) -> int:
    """The square of an unknown animal beside it that may well beat it, if it goes away; or 0."""
    s = asked.s
    for at in beside(asked.origin):
        card = int(s.board[at])
        unknown = is_theirs(card) and not s.shown[card] and s.moved[card]
        beats = unknown and odds_in(s, card, int(s.beaten_by[asked.kind])) > MAYBE
        if beats and at not in beside(asked.target):
            return at
    return 0


def approached(asked: Asked) -> int:
    """The square of an unknown card that it comes beside and most likely need not fear; or 0."""
    s = asked.s
    for at in beside(asked.target):
        card = int(s.board[at])
        unknown = is_theirs(card) and not s.shown[card]
        if unknown and at not in beside(asked.origin) and odds_in(s, card, asked.better) <= FEW:
            return at
    return 0


def comes_nearer(asked: Asked) -> bool:
    """Is it nearer to the nearest of their cards than before?"""
    squares = [int(asked.s.square[card]) for card in theirs(asked.s)]
    before, after = (
        min((distance(one, at) for at in squares), default=0)
        for one in (asked.origin, asked.target)
    )
    return after < before


def is_drawn(asked: Asked) -> bool:
    """Does the plan of the search draw its kind there, more than to where it comes from?"""
    s, start = asked.s, asked.kind * BOARD
    return bool(s.pull[start + asked.target] > s.pull[start + asked.origin])


def goes_home(asked: Asked) -> bool:
    """Is it nearer to its own apple than before?"""
    apple = own_apple(asked.s)
    return distance(asked.target, apple) < distance(asked.origin, apple)


def comes_upon(asked: Asked) -> bool:
    """Does a card lie near it then that is not known?"""
    s = asked.s
    hidden = (int(s.square[card]) for card in theirs(s) if not s.shown[card])
    return any(distance(asked.target, at) <= SIGHT for at in hidden)


def share_of_unknown(s: State, kinds: int) -> int:
    """How much of their cards that are not known is of these kinds."""
    counts = [int(s.unknown[kind]) for kind in KINDS]
    some = sum(count for kind, count in zip(KINDS, counts, strict=True) if kinds >> kind & 1)
    return some * ONE // max(sum(counts), 1)


def set_free(asked: Asked) -> int:
    """The strongest own animal that had no way to go and now has this one; 0 if there is none."""
    s = asked.s
    shut = [
        card
        for card in (int(s.board[at]) for at in beside(asked.origin))
        if is_mine(card) and s.kind[card] <= MOUSE and is_shut_in(s, int(s.square[card]))
    ]
    return min(shut, key=lambda card: int(s.kind[card]), default=0)


def is_shut_in(s: State, at: int) -> bool:
    return all(s.board[one] != EMPTY and not is_theirs(int(s.board[one])) for one in beside(at))


def is_unmoved(s: State, card: int) -> bool:
    """Does an animal of ours still lie where it was placed, as far as the picture goes back?"""
    return bool(s.square[card]) and s.kind[card] <= MOUSE and not s.moved[card]


def theirs(s: State) -> list[int]:
    """The other side's cards that are on the board."""
    return [card for card in range(ARMY + 1, CARDS) if s.square[card]]


def beside(at: int) -> list[int]:
    return [at + step for step in STEPS]


def flees(asked: Asked) -> int:
    """The square of a card that it gets away from; 0 if there is none."""
    s = asked.s
    for at in beside(asked.origin):
        card = int(s.board[at])
        if is_theirs(card) and threatens(s, card, asked.kind) and not is_step(asked.target, at):
            return at
    return 0


def threatens(s: State, card: int, kind: int) -> bool:
    """Is it known to beat this kind of ours?"""
    return bool(s.shown[card]) and bool(int(s.beaten_by[kind]) >> int(s.kind[card]) & 1)


def comes_in_time(asked: Asked) -> bool:
    """Does a raid on our apple cost less once this card has gone there?"""
    s, card = asked.s, asked.card
    if s.raiders == 0:
        return False
    before = alarm(s, THEIRS_TO_MOVE)
    s.board[asked.origin], s.board[asked.target], s.square[card] = EMPTY, card, asked.target
    after = alarm(s, THEIRS_TO_MOVE)
    s.board[asked.origin], s.board[asked.target], s.square[card] = card, EMPTY, asked.origin
    return after * 2 < before


def of_fox(asked: Asked) -> Iterator[Line]:
    """What is at stake with it: nobody but a fox removes the traps about the apple."""
    s = asked.s
    traps, foxes = int(s.left[THEIRS * KIND_STEP + TRAP]), int(s.left[FOX])
    if asked.kind == FOX and traps > 0 and foxes <= FEW_FOXES:
        yield line("strategus-because-fox", count=foxes)


def named(turned: Callable[[int], int]) -> dict[int, str]:
    """The names of all squares, by where the reader has them."""
    return {turned(at): name(at) for at in NUMBER_OF.values()}
