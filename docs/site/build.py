"""Builds the documentation: `./run docs`, or `python -m docs.site.build [FOLDER]`.

It goes into the package as one file, which the server serves at `/docs/`; with a FOLDER the pages
are written there too. What does not hold ends the build: a link that leads nowhere, a block of
code that is none, a number that the program has otherwise, anything that Sphinx warns of.
"""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from sphinx.cmd.build import build_main

from docs.site import blocks, derived, pages, reference, tables
from docs.site.pages import HERE, ROOT, PageError

STAGED = ROOT / ".docs"
"""Where pages are put together and kept, so that the next build has less to do."""
PACKED = ROOT / "src/spielwerk/server/documentation.zip"
LEFT_OUT = ("objects.inv", ".buildinfo")


def written() -> Iterator[tuple[str, str]]:
    """The name and the text of each page. PageError: one of them does not hold."""
    for file, name in pages.pages().items():
        text = (ROOT / file).read_text(encoding="utf-8")
        wrong = [*blocks.faults(text), *derived.faults(text)]
        if wrong:
            raise PageError("\n".join(f"{file}: {fault}" for fault in wrong))
        yield f"{name}.md", derived.without_marks(pages.shown(file))
    yield "decisions/index.md", decisions()
    yield from reference.pages()
    yield from tables.pages()


def decisions() -> str:
    """The list of the decisions."""
    names = [path.stem for path in sorted((ROOT / "docs/decisions").glob("*.md"))]
    told = "Choices that were not obvious, a page each: context, decision, consequence."
    return "\n".join(["# Decisions", "", told, "", "```{toctree}", *names, "```", ""])


def stage(folder: Path) -> None:
    """Put all pages and pictures where Sphinx reads them; what has not changed is not touched."""
    texts = dict(written())
    for name, text in texts.items():
        put(folder / name, text.encode())
    pictures = [image for file in pages.pages() for image in pages.images(file)]
    for file in pictures:
        put(folder / file, (ROOT / file).read_bytes())
    for file in pages.PLAIN:
        put(folder / file, (ROOT / file).read_bytes())
    for path in [*folder.rglob("*.md"), *folder.rglob("*.rst")]:
        if path.relative_to(folder).as_posix() not in texts:
            path.unlink()


def put(path: Path, content: bytes) -> None:
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def sphinx(builder: str, staged: Path, out: Path) -> None:
    """Let Sphinx build. PageError: it warned of something."""
    asked = ["-b", builder, "-c", str(HERE), "-d", str(staged / "read"), "-W", "--keep-going"]
    if build_main([*asked, "-q", str(staged / "pages"), str(out)]):
        raise PageError("the documentation was not built: see above")


def pack(out: Path, file: Path) -> None:
    """All pages as one file, the same for the same pages; it is there whole or not at all."""
    new = file.with_name(f".{file.name}.new")
    with ZipFile(new, "w", ZIP_DEFLATED) as packed:
        for path in sorted(out.rglob("*")):
            name = path.relative_to(out).as_posix()
            if path.is_file() and name not in LEFT_OUT:
                packed.writestr(ZipInfo(name), path.read_bytes(), ZIP_DEFLATED)
    new.replace(file)


def main(*asked: str) -> None:
    """Build; with `--links` ask all addresses outside too, which needs a network."""
    stage(STAGED / "pages")
    with tempfile.TemporaryDirectory() as made:
        if "--links" in asked:
            sphinx("linkcheck", STAGED, Path(made))
            return
        sphinx("html", STAGED, Path(made))
        pack(Path(made), PACKED)
        for folder in asked:
            shutil.copytree(made, folder, dirs_exist_ok=True)
    size = PACKED.stat().st_size / 1e6
    sys.stderr.write(f"{PACKED.relative_to(ROOT)}: {size:.1f} MB, served at /docs/\n")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except PageError as error:
        sys.exit(str(error))
