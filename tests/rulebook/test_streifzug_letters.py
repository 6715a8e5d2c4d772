"""Streifzug durch: Mopser, Hopser, Patron and Joker (§L1 to §L4)."""

import pytest

from tests.rulebook.streifzug_scenario import streifzug, teams

# §L1


def test_L1_a_mopser_takes_a_hand_card_of_an_opponent_blind() -> None:
    streifzug("o3", "", hands="RM | R1 B2").shows("""
        can mopser 1 hand
        mopser 1 hand
        reveals B2
        0: hand B2
        1: hand R1
        0: used RM
        phase cards
    """)


def test_L1_chance_chooses_among_all_cards_of_that_hand() -> None:
    drawn = set()
    scene = streifzug("o3", "", hands="RM | R1 B2 BJ")
    for seed in range(30):
        match = scene.match.game.match_from(scene.match.position(), seed=seed)
        match.play(0, "mopser 1 hand")
        drawn.add(match.position()["hands"][0])
    assert drawn == {"R1", "B2", "BJ"}


def test_L1_or_a_used_letter_card_of_its_choice() -> None:
    streifzug("o3", "", hands="RM", used="| RP BP").shows("""
        only end, mopser 1 used RP, mopser 1 used BP
        mopser 1 used BP
        0: hand BP
        1: used RP
        0: used RM
    """)


def test_L1_of_any_opponent() -> None:
    streifzug("o3||", "", seats=3, hands="RM | R1 | R2", used="| RP | BH").shows("""
        cards mopser 1 hand, mopser 2 hand, mopser 1 used RP, mopser 2 used BH
    """)


def test_L1_nothing_from_a_flush_or_another_meld() -> None:
    streifzug("o3", "", hands="RM", melds="| BJ RP RH + R1 R2 R3").shows("""
        only end
        refused L1 nothing_to_take mopser 1 used RP
        refused L1 nothing_to_take mopser 1 hand
    """)


def test_L1_it_must_be_possible() -> None:
    streifzug("o3", "", hands="RM").shows("only end\nrefused L1 nothing_to_take mopser 1 hand")


def test_L1_not_from_oneself() -> None:
    streifzug("o3", "", hands="RM R1", used="RP").shows("""
        only end
        refused L1 opponents_only mopser 0 hand
        refused L1 opponents_only mopser 0 used RP
    """)


def test_L1_not_without_a_mopser() -> None:
    streifzug("o3", "", hands="RH | R1").shows("refused L1 no_mopser mopser 1 hand")


def test_L1_if_both_colours_are_held_the_red_one_is_used() -> None:
    streifzug("o3", "", hands="RM BM | R1").shows("mopser 1 hand\n0: used RM\n0: hand R1 BM")
    streifzug("o3", "", hands="BM | R1").shows("mopser 1 hand\n0: used BM")


def test_L1_a_stolen_mopser_can_be_used_at_once() -> None:
    streifzug("o3", "", hands="RM | R1", used="| BM").shows("""
        mopser 1 used BM
        mopser 1 hand
        0: used RM BM
        0: hand R1
    """)


def test_L1_may_be_laid_out_instead() -> None:
    streifzug("o3", "", hands="RM RP RJ | R1").shows("can meld RJ RP RM, mopser 1 hand")


# §L2

CATCH = ["m0", "o7", "m6", "o19", "m12", "o31", "m18", "o43"]


def test_L2_a_hopser_puts_an_own_figure_on_any_free_catch_field() -> None:
    hops = ", ".join(f"hopser {start}>{field}" for start in ("o3", "Z") for field in CATCH)
    streifzug("o3 Z", "", hands="RH", rung=[0]).shows(f"cards {hops}")
    streifzug("o3", "", hands="RH", stacks=", , R1").shows("""
        hopser o3>m6
        figures S m6
        0: hand R1
        0: used RH
        stack 2
    """)


@pytest.mark.parametrize("field", ["S", "o0", "o1", "o2", "o15", "m7", "i3", "bell", "o7"])
def test_L2_wherever_the_figure_stands(field: str) -> None:
    rung = [0] if field == "bell" else []
    scene = streifzug(f"{field} o20", "", hands="RH", rung=rung)
    scene.shows(f"hopser {field}>m12\nfigures o20 m12")


def test_L2_from_Z_while_the_other_figure_is_not_there() -> None:
    streifzug("Z S", "", hands="RH", rung=[0], stacks=", , R1").shows("""
        hopser Z>m6
        figures S m6
        0: hand
        stack 2 R1
    """)


def test_L2_both_in_Z_stay() -> None:
    streifzug("Z Z", "", hands="RH", rung=[0]).shows("""
        only end
        refused L2 both_in_goal hopser Z>m6
    """)


def test_L2_hopser_from_goal_off_no_figure_leaves_Z() -> None:
    streifzug("Z S", "", {"hopser_from_goal": "off"}, hands="RH", rung=[0]).shows("""
        refused L2 not_from_goal hopser Z>m6
        can     hopser S>m6
    """)


def test_L2_only_on_a_free_catch_field() -> None:
    streifzug("o3 o7 | m0 o43", "", hands="RH").shows("""
        refused D4 catch_taken hopser o3>o7
        refused D4 catch_taken hopser o3>m0
        refused D4 catch_taken hopser o3>o43
        refused L2 hop_to_catch hopser o3>o8
        can hopser o3>m6, hopser o7>m6
    """)


def test_L2_figures_that_stand_together_give_one_text() -> None:
    scene = streifzug("o3 o3", "", hands="RH")
    assert scene.match.legal(0).count("hopser o3>m6") == 1
    scene.shows("hopser o3>m6\nfigures o3 m6")


def test_L2_it_takes_the_card_of_that_stack_or_nothing_from_an_empty_one() -> None:
    streifzug("o3", "", hands="RH", stacks="R1 R2").shows("hopser o3>m0\n0: hand R1\nstack 0 R2")
    streifzug("o3", "", hands="RH").shows("hopser o3>m0\n0: hand\nfigures S m0")


def test_L2_after_the_bell_it_takes_no_card() -> None:
    streifzug("o3", "", hands="RH", stacks="R1", rung=[0]).shows("""
        hopser o3>m0
        figures S m0
        0: hand
        stack 0 R1
    """)


def test_L2_the_card_may_be_used_at_once() -> None:
    streifzug("o3", "", hands="RH R1 R2", stacks="R3").shows("hopser o3>m0\nmeld R1 R2 R3")


def test_L2_in_the_next_turn_the_figure_must_leave() -> None:
    scene = streifzug("o3 S", "", hands="RH").shows("hopser o3>m0\nend\nrolls 6 4")
    while scene.match.position()["to_move"]:
        acting = scene.match.seats_to_act()[0]
        scene.match.play(acting, scene.match.legal(acting)[-1])
    assert scene.match.position()["figures"][0] == ["S", "m0"]
    moves = scene.match.legal(0)
    assert any(" m0>" in move for move in moves)


def test_L2_not_without_a_hopser() -> None:
    streifzug("o3", "", hands="RM").shows("refused L2 no_hopser hopser o3>m0")


def test_L2_only_own_figures() -> None:
    streifzug("o3 | o15", "", hands="RH").shows("refused - no_figure_there hopser o15>m0")


def test_L2_if_both_colours_are_held_the_red_one_is_used() -> None:
    streifzug("o3", "", hands="RH BH").shows("hopser o3>m0\n0: used RH\n0: hand BH")


def test_L2_F3_without_ext_finish_the_figure_on_the_bell_stays_there() -> None:
    keys = {"hands": "RH", "rung": [0], "melds": "R1 R2 R3"}
    streifzug("bell o3", "", {"ext_finish": "off"}, **keys).shows("""
        refused F3 stays_on_bell hopser bell>m0
        can     hopser o3>m0
    """)
    streifzug("bell o3", "", **keys).shows("can hopser bell>m0")


# §L3


def test_L3_a_patron_keeps_the_figure_where_it_is_and_nothing_is_lost() -> None:
    streifzug("o3 | o8", "5 3", hands="| RP R1").shows("""
        5 o3>o8
        phase   patron
        turn    1
        mover   0
        only    patron RP, let go
        patron RP
        figures S o1 | S o8
        1: hand R1
        1: used RP
        0: hand
    """)


def test_L3_the_owner_chooses_which_colour() -> None:
    streifzug("o3 | o8", "5 3", hands="| RP BP").shows("""
        5 o3>o8
        only patron RP, patron BP, let go
        patron BP
        1: used BP
        1: hand RP
    """)


def test_L3_it_may_let_go() -> None:
    streifzug("o3 | o8", "5 3", hands="| RP R1").shows("""
        5 o3>o8
        let go
        figures S o8 | S S
        phase   rob
    """)


def test_L3_the_throwers_figure_goes_to_its_own_F4() -> None:
    streifzug("o3 | o27 o40", "5 1", hands="RP", to_move=1).shows("""
        turn 1
        5 o27>o22
        figures o3 S | o22 o40
    """)
    streifzug("o22 | o27 o40", "5 1", hands="RP", to_move=1).shows("""
        5 o27>o22
        0: patron RP
        figures o22 S | o25 o40
    """)


def test_L3_patron_target_O2() -> None:
    streifzug("o3 | o8", "5 3", {"patron_target": "O2"}, hands="| RP").shows("""
        5 o3>o8
        patron RP
        figures S o2 | S o8
        moves 3 o2 > o47, o5
    """)


def test_L3_one_patron_protects_all_own_figures_of_that_field() -> None:
    streifzug("o3 | o8 o8", "5 3", hands="| RP BP").shows("""
        5 o3>o8
        patron RP
        figures S o1 | o8 o8
        1: used RP
        1: hand BP
    """)


def test_L3_every_victim_that_holds_hand_cards_is_asked() -> None:
    streifzug("o3 | o8", "5 3", hands="| R1").shows("""
        5 o3>o8
        phase   patron
        1: only let go
        refused L3 no_patron patron RP
    """)


def test_L3_a_victim_without_hand_cards_is_not_asked() -> None:
    streifzug("o3 o15 | o8", "5 3").shows("5 o3>o8\nfigures o8 o15 | S S\nturn 0\nphase dice")


def test_L3_patron_ask_holders_asks_only_who_has_a_patron() -> None:
    options = {"patron_ask": "holders"}
    streifzug("o3 | o8", "5 3", options, hands="| R1").shows("5 o3>o8\nphase rob\nturn 0")
    streifzug("o3 | o8", "5 3", options, hands="| R1 BP").shows("5 o3>o8\nphase patron\nturn 1")


def test_L3_only_the_victim_may_answer() -> None:
    streifzug("o3 | o8", "5 3", hands="RP | R1").shows("""
        5 o3>o8
        0: refused L3 wait_for_victim patron RP
        0: refused L3 wait_for_victim 3 o8>o11
        1: refused L3 answer_first end
    """)


def test_L3_a_used_patron_or_one_in_a_flush_protects_nobody() -> None:
    streifzug("o3 | o8", "5 3", hands="| R1", used="| RP", melds="| BP RH RM").shows("""
        5 o3>o8
        1: only let go
    """)


def test_L3_the_other_die_may_still_be_used_by_any_figure() -> None:
    streifzug("o3 o15 | o8", "5 2", hands="| RP").shows("""
        5 o3>o8
        patron RP
        turn 0
        phase dice
        can 2 o1>o2, 2 o15>o17
        2 o1>o2
        phase cards
    """)
    streifzug("o3 S | o8", "5 3", hands="| RP").shows("5 o3>o8\npatron RP\nphase cards\nturn 0")


def test_L3_plans_are_judged_as_if_nobody_played_a_patron() -> None:
    """After the Patron the 3 cannot be played; the throw was allowed all the same."""
    streifzug("o3 S | o8", "5 3", hands="| RP").shows("can 5 o3>o8, 3 o3>o6, 5+3 o3>o11")


def test_L3_the_bell_counts_as_rung_even_if_the_figure_there_is_protected() -> None:
    streifzug("i1 o15 | bell", "2 5", hands="| RP", rung=[1]).shows("""
        2 i1>bell
        patron RP
        figures o1 o15 | S bell
        rung [0, 1]
    """)


def test_L3_works_without_the_part_throws() -> None:
    options = {"ext_throws": "off"}
    streifzug("o3 | o8", "5 3", options, hands="| RP R1").shows("""
        5 o3>o8
        patron RP
        figures S o1 | S o8
    """)
    streifzug("o3 | o8", "5 3", options, hands="| RP R1").shows("""
        5 o3>o8
        let go
        figures S o8 | S o26
        1: hand RP R1
        turn 0
        phase dice
    """)


def test_L3_on_every_ring() -> None:
    for start, field, roll in (("o3", "o8", "5 3"), ("m1", "m3", "2 5"), ("i1", "i3", "2 5")):
        streifzug(f"{start} o40 | {field}", roll, hands="| BP").shows(f"""
            {roll[0]} {start}>{field}
            patron BP
            figures o1 o40 | S {field}
        """)


def test_L3_not_played_in_the_card_phase() -> None:
    streifzug("o3", "", hands="RP").shows("only end\nrefused X1 card_phase patron RP")


def test_L3_a_patron_may_be_played_against_the_partner_that_throws() -> None:
    teams("o3 || o8", "5 3", {"partner_landing": "throw"}, hands="|| RP").shows("""
        5 o3>o8
        2: patron RP
        figures S o1 || S o8
    """)


# §L4


def test_L4_the_joker_has_no_action() -> None:
    streifzug("o3 | o15", "", hands="RJ BJ | R1").shows("only end")
