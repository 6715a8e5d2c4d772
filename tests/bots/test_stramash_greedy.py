"""What greedy knows of Stramash, one position each; how well it does in pairs and in a crowd."""

from typing import Any

import pytest

import spielwerk
from spielwerk import bots
from tests.bots.test_bots import played

DOCK = "D D D D D"
HOME = "C{0}.1 C{0}.2 C{0}.3 C{0}.4 C{0}.5"
PAIRS = {"pairs": "on"}


def choice(laddies: list[str], hand: str, **options: Any) -> str:
    """What greedy plays from seat 0 with this hand, whatever the others hold."""
    position = {
        "game": "stramash",
        "seats": len(laddies),
        "to_move": 0,
        "laddies": [holes.split() for holes in laddies],
        "hands": [hand, *["2 3 4 5 6"] * (len(laddies) - 1)],
    }
    match = spielwerk.load("stramash", options, len(laddies)).match_from(position, seed=1)
    bot = bots.load("greedy", match.game, 0, 1)
    return bot.choose(match.observation(0), match.legal(0), match.events(0))


def test_it_brings_a_laddie_out_rather_than_walk() -> None:
    assert choice(["T20 D D D D", DOCK], "A 2 2 3 4 5") == "A out"


def test_it_turns_into_the_castle_when_it_can() -> None:
    assert choice(["T70 T20 D D D", DOCK], "10 9 6 6 6 6") == "10 T70>C0.5"


def test_it_goes_deep_so_that_others_can_follow() -> None:
    assert choice(["T3 T70 D D D", DOCK], "4 5 9 9 9 9") == "5 T3>C0.5"


def test_it_goes_eight_back_from_its_start_to_turn_in_soon() -> None:
    assert choice(["T8 D D D D", DOCK], "8 4 9 9 9 9") == "8 T8>T0"


def test_it_hits_an_opponent_that_is_almost_home() -> None:
    assert choice(["T25 D D D D", "T30 D D D D"], "5 6 6 9 9 9") == "5 T25>T30"


def test_it_charges_from_the_dock_to_where_it_is_almost_home_itself() -> None:
    assert choice(["T50 D D D D", "T70 T12 D D D"], "X 2 2 2 2 2") == "X D>T70"


def test_it_shares_a_seven_to_go_as_deep_as_it_can() -> None:
    assert choice(["T3 T1 T20 D D", DOCK], "7 9 9 9 9 9") == "7 T3>C0.5"


def test_it_leads_its_partner_to_the_castle_and_does_not_walk_past() -> None:
    alone = choice(["T25 D D D D", DOCK, "T30 D D D D", DOCK], "5 6 6 6 6 6")
    assert alone == "5 T25>T30"
    paired = choice(["T40 D D D D", DOCK, "T45 D D D D", DOCK], "5 6 6 6 6 6", **PAIRS)
    assert paired == "5 T40>T45"


def test_it_does_not_hit_for_its_partner_what_its_partner_owns() -> None:
    laddies = ["T40 D D D D", "T60 D D D D", "T55 D D D D", DOCK]
    assert choice(laddies, "X 2 2 2 2 2", **PAIRS).endswith(">T60")


def test_it_brings_the_partners_laddie_home_when_its_own_are() -> None:
    laddies = [HOME.format(0), DOCK, "T37 T60 D D D", DOCK]
    assert choice(laddies, "6 9 9 9 9 9", **PAIRS) == "6 T37>C2.4"


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (6, {}), (6, PAIRS)], ids=str)
def test_it_beats_random_with_any_number_of_seats(seats: int, options: dict[str, str]) -> None:
    game = spielwerk.load("stramash", options, seats)
    for seed in range(5):
        strong = game.teams()[seed % len(game.teams())]
        names = ["greedy" if seat in strong else "random" for seat in range(seats)]
        returns = played(game, seed, names).returns
        assert returns is not None
        assert returns[strong[0]] > 0
