"""Rules tell what happens where it happens, and nowhere else."""

import ast
import importlib
import inspect
from pathlib import Path
from types import FunctionType

import pytest

import spielwerk

GAMES = spielwerk.games()
QUESTIONS = ("to_act", "acts", "mid_turn", "fill_actions", "fill_outcomes", "team", "returns")


def reached(game: str) -> dict[str, FunctionType]:
    """All functions of a game that a question about a state calls, at any remove."""
    rules = importlib.import_module(f"spielwerk.games.{game}.rules")
    waiting = [getattr(rules, name) for name in QUESTIONS]
    found: dict[str, FunctionType] = {}
    while waiting:
        function = waiting.pop()
        key = f"{function.__module__}.{function.__qualname__}"
        if key in found or not function.__module__.startswith("spielwerk."):
            continue
        found[key] = function
        if "hush" in function.__code__.co_names:
            continue
        called = (function.__globals__.get(name) for name in function.__code__.co_names)
        waiting += [one for one in called if isinstance(one, FunctionType)]
    return found


def is_news(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="news"))):
            return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_a_question_tells_nothing(game: str) -> None:
    """Moves are tried there, also while an action is carried out."""
    telling = [
        name
        for name, one in reached(game).items()
        if "news" in one.__code__.co_names and "hush" not in one.__code__.co_names
    ]
    assert telling == []


@pytest.mark.parametrize("game", GAMES)
def test_news_is_told_by_statements_of_their_own(game: str) -> None:
    """The twin leaves them out: nothing may come of them."""
    rules = importlib.import_module(f"spielwerk.games.{game}.rules")
    homes = {
        inspect.getsourcefile(one) for one in vars(rules).values() if isinstance(one, FunctionType)
    }
    for file in filter(None, homes):
        tree = ast.parse(Path(file).read_text("utf-8"))
        alone = [s.value for s in ast.walk(tree) if isinstance(s, ast.Expr) and is_news(s.value)]
        assert [node for node in ast.walk(tree) if is_news(node)] == [
            n for n in ast.walk(tree) if n in alone
        ]
        names = [n for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id == "news"]
        assert len(names) == len(alone)
