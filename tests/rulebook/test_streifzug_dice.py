"""Streifzug durch: two dice, walks and coming in (§D1 to §D3, §D5, §D11)."""

import pytest

import spielwerk
from tests.rulebook.streifzug_scenario import basic, begun, streifzug

# §D1


def test_D1_the_sum_with_one_figure_in_one_piece() -> None:
    basic("o3 S | o8", "4 3").shows("""
        can     4+3 o3>o10
        4+3 o3>o10
        turn    1
        figures S o10 | S o8
    """)


def test_D1_the_sum_does_not_land_on_the_way() -> None:
    basic("o3 S | o7 o6", "4 3").shows("4+3 o3>o10\nfigures S o10 | o6 o7")


def test_D1_the_sum_is_written_with_the_higher_die_first() -> None:
    basic("o3", "3 4").shows("not 3+4 o3>o10\ncan 4+3 o3>o10")


def test_D1_one_die_with_each_figure() -> None:
    basic("o3 o15", "4 3").shows("""
        4 o3>o7
        can     3 o15>o18
        3 o15>o18
        figures o7 o18
        turn    1
    """)
    basic("o3 o15", "4 3").shows("3 o3>o6\n4 o15>m9\nfigures o6 m9")


def test_D1_both_dice_with_one_figure_one_after_the_other_in_either_order() -> None:
    basic("o8", "2 1").shows("2 o8>o10\n1 o10>o11\nturn 1\nfigures o11 S")
    basic("o8", "2 1").shows("1 o8>o9\n2 o9>o11\nturn 1\nfigures o11 S")


def test_D1_each_stage_is_a_full_landing() -> None:
    """It catches, throws and takes: the rulebook's example, first the catch, then the throw."""
    basic("o3 S | o11", "4 4", stacks=", R3").shows("""
        4 o3>o7
        0: collected R3
        stack 1
        4 o7>o11
        figures o11 S | o26 S
        turn 1
    """)


def test_D1_a_die_is_played_once() -> None:
    basic("o3 o15", "4 3").shows("""
        4 o3>o7
        refused D1 no_such_dice 4 o15>m9
        refused D1 no_such_dice 4+3 o15>o22
        refused D1 no_such_dice 5 o15>o20
    """)


def test_D1_doubles_are_two_dice_of_the_same_number() -> None:
    basic("o3 o15", "1 1").shows("""
        can 1 o3>o4, 1+1 o3>o5, 1 o15>o16
        1 o3>o4
        can 1 o4>o5, 1 o15>o16
        1 o15>o16
        turn 1
    """)


def test_D1_only_the_own_figures_move() -> None:
    basic("o3 | o15", "4 3").shows("refused - no_figure_there 4 o15>o19")


@pytest.mark.parametrize("roll", ["6 6", "6 5", "1 1"])
def test_D1_chance_rolls_two_dice(roll: str) -> None:
    scene = basic("o20 | o3").shows(f"rolls {roll}")
    assert scene.match.position()["dice"] == [int(die) for die in roll.split()]


# §D2


def test_D2_a_move_is_a_walk_of_exactly_that_many_edges() -> None:
    basic("o3", "5 1").shows("""
        moves   5 o3 > o46, o8, m0, m4, i1
        moves   1 o3 > o4
        refused D2 not_reached 5 o3>o9
        refused D2 not_reached 1 o3>o5
    """)


def test_D2_direction_and_branch_are_free_on_every_ring() -> None:
    basic("m3", "2 1", stacks=",").shows("""
        moves 1 m3 > m2, m4, i1
        moves 2 m3 > m1, m5, o5, o9, i0, i2
    """)
    basic("i1", "2 1").shows("moves 1 i1 > i0, i2, m3\nmoves 2 i1 > i3, i7, m2, m4")


def test_D2_a_walk_never_uses_an_edge_twice_in_a_row() -> None:
    """From o3 two steps never end where they began, and none goes on beyond a dead end."""
    basic("o15", "2 1").shows("moves 2 o15 > o17\nrefused D2 not_reached 2 o15>o15")


def test_D2_a_walk_may_come_back_to_its_beginning_by_a_loop() -> None:
    """o5 to o9, m4, m2 and o5 again: eight edges."""
    basic("o5", "6 2").shows("can 6+2 o5>o5\n6+2 o5>o5\nfigures o5 S\nturn 1")


def test_D2_the_second_stage_does_not_go_back_by_the_edge_it_came_by() -> None:
    basic("m3", "1 2").shows("""
        1 m3>m4
        moves   2 m4 > o8, o10, m6
        refused D2 not_reached 2 m4>m2
        refused D2 not_reached 2 m4>i1
    """)


def test_D2_the_second_stage_enters_no_field_that_the_first_has_entered() -> None:
    """To o9 by the ring or by m2: either way o5 was entered."""
    basic("o3 o20", "6 4").shows("6 o3>o9\nrefused D2 one_way 4 o9>o5\ncan 4 o9>m7")


def test_D2_nor_does_it_pass_one() -> None:
    """To o8 by m2, m4 and o9; from there m1 lies behind o5 and m2."""
    basic("o4 o20", "6 5").shows("6 o4>o8\nrefused D2 one_way 5 o8>m1")


def test_D2_nor_the_field_on_which_the_figure_began_the_turn() -> None:
    basic("o5 o20", "4 4").shows("4 o5>o9\nrefused D2 one_way 4 o9>o5")


def test_D2_with_no_turning_it_may_come_back_round_a_loop() -> None:
    basic("o5 o20", "4 4", {"stages": "no_turning"}).shows("""
        4 o5>o9
        4 o9>o5
        figures o5 o20
    """)
    basic("m3", "1 2", {"stages": "no_turning"}).shows("""
        1 m3>m4
        moves   2 m4 > o8, o10, m6
        refused D2 not_reached 2 m4>m2
    """)


def test_D2_what_is_told_of_the_second_stage_is_such_a_walk() -> None:
    scene = basic("o5 o20", "4 2").shows("4 o5>o9\n2 o9>o7")
    paths = [event["path"] for event in scene.match.events(None) if event["event"] == "moved"]
    assert paths[1] == ["o8", "o7"]


def test_D2_the_other_figure_may_go_where_it_likes() -> None:
    basic("m3 m4", "1 2").shows("""
        1 m3>m4
        moves 2 m4 > o8, o10, m2, m6, i1
    """)


def test_D2_where_several_walks_end_on_a_field_one_that_allows_it_is_enough() -> None:
    """From o5 four edges to o9, by the ring or by m2: then both ways are open."""
    basic("o5", "4 1").shows("""
        4 o5>o9
        moves 1 o9 > o8, o10, m4
    """)
    basic("o6", "4 1").shows("4 o6>o10\nmoves 1 o10 > o11")


def test_D2_from_F4_to_O2_is_a_step_on_the_ring() -> None:
    """A figure that has come in does not turn back at once."""
    basic("o1", "2 3").shows("2 o1>o2\nmoves 3 o2 > o5")


def test_D2_after_a_patron_the_figure_has_come_by_no_edge() -> None:
    turn = {"left": [3], "from": "o8", "at": "o2", "came": []}
    keys = {"turn": turn, "hands": "|", "used": "| RP"}
    streifzug("o2", "5 3", {"patron_target": "O2"}, **keys).shows("moves 3 o2 > o47, o5")


def test_D2_clockwise_ring_edges_only_lead_on() -> None:
    basic("o3", "5 1", {"direction": "clockwise"}).shows("""
        moves   5 o3 > o8, m4, i1
        refused D2 not_reached 5 o3>o46
        refused D2 not_reached 5 o3>m0
    """)
    basic("i1", "1 2", {"direction": "clockwise"}).shows("moves 1 i1 > i2, m3")


def test_D2_clockwise_both_ways_between_the_rings() -> None:
    basic("m2 m4", "1 1", {"direction": "clockwise"}).shows("""
        moves 1 m2 > o5, m3
        moves 1 m4 > o9, m5
    """)
    streifzug("i0", "1 1", {"direction": "clockwise"}).shows("can 1 i0>bell")
    streifzug("bell", "1 2", {"direction": "clockwise"}, rung=[0]).shows("""
        moves 1 bell > i0, i2, i4, i6
    """)


def test_D2_clockwise_into_Z_over_the_own_E6() -> None:
    keys = {"rung": [0], "melds": "R1 R2 R3"}
    streifzug("o47 o3", "3 2", {"direction": "clockwise"}, **keys).shows("""
        can     3 o47>Z
        refused D2 not_reached 3 o3>Z
    """)
    streifzug("o47 o3", "3 2", **keys).shows("can 3 o47>Z, 3 o3>Z")


# §D3


def test_D3_figures_are_passed_freely() -> None:
    basic("o3 S | o5 o6", "4 1", stacks=", B1").shows("can 4 o3>o7, 4+1 o3>o8")


def test_D3_own_figures_and_catch_fields_with_figures_are_passed_too() -> None:
    basic("o5 o6 | o7 S", "3 1").shows("can 3 o5>o8")


def test_D3_passing_zone_fields_counts_as_steps() -> None:
    basic("o11", "4 3").shows("can 4 o11>o15\nrefused D4 zone 3 o11>o14")
    basic("o47", "4 3").shows("can 4 o47>o3")


def test_D3_closed_zones_are_passed_like_foreign_ones() -> None:
    """Two seats: nobody sits at o12 and o36."""
    basic("o35", "4 1").shows("can 4 o35>o39\nrefused D4 zone 1 o35>o36")
    basic("o11", "5 1").shows("refused D4 zone 1 o11>o12")


# §D5


def test_D5_from_S_to_E6_only_with_a_6() -> None:
    basic("S S", "6 5").shows("only 6 S>o0\n6 S>o0\nturn 1\nfigures S o0")
    basic("S o15", "5 1").shows("""
        refused D1 no_such_dice 6 S>o0
        refused D5 needs_6 5+1 S>o0
        refused D5 needs_6 5 S>o0
    """)


def test_D5_from_E6_to_F4_only_with_a_4() -> None:
    basic("o0 o15", "4 3").shows("can 4 o0>o1\nrefused D5 needs_4 3 o0>o3")
    basic("o0 o15", "3 1").shows("refused D5 needs_4 1 o0>o1\nrefused D5 needs_4 3+1 o0>o1")


def test_D5_from_F4_to_O2_only_with_a_2() -> None:
    basic("o1 o15", "5 2").shows("can 2 o1>o2\nrefused D5 needs_2 5 o1>o6")
    basic("o1 o15", "1 1").shows("refused D5 needs_2 1 o1>o2\nrefused D5 needs_2 1+1 o1>o2")


def test_D5_from_O2_on_movement_is_free() -> None:
    basic("o2", "5 3").shows("moves 5 o2 > o7, o45, m1, m3\nmoves 3 o2 > o5, o47")


@pytest.mark.parametrize(
    ("figures", "roll", "script"),
    [
        ("S S", "6 4", "6 S>o0\n4 o0>o1\nfigures S o1"),
        ("S S", "6 6", "6 S>o0\n6 S>o0\nfigures o0 o0"),
        ("o0 S", "4 2", "4 o0>o1\n2 o1>o2\nfigures S o2"),
        ("S o1", "6 2", "2 o1>o2\n6 S>o0\nfigures o0 o2"),
    ],
)
def test_D5_with_both_dice_two_steps_in_one_roll(figures: str, roll: str, script: str) -> None:
    basic(figures, roll).shows(f"{script}\nturn 1")


def test_D5_two_steps_are_never_a_sum() -> None:
    basic("S S", "6 4").shows("only 6 S>o0")
    basic("S S", "6 4", {"zone_sum": "on"}).shows("only 6 S>o0")


def test_D5_zone_sum_lets_the_sum_show_the_number() -> None:
    basic("S o15", "5 1", {"zone_sum": "on"}).shows("can 5+1 S>o0\n5+1 S>o0\nfigures o0 o15")
    basic("o0 o15", "3 1", {"zone_sum": "on"}).shows("can 3+1 o0>o1")
    basic("o1 o15", "1 1", {"zone_sum": "on"}).shows("can 1+1 o1>o2")
    basic("S o15", "6 1", {"zone_sum": "on"}).shows("refused D5 needs_6 6+1 S>o0")


def test_D5_every_party_comes_in_by_its_own_zone() -> None:
    basic("o3 | S S", "6 4", to_move=1).shows("6 S>o24\n4 o24>o25\nfigures S o3 | S o25")
    basic("||", "6 4", seats=3, to_move=1).shows("6 S>o12\n4 o12>o13")
    basic("|||", "6 4", seats=4, to_move=3).shows("6 S>o36\n4 o36>o37")
    basic("||", "6 4", seats=3, to_move=2).shows("6 S>o24\n4 o24>o25")


def test_D5_the_extended_mode_comes_in_alike() -> None:
    streifzug("", "6 4").shows("6 S>o0\n4 o0>o1\nphase cards\nonly end")


# §D11


def test_D11_chance_decides_who_begins() -> None:
    for seats in (2, 3, 4):
        first = set()
        for seed in range(25):
            match = begun(seats, seed=seed).match
            assert match.steps[0][1].startswith("first ")
            first.add(match.steps[0][1])
        assert first == {f"first {seat}" for seat in range(seats)}


def test_D11_turns_go_clockwise() -> None:
    for seats in (2, 3, 4):
        scene = streifzug("o15" + "|" * (seats - 1), seats=seats)
        for seat in [*range(seats), 0]:
            scene.shows(f"mover {seat}")
            while scene.match.position()["to_move"] == seat and not scene.match.over:
                acting = scene.match.seats_to_act()[0]
                scene.match.play(acting, scene.match.legal(acting)[-1])


def test_D11_doubles_give_nothing_extra() -> None:
    basic("o3 | o40", "1 1").shows("1+1 o3>o5\nturn 1")
    streifzug("o3 | o40", "1 1").shows("1+1 o3>o5\nphase cards\nend\nmover 1")


def test_D11_seats_are_numbered_without_gaps() -> None:
    usual = spielwerk.load("streifzug")
    assert sorted(usual.seat_counts) == [2, 3, 4]
    for seats, entry in ((2, "o24"), (3, "o12"), (4, "o12")):
        basic("| S S", "6 1", seats=seats, to_move=1).shows(f"only 6 S>{entry}")
