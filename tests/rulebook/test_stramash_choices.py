"""Stramash: what a legal action says of itself (§T2, §M, §P)."""

from typing import Any

from spielwerk.core.records import document
from tests.rulebook.stramash_scenario import StramashScene, stramash

PAIRS = {"pairs": "on"}


def offered(scene: StramashScene, action: str) -> dict[str, Any]:
    """One of the choices of the seat to move, but for its text."""
    chosen = [one for one in scene.match.choices(scene.seat_to_act()) if one.text == action]
    return {key: value for key, value in document(chosen[0]).items() if key != "text"}


def test_T2_a_card_that_is_discarded() -> None:
    assert offered(stramash("", "5"), "discard 5") == {"kind": "discard", "card": "5"}


def test_M2_a_laddie_comes_out_of_the_dock_to_its_start() -> None:
    scene = stramash(" | T8", "K")
    assert offered(scene, "K out") == {
        "kind": "out",
        "card": "K",
        "owner": 0,
        "from": "D",
        "to": "T8",
        "meets": [{"owner": 1, "from": "T8", "to": "D"}],
    }


def test_M1_an_eight_goes_its_way_backwards() -> None:
    assert offered(stramash("T10", "8"), "8 T10>T2") == {
        "kind": "walk",
        "card": "8",
        "owner": 0,
        "from": "T10",
        "to": "T2",
        "meets": [],
        "path": ["T9", "T8", "T7", "T6", "T5", "T4", "T3", "T2"],
        "back": True,
    }


def test_M5_the_way_leads_over_the_entrance_into_the_castle() -> None:
    assert offered(stramash("T2", "3"), "3 T2>C0.2")["path"] == ["T3", "C0.1", "C0.2"]


def test_M6_a_bonnie_fechter_needs_no_way() -> None:
    assert offered(stramash(" | T30", "X 5"), "X D>T30") == {
        "kind": "charge",
        "card": "X",
        "owner": 0,
        "from": "D",
        "to": "T30",
        "meets": [{"owner": 1, "from": "T30", "to": "D"}],
    }


def test_P1_a_partners_laddie_goes_to_its_entrance() -> None:
    scene = stramash("T10 | | T15", "5", PAIRS)
    assert offered(scene, "5 T10>T15")["meets"] == [{"owner": 2, "from": "T15", "to": "T39"}]


def test_P2_who_stands_on_that_entrance_makes_room() -> None:
    scene = stramash("T10 | T39 | T15", "5", PAIRS)
    assert offered(scene, "5 T10>T15")["meets"] == [
        {"owner": 2, "from": "T15", "to": "T39"},
        {"owner": 1, "from": "T39", "to": "D"},
    ]


def test_P2_another_laddie_of_the_mover_goes_to_its_own_entrance() -> None:
    scene = stramash("T10 T39 | | T15", "5", PAIRS)
    assert offered(scene, "5 T10>T15")["meets"] == [
        {"owner": 2, "from": "T15", "to": "T39"},
        {"owner": 0, "from": "T39", "to": "T3"},
    ]


def test_P2_the_laddie_that_leaves_the_entrance_is_not_in_the_way() -> None:
    scene = stramash("T39 | | T44", "5", PAIRS)
    assert offered(scene, "5 T39>T44")["meets"] == [{"owner": 2, "from": "T44", "to": "T39"}]


def test_P2_with_entrance_full_to_dock_it_goes_to_its_dock() -> None:
    scene = stramash("T10 | | T15 T39", "5", PAIRS | {"entrance_full": "to_dock"})
    assert offered(scene, "5 T10>T15")["meets"] == [{"owner": 2, "from": "T15", "to": "D"}]


def test_P3_with_all_laddies_home_it_is_the_partners_that_go() -> None:
    home = "C0.1 C0.2 C0.3 C0.4 C0.5"
    assert offered(stramash(f"{home} | | T50", "5", PAIRS), "5 T50>T55")["owner"] == 2
    assert offered(stramash(f"{home} | | D", "K", PAIRS), "K out")["to"] == "T44"
