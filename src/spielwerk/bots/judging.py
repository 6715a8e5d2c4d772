"""Who says what chances a seat has: a search of worlds, or what a game's bots know better."""

from spielwerk.bots.knowledge import Judge, knowledge_of
from spielwerk.bots.search.levels import ONE_PLY
from spielwerk.bots.search.players import Player, level_of
from spielwerk.core import Game

QUICK = "quick"
"""The level that looks just so far that every step of a match can be judged."""


def judge_at(level: str, game: Game, seat: int, seed: int | str | None = 0) -> Judge:
    """Who judges for a seat, as long as a level thinks; BotError names the levels."""
    thinks = ONE_PLY if level == QUICK else level_of(game, level)
    own = knowledge_of(game.name).judge
    return own(level, game, seat, seed) if own else Player(thinks, game, seat, seed)
