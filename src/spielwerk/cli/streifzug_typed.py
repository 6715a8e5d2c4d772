"""What is typed at Streifzug durch: actions however they are written, and parts of them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from spielwerk.cli.streifzug_worth import kind_of
from spielwerk.cli.voice import plain

Parts = tuple[str, str]
"""What long lists are divided by, one after the other."""

FIELD = r"(o\d+|m\d+|i\d+|bell|s|z)"
MOVE = re.compile(rf"([1-6])(?:\+?([1-6]))?{FIELD}[>-]?{FIELD}")
HOP = re.compile(rf"hopser{FIELD}[>-]?{FIELD}")
CARD = re.compile(r"[rb][1-8jphm]")
"""Parts of actions in small letters; in moves blanks are left out, and the sign between from and
to may be."""


def spelled(typed: str) -> str:
    """What was typed in the game's notation, whatever the blanks and capitals."""
    letters = plain(typed)
    if move := MOVE.fullmatch(letters):
        one, other, origin, target = move.groups()
        dice = "+".join(sorted(filter(None, (one, other)), reverse=True))
        return f"{dice} {in_capitals(origin)}>{in_capitals(target)}"
    if hop := HOP.fullmatch(letters):
        return f"hopser {in_capitals(hop[1])}>{in_capitals(hop[2])}"
    return " ".join(map(spelled_word, typed.casefold().split()))


def in_capitals(field: str) -> str:
    """The start and the goal have capital letters."""
    return field.upper() if field in {"s", "z"} else field


def spelled_word(word: str) -> str:
    return word.upper() if CARD.fullmatch(word) else word


def meant(typed: str, legal: Sequence[str]) -> list[str]:
    """An action however it is written; for a part of it, all that have this part.

    Cards that are laid out may be named in any order.
    """
    written = spelled(typed)
    same = [text for text in legal if plain(text) == plain(written)]
    shared = [text for text in legal if written.casefold() in words_of_action(text)]
    return same or shared or laid_alike(written, legal) or [written]


def laid_alike(written: str, legal: Sequence[str]) -> list[str]:
    """The ways to lay out these cards."""
    kind, *cards = written.split()
    if kind != "meld":
        return []
    return [text for text in legal if sorted(text.split()) == sorted(["meld", *cards])]


def words_of_action(text: str) -> list[str]:
    """What may be typed to see all actions that have it: what is done, where it begins."""
    first, _, rest = text.casefold().partition(" ")
    return [first, rest.partition(">")[0]] if ">" in rest else [first]


def parts_of(text: str) -> Parts:
    """What an action is divided into for long lists."""
    kind, _, rest = text.partition(" ")
    if kind[0].isdecimal():
        return f"at {rest.partition('>')[0]}", f"dice {kind}"
    if kind == "meld":
        return "any-meld", f"kind {kind_of(rest.split())}"
    if kind in {"add", "exchange"}:
        return f"any-{kind}", f"to {rest.split()[1][1:]}"
    if kind == "mopser":
        return "any-mopser", f"against {rest[0]}"
    if kind == "hopser":
        return "any-hopser", f"at {rest.partition('>')[0]}"
    return text, ""
