"""Rufus, chapter *Notation*: every example of the rulebook, and what is not a notation."""

import pytest

import spielwerk
from tests.rulebook.rufus_scenario import begun, document, rufus


def test_Notation_the_fox() -> None:
    rufus().shows("fox 3\nrufus 3")


def test_Notation_laying_a_card() -> None:
    rufus().shows("lay 5 @52\ntrail 0:5@52")


def test_Notation_a_stone_names_where_it_comes_from_and_what_is_announced() -> None:
    rufus().shows("stone 48>55\nstones 52 55 | 48 52")
    rufus("10 40 | 20 21", trail="1:3@11").shows("stone 10>17\nstones 8 40 | 20 21")
    rufus("56 40 | 20 21", fox=30).shows("stone 56>3\nstones 3 40 | 20 21")


def test_Notation_chance_is_written_too() -> None:
    steps = begun(3, {"prizes": "shuffled"}).match.steps
    assert [who for who, _ in steps] == ["chance"] * 11
    assert [text.split()[0] for _, text in steps] == ["first"] + ["prize"] * 10


NONSENSE = """
fox|fox -1|fox 03|fox 3 |Fox 3| fox 3|fox  3|fox three|fox 3.0|fox 3 3|lay|lay 5|lay 5@52|lay 5 @
lay 5 @052|lay ? @52|lay 1 @52|lay 10 @52|lay 0 @52|lay 5 52|lay 5 @52 @53|lay 5 @-1|stone|stone 48
stone 48>|stone >55|stone 48 > 55|stone 48->55|stone 48>55>56|stone 048>55|stone 48>-5|48>55|pass
take back|first 0|prize 7|rufus 3|0|None|{}|§|fox ٣|fox ³|stone 48>٥٥
""".replace("\n", "|")


@pytest.mark.parametrize(
    "nonsense", [*NONSENSE.split("|"), "fox 3\n", "\x00", "fox " + "1" * 9999]
)
def test_Notation_nothing_else_is_an_action(nonsense: str) -> None:
    match = rufus().match
    before = match.position()
    with pytest.raises(spielwerk.IllegalAction) as refusal:
        match.play(0, nonsense)
    assert 0 < len(str(refusal.value)) < 500
    assert match.position() == before


@pytest.mark.parametrize("nonsense", [None, 3, b"fox 3", ["fox 3"], {}, 1.5, True])
def test_Notation_an_action_is_a_text(nonsense: object) -> None:
    with pytest.raises(spielwerk.IllegalAction):
        rufus().match.play(0, nonsense)  # type: ignore[arg-type]


def test_Notation_what_cannot_be_read_is_no_action() -> None:
    rufus().shows("""
        refused - unknown_action hop 3
        refused - unknown_action lay ? @52
        refused - unknown_action fox three
    """)


def test_Notation_a_field_must_be_there() -> None:
    rufus().shows("""
        refused - no_such_field lay 5 @60
        refused - no_such_field stone 60>67
        refused - no_such_field stone 55>62
    """)
    rufus("38 39 | 20 21", {"fields": 40}, fox=10).shows("""
        refused - no_such_field lay 5 @40
        can  stone 38>5
    """)


def test_Notation_the_fox_moves_one_field_at_least() -> None:
    rufus().shows("refused T3 fox_no_step fox 0")


@pytest.mark.parametrize("seat", [2, -1, "0", 0.0, True, "chance"])
def test_Notation_there_are_only_the_seats_of_the_table(seat: object) -> None:
    match = rufus().match
    with pytest.raises(ValueError, match="seat"):
        match.play(seat, "fox 3")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seat"):
        match.observation(seat)  # type: ignore[arg-type]


def test_Notation_the_order_of_the_legal_actions_does_not_change() -> None:
    game = spielwerk.load("rufus")
    position = document("48 52 | 3 40 | 59 58", trail="1:4@50 2:5@57")
    legal = game.match_from(position, seed=1).legal(0)
    assert legal == game.match_from(position, seed=2).legal(0)
    assert legal == game.match_from(game.match_from(position).position()).legal(0)
    assert len(legal) == len(set(legal))


def test_Notation_why_not_says_what_playing_would() -> None:
    match = rufus("54 40 | 3 21").match
    for text in ("fox 4", "fox 0", "stone 54>1", "stone 40>41", "lay 5 @0", "stone 3>10", "hop"):
        why = match.why_not(0, text)
        assert why is not None
        with pytest.raises(spielwerk.IllegalAction) as refusal:
            match.play(0, text)
        assert (why.rule, why.code, str(why)) == (
            refusal.value.rule,
            refusal.value.code,
            str(refusal.value),
        )
    assert [match.why_not(0, text) for text in match.legal(0)] == [None] * len(match.legal(0))
    one = match.why_not(1, "fox 1")
    assert one is not None
    assert one.code == "not_your_turn"


def reasons(match: spielwerk.Match, chosen: str) -> dict[str, tuple[str | None, str]]:
    return {at: (why.rule, why.code) for at, why in match.barred(0, chosen).items()}


def test_Notation_barred_tells_for_every_other_field_why_the_fox_does_not_go_there() -> None:
    barred = reasons(rufus("54 40 | 3 21").match, "fox")
    assert set(barred) == {str(field) for field in range(60)} - {"1", "2", "3"}
    assert barred["0"] == ("T3", "fox_no_step")
    assert barred["4"] == ("T3", "stone_in_fox_way")


def test_Notation_barred_tells_it_of_a_stone() -> None:
    match = rufus("54 40 | 3 21").match
    assert "47" not in reasons(match, "stone 40")
    assert reasons(match, "stone 40")["46"] == ("T2", "points_left_over")
    barred = reasons(match, "stone 54")
    assert barred["1"] == ("T6", "fox_in_way")
    assert barred["0"] == ("T6", "fox_needs_last_point")


def test_Notation_barred_tells_it_of_a_card() -> None:
    match = rufus("10 20 | 55 57", trail="1:4@56").match
    barred = reasons(match, "lay 5")
    assert set(barred) == {str(field) for field in range(60)} - {"57", "58", "59"}
    assert barred["56"] == ("T5", "card_there")
    assert barred["0"] == ("T5", "not_behind_fox")
    assert barred["55"] == ("T5", "not_before_rearmost")


@pytest.mark.parametrize("chosen", ["", "fox 3", "stone", "stone 54>1", "lay", "lay 11", "hop"])
def test_Notation_barred_refuses_what_cannot_be_chosen(chosen: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        rufus("54 40 | 3 21").match.barred(0, chosen)
