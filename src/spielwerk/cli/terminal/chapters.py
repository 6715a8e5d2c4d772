"""A game's page of rules in the terminal: what the browser shows, without the pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from spielwerk.rulespages import Page
    from spielwerk.rulespages.contents import Chapter


def page_shown(page: Page) -> Iterator[RenderableType]:
    """The quick start, what is in the box, and every chapter that holds."""
    yield title(page.say("rules-quick"))
    yield Text(page.say(f"{page.name}-rules-quick"))
    yield title(page.say("rules-box"))
    yield points(page, "box", page.contents.box)
    for chapter in page.chapters:
        yield from chapter_shown(page, chapter)


def chapter_shown(page: Page, chapter: Chapter) -> Iterator[RenderableType]:
    """A chapter: its sentence, what belongs to it, tables, examples, and its paragraphs."""
    message = page.own("chapter", chapter.id)
    yield title(page.say(f"{message}.title"))
    yield Text(page.say(message))
    yield points(page, "fact", chapter.facts)
    for name in page.holding("table", chapter.tables):
        yield Padding(table_of(*page.table(name)), (1, 0, 1, 0))
    for name in page.holding("example", chapter.examples):
        yield Text(f"{page.say('rules-example')}: {page.say(page.own('example', name))}", "italic")
    paragraphs = " ".join(f"§{paragraph.id}" for paragraph in page.paragraphs(chapter))
    if paragraphs:
        yield Text(paragraphs, "dim")


def title(text: str) -> Text:
    return Text(f"\n{text}", "bold")


def points(page: Page, kind: str, names: Iterable[str]) -> Table:
    """Sentences of the page, one below the other."""
    listed = Table.grid(padding=(0, 1))
    for name in page.holding(kind, names):
        listed.add_row("–", Text(page.say(page.own(kind, name))))
    return listed


def table_of(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """A table without lines; what stands in front is bold."""
    table = Table(box=None, pad_edge=False, show_edge=False)
    for column in head:
        table.add_column(Text(column))
    for first, *others in rows:
        table.add_row(Text(first, "bold"), *map(Text, others))
    return table
