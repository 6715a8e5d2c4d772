"""OpenSpiel's games in C++: `native.register()` makes `spielwerk_<game>` known to it.

    native.register()
    game = pyspiel.load_game("spielwerk_dog(fold=one_card)")

Parameters, action numbers, tensors and texts are those of `python_spielwerk_<game>`
(`spielwerk.envs.openspiel`), but a step, what is legal and the observation tensor need no Python.
`games.cc` is built the first time, against the headers that come with OpenSpiel (`building`).
"""

import ctypes
import functools

import spielwerk
from spielwerk.envs import optional
from spielwerk.envs.native.bridge import SINK, Bridge, Interface, Sink, answer
from spielwerk.envs.native.building import library
from spielwerk.envs.openspiel import PREFIX

pyspiel = optional("pyspiel")

COMPILED = "spielwerk_"
"""What the names of these games begin with."""
OPEN = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.POINTER(ctypes.POINTER(Interface)), SINK, ctypes.c_void_p
)


@functools.cache
def bridge(name: str) -> Bridge:
    """The bridge to the game that OpenSpiel knows in Python by this name, with its parameters.

    It is kept, since nobody knows when the last state in C++ is gone: half a megabyte.
    """
    return Bridge(pyspiel.load_game(name).table)


def opened(name: bytes, interface: list[object], sink: Sink, to: int) -> None:
    """Say where the `Interface` of the game of this name is."""

    def write() -> str:
        interface[0] = ctypes.pointer(bridge(name.decode()).interface)
        return ""

    answer(sink, to, write)


for_cpp = OPEN(opened)
"""Kept as long as there are games that call it."""


@functools.cache
def register() -> None:
    """Make all games known to OpenSpiel in C++ too; a second call does nothing.

    RuntimeError: there is no C++ compiler, or it could not build them.
    """
    built = ctypes.CDLL(str(library()))
    built.spielwerk_register.restype = ctypes.c_bool
    for name in spielwerk.games():
        plain, compiled = (PREFIX + name).encode(), (COMPILED + name).encode()
        if not built.spielwerk_register(plain, compiled, for_cpp):
            raise RuntimeError(f"OpenSpiel does not know {PREFIX}{name}")
