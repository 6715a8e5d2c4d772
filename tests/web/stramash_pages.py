"""The pages of Stramash as a person uses them."""

from playwright.sync_api import Locator

from spielwerk.games.stramash.board import CASTLE, START, mashie_of
from tests.web.pages import Pages
from tests.web.visitor import Message

DOCK = "D"

Way = tuple[str, str | None, str | None]
"""The card that leaves the hand, where the laddie stands, and where it goes."""


class StramashPages(Pages):
    """What somebody does on the pages of Stramash."""

    game = "stramash"
    colours = ("red", "blue", "green", "yellow", "violet", "silver")

    @property
    def seen(self) -> Message:
        """What the page was told last."""
        observation: Message = self.visitor.update["observation"]
        return observation

    @property
    def legal(self) -> list[str]:
        """What may be played now."""
        actions: list[str] = self.visitor.update["legal"]
        return actions

    def read(self, action: str) -> Way:
        """What is chosen for an action, piece by piece."""
        card, rest = action.split(" ")
        if card == "discard":
            return rest, None, None
        if rest == "out":
            return card, DOCK, self.start()
        laddie, hole = rest.split(">")
        return card, laddie, hole

    def start(self) -> str:
        """Where the reader's laddies come out, or the partner's if all own are home."""
        seats, seat = self.seen["seats"], self.seen["seat"]
        if all(place.startswith("C") for place in self.seen["laddies"][seat]):
            seat = (seat + seats // 2) % seats
        holes = int(self.visitor.table["options"]["holes"])
        return f"T{holes * mashie_of(seat, seats) + START}"

    # Choosing

    def cell(self, field: str) -> Locator:
        """A hole of the board; of the dock the first laddie that lights up."""
        if field == DOCK:
            return self.offered.and_(self.page.locator("[data-cell^=D]")).first
        return super().cell(field)

    def lit(self) -> set[str]:
        """The holes that light up; of a dock any laddie, it does not matter which."""
        lit = self.offered.evaluate_all("cells => cells.map(cell => cell.dataset.cell)")
        return {DOCK if name.startswith(DOCK) else name for name in lit}

    def lights_up(self, fields: set[str]) -> None:
        """Wait until just these holes may be chosen."""
        self.visitor.wait_until(lambda: self.lit() == fields, f"just {fields} light up")

    def play(self, action: str) -> None:
        """Choose card, laddie and hole. On the way just what may be chosen lights up.

        A hole that says which laddie is meant is chosen at once. In a seven under way the card
        lies on the table already.
        """
        assert action in self.legal
        since = len(self.visitor.said)
        card, laddie, hole = self.read(action)
        ways = [self.read(one) for one in self.legal]
        if not self.seen.get("seven"):
            self.pick_card(card, {one for one, _, _ in ways})
        if laddie is not None and hole is not None:
            self.choose_way(laddie, hole, [way for way in ways if way[0] == card and way[1]])
        self.see_played(action, since)

    def see_played(self, action: str, since: int = 0) -> None:
        """Wait until the table is told; confirm what was chosen if the page asks for it."""
        said, button = self.visitor.said, self.action(action)

        def told() -> Message | None:
            return next((one for one in said[since:] if one.get("action") == action), None)

        self.visitor.wait_until(lambda: told() or button.is_visible(), f"{action} is chosen")
        if told() is None:
            self.hands.button(button)
        self.visitor.wait_until(told, f"the page says {action}")
        self._answered = self.visitor.table["table"], (told() or {})["decision"]

    def sit_down(self, link: str) -> None:
        """Open a link to a table, and wait until it is told what lies there."""
        self.visitor.go(link)
        self.visitor.wait_until(lambda: self.visitor.update, "the table is told")

    def pick_card(self, card: str, playable: set[str]) -> None:
        """Choose a card of the hand, in which all others are dimmed that cannot be played."""
        self.visitor.wait_until(lambda: self.bright() == playable, f"just {playable} are bright")
        self.hands.card(self.card(card))

    def choose_way(self, laddie: str, hole: str, ways: list[Way]) -> None:
        """Choose a laddie and its hole, or the hole at once where that is enough."""
        laddies = {str(one) for _, one, _ in ways}
        if len(laddies) > 1:
            direct = self.plain_holes(ways)
            self.lights_up(laddies | direct)
            if hole in direct:
                self.hands.cell(self.cell(hole))
                return
            self.hands.cell(self.cell(laddie))
        self.lights_up({str(to) for _, one, to in ways if one == laddie})
        self.hands.cell(self.cell(hole))

    def plain_holes(self, ways: list[Way]) -> set[str]:
        """The holes that say which laddie is meant, where no laddie has more than two."""
        holes = {str(to) for _, _, to in ways}
        laddies = [one for _, one, _ in ways]
        few = max(laddies.count(one) for one in laddies) <= 2
        return holes if few and len(holes) == len(ways) else set()

    # Looking

    def label(self, field: str) -> str:
        """How a hole is read aloud."""
        return self.cell(field).get_attribute("aria-label") or ""

    @property
    def hint(self) -> Locator:
        """What is said about what is looked at."""
        return self.page.locator(".hint")

    @property
    def prompt(self) -> Locator:
        """What is asked."""
        return self.page.locator(".prompt")

    def home(self, seat: int) -> int:
        """How many laddies of a seat are home, as the page was told."""
        return sum(place.startswith("C") for place in self.seen["laddies"][seat])

    def everybody_home(self, seat: int) -> bool:
        return self.home(seat) == CASTLE
