"""What the rules of Dog work out for their page: how many of everything, and the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spielwerk.core.game import Game
from spielwerk.games.dog import board, cards

if TYPE_CHECKING:
    from spielwerk.rulespages.page import Page, Table


def counts(game: Game) -> dict[str, int]:
    """Pieces, spaces and cards of a table."""
    return {
        "cards": cards.box_size(game.seats),
        "copies": cards.copies(cards.ACE, game.seats),
        "jokers": cards.copies(cards.JOKER, game.seats),
        "pieces": 4 * game.seats,
        "side": 4 * len(game.teams()[0]),
        "spaces": board.track_of(game.seats),
    }


def card_table(page: Page) -> Table:
    """Each card, how many there are, and what it does."""
    head = [page.say("dog-help-cards.card"), page.say("rules-how-many")]
    rows = [
        [
            page.say(f"dog-card-{cards.CODES[card]}"),
            str(cards.copies(card, page.game.seats)),
            page.say(f"dog-card-{cards.CODES[card]}-help"),
        ]
        for card in cards.CARDS
    ]
    return [*head, page.say("dog-help-cards.meaning")], rows


def deal_table(page: Page) -> Table:
    """How many cards everybody gets, round by round."""
    sizes = range(cards.LARGEST_HAND, cards.SMALLEST_HAND - 1, -1)
    rounds = [str(number) for number, _ in enumerate(sizes, 1)]
    head = [page.say("dog-rules-table-deals.round"), *rounds, str(len(rounds) + 1)]
    row = [page.say("dog-rules-table-deals"), *map(str, sizes), str(cards.LARGEST_HAND)]
    return head, [row]


TABLES: dict[str, Callable[[Page], Table]] = {"cards": card_table, "deals": deal_table}
