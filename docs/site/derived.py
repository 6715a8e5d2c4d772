"""Numbers in the documentation that the program can tell: the build asks it again.

Behind such a number stands a comment, as in `11,249<!-- =actions dog -->`: a name of `FIGURES`, a
game, and options as `name=value`, `seats` too. Where text and program differ, the build fails.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

import spielwerk
from spielwerk.core import Game
from spielwerk.core.tensors import length
from spielwerk.envs import information
from spielwerk.envs.exploitability import decisions
from spielwerk.envs.openmatch import OpenMatch
from spielwerk.envs.reduced import REDUCED

MARKED = re.compile(r"([\d,]+)<!-- =([^>]+?) -->")


@lru_cache(maxsize=64)
def game_of(name: str, *given: str) -> Game:
    """A game under these options, `seats` among them."""
    options = dict(pair.split("=") for pair in given)
    seats = options.pop("seats", None)
    return spielwerk.load(name, options, None if seats is None else int(seats))


def actions(*named: str) -> int:
    """How many actions there can ever be."""
    return len(game_of(*named).actions)


def numbers(*named: str) -> int:
    """How many numbers an observation has."""
    return length(game_of(*named).fields)


def games() -> int:
    return len(spielwerk.games())


def beginnings(name: str) -> int:
    """In how many ways a small game can begin."""
    return len(REDUCED[name].beginnings)


def max_plies(name: str) -> int:
    """After how many actions a small game is drawn."""
    return REDUCED[name].max_plies


def begun(name: str) -> Iterator[OpenMatch]:
    """The beginnings of a small game."""
    table = REDUCED[name].table(max_plies(name))
    for number in range(beginnings(name)):
        match = table.match()
        match.happen(number)
        yield match


def orders(name: str) -> int:
    """From how many beginnings a seat of a small game cannot tell its own apart, at most."""
    return max(Counter(match.seen_line(0) for match in begun(name)).values())


def information_states(name: str) -> int:
    """How many information states a small game has; the whole tree is looked at."""
    return len(decisions(name, max_plies(name)))


def window() -> int:
    """The latest rows of an information state, if nothing else is asked for."""
    return information.WINDOW


def width() -> int:
    """The numbers of such a row."""
    return information.WIDTH


FIGURES: Mapping[str, Callable[..., int]] = {
    figure.__name__: figure
    for figure in (
        actions,
        beginnings,
        games,
        information_states,
        max_plies,
        numbers,
        orders,
        width,
        window,
    )
}


def faults(text: str) -> Iterator[str]:
    """The numbers of a text that are not as the program has them."""
    for written, asked in MARKED.findall(text):
        name, *named = asked.split()
        if name not in FIGURES:
            yield f"`{asked}` is no figure; there are {', '.join(FIGURES)}"
        elif (right := f"{FIGURES[name](*named):,}") != written:
            yield f"{written} stands for `{asked}`, which is {right}"


def without_marks(text: str) -> str:
    """The text as it is read."""
    return MARKED.sub(r"\1", text)
