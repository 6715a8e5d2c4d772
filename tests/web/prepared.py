"""Tables whose match has got as far as a test needs it: its log is written as if it was played."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count

from sqlalchemy import create_engine, insert
from sqlalchemy.pool import NullPool

import spielwerk
from spielwerk import Match, bots
from spielwerk.server.matches import fairness
from spielwerk.server.storage.kept import CHANCE, Step
from spielwerk.server.storage.schema import log, seats, tables

DOG = spielwerk.load("dog")
BOTS = [bots.load("greedy", DOG, seat, seed=1) for seat in range(DOG.seats)]

Wanted = Callable[[Match], bool]


@dataclass(frozen=True)
class Prepared:
    """A table, and what opens its seats."""

    table: str
    keys: dict[int, str]
    match: Match
    """The truth about the table when it was prepared."""

    def link(self, seat: int | None = None) -> str:
        """Where somebody sits down there, or watches."""
        return f"table/{self.table}" + ("" if seat is None else f"#key={self.keys[seat]}")


def prepare(database: str, wanted: Wanted, names: dict[int, str]) -> Prepared:
    """A table where `wanted` holds; people sit where there are names, else bots.

    It is written past the server, which finds it in its database when somebody asks for it.
    """
    return lay(database, DOG, steps_to(wanted), names)


def lay(
    database: str,
    game: spielwerk.Game,
    steps: Sequence[Step],
    names: dict[int, str],
    bot: str = "greedy",
) -> Prepared:
    """A table with this log; people sit where there are names, else bots."""
    table = fairness.new_table_name()
    keys = {seat: fairness.new_key() for seat in names}
    about = {
        "id": table,
        "game": game.name,
        "options": json.dumps(game.options),
        "secret": fairness.new_secret(),
        "created": 0,
    }
    sitting = [
        {
            "table": table,
            "seat": seat,
            "bot": None if seat in names else bot,
            "name": names.get(seat),
            "key_hash": fairness.hashed(keys[seat]) if seat in names else None,
        }
        for seat in range(game.seats)
    ]
    logged = [
        {"table": table, "ply": ply, "seat": None if who == CHANCE else who, "step": text, "at": 0}
        for ply, (who, text) in enumerate(steps)
    ]
    with create_engine(database, poolclass=NullPool).begin() as connection:
        connection.execute(insert(tables), about)
        connection.execute(insert(seats), sitting)
        if logged:
            connection.execute(insert(log), logged)
    return Prepared(table, keys, game.replay_steps(steps))


@cache
def steps_to(wanted: Wanted) -> tuple[Step, ...]:
    """The steps of a match between bots until `wanted` holds; the first seeds have it mostly."""
    for seed in count(1):
        match = DOG.match(seed=seed)
        while not match.over:
            if wanted(match):
                return tuple(match.steps)
            play_on(match)
    raise AssertionError("unreachable: seeds do not end")


def play_on(match: Match) -> None:
    """One action of the first seat that has to act."""
    seat = match.seats_to_act()[0]
    legal = match.legal(seat)
    match.play(seat, BOTS[seat].choose(match.observation(seat), legal, match.events(seat)))


# What may be wanted, always of seat 0


def beginning(match: Match) -> bool:
    """The cards are dealt for the first time."""
    return True


def in_the_thick(match: Match) -> bool:
    """Seat 0 may choose among cards, with men all over the track."""
    men = [place for seat in match.observation(None)["men"] for place in seat]
    cards = {action.split()[0] for action in match.legal(0)}
    return play_of_0(match) and men.count("K") <= 7 and len(cards) >= 3


def seven_to_share(match: Match) -> bool:
    """Seat 0 holds a seven that several men may share, and other cards."""
    sevens = [action for action in match.legal(0) if action.startswith("7 ")]
    men = {action.split()[1].split(">")[0] for action in sevens}
    return play_of_0(match) and len(men) >= 2 and len(sevens) < len(match.legal(0))


def two_sevens(match: Match) -> bool:
    """Seat 0 holds another seven beside one that several men may share."""
    return match.observation(0)["hand"].split().count("7") > 1 and seven_to_share(match)


def joker(match: Match) -> bool:
    """Seat 0 holds a joker that can go to one field as several cards."""
    ways = [action.split()[1] for action in match.legal(0) if action.startswith("X=")]
    return play_of_0(match) and len(ways) > len(set(ways))


def jack(match: Match) -> bool:
    """Seat 0 can swap men."""
    return any("<>" in action for action in match.legal(0) if action.startswith("J"))


def last_action(match: Match) -> bool:
    """Seat 0 can win at once."""
    men = match.observation(None)["men"]
    home = sum(place.startswith("G") for seat in (0, 2) for place in men[seat])
    return home == 7 and any(wins(match, action) for action in match.legal(0))


def winning(match: Match) -> str:
    """An action by which seat 0 wins at once."""
    return next(action for action in match.legal(0) if wins(match, action))


def wins(match: Match, action: str) -> bool:
    after = DOG.replay_steps(match.steps)
    after.play(0, action)
    return after.over


def play_of_0(match: Match) -> bool:
    seen = match.observation(0)
    return bool(seen["phase"] == "play" and seen["to_move"] == 0)
