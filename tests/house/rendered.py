"""Texts as they are at their longest: every branch, with the longest names and largest numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spielwerk.text import Texts

MOST_RENDERED = 400
"""So many renderings of a text are looked at: what has more branches repeats itself."""

NUMBERS = (0, 1, 2, 12)

LONGEST = {
    "mail": "annalena@beispiel.example",
    "names": "Annalena, Winfried und Hannelor",
    "teams": "Rot und Gelb; Blau und Grün",
    "game": "Stramash",
    "bot": "Stammgast",
    "chance": "100 %",
    "gain": "+100 %",
    "give": "12,5 %",
    "usual": "37,5 %",
    "chosen": "62,5 %",
    "left": "29:59",
    "bytes": "1.234.567",
    "actions": "5 von Feld 12 auf Feld 17",
    "action": "5 von Feld 12 auf Feld 17",
    "offer": "Zug zurücknehmen",
    "pace": "120 Sekunden pro Zug",
    "what": "heimgeschickte Steine",
    "line": "Hallo zusammen!",
    "option": "Wer anfängt",
    "value": "Zufällig",
    "values": "Rot; Blau; Gelb",
    "brings": "deal 0 K",
    "begin": "Rot: 50 %, Blau: 50 %",
    "end": "Rot: 100 %, Blau: 0 %",
}
"""What stands for a variable of this name; a name of a person or a seat has eight letters."""

NUMERIC = {"number", "step", "steps", "count", "hours", "days", "ticket", "of", "low", "high"}
NAME, NUMBER = "Annalena", 1234


class Branches(Visitor):
    """What a text asks of its variables: their names, and the keys of its branches."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, list[str | int]] = {}
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.keys.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.append(node.id.name + attribute)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, [])
            keys += [key_of(variant) for variant in node.variants]


def key_of(variant: ast.Variant) -> str | int:
    if isinstance(variant.key, ast.NumberLiteral):
        return int(variant.key.value)
    return variant.key.name


def patterns(*files: Path) -> dict[str, ast.Pattern]:
    """Every text of some files, attributes as `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for file in files:
        for entry in parsed(file).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


@cache
def parsed(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def texts_in(pattern: ast.Pattern) -> list[str]:
    """The texts that a text holds."""
    visitor = Branches()
    visitor.visit(pattern)
    return visitor.messages


def branches(name: str, found: dict[str, ast.Pattern]) -> dict[str, list[str | int]]:
    """The variables of a text with its keys, those of the texts that it holds among them."""
    visitor = Branches()
    visitor.visit(found[name])
    keys = visitor.keys
    for held in visitor.messages:
        for variable, more in branches(held, found).items():
            keys.setdefault(variable, []).extend(more)
    return keys


def values_of(variable: str, keys: list[str | int]) -> list[str | int]:
    """What a variable may be: each key of its branches, or the longest there is."""
    if any(key in {"one", "few", "many"} or isinstance(key, int) for key in keys):
        return [*NUMBERS, *(key for key in keys if isinstance(key, int))]
    if keys:
        return list(dict.fromkeys([*keys, NAME] if keys == ["other"] else keys))
    return [NUMBER if variable in NUMERIC else LONGEST.get(variable, NAME)]


def renderings(name: str, texts: Texts, found: dict[str, ast.Pattern]) -> Iterator[str]:
    """A text in all its branches."""
    keys = branches(name, found)
    choices = product(*(values_of(variable, keys[variable]) for variable in keys))
    for chosen in islice(choices, MOST_RENDERED):
        yield texts.say(name, **dict(zip(keys, chosen, strict=True)))
