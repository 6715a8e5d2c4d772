"""Dog, chapter *Notation*: every example of the rulebook, and what is not a notation."""

import pytest

import spielwerk
from tests.rulebook.dog_scenario import document, dog


def test_Notation_give() -> None:
    dog("", "7 9 | A 2 | 3 4 | 5 6", phase="exchange", hand_size=2).shows("""
        0: give 7
        given  ["7", null, null, null]
    """)


def test_Notation_out() -> None:
    dog("", "A").shows("""
        A out
        men  T0!
    """)


def test_Notation_forward() -> None:
    dog("T10", "5").shows("""
        5 T10>T15
        men  T15
    """)


def test_Notation_back() -> None:
    dog("T2", "4").shows("""
        4 T2>T62
        men  T62
    """)


def test_Notation_into_the_lane() -> None:
    dog("T60", "8").shows("""
        8 T60>G0.4
        men  G0.4
    """)


def test_Notation_swap_with_the_own_man_first() -> None:
    dog("T5 | T30", "J").shows("""
        not  J T30<>T5
        J T5<>T30
        men  T30 | T5
    """)


def test_Notation_joker() -> None:
    dog("T2", "X").shows("""
        X=4 T2>T62
        men  T62
    """)


def test_Notation_a_joker_brings_a_man_out_as_an_ace_only() -> None:
    dog("", "X").shows("""
        not  X=K out, X out, X=X out
        X=A out
        men  T0!
    """)


def test_Notation_a_joker_may_stand_for_a_king_that_moves() -> None:
    dog("T2", "X").shows("""
        X=K T2>T15
        men  T15
    """)


def test_Notation_a_seven_part_by_part() -> None:
    dog("T10 T20", "7").shows("""
        7 T10>T13
        7 T20>T24
        men  T13 T24
    """)


def test_Notation_a_joker_as_seven_part_by_part() -> None:
    dog("T10 T20", "X").shows("""
        X=7 T10>T13
        X=7 T20>T24
        men  T13 T24
    """)


def test_Notation_the_partners_men_are_written_the_same() -> None:
    home = "G0.1 G0.2 G0.3 G0.4"
    dog(f"{home} | T50 | T40", "5 A J X").shows("""
        can  5 T40>T45, A out, J T40<>T50, X=4 T40>T36
        A out
        men  G0.1 G0.2 G0.3 G0.4 | T50 | T32! T40
    """)


def test_Notation_fold_one_card() -> None:
    dog("", "5 9", options={"fold": "one_card"}).shows("""
        fold 5
        discard  5
    """)


def test_Notation_a_fresh_man_is_written_without_its_mark() -> None:
    dog("T0!", "5").shows("""
        not  5 T0!>T5
        5 T0>T5
        men  T5
    """)


NONSENSE = """
5|5 T10|5 T10 T15|5 T10>T15 | 5 T10>T15|5  T10>T15|5 t10>t15|5 T10>T015|5 T10>T79|5 T10>T-1
5 K>T0|5 T10>K|1 T10>T11|05 T10>T15|Z out|a out|5 out|A out A|X|X=|X=5|X=X T10>T15|out|5 T10<>T15
give|give 5|give 5 2|fold|fold 5|J T10<>T10|7 T10>T17,|take back|starter 0|deal 7|0|None|{}|§|T١٠
""".replace("\n", "|")


@pytest.mark.parametrize("nonsense", [*NONSENSE.split("|"), "5 T10>T15\n", "\x00", "5" * 10_000])
def test_Notation_nothing_else_is_an_action(nonsense: str) -> None:
    match = dog("T10", "5 X 2").match
    before = match.position()
    with pytest.raises(spielwerk.IllegalAction) as refusal:
        match.play(0, nonsense)
    assert str(refusal.value)
    assert len(str(refusal.value)) < 500
    assert match.position() == before


@pytest.mark.parametrize("nonsense", [None, 5, b"5 T10>T15", ["5 T10>T15"], {}, 1.5, True])
def test_Notation_an_action_is_a_text(nonsense: object) -> None:
    match = dog("T10", "5 2").match
    with pytest.raises(spielwerk.IllegalAction):
        match.play(0, nonsense)  # type: ignore[arg-type]


def test_Notation_a_seat_plays_only_when_it_is_its_turn() -> None:
    match = dog("T10 | T20", "5 | 2").match
    for seat in (1, 2, 3):
        assert match.legal(seat) == []
        with pytest.raises(spielwerk.IllegalAction):
            match.play(seat, "2 T20>T22")
    assert match.legal(0) == ["5 T10>T15"]


@pytest.mark.parametrize("seat", [4, -1, "0", 0.0, True, "chance"])
def test_Notation_there_are_four_seats(seat: object) -> None:
    match = dog("T10", "5 2").match
    with pytest.raises(ValueError, match="seat"):
        match.play(seat, "5 T10>T15")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seat"):
        match.observation(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("men", "hands", "action", "rule"),
    [
        ("T0!", "A 2", "A out", "M1"),
        ("T14 | T16!", "3 A", "3 T14>T17", "M2"),
        ("T14 | T16!", "2 A", "2 T14>T16", "M2"),
        ("T60 G0.1", "8 A", "8 T60>G0.4", "M6"),
        ("T10 T20", "J A", "J T10<>T20", "M7"),
        ("T10 | T16!", "J A", "J T10<>T16", "M7"),
    ],
)
def test_Notation_a_refusal_names_its_rule(men: str, hands: str, action: str, rule: str) -> None:
    match = dog(men, hands).match
    with pytest.raises(spielwerk.IllegalAction) as refusal:
        match.play(0, action)
    if action == "J T10<>T16":
        assert refusal.value.rule in ("M2", "M7")
    else:
        assert refusal.value.rule == rule
    assert refusal.value.code
    assert str(refusal.value).endswith(".")


def test_Notation_the_order_of_the_legal_actions_does_not_change() -> None:
    game = spielwerk.load("dog")
    position = document("T10 T20 T60 | T30", "A 4 7 J X 2")
    legal = game.match_from(position, seed=1).legal(0)
    assert legal == game.match_from(position, seed=2).legal(0)
    assert legal == game.match_from(game.match_from(position).position()).legal(0)
    assert len(legal) == len(set(legal))
