"""The documentation is built from the repository, and holds what it says (docs/site)."""

import importlib
import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from itertools import chain
from types import FunctionType

import pytest

import spielwerk
from docs.site import blocks, build, derived, pages, reference, tables
from docs.site.pages import ROOT, PageError

FILES = sorted(pages.pages())
METHODS = (FunctionType, classmethod, staticmethod, property, cached_property)


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """All pages as Sphinx gets them."""
    return dict(build.written())


def test_every_link_leads_to_a_page_a_file_or_another_site(texts: dict[str, str]) -> None:
    assert len(texts) > len(FILES) > 60


def test_every_page_stands_in_the_list_of_one(texts: dict[str, str]) -> None:
    """Sphinx warns of others, and its warnings end the build."""
    listed = set(re.findall(r"^([\w./-]+)$", texts["index.md"], re.MULTILINE))
    tops = {name.partition(".md")[0] for name in texts if name.endswith(".md") and "/" not in name}
    assert tops - listed == {"index"}


@pytest.mark.parametrize("text", ["[x](no-such-page.md)", "[x](http://example.org)", "[x](ftp:y)"])
def test_a_link_that_leads_nowhere_ends_the_build(text: str) -> None:
    (target,) = re.findall(r"\((.*)\)", text)
    with pytest.raises(PageError, match=re.escape(target)):
        pages.led("docs/research.md", "", "x", target)


def test_links_lead_from_page_to_page_and_files_are_named() -> None:
    led = pages.led
    assert led("docs/bots.md", "", "a", "benchmarks.md#rules") == "[a](benchmarks.md#rules)"
    assert led("docs/decisions/0001-one-command-bootstraps-uv.md", "", "a", "../../README.md") == (
        "[a](../index.md)"
    )
    assert led("docs/bots.md", "", "all", "../src/spielwerk") == "all (`src/spielwerk`)"
    assert led("docs/bots.md", "", "`bots.md`", "../run") == "`bots.md` (`run`)"


@pytest.mark.parametrize(
    ("block", "fault"),
    [
        ("```python\nwhile\n```", "invalid syntax"),
        ("```sh\nif\n```", "unexpected"),
        ("```json\n{\n```", "Expecting"),
        ("```toml\na =\n```", "Invalid value"),
        ("- x\n\n  ```python\n  while True:\n      pass\n  ```", None),
        ("```text\nanything\n```", None),
    ],
)
def test_a_block_that_is_none_ends_the_build(block: str, fault: str | None) -> None:
    found = [*blocks.faults(block)]
    assert len(found) == (fault is not None)
    assert fault is None or fault in found[0]


def test_a_number_that_the_program_has_otherwise_ends_the_build() -> None:
    assert [*derived.faults("4<!-- =orders mini_strategus --> of it")] == []
    (wrong,) = derived.faults("24<!-- =orders mini_strategus -->")
    assert wrong == "24 stands for `orders mini_strategus`, which is 4"
    (unknown,) = derived.faults("24<!-- =order mini_strategus -->")
    assert "is no figure" in unknown
    assert derived.without_marks("4<!-- =orders mini_rufus --> x") == "4 x"


def told(module: str) -> Iterator[str]:
    """Public names of a module that are documented."""
    found = importlib.import_module(module)
    names = getattr(found, "__all__", None) or [
        name
        for name, thing in vars(found).items()
        if not name.startswith("_") and getattr(thing, "__module__", None) == module
    ]
    yield from names


def routines(module: str) -> Iterator[tuple[str, object]]:
    """Functions, methods and properties that a module's page shows, by name."""
    found = importlib.import_module(module)
    for name in told(module):
        thing = getattr(found, name)
        if inspect.isroutine(thing) or hasattr(thing, "__wrapped__"):
            yield name, thing
        for part in vars(thing) if inspect.isclass(thing) else ():
            method = inspect.getattr_static(thing, part)
            hidden = part.startswith("_") or getattr(method, "__name__", "") == "<lambda>"
            if not hidden and isinstance(method, METHODS):
                yield f"{name}.{part}", method


@pytest.mark.parametrize("module", [*chain(*map(reference.modules, reference.DOORS))])
def test_every_public_function_and_method_says_what_it_means(module: str) -> None:
    assert [name for name, thing in routines(module) if not inspect.getdoc(thing)] == []


@pytest.mark.parametrize("module", reference.modules("Research"))
def test_every_public_class_and_module_of_the_research_door_says_what_it_is(module: str) -> None:
    found = importlib.import_module(module)
    assert found.__doc__
    silent = [
        name
        for name in told(module)
        if isinstance(thing := getattr(found, name), type) and not thing.__doc__
    ]
    assert silent == []


def test_docstrings_are_read_as_they_are_written() -> None:
    lines = ["Sum of *a*.", "", "    x = 1", "", "And `b*c` |d|."]
    assert [*reference.with_code_blocks(lines)] == [
        r"Sum of \*a\*.",
        "",
        ".. code-block:: text",
        "",
        "    x = 1",
        "",
        r"And `b*c` \|d\|.",
    ]


def test_the_numbers_of_an_environment_have_a_page_with_every_field_and_kind() -> None:
    page = tables.numbers_of("rufus")
    assert page.startswith("# `spielwerk/rufus-v1`")
    for field in spielwerk.load("rufus").fields:
        assert f"`{field.name}`" in page


def test_every_command_is_told() -> None:
    assert {"simulate", "balance", "serve"} <= {
        *re.findall(r"^## (\w+)$", tables.commands(), re.MULTILINE)
    }


def test_the_citation_is_of_this_version() -> None:
    import tomllib

    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text()
    assert f"version = {{{version}}}" in (ROOT / "docs/citing.md").read_text()
