"""Tables of Rufus as tests need them: these actions played, or as far as bots had to play."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count

import spielwerk
from spielwerk import Match, bots
from spielwerk.server.storage.kept import CHANCE, Step
from tests.web.prepared import Prepared, lay

ANNA, BEN = 0, 1
NAMES = {0: "Anna", 1: "Ben", 2: "Clara", 3: "David", 4: "Emma"}
SHORT = 40
"""Fields of a short path: stones begin on 28 and 32, the fox on 0; the other den is 20."""


def table(
    database: str,
    actions: Sequence[str] = (),
    *,
    seats: int = 2,
    first: int = ANNA,
    bot: int | None = None,
    **options: str | int,
) -> Prepared:
    """A short path on which these actions were played, by whoever's turn it was.

    People sit everywhere, but `bot`.
    """
    game = spielwerk.load("rufus", {"fields": SHORT} | options, seats=seats)
    match = game.replay_steps([(CHANCE, f"first {first}")])
    for action in actions:
        match.play(match.seats_to_act()[0], action)
    return lay(database, game, match.steps, sitting(seats, bot), bot="random")


def sitting(seats: int, bot: int | None) -> dict[int, str]:
    return {seat: NAMES[seat] for seat in range(seats) if seat != bot}


MEETING = ("lay 5 @30", "stone 32>38")
"""Ben has laid a card that leads Anna's stone from 28 back to 25."""

BEHIND = ("lay 8 @39", "stone 28>34", "stone 32>39")
"""Ben's stone has followed Anna's card past the fox, which can catch it now."""

CLOSE = ("stone 32>39", "stone 28>35")
"""With three of Anna's points the fox runs so far that four are right to catch it."""


# As far as bots had to play

Wanted = Callable[[Match], bool]


def until(database: str, wanted: Wanted, seats: int = 2, **options: str | int) -> Prepared:
    """A table at which bots have played until `wanted` holds; people go on."""
    game = spielwerk.load("rufus", {"fields": SHORT} | options, seats=seats)
    steps = steps_to(wanted, seats, tuple(sorted(options.items())))
    return lay(database, game, steps, sitting(seats, None))


@cache
def steps_to(
    wanted: Wanted, seats: int, options: tuple[tuple[str, str | int], ...]
) -> tuple[Step, ...]:
    game = spielwerk.load("rufus", {"fields": SHORT} | dict(options), seats=seats)
    for seed in count(1):
        players = [bots.load("greedy", game, seat, seed=seed) for seat in range(seats)]
        match = game.match(seed=seed)
        while not match.over:
            if wanted(match):
                return tuple(match.steps)
            seat = match.seats_to_act()[0]
            seen, told = match.observation(seat), match.events(seat)
            match.play(seat, players[seat].choose(seen, match.legal(seat), told))
    raise AssertionError("unreachable: seeds do not end")


def last_prize(match: Match) -> bool:
    """Anna can take the last prize."""
    left = match.observation(None)["prizes"]
    return len(left) == 1 and any(ends(match, action) for action in match.legal(ANNA))


def ending(match: Match) -> str:
    """An action of Anna's that ends the game."""
    return next(action for action in match.legal(ANNA) if ends(match, action))


def ends(match: Match, action: str) -> bool:
    after = match.game.replay_steps(match.steps)
    after.play(ANNA, action)
    return after.over
