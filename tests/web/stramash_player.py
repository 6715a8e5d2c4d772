"""Somebody who plays Stramash: a bot chooses, from what the page was told, and hands act on it."""

import math

import spielwerk
from spielwerk import bots
from tests.web.stramash_pages import StramashPages


class Player:
    """One seat's player."""

    def __init__(self, pages: StramashPages) -> None:
        self.pages = pages
        self.played: list[str] = []

    def choose(self) -> str:
        """What the bot would play."""
        visitor = self.pages.visitor
        seats = len(visitor.table["seats"])
        game = spielwerk.load("stramash", visitor.table["options"], seats=seats)
        bot = bots.load("greedy", game, visitor.table["seat"], seed=1)
        return bot.choose(self.pages.seen, self.pages.legal, visitor.events)

    def play(self) -> None:
        """Play what the bot would."""
        self.played.append(self.choose())
        self.pages.play(self.played[-1])

    def play_turns(self, turns: float = math.inf) -> None:
        """Play so many turns, or until the game is over."""
        while self.pages.wait_for_turn() and len(self.played) < turns:
            self.play()
