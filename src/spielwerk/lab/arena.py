"""Which bot is stronger: paired deals with seats rotated, Elo with 95 % interval.

Every deal is played once for each team that the first bot can be, the second one being all others;
so luck in the cards favours nobody. Deals are independent of each other: intervals go over deals.
"""

import math
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from statistics import fmean, stdev
from typing import NamedTuple

import spielwerk
from spielwerk.core.documents import Written
from spielwerk.lab.executors import results
from spielwerk.lab.experiments import player

SURE = 1.96
"""Standard errors on either side of a mean that 95 of 100 intervals reach."""


class Pairing(NamedTuple):
    """Two bots at a game."""

    game: str
    options: tuple[tuple[str, str | int], ...]
    seats: int | None
    first: str
    second: str


class Deal(NamedTuple):
    """What one deal brought the first bot, over all teams that it was."""

    score: float  # 1: always ahead of the others, 0: always behind
    won: float  # share of matches won
    matches: int
    plies: int
    seconds: tuple[float, float]  # CPU time of the first and of the second bot
    moves: tuple[int, int]


def play_deal(pairing: Pairing, seed: str) -> Deal:
    """One deal, once for each team."""
    game = spielwerk.load(pairing.game, dict(pairing.options), seats=pairing.seats)
    bot_of = (pairing.first, pairing.second)
    scores, won, plies = list[float](), list[float](), 0
    seconds, moves = [0.0, 0.0], [0, 0]
    for team in game.teams():
        match = game.match(seed)
        side = [int(seat not in team) for seat in range(game.seats)]
        players = [player(bot_of[side[seat]], game, seat, seed) for seat in range(game.seats)]
        while not match.over:
            seat = match.seats_to_act()[0]
            seen, legal = match.observation(seat), match.legal(seat)
            began = time.process_time()
            action = players[seat].choose(seen, legal, match.events(seat))
            seconds[side[seat]] += time.process_time() - began
            moves[side[seat]] += 1
            match.play(seat, action)
        returns = match.returns or []
        scores.append(ahead(returns, team))
        won.append((returns[team[0]] + 1) / 2)
        plies += sum(match.decisions(seat) for seat in range(game.seats))
    return Deal(fmean(scores), fmean(won), len(scores), plies, tuple(seconds), tuple(moves))  # type: ignore[arg-type]


def ahead(returns: Sequence[int], team: Sequence[int]) -> float:
    """How a team did against each of the others, 1 better, 0 worse, on average."""
    own = returns[team[0]]
    others = [result for seat, result in enumerate(returns) if seat not in team]
    return fmean((own > other) + (own == other) / 2 for other in others)


def deals(pairing: Pairing, count: int, seed: str, executor: Executor) -> Iterator[Deal]:
    """So many deals as they are done, in any order; each has its own seed from `seed`."""
    asked = ((pairing, f"{seed}/{number}") for number in range(count))
    return results(executor, play_deal, asked)


def report(pairing: Pairing, played: Sequence[Deal]) -> Written:
    """The result of a pairing, for programs."""
    scores = [deal.score for deal in played]
    error = stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else 0.5
    mean = fmean(scores)
    low, high = max(0.0, mean - SURE * error), min(1.0, mean + SURE * error)
    return {
        **pairing._asdict(),
        "options": dict(pairing.options),
        "deals": len(played),
        "matches": sum(deal.matches for deal in played),
        "score": round(mean, 4),
        "score_95": [round(low, 4), round(high, 4)],
        "elo": elo(mean),
        "elo_95": [elo(low), elo(high)],
        "won": round(fmean(deal.won for deal in played), 4),
        "cpu_ms_a_move": [
            round(1000 * sum(d.seconds[i] for d in played) / sum(d.moves[i] for d in played), 2)
            for i in (0, 1)
        ],
    }


def elo(score: float) -> int | None:
    """The difference in Elo that a score stands for; None at the ends, where it has no bound."""
    return round(400 * math.log10(score / (1 - score))) if 0 < score < 1 else None
