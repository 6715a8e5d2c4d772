"""Why a chosen card cannot go to a square: asked as a table does while somebody chooses."""

import pytest

from spielwerk import IllegalAction, Match
from tests.rulebook.scenario import told_of
from tests.rulebook.strategus_scenario import begun, strategus


def bars(match: Match, chosen: str, seat: int = 0) -> dict[str, str]:
    """Rule and code by square."""
    return {square: told_of(why) for square, why in match.barred(seat, chosen).items()}


def test_M1_a_card_goes_one_square_straight() -> None:
    told = bars(strategus("5e4 6e5 Tb1 | 9f4").match, "e4")
    assert told["e6"] == "M1 too_far"
    assert told["d5"] == "M1 diagonal"
    assert told["e5"] == told["e4"] == "M1 own_piece_there"
    assert not {"f4", "d4", "e3"} & told.keys(), "an enemy can be attacked"
    assert len(told) == 97


def test_M2_a_hare_is_told_what_stands_in_its_way() -> None:
    told = bars(strategus("9e4 | 5e7").match, "e4")
    assert told["e8"] == "M2 way_blocked"
    assert told["f5"] == "M2 hare_not_straight"
    assert "e7" not in told


def test_M2_at_some_tables_a_hare_does_not_attack_from_afar() -> None:
    match = strategus("9e4 | 5e7", {"hare_attack": "adjacent"}).match
    assert bars(match, "e4")["e7"] == "M2 hare_attack_far"


def test_M3_a_trap_never_moves() -> None:
    assert set(bars(strategus("5e4 Tb1").match, "b1").values()) == {"M3 never_moves"}


def test_M1_only_own_cards_are_moved() -> None:
    match = strategus("5e4 | 9e7").match
    assert set(bars(match, "e7").values()) == {"M1 not_your_piece"}
    assert set(bars(match, "c4").values()) == {"M1 no_piece_there"}
    assert set(bars(match, "e7", seat=1).values()) == {"M1 not_your_turn"}


def test_S3_before_play_nothing_moves() -> None:
    assert set(bars(begun().match, "e4").values()) == {"S3 setup_first"}


@pytest.mark.parametrize("chosen", ["", "e", "k1", "e11", "e4-e5", "9", "e4 "])
def test_what_cannot_be_chosen_is_refused(chosen: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        strategus("5e4").match.barred(0, chosen)
    assert refusal.value.code == "unknown_action"
