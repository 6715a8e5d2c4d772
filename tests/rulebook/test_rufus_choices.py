"""Rufus: what a legal action says of itself (§T2-T6)."""

from typing import Any

from spielwerk.core.records import document
from tests.rulebook.rufus_scenario import RufusScene, rufus


def offered(scene: RufusScene, action: str) -> dict[str, Any]:
    """One of the choices of the seat to move, but for its text."""
    chosen = [one for one in scene.match.choices(scene.seat_to_act()) if one.text == action]
    return {key: value for key, value in document(chosen[0]).items() if key != "text"}


def test_T3_the_fox_is_led_as_many_fields_as_it_uses_points() -> None:
    offer = offered(rufus("48 52 | 3 40"), "fox 2")
    assert offer == {"kind": "fox", "to": "2", "points": 2, "prizes": 0}


def test_T5_a_card_costs_one_point() -> None:
    scene = rufus("48 52 | 3 40")
    assert offered(scene, "lay 5 @51") == {"kind": "lay", "card": 5, "to": "51", "points": 1}


def test_T6_a_stone_that_comes_to_the_field_of_anothers_card_meets_it() -> None:
    assert offered(rufus("48 52 | 3 40", trail="1:5@55"), "stone 48>55") == {
        "kind": "stone",
        "from": "48",
        "to": "55",
        "end": "55",
        "points": 7,
        "meets": 1,
    }
