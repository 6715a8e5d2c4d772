"""Stramash's options by name: what each allows (what each does is tested with its rule)."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.stramash_scenario import document, stramash

DEFAULTS = {
    "holes": 18,
    "start_safe": "off",
    "first": "chance",
    "fechter_forced": "on",
    "castle_seven": "off",
    "fechter_from_dock": "on",
    "pairs": "off",
    "fechter_on_partner": "off",
    "entrance_full": "illegal",
    "seven_rest": "none",
    "partner_talk": "off",
    "max_plies": 50_000,
}
OTHERS = {
    "holes": 14,
    "start_safe": "on",
    "first": "0",
    "fechter_forced": "off",
    "castle_seven": "on",
    "fechter_from_dock": "off",
    "fechter_on_partner": "on",
    "pairs": "on",
    "entrance_full": "to_dock",
    "seven_rest": "partner",
    "partner_talk": "on",
    "max_plies": 500,
}
NUMBERS = ("holes", "max_plies")


def test_options_a_game_knows_all_its_options() -> None:
    assert dict(spielwerk.load("stramash").options) == DEFAULTS
    assert dict(spielwerk.load("stramash", OTHERS).options) == OTHERS
    named = [option["name"] for option in spielwerk.load("stramash").option_list()]
    assert named == list(DEFAULTS)


def test_options_the_defaults_are_what_the_rulebook_says() -> None:
    for option in spielwerk.load("stramash").option_list():
        name = option["name"]
        assert option["default"] == DEFAULTS[name]
        assert ("values" in option) == (name not in NUMBERS)
        if "values" in option:
            assert option["values"] == [DEFAULTS[name], OTHERS[name]]


def test_options_pairs_are_for_four_and_six() -> None:
    options = {option["name"]: option for option in spielwerk.load("stramash").option_list()}
    assert list(options["pairs"]["seats"]) == [4, 6]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("holes", 13),
        ("holes", 21),
        ("holes", 18.5),
        ("holes", None),
        ("holes", "many"),
        ("fechter_forced", True),
        ("fechter_forced", "perhaps"),
        ("castle_seven", 7),
        ("fechter_from_dock", ""),
        ("fechter_on_partner", "opponent"),
        ("pairs", 2),
        ("entrance_full", "to_castle"),
        ("entrance_full", None),
        ("seven_rest", "anybody"),
        ("partner_talk", False),
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
        spielwerk.load("stramash", {name: value})
    assert refusal.value.option == name
    assert name in str(refusal.value)


@pytest.mark.parametrize("name", [name for name in DEFAULTS if name not in NUMBERS])
def test_options_the_refusal_lists_what_is_allowed(name: str) -> None:
    with pytest.raises(spielwerk.OptionError) as refusal:
        spielwerk.load("stramash", {name: "perhaps"})
    assert str(DEFAULTS[name]) in str(refusal.value)
    assert str(OTHERS[name]) in str(refusal.value)


@pytest.mark.parametrize("holes", range(14, 21))
def test_options_a_mashie_has_fourteen_to_twenty_holes(holes: int) -> None:
    last = 4 * holes - 1
    stramash(f"T{last}", "4", {"holes": holes}).shows(f"""
        only     4 T{last}>T3
        4 T{last}>T3
        laddies  T3
    """)
    scene = stramash("", "| | A", {"holes": holes}, to_move=2).shows("A out")
    scene.shows(f"laddies | | T{2 * holes + 8}")


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_options_holes_and_seats_make_the_board_together(seats: int) -> None:
    match = spielwerk.load("stramash", {"holes": 14}, seats).match(seed=1)
    length = 14 * (4 if seats == 2 else seats)
    track = [cell for cell in match.game.geometry()["cells"] if cell["name"].startswith("T")]
    assert len(track) == length
    last, start = seats - 1, 14 * (2 if seats == 2 else seats - 1) + 8
    hands = " | ".join([""] * last + ["K"])
    scene = stramash("", hands, {"holes": 14}, seats, to_move=last).shows("K out")
    assert scene.match.position()["laddies"][last][0] == f"T{start}"


def test_options_a_number_may_be_given_as_text() -> None:
    game = spielwerk.load("stramash", {"holes": "15", "max_plies": "500"})
    assert (game.options["holes"], game.options["max_plies"]) == (15, 500)


def test_options_two_to_six_can_play_and_four_usually_do() -> None:
    assert spielwerk.load("stramash").seats == 4
    assert set(spielwerk.load("stramash").seat_counts) == {2, 3, 4, 5, 6}
    for seats in (0, 1, 7, -2):
        with pytest.raises(spielwerk.OptionError, match="seats"):
            spielwerk.load("stramash", seats=seats)


@pytest.mark.parametrize("name", list(OTHERS))
def test_options_a_document_names_what_differs(name: str) -> None:
    chosen = {name: OTHERS[name]}
    match = spielwerk.load("stramash", chosen).match(seed=1)
    assert match.position()["options"] == chosen
    assert match.observation(0)["options"] == chosen


def test_options_a_document_is_silent_about_the_defaults() -> None:
    match = spielwerk.load("stramash", DEFAULTS).match(seed=1)
    assert "options" not in match.position()
    assert "options" not in stramash("T10", "5", DEFAULTS).match.position()


def test_options_a_callers_options_must_agree_with_the_documents() -> None:
    position = document("T10", "5", {"pairs": "on"})
    agreeing = spielwerk.load("stramash", {"pairs": "on"})
    assert agreeing.match_from(position).position()["options"] == {"pairs": "on"}
    with pytest.raises(spielwerk.PositionError) as refusal:
        spielwerk.load("stramash", {"pairs": "off"}).match_from(position)
    assert refusal.value.key == "options"


@pytest.mark.parametrize(
    "options",
    [{"colour": "red"}, {"pairs": "perhaps"}, {"max_plies": -1}, {"holes": 40}, [], "pairs", 7],
)
def test_options_a_document_with_unknown_options_is_refused(options: Any) -> None:
    position = {**document("T10", "5"), "options": options}
    with pytest.raises(spielwerk.PositionError, match="option"):
        spielwerk.load("stramash").match_from(position)


def test_options_a_document_of_five_seats_cannot_have_pairs() -> None:
    with pytest.raises(spielwerk.PositionError) as refusal:
        spielwerk.load("stramash").match_from(document("T10", "5", {"pairs": "on"}, seats=5))
    assert refusal.value.key in ("options", "seats")


def test_options_go_together() -> None:
    every = {name: value for name, value in OTHERS.items() if name not in NUMBERS}
    laddies = "T0 C0.2 C0.3 C0.4 C0.5 | | T30 T39 C2.1"
    stramash(laddies, "X 7", every).shows("""
        can      7 T0>C0.1, 7 T0>T7, X T0>T30
        7 T0>C0.1
        only     7 T30>T33, 7 T39>T42, 7 C2.1>C2.4
    """)
