"""Strategus: what a legal action says of itself, and what not (§S2, §M, §M5)."""

from typing import Any

from spielwerk.core.records import document
from tests.rulebook.strategus_scenario import StrategusScene, begun, set_up, strategus


def offered(scene: StrategusScene, action: str, seat: int = 0) -> dict[str, Any]:
    """One of the choices of a seat, but for its text."""
    chosen = [one for one in scene.match.choices(seat) if one.text == action]
    return {key: value for key, value in document(chosen[0]).items() if key != "text"}


def test_S2_a_card_that_is_laid_down() -> None:
    assert offered(begun(), "place 9 a1") == {"kind": "lay", "piece": "9", "to": "a1"}


def test_S4_a_kind_that_is_left_is_offered_on_the_next_square_of_either_seat() -> None:
    scene = begun().shows("1: place A j10")
    offers = [document(one) for one in scene.match.choices(1)]
    assert {one["to"] for one in offers} == {"i10"}
    assert [one["piece"] for one in offers] == list("123456789MT")


def test_S2_who_is_ready_has_no_choice_left() -> None:
    scene = begun().shows("0: setup TTATTT9999 T888885555 99M4443312 6666777799")
    assert scene.match.choices(0) == []
    assert len(scene.match.choices(1)) == 12


def test_M1_a_card_moves_and_the_choice_says_which() -> None:
    assert offered(strategus("5e4"), "e4-e5") == {
        "kind": "move",
        "piece": "5",
        "from": "e4",
        "to": "e5",
    }


def test_M2_a_hare_may_attack_after_a_run() -> None:
    assert offered(strategus("9e4 | 7e8"), "e4xe8") == {
        "kind": "attack",
        "piece": "9",
        "from": "e4",
        "to": "e8",
        "meets": "?",
    }


def test_M4_whom_an_attack_meets_is_not_told() -> None:
    strong, weak = strategus("5e4 | 1e5"), strategus("5e4 | 9e5")
    assert strong.match.choices(0) == weak.match.choices(0)
    assert strong.match.wordings(0) == weak.match.wordings(0)


def test_M5_with_marked_a_card_that_a_fight_has_shown_is_named() -> None:
    scene = strategus("5e4 | 7e5 7a7", {"memory_aid": "marked"}, seen=[[], ["e5"]])
    assert offered(scene, "e4xe5")["meets"] == "7"


def test_M5_without_it_not_even_who_has_just_won_is_named() -> None:
    near = strategus("5e4 5d4 | 3e5").shows("e4xe5").shows("e5-d5")
    assert offered(near, "d4xd5")["meets"] == "?"


def test_M1_choices_of_the_whole_army_are_in_the_order_of_legal_actions() -> None:
    match = set_up({"first": "1"}).match
    assert [one.text for one in match.choices(1)] == match.legal(1)
    assert match.choices(0) == []
