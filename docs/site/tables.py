"""Pages that are tables of what the program knows: numbers of environments, and its commands."""

from collections.abc import Iterator
from typing import Any

import typer

import spielwerk
from spielwerk.cli.app import app
from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.core.tensors import length
from spielwerk.envs import versions
from spielwerk.envs.information import Information

NUMBERS = """# `{name}`

What the numbers of its environments mean, for {seats} seats under the options of the rulebook.
Other options may have other fields: `game.fields` tells them.

{actions:,} actions (`game.actions`), {seen:,} numbers of an observation, {known:,} of an
information state. Rewards: a seat's result (1 won, -1 lost, 0 drawn) less the mean of all, at the
end.

## Fields of an observation

{fields}

## Rows of an information state

What was told or done, by the number that begins a row (`Information.kinds`), and the columns that
follow.

{kinds}

## Options

{options}
"""


def numbers_of(name: str) -> str:
    """What the numbers of a game's environments mean."""
    game = spielwerk.load(name)
    states = Information(game)
    return NUMBERS.format(
        name=versions.name_of(name),
        seats=game.seats,
        actions=len(game.actions),
        seen=length(game.fields),
        known=length(states.fields),
        fields=table("field | shape | least | most | what it is", fields(game)),
        kinds=table("number | what | columns", kinds(states)),
        options=table("option | default | allowed | §", map(option, game.option_list())),
    )


def table(heading: str, lines: Iterator[str]) -> str:
    """A table in Markdown."""
    rule = "---|" * len(heading.split("|"))
    return "\n".join([f"| {heading} |", f"|{rule}", *(f"| {line} |" for line in lines)])


def fields(game: Game) -> Iterator[str]:
    for field in game.fields:
        shape = " × ".join(map(str, field.shape)) or "one number"
        yield f"`{field.name}` | {shape} | {field.least} | {field.most} | {field.meaning}"


def kinds(states: Information) -> Iterator[str]:
    for number, kind in enumerate(states.kinds[1:], 1):
        columns = ", ".join(f"`{column}`" for column in states.columns(kind))
        yield f"{number} | {kind} | {columns}"


def option(known: Document) -> str:
    """An option, its default, what is allowed, and its paragraph."""
    reach = [f"{known.get('low')} to {known.get('high')}"] if "low" in known else ["…"]
    allowed = ", ".join(str(value) for value in known.get("values") or reach)
    return f"`{known['name']}` | {known['default']} | {allowed} | {known.get('rule') or ''}"


# Commands


def commands() -> str:
    """What every command says about itself."""
    group: Any = typer.main.get_command(app)
    parts = ["# Commands", "", "What `spielwerk COMMAND --help` says.", ""]
    for name, command in group.commands.items():
        context = command.make_context(f"spielwerk {name}", [], resilient_parsing=True)
        context.max_content_width = 90
        parts += [f"## {name}", "", "```text", command.get_help(context).strip(), "```", ""]
    return "\n".join(parts)


def pages() -> Iterator[tuple[str, str]]:
    """The names and the texts of these pages."""
    yield "commands.md", commands()
    names = spielwerk.games()
    for name in names:
        yield f"numbers/{name}.md", numbers_of(name)
    listed = ["# Numbers of the environments", "", "```{toctree}", *names, "```", ""]
    yield "numbers/index.md", "\n".join(listed)
