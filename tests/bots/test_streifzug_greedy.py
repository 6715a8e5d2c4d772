"""What greedy knows of Streifzug durch, one position each; how well it does in every mode."""

from typing import Any

import pytest

import spielwerk
from spielwerk import Match, bots
from tests.bots.test_bots import played

FULL = "R1 R2 R3 R4 R5 B1 B2 B3 B4 B5"
EMPTY: list[list[str]] = [[] for _ in range(8)]


def position(mode: str, **parts: Any) -> Match:
    """A position of two, red to move."""
    document = {"game": "streifzug", "mode": mode, "seats": 2, "to_move": 0, "stacks": EMPTY}
    return spielwerk.load("streifzug").match_from(document | parts, seed=1)


def choice(match: Match) -> str:
    """What greedy plays for whoever has to act."""
    seat = match.seats_to_act()[0]
    bot = bots.load("greedy", match.game, seat, 1)
    return bot.choose(match.observation(seat), match.legal(seat), match.events(seat))


def roll_played(match: Match) -> set[str]:
    """The moves that greedy makes with a roll, in whatever order."""
    first = choice(match)
    match.play(0, first)
    left = match.observation(0).get("turn", {}).get("left")
    if match.over or not left:
        return {first}
    second = choice(match)
    match.play(0, second)
    return {first, second}


def stacks(**tops: str) -> list[list[str]]:
    """Stacks of one card each, named by number: `s1="R5"`."""
    return [[tops[f"s{number}"]] if f"s{number}" in tops else [] for number in range(8)]


def test_it_catches_a_colour_that_it_collects_rather_than_one_that_it_has() -> None:
    match = position(
        "basic",
        dice=[6, 4],
        figures=[["o3", "o15"], ["S", "S"]],
        stacks=stacks(s1="B6", s3="R6"),
        cards=["R1 R2 R3 R4 R5", ""],
    )
    assert "4 o3>o7" in roll_played(match)


def test_it_ends_the_game_with_the_second_die_when_the_first_fills_its_collection() -> None:
    match = position(
        "basic",
        dice=[4, 1],
        figures=[["o3", "i0"], ["S", "S"]],
        stacks=stacks(s1="B6"),
        cards=["R1 R2 R3 R4 R5 B1 B2 B3 B4", ""],
    )
    assert choice(match) == "4 o3>o7"
    match.play(0, "4 o3>o7")
    assert choice(match) == "1 i0>bell"


def test_it_goes_for_the_bell_with_five_and_five() -> None:
    figures = [["m3", "o40"], ["S", "S"]]
    match = position("basic", dice=[3, 1], figures=figures, cards=[FULL, ""])
    roll_played(match)
    assert match.returns == [1, -1]


def test_it_keeps_others_from_winning() -> None:
    match = position(
        "basic",
        dice=[6, 2],
        figures=[["m3", "o40"], ["i0", "o30"]],
        cards=["R6 B6", FULL],
    )
    assert "2 m3>i0" in roll_played(match)


def test_it_lays_out_what_brings_most() -> None:
    match = position(
        "extended",
        phase="cards",
        figures=[["o3", "o4"], ["S", "S"]],
        hands=["R3 R4 R5 B5 R5", ""],
    )
    assert choice(match) == "meld R5 R5 B5"


def test_it_rings_when_the_stacks_are_empty_and_then_goes_home() -> None:
    melds = [[["R1", "R2", "R3", "R4"]], []]
    figures = [["i1", "o40"], ["S", "S"]]
    match = position("extended", dice=[2, 1], figures=figures, melds=melds)
    assert "2 i1>bell" in roll_played(match)
    figures = [["o45", "Z"], ["S", "S"]]
    match = position("extended", dice=[5, 1], figures=figures, melds=melds, rung=[0])
    assert "5 o45>Z" in roll_played(match)


def test_it_does_not_ring_before_anything_is_laid_out_even_to_throw_somebody_after_it() -> None:
    match = position(
        "extended",
        dice=[5, 3],
        figures=[["m13", "S"], ["m9", "S"]],
        stacks=[[card] for card in ("B1", "B8", "R7", "B5", "RJ", "R4", "R2", "B2")],
        hands=["BP", "R1 B4"],
    )
    moves = roll_played(match)
    assert not any(move.endswith("bell") for move in moves)


def test_it_hops_from_the_start_to_a_card_that_it_needs() -> None:
    match = position(
        "extended",
        phase="cards",
        figures=[["S", "o3"], ["S", "S"]],
        hands=["R3 R4 RH", ""],
        stacks=stacks(s0="B1", s5="R5"),
    )
    assert choice(match) == "hopser S>o31"


def test_it_protects_itself_with_a_patron() -> None:
    match = position(
        "extended",
        phase="patron",
        dice=[5, 3],
        figures=[["o9", "S"], ["o9", "S"]],
        hands=["", "R1 RP"],
        stacks=stacks(s0="B1", s1="R2", s3="R3"),
        turn={"left": [3], "from": "o4", "at": "o9", "came": ["o8", "m4"]},
        throw={"field": "o9", "victims": [1], "owing": None},
    )
    assert choice(match) == "patron RP"


def test_it_gives_the_card_that_it_needs_least() -> None:
    match = position(
        "extended",
        phase="give",
        dice=[5, 3],
        figures=[["m8", "S"], ["o24", "S"]],
        hands=["", "R3 R4 R5 B8"],
        turn={"left": [3], "from": "m3", "at": "m8", "came": ["m7", "m9"]},
        throw={"field": "m8", "victims": [], "owing": [1, 1]},
    )
    assert choice(match) == "give B8"


@pytest.mark.parametrize(
    ("preset", "seats"),
    [("basic", 2), ("extended", 3), ("teams", 4)],
)
def test_it_beats_random_in_every_mode(preset: str, seats: int) -> None:
    game = spielwerk.load("streifzug", {"preset": preset}, seats)
    for seed in range(2):
        strong = game.teams()[seed % len(game.teams())]
        names = ["greedy" if seat in strong else "random" for seat in range(seats)]
        returns = played(game, seed, names).returns
        assert returns is not None
        assert returns[strong[0]] > 0


@pytest.mark.parametrize(("preset", "seats", "most"), [("basic", 4, 60), ("extended", 3, 100)])
def test_it_ends_its_games_in_good_time(preset: str, seats: int, most: int) -> None:
    game = spielwerk.load("streifzug", {"preset": preset}, seats)
    for seed in range(2):
        events = played(game, seed, ["greedy"] * seats).events(None)
        assert events[-1]["reason"] in {"bell", "goal"}
        assert sum(event["event"] == "rolled" for event in events) <= most * seats
