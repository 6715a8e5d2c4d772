"""What the rules of Streifzug work out for their page: the cards, and what is worth how much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from spielwerk.core.game import Game
from spielwerk.games.streifzug import board, cards
from spielwerk.games.streifzug.chapters import score

if TYPE_CHECKING:
    from spielwerk.rulespages.page import Page, Table



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


def letter_table(page: Page) -> Table:
    """Each letter card, how many there are, and what it does."""
    head = [page.say("streifzug-rules-table-letters"), page.say("rules-how-many")]
    rows = [
        [
            page.say(f"streifzug-rules-table-letters.{letter}"),
            str(2 * cards.COPIES),
            page.say(f"streifzug-rules-table-letters.{letter}-does"),
        ]
        for letter in ("joker", "patron", "hopser", "mopser")
    ]
    return [*head, page.say("streifzug-rules-table-letters.does")], rows


TABLES: dict[str, Callable[[Page], Table]] = {"points": points_table, "letters": letter_table}
