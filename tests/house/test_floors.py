"""Core is written in the standard library; what import-linter cannot say (decision 0003)."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

CORE = Path(__file__).parents[2] / "src" / "spielwerk" / "core"
COMPILER = {"numba", "numpy"}
RECORDS = {
    "contract.py": {"typing_extensions"},
    "lines.py": {"msgspec"},
    "records.py": {"msgspec"},
}
"""The only places that know how records are made, and type variables with a default."""


def packages(tree: ast.AST) -> Iterator[str]:
    """Every top-level package imported anywhere below a syntax tree."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.split(".")[0]


def functions(tree: ast.AST) -> list[ast.AST]:
    kinds = ast.FunctionDef | ast.AsyncFunctionDef
    return [node for node in ast.walk(tree) if isinstance(node, kinds)]


@pytest.mark.parametrize("path", sorted(CORE.rglob("*.py")), ids=lambda path: path.name)
def test_core_imports_the_standard_library_and_the_compiler_only_inside_functions(
    path: Path,
) -> None:
    tree = ast.parse(path.read_text())
    strangers = set(packages(tree)) - sys.stdlib_module_names - {"spielwerk"}
    strangers -= RECORDS.get(path.name, set())
    assert strangers <= COMPILER
    lazy = {package for function in functions(tree) for package in packages(function)}
    assert strangers <= lazy
    for function in functions(tree):
        function.body = []  # type: ignore[attr-defined]
    assert not COMPILER & set(packages(tree))


def test_importing_the_package_does_not_load_the_compiler_or_a_server() -> None:
    program = "import spielwerk, sys; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"numba", "numpy", "fastapi", "sqlalchemy", "typer", "rich"} & set(loaded)
