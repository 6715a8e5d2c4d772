"""Dog, chapter *Other tables*: how its positions are written, and what is refused."""

from typing import Any

import pytest

import spielwerk
from spielwerk.core.documents import Written
from tests.rulebook.dog_scenario import document, dog

GAME = spielwerk.load("dog")
HOME = {seat: " ".join(f"G{seat}.{deep}" for deep in range(1, 5)) for seat in range(6)}
TRIOS = {"teams": "trios"}


def written(document: Written) -> Written:
    return GAME.match_from(document, seed=1).position()


def refused(document: Written) -> spielwerk.PositionError:
    with pytest.raises(spielwerk.PositionError) as refusal:
        GAME.match_from(document)
    return refusal.value


def test_position_without_seats_it_is_for_four_and_four_are_not_written() -> None:
    assert "seats" not in written(document())
    assert written({**document(), "seats": 4}) == written(document())
    assert "seats" not in GAME.match(seed=1).observation(0)


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_position_other_seats_are_written_and_read(seats: int) -> None:
    said = written(document("T10", seats=seats))
    assert said["seats"] == seats
    assert len(said["men"]) == len(said["hands"]) == seats
    assert written(said) == said
    assert spielwerk.load("dog", seats=seats).match(seed=1).observation(0)["seats"] == seats


@pytest.mark.parametrize(
    ("seats", "options", "kept"),
    [
        (2, {"teams": "alone", "exchange": "none"}, None),
        (6, {"teams": "pairs", "exchange": "partner"}, None),
        (4, {"teams": "alone", "exchange": "none"}, {"teams": "alone"}),
        (6, {"teams": "trios", "exchange": "partner"}, {"teams": "trios"}),
        (6, {"teams": "trios", "exchange": "none"}, {"teams": "trios", "exchange": "none"}),
        (3, {"exchange": "next"}, {"exchange": "next"}),
    ],
)
def test_position_an_option_is_written_if_leaving_it_out_would_mean_something_else(
    seats: int, options: dict[str, str], kept: dict[str, str] | None
) -> None:
    assert written(document(options=options, seats=seats)).get("options") == kept


@pytest.mark.parametrize("options", [{"teams": "trios"}, {"exchange": "partner", "teams": "alone"},
                                     {"seven_partner": "always", "teams": "alone"}])  # fmt: skip
def test_position_what_cannot_be_chosen_is_refused(options: dict[str, str]) -> None:
    refusal = refused(document(options=options))
    assert refusal.key == "options"
    assert "allowed: " in refusal.reason


@pytest.mark.parametrize(
    ("seats", "key", "value"),
    [
        (2, "men", [["T64", "K", "K", "K"], ["K"] * 4]),
        (2, "men", [["K"] * 4] * 4),
        (3, "men", [["T96", "K", "K", "K"], ["K"] * 4, ["K"] * 4]),
        (5, "men", [["T80", "K", "K", "K"], *[["K"] * 4] * 4]),
        (5, "men", [["K"] * 4] * 4),
        (5, "men", [["G5.1", "K", "K", "K"], *[["K"] * 4] * 4]),
        (2, "men", [["K"] * 4, ["T16!", "K", "K", "K"]]),
        (3, "hands", ["A"] * 4),
        (6, "hands", ["A"] * 4),
        (2, "to_move", 2),
        (5, "starter", 5),
        (4, "men", [["T64", "K", "K", "K"], *[["K"] * 4] * 3]),
    ],
)
def test_position_what_this_table_lacks_is_refused(seats: int, key: str, value: Any) -> None:
    assert refused({**document(seats=seats), key: value}).key == key


def test_position_given_has_an_entry_for_each_seat() -> None:
    exchange = document("", "2 | 2 | 2 | 2 | 2 | 2", TRIOS, seats=6, phase="exchange", hand_size=2)
    exchange["hands"] = ["2", *["2 3"] * 5]
    assert written({**exchange, "given": ["A", *[None] * 5]})["given"] == ["A", *[None] * 5]
    assert refused({**exchange, "given": ["A", None, None, None]}).key == "given"


def test_position_without_an_exchange_its_phase_and_its_cards_are_refused() -> None:
    two = document(seats=2)
    del two["phase"]
    assert written(two)["phase"] == "play"
    assert refused({**two, "phase": "exchange"}).key == "phase"
    assert refused({**two, "given": ["A", None]}).key == "given"
    over = {**two, "phase": "over", "to_move": None, "given": ["A", None]}
    assert refused(over).key == "given"


def seven(moved: list[str], men: str, options: dict[str, str], left: int = 4) -> Written:
    under_way = {"left": left, "moved": moved, "joker": False}
    return document(men, "2", options, seats=6, discard="7", seven=under_way)


def test_position_a_seven_names_men_of_the_seat_and_of_mates_whose_turn_it_has_come_to() -> None:
    men = f"{HOME[0]} | | T40 T50 | | T70"
    assert written(seven(["G0.1", "T40"], men, TRIOS))["seven"]["moved"] == ["T40", "G0.1"]
    assert refused(seven(["T70"], men, TRIOS)).key == "seven"
    men = f"{HOME[0]} | | {HOME[2]} | | T70 T80"
    assert written(seven(["T70"], men, TRIOS))["seven"]["moved"] == ["T70"]


def test_position_with_seven_partner_always_it_names_men_of_the_whole_side() -> None:
    always = {**TRIOS, "seven_partner": "always"}
    men = "T10 | T20 | T40 | | T70"
    assert written(seven(["T70"], men, always))["seven"]["moved"] == ["T70"]
    assert refused(seven(["T20"], men, always)).key == "seven"


def test_position_more_than_one_side_home_is_refused() -> None:
    assert refused(document(f"{HOME[0]} | {HOME[1]}", seats=3)).key == "men"
    assert refused(document(" | ".join(HOME.values()), seats=6, options=TRIOS)).key == "men"
    assert written(document(f"{HOME[0]}", seats=3))["phase"] == "over"


def test_position_a_caller_and_a_document_must_agree() -> None:
    six = spielwerk.load("dog", TRIOS, seats=6)
    assert six.match_from(document(options=TRIOS, seats=6)).game.teams() == [[0, 2, 4], [1, 3, 5]]
    with pytest.raises(spielwerk.PositionError) as refusal:
        six.match_from(document())
    assert refusal.value.key == "options"


@pytest.mark.parametrize("text", ["5 T60>T65", "5 T70>T75", "J T5<>T80", "5 T10>G4.1"])
def test_notation_a_field_that_this_board_lacks_is_no_action(text: str) -> None:
    match = dog("T60 | T5", "5 J").match
    with pytest.raises(spielwerk.IllegalAction) as refusal:
        match.play(0, text)
    assert refusal.value.code == "unknown_action"
