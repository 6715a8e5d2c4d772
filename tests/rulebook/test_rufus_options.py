"""Rufus' options by name: what each allows (what each does is tested with its rule)."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.rufus_scenario import begun, document, rufus

DEFAULTS = {
    "fields": 60,
    "prizes": "ascending",
    "prize_order": "",
    "first": "chance",
    "fox_continues": "off",
    "exact_catch": "on",
    "hard_count": "off",
    "out_hand_counts": "off",
    "survivor_takes_rest": "off",
    "max_plies": 10_000,
}
ORDER = "19 1 17 3 15 5 13 7 11 9"
CUSTOM = {"prizes": "custom", "prize_order": ORDER}
OTHERS: dict[str, Any] = {
    "fields": 44,
    "prizes": "custom",
    "prize_order": ORDER,
    "first": "0",
    "fox_continues": "on",
    "exact_catch": "off",
    "hard_count": "on",
    "out_hand_counts": "on",
    "survivor_takes_rest": "on",
    "max_plies": 500,
}


def test_options_a_game_knows_all_its_options() -> None:
    assert dict(spielwerk.load("rufus").options) == DEFAULTS
    assert dict(spielwerk.load("rufus", OTHERS).options) == OTHERS
    assert [option["name"] for option in spielwerk.load("rufus").option_list()] == list(DEFAULTS)


def test_options_the_defaults_are_what_the_rulebook_says() -> None:
    for option in spielwerk.load("rufus").option_list():
        assert option["default"] == DEFAULTS[option["name"]]
        if option["name"] == "prizes":
            orders = ["ascending", "descending", "alternating", "custom", "shuffled"]
            assert option["values"] == orders
        elif option["name"] == "first":
            assert option["values"] == ["chance", "0"]
        elif "values" in option:
            assert set(option["values"]) == {"on", "off"}


def test_options_the_path_is_of_an_even_number_from_forty_to_eighty() -> None:
    described = next(o for o in spielwerk.load("rufus").option_list() if o["name"] == "fields")
    assert (described["low"], described["high"], described["step"]) == (40, 80, 2)
    for fields in (*range(40, 81, 2), "40", "60"):
        assert spielwerk.load("rufus", {"fields": fields}).options["fields"] == int(fields)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("fields", 38),
        ("fields", 82),
        ("fields", 41),
        ("fields", 59),
        ("fields", 0),
        ("fields", "many"),
        ("fields", 60.0),
        ("fields", True),
        ("prizes", "backwards"),
        ("prizes", None),
        ("fox_continues", True),
        ("exact_catch", "no"),
        ("hard_count", 1),
        ("out_hand_counts", ""),
        ("survivor_takes_rest", "ON"),
        ("max_plies", -1),
        ("max_plies", 1.5),
        ("colour", "red"),
        ("preset", "wild"),
    ],
)
def test_options_an_unknown_name_or_value_is_refused(name: str, value: object) -> None:
    with pytest.raises(spielwerk.OptionError) as refusal:
        spielwerk.load("rufus", {name: value})
    assert refusal.value.option == name
    assert name in str(refusal.value)


@pytest.mark.parametrize(
    "name", [name for name in DEFAULTS if name not in ("max_plies", "fields", "prize_order")]
)
def test_options_the_refusal_lists_what_is_allowed(name: str) -> None:
    with pytest.raises(spielwerk.OptionError) as refusal:
        spielwerk.load("rufus", {name: "perhaps"})
    assert str(DEFAULTS[name]) in str(refusal.value)
    assert str(OTHERS[name]) in str(refusal.value)


def test_options_the_numbers_of_seats_are_two_to_five() -> None:
    for seats in (2, 3, 4, 5):
        assert spielwerk.load("rufus", seats=seats).seats == seats
    for seats in (0, 1, 6, -2):
        with pytest.raises(spielwerk.OptionError, match="seats"):
            spielwerk.load("rufus", seats=seats)


@pytest.mark.parametrize("name", list(OTHERS))
def test_options_a_document_names_what_differs(name: str) -> None:
    chosen = CUSTOM if name in CUSTOM else {name: OTHERS[name]}
    match = begun(2, chosen).match
    assert match.position()["options"] == chosen
    assert match.observation(0)["options"] == chosen


def test_options_a_document_is_silent_about_the_defaults() -> None:
    assert "options" not in begun(2, DEFAULTS).match.position()
    assert "options" not in rufus("48 52 | 20 21", DEFAULTS).match.position()


def test_options_a_caller_that_names_none_takes_the_documents() -> None:
    scene = rufus("54 40 | 20 21", {"exact_catch": "off"}).shows("can stone 54>1")
    assert scene.match.game.options["exact_catch"] == "off"


def test_options_a_callers_options_must_agree_with_the_documents() -> None:
    position = document("28 32 | 20 21", {"fields": 44})
    agreeing = spielwerk.load("rufus", {"fields": 44})
    assert agreeing.match_from(position).position()["options"] == {"fields": 44}
    with pytest.raises(spielwerk.PositionError) as refusal:
        spielwerk.load("rufus", {"fields": 60}).match_from(position)
    assert refusal.value.key == "options"


def test_options_go_together() -> None:
    scene = rufus("2 2 | 5 20 | 20 21", OTHERS, fox=43, left="1 19 3").shows("""
        can    fox 3, fox 7
        fox 6
        rufus  2
        out    [0]
        won    1 19 | | 5 7 9 11 13 15 17
        turn   1
        lay 5 @1
        fox 3
        rufus  5
        won    1 19 | 3 | 5 7 9 11 13 15 17
    """)
    assert scene.match.over
    assert scene.match.scores == [20 + 4, 3 + 4 - 5 + 5, 77 + 4]
