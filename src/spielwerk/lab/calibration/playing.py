"""Matches of different players, and what is said of their chances on the way."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import spielwerk
from spielwerk import bots
from spielwerk.bots import review
from spielwerk.bots.chances import DOES, STANDS, line_name, result
from spielwerk.bots.coach import Advice, advised
from spielwerk.bots.judging import QUICK, judge_at
from spielwerk.bots.knowledge import Bot
from spielwerk.bots.strategus.league.partners import HELD_OUT, TUNED
from spielwerk.bots.strategus.reading.judge import Judge
from spielwerk.bots.strategus.reading.levels import READINGS
from spielwerk.bots.strategus.reading.player import Reader
from spielwerk.bots.strategus.reading.standing import chance_of
from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.core.match import CHANCE_NAME, Match
from spielwerk.lab import newcomers


class Said(NamedTuple):
    """What was said of a position, and what came of it."""

    table: str
    match: int
    asked: str  # `STANDS` or `DOES`
    level: str
    step: int
    said: list[float]  # of every seat; of one that acts alone
    won: list[float]  # the same at the end
    numbers: list[list[float]]  # what that was made of, where it is known


class Told(NamedTuple):
    """The same before the end is known."""

    asked: str
    level: str
    step: int
    said: list[float]
    numbers: list[list[float]]
    seat: int | None


USUAL = ("child", "casual", "greedy", "newcomer")
SHORT = "short"
"""`club` at Strategus with few nodes."""


class Meeting(NamedTuple):
    """Who meets at a table, and how often somebody is asked."""

    seats: int | None
    options: Mapping[str, str]
    share: float
    usual: Sequence[str] = USUAL
    guests: Sequence[str] = ()  # who sits in the first seat or the last instead of the usual ones


ACTIVE = (*USUAL, SHORT)
PARTNERS = (*sorted((TUNED | HELD_OUT).keys() - {"club-before"}), SHORT, SHORT, SHORT)
MEETINGS: dict[str, tuple[Meeting, ...]] = {
    "dog": (
        *(Meeting(seats, {}, 0.06) for seats in (4, 2, 3)),
        *(Meeting(6, {"teams": teams}, 0.03) for teams in ("pairs", "trios", "alone")),
    ),
    "stramash": tuple(Meeting(seats, {}, 0.08) for seats in (2, 3, 4)),
    "rufus": tuple(Meeting(seats, {}, 0.1) for seats in (2, 3, 4)),
    "streifzug": tuple(Meeting(seats, {}, 0.04) for seats in (2, 3, 4)),
    "strategus": (
        Meeting(2, {}, 0.02, ACTIVE, PARTNERS),
        Meeting(2, {"lakes": "on"}, 0.02, ACTIVE, PARTNERS),
    ),
}
"""By game: at which tables is played, and by whom."""


def player(name: str, game: Game, seat: int, seed: str) -> Bot:
    """A bot, a newcomer or a sparring partner."""
    if name == newcomers.NAME:
        return newcomers.player(game, seat, seed)
    if name == SHORT:
        reading = READINGS["club"]._replace(seconds=60.0, nodes=4_000)
        return Reader(reading, game, seat, seed)
    partners: Mapping[str, Callable[..., Bot]] = (
        (TUNED | HELD_OUT) if game.name == "strategus" else {}
    )
    made = partners.get(name) or partial(bots.load, name)
    return made(game, seat, seed)


def meeting_of(name: str, number: int) -> Meeting:
    """All tables of a game have their turn."""
    return MEETINGS[name][number % len(MEETINGS[name])]


def table_of(name: str, number: int) -> Game:
    """The game as it is played there."""
    meeting = meeting_of(name, number)
    return spielwerk.load(name, dict(meeting.options), meeting.seats)


def played(name: str, number: int, level: str | None = None) -> Iterator[Said]:
    """One match by lot, and what was said on the way; `level`: what its judge says of actions."""
    meeting, game = meeting_of(name, number), table_of(name, number)
    lot, seats = random.Random(f"calibration/{name}/{number}"), range(game.seats)
    names = [lot.choice(meeting.usual) for _ in seats]
    if meeting.guests:
        names[lot.choice((0, -1))] = lot.choice(meeting.guests)
    players = [player(name, game, seat, f"{number}/{seat}") for seat, name in enumerate(names)]
    match, told = game.match(seed=f"calibration/{number}"), list[Told]()
    heard = [list[Document]() for _ in seats]
    while not match.over:
        for seat in match.seats_to_act():
            heard[seat] += match.events(seat, len(heard[seat]))
            action = players[seat].choose(match.observation(seat), match.legal(seat), heard[seat])
            if level and lot.random() < meeting.share:
                told += worth(match, seat, action, level)
            match.play(seat, action)

    def watch(seen: Match) -> None:
        if not seen.over and lot.random() < meeting.share:
            told.extend(stands(seen) if is_settled(seen) else brought(seen))

    if level is None:
        spielwerk.replay(match.transcript(), watch)
    assert match.returns is not None
    ends = result(game, match.returns)
    table = line_name(game)
    for one in told:
        won = ends if one.seat is None else [ends[one.seat]]
        yield Said(table, number, one.asked, one.level, one.step, one.said, won, one.numbers)


def is_settled(match: Match) -> bool:
    """Has a seat just acted?"""
    return bool(match.steps) and match.steps[-1][0] != CHANCE_NAME


def brought(match: Match) -> list[Told]:
    """What chance has brought, to who is to act."""
    step = len(match.steps)
    seats = match.seats_to_act() if step else []
    found = [(seat, look(match, seat, QUICK)) for seat in seats]
    return [
        Told(DOES, QUICK, step, [looked[0].chance], [], seat) for seat, looked in found if looked
    ]


def look(match: Match, seat: int, level: str) -> list[Advice]:
    """What a judge says of all actions, not yet put right."""
    judge = judge_at(level, match.game, seat)
    return advised(match.game, judge, match.observation(seat), match.events(seat))


def stands(match: Match) -> list[Told]:
    """What is said of every seat, and what that is made of."""
    seats, step = range(match.game.seats), len(match.steps)
    judges = [judge_at(QUICK, match.game, seat) for seat in seats]
    numbers = [
        judge.stands(match.observation(seat), match.events(seat))
        for seat, judge in enumerate(judges)
        if isinstance(judge, Judge) and match.observation(seat)["phase"] == "play"
    ]
    said = [chance_of(one) for one in numbers] or [review.chance_of(match, s) for s in seats]
    return [Told(STANDS, QUICK, step, said, numbers, None)]


def worth(match: Match, seat: int, action: str, level: str) -> list[Told]:
    """What a judge says of the action that is about to be played."""
    chances = {one.action: one.chance for one in look(match, seat, level)}
    if action not in chances:
        return []
    return [Told(DOES, level, len(match.steps), [chances[action]], [], seat)]
