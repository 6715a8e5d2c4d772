"""Dog's options by name: what each allows (what each does is tested with its rule)."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.dog_scenario import document, dog

DEFAULTS = {
    "first": "chance",
    "fold": "whole_hand",
    "shuffle": "when_empty",
    "own_on_start": "goes_home",
    "seven_men": "any",
    "seven_win": "fits",
    "strict_fill": "off",
    "joker_finish": "allowed",
    "seven_rest": "partner",
    "max_plies": 10_000,
}
TABLES = {"teams": "pairs", "exchange": "partner", "seven_partner": "last"}
"""What `test_dog_tables.py` is about."""
OTHERS = {
    "first": "0",
    "fold": "one_card",
    "shuffle": "each_cycle",
    "own_on_start": "bars",
    "seven_men": "two",
    "seven_win": "ends",
    "strict_fill": "on",
    "joker_finish": "not_last_man",
    "seven_rest": "none",
    "max_plies": 500,
}


def test_options_a_game_knows_all_its_options() -> None:
    assert dict(spielwerk.load("dog").options) == DEFAULTS | TABLES
    assert dict(spielwerk.load("dog", OTHERS).options) == OTHERS | TABLES
    assert {option["name"] for option in spielwerk.load("dog").option_list()} == {
        *DEFAULTS,
        *TABLES,
    }


def test_options_the_defaults_are_what_the_rulebook_says() -> None:
    for option in spielwerk.load("dog").option_list():
        assert option["default"] == (DEFAULTS | TABLES)[option["name"]]
        if "values" in option and option["name"] not in TABLES:
            assert set(option["values"]) == {DEFAULTS[option["name"]], OTHERS[option["name"]]}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("fold", "half_hand"),
        ("fold", None),
        ("seven_men", "three"),
        ("seven_men", 2),
        ("strict_fill", True),
        ("joker_finish", "never"),
        ("seven_rest", ""),
        ("max_plies", -1),
        ("max_plies", "many"),
        ("max_plies", 1.5),
        ("max_plies", True),
        ("colour", "red"),
        ("preset", "wild"),
    ],
)
def test_options_an_unknown_name_or_value_is_refused(name: str, value: object) -> None:
    with pytest.raises(spielwerk.OptionError) as refusal:
        spielwerk.load("dog", {name: value})
    assert refusal.value.option == name
    assert name in str(refusal.value)


@pytest.mark.parametrize("name", [name for name in DEFAULTS if name != "max_plies"])
def test_options_the_refusal_lists_what_is_allowed(name: str) -> None:
    with pytest.raises(spielwerk.OptionError) as refusal:
        spielwerk.load("dog", {name: "perhaps"})
    assert str(DEFAULTS[name]) in str(refusal.value)
    assert str(OTHERS[name]) in str(refusal.value)


def test_options_a_number_may_be_given_as_text() -> None:
    assert spielwerk.load("dog", {"max_plies": "500"}).options["max_plies"] == 500


def test_options_the_number_of_seats_is_four_unless_it_is_asked_for() -> None:
    assert spielwerk.load("dog").seats == spielwerk.load("dog", seats=4).seats == 4
    for seats in (0, 1, 7):
        with pytest.raises(ValueError, match="seats"):
            spielwerk.load("dog", seats=seats)


def test_options_there_is_no_other_dog() -> None:
    for name in ("Dog", "cat", "", "dog "):
        with pytest.raises(ValueError, match="dog"):
            spielwerk.load(name)


@pytest.mark.parametrize("name", list(OTHERS))
def test_options_a_document_names_what_differs(name: str) -> None:
    chosen = {name: OTHERS[name]}
    match = spielwerk.load("dog", chosen).match(seed=1)
    assert match.position()["options"] == chosen
    assert match.observation(0)["options"] == chosen


def test_options_a_document_is_silent_about_the_defaults() -> None:
    match = spielwerk.load("dog", DEFAULTS).match(seed=1)
    assert "options" not in match.position()
    assert "options" not in dog("T10", "5", options=DEFAULTS).match.position()


def test_options_a_caller_that_names_none_takes_the_documents() -> None:
    scene = dog("", "5 9", options={"fold": "one_card"}).shows("only fold 5, fold 9")
    assert scene.match.position()["options"] == {"fold": "one_card"}


def test_options_a_callers_options_must_agree_with_the_documents() -> None:
    position = document("T10", "5", options={"fold": "one_card"})
    agreeing = spielwerk.load("dog", {"fold": "one_card"})
    assert agreeing.match_from(position).position()["options"] == {"fold": "one_card"}
    with pytest.raises(spielwerk.PositionError) as refusal:
        spielwerk.load("dog", {"fold": "whole_hand"}).match_from(position)
    assert refusal.value.key == "options"


@pytest.mark.parametrize(
    "options", [{"colour": "red"}, {"fold": "half_hand"}, {"max_plies": -1}, [], "fold", 7, None]
)
def test_options_a_document_with_unknown_options_is_refused(options: Any) -> None:
    position = {**document("T10", "5"), "options": options}
    with pytest.raises(ValueError, match="option"):
        spielwerk.load("dog").match_from(position)


def test_options_go_together() -> None:
    every = {name: value for name, value in OTHERS.items() if name != "max_plies"}
    dog("T61 T63 G0.3 G0.4 | | T40", "X 5", options=every).shows("""
        not  X=7 T63>G0.1, X=7 T40>T41
        X=7 T63>G0.2
        only X=7 T61>T1
    """)
    dog("T62 G0.2 G0.3 G0.4 | | T40", "7", options=every).shows("only 7 T62>T5")
    dog("T58 G0.2 G0.3 G0.4 | | T40", "7 X", options=every).shows("""
        can  7 T58>G0.1
        not  X=7 T58>G0.1
    """)
