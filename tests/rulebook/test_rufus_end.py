"""Rufus, the prizes (§P), the path (§B) and the end of the game (§E1 to §E4)."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.rufus_scenario import RufusScene, begun, rufus

ASCENDING = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
ALTERNATING = [1, 19, 3, 17, 5, 15, 7, 13, 9, 11]


def reason(scene: RufusScene) -> str:
    """Why the match is over, as everybody is told, with returns and scores."""
    match = scene.match
    told = [match.events(viewer)[-1] for viewer in (*range(match.game.seats), None)]
    assert all(event == told[0] for event in told)
    assert told[0]["event"] == "over"
    assert told[0]["returns"] == match.returns
    assert told[0]["scores"] == match.scores
    return str(told[0]["reason"])


@pytest.mark.parametrize("fields", [40, 42, 58, 60, 62, 80])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_B_the_stones_begin_eight_and_twelve_fields_behind_the_fox(
    seats: int, fields: int
) -> None:
    position = begun(seats, {"fields": fields}).match.position()
    assert position["fox"] == 0
    assert position["stones"] == [[fields - 12, fields - 8]] * seats
    assert position["hands"] == ["2 3 4 5 6 7 8 9"] * seats
    assert (position["trail"], position["picked"], position["out"]) == ([], [], [])


def test_B_the_path_is_closed_and_numbered_clockwise() -> None:
    rufus("58 40 | 20 21", fox=30).shows("stone 58>5\nstones 5 40 | 20 21")
    rufus("38 30 | 20 21", {"fields": 40}, fox=10).shows("stone 38>5\nstones 5 30 | 20 21")
    rufus("78 30 | 20 21", {"fields": 80}, fox=10).shows("stone 78>5\nstones 5 30 | 20 21")
    rufus("30 35 | 25 26", fox=55).shows("fox 6\nrufus 1")


def test_B_chance_decides_who_begins() -> None:
    for seats in (2, 3, 4, 5):
        scenes = [begun(seats, seed=seed) for seed in range(40)]
        first = [scene.match.seats_to_act()[0] for scene in scenes]
        assert set(first) == set(range(seats))
        for scene, seat in zip(scenes, first, strict=True):
            assert scene.match.steps == [("chance", f"first {seat}")]
            assert scene.told(None, "first") == [{"event": "first", "seat": seat}]


def test_T1_with_first_0_seat_0_begins() -> None:
    for options in ({"first": "0"}, {"first": "0", "prizes": "shuffled"}):
        for seats in (2, 5):
            game = spielwerk.load("rufus", options, seats)
            matches = [game.match(seed=seed) for seed in range(20)]
            assert {match.seats_to_act()[0] for match in matches} == {0}
            assert matches[0].events(None)[0] == {"event": "first", "seat": 0}


def test_B_the_usual_table_has_three_seats() -> None:
    assert spielwerk.load("rufus").seats == 3
    assert sorted(spielwerk.load("rufus").seat_counts) == [2, 3, 4, 5]


def test_B_a_new_match_can_be_played_at_once() -> None:
    scene = begun(3)
    seat = scene.match.seats_to_act()[0]
    assert scene.laying(5, seat) == list(range(49, 60))
    assert [text for text in scene.match.legal(seat) if "lay" not in text] == [
        *(f"fox {steps}" for steps in range(1, 8)),
        "stone 48>55",
        "stone 52>59",
    ]


def test_P_the_one_lies_on_top_and_the_nineteen_at_the_bottom() -> None:
    assert begun().match.position()["prizes"] == ASCENDING
    assert begun().match.observation(None)["prizes"] == ASCENDING


def test_P_alternating_low_and_high_take_turns() -> None:
    match = begun(2, {"prizes": "alternating"}).match
    assert match.position()["prizes"] == ALTERNATING
    assert match.observation(0)["prizes"] == ALTERNATING


def test_P_the_top_prize_is_taken() -> None:
    rufus("48 52 | 1 40", fox=58).shows("fox 3\nwon 1 3 |\nleft 5 7 9 11 13 15 17 19")
    rufus("48 52 | 1 40", {"prizes": "alternating"}, fox=58).shows("""
        fox 3
        won  1 19 |
        left 3 17 5 15 7 13 9 11
    """)


def test_P_prizes_descending_the_nineteen_lies_on_top() -> None:
    match = begun(2, {"prizes": "descending"}).match
    assert match.position()["prizes"] == ASCENDING[::-1] == match.observation(0)["prizes"]


def test_P_prizes_custom_they_lie_as_the_table_has_agreed_and_everybody_knows_it() -> None:
    custom = {"prizes": "custom", "prize_order": " 19 1 17  3 15 5 13 7 11 9 "}
    match = begun(2, custom).match
    order = [19, 1, 17, 3, 15, 5, 13, 7, 11, 9]
    assert match.position()["prizes"] == order
    assert match.position()["options"]["prize_order"] == "19 1 17 3 15 5 13 7 11 9"
    assert all(match.observation(viewer)["prizes"] == order for viewer in (0, 1, None))
    rufus("48 52 | 1 40", custom, fox=58).shows("""
        fox 3
        won  1 19 |
        left 17 3 15 5 13 7 11 9
    """)


def test_P_prizes_custom_a_document_that_names_none_has_those_not_won_in_this_order() -> None:
    custom = {"prizes": "custom", "prize_order": "19 1 17 3 15 5 13 7 11 9"}
    document = {"game": "rufus", "seats": 2, "to_move": 0, "won": [[17], [19]], "options": custom}
    match = spielwerk.load("rufus").match_from(document)
    assert match.position()["prizes"] == [1, 3, 15, 5, 13, 7, 11, 9]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"prizes": "custom"}, "prizes custom needs it"),
        ({"prizes": "custom", "prize_order": " "}, "prizes custom needs it"),
        ({"prize_order": "19 1 17 3 15 5 13 7 11 9"}, "needs prizes custom"),
        ({"prizes": "shuffled", "prize_order": "19 1 17 3 15 5 13 7 11 9"}, "needs prizes custom"),
        ({"prizes": "custom", "prize_order": "19 1 17 3 15 5 13 7 11"}, "does not name each of"),
        ({"prizes": "custom", "prize_order": "19 1 17 3 15 5 13 7 11 11"}, "does not name each"),
        ({"prizes": "custom", "prize_order": 19}, "does not name each"),
        ({"prizes": "custom", "prize_order": None}, "does not name each"),
    ],
)
def test_P_prizes_custom_needs_each_of_the_ten_once(options: Any, said: str) -> None:
    with pytest.raises(spielwerk.OptionError, match=said) as refused:
        spielwerk.load("rufus", options)
    assert "prize_order" in str(refused.value)


def test_P_prizes_won_lie_open() -> None:
    scene = rufus("48 52 | 3 40", {"prizes": "shuffled"}, left="7 3 5 1", won="9").shows("fox 3")
    for viewer in (0, 1, None):
        assert scene.match.observation(viewer)["won"] == [[7, 9], [11, 13, 15, 17, 19]]
        assert scene.told(viewer, "won")[0]["prize"] == 7


def test_P_shuffled_chance_decides_and_nobody_knows() -> None:
    orders = set()
    for seed in range(12):
        match = begun(2, {"prizes": "shuffled"}, seed).match
        order = match.position()["prizes"]
        assert sorted(order) == ASCENDING
        assert [text for _, text in match.steps[1:]] == [f"prize {prize}" for prize in order]
        orders.add(tuple(order))
        for viewer in (0, 1, None):
            assert match.observation(viewer)["prizes"] == ["?"] * 10
            assert [event["event"] for event in match.events(viewer)] == ["first"]
    assert len(orders) == 12


def test_P_only_a_shuffled_stack_is_hidden() -> None:
    for order in ("ascending", "alternating"):
        match = begun(2, {"prizes": order}).match
        assert match.position()["prizes"] == match.observation(1)["prizes"]


def test_E1_the_game_ends_when_the_last_prize_is_taken() -> None:
    scene = rufus("10 15 | 40 45", fox=58, left="19").shows("""
        fox 2
        left
        over   -1 1
        scores 23 85
    """)
    assert reason(scene) == "prizes"
    assert scene.match.position()["phase"] == "over"


def test_E1_with_one_prize_left_it_goes_on() -> None:
    rufus("10 15 | 40 45", fox=58, left="17 19").shows("fox 2\nleft 19\nturn 0")


def test_E1_the_fox_stays_on_that_field() -> None:
    rufus("10 15 | 40 45", fox=58, left="19").shows("""
        can   fox 2, fox 3, fox 7
        fox 5
        rufus 0
        over  -1 1
    """)


def test_E1_a_catch_with_the_last_prize_is_carried_out() -> None:
    rufus("48 52 | 3 40", left="19").shows("fox 3\nstones 48 52 | 40 40\nover -1 1")
    scene = rufus("48 52 | 3 3 | 5 9", left="19").shows("""
        fox 3
        stones 48 52 | - | 5 9
        out    [1]
        over   -1 -1 1
        scores 23 0 85
    """)
    assert reason(scene) == "prizes"


def test_E1_on_a_fox_field_with_stones_only_the_rest_is_taken() -> None:
    scene = rufus("48 52 | 0 40 | 5 9", fox=58, left="19").shows("""
        fox 2
        rufus  0
        stones 48 52 | 40 40 | 5 9
        won    19 | | 1 3 5 7 9 11 13 15 17
        over   -1 -1 1
    """)
    assert [(won["why"], won["prize"]) for won in scene.told(0, "won")] == [("fox_field", 19)]
    assert scene.told(0, "caught")[0]["stones"] == [{"seat": 1, "to": "40"}]


def test_E1_the_seat_to_move_may_go_out_with_the_last_prize() -> None:
    rufus("0 0 | 40 41 | 5 9", fox=58, left="19").shows("""
        fox 2
        stones - | 40 41 | 5 9
        won    19 | | 1 3 5 7 9 11 13 15 17
        scores 19 4 85
        over   -1 -1 1
    """)


def test_E1_a_stone_that_catches_the_fox_ends_it_too() -> None:
    rufus("53 40 | 20 21", left="19").shows("stone 53>0\nstones 40 40 | 20 21\nover -1 1")


def test_E1_a_trail_move_under_way_is_carried_out() -> None:
    scene = rufus("10 40 | 5 45", fox=13, trail="1:8@12", left="19").shows("""
        stone 10>17
        stones 20 40 | 5 45
        picked 1:8
        over   -1 1
        scores 23 93
    """)
    assert reason(scene) == "prizes"


def test_E1_nobody_acts_any_more() -> None:
    rufus("48 52 | 3 40", left="19").shows("""
        fox 3
        0: refused - over stone 48>52
        1: refused - over fox 1
    """)


def test_E1_a_turn_ends_with_the_game_whatever_was_done_in_it() -> None:
    rufus("48 52 | 3 40", left="19").shows("""
        lay 5 @55
        fox 3
        trail 0:5@55
        over  -1 1
        scores 18 85
    """)


def test_E1_the_guard_ends_the_game_as_a_draw() -> None:
    options = {"max_plies": 3}
    scene = rufus("48 52 | 20 40", options).shows("""
        stone 48>55
        stone 20>27
        turn   0
        fox 1
        over   0 0
        scores 4 4
        left   1 3 5 7 9 11 13 15 17 19
    """)
    assert reason(scene) == "guard"


def test_E1_the_guard_counts_every_action() -> None:
    rufus("48 52 | 20 40", {"max_plies": 2}).shows("lay 5 @55\nfox 1\nover 0 0\nscores -1 4")
    rufus("48 52 | 20 40", {"max_plies": 0}, plies=99_999).shows("stone 48>55\nturn 1")


def test_E1_the_last_prize_comes_before_the_guard() -> None:
    scene = rufus("48 52 | 3 40", {"max_plies": 1}, left="19").shows("fox 3\nover -1 1")
    assert reason(scene) == "prizes"


def test_E2_the_score_is_the_sum_of_the_prizes_and_of_the_cards_not_laid() -> None:
    rufus("48 52 | 3 40", left="19", won="7", hands="3 9 | 2 4 5").shows("""
        fox 3
        scores 38 73
    """)


@pytest.mark.parametrize("value", range(2, 10))
def test_E2_odd_cards_count_for_and_even_ones_against(value: int) -> None:
    sign = 1 if value % 2 else -1
    scene = rufus("48 52 | 3 40", left="19", hands=f"{value} | -").shows("fox 3")
    assert scene.match.scores == [19 + sign * value, 81]


HARD = {"hard_count": "on"}


def test_E2_laid_cards_do_not_count() -> None:
    keys: dict[str, Any] = {"left": "19", "hands": "3 | 2", "trail": "0:9@50 1:8@51"}
    rufus("48 52 | 3 40", **keys).shows("fox 3\nscores 22 79")


def test_E2_hard_count_laid_cards_that_were_not_picked_up_do() -> None:
    keys: dict[str, Any] = {"left": "19", "hands": "3 | 2", "trail": "0:9@50 0:4@55 1:8@51"}
    rufus("48 52 | 3 40", HARD, **keys).shows("fox 3\nscores 27 71")


def test_E2_hard_count_cards_picked_up_count_for_nobody() -> None:
    rufus("10 40 | 5 45", HARD, fox=13, trail="1:8@12 1:7@50", left="19", hands="- | -").shows("""
        stone 10>17
        picked 0:2 0:3 0:4 0:5 0:6 0:7 0:8 0:9 1:2 1:3 1:4 1:5 1:6 1:8 1:9
        scores 19 88
    """)


def test_E2_how_each_score_came_about_is_shown() -> None:
    keys: dict[str, Any] = {"left": "19", "hands": "3 4 | 2", "trail": "0:9@50 1:8@51"}
    for options, laid in ((None, (0, 0)), (HARD, (9, -8))):
        scene = rufus("48 52 | 3 40", options, **keys).shows("fox 3")
        for viewer in (0, 1, None):
            seen = scene.match.observation(viewer)
            assert seen["counted"] == [
                {"won": 19, "hand": -1, "laid": laid[0]},
                {"won": 81, "hand": -2, "laid": laid[1]},
            ]
            assert seen["scores"] == [18 + laid[0], 79 + laid[1]]
            assert seen["hands"] == ["3 4", "2"]
            assert seen["trail"] == [
                {"at": 50, "seat": 0, "value": 9},
                {"at": 51, "seat": 1, "value": 8},
            ]


def test_E3_a_seat_that_is_out_plays_no_more() -> None:
    rufus("48 52 | 3 3 | 40 41").shows("""
        fox 3
        1: refused T1 not_your_turn fox 1
        stone 48>52
        turn 2
        stone 41>48
        turn 0
    """)


def test_E3_it_keeps_its_prizes_and_its_cards_stay() -> None:
    rufus("48 52 | 3 3 | 40 41", trail="1:4@57", left="11 19", won="| 9 | 17").shows("""
        fox 3
        won    11 | 9 | 1 3 5 7 13 15 17
        trail  1:4@57
        stone 48>52
        stone 40>47
        stone 52>59
        stones 1 52 | - | 41 47
        picked 1:4
    """)


def test_E3_only_its_prizes_count() -> None:
    keys: dict[str, Any] = {"left": "19", "won": "9 | 11", "hands": "3 | 5 7", "trail": "1:9@50"}
    rufus("48 52 | - | 3 40", **keys).shows("fox 3\nscores 31 11 65")
    rufus("48 52 | - | 3 40", HARD, **keys).shows("fox 3\nscores 31 11 65")


def test_E3_out_hand_counts_its_hand_counts_too() -> None:
    keys: dict[str, Any] = {"left": "19", "won": "9 | 11", "hands": "3 | 5 7", "trail": "1:9@50"}
    on = {"out_hand_counts": "on"}
    rufus("48 52 | - | 3 40", on, **keys).shows("fox 3\nscores 31 23 65")
    rufus("48 52 | - | 3 40", on | HARD, **keys).shows("fox 3\nscores 31 32 65")


def test_E3_out_hand_counts_changes_nothing_for_the_others() -> None:
    on = {"out_hand_counts": "on"}
    rufus("48 52 | 3 40", on, left="19", hands="3 | 2").shows("fox 3\nscores 22 79")


def test_E3_a_seat_that_is_out_may_win() -> None:
    rufus("48 52 | - | 3 40", left="1", won="3 | 5 7 9 11 13 15 17 19").shows("""
        fox 3
        over -1 1 -1
    """)


def test_E3_when_one_seat_is_left_the_game_ends() -> None:
    scene = rufus("48 52 | 3 3").shows("""
        fox 3
        over   1 -1
        scores 5 0
        left   3 5 7 9 11 13 15 17 19
    """)
    assert reason(scene) == "alone"


def test_E3_with_two_seats_left_it_goes_on() -> None:
    rufus("48 52 | 3 3 | 40 41").shows("fox 3\nturn 0")


def test_E3_taking_oneself_out_may_leave_one_seat() -> None:
    scene = rufus("3 3 | 40 41").shows("fox 3\nover -1 1\nscores 1 4")
    assert reason(scene) == "alone"


def test_E3_when_no_seat_is_left_the_game_ends_as_well() -> None:
    for options in ({}, {"survivor_takes_rest": "on"}):
        scene = rufus("3 3 | 3 3", options).shows("""
            fox 3
            stones - | -
            over   1 -1
            scores 1 0
            left   3 5 7 9 11 13 15 17 19
        """)
        assert reason(scene) == "alone"


def test_E3_survivor_takes_rest_the_last_seat_takes_all_prizes() -> None:
    scene = rufus("3 3 | 40 41", {"survivor_takes_rest": "on"}).shows("""
        fox 3
        won    1 | 3 5 7 9 11 13 15 17 19
        left
        over   -1 1
        scores 1 103
    """)
    assert reason(scene) == "alone"
    rest = [won for won in scene.told(None, "won") if won["why"] == "rest"]
    assert [won["prize"] for won in rest] == [3, 5, 7, 9, 11, 13, 15, 17, 19]
    assert {won["seat"] for won in rest} == {1}


def test_E3_survivor_takes_rest_also_when_it_has_taken_the_others_out_itself() -> None:
    rufus("48 52 | 3 3", {"survivor_takes_rest": "on"}).shows("""
        fox 3
        won    1 3 5 7 9 11 13 15 17 19 |
        over   1 -1
    """)


def test_E3_survivor_takes_rest_only_when_it_is_alone() -> None:
    rufus("48 52 | 3 3 | 40 41", {"survivor_takes_rest": "on"}).shows("fox 3\nwon 1 | |\nturn 0")


def test_E3_survivor_takes_rest_off_they_stay() -> None:
    rufus("3 3 | 40 41", {"survivor_takes_rest": "off"}).shows("""
        fox 3
        won  1 |
        left 3 5 7 9 11 13 15 17 19
    """)


def test_E3_the_last_prize_may_be_taken_with_the_last_catch() -> None:
    for options in ({}, {"survivor_takes_rest": "on"}):
        rufus("48 52 | 3 3", options, left="19").shows("fox 3\nscores 23 81\nover -1 1")


def test_E4_the_highest_score_wins() -> None:
    rufus(
        "48 52 | 3 40 | 5 6 | 7 8", left="19", won="7 9 | 17 | 15", hands="- | - | - | -"
    ).shows("""
        fox 3
        scores 35 17 15 33
        over   1 -1 -1 -1
    """)


def test_E4_ties_share() -> None:
    rufus(
        "48 52 | 3 40 | 5 6", left="1", won="15 17 | 9 13 11 | 19 3 5 7", hands="- | - | -"
    ).shows(
        """
        fox 3
        scores 33 33 34
        over   -1 -1 1
    """
    )
    rufus(
        "48 52 | 3 40 | 5 6", left="1", won="15 17 | 9 13 11 | 19 3 5 7", hands="- | - | 6"
    ).shows(
        """
        fox 3
        scores 33 33 28
        over   1 1 -1
    """
    )


def test_E4_all_may_win() -> None:
    rufus("48 52 | 3 40", left="1", won="19 17 13 | 15 11 9 7 5 3", hands="3 | 3").shows("""
        fox 3
        scores 53 53
        over   1 1
    """)


def test_E4_scores_may_be_negative() -> None:
    scene = rufus(
        "- | 48 52 | 3 40", {"out_hand_counts": "on"}, to_move=1, left="19", hands="2 8 |"
    )
    scene.shows("fox 3\nscores -10 23 85")
