"""The commands. What a command needs is imported when it runs, so that `--help` is quick."""

import errno
import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, NoReturn

import typer

from spielwerk.cli.refused import Refused
from spielwerk.cli.server_options import (
    database_given,
    settings_given,
    told_of_secrets,
    with_settings,
)

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Family board games with exact rules, bots and a table in the browser. "
    "Without a command: serve, and open the browser.",
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, such as dog.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--options", "-o", metavar="NAME=VALUE", help="House rules, divided by commas or repeated."
    ),
]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="en|de", help="Language; else the system's.")
]
Json = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]
Seed = Annotated[str | None, typer.Option(help="Any text; the same seed, the same chance.")]
Added = Annotated[
    str | None,
    typer.Option(metavar="NUMBER", help="What your browser has added: whether that is among it."),
]
Seats = Annotated[
    int | None, typer.Option(metavar="N", help="How many play; else the game's usual number.")
]
Seat = Annotated[int, typer.Option(min=0, help="Your seat.")]
Bots = Annotated[
    str,
    typer.Option(help="Who plays against you: one name for all, or one for each, by commas."),
]
Save = Annotated[
    str | None, typer.Option(metavar="FILE", help="Write the match there when you leave.")
]
Beginning = Annotated[
    str | None, typer.Option("--from", metavar="FILE", help="Begin with this position document.")
]
Position = Annotated[
    str, typer.Argument(metavar="POSITION.json", help="A position document; - for standard input.")
]
Why = Annotated[
    str | None,
    typer.Option("--why", metavar="ACTION", help="Say instead why this cannot be played."),
]
Transcript = Annotated[
    str, typer.Argument(metavar="FILE", help="A transcript; - for standard input.")
]
Eyes = Annotated[
    int | None, typer.Option(min=0, metavar="N", help="See it as this seat did; else everything.")
]
Exact = Annotated[bool, typer.Option("--exact", help="Paragraph by paragraph, in English.")]
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
        help="Port to listen on, 0 for any; else 8000 or the next free.",
        envvar="SPIELWERK_PORT",
    ),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Database (sqlite:///FILE, postgresql://…); else your own.",
        envvar="SPIELWERK_DATABASE",
    ),
]
BackupFile = Annotated[str, typer.Argument(metavar="FILE", help="The file of the backup.")]
NoOpen = Annotated[
    bool,
    typer.Option("--no-open", help="Leave the browser alone.", envvar="SPIELWERK_NO_OPEN"),
]
Part = Annotated[str, typer.Argument(metavar="[PART]", help="rules, server, bots, or all of it.")]
Measured = Annotated[
    str | None,
    typer.Option("--game", help="Only this game; else the rules of all, and Dog at the tables."),
]
Tables = Annotated[int, typer.Option(min=1, max=1000, help="Tables that play at the server.")]
Seconds = Annotated[float, typer.Option(min=1, max=600, help="How long each is measured.")]
BotName = Annotated[str, typer.Argument(metavar="BOT", help="A bot, such as greedy or master.")]
Deals = Annotated[int, typer.Option(min=2, help="Deals; each is played once for every team.")]
Matches = Annotated[
    int | None,
    typer.Option(min=1, help="Matches of the net against itself; else as many as it has had."),
]
NetName = Annotated[
    str | None,
    typer.Option("--net", help="full, or simple: what a child looks at. Else the game's first."),
]
State = Annotated[
    str, typer.Argument(metavar="FILE.npz", help="Where learning is kept; it goes on.")
]
Ship = Annotated[bool, typer.Option("--ship", help="Put the net into the package at the end.")]
CourseSeed = Annotated[int, typer.Option(help="The same seed, the same net.")]
Version = Annotated[bool, typer.Option("--version", help="Say which version this is.")]


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line. What is wrong with a request is said in one line, exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if arguments is None:
        arguments = sys.argv[1:]
    try:
        code = app(args=arguments or ["serve"], prog_name="spielwerk", standalone_mode=False)
        sys.stdout.flush()
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        drop_output()
        sys.exit(1)
    except Exception as error:
        line = refusal(error)
        if line is None:
            raise
        if isinstance(error, OSError):
            drop_output()
        sys.stderr.write(f"spielwerk: {line}\n")
        sys.exit(2)
    sys.exit(code if isinstance(code, int) else 0)


def drop_output() -> None:
    """What cannot be written any more is not tried again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def refusal(error: Exception) -> str | None:
    """The line that tells people what they did wrong; None if it is our mistake."""
    if isinstance(error, Refused):
        return str(error)
    if isinstance(error, typer.TyperException):
        context = getattr(error, "ctx", None)
        command = context.command_path if context else "spielwerk"
        text = " ".join(error.format_message().split())
        return f"{text} ({command} --help says what is allowed)"
    if isinstance(error, OSError) and error.errno in {errno.ENOSPC, errno.EIO, errno.EDQUOT}:
        return f"the output cannot be written ({error.strerror})"
    from spielwerk.core import errors

    refused = (
        errors.GameError,
        errors.OptionError,
        errors.PositionError,
        errors.SeatError,
        errors.TranscriptError,
    )
    return str(error) if isinstance(error, refused) else None


@app.callback(invoke_without_command=True)
def start(version: Version = False) -> None:
    if version:
        from importlib.metadata import version as version_of

        print(f"spielwerk {version_of('spielwerk')}")


@app.command(epilog=told_of_secrets())
@with_settings
def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: DatabaseUrl = None,
    no_open: NoOpen = False,
    **settings: Any,
) -> None:
    """Serve tables to browsers, and open one."""
    from spielwerk.cli.serving import serve_tables

    chosen = settings_given(settings)
    serve_tables(host, port, database_given(database), chosen, opens=not no_open)


@app.command()
def backup(file: BackupFile, database: DatabaseUrl = None) -> None:
    """Write the whole database into one file, also while the server runs."""
    from spielwerk.cli.keeping import show_backup

    show_backup(file, database)


@app.command()
def restore(file: BackupFile, database: DatabaseUrl = None) -> None:
    """Fill an empty database, of either kind, with what a backup holds."""
    from spielwerk.cli.keeping import show_restore

    show_restore(file, database)


@app.command()
def play(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: GameName,
    options: Options = None,
    seats: Seats = None,
    bots: Bots = "greedy",
    seat: Seat = 0,
    seed: Seed = None,
    position: Beginning = None,
    lang: Language = None,
    save: Save = None,
) -> None:
    """Play against bots in the terminal."""
    from spielwerk.cli import given
    from spielwerk.cli.playing import Evening

    language = given.language(lang)
    start = given.read_json(position) if position else None
    chosen = given.game(game, given.options(options), given.seats(seats, start))
    Evening(chosen, bots, seat, seed, start, language, save).play()


@app.command()
def rules(game: GameName, exact: Exact = False, lang: Language = None) -> None:
    """Read the rules of a game."""
    from spielwerk.cli import given, rules
    from spielwerk.cli.voice import voice_of
    from spielwerk.cli.words import console, words_of

    loaded = given.game(game)
    if exact:
        rules.show_exact_rules(loaded.name, console())
    else:
        texts = words_of(loaded.name, given.language(lang))
        rules.show_rules(voice_of(loaded, texts, None), texts, console())


@app.command()
def legal(
    game: GameName,
    position: Position,
    options: Options = None,
    why: Why = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """List the legal actions in a position, seat by seat, or say why one is not legal."""
    from spielwerk.cli import given
    from spielwerk.cli.studying import show_legal, show_why

    match = given.game(game, given.options(options)).match_from(given.read_json(position))
    if why is None:
        show_legal(match, as_json)
    else:
        show_why(match, why, given.language(lang), as_json)


@app.command()
def replay(
    file: Transcript, seat: Eyes = None, lang: Language = None, as_json: Json = False
) -> None:
    """Tell a match again, step by step."""
    from spielwerk.cli import given
    from spielwerk.cli.studying import show_replay

    show_replay(given.read_json(file), seat, given.language(lang), as_json)


@app.command()
def verify(
    file: Transcript, seed: Added = None, lang: Language = None, as_json: Json = False
) -> int:
    """Check by a match's receipt where each card, draw and die came from; 1 if not all is good."""
    from spielwerk.cli import given
    from spielwerk.cli.verifying import show_verified

    return show_verified(given.read_json(file), seed, given.language(lang), as_json)


@app.command()
def review(file: Transcript, lang: Language = None, as_json: Json = False) -> None:
    """Look back at a match: chances, luck, turning points, what could have been done."""
    from spielwerk.cli import given
    from spielwerk.cli.studying import show_review

    show_review(given.read_json(file), given.language(lang), as_json)


@app.command()
def bench(
    part: Part = "all",
    game: Measured = None,
    tables: Tables = 50,
    seconds: Seconds = 10.0,
    as_json: Json = False,
) -> None:
    """Measure how fast the rules, the server and bots are on this machine."""
    from spielwerk.cli.measuring import show_bench

    show_bench(part, game, tables, seconds, as_json)


@app.command()
def arena(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: GameName,
    first: BotName,
    second: BotName,
    deals: Deals = 500,
    options: Options = None,
    seats: Seats = None,
    seed: Seed = None,
    as_json: Json = False,
) -> None:
    """Let two bots play each other, on the same deals from all seats, and compare them."""
    from spielwerk.cli import given
    from spielwerk.cli.laboratory import show_arena

    chosen = given.game(game, given.options(options), seats)
    show_arena(chosen, first, second, deals, seed or "1", as_json)


@app.command()
def train(
    game: GameName,
    file: State,
    net: NetName = None,
    matches: Matches = None,
    seed: CourseSeed = 1,
    ship: Ship = False,
) -> None:
    """Teach a bot a game by play against itself; interrupted, it goes on from the file."""
    from spielwerk.cli import given
    from spielwerk.cli.laboratory import teach

    teach(given.game(game).name, file, net, matches, seed, ship)
