"""What speaks for an action is said of hints, in every game and at every table."""

import random
from collections import Counter

import pytest

import spielwerk
from spielwerk.bots.judging import judge_at
from spielwerk.bots.knowledge import knowledge_of
from spielwerk.bots.reasons import MOST
from spielwerk.cli.terminal.words import words_of
from spielwerk.text import LANGUAGES
from spielwerk.turns import sentence
from tests.effort import many, some
from tests.laws.matches import GAMES, label

LETTERS = 110
"""As many as a hint has."""
BY_RULE = ("dog", "rufus", "stramash", "streifzug")


def reasons(match: spielwerk.Match, seat: int, *actions: str) -> list[list[str]]:
    """The names of what speaks for each of these actions, from what the seat knows."""
    judge = judge_at("casual", match.game, seat, 0)
    told = judge.because(match.observation(seat), match.events(seat), actions)
    return [[line.id.partition("-because-")[2] for line in lines] for lines in told]


@pytest.mark.parametrize("game", some(GAMES, few=20), ids=label)
def test_at_every_table_there_is_something_to_say(game: spielwerk.Game) -> None:
    if game.name not in BY_RULE:
        pytest.skip("it reads the board, and has reasons of its own")
    match, lot, said = game.match(seed=3), random.Random(3), Counter[str]()
    known = {reason.name for reason in knowledge_of(game.name).reasons}
    for step in range(many(short=90, whole=400)):
        if match.over:
            break
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        if step % 9 == 0 and len(legal) > 1:
            for names in reasons(match, seat, *lot.sample(legal, min(3, len(legal)))):
                assert len(names) <= MOST
                assert set(names) <= known
                said.update(names)
        match.play(seat, lot.choice(legal))
    assert said


@pytest.mark.parametrize("game", BY_RULE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(game: str, language: str) -> None:
    words = words_of(game, language)
    for reason in knowledge_of(game).reasons:
        said = words.say(sentence(game, reason.name).id)
        assert said.endswith(".")
        assert len(said) <= LETTERS


def test_of_an_only_action_nothing_is_said() -> None:
    match, lot = spielwerk.load("stramash").match(seed=1), random.Random(1)
    while len(match.legal(match.seats_to_act()[0])) > 1:
        seat = match.seats_to_act()[0]
        match.play(seat, lot.choice(match.legal(seat)))
    seat = match.seats_to_act()[0]
    assert reasons(match, seat, *match.legal(seat)) == [[]]


@pytest.mark.parametrize(
    ("game", "reason", "event"),
    [
        ("dog", "hit", "sent_home"),
        ("dog", "out", "came_out"),
        ("rufus", "prize", "won"),
        ("stramash", "castle", "moved"),
        ("streifzug", "card", "caught"),
    ],
)
def test_what_is_said_to_be_done_is_done(game: str, reason: str, event: str) -> None:
    """And somewhere in a match it is said."""
    lot, found = random.Random(7), 0
    for seed in range(40):
        match = spielwerk.load(game).match(seed=seed)
        while not match.over and found < 3:
            seat = match.seats_to_act()[0]
            action = lot.choice(match.legal(seat))
            told = reason in reasons(match, seat, action)[0]
            before = len(match.events(seat))
            match.play(seat, action)
            if told:
                found += 1
                assert event in {one["event"] for one in match.events(seat)[before:]}
        if found >= 3:
            break
    assert found >= 3
