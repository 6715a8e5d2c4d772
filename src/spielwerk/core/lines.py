"""A sentence as the id of a text with its variables: said by whoever knows language and names.

Games make lines (`sentences.py`), once for all who are told the same. Browser and terminal render
them: they put in the words of their language (`<game>/text`), the names of who sits where, and who
of them is the reader. Case and article stay in the texts: a variable may be a line itself, of a
text with an attribute (`rufus-place.from`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import msgspec
from msgspec.structs import replace

from spielwerk.core.options import Values


class Name(msgspec.Struct, frozen=True, tag_field="as", tag="name", omit_defaults=True):
    """The name of who sits there: a colour in the terminal, a person in the browser.

    `form`: an attribute of the seat's text (`.of`), where the name alone does not fit.
    """

    seat: int
    form: str = ""


class You(msgspec.Struct, frozen=True, tag_field="as", tag="you"):
    """Whether the reader is among these: yes or no."""

    seats: list[int]


class Whose(msgspec.Struct, frozen=True, tag_field="as", tag="whose"):
    """How an owner is spoken of in a sentence about `actor`: self, you or other."""

    owner: int
    actor: int


class Among(msgspec.Struct, frozen=True, tag_field="as", tag="among"):
    """The name of one of several, of whom the reader comes first."""

    seats: list[int]
    place: int


class Listed(msgspec.Struct, frozen=True, tag_field="as", tag="list", omit_defaults=True):
    """Several, with commas and "and" (or "or") as the language has them."""

    parts: list[Variable]
    any: bool = False


class Each(msgspec.Struct, frozen=True, tag_field="as", tag="each"):
    """Several that differ in a code alone, as a list: the texts `text-code`."""

    text: str
    codes: str


@dataclass(frozen=True, eq=False)
class Pattern:
    """A line without what it speaks of; there is one of each (`pattern`).

    Its variables have names, and patterns of their own: `BARE` if they are lines without
    variables, None if they are anything else.
    """

    text: str
    names: tuple[str, ...] = ()
    inner: tuple[Pattern | None, ...] = ()


BARE = Pattern("")
pattern = cache(Pattern)


class Line(msgspec.Struct, frozen=True, dict=True, tag_field="as", tag="line", omit_defaults=True):
    """The text `id` (or `id.attribute`) with its variables.

    `joins`: two of these in a row become one where nothing but this variable differs: numbers are
    added up, lists continued.
    """

    id: str
    args: dict[str, Variable] = {}
    joins: str | None = None

    def taken_apart(self) -> tuple[Pattern, list[Variable]]:
        """Its pattern, and all that it speaks of in the order of that."""
        inner: list[Pattern | None] = []
        values: list[Variable] = []
        for value in self.args.values():
            if not isinstance(value, Line):
                inner.append(None)
                values.append(value)
            elif value.args:
                its, spoken_of = value.apart
                inner.append(its)
                values += spoken_of
            else:
                inner.append(BARE)
                values.append(value.id)
        return pattern(self.id, (*self.args,), (*inner,)), values

    @cached_property
    def apart(self) -> tuple[Pattern, list[Variable]]:
        """The same, remembered: of lines within lines most are said again and again."""
        return self.taken_apart()


Variable = int | str | Name | You | Whose | Among | Listed | Each | Line


@dataclass(frozen=True)
class Setting:
    """What sentences have to know of a match besides what happens in it."""

    options: Values
    seats: int


@dataclass(frozen=True)
class Reader:
    """Whoever reads in this seat (None: a spectator): language and names.

    `name` is told the seat and the form; `listed` the parts, and whether any one of them is meant.
    """

    seat: int | None
    say: Callable[..., str]
    name: Callable[[int, str], str]
    listed: Callable[[Sequence[str], bool], str]

    def said(self, value: Variable) -> str | int:
        """A variable in words; a line is a sentence or a part of one."""
        match value:
            case Name():
                return self.name(value.seat, value.form)
            case You():
                return yes(self.seat in value.seats)
            case Whose():
                return self.whose(value)
            case Among():
                return self.name(self.first(value.seats)[value.place], "")
            case Listed():
                return self.listed([str(self.said(one)) for one in value.parts], value.any)
            case Each():
                named = [self.say(f"{value.text}-{code}") for code in value.codes.split()]
                return self.listed(named, False)
            case Line():
                args = {key: self.said(one) for key, one in value.args.items()}
                return self.say(value.id, **args)
            case _:
                return value

    def whose(self, value: Whose) -> str:
        if value.owner == value.actor:
            return "self"
        return "you" if value.owner == self.seat else "other"

    def first(self, seats: Sequence[int]) -> list[int]:
        """These, the reader first."""
        return sorted(seats, key=lambda seat: seat != self.seat)


NOM = ".nom"
"""The form in which a sentence begins with a seat's name, where that is not the name itself."""


def line(text: str, **args: Variable) -> Line:
    """A line with these variables."""
    return Line(text, args)


def who(seat: int, form: str = "") -> dict[str, Variable]:
    """The variables for somebody who does something: the name, and whether it is `you`."""
    return {"who": Name(seat, form), "you": You([seat])}


def owner(seat: int, actor: int, form: str = "") -> dict[str, Variable]:
    """The variables for whose something is that `actor` does something with."""
    return {"owner": Name(seat, form), "whose": Whose(seat, actor)}


def all_of(seats: Sequence[int]) -> dict[str, Variable]:
    """The variables for several who do something together: their names, whether `you` is one."""
    names: list[Variable] = [Among([*seats], place) for place in range(len(seats))]
    return {"who": Listed(names), "you": You([*seats])}


def joined(last: Line, following: Line) -> Line | None:
    """One line instead of two, or None if they say different things."""
    key = following.joins
    if key is None or replace(last, args={**last.args, key: following.args[key]}) != following:
        return None
    match last.args[key], following.args[key]:
        case int(one), int(other):
            return replace(following, args={**following.args, key: one + other})
        case Listed() as one, Listed() as other:
            both = replace(other, parts=[*one.parts, *other.parts])
            return replace(following, args={**following.args, key: both})
        case _:
            return None


def yes(fact: bool) -> str:
    """How texts are told whether something is so."""
    return "yes" if fact else "no"
