"""The pages of Strategus as a person uses them."""

import re
from functools import cache

from playwright.sync_api import Locator, expect

from tests.server.armies import BOX
from tests.web.hands import Hands, Keyboard
from tests.web.pages import Pages, texts
from tests.web.visitor import Message, Visitor

KINDS = sorted(set(BOX))


@cache
def own_words(language: str) -> dict[str, str]:
    """Each kind by how the reader's own card is read aloud on a square."""
    return {texts("strategus", language).say(f"strategus-piece-{k}.mine"): k for k in KINDS}


class StrategusKeyboard(Keyboard):
    """Keys alone: on a square board arrows go by rows and columns."""

    def card(self, card: Locator) -> None:
        self.listed(card)

    def cell(self, cell: Locator) -> None:
        self.go_to(cell)
        self.page.keyboard.press("Enter")

    def go_to(self, cell: Locator) -> None:
        """To the board by Tab unless the keyboard is there, and over it by arrows."""
        self.reach("Tab", self.page.get_by_role("grid"))
        for _ in range(self.FAR):
            away = cell.evaluate(
                """cell => {
                  const middle = one => {
                    const box = one.querySelector('rect').getBoundingClientRect();
                    return [box.x + box.width / 2, box.y + box.height / 2];
                  };
                  const [there, here] = [middle(cell), middle(document.activeElement)];
                  return there.map((at, index) => at - here[index]);
                }"""
            )
            key = arrow(*away)
            if key is None:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"arrows do not lead to {cell}")


def arrow(right: float, down: float) -> str | None:
    """The key that leads there; None when one is there."""
    if abs(right) > 2:
        return "ArrowRight" if right > 0 else "ArrowLeft"
    if abs(down) > 2:
        return "ArrowDown" if down > 0 else "ArrowUp"
    return None


class StrategusPages(Pages):
    """What somebody does on the pages of Strategus."""

    game = "strategus"
    keyboard = StrategusKeyboard
    colours = ("red", "blue")

    def __init__(self, visitor: Visitor, hands: Hands | None = None) -> None:
        super().__init__(visitor, hands)
        self.said = visitor.said

    # Setting up

    def kind(self, kind: str) -> Locator:
        """A kind of card in the tray."""
        return self.page.locator(f'[data-kind="{kind}"]')

    def tool(self, name: str) -> Locator:
        """A button that helps to set up."""
        return self.page.locator(f'[data-tool="{name}"]')

    @property
    def ready(self) -> Locator:
        """The button that ends the set-up."""
        return self.action("ready")

    def place(self, kind: str, square: str) -> None:
        """Choose a kind, and click a square."""
        if self.kind(kind).get_attribute("aria-pressed") != "true":
            self.hands.card(self.kind(kind))
        self.hands.cell(self.cell(square))

    def left(self, kind: str) -> str:
        """What the tray says about a kind."""
        return self.kind(kind).get_attribute("aria-label") or ""

    def army(self) -> dict[str, str]:
        """The reader's own cards by square, as they are read aloud."""
        words = own_words(self.visitor.language)
        labels = self.page.locator("[data-cell]").evaluate_all(
            "cells => cells.map(cell => cell.getAttribute('aria-label').split(', '))"
        )
        return {square: words[what] for square, what, *_ in labels if what in words}

    def open_setups(self, tab: str) -> None:
        """Open the dialog of whole set-ups at `made`, `own` or `text`."""
        self.hands.button(self.tool("setups"))
        tabs = self.dialog.get_by_role("group", name=self.word("strategus-setups-which"))
        self.hands.segment(tabs, self.word(f"strategus-setups-{tab}"))

    def load_ready_made(self, name: str) -> None:
        """Take a ready-made set-up by its name."""
        self.open_setups("made")
        name = self.word(f"strategus-setup-{name}")
        self.hands.button(self.dialog.get_by_role("button", name=re.compile(f"^{name}")))
        expect(self.dialog).to_be_hidden()

    def paste(self, text: str) -> None:
        """Hand in a set-up as text."""
        self.open_setups("text")
        field = self.dialog.get_by_label(self.word("strategus-paste"))
        field.fill(text)
        self.hands.button(self.tool("import"))

    def be_ready(self) -> None:
        """Press the button, and wait until the table knows."""
        self.hands.button(self.ready)
        self.visitor.wait_until(
            lambda: any(one["type"] == "play" for one in self.said), "ready is said"
        )
        expect(self.ready).to_have_count(0)

    # Playing

    def play(self, action: str) -> None:
        """Choose the piece and the square of a move, or a kind and its square."""
        table, decision = self._decision()
        kind, _, square = action.removeprefix("place ").partition(" ")
        if square:
            self.place(kind, square)
        else:
            self.move(action)
        told: Message = {"type": "play", "decision": decision, "action": action}
        self._has_told(told, table)

    def move(self, action: str) -> None:
        """Choose the piece and the square of a move. Just what may be chosen lights up."""
        moves = [re.split("[-x]", move) for move in self.visitor.update["legal"]]
        start, goal = re.split("[-x]", action)
        self.lights_up({one for one, _ in moves})
        self.hands.cell(self.cell(start))
        self.lights_up({other for one, other in moves if one == start})
        self.hands.cell(self.cell(goal))

    def lights_up(self, squares: set[str]) -> None:
        """Wait until just these squares may be chosen."""
        self.visitor.wait_until(lambda: self.lit() == squares, f"just {squares} light up")

    def label(self, square: str) -> str:
        """How a square is read aloud."""
        return self.cell(square).get_attribute("aria-label") or ""

    def face(self, kind: str) -> Locator:
        """A card that is shown in a fight, by the name below it."""
        return self.page.get_by_text(self.word(f"strategus-piece-{kind}.full"), exact=True)
