"""The pages of Streifzug durch as a person uses them."""

from playwright.sync_api import Locator, expect

from tests.web.hands import Fingers, Keyboard
from tests.web.pages import Pages
from tests.web.visitor import Message

FROM_HAND = {"meld", "add", "exchange", "give"}
"""Actions for which cards of the hand are chosen."""


class StreifzugKeyboard(Keyboard):
    """Keys alone: cards beyond the ninth have no number and are walked to."""

    NUMBERED = 9

    def card(self, card: Locator) -> None:
        place = card.evaluate(
            "card => [...card.closest('ul').querySelectorAll('button')].indexOf(card)"
        )
        if place < self.NUMBERED:
            self.page.keyboard.press(str(place + 1))
            return
        self.listed(card)


def inside(thing: Locator, along: float) -> tuple[float, float]:
    """A point half-way down and so far across."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + along * box["width"], box["y"] + box["height"] / 2


class StreifzugPages(Pages):
    """What somebody does on the pages of Streifzug durch."""

    game = "streifzug"
    keyboard = StreifzugKeyboard
    colours = ("red", "yellow", "black", "blue")

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

    def choose_mode(self, preset: str) -> None:
        """Where a table is set up: choose a mode."""
        self.hands.segment(self.named("group", "presets"), self.word(f"streifzug-preset-{preset}"))

    def sit_down(self, link: str) -> None:
        """Open a link to a table, and wait until it is told what lies there."""
        self.visitor.go(link)
        self.visitor.wait_until(lambda: self.visitor.update, "the table is told")
        expect(self.cell("bell")).to_be_attached()

    def own_seats(self) -> Locator:
        """On the start page: the ways back to the seats of one table that one plays for."""
        return self.page.locator(".tables .ways a")

    def go_on_as(self, seat: int) -> None:
        """Another own seat has to act: go there."""
        name = self.word("play-as-seat", name=self.word(f"streifzug-seat-{seat}"))
        self.hands.button(self.page.get_by_role("link", name=name, exact=True))
        self.sits_at(seat)

    def sits_at(self, seat: int) -> None:
        """Wait until the page has joined the table at this seat."""
        self.visitor.wait_until(lambda: self.visitor.table.get("seat") == seat, "one sits there")

    # Choosing

    def at(self, field: str) -> str:
        """The cell of a field as the reader's actions name it."""
        return f"{field}{self.seen['seat']}" if field in {"S", "Z"} else field

    def lights_up(self, fields: set[str]) -> None:
        """Wait until just these cells may be chosen."""
        self.visitor.wait_until(lambda: self.lit() == fields, f"just {fields} light up")

    def ways(self, hopping: bool = False) -> dict[str, set[str]]:
        """By the cell of a figure that may go: the cells where it may go to."""
        found: dict[str, set[str]] = {}
        for action in self.legal:
            first, *way = action.split(" ")
            if ">" in action and (first == "hopser") == hopping:
                start, goal = way[0].split(">")
                found.setdefault(self.at(start), set()).add(self.at(goal))
        return found

    def play(self, action: str) -> None:
        """Choose what an action takes, piece by piece, and the button for it if one is needed.

        On the way just what may be chosen lights up.
        """
        assert action in self.legal
        table, decision = self._decision()
        if ">" in action:
            self.choose_move(action)
        else:
            self.pick(self.cards_for(action))
        told: Message = {"type": "play", "decision": decision, "action": action}
        self._confirm(told, self.action(action))
        self._has_told(told, table)

    def choose_move(self, action: str) -> None:
        """Choose a figure, with a Hopser that card first, and its field."""
        first, way = action.split(" ")
        start, goal = (self.at(field) for field in way.split(">"))
        if first == "hopser":
            self.pick([self.letter("H")])
        ways = self.ways(first == "hopser")
        self.lights_up(set(ways) | {field for goals in ways.values() for field in goals})
        self.hands.cell(self.cell(start))
        self.lights_up(ways[start])
        self.hands.cell(self.cell(goal))

    def cards_for(self, action: str) -> list[str]:
        """The cards of the hand that are chosen for an action."""
        kind, *words = action.split(" ")
        if kind == "mopser":
            return [self.letter("M")]
        if kind not in FROM_HAND or (kind == "give" and len(words) > 1):
            return []
        held = self.seen["hand"].split()
        return [word for word in words if word in held]

    def letter(self, letter: str) -> str:
        """The first card of the hand with this letter."""
        hand: list[str] = self.seen["hand"].split()
        return next(card for card in hand if card[1] == letter)

    def pick(self, cards: list[str]) -> None:
        """Choose cards of the hand, one after the other; of equal ones each once."""
        for count, code in enumerate(cards, 1):
            left = self.page.locator(f'[data-card="{code}"][aria-pressed=false]')
            self.hands.card(self.hand.and_(left).first)
            expect(self.picked).to_have_count(count)

    def grip(self, card: str) -> tuple[float, float]:
        """Where a card can be taken hold of, once it lies still."""
        held = self.card(card)
        held.hover(trial=True, position={"x": 6, "y": 20})
        box = held.bounding_box()
        assert box is not None
        return box["x"] + 6, box["y"] + 20

    def drag(self, card: str, goal: Locator, along: float = 0.5) -> None:
        """Drag a card there; `along`: how far across the goal, 0 to 1."""
        begin, end = self.grip(card), inside(goal, along)
        if self.visitor.device.touch:
            fingers = Fingers(self.page)
            fingers.down(begin)
            fingers.move(end)
            fingers.up()
            return
        self.page.mouse.move(*begin)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=8)
        self.page.mouse.up()

    @property
    def picked(self) -> Locator:
        """The cards of the hand that are chosen."""
        return self.hand.and_(self.page.locator("[aria-pressed=true]"))

    # Looking

    def label(self, field: str) -> str:
        """How a field is read aloud."""
        return self.cell(field).get_attribute("aria-label") or ""

    @property
    def hint(self) -> Locator:
        """What is said about what is looked at."""
        return self.page.locator(".hint")

    @property
    def prompt(self) -> Locator:
        """What is asked."""
        return self.page.locator(".prompt")

    @property
    def log(self) -> Locator:
        """All that has happened."""
        return self.named("region", "log-title")

    def own_meld(self, number: int) -> Locator:
        """One of the melds that the reader has laid out, from 1."""
        return self.page.locator(f'[data-meld="{number}"]')

    def lying(self, seat: int) -> Locator:
        """What somebody has laid out, row by row; used letter cards last."""
        return self.page.locator(f'[data-lying="{seat}"]').get_by_role("img")
