"""What the rules of Rufus work out for their page: the path, the prizes, the trail cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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
    """The prizes, the top one first: as they lie at this table, or in each order known to all."""
    orders = {
        "ascending": numbers(cards.PRIZE_CARDS),
        "descending": numbers(cards.PRIZE_CARDS[::-1]),
        "alternating": numbers(cards.ALTERNATED),
    }
    if page.filtered:
        chosen = page.game.options["prizes"]
        own = str(page.game.options["prize_order"]).split()
        others = {"custom": own, "shuffled": ["?"] * cards.PRIZES}
        orders = {chosen: {**orders, **others}[chosen]}
    head = [page.say("rufus-rules-table-prizes"), *numbers(range(1, cards.PRIZES + 1))]
    return head, [
        [page.option_words("prizes", order)[1], *values] for order, values in orders.items()
    ]


def numbers(values: Iterable[int]) -> list[str]:
    return [str(one) for one in values]


TABLES: dict[str, Callable[[Page], Table]] = {"cards": card_table, "prizes": prize_table}
