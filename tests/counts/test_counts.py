"""How many lines of play there are to a depth, from fixed positions.

A file `<game>.txt` is made of blocks like this, with remarks (`#`) where wanted:

    id what-is-odd-about-it
    position {"game": "dog", …}
    lines 1 14
    lines 2 96

`lines 2 96`: there are 96 ways to play two actions. Chance must not come in before, or have no
choice (all cards of the pile are alike). The numbers are written by `pytest --whole --rewrite`;
a second reading of the rules confirms them.
"""

import functools
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Protocol

import pytest

import spielwerk
from tests.effort import some
from tests.laws import (
    dog_oracle,
    rufus_oracle,
    stramash_oracle,
    strategus_oracle,
    streifzug_oracle,
)

HERE = Path(__file__).parent
BLOCK = re.compile(r"^id (\S+)\nposition (.*)\n((?:lines \d+ \d+\n)+)", re.MULTILINE)
LINES = re.compile(r"lines (\d+) (\d+)")


class Reading(Protocol):
    """The rules, by whoever has read them; positions are documents in JSON."""

    def __hash__(self) -> int: ...

    def actions(self, position: str) -> list[tuple[int, str]]:
        """Every seat's legal actions."""

    def after(self, position: str, seat: int, text: str) -> str:
        """The position after an action."""


class Chance:
    """Always the first of all outcomes, or always the last one."""

    def __init__(self, last: bool) -> None:
        self.last = last

    def below(self, n: int) -> int:
        return n - 1 if self.last else 0


class Program:
    """The rules as the program plays them, through the public API."""

    def match(self, position: str, last: bool = False) -> spielwerk.Match:
        document = json.loads(position)
        return spielwerk.load(document["game"]).match_from(document, chance=Chance(last))

    def actions(self, position: str) -> list[tuple[int, str]]:
        match = self.match(position)
        return [(seat, text) for seat in match.seats_to_act() for text in match.legal(seat)]

    def after(self, position: str, seat: int, text: str) -> str:
        match = self.match(position)
        match.play(seat, text)
        if match.steps != [(seat, text)]:
            other = self.match(position, last=True)
            other.play(seat, text)
            assert match.steps == other.steps, "the number would depend on chance"
        return json.dumps(match.position())


class Oracle:
    """A second reading of a game's rules (`tests/laws/<game>_oracle.py`)."""

    def __init__(self, oracle: ModuleType, seats: int) -> None:
        self.oracle = oracle
        self.seats = seats

    def actions(self, position: str) -> list[tuple[int, str]]:
        document = json.loads(position)
        seats = range(document.get("seats", self.seats))
        return [(seat, text) for seat in seats for text in self.oracle.legal(document, seat)]

    def after(self, position: str, seat: int, text: str) -> str:
        return json.dumps(self.oracle.after(json.loads(position), seat, text))


PROGRAM = Program()
ORACLES: dict[str, Reading] = {
    "dog": Oracle(dog_oracle, 4),
    "strategus": Oracle(strategus_oracle, 2),
    "stramash": Oracle(stramash_oracle, 4),
    "rufus": Oracle(rufus_oracle, 3),
    "streifzug": Oracle(streifzug_oracle, 4),
}


@functools.cache
def lines_of_play(rules: Reading, position: str, depth: int) -> int:
    actions = rules.actions(position)
    if depth == 1:
        return len(actions)
    return sum(lines_of_play(rules, rules.after(position, *act), depth - 1) for act in actions)


def text_of(name: str) -> str:
    return (HERE / f"{name}.txt").read_text(encoding="utf-8")


def block_of(name: str, identity: str) -> tuple[str, str]:
    """The position of a block as it is written, and its lines."""
    [found] = [block for block in BLOCK.findall(text_of(name)) if block[0] == identity]
    return found[1], found[2]


def counted(position: str, lines: str, rules: Reading) -> str:
    """The lines of a block with the numbers that a reading of the rules finds."""
    start = json.dumps(PROGRAM.match(position).position())
    return LINES.sub(
        lambda line: f"lines {line[1]} {lines_of_play(rules, start, int(line[1]))}", lines
    )


FEW = 6
"""So many blocks of a game are in the short form."""

every_block = pytest.mark.parametrize(
    ("name", "identity"),
    [
        (name, block[0])
        for name in spielwerk.games()
        if (HERE / f"{name}.txt").exists()
        for block in some(BLOCK.findall(text_of(name)), FEW)
    ],
)


@pytest.mark.parametrize("name", spielwerk.games())
def test_every_game_has_its_numbers(name: str) -> None:
    blocks = BLOCK.findall(text_of(name))
    assert len(blocks) == len({block[0] for block in blocks}) >= 5
    read = sum(len(LINES.findall(lines)) for *_, lines in blocks)
    assert read == len(LINES.findall(text_of(name).replace("`lines", "")))


@every_block
def test_the_lines_of_play_are_as_many_as_they_were(
    name: str, identity: str, rewrite: bool
) -> None:
    position, lines = block_of(name, identity)
    now = counted(position, lines, PROGRAM)
    if rewrite:
        head = f"id {identity}\nposition {position}\n"
        text = text_of(name).replace(head + lines, head + now)
        (HERE / f"{name}.txt").write_text(text, encoding="utf-8")
    else:
        assert now == lines


@every_block
def test_a_second_reading_of_the_rules_counts_the_same(name: str, identity: str) -> None:
    if name in ORACLES:
        position, lines = block_of(name, identity)
        assert counted(position, lines, ORACLES[name]) == lines
