"""Tables of Stramash as tests need them: as far as bots had to play."""

from collections.abc import Callable
from functools import cache
from itertools import count

import spielwerk
from spielwerk import Match, bots
from spielwerk.server.storage.kept import Step
from tests.laws.matches import branch
from tests.web.prepared import Prepared, lay

ANNA = 0
NAMES = {0: "Anna", 1: "Ben", 2: "Clara", 3: "David", 4: "Emma", 5: "Finn"}

Wanted = Callable[[Match], bool]


def until(
    database: str, wanted: Wanted, seats: int = 4, people: int = 6, **options: str | int
) -> Prepared:
    """A table at which bots have played until it is Anna's turn and `wanted` holds.

    People sit on the first seats, bots that play anything on the others.
    """
    game = spielwerk.load("stramash", options, seats=seats)
    steps = steps_to(wanted, seats, tuple(sorted(options.items())))
    sitting = {seat: NAMES[seat] for seat in range(min(seats, people))}
    return lay(database, game, steps, sitting, bot="random")


@cache
def steps_to(
    wanted: Wanted, seats: int, options: tuple[tuple[str, str | int], ...]
) -> tuple[Step, ...]:
    """The steps of a match between bots until `wanted` holds; the first seeds have it mostly."""
    game = spielwerk.load("stramash", dict(options), seats=seats)
    for seed in count(1):
        players = [bots.load("greedy", game, seat, seed=seed) for seat in range(seats)]
        match = game.match(seed=seed)
        while not match.over:
            seat = match.seats_to_act()[0]
            if seat == ANNA and wanted(match):
                return tuple(match.steps)
            seen, told = match.observation(seat), match.events(seat)
            match.play(seat, players[seat].choose(seen, match.legal(seat), told))
    raise AssertionError("unreachable: seeds do not end")


# What may be wanted of Anna's turn


def beginning(match: Match) -> bool:
    """She has drawn her first card."""
    return True


def in_the_thick(match: Match) -> bool:
    """She may choose among cards, with laddies all over the track."""
    laddies = [place for seat in match.observation(None)["laddies"] for place in seat]
    cards = {action.split()[0] for action in match.legal(ANNA)}
    under_way = sum(place.startswith("T") for place in laddies)
    return under_way >= len(laddies) // 3 and len(cards) >= 3


def nothing_goes(match: Match) -> bool:
    """None of her cards has a move."""
    return all(action.startswith("discard ") for action in match.legal(ANNA))


def seven_to_share(match: Match) -> bool:
    """She may begin to share a seven, and has other cards to play."""
    legal = match.legal(ANNA)
    return bool(parts(legal)) and any(not action.startswith("7 ") for action in legal)


def parts(legal: list[str]) -> list[str]:
    """First parts of a seven that leave a rest: not all seven steps of one laddie."""
    sevens = [action for action in legal if action.startswith("7 T")]
    laddies = {action.split(">")[0] for action in sevens}
    return sevens if len(laddies) > 1 and len(sevens) > len(laddies) + 2 else []


def fechter(match: Match) -> bool:
    """She has a Bonnie Fechter, and may choose whom it hits, and with which laddie."""
    ways = [action.split()[1].split(">") for action in match.legal(ANNA) if action[0] == "X"]
    return len({way[0] for way in ways}) > 1 and len({way[1] for way in ways}) > 1


def plain(match: Match) -> bool:
    """One of her cards leads two laddies to one hole each."""
    return plain_card(match.legal(ANNA)) is not None


def plain_card(legal: list[str]) -> str | None:
    """A card that leads two laddies to one hole each."""
    for card in "2345":
        ways = [action.split()[1].split(">") for action in legal if action.split()[0] == card]
        if len(ways) == 2 and ways[0][0] != ways[1][0] and ways[0][1] != ways[1][1]:
            return card
    return None


def promoting(match: Match) -> bool:
    """She can land on her partner's laddie."""
    return helping(match) is not None


def helping(match: Match) -> str | None:
    """An action of hers that brings her partner's laddie to its entrance."""
    partner = match.observation(None)["seats"] // 2
    theirs = match.observation(None)["laddies"][partner]
    for action in match.legal(ANNA):
        hole = action.split(">")[-1]
        if hole in theirs and action[0] not in "7X":
            return action
    return None


def all_home(match: Match) -> bool:
    """Her laddies are all home, her partner's are not, and they have a move."""
    own = match.observation(None)["laddies"][ANNA]
    return all(place.startswith("C") for place in own) and not nothing_goes(match)


def last_action(match: Match) -> bool:
    """She can win at once."""
    return winning(match) is not None


def winning(match: Match) -> str | None:
    """An action by which she wins at once."""
    home = sum(place.startswith("C") for place in match.observation(None)["laddies"][ANNA])
    if home < 4:
        return None
    return next((action for action in match.legal(ANNA) if wins(match, action)), None)


def wins(match: Match, action: str) -> bool:
    after = branch(match)
    after.play(ANNA, action)
    return after.over
