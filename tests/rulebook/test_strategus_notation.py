"""Strategus, chapter *Notation*: every example of the rulebook, and what is not a notation."""

import pytest

import spielwerk
from tests.rulebook.strategus_scenario import BLUE, RED, begun, document, set_up, strategus


def test_Notation_set_up_piece_by_piece() -> None:
    begun().shows("""
        place 9 a1
        pieces [{"a1": "9"}, {}]
    """)


def test_Notation_the_whole_set_up() -> None:
    begun().shows(f"""
        0: setup TTATTT9999 T888885555 99M4443312 6666777799
        1: setup {BLUE}
        phase "play"
    """)


def test_Notation_move() -> None:
    strategus("5e4").shows("e4-e5\nred 5e5")


def test_Notation_attack() -> None:
    strategus("5e4 | 7e5 9a2").shows("e4xe5\nred 5e5")


def test_Notation_squares_of_row_ten() -> None:
    strategus("5e9 | 7e10 9a2").shows("e9xe10\nred 5e10")


def test_Notation_a_set_up_keeps_its_text() -> None:
    match = begun().shows(f"0: setup {RED}").match
    assert match.transcript()["steps"] == [[0, f"setup {RED}"]]


NONSENSE = """
e4|e4-|-e5|e4e5|e4 - e5|e4 e5|e4-e5-e6|e4-e5 |E4-E5|e4-E5|e4:e5|e4Xe5|e4*e5|e4--e5|e4x|xe5
e4-e|e4-5|e4-e5+|5e4-e5|Le4-e5|e4-e5=|pass|resign|place|place 9|place a1|place 9 a1 b1
place 9a1|Place 9 a1|place 10 a1|place X a1|place m a1|place 0 a1|first 0|first 1|first
first chance|take back|ready|0|None|{}|§|e٤-e5|place ٩ a1|SETUP
""".strip().replace("\n", "|")


@pytest.mark.parametrize("nonsense", [*NONSENSE.split("|"), "e4-e5\n", "\x00", "9" * 10_000, ""])
def test_Notation_nothing_else_is_an_action(nonsense: str) -> None:
    for match in (strategus("5e4").match, begun().match):
        before = match.position()
        with pytest.raises(spielwerk.IllegalAction) as refusal:
            match.play(0, nonsense)
        assert (refusal.value.rule, refusal.value.code) == (None, "unknown_action")
        assert 0 < len(str(refusal.value)) < 500
        assert match.position() == before


@pytest.mark.parametrize("nonsense", [None, 5, b"e4-e5", ["e4-e5"], {}, 1.5, True])
def test_Notation_an_action_is_a_text(nonsense: object) -> None:
    match = strategus("5e4").match
    with pytest.raises(spielwerk.IllegalAction):
        match.play(0, nonsense)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [2, -1, "0", 0.0, True, "chance", None])
def test_Notation_there_are_two_seats(seat: object) -> None:
    match = strategus("5e4").match
    with pytest.raises(ValueError, match="seat"):
        match.play(seat, "e4-e5")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seat"):
        match.legal(seat)  # type: ignore[arg-type]


REFUSED = [
    ("5e4 | 9e7", "e4-e6", "M1", "too_far"),
    ("5e4 | 9e7", "e4-d5", "M1", "diagonal"),
    ("5e4 | 9e7", "e3-e4", "M1", "no_piece_there"),
    ("5e4 | 9e7", "e7-e6", "M1", "not_your_piece"),
    ("5e4 9e5 | 9e7", "e4-e5", "M1", "own_piece_there"),
    ("5a4 | 9e7", "a4-a11", "M1", "off_board"),
    ("9e4 | 9e7", "e4-f6", "M2", "hare_not_straight"),
    ("9e4 | 9e7", "e4-e8", "M2", "way_blocked"),
    ("Te4 5a1 | 9e7", "e4-e5", "M3", "never_moves"),
    ("5e4 | 9e5", "e4-e5", "M4", "fight_is_x"),
    ("5e4 | 9e6", "e4xe5", "M4", "nobody_to_fight"),
    ("5e4 | 9e6", "place 9 a1", "S2", "not_setup"),
    ("5e4 | 9e6", f"setup {RED}", "S2", "not_setup"),
]


@pytest.mark.parametrize(("armies", "action", "rule", "code"), REFUSED)
def test_Notation_a_refusal_names_its_rule(armies: str, action: str, rule: str, code: str) -> None:
    match = strategus(armies).match
    with pytest.raises(spielwerk.IllegalAction) as refusal:
        match.play(0, action)
    assert (refusal.value.rule, refusal.value.code) == (rule, code)
    assert str(refusal.value).startswith(f"§{rule}: ")
    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize("move", ["e4-e4", "e4xe4", "b1-b1"])
def test_Notation_a_piece_does_not_stay_where_it_is(move: str) -> None:
    for armies in ("5e4 Tb1 | 7e7", "9e4 Tb1 | 7e7"):
        match = strategus(armies).match
        with pytest.raises(spielwerk.IllegalAction):
            match.play(0, move)
        assert match.position()["plies"] == 0


def test_Notation_a_refusal_of_a_set_up_action_tells_nothing_of_the_other_side() -> None:
    """The same refusals, however much the other seat has placed."""
    attempts = ["place 9 b1", "a4-a5", "setup x", "place A j10", f"setup {BLUE} "]
    one, other = begun(), begun().shows("1: place 9 j10\n1: place A i10")
    for text in attempts:
        refusals = []
        for scene in (one, other):
            with pytest.raises(spielwerk.IllegalAction) as refusal:
                scene.match.play(0, text)
            refusals.append(str(refusal.value))
        assert refusals[0] == refusals[1]


def test_Notation_a_refusal_in_play_tells_nothing_of_hidden_pieces() -> None:
    attempts = ["e7-e6", "e7-e5", "e4-e7", "c8-c9", "c8-d9", "c8xc9"]
    one, other = strategus("9e4 | 7e7 Tc8"), strategus("9e4 | Te7 9c8")
    for text in attempts:
        refusals = []
        for scene in (one, other):
            with pytest.raises(spielwerk.IllegalAction) as refusal:
                scene.match.play(0, text)
            refusals.append(str(refusal.value))
        assert refusals[0] == refusals[1]


def test_Notation_the_order_of_the_legal_actions_does_not_change() -> None:
    game = spielwerk.load("strategus")
    position = document("5e4 9b2 7g3 8c4 | 9e7")
    legal = game.match_from(position, seed=1).legal(0)
    assert legal == game.match_from(position, seed=2).legal(0)
    assert legal == game.match_from(game.match_from(position).position()).legal(0)
    position["pieces"][0] = dict(reversed(position["pieces"][0].items()))
    assert legal == game.match_from(position).legal(0)
    assert len(legal) == len(set(legal))
    in_set_up = begun().match.legal(0)
    assert len(in_set_up) == len(set(in_set_up)) == 12


def test_Notation_of_chance() -> None:
    match = set_up(seed=4).match
    assert match.steps[2] in (("chance", "first 0"), ("chance", "first 1"))
    for first in (0, 1):
        transcript = match.transcript()
        transcript["steps"][2] = ["chance", f"first {first}"]
        assert spielwerk.replay(transcript).position()["to_move"] == first
