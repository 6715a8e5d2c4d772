"""Streifzug durch: bell, goal, the end, standstill (§F1 to §F4)."""

import pytest

from tests.rulebook.scenario import told_of
from tests.rulebook.streifzug_scenario import streifzug, teams

RUN = "R1 R2 R3"
NO_FINISH = {"ext_finish": "off"}

# §F1


def test_F1_a_figure_may_ring_the_bell_at_any_time_by_exact_count() -> None:
    scene = streifzug("i1 o15", "2 5").shows("""
        refused D2 not_reached 5 i1>bell
        2 i1>bell
        rung  [0]
        phase dice
    """)
    for viewer in (0, 1, None):
        assert scene.told(viewer, "rang") == [{"event": "rang", "seat": 0}]
        assert scene.match.observation(viewer)["rung"] == [0]


def test_F1_once_per_party() -> None:
    streifzug("i1 o15", "2 5", rung=[0]).shows("refused F1 rung_already 2 i1>bell")
    streifzug("i1 o15", "2 5", rung=[1]).shows("2 i1>bell\nrung [0, 1]")


def test_F1_afterwards_the_party_takes_no_cards_from_catch_fields() -> None:
    streifzug("o3 o15", "4 5", rung=[0], stacks=", R1").shows("""
        4 o3>o7
        0: hand
        stack 1 R1
        figures o7 o15
    """)
    streifzug("o3 o15", "4 5", rung=[1], stacks=", R1").shows("4 o3>o7\n0: hand R1")


def test_F1_ringing_and_catching_in_one_turn() -> None:
    """What is caught before the bell counts, what comes after does not."""
    keys = {"stacks": ", R1"}
    streifzug("o3 i1", "4 2", **keys).shows("4 o3>o7\n2 i1>bell\n0: hand R1")
    streifzug("o3 i1", "4 2", **keys).shows("2 i1>bell\n4 o3>o7\n0: hand\nstack 1 R1")


def test_F1_mopser_and_robbing_by_throws_stay_allowed() -> None:
    streifzug("o3", "", rung=[0], hands="RM | R1").shows("mopser 1 hand\n0: hand R1")
    streifzug("o3 | o8", "5 3", rung=[0], hands="| R1").shows("5 o3>o8\nlet go\ndraw\n0: hand R1")


def test_F1_the_figure_walks_on_from_the_bell() -> None:
    streifzug("bell o15", "1 3", rung=[0]).shows("moves 1 bell > i0, i2, i4, i6")


def test_F1_the_second_stage_does_not_go_back_from_the_bell() -> None:
    streifzug("i0 S", "1 1").shows("1 i0>bell\nmoves 1 bell > i2, i4, i6")


# §F2


def test_F2_into_Z_by_exact_count_over_F4() -> None:
    keys = {"rung": [0], "melds": RUN}
    streifzug("o3 o15", "3 1", **keys).shows("3 o3>Z\nfigures Z o15\nphase dice")
    streifzug("o46 o15", "4 1", **keys).shows("can 4 o46>Z")
    streifzug("o3 o15", "4 1", **keys).shows("refused D2 not_reached 4 o3>Z\ncan 4+1 o3>o8")


def test_F2_by_sum_and_by_stage() -> None:
    keys = {"rung": [0], "melds": RUN}
    streifzug("o6 o15", "5 1", **keys).shows("can 5+1 o6>Z\n5+1 o6>Z\nfigures Z o15")
    streifzug("o4 o15", "3 1", **keys).shows("1 o4>o3\n3 o3>Z\nfigures Z o15")


def test_F2_only_after_the_bell_is_rung() -> None:
    streifzug("o3 o15", "3 1", melds=RUN).shows("refused F2 goal_needs_bell 3 o3>Z")


def test_F2_and_with_at_least_one_run_or_set_laid() -> None:
    streifzug("o3 o15", "3 1", rung=[0]).shows("refused F2 goal_needs_meld 3 o3>Z")
    streifzug("o3 o15", "3 1", rung=[0], melds="RJ RP RH").shows("""
        refused F2 goal_needs_meld 3 o3>Z
    """)
    streifzug("o3 o15", "3 1", rung=[0], melds="R5 R5 B5").shows("can 3 o3>Z")


def test_F2_a_figure_in_Z_stays_there() -> None:
    streifzug("Z o15", "3 1", rung=[0], melds=RUN).shows("""
        refused F2 stays_in_goal 3 Z>o3
        can 3 o15>o18
    """)


def test_F2_it_stays_even_if_the_meld_is_lost() -> None:
    streifzug("Z o3", "3 1", rung=[0]).shows("refused F2 goal_needs_meld 3 o3>Z\nfigures o3 Z")


def test_F2_no_stopping_on_E6_F4_or_O2_on_the_way() -> None:
    keys = {"rung": [0], "melds": RUN}
    streifzug("o3 o15", "2 1", **keys).shows("""
        refused D4 zone 2 o3>o1
        refused D4 zone 1 o3>o2
        can 2+1 o3>Z
    """)


def test_F2_a_figure_thrown_back_does_its_steps_again_and_then_may_go() -> None:
    keys = {"rung": [0], "melds": RUN}
    streifzug("o0 o15", "4 2", **keys).shows("4 o0>o1\n2 o1>o2\nphase cards")
    streifzug("o1 o15", "1 2", **keys).shows("refused D5 needs_2 1 o1>Z")
    streifzug("o2 o15", "2 1", **keys).shows("can 2 o2>Z\n2 o2>Z\nfigures Z o15")


def test_F2_not_back_at_once_after_the_step_to_O2() -> None:
    keys = {"rung": [0], "melds": RUN}
    streifzug("o1 o15", "2 2", **keys).shows("2 o1>o2\nrefused D2 not_reached 2 o2>Z")


def test_F2_only_the_own_Z() -> None:
    keys = {"rung": [0], "melds": RUN}
    streifzug("o27 o3", "3 1", **keys).shows("refused D2 not_reached 3 o27>Z")
    theirs = {"rung": [1], "melds": f"| {RUN}", "to_move": 1}
    streifzug("o3 | o27 o40", "3 1", **theirs).shows("can 3 o27>Z\n3 o27>Z\nfigures o3 | o40 Z")
    streifzug("o40 | o3 o15", "3 1", **theirs).shows("refused D2 not_reached 3 o3>Z")


def test_F2_of_every_goal_it_is_told_why_it_cannot_be_reached() -> None:
    barred = streifzug("o3 o15", "3 1").match.barred(0, "3 o3")
    assert told_of(barred["Z0"]) == "F2 goal_needs_bell"
    assert told_of(barred["Z1"]) == "D4 zone"
    assert "Z" not in barred


def test_F2_not_without_the_part_finish() -> None:
    streifzug("o3 o15", "3 1", NO_FINISH, melds=RUN).shows("refused D4 no_goal 3 o3>Z")


# §F3


def test_F3_both_figures_in_Z_the_card_phase_is_finished_then_the_game_ends() -> None:
    scene = streifzug("Z o3", "3 1", rung=[0], melds=RUN, hands="R4 R8 | B8").shows("""
        3 o3>Z
        phase  cards
        add R4 #1
        end
        over   1 -1
        reason goal
        scores 9 -1
    """)
    over = scene.told(None, "over")[0]
    assert (over["reason"], over["returns"], over["scores"]) == ("goal", [1, -1], [9, -1])


def test_F3_it_is_not_the_end_of_who_has_most_points_otherwise() -> None:
    """Ending the game does not win it."""
    keys = {"rung": [0], "melds": "R1 R2 R3 | B1 B2 B3 B4 B5 B6 B7 B8"}
    streifzug("Z o3", "3 1", **keys).shows("3 o3>Z\nend\nover -1 1\nscores 9 10")


def test_F3_one_figure_in_Z_does_not_end_it() -> None:
    streifzug("o20 o3", "3 1", rung=[0], melds=RUN).shows("3 o3>Z\n1 o20>o21\nend\nmover 1")


def test_F3_dice_that_are_left_lapse() -> None:
    streifzug("Z o3", "5 3", rung=[0], melds=RUN).shows("3 o3>Z\nphase cards\nonly end")


def test_F3_both_in_one_turn() -> None:
    streifzug("o3 o4", "4 3", rung=[0], melds=RUN).shows("3 o3>Z\n4 o4>Z\nend\nover 1 -1")


def test_F3_without_ext_finish_the_bell_ends_the_game_after_the_card_phase() -> None:
    streifzug("i1 o15", "2 5", NO_FINISH, melds=RUN, hands="R4").shows("""
        2 i1>bell
        phase  cards
        add R4 #1
        end
        over   1 -1
        reason bell
        scores 4 0
    """)


def test_F3_without_ext_finish_the_bell_needs_a_run_or_set() -> None:
    streifzug("i1 o15", "2 5", NO_FINISH, hands=RUN).shows("refused F3 bell_needs_meld 2 i1>bell")
    streifzug("i1 o15", "2 5", NO_FINISH, melds="RJ RP RH").shows("""
        refused F3 bell_needs_meld 2 i1>bell
    """)
    streifzug("i1 o15", "2 5", NO_FINISH, melds="R5 R5 B5").shows("can 2 i1>bell")


def test_F3_without_ext_finish_there_is_no_bonus() -> None:
    keys = {"melds": "R1 R2 R3 | B1 B2 B3"}
    streifzug("i1 o15", "2 5", NO_FINISH, **keys).shows("2 i1>bell\nend\nover 1 1\nscores 3 3")


# §F4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_F4_twenty_rounds_in_which_nothing_happens_end_the_game(seats: int) -> None:
    scene = streifzug("o3", "", seats=seats, quiet=20 * seats - 1, hands="| R1")
    scene.shows("end\nreason stall")
    assert scene.match.returns == [1, -1, 1, 1][:seats]
    streifzug("o3", "", seats=seats, quiet=20 * seats - 2).shows("end\nmover 1")


def test_F4_lapsed_turns_count() -> None:
    streifzug("S S", "4 3", quiet=39).shows("phase cards\nend\nreason stall\nover 1 1")


def test_F4_nobody_gets_six_points_then() -> None:
    streifzug("Z o3", "", rung=[0], melds=RUN, quiet=39).shows("end\nreason stall\nscores 3 0")


@pytest.mark.parametrize(
    ("figures", "roll", "keys", "script"),
    [
        ("o3 o15", "4 5", {"stacks": ", R1"}, "4 o3>o7"),
        ("o3", "", {"hands": "RH", "stacks": "R1"}, "hopser o3>m0"),
        ("o3", "", {"hands": RUN}, f"meld {RUN}"),
        ("o3", "", {"hands": "R4", "melds": RUN}, "add R4 #1"),
        ("o3", "", {"hands": "R2", "melds": "R1 RJ R3"}, "exchange R2 #1 back"),
        ("o3 o15 | o8", "5 1", {}, "5 o3>o8"),
        ("o3 o15 | o8", "5 1", {"hands": "| RP"}, "5 o3>o8\npatron RP"),
        ("i1 o15", "2 5", {}, "2 i1>bell"),
        ("o20 o3", "3 1", {"rung": [0], "melds": RUN}, "3 o3>Z"),
    ],
)
def test_F4_what_happens_starts_the_count_anew(
    figures: str, roll: str, keys: dict[str, str], script: str
) -> None:
    scene = streifzug(figures, roll, quiet=39, **keys).shows(f"{script}\nquiet -1")
    while scene.match.position()["phase"] != "cards":
        acting = scene.match.seats_to_act()[0]
        scene.match.play(acting, scene.match.legal(acting)[-1])
    scene.shows("end\nmover 1\nquiet 0")


@pytest.mark.parametrize(
    ("figures", "roll", "keys", "script"),
    [
        ("o3 o15", "4 5", {}, "4 o3>o7"),
        ("o3 o15", "4 5", {"stacks": ", R1", "rung": [0]}, "4 o3>o7"),
        ("o3", "", {"hands": "RH"}, "hopser o3>m0"),
        ("o3", "", {"hands": "RM | R1"}, "mopser 1 hand"),
        ("o3 o15", "5 1", {}, "5 o3>o8"),
        ("S S", "6 4", {}, "6 S>o0"),
    ],
)
def test_F4_anything_else_does_not(
    figures: str, roll: str, keys: dict[str, str], script: str
) -> None:
    streifzug(figures, roll, quiet=30, **keys).shows(f"{script}\nquiet 30")


def test_F4_a_partners_figure_counts_only_where_it_is_thrown() -> None:
    teams("o3 o15 || o8", "5 1", quiet=30).shows("5 o3>o8\nquiet 30")
    teams("o3 o15 || o8", "5 1", {"partner_landing": "throw"}, quiet=30).shows("""
        5 o3>o8
        quiet -1
    """)


def test_F4_stall_rounds_another_number_or_never() -> None:
    streifzug("o3", "", {"stall_rounds": 3}, quiet=5).shows("end\nreason stall")
    streifzug("o3", "", {"stall_rounds": 3}, quiet=4).shows("end\nmover 1\nquiet 5")
    streifzug("o3", "", {"stall_rounds": 0}, quiet=5000).shows("end\nmover 1")


def test_F4_wherever_the_part_cards_is_on() -> None:
    streifzug("o3", "", NO_FINISH, quiet=39).shows("end\nreason stall")
