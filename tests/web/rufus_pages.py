"""The pages of Rufus as a person uses them."""

from playwright.sync_api import Locator, expect

from tests.web.hands import Keyboard
from tests.web.pages import Pages
from tests.web.visitor import Message


class RufusKeyboard(Keyboard):
    """Keys alone: a trail card is taken by its number."""

    def card(self, card: Locator) -> None:
        self.page.keyboard.press(card.get_attribute("data-card") or "")


class RufusPages(Pages):
    """What somebody does on the pages of Rufus."""

    game = "rufus"
    keyboard = RufusKeyboard
    colours = ("stag", "boar", "badger", "fox", "pheasant")

    @property
    def seen(self) -> Message:
        """What the page was told last."""
        observation: Message = self.visitor.update["observation"]
        return observation

    def read(self, action: str) -> tuple[str, str]:
        """What is chosen for an action, and the field that is clicked."""
        kind, what, *where = action.split(" ")
        if kind == "fox":
            fields = int(self.visitor.table["options"]["fields"])
            return "fox", str((self.seen["fox"] + int(what)) % fields)
        if kind == "lay":
            return f"lay {what}", where[0].removeprefix("@")
        start, goal = what.split(">")
        return f"stone {start}", goal

    def ways(self) -> dict[str, set[str]]:
        """By what may be chosen: the fields where it may go."""
        found: dict[str, set[str]] = {}
        for chosen, field in map(self.read, self.visitor.update["legal"]):
            found.setdefault(chosen, set()).update({field, self.end(chosen, field)})
        return found

    def end(self, chosen: str, field: str) -> str:
        """Where another's card stops a stone on its way there; the field itself if none does."""
        kind, *start = chosen.split()
        if kind != "stone":
            return field
        table, first, last = self.visitor.table, int(start[0]), int(field)
        fields = int(table["options"]["fields"])
        way = [(first + step) % fields for step in range(1, (last - first) % fields + 1)]
        met = {card["at"] for card in self.seen["trail"] if card["seat"] != table["seat"]}
        return str(next((one for one in way if one in met), last))

    def play(self, action: str) -> None:
        """Choose fox, card or stone, then the field. Just what may be chosen lights up."""
        table, decision = self._decision()
        chosen, field = self.read(action)
        ways = self.ways()
        self.lights_up({self.stands(one) for one in ways} - {""})
        cards = {one.split()[1] for one in ways if one.startswith("lay")}
        if self.page.locator(".hides-hand").count():
            cards = set()  # a scene that is not about them
        self.visitor.wait_until(lambda: self.bright() == cards, f"just {cards} are bright")
        self.choose(chosen)
        self.lights_up(ways[chosen])
        self.hands.cell(self.cell(field))
        told: Message = {"type": "play", "decision": decision, "action": action}
        self._confirm(told, self.action(action))
        self._has_told(told, table)

    def stands(self, chosen: str) -> str:
        """The field of what may be chosen; empty for a card."""
        kind, *what = chosen.split()
        if kind == "fox":
            return str(self.seen["fox"])
        return what[0] if kind == "stone" else ""

    def choose(self, chosen: str) -> None:
        """Choose what is to be moved or laid. Where the fox stands too, it comes first."""
        field = self.stands(chosen)
        if field == "":
            self.hands.card(self.card(chosen.split()[1]))
            return
        self.hands.cell(self.cell(field))
        if chosen != "fox" and field == str(self.seen["fox"]):
            self.hands.cell(self.cell(field))
        expect(self.cell(field)).to_have_attribute("aria-selected", "true")

    def lights_up(self, fields: set[str]) -> None:
        """Wait until just these fields may be chosen."""
        self.visitor.wait_until(lambda: self.lit() == fields, f"just {fields} light up")

    def label(self, field: str) -> str:
        """How a field is read aloud."""
        return self.cell(field).get_attribute("aria-label") or ""

    def reason(self, name: str, **values: int) -> str:
        """Why something is not possible, as it is told beside the board."""
        return self.word(f"rufus-reason-{name}", **values)

    @property
    def hint(self) -> Locator:
        """What is said about what is looked at."""
        return self.page.locator(".hint")
