"""Streifzug durch, basic mode (§B1 to §B6)."""

import pytest

from tests.rulebook.streifzug_scenario import basic, begun, scene

RED = "R1 R1 R2 R2 R3"
BLUE = "B1 B1 B2 B2 B3"
FIVE = f"{RED} {BLUE}"
OTHER_RED = "RJ RJ RP RP RH"
OTHER_BLUE = "BJ BJ BP BP BH"

# §B1


@pytest.mark.parametrize(
    ("start", "roll", "field"), [("o3", "5 1", "o8"), ("m1", "2 5", "m3"), ("i1", "1 5", "i2")]
)
def test_B1_thrown_figures_go_to_their_own_O2_from_every_ring(
    start: str, roll: str, field: str
) -> None:
    move = f"{roll[0]} {start}>{field}"
    basic(f"{start} o40 | {field} {field}", roll).shows(f"{move}\nfigures {field} o40 | o26 o26")
    basic(f"{start} o40 | {field} | ", roll, seats=3).shows(f"""
        {move}
        figures {field} o40 | S o14 | S o26
    """)


def test_B1_nobody_is_asked_and_no_card_changes_hands() -> None:
    basic("o3 | o8", "5 1", cards="R1 | R2 B2").shows("""
        5 o3>o8
        turn 0
        0: collected R1
        1: collected R2 B2
    """)


def test_B1_ext_throws_without_ext_cards_figures_go_back_by_ring_and_no_card_is_lost() -> None:
    options = {"ext_throws": "on"}
    for start, field, back in (("o3", "o8", "S"), ("m3", "m5", "o24"), ("i1", "i3", "o25")):
        steps = {"o8": "5", "m5": "2", "i3": "2"}[field]
        basic(f"{start} o40 | {field}", f"{steps} 6", options, cards="| R1").shows(f"""
            {steps} {start}>{field}
            figures {field} o40 | S {back}
            turn 0
            1: collected R1
        """)


# §B2


def test_B2_cards_taken_lie_open_before_their_owner() -> None:
    scene = basic("o3 | o40", "4 1", stacks=", RJ B4").shows("4 o3>o7\n0: collected RJ")
    for viewer in (0, 1, None):
        assert scene.match.observation(viewer)["cards"] == ["RJ", ""]
        caught = scene.told(viewer, "caught")[0]
        assert (caught["card"], caught["top"]) == ("RJ", "B4")


def test_B2_letters_and_numbers_mean_nothing_only_the_colour_counts() -> None:
    letters = "RJ RP RH RM R1 BJ BP BH BM B1"
    basic("i1 o20", "2 1", cards=letters).shows("2 i1>bell\nover 1 -1\nreason bell")


def test_B2_there_is_no_hand_and_no_card_phase() -> None:
    scene = begun(2)
    assert "cards" in scene.match.position()
    assert not {"hands", "used", "melds", "rung", "quiet"} & set(scene.match.position())
    basic("o3 | o40", "5 1", cards="R1 R2 R3").shows("5+1 o3>o9\nturn 1\nphase dice")


# §B3


def test_B3_who_has_five_of_a_colour_takes_no_more_of_it() -> None:
    basic("o3 o15", "4 1", cards=f"{RED} B1", stacks=", R8 B8").shows("""
        4 o3>o7
        stack 1 R8 B8
    """)
    basic("o3 o15", "4 1", cards=f"{RED} B1", stacks=", B8 R8").shows("""
        4 o3>o7
        0: collected R1 R1 R2 R2 R3 B1 B8
        stack 1 R8
    """)


def test_B3_another_seat_still_takes_it() -> None:
    basic("o3 o15", "4 1", cards=f"B1 | {RED}", stacks=", R8").shows("4 o3>o7\n0: collected R8 B1")


def test_B3_full_colour_forbidden_nobody_lands_there() -> None:
    options = {"full_colour": "forbidden"}
    keys = {"cards": f"{RED} B1"}
    basic("o3 o15", "4 1", options, stacks=", R8", **keys).shows("""
        refused B3 colour_full 4 o3>o7
    """)
    basic("o3 o15", "4 1", options, stacks=", B8", **keys).shows("can 4 o3>o7")
    basic("o3 o15", "4 1", options, stacks=",", **keys).shows("can 4 o3>o7")
    basic("o3 o15", "4 1", options, stacks=", R8", cards="R1 R2").shows("can 4 o3>o7")


# §B4


def test_B4_with_five_and_five_the_catch_fields_are_taboo() -> None:
    basic("o3 o15", "4 1", cards=FIVE, stacks=", R8").shows("refused B4 catch_taboo 4 o3>o7")
    basic("o3 o15", "4 1", cards=FIVE, stacks=",").shows("refused B4 catch_taboo 4 o3>o7")
    basic("o3 o15", "4 1", cards=FIVE).shows("can 4+1 o3>o8")


def test_B4_if_the_roll_cannot_be_played_then_it_lapses() -> None:
    """Clockwise a 1 leads to a catch field; two steps to a partner who does not share."""
    options = {"ext_teams": "on", "partner_landing": "forbid", "direction": "clockwise"}
    basic("o18 S || o20", "1 1", options, seats=4, cards="R1").shows("can 1 o18>o19")
    basic("o18 S || o20", "1 1", options, seats=4, cards=FIVE).shows("turn 1")


def test_B4_only_five_of_both_colours_make_them_taboo() -> None:
    basic("o3 o15", "4 1", cards=f"{RED} B1 B1 B2 B2", stacks=", B8").shows("can 4 o3>o7")


# §B5


def test_B5_with_five_and_five_the_bell_wins_at_once() -> None:
    basic("i1 o20", "2 5", cards=FIVE).shows("2 i1>bell\nover 1 -1\nreason bell")
    basic("i1 | o20 | o30", "2 5", cards=FIVE).shows("2 i1>bell\nover 1 -1 -1")
    basic("o20 | i5", "1 2", cards=f"| {FIVE}", to_move=1).shows("2 i5>bell\nover -1 1")


def test_B5_by_exact_count() -> None:
    basic("i1 o20", "4 5", cards=FIVE).shows("refused D2 not_reached 5 i1>bell")
    basic("i1 o20", "1 1", cards=FIVE).shows("can 1+1 i1>bell\n1+1 i1>bell\nover 1 -1")


def test_B5_with_the_sum_and_by_stages() -> None:
    basic("m3 o20", "1 2", cards=FIVE).shows("can 2+1 m3>bell\n1 m3>i1\n2 i1>bell\nover 1 -1")


def test_B5_not_with_fewer_cards() -> None:
    for cards in ("", RED, f"{RED} B1 B1 B2 B2"):
        basic("i1 o20", "2 5", cards=cards).shows("refused B5 bell_needs_cards 2 i1>bell")


def test_B5_there_are_no_scores() -> None:
    scene = basic("i1 o20", "2 5", cards=FIVE).shows("2 i1>bell\nover 1 -1")
    assert scene.match.scores is None
    assert "scores" not in scene.told(None, "over")[0]


# §B6


def test_B6_all_stacks_put_their_top_card_to_the_bottom_until_one_is_useful() -> None:
    """Red is of use to nobody; the first blue one comes up after two turnings."""
    keys = {"cards": f"{RED} | {OTHER_RED}", "seats": 2}
    scene = basic("o3 | o40", "5 1", stacks="R4 R5 B4 R6, R7 R8", **keys).shows("5+1 o3>o9")
    scene.shows("stack 0 B4 R6 R4 R5\nstack 1 R7 R8")
    assert scene.told(None, "turned")[0]["tops"] == ["B4", "R7", *[None] * 6]


def test_B6_all_are_told_of_it_also_where_the_same_card_is_on_top_again() -> None:
    """Seat 0 catches the first B8; the second one comes up, as R8 is of use to nobody."""
    keys = {"cards": f"{RED} B1 | {OTHER_RED}"}
    scene = basic("o3 | o40", "4 1", stacks=", B8 R8 B8", **keys).shows("4 o3>o7\n1 o7>o8")
    assert scene.told(None, "caught")[0]["top"] == "R8"
    assert scene.told(None, "turned")[0]["tops"] == [None, "B8", *[None] * 6]
    scene.shows("stack 1 B8 R8")


def test_B6_dealing_is_no_turning() -> None:
    scene = begun(3)
    assert [event["event"] for event in scene.match.events(None)][:2] == ["first", "stacked"]
    assert not scene.told(None, "turned")


def test_B6_only_at_the_end_of_a_turn() -> None:
    """After the catch the top is useless, but the turn goes on."""
    keys = {"cards": f"{RED} B1 | {OTHER_RED}"}
    basic("o3 | o40", "4 1", stacks=", B8 R8 B7", **keys).shows("""
        4 o3>o7
        stack 1 R8 B7
        1 o7>o8
        stack 1 B7 R8
    """)


def test_B6_also_when_the_turn_lapses() -> None:
    keys = {"cards": f"{RED} | {OTHER_RED}"}
    basic("S S | o40", "4 1", stacks="R4 B4", **keys).shows("stack 0 B4 R4")


def test_B6_not_while_a_top_card_is_useful_to_any_seat() -> None:
    keys = {"cards": f"{RED} | B1"}
    basic("o3 | o40", "5 1", stacks="R4 B4", **keys).shows("5+1 o3>o9\nstack 0 R4 B4")


def test_B6_who_has_five_and_five_has_no_use_for_any() -> None:
    basic("o3 | o40", "5 1", stacks="B4 R4", cards=f"{FIVE} | {OTHER_BLUE}").shows("""
        5+1 o3>o9
        stack 0 R4 B4
    """)


def test_B6_not_if_no_useful_card_is_left() -> None:
    keys = {"cards": f"{RED} | {OTHER_RED}"}
    basic("o3 | o40", "5 1", stacks="R4 R5, R6", **keys).shows("5+1 o3>o9\nstack 0 R4 R5")


def test_B6_rotate_off_nothing_is_turned() -> None:
    keys = {"cards": f"{RED} | {OTHER_RED}"}
    scene = basic("o3 | o40", "5 1", {"rotate": "off"}, stacks="R4 B4", **keys)
    scene.shows("5+1 o3>o9\nstack 0 R4 B4")


def test_B6_not_with_the_part_cards() -> None:
    """A hand has no limits (§X2): what lies on top stays there."""
    position = scene("extended", "o3 | o40", "5 1", stacks="R4 B4", hands=f"{RED} R4 | {BLUE}")
    position.shows("5+1 o3>o9\nend\nstack 0 R4 B4")
