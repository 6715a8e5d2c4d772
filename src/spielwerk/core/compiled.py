"""The twin: a game's rules once more, from the same source, as machine code.

Rules are plain typed functions over ints and int lists. Here their files are loaded a second time
and every function is handed to Numba; a state becomes a record of 32-bit integers that is laid out
like the ordinary `State`. There is no second implementation, so nothing has to be kept in step.
What runs here makes no arrays, and counts no references to those that it was given (`_nrt=False`):
their owner is the caller. For a search, counting was more than half of the time.

Machine code is cached on disk in a folder named by the hash of all the sources it came from, and
of what was bound to what: Numba's own check sees only the file a function stands in, not the files
it calls.
"""

import functools
import hashlib
import importlib.util
import os
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

PACKAGE = __name__.partition(".")[0]

SHORT = 128
"""Numbers in a tuple that is left as it is."""


@functools.cache
def twin(rules: ModuleType) -> ModuleType:
    """A game's rules module as machine code: same functions, over records made by `records`.

    The first time on a machine everything is compiled (some ten seconds), then only loaded.
    """
    return twins(rules)[rules.__name__]


@functools.cache
def twins(rules: ModuleType) -> dict[str, ModuleType]:
    """All modules that the rules consist of as machine code, by the name of the ordinary one."""
    done: dict[str, ModuleType] = {}
    with numba_cache(cache_of(rules)):
        settle_all(load_again(rules, done), machine_types(rules))
    return done


@functools.cache
def guide(module: ModuleType, rules: ModuleType) -> ModuleType:
    """What a bot knows of a game, as machine code over the same records as the rules' twin."""
    with numba_cache(cache_of(rules, module)):
        copy = load_again(module, dict(twins(rules)))
        settle_all(copy, machine_types(rules))
    return copy


@functools.cache
def bound(name: str, rules: ModuleType, compile_it: bool, *helpers: ModuleType) -> ModuleType:
    """A module that works over any game's rules (playouts, search), loaded for this one.

    Such a module calls `rules.apply` and the like without importing `rules`; here the name gets
    its meaning: the rules, or with `compile_it` their twin, and machine code all through. So do
    the names of `helpers` (`guide`: what a bot knows of the game).
    """
    module = importlib.import_module(name)
    meant = {"rules": rules} | {helper.__name__.rpartition(".")[2]: helper for helper in helpers}
    if compile_it:
        with numba_cache(cache_of(rules, module, *helpers)):
            copy = load_again(module, {}, suffix=rules.__name__)
        meant = {"rules": twin(rules)} | {
            key: guide(helper, rules) for key, helper in meant.items() if key != "rules"
        }
    else:
        copy = executed_again(module, f"{name}:{rules.__name__}")
    vars(copy).update(meant)
    return copy


def load_again(module: ModuleType, done: dict[str, ModuleType], suffix: str = "") -> ModuleType:
    """The module's source executed anew; its functions and those it imports from us compiled."""
    if module.__name__ in done:
        return done[module.__name__]
    copy = executed_again(module, f"{module.__name__}:twin{suffix}")
    done[module.__name__] = copy
    for name, value in list(vars(copy).items()):
        if isinstance(value, FunctionType):
            setattr(copy, name, compiled(value, copy, done))
        elif is_table(value):
            setattr(copy, name, array_of(value))
    return copy


def compiled(function: FunctionType, home: ModuleType, done: dict[str, ModuleType]) -> Any:
    """The function as machine code; one that comes from another of our modules, from its copy."""
    if function.__module__ == home.__name__:
        import numba

        # Numba's types do not name the option that its own parts are compiled with.
        unnamed: dict[str, Any] = {"_nrt": False}
        return numba.njit(function, cache=True, nogil=True, error_model="numpy", **unnamed)
    if function.__module__.partition(".")[0] != PACKAGE:
        return function
    return getattr(load_again(sys.modules[function.__module__], done), function.__name__)


def is_table(value: object) -> bool:
    """Is it a long tuple of numbers, which Numba would compile element by element?"""
    return isinstance(value, tuple) and len(value) > SHORT and isinstance(value[0], int)


def array_of(table: tuple[int, ...]) -> Any:
    """The same numbers as an array, which is a constant of the machine code."""
    import numpy

    return numpy.array(table, numpy.int32)


def machine_types(rules: ModuleType) -> dict[str, Any]:
    """What the rules' annotations mean in machine code."""
    import numba

    return {
        "int": numba.int64,
        "bool": numba.boolean,
        "float": numba.float64,
        "list[int]": numba.int32[::1],
        "list[float]": numba.float32[::1],
        "State": numba.from_dtype(records(rules, 1).dtype),
    }


def processor() -> str:
    """The processor that machine code is made for, as its compiler names it."""
    from numba.core.registry import cpu_target

    name: str = cpu_target.target_context.codegen().magic_tuple()[1]
    return name


def settle_all(module: ModuleType, types: dict[str, Any]) -> None:
    """Compile every function of a module for the types of its annotations."""
    for function in vars(module).values():
        settle_types(function, types)


def settle_types(function: Any, types: dict[str, Any]) -> None:
    """Compile a function once, for the types of its annotations, after all functions it calls.

    Left alone, Numba would compile it anew for every constant that it is called with.
    """
    from numba.core.dispatcher import Dispatcher

    if not isinstance(function, Dispatcher) or function.signatures:
        return
    hints = [type_name(hint) for hint in argument_hints(function.py_func)]
    if any(hint not in types for hint in hints):
        return
    for name in function.py_func.__code__.co_names:
        settle_types(function.py_func.__globals__.get(name), types)
    function.compile(tuple(types[hint] for hint in hints))
    function.disable_compile()


def argument_hints(function: FunctionType) -> list[Any]:
    return [hint for name, hint in function.__annotations__.items() if name != "return"]


def type_name(hint: Any) -> str:
    return hint.__name__ if isinstance(hint, type) else str(hint)


def executed_again(module: ModuleType, name: str) -> ModuleType:
    """A second, separate copy of a module under another name."""
    assert module.__file__ is not None
    spec = importlib.util.spec_from_file_location(name, module.__file__)
    assert spec is not None
    assert spec.loader is not None
    copy = importlib.util.module_from_spec(spec)
    sys.modules[name] = copy
    spec.loader.exec_module(copy)
    return copy


def records(rules: ModuleType, count: int) -> Any:
    """`count` states as one NumPy array of records, laid out like the game's `State`."""
    import numpy

    fields = [
        (name, numpy.int32, numpy.shape(value)) for name, value in vars(rules.State()).items()
    ]
    return numpy.zeros(count, fields).view(numpy.recarray)


def pack(state: Any, record: Any) -> None:
    """Copy an ordinary state into a record."""
    for name, value in vars(state).items():
        record[name] = value


def unpack(record: Any, state: Any) -> None:
    """Copy a record into an ordinary state."""
    for name in vars(state):
        value = record[name]
        setattr(state, name, value.tolist())


def cache_of(*modules: ModuleType) -> Path:
    """Where machine code made from these modules is kept.

    Which modules they are counts too: what is bound to others keeps classes of other copies.
    """
    import numba

    names = " ".join(module.__name__ for module in modules)
    made_by = f"{numba.__version__} {platform.python_version()} {names}"
    digest = hashlib.sha256(made_by.encode())
    for source in sources(modules):
        digest.update(source.read_bytes())
    return cache_home() / "twins" / digest.hexdigest()[:16]


def sources(modules: tuple[ModuleType, ...]) -> Iterator[Path]:
    """All files that the machine code may depend on: the packages they need, and the core."""
    needed = {Path(str(module.__file__)).parent for module in imported(modules)}
    for folder in sorted(needed | {Path(__file__).parent}):
        yield from sorted(folder.glob("*.py"))


def imported(modules: tuple[ModuleType, ...]) -> set[ModuleType]:
    """These modules and all of ours from which they have a function, at any remove."""
    found, waiting = set[ModuleType](), [*modules]
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting.extend(homes(module))
    return found


def homes(module: ModuleType) -> Iterator[ModuleType]:
    """Where a module's functions and classes are at home, if that is here."""
    for value in vars(module).values():
        name = getattr(value, "__module__", None) or ""
        if name.partition(".")[0] == PACKAGE and name in sys.modules:
            yield sys.modules[name]


def cache_home() -> Path:
    """The user's cache folder (XDG_CACHE_HOME), or the one that NUMBA_CACHE_DIR names."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    if named:
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / PACKAGE


@contextmanager
def numba_cache(folder: Path) -> Iterator[None]:
    """Numba decides where a function's machine code is kept when the function is decorated."""
    from numba.core import config

    settings = vars(config)
    before = settings["CACHE_DIR"]
    settings["CACHE_DIR"] = str(folder)
    try:
        yield
    finally:
        settings["CACHE_DIR"] = before
