"""What is said of chances at Strategus and why, by who reads the board and knows no more."""

from typing import Any

import pytest

import spielwerk
from spielwerk.bots.coach import advice, hint
from spielwerk.bots.strategus.players import Greedy
from spielwerk.bots.strategus.reading.judge import Judge
from spielwerk.bots.strategus.reading.levels import JUDGES
from spielwerk.cli.terminal.plain import voice_of
from spielwerk.cli.terminal.words import words_of
from spielwerk.core.documents import Document
from tests.bots.telling_strategus import told
from tests.bots.test_strategus_bots import between, exchanged, position, turns

GAME = spielwerk.load("strategus")
QUICK = JUDGES["quick"]._replace(seconds=60.0)


def asked(mine: str, theirs: str, *lines: str) -> tuple[Judge, Document, list[Any]]:
    """Seat 0's judge, what seat 0 sees, and what it was told; `theirs` is hidden from it."""
    match = GAME.match_from(position(mine, theirs), seed=1)
    return Judge(QUICK, match.game, 0, 1), match.observation(0), told(*lines)


def why(action: str, mine: str, theirs: str, *lines: str, language: str = "en") -> str:
    """What there is to say of an action, in one line."""
    judge, observation, events = asked(mine, theirs, *lines)
    voice = voice_of(GAME, words_of("strategus", language), 0)
    return " ".join(map(voice.words, judge.because(observation, events, [action])[0]))


HOME = "a1:A a2:T b1:T"
AWAY = "a10:A a9:T b10:T c9:5 d9:6 h9:7 g9:3 i9:M"
WALKED_UP = ("0 e3xe4 29 0", "1 e7-e6", "0 a4-a5", "1 e6-e5")


# Reasons


def test_who_walked_up_to_a_known_grizzly_is_likely_the_elephant() -> None:
    scene = ("e4xe5", f"{HOME} e4:2 a5:6 h2:5 h3:9", f"e5:1 {AWAY}", *WALKED_UP)
    assert why(*scene) == (
        "Probably on e5: Elephant (1). It walked up to your grizzly (2) of its own accord. "
        "But if so, it beats your grizzly (2)."
    )
    assert why(*scene, language="de") == (
        "Wahrscheinlich auf e5: Elefant (1). Die Karte zog von sich aus neben deinen Grizzly (2). "
        "Aber dann schlägt die Karte deinen Grizzly (2)."
    )


def test_who_ran_is_a_hare_and_that_is_certain() -> None:
    scene = f"{HOME} e4:2 a5:6 h2:5", f"e5:9 {AWAY}", "0 e3xe4 29 0", "1 e9-e5"
    assert why("e4xe5", *scene) == "The card on e5 is known: Hare (9)."


def test_who_attacks_an_equal_is_told_that_both_leave_the_board() -> None:
    scene = "e4xe5", f"{HOME} e4:9 f2:6", f"e5:9 {AWAY}", "1 e9-e5"
    assert why(*scene) == (
        "The card on e5 is known: Hare (9). In this fight both cards leave the board."
    )
    assert why(*scene, language="de") == (
        "Die Karte auf e5 ist bekannt: Hase (9). Bei diesem Kampf kommen beide Karten vom Brett."
    )


def test_who_attacks_a_stronger_card_is_told_that_it_loses() -> None:
    said = why("e4xe5", f"{HOME} e4:4 c2:6", f"e5:2 {AWAY}", "1 e6xe5 29 1")
    assert said == "The card on e5 is known: Grizzly (2). But it beats your gorilla (4)."


def test_what_the_plan_draws_nowhere_is_not_said_to_come_nearer() -> None:
    """The mouse has nothing to gain there; so it is told neither the one nor the other way."""
    for action in ("e2-e3", "e3-e2"):
        assert "nearer" not in why(action, f"{HOME} {action[:2]}:M f2:6", AWAY)


def test_what_has_never_moved_may_be_a_trap() -> None:
    said = why("a8xa9", f"{HOME} a8:2 e2:8 f2:6", AWAY, "0 a7-a8", "1 i10-i9")
    assert said in (
        "If the card on a9 has never moved, it may be a trap.",
        "If the card on a9 has never moved, it’s probably a trap.",
    )


def test_of_what_may_be_a_trap_nobody_says_what_follows_if_it_is_another_card() -> None:
    """Two of the three are rhinos: nothing is said of these, since the trap is spoken of."""
    theirs = "a9:3 b9:3 c9:T h10:A"
    for own in ("8", "3"):
        said = why("a8xa9", f"{HOME} a8:{own} e2:8 f2:6", theirs)
        assert "may be a trap" in said
        assert "f so" not in said


def test_the_last_fox_cannot_be_replaced() -> None:
    """Where it is at stake: it flees, or may lose a fight; of a mere walk it says nothing."""
    last = "The last fox can’t be replaced: only foxes beat traps."
    assert last in why("e4-d4", f"{HOME} e4:8 c2:6", f"e5:2 {AWAY}", "1 e6xe5 29 1")
    assert last in why("c8xc9", f"{HOME} c8:8 f2:6", AWAY)
    assert last not in why("e2-e3", f"{HOME} e2:8 f2:6", AWAY)


def test_who_flees_is_told_from_whom() -> None:
    said = why("e4-d4", f"{HOME} e4:4 c2:6", f"e5:2 {AWAY}", "1 e6xe5 29 1")
    assert said == "The card on e5 is known: Grizzly (2). It beats your gorilla (4)."


def test_a_guard_is_told_that_it_comes_in_time() -> None:
    mine, theirs = f"{HOME} d4:5 h5:3 i6:4", "a6:8 h7:9 j8:6 j10:A i10:T j9:T g9:5"
    assert why("d4-c4", mine, theirs, "1 a8xa7 89 1", "1 a7-a6") == (
        "This way an animal is more likely to be back in time to guard the apple."
    )


@pytest.mark.parametrize(
    ("action", "mine", "theirs", "lines", "said"),
    [
        (
            "e4xe5",
            "e4:1 f2:6",
            "e5:4",
            ["1 e6-e5"],
            (
                "The card on e5 has moved, so it’s neither a trap nor the apple. "
                "Few, if any, of the cards that may be on e5 beat your elephant (1)."
            ),
        ),
        (
            "e4xe5",
            "e4:9 f2:1 g2:2 h2:3",
            "e5:4",
            ["1 e6-e5"],
            (
                "The card on e5 has moved, so it’s neither a trap nor the apple. "
                "The fight shows the card on e5 and risks only your hare (9)."
            ),
        ),
        (
            "e3-e4",
            "e3:2 f2:6",
            "e6:5",
            ["1 e7xe6 59 1"],
            "The card on e6 is known: Lion (5). It can be beaten by your grizzly (2).",
        ),
        (
            "e4-d4",
            "e4:5 f2:6",
            "e5:4",
            ["1 e6-e5"],
            "While it’s unknown, the card on e5 could beat your lion (5).",
        ),
        (
            "e3-e4",
            "e3:1 f2:6",
            "e5:4",
            [],
            "Beside e5: few, if any, of the cards that may be on e5 beat your elephant (1).",
        ),
        (
            "e6-e7",
            "e6:9 f2:1 g2:2 h2:3",
            "",
            [],
            "This risks only your hare (9) and may show what lies ahead.",
        ),
        (
            "e2-e3",
            "e2:1 f2:6",
            "e9:9 f9:9 g8:9 h8:9 d8:8 c8:8",
            [],
            "Forward: few, if any, of the cards not yet known beat your elephant (1).",
        ),
        (
            "d1-e1",
            "c1:6 c2:T d1:7 g2:8",
            "",
            [],
            "This clears the way for your tiger (6).",
        ),
        (
            "e2-e3",
            "e2:5 f2:6",
            "e9:6",
            ["1 e10xe9 69 1"],
            "This brings your lion (5) nearer to the other side’s cards.",
        ),
        (
            "i3-h3",
            "i3:5 f2:6",
            "c6:6",
            ["1 c7xc6 69 1"],
            "This brings your lion (5) nearer to its own side’s apple.",
        ),
        (
            "d3-d2",
            "d3:6 f2:5",
            "",
            ["0 d2-d3"],
            (
                "This card has moved before; "
                "a new one would show that it’s neither a trap nor the apple."
            ),
        ),
    ],
)
def test_a_quiet_move_has_a_plan(
    action: str, mine: str, theirs: str, lines: list[str], said: str
) -> None:
    assert why(action, f"{HOME} {mine}", f"{theirs} {AWAY}", *lines) == said


def test_nobody_goes_after_what_is_far_away_or_stronger() -> None:
    for theirs, fight in (("e9:5", "1 e10xe9 59 1"), ("e6:1", "1 e7xe6 19 1")):
        away = AWAY.replace(" d9:6", "")
        said = why("e2-e3", f"{HOME} e2:2 f2:6", f"{theirs} {away}".replace(" c9:5", ""), fight)
        assert "can be beaten" not in said


def test_nobody_scouts_where_nothing_hidden_is_near_or_goes_after_a_hare() -> None:
    assert "what lies ahead" not in why("e2-e3", f"{HOME} e2:9 f2:1 g2:2 h2:3", AWAY)
    scene = f"{HOME} e3:1 f2:6", f"e6:9 {AWAY}", "1 e7xe6 99 1"
    assert "can be beaten" not in why("e3-e4", *scene)


def test_no_reason_speaks_against_another_or_against_the_picture() -> None:
    foxes = why("e4xe5", f"{HOME} e4:8 f3:8 f2:1 g2:2 h2:3 h3:3", f"e5:7 {AWAY}", "1 e6-e5")
    assert "risks only" not in foxes
    assert "Forward" not in why("e6-e5", f"{HOME} e6:1 f2:6", f"e3:9 {AWAY} f9:9 g8:9 h8:9 d8:8")
    assert "lies ahead" not in why("e6-e5", f"{HOME} e6:9 f2:1 g2:2 h2:3", f"e3:7 {AWAY}")
    away = AWAY.replace(" i9:M", "")
    feared = why("e3-e4", f"{HOME} e3:1 f2:6", f"e6:M {away}", "1 e7xe6 M9 1")
    assert "can be beaten" not in feared


def test_nothing_is_given_as_a_reason_that_is_not_believed() -> None:
    """Nobody is shown beside the card that came, so it may be anything."""
    scene = f"{HOME} e4:2 a5:6 h2:5 h3:9", f"e5:4 {AWAY}", "1 e7-e6", "0 a4-a5", "1 e6-e5"
    assert "walked up" not in why("e4xe5", *scene)


# Chances


def test_every_move_has_a_chance_and_what_takes_the_apple_the_highest() -> None:
    mine, theirs = f"{HOME} a8:9 f2:6 g2:9", "a10:A c8:6 d8:5"
    judge, observation, events = asked(mine, theirs, "1 c9-c8", "1 d9-d8")
    judged = judge.judged(observation, events)
    legal = GAME.match_from(position(mine, theirs), seed=1).legal(0)
    assert sorted(GAME.moves.text(one.action) for one in judged) == sorted(legal)
    assert GAME.moves.text(judged[0].action) == "a8xa10" or judged[0].value > 0.9
    assert all(0 < one.value < 1 for one in judged)


def test_a_rhino_is_not_given_away() -> None:
    mine, theirs = f"{HOME} e4:3 c2:6 c3:8", f"e5:2 {AWAY}"
    judge, observation, events = asked(mine, theirs, "1 e6xe5 29 1")
    chances = {GAME.moves.text(o.action): o.value for o in judge.judged(observation, events)}
    assert max(chances.values()) > chances["e4xe5"] + 0.02


def test_who_has_more_has_the_better_chance_and_who_is_even_an_even_one() -> None:
    """Both sides see it alike, whoever is to move."""
    more, less = "a1:A a2:T b1:T e2:2 f2:3 g2:8", "a10:A a9:T b10:T e9:4 f9:8"
    match = GAME.match_from(position(more, less), seed=1)
    first, second = (
        Judge(QUICK, match.game, seat, 1).chance(match.observation(seat), match.events(seat))
        for seat in (0, 1)
    )
    assert first > 0.6
    assert second < 0.4


def test_there_is_nothing_to_say_of_how_an_army_is_placed() -> None:
    match = GAME.match(seed=7)
    assert hint(match, match.seats_to_act()[0], "child") == []


def test_the_coach_gives_reasons_for_the_best() -> None:
    scene = f"{HOME} e4:2 a5:6 h2:5", f"e5:9 {AWAY}", "0 e3xe4 29 0", "1 e9-e5"
    _, observation, events = asked(*scene)
    looked = advice(GAME, observation, events, 0, "child")
    assert looked[0].action == "e4xe5"
    assert [bool(one.because) for one in looked[:4]] == [True, True, True, False]


@pytest.mark.parametrize(("one", "other"), [(0, 13), (8, 22)])
def test_a_chance_hangs_on_nothing_that_was_not_shown(one: int, other: int) -> None:
    """Worlds with the same past, in which two cards that did nothing have changed places."""
    steps = list(between([Greedy, Greedy], 1).steps)
    theirs = next(text for seat, text in steps if seat == 1)
    changed = [(s, exchanged(theirs, one, other) if t == theirs else t) for s, t in steps]
    judge, compared = Judge(QUICK, GAME, 0, 7), 0
    for first, second in zip(turns(steps), turns(changed), strict=False):
        if first[2] != second[2]:
            break
        compared += 1
        actions = first[1]
        assert judge.judged(first[0], first[2]) == judge.judged(second[0], second[2])
        assert judge.because(first[0], first[2], actions) == judge.because(
            second[0], second[2], actions
        )
    assert compared > 3
