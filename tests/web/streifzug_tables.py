"""Tables of Streifzug durch as tests need them: dealt so, and these rolls and actions played.

Red sits in the first quadrant, black opposite. A turn is written `6 4: 6 S>o0, 4 o0>o1, end`: the
roll, then what is played; a roll that lapses in the basic mode, `1 1`, is followed by nothing.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import spielwerk
from spielwerk import Match
from spielwerk.games.streifzug.cards import CODES, COPIES
from spielwerk.server.storage.kept import CHANCE
from tests.web.prepared import Prepared, lay

ANNA, BEN = 0, 1
NAMES = {0: "Anna", 1: "Ben", 2: "Clara", 3: "David"}
STACKS, HEIGHT = 8, 6
EXTENDED: dict[str, Any] = {"ext_cards": "on", "ext_throws": "on", "ext_finish": "on"}

Turns = tuple[str, ...]


def table(
    database: str,
    turns: Sequence[str],
    stacks: str = "",
    *,
    seats: int = 2,
    people: int = 4,
    **options: str | int,
) -> Prepared:
    """A table at which these turns were played; Anna began. People sit on the first seats.

    `stacks`: what lies on top of each at the beginning, from the top: `R4 R6, R3, …`.
    """
    match = played(tuple(turns), stacks, seats, tuple(sorted(options.items())))
    sitting = {seat: NAMES[seat] for seat in range(min(seats, people))}
    return lay(database, match.game, match.steps, sitting, bot="random")


@cache
def played(
    turns: Turns, stacks: str, seats: int, options: tuple[tuple[str, str | int], ...]
) -> Match:
    """The match as far as it has got."""
    game = spielwerk.load("streifzug", dict(options), seats=seats)
    match = Match(game, game.new_state(), None)
    chance(match, f"first {ANNA}")
    for card in dealt(stacks):
        chance(match, f"deal {card}")
    for turn in turns:
        roll, _, actions = turn.partition(":")
        chance(match, f"roll {roll}")
        for action in filter(None, actions.strip().split(", ")):
            match.play(match.seats_to_act()[0], action)
    return match


def chance(match: Match, outcome: str) -> None:
    match.repeat(len(match.steps), (CHANCE, outcome))


def dealt(stacks: str) -> list[str]:
    """The whole box in the order in which it is dealt: one card to each stack, six times."""
    rows = [part.split() for part in stacks.split(",")]
    rows += [[] for _ in range(STACKS - len(rows))]
    named = Counter(card for row in rows for card in row)
    rest = list((Counter(CODES[1:] * COPIES) - named).elements())
    for row in rows:
        while len(row) < HEIGHT:
            row.append(rest.pop(0))
    return [rows[stack][depth] for depth in range(HEIGHT) for stack in range(STACKS)]


# The basic mode

IN = ("6 4: 6 S>o0, 4 o0>o1", "1 1", "5 2: 2 o1>o2, 5 o2>o7", "1 1")
"""Anna's figure has come in, and has caught a card on o7; Ben's have not."""

ROLLED = (*IN, "3 2")
"""Anna has rolled, on o7."""

OWN_TEAM = (IN[0], "1 1", "6 4")
"""Of four, black has rolled."""

COLOURS = "B1 R4, R1, B3, R3, B2 B5, R5, R2 B4"
LAST_ROLL = (
    *IN,
    *("6 5: 5 o7>m0, 6 m0>m18", "1 1", "6 5: 6 m18>m12, 5 m12>o19", "1 1"),
    *("6 5: 5 o19>m6, 6 m6>m0", "1 1", "6 5: 6 m0>m18, 5 m18>o31", "1 1"),
    "6 5",
)
"""With COLOURS Anna has nine cards, her tenth lies five steps away, and the bell six further."""

WIN = ("5 o31>m12", "6 m12>bell")

# The extended mode

CARDS = "R4 R6, R3, RM, RH, RJ, B7, R5"
CARD_PHASE = (
    *("6 4: 6 S>o0, 4 o0>o1, end", "1 1: end", "5 2: 2 o1>o2, 5 o2>o7, end", "1 1: end"),
    *("6 5: 5 o7>m0, 6 m0>m18, end", "6 4: 6 S>o24, 4 o24>o25, end"),
    *("6 5: 6 m18>m12, 5 m12>o19, end", "5 2: 2 o25>o26, 5 o26>o31, end"),
    "6 5: 5 o19>m6, 6 m6>m0",
)
"""With CARDS Anna holds R3 R4 R5 R6 RJ RH RM on m0, and Ben B7 on o31."""

ENDING = (
    *CARD_PHASE[:-1],
    "6 5: 5 o19>m6, 6 m6>m0, meld R3 R4 R5, meld RJ RH RM, end",
    *("1 1: 1 o31>o32, 1 o32>o33, end", "1 1: 1 m0>m1, 1 m1>m2, end"),
    *("1 1: 1 o33>o34, 1 o34>o35, end", "1 1: 1 m2>m3, 1 m3>m4, end"),
    *("1 1: 1 o35>o34, 1 o34>o33, end", "1 1: 1 m4>m3, 1 m3>m2"),
)
"""With CARDS and `stall_rounds=3` Anna ends the game with her turn: 10 points to −1."""

COME = (
    *("6 4: 6 S>o0, 4 o0>o1, end", "6 4: 6 S>o24, 4 o24>o25, end"),
    "5 2: 2 o1>o2, 5 o2>o7, end",
)

MIDDLE = (
    *COME,
    *("5 2: 2 o25>o26, 5 o26>o31, end", "6 5: 5 o7>m0, 6 m0>m18, end"),
    *("5 1: 5 o31>m12, 1 m12>m11, end", "4 3"),
)
"""Anna can throw Ben on the turquoise m11, seven steps away; his two cards are of stacks 4, 5."""

THROW_MIDDLE = "4+3 m18>m11"

OUTER = (
    *COME,
    *("5 2: 2 o25>o26, 5 o26>o31, hopser S>m12, end", "6 5: 5 o7>m0, 6 m0>m18, end"),
    *("2 1: 2 m12>m10, 1 o31>o32, end", "4 1"),
)
"""Anna can throw Ben on the light green o32; with HOPPED he has used that Hopser, and holds R8."""

HOPPED = "B1, B2, B3, B4, R8, BH, B5"
THROW_OUTER = "4 m18>o32"

PATRON = "B1, B2, B3, B4, B8, RP, B5"
"""The stacks for MIDDLE: Ben holds a Patron, and a blue 8."""

NO_PATRON = "B1, B2, B3, B4, B8, R7, B5"
"""The stacks for MIDDLE: Ben holds a red 7, and a blue 8."""

RUNG = (
    *(turn for own in CARD_PHASE[:-1:2] for turn in (own, *["1 1: end"] * 3)),
    "6 5: 5 o19>m6, 6 m6>m0, meld R3 R4 R5, end",
    *["1 1: end"] * 3,
    "6 5: 6 m0>bell, 5 bell>i0, end",
    "6 4",
)
"""Of four, Anna has laid out a run, rung the bell, and holds cards; Ben has rolled."""
