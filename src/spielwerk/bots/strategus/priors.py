"""A prior for set-ups: how usual each kind is in a row, as in the ready-made ones."""

from spielwerk.games.strategus.board import ZONE_ROWS
from spielwerk.games.strategus.cards import CODES, COUNT
from spielwerk.games.strategus.setups import SETUPS

DOUBT = 0.25
"""How much of a kind may stand anywhere, whatever the ready-made set-ups say."""


def prior_counts(row: int | None) -> list[float]:
    """How many of each kind use to stand in one of the own rows (0 the back row), by number."""
    anywhere = [DOUBT * count / ZONE_ROWS for count in COUNT]
    if row is None:
        return anywhere
    groups = [setup.split()[row] for setup in SETUPS.values()]
    return [
        sum(group.count(CODES[kind]) for group in groups) / len(groups) + anywhere[kind]
        for kind in range(len(COUNT))
    ]


PRIOR_COUNTS = {row: prior_counts(row) for row in (*range(ZONE_ROWS), None)}
