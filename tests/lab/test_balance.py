"""Reports of balance: what they count, how sure they are, and what they leave untold."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from spielwerk.lab import balance, happenings, intervals, measures, pages, plots, studies, wording
from spielwerk.lab.experiments import Row
from spielwerk.text import LANGUAGES


def row(number: int, **told: Any) -> Row:
    """A match of Dog, as it might have been."""
    usual: dict[str, Any] = {
        "experiment": "made",
        "number": number,
        "seed": f"made/{number}",
        "game": "dog",
        "options": "{}",
        "seats": 4,
        "bots": ["one-ply"] * 4,
        "commit": "abc1234",
        "version": "1",
        "steps": "[]",
        "returns": [1, -1, 1, -1],
        "scores": None,
        "starter": 0,
        "plies": 300,
        "turns": 280,
        "decisions": [75] * 4,
        "choices": 6.0,
        "waits": [3.0] * 4,
        "leads": [[0.6, 0.4, 0.6, 0.4], [0.3, 0.7, 0.3, 0.7], [0.8, 0.2, 0.8, 0.2]],
        "happenings": dict.fromkeys(happenings.rules("dog"), 2),
        "seconds": 0.1,
    }
    return Row(**usual | told)


def many(count: int, longer: int = 0, **told: Any) -> list[Row]:
    """Matches of many lengths, each as long on the same number but for `longer` and a little."""
    rng, other = random.Random(1), random.Random(longer)
    return [
        row(number, plies=rng.randrange(200, 400) + longer + other.randrange(5), **told)
        for number in range(count)
    ]


def test_a_share_of_none_or_all_is_not_thought_to_be_sure() -> None:
    none, half = intervals.share(0, 20), intervals.share(10, 20)
    assert none.low == 0 < none.high < 0.2
    assert (round(half.low, 3), round(half.high, 3)) == (
        0.299,
        0.701,
    )  # as Wilson's tables have it


def test_more_questions_make_wider_bounds() -> None:
    assert round(intervals.reach(), 2) == 1.96
    assert intervals.reach(20) > 3


def test_the_lead_changes_only_if_another_side_is_clearly_ahead() -> None:
    chances = [[0.5, 0.5], [0.49, 0.51], [0.3, 0.7], [0.52, 0.48], [0.6, 0.4]]
    assert list(measures.leading(chances)) == [0, 0, 1, 1, 0]


def test_who_has_won_after_having_less_than_half_a_fair_chance_has_come_back() -> None:
    teams = [[0, 2], [1, 3]]
    told = measures.measured(row(0, leads=[[0.2, 0.8, 0.2, 0.8], [0.9, 0.1, 0.9, 0.1]]), teams)
    assert told["leads/comeback"] == told["leads/changes"] == 1
    assert told["leads/settled"] == 0.5
    assert measures.measured(row(0), teams)["leads/comeback"] == 0


def test_a_drawn_match_says_nothing_about_seats() -> None:
    told = measures.measured(row(0, returns=[0, 0, 0, 0]), [[0, 2], [1, 3]])
    assert told["ends/draw"] == 1
    assert not [key for key in told if key.startswith("sides/")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_draws_and_leads_has_its_bounds_and_its_source(language: str) -> None:
    rows = [*many(40), *(row(number, returns=[1] * 4, leads=[]) for number in range(40, 50))]
    report = balance.report(rows)
    words = wording.Words(report, language)
    drawn = " ".join(wording.sides(words, report))
    assert words.bounds("ends/draw", report["measures"]["ends/draw"]) in drawn
    told = [*wording.told(words, report)]
    (leads,) = (one for one in told if words.say("lab-leads-note") in one)
    bounds = words.bounds("leads/comeback", report["measures"]["leads/comeback"])
    assert bounds in leads
    assert bounds.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_match_has_one_winner_nothing_is_told_of_when_it_is_decided(
    language: str,
) -> None:
    report = balance.report(many(40, returns=[1] * 4))
    words = wording.Words(report, language)
    said = wording.leads(words, report)
    assert words.percent(0) not in said
    assert said.endswith(words.say("lab-leads-none"))


def test_two_bots_on_one_deal_are_one_observation() -> None:
    rows = [
        row(number, bots=seated, returns=returns)
        for number in range(40)
        for seated, returns in (
            (["club", "child"] * 2, [1, -1, 1, -1]),
            (["child", "club"] * 2, [-1, 1, -1, 1] if number % 4 else [1, -1, 1, -1]),
        )
    ]
    told = balance.report(rows)
    assert told["matches"] == 80
    assert told["skill"]["stronger"] == "club"
    assert told["skill"]["score"][0] == 0.875  # 30 deals won twice, 10 shared
    assert told["measures"]["sides/0"][0] == 0.625
    assert told["skill"]["matches_to_tell"] <= 3


def rufus(number: int, bots: list[str], returns: list[int]) -> Row:
    """A match of Rufus for three."""
    happened = dict.fromkeys(happenings.rules("rufus"), 1)
    return row(
        number, game="rufus", seats=3, bots=bots, returns=returns, leads=[], happenings=happened,
        waits=[3.0] * 3, decisions=[9] * 3,
    )  # fmt: skip


@pytest.mark.parametrize(("strong", "weak"), [("child", "club"), ("club", "child")])
def test_what_bots_are_called_makes_no_difference(strong: str, weak: str) -> None:
    rows = [
        rufus(
            number,
            [strong if seat == alone else weak for seat in range(3)],
            [1 if seat == alone else -1 for seat in range(3)],
        )
        for number in range(8)
        for alone in range(3)
    ]
    told = balance.report(rows)["skill"]
    assert (told["stronger"], told["weaker"], told["score"][0]) == (strong, weak, 1)


@pytest.mark.parametrize(
    "bots",
    [
        ["club", "club", "child", "child"],
        ["club", "child", "child", "child"],
        ["club", "child", "club", "child"],
    ],
)
def test_of_bots_that_have_not_changed_seats_nothing_is_told(bots: list[str]) -> None:
    assert "skill" not in balance.report(many(40, bots=bots))


def test_what_is_longer_on_all_seeds_is_beyond_chance_and_what_is_alike_is_not() -> None:
    told = balance.compare(many(100), many(100, 12, options='{"fold": "one_card"}'))
    found = {one["measure"]: one for one in told["findings"]}
    assert found["length/actions"]["beyond"]
    assert abs(found["length/actions"]["difference"][0] - 12) < 1
    assert [key for key, one in found.items() if one["beyond"]] == ["length/actions"]
    assert "sides/1" not in found  # it says what side 0 says
    words = wording.Words(told, "en")
    assert wording.changes(words, told)[0].startswith("A game takes longer: ")


def test_of_a_few_games_nothing_is_told() -> None:
    told = balance.compare(many(10), many(10, 50))
    words = wording.Words(told, "de")
    assert wording.changes(words, told) == []
    assert wording.no_change(words, told) == "Bei so wenigen Partien lässt sich nichts sagen."


def test_only_seeds_that_both_rules_have_played_are_compared() -> None:
    assert balance.compare(many(60)[20:], many(50, 5))["matches"] == 30


def test_a_comparison_counts_every_match_of_a_deal() -> None:
    told = balance.compare(many(50) * 2, many(50, 5) * 2)
    assert (told["matches"], told["deals"]) == (100, 50)
    assert "100 games with each set of rules" in wording.compared(wording.Words(told, "en"), told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finding_says_on_how_many_pairs_it_stands(language: str) -> None:
    drawn = [Row(**one._asdict() | {"returns": [0] * 4}) for one in many(20, 9)]
    told = balance.compare(many(60), drawn + many(60, 9)[20:])
    pairs = {one["measure"]: one["pairs"] for one in told["findings"]}
    assert (pairs["length/actions"], pairs["sides/0"]) == (60, 40)
    words = wording.Words(told, language)
    few = {one["measure"]: wording.standing(words, told, one) for one in told["findings"]}
    assert not few["length/actions"]
    assert "40" in few["sides/0"]
    assert few["sides/0"] in pages.compared_html(told, language)


def test_a_study_of_two_bots_plays_each_deal_once_for_each_side() -> None:
    asked = studies.Study("dog", bots=("club", "child"), games=10).asked()
    assert len(asked) == 10
    assert {experiment.bots for experiment, _ in asked} == {
        ("club", "child") * 2,
        ("child", "club") * 2,
    }
    assert len({experiment.seed(number) for experiment, number in asked}) == 5


def test_only_deals_that_all_experiments_have_finished_are_shown_meanwhile() -> None:
    variants = ((), (("fold", "one_card"),))
    study = studies.Study("dog", variants, bots=("club", "child"), games=4)
    rows = [
        Row(**row(number)._asdict() | {"options": options, "bots": list(seated)})
        for number in range(2)
        for options in ("{}", '{"fold": "one_card"}')
        for seated in study.seatings(())
    ]
    assert studies.finished(study, rows[:3]) == []
    assert studies.finished(study, rows[:7]) == rows[:4]
    assert studies.finished(study, rows) == rows


def test_rows_that_are_not_there_are_an_error() -> None:
    with pytest.raises(ValueError, match="no matches"):
        studies.shown([])


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_game_has_no_bounds_and_no_verdict(language: str) -> None:
    told = balance.report(many(1))
    mean, *bounds = told["measures"]["length/actions"]
    assert mean == told["lengths"]["median"]
    assert bounds == [None, None]
    words = wording.Words(told, language)
    said = " ".join(wording.told(words, told))
    assert words.say("lab-begins-yes") not in said
    assert words.say("lab-begins-no") not in said
    assert "(" not in wording.length(words, told)
    assert "None" not in pages.html(told, language)
    assert balance.compare(many(1), many(1, 30))["findings"] == []


def test_who_has_won_every_deal_need_not_win_the_next() -> None:
    rows = [
        row(number, bots=seated, returns=returns)
        for number in range(50)
        for seated, returns in (
            (["club", "child"] * 2, [1, -1, 1, -1]),
            (["child", "club"] * 2, [-1, 1, -1, 1]),
        )
    ]
    told = balance.report(rows)
    mean, low, high = told["skill"]["score"]
    assert low < mean == high == 1
    assert low == round(intervals.share(50, 50).low, 5)
    words = wording.Words(told, "en")
    assert "it takes one game for" in wording.skill(words, told["skill"])
    few = balance.report(rows[:8])
    assert words.say("lab-skill-none") in wording.skill(words, few["skill"])


def test_a_deal_that_was_played_twice_counts_once() -> None:
    rows = [row(0), row(0), row(1, happenings=dict.fromkeys(happenings.rules("dog"), 0))]
    assert {share[0] for share in balance.report(rows)["happens"].values()} == {0.5}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_stands_by_itself_and_names_what_it_shows(language: str) -> None:
    told = balance.report(many(40, bots=["one-ply"] * 4))
    page = pages.html(told, language)
    assert page.count("<svg") == 3
    assert not re.search(r'(src|href)="(?!#)', page.replace('xlink:href="#', ""))
    assert json.loads(json.dumps(told)) == told
    compared = balance.compare(many(40), many(40, 30))
    assert compared["findings"][0]["measure"] == "length/actions"
    assert pages.compared_html(compared, language).count("<svg") == 1


def test_equal_reports_make_equal_files(tmp_path: Path) -> None:
    drawn = pages.drawings(balance.report(many(40)), "en")
    files = [plots.keep(drawn, tmp_path / name) for name in ("one", "two")]
    assert [file.name for file in files[0]][:2] == ["length.svg", "length.png"]
    for one, other in zip(*files, strict=True):
        assert one.read_bytes() == other.read_bytes()
