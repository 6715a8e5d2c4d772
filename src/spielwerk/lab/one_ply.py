"""`one-ply`: all look one action ahead by the net; where nobody plays otherwise, as machine code.

A whole match takes milliseconds then, so that thousands can be played while somebody waits. Beside
other bots it sees the same, but imagines several worlds (`bots.search.levels.ONE_PLY`).
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from spielwerk.bots.knowledge import knowledge_of
from spielwerk.bots.learning.training import SelfPlay
from spielwerk.bots.search.levels import ONE_PLY
from spielwerk.bots.search.players import Player, net_at
from spielwerk.bots.search.searcher import rules_for
from spielwerk.core import Game, Match
from spielwerk.core.chance import seeded
from spielwerk.core.compiled import records
from spielwerk.core.match import CHANCE_NAME, Step
from spielwerk.core.seats import CHANCE

NAME = "one-ply"
FORMER_NAME = "glance"
"""What experiments of before call it."""
STEPS = 4096
"""Room for so many steps of a match, to begin with."""


class Onlooker:
    """Follows a match in the rules by which bots search, and says what it is worth to whom."""

    def __init__(self, game: Game) -> None:
        rules = rules_for(knowledge_of(game.name), game)
        self.game = game
        self.net = net_at(game, ONE_PLY.net)
        self.self_play = SelfPlay(game, len(self.net.bias), rules=rules)
        self.code, self.room = self.self_play.code, self.self_play.room
        self.position = records(rules, 1)
        self.begin()

    def begin(self) -> None:
        """Stand at the beginning of a match."""
        self.position[0] = self.self_play.start[0]

    def follow(self, who: int | str, text: str) -> None:
        """Do a step, and what only those who search leave to chance."""
        rules, s = self.code.rules, self.position[0]
        seat = CHANCE if who == CHANCE_NAME else int(who)
        for action in self.game.actions_meant(seat, text):
            rules.apply(s, seat, action)
            if seat != CHANCE and rules.to_act(s) == CHANCE:
                count = rules.fill_outcomes(s, self.room.actions, self.room.weights)
                if count == 1 and self.room.actions[0] == action:
                    rules.apply(s, CHANCE, action)

    def chances(self) -> list[float]:
        """Each seat's chance to win, 0 to 1, as it sees the position right after an action."""
        return [
            float(self.code.worth(self.room, self.position[0], seat, self.net))
            for seat in range(self.game.seats)
        ]

    def steps(self, seed: str) -> list[Step]:
        """A whole match in which all seats take what is worth most right after it."""
        self.begin()
        opening = self.opening(seed)
        for who, text in opening:
            self.follow(who, text)
        size, count = STEPS, STEPS
        while count == size:
            size *= 2
            movers, taken = np.zeros((2, size), np.int32)
            self.room.state[0] = self.position[0]
            chance, lot = (
                np.random.default_rng(number(f"{seed}/{of}")) for of in ("chance", "lot")
            )
            count = int(self.code.record(self.room, self.net, chance, lot, movers, taken))
        return [*opening, *self.told(movers[:count].tolist(), taken[:count].tolist())]

    def told(self, who: Sequence[int], what: Sequence[int]) -> list[Step]:
        """Steps in notation: who acts, a seat or chance, and what is done."""
        return [
            (CHANCE_NAME if seat == CHANCE else seat, self.game.moves.text(action))
            for seat, action in zip(who, what, strict=True)
        ]

    def opening(self, seed: str) -> list[Step]:
        """The steps of a match that need no search, in a game that begins with such."""
        if knowledge_of(self.game.name).openings is None:
            return []
        match = self.game.match(seed)
        while is_opening(match):
            seat = match.seats_to_act()[0]
            legal, seen = match.legal(seat), match.observation(seat)
            match.play(seat, player(self.game, seat, seed).choose(seen, legal, []))
        return match.steps


def is_opening(match: Match) -> bool:
    """Does the match still begin with something that needs no search?"""
    openings = knowledge_of(match.game.name).openings
    return openings is not None and openings.is_opening(match.observation(None))


def player(game: Game, seat: int, seed: str) -> Player:
    """The same in one seat, beside other bots."""
    return Player(ONE_PLY, game, seat, seed)


def number(seed: str) -> int:
    """A seed as a number below 2⁶⁴, as NumPy's generators want it."""
    return seeded(seed).below(1 << 64)


@lru_cache(maxsize=8)
def onlooker(game: Game) -> Onlooker:
    """The onlooker at this table; its room is kept."""
    return Onlooker(game)
