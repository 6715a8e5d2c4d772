"""Streifzug durch: what a throw costs (§T1 to §T7)."""

import pytest

from tests.rulebook.streifzug_scenario import StreifzugScene, streifzug, teams

OUTER = ("o3 | o8", "5 3", "5 o3>o8")
MIDDLE = ("m1 | m3", "2 5", "2 m1>m3")


def thrown(ring: tuple[str, str, str], **keys: str) -> StreifzugScene:
    """Somebody has been thrown on that ring, and let go if it was asked."""
    figures, roll, move = ring
    scene = streifzug(figures, roll, **keys).shows(move)
    return scene.shows("let go") if scene.match.position()["phase"] == "patron" else scene


# §T1


def test_T1_on_the_outer_ring_the_figure_goes_back_to_S() -> None:
    thrown(OUTER).shows("figures S o8 | S S")


def test_T1_the_thrower_draws_one_of_the_victims_hand_cards_blind() -> None:
    thrown(OUTER, hands="| R1 B2").shows("""
        phase rob
        turn  0
        only  draw
        draw
        reveals B2
        0: hand B2
        1: hand R1
        phase dice
    """)


def test_T1_or_takes_one_of_its_used_letter_cards() -> None:
    thrown(OUTER, hands="| R1", used="| RP BP").shows("""
        only draw, take RP, take BP
        take BP
        0: hand BP
        1: used RP
        1: hand R1
    """)


def test_T1_not_one_in_a_flush() -> None:
    thrown(OUTER, hands="| R1", melds="| RP RH RM").shows("""
        only draw
        refused T1 choose_card take RP
    """)


def test_T1_not_an_edge_card_while_there_are_hand_cards() -> None:
    thrown(OUTER, hands="| R1", melds="| R3 R4 R5").shows("""
        only draw
        refused T1 choose_card give R3 #1
    """)


def test_T1_chance_draws_among_all_hand_cards() -> None:
    scene = thrown(OUTER, hands="| R1 B2 BM")
    drawn = set()
    for seed in range(30):
        match = scene.match.game.match_from(scene.match.position(), seed=seed)
        match.play(0, "draw")
        drawn.add(match.position()["hands"][0])
    assert drawn == {"R1", "B2", "BM"}


def test_T1_the_throw_comes_at_once_before_the_next_die() -> None:
    streifzug("o3 S | o8 o11", "5 3", hands="| R1 R2").shows("""
        5 o3>o8
        let go
        draw
        3 o8>o11
        let go
        draw
        figures S o11 | S S
        1: hand
        phase cards
    """)


# §T2


def test_T2_on_the_middle_ring_the_figure_goes_back_to_E6() -> None:
    thrown(MIDDLE).shows("figures S m3 | S o24")


def test_T2_the_victim_hands_over_a_card_of_its_choice() -> None:
    thrown(MIDDLE, hands="| R1 B2 BM").shows("""
        phase give
        turn  1
        mover 0
        only  give R1, give B2, give BM
        1: give B2
        0: hand B2
        1: hand R1 BM
        turn  0
    """)


def test_T2_from_hand_if_it_has_one() -> None:
    thrown(MIDDLE, hands="| R1", used="| RP", melds="| R3 R4 R5").shows("""
        only give R1
        1: refused T2 give_card give RP
        1: refused T2 give_card give R3 #1
        1: refused T2 give_card draw
    """)


def test_T2_the_thrower_has_no_say() -> None:
    thrown(MIDDLE, hands="| R1").shows("0: refused T2 wait_for_victim draw")


# §T3


@pytest.mark.parametrize(("start", "field"), [("i1", "i3"), ("i1", "bell")])
def test_T3_in_the_inner_circle_and_on_the_bell_back_to_F4_and_no_card(
    start: str, field: str
) -> None:
    rung = [1] if field == "bell" else []
    scene = streifzug(f"{start} o40 | {field}", "2 5", hands="| R1", used="| RP", rung=rung)
    scene.shows(
        f"""
        2 {start}>{field}
        let go
        figures {field} o40 | S o25
        1: hand R1
        0: hand
        turn 0
        phase dice
    """
    )


def test_T3_even_if_nothing_is_held_but_melds() -> None:
    streifzug("i1 o40 | i3", "2 5", melds="| R3 R4 R5").shows("2 i1>i3\nturn 0\nphase dice")


# §T4


def test_T4_without_hand_cards_on_the_outer_ring_the_thrower_chooses_what_is_laid() -> None:
    thrown(OUTER, used="| RP", melds="| R3 R4 R5 R6 + B1 B2 B3").shows("""
        phase rob
        turn  0
        only  take RP, give R3 #1, give R6 #1, give B1 #2, give B3 #2
        give R6 #1
        0: hand R6
        1: melds R3 R4 R5 + B1 B2 B3
    """)


def test_T4_without_hand_cards_on_the_middle_ring_the_victim_chooses() -> None:
    thrown(MIDDLE, used="| RP", melds="| R3 R4 R5 R6").shows("""
        phase give
        turn  1
        only  give RP, give R3 #1, give R6 #1
        1: give R3 #1
        0: hand R3
        1: melds R4 R5 R6
    """)
    thrown(MIDDLE, used="| RP", melds="| R3 R4 R5 R6").shows("1: give RP\n0: hand RP\n1: used")


def test_T4_of_a_set_the_first_and_the_last_card() -> None:
    thrown(OUTER, melds="| R5 R5 B5 RJ").shows("""
        only give R5 #1, give RJ #1
        give RJ #1
        1: melds R5 R5 B5
    """)


def test_T4_not_a_card_in_the_middle() -> None:
    thrown(OUTER, melds="| R3 R4 R5 R6").shows("refused T1 choose_card give R4 #1")


def test_T4_cards_of_a_flush_only_if_there_is_nothing_else_the_victim_chooses() -> None:
    for ring in (OUTER, MIDDLE):
        thrown(ring, melds="| RJ BP RH BM").shows("""
            phase give
            turn  1
            only  give RJ #1, give BP #1, give RH #1, give BM #1
            1: give RH #1
            0: hand RH
            1: melds RJ BP BM
            turn  0
        """)
    thrown(OUTER, used="| RM", melds="| RJ BP RH").shows("phase rob\nonly take RM")
    thrown(OUTER, melds="| RJ BP RH + R1 R2 R3").shows("only give R1 #2, give R3 #2")
    thrown(MIDDLE, melds="| RJ BP RH + R1 R2 R3").shows("1: only give R1 #2, give R3 #2")


def test_T4_no_cards_at_all_nothing() -> None:
    for ring in (OUTER, MIDDLE):
        thrown(ring).shows("turn 0\nphase dice\n0: hand")


def test_T4_the_same_joker_at_both_ends_is_told_by_its_side() -> None:
    options = {"max_jokers": "2"}
    for side, left in (("front", "R3 R4 RJ"), ("back", "RJ R3 R4")):
        scene = streifzug("o3 | o8", "5 3", options, melds="| RJ R3 R4 RJ").shows("5 o3>o8")
        scene.shows(f"only give RJ #1 front, give RJ #1 back\ngive RJ #1 {side}\n1: melds {left}")
    scene = streifzug("o3 | o8", "5 3", options, melds="| RJ R3 R4 BJ").shows("5 o3>o8")
    scene.shows("only give RJ #1, give BJ #1")


# §T5


def test_T5_a_run_that_falls_below_three_goes_back_to_its_owners_hand() -> None:
    thrown(OUTER, melds="| R3 R4 R5 + B1 B2 B3").shows("""
        give R3 #1
        1: melds B1 B2 B3
        1: hand R4 R5
        0: hand R3
    """)


def test_T5_a_set_or_a_flush_too() -> None:
    thrown(OUTER, melds="| R5 R5 B5").shows("give B5 #1\n1: melds\n1: hand R5 R5")
    thrown(MIDDLE, melds="| RJ BP RH").shows("1: give RJ #1\n1: melds\n1: hand BP RH")


def test_T5_also_below_two_number_cards() -> None:
    options = {"max_jokers": "2"}
    scene = streifzug("o3 | o8", "5 3", options, melds="| R3 R4 RJ BJ").shows("5 o3>o8")
    scene.shows("give R3 #1\n1: melds\n1: hand R4 RJ BJ")
    scene = streifzug("o3 | o8", "5 3", options, melds="| R3 R4 RJ BJ").shows("5 o3>o8")
    scene.shows("give BJ #1\n1: melds R3 R4 RJ")
    scene = streifzug("o3 | o8", "5 3", options, melds="| R5 B5 RJ BJ").shows("5 o3>o8")
    scene.shows("give R5 #1\n1: melds\n1: hand B5 RJ BJ")


def test_T5_a_flush_of_four_stays_a_flush_of_three() -> None:
    thrown(MIDDLE, melds="| RJ BP RH RM").shows("1: give RJ #1\n1: melds BP RH RM\n1: hand")


def test_T5_a_run_of_nine_that_loses_a_number_becomes_a_run_of_eight() -> None:
    """The joker moves to the other end and stands for the lost card."""
    thrown(OUTER, melds="| R1 R2 R3 R4 R5 R6 R7 R8 BJ").shows("""
        only give R1 #1, give BJ #1
        give R1 #1
        1: melds BJ R2 R3 R4 R5 R6 R7 R8
    """)
    thrown(OUTER, melds="| BJ R1 R2 R3 R4 R5 R6 R7 R8").shows("""
        give R8 #1
        1: melds R1 R2 R3 R4 R5 R6 R7 BJ
    """)


def test_T5_a_run_of_nine_that_loses_its_joker_is_a_run_of_eight() -> None:
    thrown(OUTER, melds="| R1 R2 R3 R4 R5 R6 R7 R8 BJ").shows("""
        give BJ #1
        1: melds R1 R2 R3 R4 R5 R6 R7 R8
    """)


def test_T5_what_becomes_of_the_melds_is_told_to_all() -> None:
    scene = thrown(OUTER, melds="| R3 R4 R5 + B1 B2 B3").shows("give R3 #1")
    for viewer in (0, 1, None):
        told = scene.told(viewer, "melds")[0]
        assert (told["seat"], told["melds"], told["hand"]) == (1, [["B1", "B2", "B3"]], 2)


# §T6


def test_T6_two_figures_thrown_at_once_cost_a_card_each_one_after_the_other() -> None:
    streifzug("o3 | o8 o8", "5 3", hands="| R1 R2 R3", used="| RP").shows("""
        5 o3>o8
        let go
        figures S o8 | S S
        only draw, take RP
        draw
        reveals R2
        only draw, take RP
        take RP
        0: hand R2 RP
        1: hand R1 R3
        phase dice
    """)
    streifzug("m1 | m3 m3", "2 5", hands="| R1 R2").shows("""
        2 m1>m3
        let go
        figures S m3 | o24 o24
        1: give R1
        1: give R2
        0: hand R1 R2
        turn 0
    """)


def test_T6_the_second_card_comes_from_what_is_left() -> None:
    """The last hand card, then what is laid; a broken run goes to hand and is drawn from."""
    streifzug("o3 | o8 o8", "5 3", hands="| R1", melds="| B3 B4 B5").shows("""
        5 o3>o8
        let go
        draw
        only give B3 #1, give B5 #1
        give B3 #1
        0: hand R1 B3
        1: hand B4 B5
    """)
    streifzug("o3 | o8 o8", "5 3", melds="| B3 B4 B5").shows("""
        5 o3>o8
        give B3 #1
        only draw
        draw
        reveals B5
        0: hand B3 B5
    """)


def test_T6_who_has_one_card_pays_one() -> None:
    streifzug("o3 | o8 o8", "5 3", hands="| R1").shows("""
        5 o3>o8
        let go
        draw
        0: hand R1
        phase dice
    """)


def test_T6_partners_on_one_field_one_party_after_the_other_clockwise() -> None:
    """First its Patron question, then its cards."""
    teams("o3 | o8 || o8", "5 3", hands="| R1 || R2").shows("""
        5 o3>o8
        turn 1
        let go
        figures S o8 | S S || S o8
        turn 0
        draw
        turn 3
        let go
        figures S o8 | S S || S S
        draw
        0: hand R1 R2
    """)


def test_T6_clockwise_from_the_thrower() -> None:
    """Seat 2 throws yellow and blue: blue (3) comes first."""
    teams("| o8 | o3 | o8", "5 3", hands="| R1 || R2", to_move=2).shows("""
        5 o3>o8
        turn 3
        3: let go
        draw
        turn 1
    """)


def test_T6_a_patron_saves_only_its_owners_figures() -> None:
    teams("o3 | o8 || o8", "5 3", hands="| RP || R2").shows("""
        5 o3>o8
        1: patron RP
        figures S o1 | S o8 || S o8
        turn 3
        let go
        figures S o1 | S o8 || S S
        turn 0
        draw
        0: hand R2
    """)
    teams("o3 | o8 || o8", "5 3", hands="| R1 || RP").shows("""
        5 o3>o8
        1: let go
        draw
        3: patron RP
        figures S o1 | S S || S o8
        0: hand R1
    """)


def test_T6_two_patrons_send_the_thrower_back_once() -> None:
    teams("o3 | o8 || o8", "5 3", hands="| RP || BP").shows("""
        5 o3>o8
        1: patron RP
        3: patron BP
        figures S o1 | S o8 || S o8
        phase cards
    """)


# §T7


def test_T7_cards_won_go_to_hand_and_may_be_used_in_the_same_turn() -> None:
    streifzug("o3 | o8", "5 3", hands="R1 R2 | R3").shows("""
        5+3 o3>o11
        phase cards
    """)
    streifzug("o3 S | o8", "5 3", hands="R1 R2 | R3").shows("""
        5 o3>o8
        let go
        draw
        0: hand R1 R2 R3
        3 o8>o11
        meld R1 R2 R3
    """)


def test_T7_a_used_letter_that_was_won_may_act_again() -> None:
    streifzug("o3 S | o8", "5 3", hands="| R3", used="| RH").shows("""
        5 o3>o8
        let go
        take RH
        3 o8>o11
        hopser o11>m6
        0: used RH
    """)
