"""Stramash, chapter *The turn*: cards, drawing, playing and discarding (§T1, §T2)."""

from collections import Counter

import pytest

import spielwerk
from tests.rulebook.stramash_scenario import all_but, box, document, stramash

SEATS = (2, 3, 4, 5, 6)
DOCKED = "2 3 4 5 6 9"
"""A hand that can do nothing while all laddies are in the dock."""
CASTLE_FULL = "C0.2 C0.3 C0.4 C0.5"


@pytest.mark.parametrize("seats", SEATS)
def test_T1_the_first_seat_to_move_is_drawn(seats: int) -> None:
    game = spielwerk.load("stramash", seats=seats)
    drawn = {game.match(seed=seed).position()["to_move"] for seed in range(60)}
    assert drawn == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_T1_with_first_0_seat_0_begins(seats: int) -> None:
    game = spielwerk.load("stramash", {"first": "0"}, seats)
    assert {game.match(seed=seed).position()["to_move"] for seed in range(20)} == {0}


@pytest.mark.parametrize("seats", SEATS)
def test_T1_everybody_is_dealt_five_cards_and_the_first_seat_draws_a_sixth(seats: int) -> None:
    match = spielwerk.load("stramash", seats=seats).match(seed=3)
    seen = match.observation(None)
    [first] = match.seats_to_act()
    assert seen["hand_sizes"] == [5 + (seat == first) for seat in range(seats)]
    assert seen["to_move"] == first
    assert seen["discard"] == ""


@pytest.mark.parametrize("seats", SEATS)
def test_T1_the_cards_are_dealt_round_the_table_from_the_first_seat_on(seats: int) -> None:
    match = spielwerk.load("stramash", seats=seats).match(seed=4)
    told = match.events(None)
    first = told[0]["seat"]
    assert told[0] == {"event": "first", "seat": first}
    dealt = [event["seat"] for event in told if event["event"] == "dealt"]
    once_round = [(first + turn) % seats for turn in range(seats)]
    assert dealt == once_round * 5
    assert told[-1] == {"event": "drew", "seat": first}


@pytest.mark.parametrize(("seats", "cards"), [(2, 108), (3, 108), (4, 108), (5, 162), (6, 162)])
def test_T1_two_packs_for_up_to_four_seats_and_three_for_more(seats: int, cards: int) -> None:
    seen = spielwerk.load("stramash", seats=seats).match(seed=1).observation(None)
    assert seen["pile"] + sum(seen["hand_sizes"]) == cards == box(seats).total()


@pytest.mark.parametrize("seats", [4, 6])
def test_T1_the_box_holds_two_fechters_with_every_pack(seats: int) -> None:
    match = spielwerk.load("stramash", seats=seats).match(seed=1)
    hands = match.position()["hands"]
    for card, count in box(seats).items():
        rest = count - " ".join(hands).split().count(card)
        fitting = {**match.position(), "discard": " ".join([card] * rest)}
        spielwerk.load("stramash").match_from(fitting)
        one_too_many = {**fitting, "discard": f"{fitting['discard']} {card}".strip()}
        with pytest.raises(spielwerk.PositionError):
            spielwerk.load("stramash").match_from(one_too_many)


def test_T1_every_card_of_the_pile_is_as_likely_as_any_other() -> None:
    game = spielwerk.load("stramash", seats=4)
    dealt = Counter(
        card
        for seed in range(150)
        for hand in game.match(seed=seed).position()["hands"]
        for card in hand.split()
    )
    for card, count in box(4).items():
        assert dealt[card] == pytest.approx(150 * 21 * count / 108, rel=0.3)


@pytest.mark.parametrize("seats", SEATS)
def test_T1_the_seats_take_turns_clockwise(seats: int) -> None:
    scene = stramash(hands="2", seats=seats).shows("turn 0\ndiscard 2")
    for turn in range(1, 2 * seats):
        card = "34569"[turn % 5]
        scene.shows(f"turn {turn % seats}\ndraws {card}\ndiscard {card}")
    scene.shows("turn 0")


def test_T1_a_turn_is_to_draw_a_card_and_to_play_one_of_six() -> None:
    stramash("T10 | T40", "5 9 | 2 3 4 6 9").shows("""
        5 T10>T15
        turn    1
        draws   K
        1: hand 2 3 4 6 9 K
        only    K out, K T40>T50, 2 T40>T42, 3 T40>T43, 4 T40>T44, 6 T40>T46, 9 T40>T49
    """)


def test_T1_five_cards_remain() -> None:
    scene = stramash("T10", "5 9").shows("5 T10>T15")
    assert scene.match.observation(None)["hand_sizes"] == [5, 6, 5, 5]
    assert scene.match.position()["hands"][0] == "9 9 9 9 9"


def test_T1_the_card_just_drawn_may_be_played_at_once() -> None:
    stramash("| T40", "2 | 2 3 4 6 9").shows("""
        discard 2
        draws   J
        J T40>T50
        turn    2
    """)


def test_T1_equal_cards_are_one_choice() -> None:
    stramash("T10", "5").shows("only 5 T10>T15")


def test_T1_only_a_card_in_the_hand_is_played() -> None:
    stramash("T10", "5 9").shows("""
        refused T1 no_such_card 6 T10>T16
        refused T1 no_such_card A out
        refused T1 no_such_card 7 T10>T17
        refused T1 no_such_card X D>T10
        refused T1 no_such_card discard 6
    """)


def test_T1_a_seat_plays_only_when_it_is_its_turn() -> None:
    stramash("T10 | T40", "5 | 2").shows("""
        1: only
        1: refused T1 not_your_turn 2 T40>T42
        2: refused T1 not_your_turn discard 2
        3: refused T1 not_your_turn A out
        5 T10>T15
        0: refused T1 not_your_turn 5 T15>T20
    """)


def test_T1_a_played_card_lies_open() -> None:
    scene = stramash("T10", "5 9", discard="Q").shows("""
        5 T10>T15
        open  Q 5
    """)
    for viewer in (0, 1, 2, 3, None):
        assert scene.told(viewer, "played") == [{"event": "played", "seat": 0, "card": "5"}]
        assert scene.match.observation(viewer)["discard"] == "Q 5"


def test_T1_a_discarded_card_lies_open_as_a_played_one() -> None:
    scene = stramash("", DOCKED, discard="A Q").shows("""
        discard 4
        open    A Q 4
    """)
    for viewer in (0, 1, 2, 3, None):
        assert scene.told(viewer, "discarded") == [{"event": "discarded", "seat": 0, "card": "4"}]
        assert scene.told(viewer, "played") == []


def test_T1_the_card_drawn_is_shown_only_to_the_seat_that_draws() -> None:
    scene = stramash("T10", "5 9").shows("5 T10>T15\ndraws K")
    assert scene.told(1, "drew") == [{"event": "drew", "seat": 1, "card": "K"}]
    for other in (0, 2, 3, None):
        assert scene.told(other, "drew") == [{"event": "drew", "seat": 1}]


def test_T1_the_played_cards_but_the_last_are_shuffled_when_a_card_is_due() -> None:
    position = document("T10", "5 9")
    position["discard"] = all_but("8", position["hands"], 0)
    scene = stramash("T10", "5 9", discard=position["discard"]).shows("5 T10>T15")
    assert scene.match.position()["discard"] == "5"
    cards = 108 - 21
    for viewer in (0, 1, None):
        assert scene.told(viewer, "reshuffled") == [{"event": "reshuffled", "cards": cards}]
        assert scene.match.observation(viewer)["pile"] == cards - 1
    told = [event["event"] for event in scene.match.events(None)]
    assert told.index("played") < told.index("reshuffled") < told.index("drew")


def test_T1_the_played_cards_are_not_shuffled_before_a_card_is_due() -> None:
    position = document("T10", "5 9")
    played = all_but("8", position["hands"], 1)
    scene = stramash("T10", "5 9", discard=played).shows("""
        5 T10>T15
        draws  8
    """)
    assert scene.told(None, "reshuffled") == []
    assert scene.match.observation(None)["pile"] == 0
    assert len(scene.match.position()["discard"].split()) == 108 - 21


def test_T1_a_discarded_card_stays_out_of_the_reshuffle_as_the_last_one() -> None:
    position = document("", DOCKED)
    scene = stramash("", DOCKED, discard=all_but("8", position["hands"], 0))
    scene.shows("discard 4\nopen 4")
    assert scene.told(None, "reshuffled") == [{"event": "reshuffled", "cards": 108 - 21}]


def test_T1_the_cards_drawn_after_a_reshuffle_are_those_that_were_played() -> None:
    position = document("T10", "5 9")
    played = all_but("8", position["hands"], 0)
    drawn = set()
    for seed in range(60):
        again = {**position, "discard": played}
        match = spielwerk.load("stramash").match_from(again, seed=seed)
        match.play(0, "5 T10>T15")
        held = match.position()["hands"][1]
        [card] = (Counter(held.split()) - Counter(position["hands"][1].split())).elements()
        drawn.add(card)
    assert drawn <= set(played.split())
    assert len(drawn) > 9


def test_T2_who_can_make_a_move_must() -> None:
    stramash("T10", "2 3").shows("""
        only  2 T10>T12, 3 T10>T13
        refused T2 must_play discard 2
        refused T2 must_play discard 3
    """)


def test_T2_one_card_that_can_be_played_is_enough() -> None:
    stramash("", "2 3 4 5 6 K").shows("""
        only  K out
        refused T2 must_play discard 2
        refused T2 must_play discard K
    """)


def test_T2_a_move_that_hurts_must_be_made_too() -> None:
    stramash(f"T2 {CASTLE_FULL}", "8").shows("only 8 T2>T66")
    stramash(f"T3 {CASTLE_FULL}", "9 2").shows("""
        only  9 T3>T12, 2 T3>T5
    """)


def test_T2_who_can_make_no_move_discards_any_card() -> None:
    scene = stramash("", DOCKED).shows("""
        only  discard 2, discard 3, discard 4, discard 5, discard 6, discard 9
        discard 6
        turn  1
    """)
    assert scene.match.position()["hands"][0] == "2 3 4 5 9"


@pytest.mark.parametrize("laddies", ["C0.2 C0.3 C0.4 C0.5", "C0.3 C0.5", "C0.5"])
def test_T2_who_has_nobody_on_the_track_often_has_no_move(laddies: str) -> None:
    stramash(laddies, "2 3 5 6 8 9").shows("""
        only  discard 2, discard 3, discard 5, discard 6, discard 8, discard 9
    """)


def test_T2_with_nobody_out_every_card_that_brings_out_is_a_move() -> None:
    for card in "AJQK":
        stramash("", f"2 3 4 5 6 {card}").shows(f"only {card} out")


def test_T2_equal_cards_are_discarded_as_one() -> None:
    stramash("", "2 2 2 5").shows("only discard 2, discard 5")


def test_T2_a_fechter_with_a_target_must_be_played() -> None:
    stramash("| T40", "2 3 4 5 6 X").shows("""
        only  X D>T40
        refused T2 must_play discard 2
        refused T2 must_play discard X
    """)


def test_T2_a_fechter_without_a_target_may_be_discarded() -> None:
    stramash("| C1.3", "2 3 4 5 6 X").shows("""
        only  discard 2, discard 3, discard 4, discard 5, discard 6, discard X
    """)


UNFORCED = {"fechter_forced": "off"}


def test_T2_with_fechter_forced_off_a_fechter_alone_forces_nobody() -> None:
    stramash("| T40", "2 3 4 5 6 X", UNFORCED).shows("""
        only  X D>T40, discard 2, discard 3, discard 4, discard 5, discard 6, discard X
    """)


def test_T2_with_fechter_forced_off_the_fechter_itself_may_be_discarded() -> None:
    stramash("| T40", "2 3 4 5 6 X", UNFORCED).shows("""
        discard X
        laddies | T40
        turn    1
    """)


def test_T2_with_fechter_forced_off_another_card_still_forces() -> None:
    stramash("T10 | T40", "2 3 4 5 6 X", UNFORCED).shows("""
        can  X T10>T40, X D>T40, 2 T10>T12
        refused T2 must_play discard X
        refused T2 must_play discard 2
    """)
    stramash("| T40", "2 3 4 5 X K", UNFORCED).shows("""
        only  X D>T40, K out
        refused T2 must_play discard X
    """)


def test_T2_with_fechter_forced_off_and_no_move_at_all_any_card_goes() -> None:
    stramash("", "2 3 4 5 6 X", UNFORCED).shows("""
        only  discard 2, discard 3, discard 4, discard 5, discard 6, discard X
    """)


def test_T2_a_discard_is_the_whole_turn() -> None:
    stramash("", DOCKED, plies=7).shows("""
        discard 2
        turn   1
        plies  8
        0: not discard 3
    """)


def test_T2_an_eight_is_a_move_like_any_other() -> None:
    stramash("T10", "8").shows("only 8 T10>T2")


def test_T2_a_seven_that_cannot_be_played_out_is_no_move() -> None:
    stramash("C0.1 C0.2", "7").shows("only discard 7")
