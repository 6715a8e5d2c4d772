"""What was said and what was won, tenth by tenth, with intervals, as a table and as a plot."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from spielwerk.lab.intervals import reach
from spielwerk.lab.plots import Ink, Plot

if TYPE_CHECKING:
    from matplotlib.axes import Axes

TENTHS = 10
ALLOWED = 0.03
"""So far a chance may be off, beyond its interval."""
FEWEST, ENOUGH = 2, 20
"""Matches: fewer have no interval; and one that can be relied on has so many."""


class One(NamedTuple):
    """A chance that was said, and the share of the match that was won."""

    match: int
    said: float
    won: float


class Tenth(NamedTuple):
    """What was said between two tenths."""

    positions: int
    matches: int
    said: float
    won: float
    half: float  # of the 95 % interval of what was won less what was said

    @property
    def off(self) -> float:
        """How far it is off for certain: by how much of the difference chance does not explain."""
        if self.matches < ENOUGH:
            return 0.0
        return max(0.0, abs(self.won - self.said) - self.half)


def tenths(told: Iterable[One]) -> list[Tenth]:
    """Those tenths in which something was said in several matches."""
    parts: dict[int, list[One]] = defaultdict(list)
    for one in told:
        parts[min(int(one.said * TENTHS), TENTHS - 1)].append(one)
    found = [tenth(parts[part]) for part in sorted(parts)]
    return [one for one in found if one.matches >= FEWEST]


def tenth(told: Sequence[One]) -> Tenth:
    """The interval takes positions of one match for one observation: they end alike."""
    errors: dict[int, float] = defaultdict(float)
    said, won = (
        sum(part) / len(told) for part in zip(*((o.said, o.won) for o in told), strict=True)
    )
    for one in told:
        errors[one.match] += (one.won - one.said) - (won - said)
    matches = len(errors)
    spread = sum(error * error for error in errors.values()) * matches / max(matches - 1, 1)
    return Tenth(len(told), matches, said, won, reach() * sqrt(spread) / len(told))


HEAD = (
    "| said | positions | matches | said on average | won | 95 % | off for certain |\n"
    "|---|---|---|---|---|---|---|\n"
)


def line(one: Tenth) -> str:
    """A row of the table."""
    low = min(int(one.said * TENTHS), TENTHS - 1) / TENTHS
    return (
        f"| {low:.1f} to {low + 0.1:.1f} | {one.positions} | {one.matches} | {one.said:.3f} | "
        f"{one.won:.3f} | {one.won - one.half:.3f} to {one.won + one.half:.3f} | {one.off:.3f} |\n"
    )


def plot(name: str, before: Sequence[Tenth], after: Sequence[Tenth]) -> Plot:
    """What was won over what was said, before it was put right and after."""

    def draw(axes: "Axes", ink: Ink) -> None:
        axes.plot([0, 100], [0, 100], color=ink.line, linewidth=1.5)
        for told, colour, label in ((before, ink.soft, "before"), (after, ink.tint, "now")):
            axes.errorbar(
                [100 * one.said for one in told],
                [100 * one.won for one in told],
                yerr=[100 * one.half for one in told],
                fmt="o",
                color=colour,
                ecolor=colour,
                capsize=3,
                label=label,
            )
        axes.legend(frameon=False)
        axes.set_xlabel("said (%)")
        axes.set_ylabel("won (%)")

    return Plot(name, 3.6, draw)
