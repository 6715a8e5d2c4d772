"""Stramash, chapter *Notation*: every example of the rulebook, and what is not a notation."""

from collections.abc import Callable

import pytest

import spielwerk
from tests.rulebook.stramash_scenario import document, stramash

PAIRS = {"pairs": "on"}
HOME = "C0.1 C0.2 C0.3 C0.4 C0.5"


@pytest.mark.parametrize(
    ("laddies", "action", "then"),
    [
        ("", "A out", "T8"),
        ("T5", "K T5>T15", "T15"),
        ("T20", "8 T20>T12", "T12"),
        ("T0 T20", "5 T0>C0.2", "T20 C0.2"),
        ("T5", "7 T5>T12", "T12"),
        ("T5 | T33", "X T5>T33", "T33"),
        ("| T33", "X D>T33", "T33"),
        ("C0.1", "2 C0.1>C0.3", "C0.3"),
    ],
)
def test_Notation_the_examples(laddies: str, action: str, then: str) -> None:
    card = action.split(maxsplit=1)[0]
    stramash(laddies, f"{card} 8" if card == "X" else card).shows(f"""
        {action}
        laddies  {then}
    """)


def test_Notation_a_seven_part_by_part() -> None:
    stramash("T5 T30", "7").shows("""
        7 T5>T8
        7 T30>T34
        laddies  T8 T34
    """)


def test_Notation_discard() -> None:
    stramash("", "4").shows("""
        discard 4
        open     4
    """)


def test_Notation_a_finished_seat_writes_what_the_owner_would() -> None:
    stramash(f"{HOME} | | T36", "A 5", PAIRS).shows("""
        only  A out, A T36>T37, 5 T36>T41, 5 T36>C2.2
    """)


def test_Notation_the_cards_are_written_by_their_codes() -> None:
    match = stramash("", "2 3 4 5 6 8").match
    assert match.legal(0) == [f"discard {code}" for code in "234568"]
    match = stramash("", "7 9 10 10 10 X").match
    assert set(match.legal(0)) == {"discard 7", "discard 9", "discard 10", "discard X"}


NONSENSE = """
5|5 T10|5 T10 T15|5 T10>T15 | 5 T10>T15|5  T10>T15|5 t10>t15|5 T10>T015|5 T10>T-1|5 T10>T10>T15
5 K>T0|5 T10>D|5 T10>K|1 T10>T11|05 T10>T15|Z out|a out|A out A|X|X=5|X=5 T10>T15|out|discard
5 T10<>T15|Discard 5|discard 5 2|discard 11|fold 5|give 5|7 T10>T17,|take back|first 0|draw 5
0|None|{}|§|T١٠|5 T10>C0.6|5 T10>C0.0|5 T10>C6.1|5 T10>T120|8 T10>T2!|X D>D
""".strip().replace("\n", "|")


@pytest.mark.parametrize("nonsense", [*NONSENSE.split("|"), "5 T10>T15\n", "\x00", "5" * 10_000])
def test_Notation_nothing_else_is_an_action(nonsense: str) -> None:
    match = stramash("T10", "5 2").match
    before = match.position()
    with pytest.raises(spielwerk.IllegalAction) as refusal:
        match.play(0, nonsense)
    assert (refusal.value.rule, refusal.value.code) == (None, "unknown_action")
    assert len(str(refusal.value)) < 500
    assert match.position() == before


@pytest.mark.parametrize("beyond", ["T72", "T80", "C4.1", "C5.5"])
def test_Notation_there_are_only_the_fields_of_this_board(beyond: str) -> None:
    stramash("T70 | T3", "5 2").shows(f"not 5 T70>{beyond}, 5 {beyond}>T5, X T70>{beyond}")


@pytest.mark.parametrize("nonsense", [None, 5, b"5 T10>T15", ["5 T10>T15"], {}, 1.5, True])
def test_Notation_an_action_is_a_text(nonsense: object) -> None:
    match = stramash("T10", "5 2").match
    with pytest.raises(spielwerk.IllegalAction):
        match.play(0, nonsense)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [4, -1, "0", 0.0, True, "chance"])
def test_Notation_there_are_as_many_seats_as_play(seat: object) -> None:
    match = stramash("T10", "5 2").match
    calls: list[Callable[[], object]] = [
        lambda: match.play(seat, "5 T10>T15"),  # type: ignore[arg-type]
        lambda: match.observation(seat),  # type: ignore[arg-type]
        lambda: match.legal(seat),  # type: ignore[arg-type]
    ]
    for call in calls:
        with pytest.raises(spielwerk.SeatError, match="seat"):
            call()


def test_Notation_the_order_of_the_legal_actions_does_not_change() -> None:
    game = spielwerk.load("stramash")
    position = document("T10 T20 T60 | T30", "A 4 7 J X 2")
    legal = game.match_from(position, seed=1).legal(0)
    assert legal == game.match_from(position, seed=2).legal(0)
    assert legal == game.match_from(game.match_from(position).position()).legal(0)
    assert len(legal) == len(set(legal))


def test_Notation_chance_is_written_too() -> None:
    match = spielwerk.load("stramash", seats=3).match(seed=2)
    chance = [text for who, text in match.steps if who == "chance"]
    assert chance[0] in {"first 0", "first 1", "first 2"}
    assert len(chance) == 1 + 15 + 1
    assert all(text.startswith("draw ") for text in chance[1:])


def test_Notation_why_not_says_what_playing_would_raise() -> None:
    match = stramash("T10 T15", "5 A").match
    assert match.why_not(0, "5 T15>T20") is None
    refusal = match.why_not(0, "5 T10>T15")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("M4", "own_there")
    with pytest.raises(spielwerk.IllegalAction) as raised:
        match.play(0, "5 T10>T15")
    assert str(raised.value) == str(refusal)


def test_Notation_barred_names_every_field_that_a_card_and_a_laddie_do_not_reach() -> None:
    match = stramash("T70 T1 | T2", "5 A").match
    barred = match.barred(0, "5 T70")
    fields = {cell["name"] for cell in match.game.geometry()["cells"]}
    assert set(barred) == fields
    assert (barred["T3"].rule, barred["T3"].code) == ("M4", "own_in_way")
    assert barred["T4"].code == "wrong_steps"
    reached = match.barred(0, "5 T1")
    assert fields - set(reached) == {"T6", "C0.3"}
    assert (reached["C1.1"].rule, reached["C1.1"].code) == ("M5", "foreign_castle")


def test_Notation_barred_for_a_card_alone_leaves_out_what_any_laddie_reaches() -> None:
    match = stramash("T10 T30", "5 A").match
    fields = {cell["name"] for cell in match.game.geometry()["cells"]}
    assert fields - set(match.barred(0, "5")) == {"T15", "T35"}
    assert fields - set(match.barred(0, "A")) == {"T11", "T31", "T8"}
    from_dock = match.barred(0, "A D")
    assert fields - set(from_dock) == {"T8"}
    assert (from_dock["T9"].rule, from_dock["T9"].code) == ("M2", "start_only")


def test_Notation_barred_for_a_fechter_says_whom_it_cannot_hit() -> None:
    match = stramash("T10 | T20 C1.1 | T30", "X 8", PAIRS).match
    for chosen in ("X", "X T10", "X D"):
        barred = match.barred(0, chosen)
        assert "T20" not in barred
        assert (barred["T30"].rule, barred["T30"].code) == ("M6", "fechter_partner")
        assert barred["C1.1"].code == "fechter_castle"
        assert barred["T40"].code == "fechter_nobody"


@pytest.mark.parametrize("laddies", ["", "T10", "T10 C0.2"])
def test_Notation_barred_for_a_fechter_with_nobody_to_land_on_says_so_of_all_fields(
    laddies: str,
) -> None:
    barred = stramash(laddies, "X 8").match.barred(0, "X")
    assert {why.code for why in barred.values()} == {"fechter_no_target"}
    assert not any(why.obstacles for why in barred.values())


def test_Notation_barred_for_a_fechter_names_the_only_one_that_it_cannot_hit() -> None:
    barred = stramash("T10 | C1.1", "X 8").match.barred(0, "X")
    assert barred["T10"].code == "fechter_no_target"
    assert (barred["C1.1"].code, barred["C1.1"].obstacles) == ("fechter_castle", ("C1.1",))


@pytest.mark.parametrize("chosen", ["", "Z", "5 T99", "5 T10 T11", "discard", "T10", "5>T10", "§"])
def test_Notation_nothing_else_can_be_chosen(chosen: str) -> None:
    match = stramash("T10", "5 2").match
    with pytest.raises(spielwerk.IllegalAction):
        match.barred(0, chosen)


def test_Notation_who_need_not_act_is_barred_because_of_that() -> None:
    match = stramash("T10 | T20", "5 2").match
    codes = {why.code for why in match.barred(1, "5 T20").values()}
    assert codes == {"not_your_turn"}


@pytest.mark.parametrize("card", ["3", "5", "7", "8", "9"])
def test_Notation_barred_speaks_of_the_dock_only_where_its_laddies_come_out(card: str) -> None:
    """A card that brings nobody out: nobody wonders at any other hole why it does not."""
    match = stramash("T8 T17 D D D | T30", "3 5 7 8 9 X", seats=2).match
    told = {field for field, why in match.barred(0, card).items() if why.code == "no_way_out"}
    assert told == {"T8"}


def test_Notation_barred_speaks_of_the_laddie_that_could_be_meant() -> None:
    match = stramash("T8 T17 C0.4", "3 5 7 9 9 X").match
    assert {match.barred(0, "3")[f"C0.{d}"].code for d in range(1, 4)} == {"castle_too_far"}
