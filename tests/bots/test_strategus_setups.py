"""Ready-made set-ups are complete, differ, guard the apple, and let their army out (§S1, S4)."""

import itertools
import random
from collections import Counter

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.strategus.arranging import invented, lets_out
from spielwerk.bots.strategus.openings import is_opening, opening
from spielwerk.games.strategus.board import SIDE, ZONE_ROWS
from spielwerk.games.strategus.cards import CODES, COUNT, KINDS
from spielwerk.games.strategus.setups import SETUPS

GUARDS = set("T1234567")
FIXED = set("TA")


def groups(name: str) -> list[str]:
    return SETUPS[name].split(" ")


def mirrored(name: str) -> str:
    return " ".join(group[::-1] for group in groups(name))


def neighbours(row: int, file: int) -> list[tuple[int, int]]:
    around = [(row + 1, file), (row - 1, file), (row, file + 1), (row, file - 1)]
    return [(r, f) for r, f in around if 0 <= r < ZONE_ROWS and 0 <= f < SIDE]


def where(name: str, codes: set[str]) -> set[tuple[int, int]]:
    """Rows (0 the back one) and files of these codes."""
    return {
        (row, file)
        for row, group in enumerate(groups(name))
        for file, code in enumerate(group)
        if code in codes
    }


def test_there_are_a_dozen_and_all_differ_also_mirrored() -> None:
    assert len(SETUPS) == 12
    for one, other in itertools.combinations(SETUPS, 2):
        assert SETUPS[one] != SETUPS[other]
        assert SETUPS[one] != mirrored(other)


@pytest.mark.parametrize("name", SETUPS)
def test_every_card_is_there_once_in_four_groups_of_ten(name: str) -> None:
    assert [len(group) for group in groups(name)] == [SIDE] * ZONE_ROWS
    counted = Counter("".join(groups(name)))
    assert counted == {CODES[kind]: count for kind, count in enumerate(COUNT) if count}


@pytest.mark.parametrize("name", SETUPS)
def test_the_apple_lies_far_back_with_guards_on_all_sides(name: str) -> None:
    ((row, file),) = where(name, {"A"})
    assert row <= 1
    guarded = where(name, GUARDS)
    unguarded = [place for place in neighbours(row, file) if place not in guarded]
    assert len(unguarded) <= 1


@pytest.mark.parametrize("name", SETUPS)
def test_all_animals_can_come_out_past_traps_and_apple(name: str) -> None:
    animals = where(name, set(CODES[1:]) - FIXED)
    front = {(row, file) for row, file in animals if row == ZONE_ROWS - 1}
    assert len(front) >= 8
    out, waiting = set(front), list(front)
    while waiting:
        new = [place for place in neighbours(*waiting.pop()) if place in animals - out]
        out.update(new)
        waiting += new
    assert out == animals


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seat", [0, 1])
def test_both_seats_can_lay_it_as_a_whole(name: str, seat: int) -> None:
    match = spielwerk.load("strategus").match(seed=1)
    match.play(seat, f"setup {SETUPS[name]}")
    assert match.observation(seat)["ready"][seat]


@pytest.mark.parametrize("name", bots.names("strategus"))
def test_bots_lay_many_set_ups_and_the_same_for_the_same_seed(name: str) -> None:
    game = spielwerk.load("strategus")
    laid: Counter[str] = Counter()
    for seed in [*range(40), *range(40)]:
        match = game.match(seed=1)
        bot = bots.load(name, game, 1, seed)
        text = bot.choose(match.observation(1), match.legal(1), [])
        match.play(1, text)
        assert match.observation(1)["ready"][1]
        laid[text] += 1
    assert len(laid) > 30
    assert all(count % 2 == 0 for count in laid.values())


@pytest.mark.parametrize("name", bots.names("strategus"))
def test_a_bot_goes_on_where_cards_lie_already(name: str) -> None:
    game = spielwerk.load("strategus")
    pieces = dict(zip("abcdefghij", "T7AT896T79", strict=True))
    begun = {f"{file}1": code for file, code in pieces.items()}
    position = {"game": "strategus", "phase": "setup", "to_move": None, "pieces": [begun, {}]}
    match = game.match_from(position, seed=1)
    while 0 in match.seats_to_act():
        bot = bots.load(name, game, 0, 5)
        match.play(0, bot.choose(match.observation(0), match.legal(0), match.events(0)))
    assert match.observation(0)["ready"] == [True, False]


def test_set_ups_are_complete_let_all_out_and_are_never_the_same() -> None:
    laid = [invented(0, {}, [], random.Random(seed)).split()[1:] for seed in range(60)]
    assert len({"".join(rows) for rows in laid}) == 60
    for rows in laid:
        codes = "".join(rows)
        assert Counter(codes) == {CODES[kind]: COUNT[kind] for kind in KINDS}
        assert lets_out(codes)
        assert codes.index("A") < 2 * SIDE


def test_the_apple_lies_anywhere_far_back_and_not_always_behind_traps() -> None:
    places, walls = Counter[int](), Counter[int]()
    for seed in range(200):
        codes = "".join(invented(0, {}, [], random.Random(seed)).split()[1:])
        at = codes.index("A")
        places[at] += 1
        walls[sum(codes[n] == "T" for n in (at - 1, at + 1, at + SIDE) if n >= 0)] += 1
    assert len(places) >= 12
    assert max(places.values()) < 60
    assert len(walls) >= 3


def test_who_searches_lays_a_set_up_of_its_own_and_goes_on_where_cards_lie_already() -> None:
    lot, match = random.Random(1), spielwerk.load("strategus").match(seed=1)
    assert is_opening(match.observation(1))
    first = opening(match.observation(1), match.legal(1), lot)
    assert first == invented(1, {}, [], random.Random(1))
    match.play(0, match.legal(0)[0])
    assert opening(match.observation(0), match.legal(0), lot) in match.legal(0)
    match.play(1, first)
    assert match.observation(1)["ready"] == [False, True]


def test_in_play_nothing_is_laid() -> None:
    match = spielwerk.load("strategus").match(seed=1)
    for seat in range(2):
        match.play(seat, f"setup {SETUPS['foxes']}")
    assert not is_opening(match.observation(0))
