"""Somebody who plays Dog: a bot chooses, from what the page was told, and hands act on it."""

from spielwerk import bots, load
from tests.web.pages import Pages

DOG = load("dog")


class Player:
    """One seat's player."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.played: list[str] = []
        """All actions, taken back or not."""
        self.taken_back = 0

    def choose(self) -> str:
        """What the bot would play."""
        visitor = self.pages.visitor
        update = visitor.update
        bot = bots.load("greedy", DOG, visitor.table["seat"], seed=1)
        return bot.choose(update["observation"], update["legal"], visitor.events)

    def play(self, action: str | None = None) -> None:
        """Play this, or what the bot would."""
        self.played.append(action or self.choose())
        self.pages.play(self.played[-1])

    def play_rounds(self, rounds: int) -> None:
        """Play until so many rounds are over, or the game is."""
        while self.pages.wait_for_turn() and self.rounds() <= rounds:
            self.play()

    def rounds(self) -> int:
        """How many rounds have begun."""
        return sum(event["event"] == "round" for event in self.pages.visitor.events)

    def play_whole_game(self) -> None:
        """To the end, among bots; a part of the first seven that can be shared is taken back."""
        while self.pages.wait_for_turn():
            self.give_last()
            parts = [way for way in self.pages.visitor.update["legal"] if way.startswith("7 ")]
            if len(parts) > 1 and self.taken_back == 0:
                self.take_back_once(parts[0])
            else:
                self.play()

    def give_last(self) -> None:
        """In an exchange wait for the bots, which choose otherwise when they are not the first."""
        visitor = self.pages.visitor
        visitor.wait_until(
            lambda: visitor.update["observation"].get("given", []).count(None) <= 1,
            "the others have given a card",
        )

    def take_back_once(self, part: str) -> None:
        """Play a part of a seven, and take it back: everything is as before."""
        before = self.pages.visitor.update
        self.play(part)
        self.pages.wait_for_turn()
        if not self.pages.visitor.update["can_take_back"]:
            return
        self.pages.take_back()
        self.pages.wait_for_turn()
        after = self.pages.visitor.update
        assert after["legal"] == before["legal"]
        assert after["observation"]["men"] == before["observation"]["men"]
        self.taken_back += 1
