"""Rules are written so that they can be compiled, and read like a rulebook."""

import ast
import importlib
import inspect
import subprocess
import sys
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

import spielwerk
from spielwerk.bots.learning import selfplay
from spielwerk.bots.rufus import training_rules
from spielwerk.bots.strategus import remembered
from spielwerk.core import compiled
from spielwerk.games.rufus import rules as rules_of_rufus

WORDS_ALLOWED = {"board", "cards", "moves", "notation", "options"}
LONGEST_FUNCTION = 40
LONGEST_FILE = 400
ARRAY_ATTRIBUTES = {"size", "shape", "data", "flat", "base", "strides", "real", "imag", "T"}


def chapters(game: str) -> list[ModuleType]:
    """The files that the rules are made of: rules.py and what it takes functions from."""
    rules = importlib.import_module(f"spielwerk.games.{game}.rules")
    found = {rules.__name__: rules}
    waiting = [rules]
    while waiting:
        for value in vars(waiting.pop()).values():
            home = inspect.getmodule(value) if isinstance(value, FunctionType) else None
            if home and home.__name__ not in found:
                found[home.__name__] = home
                waiting.append(home)
    return list(found.values())


def tree(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text())


CHAPTERS = [
    pytest.param(module, id=module.__name__)
    for game in spielwerk.games()
    for module in chapters(game)
    if module.__name__.rpartition(".")[2] not in WORDS_ALLOWED
]


@pytest.mark.parametrize("module", CHAPTERS)
def test_rules_have_no_text_but_docstrings(module: ModuleType) -> None:
    source = tree(module)
    docstrings = {
        id(statement.value)
        for statement in ast.walk(source)
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    }
    texts = [
        node.value
        for node in ast.walk(source)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in docstrings
    ]
    assert texts == []


@pytest.mark.parametrize("module", CHAPTERS)
def test_rules_use_only_what_the_compiler_knows(module: ModuleType) -> None:
    unknown = (
        ast.Yield, ast.YieldFrom, ast.Dict, ast.DictComp, ast.Set, ast.SetComp, ast.GeneratorExp,
        ast.Lambda, ast.Try, ast.With, ast.AsyncFunctionDef, ast.Await,
    )  # fmt: skip
    found = [f"{type(n).__name__}" for n in ast.walk(tree(module)) if isinstance(n, unknown)]
    assert found == []


@pytest.mark.parametrize("module", CHAPTERS)
def test_rules_have_no_functions_within_functions(module: ModuleType) -> None:
    functions = [n for n in ast.walk(tree(module)) if isinstance(n, ast.FunctionDef)]
    nested = [
        inner.name
        for outer in functions
        for inner in ast.walk(outer)
        if isinstance(inner, ast.FunctionDef) and inner is not outer
    ]
    assert nested == []


@pytest.mark.parametrize("game", spielwerk.games())
def test_rules_do_not_call_themselves(game: str) -> None:
    calls = {
        (module.__name__, function.name): {
            n.func.id
            for n in ast.walk(function)
            if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
        }
        for module in chapters(game)
        for function in tree(module).body
        if isinstance(function, ast.FunctionDef)
    }
    by_name: dict[str, set[str]] = {}
    for (_, name), called in calls.items():
        by_name.setdefault(name, set()).update(called)

    def reached(name: str, way: tuple[str, ...]) -> None:
        assert name not in way, " -> ".join((*way, name))
        for called in by_name.get(name, ()):
            if called in by_name:
                reached(called, (*way, name))

    for name in ("apply", "fill_actions", "fill_outcomes", "returns"):
        reached(name, ())


@pytest.mark.parametrize("module", CHAPTERS)
def test_rules_come_in_small_functions_and_files(module: ModuleType) -> None:
    source = tree(module)
    assert len(Path(str(module.__file__)).read_text().splitlines()) <= LONGEST_FILE
    for node in ast.walk(source):
        if isinstance(node, ast.FunctionDef):
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno < LONGEST_FUNCTION, node.name


@pytest.mark.parametrize("game", spielwerk.games())
def test_every_function_of_the_rules_has_settled_types(game: str) -> None:
    """All argument annotations have a machine type, so that nothing is compiled twice."""
    rules = importlib.import_module(f"spielwerk.games.{game}.rules")
    types = compiled.machine_types(rules)
    for module in chapters(game):
        if module.__name__.rpartition(".")[2] in WORDS_ALLOWED:
            continue
        for function in vars(module).values():
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                hints = [compiled.type_name(h) for h in compiled.argument_hints(function)]
                assert len(hints) == function.__code__.co_argcount, function.__name__
                assert set(hints) <= set(types), function.__name__


@pytest.mark.parametrize("game", spielwerk.games())
def test_no_field_of_a_state_hides_behind_an_array(game: str) -> None:
    rules = importlib.import_module(f"spielwerk.games.{game}.rules")
    assert not set(vars(rules.State())) & ARRAY_ATTRIBUTES


def test_what_is_bound_to_other_rules_keeps_its_machine_code_elsewhere() -> None:
    """Numba keeps with it the classes of the copy that it was made for."""
    ordinary = compiled.cache_of(rules_of_rufus, selfplay)
    assert compiled.cache_of(training_rules, selfplay) != ordinary
    assert compiled.cache_of(rules_of_rufus, selfplay) == ordinary


def test_what_only_changes_rules_takes_their_machine_code_as_it_is() -> None:
    changed, ordinary = compiled.twins(training_rules), compiled.twins(rules_of_rufus)
    assert ordinary.items() <= changed.items()
    assert compiled.bases(rules_of_rufus) == compiled.bases(remembered) == []


WHERE = """
import sys, spielwerk
from spielwerk.bots.streifzug import guide
from spielwerk.core import compiled
for game in sys.argv[1:]:
    compiled.load_again(spielwerk.load(game).rules, {})
print(compiled.cache_of(spielwerk.load("streifzug").rules, guide).name)
"""


def test_machine_code_is_found_whatever_else_a_process_has_done() -> None:
    def where(*games: str) -> str:
        return subprocess.check_output([sys.executable, "-c", WHERE, *games], text=True)

    assert where() == where("dog", "stramash")


STEPS = """
def apply(s: 'State', seat: int, action: int) -> None:
    s.at[seat] = further(s.at[seat], action)


def further(at: int, steps: int) -> int:
    return at + steps
"""
RULES = """
from elsewhere.steps import apply, further


class State:
    def __init__(self) -> None:
        self.at = [0, 0]


def fill_actions(s: 'State', seat: int, out: list[int]) -> int:
    out[0] = further(seat, 1)
    return 1
"""


def test_what_all_rules_have_can_be_called_wherever_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they share among themselves cannot: only machine code calls it."""
    (tmp_path / "elsewhere").mkdir()
    for name, source in (("__init__", ""), ("steps", STEPS), ("rules", RULES)):
        (tmp_path / "elsewhere" / f"{name}.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    rules = importlib.import_module("elsewhere.rules")
    made = compiled.twin(rules)
    states = compiled.records(rules, 1)
    made.apply(states[0], 1, 5)
    assert states[0]["at"].tolist() == [0, 5]
    with pytest.raises(TypeError):
        made.further(1, 2)
