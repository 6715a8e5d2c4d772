"""`bench`: how fast the rules and the server are on this machine."""

import json
from collections.abc import Iterator, Mapping

from rich.console import Console
from rich.table import Table

import spielwerk
from spielwerk.cli.commands import given
from spielwerk.cli.commands.refused import Refused
from spielwerk.cli.terminal.words import console
from spielwerk.core.documents import Document, Written

PARTS = ("rules", "server", "bots")


def show_bench(part: str, game: str | None, tables: int, seconds: float, as_json: bool) -> None:
    """Measure a part or `all`, and print one JSON document or a table for each."""
    if part not in {*PARTS, "all"}:
        raise Refused(f"part {part!r} is unknown; allowed: {given.one_of([*PARTS, 'all'])}")
    if game is not None:
        given.game(game)
    screen = console()
    for name in PARTS if part == "all" else [part]:
        with Console(stderr=True).status(f"measuring the {name} …"):
            measured = measure(name, game, tables, seconds)
        if as_json:
            print(json.dumps(measured), flush=True)
        else:
            screen.print(as_table(name, measured))


def measure(part: str, game: str | None, tables: int, seconds: float) -> Written:
    if part == "rules":
        from spielwerk import bench

        return bench.measure([game] if game else spielwerk.games(), seconds)
    from spielwerk.server import bench as sockets
    from spielwerk.server import bench_bots

    measured = bench_bots.measure if part == "bots" else sockets.measure
    try:
        return measured(tables=tables, seconds=seconds, game=game or "dog")
    except sockets.Stopped as stopped:
        raise Refused(str(stopped)) from stopped


def as_table(part: str, measured: Document) -> Table:
    table = Table("what", "measured", title=part, title_justify="left")
    for name, value in flat(measured):
        table.add_row(name, value)
    return table


def flat(measured: Document, path: str = "") -> Iterator[tuple[str, str]]:
    """Every number with the way to it."""
    for name, value in measured.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{path}{name} ")
        else:
            text = f"{value:,}" if isinstance(value, int | float) else str(value)
            yield f"{path}{name}".replace("_", " "), text
