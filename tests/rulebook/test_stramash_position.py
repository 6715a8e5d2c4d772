"""Stramash, chapter *Position document*: what may be left out, how it is read and written."""

from collections import Counter
from typing import Any

import pytest

import spielwerk
from tests.rulebook.stramash_scenario import StramashScene, all_but, document, stramash

EXAMPLE: dict[str, Any] = {
    "game": "stramash",
    "seats": 3,
    "to_move": 0,
    "laddies": [
        ["D", "D", "T8", "T20", "C0.5"],
        ["D", "D", "D", "D", "T30"],
        ["D", "D", "D", "D", "D"],
    ],
    "hands": ["A 7 8 X 2 K", "5 5 6 9 Q", "2 3 4 8 J"],
    "discard": "10",
}
HOME = "C0.1 C0.2 C0.3 C0.4 C0.5"


def read(position: dict[str, Any]) -> StramashScene:
    return StramashScene(spielwerk.load("stramash").match_from(position, seed=1))


def written(position: dict[str, Any]) -> dict[str, Any]:
    """What becomes of a document that is read and written again."""
    return read(position).match.position()


def test_position_the_example_of_the_rulebook() -> None:
    read(EXAMPLE).shows("""
        turn  0
        can   A T8>T9, K T8>T18, 8 T20>T12, X T8>T30, X D>T30, 2 T20>T22, 7 T8>T15, 7 T8>T11
        not   A out, 8 T8>C0.5
        7 T8>T11
        only  7 T20>T24
        7 T20>T24
        turn  1
    """)


def test_position_the_example_is_written_complete_and_in_canonical_order() -> None:
    assert written(EXAMPLE) == {
        **EXAMPLE,
        "laddies": [
            ["T8", "T20", "C0.5", "D", "D"],
            ["T30", "D", "D", "D", "D"],
            ["D", "D", "D", "D", "D"],
        ],
        "hands": ["A 2 7 8 K X", "5 5 6 9 Q", "2 3 4 8 J"],
        "plies": 0,
    }


def test_position_what_is_written_reads_and_writes_the_same() -> None:
    position = written(EXAMPLE)
    assert written(position) == position
    assert list(written(position)) == list(position)
    assert list(position)[:3] == ["game", "seats", "to_move"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_position_keys_left_out_are_as_at_the_start(seats: int) -> None:
    position = written({"game": "stramash", "seats": seats, "to_move": 1})
    assert position["laddies"] == [["D"] * 5] * seats
    assert (position["discard"], position["plies"], position["to_move"]) == ("", 0, 1)
    sizes = [5 + (seat == 1) for seat in range(seats)]
    assert [len(hand.split()) for hand in position["hands"]] == sizes
    assert not {"phase", "seven", "returns", "options"} & set(position)


def test_position_hands_left_out_are_dealt_at_random() -> None:
    start = {"game": "stramash", "seats": 4, "to_move": 2, "discard": "A A A A A A A A"}
    game = spielwerk.load("stramash")
    dealt = [game.match_from(start, seed=seed).position()["hands"] for seed in range(20)]
    assert len({tuple(hands) for hands in dealt}) == 20
    assert game.match_from(start, seed=3).position()["hands"] == dealt[3]
    assert not any("A" in hand.split() for hands in dealt for hand in hands)


def test_position_hands_left_out_of_a_seven_under_way_or_an_end_are_of_five() -> None:
    seven = document("T13 T20", discard="7", seven={"left": 4, "moved": "T13"})
    over = document(HOME, to_move=None, phase="over")
    for position in (seven, over):
        del position["hands"]
        assert [len(hand.split()) for hand in written(position)["hands"]] == [5, 5, 5, 5]


def test_position_laddies_and_cards_may_be_named_in_any_order() -> None:
    position = document("T10", "5 2", discard="K A 2 10 X 3")
    position["laddies"][0] = ["D", "C0.3", "T10", "T8", "C0.1"]
    position["hands"][1] = "X 10 9 A K"
    found = written(position)
    assert found["laddies"][0] == ["T8", "T10", "C0.1", "C0.3", "D"]
    assert found["hands"][1] == "A 9 10 K X"
    assert found["discard"] == "A 2 10 K X 3"


def test_position_the_last_card_of_the_discard_stays_the_last() -> None:
    for last in ("A", "X", "5"):
        assert written(document("T10", "2", discard=f"9 3 {last}"))["discard"] == f"3 9 {last}"


def test_position_cards_named_nowhere_are_in_the_pile() -> None:
    match = stramash("T10", "5 2", discard="Q Q K").match
    assert match.observation(None)["pile"] == 108 - 21 - 3
    match = stramash("T10", "5 2", seats=6, discard="Q Q K").match
    assert match.observation(None)["pile"] == 162 - 31 - 3


def test_position_the_pile_is_in_unknown_order() -> None:
    game = spielwerk.load("stramash")
    position = document("T10", "5")
    drawn = set()
    for seed in range(40):
        match = game.match_from(position, seed=seed)
        match.play(0, "5 T10>T15")
        [card] = (
            Counter(match.observation(1)["hand"].split()) - Counter(position["hands"][1].split())
        ).elements()
        drawn.add(card)
    assert len(drawn) > 8


def test_position_all_cards_may_be_named() -> None:
    hands = document("T10", "5 2")["hands"]
    position = {**document("T10", "5 2"), "discard": all_but("8", hands, 0)}
    assert read(position).match.observation(0)["pile"] == 0


SEVEN = {"left": 4, "moved": "T13"}


def test_position_of_a_seven_under_way() -> None:
    stramash("T13 T20 T40", "2", discard="Q 7", seven=SEVEN).shows("""
        turn  0
        only  7 T20>T24, 7 T40>T44
        7 T20>T24
        turn  1
    """)


def test_position_of_a_seven_under_way_is_written_the_same() -> None:
    position = stramash("T10 T20", "7 2").shows("7 T10>T13").match.position()
    assert position["seven"] == SEVEN
    assert position["discard"] == "7"
    assert written(position) == position
    assert list(written(position)) == list(position)


def test_position_the_laddie_of_a_first_part_may_be_in_the_castle() -> None:
    stramash("C0.2 T20", "2", discard="7", seven={"left": 3, "moved": "C0.2"}).shows("""
        only  7 T20>T23
    """)


def test_position_of_a_seven_that_goes_on_with_the_partner() -> None:
    options = {"pairs": "on", "seven_rest": "partner"}
    seven = {"left": 4, "moved": "C0.1"}
    stramash(f"{HOME} | | T40 T50", "2", options, discard="7", seven=seven).shows("""
        only  7 T40>T44, 7 T50>T54
    """)
    theirs = {"left": 4, "moved": "T40"}
    stramash(f"{HOME} | | T40 T50", "2", {"pairs": "on"}, discard="7", seven=theirs).shows("""
        only  7 T50>T54
    """)


def test_position_a_seven_under_way_is_not_taken_back_beyond_the_document() -> None:
    match = stramash("T13 T20", "2", discard="7", seven=SEVEN).match
    assert not match.can_take_back(0)


def test_position_of_a_finished_match() -> None:
    over = document(HOME, "5 2", to_move=None, phase="over", returns=[1, -1, -1, -1])
    read(over).shows("over 1 -1 -1 -1\nto_move null")
    position = written(over)
    assert list(position)[-1] == "returns"
    assert (position["phase"], position["returns"]) == ("over", [1, -1, -1, -1])
    assert written(position) == position


def test_position_the_returns_of_a_finished_match_may_be_left_out() -> None:
    over = document(f"| {HOME.replace('C0', 'C1')}", to_move=None, phase="over")
    read(over).shows("over -1 1 -1 -1")


def test_position_in_play_that_is_finished_is_read_as_the_finished_match() -> None:
    position = {**document(HOME, to_move=None), "to_move": 1}
    read(position).shows("""
        over     1 -1 -1 -1
        phase    "over"
        to_move  null
    """)
    both = f"{HOME} | | {HOME.replace('C0', 'C2')}"
    position = {**document(both, options={"pairs": "on"}, to_move=None), "to_move": 3}
    read(position).shows("over 1 -1 1 -1")


def test_position_in_play_past_the_draw_guard_is_read_as_the_draw() -> None:
    position = {**document("T10", options={"max_plies": 8}, to_move=None, plies=8), "to_move": 0}
    read(position).shows("over 0 0 0 0")
    position = {**document("T10", to_move=None, plies=50_000), "to_move": 0}
    read(position).shows("over 0 0 0 0")


def test_position_of_a_draw() -> None:
    over = document("T10", to_move=None, phase="over", returns=[0] * 4, plies=50_000)
    read(over).shows("over 0 0 0 0")
    assert written(written(over)) == written(over)


def test_position_every_finished_match_reads_and_writes_the_same() -> None:
    won = stramash("T1 C0.2 C0.3 C0.4 C0.5", "3").shows("3 T1>C0.1")
    guarded = stramash("T10", "5", {"max_plies": 8}, plies=7).shows("5 T10>T15")
    halfway = stramash("T10 T20", "7", {"max_plies": 8}, plies=7).shows("7 T10>T13")
    for scene in (won, guarded, halfway):
        position = scene.match.position()
        assert scene.match.over
        assert [len(hand.split()) for hand in position["hands"]] == [5, 5, 5, 5]
        assert written(position) == position
        assert list(written(position)) == list(position)


def test_position_the_phase_is_written_only_when_it_is_over() -> None:
    assert "phase" not in written(EXAMPLE)
    assert "phase" not in spielwerk.load("stramash").match(seed=1).position()


def test_position_seats_come_right_after_the_game_and_its_options() -> None:
    position = written(document("T10", "5", {"pairs": "on"}))
    assert list(position)[:4] == ["game", "options", "seats", "to_move"]


def test_position_brings_its_own_number_of_seats() -> None:
    for seats in (2, 3, 5, 6):
        match = spielwerk.load("stramash").match_from(document("T10", "5", seats=seats))
        assert match.game.seats == seats


def test_position_reading_does_not_change_the_document() -> None:
    position = document("T20 T10", "2 5", discard="Q")
    copy = {**position, "laddies": [list(own) for own in position["laddies"]]}
    copy["hands"] = list(position["hands"])
    match = read(position).match
    match.play(0, "5 T10>T15")
    assert position == copy


def test_position_what_is_written_is_the_callers_own() -> None:
    match = stramash("T20 T10", "2 5", discard="Q").match
    match.position()["laddies"][0][0] = "T63"
    match.observation(0)["laddies"][0][0] = "T63"
    assert match.position()["laddies"][0] == ["T10", "T20", "D", "D", "D"]
