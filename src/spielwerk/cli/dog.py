"""Dog in words: its events and actions as sentences for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.cli.dog_board import DRAWN, LETTERS, board
from spielwerk.cli.rules import table_of
from spielwerk.cli.voice import Choice, Event, Observation, Said, Voice, yes

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

    from spielwerk import Game
    from spielwerk.text import Texts

ACTOR = {"received": "from", "sent_home": "by", "round": "starter"}
"""The field that names who acts, where it is not `seat`."""


def places(geometry: Mapping[str, Any]) -> dict[str, Said]:
    """Each field of the board by its name, as the message `dog-place` wants it."""
    return {
        cell["name"]: {
            "kind": cell["kind"],
            "seat": cell.get("seat", 0),
            "number": cell.get("depth") or int(cell["name"].lstrip("T")),
        }
        for cell in geometry["cells"]
    }


class Words(Voice):
    """Tells what happens in one language to the reader in one seat (None: a spectator)."""

    def __init__(self, texts: Texts, game: Game, reader: int | None) -> None:
        super().__init__(texts, game, reader)
        self.partner = {a: b for team in game.teams() for a, b in (team, team[::-1])}
        self.places = places(game.geometry())

    def introduction(self, seat: int) -> str:
        partner = self.partner[seat]
        others = [self.name(n) for n in range(self.game.seats) if n not in {seat, partner}]
        who = {"who": self.name(seat), "partner": self.name(partner)}
        return self.say("cli-seats", **who, others=", ".join(others))

    def picture(self, observation: Observation, *, letters: bool) -> Text:
        return board(observation, self, LETTERS if letters else DRAWN)

    def rules_table(self, section: str) -> Table | None:
        """Each card and what it does."""
        if section != "cards":
            return None
        names = {code: f"dog-card-{code}" for code in self.say("dog-cards").split()}
        head = [self.say(f"dog-help-cards.{title}") for title in ("card", "meaning")]
        return table_of(head, ([self.say(n), self.say(f"{n}-help")] for n in names.values()))

    def card(self, code: str, form: str = "") -> str:
        return self.say(f"dog-card-{code}{form}")

    def cards(self, codes: Sequence[str]) -> str:
        return ", ".join(self.card(code) for code in codes)

    def place(self, name: str, owner: int, form: str = "") -> str:
        """Where a man of `owner` stands (`T10`, `T0!`, `G1.4` or `K`) in words."""
        kennel: Said = {"kind": "kennel", "seat": owner, "number": 0}
        where = kennel if name == "K" else self.places[name.rstrip("!")]
        return self.say(f"dog-place{form}", **where)

    def whose(self, owner: int, actor: int) -> str:
        """How the owner of a man that `actor` moves is to be called."""
        if owner == actor:
            return "self"
        return "you" if owner == self.reader else "other"

    def tell(self, events: Sequence[Event]) -> Iterator[str]:
        """The events in sentences. The reader's new cards are told in one, others' in none."""
        dealt: list[str] = []
        for event in events:
            if event["event"] == "dealt":
                dealt += [event["card"]] if "card" in event else []
                continue
            if dealt:
                yield self.say("dog-event-dealt", cards=self.cards(dealt))
                dealt = []
            yield self.sentence(event)
        if dealt:
            yield self.say("dog-event-dealt", cards=self.cards(dealt))

    def sentence(self, event: Event) -> str:
        """One event, which is not a dealt card, in a sentence."""
        kind = event["event"]
        hidden = "-hidden" if kind == "gave" and "card" not in event else ""
        special = getattr(self, f"tell_{kind}", None)
        said = self.people(event) | (special(event) if special else {})
        return self.say(f"dog-event-{kind}{hidden}", **said)

    def people(self, event: Event) -> Said:
        """Who acts, and whose man it is if the event says so (else the partner is meant)."""
        actor = event.get(ACTOR.get(event["event"], "seat"))
        if actor is None:
            return {}
        owner = event.get("owner", self.partner[actor])
        return {
            "who": self.name(actor),
            "you": yes(actor == self.reader),
            "owner": self.name(owner),
            "whose": self.whose(owner, actor),
        }

    def tell_round(self, event: Event) -> Said:
        return {"hand_size": event["hand_size"]}

    def tell_reshuffled(self, event: Event) -> Said:
        return {"cards": event["cards"]}

    def tell_gave(self, event: Event) -> Said:
        return {"card": self.card(event["card"], ".one")} if "card" in event else {}

    def tell_received(self, event: Event) -> Said:
        return {"card": self.card(event["card"], ".one")}

    def tell_played(self, event: Event) -> Said:
        return {
            "card": self.card(event["card"], ".one"),
            "as": self.card(event["as"], ".as"),
            "joker": yes(event["card"] == "X"),
        }

    def tell_came_out(self, event: Event) -> Said:
        return {"to": self.place(event["to"], event["owner"], ".to")}

    def tell_moved(self, event: Event) -> Said:
        return {
            "from": self.place(event["from"], event["owner"], ".from"),
            "to": self.place(event["to"], event["owner"], ".to"),
            "count": len(event["path"]),
            "back": yes(event["back"]),
        }

    def tell_swapped(self, event: Event) -> Said:
        own, other = event["a"], event["b"]
        return {
            "owner": self.name(own["owner"]),
            "whose": self.whose(own["owner"], event["seat"]),
            "other": self.name(other["owner"]),
            "others": self.whose(other["owner"], event["seat"]),
            "at": self.place(own["from"], own["owner"], ".at"),
            "there": self.place(other["from"], other["owner"], ".at"),
        }

    def tell_sent_home(self, event: Event) -> Said:
        return {"at": self.place(event["from"], event["owner"], ".at")}

    def tell_folded(self, event: Event) -> Said:
        return {"cards": self.cards(event["cards"].split())}

    def tell_over(self, event: Event) -> Said:
        """The winners, the reader first if it is one of them."""
        seats = [seat for seat, value in enumerate(event["returns"]) if value > 0]
        names = [self.name(seat) for seat in sorted(seats, key=lambda s: s != self.reader)]
        first, second = names or ("", "")
        you = yes(self.reader in seats)
        return {"reason": event["reason"], "who": first, "owner": second, "you": you}

    def asked(self, observation: Observation, legal: Sequence[str]) -> list[str]:
        """The reader's hand, and what is to be chosen."""
        hand = self.say("cli-hand", cards=self.cards(observation["hand"].split()))
        return [hand, self.prompt(observation, legal)]

    def prompt(self, observation: Observation, legal: Sequence[str]) -> str:
        if observation["phase"] == "exchange":
            return self.say("dog-prompt-exchange")
        if seven := observation.get("seven"):
            return self.say("dog-prompt-seven", left=seven["left"])
        folds = legal[0].startswith("fold ")
        return self.say("dog-prompt-fold" if folds else "dog-prompt-play")

    def choices(self, legal: Sequence[str], observation: Observation, short: int) -> list[Choice]:
        """The actions one by one if the list is `short`, else in groups.

        They are grouped by the first that differs: the card, what a joker stands for, the man.
        """
        keys = [self.parts(text) for text in legal]
        apart = next((n for n in range(3) if len({key[n] for key in keys}) > 1), None)
        if len(legal) <= short or apart is None:
            return [self.single(text) for text in legal]
        groups: dict[str, list[str]] = {}
        for key, text in zip(keys, legal, strict=True):
            groups.setdefault(key[apart], []).append(text)
        cards = self.say("dog-cards").split()
        in_order = sorted(groups, key=lambda part: cards.index(part) if part in cards else 0)
        return [self.group(groups[part], part, apart) for part in in_order]

    def single(self, text: str) -> Choice:
        return f"{self.action(text)}  ({text})", [text]

    def group(self, texts: list[str], part: str, apart: int) -> Choice:
        """Actions that share a part, as one line."""
        if len(texts) == 1:
            return self.single(texts[0])
        return f"{self.part(part, apart)} …", texts

    def parts(self, text: str) -> tuple[str, str, str]:
        """The card of an action, what it stands for, and the place of the man that moves."""
        card, _, rest = text.partition(" ")
        played, _, stands_for = card.partition("=")
        return played, stands_for, rest.partition(">")[0].rstrip("<")

    def part(self, part: str, number: int) -> str:
        """One of these parts in words."""
        if number < 2:
            return self.card(part)
        if part == "out":
            return self.say("dog-action-out")
        return self.say("cli-man", at=self.place(part, 0, ".at"))

    def action(self, text: str) -> str:
        """What an action does."""
        card, _, rest = text.partition(" ")
        if card in {"give", "fold"}:
            return self.say(f"dog-action-{card}", card=self.card(rest, ".one"))
        done = self.movement(rest)
        joker, _, code = card.rpartition("=")
        if joker:
            return self.say("dog-action-joker", **{"as": self.card(code, ".as"), "action": done})
        return self.say("dog-action-card", name=self.card(code), action=done)

    def movement(self, rest: str) -> str:
        """The part of an action behind its card: `out`, `T10>T15` or `T5<>T30`."""
        if rest == "out":
            return self.say("dog-action-out")
        if "<>" in rest:
            at, there = (self.place(name, 0, ".at") for name in rest.split("<>"))
            return self.say("dog-action-swap", at=at, there=there)
        source, _, target = rest.partition(">")
        way = {"from": self.place(source, 0, ".from"), "to": self.place(target, 0, ".to")}
        return self.say("dog-action-move", **way)
