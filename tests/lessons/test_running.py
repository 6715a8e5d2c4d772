"""A scene stands where the learner's actions have led it, however often that is found out."""

from __future__ import annotations

import pytest

from spielwerk.games.rufus.records import FoxMoved
from spielwerk.lessons.reading import SceneError, scene_of
from spielwerk.lessons.records import Try
from spielwerk.lessons.running import Standing, Surplus, standing, task_at
from spielwerk.lessons.wording import texts_of
from spielwerk.text import LANGUAGES


def stand(game: str, scene: str, *actions: str) -> Standing:
    return standing(game, scene_of(game, scene), actions)


def kinds(at: Standing) -> list[str]:
    return [moment.kind for moment in at.moments]


def test_a_scene_begins_with_its_position_and_goes_on_to_what_is_asked() -> None:
    at = stand("dog", "out")
    assert kinds(at) == ["begun", "said"]
    assert at.moments[1].text == "lesson-dog-out-1"
    assert {name[:2] for name in at.moments[1].point} == {"K0", "G0", "K2"}
    assert at.beat == 1
    assert at.verdict is None


def test_what_is_right_is_followed_by_the_script() -> None:
    at = stand("dog", "out", "A out")
    assert at.verdict == "right"
    assert kinds(at) == ["played", "replied", "replied", "said"]
    told = [moment.match.events(0, moment.heard) for moment in at.moments]
    assert told[0][0]["event"] == "played"
    assert any(event["event"] == "folded" for event in told[2])


def test_what_is_wrong_is_played_answered_and_has_to_be_taken_back() -> None:
    at = stand("dog", "hit", "Q T6>T18")
    assert (at.verdict, at.answer, at.take_back) == ("wrong", "lesson-dog-hit-2.wrong1", 1)
    assert at.moments[0].match.position()["men"][0][0] == "T18"
    with pytest.raises(Surplus):
        stand("dog", "hit", "Q T6>T18", "A T6>T17")
    assert stand("dog", "hit", "A T6>T17").verdict == "right"


def test_a_trap_that_only_the_rear_stone_can_meet_is_answered_by_that() -> None:
    for place in range(41, 48):
        at = stand("rufus", "lay", f"lay 9 @{place}")
        assert (at.verdict, at.answer) == ("wrong", "lesson-rufus-lay-2.wrong3")
    assert stand("rufus", "lay", "lay 9 @48").verdict == "right"


def test_what_nobody_thought_of_is_answered_as_well() -> None:
    assert stand("dog", "joker", "X=2 T58>T60").answer == "lesson-dog-joker-2.others"


def test_what_cannot_be_is_refused_by_its_rule() -> None:
    at = stand("dog", "hit", "K out")
    assert (at.verdict, at.take_back) == ("refused", 1)
    assert at.why is not None
    assert at.why.code == "no_such_card"


def test_what_is_to_be_tried_is_refused_and_the_scene_goes_on() -> None:
    at = stand("dog", "fresh", "6 T12>T18")
    assert at.verdict == "tried"
    assert at.take_back == 0
    assert at.why is not None
    assert at.why.rule == "M2"
    assert kinds(at) == ["played", "said"]


def test_who_does_not_try_is_asked_to_before_the_scene_goes_on() -> None:
    """Else what explains the refusal is never read."""
    for game, scene, right, tried in (
        ("dog", "fresh", "3 T12>T15", ["6 T12>T18"]),
        ("dog", "lane", "2 G0.2>G0.4", ["6 T62>G0.4"]),
        ("stramash", "own", "10 T14>T24", ["6 T10>T16", "4 T10>T14"]),
        ("rufus", "fit", "fox 1", ["stone 5>12"]),
    ):
        at = stand(game, scene, right)
        assert (at.verdict, at.answer, at.take_back) == ("wrong", "lesson-try-first", 1)
        assert kinds(at) == ["played"]
        assert stand(game, scene, *tried, right).verdict in ("right", "under_way")
    other = stand("dog", "lane", "2 T62>T0")  # the answer there names the two, the task the six
    assert other.answer == "lesson-try-first"


def test_what_is_right_as_well_has_its_sentence_and_the_script_goes_on() -> None:
    at = stand("dog", "give", "give A")
    assert (at.verdict, at.answer) == ("also", "lesson-dog-give-2.also1")
    assert kinds(at)[:3] == ["played", "shown", "replied"]
    assert at.match.position()["hands"][2] == "8 Q"


def test_in_place_of_what_was_done_it_is_told_what_the_scene_has_instead() -> None:
    at = stand("rufus", "lead", "fox 5")
    played, shown = (moment for moment in at.moments if moment.kind in ("played", "shown"))
    told = shown.match.told(0)[shown.heard :]
    assert played.heard == shown.heard
    assert [event.target for event in told if isinstance(event, FoxMoved)] == ["30"]


def test_what_is_as_good_as_all_that_would_follow_ends_the_scene() -> None:
    at = stand("strategus", "trap", "d7xe7")
    assert at.verdict == "also"
    assert task_at(scene_of("strategus", "trap"), at.beat) is None


def test_after_what_joins_the_scene_goes_on_from_there() -> None:
    at = stand("rufus", "walk", "stone 48>55")
    assert kinds(at) == ["played", "replied"]
    assert at.match.position()["stones"][0] == [52, 55]


def test_a_goal_is_reached_by_any_turn() -> None:
    first = stand("dog", "seven", "7 T20>T24")
    assert (first.verdict, first.take_back) == ("under_way", 0)
    assert stand("dog", "seven", "7 T20>T24", "7 T10>T13").verdict == "right"
    missed = stand("dog", "seven", "7 T20>T21")
    assert (missed.verdict, missed.take_back) == ("wrong", 1)
    assert missed.answer == "lesson-dog-seven-2.others"


def test_a_turn_is_wrong_as_soon_as_nothing_in_it_reaches_the_goal() -> None:
    away = stand("streifzug", "bell", "2 m3>o5")
    assert (away.verdict, away.take_back) == ("wrong", 1)
    assert away.answer == "lesson-streifzug-bell-2.others"
    assert stand("streifzug", "bell", "1 m3>i1").verdict == "under_way"
    late = stand("rufus", "count", "lay 8 @15", "fox 1")
    assert (late.verdict, late.take_back) == ("wrong", 1)


def test_another_way_to_the_goal_stays_where_no_sentence_hangs_on_the_script() -> None:
    at = stand("dog", "seven", "7 T20>T25", "7 T10>T12")
    assert kinds(at) == ["played", "replied"]
    assert at.match.position()["men"][0][:2] == ["T12", "T25"]


def test_nothing_can_follow_the_end() -> None:
    with pytest.raises(Surplus, match="action 1"):
        stand("dog", "win", "3 T62>G0.1", "5 T62>T3")


def test_a_scene_that_is_not_there_is_named_among_those_that_are() -> None:
    with pytest.raises(SceneError, match="no scene 'nothing'; allowed: out, hit"):
        scene_of("dog", "nothing")


def test_a_try_of_streifzug_that_is_allowed_is_told_what_it_leaves_to_do() -> None:
    """The task beside it stays: to play both dice with the other figure."""
    for die, field in (("3", "o20"), ("2", "m7")):
        assert stand("streifzug", "leave", f"{die} o17>{field}").answer == (
            "lesson-streifzug-leave-4.wrong1"
        )


def test_whoever_plays_one_die_after_the_other_is_asked_for_both_together() -> None:
    for play in ("4 o2>o6", "1 o2>o3"):
        at = stand("streifzug", "sum", play)
        assert (at.answer, at.take_back) == ("lesson-streifzug-sum-2.wrong1", 1)
    assert stand("streifzug", "sum", "4+1 o2>o7").verdict == "right"


def test_what_is_said_of_the_way_to_the_bell_is_true_with_one_die_left() -> None:
    late = stand("streifzug", "bell", "1 m3>i1", "2 i1>i3")
    task = "lesson-streifzug-bell-2"
    assert (late.answer, late.take_back) == (f"{task}.others", 1)
    for language in LANGUAGES:
        say = texts_of("streifzug", language).say
        assert "3" not in say(task) + say(f"{task}.others")


def test_what_is_to_be_tried_with_the_other_figure_can_be_tried_on_the_board() -> None:
    task = task_at(scene_of("streifzug", "leave"), 1)
    assert isinstance(task, Try)
    assert task.point == ("o17", "o22")
    why = stand("streifzug", "leave").match.barred(0, "o17")["o22"]
    assert why.code == task.refused.code


def test_whoever_has_thrown_is_asked_before_they_can_take_a_card() -> None:
    assert kinds(stand("streifzug", "throw", "4 o5>o9")) == ["played", "replied"]


def test_only_one_hop_from_the_start_brings_the_card_that_makes_a_run() -> None:
    match = stand("streifzug", "hopser").match
    hops = [play for play in match.legal(0) if play.startswith("hopser S>")]
    after = {hop: stand("streifzug", "hopser", hop).moments[0].match for hop in hops}
    assert [hop for hop in hops if any("meld" in one for one in after[hop].legal(0))] == [
        "hopser S>o7"
    ]


def test_after_a_card_drawn_unseen_the_scene_goes_on_with_the_open_one() -> None:
    at = stand("streifzug", "throw", "4 o5>o9", "draw")
    assert kinds(at) == ["played", "shown", "said"]
    assert at.match.position()["hands"] == ["R3 R4 BH", "R5 B7"]


def test_who_discards_what_brings_the_last_laddie_home_is_told_so() -> None:
    for card, number in (("8", 1), ("4", 2)):
        at = stand("stramash", "nothing", f"discard {card}")
        assert at.answer == f"lesson-stramash-nothing-2.wrong{number}"
    assert stand("stramash", "nothing", "discard 2").verdict == "right"
