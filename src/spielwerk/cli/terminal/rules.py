"""The rules of a game for people to read in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from spielwerk import rulespages
from spielwerk.cli.terminal.chapters import page_shown
from spielwerk.core.documents import Document
from spielwerk.telling import Told

if TYPE_CHECKING:
    from spielwerk import Game
    from spielwerk.cli.terminal.voice import Voice
    from spielwerk.text import Texts

WIDTH = 88


def show_rules(voice: Voice, texts: Texts, console: Console, *, at_large: bool = False) -> None:
    """The game's page of rules, or its help where it has none; options and rulings.

    Only what holds at this table, unless somebody asks `at_large`.
    """
    told, name = Told(voice.game, texts, at_large=at_large), voice.game.name
    width = min(WIDTH, console.width)
    console.print(
        Text(f"{told.say(f'{name}-name')} – {told.say(f'{name}-tagline')}", "bold"), width=width
    )
    if at_large:
        console.print(Text(told.say(f"{name}-intro")), width=width)
    if name in rulespages.games():
        page = rulespages.Page(voice.game, texts.language, filtered=not at_large)
        for part in page_shown(page):
            console.print(part, width=width)
    else:
        show_help(told, console, width)
    show_options(told, console, width)
    say = texts.say
    console.print(Text(f"\n{say('cli-rulings')}", "bold"))
    console.print(ruling_table(told), width=width)
    console.print(Text(f"\n{say('cli-paragraphs', game=name)}"), width=width)


def show_options(told: Told, console: Console, width: int) -> None:
    """What people can agree on, in groups; for whoever has no table yet also the presets."""
    say, game = told.texts.say, told.game
    options = game.option_list() if told.at_large else game.offered_options()
    for group, members in grouped(options).items():
        title = f"{say('cli-options')}: {told.say(f'{game.name}-group-{group}')}"
        console.print(Text(f"\n{title}", "bold"))
        console.print(option_table(told, members), width=width)
    if game.presets and told.at_large:
        console.print(Text(f"\n{say('cli-presets')}", "bold"))
        console.print(preset_table(game, told.texts), width=width)


def show_help(told: Told, console: Console, width: int) -> None:
    """The sections of the help of a game that has no page."""
    for section in told.sections():
        message = f"{told.game.name}-help-{section}"
        console.print(Text(f"\n{told.say(f'{message}.title')}", "bold"), width=width)
        console.print(Text(told.say(message)), width=width)


def grouped(options: Iterable[Document]) -> dict[str, list[Document]]:
    """The options by their groups, in the order in which the groups begin."""
    groups: dict[str, list[Document]] = {}
    for option in options:
        groups.setdefault(option["group"], []).append(option)
    return groups


def option_table(told: Told, options: Iterable[Document]) -> Table:
    """Each option with what it means, what holds if nobody chooses, and what may be written."""
    table, say = lines(), told.texts.say
    for option in options:
        message = f"{told.game.name}-option-{option['name']}"
        said = [say(f"{message}.help"), usually(option, message, told.texts)]
        if told.at_large and (others := without_which_nothing(option)):
            said.append(say("cli-only", option=", ".join(others)))
        here = told.game.options[option["name"]]
        if here != option["default"]:
            said.append(say("cli-here", value=in_words(option, message, here, told.texts)))
        add_line(table, say(message), " ".join(filter(None, said)), written_values(option))
    return table


def without_which_nothing(option: Document) -> list[str]:
    """What has to be chosen of other options for an option to mean something."""
    needs = ["=".join(option["needs"])] if "needs" in option else []
    matters = option.get("matters", {})
    return [*needs, *(f"{name}={'|'.join(values)}" for name, values in matters.items())]


def usually(option: Document, message: str, texts: Texts) -> str:
    """What the rulebook says, or how we read it where it leaves the option open."""
    if option.get("mode") or option["default"] == "":
        return ""
    value = in_words(option, message, option["default"], texts)
    return texts.say("cli-ours" if option["ours"] else "cli-rulebook", value=value)


def in_words(option: Document, message: str, value: str | int, texts: Texts) -> str:
    """A value of an option as people call it."""
    return texts.say(f"{message}-{value}") if "values" in option else str(value)


def preset_table(game: Game, texts: Texts) -> Table:
    """What chooses several options at once."""
    table = lines()
    for preset in game.presets:
        message = f"{game.name}-preset-{preset}"
        help_ = texts.say(f"{message}.help")
        add_line(table, texts.say(message), help_, [f"preset={preset}"])
    return table


def ruling_table(told: Told) -> Table:
    """What was ruled where the rulebook is silent and nothing can be chosen, by paragraphs."""
    table = lines()
    for ruling in told.rulings():
        paragraph = f"§{ruling}" if ruling[0].isupper() else ""
        table.add_row(Text(paragraph, "bold"), Text(told.say(f"{told.game.name}-ruling-{ruling}")))
    return table


def written_values(option: Document) -> list[str]:
    """What may be written for an option: each value, or the usual number and the range."""
    name = option["name"]
    if "values" in option:
        return [f"{name}={value}" for value in option["values"]]
    if "order_of" in option:
        return [f"{name}={' '.join(map(str, option['order_of']))}"]
    low, step = option["low"], option.get("step", 1)
    first = str(low) if step == 1 else f"{low}, {low + step}"
    return [f"{name}={option['default']} ({first} .. {option['high']})"]


def lines() -> Table:
    """A table without head and lines."""
    return Table(box=None, pad_edge=False, show_edge=False, show_header=False)


def add_line(table: Table, title: str, help_: str, written: Sequence[str]) -> None:
    """What it is called, what it means, and what may be written."""
    table.add_row(Text(title, "bold"), Text(f"{help_}\n{', '.join(written)}"))


def show_exact_rules(told: Told, console: Console) -> None:
    """The rules by paragraphs, as the tests know them."""
    console.print(Markdown(told.exact()), width=min(100, console.width))
