"""What there is to measure in a match: it is told again by the ordinary rules, and looked at."""

from collections.abc import Sequence
from itertools import groupby

from spielwerk.bots.knowledge import knowledge_of
from spielwerk.core import Game, Match
from spielwerk.core.documents import Written
from spielwerk.core.match import CHANCE_NAME, Step
from spielwerk.lab import happenings, one_ply

MOMENTS = 32
"""At so many moments of a match, at most, its seats are asked for their chance to win."""
BEGINS = ("first", "starter")
"""The events that tell who begins."""


def measured(game: Game, steps: Sequence[Step]) -> Written:
    """What is in a row about these steps: from `returns` on to `happenings`."""
    telling = Telling(game, steps)
    match = game.replay_steps(steps, watch=telling.watch)
    seats = range(game.seats)
    decisions = [match.decisions(seat) for seat in seats]
    runs = [seat for seat, _ in groupby(telling.movers)]
    return {
        "returns": match.returns,
        "scores": match.scores,
        "starter": starter(match),
        "plies": sum(decisions),
        "turns": telling.turns,
        "decisions": decisions,
        "choices": round(telling.choices / max(1, len(telling.movers)), 3),
        "waits": [
            round((sum(decisions) - decisions[seat]) / max(1, runs.count(seat)), 3)
            for seat in seats
        ],
        "leads": telling.leads,
        "happenings": happenings.counted(match),
    }


def starter(match: Match) -> int | None:
    """The seat that began; None if that was never said."""
    told = (event["seat"] for event in match.events(None) if event["event"] in BEGINS)
    return next(told, None)


class Telling:
    """Watches a match that is replayed."""

    def __init__(self, game: Game, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.onlooker = one_ply.onlooker(game) if knowledge_of(game.name).guide else None
        if self.onlooker:
            self.onlooker.begin()
        self.buffer = [0] * game.moves.MAX_ACTIONS
        self.movers = list[int]()
        self.turns = 0
        self.choices = 0
        self.leads = list[list[float]]()

    def watch(self, match: Match) -> None:
        """Called before the first step and after each: look at what was done, and what can be."""
        number = len(match.steps)
        if number:
            self.look_back(match, *match.steps[-1])
        if number < len(self.steps):
            seat, _ = self.steps[number]
            if seat != CHANCE_NAME:
                self.movers.append(int(seat))
                rules = match.game.rules
                self.choices += rules.fill_actions(match.state, int(seat), self.buffer)

    def look_back(self, match: Match, who: int | str, text: str) -> None:
        """At the end of a turn, if it is time again, ask for chances; if anybody can tell them."""
        if self.onlooker:
            self.onlooker.follow(who, text)
        if who == CHANCE_NAME or match.game.rules.mid_turn(match.state):
            return
        self.turns += 1
        due = len(match.steps) * MOMENTS >= len(self.leads) * len(self.steps)
        if self.onlooker and due and not match.over and not one_ply.is_opening(match):
            self.leads.append([round(chance, 4) for chance in self.onlooker.chances()])
