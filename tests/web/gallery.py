"""Pictures of every table, to be looked at: `python -m tests.web.gallery FOLDER`.

All games, on a phone upright and laid down, a tablet and a desk, by day and in the evening, at
five moments each: one's turn, a choice made, something that happened to oneself, many pieces on
one field, the end. `--game`, `--size`, `--light` and `--moment` take some of them; the language is
German on phones and English elsewhere.
"""

import argparse
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count, product
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from playwright.sync_api import Browser, Page, sync_playwright

import spielwerk
from spielwerk import Match, bots
from spielwerk.server.storage.kept import Step
from tests.server.browsers import look
from tests.server.serving import Serving
from tests.web.conftest import ARGUMENTS
from tests.web.prepared import Prepared, lay
from tests.web.windows import LOCALES

Light = Literal["light", "dark"]
Event = dict[str, Any]

ANNA = 0
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Finn")
SETTLED = 1200
"""Milliseconds after which nothing moves any more."""
SEEDS = 40
"""So many matches are looked through for a moment."""

SETTINGS = '{"explain": "off", "holding": "normal", "dice": "self", "sound": false}'


class Size(NamedTuple):
    """What somebody looks at."""

    width: int
    height: int
    language: str
    touch: bool


SIZES = {
    "phone": Size(360, 740, "de", touch=True),
    "phone-laid": Size(740, 360, "de", touch=True),
    "tablet": Size(768, 1024, "en", touch=True),
    "desk": Size(1280, 800, "en", touch=False),
}

BEFALLS: dict[str, Callable[[Event], bool]] = {
    "dog": lambda one: one["event"] == "sent_home" and one["owner"] == ANNA != one["by"],
    "rufus": lambda one: (
        one["event"] == "caught"
        and one["seat"] != ANNA
        and any(stone["seat"] == ANNA for stone in one["stones"])
    ),
    "stramash": lambda one: one["event"] == "docked" and one["owner"] == ANNA != one["by"],
    "strategus": lambda one: one["event"] == "fought" and ANNA not in {one["seat"], one["won"]},
    "streifzug": lambda one: one["event"] == "thrown" and one["seat"] == ANNA,
}
"""What happens to Anna, as the game's page holds it."""

PIECES = {"dog": "men", "rufus": "stones", "stramash": "laddies", "streifzug": "figures"}
"""Where an observation has the fields of the pieces, by seat."""


# The moments of a match


@cache
def played(game: str, seed: int) -> tuple[Step, ...]:
    """A match between bots."""
    loaded = spielwerk.load(game)
    players = [bots.load("greedy", loaded, seat, seed=seed) for seat in range(loaded.seats)]
    match = loaded.match(seed=seed)
    while not match.over:
        seat = match.seats_to_act()[0]
        seen, told = match.observation(seat), match.events(seat)
        match.play(seat, players[seat].choose(seen, match.legal(seat), told))
    return tuple(match.steps)


def turns(game: str, seed: int) -> Iterator[Match]:
    """A match as it stands whenever Anna has to act, and it is well under way."""
    steps, stands = played(game, seed), list[int]()

    def watch(match: Match) -> None:
        if ANNA in match.seats_to_act():
            stands.append(len(match.steps))

    loaded = spielwerk.load(game)
    loaded.replay_steps(steps, watch=watch)
    for stand in stands[len(stands) // 3 :]:
        yield loaded.replay_steps(steps[:stand])


def my_turn(game: str) -> tuple[Step, ...]:
    """Anna has much to choose from."""
    best = max(turns(game, 1), key=lambda match: len(match.legal(ANNA)))
    return tuple(best.steps)


def before_it_happens(game: str) -> tuple[Step, ...]:
    """The next step, somebody else's, does something to Anna; that step comes last."""
    for seed in range(1, SEEDS):
        steps, heard, found = played(game, seed), 0, list[int]()
        loaded = spielwerk.load(game)

        def watch(match: Match, found: list[int] = found) -> None:
            nonlocal heard
            news = match.events(ANNA)[heard:]
            heard += len(news)
            if any(BEFALLS[game](event) for event in news):
                found.append(len(match.steps))

        loaded.replay_steps(steps, watch=watch)
        theirs = [end for end in found if steps[end - 1][0] not in {ANNA, "chance"}]
        if theirs:
            return steps[: theirs[len(theirs) // 2]]
    raise SystemExit(f"{game}: nothing happens to Anna in {SEEDS} matches")


def crowded(game: str) -> tuple[Step, ...]:
    """Most pieces stand on one field; where they never share one, most are on the board."""
    found = ((crowd(match), number, match) for number, match in zip(count(), turns(game, 2)))
    return tuple(max(found, key=lambda one: one[:2])[2].steps)


def crowd(match: Match) -> int:
    """How many pieces stand on the fullest field."""
    seen = match.observation(ANNA)
    if match.game.name not in PIECES:
        return -int(seen["plies"])
    fields = [place for seat in seen[PIECES[match.game.name]] for place in seat]
    return max(
        Counter(str(field) for field in fields if str(field) not in {"K", "D", "S"}).values()
    )


MOMENTS: dict[str, Callable[[str], tuple[Step, ...]]] = {
    "turn": my_turn,
    "choice": my_turn,
    "happened": before_it_happens,
    "crowd": crowded,
    "end": lambda game: played(game, 3),
}


# Taking the pictures


class Photographer:
    """Sits down as Anna at prepared tables, and takes pictures."""

    def __init__(self, serving: Serving, page: Page) -> None:
        self.serving = serving
        self.page = page

    def take(self, game: str, moment: str, file: Path) -> None:
        """One picture."""
        steps = MOMENTS[moment](game)
        last = steps[-1] if moment == "happened" else None
        loaded = spielwerk.load(game)
        names = dict(enumerate(NAMES[: loaded.seats]))
        table = lay(self.serving.database, loaded, steps[:-1] if last else steps, names)
        self.page.goto(f"{self.serving.url}{table.link(ANNA)}")
        self.page.locator("[data-cell]").first.wait_for()
        if last is not None:
            self.play(table, int(last[0]), last[1])
        if moment == "choice":
            self.choose()
        if moment == "end":
            self.page.get_by_role("dialog").wait_for()
        self.page.wait_for_timeout(SETTLED)
        self.page.screenshot(path=file)

    def play(self, table: Prepared, seat: int, action: str) -> None:
        """What somebody else does, while Anna looks on."""
        browser = look(self.serving, table.table)
        browser.say({"type": "join", "key": table.keys[seat]})
        update = browser.hear_until("update")
        browser.say({"type": "play", "decision": update["decision"], "action": action})
        browser.hear_until("update")
        self.page.wait_for_timeout(SETTLED)
        browser.close()

    def choose(self) -> None:
        """The first card or piece that can be chosen."""
        self.page.wait_for_timeout(SETTLED)
        cards = self.page.locator("[data-card][aria-disabled=false]")
        chosen = cards if cards.count() else self.page.locator("[data-cell][aria-disabled=false]")
        if chosen.count():
            chosen.first.click(force=True)


@contextmanager
def studio() -> Iterator[tuple[Serving, Browser]]:
    """A server of its own, and a browser."""
    with (
        tempfile.TemporaryDirectory(prefix="spielwerk-pictures-") as folder,
        sync_playwright() as playwright,
    ):
        serving = Serving(f"sqlite:///{folder}/tables.db", folder=Path(folder)).start()
        chromium = playwright.chromium.launch(args=ARGUMENTS, executable_path="/usr/bin/chromium")
        try:
            yield serving, chromium
        finally:
            chromium.close()
            serving.stop()


@contextmanager
def window(chromium: Browser, size: Size, light: Light = "light") -> Iterator[Page]:
    """A page of this size, which nobody has been to before."""
    context = chromium.new_context(
        viewport={"width": size.width, "height": size.height},
        has_touch=size.touch,
        is_mobile=size.touch,
        locale=LOCALES[size.language],
        color_scheme=light,
        service_workers="block",
    )
    page = context.new_page()
    page.add_init_script(f"localStorage['spielwerk.settings'] = '{SETTINGS}'")
    yield page
    context.close()


def main() -> None:
    wanted = arguments()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with studio() as (serving, chromium):
        for size, light in product(wanted.size, wanted.light):
            with window(chromium, SIZES[size], light) as page:
                for game, moment in product(wanted.game, wanted.moment):
                    name = f"{game}-{moment}-{size}-{light}.png"
                    Photographer(serving, page).take(game, moment, wanted.folder / name)
                    print(name, flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Pictures of every table, to be looked at.")
    parser.add_argument("folder", type=Path)
    choices = {
        "game": spielwerk.games(),
        "size": list(SIZES),
        "light": list(get_args(Light)),
        "moment": list(MOMENTS),
    }
    for name, values in choices.items():
        parser.add_argument(f"--{name}", action="append", choices=values)
    wanted = parser.parse_args()
    for name, values in choices.items():
        setattr(wanted, name, getattr(wanted, name) or values)
    return wanted


if __name__ == "__main__":
    main()
