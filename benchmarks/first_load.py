"""What a browser loads for the first page, and for a table of Dog, as it comes over the line.

And when the first picture of each page of rules is seen, on a processor slowed four times.

`./run serve`, and beside it `.venv/bin/python benchmarks/first_load.py http://127.0.0.1:8000`.
"""

import json
import shutil
import sys
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, sync_playwright

import spielwerk

TABLE = {"game": "dog", "seats": [{"kind": "key"}, *[{"kind": "bot", "bot": "random"}] * 3]}
LOADED = """() => performance.getEntries()
    .filter(({entryType}) => entryType === 'navigation' || entryType === 'resource')
    .map(({name, encodedBodySize}) => [new URL(name).pathname, encodedBodySize])"""

SLOWER = 4
ROUNDS = 5
PICTURE = """const looking = () => {
    const drawn = document.querySelector('.drawn > svg');
    if (drawn === null || drawn.getBoundingClientRect().height === 0) {
        requestAnimationFrame(looking);
    } else requestAnimationFrame(() => { window.pictured = performance.now(); });
};
looking();"""
"""Notes the time at which the frame after the picture begins."""


def table_at(server: str) -> str:
    """The address of a new table of Dog, for who watches."""
    wanted = Request(  # noqa: S310 - the address is the caller's own
        f"{server}/api/tables",
        json.dumps(TABLE).encode(),
        {"Content-Type": "application/json"},
    )
    with urlopen(wanted) as answer:  # noqa: S310
        return f"{server}/table/{json.load(answer)['table']}"


def kind_of(path: str) -> str:
    end = path.rpartition(".")[2]
    return end if end in ("js", "css") else "page and data"


def loaded(browser: Browser, address: str, language: str) -> dict[str, int]:
    """Bytes by kind, in a browser that was never here.

    No service worker: of what goes through one, only the size after unpacking is known.
    """
    page = browser.new_page(locale=language, service_workers="block")
    page.goto(address)
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for path, size in page.evaluate(LOADED):
        sizes[kind_of(path)] = sizes.get(kind_of(path), 0) + int(size)
    page.close()
    return sizes


def pictured(browser: Browser, address: str) -> float:
    """Seconds to the first picture, the middle one of some rounds; the browser was never here."""
    seconds = []
    for _ in range(ROUNDS):
        page = browser.new_page()
        slowed = page.context.new_cdp_session(page)
        slowed.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.add_init_script(PICTURE)
        page.goto(address)
        page.wait_for_function("window.pictured !== undefined")
        seconds.append(page.evaluate("window.pictured") / 1000)
        page.close()
    return sorted(seconds)[ROUNDS // 2]


def main(server: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for language in ("de", "en"):
            for name, address in (("first page", server), ("Dog table", table_at(server))):
                sizes = loaded(browser, address, language)
                told = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in sizes.items())
                whole = f"{sum(sizes.values()) / 1000:.1f} kB"
                print(f"{name}, {language}: {whole} ({told})", flush=True)
        for game in spielwerk.games():
            seconds = pictured(browser, f"{server}/rules/de/{game}")
            print(f"rules of {game}: the first picture after {seconds:.2f} s", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
