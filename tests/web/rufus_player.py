"""Somebody who plays Rufus: a bot chooses, from what the page was told, and hands act on it."""

import math

import spielwerk
from spielwerk import bots
from tests.web.rufus_pages import RufusPages


class Player:
    """One seat's player."""

    def __init__(self, pages: RufusPages) -> None:
        self.pages = pages
        self.played: list[str] = []

    def choose(self) -> str:
        """What the bot would play."""
        visitor = self.pages.visitor
        seats = len(visitor.table["seats"])
        game = spielwerk.load("rufus", visitor.table["options"], seats=seats)
        bot = bots.load("greedy", game, visitor.table["seat"], seed=1)
        return bot.choose(self.pages.seen, visitor.update["legal"], visitor.events)

    def play_turns(self, turns: float = math.inf) -> None:
        """Play so many turns, or to the end; the first is taken back and done again."""
        while self.pages.wait_for_turn() and len(self.played) < turns:
            self.played.append(self.choose())
            self.pages.play(self.played[-1])
            if len(self.played) == 1 and not self.played[0].startswith("stone"):
                self.pages.wait_for_turn()
                self.pages.take_back()
                self.pages.wait_for_turn()
                self.pages.play(self.played[0])
