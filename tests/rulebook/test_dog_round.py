"""Dog, chapter *Round*: §R1 to §R5."""

from collections import Counter
from typing import Any

import pytest

import spielwerk
from tests.rulebook.dog_scenario import dog, many_cards


def test_R1_the_first_starter_is_drawn() -> None:
    game = spielwerk.load("dog")
    drawn = {game.match(seed=seed).position()["starter"] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_R1_with_first_0_it_is_seat_0() -> None:
    game = spielwerk.load("dog", {"first": "0"})
    assert {game.match(seed=seed).position()["starter"] for seed in range(20)} == {0}
    assert game.match(seed=1).events(None)[0] == {"event": "starter", "seat": 0}


def test_R1_the_first_round_deals_six_cards_to_each_seat() -> None:
    match = spielwerk.load("dog").match(seed=1)
    assert match.observation(None)["hand_sizes"] == [6, 6, 6, 6]
    assert match.observation(None)["pile"] == 110 - 24
    assert match.position()["hand_size"] == 6


@pytest.mark.parametrize(("cards", "then"), [(6, 5), (5, 4), (4, 3), (3, 2), (2, 6)])
def test_R1_the_hands_shrink_from_six_to_two_and_then_are_six_again(cards: int, then: int) -> None:
    scene = dog("T10", "5 | - | - | -", hand_size=cards).shows(f"""
        5 T10>T15
        phase      "exchange"
        hand_size  {then}
    """)
    assert scene.match.observation(None)["hand_sizes"] == [then] * 4


@pytest.mark.parametrize("starter", range(4))
def test_R1_the_starter_moves_on_by_one_seat_each_round(starter: int) -> None:
    dog("T10", "5 | - | - | -", starter=starter).shows(f"""
        5 T10>T15
        starter  {(starter + 1) % 4}
        to_move  {(starter + 1) % 4}
        turn     0, 1, 2, 3
    """)


def test_R1_each_round_is_announced_with_its_starter_and_its_number_of_cards() -> None:
    scene = dog("T10", "5 | - | - | -", starter=3, hand_size=4).shows("5 T10>T15")
    assert scene.told(None, "round") == [{"event": "round", "starter": 0, "hand_size": 3}]


def test_R1_the_played_cards_are_shuffled_when_a_card_is_due_and_the_pile_is_empty() -> None:
    scene = dog("T10", "5 | - | - | -", discard=many_cards(90, "5")).shows("""
        5 T10>T15
        discard
    """)
    assert scene.told(None, "reshuffled") == [{"event": "reshuffled", "cards": 91}]
    assert scene.match.observation(None)["pile"] == 110 - 20


def test_R1_the_played_cards_are_not_shuffled_before_a_card_is_due() -> None:
    played = many_cards(89, "5")
    scene = dog("T10", "5 | - | - | -", discard=played).shows(f"""
        5 T10>T15
        discard {played} 5
    """)
    assert scene.told(None, "reshuffled") == []
    assert scene.match.observation(None)["pile"] == 0


def test_R1_the_cards_dealt_are_those_of_the_pile() -> None:
    played = many_cards(89, "5")
    scene = dog("T10", "5 | - | - | -", discard=played).shows("5 T10>T15")
    dealt = " ".join(scene.match.position()["hands"])
    assert Counter(dealt.split()) == Counter(many_cards(110).split()) - Counter(
        [*played.split(), "5"]
    )


def test_R1_every_card_of_the_pile_is_as_likely_as_any_other() -> None:
    game = spielwerk.load("dog")
    dealt = Counter(
        card
        for seed in range(150)
        for hand in game.match(seed=seed).position()["hands"]
        for card in hand.split()
    )
    for card, count in Counter(many_cards(110).split()).items():
        assert dealt[card] == pytest.approx(150 * 24 * count / 110, rel=0.25)


def test_R1_the_cards_in_hands_stay_out_of_a_reshuffle() -> None:
    played = many_cards(109, "5")
    scene = dog("T10", "5 | - | - | -", discard=played).shows("5 T10>T15")
    assert scene.told(None, "reshuffled") == [{"event": "reshuffled", "cards": 110}]
    seen = scene.match.observation(None)
    assert (sum(seen["hand_sizes"]), seen["pile"], seen["discard"]) == (20, 90, "")


def test_R1_with_shuffle_each_cycle_six_cards_are_dealt_from_all() -> None:
    every = {"shuffle": "each_cycle"}
    scene = dog("T10", "5 | - | - | -", every, hand_size=2, discard="A K 9").shows("""
        5 T10>T15
        hand_size  6
        discard
    """)
    assert scene.told(None, "reshuffled") == [{"event": "reshuffled", "cards": 4}]
    assert scene.match.observation(None)["pile"] == 110 - 24


def test_R1_with_shuffle_each_cycle_they_stay_shuffled_until_the_next_six() -> None:
    every = {"shuffle": "each_cycle"}
    scene = dog("T10", "5 | - | - | -", every, hand_size=6, discard="A K 9").shows("""
        5 T10>T15
        hand_size  5
        discard    A K 9 5
    """)
    assert scene.told(None, "reshuffled") == []
    first = spielwerk.load("dog", every).match(seed=1)
    assert [event["event"] for event in first.events(None)[:3]] == ["starter", "round", "dealt"]


def test_R1_with_shuffle_each_cycle_an_empty_pile_is_still_filled() -> None:
    every = {"shuffle": "each_cycle"}
    scene = dog("T10", "5 | - | - | -", every, discard=many_cards(90, "5")).shows("5 T10>T15")
    assert scene.told(None, "reshuffled") == [{"event": "reshuffled", "cards": 91}]


EXCHANGE: dict[str, Any] = {"phase": "exchange", "hand_size": 2, "starter": 1, "to_move": 1}


def test_R2_before_play_each_seat_gives_one_card_to_its_partner() -> None:
    dog("", "2 7 | K 3 | 4 9 | 5 6", **EXCHANGE).shows("""
        turn    0, 1, 2, 3
        0: give 7
        1: give 3
        2: give 9
        3: give 5
        phase   "play"
        0: hand 2 9
        1: hand 5 K
        2: hand 4 7
        3: hand 3 6
    """)


def test_R2_a_seat_may_give_any_card_of_its_hand() -> None:
    dog("", "2 7 | K K | 4 X | 5 6", **EXCHANGE).shows("""
        0: only give 2, give 7
        1: only give K
        2: only give 4, give X
        3: only give 5, give 6
        0: not  give K, give X, 7 T10>T17, A out
    """)


def test_R2_the_seats_give_in_any_order_and_each_once() -> None:
    dog("", "2 7 | K 3 | 4 9 | 5 6", **EXCHANGE).shows("""
        2: give 4
        turn    0, 1, 3
        2: only
        2: not  give 9
        0: give 2
        turn    1, 3
        3: give 6
        turn    1
    """)


def test_R2_the_cards_change_hands_together_after_all_four_have_given() -> None:
    scene = dog("", "2 7 | K 3 | 4 9 | 5 6", **EXCHANGE).shows("""
        0: give 7
        2: give 9
        1: give 3
        0: hand 2
        2: hand 4
        given   ["7", "3", "9", null]
        phase   "exchange"
    """)
    assert [scene.told(seat, "received") for seat in range(4)] == [[], [], [], []]
    assert scene.told(0, "exchanged") == []


def test_R2_the_cards_are_given_face_down() -> None:
    match = dog("", "2 7 | K 3 | 4 9 | 5 6", **EXCHANGE).shows("0: give 7").match
    assert match.observation(0)["given"] == ["7", None, None, None]
    for other in (1, 2, 3, None):
        assert match.observation(other)["given"] == ["?", None, None, None]
        assert match.events(other)[-1] == {"event": "gave", "seat": 0}
    assert match.events(0)[-1] == {"event": "gave", "seat": 0, "card": "7"}


def test_R2_only_the_receiver_learns_which_card_it_was() -> None:
    scene = dog("", "2 7 | K 3 | 4 9 | 5 6", **EXCHANGE).shows("""
        0: give 7
        1: give 3
        2: give 9
        3: give 5
    """)
    assert scene.told(0, "received") == [{"event": "received", "seat": 0, "from": 2, "card": "9"}]
    assert scene.told(1, "received") == [{"event": "received", "seat": 1, "from": 3, "card": "5"}]
    assert scene.told(None, "received") == []
    assert scene.told(None, "exchanged") == [{"event": "exchanged"}]


def test_R2_a_seat_may_give_the_very_card_that_it_gets_back() -> None:
    dog("", "7 7 | K K | 7 7 | K K", **EXCHANGE).shows("""
        0: give 7
        2: give 7
        1: give K
        3: give K
        0: hand 7 7
        3: hand K K
    """)


def test_R3_the_starter_begins_after_the_exchange() -> None:
    dog("", "2 7 | K A | 4 9 | 5 6", **EXCHANGE).shows("""
        0: give 7
        1: give K
        2: give 9
        3: give 5
        turn    1
    """)


def test_R3_play_goes_round_anticlockwise() -> None:
    dog("", "A | K | X | A").shows("""
        turn  0
        A out
        turn  1
        K out
        turn  2
        X=A out
        turn  3
    """)


def test_R3_a_seat_without_cards_is_left_out() -> None:
    dog("T10", "5 2 | - | - | A").shows("""
        5 T10>T15
        turn  3
        A out
        turn  0
    """)


def test_R3_a_seat_chooses_which_card_to_play() -> None:
    dog("T10 G0.1 G0.2 G0.3", "2 9 Q").shows("only 2 T10>T12, 9 T10>T19, Q T10>T22")


def test_R3_equal_cards_are_one_choice() -> None:
    dog("T10", "2 2 2").shows("only 2 T10>T12")


def test_R3_a_seat_that_can_play_a_card_must_however_bad() -> None:
    dog("T60 T0 | T30", "J").shows("only J T60<>T30, J T0<>T30")
    dog("T10 T15", "5 6", options={"fold": "one_card"}).shows("""
        only  5 T10>T15, 5 T15>T20, 6 T10>T16, 6 T15>T21
        not   fold 5, fold 6
    """)


def test_R3_the_card_is_laid_open_and_leaves_the_hand() -> None:
    scene = dog("T10", "5 9", discard="Q").shows("""
        5 T10>T15
        0: hand  9
        discard  Q 5
    """)
    played = {"event": "played", "seat": 0, "card": "5", "as": "5"}
    assert all(scene.told(seat, "played") == [played] for seat in (0, 1, 2, 3, None))


def test_R4_a_seat_that_cannot_play_lays_down_its_whole_hand() -> None:
    dog("T10", "5 2 | 9 4 5").shows("""
        5 T10>T15
        turn     2
        1: hand
        discard  5 4 5 9
    """)


def test_R4_folding_is_an_event_that_everybody_is_told() -> None:
    scene = dog("T10", "5 2 | 9 4 5").shows("5 T10>T15")
    folded = {"event": "folded", "seat": 1, "cards": "4 5 9"}
    assert all(scene.told(seat, "folded") == [folded] for seat in (0, 1, 2, 3, None))


def test_R4_folding_is_no_action() -> None:
    dog("T10", "5 2 | 9 4 5", plies=7).shows("""
        not    fold 5, fold 2, fold
        5 T10>T15
        plies  8
    """)


def test_R4_a_seat_that_laid_down_is_out_for_the_round() -> None:
    dog("T10", "5 2 3 | 4 9 | - | A A").shows("""
        5 T10>T15
        turn  3
        A out
        turn  0
        2 T15>T17
        turn  3
    """)


def test_R4_a_seat_that_waits_behind_a_fresh_man_lays_down() -> None:
    dog("T0! T30 | T61", "2 | 4 5 9 10").shows("""
        2 T30>T32
        turn  1
        only  4 T61>T57
    """)
    dog("T0! T30 | T61", "2 | 3 5 9 10").shows("""
        2 T30>T32
        turn  2
        1: hand
    """)


def test_R4_several_seats_may_have_to_lay_down_one_after_the_other() -> None:
    scene = dog("T10", "5 2 | 9 4 5 | 2 | J Q").shows("""
        5 T10>T15
        turn     0
        discard  5 4 5 9 2 J Q
    """)
    assert [event["seat"] for event in scene.told(None, "folded")] == [1, 2, 3]


def test_R4_the_seat_that_begins_a_round_may_have_to_lay_down_too() -> None:
    dog("T10", "5 7 | 4 3 | 6 9 | 5 Q", **EXCHANGE).shows("""
        0: give 7
        1: give 3
        2: give 9
        3: give 5
        turn  0
        1: hand
        2: hand
        3: hand
    """)


def test_R4_with_fold_one_card_the_seat_lays_down_a_card_of_its_choice_and_stays() -> None:
    dog("T10", "5 2 | 9 4 4 | - | -", options={"fold": "one_card"}).shows("""
        5 T10>T15
        turn     1
        only     fold 4, fold 9
        fold 4
        1: hand  4 9
        discard  5 4
        turn     0
        2 T15>T17
        turn     1
        fold 9
        turn     1
        fold 4
        phase    "exchange"
    """)


def test_R4_with_fold_one_card_the_folded_card_is_told_to_everybody() -> None:
    scene = dog("T10", "5 2 | 9 4", options={"fold": "one_card"}).shows("""
        5 T10>T15
        fold 9
    """)
    folded = {"event": "folded", "seat": 1, "cards": "9"}
    assert all(scene.told(seat, "folded") == [folded] for seat in (0, 1, 2, 3, None))


def test_R4_with_fold_one_card_folding_is_an_action() -> None:
    dog("", "4 9", options={"fold": "one_card"}, plies=7).shows("""
        fold 4
        plies  8
    """)


def test_R5_the_round_ends_when_no_seat_has_cards() -> None:
    dog("T10 | T20", "5 | 2 | - | -").shows("""
        5 T10>T15
        phase  "play"
        2 T20>T22
        phase  "exchange"
    """)


def test_R5_a_whole_round_from_one_exchange_to_the_next() -> None:
    dog("", "A 2 | A 3 | A 5 | A 6", **EXCHANGE).shows("""
        0: give 2
        1: give 3
        2: give 5
        3: give 6
        turn  1
        A out
        A out
        A out
        A out
        turn  1
        6 T16>T22
        2 T32>T34
        3 T48>T51
        5 T0>T5
        phase      "exchange"
        turn       0, 1, 2, 3
        starter    2
        hand_size  6
        men        T5 | T22 | T34 | T51
    """)


def test_R5_the_round_ends_with_the_last_hand_laid_down() -> None:
    dog("T10", "5 | 2 3 | 4 | 6").shows("""
        5 T10>T15
        phase  "exchange"
    """)


def test_R5_hands_are_hidden() -> None:
    match = dog("T10 | T20", "5 9 | 2 X K | 3 3 | Q").match
    for seat, hand in enumerate(("5 9", "2 X K", "3 3", "Q")):
        assert sorted(match.observation(seat)["hand"].split()) == sorted(hand.split())
        assert match.observation(seat)["hand_sizes"] == [2, 3, 2, 1]
        assert "hands" not in match.observation(seat)
    assert match.observation(None)["hand"] == ""


def test_R5_a_deal_shows_a_card_only_to_the_seat_that_gets_it() -> None:
    match = spielwerk.load("dog").match(seed=5)
    for seat in range(4):
        dealt = [event for event in match.events(seat) if event["event"] == "dealt"]
        own = [event["card"] for event in dealt if "card" in event]
        assert len(dealt) == 24
        assert own == [event["card"] for event in dealt if event["seat"] == seat]
        assert sorted(own) == sorted(match.observation(seat)["hand"].split())
    assert all("card" not in event for event in match.events(None))


def test_R5_played_and_folded_cards_lie_open() -> None:
    match = dog("T10", "5 2 | 9 4 5", discard="Q").shows("5 T10>T15").match
    assert all(match.observation(seat)["discard"] == "Q 5 4 5 9" for seat in (0, 1, 2, 3, None))
