"""A sentence as the id of a text with its variables: said by whoever knows language and names.

Games make lines for a reader (`sentences.py`), browser and terminal render them: they put in the
words of their language (`<game>/text`) and the names of who sits where. Case and article stay in
the texts: a variable may be a line itself, of a text with an attribute (`rufus-place.from`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from spielwerk.core.options import Values


class Name(msgspec.Struct, frozen=True, tag_field="as", tag="name"):
    """The name of who sits there: a colour in the terminal, a person in the browser."""

    seat: int


class Listed(msgspec.Struct, frozen=True, tag_field="as", tag="list", omit_defaults=True):
    """Several, with commas and "and" (or "or") as the language has them."""

    parts: list[Variable]
    any: bool = False


class Line(msgspec.Struct, frozen=True, tag_field="as", tag="line", omit_defaults=True):
    """The text `id` (or `id.attribute`) with its variables.

    `joins`: two of these in a row become one where nothing but this variable differs: numbers are
    added up, lists continued.
    """

    id: str
    args: dict[str, Variable] = {}
    joins: str | None = None


Variable = int | str | Name | Listed | Line


@dataclass(frozen=True)
class Reader:
    """For whom sentences are made: a seat (None: a spectator) of a match under these options."""

    seat: int | None
    seats: int
    options: Values
    teams: Sequence[Sequence[int]]

    def who(self, seat: int) -> dict[str, Variable]:
        """The variables for somebody who does something: the name, and whether it is `you`."""
        return {"who": Name(seat), "you": yes(seat == self.seat)}

    def whose(self, owner: int, actor: int | None = None) -> str:
        """How an owner is spoken of in a sentence about `actor`: self, you or other."""
        if owner == actor:
            return "self"
        return "you" if owner == self.seat else "other"


def line(text: str, **args: Variable) -> Line:
    """A line; a variable whose name Python keeps for itself has an underscore (`from_`)."""
    return Line(text, {name.rstrip("_"): value for name, value in args.items()})


def yes(fact: bool) -> str:
    """How texts are told whether something is so."""
    return "yes" if fact else "no"


def said(
    value: Variable,
    say: Callable[..., str],
    name: Callable[[int], str],
    listed: Callable[[Sequence[str], bool], str],
) -> str | int:
    """A line in words. `listed` is told the parts, and whether any one of them is meant."""
    match value:
        case Name():
            return name(value.seat)
        case Listed():
            parts = [str(said(one, say, name, listed)) for one in value.parts]
            return listed(parts, value.any)
        case Line():
            args = {key: said(one, say, name, listed) for key, one in value.args.items()}
            return say(value.id, **args)
        case _:
            return value
