"""Worlds that agree with all that a seat of Rufus saw and heard.

Which card lies where only its owner knows; but the even ones, which count against it, are laid
more often. What has happened tells no more, and what was shown lies open: there is nothing that
anybody could forget.
"""

import random
from collections.abc import Iterator, Sequence

from spielwerk.bots.rufus.guide import determinize
from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.core.news import copied
from spielwerk.games.rufus.state import OVER, State


def worlds(
    game: Game,
    seen: Document,
    events: Sequence[Document],
    seed: str,
    memory: int | None = None,
) -> Iterator[State]:
    """What may lie where, with the hidden cards as likely as their owners lay them."""
    first: State = game.determinize(seen, seed=seed).state
    lot = random.Random(seed)
    while True:
        state = copied(first)
        if state.phase != OVER:
            determinize(state, seen["seat"], lot)
        yield state
