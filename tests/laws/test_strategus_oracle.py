"""Strategus' program and a second reading of its rulebook agree on every decision."""

import itertools
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from tests.effort import EFFORT
from tests.laws import strategus_oracle as oracle

CHOICES: dict[str, tuple[Any, ...]] = {
    "lakes": ("off", "on"),
    "hare_attack": ("ranged", "adjacent"),
    "sprung_trap": ("stays", "goes"),
    "memory_aid": ("off", "log", "marked"),
    "two_squares": ("off", "3", "5"),
    "chase": ("off", "on"),
}
COMBINATIONS = [
    {name: value for name, value in zip(CHOICES, values, strict=True) if value != CHOICES[name][0]}
    for values in itertools.product(*CHOICES.values())
]
"""Every combination of the options that matter at every move."""
TOURNAMENT = [
    {"chase": "on"},
    {"two_squares": "3"},
    {"two_squares": "5", "chase": "on"},
    {"two_squares": "3", "chase": "on", "hare_attack": "adjacent"},
]

Bitten = Counter[str]
"""How often a rule forbade something, so that it can be seen that it was tried."""


def compare(match: spielwerk.Match, bitten: Bitten) -> None:
    """Both name the same legal actions, for both seats."""
    position = match.position()
    for seat in (0, 1):
        expected = oracle.legal(position, seat)
        legal = match.legal(seat)
        assert set(legal) == expected, difference(position, seat, set(legal), expected)
        assert len(legal) == len(expected)
    if position["phase"] == "play":
        count_bans(position, bitten)


def count_bans(position: dict[str, Any], bitten: Bitten) -> None:
    free = oracle.moves(position, position["to_move"])
    bitten["two_squares"] += len(oracle.shuttles(position, free))
    bitten["chase"] += len(oracle.chases(position, free))


def difference(position: dict[str, Any], seat: int, legal: set[str], expected: set[str]) -> str:
    return (
        f"seat {seat} in {position}\n"
        f"only the program: {sorted(legal - expected)}\n"
        f"only the oracle: {sorted(expected - legal)}"
    )


def play(match: spielwerk.Match, seat: int, action: str) -> None:
    """Play the action; both see the same table afterwards."""
    before = match.position()
    expected = oracle.after(before, seat, action)
    match.play(seat, action)
    position = match.position()
    if expected["phase"] == "play" and expected["to_move"] is None:
        assert position["to_move"] in (0, 1)
        expected["to_move"] = position["to_move"]
    assert position == expected, (before, seat, action)
    assert match.returns == expected.get("returns")


def read_anew(match: spielwerk.Match, dice: random.Random, bitten: Bitten) -> spielwerk.Match:
    """The same match from its position document, now and then with a shorter history."""
    game, position = spielwerk.load("strategus"), match.position()
    again = game.match_from(position, seed=dice.randrange(10**6))
    assert again.position() == position
    if position.get("history") and dice.random() < 0.3:
        listed = position["history"]
        position["history"] = listed[dice.randrange(len(listed)) :]
        compare(game.match_from(position), bitten)
    return again


class Player:
    """Plays at random, or with a liking: to go to and fro, to go after the enemy, to evade it."""

    def __init__(self, dice: random.Random, liking: float) -> None:
        self.dice = dice
        self.liking = liking
        self.wants = [dice.choice([same_piece, threatening, fleeing]) for _ in range(2)]

    def choose(self, match: spielwerk.Match, seat: int) -> str:
        legal = match.legal(seat)
        if self.dice.random() < self.liking:
            quiet = [move for move in legal if "x" not in move]
            liked = self.wants[seat](match.position(), quiet)
            return self.dice.choice(liked or legal)
        return self.dice.choice(legal)


def same_piece(position: dict[str, Any], quiet: list[str]) -> list[str]:
    """With the piece that made the own last move, back or on."""
    own = position.get("history", [])[-2:-1]
    return [move for move in quiet for last in own if oracle.ends(move)[0] == oracle.ends(last)[1]]


def threatening(position: dict[str, Any], quiet: list[str]) -> list[str]:
    """Next to where the enemy's last move has led."""
    near = oracle.beside(oracle.ends(position["last"]["move"])[1]) if position["last"] else set()
    return [move for move in quiet if oracle.ends(move)[1] in near]


def fleeing(position: dict[str, Any], quiet: list[str]) -> list[str]:
    """Away from the piece that has just moved."""
    near = oracle.beside(oracle.ends(position["last"]["move"])[1]) if position["last"] else set()
    return [move for move in quiet if oracle.ends(move)[0] in near]


def play_on(
    match: spielwerk.Match, plies: int, player: Player, bitten: Bitten | None = None
) -> int:
    """Play, compared at every step and now and then read anew; the number of actions."""
    dice, bitten = player.dice, Counter[str]() if bitten is None else bitten
    for ply in range(plies):
        compare(match, bitten)
        if match.over:
            return ply
        if dice.random() < 0.1:
            match = read_anew(match, dice, bitten)
        seat = dice.choice(match.seats_to_act())
        play(match, seat, player.choose(match, seat))
    compare(match, bitten)
    return plies


def at_random(dice: random.Random, army: str = "full") -> str:
    """A whole set-up."""
    codes = [code for code, count in oracle.ARMIES[army].items() for _ in range(count)]
    codes += [oracle.EMPTY] * (40 - len(codes))
    dice.shuffle(codes)
    return " ".join("".join(codes[at : at + 10]) for at in range(0, 40, 10))


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_program_and_oracle_play_the_same_match(number: int) -> None:
    for seed in range(EFFORT):
        dice = random.Random(1000 * seed + number)
        game = spielwerk.load("strategus", COMBINATIONS[number])
        match = game.match(seed=dice.randrange(10**6))
        play(match, 0, f"setup {at_random(dice)}")
        play(match, 1, f"setup {at_random(dice)}")
        play_on(match, 12, Player(dice, 0))


SMALL: list[dict[str, Any]] = [
    {"army": "barrage"},
    {"army": "duel"},
    {"army": "barrage", "preset": "classic"},
    {"army": "duel", "sprung_trap": "goes", "hare_attack": "adjacent", "memory_aid": "marked"},
    {"army": "duel", "preset": "classic", "memory_aid": "log", "quiet_plies": 20},
]


@pytest.mark.parametrize("number", range(len(SMALL)))
def test_program_and_oracle_agree_on_small_armies(number: int) -> None:
    """§S5: set up at once or square by square, then play to the end or far on."""
    game = spielwerk.load("strategus", SMALL[number])
    for seed in range(2 * EFFORT):
        dice = random.Random(100 * seed + number)
        match = game.match(seed=dice.randrange(10**6))
        for seat in (0, 1):
            if dice.random() < 0.5:
                play(match, seat, f"setup {at_random(dice, game.options['army'])}")
        play_on(match, 160, Player(dice, 0.5))


@pytest.mark.parametrize("number", range(len(SMALL)))
def test_they_agree_on_positions_made_up_of_small_armies(number: int) -> None:
    dice = random.Random(number)
    options = dict(spielwerk.load("strategus", SMALL[number]).differing_options())
    for _ in range(3 * EFFORT):
        match = spielwerk.load("strategus").match_from(made_up(dice, options), seed=1)
        play_on(match, 25, Player(dice, 0.7))


@pytest.mark.parametrize("first", ["chance", "0", "1"])
def test_program_and_oracle_set_up_the_same(first: str) -> None:
    for seed in range(EFFORT):
        match = spielwerk.load("strategus", {"first": first}).match(seed=seed)
        assert play_on(match, 85, Player(random.Random(seed), 0)) == 85


def test_program_and_oracle_agree_on_set_ups_in_which_nothing_moves() -> None:
    """With lakes: traps before the land; §E2 and §E3 when play begins."""
    dice = random.Random(5)
    ends = Counter[str]()
    for _ in range(20 * EFFORT):
        game = spielwerk.load("strategus", {"lakes": "on"})
        match = game.match(seed=dice.randrange(10**6))
        for seat in (0, 1):
            play(match, seat, f"setup {walled(dice)}")
        ends[str(match.returns)] += 1
    assert len(ends) == 4


def walled(dice: random.Random) -> str:
    """A whole set-up with a wall of traps before the land, perhaps with a gap."""
    rest = [code for code, count in oracle.BOX.items() for _ in range(count) if code != "T"]
    dice.shuffle(rest)
    front = [rest.pop() if file in "cdgh" else "T" for file in oracle.FILES]
    codes = [*rest, *front]
    if dice.random() < 0.5:
        gap, other = 30 + oracle.FILES.index("e"), dice.randrange(30)
        codes[gap], codes[other] = codes[other], codes[gap]
    return " ".join("".join(codes[at : at + 10]) for at in range(0, 40, 10))


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_program_and_oracle_agree_on_positions_made_up(number: int) -> None:
    dice = random.Random(number)
    for _ in range(3 * EFFORT):
        position = made_up(dice, COMBINATIONS[number])
        match = spielwerk.load("strategus").match_from(position, seed=dice.randrange(10**6))
        play_on(match, 15, Player(dice, 0.7))


@pytest.mark.parametrize("number", range(len(TOURNAMENT)))
def test_program_and_oracle_agree_while_few_pieces_shuttle_and_chase(number: int) -> None:
    dice = random.Random(100 + number)
    bitten: Bitten = Counter()
    for _ in range(20 * EFFORT):
        position = few(dice, TOURNAMENT[number])
        match = spielwerk.load("strategus").match_from(position, seed=dice.randrange(10**6))
        player = Player(dice, 0.97)
        player.wants = dice.choice(PAIRS)
        play_on(match, 40, player, bitten)
    for rule in ("two_squares", "chase"):
        assert bool(bitten[rule] > 2 * EFFORT) == (rule in TOURNAMENT[number]), bitten


PAIRS = [[threatening, fleeing], [fleeing, threatening], [same_piece, same_piece]]


def made_up(dice: random.Random, options: dict[str, Any]) -> dict[str, Any]:
    """A position in play with few pieces of each seat, near each other, and near every end."""
    land = dry_land(dice, options, "bcdefg", range(3, 9))
    armies = [army(dice, seat, land, options) for seat in (0, 1)]
    near = dice.choice(["quiet", "guard", "none", "none", "none"])
    limits = {"quiet": {"quiet_plies": 12}, "guard": {"max_plies": 40}}.get(near, {})
    return document(armies, {**options, **limits}, dice)


def dry_land(dice: random.Random, options: dict[str, Any], files: str, rows: range) -> list[str]:
    """The squares of a part of the board in any order, without those in the water."""
    wet = oracle.LAKES if options.get("lakes") == "on" else set()
    land = [square for row in rows for file in files if (square := f"{file}{row}") not in wet]
    return dice.sample(land, len(land))


def army(
    dice: random.Random, seat: int, land: list[str], options: dict[str, Any]
) -> dict[str, str]:
    """An apple, perhaps beside traps, and one to six animals on the land (taken from it)."""
    home = oracle.setup_squares(seat)[:20]
    corner = dice.choice(home)
    pieces = {corner: "A"}
    left = Counter(oracle.box({"options": options}))
    for square in oracle.beside(corner) & set(home):
        if dice.random() < 0.5 and left["T"]:
            pieces[square] = "T"
            left["T"] -= 1
    animals = dice.sample("1234567899988M33", dice.randrange(1, 7))
    for code in animals:
        if left[code]:
            left[code] -= 1
            taken = set(pieces)
            pieces[next(square for square in land if square not in taken)] = code
            land[:] = [square for square in land if square not in pieces]
    return pieces


def few(dice: random.Random, options: dict[str, Any]) -> dict[str, Any]:
    """One to three animals each on a small piece of land, for shuttling and chasing."""
    land = dry_land(dice, options, "cdef", range(4, 8))
    armies = [{"j1": "A"}, {"a10": "A"}]
    for pieces in armies:
        for code in dice.choice(["4", "9", "77", "99", "49", "94", "779", "999"]):
            pieces[land.pop()] = code
    return document(armies, options, dice)


def document(
    armies: list[dict[str, str]], options: dict[str, Any], dice: random.Random
) -> dict[str, Any]:
    return {
        "game": "strategus",
        "options": options,
        "phase": "play",
        "to_move": dice.randrange(2),
        "pieces": armies,
        "quiet": dice.randrange(10),
        "plies": dice.randrange(10, 38),
    }


def test_the_oracle_knows_nothing_of_the_program() -> None:
    imports = [line for line in Path(oracle.__file__).read_text().splitlines() if "import" in line]
    assert imports == [
        "from functools import cache",
        "from itertools import pairwise, takewhile",
        "from typing import Any",
    ]
