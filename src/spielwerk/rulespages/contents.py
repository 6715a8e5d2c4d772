"""What a page says, as its `page.json` lists it: everything by name, the sentences elsewhere."""

from functools import cache
from importlib import resources

import msgspec

from spielwerk.finding import module_of
from spielwerk.finding import names as all_games

HERE = "spielwerk.rulespages"

Condition = dict[str, list[str | int]] | str
"""Values of options, and numbers of `seats`, of which one has to be so for each name.

Or a paragraph: what is said there is so where the game says that the paragraph holds.
"""


class Figure(msgspec.Struct, forbid_unknown_fields=True):
    """A position and what is shown on it; every place is a field's name.

    `crop` are the fields that have to be seen, with `margin` around them: none is the whole board.
    A step or way may be a row, `T7..T13`; a way from one field to another is `T7>T13`.
    """

    position: dict[str, object]
    seat: int | None = 0
    crop: list[str] = []
    margin: int = 70
    laid: bool = False
    """Whether cards of its seat lie below the board: its melds `L1`, `L2` …, and its `hand`."""
    rings: list[str] = []
    steps: list[str] = []
    ways: list[str] = []
    labels: list[tuple[str, str, int, int]] = []
    """A text's name, a field, and how far right of it and below it stands."""
    tries: dict[str, list[str]] = {}
    """For a piece, where it stands: all that can be chosen to move it, `{"T12": ["6 T12"]}`."""


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    """A few paragraphs of the rules, told in one sentence and more."""

    id: str
    paragraphs: list[str]
    sections: list[str] = []
    """What else the rules at the table have a section about that is told here."""
    figures: list[str] = []
    facts: list[str] = []
    tables: list[str] = []
    examples: list[str] = []


class Contents(msgspec.Struct, forbid_unknown_fields=True):
    """A whole page. `only` says of chapters and all else by name when it holds."""

    open: list[str]
    """Figures of tables in full play; the first that holds is shown at the beginning."""
    box: list[str]
    chapters: list[Chapter]
    figures: dict[str, Figure]
    only: dict[str, Condition] = {}
    filters: list[str] = []
    """The options that make another game of it: asked first."""


def folder_of(game: str) -> str | None:
    """The package of a game's page; None if it has none."""
    return module_of(HERE, game)


def games() -> list[str]:
    """The games that have a page."""
    return [game for game in all_games() if folder_of(game) is not None]


@cache
def contents_of(game: str) -> Contents:
    """What stands on the page of a game. LookupError if it has none."""
    folder = folder_of(game)
    if folder is None:
        raise LookupError(f"{game} has no page of its rules")
    page = resources.files(folder) / "page.json"
    return msgspec.json.decode(page.read_bytes(), type=Contents)
