"""Why what is chosen cannot go to a field: asked as a table does while somebody chooses."""

import pytest

import spielwerk
from spielwerk import IllegalAction, Match
from tests.rulebook.dog_scenario import dog
from tests.rulebook.scenario import told_of

FIELDS = [cell["name"] for cell in spielwerk.load("dog").geometry()["cells"]]


def bars(match: Match, chosen: str, seat: int = 0) -> dict[str, str]:
    """Rule and code by field."""
    return {field: told_of(why) for field, why in match.barred(seat, chosen).items()}


def reached(match: Match, chosen: str) -> list[str]:
    return [field for field in FIELDS if field not in match.barred(0, chosen)]


def test_M2_a_fresh_man_in_the_way_of_the_chosen_one() -> None:
    match = dog("T10 T40 | T16!", "8").match
    assert bars(match, "8 T10")["T18"] == "M2 blocked_by_fresh"
    assert reached(match, "8 T40") == ["T48"]


def test_a_card_alone_reaches_what_any_man_reaches() -> None:
    match = dog("T10 T40 | T16!", "8").match
    assert reached(match, "8") == ["T48"]
    assert bars(match, "8")["T18"] == "M2 blocked_by_fresh"
    assert bars(match, "8")["T20"] == "- wrong_distance"


def test_M1_a_man_from_the_kennel_has_one_field_to_come_out_on() -> None:
    match = dog("T10", "A 5").match
    assert reached(match, "A K") == ["T0"]
    assert bars(match, "A K")["T1"] == "M1 start_only"
    assert set(bars(match, "5 K").values()) == {"M1 no_way_out"}


def test_M1_a_fresh_man_keeps_the_start_field() -> None:
    assert bars(dog("T0!", "K 2").match, "K K")["T0"] == "M1 start_blocked"


def test_M1_with_own_on_start_bars_so_does_any_man_of_its_seat() -> None:
    barred = {"own_on_start": "bars"}
    assert bars(dog("T0", "K 2", barred).match, "K K")["T0"] == "M1 own_on_start"
    assert bars(dog("T0!", "K 2", barred).match, "K K")["T0"] == "M1 start_blocked"


def test_M7_the_jack_is_told_whom_it_cannot_swap_with() -> None:
    match = dog("T10 T40 G0.4 | T16! T20 | | G3.1", "J").match
    told = bars(match, "J T10")
    assert reached(match, "J T10") == ["T20"]
    assert told["T16"] == "M7 swap_fresh"
    assert told["T40"] == "M7 swap_own"
    assert told["G3.1"] == "M7 swap_not_on_track"
    assert told["T30"] == "- no_man_there"


@pytest.mark.parametrize("men", ["T10", "T0!", "T10 T40 G0.4"])
def test_M7_a_jack_with_nobody_to_swap_with_says_so_of_all_fields(men: str) -> None:
    told = dog(men, "J 5").match.barred(0, "J")
    assert {why.code for why in told.values()} == {"swap_nobody"}
    assert not any(why.obstacles for why in told.values())


@pytest.mark.parametrize(
    ("other", "why"), [("G2.3", "M7 swap_not_on_track"), ("T16!", "M7 swap_fresh")]
)
def test_M7_a_jack_names_the_only_man_that_it_cannot_swap_with(other: str, why: str) -> None:
    side = "| " if other == "T16!" else "| | "
    told = bars(dog(f"T10 {side}{other}", "J 5").match, "J")
    field = other.removesuffix("!")
    assert told.pop(field) == why
    assert set(told.values()) == {"M7 swap_nobody"}


def test_M8_a_joker_reaches_what_any_card_reaches() -> None:
    match = dog("T10 | T16!", "X").match
    told = bars(match, "X T10")
    assert told["T17"] == "M2 blocked_by_fresh", "a seven would lead there"
    assert told["T40"] == "- wrong_distance"
    assert "T15" in reached(match, "X T10")
    assert "T0" in reached(match, "X"), "as an ace"
    assert reached(match, "X=5 T10") == ["T15"]


def test_M5_a_seven_under_way_tells_what_is_wrong_with_its_next_part() -> None:
    scene = dog("T10 T40", "7 5").shows("7 T10>T12")
    told = bars(scene.match, "7 T12")
    assert told["T15"] == "M5 seven_moved_already"
    assert bars(scene.match, "7 T40")["T46"] == "- wrong_distance"
    assert reached(scene.match, "7 T40") == ["T45"]


def test_M10_the_partners_pieces_wait_only_while_an_own_one_is_not_in_the_goal() -> None:
    before = dog("T10 T62 G0.3 G0.4 | | T40", "7").shows("7 T62>G0.2")
    assert bars(before.match, "7 T40")["T41"] == "M10 seven_not_home"
    after = dog("T62 G0.2 G0.3 G0.4 | | T40", "7").shows("7 T62>G0.1")
    assert bars(after.match, "7 G0.1")["G0.2"] == "M9 not_your_man"


def test_M6_the_lane_says_why_it_is_closed() -> None:
    match = dog("T62 G0.1", "4 10").match
    told = bars(match, "4 T62")
    assert told["G0.2"] == "M6 lane_jump"
    assert bars(match, "10 T62")["G0.3"] == "M6 lane_too_far"


@pytest.mark.parametrize("card", ["5", "6", "8", "9", "10", "Q", "K"])
def test_M6_no_card_takes_a_fresh_man_into_its_lane_however_small(card: str) -> None:
    match = dog("T0! G0.1", f"{card} 2").match
    assert bars(match, f"{card} T0")["G0.3"] == "M6 lane_fresh"


def test_M6_a_card_alone_is_meant_for_the_man_that_it_nearly_takes_there() -> None:
    match = dog("T0! T62 G0.1", "5 2").match
    assert bars(match, "5")["G0.3"] == "M2 blocked_by_fresh"


def test_R2_before_the_exchange_no_card_moves_anybody() -> None:
    match = spielwerk.load("dog").match(seed=1)
    card = match.legal(0)[0].removeprefix("give ")
    assert set(bars(match, card).values()) == {"R2 exchange_only"}


def test_R3_somebody_else_is_to_move() -> None:
    match = dog("T10", "5 | 5").match
    assert set(bars(match, "5", seat=1).values()) == {"R3 not_your_turn"}


@pytest.mark.parametrize(
    "chosen", ["", "1", "5 T64", "5 T5>T6", "X=X", "X=", "give 5", "5  T10", "fox", "5 T10 "]
)
def test_what_cannot_be_chosen_is_refused(chosen: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        dog("T10", "5").match.barred(0, chosen)
    assert refusal.value.code == "unknown_action"
