"""Strategus' options by name: what each allows (what each does is tested with its rule)."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.strategus_scenario import document, strategus

DEFAULTS: dict[str, Any] = {
    "army": "full",
    "lakes": "off",
    "hare_attack": "ranged",
    "sprung_trap": "stays",
    "memory_aid": "off",
    "first": "chance",
    "quiet_plies": 200,
    "two_squares": "off",
    "chase": "off",
    "max_plies": 10_000,
}
VALUES: dict[str, list[Any]] = {
    "army": ["full", "barrage", "duel"],
    "lakes": ["off", "on"],
    "hare_attack": ["ranged", "adjacent"],
    "sprung_trap": ["stays", "goes"],
    "memory_aid": ["off", "log", "marked"],
    "first": ["chance", "0", "1"],
    "quiet_plies": [200, 0, 1, 7, 1_000_000],
    "two_squares": ["off", "3", "5"],
    "chase": ["off", "on"],
    "max_plies": [10_000, 0, 1, 500],
}
OTHERS = {name: values[-1] for name, values in VALUES.items()}


def test_options_a_game_knows_all_its_options() -> None:
    game = spielwerk.load("strategus")
    assert dict(game.options) == DEFAULTS
    assert dict(spielwerk.load("strategus", OTHERS).options) == OTHERS
    assert [option["name"] for option in game.option_list()] == list(DEFAULTS)


def test_options_the_first_value_is_the_default() -> None:
    for option in spielwerk.load("strategus").option_list():
        assert option["default"] == DEFAULTS[option["name"]]
        if "values" in option:
            assert option["values"] == VALUES[option["name"]]


def test_options_each_names_its_rule() -> None:
    rules = {o["name"]: o["rule"] for o in spielwerk.load("strategus").option_list()}
    expected = {
        "army": "S5",
        "hare_attack": "M2",
        "sprung_trap": "M4",
        "memory_aid": "M5",
        "first": "S3",
        "quiet_plies": "E4",
        "two_squares": "E5",
        "chase": "E5",
    }
    assert {name: rules[name] for name in expected} == expected


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in VALUES.items() for value in values]
)
def test_options_every_value_is_taken(name: str, value: Any) -> None:
    game = spielwerk.load("strategus", {name: value})
    assert game.options[name] == value
    assert game.differing_options() == ({} if value == DEFAULTS[name] else {name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("lakes", "wet"),
        ("lakes", None),
        ("lakes", True),
        ("lakes", 1),
        ("hare_attack", "far"),
        ("memory_aid", "on"),
        ("first", "2"),
        ("first", 2),
        ("first", "seat 0"),
        ("first", False),
        ("quiet_plies", -1),
        ("quiet_plies", 1_000_001),
        ("quiet_plies", "many"),
        ("quiet_plies", 1.5),
        ("quiet_plies", True),
        ("two_squares", "4"),
        ("two_squares", 4),
        ("two_squares", "on"),
        ("two_squares", 3.0),
        ("two_squares", True),
        ("chase", "yes"),
        ("chase", True),
        ("max_plies", -1),
        ("max_plies", None),
        ("colour", "red"),
        ("preset", "league"),
        ("preset", ["tournament"]),
    ],
)
def test_options_an_unknown_name_or_value_is_refused(name: str, value: object) -> None:
    with pytest.raises(spielwerk.OptionError) as refusal:
        spielwerk.load("strategus", {name: value})
    assert refusal.value.option == name
    assert name in str(refusal.value)


@pytest.mark.parametrize("name", [name for name in DEFAULTS if not name.endswith("_plies")])
def test_options_the_refusal_lists_what_is_allowed(name: str) -> None:
    with pytest.raises(spielwerk.OptionError) as refusal:
        spielwerk.load("strategus", {name: "perhaps"})
    for value in VALUES[name]:
        assert value in str(refusal.value)


def test_options_a_number_may_be_given_for_a_text_of_digits_and_the_other_way_round() -> None:
    assert spielwerk.load("strategus", {"two_squares": 3}).options["two_squares"] == "3"
    assert spielwerk.load("strategus", {"two_squares": 5}).options["two_squares"] == "5"
    assert spielwerk.load("strategus", {"first": 0}).options["first"] == "0"
    assert spielwerk.load("strategus", {"first": 1}).options["first"] == "1"
    assert spielwerk.load("strategus", {"quiet_plies": "30"}).options["quiet_plies"] == 30
    assert strategus("5e4", {"two_squares": 3}).match.position()["options"] == {"two_squares": "3"}


def test_options_the_number_of_seats_is_two() -> None:
    assert spielwerk.load("strategus", seats=2).seats == 2
    for seats in (0, 1, 3, 4):
        with pytest.raises(ValueError, match="seats"):
            spielwerk.load("strategus", seats=seats)


def test_options_each_seat_plays_for_itself() -> None:
    assert spielwerk.load("strategus").teams() == [[0], [1]]


def test_E5_the_preset_tournament_chooses_both_rules() -> None:
    game = spielwerk.load("strategus", {"preset": "tournament"})
    assert game.differing_options() == {"two_squares": "5", "chase": "on"}
    assert spielwerk.load("strategus", {"preset": "none"}).differing_options() == {}


def test_E5_single_options_override_the_preset() -> None:
    game = spielwerk.load("strategus", {"preset": "tournament", "two_squares": "3"})
    assert game.differing_options() == {"two_squares": "3", "chase": "on"}
    game = spielwerk.load("strategus", {"chase": "off", "lakes": "on", "preset": "tournament"})
    assert game.differing_options() == {"lakes": "on", "two_squares": "5"}


def test_E5_a_document_names_the_options_of_a_preset_one_by_one() -> None:
    both = {"two_squares": "5", "chase": "on"}
    assert strategus("5e4", {"preset": "tournament"}).match.position()["options"] == both
    match = spielwerk.load("strategus", {"preset": "tournament"}).match(seed=1)
    assert match.position()["options"] == both
    assert match.observation(None)["options"] == both


@pytest.mark.parametrize("name", list(OTHERS))
def test_options_a_document_names_what_differs(name: str) -> None:
    chosen = {name: OTHERS[name]}
    match = spielwerk.load("strategus", chosen).match(seed=1)
    assert match.position()["options"] == chosen
    assert match.observation(0)["options"] == chosen


def test_options_a_document_is_silent_about_the_defaults() -> None:
    match = spielwerk.load("strategus", DEFAULTS).match(seed=1)
    assert "options" not in match.position()
    assert "options" not in strategus("5e4", DEFAULTS).match.position()


def test_options_a_callers_options_must_agree_with_the_documents() -> None:
    position = document("5e4", {"lakes": "on"})
    agreeing = spielwerk.load("strategus", {"lakes": "on"})
    assert agreeing.match_from(position).position()["options"] == {"lakes": "on"}
    assert spielwerk.load("strategus").match_from(position).game.options["lakes"] == "on"
    with pytest.raises(spielwerk.PositionError) as refusal:
        spielwerk.load("strategus", {"lakes": "off"}).match_from(position)
    assert refusal.value.key == "options"


@pytest.mark.parametrize(
    "options", [{"colour": "red"}, {"lakes": "wet"}, {"quiet_plies": -1}, [], "lakes", 7, None]
)
def test_options_a_document_with_unknown_options_is_refused(options: Any) -> None:
    with pytest.raises(ValueError, match="option"):
        spielwerk.load("strategus").match_from({**document("5e4"), "options": options})


def test_options_go_together() -> None:
    every = {
        "lakes": "on",
        "hare_attack": "adjacent",
        "memory_aid": "marked",
        "quiet_plies": 30,
        "two_squares": "3",
        "chase": "on",
        "max_plies": 50,
    }
    strategus("9e4 7h2 | 7e5 9c7", every).shows("""
        can     e4xe5, e4-a4
        not     e4-e6, e4-g6
        e4xe5
        seen    [[], ["e5"]]
        not     c7-c6, c7-c5
        c7-b7
        h2-h3
        history ["e4xe5", "c7-b7", "h2-h3"]
    """)
