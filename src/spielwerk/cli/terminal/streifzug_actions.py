"""What can be done at Streifzug durch, in words: single actions, and what several share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from spielwerk.cli.terminal.streifzug_names import Names, stack_beside
from spielwerk.cli.terminal.streifzug_worth import after_adding, after_exchange, kind_of
from spielwerk.cli.terminal.voice import Observation, Said

UNSAFE = {"outer", "middle", "inner", "bell"}
"""The kinds of fields on which figures are thrown."""
FULL_COLOUR = 5
"""In the basic mode nobody takes more cards of a colour."""


class Actions(Names):
    """Names actions for the reader."""

    def part(self, part: str) -> str:
        """What several actions have in common."""
        kind, _, rest = part.partition(" ")
        if kind == "at":
            seat = self.reader or 0
            return self.say("cli-streifzug-figure", at=self.place(rest, seat, ".at"))
        if kind == "dice":
            return self.say("cli-streifzug-with", dice=added(rest.split("+")))
        if kind == "against":
            return self.say("cli-streifzug-against", owner=self.name(int(rest)))
        if kind == "kind":
            return self.say("streifzug-meld", meld=rest)
        if kind == "ring":
            return self.say("cli-streifzug-ring", ring=rest)
        return self.say(f"cli-streifzug-{kind}", number=rest)

    def action(self, text: str, seen: Observation, *, brief: bool = False) -> str:
        """What an action does; `brief`: without where the figure comes from."""
        kind, _, rest = text.partition(" ")
        if kind[0].isdecimal():
            move = "cli-streifzug-onto" if brief else "streifzug-action-move"
            return self.say(move, dice=added(kind.split("+")), **self.walk(rest, seen))
        special = getattr(self, f"word_{kind}", None)
        return special(rest, seen) if special else self.say(f"streifzug-action-{kind}")

    # Moves

    def walk(self, way: str, seen: Observation) -> Said:
        """From where to where, and what the figure meets there."""
        seat = seen["seat"] or 0
        origin, _, target = way.partition(">")
        to = ", ".join([self.place(target, seat, ".to"), *self.met(target, seen)])
        return {"from": self.place(origin, seat, ".from"), "to": to}

    def met(self, target: str, seen: Observation) -> Iterator[str]:
        """Who is thrown on a field, and which card is there to take."""
        if thrown := list(self.thrown(target, seen)):
            yield self.say("cli-streifzug-throws", owners=self.names(thrown))
        if card := self.card_taken(target, seen):
            yield self.say("cli-streifzug-brings", card=self.card(card, ".one"))

    def thrown(self, target: str, seen: Observation) -> Iterator[int]:
        """Whose figures stand where they are thrown."""
        if target in self.cells and self.cells[target]["kind"] in UNSAFE:
            for seat, figures in enumerate(seen["figures"]):
                if target in figures and seat not in self.spared(seen["seat"]):
                    yield seat

    def spared(self, seat: int) -> list[int]:
        """Who is not thrown by a seat: itself, and mostly its partner."""
        if self.game.options["partner_landing"] == "throw":
            return [seat]
        return next(team for team in self.game.teams() if seat in team)

    def card_taken(self, target: str, seen: Observation) -> str | None:
        """The top card beside a field, if the reader may take it."""
        if target not in self.cells or self.cells[target]["kind"] != "catch":
            return None
        card: str | None = seen["tops"][stack_beside(target)]
        if card is None or seen["seat"] in seen.get("rung", []):
            return None
        own = seen["cards"][seen["seat"]].split() if "cards" in seen else []
        return None if sum(one[0] == card[0] for one in own) >= FULL_COLOUR else card

    def ring_of(self, text: str, seen: Observation) -> str:
        """What moves to plain fields have in common; the others stand alone."""
        _, _, target = text.partition(">")
        plain = target in self.cells and self.cells[target]["kind"] in UNSAFE - {"bell"}
        return f"ring {target[0]}" if plain and not [*self.thrown(target, seen)] else text

    def parts_of(self, text: str, seen: Observation) -> tuple[str, ...]:
        """What an action is divided into for long lists, the coarsest part first."""
        kind, _, rest = text.partition(" ")
        if kind[0].isdecimal():
            return origin_of(rest), f"dice {kind}", self.ring_of(text, seen)
        if kind in ALIKE:
            return f"any-{kind}", ALIKE[kind](rest)
        return text, ""

    # Cards

    def worth(self, cards: Sequence[str]) -> str:
        return f"({self.say('streifzug-points', points=self.points_of(cards))})"

    def word_meld(self, rest: str, seen: Observation) -> str:
        cards = rest.split()
        said: Said = {"meld": self.meld(cards, ".one"), "cards": self.cards(cards)}
        return f"{self.say('streifzug-action-meld', **said)} {self.worth(cards)}"

    def word_add(self, rest: str, seen: Observation) -> str:
        return self.to_meld("add", rest, seen)

    def word_exchange(self, rest: str, seen: Observation) -> str:
        return self.to_meld("exchange", rest, seen)

    def to_meld(self, kind: str, rest: str, seen: Observation) -> str:
        """`R6 #1`, `RJ #1 front`."""
        code, number, *sides = rest.split()
        meld = seen["melds"][seen["seat"]][int(number[1:]) - 1]
        side = sides[0] if sides else ""
        said: Said = {"card": self.card(code, ".one"), "cards": self.cards(meld)}
        grown = (after_adding if kind == "add" else after_exchange)(meld, code, side)
        form = f".{side}" if side else ""
        return f"{self.say(f'streifzug-action-{kind}{form}', **said)} {self.worth(grown)}"

    def word_hopser(self, rest: str, seen: Observation) -> str:
        return self.say("streifzug-action-hopser", **self.walk(rest, seen))

    def word_mopser(self, rest: str, seen: Observation) -> str:
        """`2 hand`, `2 used BH`."""
        other, kind, *code = rest.split()
        said: Said = {"owner": self.name(int(other))}
        if code:
            said["card"] = self.card(code[0], ".one")
        return self.say(f"streifzug-action-mopser-{kind}", **said)

    # Answers to throws

    def word_let(self, rest: str, seen: Observation) -> str:
        return self.say("streifzug-action-let_go")

    def word_patron(self, rest: str, seen: Observation) -> str:
        return self.say("streifzug-action-patron", card=self.card(rest, ".one"))

    def word_draw(self, rest: str, seen: Observation) -> str:
        victim = seen["throw"]["owing"][0]
        return self.say("streifzug-action-draw", owner=self.name(victim))

    def word_take(self, rest: str, seen: Observation) -> str:
        owner = self.name(seen["throw"]["owing"][0])
        return self.say("streifzug-action-take", card=self.card(rest, ".one"), owner=owner)

    def word_give(self, rest: str, seen: Observation) -> str:
        """`R3`, `R3 #2`."""
        code, *place = rest.split()
        victim = seen["throw"]["owing"][0]
        card = self.card(code, ".one")
        if not place:
            used = "" if seen["hand_sizes"][victim] else "-used"
            return self.say(f"streifzug-action-give{used}", card=card)
        cards = self.cards(seen["melds"][victim][int(place[0][1:]) - 1])
        whose = "you" if victim == seen["seat"] else "other"
        return self.say("streifzug-action-give-meld", card=card, cards=cards, whose=whose)


def origin_of(way: str) -> str:
    return f"at {way.partition('>')[0]}"


def kind_laid(cards: str) -> str:
    return f"kind {kind_of(cards.split())}"


def meld_meant(rest: str) -> str:
    return f"to {rest.split()[1][1:]}"


def against(rest: str) -> str:
    return f"against {rest[0]}"


ALIKE = {
    "meld": kind_laid,
    "add": meld_meant,
    "exchange": meld_meant,
    "mopser": against,
    "hopser": origin_of,
}
"""What is done with cards, and by what it is divided."""


def added(dice: Iterable[object]) -> str:
    """`5 + 3`"""
    return " + ".join(map(str, dice))
