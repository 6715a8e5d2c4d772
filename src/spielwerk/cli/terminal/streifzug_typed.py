"""What is typed at Streifzug durch: actions however they are written, and parts of them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from spielwerk.cli.terminal.voice import plain

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
    """What may be typed to see all actions that have it: what is done, where from, where to."""
    first, _, rest = text.casefold().partition(" ")
    return [first, *rest.split(">")] if ">" in rest else [first]
