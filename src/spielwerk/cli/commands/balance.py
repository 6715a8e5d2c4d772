"""The command `balance`; what it needs is imported when it runs."""

from typing import Annotated

import typer

from spielwerk.cli.commands.arguments import GameName, Json, Language, Options, Seats, Seed

MOST = 10**7
"""A study keeps all its games in memory."""
Games = Annotated[int, typer.Option(min=1, max=MOST, help="Games by each set of rules, at least.")]
Players = Annotated[
    str | None,
    typer.Option(
        show_default="one-ply",
        help="One bot for all, two against each other, or one for each seat, by commas.",
    ),
]
Compare = Annotated[
    str | None,
    typer.Option(
        metavar="NAME=ONE,OTHER",
        help="Two values of a house rule, on the same seeds; rulebook: -o with none.",
    ),
]
Rows = Annotated[
    str | None,
    typer.Option(metavar="FOLDER", help="Play nothing: read the games that simulate has kept."),
]
Page = Annotated[
    str | None, typer.Option("--out", metavar="FILE.html", help="Write a page there.")
]
Plots = Annotated[
    str | None, typer.Option(metavar="FOLDER", help="Write the plots there, as SVG and PNG.")
]
Stream = Annotated[
    bool, typer.Option("--stream", help="JSON lines that say what is known so far, for programs.")
]
Scheduler = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on the workers of this Dask scheduler.")
]
Processes = Annotated[int, typer.Option(min=0, max=1, help="1: one process, here; 0: all cores.")]


READING = {"game", "rows", "page", "plots", "lang", "as_json"}
"""What can be said beside `--rows`."""


def balance(  # noqa: PLR0913, PLR0917 - each is an option of the command
    context: typer.Context,
    game: GameName,
    games: Games = 1000,
    bots: Players = None,
    options: Options = None,
    seats: Seats = None,
    compare: Compare = None,
    rows: Rows = None,
    seed: Seed = None,
    page: Page = None,
    plots: Plots = None,
    lang: Language = None,
    as_json: Json = False,
    stream: Stream = False,
    scheduler: Scheduler = None,
    processes: Processes = 0,
) -> None:
    """Tell what rules make of a game: length, seats, leads, what happens; what a rule changes."""
    from spielwerk.cli.commands import balancing, given

    wanted = balancing.Wanted(given.language(lang), as_json, stream, page, plots)
    chosen = given.game(game, given.options(options), seats)
    if rows is not None:
        given.check_alone(context, "--rows", READING)
        balancing.show_rows(chosen, rows, wanted)
        return
    study = balancing.study_of(chosen, bots, games, compare, seed or "balance")
    balancing.show_balance(study, scheduler, processes, wanted)
