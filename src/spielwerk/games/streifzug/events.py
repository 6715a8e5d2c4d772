"""What happens in Streifzug durch, told to those who may know it.

This file says who learns what: read every change of it against the rulebook. Only cards that go
from hand to hand are secret: the two seats know them, the others see that there was one.
"""

from collections.abc import Iterator
from typing import Any

from spielwerk.core.match import copied
from spielwerk.core.seats import CHANCE
from spielwerk.core.telling import Told
from spielwerk.games.streifzug import moves, rules
from spielwerk.games.streifzug.board import (
    BELL,
    GOAL,
    MOST_NEIGHBOURS,
    NOWHERE,
    STACKS,
    is_forward,
    name,
    neighbour,
)
from spielwerk.games.streifzug.cards import CODES
from spielwerk.games.streifzug.dice import is_coming_in, mover
from spielwerk.games.streifzug.melds import meld_at
from spielwerk.games.streifzug.observation import result
from spielwerk.games.streifzug.options import CLOCKWISE, ON
from spielwerk.games.streifzug.position import REASONS, meld_codes, melds_of, stack_of
from spielwerk.games.streifzug.score import meld_points
from spielwerk.games.streifzug.state import (
    CARD_PHASE,
    DEAL,
    DICE,
    FIGURES_EACH,
    FIRST,
    OVER,
    PATRON_ASKED,
    REVEAL,
    ROLL,
    State,
    figure_of,
    owner_of,
)


def events(before: State, seat: int, action: int) -> list[Told]:
    """What happens when `seat` (or CHANCE) carries out a legal action, and what that forces."""
    after = copied(before)
    rules.take(after, seat, action)
    told = list(action_told(before, after, seat, action))
    return told + list(changes_told(before, after, action))


# What the action itself is


def action_told(before: State, after: State, seat: int, action: int) -> Iterator[Told]:
    what = moves.what_of(action)
    if seat == CHANCE:
        yield from outcome_told(before, after, action)
    elif what == moves.MOVING:
        yield move_told(before, action)
    elif before.phase in (DICE, PATRON_ASKED):
        yield answer_told(before, after, action)
    elif before.phase == CARD_PHASE:
        yield from card_told(before, after, seat, action)
    else:
        yield from payment_told(before, action)


def outcome_told(before: State, after: State, action: int) -> Iterator[Told]:
    first = moves.first_of(action)
    if before.phase == FIRST:
        yield Told({"event": "first", "seat": first})
    elif before.phase == ROLL:
        yield Told({"event": "rolled", "seat": before.turn, "dice": [first // 10, first % 10]})
    elif before.phase == REVEAL:
        yield from handed_on(before.source, before.turn, CODES[first])
    elif after.phase == ROLL:
        yield Told({"event": "stacked", "tops": tops(after)})


def tops(s: State) -> list[str | None]:
    """The top cards of all stacks."""
    return [next(iter(stack_of(s, stack)), None) for stack in range(STACKS)]


def handed_on(giver: int, taker: int, card: str) -> Iterator[Told]:
    """A card from hand to hand: only these two see which."""
    event = {"event": "robbed", "seat": taker, "from": giver}
    yield Told(event | {"card": card}, only=taker)
    yield Told(event | {"card": card}, only=giver)
    yield Told(event, but=(taker, giver))


def move_told(s: State, action: int) -> Told:
    """A figure walks, field by field."""
    dice, origin, target = moves.first_of(action), moves.second_of(action), moves.third_of(action)
    return Told(
        {
            "event": "moved",
            "seat": s.turn,
            "dice": [die for die in (dice // 10, dice % 10) if die],
            "from": name(origin),
            "to": name(target),
            "path": [name(field) for field in path(s, action)],
        }
    )


def path(s: State, action: int) -> list[int]:
    """The fields of one walk with these dice, the first that is found."""
    dice, origin, target = moves.first_of(action), moves.second_of(action), moves.third_of(action)
    if is_coming_in(s, origin):
        return [target]
    number = mover(s, action) // 16
    barred = s.came if s.at == number else 0
    walks = [[origin]]
    for step in range(dice // 10 + dice % 10):
        came = 0 if step else barred
        walks = [[*walk, near] for walk in walks for near in nexts(s, walk, came)]
    return next(walk[1:] for walk in walks if walk[-1] == target)


def nexts(s: State, walk: list[int], barred: int) -> Iterator[int]:
    """§D2: where a walk can go on; `barred`: the neighbours by which the figure came."""
    field, quadrant = walk[-1], s.quadrant[s.turn]
    if len(walk) > 1 and field in (BELL, GOAL):
        return
    for number in range(MOST_NEIGHBOURS):
        near = neighbour(field, number, quadrant)
        back = len(walk) > 1 and near == walk[-2]
        if near == NOWHERE or back or barred == 1 << number:
            continue
        if near == GOAL and field // 12 != quadrant:
            continue
        if s.direction != CLOCKWISE or is_forward(field, near):
            yield near


def answer_told(before: State, after: State, action: int) -> Told:
    """§L3."""
    card = moves.first_of(action)
    if card == 0:
        return Told({"event": "let_go", "seat": before.victim})
    figure = figure_of(before.turn, before.at)
    return Told(
        {
            "event": "patron",
            "seat": before.victim,
            "card": CODES[card],
            "by": before.turn,
            "from": name(before.figures[figure]),
            "to": name(after.figures[figure]),
        }
    )


def payment_told(before: State, action: int) -> Iterator[Told]:
    """§T1, T2, T4: a card for the thrower; one from the hand is seen by the two alone."""
    what, card = moves.what_of(action), CODES[moves.first_of(action)]
    giver, taker = before.victim, before.turn
    if what == moves.DRAWING:
        yield Told({"event": "draws", "seat": taker, "from": giver})
    elif what == moves.GIVING and before.held[giver] > 0:
        yield from handed_on(giver, taker, card)
    else:
        yield Told({"event": "took", "seat": taker, "from": giver, "card": card})


def card_told(before: State, after: State, seat: int, action: int) -> Iterator[Told]:
    """§C, L: what is done in the card phase."""
    what, card = moves.what_of(action), CODES[moves.first_of(action) % 25]
    if what == moves.ENDING:
        yield Told({"event": "ended", "seat": seat})
    elif what == moves.LAYING_OUT:
        yield laid_told(after, seat, after.meld_counts[seat] - 1, {"event": "laid_out"})
    elif what in (moves.ADDING, moves.EXCHANGING):
        event = "added" if what == moves.ADDING else "exchanged"
        yield laid_told(after, seat, moves.second_of(action), {"event": event, "card": card})
    elif what == moves.HOPPING:
        origin, field = name(moves.second_of(action)), name(moves.third_of(action))
        letter = letter_used(before, after, seat)
        yield Told({"event": "hopped", "seat": seat, "card": letter, "from": origin, "to": field})
    else:
        who = {"seat": seat, "from": moves.second_of(action)}
        yield Told({"event": "mopser"} | who | {"card": letter_used(before, after, seat)})
        if what == moves.ROBBING_USED:
            yield Told({"event": "took"} | who | {"card": card})


def laid_told(s: State, seat: int, number: int, event: dict[str, Any]) -> Told:
    """A meld as it now lies, and what it is worth."""
    meld = meld_at(seat, number)
    what = {"seat": seat, "meld": number + 1, "cards": meld_codes(s, meld)}
    return Told(event | what | {"points": meld_points(s, meld)})


def letter_used(before: State, after: State, seat: int) -> str:
    """The letter card that has acted."""
    used = [now - was for now, was in zip(after.used[seat], before.used[seat], strict=True)]
    return CODES[used.index(1)]


# What follows from it


def changes_told(before: State, s: State, action: int) -> Iterator[Told]:
    """Figures that went back, cards caught, the bell, melds broken, who is asked, the end."""
    yield from caught_told(before, s)
    for seat in range(s.seats):
        if s.rung[seat] > before.rung[seat]:
            yield Told({"event": "rang", "seat": seat})
    yield from thrown_told(before, s)
    yield from broken_told(before, s, action)
    if s.phase == PATRON_ASKED and (before.phase != PATRON_ASKED or before.victim != s.victim):
        yield Told({"event": "asked", "seat": s.victim})
    if before.phase == ROLL and s.phase != DICE:
        yield Told({"event": "lapsed", "seat": before.turn})
    if before.phase != DEAL and rotated(before, s):
        yield Told({"event": "turned", "tops": tops(s)})
    if s.phase == OVER:
        yield over_told(s)


def caught_told(before: State, s: State) -> Iterator[Told]:
    """§D10: a stack has one card less."""
    for stack in range(STACKS):
        if s.stacked[stack] < before.stacked[stack]:
            card = stack_of(before, stack)[0]
            event = {"event": "caught", "seat": before.turn, "stack": stack, "card": card}
            yield Told(event | {"top": next(iter(stack_of(before, stack)[1:]), None)})


def rotated(before: State, s: State) -> bool:
    """§B6: have stacks been turned? (Elsewhere they only lose their top card.)"""
    for stack in range(STACKS):
        cards = stack_of(before, stack)
        if stack_of(s, stack) not in (cards, cards[1:]):
            return True
    return False


def thrown_told(before: State, s: State) -> Iterator[Told]:
    """§B1, T1-T3: figures of others than the one whose turn it was that went back."""
    for figure in range(FIGURES_EACH * s.seats):
        origin, field = before.figures[figure], s.figures[figure]
        if owner_of(figure) != before.turn and origin != field:
            where = {"from": name(origin), "to": name(field)}
            yield Told({"event": "thrown", "seat": owner_of(figure), "by": before.turn} | where)


def broken_told(before: State, s: State, action: int) -> Iterator[Told]:
    """§T4, T5: the melds of a victim after it has lost an edge card."""
    if moves.what_of(action) == moves.GIVING_EDGE:
        seat = before.victim
        kept = melds_of(s, seat)
        yield Told({"event": "melds", "seat": seat, "melds": kept, "hand": s.held[seat]})


def over_told(s: State) -> Told:
    returns = [rules.returns(s, seat) for seat in range(s.seats)]
    event: dict[str, Any] = {"event": "over", "returns": returns, "reason": REASONS[s.ended]}
    return Told(event | (result(s) if s.ext_cards == ON else {}))
