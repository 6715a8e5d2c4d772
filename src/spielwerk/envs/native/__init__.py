"""OpenSpiel's games in C++: `native.register()` makes `spielwerk_<game>` known to it.

    native.register()
    game = pyspiel.load_game("spielwerk_dog(fold=one_card)")

Parameters, action numbers, tensors and texts are those of `python_spielwerk_<game>`
(`spielwerk.envs.openspiel`), but between two steps nothing is done in Python. `games.cc` is built
the first time, against the headers that come with OpenSpiel (`building`).
"""

import ctypes
import functools

import pyspiel

import spielwerk
from spielwerk.envs.native.building import library
from spielwerk.envs.native.door import Door
from spielwerk.envs.openspiel import PREFIX

COMPILED = "spielwerk_"
"""What the names of these games begin with."""
OPEN = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p)


@functools.cache
def door(name: str) -> Door:
    """The door of the game that OpenSpiel knows in Python by this name, with its parameters."""
    return Door(pyspiel.load_game(name).table)


def opened(name: bytes) -> int:
    """Where the `Twin` of the game of this name is, for C++."""
    return ctypes.addressof(door(name.decode()).twin)


for_cpp = OPEN(opened)
"""Kept as long as there are games that call it."""


@functools.cache
def register() -> None:
    """Make all games known to OpenSpiel in C++ too; a second call does nothing.

    RuntimeError: there is no C++ compiler, or it could not build them.
    """
    ctypes.CDLL(pyspiel.__file__, ctypes.RTLD_GLOBAL)  # what is built calls it
    built = ctypes.CDLL(str(library()))
    for name in spielwerk.games():
        built.spielwerk_register((PREFIX + name).encode(), (COMPILED + name).encode(), for_cpp)
