"""Dog, chapter *Position document*: what may be left out, what is refused, how it is written."""

from typing import Any

import pytest

import spielwerk
from tests.rulebook.dog_scenario import DogScene, document, dog, hands_of, many_cards
from tests.rulebook.scenario import refused

EXAMPLE: dict[str, Any] = {
    "game": "dog",
    "phase": "play",
    "to_move": 1,
    "starter": 1,
    "hand_size": 4,
    "men": [
        ["T0!", "T10", "K", "K"],
        ["T16", "K", "K", "K"],
        ["K", "K", "K", "K"],
        ["G3.4", "K", "K", "K"],
    ],
    "hands": ["A 7 X 2", "K 4 J 9", "2 8 8 Q", "J J 3 5"],
    "discard": "Q 5 9 9",
}
HOME = "G0.1 G0.2 G0.3 G0.4"
EVEN_HOME = f"{HOME} | | G2.1 G2.2 G2.3 G2.4"


def read(position: dict[str, Any]) -> DogScene:
    return DogScene(spielwerk.load("dog").match_from(position, seed=1))


def written(position: dict[str, Any]) -> dict[str, Any]:
    """What becomes of a document that is read and written again."""
    return spielwerk.load("dog").match_from(position, seed=1).position()


def test_position_the_example_of_the_rulebook() -> None:
    read(EXAMPLE).shows("""
        turn  1
        only  K out, K T16>T29, 4 T16>T20, 4 T16>T12, 4 T16>G1.4, 9 T16>T25, J T16<>T10
        4 T16>G1.4
        men   T0! T10 | G1.4 | | G3.4
        turn  0
    """)


def test_position_the_example_is_written_complete_and_in_canonical_order() -> None:
    position = written(EXAMPLE)
    assert position == {
        **EXAMPLE,
        "hands": ["A 2 7 X", "4 9 J K", "2 8 8 Q", "3 5 J J"],
        "plies": 0,
    }


def test_position_what_is_written_reads_and_writes_the_same() -> None:
    position = written(EXAMPLE)
    assert written(position) == position
    assert list(written(position)) == list(position)


def test_position_keys_left_out_are_as_at_the_start() -> None:
    position = written(
        {"game": "dog", "phase": "play", "to_move": 2, "hands": hands_of("A | A | A | A")}
    )
    assert position == {
        "game": "dog",
        "phase": "play",
        "to_move": 2,
        "starter": 2,
        "hand_size": 6,
        "men": [["K"] * 4] * 4,
        "hands": ["A", "A", "A", "A"],
        "discard": "",
        "plies": 0,
    }


def test_position_the_phase_left_out_is_the_exchange() -> None:
    hands = ["2 3 4 5 6 7", "A A 8 8 9 9", "10 10 J J Q Q", "K K K K X X"]
    position = written({"game": "dog", "to_move": 3, "hands": hands})
    assert position["phase"] == "exchange"
    assert position["given"] == [None, None, None, None]
    assert (position["starter"], position["to_move"]) == (3, 3)


def test_position_to_move_has_no_meaning_in_the_exchange() -> None:
    position = document(
        "", "2 7 | K 3 | 4 9 | 5 6", phase="exchange", hand_size=2, starter=2, to_move=1
    )
    assert written(position)["to_move"] == 2
    del position["to_move"]
    assert written(position)["to_move"] == 2


def test_position_the_starter_left_out_is_the_seat_to_move() -> None:
    assert written(document("", to_move=3))["starter"] == 3


def test_position_men_and_hands_may_be_named_in_any_order() -> None:
    position = document("", "A | 2 3 | 4 | 5")
    position["men"][0] = ["K", "G0.3", "T10", "T0!"]
    position["men"][1] = ["G1.2", "T9", "G1.1", "T63"]
    position["hands"] = ["X A 10 9 K", "J Q", "", "2 2"]
    men = written(position)["men"]
    assert men[0] == ["T0!", "T10", "G0.3", "K"]
    assert men[1] == ["T9", "T63", "G1.1", "G1.2"]
    assert written(position)["hands"] == ["A 9 10 K X", "J Q", "", "2 2"]


def test_position_the_discard_keeps_its_order() -> None:
    assert written(document("T10", "5", discard="Q 5 9 9 A X"))["discard"] == "Q 5 9 9 A X"


def test_position_cards_named_nowhere_are_in_the_pile() -> None:
    match = read(document("T10", "5 2 | A | - | 3", discard="Q Q K")).match
    assert match.observation(None)["pile"] == 110 - 7


def test_position_the_pile_is_in_unknown_order() -> None:
    game = spielwerk.load("dog")
    position = document("T10", "5 | - | - | -")
    hands = set()
    for seed in range(20):
        match = game.match_from(position, seed=seed)
        match.play(0, "5 T10>T15")
        hands.add(match.observation(0)["hand"])
    assert len(hands) > 10


def test_position_of_an_exchange_under_way() -> None:
    position = document(
        "",
        "A | K 3 | 4 9 | 5",
        phase="exchange",
        hand_size=2,
        given=["7", None, None, "A"],
        to_move=0,
    )
    read(position).shows("""
        turn   1, 2
        1: give K
        2: give 9
        0: hand A 9
        1: hand A 3
        2: hand 4 7
        3: hand 5 K
        phase  "play"
    """)


def test_position_given_is_left_out_in_play() -> None:
    assert "given" not in written(EXAMPLE)
    assert "given" in spielwerk.load("dog").match(seed=1).position()


SEVEN = {"left": 4, "moved": ["T13"], "joker": False}


def test_position_of_a_seven_under_way() -> None:
    read(document("T13 T20", "2", discard="Q 7", seven=SEVEN)).shows("""
        turn  0
        only  7 T20>T24
        7 T20>T24
        turn  1
    """)


def test_position_of_a_joker_seven_under_way() -> None:
    seven = {**SEVEN, "joker": True}
    read(document("T13 T20", "2", discard="7 X", seven=seven)).shows("only X=7 T20>T24")


def test_position_of_a_seven_as_the_last_card() -> None:
    read(document("T13 T20", "- | 2", discard="7", seven=SEVEN)).shows("""
        7 T20>T24
        men  T24 T13
    """)


def test_position_of_a_seven_under_way_is_written_the_same() -> None:
    position = dog("T10 T20", "7 2").shows("7 T10>T13").match.position()
    assert position["seven"] == SEVEN
    assert written(position) == position
    assert "seven" not in written(EXAMPLE)


def test_position_the_moved_of_a_seven_are_named_in_canonical_order() -> None:
    seven = {"left": 2, "moved": ["G0.2", "T20", "T13"], "joker": False}
    position = document("T13 T20 T40 G0.2", "2", discard="7", seven=seven)
    assert written(position)["seven"]["moved"] == ["T13", "T20", "G0.2"]
    both = {"left": 1, "moved": ["G2.1", "T41", "G0.1"], "joker": False}
    position = document(f"{HOME} | | T41 T50 G2.1", "2", discard="7", seven=both)
    assert written(position)["seven"]["moved"] == ["T41", "G0.1", "G2.1"]


def test_position_of_a_seven_that_went_on_with_the_partner() -> None:
    seven = {"left": 4, "moved": ["G0.1"], "joker": False}
    men = f"{HOME} | | T40 T50"
    read(document(men, "2", discard="7", seven=seven)).shows("""
        can  7 T40>T41, 7 T40>T44, 7 T50>T54
        not  7 T40>T45
    """)
    two = document(men, "2", {"seven_men": "two"}, discard="7", seven=seven)
    read(two).shows("only 7 T40>T44, 7 T50>T54")


def test_position_of_a_seven_after_its_man_was_sent_home() -> None:
    seven = {"left": 2, "moved": ["T14"], "joker": False}
    read(document("T14 T40", "2", discard="7", seven=seven)).shows("only 7 T40>T42")


def test_position_of_a_finished_match() -> None:
    over = document(
        EVEN_HOME, "5 2", phase="over", to_move=None, returns=[1, -1, 1, -1], discard="3"
    )
    read(over).shows("over 1 -1 1 -1")
    position = written(over)
    assert position["to_move"] is None
    assert position["returns"] == [1, -1, 1, -1]
    assert written(position) == position


def test_position_in_play_that_is_finished_is_read_as_the_finished_match() -> None:
    read(document(EVEN_HOME, "5 2")).shows("""
        over     1 -1 1 -1
        phase    "over"
        to_move  null
    """)
    odd = "| G1.1 G1.2 G1.3 G1.4 | | G3.1 G3.2 G3.3 G3.4"
    read(document(odd, "5 2")).shows("over -1 1 -1 1")


def test_position_in_play_past_the_draw_guard_is_read_as_the_draw() -> None:
    read(document("T10", "5", {"max_plies": 8}, plies=8)).shows("over 0 0 0 0")
    read(document("T10", "5", plies=10_001)).shows("over 0 0 0 0")


def test_position_of_a_draw() -> None:
    over = document("T10", "5", phase="over", to_move=None, returns=[0, 0, 0, 0], plies=10_000)
    read(over).shows("over 0 0 0 0")
    assert written(written(over)) == written(over)


def test_position_every_finished_match_reads_and_writes_the_same() -> None:
    won = dog(f"T60 G0.2 G0.3 G0.4 | | {EVEN_HOME.split('|')[2]}", "5 2").shows("5 T60>G0.1")
    guarded = dog("T10 T20", "7 3", options={"max_plies": 8}, plies=7).shows("7 T10>T13")
    for scene in (won, guarded):
        position = scene.match.position()
        assert scene.match.over
        assert written(position) == position


def without(position: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name != key}


@pytest.mark.parametrize("nonsense", [None, [], "dog", 7, [EXAMPLE]])
def test_position_a_document_is_an_object(nonsense: Any) -> None:
    with pytest.raises(spielwerk.PositionError):
        spielwerk.load("dog").match_from(nonsense)


@pytest.mark.parametrize("key", ["men_", "Men", "pile", "seats", "", "turn", "hand"])
def test_position_an_unknown_key_is_refused(key: str) -> None:
    refused(spielwerk.load("dog"), {**EXAMPLE, key: 1}, key)


@pytest.mark.parametrize("key", ["hands", "to_move"])
def test_position_a_key_that_must_be_given_is_missed(key: str) -> None:
    refused(spielwerk.load("dog"), without(EXAMPLE, key), key)


FEW = "5 2 | 3 | 4 | 6"
"""Hands for the positions below: no ace, no jack, no joker."""

REFUSALS: list[tuple[str, dict[str, Any]]] = [
    ("game", {"game": "stramash"}),
    ("game", {"game": None}),
    ("phase", {"phase": "night"}),
    ("phase", {"phase": None}),
    ("phase", {"phase": 1}),
    ("to_move", {"to_move": 4}),
    ("to_move", {"to_move": -1}),
    ("to_move", {"to_move": None}),
    ("to_move", {"to_move": "1"}),
    ("to_move", {"to_move": True}),
    ("to_move", {"to_move": 1.0}),
    ("starter", {"starter": 4}),
    ("starter", {"starter": "0"}),
    ("starter", {"starter": None}),
    ("starter", {"starter": False}),
    ("hand_size", {"hand_size": 7}),
    ("hand_size", {"hand_size": 1}),
    ("hand_size", {"hand_size": "6"}),
    ("hand_size", {"hand_size": None}),
    ("hand_size", {"hand_size": 4.0}),
    ("plies", {"plies": -1}),
    ("plies", {"plies": "3"}),
    ("plies", {"plies": 2.5}),
    ("plies", {"plies": None}),
    ("plies", {"plies": True}),
    ("men", {"men": [["T10", "K", "K", "K"]] + [["K"] * 4] * 2}),
    ("men", {"men": [["T10", "K", "K", "K"]] + [["K"] * 4] * 4}),
    ("men", {"men": [["T10", "K", "K"]] + [["K"] * 4] * 3}),
    ("men", {"men": [["T10", "K", "K", "K", "K"]] + [["K"] * 4] * 3}),
    ("men", {"men": "T10"}),
    ("men", {"men": None}),
    ("men", {"men": ["T10 K K K", "K K K K", "K K K K", "K K K K"]}),
    ("men", {"men": [["T10", "K", "K", 5]] + [["K"] * 4] * 3}),
    ("hands", {"hands": ["5 2", "3", "4"]}),
    ("hands", {"hands": ["5 2", "3", "4", "6", "8"]}),
    ("hands", {"hands": "5 2"}),
    ("hands", {"hands": None}),
    ("hands", {"hands": [["5", "2"], "3", "4", "6"]}),
    ("hands", {"hands": ["5 1", "3", "4", "6"]}),
    ("hands", {"hands": ["5 a", "3", "4", "6"]}),
    ("hands", {"hands": ["5,2", "3", "4", "6"]}),
    ("hands", {"hands": ["5 2", "3", "4", "2 3 4 5 6 8 9"]}),
    ("discard", {"discard": "5 Z"}),
    ("discard", {"discard": None}),
    ("discard", {"discard": ["5"]}),
    ("discard", {"discard": "?"}),
    ("given", {"given": ["7", None, None, None]}),
    ("phase", {"phase": "over", "to_move": None, "returns": [0, 0, 0, 0]}),
]


@pytest.mark.parametrize(("key", "change"), REFUSALS)
def test_position_a_wrong_value_is_refused_with_its_key(key: str, change: dict[str, Any]) -> None:
    refused(spielwerk.load("dog"), {**document("T10", FEW), **change}, key)


NOWHERE = "T64|T-1|T|T1.5|t10|T010|T10 |G0.5|G0.0|G1.1|G4.1|G0|G0.1!|T10!|T16!|K!||k|X|T١"


@pytest.mark.parametrize("man", NOWHERE.split("|"))
def test_position_a_man_stands_where_a_man_of_its_seat_can_stand(man: str) -> None:
    position = document("T12", FEW)
    position["men"][0][1] = man
    refused(spielwerk.load("dog"), position, "men")


@pytest.mark.parametrize(
    "men", ["T10 T10", "T10 | T10", "T10 G0.2 G0.2", "T10 T0! T0", "T10 T0! | T0"]
)
def test_position_two_men_do_not_stand_on_one_field(men: str) -> None:
    refused(spielwerk.load("dog"), document(men, FEW), "men")


def test_position_both_teams_home_is_refused() -> None:
    all_home = " | ".join(
        [" ".join(f"G{seat}.{depth}" for depth in (1, 2, 3, 4)) for seat in range(4)]
    )
    refused(spielwerk.load("dog"), document(all_home, FEW), "men")


@pytest.mark.parametrize(
    ("hands", "discard", "key"),
    [
        ("5 2 | A A A | A A A | A A A", "", "hands"),
        ("5 2 | X X X | X X X | X", "", "hands"),
        ("5 2 | A A A | A A A | A A", "A", "discard"),
        ("5 2", "5 5 5 5 5 5 5 5", "discard"),
        ("5 2 | X | X | X", "X X X X", "discard"),
    ],
)
def test_position_a_card_too_many_is_refused(hands: str, discard: str, key: str) -> None:
    with pytest.raises(spielwerk.PositionError) as refusal:
        spielwerk.load("dog").match_from(document("T10", hands, discard=discard))
    assert refusal.value.key in {key, "hands"}


def test_position_all_cards_may_be_named() -> None:
    discard = many_cards(110 - 5, FEW.replace("|", " "))
    assert read(document("T10", FEW, discard=discard)).match.observation(0)["pile"] == 0


def test_position_no_hand_is_longer_than_the_hand_size() -> None:
    refused(spielwerk.load("dog"), document("T10", "5 2 3 4 | 3 | 4 | 6", hand_size=3), "hands")
    refused(spielwerk.load("dog"), document("T10", "5 2 | 3 3 3 3 | 4 | 6", hand_size=3), "hands")
    read(document("T10", "5 2 3 | 3 3 | 4 | -", hand_size=3))


EXCHANGE: dict[str, Any] = {"phase": "exchange", "hand_size": 2, "to_move": 0}


@pytest.mark.parametrize(
    ("key", "hands", "given"),
    [
        ("hands", "2 | K 3 | 4 9 | 5 6", [None, None, None, None]),
        ("hands", "2 3 4 | K 3 | 4 9 | 5 6", [None, None, None, None]),
        ("hands", "2 7 | K 3 | 4 9 | 5 6", ["7", None, None, None]),
        ("hands", "- | K 3 | 4 9 | 5 6", ["7", None, None, None]),
        ("given", "2 | K 3 | 4 9 | 5 6", ["7", None, None]),
        ("given", "2 | K 3 | 4 9 | 5 6", ["1", None, None, None]),
        ("given", "2 | K 3 | 4 9 | 5 6", ["?", None, None, None]),
        ("given", "2 | K 3 | 4 9 | 5 6", [7, None, None, None]),
        ("given", "2 | K 3 | 4 9 | 5 6", "7"),
        ("given", "2 | K 3 | 4 9 | 5 6", ["7 7", None, None, None]),
    ],
)
def test_position_an_exchange_has_all_its_cards(key: str, hands: str, given: object) -> None:
    refused(spielwerk.load("dog"), document("", hands, given=given, **EXCHANGE), key)


def test_position_no_seven_is_under_way_in_the_exchange() -> None:
    position = document("T13 T20", "2 7 | K 3 | 4 9 | 5 6", discard="7", seven=SEVEN, **EXCHANGE)
    refused(spielwerk.load("dog"), position, "seven")


@pytest.mark.parametrize(
    "men",
    ["K", "T15 | T16!", "G0.3 G0.4"],
)
def test_position_a_seat_that_cannot_play_is_not_to_move(men: str) -> None:
    refused(spielwerk.load("dog"), document(men, "5 2 3 | A"), "to_move")


def test_position_a_seat_without_cards_is_not_to_move() -> None:
    refused(spielwerk.load("dog"), document("T10", "- | A"), "to_move")
    refused(spielwerk.load("dog"), document("T10", "- | A", {"fold": "one_card"}), "to_move")


def test_position_with_fold_one_card_a_seat_that_cannot_play_is_to_move() -> None:
    read(document("K", "5 2", {"fold": "one_card"})).shows("only fold 5, fold 2")


@pytest.mark.parametrize(
    "seven",
    [
        {"left": 0, "moved": ["T13"], "joker": False},
        {"left": 7, "moved": ["T13"], "joker": False},
        {"left": 8, "moved": ["T13"], "joker": False},
        {"left": -1, "moved": ["T13"], "joker": False},
        {"left": "4", "moved": ["T13"], "joker": False},
        {"left": True, "moved": ["T13"], "joker": False},
        {"left": 4, "moved": ["T14"], "joker": False},
        {"left": 4, "moved": ["T30"], "joker": False},
        {"left": 4, "moved": ["K"], "joker": False},
        {"left": 4, "moved": ["T13", "T13"], "joker": False},
        {"left": 4, "moved": "T13", "joker": False},
        {"left": 4, "moved": ["T99"], "joker": False},
        {"left": 4, "moved": [13], "joker": False},
        {"left": 4, "moved": ["T13"], "joker": 0},
        {"left": 4, "moved": ["T13"], "joker": "no"},
        {"left": 4, "moved": ["T13"], "joker": False, "men": 2},
        {"left": 4},
        [],
        "T13",
        4,
    ],
)
def test_position_a_seven_that_cannot_be_is_refused(seven: object) -> None:
    position = document("T13 T20 | T30", "2 | 3 | 4 | 6", discard="7", seven=seven)
    refused(spielwerk.load("dog"), position, "seven")


def test_position_a_seven_that_cannot_be_finished_is_refused() -> None:
    refused(spielwerk.load("dog"), document("T13", FEW, discard="7", seven=SEVEN), "seven")
    blocked = document("T13 T15 | T16!", FEW, discard="7", seven=SEVEN)
    refused(spielwerk.load("dog"), blocked, "seven")
    everybody = {**SEVEN, "moved": ["T13", "T20"]}
    refused(spielwerk.load("dog"), document("T13 T20", FEW, discard="7", seven=everybody), "seven")


@pytest.mark.parametrize(
    ("discard", "joker"), [("", False), ("7 Q", False), ("X", False), ("7", True)]
)
def test_position_the_seven_under_way_lies_on_top(discard: str, joker: bool) -> None:
    seven = {**SEVEN, "joker": joker}
    with pytest.raises(spielwerk.PositionError) as refusal:
        read(document("T13 T20", FEW, discard=discard, seven=seven))
    assert refusal.value.key in {"seven", "discard"}


@pytest.mark.parametrize(
    ("men", "returns"),
    [
        (EVEN_HOME, [-1, 1, -1, 1]),
        (EVEN_HOME, [0, 0, 0, 0]),
        (EVEN_HOME, [1, -1, 1]),
        (EVEN_HOME, [1, 1, 1, 1]),
        (EVEN_HOME, "won"),
        ("T10", [1, -1, 1, -1]),
        ("T10", [1, 1, 1, 1]),
    ],
)
def test_position_the_returns_fit_the_men(men: str, returns: object) -> None:
    over = document(men, FEW, phase="over", to_move=None, returns=returns, plies=10_000)
    refused(spielwerk.load("dog"), over, "returns")


def test_position_nobody_is_to_move_when_the_match_is_over() -> None:
    over = document(EVEN_HOME, FEW, phase="over", to_move=1, returns=[1, -1, 1, -1])
    refused(spielwerk.load("dog"), over, "to_move")


def test_position_a_refusal_says_the_reason_in_a_sentence() -> None:
    with pytest.raises(spielwerk.PositionError) as refusal:
        read(document("T10 | T10", FEW))
    assert refusal.value.key == "men"
    assert "T10" in refusal.value.reason
    assert refusal.value.reason in str(refusal.value)


def test_position_reading_does_not_change_the_document() -> None:
    position = document("T20 T10", "2 5", discard="Q")
    copy = {
        **position,
        "men": [list(men) for men in position["men"]],
        "hands": list(position["hands"]),
    }
    match = read(position).match
    match.play(0, "5 T10>T15")
    assert position == copy


def test_position_what_is_written_is_the_callers_own() -> None:
    match = read(document("T20 T10", "2 5", discard="Q")).match
    match.position()["men"][0][0] = "T63"
    match.observation(0)["men"][0][0] = "T63"
    assert match.position()["men"][0] == ["T10", "T20", "K", "K"]
