"""The research door: environments over the games for those who study decisions."""

import operator
from collections.abc import Sequence
from typing import Any, SupportsIndex

from spielwerk import extras
from spielwerk.core import Game

TOLD = 8
"""So many legal actions are named to who has named another."""


def optional(name: str) -> Any:
    """A module that comes with the extra `envs`; MissingExtra says how to get it."""
    return extras.needed(name, "envs")


def check_game(found: Game, wanted: Game) -> None:
    """ValueError: what was found is not of the wanted game, or of other options or seats."""
    if found is wanted:
        return
    if (found.name, found.seats, found.options) != (wanted.name, wanted.seats, wanted.options):
        raise ValueError(f"{in_words(wanted)} is needed, not {in_words(found)}")


def in_words(game: Game) -> str:
    """A game with its seats, and with the options that are not as the rulebook has them."""
    differing = [f"{name}={value}" for name, value in game.differing_options().items()]
    return f"{game.name} ({game.seats} seats, options: {', '.join(differing) or 'as usual'})"


def allowed(legal: Sequence[int]) -> str:
    """The end of a sentence that says what is legal: some of these numbers, the lowest first."""
    if not legal:
        return "nothing is legal"
    first = ", ".join(map(str, sorted(legal)[:TOLD]))
    return f"legal are {first}, …" if len(legal) > TOLD else f"legal are {first}"


def whole(value: object, name: str, least: int | None = None) -> int:
    """A whole number, of NumPy's kinds too; ValueError says what is allowed."""
    wanted = "a whole number" if least is None else f"a whole number, at least {least}"
    refused = ValueError(f"{name} is {wanted}, not {value!r}")
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise refused
    try:
        number = operator.index(value)
    except TypeError:  # an array, or one of NumPy's booleans
        raise refused from None
    if least is not None and number < least:
        raise refused
    return number
