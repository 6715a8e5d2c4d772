"""The reference: every public name of the doors that others use, made from docstrings.

What a module of these offers is on its page without anybody writing it there.
"""

import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping, Sequence

CORE = "chance contract luck options receipts tensors transcript"
BOTS = "coach knowledge review"

DOORS: Mapping[str, Sequence[str]] = {
    "Games and matches": ["spielwerk", *(f"spielwerk.core.{name}" for name in CORE.split())],
    "Bots": ["spielwerk.bots", *(f"spielwerk.bots.{name}" for name in BOTS.split())],
    "Research": ["spielwerk.envs"],
    "Laboratory": ["spielwerk.lab"],
}
"""What is documented, by heading; of research and laboratory every module."""

WHOLE = ("spielwerk.envs", "spielwerk.lab")
ALIAS = "Alias for field number"
"""How Python describes a field of a named tuple of which nobody has said anything."""


def modules(heading: str) -> list[str]:
    """The modules under a heading."""
    found = [*DOORS[heading]]
    for name in DOORS[heading]:
        if name in WHOLE:
            inner = pkgutil.iter_modules(importlib.import_module(name).__path__, f"{name}.")
            found += [module.name for module in inner]
    return found


def page(module: str) -> str:
    """A module's page, which Sphinx fills with what stands in it."""
    return f"{module}\n{'=' * len(module)}\n\n.. automodule:: {module}\n"


def pages() -> Iterator[tuple[str, str]]:
    """The name and the text of each page of the reference, the list of them last."""
    listed = ["# Reference", "", "Every public name, made from the program's own docstrings.", ""]
    for heading in DOORS:
        names = modules(heading)
        for name in names:
            yield f"api/{name}.rst", page(name)
        listed += [f"```{{toctree}}\n:caption: {heading}\n:maxdepth: 1\n", *names, "```", ""]
    yield "api/index.md", "\n".join(listed)


# How docstrings are read


def read_as_written(
    _app: object, _what: str, _name: str, _thing: object, _options: object, lines: list[str]
) -> None:
    """Docstrings here are plain sentences with `names` and indented code."""
    if lines and lines[0].startswith(ALIAS):
        lines.clear()
    lines[:] = with_code_blocks(lines)


def with_code_blocks(lines: Sequence[str]) -> Iterator[str]:
    """Indented lines behind an empty one are code: reStructuredText wants to be told so."""
    within = False
    for number, line in enumerate(lines):
        indented = line.startswith("    ")
        after_gap = number > 0 and not lines[number - 1].strip()
        if indented and after_gap and not within and not in_list(lines, number):
            yield from (".. code-block:: text", "")
            within = True
        elif line.strip() and not indented:
            within = False
        yield line if within else escaped(line)


def in_list(lines: Sequence[str], number: int) -> bool:
    """Does the paragraph before this line belong to a list?"""
    before = next((line for line in reversed(lines[:number]) if line.strip()), "")
    return before.lstrip().startswith(("- ", "* "))


def escaped(line: str) -> str:
    """Stars and bars mean nothing here, but for those within backticks."""
    parts = re.split(r"(`[^`]*`)", line)
    return "".join(
        part if part.startswith("`") else re.sub(r"([*|])(?=\S)", r"\\\1", part) for part in parts
    )


def skip(
    _app: object, what: str, name: str, _thing: object, skipped: bool, _options: object
) -> bool | None:
    """Leave out what dataclasses and named tuples add by themselves."""
    made = name in {"count", "index"} and what == "class"
    return True if made or name.startswith("_") else (skipped or None)
