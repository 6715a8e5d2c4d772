"""Every text of the house fits into its place on a small phone, longest and shortest.

Below its line a typeface may reach a few pixels, where it has room for accents and tails.
"""

import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import spielwerk
from tests.effort import some

WEB = Path(__file__).parents[2] / "web"
NPM = Path(sys.executable).with_name("npm")
BUILD = ("exec", "--", "vite", "build", "--config", "vite.texts.config.ts", "--outDir")
SMALL = {"width": 320, "height": 640}
CUT = """places => places
    .filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 4)
    .map(one => `${one.dataset.text}: ${one.textContent}`)"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def page_of_texts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The page that shows all texts, built as it stands and served to the browser."""
    folder = tmp_path_factory.mktemp("texts")
    subprocess.run([NPM, *BUILD, str(folder)], cwd=WEB, check=True, capture_output=True)
    served = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=served.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{served.server_port}/texts.html"
    served.shutdown()
    served.server_close()


@pytest.mark.parametrize("language", some(("de", "en"), 2))
def test_no_text_is_cut_on_a_small_phone(
    chromium: Browser, page_of_texts: str, language: str
) -> None:
    page = chromium.new_page(viewport={"width": SMALL["width"], "height": SMALL["height"]})
    page.goto(page_of_texts)
    page.get_by_role("button", name=language, exact=True).click()
    places = page.locator("[data-text]")
    assert places.count() > len(spielwerk.games()) * 100
    cut: list[str] = places.evaluate_all(CUT)
    page.close()
    assert cut == []
