"""Tables of Strategus as tests need them: with these armies set up, and these moves made."""

from collections.abc import Callable

import spielwerk
from spielwerk.games.strategus.setups import SETUPS
from tests.server.armies import SQUARES, Army, whole
from tests.web.prepared import Prepared, lay

Lays = Callable[..., Prepared]

HARE, LION, TIGER = "9", "5", "6"


def arranged(seat: int, setup: str = "balanced", **wanted: str) -> Army:
    """A ready-made army with these kinds on these squares: others have made room for them."""
    cards = list(SETUPS[setup].replace(" ", ""))
    places = [SQUARES[seat].index(square) for square in wanted]
    for square, kind in wanted.items():
        here = SQUARES[seat].index(square)
        if cards[here] != kind:
            free = [i for i, card in enumerate(cards) if card == kind and i not in places]
            cards[here], cards[free[0]] = cards[free[0]], cards[here]
    return "".join(cards)


def table(
    database: str,
    moves: str = "",
    armies: tuple[Army | None, Army | None] = (None, None),
    names: tuple[str | None, str | None] = ("Anna", "Ben"),
    bot: str = "random",
    **options: str | int,
) -> Prepared:
    """A table where red begins. People sit where there are names, else bots.

    Moves are made in turn. Where an army is None, it is still to be set up.
    """
    game = spielwerk.load("strategus", {"first": "0"} | options)
    match = game.match(seed=1)
    for seat, army in enumerate(armies):
        if army is not None:
            match.play(seat, whole(army))
    for move in moves.split():
        match.play(match.seats_to_act()[0], move)
    sitting = {seat: name for seat, name in enumerate(names) if name is not None}
    return lay(database, game, match.steps, sitting, bot)


FIGHTERS = (arranged(0, e4=HARE, a4="7"), arranged(1, e7=LION, a7="7"))
"""Red's hare can run into blue's lion."""

CLOSE = (
    arranged(0, a4="1", e4=HARE, b4="7", h4="T"),
    arranged(1, a7="A", e7="7", b7="7", h7="T"),
)
"""Red's elephant stands before blue's apple; a trap of each side stands in front."""

NEAR_THE_APPLE = "a4-a5 b7-b6 a5-a6 b6-b7"
"""After these moves the elephant can take it."""
