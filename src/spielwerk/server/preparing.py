"""Having a game's search as machine code: made once on a machine, then loaded by every process."""

import spielwerk
from spielwerk import bots
from spielwerk.bots.learning import courses
from spielwerk.bots.search.players import Player, level_of, searcher_for

LEVEL = "club"
"""The easiest level that does all that any does."""

MOST_ACTIONS = 50
"""After so many actions of a new match somebody has searched."""


def can_be_prepared(game: str) -> bool:
    """Whether bots of this game search at all."""
    return LEVEL in bots.names(game)


def prepare(game: str) -> None:
    """Play until somebody has searched: then all is there that a search needs.

    Half a minute the first time on a machine, later two seconds in every new process.
    """
    match = spielwerk.load(game).match(seed=0)
    level = level_of(game, LEVEL)
    searcher = searcher_for(game, courses.net_for(match.game, level.net))
    for _ in range(MOST_ACTIONS):
        seat = match.seats_to_act()[0]
        player = Player(level, match.game, seat, 0)
        seen = match.observation(seat), match.legal(seat), match.events(seat)
        match.play(seat, player.choose(*seen))
        if searcher.done or match.over:
            return
