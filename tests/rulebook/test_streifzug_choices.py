"""Streifzug durch: who begins, doubles, and what is left after a Patron, as tables choose."""

import pytest

import spielwerk
from tests.rulebook.streifzug_scenario import basic, begun, document, match_of, streifzug, teams

AGAIN = {"doubles": "again"}
LAPSES = {"after_patron": "lapses"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_D11_with_first_0_seat_0_begins(seats: int) -> None:
    for seed in range(15):
        match = begun(seats, {"preset": "extended", "first": "0"}, seed).match
        assert match.steps[0] == ("chance", "first 0")
        assert match.position()["to_move"] == 0


def test_D11_doubles_give_nothing_extra() -> None:
    basic("o15 o20", "3 3").shows("3 o15>o18\n3 o20>o23\nmover 1")
    streifzug("o15 o20", "3 3").shows("3 o15>o18\n3 o20>o23\nend\nmover 1")


def test_D11_with_doubles_again_the_seat_has_another_turn() -> None:
    basic("o15 o20", "3 3", AGAIN).shows("""
        3 o15>o18
        3 o20>o23
        mover 0
        phase dice
        rolls 5 2
        mover 0
    """)
    streifzug("o15 o20", "3 3", AGAIN).shows("""
        3+3 o15>o21
        phase cards
        mover 0
        end
        mover 0
        phase dice
    """)


def test_D11_with_doubles_again_every_doubles_count() -> None:
    streifzug("o15 o20", "3 3", AGAIN).shows("""
        3+3 o15>o21
        end
        rolls 2 2
        2+2 o20>o16
        end
        mover 0
        rolls 5 2
        5+2 o21>o28
        end
        mover 1
    """)


def test_D11_with_doubles_again_doubles_that_lapse_count_too() -> None:
    assert basic("", "3 3", AGAIN).told(None, "rolled")[0]["seat"] == 0
    assert basic("", "3 2", AGAIN).told(None, "rolled")[0]["seat"] == 1


def test_D11_with_doubles_again_a_game_that_is_over_is_over() -> None:
    cards = "R1 R2 R3 R4 R5 B1 B2 B3 B4 B5"
    basic("i1 o20", "2 2", AGAIN, cards=cards).shows("2 i1>bell\nreason bell")


def test_D11_with_doubles_again_the_card_phase_knows_the_dice() -> None:
    scene = streifzug("o15 o20", "3 3", AGAIN).shows("3+3 o15>o21\nphase cards\ndice [3, 3]")
    position = scene.match.position()
    assert scene.match.observation(1)["dice"] == [3, 3]
    again = match_of(position)
    assert again.position() == position
    again.play(0, "end")
    assert again.position()["to_move"] == 0
    without = match_of({key: value for key, value in position.items() if key != "dice"})
    without.play(0, "end")
    assert without.position()["to_move"] == 1


def test_D11_with_doubles_again_dice_of_the_card_phase_are_played() -> None:
    told = document("extended", "o15 o20", "3 3", AGAIN, phase="cards")
    match_of(told)
    with pytest.raises(spielwerk.PositionError) as refusal:
        match_of({**told, "turn": {"left": [3], "from": "o12", "at": "o15", "came": []}})
    assert refusal.value.key == "turn"
    with pytest.raises(spielwerk.PositionError):
        match_of({**told, "options": {}})


def test_L3_with_after_patron_lapses_the_other_die_is_not_played() -> None:
    streifzug("o3 o15 | o8", "5 2", LAPSES, hands="| RP").shows("""
        5 o3>o8
        patron RP
        figures o1 o15 | S o8
        phase cards
        turn 0
    """)


def test_L3_with_after_patron_lapses_it_remains_if_nobody_is_protected() -> None:
    streifzug("o3 o15 | o8", "5 2", LAPSES, hands="| R1").shows("""
        5 o3>o8
        let go
        draw
        phase dice
        can 2 o15>o17
    """)


def test_L3_with_after_patron_lapses_the_partner_is_thrown_all_the_same() -> None:
    """§T6: two partners on one field, and one of them has a Patron."""
    teams("o3 o15 | o8 |  | o8", "5 2", LAPSES, hands=" | RP | | R1").shows("""
        5 o3>o8
        1: patron RP
        3: let go
        draw
        phase cards
        figures o1 o15 | S o8 | S o26 | S S
    """)


def test_T4_with_flush_cards_with_others_they_are_chosen_among_all_that_is_laid() -> None:
    others = {"flush_cards": "with_others"}
    melds = "| RJ BP RH + R1 R2 R3"
    streifzug("o3 S | o8", "5 1", others, melds=melds).shows("""
        5 o3>o8
        phase rob
        turn 0
        only give RJ #1, give BP #1, give RH #1, give R1 #2, give R3 #2
        give BP #1
        0: hand BP
        1: hand RJ RH
        1: melds R1 R2 R3
    """)
    streifzug("m3 S | m8", "5 1", others, used="| RM", melds="| RJ BP RH").shows("""
        5 m3>m8
        phase give
        1: only give RM, give RJ #1, give BP #1, give RH #1
    """)


def test_T4_with_flush_cards_with_others_a_hand_comes_first_all_the_same() -> None:
    others = {"flush_cards": "with_others"}
    streifzug("m3 S | m8", "5 1", others, hands="| R1", melds="| RJ BP RH").shows("""
        5 m3>m8
        1: let go
        1: only give R1
    """)
