"""Why a move is good or bad, in sentences that a person understands.

Each is said only if the picture bears it out: what a card likely is, only if it is held for that.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from spielwerk.bots.strategus.memory import NUMBER_OF
from spielwerk.bots.strategus.reading.alarm import alarm
from spielwerk.bots.strategus.reading.state import (
    KIND_STEP,
    ONE,
    THEIRS,
    State,
    is_mine,
    is_theirs,
)
from spielwerk.core.documents import Document
from spielwerk.core.lines import Line, Whose, line
from spielwerk.games.strategus.board import STEPS, is_step, name
from spielwerk.games.strategus.cards import APPLE, CODES, FOX, KINDS, MOUSE, TRAP
from spielwerk.games.strategus.state import EMPTY

LIKELY, MAYBE = ONE // 2, ONE // 5
"""From here on a card is likely of a kind; from here on that is to be reckoned with."""
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
    told = [*(of_card(asked, met) if attacks else of_walk(asked))]
    at_stake = is_risky(asked, met) if attacks else flees(asked) != 0
    return [*told, *of_fox(asked)] if at_stake else told


# An attack


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


def is_risky(asked: Asked, met: int) -> bool:
    """Is it to be reckoned with that the attacker does not come back?"""
    s = asked.s
    safe = int(s.wins[asked.kind]) | 1 << APPLE
    odds = (int(s.odds[met * KIND_STEP + kind]) for kind in KINDS if not safe >> kind & 1)
    return sum(odds) > MAYBE


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


def flees(asked: Asked) -> int:
    """The square of a card that it gets away from; 0 if there is none."""
    s = asked.s
    for step in STEPS:
        at = asked.origin + step
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
