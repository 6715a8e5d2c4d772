"""How near solvers come to perfect play in the small games, iteration by iteration.

    python -m spielwerk.envs.curves --out docs/data --seeds 5

Counterfactual regret minimisation (Zinkevich et al. 2007), CFR+ (Tammelin 2014), and Monte-Carlo
CFR with external and with outcome sampling (Lanctot et al. 2009), as OpenSpiel has them; after so
many iterations the exploitability of the average policy, by exact best response. An iteration of
CFR and CFR+ looks at the whole tree, one of MCCFR at a part of it, so compare with like. What is
drawn by lot is drawn with several seeds: mean, least and most.
"""

import argparse
import io
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from statistics import fmean
from typing import Any

from spielwerk import bench, extras, files
from spielwerk.core.documents import Written
from spielwerk.core.errors import MissingExtra
from spielwerk.envs import optional
from spielwerk.envs.openspiel import PREFIX
from spielwerk.envs.reduced import REDUCED

pyspiel = optional("pyspiel")
FromOpenSpiel = Any
"""A game, a solver or a policy, which have no types."""

WHOLE_TREE: Mapping[str, Callable[[FromOpenSpiel], FromOpenSpiel]] = {
    "CFR": pyspiel.CFRSolver,
    "CFR+": pyspiel.CFRPlusSolver,
}
SAMPLED: Mapping[str, Callable[[FromOpenSpiel, int], FromOpenSpiel]] = {
    "MCCFR, external sampling": pyspiel.ExternalSamplingMCCFRSolver,
    "MCCFR, outcome sampling": lambda game, seed: pyspiel.OutcomeSamplingMCCFRSolver(
        game, 0.6, seed
    ),
}
MOMENTS = (1, 3, 10, 30, 100, 300, 1000, 3000)
"""Iterations after which it is measured, of those who look at the whole tree."""
OFTEN = 10
"""So many times as many of those who look at a part."""


def curve(
    game: FromOpenSpiel,
    iterate: Callable[[], object],
    policy: Callable[[], FromOpenSpiel],
    moments: Sequence[int],
) -> list[float]:
    """The exploitability of a policy after so many iterations."""
    done, found = 0, list[float]()
    for moment in moments:
        for _ in range(moment - done):
            iterate()
        done = moment
        found.append(float(pyspiel.exploitability(game, policy())))
    return found


def curves(game: FromOpenSpiel, moments: Sequence[int], seeds: Sequence[int]) -> Iterator[Written]:
    """Every solver's curve: iterations, and the exploitability after them."""
    for name, make in WHOLE_TREE.items():
        solver = make(game)
        found = curve(game, solver.evaluate_and_update_policy, solver.average_policy, moments)
        yield {"solver": name, "iterations": [*moments], "exploitability": rounded(found)}
    often = [OFTEN * moment for moment in moments]
    for name, sampled in SAMPLED.items():
        solvers = [sampled(game, seed) for seed in seeds]
        found_by_seed = [curve(game, s.run_iteration, s.average_policy, often) for s in solvers]
        columns = [*zip(*found_by_seed, strict=True)]
        yield {
            "solver": name,
            "iterations": often,
            "exploitability": rounded([fmean(column) for column in columns]),
            "least": rounded([min(column) for column in columns]),
            "most": rounded([max(column) for column in columns]),
            "seeds": [*seeds],
        }


def rounded(numbers: Sequence[float]) -> list[float]:
    """The numbers to six digits behind the point."""
    return [round(number, 6) for number in numbers]


def report(
    name: str, moments: Sequence[int] = MOMENTS, seeds: Sequence[int] = (1,)
) -> Iterator[Written]:
    """What is known of a small game so far: after each solver there is one curve more."""
    plies = REDUCED[name].max_plies
    game = pyspiel.load_game(f"cached_tree(game={PREFIX}{name}(max_plies={plies}))")
    told: Written = {"game": name, "max_plies": plies, "commit": bench.commit(), "curves": []}
    for found in curves(game, moments, seeds):
        told["curves"].append(found)
        yield told


def needed_figures() -> Any:
    """Matplotlib's module of figures; MissingExtra if it is not installed."""
    return extras.needed("matplotlib.figure", "lab")


def drawn(told: Written) -> Any:
    """The curves as a figure of Matplotlib."""
    figure = needed_figures().Figure(figsize=(6.4, 4.2), layout="constrained")
    axes = figure.subplots()
    for found in told["curves"]:
        line = axes.loglog(
            found["iterations"], found["exploitability"], "o-", label=found["solver"]
        )
        if "least" in found:
            colour = line[0].get_color()
            axes.fill_between(
                found["iterations"], found["least"], found["most"], color=colour, alpha=0.2
            )
    axes.set(xlabel="iterations", ylabel="exploitability", title=told["game"].replace("_", " "))
    axes.legend()
    axes.grid(alpha=0.3)
    return figure


def table(told: Written) -> Iterator[str]:
    """The curves as a table in Markdown."""
    whole = told["curves"][0]["iterations"]
    yield f"| {told['game']} after | " + " | ".join(f"{number:,}" for number in whole) + " |"
    yield "|---" * (len(whole) + 1) + "|"
    for found in told["curves"]:
        often = found["iterations"][0] // whole[0]
        times = f" (× {often})" if often > 1 else ""
        figures = " | ".join(f"{number:.4f}" for number in found["exploitability"])
        yield f"| {found['solver']}{times} | {figures} |"


def asked() -> argparse.ArgumentParser:
    """What the command can be told."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(REDUCED), metavar="GAME")
    parser.add_argument("--seeds", type=int, default=5, help="of what is drawn by lot")
    parser.add_argument(
        "--most", type=int, default=MOMENTS[-1], help="iterations of the whole tree"
    )
    parser.add_argument("--out", type=Path, help="a folder for figures (JSON) and plots (SVG)")
    return parser


def wrong_with(given: argparse.Namespace) -> str | None:
    """What would fail only after all is solved, in a sentence; None if all is well."""
    wrong = [name for name in given.games if name not in REDUCED]
    if wrong:
        return f"{wrong[0]} is no small game; there are {', '.join(sorted(REDUCED))}"
    if given.seeds < 1 or given.most < 1:
        return "at least one seed and one iteration are needed"
    return unwritable(given.out, given.games) if given.out else None


def unwritable(folder: Path, games: Sequence[str]) -> str | None:
    """Why figures and plots cannot be kept there, in a sentence; None if they can.

    The folder is made if it is not there.
    """
    try:
        needed_figures()
        files.folder(folder)
        for place in chain.from_iterable(places(folder, name) for name in games):
            files.check(place)
    except (files.NotWritten, MissingExtra) as error:
        return f"--out {error}"
    return None


def main() -> None:
    """Print the table of each game as it is known, and keep figures and plots."""
    parser = asked()
    given = parser.parse_args()
    if wrong := wrong_with(given):
        parser.error(wrong)
    moments = [moment for moment in MOMENTS if moment <= given.most]
    for name in given.games:
        told: Written = {}
        for told in report(name, moments, range(1, given.seeds + 1)):
            sys.stderr.write(f"{name}: {told['curves'][-1]['solver']} is done\n")
        sys.stdout.write("\n".join(table(told)) + "\n\n")
        if given.out:
            try:
                keep(told, given.out)
            except files.NotWritten as error:
                parser.exit(2, f"{parser.prog}: {error}\n")


def keep(told: Written, folder: Path) -> None:
    """Write figures and plot into a folder. NotWritten if that cannot be."""
    files.folder(folder)
    figures, picture = places(folder, told["game"])
    files.write(figures, json.dumps(told, indent=1) + "\n")
    plot = io.BytesIO()
    drawn(told).savefig(plot, format="svg", metadata={"Date": None})
    files.write(picture, plot.getvalue())


def places(folder: Path, game: str) -> tuple[Path, Path]:
    """Where a game's figures and its plot are kept."""
    file = folder / f"exploitability-{game}"
    return file.with_suffix(".json"), file.with_suffix(".svg")


if __name__ == "__main__":
    main()
