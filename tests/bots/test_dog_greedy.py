"""What greedy knows of Dog, one position each."""

from typing import Any

import spielwerk
from spielwerk import bots

HOME = "K K K K"


def choice(men: list[str], hand: str, **more: Any) -> str:
    """What greedy plays from seat 0 with this hand, the others holding what is left over."""
    position = {
        "game": "dog",
        "phase": "play",
        "to_move": 0,
        "hand_size": 6,
        "men": [fields.split() for fields in men],
        "hands": [hand, "2 3 5 6", "2 3 5 6", "2 3 5 6"],
    } | more
    match = spielwerk.load("dog").match_from(position, seed=1)
    bot = bots.load("greedy", match.game, 0, 1)
    return bot.choose(match.observation(0), match.legal(0), match.events(0))


def test_it_brings_a_man_out_rather_than_walk_one_step() -> None:
    assert choice(["T20 K K K", HOME, HOME, HOME], "A 2") == "A out"


def test_it_brings_a_man_home_when_it_can() -> None:
    assert choice(["T62 T20 K K", HOME, HOME, HOME], "6 10") == "6 T62>G0.4"


def test_it_hits_an_enemy_that_is_almost_home() -> None:
    assert choice(["T5 K K K", "T10 K K K", HOME, HOME], "5 6") == "5 T5>T10"


def test_it_does_not_hit_its_partner() -> None:
    assert choice(["T5 K K K", HOME, "T10 K K K", HOME], "5 6") == "6 T5>T11"


def test_it_brings_the_partners_man_home_when_its_own_are() -> None:
    own = "G0.1 G0.2 G0.3 G0.4"
    assert choice([own, HOME, "T30 T40 K K", HOME], "6 5") == "6 T30>G2.4"


def test_it_goes_four_back_from_its_start_to_turn_in_soon() -> None:
    assert choice(["T2 K K K", HOME, HOME, HOME], "4 3") == "4 T2>T62"


def test_it_gives_a_second_way_out_to_its_partner_and_keeps_the_first() -> None:
    exchange = {"phase": "exchange", "to_move": 0, "hands": ["A K 2 3 5 6", *["2 3 5 6 8 9"] * 3]}
    assert choice([HOME] * 4, "", **exchange) in ("give A", "give K")
    exchange["hands"] = ["A 2 3 5 6 8", *["2 3 5 6 8 9"] * 3]
    assert choice([HOME] * 4, "", **exchange) != "give A"
