"""Which pages the documentation has, and how their links lead from one to the other.

The pages stand where they are read in the repository; here they get the places that they have in
the documentation. A link to a file that is no page becomes the file's name.
"""

import posixpath
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent

SINGLE: Mapping[str, str] = {
    "docs/site/index.md": "index",
    "CHANGELOG.md": "changelog",
    "CONTRIBUTING.md": "contributing",
    "benchmarks/envs/README.md": "measuring",
    "tests/sixth/src/cuckoo/README.md": "games/cuckoo",
}
"""Pages that do not stand in `docs`, and what they are called."""
ELSEWHERE: Mapping[str, str] = {
    "README.md": "index",
    "docs": "index",
    "docs/decisions": "decisions/index",
}
"""What else is meant by a link."""
PLAIN = ("LICENSE", "CITATION.cff", "docs/examples/bot.py", "docs/examples/laboratory.ipynb")
"""Files that are given as they are."""

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^)\s]+)\)")
FENCED = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)


class PageError(ValueError):
    """A page that cannot be shown as it is; the message says which and why."""


@cache
def pages() -> Mapping[str, str]:
    """Each page's file in the repository, and its name in the documentation."""
    found = dict(SINGLE)
    for folder in ("docs", "docs/decisions", "docs/tutorials", "docs/data"):
        for path in sorted((ROOT / folder).glob("*.md")):
            file = path.relative_to(ROOT).as_posix()
            found[file] = file.removeprefix("docs/").removesuffix(".md")
    for path in sorted(ROOT.glob("src/spielwerk/games/*/README.md")):
        found[path.relative_to(ROOT).as_posix()] = f"games/{path.parent.name}"
    return found


def shown(file: str) -> str:
    """A page's text with links that lead to pages. PageError: a link leads nowhere."""
    text = (ROOT / file).read_text(encoding="utf-8")
    parts = FENCED.split(text)
    parts[::2] = [LINK.sub(lambda found: led(file, *found.groups()), part) for part in parts[::2]]
    return "".join(parts)


def led(file: str, image: str, text: str, target: str) -> str:
    """A link as it is in the documentation."""
    if target.startswith("#") or is_outside(file, target):
        return f"{image}[{text}]({target})"
    path, _, anchor = target.partition("#")
    meant = posixpath.normpath(posixpath.join(posixpath.dirname(file), path))
    if not (ROOT / meant).exists():
        raise PageError(f"{file}: {target} leads to nothing")
    name = pages().get(meant) or ELSEWHERE.get(meant)
    here = posixpath.dirname(pages()[file])
    if name is not None:
        to = posixpath.relpath(f"{name}.md", here or ".")
        return f"[{text}]({to}{anchor and '#' + anchor})"
    if image or meant in PLAIN:
        return f"{image}[{text}]({posixpath.relpath(meant, here or '.')})"
    return text if "`" in text and meant.endswith(text.strip("`")) else f"{text} (`{meant}`)"


def is_outside(file: str, target: str) -> bool:
    """Does a link lead to another site? PageError: it can lead nowhere."""
    parts = urlsplit(target)
    if not parts.scheme:
        return False
    if parts.scheme != "mailto" and (parts.scheme != "https" or "." not in parts.netloc):
        raise PageError(f"{file}: {target} is no address that begins with https")
    return True


def images(file: str) -> Iterator[str]:
    """The pictures that a page shows, as files of the repository."""
    for image, _, target in LINK.findall((ROOT / file).read_text(encoding="utf-8")):
        if image and not is_outside(file, target):
            yield posixpath.normpath(posixpath.join(posixpath.dirname(file), target))
