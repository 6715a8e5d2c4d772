"""What the rules of Stramash work out for their page: how many of everything, and the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spielwerk.core.game import Game
from spielwerk.games.stramash import board, cards

if TYPE_CHECKING:
    from spielwerk.rulespages.page import Page, Table


SCOTTISH = ("mashie", "laddie", "dock", "castle", "fechter", "stoater")
"""In the order in which they are explained."""


def counts(game: Game) -> dict[str, int]:
    """Mashies, holes, laddies and cards of a table."""
    packs, mashies = cards.packs(game.seats), board.mashies(game.seats)
    return {
        "packs": packs,
        "cards": packs * sum(map(cards.in_pack, cards.CARDS)),
        "fechters": packs * cards.in_pack(cards.FECHTER),
        "copies": packs * cards.in_pack(cards.ACE),
        "mashies": mashies,
        "holes_in_all": mashies * game.options["holes"],
        "laddies": board.LADDIES_EACH * game.seats,
    }


def card_table(page: Page) -> Table:
    """Each card, how many there are, and what it does."""
    packs = cards.packs(page.game.seats)
    head = ["stramash-help-cards.card", "rules-how-many", "stramash-help-cards.meaning"]
    rows = [
        [
            page.say(f"stramash-card-{cards.CODES[card]}"),
            str(packs * cards.in_pack(card)),
            page.say(f"stramash-card-{cards.CODES[card]}-help"),
        ]
        for card in cards.CARDS
    ]
    return [page.say(title) for title in head], rows


def word_table(page: Page) -> Table:
    """The words that stay Scottish."""
    head = [page.say(f"stramash-help-words.{title}") for title in ("word", "meaning")]
    names = [f"stramash-word-{word}" for word in SCOTTISH]
    return head, [[page.say(name), page.say(f"{name}.help")] for name in names]


TABLES: dict[str, Callable[[Page], Table]] = {"cards": card_table, "words": word_table}
