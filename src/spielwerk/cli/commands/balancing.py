"""`balance`: what rules make of a game, and what a house rule changes."""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table

from spielwerk import Game, files
from spielwerk.cli.commands import given
from spielwerk.cli.commands.progress import progress
from spielwerk.cli.commands.refused import Refused, refusing
from spielwerk.cli.terminal.words import console
from spielwerk.core.documents import Written

if TYPE_CHECKING:
    from spielwerk.lab.experiments import Options, Row
    from spielwerk.lab.studies import Study
    from spielwerk.lab.wording import Words

RULEBOOK = "rulebook"
"""What house rules are compared with, if not with each other."""
PAGES = {".htm", ".html"}
PARTS = 20
"""So often a long study says how far it is."""


class Wanted(NamedTuple):
    """What the command is to give back, and where."""

    language: str
    as_json: bool
    stream: bool
    page: str | None
    plots: str | None


def show_balance(study: "Study", scheduler: str | None, processes: int, wanted: Wanted) -> None:
    """Play a study and show what it shows."""
    from spielwerk.lab import executors, studies

    check_places(wanted)
    rows = studies.played(study, scheduler, processes)
    with refusing(executors.WorkersError):
        kept = streamed(study, rows) if wanted.stream else watched(study, rows)
    show(shown(kept, study.variants), wanted)


def show_rows(game: Game, folder: str, wanted: Wanted) -> None:
    """Show what the games of a folder that `simulate` has written show."""
    from spielwerk.lab import store

    check_places(wanted)
    with refusing(store.StoreError):
        rows = list(store.read(Path(folder)))
    if rows and rows[0].game != game.name:
        raise Refused(f"{folder} holds games of {rows[0].game}, not of {game.name}")
    show(shown(rows, ((),)), wanted)


def shown(rows: "Sequence[Row]", variants: "Sequence[Options]") -> Written:
    """What rows show; Refused if they show nothing."""
    from spielwerk.lab import studies

    with refusing(ValueError):
        return studies.shown(rows, variants)


def study_of(game: Game, bots: str | None, games: int, compare: str | None, seed: str) -> "Study":
    """The study that was asked for; Refused if there is none such."""
    from spielwerk.lab import experiments, one_ply
    from spielwerk.lab.studies import Study

    known = experiments.names(game.name)
    names = given.bot_names(bots or given.usual(one_ply.NAME, known), known)
    if len(names) not in {1, 2, game.seats}:
        raise Refused(f"bots {bots}: one, two, or one for each of {game.seats} seats are needed")
    return Study(game.name, variants(game, compare), game.seats, names, games, seed)


def variants(game: Game, compare: str | None) -> "tuple[Options, ...]":
    """The options to play with: those given, or two sets of them."""
    from spielwerk.lab.studies import rulebook

    chosen = dict(game.differing_options())
    if compare is None:
        return (tuple(chosen.items()),)
    if compare == RULEBOOK:
        two = [dict(rulebook(game)), chosen]
    else:
        name, _, values = compare.partition("=")
        first, comma, second = values.partition(",")
        if not comma:
            raise Refused(f"compare {compare!r}: write name=one,other, or {RULEBOOK}")
        two = [chosen | {name: first}, chosen | {name: second}]
    tables = [given.game(game.name, options, game.seats) for options in two]
    if tables[0].options == tables[1].options:
        raise Refused("compare: these are the same rules, so nothing can differ")
    return tuple(tuple(table.differing_options().items()) for table in tables)


def watched(study: "Study", played: "Iterable[Row]") -> "list[Row]":
    """The rows of a study, while a bar tells how far it is."""
    rows: list[Row] = []
    with progress() as bar:
        task = bar.add_task(study.game, total=len(study.asked()))
        for row in played:
            rows.append(row)
            bar.update(task, advance=1)
    return rows


def streamed(study: "Study", played: "Iterable[Row]") -> "list[Row]":
    """The rows of a study; every now and then a line of JSON says what whole deals show."""
    from spielwerk.lab import studies

    rows: list[Row] = []
    of = len(study.asked())
    for row in played:
        rows.append(row)
        more = len(rows) * PARTS // of > (len(rows) - 1) * PARTS // of
        if more and (whole := studies.finished(study, rows)):
            so_far = {"done": len(rows), "of": of, "shown": studies.shown(whole, study.variants)}
            print(json.dumps(so_far), flush=True)
    return rows


def check_places(wanted: Wanted) -> None:
    """Refused unless pages and plots can be written: nobody wants to hear that at the end."""
    from spielwerk.lab import executors

    if wanted.plots or wanted.page:
        executors.needed("matplotlib")
    if wanted.plots:
        files.folder(Path(wanted.plots))  # the page may lie in it
    if wanted.page:
        given.check_ending(wanted.page, "a page", PAGES)
        files.check(Path(wanted.page))


def show(report: Written, wanted: Wanted) -> None:
    """Tell the report, as JSON or in words, and write pages and plots."""
    if wanted.as_json:
        print(json.dumps(report))
    elif not wanted.stream:
        screen = console()
        for part in told(report, wanted.language):
            screen.print(part)
    write(report, wanted)


def write(report: Written, wanted: Wanted) -> None:
    """Write the page and the plots that are wanted. NotWritten if that cannot be."""
    from spielwerk.lab import pages, plots

    if wanted.plots:
        plots.keep(pages.drawings(report, wanted.language), Path(wanted.plots))
    if wanted.page:
        html = pages.compared_html if "findings" in report else pages.html
        files.write(Path(wanted.page), html(report, wanted.language))


def told(report: Written, language: str) -> Iterator[str | Table]:
    """A report for the terminal."""
    from spielwerk.lab import wording

    words = wording.Words(report, language)
    if "findings" in report:
        yield wording.compared(words, report)
        yield from wording.changes(words, report) or [wording.no_change(words, report)]
        yield words.say("lab-compare-note", questions=len(report["findings"]))
        return
    yield wording.played(words, report)
    yield from wording.told(words, report)
    yield happenings_table(words, report)
    yield words.say("lab-balance-note")


def happenings_table(words: "Words", report: Written) -> Table:
    """How often each rule is seen at work."""
    table = Table(*(words.say(f"lab-{head}") for head in ("happening", "per-game", "in-share")))
    for name, share in report["happens"].items():
        key = f"happenings/{name}"
        if share[0]:
            label = f"{words.measure(key)} §{report['rules'][name]}"
            found = report["measures"][key]
            mean = f"{words.number(found[0])}{words.bounds(key, found)}"
            table.add_row(label, mean, words.percent(share[0]))
    return table
