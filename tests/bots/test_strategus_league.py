"""Sparring partners play by the rules, each in its own style, and a league tells how they fare."""

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.strategus.league.__main__ import Told, interval, line
from spielwerk.bots.strategus.league.counters import Counting, Given
from spielwerk.bots.strategus.league.partners import HELD_OUT, PARTNERS, TUNED
from tests.bots.telling_strategus import told
from tests.bots.test_strategus_bots import position

GAME = spielwerk.load("strategus")
BY_RULE = [name for name in PARTNERS if not name.endswith("before")]


def choice(name: str, mine: str, theirs: str, *lines: str) -> str:
    """What seat 0's partner plays here, after events that it was told."""
    match = GAME.match_from(position(mine, theirs), seed=1)
    asked = match.observation(0), match.legal(0), told(*lines)
    return str(PARTNERS[name](match.game, 0, 1).choose(*asked))


@pytest.mark.parametrize("name", BY_RULE)
def test_a_partner_lays_an_army_and_plays_legal_moves(name: str) -> None:
    match = GAME.match(seed=4)
    players: list[bots.Bot] = [PARTNERS[name](GAME, 0, 1), bots.load("random", GAME, 1, 1)]
    for _ in range(62):
        for seat in match.seats_to_act():
            asked = match.observation(seat), match.legal(seat), match.events(seat)
            match.play(seat, players[seat].choose(*asked))
    assert match.over or match.observation(0)["plies"] > 40


# Each does what its style says

HOME = "a1:A a2:T b1:T"
AWAY = "a10:A a9:T b10:T b9:T j10:7 i10:6"


def test_patient_takes_what_is_certain_and_leaves_what_is_not() -> None:
    mine = f"{HOME} e4:2 h2:9"
    assert choice("patient", mine, f"e5:5 {AWAY}", "1 e6xe5 59 1") == "e4xe5"
    assert choice("patient", f"{HOME} e4:4 h2:9", f"e5:3 {AWAY}").startswith("h2")


def test_chaser_follows_with_its_grizzly_what_has_moved() -> None:
    assert choice("chaser", f"{HOME} e4:2 h2:9", f"e6:5 {AWAY}", "1 e7xe6 59 1") == "e4-e5"


def test_raider_attacks_what_never_moved() -> None:
    assert choice("raider", f"{HOME} e8:4 h2:9", f"e9:5 h9:6 {AWAY}") == "e8xe9"


def test_digger_sends_the_weak_to_find_traps_and_its_fox_to_remove_them() -> None:
    assert choice("digger", f"{HOME} a8:6 e2:2 f2:8", AWAY) == "a8xa9"
    lines = ("0 b8xb9 6T 1", "1 h9-h8")
    assert choice("digger", f"{HOME} e2:2 b7:8", f"{AWAY} h8:6", *lines) == "b7-b8"
    more = (*lines, "0 b7-b8", "1 h8-h9")
    assert choice("digger", f"{HOME} e2:2 b8:8", f"{AWAY} h9:6", *more) == "b8xb9"


def test_bluffer_walks_a_wolf_up_to_a_known_grizzly_and_stays_there() -> None:
    known = "1 e7xe6 29 1"
    assert choice("bluffer", f"{HOME} e4:7 h2:1", f"e6:2 {AWAY}", known) == "e4-e5"
    assert choice("bluffer", f"{HOME} e5:7 h2:1", f"e6:2 {AWAY}", known).startswith("h2")


def test_pacifist_attacks_nothing_while_it_can_walk() -> None:
    mine, known = f"{HOME} e5:2", "1 e7xe6 59 1"
    assert choice("pacifist", mine, f"e6:5 {AWAY}", known) in ("e5-d5", "e5-f5", "e5-e4")


def test_rusher_goes_for_the_corner_with_its_fox() -> None:
    assert choice("rusher", f"{HOME} e8:8 h2:2", AWAY) in ("e8-d8", "e8-e9")


def test_sacrificer_gives_a_hare_to_see_and_takes_what_it_saw() -> None:
    mine = f"{HOME} e4:9 g4:4"
    assert choice("sacrificer", mine, f"e8:5 {AWAY}", "1 e9-e8") == "e4xe8"
    seen = ("0 f7xf5 96 1", "1 h9-h8")
    assert choice("sacrificer", f"{HOME} g4:4 a4:7", f"f5:6 {AWAY} h8:9", *seen) in (
        "g4-f4",
        "g4-g5",
    )


def test_dancer_goes_back_to_where_it_was() -> None:
    mine = f"{HOME} e3:4 h2:5"
    assert choice("dancer", mine, f"h9:6 {AWAY}", "0 e2-e3", "1 h10-h9") == "e3-e2"


def test_mirror_answers_a_move_from_the_other_end() -> None:
    mine = f"{HOME} d4:4 h2:5"
    assert choice("mirror", mine, f"g6:6 {AWAY}", "1 g7-g6") == "d4-d5"


def test_late_plays_by_rule_once_few_cards_are_left() -> None:
    assert choice("late", f"{HOME} j9:9 e4:4", "j10:A a7:6 b7:5", "1 a8-a7", "1 b8-b7") == "j9xj10"


def test_six_are_tuned_against_and_six_are_held_out() -> None:
    assert len(TUNED) == len(HELD_OUT) == 6
    assert not TUNED.keys() & HELD_OUT.keys()


# The table


def test_a_line_of_the_table_tells_score_and_interval() -> None:
    low, high = interval(0.5, 4)
    assert 0.1 < low < 0.5 < high < 0.9
    results, given = [1] * 7 + [0] * 2 + [-1], [Given(1, 3, 0.2)] * 8 + [Given(0, 1, -0.2)] * 2
    told = line("club", "patient", Told(results, given, 280.0, 48.0, 0.7))
    assert "| 10 | 7-2-1 | 0.80 |" in told
    assert told.endswith("| 0.80 | 2.6 | 1 |\n")


def test_what_was_given_away_is_counted() -> None:
    lines = ("0 e4xe9 1T 1", "1 f7xf5 49 1", "1 f5xf4 47 1", "0 a4-a5", "1 f4xa5 48 1")
    given = Counting(0).given(told(*lines))
    assert (given.strong, given.hidden) == (1, 2)
    assert given.ahead < 0
