"""What can be done at Streifzug durch, in words: single actions, and what several share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spielwerk.cli.terminal.streifzug_names import Names
from spielwerk.core.documents import Document
from spielwerk.core.lines import Line

PLAIN = {"outer", "middle", "inner"}
"""The kinds of fields that have nothing of their own."""


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

    def action(self, text: str, *, brief: bool = False) -> str:
        """What an action does, and brings; `brief`: without where the figure comes from."""
        choice, line = self.offered[text], self.wordings[text]
        if brief and choice["kind"] == "move":
            line = Line("cli-streifzug-onto", line.args)
        told = ", ".join([self.words(line), *self.met(choice)])
        if "points" in choice:
            return f"{told} ({self.say('streifzug-points', points=choice['points'])})"
        return told

    def met(self, choice: Document) -> Iterator[str]:
        """Who is thrown where a figure lands, and which card it catches there."""
        if thrown := choice.get("throws"):
            yield self.say(
                "cli-streifzug-throws",
                owners=self.listed([*map(self.name, thrown)], any_of_them=False),
            )
        if choice["kind"] in {"move", "hop"} and "card" in choice:
            yield self.say("cli-streifzug-brings", card=self.card(choice["card"], ".one"))

    def parts_of(self, text: str) -> tuple[str, ...]:
        """What an action is divided into for long lists, the coarsest part first."""
        match self.offered[text]:
            case {"kind": "move", "from": origin, "dice": dice} as move:
                return f"at {origin}", f"dice {'+'.join(map(str, dice))}", self.ring_of(move)
            case {"kind": "hop", "from": origin}:
                return "any-hopser", f"at {origin}"
            case {"kind": "lay_out", "meld_kind": kind}:
                return "any-meld", f"kind {kind}"
            case {"kind": "add" | "exchange" as kind, "meld": meld}:
                return f"any-{kind}", f"to {meld}"
            case {"kind": "rob", "owner": owner}:
                return "any-mopser", f"against {owner}"
            case _:
                return text, ""

    def ring_of(self, move: Document) -> str:
        """What moves to plain fields have in common; the others stand alone."""
        target: str = move["to"]
        plain = target in self.cells and self.cells[target]["kind"] in PLAIN
        return f"ring {target[0]}" if plain and not move["throws"] else str(move["text"])


def added(dice: Iterable[object]) -> str:
    """`5 + 3`"""
    return " + ".join(map(str, dice))
