"""OpenSpiel's Python ISMCTSBot at our tables: a peer to measure the search against.

`python -m spielwerk.lab.openspiel dog club --times 10 --deals 20`. Its tree and its choices are
its own; it gets our rules as machine code, random playouts at their full speed, and worlds as our
bots imagine them. (`envs.openspiel` is what OpenSpiel's own bots and tests know of our games; here
only speed counts.)
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Sequence
from itertools import islice
from types import SimpleNamespace
from typing import Any

import numpy as np

import spielwerk
from spielwerk import bots
from spielwerk.bots.knowledge import guide_of
from spielwerk.bots.search.players import imagination, player_at
from spielwerk.core import Game
from spielwerk.core.compiled import bound, guide, pack, records
from spielwerk.core.documents import Document
from spielwerk.core.errors import MissingExtra
from spielwerk.core.seats import CHANCE, NOBODY
from spielwerk.lab import arena
from spielwerk.lab.experiments import finish

try:
    import pyspiel
    from open_spiel.python.algorithms import ismcts
except ModuleNotFoundError as missing:
    raise MissingExtra(missing.name or "open_spiel", "envs") from missing

WORLDS = 192
SEQUENTIAL = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)


class Table:
    """What all positions of one game share: machine code, and room."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.compiled
        self.information_state = guide(guide_of(game.name), game.rules).information_state
        self.playout = bound("spielwerk.core.playouts", game.rules, compile_it=True).playout
        most = max(game.moves.MAX_ACTIONS, game.moves.MAX_OUTCOMES)
        self.actions, self.weights = np.zeros(most, np.int32), np.zeros(most, np.int32)
        self.rng = np.random.default_rng(1)

    def get_type(self) -> SimpleNamespace:
        """That seats act one after the other and do not see everything."""
        return SEQUENTIAL


class Position:
    """A position as OpenSpiel's bots ask about it."""

    def __init__(self, table: Table, record: Any) -> None:
        self.table, self.record = table, record
        self.s = record[0]

    def get_game(self) -> Table:
        """What all positions of the game share, in place of OpenSpiel's game."""
        return self.table

    def clone(self) -> "Position":
        """The same position in a record of its own."""
        return Position(self.table, self.record.copy())

    def current_player(self) -> int:
        """The seat that is to act; CHANCE where chance is, NOBODY at the end."""
        return int(self.table.rules.to_act(self.s))

    def is_terminal(self) -> bool:
        """Whether the match has ended, so that nobody is to act."""
        return self.current_player() == NOBODY

    def is_chance_node(self) -> bool:
        """Whether chance is to act."""
        return self.current_player() == CHANCE

    def legal_actions(self, _: int | None = None) -> list[int]:
        """The legal actions of the seat to act, as the game's numbers."""
        table = self.table
        count = table.rules.fill_actions(self.s, self.current_player(), table.actions)
        return [int(action) for action in table.actions[:count]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, each with its probability; together they are 1."""
        table = self.table
        count = table.rules.fill_outcomes(self.s, table.actions, table.weights)
        total = table.weights[:count].sum()
        return [(int(table.actions[i]), table.weights[i] / total) for i in range(count)]

    def apply_action(self, action: int) -> None:
        """Carry out one legal action or outcome (not checked) and all that it forces."""
        self.table.rules.apply(self.s, self.current_player(), action)

    def information_state_string(self) -> str:
        """The hash of all that the seat to act sees, in digits."""
        return str(self.table.information_state(self.s, self.current_player()))

    def returns(self) -> list[int]:
        """At the end, for each seat: 1 if it has won, -1 if it has lost, 0 in a draw."""
        return [
            int(self.table.rules.returns(self.s, seat)) for seat in range(self.table.game.seats)
        ]


class Playouts:
    """One random playout, and no preference."""

    def evaluate(self, position: Position) -> list[int]:
        """What each seat has at the end of a random playout; the position stays as it is."""
        table, played = position.table, position.clone()
        table.playout(played.s, table.rng, table.actions, table.weights)
        return played.returns()

    def prior(self, position: Position) -> list[tuple[int, float]]:
        """Every legal action with the same probability."""
        legal = position.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class TimeIsOver(Exception):
    """The search has had its time."""


class Search(ismcts.ISMCTSBot):  # type: ignore[misc]
    """The bot, ended by the clock."""

    def sample_root_state(self, state: Position) -> Any:
        """A world to search in once more. TimeIsOver: the time `until` has come."""
        if time.process_time() > self.until:
            raise TimeIsOver
        self.searched += 1
        return super().sample_root_state(state)


class Peer:
    """A player at our tables that asks OpenSpiel's bot."""

    def __init__(self, game: Game, seat: int, seed: int | str, seconds: float) -> None:
        self.game, self.seat, self.seconds = game, seat, seconds
        self.table = Table(game)
        self.seed = seed
        self.simulations = list[int]()

    def choose(
        self,
        observation: Document,
        legal: Sequence[str],
        events: Sequence[Document],
    ) -> str:
        """What it tried most within its time."""
        if len(legal) == 1:
            return legal[0]
        seed = f"{self.seed}/{self.seat}/{observation['plies']}"
        endless = imagination(self.game.name)(self.game, observation, events, seed, None)
        worlds = [self.position(state) for state in islice(endless, WORLDS)]
        search = Search(
            self.table, Playouts(), 1.4, 1 << 30, WORLDS,
            np.random.RandomState(random.Random(seed).randrange(1 << 31)),
            allow_inconsistent_action_sets=True,
        )  # fmt: skip
        given = iter(worlds)
        search.set_resampler(lambda state, player: next(given).clone())
        search.until, search.searched = time.process_time() + self.seconds, 0
        try:
            search.get_policy(worlds[0])
        except TimeIsOver:
            self.simulations.append(search.searched - 1)
        tried = search._root_node.child_info  # noqa: SLF001 - it was interrupted
        names = {self.game.moves.text(action): child.visits for action, child in tried.items()}
        return max(legal, key=lambda action: names.get(action, -1))

    def position(self, state: Any) -> Position:
        """A position of its own for a state."""
        record = records(self.game.rules, 1)
        pack(state, record[0])
        return Position(self.table, record)


def play(game: Game, level: str, seed: str, seconds: float) -> tuple[list[float], list[int]]:
    """One deal, once for each team at the level: results, and the peer's simulations a move."""
    scores, simulations = list[float](), list[int]()
    for team in game.teams():
        match = game.match(seed)
        players = [
            bots.load(level, game, seat, seed) if seat in team else Peer(game, seat, seed, seconds)
            for seat in range(game.seats)
        ]
        finish(match, players)
        scores.append(arena.ahead(match.returns or [], team))
        for player in players:
            simulations += getattr(player, "simulations", [])
    return scores, simulations


def seconds_of(game: Game, level: str) -> float:
    """CPU time that a level takes for a move on average, over the moves of one match."""
    match = game.match("clock")
    players = [player_at(level, game, seat, 1) for seat in range(game.seats)]
    took, moves = 0.0, 0
    while not match.over and moves < 100:
        seat = match.seats_to_act()[0]
        seen, legal, events = match.observation(seat), match.legal(seat), match.events(seat)
        began = time.process_time()
        action = players[seat].choose(seen, legal, events)
        if len(legal) > 1 and moves > 4:
            took += time.process_time() - began
        moves += len(legal) > 1
        match.play(seat, action)
    return took / (moves - 5)


def main() -> None:
    """Play the deals and print the result as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--times", type=float, default=10, help="the peer's time, ours being 1")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seats", type=int)
    given = parser.parse_args()
    game = spielwerk.load(given.game, seats=given.seats)
    seconds = seconds_of(game, given.level) * given.times
    scores, simulations = list[float](), list[int]()
    for deal in range(given.deals):
        more, searched = play(game, given.level, f"peer/{deal}", seconds)
        scores += more
        simulations += searched
        told = {"peer_seconds_a_move": round(seconds, 3), "matches": len(scores)}
        told |= {
            "score": sum(scores) / len(scores),
            "peer_simulations": float(np.mean(simulations)),
        }
        sys.stdout.write(json.dumps(vars(given) | told) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
