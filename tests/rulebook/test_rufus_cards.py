"""Rufus, trail cards: where they are laid (§T5), and where they lead (§T6, §T7)."""

import pytest

import spielwerk
from tests.rulebook.rufus_scenario import document, rufus


def test_T5_a_card_lies_behind_the_fox_and_before_the_rearmost_foreign_stone() -> None:
    scene = rufus("10 20 | 48 52")
    assert scene.laying(5) == list(range(49, 60))
    scene.shows("""
        refused T5 not_behind_fox lay 5 @0
        refused T5 not_before_rearmost lay 5 @48
        refused T5 not_before_rearmost lay 5 @47
        refused T5 not_before_rearmost lay 5 @1
        refused T5 not_before_rearmost lay 5 @30
    """)


def test_T5_every_card_of_the_hand_may_be_laid() -> None:
    scene = rufus("10 20 | 55 57")
    for value in range(2, 10):
        assert scene.laying(value) == [56, 57, 58, 59]


def test_T5_own_stones_do_not_matter() -> None:
    for own in ("10 20", "49 50", "1 2", "58 59"):
        assert rufus(f"{own} | 48 52").laying(5) == list(range(49, 60))


def test_T5_the_rearmost_of_all_foreign_stones_counts() -> None:
    assert rufus("10 20 | 55 57 | 50 58").laying(5) == list(range(51, 60))
    assert rufus("10 20 | 55 57 | 50 58 | 45 45").laying(5) == list(range(46, 60))


def test_T5_a_stone_that_has_overtaken_the_fox_is_far_behind_it() -> None:
    assert rufus("30 40 | 2 55").laying(5) == list(range(3, 60))
    assert rufus("30 40 | 1 55").laying(5) == list(range(2, 60))


def test_T5_a_stone_beside_the_fox_is_not_behind_it() -> None:
    assert rufus("30 40 | 0 55").laying(5) == [56, 57, 58, 59]


def test_T5_it_goes_on_across_field_0() -> None:
    assert rufus("30 40 | 57 2", fox=3).laying(5) == [0, 1, 2, 58, 59]


def test_T5_where_a_card_lies_there_is_no_room_for_another() -> None:
    scene = rufus("10 20 | 55 57", trail="1:2@56 0:3@58")
    assert scene.laying(5) == [57, 59]
    scene.shows("""
        refused T5 card_there lay 5 @56
        refused T5 card_there lay 5 @58
        lay 5 @59
        trail 1:2@56 0:3@58 0:5@59
    """)


def test_T5_stones_on_the_field_do_not_matter() -> None:
    rufus("58 59 | 50 57").shows("can lay 5 @58, lay 5 @57, lay 5 @59")


def test_T5_it_does_nothing_to_the_stones_beside_it() -> None:
    rufus("10 20 | 50 57").shows("""
        lay 5 @57
        stones 10 20 | 50 57
        stone 10>16
        fox 5
        stone 57>59
        stones 16 20 | 50 59
        trail  0:5@57
    """)


def test_T5_where_there_is_no_room_no_card_can_be_laid() -> None:
    for foreign in ("0 0", "59 59", "0 59"):
        scene = rufus(f"10 20 | {foreign}")
        assert all(scene.laying(value) == [] for value in range(2, 10))
        scene.shows("refused T5 no_room lay 5 @58\ncan fox 1, stone 10>17")


def test_T5_one_field_between_is_room_for_one_card() -> None:
    assert rufus("10 20 | 58 59").laying(5) == [59]
    rufus("10 20 | 58 59", trail="1:5@59").shows("""
        refused T5 no_room lay 5 @58
        not lay 5 @59
    """)


def test_T5_distances_count_when_it_is_laid() -> None:
    scene = rufus("10 20 | 58 59").shows("fox 3")
    assert scene.laying(5) == [0, 1, 2, 59]
    scene = rufus("20 30 | 2 57").shows("fox 2")
    assert scene.shown("stones")[1] == [57, 57]
    assert scene.laying(5) == [0, 1, 58, 59]


def test_T5_stones_that_are_out_do_not_count() -> None:
    assert rufus("10 20 | - | 55 57").laying(5) == [56, 57, 58, 59]


def test_T5_a_card_is_laid_once() -> None:
    rufus("10 20 | 48 52", trail="0:5@58", hands="2 3 |").shows("""
        can     lay 2 @55, lay 3 @55
        refused T5 no_such_card lay 5 @55
        refused T5 no_such_card lay 9 @55
    """)


def test_T5_on_a_longer_and_a_shorter_track() -> None:
    assert rufus("10 20 | 74 78", {"fields": 80}).laying(5) == [75, 76, 77, 78, 79]
    assert rufus("10 20 | 36 38", {"fields": 40}).laying(5) == [37, 38, 39]


def test_T5_the_value_is_known_to_its_owner_alone() -> None:
    scene = rufus("10 20 | 48 52 | 48 52").shows("lay 5 @55")
    for viewer, value in ((0, 5), (1, "?"), (2, "?"), (None, "?")):
        seen = scene.match.observation(viewer)
        assert seen["trail"] == [{"at": 55, "seat": 0, "value": value}]
        told = {"event": "laid", "seat": 0, "at": "55"}
        assert scene.told(viewer, "laid") == [told | ({"value": 5} if viewer == 0 else {})]


def test_T6_a_foreign_card_ends_the_move_and_its_points_lapse() -> None:
    scene = rufus("10 40 | 20 21", trail="1:4@12").shows("""
        stone 10>17
        stones 16 40 | 20 21
        trail
        picked 1:4
        turn   1
        points 7
    """)
    moved, met, trailed = scene.match.events(None)[-3:]
    assert (moved["event"], moved["from"], moved["to"]) == ("stone_moved", "10", "12")
    assert (moved["points"], moved["path"]) == (7, ["11", "12"])
    assert met == {"event": "met", "seat": 0, "owner": 1, "at": "12", "value": 4}
    assert (trailed["from"], trailed["to"], trailed["value"]) == ("12", "16", 4)
    assert trailed["path"] == ["13", "14", "15", "16"]


@pytest.mark.parametrize("value", range(2, 10))
def test_T6_an_even_card_leads_forward_and_an_odd_one_backward(value: int) -> None:
    target = 20 + value if value % 2 == 0 else 20 - value
    rufus("15 40 | 50 51", trail=f"1:{value}@20").shows(f"""
        stone 15>22
        stones {min(target, 40)} 40 | 50 51
        picked 1:{value}
    """)


def test_T6_a_card_is_met_on_the_last_field_too() -> None:
    rufus("10 40 | 20 21", trail="1:3@17").shows("""
        stone 10>17
        stones 14 40 | 20 21
        picked 1:3
    """)


def test_T6_a_card_just_beyond_is_not_met() -> None:
    rufus("10 40 | 20 21", trail="1:3@18").shows("""
        stone 10>17
        stones 17 40 | 20 21
        trail  1:3@18
    """)


def test_T6_beside_the_field_where_a_stone_stands_a_card_does_nothing() -> None:
    rufus("10 40 | 20 21", trail="1:3@10").shows("""
        stone 10>17
        stones 17 40 | 20 21
        trail  1:3@10
    """)


def test_T6_the_first_foreign_card_counts() -> None:
    rufus("10 40 | 20 21", trail="1:2@13 1:9@15").shows("""
        stone 10>17
        stones 15 40 | 20 21
        trail  1:9@15
        picked 1:2
    """)


def test_T6_own_cards_do_nothing_and_stay() -> None:
    rufus("10 40 | 20 21", trail="0:3@12 0:4@17").shows("""
        stone 10>17
        stones 17 40 | 20 21
        trail  0:3@12 0:4@17
        picked
    """)


def test_T6_a_card_met_in_a_shorter_move() -> None:
    rufus("10 40 | 48 52", trail="1:3@12").shows("""
        fox 4
        stone 10>13
        stones 9 40 | 48 52
        picked 1:3
    """)


def test_T6_cards_of_a_seat_that_is_out_still_work() -> None:
    rufus("10 40 | - | 20 21", trail="1:4@12").shows("""
        stone 10>17
        stones 16 40 | - | 20 21
        picked 1:4
    """)


def test_T6_every_foreign_seat_s_cards_work() -> None:
    rufus("10 40 | 20 21 | 22 23", trail="2:4@12").shows("stone 10>17\npicked 2:4")


def test_T6_a_card_is_shown_when_it_is_met() -> None:
    scene = rufus("10 40 | 20 21 | 48 52", trail="1:5@12").shows("stone 10>17")
    for viewer in (0, 1, 2, None):
        assert scene.match.observation(viewer)["picked"] == [{"seat": 1, "value": 5}]
        assert scene.told(viewer, "met")[0]["value"] == 5


def test_T7_a_trail_move_passes_all_cards() -> None:
    rufus("10 40 | 20 21", trail="1:8@12 1:3@14 0:5@15").shows("""
        stone 10>17
        stones 20 40 | 20 21
        trail  1:3@14 0:5@15
        picked 1:8
    """)
    rufus("10 40 | 20 21", trail="1:4@8 1:6@11 1:9@15").shows("""
        stone 10>17
        stones 17 40 | 20 21
        trail  1:4@8 1:9@15
    """)
    rufus("12 40 | 20 21", trail="1:4@8 0:6@11 1:9@15").shows("""
        stone 12>19
        stones 6 40 | 20 21
        trail  1:4@8 0:6@11
        picked 1:9
    """)


def test_T7_a_trail_move_passes_all_stones() -> None:
    rufus("10 40 | 13 14", trail="1:8@12").shows("stone 10>17\nstones 20 40 | 13 14")


def test_T7_ending_beside_a_card_does_nothing() -> None:
    rufus("10 40 | 20 21", trail="1:4@12 1:6@16").shows("""
        stone 10>17
        stones 16 40 | 20 21
        trail  1:6@16
    """)
    rufus("10 40 | 20 21", trail="1:2@8 1:5@13").shows("""
        stone 10>17
        stones 8 40 | 20 21
        trail  1:2@8
    """)


@pytest.mark.parametrize("fox", [13, 15, 19])
def test_T7_forward_past_the_fox_wins_a_prize_and_goes_on_to_the_end(fox: int) -> None:
    scene = rufus("10 40 | 5 45", fox=fox, trail="1:8@12").shows(f"""
        can    stone 10>17
        stone 10>17
        stones 20 40 | 5 45
        rufus  {fox}
        won    1 |
        turn   1
    """)
    assert scene.told(None, "won") == [
        {"event": "won", "seat": 0, "prize": 1, "why": "overtaken", "at": str(fox)}
    ]
    assert scene.told(None, "caught") == []


def test_T7_forward_onto_the_fox_wins_a_prize_and_nobody_is_set_back() -> None:
    rufus("10 40 | 5 45", fox=20, trail="1:8@12").shows("""
        stone 10>17
        stones 20 40 | 5 45
        won    1 |
    """)


def test_T7_forward_short_of_the_fox_wins_nothing() -> None:
    rufus("10 40 | 5 45", fox=21, trail="1:8@12").shows("""
        stone 10>17
        stones 20 40 | 5 45
        won    |
    """)


@pytest.mark.parametrize("fox", [5, 9, 13])
def test_T7_backward_onto_or_past_the_fox_nothing_happens(fox: int) -> None:
    """A stone that is ahead of the fox comes back to it or behind it."""
    scene = rufus("14 40 | 35 45", fox=fox, trail="1:9@14 1:7@16").shows("""
        stone 14>21
        stones 9 40 | 35 45
        trail  1:9@14
        won    |
    """)
    assert scene.told(None, "won") == []


def test_T7_a_trail_move_goes_on_across_field_0() -> None:
    rufus("54 40 | 5 45", fox=20, trail="1:8@57").shows("stone 54>1\nstones 5 40 | 5 45")
    rufus("59 40 | 5 45", fox=20, trail="1:7@2").shows("stone 59>6\nstones 40 55 | 5 45")


def test_T7_a_fox_field_wins_nothing_for_a_stone() -> None:
    rufus("25 40 | 5 45", fox=50, trail="1:8@27").shows("stone 25>32\nstones 35 40 | 5 45\nwon |")


def test_T7_the_overtaken_fox_stays_where_it_is() -> None:
    scene = rufus("10 40 | 5 45", fox=13, trail="1:2@12").shows("""
        stone 10>17
        stones 14 40 | 5 45
        rufus  13
        won    1 |
    """)
    assert scene.laying(5, seat=1) == [field for field in range(60) if field not in (13, 14)]


def test_T7_whoever_can_play_a_stone_does_not_learn_a_card_from_it() -> None:
    """What is legal does not depend on the value of a card that is not known."""
    one, other = (
        spielwerk.load("rufus").match_from(
            document("10 40 | 5 45", fox=14, trail=f"1:{value}@12"), seed=1
        )
        for value in (2, 9)
    )
    assert one.legal(0) == other.legal(0)
    assert "stone 10>17" in one.legal(0)
