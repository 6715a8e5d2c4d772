"""Names of environments that say what their numbers mean: `spielwerk/dog-v1`.

    game = versions.load("spielwerk/dog-v1", {"fold": "one_card"})

A version stands for the catalogue of actions, the fields of observations and the kinds and columns
of information states, under all options. Where the meaning of a number changes, the version does.
"""

import spielwerk
from spielwerk.core import Game
from spielwerk.core.documents import Document
from spielwerk.core.errors import one_of

VERSIONS = {"dog": 1, "rufus": 1, "stramash": 1, "strategus": 1, "streifzug": 1}


def name_of(game: str) -> str:
    """The environment's name; a game from elsewhere has none of ours, and version 0."""
    return f"spielwerk/{game}-v{VERSIONS.get(game, 0)}"


def load(name: str, options: Document | None = None, seats: int | None = None) -> Game:
    """The game of an environment's name. ValueError: there is no such name or version.

    OptionError: there is no such option, value or number of seats.
    """
    known = [name_of(game) for game in VERSIONS]
    if name not in known:
        raise ValueError(f"{name!r} is no environment of this version; {one_of(known)}")
    return spielwerk.load([*VERSIONS][known.index(name)], options, seats)
