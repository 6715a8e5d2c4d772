"""How well a reader reads: how far it looks, what it remembers, whether it has a plan.

Nobody blunders on purpose; who is weaker lacks something that people lack, too.
"""

from typing import NamedTuple


class Reading(NamedTuple):
    """How a reader thinks."""

    seconds: float  # of CPU time at most
    depth: int = 32  # plies that it looks ahead
    calm: int = 4  # plies of certain attacks that it sees beyond
    nodes: int = 1 << 30  # at most
    memory: int | None = None  # own turns after which what was seen fades; None: never
    watches: bool = True  # draws conclusions from what cards did
    plans: bool = True  # knows where to go
    guards: bool = True  # counts tempi to its apple
    noise: int = 50  # in hundredths of a point, so that not all matches are the same


READINGS = {
    "child": Reading(0.1, 1, 0, memory=2, watches=False, plans=False, guards=False, noise=800),
    "casual": Reading(0.1, 2, 2, memory=8, watches=False, guards=False, noise=200),
    "club": Reading(0.1, nodes=220_000),
    "master": Reading(1.0),
}
"""`club` takes some 50 milliseconds and is the same everywhere; `master` is ended by the clock."""
JUDGES = READINGS | {"quick": Reading(0.1, 6, nodes=6_000)}
"""How long is thought where chances are told: `quick` for each step of a look back."""
