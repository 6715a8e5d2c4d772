"""Streifzug durch: its modes, the parts of the extended mode, and all options."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.streifzug_scenario import basic, begun, scene

CHOICES = {
    "ext_cards": ["off", "on"],
    "ext_throws": ["off", "on"],
    "ext_teams": ["off", "on"],
    "ext_finish": ["off", "on"],
    "first": ["chance", "0"],
    "doubles": ["nothing", "again"],
    "direction": ["free", "clockwise"],
    "stages": ["one_way", "no_turning"],
    "zone_sum": ["off", "on"],
    "hopser_from_goal": ["on", "off"],
    "full_colour": ["land", "forbidden"],
    "rotate": ["on", "off"],
    "max_jokers": ["1", "2", "any"],
    "patron_target": ["F4", "O2"],
    "patron_ask": ["all", "holders"],
    "after_patron": ["goes_on", "lapses"],
    "flush_cards": ["last", "with_others"],
    "joker_penalty": ["add", "max"],
    "partner_landing": ["share", "forbid", "throw"],
    "mopser_partner": ["off", "on"],
}
"""Every option with its values, the rulebook's first."""
NUMBERS = {"stall_rounds": 20, "max_plies": 10_000}
NEEDED = {"ext_finish": {"ext_cards": "on"}}


def parts(game: spielwerk.Game) -> dict[str, Any]:
    return {name: value for name, value in game.options.items() if name.startswith("ext_")}


def test_every_option_has_these_values_and_this_default() -> None:
    listed = {option["name"]: option for option in spielwerk.load("streifzug").option_list()}
    assert set(listed) == set(CHOICES) | set(NUMBERS)
    for name, values in CHOICES.items():
        assert list(listed[name]["values"]) == values
        assert listed[name]["default"] == values[0]
    for name, default in NUMBERS.items():
        assert listed[name]["default"] == default


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in CHOICES.items() for value in values]
)
def test_every_value_can_be_chosen(name: str, value: str) -> None:
    chosen = {name: value} | (NEEDED.get(name, {}) if value == "on" else {})
    game = spielwerk.load("streifzug", chosen, 4)
    assert game.options[name] == value
    match = game.match(seed=1)
    again = spielwerk.load("streifzug").match_from(match.position(), seed=1)
    assert again.game.options == game.options


@pytest.mark.parametrize("name", sorted(CHOICES))
def test_other_values_are_refused_with_what_is_allowed(name: str) -> None:
    with pytest.raises(spielwerk.OptionError, match=CHOICES[name][-1]):
        spielwerk.load("streifzug", {name: "maybe"}, 4)


@pytest.mark.parametrize("name", sorted(NUMBERS))
@pytest.mark.parametrize("value", [-1, 2.5, "many", True, 10**9])
def test_numbers_are_whole_and_within_bounds(name: str, value: Any) -> None:
    with pytest.raises(spielwerk.OptionError, match=name):
        spielwerk.load("streifzug", {name: value})


def test_numbers_may_be_written_as_text() -> None:
    assert spielwerk.load("streifzug", {"stall_rounds": "7"}).options["stall_rounds"] == 7


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(spielwerk.OptionError, match="ext_cards"):
        spielwerk.load("streifzug", {"ext_bell": "on"})


# Modes


@pytest.mark.parametrize(
    ("preset", "on"),
    [
        ("basic", set()),
        ("extended", {"ext_cards", "ext_throws", "ext_finish"}),
        ("teams", {"ext_cards", "ext_throws", "ext_finish", "ext_teams"}),
    ],
)
def test_presets_switch_these_parts_on(preset: str, on: set[str]) -> None:
    game = spielwerk.load("streifzug", {"preset": preset}, 4)
    assert {name for name, value in parts(game).items() if value == "on"} == on


def test_the_usual_game_is_the_basic_mode() -> None:
    assert set(parts(spielwerk.load("streifzug")).values()) == {"off"}


def test_an_unknown_preset_is_refused_with_the_list() -> None:
    with pytest.raises(spielwerk.OptionError, match="extended"):
        spielwerk.load("streifzug", {"preset": "expert"})


def test_single_options_override_a_preset() -> None:
    game = spielwerk.load("streifzug", {"preset": "extended", "ext_throws": "off"})
    assert parts(game) == {
        "ext_cards": "on",
        "ext_throws": "off",
        "ext_teams": "off",
        "ext_finish": "on",
    }


def test_ext_finish_needs_ext_cards() -> None:
    with pytest.raises(spielwerk.OptionError, match="ext_finish"):
        spielwerk.load("streifzug", {"ext_finish": "on"})
    with pytest.raises(spielwerk.OptionError, match="ext_finish"):
        spielwerk.load("streifzug", {"preset": "extended", "ext_cards": "off"})
    with pytest.raises(spielwerk.PositionError, match="ext_finish"):
        basic("o3", "5 1", {"ext_finish": "on"})


@pytest.mark.parametrize("seats", [2, 3])
def test_the_preset_teams_is_for_four(seats: int) -> None:
    with pytest.raises(spielwerk.OptionError, match="ext_teams"):
        spielwerk.load("streifzug", {"preset": "teams"}, seats)


# Parts alone


def test_cards_alone_thrown_figures_go_to_O2_and_no_card_is_lost() -> None:
    """But there are hands, card phases and Patrons, and the bell ends the game."""
    options = {"ext_cards": "on"}
    basic("o3 S | o8", "5 3", options, hands="| R1").shows("""
        5 o3>o8
        1: let go
        figures S o8 | S o26
        1: hand R1
        3 o8>o11
        phase cards
    """)
    basic("i1 S", "2 3", options, melds="R1 R2 R3").shows("2 i1>bell\nend\nover 1 -1\nreason bell")


def test_throws_alone_send_figures_back_by_ring() -> None:
    options = {"ext_throws": "on"}
    basic("o3 S | o8 o8", "5 3", options).shows("5 o3>o8\nfigures S o8 | S S\nphase dice")
    basic("m1 S | m3", "2 5", options).shows("2 m1>m3\nfigures S m3 | S o24")


def test_teams_alone_play_the_basic_mode_together() -> None:
    basic("o3 S || o8", "5 3", {"ext_teams": "on"}, seats=4).shows("""
        5 o3>o8
        figures S o8 || S o8 |
    """)


def test_cards_and_teams_without_finish() -> None:
    options = {"ext_finish": "off", "ext_throws": "off"}
    scene("teams", "i1 S", "2 3", options, seats=4, melds="R1 R2 R3").shows("""
        2 i1>bell
        end
        scores 3 0 3 0
        over   1 -1 1 -1
    """)


# Documents


def heading(match: spielwerk.Match) -> dict[str, Any]:
    position = match.position()
    return {key: position[key] for key in ("mode", "options") if key in position}


def test_documents_name_the_mode_and_what_differs_from_it() -> None:
    assert heading(begun(4).match) == {"mode": "basic"}
    assert heading(begun(4, {"preset": "teams"}).match) == {"mode": "teams"}
    assert heading(begun(4, {"preset": "extended", "ext_throws": "off"}).match) == {
        "mode": "extended",
        "options": {"ext_throws": "off"},
    }
    assert heading(begun(2, {"direction": "clockwise"}).match) == {
        "mode": "basic",
        "options": {"direction": "clockwise"},
    }


def test_parts_that_make_up_a_preset_are_written_as_that_preset() -> None:
    together = {"ext_cards": "on", "ext_throws": "on", "ext_finish": "on"}
    assert heading(begun(2, together).match) == {"mode": "extended"}
    assert heading(begun(4, together | {"ext_teams": "on"}).match) == {"mode": "teams"}
    assert heading(begun(2, {"preset": "extended"} | dict.fromkeys(together, "off")).match) == {
        "mode": "basic"
    }


def test_a_document_without_mode_is_basic() -> None:
    position = begun(2).match.position()
    del position["mode"]
    assert spielwerk.load("streifzug").match_from(position).position()["mode"] == "basic"


def test_a_callers_options_must_agree_with_the_document() -> None:
    position = begun(2, {"preset": "extended"}).match.position()
    game = spielwerk.load("streifzug", {"ext_throws": "off"})
    with pytest.raises(spielwerk.PositionError) as refusal:
        game.match_from(position)
    assert refusal.value.key == "options"


def test_an_unknown_mode_in_a_document_is_refused() -> None:
    position = begun(2).match.position() | {"mode": "expert"}
    with pytest.raises(spielwerk.PositionError):
        spielwerk.load("streifzug").match_from(position)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_match_has_two_figures_each_in_S_and_eight_stacks_of_six(seats: int) -> None:
    for preset in ("basic", "extended"):
        position = begun(seats, {"preset": preset}).match.position()
        assert position["figures"] == [["S", "S"]] * seats
        assert [len(stack) for stack in position["stacks"]] == [6] * 8


def test_a_document_names_its_preset_once() -> None:
    document = {"game": "streifzug", "mode": "extended", "options": {"preset": "basic"}}
    with pytest.raises(spielwerk.PositionError, match="the preset is named by mode alone"):
        spielwerk.load("streifzug").match_from(document | {"seats": 2, "to_move": 0})


def test_the_rulebook_has_every_value_of_the_four_parts_and_of_nothing_else() -> None:
    known = spielwerk.load("streifzug").option_list()
    modes = [option["name"] for option in known if option.get("mode")]
    assert modes == ["ext_cards", "ext_throws", "ext_teams", "ext_finish"]
