"""Stramash, chapter *Position document*: what is refused, by which key."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.scenario import refused
from tests.rulebook.stramash_scenario import document
from tests.rulebook.test_stramash_position import EXAMPLE, HOME, SEVEN

GAME = spielwerk.load("stramash")
HANDS = "5 2 | 3 4 6 9 10 | 3 4 6 9 10 | 3 4 6 9 10"
FULL = [["T10", "D", "D", "D", "D"]] + [["D"] * 5] * 3


def without(position: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name != key}


@pytest.mark.parametrize("nonsense", [None, [], "stramash", 7, [EXAMPLE]])
def test_position_a_document_is_an_object(nonsense: Any) -> None:
    with pytest.raises(spielwerk.PositionError):
        GAME.match_from(nonsense)


@pytest.mark.parametrize("key", ["laddies_", "Laddies", "pile", "men", "", "turn", "hand"])
def test_position_an_unknown_key_is_refused(key: str) -> None:
    refused(GAME, {**EXAMPLE, key: 1}, key)


@pytest.mark.parametrize("key", ["seats", "to_move"])
def test_position_a_key_that_must_be_given_is_missed(key: str) -> None:
    refused(GAME, without(EXAMPLE, key), key)


REFUSALS: list[tuple[str, dict[str, Any]]] = [
    ("game", {"game": "dog"}),
    ("game", {"game": None}),
    ("seats", {"seats": 1}),
    ("seats", {"seats": 7}),
    ("seats", {"seats": "4"}),
    ("seats", {"seats": None}),
    ("seats", {"seats": True}),
    ("seats", {"seats": 4.0}),
    ("phase", {"phase": "night"}),
    ("phase", {"phase": None}),
    ("phase", {"phase": 1}),
    ("to_move", {"to_move": 4}),
    ("to_move", {"to_move": -1}),
    ("to_move", {"to_move": None}),
    ("to_move", {"to_move": "1"}),
    ("to_move", {"to_move": True}),
    ("to_move", {"to_move": 1.0}),
    ("plies", {"plies": -1}),
    ("plies", {"plies": "3"}),
    ("plies", {"plies": 2.5}),
    ("plies", {"plies": None}),
    ("plies", {"plies": True}),
    ("laddies", {"laddies": FULL[:3]}),
    ("laddies", {"laddies": [*FULL, ["D"] * 5]}),
    ("laddies", {"laddies": [["T10", "D", "D", "D"], *FULL[1:]]}),
    ("laddies", {"laddies": [["T10", "D", "D", "D", "D", "D"], *FULL[1:]]}),
    ("laddies", {"laddies": "T10"}),
    ("laddies", {"laddies": None}),
    ("laddies", {"laddies": ["T10 D D D D"] * 4}),
    ("laddies", {"laddies": [["T10", "D", "D", "D", 5], *FULL[1:]]}),
    ("hands", {"hands": ["5 5 5 5 5 2", "3 3 3 3 3", "4 4 4 4 4"]}),
    ("hands", {"hands": ["5 5 5 5 5 2", *["3 4 6 9 10"] * 4]}),
    ("hands", {"hands": "5 2"}),
    ("hands", {"hands": None}),
    ("hands", {"hands": [["5", "2", "2", "2", "2", "2"], *["3 4 6 9 10"] * 3]}),
    ("hands", {"hands": ["5 5 5 5 5 1", *["3 4 6 9 10"] * 3]}),
    ("hands", {"hands": ["5 5 5 5 5 a", *["3 4 6 9 10"] * 3]}),
    ("hands", {"hands": ["5,5,5,5,5,5", *["3 4 6 9 10"] * 3]}),
    ("discard", {"discard": "5 Z"}),
    ("discard", {"discard": None}),
    ("discard", {"discard": ["5"]}),
    ("discard", {"discard": "?"}),
    ("phase", {"phase": "over", "to_move": None, "returns": [0, 0, 0, 0]}),
    ("returns", {"returns": [0, 0, 0, 0]}),
]


@pytest.mark.parametrize(("key", "change"), REFUSALS)
def test_position_a_wrong_value_is_refused_with_its_key(key: str, change: dict[str, Any]) -> None:
    refused(GAME, {**document("T10", HANDS), **change}, key)


@pytest.mark.parametrize(
    ("hands", "to_move"),
    [
        (["2 2 2 2 2", "3 3 3 3 3"], 0),
        (["2 2 2 2 2 2", "3 3 3 3"], 0),
        (["2 2 2 2 2 2", "3 3 3 3 3 3"], 0),
        (["2 2 2 2 2 2", "3 3 3 3 3"], 1),
        (["2 2 2 2 2 2 4", "3 3 3 3 3"], 0),
        (["", "3 3 3 3 3"], 0),
    ],
)
def test_position_the_seat_to_move_has_drawn_and_nobody_else(
    hands: list[str], to_move: int
) -> None:
    position = {**document("T10", seats=2), "hands": hands, "to_move": to_move}
    refused(GAME, position, "hands")


NOWHERE = "T72|T99|T-1|T|T1.5|t10|T010|T10 |C0.6|C0.0|C1.1|C4.1|C0|T10!|D!||d|X|K|T١"


@pytest.mark.parametrize("laddie", NOWHERE.split("|"))
def test_position_a_laddie_stands_where_one_of_its_seat_can_stand(laddie: str) -> None:
    position = document("T12", HANDS)
    position["laddies"][0][1] = laddie
    refused(GAME, position, "laddies")


@pytest.mark.parametrize(
    ("seats", "holes", "last"), [(2, 18, 71), (3, 14, 41), (5, 20, 99), (6, 20, 119)]
)
def test_position_the_track_is_as_long_as_seats_and_holes_make_it(
    seats: int, holes: int, last: int
) -> None:
    options = {"holes": holes}
    GAME.match_from(document(f"T{last}", "5", options, seats))
    refused(GAME, document(f"T{last + 1}", "5", options, seats), "laddies")


@pytest.mark.parametrize(
    "laddies", ["T10 T10", "T10 | T10", "C0.2 C0.2", "T10 T8 | | | T8", "T1 | T2 | T1"]
)
def test_position_two_laddies_do_not_stand_on_one_hole(laddies: str) -> None:
    refused(GAME, document(laddies, HANDS), "laddies")


def test_position_more_than_one_side_home_is_refused() -> None:
    both = f"{HOME} | {HOME.replace('C0', 'C1')}"
    refused(GAME, document(both, to_move=None, phase="over"), "laddies")
    refused(GAME, {**document(both, to_move=None), "to_move": 2}, "laddies")
    all_home = " | ".join(HOME.replace("C0", f"C{seat}") for seat in range(4))
    pairs = {"pairs": "on"}
    refused(GAME, document(all_home, options=pairs, to_move=None, phase="over"), "laddies")


def test_position_one_of_each_pair_may_be_home() -> None:
    both = f"{HOME} | {HOME.replace('C0', 'C1')} | T40"
    match = GAME.match_from(document(both, "5", {"pairs": "on"}))
    assert match.legal(0) == ["5 T40>T45"]


@pytest.mark.parametrize(
    ("hands", "discard", "key"),
    [
        ("A | A A A", "", "hands"),
        ("X X X 2 | X | X", "", "hands"),
        ("A | A A", "A", "discard"),
        ("2", "5 5 5 5 5 5 5 5 5", "discard"),
        ("X 2 | X | X", "X X", "discard"),
    ],
)
def test_position_a_card_too_many_is_refused(hands: str, discard: str, key: str) -> None:
    position = document("T10", hands)
    with pytest.raises(spielwerk.PositionError) as refusal:
        GAME.match_from({**position, "discard": discard})
    assert refusal.value.key in {key, "hands"}


def test_position_with_three_packs_more_cards_may_be_named() -> None:
    GAME.match_from(document("T10", "X | 2", seats=5))
    GAME.match_from(document("T10", "A | A A A A A | A", seats=6))
    refused(GAME, {**document("T10", "X", seats=5), "discard": "X"}, "hands")


@pytest.mark.parametrize(
    "seven",
    [
        {"left": 0, "moved": "T13"},
        {"left": 7, "moved": "T13"},
        {"left": 8, "moved": "T13"},
        {"left": -1, "moved": "T13"},
        {"left": "4", "moved": "T13"},
        {"left": True, "moved": "T13"},
        {"left": 4.0, "moved": "T13"},
        {"left": 4, "moved": "T14"},
        {"left": 4, "moved": "T30"},
        {"left": 4, "moved": "D"},
        {"left": 4, "moved": ["T13"]},
        {"left": 4, "moved": "T99"},
        {"left": 4, "moved": 13},
        {"left": 4, "moved": "T13", "joker": False},
        {"left": 4},
        {"moved": "T13"},
        {},
        None,
        [],
        "T13",
        4,
    ],
)
def test_position_a_seven_that_cannot_be_is_refused(seven: object) -> None:
    position = document("T13 T20 | T30", HANDS, discard="7", seven=SEVEN)
    refused(GAME, {**position, "seven": seven}, "seven")


def test_position_a_seven_that_cannot_be_finished_is_refused() -> None:
    refused(GAME, document("T13", HANDS, discard="7", seven=SEVEN), "seven")
    refused(GAME, document("T13 T9", HANDS, discard="7", seven=SEVEN), "seven")
    refused(GAME, document("T13 C0.1", HANDS, discard="7", seven=SEVEN), "seven")
    castle = {"castle_seven": "on"}
    GAME.match_from(document("T13 C0.1", HANDS, castle, discard="7", seven=SEVEN))


@pytest.mark.parametrize("discard", ["", "7 Q", "X", "Q"])
def test_position_the_seven_under_way_is_the_last_card_played(discard: str) -> None:
    position = document("T13 T20", HANDS, discard=discard, seven=SEVEN)
    with pytest.raises(spielwerk.PositionError) as refusal:
        GAME.match_from(position)
    assert refusal.value.key in {"seven", "discard"}


def test_position_in_a_seven_under_way_nobody_has_six_cards() -> None:
    position = document("T13 T20", "2", discard="7", seven=SEVEN)
    six = {**position, "hands": ["2 2 2 2 2 2", *position["hands"][1:]]}
    refused(GAME, six, "hands")


@pytest.mark.parametrize(
    ("laddies", "returns"),
    [
        (HOME, [-1, 1, -1, -1]),
        (HOME, [0, 0, 0, 0]),
        (HOME, [1, -1, -1]),
        (HOME, [1, 1, 1, 1]),
        (HOME, [1, -1, 1, -1]),
        (HOME, "won"),
        (HOME, None),
        ("T10", [1, -1, -1, -1]),
        ("T10", [1, 1, 1, 1]),
    ],
)
def test_position_the_returns_fit_the_laddies(laddies: str, returns: object) -> None:
    over = document(laddies, to_move=None, phase="over", returns=returns, plies=50_000)
    refused(GAME, over, "returns")


def test_position_a_match_that_nobody_has_won_is_not_over() -> None:
    refused(GAME, document("T10", to_move=None, phase="over", plies=7), "phase")
    one = document(HOME, options={"pairs": "on"}, to_move=None, phase="over")
    refused(GAME, one, "phase")


def test_position_nobody_is_to_move_when_the_match_is_over() -> None:
    over = {**document(HOME, to_move=None, phase="over"), "to_move": 1}
    refused(GAME, over, "to_move")


def test_position_a_finished_match_has_five_cards_in_every_hand() -> None:
    refused(GAME, {**document(HOME), "phase": "over", "to_move": None}, "hands")


def test_position_a_refusal_says_the_reason_in_a_sentence() -> None:
    with pytest.raises(spielwerk.PositionError) as refusal:
        GAME.match_from(document("T10 | T10", HANDS))
    assert refusal.value.key == "laddies"
    assert "T10" in refusal.value.reason
    assert refusal.value.reason in str(refusal.value)
