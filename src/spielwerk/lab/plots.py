"""Plots of reports, by matplotlib: for a page, in the colours of whoever reads it, or as files."""

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from spielwerk import files
from spielwerk.core.documents import Document, Written
from spielwerk.lab.executors import needed
from spielwerk.text import Texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes


class Ink(NamedTuple):
    """The colours of a plot."""

    ink: str
    soft: str
    line: str
    tint: str


PAPER = Ink("#2d2016", "#66523e", "#d8c8aa", "#7e2b1a")
STAND_INS = Ink("#010101", "#020202", "#030303", "#040404")
"""What a page replaces by colours of its own (`PAGE`)."""
PAGE = Ink("var(--ink)", "var(--ink-soft)", "var(--line)", "var(--accent)")


def style(ink: Ink) -> Written:
    """How all plots look: Matplotlib's settings."""
    return {
        "svg.fonttype": "none",
        "svg.hashsalt": "spielwerk",
        "font.family": "sans-serif",
        "font.size": 10,
        "text.color": ink.ink,
        "axes.edgecolor": ink.line,
        "axes.labelcolor": ink.soft,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.facecolor": "none",
        "figure.facecolor": "none",
        "xtick.color": ink.soft,
        "ytick.color": ink.soft,
    }


WIDTH = 5.2
"""Inches."""
UNDATED = {"Date": None, "Creator": None}
"""Nothing in a file says when and where it was made: equal reports make equal files."""


class Plot(NamedTuple):
    """A plot: its name, its height in inches, and what draws it."""

    name: str
    height: float
    draw: Callable[["Axes", Ink], None]


def drawn(plot: Plot, ink: Ink, kind: str, **how: Any) -> bytes:
    """A plot as the content of a file, `svg` or `png`; MissingExtra without matplotlib."""
    content = io.BytesIO()
    figures = needed("matplotlib.figure")
    with needed("matplotlib").rc_context(style(ink)):
        made = figures.Figure(figsize=(WIDTH, plot.height), layout="constrained")
        plot.draw(made.add_subplot(), ink)
        made.savefig(content, format=kind, **how)
    return content.getvalue()


def svg(plot: Plot) -> str:
    """The plot as SVG to stand in a page, without the head of a file."""
    text = drawn(plot, STAND_INS, "svg", metadata=UNDATED).decode()
    text = text[text.index("<svg") :]
    for stand_in, colour in zip(STAND_INS, PAGE, strict=True):
        text = text.replace(stand_in, colour)
    return text


def keep(plots: Sequence[Plot], folder: Path) -> list[Path]:
    """Write the plots into a folder, as SVG and as PNG on white. NotWritten if that cannot be."""
    files.folder(folder)
    kept = []
    for plot in plots:
        vectors, pixels = (folder / f"{plot.name}.{kind}" for kind in ("svg", "png"))
        files.write(vectors, drawn(plot, PAPER, "svg", metadata=UNDATED))
        files.write(pixels, drawn(plot, PAPER, "png", dpi=160, facecolor="white"))
        kept += [vectors, pixels]
    return kept


# What is drawn


def lengths(report: Document, texts: Texts) -> Plot:
    """How many actions matches have."""

    def draw(axes: "Axes", ink: Ink) -> None:
        told = report["lengths"]
        middles = [told["from"] + (n + 0.5) * told["width"] for n in range(len(told["counts"]))]
        axes.bar(middles, told["counts"], width=told["width"] * 0.86, color=ink.tint, alpha=0.75)
        axes.axvline(told["median"], color=ink.ink, linewidth=1, linestyle=(0, (4, 3)))
        axes.set_xlabel(texts.say("lab-length-axis"))
        axes.set_ylabel(texts.say("lab-games-axis"))

    return Plot("length", 2.3, draw)


def sides(report: Document, names: Sequence[str], texts: Texts) -> Plot:
    """How often each side wins, with bounds, beside a fair share."""

    def draw(axes: "Axes", ink: Ink) -> None:
        found = [report["measures"][f"sides/{side}"] for side in range(len(names))]
        fair = 1 / len(report["teams"])
        axes.axvline(100 * fair, color=ink.soft, linewidth=1, linestyle=(0, (4, 3)))
        points(axes, ink, found, names)
        label = texts.say("lab-fair")
        at, beside = (100 * fair, -0.65), (4, 0)
        axes.annotate(
            label, at, xytext=beside, textcoords="offset points", color=ink.soft, fontsize=9
        )
        axes.set_xlabel(f"{texts.say('lab-seats-axis')} (%)")

    return Plot("seats", 0.9 + 0.45 * len(names), draw)


def points(axes: "Axes", ink: Ink, found: Sequence[Sequence[float]], names: Sequence[str]) -> None:
    """Shares with their bounds, in percent, one below the other, the first on top."""
    places = range(len(found))
    middle = [100 * one[0] for one in found]
    below = [100 * (one[0] - one[1]) for one in found]
    above = [100 * (one[2] - one[0]) for one in found]
    axes.errorbar(
        middle, places, xerr=[below, above], fmt="o", color=ink.tint, ecolor=ink.tint, capsize=3
    )
    for place, name in zip(places, names, strict=True):
        at = (0, place - 0.32)
        axes.annotate(name, at, xycoords=axes.get_yaxis_transform(), color=ink.ink)
    axes.set_yticks([])
    axes.set_ylim(len(found) - 0.5, -0.9)
    axes.spines["left"].set_visible(False)


def curve(report: Document, texts: Texts) -> Plot:
    """How the chance of who leads grows in a match."""

    def draw(axes: "Axes", ink: Ink) -> None:
        chances = [100 * chance for chance in report["curve"]]
        parts = [100 * number / len(chances) for number in range(len(chances))]
        axes.plot(parts, chances, color=ink.tint, linewidth=2)
        axes.axhline(
            100 / len(report["teams"]), color=ink.soft, linewidth=1, linestyle=(0, (4, 3))
        )
        axes.set_ylim(0, 100)
        axes.set_xlabel(f"{texts.say('lab-leads-axis')} (%)")
        axes.set_ylabel(f"{texts.say('lab-leads-chance')} (%)")

    return Plot("leads", 2.3, draw)


def changes(found: Sequence[Document], names: Sequence[str], texts: Texts) -> Plot:
    """By how many percent measures change, with bounds."""

    def draw(axes: "Axes", ink: Ink) -> None:
        shares = [[bound / one["usual"] for bound in one["difference"]] for one in found]
        axes.axvline(0, color=ink.line, linewidth=1.5)
        points(axes, ink, shares, names)
        axes.set_xlabel(texts.say("lab-compare-axis"))

    return Plot("changes", 0.7 + 0.38 * len(found), draw)
