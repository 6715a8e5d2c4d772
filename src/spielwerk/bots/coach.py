"""The coach: what a seat could do now and how good that is, from what that seat knows."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from spielwerk.bots.chances import put_right
from spielwerk.bots.judging import judge_at
from spielwerk.bots.knowledge import Judge
from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.core.lines import Line
from spielwerk.core.match import Match

COACH = "master"


REASONED = 3
"""For so many actions reasons are given: the best."""


class Advice(NamedTuple):
    """A legal action, the chance to win with it, 0 to 1, and what there is to say of it."""

    action: str
    chance: float
    because: Sequence[Line] = ()


def hint(match: Match, seat: int, level: str = COACH, seed: int | str | None = 0) -> list[Advice]:
    """The actions of a seat that has to act, the best first; [] if it need not act.

    The coach knows what the seat sees and was told; in a game of memory, what is not yet past.
    SeatError if there is no such seat, BotError if there is no such level.
    """
    if seat not in match.seats_to_act():
        return []
    heard = match.events(seat, match.recalled(seat))
    return advice(match.game, match.observation(seat), heard, seat, level, seed)


def advice(
    game: Game,
    observation: Document,
    events: Sequence[Document],
    seat: int,
    level: str = COACH,
    seed: int | str | None = 0,
) -> list[Advice]:
    """The same from what the seat sees and was told."""
    judge = judge_at(level, game, seat, seed)
    looked = falling(shown(game, judge, observation, events))
    best = [action for action, _, _ in looked[:REASONED]]
    because = judge.because(observation, events, best)
    reasoned = [one._replace(because=why) for one, why in zip(looked, because, strict=False)]
    return reasoned + looked[REASONED:]


def falling(looked: Sequence[Advice]) -> list[Advice]:
    """The same with chances in their order: none is better than one before it.

    What a search drops early it has looked at less closely, and compared with what it kept it was
    worse: its number may still be higher.
    """
    most = accumulate((one.chance for one in looked), min)
    return [one._replace(chance=chance) for one, chance in zip(looked, most, strict=True)]


def shown(
    game: Game, judge: Judge, observation: Document, events: Sequence[Document]
) -> list[Advice]:
    """What a judge thinks of what its seat could do, with chances that are true."""
    return [
        Advice(action, round(put_right(game, chance), 4))
        for action, chance, _ in advised(game, judge, observation, events)
    ]


def advised(
    game: Game, judge: Judge, observation: Document, events: Sequence[Document]
) -> list[Advice]:
    """The same with chances as the judge says them."""
    text = game.moves.text
    judged = judge.judged(observation, events)
    return [Advice(text(choice.action), round(choice.value, 4)) for choice in judged]
