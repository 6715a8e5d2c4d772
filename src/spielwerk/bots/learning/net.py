"""A net with one hidden layer, as in TD-Gammon: features in, the chance to win out.

Tesauro, Temporal difference learning and TD-Gammon (1995). Plain loops: they run as they stand and
as machine code. Features are mostly 0, and those are passed over.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from spielwerk.core.machine import Floats

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray


class Net(NamedTuple):
    """Weights, all float32: `first[feature, unit]`, `bias[unit]`, `second[unit]`, `last[0]`."""

    first: NDArray[numpy.float32]
    bias: NDArray[numpy.float32]
    second: NDArray[numpy.float32]
    last: NDArray[numpy.float32]


def with_log_odds(net: Net, log_odds: float) -> Net:
    """The net at a table where the odds to win are other ones from the start."""
    return net._replace(last=net.last + log_odds)


def forward(net: Net, x: Floats, count: int, hidden: Floats) -> float:
    """The chance to win, 0 to 1, of `count` features `x`; the units' outputs stay in `hidden`."""
    units = len(net.bias)
    for j in range(units):
        hidden[j] = net.bias[j]
    for i in range(count):
        value = x[i]
        if value != 0:
            for j in range(units):
                hidden[j] += value * net.first[i, j]
    total = net.last[0]
    for j in range(units):
        if hidden[j] > 0:
            total += hidden[j] * net.second[j]
        else:
            hidden[j] = 0
    return squashed(total)


def squashed(total: float) -> float:
    """The logistic function."""
    return 1.0 / (1.0 + math.exp(-total))
