"""Rufus, the fox: catches (§T3), fox fields (§T4), and the cards that it passes (§T8)."""

import pytest

from tests.rulebook.rufus_scenario import rufus

ON = {"fox_continues": "on"}


def test_T3_the_fox_stops_where_it_reaches_a_stone() -> None:
    rufus("48 52 | 3 40").shows("""
        can     fox 1, fox 2, fox 3
        not     fox 5, fox 6, fox 7
        refused T3 stone_in_fox_way fox 4
    """)


def test_T3_an_own_stone_is_in_the_way_as_well() -> None:
    rufus("3 52 | 40 41").shows("""
        can     fox 3
        refused T3 stone_in_fox_way fox 4
    """)


def test_T3_reaching_a_stone_wins_a_prize_and_sends_it_to_its_mate() -> None:
    scene = rufus("48 52 | 3 40").shows("""
        fox 3
        rufus  3
        stones 48 52 | 40 40
        won    1 |
        left   3 5 7 9 11 13 15 17 19
        points 4
        turn   0
        stone 48>52
        turn   1
    """)
    assert scene.told(None, "caught") == [
        {"event": "caught", "seat": 0, "by": "fox", "at": "3", "stones": [{"seat": 1, "to": "40"}]}
    ]
    assert scene.told(1, "won") == [
        {"event": "won", "seat": 0, "prize": 1, "why": "caught", "at": "3"}
    ]


def test_T3_short_of_a_stone_nothing_happens() -> None:
    scene = rufus("48 52 | 3 40").shows("""
        fox 2
        stones 48 52 | 3 40
        won    |
    """)
    assert scene.told(None, "caught") == []


def test_T3_a_stone_that_is_sent_back_may_go_forward() -> None:
    rufus("48 52 | 3 7").shows("""
        fox 3
        stones 48 52 | 7 7
    """)


def test_T3_however_many_stones_stand_there_it_is_one_prize() -> None:
    scene = rufus("3 52 | 3 40 | 3 41").shows("""
        fox 3
        stones 52 52 | 40 40 | 41 41
        won    1 | |
    """)
    assert scene.told(2, "caught")[0]["stones"] == [
        {"seat": 0, "to": "52"},
        {"seat": 1, "to": "40"},
        {"seat": 2, "to": "41"},
    ]


def test_T3_own_stones_are_caught_too() -> None:
    rufus("3 52 | 40 41").shows("""
        fox 3
        stones 52 52 | 40 41
        won    1 |
        can    stone 52>56, lay 2 @59
    """)


def test_T3_a_stone_on_the_fox_s_own_field_does_not_count() -> None:
    rufus("0 52 | 0 40").shows("""
        can    fox 1, fox 7
        fox 5
        stones 0 52 | 0 40
        won    |
    """)


def test_T3_a_caught_stone_may_come_to_the_field_that_the_fox_has_left() -> None:
    rufus("48 52 | 0 3").shows("""
        fox 3
        stones 48 52 | 0 0
        won    1 |
    """)


def test_T3_a_colour_with_both_stones_there_is_out_of_the_game() -> None:
    scene = rufus("48 52 | 3 3 | 40 41").shows("""
        fox 3
        stones 48 52 | - | 40 41
        out    [1]
        won    1 | |
        points 4
        stone 48>52
        turn   2
    """)
    assert scene.told(None, "caught")[0]["stones"] == [{"seat": 1, "to": None}]
    assert scene.told(1, "out") == [{"event": "out", "seat": 1}]


def test_T3_several_colours_may_go_out_at_once() -> None:
    rufus("48 52 | 3 3 | 40 41 | 3 3 | 3 42").shows("""
        fox 3
        stones 48 52 | - | 40 41 | - | 42 42
        out    [1, 3]
        won    1 | | | |
    """)


def test_T3_the_seat_to_move_may_take_itself_out() -> None:
    rufus("3 3 | 40 41 | 40 41").shows("""
        fox 3
        stones - | 40 41 | 40 41
        out    [0]
        won    1 | |
        turn   1
        points 7
    """)


def test_T3_off_a_stone_set_back_ahead_of_the_fox_is_not_caught_again() -> None:
    rufus("48 52 | 2 4").shows("""
        fox 2
        stones 48 52 | 4 4
        refused T1 fox_moved fox 2
    """)
    rufus("48 52 | 2 4").shows("refused T3 stone_in_fox_way fox 4")


def test_T3_on_the_fox_runs_on_through_catches() -> None:
    scene = rufus("48 52 | 2 40 | 4 41", ON).shows("""
        can    fox 1, fox 2, fox 3, fox 4, fox 5, fox 6, fox 7
        fox 6
        rufus  6
        stones 48 52 | 40 40 | 41 41
        won    1 3 | |
        points 1
    """)
    assert [caught["at"] for caught in scene.told(None, "caught")] == ["2", "4"]


def test_T3_on_the_fox_may_still_stop_at_a_stone() -> None:
    rufus("48 52 | 2 40 | 4 41", ON).shows("""
        fox 2
        rufus  2
        won    1 | |
        points 5
        refused T1 fox_moved fox 2
    """)


def test_T3_on_one_prize_for_each_field_with_stones() -> None:
    rufus("48 52 | 1 40 | 1 2 | 2 41 | 3 42", ON).shows("""
        fox 3
        won    1 3 5 | | | |
        stones 48 52 | 40 40 | - | 41 41 | 42 42
        out    [2]
    """)


def test_T3_on_a_stone_set_back_ahead_of_the_fox_is_caught_again() -> None:
    rufus("48 52 | 2 5 | 40 41", ON).shows("""
        fox 4
        stones 48 52 | 5 5 | 40 41
        won    1 | |
    """)
    rufus("48 52 | 2 5 | 40 41", ON).shows("""
        fox 7
        rufus  7
        stones 48 52 | - | 40 41
        out    [1]
        won    1 3 | |
        turn   2
    """)


def test_T3_on_stones_on_the_field_it_starts_from_are_not_caught() -> None:
    rufus("48 52 | 0 2 | 0 41", ON).shows("""
        fox 5
        stones 48 52 | 0 0 | 0 41
        won    1 | |
    """)


def test_T3_on_the_fox_stops_where_the_seat_to_move_goes_out() -> None:
    rufus("2 2 | 4 41 | 40 42", ON).shows("""
        can    fox 2, fox 7
        fox 7
        rufus  2
        stones - | 4 41 | 40 42
        won    1 | |
        turn   1
    """)
    rufus("2 4 | 5 41 | 40 42", ON).shows("""
        fox 6
        rufus  4
        stones - | 5 41 | 40 42
        won    1 3 | |
        turn   1
    """)


def test_T3_on_the_fox_stops_where_the_game_ends() -> None:
    rufus("48 52 | 2 40 | 4 41", ON, left="19").shows("""
        fox 6
        rufus  2
        stones 48 52 | 40 40 | 4 41
        left
        over   -1 -1 1
    """)


def test_T3_on_the_fox_stops_where_only_one_seat_is_left() -> None:
    rufus("48 52 | 2 2", ON).shows("""
        fox 6
        rufus  2
        stones 48 52 | -
        over   1 -1
    """)


def test_T3_on_fox_fields_count_on_the_way() -> None:
    scene = rufus("48 52 | 59 40 | 1 41", ON, fox=57).shows("""
        fox 5
        rufus  2
        won    1 3 5 | |
        stones 48 52 | 40 40 | 41 41
    """)
    told = [(won["why"], won["at"], won["prize"]) for won in scene.told(0, "won")]
    assert told == [("caught", "59", 1), ("fox_field", "0", 3), ("caught", "1", 5)]


@pytest.mark.parametrize("fox", [0, 30])
def test_T4_reaching_a_fox_field_wins_a_prize(fox: int) -> None:
    scene = rufus("10 15 | 40 45", fox=(fox - 2) % 60).shows(f"""
        fox 2
        rufus {fox}
        won   1 |
        left  3 5 7 9 11 13 15 17 19
    """)
    assert scene.told(1, "won") == [
        {"event": "won", "seat": 0, "prize": 1, "why": "fox_field", "at": str(fox)}
    ]


@pytest.mark.parametrize("fox", [0, 30])
def test_T4_so_does_passing_one(fox: int) -> None:
    rufus("10 15 | 40 45", fox=(fox - 3) % 60).shows(f"""
        fox 7
        rufus {fox + 4}
        won   1 |
        turn  1
    """)


@pytest.mark.parametrize("fox", [0, 30])
def test_T4_short_of_it_or_beginning_on_it_wins_nothing(fox: int) -> None:
    rufus("10 15 | 40 45", fox=(fox - 3) % 60).shows("fox 2\nwon |")
    rufus("10 15 | 40 45", fox=fox).shows("fox 7\nwon |")


def test_T4_no_other_field_is_a_fox_field() -> None:
    for fox in (6, 8, 18, 22, 31, 38, 50):
        rufus("5 5 | 35 35" if fox > 40 else "5 5 | 55 55", fox=fox).shows("fox 7\nwon |")


@pytest.mark.parametrize("fields", [40, 50, 62, 80])
def test_T4_the_fox_fields_are_half_a_lap_apart(fields: int) -> None:
    options = {"fields": fields}
    half = fields // 2
    rufus("8 9 | 11 12", options, fox=half - 1).shows(f"fox 1\nrufus {half}\nwon 1 |")
    rufus("8 9 | 11 12", options, fox=fields - 1).shows("fox 2\nrufus 1\nwon 1 |")


@pytest.mark.parametrize("fields", [40, 80])
def test_T4_on_another_track_thirty_is_no_fox_field(fields: int) -> None:
    rufus("8 9 | 11 12", {"fields": fields}, fox=28).shows("fox 3\nrufus 31\nwon |")


def test_T4_fox_field_and_catch_on_the_way_are_two_prizes() -> None:
    rufus("48 52 | 1 40", fox=58).shows("""
        fox 3
        rufus 1
        won   1 3 |
    """)


def test_T4_on_one_field_the_fox_field_comes_before_the_catch() -> None:
    scene = rufus("48 52 | 0 40", fox=58).shows("""
        fox 2
        rufus  0
        won    1 3 |
        stones 48 52 | 40 40
    """)
    told = [(won["why"], won["prize"]) for won in scene.told(None, "won")]
    assert told == [("fox_field", 1), ("caught", 3)]


def test_T4_whoever_moves_the_fox_wins_it() -> None:
    rufus("48 52 | 40 41", fox=58, to_move=1).shows("""
        fox 2
        won | 1
    """)


def test_T8_the_fox_passes_cards_and_they_stay() -> None:
    scene = rufus("48 52 | 20 40", trail="1:4@2 0:5@3").shows("""
        fox 3
        rufus  3
        trail  1:4@2 0:5@3
        picked
        points 4
        stones 48 52 | 20 40
    """)
    assert scene.told(None, "met") == []


def test_T8_a_card_is_still_there_for_a_stone_that_follows() -> None:
    rufus("58 59 | 20 40", trail="1:4@1").shows("""
        fox 5
        stone 59>1
        stones 5 58 | 20 40
        won    1 |
        picked 1:4
    """)


def test_T8_a_stone_set_back_beside_a_card_does_not_meet_it() -> None:
    rufus("48 52 | 3 40", trail="0:4@40").shows("""
        fox 3
        stones 48 52 | 40 40
        trail  0:4@40
    """)
