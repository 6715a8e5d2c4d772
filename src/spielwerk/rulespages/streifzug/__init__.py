"""What the rules of Streifzug work out for their page: the cards, and what is worth how much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from spielwerk.core.game import Game
from spielwerk.games.streifzug import board, cards
from spielwerk.games.streifzug.chapters import score

if TYPE_CHECKING:
    from spielwerk.rulespages.page import Page, Table


DICTIONARY = (
    *("party", "catch", "stack", "start", "zone", "entry", "follow", "opening", "bell", "goal"),
    *("stage", "throw", "run", "set", "flush", "letter", "used", "team"),
)
"""The game's own words in the order in which they are explained."""
LETTERS = ("joker", "patron", "hopser", "mopser")


def counts(game: Game) -> dict[str, int]:
    """Cards, stacks and figures."""
    return {
        "cards": cards.BOX,
        "copies": cards.COPIES,
        "letters": 2 * cards.COPIES * len(cards.LETTERS),
        "stacks": board.STACKS,
        "stacked": cards.BOX // board.STACKS,
        "pawns": 2 * game.seats,
        "ending": score.ENDING,
    }


def points_table(page: Page) -> Table:
    """What runs, sets and flushes are worth, by how many cards they have."""
    kinds: dict[str, Sequence[int]] = {
        "run": score.RUN_POINTS,
        "set": score.SET_POINTS,
        "flush": score.FLUSH_POINTS,
    }
    sizes = range(3, len(score.RUN_POINTS))
    rows = [
        [
            page.say(f"streifzug-rules-table-points.{kind}"),
            *(str(points[size]) if size < len(points) else "" for size in sizes),
        ]
        for kind, points in kinds.items()
    ]
    return [page.say("streifzug-rules-table-points"), *map(str, sizes)], rows


def word_table(page: Page) -> Table:
    """The game's own words that are used at the table."""
    return explained(page, "words", "word", [one for one in DICTIONARY if is_used(page, one)])


def letter_table(page: Page) -> Table:
    """Each letter card and what it does."""
    return explained(page, "letters", "card", LETTERS)


def is_used(page: Page, word: str) -> bool:
    return page.told.holds(f"word-{word}")


def explained(page: Page, section: str, title: str, words: Sequence[str]) -> Table:
    """Words, each with what it means."""
    head = [page.say(f"streifzug-help-{section}.{one}") for one in (title, "meaning")]
    ids = [f"streifzug-word-{word}" for word in words]
    return head, [[page.say(one), page.say(f"{one}.help")] for one in ids]


TABLES: dict[str, Callable[[Page], Table]] = {
    "words": word_table,
    "letters": letter_table,
    "points": points_table,
}
