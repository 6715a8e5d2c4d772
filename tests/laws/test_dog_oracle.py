"""Dog's program and a second reading of its rulebook agree on every decision.

`SPIELWERK_EFFORT=20` makes these tests twenty times as long.
"""

import itertools
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

import spielwerk
from tests.laws import dog_oracle as oracle

EFFORT = int(os.environ.get("SPIELWERK_EFFORT", "1"))
CHOICES = {
    "fold": ("whole_hand", "one_card"),
    "seven_men": ("any", "two"),
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
    for seat in range(4):
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
        assert position["starter"] == (before["starter"] + 1) % 4
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


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_program_and_oracle_play_the_same_match(number: int) -> None:
    game = spielwerk.load("dog", COMBINATIONS[number])
    for seed in range(EFFORT):
        play_on(game.match(seed=1000 * seed + number), 120, random.Random(seed))


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_program_and_oracle_agree_on_positions_made_up(number: int) -> None:
    dice = random.Random(number)
    played = 0
    for _ in range(60 * EFFORT):
        position = made_up(dice, COMBINATIONS[number])
        if can_be_played(position):
            match = spielwerk.load("dog").match_from(position, seed=dice.randrange(10**6))
            played += play_on(match, 5, dice)
        else:
            with pytest.raises(spielwerk.PositionError) as refusal:
                spielwerk.load("dog").match_from(position)
            assert refusal.value.key == "to_move"
    assert played > 60 * EFFORT


def can_be_played(position: dict[str, Any]) -> bool:
    """Whether the seat to move can act, or the position is finished already."""
    home = [oracle.is_home(position["men"], seat) for seat in range(4)]
    return (home[0] and home[2]) or (home[1] and home[3]) or bool(oracle.choices(position))


HANDS = [*"AA234456777789JQKXX", "10"]
"""What made-up hands are drawn from: rich in what is hard."""


def made_up(dice: random.Random, options: dict[str, str]) -> dict[str, Any]:
    """A position in play, full of men near goals, fresh men and sevens."""
    while True:
        men = [men_made_up(dice, seat) for seat in range(4)]
        tracks = [man.rstrip("!") for own in men for man in own if man.startswith("T")]
        teams = [all(oracle.is_home(men, seat) for seat in team) for team in ((0, 2), (1, 3))]
        if len(tracks) == len(set(tracks)) and not all(teams):
            break
    return {
        "game": "dog",
        "phase": "play",
        "to_move": dice.randrange(4),
        "starter": dice.randrange(4),
        "hand_size": 6,
        "men": men,
        "hands": [" ".join(hand) for hand in hands_made_up(dice)],
        "discard": " ".join(dice.sample(["5", "6", "8", "9", "10", "Q"], 3)),
        "plies": dice.randrange(100),
        **({"options": options} if options else {}),
    }


def hands_made_up(dice: random.Random) -> Iterator[list[str]]:
    """Four hands, together without a card too many."""
    left = sorted(HANDS * 2)
    left.remove("X")
    left.remove("X")
    dice.shuffle(left)
    left = [card for card, cards in itertools.groupby(sorted(left)) for card in list(cards)[:6]]
    dice.shuffle(left)
    for _ in range(4):
        count = dice.randrange(1, 5)
        yield left[:count]
        left = left[count:]


def men_made_up(dice: random.Random, seat: int) -> list[str]:
    """Four men of a seat: often three or four in the goal, often close before it."""
    start = 16 * seat
    lane = dice.sample([f"G{seat}.{depth}" for depth in (1, 2, 3, 4)], 4)
    men = lane[: dice.choice([0, 0, 1, 2, 3, 3, 3, 4])]
    while len(men) < 4:
        near = (start + dice.randrange(-9, 5)) % 64
        anywhere = dice.randrange(64)
        before_a_start = (16 * dice.randrange(4) - dice.randrange(1, 6)) % 64
        man = dice.choice(
            [f"T{near}", f"T{near}", f"T{anywhere}", f"T{before_a_start}", f"T{start}!", "K"]
        )
        if man == "K" or man.rstrip("!") not in [other.rstrip("!") for other in men]:
            men.append(man)
    return oracle.in_order(men)
