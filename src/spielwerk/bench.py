"""Figures to measure with: work per CPU second, printed as data. Never part of a test.

A step is one action of a seat or one chance outcome (a starter drawn, a card dealt); actions are
counted apart as well. CPU time is `time.process_time`, so that other work on the machine disturbs
little.
"""

import random
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from spielwerk import bots
from spielwerk.core import Game, compiled
from spielwerk.core.documents import Written

PLAYOUTS = "spielwerk.core.playouts"
BUILT_FROM = Path(__file__).parent / "commit.txt"
"""In a package that was built: the commit. A checkout has no such file."""


def measure(games: Sequence[str], seconds: float = 3.0) -> Written:
    """Each game's figures, with about `seconds` of CPU time for each."""
    import spielwerk

    measured = {name: measure_game(spielwerk.load(name), seconds) for name in games}
    return {"benchmark": "rules", "commit": commit(), "games": measured}


def measure_game(game: Game, seconds: float, seed: int = 1) -> Written:
    """Random playouts of a game, plain and compiled, and what a bot's move takes."""
    return {
        "plain": rates(*plain_playouts(game, seconds, seed)),
        "compiled": rates(*twin_playouts_for(game, seconds, seed)),
        "greedy": move_times(game, "greedy", seconds, seed),
    }


def move_times(game: Game, bot: str, seconds: float, seed: int) -> Written:
    """How long a bot takes for a move, playing against itself, in milliseconds of CPU time."""
    times: list[float] = []
    while sum(times) < seconds:
        match = game.match(seed=f"{seed}/{len(times)}")
        players = [bots.load(bot, game, seat, seed) for seat in range(game.seats)]
        while not match.over:
            for seat in match.seats_to_act():
                seen, legal = match.observation(seat), match.legal(seat)
                began = time.process_time()
                action = players[seat].choose(seen, legal, match.events(seat))
                times.append(time.process_time() - began)
                match.play(seat, action)
    times.sort()
    return {
        "moves": len(times),
        "mean_ms": round(1000 * sum(times) / len(times), 3),
        "p99_ms": round(1000 * times[len(times) * 99 // 100], 3),
        "longest_ms": round(1000 * times[-1], 3),
    }


def rates(count: int, decisions: int, outcomes: int, cpu: float) -> Written:
    """Totals as figures per CPU second."""
    return {
        "playouts": count,
        "cpu_seconds": round(cpu, 3),
        "playouts_per_cpu_second": round(count / cpu, 1),
        "steps_per_cpu_second": round((decisions + outcomes) / cpu),
        "actions_per_cpu_second": round(decisions / cpu),
        "steps_per_playout": round((decisions + outcomes) / count, 1),
    }


def plain_playouts(game: Game, seconds: float, seed: int) -> tuple[int, int, int, float]:
    """Playouts of the rules as they stand: how many, actions, outcomes, CPU seconds."""
    plain = compiled.bound(PLAYOUTS, game.rules, False)
    rng, size = random.Random(seed), game.moves.MAX_ACTIONS
    count = decisions = outcomes = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        played = plain.playout(game.new_state(), rng, [0] * size, [0] * size)
        count, decisions, outcomes = count + 1, decisions + played[0], outcomes + played[1]
    return count, decisions, outcomes, time.process_time() - began


def twin_playouts_for(game: Game, seconds: float, seed: int) -> tuple[int, int, int, float]:
    """The same by the twin, after a warm-up that tells how many playouts fill the time."""
    twin_playouts(game, 1, seed)
    *_, trial = twin_playouts(game, 200, seed)
    return twin_playouts(game, max(1, int(200 * seconds / trial)), seed)


def twin_playouts(game: Game, count: int, seed: int) -> tuple[int, int, int, float]:
    """So many playouts of the twin: how many, actions, outcomes, CPU seconds."""
    import numpy

    twin = compiled.bound(PLAYOUTS, game.rules, True)
    start, work = compiled.records(game.rules, 1), compiled.records(game.rules, 1)
    compiled.pack(game.new_state(), start[0])
    actions, weights = numpy.zeros((2, game.moves.MAX_ACTIONS), numpy.int32)
    rng = numpy.random.default_rng(seed)
    began = time.process_time()
    decisions, outcomes = twin.playouts(work, start, count, rng, actions, weights)
    return count, decisions, outcomes, time.process_time() - began


def commit() -> str | None:
    """The commit that is measured, with a plus if files differ from it; None if unknown.

    A package that was built knows its own; the repository in which it is installed is another.
    """
    if BUILT_FROM.exists():
        return BUILT_FROM.read_text(encoding="utf-8").strip()
    try:
        git("ls-files", "--error-unmatch", Path(__file__).name)
        return git("describe", "--always", "--dirty=+")
    except (OSError, subprocess.CalledProcessError):
        return None


def git(*arguments: str) -> str:
    """What git says of the checkout that this file is in."""
    told = subprocess.run(  # noqa: S603 - we alone say what is asked
        ["git", *arguments],  # noqa: S607
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout.strip()
