"""The twin: a game's rules once more, from the same source, as machine code.

Rules are plain typed functions over ints and int lists. Here their files are loaded a second time
and every function is handed to Numba; a state becomes a record of 32-bit integers that is laid out
like the ordinary `State`. There is no second implementation, so nothing has to be kept in step.
What runs here makes no arrays, and counts no references to those that it was given (`_nrt=False`):
their owner is the caller. For a search, counting was more than half of the time.

The twin tells nothing: statements that only call `news.…` are cut out of the source first.

Machine code is cached on disk in a folder named by the hash of all that it came from, after the
cutting, and of what was bound to what: Numba's own check sees only the file a function stands in,
not the files it calls. Folders that nobody has used for a month are removed.
"""

import ast
import functools
import hashlib
import importlib.util
import marshal
import os
import platform
import shutil
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple, Protocol, cast

from spielwerk.core.contract import S
from spielwerk.core.documents import Written
from spielwerk.core.machine import Packed, Playable, Records, Twin

PACKAGE = __name__.partition(".")[0]

KEPT_FOR = 30 * 24 * 3600
"""Seconds for which machine code is kept that nobody uses."""

TELLING = ("news", "records")
"""Files of which machine code has nothing."""

MARSHAL_FORMAT = 2
"""The last one in which the same code is the same bytes in every process."""

TWIN = ":twin"
"""Where a module's name ends before what it is bound to."""

SHORT = 128
"""Numbers in a tuple that is left as it is."""


def twin(rules: object) -> ModuleType:
    """A game's rules module as machine code: same functions, over records made by `records`.

    The first time on a machine everything is compiled (some ten seconds), then only loaded.
    """
    module = module_of(rules)
    return twins(module)[module.__name__]


@functools.cache
def twins(rules: ModuleType) -> dict[str, ModuleType]:
    """All modules that the rules consist of as machine code, by the name of the ordinary one."""
    done: dict[str, ModuleType] = {}
    for base in bases(rules):
        done |= twins(base)
    with numba_cache(cache_of(rules)):
        settle_all(load_again(rules, done), machine_types(rules))
    return done


def bases(rules: ModuleType) -> list[ModuleType]:
    """The rules that these only change, for a search or for learning: the state is the same."""
    names = sorted(cut(str(rules.__file__)).imports)
    imported = [sys.modules[name] for name in names if is_ours(name, rules.__name__)]
    return [module for module in imported if is_over(module, vars(rules)["State"])]


def is_over(module: ModuleType, state: object) -> bool:
    """Is this a module of rules, and over this kind of state?"""
    there = vars(module)
    return there.get("State") is state and {"apply", "fill_actions"} <= there.keys()


def module_of(part: object) -> ModuleType:
    """A part of a game that is a module: its source is loaded again."""
    assert isinstance(part, ModuleType)
    return part


def state_of(rules: Playable[S]) -> Callable[[], S]:
    """What makes a state for these rules."""
    made: Callable[[], S] = module_of(rules).State
    return made


def guide(module: object, rules: object) -> ModuleType:
    """What a bot knows of a game, as machine code over the same records as the rules' twin."""
    return guided(module_of(module), module_of(rules))


@functools.cache
def guided(module: ModuleType, rules: ModuleType) -> ModuleType:
    with numba_cache(cache_of(rules, module)):
        copy = load_again(module, dict(twins(rules)))
        settle_all(copy, machine_types(rules))
    return copy


def bound(name: str, rules: object, compile_it: bool, *helpers: object) -> ModuleType:
    """A module that works over any game's rules (playouts, search), loaded for this one.

    Such a module calls `rules.apply` and the like without importing `rules`; here the name gets
    its meaning: the rules, or with `compile_it` their twin, and machine code all through. So do
    the names of `helpers` (`guide`: what a bot knows of the game).
    """
    return bound_to(name, module_of(rules), compile_it, *map(module_of, helpers))


@functools.cache
def bound_to(name: str, rules: ModuleType, compile_it: bool, *helpers: ModuleType) -> ModuleType:
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
    copy = executed_again(module, f"{module.__name__}{TWIN}{suffix}")
    done[module.__name__] = copy
    for name, value in list(vars(copy).items()):
        if isinstance(value, FunctionType):
            setattr(copy, name, compiled(value, copy, done))
        elif is_table(value):
            setattr(copy, name, array_of(value))
    return copy


def compiled(function: FunctionType, home: ModuleType, done: dict[str, ModuleType]) -> object:
    """The function as machine code; one that comes from another of our modules, from its copy."""
    if function.__module__ == home.__name__:
        import numba

        # Numba's types do not name the option that its own parts are compiled with, nor the one
        # that leaves out a way in for C, which nobody takes.
        unnamed: Written = {"_nrt": False, "no_cfunc_wrapper": True}
        return numba.njit(function, cache=True, nogil=True, error_model="numpy", **unnamed)
    if not is_ours(function.__module__, home.__name__):
        return function
    return getattr(load_again(sys.modules[function.__module__], done), function.__name__)


def is_ours(module: str, home: str) -> bool:
    """Is this a module of the house, or of the package from which a game comes?"""
    return module.partition(".")[0] in (PACKAGE, home.partition(".")[0])


def is_table(value: object) -> bool:
    """Is it a long tuple of numbers, which Numba would compile element by element?"""
    if not isinstance(value, tuple):
        return False
    numbers = cast("tuple[object, ...]", value)
    return len(numbers) > SHORT and isinstance(numbers[0], int)


def array_of(table: tuple[int, ...]) -> object:
    """The same numbers as an array, which is a constant of the machine code."""
    import numpy

    return numpy.array(table, numpy.int32)


def machine_types(rules: ModuleType) -> dict[str, object]:
    """What the rules' annotations mean in machine code."""
    import numba

    dtype: Any = records(rules, 1).dtype
    return {
        "int": numba.int64,
        "bool": numba.boolean,
        "float": numba.float64,
        "list[int]": numba.int32[::1],
        "list[float]": numba.float32[::1],
        "State": numba.from_dtype(dtype),
    }


def processor() -> str:
    """The processor that machine code is made for, as its compiler names it."""
    from numba.core import registry

    target: Any = registry.cpu_target
    return str(target.target_context.codegen().magic_tuple()[1])


class Dispatched(Protocol):
    """What Numba makes of a function, as far as we need it."""

    @property
    def py_func(self) -> object: ...
    @property
    def signatures(self) -> list[object]: ...
    @property
    def overloads(self) -> dict[object, Any]: ...
    @property
    def stats(self) -> Any: ...
    @property
    def targetoptions(self) -> dict[str, object]: ...

    def compile(self, types: tuple[object, ...]) -> object: ...
    def disable_compile(self) -> None: ...


def settle_all(module: ModuleType, types: dict[str, object]) -> None:
    """Compile every function of a module for the types of its annotations.

    Python may call those that the module itself defines, and what all rules have.
    """
    there = vars(module)
    of_all = {getattr(there.get(name), "py_func", None) for name in vars(Twin)}

    def is_called(function: FunctionType) -> bool:
        return function.__module__ == module.__name__ or function in of_all

    for function in there.values():
        settle_types(function, types, is_called)


def settle_types(
    function: object, types: dict[str, object], is_called: Callable[[FunctionType], bool]
) -> None:
    """Compile a function once, for the types of its annotations, after all functions it calls.

    Left alone, Numba would compile it anew for every constant that it is called with.
    """
    from numba.core.dispatcher import Dispatcher

    if not isinstance(function, Dispatcher):
        return
    dispatcher = cast("Dispatched", function)
    if dispatcher.signatures:
        return
    plain = cast("FunctionType", dispatcher.py_func)
    for name in plain.__code__.co_names:
        settle_types(plain.__globals__.get(name), types, is_called)
    hints = [type_name(hint) for hint in argument_hints(plain)]
    if all(hint in types for hint in hints):
        if not is_called(plain):
            shut(dispatcher)
        with lasting_names(Path(dispatcher.stats.cache_path).parent.name):
            dispatcher.compile(tuple(types[hint] for hint in hints))
        dispatcher.disable_compile()
        call_where_it_is(dispatcher)


def shut(dispatcher: Dispatched) -> None:
    """Leave out the way in for Python: a quarter of all work, and only machine code calls this.

    What Numba would find when Python calls it is not put down, so that this is a TypeError.
    """
    dispatcher.targetoptions["no_cpython_wrapper"] = True
    vars(dispatcher)["_insert"] = ignored


def ignored(*_: object) -> None:
    """Whatever it is."""


@contextmanager
def lasting_names(folder: str) -> Generator[None]:
    """Functions are named by where they are kept and what they are given, in every process alike.

    Numba numbers functions and records as a process comes to them, so that what one has compiled
    would look in vain for what another has.
    """
    from numba.core import funcdesc
    from numba.core.compiler_lock import global_compiler_lock

    naming = cast("dict[str, Callable[..., str]]", vars(funcdesc))

    def name(path: str, given: tuple[object, ...], **others: object) -> str:
        if TWIN not in path:
            return usual(path, given, **others)
        kept = hashlib.sha256(f"{folder} {given}".encode()).hexdigest()[:16]
        return usual(path, (), **(others | {"uid": kept}))

    with global_compiler_lock:
        usual = naming["default_mangler"]
        naming["default_mangler"] = name
        try:
            yield
        finally:
            naming["default_mangler"] = usual


def call_where_it_is(dispatcher: Dispatched) -> None:
    """Who calls a function may take parts of it in, but is not compiled together with a copy.

    Numba gives each caller one, and with it copies of all that this calls: a third of all work.
    The function must be loaded before its callers, which `settle_types` sees to.
    """
    for made in dispatcher.overloads.values():
        code = made.library._get_module_for_linking()  # noqa: SLF001 - there is no other way
        code.get_function(made.fndesc.mangled_name).linkage = "available_externally"


def argument_hints(function: FunctionType) -> list[object]:
    return [hint for name, hint in function.__annotations__.items() if name != "return"]


def type_name(hint: object) -> str:
    return hint.__name__ if isinstance(hint, type) else str(hint)


def executed_again(module: ModuleType, name: str) -> ModuleType:
    """A second, separate copy of a module under another name, which tells no news."""
    assert module.__file__ is not None
    spec = importlib.util.spec_from_file_location(name, module.__file__)
    assert spec is not None
    copy = importlib.util.module_from_spec(spec)
    sys.modules[name] = copy
    exec(cut(module.__file__).code, vars(copy))  # noqa: S102 - our own file, as an import does it
    return copy


class Cut(NamedTuple):
    """A file without its news, and of which modules it still imports something."""

    code: CodeType
    imports: frozenset[str]


@functools.cache
def cut(file: str) -> Cut:
    """The file without its news, compiled under its own name: caches and tracebacks find it."""
    tree = Silence().visit(ast.parse(Path(file).read_bytes()))
    return Cut(compile(tree, file, "exec"), frozenset(imports_of(tree)))


def imports_of(tree: ast.Module) -> Iterator[str]:
    """The modules that a file imports parts of, but for those that only tell."""
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom) and statement.module is not None:
            inner = (f"{statement.module}.{alias.name}" for alias in statement.names)
            for name in (statement.module, *inner):
                if name in sys.modules and name.rpartition(".")[2] not in TELLING:
                    yield name


class Silence(ast.NodeTransformer):
    """Leaves out statements that only call `news.…`, and with them their arguments."""

    def visit(self, node: ast.AST) -> Any:
        """No statement stands in an expression."""
        return node if isinstance(node, ast.expr) else super().visit(node)

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        match node.value:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="news"))):
                return ast.copy_location(ast.Pass(), node)
            case _:
                return node


def records(rules: object, count: int) -> Records:
    """`count` states as one NumPy array of records, laid out like the game's `State`.

    A plain array, whose elements are records: a `recarray` takes five times as long to hand over.
    """
    import numpy

    made: Callable[[], object] = module_of(rules).State
    state: dict[str, object] = vars(made())
    fields = [(name, numpy.int32, shape_of(value)) for name, value in state.items()]
    return cast("Records", numpy.zeros(count, numpy.dtype((numpy.record, fields))))


def shape_of(value: object) -> tuple[int, ...]:
    """How many numbers there are of one name, in which rows."""
    import numpy

    return numpy.shape(cast("list[int]", value))


def pack(state: object, record: Packed) -> None:
    """Copy an ordinary state into a record."""
    fields: dict[str, object] = vars(state)
    for name, value in fields.items():
        record[name] = value


def unpack(record: Packed, state: object) -> None:
    """Copy a record into an ordinary state."""
    fields: dict[str, object] = vars(state)
    for name in fields:
        setattr(state, name, record[name].tolist())


def cache_of(*modules: ModuleType) -> Path:
    """Where machine code made from these modules is kept.

    Which modules they are counts too: what is bound to others keeps classes of other copies.
    """
    import numba

    names = " ".join(module.__name__ for module in modules)
    made_by = f"{numba.__version__} {platform.python_version()} {names}"
    digest = hashlib.sha256(made_by.encode() + Path(__file__).read_bytes())
    for file in sources(modules):
        # Later formats of marshal also write down what this process happens to share.
        digest.update(marshal.dumps(cut(file).code, MARSHAL_FORMAT))
    return used(cache_home() / "twins" / digest.hexdigest()[:16])


def used(folder: Path) -> Path:
    """The folder, marked as used now; others that were not for long are removed."""
    with suppress(OSError):
        if not folder.exists():
            folder.mkdir(parents=True)
            remove_unused(folder.parent)
        os.utime(folder)
    return folder


def remove_unused(home: Path) -> None:
    """Remove machine code that nobody has used for a month."""
    for folder in home.iterdir():
        if folder.stat().st_mtime < time.time() - KEPT_FOR:
            shutil.rmtree(folder, ignore_errors=True)


def sources(modules: tuple[ModuleType, ...]) -> list[str]:
    """The files that the machine code of these modules depends on: what they import of us."""
    found, waiting = dict[str, str](), [module.__name__ for module in modules]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = str(sys.modules[name].__file__)
            waiting.extend(other for other in cut(found[name]).imports if is_ours(other, name))
    return sorted(found.values())


def cache_home() -> Path:
    """The user's cache folder (XDG_CACHE_HOME), or the one that NUMBA_CACHE_DIR names."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    if named:
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / PACKAGE


@functools.cache
def only_look_for_scipy() -> None:
    """Have Numba learn whether there is SciPy's BLAS without loading it, which takes a while.

    Who calls linear algebra loads it all the same.
    """
    linalg = importlib.import_module("numba.np.linalg")
    needing = cast("dict[str, object]", vars(linalg))
    usual, needing["ensure_blas"] = needing["ensure_blas"], find_scipy
    try:
        importlib.import_module("numba.np.arraymath")
    finally:
        needing["ensure_blas"] = usual


def find_scipy() -> None:
    """ImportError if it is not there."""
    if importlib.util.find_spec("scipy") is None:
        raise ImportError


@contextmanager
def numba_cache(folder: Path) -> Generator[None]:
    """Numba decides where a function's machine code is kept when the function is decorated."""
    from numba.core import config

    only_look_for_scipy()
    settings = cast("dict[str, object]", vars(config))
    before = settings["CACHE_DIR"]
    settings["CACHE_DIR"] = str(folder)
    try:
        yield
    finally:
        settings["CACHE_DIR"] = before
