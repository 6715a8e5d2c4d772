"""Texts as they are at their longest: every branch, with the longest names and largest numbers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import NamedTuple

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
    "dice": "6 + 6",
    "begin": "Rot: 50 %, Blau: 50 %",
    "end": "Rot: 100 %, Blau: 0 %",
}
"""What stands for a variable of this name; a name of a person or a seat has eight letters."""

NUMERIC = {"number", "step", "steps", "count", "hours", "days", "ticket", "of", "low", "high"}
NAME, NUMBER = "Annalena", 1234

FORMS = {"from": ".from", "to": ".to", "at": ".at", "here": "", "there": "", "hit": ""}
"""Variables for which a place of a board stands, and the form in which it does."""

FARTHEST = 95
LARGEST = {"goal": 4, "castle": 5, "inner": 7}
"""The largest number of a field, and of those of some kinds."""

NEVER_NAMED = {"kennel"}
NEVER_HIT = {"catch", "closed", "entry", "follow", "opening", "goal", "start"}
"""Kinds of places: what no sentence names, and where nobody is knocked out (`hit`)."""

AS_FAR = 13
"""So many steps at most lead from place to place."""


class Place(NamedTuple):
    """The longest place of a kind; whether there are several that a piece may go between."""

    kind: str
    words: str
    several: bool


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


def colours(form: str, texts: Texts, found: dict[str, ast.Pattern]) -> list[str | int]:
    """The colours of a game as they stand before a place in this form; a name if it has none."""
    named = [one for one in found if re.fullmatch(rf"[a-z]+-colour-\d{re.escape(form)}", one)]
    return [*map(texts.say, named)] or [NAME]


def place(name: str, kind: str, texts: Texts, found: dict[str, ast.Pattern]) -> Place:
    """The longest place of a kind, by the text of all places in one form."""
    keys, form = branches(name, found), name.removeprefix(name.partition(".")[0])
    values = {variable: values_of(variable, keys[variable]) for variable in keys}
    values |= {"kind": [kind], "colour": colours(form, texts, found)}

    def longest(number: int) -> str:
        asked = [[number] if one == "number" else values[one] for one in keys]
        said = (texts.say(name, **dict(zip(keys, one, strict=True))) for one in product(*asked))
        return max(said, key=len)

    words = longest(LARGEST.get(kind, FARTHEST))
    return Place(kind, words, several=longest(1) != longest(2))


def places(variable: str, texts: Texts, found: dict[str, ast.Pattern]) -> list[Place]:
    """The longest place of each kind for a variable; none where a game has no words for them."""
    of_all = re.compile(rf"[a-z]+-place({re.escape(FORMS[variable])})?")
    name = max(filter(of_all.fullmatch, found), key=len, default=None)
    if name is None:
        return []
    never = NEVER_HIT if variable == "hit" else NEVER_NAMED
    kinds = (str(kind) for kind in branches(name, found)["kind"])
    return [place(name, kind, texts, found) for kind in kinds if kind not in never]


def longest_places(
    variables: Iterable[str], texts: Texts, found: dict[str, ast.Pattern]
) -> dict[str, str]:
    """Places that a text may name together, at their longest: no start leads to another start."""
    known = {one: places(one, texts, found) for one in variables if one in FORMS}
    known = {one: kinds for one, kinds in known.items() if kinds}
    best = max(
        (
            chosen
            for chosen in product(*known.values())
            if len({one.kind for one in chosen}) == len(chosen) or chosen[0].several
        ),
        key=lambda chosen: sum(len(one.words) for one in chosen),
    )
    return {variable: one.words for variable, one in zip(known, best, strict=True)}


def renderings(name: str, texts: Texts, found: dict[str, ast.Pattern]) -> Iterator[str]:
    """A text in all its branches."""
    keys = branches(name, found)
    values = {variable: values_of(variable, keys[variable]) for variable in keys}
    named = longest_places(keys, texts, found)
    values |= {variable: [words] for variable, words in named.items()}
    if len(named) > 1 and values.get("count") == [NUMBER]:
        values["count"] = [AS_FAR]
    for chosen in islice(product(*values.values()), MOST_RENDERED):
        yield texts.say(name, **dict(zip(values, chosen, strict=True)))
