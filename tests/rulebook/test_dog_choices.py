"""Dog: what a legal action says of itself (§M, §R2)."""

from typing import Any

from spielwerk.core.records import document
from tests.rulebook.dog_scenario import DogScene, dog


def offered(scene: DogScene, action: str) -> dict[str, Any]:
    """One of the choices of the seat to move, but for its text."""
    seat = scene.seat_to_act()
    chosen = [one for one in scene.match.choices(seat) if one.text == action]
    return {key: value for key, value in document(chosen[0]).items() if key != "text"}


def test_M1_a_man_comes_out_and_meets_who_stands_there() -> None:
    assert offered(dog(" | T0", "K"), "K out") == {
        "kind": "out",
        "card": "K",
        "as": "K",
        "owner": 0,
        "from": "K",
        "to": "T0",
        "meets": [{"owner": 1, "at": "T0"}],
    }


def test_M4_a_man_meets_only_who_stands_where_it_lands() -> None:
    assert offered(dog("T10 T12 | T13 T11", "3"), "3 T10>T13") == {
        "kind": "walk",
        "card": "3",
        "as": "3",
        "owner": 0,
        "from": "T10",
        "to": "T13",
        "path": ["T11", "T12", "T13"],
        "back": False,
        "meets": [{"owner": 1, "at": "T13"}],
    }


def test_M4_a_four_back_goes_its_way_backwards() -> None:
    back = offered(dog("T2", "4"), "4 T2>T62")
    assert (back["path"], back["back"]) == (["T1", "T0", "T63", "T62"], True)


def test_M5_a_seven_meets_all_on_its_way_in_their_order() -> None:
    swept = offered(dog("T10 T13 | T12 | T17", "7"), "7 T10>T17")
    assert swept["meets"] == [
        {"owner": 1, "at": "T12"},
        {"owner": 0, "at": "T13"},
        {"owner": 2, "at": "T17"},
    ]


def test_M7_a_swap_says_whose_man_the_other_is() -> None:
    assert offered(dog("T10 | T30", "J"), "J T10<>T30") == {
        "kind": "swap",
        "card": "J",
        "as": "J",
        "owner": 0,
        "from": "T10",
        "to": "T30",
        "other": 1,
    }


def test_M8_a_joker_is_the_card_and_says_what_it_stands_for() -> None:
    joker = offered(dog("T10", "X"), "X=5 T10>T15")
    assert (joker["card"], joker["as"]) == ("X", "5")


def test_M9_with_all_men_home_it_is_the_partners_that_go() -> None:
    home = "G0.1 G0.2 G0.3 G0.4"
    assert offered(dog(f"{home} | | T20", "5"), "5 T20>T25")["owner"] == 2
    assert offered(dog(f"{home} | | K", "A"), "A out")["to"] == "T32"


def test_R2_a_card_for_the_partner() -> None:
    hands = "5 A A A A A | 6 6 6 6 6 6 | 2 2 2 2 2 2 | 3 3 3 3 3 3"
    scene = dog("", hands, phase="exchange", to_move=None, starter=0)
    assert offered(scene, "give 5") == {"kind": "give", "card": "5"}


def test_R4_a_card_that_is_laid_down() -> None:
    scene = dog("", "5", {"fold": "one_card"})
    assert offered(scene, "fold 5") == {"kind": "fold", "card": "5"}
