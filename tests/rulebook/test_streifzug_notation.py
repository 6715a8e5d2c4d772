"""Streifzug durch: how actions and outcomes are written, and what nobody else reads (Notation)."""

import re
from collections import Counter

import pytest

import spielwerk
from tests.rulebook.streifzug_scenario import ORDER, basic, begun, streifzug

ACTIONS = [
    r"[1-6] \w+>\w+",
    r"[1-6]\+[1-6] \w+>\w+",
    r"meld(?: [RB][1-8JPHM]){3,8}",
    r"add [RB][1-8JPHM] #\d+",
    r"add [RB]J #\d+ (front|back)",
    r"exchange [RB][1-8] #\d+ (front|back)",
    r"mopser [0-3] hand",
    r"mopser [0-3] used [RB][JPHM]",
    r"hopser \w+>\w+",
    r"end",
    r"patron [RB]P",
    r"let go",
    r"draw",
    r"take [RB][JPHM]",
    r"give [RB][1-8JPHM]",
    r"give [RB][1-8JPHM] #\d+( front| back)?",
]


def test_dice_a_figure_and_where_it_goes() -> None:
    basic("o2", "5 3").shows("can 5 o2>o7")
    basic("o2 S", "4 3").shows("can 4+3 o2>o9")
    basic("S S", "6 3").shows("can 6 S>o0")
    streifzug("o47", "3 6", rung=[0], melds="R1 R2 R3").shows("can 3 o47>Z")


def test_two_own_figures_on_one_field_give_one_text() -> None:
    legal = basic("o3 o3", "5 3").match.legal(0)
    assert Counter(legal)["5 o3>o8"] == 1


def test_a_joker_to_a_run_always_with_front_or_back() -> None:
    streifzug("o3", "", hands="RJ", melds="R1 R2 R3").shows("""
        not add RJ #1, add RJ #1 front
        can add RJ #1 back
    """)


def test_other_cards_never_with_front_or_back() -> None:
    streifzug("o3", "", hands="R4 RJ", melds="R1 R2 R3 + R5 R5 B5").shows("""
        not add R4 #1 back, add RJ #2 front
        can add R4 #1, add RJ #2
    """)


def test_an_exchange_always_with_front_or_back() -> None:
    streifzug("o3", "", hands="R2", melds="R1 RJ R3").shows("""
        not exchange R2 #1
        can exchange R2 #1 back
    """)


def test_own_melds_are_counted_from_one() -> None:
    streifzug("o3", "", hands="R4", melds="R5 R5 B5 + R1 R2 R3").shows("""
        not add R4 #0, add R4 #1, add R4 #02
        add R4 #2
    """)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5",
        "5 o2",
        "5 o2 > o7",
        "5  o2>o7",
        "05 o2>o7",
        "7 o2>o9",
        "0 o2>o2",
        "5 O2>o7",
        "5 o2>o48",
        "5 o02>o7",
        "3+5 o2>o10",
        "5+3 o2>x",
        "roll 5 3",
        "deal R1",
        "first 0",
        "reveal R1",
        "END",
        "end ",
        "letgo",
        "patron RJ",
        "mopser 4 hand",
        "mopser 1 hand RP",
        "take",
        "meld R1 R2",
        "add R9 #1",
        "hopser o2",
        "give",
        "give R3 #0",
        "draw R1",
    ],
)
def test_what_is_not_written_so_is_refused(text: str) -> None:
    scene = streifzug("o2", "5 3", hands="R1 | R2")
    before = scene.match.position()
    with pytest.raises(spielwerk.IllegalAction):
        scene.match.play(0, text)
    assert scene.match.position() == before


def test_every_action_of_many_matches_is_written_so() -> None:
    for seed in range(4):
        match = begun(4, {"preset": "teams"}, seed).match
        for step in range(120):
            if match.over:
                break
            seat = match.seats_to_act()[0]
            legal = match.legal(seat)
            assert all(any(re.fullmatch(form, text) for form in ACTIONS) for text in legal)
            match.play(seat, legal[step * 7 % len(legal)])


def test_chance_is_written_down_too() -> None:
    match = begun(2, {"preset": "extended"}).match
    who, outcomes = zip(*match.steps, strict=True)
    assert set(who) == {"chance"}
    assert re.fullmatch("first [01]", outcomes[0])
    dealt = [text.removeprefix("deal ") for text in outcomes[1:49]]
    assert Counter(dealt) == Counter(ORDER * 2)
    assert all(re.fullmatch("roll [1-6] [1-6]", text) for text in outcomes[49:])


def test_dealt_cards_go_round_the_stacks_from_the_top_down() -> None:
    match = begun(2).match
    dealt = [text.removeprefix("deal ") for _, text in match.steps[1:49]]
    assert match.position()["stacks"] == [dealt[stack::8] for stack in range(8)]


def test_a_roll_is_written_with_the_higher_die_first() -> None:
    rolls = [text for _, text in streifzug("o3", "").shows("end").match.steps if "roll" in text]
    assert all(int(text.split()[1]) >= int(text.split()[2]) for text in rolls)


def test_all_48_cards() -> None:
    """Numbers 1 to 8 and four letters in red and blue, two of each."""
    stacks = begun(2).match.position()["stacks"]
    counts = Counter(card for stack in stacks for card in stack)
    assert counts == Counter(ORDER * 2)
    assert sum(counts[card] for card in ORDER if card[0] == "R") == 24
    assert sum(counts[card] for card in ORDER if card[1].isdigit()) == 32


# What others are told of hidden cards


def test_a_card_given_from_hand_is_masked_for_other_seats() -> None:
    scene = streifzug("m1 | m3 |", "2 5", hands="| R1 B2 |").shows("""
        2 m1>m3
        let go
        1: give B2
    """)
    assert [scene.told(viewer, "robbed")[0].get("card") for viewer in (0, 1)] == ["B2", "B2"]
    for viewer in (2, None):
        assert "card" not in scene.told(viewer, "robbed")[0]
        assert "B2" not in str(scene.match.events(viewer))


def test_a_card_drawn_blind_is_masked_for_other_seats() -> None:
    scene = streifzug("o3 | o8 |", "5 3", hands="| R1 |").shows("5 o3>o8\nlet go\ndraw")
    assert [scene.told(viewer, "robbed")[0].get("card") for viewer in (0, 1)] == ["R1", "R1"]
    for viewer in (2, None):
        assert "R1" not in str(scene.match.events(viewer))


def test_what_a_mopser_took_from_a_hand_is_masked_for_other_seats() -> None:
    scene = streifzug("o3 ||", "", hands="RM | R1 |").shows("mopser 1 hand")
    assert [scene.told(viewer, "robbed")[0].get("card") for viewer in (0, 1)] == ["R1", "R1"]
    for viewer in (2, None):
        assert "R1" not in str(scene.match.events(viewer))


def test_an_open_card_is_named_to_all() -> None:
    scene = streifzug("o3 ||", "", hands="RM | |", used="| RP |").shows("mopser 1 used RP")
    for viewer in (0, 1, 2, None):
        assert scene.told(viewer, "took")[0]["card"] == "RP"
