"""Games for several numbers of seats: what is asked, written and refused."""

from typing import Any

import pytest

import spielwerk
from tests.laws.matches import ways_to_play

SEVERAL = [name for name in spielwerk.games() if len(spielwerk.load(name).seat_counts) > 1]
SAYING = [name for name in SEVERAL if not spielwerk.load(name).definition.usual_unsaid]
"""Those whose documents name the usual number as well."""


@pytest.mark.parametrize("name", SAYING)
def test_documents_and_observations_say_for_how_many_seats(name: str) -> None:
    for seats in spielwerk.load(name).seat_counts:
        match = spielwerk.load(name, seats=seats).match(seed=1)
        assert match.position()["seats"] == match.observation(0)["seats"] == seats


@pytest.mark.parametrize("name", SEVERAL)
def test_a_match_takes_its_seats_from_the_document(name: str) -> None:
    usual = spielwerk.load(name)
    for seats in usual.seat_counts:
        position = spielwerk.load(name, seats=seats).match(seed=2).position()
        match = usual.match_from(position)
        assert match.game.seats == seats
        assert match.position() == position


@pytest.mark.parametrize("name", SEVERAL)
def test_options_that_were_asked_for_hold_for_a_document_that_names_none(name: str) -> None:
    game = spielwerk.load(name, {"max_plies": 77})
    position = spielwerk.load(name, seats=game.seat_counts[-1]).match(seed=3).position()
    if game.preset_key:
        del position[game.preset_key]
    assert game.match_from(position).game.options["max_plies"] == 77


@pytest.mark.parametrize("name", SAYING)
def test_a_document_must_name_its_seats(name: str) -> None:
    position = spielwerk.load(name).match(seed=4).position()
    del position["seats"]
    with pytest.raises(spielwerk.PositionError, match="seats: missing") as refused:
        spielwerk.load(name).match_from(position)
    assert refused.value.key == "seats"


@pytest.mark.parametrize("name", SEVERAL)
@pytest.mark.parametrize("seats", [0, 1, 7, -2, True, None, "3", 2.0, [3]])
def test_a_document_for_a_wrong_number_of_seats_is_refused(name: str, seats: Any) -> None:
    position = spielwerk.load(name).match(seed=5).position() | {"seats": seats}
    with pytest.raises(spielwerk.PositionError) as refused:
        spielwerk.load(name).match_from(position)
    assert refused.value.key == "seats"


def test_a_game_for_one_number_of_seats_knows_no_such_key() -> None:
    position = spielwerk.load("strategus").match(seed=6).position()
    assert "seats" not in position
    with pytest.raises(spielwerk.PositionError, match="unknown key"):
        spielwerk.load("strategus").match_from(position | {"seats": 2})


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_pairs_are_for_four_and_six(seats: int) -> None:
    with pytest.raises(spielwerk.OptionError, match="pairs: 'on' is not for") as refused:
        spielwerk.load("stramash", {"pairs": "on"}, seats)
    assert "allowed: 4, 6" in str(refused.value)
    assert spielwerk.load("stramash", {"pairs": "off"}, seats).seats == seats


def test_pairs_in_a_document_for_three_are_refused() -> None:
    position = spielwerk.load("stramash", seats=3).match(seed=7).position()
    with pytest.raises(spielwerk.PositionError, match="pairs: 'on' is not for 3 seats"):
        spielwerk.load("stramash").match_from(position | {"options": {"pairs": "on"}})


def test_partners_sit_opposite() -> None:
    assert spielwerk.load("stramash", {"pairs": "on"}, 4).teams() == [[0, 2], [1, 3]]
    assert spielwerk.load("stramash", {"pairs": "on"}, 6).teams() == [[0, 3], [1, 4], [2, 5]]
    assert spielwerk.load("stramash", seats=3).teams() == [[0], [1], [2]]


@pytest.mark.parametrize("fields", [39, 41, 59, 81, "60.0", True])
def test_a_number_must_be_one_of_its_steps(fields: Any) -> None:
    with pytest.raises(spielwerk.OptionError, match="from 40 to 80 in steps of 2"):
        spielwerk.load("rufus", {"fields": fields})


@pytest.mark.parametrize("name", spielwerk.games())
def test_what_is_agreed_asks_for_the_same_table(name: str) -> None:
    """A preset says what it names; the rulebook's game agrees on nothing."""
    assert spielwerk.load(name).agreed_options() == {}
    for game in ways_to_play(name):
        asked = spielwerk.load(name, game.agreed_options(), game.seats)
        assert asked.options == game.options
    for preset in spielwerk.load(name).presets:
        agreed = spielwerk.load(name, {"preset": preset}).agreed_options()
        assert agreed in ({"preset": preset}, {})
