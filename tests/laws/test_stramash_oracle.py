"""Stramash's program and a second reading of its rulebook agree on every decision."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from tests.effort import EFFORT
from tests.laws import stramash_oracle as oracle

CHOICES: dict[str, tuple[Any, ...]] = {
    "start_safe": ("off", "on"),
    "fechter_forced": ("on", "off"),
    "castle_seven": ("off", "on"),
    "fechter_from_dock": ("on", "off"),
    "fechter_on_partner": ("off", "on"),
    "entrance_full": ("illegal", "to_dock"),
    "seven_rest": ("none", "partner"),
    "holes": (18, 14, 15, 20),
}
TABLES = [(2, "off"), (3, "off"), (4, "off"), (5, "off"), (6, "off"), (4, "on"), (6, "on")]
"""Numbers of seats, and whether they play in pairs."""


def options_made_up(dice: random.Random, pairs: str) -> dict[str, Any]:
    """Any values of the options, named as a document names them."""
    chosen = {name: dice.choice(values) for name, values in CHOICES.items()}
    differing = {name: value for name, value in chosen.items() if value != CHOICES[name][0]}
    return differing | ({"pairs": "on"} if pairs == "on" else {})


def compare(match: spielwerk.Match) -> None:
    """Both name the same legal actions, for every seat."""
    position = match.position()
    for seat in range(match.game.seats):
        expected = oracle.legal(position, seat)
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
    """Play the action; both see the same table afterwards, but for the card that is drawn."""
    before = match.position()
    expected = oracle.after(before, seat, action)
    match.play(seat, action)
    position = match.position()
    if expected.get("phase") == "drawing":
        drawer = position["to_move"]
        expected["hands"][drawer] = hand_with_one_more(expected, position["hands"][drawer])
        del expected["phase"]
    assert position == expected, (before, seat, action)


def hand_with_one_more(expected: dict[str, Any], hand: str) -> str:
    """The hand after the draw, if it can be: one card of the pile has come in."""
    held = Counter(expected["hands"][expected["to_move"]].split())
    [drawn] = (Counter(hand.split()) - held).elements()
    known = Counter(" ".join([*expected["hands"], expected["discard"]]).split())
    assert (oracle.box(expected) - known)[drawn] > 0
    return oracle.by_code([*held.elements(), drawn])


def read_anew(match: spielwerk.Match, dice: random.Random) -> spielwerk.Match:
    """The same match from its position document."""
    again = spielwerk.load("stramash").match_from(match.position(), seed=dice.randrange(10**6))
    assert again.position() == match.position()
    compare(again)
    return again


def play_on(match: spielwerk.Match, plies: int, dice: random.Random) -> spielwerk.Match:
    """Random play, compared at every step and now and then read anew; the match then."""
    for _ in range(plies):
        compare(match)
        if match.over:
            break
        if dice.random() < 0.2:
            match = read_anew(match, dice)
        [seat] = match.seats_to_act()
        play(match, seat, dice.choice(match.legal(seat)))
    compare(match)
    return match


@pytest.mark.parametrize(("seats", "pairs"), TABLES)
def test_program_and_oracle_play_the_same_match(seats: int, pairs: str) -> None:
    for seed in range(3 * EFFORT):
        dice = random.Random(f"{seats} {pairs} {seed}")
        game = spielwerk.load("stramash", options_made_up(dice, pairs), seats)
        play_on(game.match(seed=seed), 150, dice)


@pytest.mark.parametrize(("seats", "pairs"), TABLES)
def test_program_and_oracle_agree_on_positions_made_up(seats: int, pairs: str) -> None:
    dice = random.Random(f"{seats} {pairs}")
    played = 0
    for _ in range(20 * EFFORT):
        position = made_up(dice, seats, options_made_up(dice, pairs))
        match = spielwerk.load("stramash").match_from(position, seed=dice.randrange(10**6))
        for action in match.legal(position["to_move"]):
            again = match.game.match_from(position, seed=1)
            play(again, position["to_move"], action)
            compare(again)
            played += 1
        play_on(match, 6, dice)
    assert played > 100 * EFFORT


def test_program_and_oracle_find_the_draw_alike() -> None:
    dice = random.Random(5)
    for seed in range(6 * EFFORT):
        options = {"max_plies": dice.randrange(1, 40), "pairs": "on"}
        match = spielwerk.load("stramash", options, 4).match(seed=seed)
        assert play_on(match, 50, dice).returns == [0, 0, 0, 0]


# Positions made up


def made_up(dice: random.Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """A position in play, full of laddies near entrances and castles, sevens and Fechters.

    Often the seat to move has all its laddies home but one (§P3, the end), or, in pairs, all.
    """
    table = {"game": "stramash", "seats": seats, "options": options}
    to_move = dice.randrange(seats)
    nearly = dice.choice([None, 4, 5 if "pairs" in options else 4])
    laddies = laddies_made_up(dice, table, to_move, nearly)
    while sides_home(table, laddies):
        laddies = laddies_made_up(dice, table, to_move, nearly)
    return {
        **table,
        "to_move": to_move,
        "laddies": laddies,
        "hands": hands_made_up(dice, seats, to_move),
        "discard": " ".join(dice.sample(["2", "3", "5", "6", "9", "10", "Q"], 3)),
        "plies": dice.randrange(100),
    }


def sides_home(table: dict[str, Any], laddies: list[list[str]]) -> bool:
    """Whether the game would be over."""
    return oracle.returns_of({**table, "laddies": laddies, "plies": 0}) is not None


HANDS = [*"AA23456777789JK", "10", "X"]
"""What made-up hands are drawn from: rich in what is hard."""


def hands_made_up(dice: random.Random, seats: int, to_move: int) -> list[str]:
    """Full hands, together without a card too many."""
    left = oracle.box({"seats": seats}) - Counter(["2", "3", "5", "6", "9", "10", "Q"])
    hands: list[list[str]] = [[] for _ in range(seats)]
    for seat, hand in enumerate(hands):
        while len(hand) < 5 + (seat == to_move):
            card = dice.choice(HANDS)
            if left[card]:
                left[card] -= 1
                hand.append(card)
    return [" ".join(hand) for hand in hands]


def laddies_made_up(
    dice: random.Random, table: dict[str, Any], to_move: int, nearly: int | None
) -> list[list[str]]:
    """Five laddies for each seat, no two on one hole."""
    taken: set[str] = set()
    return [
        own_laddies(dice, table, seat, taken, nearly if seat == to_move else None)
        for seat in range(table["seats"])
    ]


def own_laddies(
    dice: random.Random, table: dict[str, Any], seat: int, taken: set[str], nearly: int | None
) -> list[str]:
    castle = dice.sample(oracle.castle_places(seat, range(1, 6)), 5)
    laddies = castle[: nearly or dice.choice([0, 0, 1, 1, 2, 3, 4])]
    while len(laddies) < 5:
        place = place_made_up(dice, table, seat, nearly)
        if place == "D" or place not in taken:
            taken.add(place)
            laddies.append(place)
    return laddies


def place_made_up(
    dice: random.Random, table: dict[str, Any], seat: int, nearly: int | None
) -> str:
    """The dock, anywhere, or close to an entrance or a start, mostly one's own."""
    other = dice.randrange(table["seats"])
    own_door = oracle.number(oracle.entrance(table, seat))
    door = oracle.number(oracle.entrance(table, other))
    around = dice.randrange(oracle.length(table))
    near = [own_door - dice.randrange(8), own_door + dice.randrange(-9, 12)]
    far = [door, door, door + 5, door + dice.randrange(-9, 9), around]
    spot = dice.choice(near if nearly else [*near, *far, None])
    return "D" if spot is None else f"T{spot % oracle.length(table)}"


def test_the_oracle_knows_nothing_of_the_program() -> None:
    imports = [line for line in Path(oracle.__file__).read_text().splitlines() if "import" in line]
    assert imports == [
        "import functools",
        "import json",
        "from collections import Counter",
        "from collections.abc import Iterator",
        "from typing import Any",
    ]
