"""How somebody chooses on a page: with mouse or finger, or by keyboard alone."""

from typing import Protocol

from playwright.sync_api import Locator, Page


class Hands(Protocol):
    """The ways to choose."""

    def card(self, card: Locator) -> None:
        """Choose a card of the hand."""
        ...

    def cell(self, cell: Locator) -> None:
        """Choose a man or a field on the board."""
        ...

    def button(self, button: Locator) -> None:
        """Press a button or follow a link."""
        ...

    def take_back(self, button: Locator) -> None:
        """Take back what was played last, for which there is this button too."""
        ...

    def segment(self, group: Locator, name: str) -> None:
        """Choose one of a group where one is always chosen."""
        ...

    def field(self, field: Locator) -> None:
        """Go to a field where one types."""
        ...


class Mouse:
    """Clicks."""

    def card(self, card: Locator) -> None:
        self.button(card)

    def cell(self, cell: Locator) -> None:
        self.button(cell)

    def button(self, button: Locator) -> None:
        button.click()

    def take_back(self, button: Locator) -> None:
        self.button(button)

    def segment(self, group: Locator, name: str) -> None:
        self.button(group.get_by_label(name, exact=True))

    def field(self, field: Locator) -> None:
        self.button(field)


class Finger(Mouse):
    """Taps."""

    def cell(self, cell: Locator) -> None:
        """Where it could mean several fields, the first tap brings the lens."""
        lens = cell.page.locator(".glass.tapped")
        before = lens.count()
        cell.tap()
        if lens.count() > before:
            cell.tap()

    def button(self, button: Locator) -> None:
        button.tap()


class Fingers:
    """Fingers on the glass; each has a place."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.places: list[tuple[float, float]] = []

    def down(self, where: tuple[float, float]) -> None:
        self.places.append(where)
        self._touch("touchStart")

    def move(self, where: tuple[float, float], steps: int = 8) -> None:
        """The first finger goes there."""
        x, y = self.places[0]
        for step in range(1, steps + 1):
            right, down = (where[0] - x) * step / steps, (where[1] - y) * step / steps
            self.places[0] = (x + right, y + down)
            self._touch("touchMove")

    def up(self) -> None:
        """The last finger that came leaves."""
        self._touch("touchEnd", len(self.places) - 1)
        self.places.pop()

    def _touch(self, kind: str, first: int = 0) -> None:
        """Tell the browser of all fingers, or of those from this one on."""
        fingers = list(enumerate(self.places))[first:]
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in fingers]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Keyboard:
    """Keys alone, as the help says."""

    FAR = 120
    """Steps with one key after which something is out of reach."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def card(self, card: Locator) -> None:
        """The number of its place in the hand."""
        place = card.evaluate(
            "card => [...card.closest('ul').querySelectorAll('button')].indexOf(card)"
        )
        self.page.keyboard.press(str(place + 1))

    def cell(self, cell: Locator) -> None:
        """To the board by Tab unless the page has led there, then arrows and Enter."""
        self.reach("Tab", self.page.get_by_role("grid"))
        self.reach("ArrowRight", cell)
        self.page.keyboard.press("Enter")

    def listed(self, card: Locator) -> None:
        """To its list by Tab, and along it by arrows."""
        self.reach("Tab", card.locator("xpath=ancestor::ul"))
        self.reach("ArrowRight", card)
        self.page.keyboard.press("Enter")

    def button(self, button: Locator) -> None:
        self.reach("Tab", button)
        self.page.keyboard.press("Enter")

    def take_back(self, button: Locator) -> None:
        self.page.keyboard.press("Backspace")

    def segment(self, group: Locator, name: str) -> None:
        self.reach("Tab", group)
        self.reach("ArrowRight", group.get_by_label(name, exact=True))

    def field(self, field: Locator) -> None:
        self.reach("Tab", field)

    def reach(self, key: str, goal: Locator) -> None:
        """Press a key until the focus is there, or on something inside."""
        for _ in range(self.FAR):
            if goal.evaluate("goal => goal.contains(document.activeElement)"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead to {goal}")
