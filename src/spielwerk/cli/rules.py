"""The rules of a game for people to read in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from spielwerk import Game
    from spielwerk.cli.voice import Voice
    from spielwerk.text import Texts

WIDTH = 88


def show_rules(voice: Voice, texts: Texts, console: Console) -> None:
    """The game's help: every section, with its table if it has one, and the options."""
    say, game = texts.say, voice.game
    name = game.name
    width = min(WIDTH, console.width)
    console.print(Text(f"{say(f'{name}-name')} – {say(f'{name}-tagline')}", "bold"), width=width)
    console.print(Text(say(f"{name}-intro")), width=width)
    for section in say(f"{name}-help-sections").split():
        message = f"{name}-help-{section}"
        console.print(Text(f"\n{say(f'{message}.title')}", "bold"), width=width)
        console.print(Text(say(message)), width=width)
        if table := voice.rules_table(section):
            console.print(Padding(table, (1, 0, 0, 0)), width=width)
    console.print(Text(f"\n{say('cli-options')}", "bold"))
    console.print(option_table(game, texts), width=width)
    console.print(Text(f"\n{say('cli-paragraphs', game=name)}"), width=width)


def table_of(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """A table without lines; what stands in front is bold."""
    table = Table(box=None, pad_edge=False, show_edge=False)
    for title in head:
        table.add_column(Text(title))
    for first, *others in rows:
        table.add_row(Text(first, "bold"), *map(Text, others))
    return table


def option_table(game: Game, texts: Texts) -> Table:
    """Each option with its values, the rulebook's first; and what chooses several at once."""
    table = Table(box=None, pad_edge=False, show_edge=False, show_header=False)
    for option in game.option_list():
        message = f"{game.name}-option-{option['name']}"
        add_option(table, texts, message, written_values(option))
    for preset in game.presets:
        add_option(table, texts, f"{game.name}-preset-{preset}", [f"preset={preset}"])
    return table


def written_values(option: Mapping[str, Any]) -> list[str]:
    """What may be written for an option: each value, or the usual number and the range."""
    name = option["name"]
    if "values" in option:
        return [f"{name}={value}" for value in option["values"]]
    low, step = option["low"], option.get("step", 1)
    first = str(low) if step == 1 else f"{low}, {low + step}"
    return [f"{name}={option['default']} ({first} .. {option['high']})"]


def add_option(table: Table, texts: Texts, message: str, written: Sequence[str]) -> None:
    """A line: what it is called, what it means, and what may be written."""
    help_ = texts.say(f"{message}.help")
    table.add_row(Text(texts.say(message), "bold"), Text(f"{help_}\n{', '.join(written)}"))


def show_exact_rules(name: str, console: Console) -> None:
    """The rules by paragraphs, as the tests know them."""
    page = resources.files("spielwerk.games") / name / "README.md"
    console.print(Markdown(page.read_text(encoding="utf-8")), width=min(100, console.width))
