"""What greedy knows of Rufus, one position each."""

from typing import Any

import spielwerk
from spielwerk import bots
from tests.bots.test_bots import played

ALL = "2 3 4 5 6 7 8 9"


def turn(stones: list[list[int]], fox: int, hand: str = ALL, **more: Any) -> list[str]:
    """All that greedy does from seat 0 in a turn; `trail`: field, owner and value of cards."""
    trail = [
        dict(zip(("at", "seat", "value"), card, strict=True)) for card in more.pop("trail", [])
    ]
    values = {int(card) for card in hand.split()}
    gone = {card["value"] for card in trail if card["seat"] == 0} | values
    position = {
        "game": "rufus",
        "seats": len(stones),
        "to_move": 0,
        "fox": fox,
        "stones": stones,
        "trail": trail,
        "won": [[1, 5], [3, 7], []][: len(stones)],
        "picked": [{"seat": 0, "value": card} for card in range(2, 10) if card not in gone],
    } | more
    match = spielwerk.load("rufus").match_from(position, seed=1)
    bot = bots.load("greedy", match.game, 0, 1)
    done = []
    while match.seats_to_act() == (0,):
        action = bot.choose(match.observation(0), match.legal(0), match.events(0))
        match.play(0, action)
        done.append(action)
    return done


def kept(done: list[str]) -> list[str]:
    """What it did without cards."""
    return [action for action in done if not action.startswith("lay ")]


def test_it_catches_the_fox_when_seven_points_lead_there() -> None:
    assert turn([[13, 2], [5, 45]], 20, "3 5") == ["stone 13>20"]


def test_it_leads_the_fox_on_to_make_its_points_meet_him() -> None:
    """The stone is three fields behind: two fields for the fox, five for the stone."""
    assert turn([[17, 2], [5, 45]], 20, "3 5") == ["fox 2", "stone 17>22"]


def test_it_lays_a_card_where_that_makes_its_points_meet_him() -> None:
    done = turn([[14, 2], [5, 45]], 20, "8 9")
    assert kept(done) == ["stone 14>20"]
    assert "lay 8 " in done[0]


def test_it_wins_two_prizes_at_once_when_it_can() -> None:
    """Fox field 30 and a stone right behind it."""
    assert turn([[11, 2], [31, 15]], 27, "3 5")[0] == "fox 4"


def test_it_gets_rid_of_even_cards_and_keeps_the_odd_ones() -> None:
    done = turn([[40, 41], [35, 30]], 55, "2 8 9", won=[[], [1, 3, 5, 7, 9, 11]])
    laid = [action for action in done if action.startswith("lay ")]
    assert [action[:5] for action in laid] == ["lay 8"]


def test_it_does_not_leave_both_stones_right_ahead_of_the_fox() -> None:
    done = turn([[22, 22], [10, 5], [40, 41]], 14, "3 5")
    assert [action[:8] for action in done][-1] == "stone 22"


def test_it_does_not_pay_a_nine_to_block_a_prize_of_one() -> None:
    assert not [a for a in turn([[40, 2], [53, 30]], 55, "9") if a.startswith("lay ")]


def test_it_makes_sense_of_every_option_and_any_number_of_seats() -> None:
    options = {
        "fields": 40,
        "prizes": "shuffled",
        "fox_continues": "on",
        "exact_catch": "off",
        "hard_count": "on",
        "out_hand_counts": "on",
        "survivor_takes_rest": "on",
    }
    for seats in (2, 4, 5):
        game = spielwerk.load("rufus", options, seats)
        assert played(game, 1, ["greedy"] * seats).over


def test_it_beats_random_players_whatever_their_number() -> None:
    for seats, least in ((2, 8), (5, 6)):
        game, won = spielwerk.load("rufus", seats=seats), 0
        for seed in range(8):
            strong = seed % seats
            names = ["greedy" if seat == strong else "random" for seat in range(seats)]
            returns = played(game, seed, names).returns
            assert returns is not None
            won += returns[strong] > 0
        assert won >= least
