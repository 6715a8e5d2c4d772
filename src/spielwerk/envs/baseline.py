"""A learned policy to compare others with: proximal policy optimisation on `vector.Tables`.

    python -m spielwerk.envs.baseline rufus --seconds 240 --out rufus-baseline.npz

Schulman et al., Proximal policy optimization algorithms (2017), in NumPy alone. One net plays all
seats against itself. It has one hidden layer; what an action is worth to it is a row of weights
for each number of the catalogue, asked for only where the action is legal. Advantages are
estimated over a seat's own decisions (Schulman et al., High-dimensional continuous control using
generalized advantage estimation, 2015), so that what others do in between counts as the world. It
knows nothing of a game but its observations: what a few minutes of CPU bring without knowledge.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from math import inf, sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spielwerk import bench, bots, files
from spielwerk.bots.learning.training import adam
from spielwerk.core import Game
from spielwerk.core.documents import Written
from spielwerk.core.errors import OptionError
from spielwerk.envs.policies import Floats, Learned, Policy, drawn, rows_of
from spielwerk.envs.room import Array
from spielwerk.envs.vector import Tables
from spielwerk.envs.versions import name_of

OFTEN = 10
"""Seconds of CPU after which it says how far it is."""


class Course(NamedTuple):
    """How a policy is taught."""

    tables: int = 128
    steps: int = 128  # of each table between two lessons
    epochs: int = 2  # how often a lesson looks at them
    parts: int = 4  # into which it divides them
    units: int = 64
    rate: float = 0.0015
    clip: float = 0.2
    entropy: float = 0.01
    discount: float = 0.997  # for each own decision
    trace: float = 0.95  # lambda of the advantages
    seed: int = 1


class Moment(NamedTuple):
    """One step of all tables, as the policy saw it and what came of it."""

    inputs: Floats
    legal: Array
    offsets: Array
    chosen: Array  # places in `legal`
    chances: Floats  # of what was chosen
    values: Floats
    seats: Array
    ended: Array
    rewards: Floats


class Learner:
    """Plays at tables by a policy, and teaches it by what comes of that."""

    def __init__(self, game: Game, course: Course) -> None:
        self.course = course
        self.policy = Policy(game, course.units, course.seed)
        self.tables = Tables(game, count=course.tables, seed=course.seed, threads=1)
        self.tables.reset()
        self.dice = np.random.default_rng(course.seed)
        self.steps = 0

    @cached_property
    def _memory(self) -> list[tuple[Floats, Floats]]:
        return [(np.zeros_like(part), np.zeros_like(part)) for part in self.policy.parts]

    def play(self) -> list[Moment]:
        """So many steps at all tables."""
        return [self._step() for _ in range(self.course.steps)]

    def _step(self) -> Moment:
        tables, policy = self.tables, self.policy
        inputs, seats = policy.inputs(tables.observations), tables.seats.copy()
        legal, offsets = tables.legal.copy(), tables.offsets.copy()
        hidden = policy.hidden(inputs)
        chances = policy.chances(hidden, legal, offsets)
        chosen = drawn(chances, offsets, self.dice)
        _, rewards, ended, _, _ = tables.step(legal[chosen])
        return Moment(
            inputs,
            legal,
            offsets,
            chosen,
            chances[chosen],
            policy.values(hidden),
            seats,
            ended.copy(),
            rewards.copy(),
        )

    def lesson(self) -> None:
        """Play, and learn from it."""
        moments = self.play()
        gained, known = advantages(moments, self.tables.game.seats, self.course)
        spread = gained[known].std() + 1e-6
        for _ in range(self.course.epochs):
            for part in np.array_split(self.dice.permutation(len(moments)), self.course.parts):
                joined = [moments[number] for number in part]
                self._learn(joined, gained[part].ravel(), known[part].ravel(), spread)

    def _learn(
        self, moments: Sequence[Moment], gained: Floats, known: Array, spread: float
    ) -> None:
        self.steps += 1
        slopes = slopes_of(self.policy, joint(moments), gained, known, spread, self.course)
        for part, slope, (mean, square) in zip(
            self.policy.parts, slopes, self._memory, strict=True
        ):
            adam(part, slope, mean, square, self.steps, self.course.rate)


def joint(moments: Sequence[Moment]) -> Moment:
    """Several moments as one with more tables."""
    starts = np.cumsum([0, *(len(moment.legal) for moment in moments)])
    moved = [moment.offsets[:-1] + start for moment, start in zip(moments, starts, strict=False)]
    chosen = [moment.chosen + start for moment, start in zip(moments, starts, strict=False)]
    columns = {
        name: np.concatenate([getattr(moment, name) for moment in moments])
        for name in Moment._fields
    }
    offsets = np.concatenate([*moved, starts[-1:]])
    return Moment(**columns | {"offsets": offsets, "chosen": np.concatenate(chosen)})


def advantages(
    moments: Sequence[Moment], seats: int, course: Course
) -> tuple[Floats, NDArray[np.bool_]]:
    """How much more each decision brought than was expected, and where that is known.

    Of a seat's last decision before the end of the record nothing is known.
    """
    count = len(moments[0].seats)
    tables = np.arange(count)
    later, traced = np.zeros((2, count, seats), np.float32)
    told = np.zeros((count, seats), bool)
    gained, known = [], []
    for moment in reversed(moments):
        over = moment.ended
        later[over], traced[over], told[over] = moment.rewards[over] / course.discount, 0, True
        at = tables, moment.seats
        surprise = course.discount * later[at] - moment.values
        traced[at] = surprise + course.discount * course.trace * traced[at]
        gained.append(traced[at].copy())
        known.append(told[at].copy())
        later[at], told[at] = moment.values, True
    return np.array(gained[::-1]), np.array(known[::-1])


def slopes_of(
    policy: Policy, seen: Moment, gained: Floats, known: Array, spread: float, course: Course
) -> list[Floats]:
    """In which direction each weight makes the loss greater."""
    hidden = policy.hidden(seen.inputs)
    chances = policy.chances(hidden, seen.legal, seen.offsets)
    rows, share = rows_of(seen.offsets), known / max(1, known.sum())
    ratio = chances[seen.chosen] / seen.chances
    better = gained / spread
    held = np.where(better > 0, ratio < 1 + course.clip, ratio > 1 - course.clip)
    push = (share * held * ratio * better)[rows]
    by_action = push * chances
    by_action[seen.chosen] -= push[seen.chosen]
    logs = np.log(chances + 1e-9)
    spread_out = np.add.reduceat(chances * logs, seen.offsets[:-1])[rows]
    by_action += course.entropy * share[rows] * chances * (logs - spread_out)
    worth = policy.values(hidden)
    by_value = share * (worth - (seen.values + gained))
    by_hidden = np.add.reduceat(
        by_action[:, None] * policy.parts[2][seen.legal], seen.offsets[:-1]
    )
    by_hidden = (by_hidden + by_value[:, None] * policy.parts[4]) * (hidden > 0)
    by_row, by_bias = (np.zeros_like(policy.parts[number]) for number in (2, 3))
    np.add.at(by_row, seen.legal, by_action[:, None] * hidden[rows])
    np.add.at(by_bias, seen.legal, by_action)
    return [
        (seen.inputs.T @ by_hidden).astype(np.float32),
        by_hidden.sum(0).astype(np.float32),
        by_row,
        by_bias,
        (hidden.T @ by_value).astype(np.float32),
        np.array([by_value.sum()], np.float32),
    ]


# How strong it is


def against_anything(policy: Policy, matches: int, seed: int = 1) -> Written:
    """How it fares against seats that play any legal action, as each side in turn.

    The share of matches that its side has won, draws counted as half, with the interval in which
    it lies in 95 of 100 such measurements.
    """
    won = [
        result
        for number, side in enumerate(policy.game.teams())
        for result in results(policy, side, matches // len(policy.game.teams()), seed + number)
    ]
    return {"matches": len(won)} | share_of(won)


def share_of(won: Sequence[float]) -> Written:
    """The mean of independent results, and its interval; None, where one result tells nothing."""
    error = 1.96 * float(np.std(won)) / sqrt(len(won))
    known = round(error, 4) if len(won) > 1 else None
    return {"won": round(float(np.mean(won)), 4), "give_or_take": known}


def against_bot(policy: Policy, bot: str, deals: int, seed: int = 1) -> Written:
    """How it fares against a bot of ours in all other sides' seats. BotError: there is none such.

    Every deal is played once for each side that it can be, and counts as one result.
    """
    return [*after_each_deal(policy, bot, deals, seed)][-1]


def after_each_deal(policy: Policy, bot: str, deals: int, seed: int = 1) -> Iterator[Written]:
    """The same as it is known after one deal, after two, and so on."""
    teams, won = policy.game.teams(), list[float]()
    for deal in range(deals):
        by_side = [result_of(policy, bot, side, f"{seed}/{deal}") for side in teams]
        won.append(float(np.mean(by_side)))
        yield {"deals": len(won), "matches": len(won) * len(teams)} | share_of(won)


def result_of(policy: Policy, bot: str, side: Sequence[int], seed: str) -> float:
    """One match's result for a side that plays by the policy, all others by the bot."""
    game = policy.game
    match = game.match(seed)
    players = [
        Learned(policy, seat, seed) if seat in side else bots.load(bot, game, seat, seed)
        for seat in range(game.seats)
    ]
    while not match.over:
        seat = match.seats_to_act()[0]
        seen, legal = match.observation(seat), match.legal(seat)
        match.play(seat, players[seat].choose(seen, legal, match.events(seat)))
    returns = match.returns or []
    gained = returns[side[0]] - float(np.mean(returns))
    return float((np.sign(gained) + 1) / 2)


def results(policy: Policy, side: Sequence[int], matches: int, seed: int) -> list[float]:
    """Each match's result for a side that plays by the policy: 1 won, ½ drawn, 0 lost.

    Every table plays its first match, however long that takes: short ones do not count twice.
    """
    tables = Tables(policy.game, count=matches, seed=seed, threads=1)
    dice, found = np.random.default_rng(seed), np.full(matches, np.nan)
    tables.reset()
    while np.isnan(found).any():
        legal, offsets = tables.legal, tables.offsets
        hidden = policy.hidden(policy.inputs(tables.observations))
        chances = policy.chances(hidden, legal, offsets)
        alike = 1 / np.diff(offsets)[rows_of(offsets)]
        ours = np.isin(tables.seats, side)[rows_of(offsets)]
        chosen = drawn(np.where(ours, chances, alike), offsets, dice)
        _, rewards, ended, _, _ = tables.step(legal[chosen])
        first = ended & np.isnan(found)
        found[first] = (np.sign(rewards[first, side[0]]) + 1) / 2
    tables.close()
    return list(found)


# The command


def report(
    learner: Learner, seconds: float, matches: int, tell: Callable[[str], object]
) -> Written:
    """Teach for so long, measure, and say how it was done."""
    game, course = learner.policy.game, learner.course
    lessons, told = 0, 0.0
    began = time.process_time()
    while lessons == 0 or time.process_time() < began + seconds:
        learner.lesson()
        lessons += 1
        if time.process_time() > told + OFTEN:
            told = time.process_time()
            tell(f"{game.name}: {lessons} lessons in {told - began:.0f} s of CPU\n")
    spent = time.process_time() - began
    strength = against_anything(learner.policy, matches, course.seed)
    return {
        "environment": name_of(game.name),
        "options": game.differing_options(),
        "seats": game.seats,
        "commit": bench.commit(),
        "cpu_seconds": round(spent),
        "lessons": lessons,
        "seen": lessons * course.steps * course.tables,
        "against_anything": strength,
        **course._asdict(),
    }


def asked() -> argparse.ArgumentParser:
    """What the command can be told."""
    import spielwerk

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=spielwerk.games())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seconds", type=float, default=240, help="of CPU time")
    parser.add_argument("--matches", type=int, default=2000, help="to measure it by")
    parser.add_argument("--against", metavar="BOT", help="also measure it against this bot")
    parser.add_argument("--deals", type=int, default=20, help="against it, from each side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the net is kept, as .npz")
    return parser


def wrong_with(given: argparse.Namespace, game: Game) -> str | None:
    """What would fail only after it has been taught, in a sentence; None if all is well."""
    if not 0 <= given.seconds < inf:
        return f"--seconds {given.seconds:g}: so many seconds of CPU cannot be; 0 or more can"
    if given.matches < (sides := len(game.teams())):
        return f"--matches {given.matches}: at least {sides} are needed, one for each side"
    if given.deals < 1:
        return f"--deals {given.deals}: at least one is needed"
    if given.against and given.against not in (known := bots.names(game.name)):
        return f"--against: {bots.BotError(given.against, known)}"
    return unwritable(given.out) if given.out else None


def unwritable(out: Path) -> str | None:
    """Why a file cannot be written there; None if it can."""
    if not out.parent.is_dir():
        return f"--out {out}: there is no folder {out.parent}"
    if out.suffix != ".npz":
        return f"--out {out}: the file's name has to end in .npz"
    if out.is_dir():
        return f"--out {out}: that is a folder, and a file is needed"
    try:
        files.check(out)
    except files.NotWritten as error:
        return f"--out {error}"
    return None


def main() -> None:
    """Teach one game's baseline, and print how strong it is as JSON."""
    import spielwerk

    parser = asked()
    given = parser.parse_args()
    try:
        game = spielwerk.load(given.game, seats=given.seats)
    except OptionError as error:
        parser.error(str(error))
    if wrong := wrong_with(given, game):
        parser.error(wrong)
    learner = Learner(game, Course(seed=given.seed))
    try:
        told = measured(learner, given)
        if given.out and learner.steps:
            learner.policy.save(given.out)
    except files.NotWritten as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    if not told:
        parser.exit(130, f"{parser.prog}: interrupted; {kept(learner, given.out)}\n")


def measured(learner: Learner, given: argparse.Namespace) -> bool:
    """Teach, and print what is measured, also if that is interrupted; then it is False."""
    told: Written = {}
    try:
        told = report(learner, given.seconds, given.matches, sys.stderr.write)
        if given.against:
            policy, name = learner.policy, f"against_{given.against}"
            for found in after_each_deal(policy, given.against, given.deals, given.seed):
                told[name] = found
    except KeyboardInterrupt:
        return False
    finally:
        if told:
            sys.stdout.write(json.dumps(told, indent=2) + "\n")
    return True


def kept(learner: Learner, out: Path | None) -> str:
    """What is left of a course that was interrupted."""
    if out is None or not learner.steps:
        return "nothing is kept"
    return f"{out} has what was learned until then"


if __name__ == "__main__":
    main()
