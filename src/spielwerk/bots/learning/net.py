"""A net with one hidden layer, as in TD-Gammon: features in, the chance to win out.

Tesauro, Temporal difference learning and TD-Gammon (1995). Plain loops: they run as they stand and
as machine code. Features are mostly 0, and those are passed over.
"""

import math
from typing import Any, NamedTuple


class Net(NamedTuple):
    """Weights, all float32: `first[feature, unit]`, `bias[unit]`, `second[unit]`, `last[0]`."""

    first: Any
    bias: Any
    second: Any
    last: Any


def forward(net: Any, x: Any, count: int, hidden: Any) -> float:
    """The chance to win, 0 to 1, of `count` features `x`; the units' outputs stay in `hidden`."""
    units = net.bias.shape[0]
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
