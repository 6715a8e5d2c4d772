"""The commands. What a command needs is imported when it runs, so that `--help` is quick."""

import errno
import io
import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import typer

from spielwerk.cli.commands import arguments as asked
from spielwerk.cli.commands.balance import balance
from spielwerk.cli.commands.refused import Refused
from spielwerk.cli.commands.server_options import (
    database_given,
    settings_given,
    told_of_secrets,
    with_settings,
)

app = typer.Typer(
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Family board games with exact rules, bots and a table in the browser. "
    "Without a command: serve, and open the browser.",
)


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


WORDS = {
    "int_parsing": "{given!r} is not a whole number; write digits alone, as 1000",
    "float_parsing": "{given!r} is not a number",
    "greater_than_equal": "{given} is too small; it has to be {ge} or more",
    "less_than_equal": "{given} is too large; it has to be {le} or less",
}
"""What is wrong with a number, by the name that its checker gives it."""


def in_our_words(error: typer.TyperException) -> str:
    """What is wrong with an argument, and what is allowed, where its checker says it clumsily."""
    from pydantic import ValidationError

    text = error.format_message()
    if not isinstance(error.__cause__, ValidationError):
        return text
    first = error.__cause__.errors()[0]
    if (ours := WORDS.get(first["type"])) is None:
        return text
    return text.replace(first["msg"], ours.format(given=first["input"], **first.get("ctx", {})))


def refusal(error: Exception) -> str | None:
    """The line that tells people what they did wrong; None if it is our mistake."""
    if isinstance(error, Refused):
        return str(error)
    if isinstance(error, typer.TyperException):
        context = getattr(error, "ctx", None)
        command = context.command_path if context else "spielwerk"
        text = " ".join(in_our_words(error).split())
        return f"{text} ({command} --help says what is allowed)"
    if isinstance(error, OSError) and error.errno in {errno.ENOSPC, errno.EIO, errno.EDQUOT}:
        return f"the output cannot be written ({error.strerror})"
    from spielwerk import files
    from spielwerk.core import errors

    refused = (
        errors.GameError,
        errors.MissingExtra,
        errors.OptionError,
        errors.PositionError,
        errors.SeatError,
        errors.TranscriptError,
        files.NotWritten,
    )
    return str(error) if isinstance(error, refused) else None


@app.callback(invoke_without_command=True)
def start(version: asked.Version = False) -> None:
    if version:
        from importlib.metadata import version as version_of

        from spielwerk import bench

        commit = bench.commit()
        print(f"spielwerk {version_of('spielwerk')}{f' ({commit})' if commit else ''}")


@app.command(epilog=told_of_secrets())
@with_settings
def serve(
    host: asked.Host = "127.0.0.1",
    port: asked.Port = None,
    database: asked.DatabaseUrl = None,
    no_open: asked.NoOpen = False,
    **settings: Any,
) -> None:
    """Serve tables to browsers, and open one."""
    from spielwerk.cli.commands.serving import serve_tables

    chosen = settings_given(settings)
    serve_tables(host, port, database_given(database), chosen, opens=not no_open)


@app.command()
@with_settings
def doctor(
    address: asked.Address = None, database: asked.DatabaseUrl = None, **settings: Any
) -> int:
    """Say what is wrong with a server, and what to do; 1 if anything is. Takes serve's options."""
    from spielwerk.server.doctor import examined, told

    chosen = settings_given(settings)
    return 0 if told(examined(database_given(database), chosen, address), print) else 1


@app.command()
def backup(file: asked.BackupFile, database: asked.DatabaseUrl = None) -> None:
    """Write the whole database into one file, also while the server runs."""
    from spielwerk.cli.commands.keeping import show_backup

    show_backup(file, database)


@app.command()
def restore(file: asked.BackupFile, database: asked.DatabaseUrl = None) -> None:
    """Fill an empty database, of either kind, with what a backup holds."""
    from spielwerk.cli.commands.keeping import show_restore

    show_restore(file, database)


@app.command()
def play(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: asked.GameName,
    options: asked.Options = None,
    seats: asked.Seats = None,
    bots: asked.Bots = None,
    seat: asked.Seat = 0,
    seed: asked.Seed = None,
    position: asked.Beginning = None,
    lang: asked.Language = None,
    save: asked.Save = None,
) -> None:
    """Play against bots in the terminal."""
    from spielwerk.cli.commands import given
    from spielwerk.cli.commands.playing import Evening

    language = given.language(lang)
    start = given.read_json(position) if position else None
    chosen = given.game(game, given.options(options), given.seats(seats, start))
    Evening(chosen, bots, seat, seed, start, language, save).play()


@app.command()
def rules(
    game: asked.Listed = None,
    options: asked.Options = None,
    seats: asked.Seats = None,
    exact: asked.Exact = False,
    lang: asked.Language = None,
) -> None:
    """Read the rules of a game; with options or seats, what holds at such a table."""
    if game is None:
        list_games(lang)
        return
    from spielwerk.cli.commands import given
    from spielwerk.cli.terminal import rules
    from spielwerk.cli.terminal.plain import voice_of
    from spielwerk.cli.terminal.words import console, words_of
    from spielwerk.telling import Told

    loaded = given.game(game, given.options(options), seats)
    at_large = options is None and seats is None
    texts = words_of(loaded.name, given.language(lang))
    if exact:
        rules.show_exact_rules(Told(loaded, texts, at_large=at_large), console())
    else:
        voice = voice_of(loaded, texts, None)
        rules.show_rules(voice, texts, console(), at_large=at_large)


def list_games(lang: str | None) -> None:
    """The games whose rules can be read, and how."""
    import spielwerk
    from spielwerk.cli.commands import given
    from spielwerk.cli.terminal.words import words_of

    language = given.language(lang)
    for name in spielwerk.games():
        title = words_of(name, language).say(f"{name}-name")
        print(f"{f'spielwerk rules {name}':<28}{title}")


@app.command()
def legal(
    game: asked.GameName,
    position: asked.Position,
    options: asked.Options = None,
    why: asked.Why = None,
    lang: asked.Language = None,
    as_json: asked.Json = False,
) -> None:
    """List the legal actions in a position, seat by seat, or say why one is not legal."""
    from spielwerk.cli.commands import given
    from spielwerk.cli.commands.studying import show_legal, show_why

    match = given.game(game, given.options(options)).match_from(given.read_json(position))
    if why is None:
        show_legal(match, as_json)
    else:
        show_why(match, why, given.language(lang), as_json)


@app.command()
def replay(  # noqa: PLR0913, PLR0917 - each is an option of the command
    file: asked.Told,
    game: asked.GameNumber = None,
    seat: asked.Eyes = None,
    lang: asked.Language = None,
    browser: asked.InBrowser = False,
    save: asked.Copy = None,
    no_open: asked.NoOpen = False,
    as_json: asked.Json = False,
) -> None:
    """Tell a match again, step by step, or show it in the browser."""
    from spielwerk.cli.commands import given
    from spielwerk.cli.commands.replaying import Found

    found = Found.at(file, game)
    if save:
        found.save(save)
    if browser:
        found.show(opens=not no_open)
    elif not save:
        found.tell(seat, given.language(lang), as_json)


@app.command()
def verify(
    file: asked.Transcript,
    seed: asked.Added = None,
    lang: asked.Language = None,
    as_json: asked.Json = False,
) -> int:
    """Check by a match's receipt where each card, draw and die came from; 1 if not all is good."""
    from spielwerk.cli.commands import given
    from spielwerk.cli.commands.verifying import show_verified

    return show_verified(given.read_json(file), seed, given.language(lang), as_json)


@app.command()
def review(
    file: asked.Transcript, lang: asked.Language = None, as_json: asked.Json = False
) -> None:
    """Look back at a match: chances, luck, turning points, what could have been done."""
    from spielwerk.cli.commands import given
    from spielwerk.cli.commands.studying import show_review

    show_review(given.read_json(file), given.language(lang), as_json)


@app.command()
def lessons(
    game: asked.Taught = None, options: asked.Options = None, as_json: asked.Json = False
) -> int:
    """Prove the scenes of the lessons, also for house rules; 1 if one of them does not hold."""
    from spielwerk.cli.commands import given
    from spielwerk.cli.commands.learning import show_lessons

    return show_lessons(game, given.options(options), as_json)


@app.command()
def bench(
    part: asked.Part = "all",
    game: asked.Measured = None,
    tables: asked.Tables = 50,
    seconds: asked.Seconds = 10.0,
    as_json: asked.Json = False,
) -> None:
    """Measure how fast the rules, the server and bots are on this machine."""
    from spielwerk.cli.commands.measuring import show_bench

    show_bench(part, game, tables, seconds, as_json)


@app.command()
def simulate(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: asked.GameName,
    games: asked.Games = 1000,
    bots: asked.Played = None,
    options: asked.Options = None,
    seats: asked.Seats = None,
    name: asked.ExperimentName = "1",
    out: asked.Folder = None,
    scheduler: asked.Scheduler = None,
    as_json: asked.Json = False,
) -> None:
    """Let bots play many games and keep them all; interrupted, the same command goes on."""
    from spielwerk.cli.commands import given
    from spielwerk.cli.commands.simulating import show_simulation

    chosen = given.game(game, given.options(options), seats)
    show_simulation(chosen, name, bots, games, out, scheduler, as_json)


@app.command()
def datasets(
    folder: asked.DatasetFolder,
    games: asked.Games = 10_000,
    scheduler: asked.Scheduler = None,
    as_json: asked.Json = False,
) -> None:
    """Play many games of every kind and keep them, a folder each; it goes on where it ended."""
    from spielwerk.cli.commands.simulating import show_datasets

    show_datasets(folder, games, scheduler, as_json)


@app.command()
def arena(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: asked.GameName,
    bots: asked.BotNames,
    deals: asked.Deals = 500,
    options: asked.Options = None,
    seats: asked.Seats = None,
    seed: asked.Seed = None,
    sprt: asked.SequentialTest = None,
    alpha: asked.Alpha = 0.05,
    beta: asked.Beta = 0.05,
    plot: asked.PlotFile = None,
    scheduler: asked.Scheduler = None,
    as_json: asked.Json = False,
) -> None:
    """Let bots play each other, on the same deals from all seats, and compare them."""
    from spielwerk.cli.commands import given
    from spielwerk.cli.commands.contests import Asked, show_arena

    chosen = given.game(game, given.options(options), seats)
    how = Asked(deals, seed or "1", sprt, alpha, beta, scheduler, plot, as_json)
    show_arena(chosen, bots, how)


@app.command()
def train(
    game: asked.GameName,
    file: asked.State,
    net: asked.NetName = None,
    matches: asked.Matches = None,
    seed: asked.CourseSeed = 1,
    ship: asked.Ship = False,
    scheduler: asked.Scheduler = None,
) -> None:
    """Teach a bot a game by the matches of bots; interrupted, it goes on from the file."""
    from spielwerk.cli.commands import given
    from spielwerk.cli.commands.laboratory import teach

    teach(given.game(game).name, file, net, matches, seed, ship, scheduler)


app.command()(balance)
