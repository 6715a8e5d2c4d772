"""House rules: what a game lets people choose, and what they have chosen.

An option's value is a text or a number outside and a small integer in the `State`, so that rules
that are compiled can ask for it.

Options of one `group` are shown together. The default is what the rulebook says; where an option
is `ours`, the rulebook leaves it open and the default is our reading; where it is a `mode`, the
rulebook has all its values. Where `matters` names options and their values, an option changes
nothing without these. What can be chosen, and what is the default, may be another at another
table: then `cases` tell.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from spielwerk.core.documents import Document, Written, is_object
from spielwerk.core.errors import OptionError, one_of

Values = Written
Given = Mapping[str, tuple[str, ...]]
"""Options, each with one of these values."""

RULES = 2
"""What is kept says so where an option has meant something else (docs/decisions/0066)."""


@dataclass(frozen=True)
class Case:
    """The values that can be chosen at some tables, the first of them by default.

    Those with these numbers of seats, and with this value of an option that is listed before; what
    is not named does not matter. There the default may be `ours` where it is else the rulebook's.
    """

    values: tuple[str, ...]
    seats: tuple[int, ...] = ()
    given: tuple[str, str] | None = None
    ours: bool = False

    def fits(self, chosen: Values, seats: int) -> bool:
        """Whether this is such a table; `chosen` has the options that are listed before."""
        given = self.given is None or chosen[self.given[0]] == self.given[1]
        return given and (not self.seats or seats in self.seats)

    def describe(self) -> Written:
        """The case as a document, without what does not matter."""
        return {
            "values": list(self.values),
            **({"seats": list(self.seats)} if self.seats else {}),
            **({"given": list(self.given)} if self.given else {}),
            **({"ours": True} if self.ours else {}),
        }


@dataclass(frozen=True)
class Choice:
    """One of a few named values; the first is the default. In the `State` it is its index.

    A value is a text; a number may be given for a text of digits. Where `seats` are named, the
    other values are allowed only with these numbers of seats; where `needs` names an option and
    its value, only with that. Of `cases` the first that fits counts. What was kept before there
    was this option meant the value `before`, where that is named.
    """

    name: str
    values: tuple[str, ...]
    rule: str
    seats: tuple[int, ...] = ()
    needs: tuple[str, str] | None = None
    matters: Given = field(default_factory=dict[str, tuple[str, ...]])
    group: str = ""
    ours: bool = False
    mode: bool = False
    cases: tuple[Case, ...] = ()
    before: str = ""

    @property
    def default(self) -> str:
        """The value that the rulebook has, or our reading where it leaves it open."""
        return self.values[0]

    def default_at(self, chosen: Values, seats: int) -> str:
        """The default at a table of so many seats with these values of the options before."""
        return self.allowed(chosen, seats)[0]

    def allowed(self, chosen: Values, seats: int) -> tuple[str, ...]:
        """What can be chosen at such a table, but for `seats` and `needs`."""
        case = self.case(chosen, seats)
        return self.values if case is None else case.values

    def case(self, chosen: Values, seats: int) -> Case | None:
        """What is special about such a table, if anything is."""
        return next((case for case in self.cases if case.fits(chosen, seats)), None)

    def ours_at(self, chosen: Values, seats: int) -> bool:
        """Whether the default of such a table is our reading."""
        case = self.case(chosen, seats)
        return self.ours or (case is not None and case.ours)

    def read(self, value: object) -> str:
        """The value that is meant; a number stands for its digits. OptionError: it is none."""
        if isinstance(value, int) and not isinstance(value, bool):
            value = {int(text): text for text in self.values if text.isdigit()}.get(value, value)
        if isinstance(value, str) and value in self.values:
            return value
        raise OptionError(self.name, f"unknown value {value!r}; {one_of(self.values)}")

    def code(self, value: object) -> int:
        """A value as the `State` has it: its place among `values`."""
        return self.values.index(value)

    def value(self, code: int) -> str:
        """The value that a number of the `State` stands for."""
        return self.values[code]

    def describe(self) -> Written:
        """The option as a document, for clients; what does not apply is left out."""
        return {
            "name": self.name,
            "default": self.default,
            "values": list(self.values),
            "rule": self.rule,
            "group": self.group,
            "ours": self.ours,
            **({"mode": True} if self.mode else {}),
            **({"seats": list(self.seats)} if self.seats else {}),
            **({"needs": list(self.needs)} if self.needs else {}),
            **({"matters": matters} if (matters := lists_of(self.matters)) else {}),
            **({"cases": [case.describe() for case in self.cases]} if self.cases else {}),
        }


@dataclass(frozen=True)
class WholeNumber:
    """A number between `low` and `high`, both allowed, in steps. In the `State` it is itself."""

    name: str
    default: int
    low: int
    high: int
    rule: str
    step: int = 1
    matters: Given = field(default_factory=dict[str, tuple[str, ...]])
    group: str = ""
    ours: bool = False

    def default_at(self, chosen: Values, seats: int) -> int:
        """The default is the same at every table."""
        return self.default

    def read(self, value: object) -> int:
        """A number, given as one or in digits. OptionError: it is none, or not allowed."""
        if isinstance(value, bool) or not isinstance(value, (int, str)):
            raise self.refused(value)
        text = str(value)
        if not (text.isascii() and text.isdigit() and len(text) < 12):
            raise self.refused(value)
        if int(text) not in range(self.low, self.high + 1, self.step):
            raise self.refused(value)
        return int(text)

    def refused(self, value: object) -> OptionError:
        """The error that says what is allowed instead of this value."""
        steps = f" in steps of {self.step}" if self.step > 1 else ""
        allowed = f"a whole number from {self.low} to {self.high}{steps} is"
        return OptionError(self.name, f"{value!r} is not allowed; {allowed}")

    def code(self, value: int) -> int:
        """The number as the `State` has it: itself."""
        return value

    def value(self, code: int) -> int:
        """The number that the `State` has."""
        return code

    def describe(self) -> Written:
        """The option as a document, for clients; what does not apply is left out."""
        return {
            "name": self.name,
            "default": self.default,
            "whole_number": True,
            "low": self.low,
            "high": self.high,
            "rule": self.rule,
            "group": self.group,
            "ours": self.ours,
            **({"step": self.step} if self.step > 1 else {}),
            **({"matters": matters} if (matters := lists_of(self.matters)) else {}),
        }


@dataclass(frozen=True)
class Order:
    """Several numbers, each of them once, in an order of one's own: `3 1 2`.

    It is asked for where another option has the value that `with_` names, and nowhere else; there
    is none where it is not named (the empty text). In the `State` it is the list of the numbers.
    """

    name: str
    things: tuple[int, ...]
    rule: str
    with_: tuple[str, str]
    group: str = ""
    ours: bool = False
    default: str = ""

    def default_at(self, chosen: "Values", seats: int) -> str:
        """There is none at any table unless it is named."""
        return self.default

    def read(self, value: object) -> str:
        """The numbers, one space between them. OptionError: not each of them is there once."""
        words = value.split() if isinstance(value, str) else None
        if words is None or (words and sorted(words) != sorted(map(str, self.things))):
            things = " ".join(map(str, self.things))
            raise OptionError(self.name, f"{value!r} does not name each of {things} once")
        return " ".join(words)

    def check(self, values: Values) -> None:
        """OptionError if it is missing where it is needed, or named where it means nothing."""
        other, value = self.with_
        if values[other] == value and not values[self.name]:
            things = " ".join(map(str, self.things))
            raise OptionError(self.name, f"{other} {value} needs it: {things}, in any order")
        if values[other] != value and values[self.name]:
            raise OptionError(self.name, f"{values[self.name]!r} needs {other} {value}")

    def code(self, value: str) -> list[int]:
        """The order as a list of numbers, for the `State`; as in `things` where none is named."""
        return [int(word) for word in value.split()] or [*self.things]

    def value(self, code: list[int]) -> str:
        """The order that a list of the `State` stands for, in writing."""
        return " ".join(map(str, code))

    def describe(self) -> Written:
        """The option as a document, for clients."""
        return {
            "name": self.name,
            "default": self.default,
            "order_of": list(self.things),
            "rule": self.rule,
            "group": self.group,
            "ours": self.ours,
            "needs": list(self.with_),
        }


def all_given(given: Given, values: Values) -> bool:
    """Whether each of these options has one of its values."""
    return all(values[name] in allowed for name, allowed in given.items())


def lists_of(given: Given) -> Written:
    """The same as a document has it, with lists for tuples."""
    return {name: list(allowed) for name, allowed in given.items()}


Option = Choice | WholeNumber | Order
Presets = Mapping[str, Document]


@dataclass(frozen=True)
class Where:
    """Tables: of one of these numbers of seats, where each of these options has such a value.

    What is not named does not matter.
    """

    seats: tuple[int, ...] = ()
    given: Given = field(default_factory=dict[str, tuple[str, ...]])

    def fits(self, values: Values, seats: int) -> bool:
        """Whether a table with these values and so many seats is one of them."""
        return all_given(self.given, values) and (not self.seats or seats in self.seats)


Holds = Mapping[str, tuple[Where, ...]]
"""Where a text of the rules holds: in any of these tables; at all of them if it is not named.

`help-goal` is a section of the help, `ruling-cards` a ruling, `word-bell` a word with what it
means, `§M6` a paragraph of the exact rules with its ruling.
"""


def read(given: object, options: Sequence[Option], presets: Presets) -> Values:
    """The options that were named, `preset` resolved. OptionError if one is unknown."""
    if not is_object(given):
        raise OptionError("options", f"a mapping of names to values is needed, not {given!r}")
    known = {option.name: option for option in options}
    named: Values = {}
    if "preset" in given:
        named.update(preset_named(given["preset"], presets))
    for name, value in given.items():
        if name in known:
            named[name] = known[name].read(value)
        elif name != "preset":
            raise OptionError(str(name), f"unknown; {one_of([*known, 'preset'])}")
    return named


def preset_named(name: object, presets: Presets) -> Document:
    """The options that a preset sets."""
    if isinstance(name, str) and name in presets:
        return presets[name]
    raise OptionError("preset", f"unknown value {name!r}; {one_of(presets)}")


def check(values: Values, options: Sequence[Option], seats: int) -> None:
    """OptionError if a value cannot be with so many seats, or without another option's value."""
    for option in options:
        if isinstance(option, Order):
            option.check(values)
        elif isinstance(option, Choice) and values[option.name] != option.default:
            what = repr(values[option.name])
            if option.seats and seats not in option.seats:
                reason = f"{what} is not for {seats} seats; {one_of(option.seats)}"
                raise OptionError(option.name, reason)
            if option.needs and values[option.needs[0]] != option.needs[1]:
                raise OptionError(option.name, f"{what} needs {' '.join(option.needs)}")
        if isinstance(option, Choice):
            check_case(option, values, seats)


def check_case(option: Choice, values: Values, seats: int) -> None:
    """OptionError if a value cannot be chosen at this table."""
    allowed = option.allowed(values, seats)
    if values[option.name] in allowed:
        return
    case = next(case for case in option.cases if case.fits(values, seats))
    where = " ".join(case.given) if case.given else f"{seats} seats"
    raise OptionError(
        option.name, f"{values[option.name]!r} is not for {where}; {one_of(allowed)}"
    )


def offered(values: Values, options: Sequence[Option], seats: int) -> list[Option]:
    """The options that can be something else at a table, and change something there."""
    return [option for option in options if is_offered(option, values, seats)]


def is_offered(option: Option, values: Values, seats: int) -> bool:
    """Whether an option can be something else at a table, and changes something there."""
    if isinstance(option, Order):
        return bool(values[option.with_[0]] == option.with_[1])
    if not all_given(option.matters, values):
        return False
    if isinstance(option, WholeNumber):
        return True
    if option.needs and values[option.needs[0]] != option.needs[1]:
        return False
    there = not option.seats or seats in option.seats
    return there and len(option.allowed(values, seats)) > 1


def described(option: Option, values: Values, seats: int) -> Written:
    """An option as a table has it."""
    if not isinstance(option, Choice):
        return option.describe()
    allowed = option.allowed(values, seats)
    ours = option.ours_at(values, seats)
    return option.describe() | {"default": allowed[0], "values": [*allowed], "ours": ours}


def complete(named: Values, options: Sequence[Option], seats: int) -> Values:
    """Every option's value: as named, else the default at a table of so many seats."""
    values: Values = {}
    for option in options:
        default = option.default_at(values, seats)
        values[option.name] = named.get(option.name, default)
    return values


def before(options: Sequence[Option]) -> Values:
    """What everything meant that was kept before there were these options."""
    return {o.name: o.before for o in options if isinstance(o, Choice) and o.before}


def kept(values: Values, options: Sequence[Option]) -> tuple[Written, Values]:
    """By which rules something is kept, and the values that are written then.

    Nothing says so where all is as it was before: then it is written as it was.
    """
    meant = before(options)
    if all(values[name] == value for name, value in meant.items()):
        usual = {option.name: option.default for option in options if option.name in meant}
        return {}, values | usual
    return {"rules": RULES}, values


def differing(values: Values, options: Sequence[Option], seats: int) -> Values:
    """The values that are not the defaults at such a table."""
    return {
        option.name: values[option.name]
        for option in options
        if values[option.name] != option.default_at(values, seats)
    }


def written(
    values: Values,
    options: Sequence[Option],
    presets: Presets,
    preset_key: str | None,
    seats: int,
) -> Written:
    """How documents say what differs from the defaults: `options`, and a preset where they do."""
    if preset_key is None:
        rest = differing(values, options, seats)
        return {"options": rest} if rest else {}
    rests = {
        name: {o.name: values[o.name] for o in options if values[o.name] != base[o.name]}
        for name in presets
        for base in [complete(dict(presets[name]), options, seats)]
    }
    nearest = min(rests, key=lambda name: len(rests[name]))
    return {preset_key: nearest} | ({"options": rests[nearest]} if rests[nearest] else {})


def put(state: object, values: Values, options: Sequence[Option]) -> None:
    """Write the values into the state's fields of the same names."""
    for option in options:
        setattr(state, option.name, option.code(values[option.name]))
