"""How likely each hidden card is each kind, by what was seen of it and by counting.

Which cards are lost is public, so the cards on the table must add up. Before anything is seen, a
kind is as likely in a row of the own four as it is in the ready-made set-ups. From there rows
(cards) and columns (kinds) are scaled in turn until both add up: the likeliest table that fits all
that is known.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from spielwerk.games.strategus.board import SIDE, ZONE_ROWS, row_of
from spielwerk.games.strategus.cards import APPLE, CODES, COUNT, KINDS, TRAP
from spielwerk.games.strategus.setups import SETUPS

Kinds = frozenset[int]
Card = tuple[Kinds, int | None]
"""What a card can be, and in which own row (`own_row`) it was seen first."""
Chances = list[float]
"""How likely each kind is, by its number; the first entry is not used."""

FIXED = frozenset((TRAP, APPLE))

ROUNDS = 12
"""How often rows and columns are scaled; after that they add up to a hundredth or so."""
DOUBT = 0.25
"""How much of a kind may stand anywhere, whatever the ready-made set-ups say."""


def usual(row: int | None) -> Chances:
    """How many of each kind use to stand in one of the own rows (0 the back row)."""
    anywhere = [DOUBT * count / ZONE_ROWS for count in COUNT]
    if row is None:
        return anywhere
    groups = [setup.split()[row] for setup in SETUPS.values()]
    return [
        sum(group.count(CODES[kind]) for group in groups) / len(groups) + anywhere[kind]
        for kind in range(len(COUNT))
    ]


USUAL = {row: usual(row) for row in (*range(ZONE_ROWS), None)}


def own_row(owner: int, at: int) -> int | None:
    """Which of its owner's four rows a square is in, 0 the back one; None if in none."""
    row = row_of(at) if owner == 0 else SIDE - 1 - row_of(at)
    return row if row < ZONE_ROWS else None


def chances(cards: Mapping[int, Card], left: Sequence[int]) -> dict[int, Chances]:
    """For every square the chances of each kind; `left`: how many of each are on the table."""
    hidden = {at: card for at, card in cards.items() if len(card[0]) > 1}
    found = {at: certain(*card[0]) for at, card in cards.items() if at not in hidden}
    unknown = [left[kind] - sum(found[at][kind] for at in found) for kind in range(len(COUNT))]
    if fixed_ones(hidden) == unknown[TRAP] + unknown[APPLE]:
        hidden = {at: without_animals(card) for at, card in hidden.items()}
    sizes = Counter(hidden.values())
    shares = {card: scaled_start(card, size) for card, size in sizes.items()}
    scale(list(shares.values()), list(sizes.values()), unknown)
    each = {card: [share / sizes[card] for share in shares[card]] for card in sizes}
    return found | {at: each[card] for at, card in hidden.items()}


def certain(kind: int) -> Chances:
    """It can be nothing else."""
    return [float(kind == other) for other in range(len(COUNT))]


def fixed_ones(hidden: Mapping[int, Card]) -> int:
    """How many of these cards can be a trap or the apple."""
    return sum(not card[0].isdisjoint(FIXED) for card in hidden.values())


def without_animals(card: Card) -> Card:
    """Traps and apple are as many as the cards that can be one: then those are no animals."""
    return (card[0] & FIXED or card[0], card[1])


def scaled_start(card: Card, size: int) -> Chances:
    """The usual share of each kind in so many cards like this, before it is made to add up."""
    able, row = card
    return [size * USUAL[row][kind] * (kind in able) for kind in range(len(COUNT))]


def scale(shares: Sequence[Chances], sizes: Sequence[int], unknown: Sequence[float]) -> None:
    """Make every column add up to what is unknown of its kind, and every row to its size."""
    for _ in range(ROUNDS):
        for kind in KINDS:
            total = sum(share[kind] for share in shares)
            if total > 0:
                factor = unknown[kind] / total
                for share in shares:
                    share[kind] *= factor
        for share, size in zip(shares, sizes, strict=True):
            factor = size / max(sum(share), 1e-9)
            share[:] = [part * factor for part in share]
