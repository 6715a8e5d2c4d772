"""Somebody who plays Streifzug durch: a bot chooses from what the page was told; hands act."""

import math

import spielwerk
from spielwerk import bots
from tests.web.streifzug_pages import StreifzugPages


class Player:
    """One seat's player."""

    def __init__(self, pages: StreifzugPages) -> None:
        self.pages = pages
        self.played: list[str] = []

    def choose(self) -> str:
        """What the bot would play."""
        visitor = self.pages.visitor
        seats = len(visitor.table["seats"])
        game = spielwerk.load("streifzug", visitor.table["options"], seats=seats)
        bot = bots.load("greedy", game, visitor.table["seat"], seed=1)
        return bot.choose(self.pages.seen, self.pages.legal, visitor.events)

    def play(self) -> None:
        """Play what the bot would, in the window that one looks at: others are drawn rarely."""
        self.pages.page.bring_to_front()
        self.played.append(self.choose())
        self.pages.play(self.played[-1])


def play_on(*players: Player, turns: float = math.inf) -> None:
    """All play whenever they are asked, until all have seen the end, or the first so much."""
    while not all(player.pages.is_over() for player in players) and len(players[0].played) < turns:
        for player in players:
            if player.pages.is_asked():
                player.play()
        players[0].pages.page.wait_for_timeout(5)
