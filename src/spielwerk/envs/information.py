"""Information states as numbers: all that a seat was told and has done, in a fixed size.

    states = Information(match.game)
    numbers = states.tensor(match, seat)   # of an `openmatch.OpenMatch`

What is seen now comes first, in the fields of the game. Then what was told lately, a row for each
event and each own action, the latest last; how many there were in all; and a fingerprint of all of
them, so that two information states have the same numbers exactly when they are the same text
(`OpenMatch.information_state`), however much lies before the window.

A row is the number of its kind (`kinds`; 0: there was nothing yet), then the event's fields as it
declares them, lists after the rest. A seat is counted from the one that looks, 0 nobody; a word
has its number in `words`; a list has its length before it; what is absent is
0. Of an own action the row has its number, counted from 0. What does not fit into a row is cut
off there; the fingerprint has it all.
"""

import functools
import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Literal, get_args, get_origin

import msgspec
import numpy as np
from numpy.typing import NDArray

import spielwerk
from spielwerk.core import Game
from spielwerk.core.documents import MOST_PLIES, is_list, is_object
from spielwerk.core.errors import OptionError
from spielwerk.core.tensors import Field, length, seen_from
from spielwerk.envs import check_game, whole
from spielwerk.envs.openmatch import OWN, OpenMatch

WINDOW = 64
"""Rows, if nothing else is asked for."""
WIDTH = 24
"""Numbers of a row."""
REMEMBERED = 1 << 14
"""Rows: mostly the next state has all of them but the oldest."""
PARTS = 8
"""Numbers of the fingerprint, each of sixteen bits."""
SPLIT = re.compile(r"[ <>=x-]")
"""Between two words."""
SEVERAL = ("cards", "hand", "hands")
"""Texts that name as many cards as there are."""
OWN_ACTION = "own action"


class Information:
    """How the information states of a game are numbers, with so many rows in the window.

    ValueError: the window is no number of rows, or has none.
    """

    def __init__(self, game: Game, window: int = WINDOW) -> None:
        self.game = game
        self.window = whole(window, "window", 1)
        self._kinds = {tag(kind): kind for kind in get_args(game.definition.records.events)}
        self.kinds = ("nothing", OWN_ACTION, *self._kinds)
        self._row = functools.lru_cache(REMEMBERED)(self.row)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Every word that an event can have; its place, counted from 1, is its number."""
        return words(self.game.name, json.dumps(self.game.options), self.game.seats)

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """What the numbers mean, field by field: those of the game, then what was told."""
        most = max(len(self.game.actions), MOST_PLIES, len(self.words))
        shape = (self.window, WIDTH)
        return (
            *self.game.fields,
            Field("told", shape, most, "what was told and done, the latest last", -most),
            Field("told_count", (), MOST_PLIES * WIDTH, "rows there would be without a window"),
            Field("told_all", (PARTS,), 2**16 - 1, "the fingerprint of all that was told"),
        )

    def columns(self, kind: str) -> tuple[str, ...]:
        """The names of a row's fields, in their order. KeyError: there is no such kind."""
        if kind == OWN_ACTION:
            return ("action",)
        return tuple(field.encode_name for field in in_order(self._kinds[kind]))

    def tensor(self, match: OpenMatch, seat: int) -> NDArray[np.int32]:
        """The information state of a seat.

        ValueError: it is no `OpenMatch`, it is of another game than this or of other options or
        seats, or chance has not picked a beginning. SeatError: there is no such seat.
        """
        self._check_open(match)
        seat = self.game.check_seat(seat)
        numbers = np.zeros(length(self.fields), np.int32)
        if not match.begun:
            raise ValueError("the match has not begun: chance picks a beginning first")
        lines = match.told(seat).splitlines()
        seen = match.numbers(seat)
        numbers[: len(seen)] = seen
        rows = numbers[len(seen) : len(seen) + self.window * WIDTH].reshape(self.window, WIDTH)
        latest = lines[-self.window :]
        for row, line in zip(rows[self.window - len(latest) :], latest, strict=True):
            written = self._row(line, seat)[:WIDTH]
            row[: len(written)] = written
        numbers[-PARTS - 1] = len(lines)
        numbers[-PARTS:] = fingerprint(match.told(seat))
        return numbers

    def _check_open(self, match: object) -> None:
        if not isinstance(match, OpenMatch):
            kind = type(match).__name__
            raise ValueError(
                "an OpenMatch is needed, as of spielwerk.envs.openmatch.Table(game).match(), "
                f"not {kind}: it knows what each seat was told and has done"
            )
        check_game(match.game, self.game)

    def row(self, line: str, seat: int) -> list[int]:
        """A line of `OpenMatch.told` as numbers."""
        if line.startswith(OWN):
            action = self.game.moves.parse(line.removeprefix(OWN))
            return [1, self.game.action_numbers[action]]
        if not line.startswith("{"):
            return [0]
        event = json.loads(line)
        kind = event["event"]
        return [self.kinds.index(kind), *self._of_record(event, self._kinds[kind], seat)]

    def _of_record(self, value: Mapping[str, Any], kind: Any, seat: int) -> Iterator[int]:
        for field in in_order(kind):
            name = field.encode_name
            yield from self._of(value.get(name), field.type, seat, name in SEVERAL)

    def _of(self, value: object, hint: Any, seat: int, several: bool) -> Iterator[int]:
        """The numbers of a value whose type is `hint`."""
        if value is None:
            yield 0
        elif isinstance(value, int):
            yield seen_from(seat, value, self.game.seats) if is_seat(hint) else int(value)
        elif isinstance(value, str):
            named = value.split() if several else [value]
            yield from [len(named)] if several else []
            yield from (self._numbers.get(word, 0) for word in named)
        elif is_list(value):
            yield len(value)
            for part in value:
                yield from self._of(part, hint, seat, several)
        elif is_object(value):
            yield from self._of_mapping(value, hint, seat)

    def _of_mapping(self, value: Mapping[str, Any], hint: Any, seat: int) -> Iterator[int]:
        """A record within a record, or where cards lie."""
        inner = next(records_in(hint), None)
        if inner is not None:
            yield from self._of_record(value, inner, seat)
            return
        yield len(value)
        for word, other in value.items():
            yield from (self._numbers.get(word, 0), self._numbers.get(other, 0))

    @cached_property
    def _numbers(self) -> Mapping[str, int]:
        return {word: number for number, word in enumerate(self.words, 1)}


def fingerprint(told: str) -> list[int]:
    """Of a text: two that differ have different ones, but for one pair in 2**128."""
    digest = hashlib.sha256(told.encode()).digest()
    numbers: list[int] = np.frombuffer(digest, "<u2", PARTS).tolist()
    return numbers


@functools.cache
def words(name: str, options: str, seats: int) -> tuple[str, ...]:
    """Every word of a game's events, of its actions and of its board; options as JSON."""
    usual = spielwerk.load(name, json.loads(options), seats)
    found = {"?", "-"} | set(literals(usual.definition.records.events))
    for game in [usual, *presets(usual)]:
        found.update(*(SPLIT.split(game.moves.text(action)) for action in game.actions))
    cells = usual.geometry().get("cells", [])
    found.update(*(SPLIT.split(cell["name"]) for cell in cells))
    return tuple(sorted(found - {""}))


def presets(game: Game) -> Iterator[Game]:
    """The game under each of its presets that such a table can have: they name all cards."""
    for preset in game.presets:
        try:
            yield spielwerk.load(game.name, {"preset": preset}, game.seats)
        except OptionError:
            continue


def tag(kind: Any) -> str:
    """What a kind of event is called in documents."""
    return str(kind.__struct_config__.tag)


def in_order(kind: Any) -> list[Any]:
    """The fields of a record, those that vary in length behind the others."""
    fields = msgspec.structs.fields(kind)
    return sorted(fields, key=lambda field: varies(field.type) or field.encode_name in SEVERAL)


def varies(hint: Any) -> bool:
    """Is it a list or a mapping, or may it be one?"""
    return get_origin(hint) in (list, dict) or any(map(varies, get_args(hint)))


def is_seat(hint: Any) -> bool:
    """Does a field say that its number is a seat?"""
    if isinstance(hint, msgspec.Meta):
        return (hint.extra_json_schema or {}).get("x-said") == "seat"
    parts = (*get_args(hint), *getattr(hint, "__metadata__", ()))
    return any(map(is_seat, parts))


def records_in(hint: Any) -> Iterator[Any]:
    """The records that a type is made of."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from records_in(part)


def literals(hint: Any) -> Iterator[str]:
    """The words that a type names one by one."""
    if get_origin(hint) is Literal:
        yield from (word for word in get_args(hint) if isinstance(word, str))
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for field in msgspec.structs.fields(hint):
            yield from literals(field.type)
    else:
        for part in get_args(hint):
            yield from literals(part)
