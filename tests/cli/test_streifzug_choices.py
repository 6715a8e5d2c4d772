"""What the terminal offers at Streifzug durch, and what may be typed there."""

from __future__ import annotations

import pytest
from rich.console import Console

import spielwerk
from spielwerk.cli.terminal.person import Person
from spielwerk.cli.terminal.streifzug_typed import spelled
from tests.cli.test_streifzug_words import EMPTY, SHORT, position, texts, words


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("5 o2>o7", "5 o2>o7"),
        ("5o2o7", "5 o2>o7"),
        ("3+4 O2 o9", "4+3 o2>o9"),
        ("6 s o0", "6 S>o0"),
        ("2 i0 BELL", "2 i0>bell"),
        ("hopser s m6", "hopser S>m6"),
        ("Meld r3 r4 rj", "meld R3 R4 RJ"),
        ("add rj #1 FRONT", "add RJ #1 front"),
        ("mopser 2 used bh", "mopser 2 used BH"),
        ("nonsense", "nonsense"),
    ],
)
def test_an_action_may_be_typed_as_one_likes(typed: str, text: str) -> None:
    assert spelled(typed) == text


def test_a_part_of_an_action_shows_all_that_have_it() -> None:
    match = position(dice=[5, 3], figures=[["o3", "o31"], ["S", "S"]])
    told, legal, seen = words(match, "en"), match.legal(0), match.observation(0)
    from_catch = [text for text in legal if " o31>" in text]
    assert told.meant("O31", legal, seen) == from_catch
    to_m18 = [text for text in legal if text.endswith(">m18")]
    assert told.meant("m18", legal, seen) == to_m18 != []
    assert told.meant("8", legal, seen) == ["8"]


def test_a_list_says_what_a_move_brings() -> None:
    match = position(
        dice=[5, 3],
        figures=[["o4", "o44"], ["o9", "S"]],
        stacks=[["R1"], ["BJ"], *EMPTY[2:]],
    )
    told, legal, seen = words(match, "en"), match.legal(0), match.observation(0)
    from_o4 = told.choices([text for text in legal if text[2:5] == "o4>"], seen, SHORT)
    labels = {label for label, _ in from_o4}
    way = "light green space 4 to light green"
    assert f"3: {way} catch space 7, brings a blue Joker  (3 o4>o7)" in labels
    assert f"5: {way} space 9, knocks out Black  (5 o4>o9)" in labels


def test_what_brings_nothing_is_not_promised() -> None:
    match = position(
        dice=[5, 3],
        figures=[["o4", "o44"], ["o9", "S"]],
        stacks=[["R1"], ["BJ"], *EMPTY[2:]],
        rung=[0],
    )
    assert words(match, "en").action("3 o4>o7").endswith("catch space 7")
    match = position(
        "basic",
        dice=[5, 3],
        figures=[["o4", "o44"], ["S", "S"]],
        cards=["B1 B2 B3 B4 BJ", ""],
        stacks=[[], ["B8"], *EMPTY[2:]],
    )
    assert words(match, "en").action("3 o4>o7").endswith("catch space 7")


def test_partners_are_thrown_only_where_a_house_rule_says_so() -> None:
    figures = [["o4", "S"], ["S", "S"], ["o9", "o9"], ["S", "S"]]
    for landing, said in (
        ("share", "green space 9"),
        ("throw", "green space 9, knocks out Black"),
    ):
        game = spielwerk.load("streifzug", {"preset": "teams", "partner_landing": landing})
        document = game.heading | {"to_move": 0, "dice": [5, 3], "figures": figures}
        match = game.match_from(document, seed=1)
        assert words(match, "en").action("5 o4>o9").endswith(said)


def test_once_figure_and_dice_are_chosen_lists_are_short() -> None:
    match = position(dice=[6, 5], figures=[["i0", "o44"], ["S", "S"]], stacks=[["R1"], *EMPTY[1:]])
    told, legal, seen = words(match, "en"), match.legal(0), match.observation(0)
    sums = [text for text in legal if text.startswith("6+5 i0>")]
    choices = told.choices(sums, seen, SHORT)
    assert choices[0][0] == "6 + 5: turquoise catch space 0, brings a red 1  (6+5 i0>m0)"
    assert [label for label, _ in choices if label.endswith("…")] == [
        "To the light green ring …",
        "To the turquoise ring …",
        "To the dark green circle …",
    ]
    assert sorted(text for _, texts in choices for text in texts) == sorted(sums)


def test_adding_and_exchanging_say_what_it_is_worth_then() -> None:
    match = position(
        phase="cards",
        hands=["R3 R4 RJ B5", ""],
        melds=[[["R5", "R6", "R7"], ["B4", "RJ", "B6"], ["R8", "R8", "B8"]], []],
    )
    told = words(match, "en")
    said = {text: told.action(text) for text in match.legal(0)}
    assert said["add R4 #1"] == "Add a red 4: Red 5, Red 6 and Red 7 (4 points)"
    assert said["add RJ #3"] == "Add a red Joker: Red 8, Red 8 and Blue 8 (8 points)"
    exchange = "Swap in a blue 5 and put the Joker first: Blue 4, Red Joker and Blue 6"
    assert said["exchange B5 #2 front"] == f"{exchange} (2 points)"


@pytest.mark.parametrize(
    ("field", "throws", "said"),
    [
        (
            "o9",
            "on",
            "go back to the start, and Red takes a card for each pawn knocked out.",
        ),
        ("m3", "on", "and you give a card away for each pawn knocked out."),
        ("i1", "on", "Without a Protector you go back to your next space 4."),
        ("bell", "on", "Without a Protector you go back to your next space 4."),
        ("o9", "off", "Without a Protector you go back to your opening space."),
    ],
)
def test_who_is_thrown_hears_what_it_costs(field: str, throws: str, said: str) -> None:
    match = position(
        phase="patron",
        options={"ext_throws": throws},
        dice=[5, 3],
        figures=[[field, "S"], [field, "S"]],
        hands=["", "R1 RP"],
        rung=[0, 1] if field == "bell" else [],
        turn={"left": [], "from": "o4", "at": field, "came": []},
        throw={"field": field, "victims": [1], "owing": None},
    )
    lines = words(match, "en", 1).asked(match.observation(1), match.legal(1))
    assert lines[1].endswith(". Protector?")
    assert lines[2].endswith(said)


def test_nobody_is_asked_what_to_do_with_an_empty_hand() -> None:
    for hand, done in (("", ["end"]), ("R1", [])):
        match = position(phase="cards", hands=[hand, ""])
        told = words(match, "en")
        person = Person(told, texts("streifzug", "en"), Console())
        assert told.arranged(person, match.observation(0)) == done


def test_cards_may_be_laid_out_in_any_order() -> None:
    match = position(phase="cards", hands=["R3 R4 R5 B5", ""])
    told, legal, seen = words(match, "en"), match.legal(0), match.observation(0)
    assert told.meant("meld r5 r3 r4", legal, seen) == ["meld R3 R4 R5"]
    assert told.meant("meld", legal, seen) == ["meld R3 R4 R5"]
    assert told.meant("meld r5 r3 b5", legal, seen) == ["meld R5 R3 B5"]


def test_long_lists_are_divided() -> None:
    match = position(phase="cards", hands=["R1 R2 R3 R4 R5 R6 RH RM", "B1"], stacks=EMPTY)
    told, legal, seen = words(match, "en"), match.legal(0), match.observation(0)
    choices = told.choices(legal, seen, SHORT)
    assert {label for label, _ in choices} == {
        "Lay out …",
        "Play a Hopper …",
        "Magpie: draw a random card from Black  (mopser 1 hand)",
        "End turn  (end)",
    }
