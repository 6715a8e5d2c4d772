"""What commands are given: every argument and option, with the words of its help."""

from typing import Annotated

import typer

MOST = 10**12
"""More matches than anybody has time and room for: counts and bars can rely on it."""


def games_like(begun: str) -> list[str]:
    """The games whose names begin so, for a shell that completes them."""
    import spielwerk

    return [name for name in spielwerk.games() if name.startswith(begun)]


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="A game, such as dog.", autocompletion=games_like),
]
Listed = Annotated[
    str | None,
    typer.Argument(
        metavar="[GAME]",
        help="A game, such as dog; else they are listed.",
        autocompletion=games_like,
    ),
]
Taught = Annotated[
    str | None,
    typer.Argument(
        metavar="[GAME]", help="A game, such as dog; else all of them.", autocompletion=games_like
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--options",
        "-o",
        metavar="NAME=VALUE",
        help="House rules, separated by commas or repeated.",
    ),
]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|de", help="Language; by default the system's.")
]
Json = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
Seed = Annotated[
    str | None, typer.Option(help="Any text; the same seed gives the same cards and dice.")
]
Added = Annotated[
    str | None,
    typer.Option(metavar="NUMBER", help="The random number your browser added: is it in there?"),
]
Seats = Annotated[
    int | None,
    typer.Option(metavar="N", help="Number of seats; by default the game's usual number."),
]
Seat = Annotated[int, typer.Option(min=0, help="Your seat.")]
Bots = Annotated[
    str | None,
    typer.Option(
        show_default="greedy",
        help="Your opponents: one name for all, or one each, separated by commas.",
    ),
]
Save = Annotated[
    str | None, typer.Option(metavar="FILE", help="Save the game there when you quit.")
]
Beginning = Annotated[
    str | None, typer.Option("--from", metavar="FILE", help="Start from this position document.")
]
Position = Annotated[
    str, typer.Argument(metavar="POSITION.json", help="A position document; - for standard input.")
]
Why = Annotated[
    str | None,
    typer.Option("--why", metavar="ACTION", help="Say why this move isn't allowed."),
]
Transcript = Annotated[
    str, typer.Argument(metavar="FILE", help="A transcript; - for standard input.")
]
Told = Annotated[
    str,
    typer.Argument(
        metavar="FILE", help="A transcript, - for standard input, or a folder of `simulate`."
    ),
]
GameNumber = Annotated[
    int | None,
    typer.Option("--game", min=0, max=MOST, metavar="N", help="Which game of a folder."),
]
InBrowser = Annotated[bool, typer.Option("--browser", help="Serve it, and open the browser.")]
Copy = Annotated[
    str | None, typer.Option("--save", metavar="FILE", help="Write the transcript there.")
]
Eyes = Annotated[
    int | None,
    typer.Option(min=0, metavar="N", help="See it as this seat did; by default everything."),
]
Exact = Annotated[bool, typer.Option("--exact", help="Paragraph by paragraph.")]
Host = Annotated[
    str,
    typer.Option(
        help="Address to listen on; 127.0.0.1 is this machine only.", envvar="SPIELWERK_HOST"
    ),
]
Port = Annotated[
    int | None,
    typer.Option(
        min=0,
        max=65535,
        help="Port to listen on, 0 for any; by default 8000 or the next free one.",
        envvar="SPIELWERK_PORT",
    ),
]
Address = Annotated[
    str | None,
    typer.Argument(metavar="[URL]", help="Where browsers reach it: https://games.example.org."),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Database (sqlite:///FILE, postgresql://…); by default your own.",
        envvar="SPIELWERK_DATABASE",
    ),
]
BackupFile = Annotated[str, typer.Argument(metavar="FILE", help="The file of the backup.")]
NoOpen = Annotated[
    bool,
    typer.Option("--no-open", help="Don't open the browser.", envvar="SPIELWERK_NO_OPEN"),
]
Part = Annotated[str, typer.Argument(metavar="[PART]", help="rules, server, bots, or all of it.")]
Measured = Annotated[
    str | None,
    typer.Option("--game", help="Only this game; else the rules of all, and Dog at the tables."),
]
Tables = Annotated[int, typer.Option(min=1, max=1000, help="Tables that play at the server.")]
Seconds = Annotated[float, typer.Option(min=1, max=600, help="How long to measure each.")]
BotNames = Annotated[
    list[str], typer.Argument(metavar="BOT BOT …", help="Two or more; the last one has Elo 0.")
]
Deals = Annotated[
    int,
    typer.Option(
        min=2, max=MOST, help="Deals of each pairing; each is played once for every team."
    ),
]
SequentialTest = Annotated[
    str | None,
    typer.Option(
        "--sprt", metavar="ELO0,ELO1", help="Stop once it is sure which of these is likelier."
    ),
]
Alpha = Annotated[
    float, typer.Option(min=0.0001, max=0.4, help="How often ELO1 may be accepted wrongly.")
]
Beta = Annotated[
    float, typer.Option(min=0.0001, max=0.4, help="How often ELO0 may be accepted wrongly.")
]
PlotFile = Annotated[
    str | None, typer.Option("--plot", metavar="FILE", help="Draw the Elo there, as SVG or PNG.")
]
Played = Annotated[
    str | None,
    typer.Option(
        "--bots",
        show_default="one-ply",
        help="Who plays: one name for all seats, or one for each, by commas.",
    ),
]
Games = Annotated[
    int, typer.Option(min=1, max=MOST, help="How many games the folder should have in the end.")
]
ExperimentName = Annotated[
    str, typer.Option("--name", help="With a game's number it makes the seed; for like deals.")
]
Folder = Annotated[
    str | None,
    typer.Option(
        "--out", metavar="FOLDER", help="Where the games are kept; by default GAME-NAME."
    ),
]
DatasetFolder = Annotated[
    str, typer.Argument(metavar="FOLDER", help="Where each game gets a folder.")
]
Scheduler = Annotated[
    str | None,
    typer.Option(
        metavar="tcp://…", help="Play on the workers of this Dask scheduler; else on all cores."
    ),
]
Matches = Annotated[
    int | None,
    typer.Option(
        min=1, max=MOST, help="Matches of the net against itself; else as many as it has had."
    ),
]
NetName = Annotated[
    str | None,
    typer.Option(
        "--net",
        help="full, or simple: what a child looks at; with the part where a game has parts, as "
        "full-few. Else the game's first.",
    ),
]
State = Annotated[
    str,
    typer.Argument(metavar="FILE.npz", help="Where learning is kept; it continues from there."),
]
Ship = Annotated[bool, typer.Option("--ship", help="Put the net into the package at the end.")]
CourseSeed = Annotated[int, typer.Option(min=0, help="The same seed, the same net.")]
Version = Annotated[bool, typer.Option("--version", help="Show the version.")]
