"""Functions, files and folders stay small enough to be taken in at once."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "spielwerk"
CLIENT = ROOT / "web" / "src"
GAMES = (SOURCE / "games", CLIENT / "games")
KINDS = {".py", ".ts", ".svelte", ".css"}

MADE = "Made by `python -m "
"""What a file says in its first lines if a program has written it."""

LONGEST_FUNCTION = 40
LONGEST_FILE = 500
LARGEST_FOLDER = 20
LARGEST_GAME = 25

# What is still too large, why, and how large it may be until it is mended. A name that no longer
# belongs here has to go, and no other may come.
LONG_FUNCTIONS: dict[str, int] = {}
LONG_FILES: dict[str, int] = {}
LARGE_FOLDERS = {
    # its players, what they believe and how they were tuned stand side by side
    "src/spielwerk/bots/strategus": 24,
}


def written(*folders: Path) -> list[Path]:
    """The sources in these folders that people write, without tests that stand beside them."""
    found = (path for folder in folders for path in folder.rglob("*") if path.suffix in KINDS)
    own = (path for path in found if "static" not in path.parts and ".test." not in path.name)
    return sorted(path for path in own if MADE not in path.read_text()[:200])


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def functions(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    kinds = ast.FunctionDef | ast.AsyncFunctionDef
    return [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, kinds)]


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def held(folder: Path) -> int:
    """The files of a folder: texts, weights and pages as well, tests of the client not."""
    return sum(path.is_file() and ".test." not in path.name for path in folder.iterdir())


def room_in(folder: Path) -> int:
    return LARGEST_GAME if folder.parent in GAMES else LARGEST_FOLDER


def check(large: dict[str, int], allowed: dict[str, int]) -> None:
    """Nothing else is too large, nothing grows, and nothing is allowed for nothing."""
    assert {name for name, size in large.items() if size > allowed.get(name, 0)} == set()
    assert set(allowed) - set(large) == set()


def test_no_function_is_longer_than_a_screen() -> None:
    lengths = {
        f"{named(path)} {function.name}": lines_of(function)
        for path in written(SOURCE)
        if path.suffix == ".py"
        for function in functions(path)
    }
    long = {name: lines for name, lines in lengths.items() if lines > LONGEST_FUNCTION}
    check(long, LONG_FUNCTIONS)


def test_no_file_is_longer_than_500_lines() -> None:
    lengths = {named(path): path.read_text().count("\n") for path in written(SOURCE, CLIENT)}
    long = {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE}
    check(long, LONG_FILES)


def test_no_folder_holds_more_files_than_one_can_look_over() -> None:
    folders = {path.parent for path in written(SOURCE, CLIENT)}
    sizes = {named(folder): held(folder) for folder in folders if held(folder) > room_in(folder)}
    check(sizes, LARGE_FOLDERS)
