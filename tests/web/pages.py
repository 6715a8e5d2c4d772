"""The pages as a person uses them: verbs for what one does, nothing for how it is made.

Things are found by their spoken names, or by the game's own names for cards, fields and actions.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Locator, expect

from spielwerk.text import Texts, game_texts
from tests.web.hands import Finger, Hands, Keyboard, Mouse
from tests.web.visitor import Message, Visitor

CLIENT_TEXTS = Path(__file__).parents[2] / "web/src/text"

KENNEL = "K"


@cache
def texts(game: str, language: str) -> Texts:
    """All words on the pages of a game."""
    return game_texts(game, language, CLIENT_TEXTS / f"{language}.ftl")


def read_action(action: str) -> tuple[str, str | None, str | None]:
    """The card that leaves the hand, the man's field and the field that it goes to.

    A man that comes out is taken from the kennel, and goes where the page offers.
    """
    first, rest = action.split(" ", 1)
    if first in {"give", "fold"}:
        return rest, None, None
    card = first.split("=")[0]
    if rest == "out":
        return card, KENNEL, None
    man, field = re.split("<>|>", rest)
    return card, man, field


class Pages:
    """What somebody does on the pages of Dog; other games share what is not Dog's alone."""

    game = "dog"
    colours: tuple[str, ...] = ("red", "blue", "yellow", "green")
    keyboard = Keyboard
    """How the game is played with keys alone."""

    def __init__(self, visitor: Visitor, hands: Hands | None = None) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.hands = hands or (Finger() if visitor.device.touch else Mouse())
        self._answered: tuple[str, int] | None = None

    def word(self, name: str, /, **values: str | int) -> str:
        """A text in the reader's language."""
        return texts(self.game, self.visitor.language).say(name, **values)

    def named(self, role: str, name: str, **values: str | int) -> Locator:
        """What has this role and this text as its spoken name."""
        return self.page.get_by_role(role, name=self.word(name, **values), exact=True)  # type: ignore[arg-type]

    @property
    def board(self) -> Locator:
        """What can be chosen on the board."""
        return self.named("grid", "board-label", game=self.word(f"{self.game}-name"))

    @property
    def glass(self) -> Locator:
        """Where the board is seen, whole or enlarged."""
        return self.page.locator(".glass")

    def ending(self, *, won: bool, winners: int = 1) -> str:
        """What stands above the end for one of so many who have won, or for another."""
        return self.word("end-won", count=winners) if won else self.word("end-lost")

    @property
    def dialog(self) -> Locator:
        """What lies over the page."""
        return self.page.get_by_role("dialog")

    # Before the game

    def door(self, role: Literal["link", "button"], name: str) -> Locator:
        """A door of the game on the first page: `play-now`, `learn`, `new-table`, `help`."""
        spoken = f"{self.word(name)}: {self.word(f'{self.game}-name')}"
        return self.page.get_by_role(role, name=spoken, exact=True)

    def set_up_table(self, name: str, count: int | None = None, **others: str) -> None:
        """From the home page: choose the game, say who one is and who the others are, and go on.

        `count`: how many seats, where it varies. Others by the colours of their seats:
        `red="link"`.
        """
        self.describe_table(name, count, **others)
        self.hands.button(self.named("button", "create-table"))

    def describe_table(self, name: str, count: int | None = None, **others: str) -> None:
        """As `set_up_table`, but for what is agreed on top of it: the table is not there yet."""
        self.hands.button(self.door("link", "new-table"))
        self.hands.field(self.page.get_by_label(self.word("your-name")))
        self.page.keyboard.type(name)
        if count is not None:
            self.hands.segment(self.named("group", "how-many"), str(count))
        for seat, colour in enumerate(self.colours):
            if colour in others:
                label = self.word(f"{self.game}-seat-{seat}")
                seats = self.page.get_by_role("combobox", name=label, exact=True)
                seats.select_option(others[colour])

    def reaches_table(self) -> None:
        """Wait until the page is that of a table where one has a seat."""
        expect(self.page).to_have_url(re.compile("/table/[^/]+(#key=.+)?$"))

    def come_from_home(self, count: int | None = None, **others: str) -> None:
        """From the home page to a table of one's own, which plays at once."""
        self.visitor.go()
        self.set_up_table("Anna", count, **others)
        self.reaches_table()
        self.prefer("speed", "speed-instant")

    def begin_the_next(self) -> None:
        """From the end of a game to another table with the same people."""
        anna = self.visitor
        old = anna.table["table"]
        self.hands.button(self.dialog.get_by_role("button", name=self.word("again"), exact=True))
        anna.wait_until(lambda: anna.table["table"] != old, "there is a new table")

    def say_name(self, name: str) -> None:
        """Who has come by a link is asked for a name: say it, and sit down."""
        self.hands.field(self.dialog.get_by_label(self.word("your-name")))
        self.page.keyboard.type(name)
        self.hands.button(self.dialog.get_by_role("button", name=self.word("to-table")))
        expect(self.dialog).to_be_hidden()

    def prefer(self, what: str, choice: str) -> None:
        """Choose in the preferences: `speed`, `speed-instant`."""
        self.hands.button(self.named("button", "preferences"))
        self.hands.segment(self.named("group", what), self.word(choice))
        self.hands.button(self.dialog.get_by_role("button", name=self.word("close")))
        expect(self.dialog).to_be_hidden()

    # At the table

    @property
    def hand(self) -> Locator:
        """The own cards."""
        return self.named("list", "hand-label").locator("[data-card]")

    def card(self, card: str) -> Locator:
        """A card of the hand; of equal ones the first."""
        return self.hand.and_(self.page.locator(f'[data-card="{card}"]')).first

    @property
    def offered(self) -> Locator:
        """The men or fields that light up."""
        return self.page.locator(f'[data-cell][aria-label*="{self.word("field-offered")}"]')

    def cell(self, field: str) -> Locator:
        """A field of the board; for the kennel the first man of it that lights up."""
        if field == KENNEL:
            return self.offered.and_(self.page.locator("[data-cell^=K]")).first
        return self.page.locator(f'[data-cell="{field}"]')

    def plate(self, seat: int) -> Locator:
        """What stands beside the board about somebody."""
        return self.page.locator(f'[data-seat="{seat}"]')

    def action(self, action: str) -> Locator:
        """The button for an action as a whole."""
        return self.page.locator(f'[data-action="{action}"]')

    def is_asked(self) -> bool:
        """Whether there is something to choose that has not been chosen yet."""
        update = self.visitor.update
        asked = bool(update) and bool(update["legal"]) and self._decision() != self._answered
        return asked and self.page.title().startswith("●")

    def is_over(self) -> bool:
        """Whether the game is over, and its end is shown."""
        update = self.visitor.update
        return bool(update) and bool(update["over"]) and self.dialog.is_visible()

    def wait_for_turn(self) -> bool:
        """Wait until there is something to choose; False if the game is over instead."""
        self.visitor.wait_until(lambda: self.is_asked() or self.is_over(), "it is one's turn")
        return not self.visitor.update["over"]

    def play(self, action: str) -> None:
        """Choose card, man and field of an action. On the way just what may be chosen lights up.

        In a seven under way the card lies on the table already.
        """
        table, decision = self._decision()
        legal = self.visitor.update["legal"]
        assert action in legal
        card, man, field = read_action(action)
        if not self.visitor.update["observation"].get("seven"):
            self.choose_card(card, legal)
        if man is not None:
            ways = [way for way in map(read_action, legal) if way[0] == card]
            self.choose_man(man, {way[1] for way in ways})
            self.choose_field(field, {way[2] for way in ways if way[1] == man})
        told = {"type": "play", "decision": decision, "action": action}
        self._confirm(told, self.action(action))
        self._has_told(told, table)

    def choose_card(self, card: str, legal: list[str]) -> None:
        """Choose a card of the hand, in which all cards are dimmed that cannot be played."""
        playable = {read_action(action)[0] for action in legal}
        self.visitor.wait_until(lambda: self.bright() == playable, f"just {playable} are bright")
        self.hands.card(self.card(card))

    def bright(self) -> set[str]:
        """The cards of the hand that are not dimmed."""
        cards = self.hand.and_(self.page.locator("[aria-disabled=false]"))
        return set(cards.evaluate_all("cards => cards.map(card => card.dataset.card)"))

    def choose_man(self, man: str, men: set[str | None]) -> None:
        """Choose one of these men; the only one is taken as chosen."""
        if len(men) > 1:
            self.visitor.wait_until(lambda: self.lit() == men, f"just {men} light up")
            self.hands.cell(self.cell(man))

    def choose_field(self, field: str | None, fields: set[str | None]) -> None:
        """Choose one of these fields. A man that comes out (None) has only one to go to."""
        if field is None:
            expect(self.offered).to_have_count(1)
            self.hands.cell(self.offered)
        else:
            self.visitor.wait_until(lambda: self.lit() == fields, f"just {fields} light up")
            self.hands.cell(self.cell(field))

    def lit(self) -> set[str]:
        """The fields that light up; of a kennel any man, it does not matter which."""
        lit = self.offered.evaluate_all("cells => cells.map(cell => cell.dataset.cell)")
        return {KENNEL if name.startswith(KENNEL) else name for name in lit}

    def take_back(self) -> None:
        """Take back the last part of a seven."""
        table, decision = self._decision()
        self.hands.take_back(self.action("take-back"))
        self._has_told({"type": "take_back", "decision": decision}, table)

    def _confirm(self, told: Message, button: Locator) -> None:
        """Press the button for the whole action if the page asks for it."""
        said = self.visitor.said
        self.visitor.wait_until(lambda: told in said[-3:] or button.is_visible(), f"{told}")
        if told not in said[-3:]:
            self.hands.button(button)

    def _has_told(self, told: Message, table: str) -> None:
        """Wait until the table has been told this: then this decision is made."""
        said = self.visitor.said
        self.visitor.wait_until(lambda: told in said[-3:], f"the page says {told}")
        self._answered = table, told["decision"]

    def _decision(self) -> tuple[str, int]:
        """The table, and how often one has decided there."""
        return self.visitor.table["table"], self.visitor.update["decision"]

    # All that a curious reader could look at

    def everything(self) -> tuple[str, str, list[Any]]:
        """The title, the whole document and all that is read aloud; without the table's name."""
        table = self.visitor.table["table"]
        document = self.page.evaluate("document.documentElement.outerHTML")
        return self.page.title(), document.replace(table, "…"), self.tree()

    def tree(self) -> list[Any]:
        """The accessibility tree, without the numbers that the browser gives to its nodes."""
        session = self.visitor.context.new_cdp_session(self.page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        numbers = {node["nodeId"]: place for place, node in enumerate(nodes)}
        return [tidied(node, numbers) for node in nodes]


def tidied(node: Message, numbers: dict[str, int]) -> Message:
    """A node of the tree with its place in it instead of the browser's numbers."""
    told = {key: node.get(key) for key in ("role", "name", "description", "value", "ignored")}
    properties = [one for one in node.get("properties", []) if one["name"] not in NUMBERED]
    children = [numbers.get(child) for child in node.get("childIds", [])]
    return told | {"properties": properties, "children": children}


NUMBERED = {"url", "labelledby", "describedby", "activedescendant"}
"""Properties that name a table or a node of the browser."""
