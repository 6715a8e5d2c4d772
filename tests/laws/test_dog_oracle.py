"""Dog's program and a second reading of its rulebook agree on every decision."""

import itertools
import random
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from tests.effort import EFFORT, many, some
from tests.laws import dog_oracle as oracle

CHOICES = {
    "fold": ("whole_hand", "one_card"),
    "own_on_start": ("goes_home", "bars"),
    "seven_men": ("any", "two"),
    "seven_win": ("fits", "ends"),
    "strict_fill": ("off", "on"),
    "joker_finish": ("allowed", "not_last_man"),
    "seven_rest": ("partner", "none"),
}
COMBINATIONS = [
    {name: value for name, value in zip(CHOICES, values, strict=True) if value != CHOICES[name][0]}
    for values in itertools.product(*CHOICES.values())
]
"""Every combination of the options, named as a document names them."""


def compare(match: spielwerk.Match) -> None:
    """Both name the same legal actions, for every seat."""
    position = match.position()
    for seat in range(match.game.seats):
        expected = set() if position["phase"] == "over" else oracle.legal(position, seat)
        legal = match.legal(seat)
        assert set(legal) == expected, difference(position, seat, set(legal), expected)
        assert len(legal) == len(expected)


def difference(position: dict[str, Any], seat: int, legal: set[str], expected: set[str]) -> str:
    return (
        f"seat {seat} in {position}\n"
        f"only the program: {sorted(legal - expected)}\n"
        f"only the oracle: {sorted(expected - legal)}"
    )


def play(match: spielwerk.Match, seat: int, action: str) -> None:
    """Play the action; both see the same table afterwards, but for cards dealt."""
    before = match.position()
    expected = oracle.after(before, seat, action)
    match.play(seat, action)
    position = match.position()
    if expected["phase"] == "dealing":
        assert position["men"] == expected["men"], (before, seat, action)
        assert position["starter"] == (before["starter"] + 1) % len(before["men"])
        assert position["plies"] == expected["plies"]
    else:
        assert position == expected, (before, seat, action)


def read_anew(match: spielwerk.Match, dice: random.Random) -> spielwerk.Match:
    """The same match from its position document."""
    again = spielwerk.load("dog").match_from(match.position(), seed=dice.randrange(10**6))
    assert again.position() == match.position()
    compare(again)
    return again


def play_on(match: spielwerk.Match, plies: int, dice: random.Random) -> int:
    """Random play, compared at every step and now and then read anew; the number of actions."""
    for ply in range(plies):
        compare(match)
        if match.over:
            return ply
        if dice.random() < 0.3:
            match = read_anew(match, dice)
        seat = dice.choice(match.seats_to_act())
        play(match, seat, dice.choice(match.legal(seat)))
    compare(match)
    return plies


TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"exchange": "next"}),
    (4, {"teams": "alone"}),
    (4, {"seven_partner": "always"}),
    (5, {}),
    (6, {}),
    (6, {"teams": "trios"}),
    (6, {"teams": "trios", "seven_partner": "always", "exchange": "next"}),
    (6, {"seven_partner": "always"}),
    (6, {"teams": "alone"}),
]


@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("combination", [{}, COMBINATIONS[37], COMBINATIONS[-1]])
def test_they_agree_at_other_tables(number: int, combination: dict[str, str]) -> None:
    """§S; at the beginning, and where men are close to their goals."""
    seats, options = TABLES[number]
    game = spielwerk.load("dog", options | combination, seats)
    dice = random.Random(number)
    play_on(game.match(seed=number), many(short=20, whole=40), dice)
    for _ in range(3 * EFFORT):
        play_on(near_home(game, dice), many(short=6, whole=12), dice)


def near_home(game: spielwerk.Game, dice: random.Random) -> spielwerk.Match:
    """A match in which all men are in their lanes or a few steps before them."""
    while True:
        position = game.match(seed=dice.random().hex()).position()
        track = len([1 for cell in game.geometry()["cells"] if cell["kind"] != "goal"])
        men: list[list[str]] = []
        for seat in range(game.seats):
            start = track // game.seats * seat
            near = [f"T{(start - step) % track}" for step in range(12)]
            lane = [f"G{seat}.{deep}" for deep in range(1, 5)]
            men.append(sorted(dice.sample(near, 1) + dice.sample(lane, 3), key=place))
        sevens = [" ".join(dice.sample(["7", "7", "X", "2", "A", "5"], 4)) for _ in men]
        known = {"men": men, "hands": sevens, "phase": "play", "to_move": 0, "discard": ""}
        try:
            return game.match_from({**without_given(position), **known}, seed=1)
        except spielwerk.PositionError:
            continue


def place(field: str) -> tuple[bool, int]:
    return field.startswith("G"), int(field[1:].replace(".", ""))


def without_given(position: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in position.items() if key != "given"}


@pytest.mark.parametrize("number", some(range(len(COMBINATIONS)), 35))
def test_program_and_oracle_play_the_same_match(number: int) -> None:
    game = spielwerk.load("dog", COMBINATIONS[number])
    for seed in range(EFFORT):
        play_on(game.match(seed=1000 * seed + number), 60, random.Random(seed))


@pytest.mark.parametrize("number", some(range(len(COMBINATIONS)), 35))
def test_program_and_oracle_agree_on_positions_made_up(number: int) -> None:
    dice = random.Random(number)
    played, positions = 0, many(short=7, whole=96)
    for _ in range(positions):
        position = made_up(dice, COMBINATIONS[number])
        if can_be_played(position):
            match = spielwerk.load("dog").match_from(position, seed=dice.randrange(10**6))
            played += play_on(match, 5, dice)
        else:
            with pytest.raises(spielwerk.PositionError) as refusal:
                spielwerk.load("dog").match_from(position)
            assert refusal.value.key == "to_move"
    assert played > positions


def can_be_played(position: dict[str, Any]) -> bool:
    """Whether the seat to move can act, or the position is finished already."""
    home = [oracle.is_home(position["men"], seat) for seat in range(4)]
    return (home[0] and home[2]) or (home[1] and home[3]) or bool(oracle.choices(position))


HANDS = [*"AA234456777789JQKXX", "10"]
"""What made-up hands are drawn from: rich in what is hard."""


def made_up(dice: random.Random, options: dict[str, str]) -> dict[str, Any]:
    """A position in play, full of men near goals, fresh men and sevens.

    Half of the time the seat to move has one man left, close before its goal (§M10, §M8, the end).
    """
    to_move = dice.randrange(4)
    last_man = dice.random() < 0.5
    men = men_made_up(dice, to_move, last_man)
    while len(fields_taken(men)) < len(taken(men)) or all_home(men):
        men = men_made_up(dice, to_move, last_man)
    return {
        "game": "dog",
        "phase": "play",
        "to_move": to_move,
        "starter": dice.randrange(4),
        "hand_size": 6,
        "men": men,
        "hands": hands_made_up(dice, to_move if last_man else None),
        "discard": " ".join(dice.sample(["5", "6", "8", "9", "10", "Q"], 3)),
        "plies": dice.randrange(100),
        **({"options": options} if options else {}),
    }


def taken(men: list[list[str]]) -> list[str]:
    return [man.rstrip("!") for own in men for man in own if man != "K"]


def fields_taken(men: list[list[str]]) -> set[str]:
    return set(taken(men))


def all_home(men: list[list[str]]) -> bool:
    return all(oracle.is_home(men, seat) for seat in range(4))


def hands_made_up(dice: random.Random, seven_for: int | None) -> list[str]:
    """Four hands, together without a card too many; one seat surely has a seven or a joker."""
    cards = sorted(card for card in set(HANDS) for _ in range(min(5, 2 * HANDS.count(card))))
    dice.shuffle(cards)
    hands = [[cards.pop() for _ in range(dice.randrange(1, 5))] for _ in range(4)]
    if seven_for is not None:
        hands[seven_for][0] = dice.choice("777X")
    return [" ".join(hand) for hand in hands]


def men_made_up(dice: random.Random, to_move: int, last_man: bool) -> list[list[str]]:
    """Four times four men: often three or four in the goal, often close before it."""
    return [own_men(dice, seat, last_man and seat == to_move) for seat in range(4)]


def own_men(dice: random.Random, seat: int, last_man: bool) -> list[str]:
    start = 16 * seat
    lane = dice.sample([f"G{seat}.{depth}" for depth in (1, 2, 3, 4)], 4)
    if last_man:
        return [f"T{(start - dice.randrange(7)) % 64}", *lane[:3]]
    men = lane[: dice.choice([0, 0, 1, 2, 3, 3, 3, 4])]
    while len(men) < 4:
        near = f"T{(start + dice.randrange(-9, 5)) % 64}"
        before_a_start = f"T{(16 * dice.randrange(4) - dice.randrange(1, 6)) % 64}"
        anywhere = f"T{dice.randrange(64)}"
        men.append(dice.choice([near, near, anywhere, before_a_start, f"T{start}!", "K"]))
    return men


def test_the_oracle_knows_nothing_of_the_program() -> None:
    imports = [line for line in Path(oracle.__file__).read_text().splitlines() if "import" in line]
    assert imports == [
        "import functools",
        "import itertools",
        "import json",
        "from collections.abc import Iterator",
        "from typing import Any",
    ]
