"""Streifzug durch: landing, and what must be played (§D4, §D6 to §D10)."""

import pytest

from tests.rulebook.scenario import told_of
from tests.rulebook.streifzug_scenario import basic, streifzug, teams

FIVE = "R1 R2 R3 R4 R5 B1 B2 B3 B4 B5"
"""Five red cards and five blue ones."""

# §D4


@pytest.mark.parametrize("zone", ["o12", "o13", "o14", "o24", "o25", "o26", "o36", "o37", "o38"])
def test_D4_nobody_lands_on_a_foreign_or_closed_zone_field(zone: str) -> None:
    number = int(zone[1:])
    basic(f"o{number - 3} o4", "3 1").shows(f"refused D4 zone 3 o{number - 3}>{zone}")


def test_D4_nobody_lands_on_the_own_zone_by_normal_movement() -> None:
    for field in ("o0", "o1", "o2"):
        steps = 4 - int(field[1:])
        basic("o4 o15", f"{steps} 6").shows(f"refused D4 zone {steps} o4>{field}")


def test_D4_a_stage_lands_too() -> None:
    """4 and 2 as a sum pass the foreign zone; as stages neither die may end in it."""
    basic("o11 S", "4 2", stacks=",").shows("""
        can     4+2 o11>o17
        refused D4 zone 2 o11>o13
    """)


def test_D4_nobody_lands_on_a_catch_field_where_somebody_stands() -> None:
    basic("o3 o15 | o7", "4 1").shows("refused D4 catch_taken 4 o3>o7\ncan 4+1 o3>o8")
    basic("o3 o7", "4 1").shows("refused D4 catch_taken 4 o3>o7")


def test_D4_a_figure_does_not_come_back_to_the_catch_field_where_it_began() -> None:
    """Not by a loop of eight edges either; another figure may go there."""
    basic("o7", "6 2").shows("refused D4 began_there 6+2 o7>o7")
    basic("o7 o5", "3 2").shows("3 o7>o10\ncan 2 o5>o7\n2 o5>o7\nfigures o7 o10")


def test_D4_S_is_never_entered() -> None:
    basic("o3 o15", "3 1").shows("refused D4 zone 3 o3>S")


def test_D4_bell_and_Z_are_only_ends_of_a_walk() -> None:
    """From i0 four steps over the bell would lead to i2."""
    keys = {"rung": [0], "melds": "R1 R2 R3"}
    streifzug("i0 o15", "2 5", **keys).shows("refused D2 not_reached 2 i0>i4")
    streifzug("o3 o15", "4 5", **keys).shows("refused D2 not_reached 4 o3>Z")


def test_D4_bell_only_with_the_right_to_it() -> None:
    basic("i0 o15", "1 5").shows("refused B5 bell_needs_cards 1 i0>bell")
    streifzug("i0 o15", "1 5", rung=[0]).shows("refused F1 rung_already 1 i0>bell")
    streifzug("o3 o15", "2 5").shows("refused F2 goal_needs_bell 2 o3>Z")


# §D6


def test_D6_a_plan_that_uses_both_dice_comes_first() -> None:
    """The 6 first, or there is no second step."""
    basic("S S", "6 4").shows("only 6 S>o0")
    basic("o0 S", "4 2").shows("only 4 o0>o1")
    basic("o1 S", "6 2").shows("only 2 o1>o2, 6 S>o0")


def test_D6_a_die_that_would_make_the_other_unplayable_is_refused() -> None:
    """S and E6: after the 4 to F4 nothing takes the 3; a figure outside takes either."""
    basic("o0 S", "4 3").shows("only 4 o0>o1\n4 o0>o1\nturn 1")
    basic("o1 S", "5 2").shows("only 2 o1>o2\n2 o1>o2\ncan 5 o2>o7")


def test_D6_a_sum_uses_both_dice() -> None:
    """Both stages would end in a zone: one piece is the only way."""
    basic("o11 S", "3 1", {"direction": "clockwise"}).shows("""
        only 3+1 o11>o15
    """)
    basic("o11 S", "3 1", {"direction": "clockwise"}).shows("""
        refused D4 zone 3 o11>o14
        refused D4 zone 1 o11>o12
    """)


def test_D6_else_one_die_else_none() -> None:
    basic("o1 S", "5 2", {"direction": "clockwise"}).shows("2 o1>o2")
    basic("S S | o40", "5 4").shows("turn 1")
    basic("o0 S | o40", "6 5").shows("only 6 S>o0\n6 S>o0\nturn 1")


def test_D6_the_lower_die_alone_where_only_that_can_be_played() -> None:
    basic("o0 S | o40", "5 4").shows("only 4 o0>o1\n4 o0>o1\nturn 1")


def test_D6_a_figure_in_the_way_of_the_second_stage_counts() -> None:
    """Clockwise the 1 leads to a taken catch field: only the 3 first makes room for it."""
    basic("o6 S | o7", "3 1", {"direction": "clockwise"}).shows("""
        refused D4 catch_taken 1 o6>o7
        can 3 o6>o9, 3+1 o6>o10
    """)
    basic("o9 S | o40", "6 2", {"direction": "clockwise"}).shows("""
        can 6 o9>o15, 2 o9>o11
    """)
    basic("o11 S | o40", "4 1", {"direction": "clockwise"}).shows("""
        refused D4 zone 1 o11>o12
        only    4 o11>o15, 4+1 o11>o16
    """)


def test_D6_a_plan_that_cannot_go_on_is_refused_while_another_can() -> None:
    """Clockwise the 1 to o11 leaves the 2 nowhere to go (o13): the sum and the 2 first do not."""
    basic("o10 S | o40", "4 1", {"direction": "clockwise"}).shows("""
        can     1 o10>o11, 4+1 o10>o15
        refused D4 zone 4 o10>o14
        1 o10>o11
        only    4 o11>o15
    """)
    basic("o8 S | o40", "4 3", {"direction": "clockwise"}).shows("""
        refused D4 zone 4 o8>o12
        can     3 o8>o11, 4+3 o8>o15
    """)
    basic("o10 S | o40", "5 1", {"direction": "clockwise"}).shows("""
        can 5 o10>o15, 1 o10>o11, 5+1 o10>o16
    """)
    basic("o10 S | o40", "2 1", {"direction": "clockwise"}).shows("""
        only    1 o10>o11
        refused D4 zone 2+1 o10>o13
        1 o10>o11
        turn    1
    """)


def test_D6_a_plan_that_ends_the_game_counts_as_using_both_dice() -> None:
    basic("i1 o20", "2 1", cards=FIVE).shows("can 2 i1>bell, 1 i1>i0\n2 i1>bell\nover 1 -1")
    keys = {"rung": [0], "melds": "R1 R2 R3"}
    streifzug("Z o3", "5 3", **keys).shows("can 3 o3>Z\n3 o3>Z\nphase cards\nonly end")
    scene = streifzug("i1 S", "5 2", {"ext_finish": "off"}, melds="R1 R2 R3")
    scene.shows("can 2 i1>bell, 5 i1>m7\n2 i1>bell\nphase cards")


def test_D6_one_figure_in_Z_does_not_end_the_game() -> None:
    """After the 3 nothing could use the 5: other plans use both."""
    keys = {"rung": [0], "melds": "R1 R2 R3"}
    streifzug("o3 o1", "5 3", **keys).shows("can 5 o3>o8\nrefused D6 more_dice 3 o3>Z")


def test_D6_plans_are_judged_anew_after_each_die() -> None:
    basic("o3 o15", "4 3", stacks=", R1").shows("4 o3>o7\ncan 3 o7>o10, 3 o15>o18")


def test_D6_what_a_plan_catches_counts_in_it() -> None:
    """With the tenth card the bell is open to the second stage."""
    nine = "R1 R2 R3 R4 R5 B1 B2 B3 B4"
    basic("m5 o30", "6 1", cards=nine, stacks=",,B8").shows("1 m5>m6\ncan 6 m6>bell")


# §D7


def test_D7_a_figure_on_a_catch_field_must_leave_it() -> None:
    scene = basic("o7 o15 | o40", "5 3").shows("refused D7 must_leave 5+3 o15>o23\n5 o15>o10")
    assert all(" o7>" in move for move in scene.match.legal(0))


@pytest.mark.parametrize(
    ("figures", "dice", "chosen", "told"),
    [
        ("o7 o15 | o40", "5 3", "o15", {"o10": None, "o23": "D7 must_leave"}),
        ("o7 m6 | o40", "5 3", "o7", {"o15": "D7 must_leave"}),
        ("S o9", "6 3", "S", {"o0": None}),
        ("o3 o15", "4 1", "o3", {"o20": "D2 not_reached"}),
    ],
)
def test_D7_before_a_die_is_chosen_the_one_that_leads_there_says_why_not(
    figures: str, dice: str, chosen: str, told: dict[str, str | None]
) -> None:
    barred = basic(figures, dice).match.barred(0, chosen)
    found = {at: told_of(barred[at]) if at in barred else None for at in told}
    assert found == told


def test_D7_the_figure_that_leaves_may_take_both_dice() -> None:
    basic("o7 o15 | o40", "5 3").shows("can 5+3 o7>o15, 3 o7>o10\n3 o7>o10\ncan 5 o10>o15")


def test_D7_two_such_figures_both_leave_where_they_can() -> None:
    scene = basic("o7 m6 | o40", "5 3")
    assert all("+" not in move for move in scene.match.legal(0))
    scene.shows("3 o7>o10\nrefused D7 must_leave 5 o10>o15")
    assert all(" m6>" in move for move in scene.match.legal(0))


def test_D7_the_other_figure_may_take_one_die_first() -> None:
    options = {"direction": "clockwise"}
    basic("o31 S", "6 6", options).shows("can 6 S>o0\n6 S>o0\nonly 6 o31>m19")


def test_D7_a_figure_that_cannot_leave_stays_and_the_roll_is_played_all_the_same() -> None:
    """Clockwise the partner, who does not share, stands wherever the dice would take it."""
    options = {"ext_teams": "on", "partner_landing": "forbid", "direction": "clockwise"}
    basic("o7 o15 || o8 o9", "1 1", options, seats=4).shows("""
        only 1 o15>o16, 1+1 o15>o17
        1+1 o15>o17
        figures o7 o17 || o8 o9 |
    """)
    basic("o7 o15 || o8 o20", "1 1", options, seats=4).shows("only 1+1 o7>o9")


def test_D7_one_who_began_elsewhere_need_not_leave() -> None:
    """Both dice with one figure: caught by the first stage, it may stay or go on."""
    basic("o3 o15", "4 3", stacks=", R1").shows("4 o3>o7\n3 o15>o18\nfigures o7 o18\nturn 1")


# §D8


def test_D8_own_figures_share_any_field_but_a_catch_field() -> None:
    basic("o3 o8", "5 4", stacks=",").shows("can 5 o3>o8\n5 o3>o8\nfigures o8 o8")
    basic("S o0", "6 4").shows("6 S>o0\nfigures o0 o0\n4 o0>o1\nfigures o0 o1")
    basic("o3 o7", "4 1").shows("refused D4 catch_taken 4 o3>o7")


def test_D8_two_own_figures_on_a_field_give_one_text() -> None:
    scene = basic("o8 o8", "5 1")
    legal = scene.match.legal(0)
    assert len(legal) == len(set(legal))
    scene.shows("5 o8>o3\nfigures o3 o8")


def test_D8_on_a_shared_field_either_figure_may_take_the_second_die() -> None:
    """The one that stood there is free to go back where the other came from."""
    basic("o16 o17", "1 2").shows("1 o16>o17\nmoves 2 o17 > o15, o19, m7, m9")


def test_D8_Z_and_S_hold_two() -> None:
    keys = {"rung": [0], "melds": "R1 R2 R3"}
    streifzug("Z o3", "3 1", **keys).shows("3 o3>Z\nfigures Z Z")
    basic("", "6 6").shows("figures S S |")


def test_D8_nobody_shares_a_catch_field_with_a_partner() -> None:
    teams("o3 o15 || o7 o40", "4 1").shows("refused D4 catch_taken 4 o3>o7")


# §D9


def test_D9_landing_on_foreign_figures_throws_all_of_them() -> None:
    basic("o3 | o8 o8", "5 1").shows("5 o3>o8\nfigures o8 | o26 o26")
    basic("o3 | o8 S", "5 1").shows("5 o3>o8\nfigures o8 | S o26")


def test_D9_the_mover_stays_and_may_go_on_with_a_second_stage() -> None:
    basic("o3 | o8 o9", "5 1").shows("5 o3>o8\n1 o8>o9\nfigures o9 | o26 o26")


@pytest.mark.parametrize("field", ["o7", "m0", "m12"])
def test_D9_catch_fields_are_safe(field: str) -> None:
    near = {"o7": "o6", "m0": "m1", "m12": "m11"}[field]
    basic(f"{near} o3 | {field} S", "1 5").shows(f"refused D4 catch_taken 1 {near}>{field}")


def test_D9_zone_fields_are_safe() -> None:
    for field in ("o24", "o25", "o26"):
        start = int(field[1:]) - 3
        basic(f"o{start} o3 | {field} S", "3 5").shows(f"refused D4 zone 3 o{start}>{field}")


def test_D9_passing_throws_nobody() -> None:
    basic("o3 | o5 o6", "5 1").shows("5 o3>o8\nfigures o8 | o5 o6")


# §D10


def test_D10_landing_on_a_catch_field_takes_the_top_card() -> None:
    basic("o3 o15", "4 1", stacks=", R3 B4").shows("4 o3>o7\n0: collected R3\nstack 1 B4")
    streifzug("o3 o15", "4 1", stacks=", R3 B4").shows("4 o3>o7\n0: hand R3\nstack 1 B4")


def test_D10_each_catch_field_has_its_stack() -> None:
    stacks = "R1, R2, R3, R4, R5, R6, R7, R8"
    for number, (start, field) in enumerate(
        [
            ("m1", "m0"),
            ("o6", "o7"),
            ("m7", "m6"),
            ("o18", "o19"),
            ("m13", "m12"),
            ("o30", "o31"),
            ("m19", "m18"),
            ("o42", "o43"),
        ]
    ):
        scene = basic(f"{start} o15", "1 5", stacks=stacks)
        scene.shows(f"1 {start}>{field}\nstack {number}\n0: collected R{number + 1}")


def test_D10_an_empty_stack_gives_nothing() -> None:
    basic("o3 o15", "4 1", stacks="R1").shows("can 4 o3>o7\n4 o3>o7\n0: collected\nfigures o7 o15")


def test_D10_two_catches_in_one_turn() -> None:
    stacks = "R1, R2, R3, R4"
    basic("o3 o15", "4 4", stacks=stacks).shows("4 o3>o7\n4 o15>o19\n0: collected R2 R4")


def test_D10_what_is_below_becomes_the_top_card() -> None:
    scene = basic("o3 o15", "4 1", stacks=", R3 B4 B5")
    assert scene.match.observation(1)["tops"][1] == "R3"
    scene.shows("4 o3>o7")
    assert scene.match.observation(1)["tops"][1] == "B4"
