"""The rules of a game for people to read in the terminal."""

from __future__ import annotations

from importlib import resources
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from spielwerk.text import Texts

WIDTH = 88


def show_rules(game: Any, texts: Texts, console: Console) -> None:
    """The game's help: every section, the cards, the options."""
    say, name = texts.say, game.name
    width = min(WIDTH, console.width)
    console.print(Text(f"{say(f'{name}-name')} – {say(f'{name}-tagline')}", "bold"), width=width)
    console.print(Text(say(f"{name}-intro")), width=width)
    for section in say(f"{name}-help-sections").split():
        message = f"{name}-help-{section}"
        console.print(Text(f"\n{say(f'{message}.title')}", "bold"), width=width)
        console.print(Text(say(message)), width=width)
        if section == "cards":
            console.print(Padding(card_table(name, texts), (1, 0, 0, 0)), width=width)
    console.print(Text(f"\n{say('cli-options')}", "bold"))
    console.print(option_table(game, texts), width=width)
    console.print(Text(f"\n{say('cli-paragraphs', game=name)}"), width=width)


def card_table(name: str, texts: Texts) -> Table:
    """Each card and what it does."""
    table = Table(box=None, pad_edge=False, show_edge=False)
    for head in ("card", "meaning"):
        table.add_column(Text(texts.say(f"{name}-help-cards.{head}")))
    for code in texts.say(f"{name}-cards").split():
        card = f"{name}-card-{code}"
        table.add_row(Text(texts.say(card), "bold"), Text(texts.say(f"{card}-help")))
    return table


def option_table(game: Any, texts: Texts) -> Table:
    """Each option with its values; the first is the rulebook's."""
    table = Table(box=None, pad_edge=False, show_edge=False, show_header=False)
    for option in game.option_list():
        message = f"{game.name}-option-{option['name']}"
        values = option.get("values", [option["default"]])
        written = ", ".join(f"{option['name']}={value}" for value in values)
        help_ = texts.say(f"{message}.help")
        table.add_row(Text(texts.say(message), "bold"), Text(f"{help_}\n{written}"))
    return table


def show_exact_rules(name: str, console: Console) -> None:
    """The rules by paragraphs, as the tests know them."""
    page = resources.files("spielwerk.games") / name / "README.md"
    console.print(Markdown(page.read_text(encoding="utf-8")), width=min(100, console.width))
