"""What the rules of Rufus work out for their page: the path, the prizes, the trail cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spielwerk.core.game import Game
from spielwerk.games.rufus import board, cards

if TYPE_CHECKING:
    from spielwerk.rulespages.page import Page, Table


def counts(game: Game) -> dict[str, int]:
    """Spaces, stones and cards of a table."""
    path = game.options["fields"]
    return {
        "spaces": path,
        "half": path // 2,
        "near": board.second_start(path),
        "far": board.first_start(path),
        "stones": 2 * game.seats,
        "trail": cards.HAND * game.seats,
        "prizes": cards.PRIZES,
        "together": sum(cards.PRIZE_CARDS),
    }


def card_table(page: Page) -> Table:
    """Each trail card: where it leads, and what it counts if it is kept."""
    head = [page.say(f"rufus-help-card.{title}") for title in ("card", "leads", "keeps")]
    return head, [[str(card), *card_words(page, card)] for card in cards.TRAIL_CARDS]


def card_words(page: Page, card: int) -> list[str]:
    back = "no" if cards.is_forward(card) else "yes"
    return [page.say(f"rufus-card-{part}", value=card, back=back) for part in ("leads", "keeps")]


def prize_table(page: Page) -> Table:
    """The prizes in the orders that can be told in advance, the top one first."""
    orders = {
        "ascending": cards.PRIZE_CARDS,
        "descending": cards.PRIZE_CARDS[::-1],
        "alternating": cards.ALTERNATED,
    }
    head = [page.say("rufus-rules-table-prizes"), *map(str, range(1, cards.PRIZES + 1))]
    rows = [
        [page.option_words("prizes", order)[1], *map(str, values)]
        for order, values in orders.items()
    ]
    return head, rows


TABLES: dict[str, Callable[[Page], Table]] = {"cards": card_table, "prizes": prize_table}
