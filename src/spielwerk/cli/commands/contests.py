"""`arena`: which bot is stronger."""

import json
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from rich.table import Table

from spielwerk import Game, files
from spielwerk.cli.commands import given
from spielwerk.cli.commands.measuring import as_table
from spielwerk.cli.commands.progress import progress
from spielwerk.cli.commands.refused import Refused, refusing
from spielwerk.cli.terminal.words import console
from spielwerk.core.documents import Written
from spielwerk.lab import executors, experiments
from spielwerk.lab.contest import Contest, Played, plot
from spielwerk.lab.sprt import Sprt

PLOTS = {".svg", ".png"}


class Asked(NamedTuple):
    """How a contest is played and shown."""

    deals: int
    seed: str
    sprt: str | None
    alpha: float
    beta: float
    scheduler: str | None
    plot: str | None
    as_json: bool


def show_arena(game: Game, bots: Sequence[str], asked: Asked) -> None:
    """Play the deals and print the result."""
    check_bots(game, bots)
    if asked.plot:
        check_plot(asked.plot)
    options = tuple(game.differing_options().items())
    sprt = test_of(asked)
    contest = Contest(game.name, options, game.seats, tuple(bots), asked.deals, asked.seed, sprt)
    with refusing(executors.WorkersError):
        played = watched(contest, asked.scheduler)
    result = {"benchmark": "arena", "seed": asked.seed, **played.report()}
    if asked.as_json:
        print(json.dumps(result))
    elif len(bots) == 2:
        console().print(as_table("arena", result))
    else:
        console().print(cross_table(result["table"]))
    if asked.plot:
        draw(result.get("table") or played.table(), Path(asked.plot))


def draw(lines: Sequence[Written], file: Path) -> None:
    """Write the plot, as the file's name ends. NotWritten if that cannot be."""
    from spielwerk.lab import plots

    files.write(file, plots.drawn(plot(lines), plots.PAPER, file.suffix.removeprefix(".")))


def watched(contest: Contest, scheduler: str | None) -> Played:
    """Play a contest, with a bar."""
    played = Played(contest)
    with executors.executor(scheduler) as workers, progress() as bar:
        total = contest.deals * len(played.pairings)
        task = bar.add_task(contest.game, total=total)
        with closing(played.play(workers)) as coming:
            for pairing in coming:
                bar.update(task, advance=1, description=said(played.report_of(pairing)))
    return played


def check_bots(game: Game, bots: Sequence[str]) -> None:
    """Refused unless there are two or more of them, none twice, that can play this game."""
    given.check_bots(bots, experiments.names(game.name))
    if len(set(bots)) < max(2, len(bots)):
        raise Refused("bots: two or more are needed, each once")


def check_plot(file: str) -> None:
    """Refused unless a plot can be written there: nobody wants to hear that at the end."""
    executors.needed("matplotlib")
    given.check_ending(file, "a plot", PLOTS)
    files.check(Path(file))


def test_of(asked: Asked) -> Sprt | None:
    """The test that was asked for."""
    if asked.sprt is None:
        return None
    try:
        elo0, elo1 = (float(elo) for elo in asked.sprt.split(","))
    except ValueError:
        raise Refused(f"sprt {asked.sprt!r}: write two differences in Elo, as 0,20") from None
    if not -1000 <= elo0 < elo1 <= 1000:
        raise Refused(f"sprt {asked.sprt!r}: the first has to be the smaller one, as 0,20")
    return Sprt(elo0, elo1, asked.alpha, asked.beta)


def said(result: Written) -> str:
    low, high = result["score_95"]
    against = f"{result['first']} against {result['second']}"
    return f"{against}: score {result['score']:.3f} ({low:.3f} to {high:.3f})"


def cross_table(lines: Sequence[Written]) -> Table:
    """Who scored how much against whom, in percent, the strongest first."""
    bots = [line["bot"] for line in lines]
    table = Table("bot", "Elo", "95 %", *bots, title="arena", title_justify="left")
    for line in lines:
        low, high = line["elo_95"]
        scores = [line["scores"].get(bot) for bot in bots]
        shown = ["" if score is None else f"{100 * score:.1f}" for score in scores]
        table.add_row(line["bot"], f"{line['elo']:+}", f"{low:+} to {high:+}", *shown)
    return table
