"""Pictures of the places where a family's first evening succeeds or fails, to be looked at.

`python -m tests.web.places FOLDER` takes each of them on a telephone of 360 px, in both languages:
the big screen, a link that does not work, the form for a table, undoing, why not, games of Dog, of
Streifzug durch and of Rufus, the end, and the page that a letter leads to.
"""

import argparse
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Page

import spielwerk
from spielwerk.text import LANGUAGES
from tests.server.serving import Serving
from tests.web.gallery import ANNA, NAMES, SETTLED, SIZES, my_turn, played, studio, window
from tests.web.pages import texts
from tests.web.prepared import Prepared, lay
from tests.web.strategus_tables import FIGHTERS, table


class Guest:
    """Somebody with a telephone, who goes somewhere and presses something there."""

    def __init__(self, serving: Serving, page: Page, language: str) -> None:
        self.serving = serving
        self.page = page
        self.language = language

    def go(self, address: str) -> None:
        self.page.goto(self.serving.url + address)

    def press(self, text: str, role: str = "button") -> None:
        """Press what has this text as its name."""
        name = texts("dog", self.language).say(text)
        self.page.get_by_role(role, name=name, exact=True).first.click()  # type: ignore[arg-type]

    def tap(self, *cells: str) -> None:
        for cell in cells:
            self.page.locator(f"[data-cell='{cell}']").first.click(force=True)
            self.page.wait_for_timeout(SETTLED)

    def sit_down(self, made: Prepared) -> None:
        self.go(made.link(ANNA))
        self.page.locator("[data-cell]").first.wait_for()

    def play(self, game: str) -> None:
        """Sit down where there is much to choose from."""
        loaded = spielwerk.load(game)
        names = dict(enumerate(NAMES[: loaded.seats]))
        self.sit_down(lay(self.serving.database, loaded, my_turn(game), names))


def big_screen(guest: Guest) -> None:
    settle(guest)
    guest.press("sofa-here", "checkbox")
    guest.press("create-table")
    guest.page.wait_for_url("**/table/*")


def broken_link(guest: Guest) -> None:
    guest.go("table/nobody-knows-it")


def settle(guest: Guest) -> None:
    guest.go("new/dog")
    guest.page.get_by_text(texts("dog", guest.language).say("more-settings")).click()


def undo(guest: Guest) -> None:
    guest.play("dog")
    guest.press("agree")


def why_not(guest: Guest) -> None:
    guest.sit_down(table(guest.serving.database, armies=FIGHTERS))
    guest.tap("e4", "f5")


def the_end(guest: Guest) -> None:
    rufus = spielwerk.load("rufus")
    names = dict(enumerate(NAMES[: rufus.seats]))
    guest.sit_down(lay(guest.serving.database, rufus, played("rufus", 3), names))
    guest.page.get_by_role("dialog").wait_for()


def letter(guest: Guest) -> None:
    guest.go("letters#mail=a-letter")


PLACES: dict[str, Callable[[Guest], None]] = {
    "big-screen": big_screen,
    "broken-link": broken_link,
    "new-table": settle,
    "undo": undo,
    "why-not": why_not,
    "dog": lambda guest: guest.play("dog"),
    "streifzug": lambda guest: guest.play("streifzug"),
    "rufus": lambda guest: guest.play("rufus"),
    "end": the_end,
    "letter": letter,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of ten places, to be looked at.")
    parser.add_argument("folder", type=Path)
    taken: Path = parser.parse_args().folder
    taken.mkdir(parents=True, exist_ok=True)
    with studio() as (serving, chromium):
        for (place, come), language in product(PLACES.items(), LANGUAGES):
            with window(chromium, SIZES["phone"]._replace(language=language)) as page:
                come(Guest(serving, page, language))
                page.wait_for_timeout(SETTLED)
                page.screenshot(path=taken / f"{place}-{language}.png")
                print(f"{place}-{language}.png", flush=True)


if __name__ == "__main__":
    main()
