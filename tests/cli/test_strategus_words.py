"""Everything that can happen in Strategus can be told and drawn, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import spielwerk
from spielwerk import Match
from spielwerk.cli.terminal.strategus import Words
from spielwerk.cli.terminal.strategus_setup import Draft
from spielwerk.cli.terminal.words import words_of
from spielwerk.text import LANGUAGES, Texts

OPTIONS: list[dict[str, Any]] = [
    {"memory_aid": "marked", "lakes": "on"},
    {"memory_aid": "log", "preset": "tournament"},
    {"max_plies": 60},
]
READERS = (None, 0, 1)
FIRST_ROW = [f"{file}1" for file in "abcdefghij"]


def moments(options: dict[str, Any], seed: int) -> Iterator[Match]:
    """A random match of ready-made armies before every action; attacks are liked best."""
    rng = random.Random(seed)
    game = spielwerk.load("strategus", options)
    match = game.match(seed)
    for seat in match.seats_to_act():
        match.play(seat, rng.choice(game.setups())["setup"])
    while not match.over:
        yield match
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        fights = [action for action in legal if "x" in action]
        match.play(seat, rng.choice(fights or legal))
    yield match


@cache
def texts_in(language: str) -> Texts:
    return words_of("strategus", language)


def words_in(language: str, match: Match, reader: int | None) -> Words:
    return Words(texts_in(language), match.game, reader)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_every_language_to_everybody(language: str) -> None:
    kinds = set()
    for seed, options in enumerate(OPTIONS):
        *_, match = moments(options, seed)
        for reader in READERS:
            events = match.events(reader)
            kinds |= {event["event"] for event in events}
            words = words_in(language, match, reader)
            sentences = [*words.tell(events), *(one for e in events for one in words.tell([e]))]
            assert all(s[0].isupper() and s[-1] in ".!9876543210MTA" for s in sentences)
    assert kinds == {"placed", "ready", "first", "moved", "fought", "over"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_words_and_every_list_leads_to_every_move(language: str) -> None:
    for match in moments(OPTIONS[0], 7):
        for seat in match.seats_to_act():
            words = words_in(language, match, seat)
            words.offer(match, seat)
            legal, seen = match.legal(seat), match.observation(seat)
            assert all(words.asked(seen, legal))
            choices = words.choices(legal, seen, 5)
            assert [label for label, _ in choices if not label] == []
            assert sorted(action for _, actions in choices for action in actions) == sorted(legal)
            assert all([move] == words.meant(move, legal, seen) for move in legal)


def test_the_board_shows_what_the_observation_holds_and_no_more() -> None:
    for options in OPTIONS:
        for match in list(moments(options, 3))[::20]:
            for seat in (0, 1):
                drawn = words_in("de", match, seat).picture(match.observation(seat), letters=False)
                lines = drawn.plain.splitlines()
                assert max(map(len, lines)) <= 80
                assert board_of(lines) == expected(match.observation(seat), seat)


def board_of(lines: list[str]) -> dict[str, str]:
    """What is drawn on each square, as two letters."""
    files = lines[0].split()
    rows = [line for line in lines if line[:2].strip().isdecimal()]
    return {
        f"{file}{row[:2].strip()}": row[4 + 4 * n : 6 + 4 * n]
        for row in rows
        for n, file in enumerate(files)
    }


def expected(seen: dict[str, Any], seat: int) -> dict[str, str]:
    """What should be drawn, square by square, from what the seat may know."""
    lakes = seen.get("options", {}).get("lakes") == "on"
    empty = {f"{file}{row}": " ·" for file in "abcdefghij" for row in range(1, 11)}
    empty |= {f"{f}{r}": " ≈" for f in "cdgh" for r in (5, 6) if lakes}
    own = {at: f" {code}" for at, code in seen["pieces"][seat].items()}
    own |= {at: f"!{own[at][1]}" for at in seen.get("seen", [[], []])[seat]}
    sign = "▲■"[1 - seat]
    others = {
        at: f" {sign}" if code == "?" else f"{sign}{code}"
        for at, code in seen["pieces"][1 - seat].items()
    }
    return empty | own | others


def test_the_latest_move_stands_in_brackets() -> None:
    match = next(moments({"first": "0"}, 1))
    moved = next(action for action in match.legal(0) if "-" in action)
    match.play(0, moved)
    drawn = words_in("en", match, 1).picture(match.observation(1), letters=True).plain
    assert drawn.isascii()
    assert drawn.count("[ .]") == 1
    assert drawn.count("[ R]") == 1


def test_a_table_that_keeps_the_fights_lists_them() -> None:
    *_, match = moments(OPTIONS[1], 2)
    fights = match.observation(0)["fights"]
    first = words_in("en", match, 0).asked(match.observation(0), [])[0]
    assert first.startswith(f"Fights: {fights[0]['move']} ")
    assert first.count(":") == 1 + len(fights)


def event_of(kind: str, **fields: Any) -> dict[str, Any]:
    return {"event": kind, **fields}


def fought(attacker: str, defender: str, won: int | None, seat: int = 0) -> dict[str, Any]:
    way = {"from": "e4", "to": "e5"}
    return event_of("fought", seat=seat, attacker=attacker, defender=defender, won=won, **way)


@pytest.mark.parametrize(
    ("reader", "event", "english", "german"),
    [
        (
            0,
            fought("6", "7", 0),
            "Your tiger (6) beats a wolf (7) on e5 and takes the square.",
            "Dein Tiger (6) schlägt auf e5 einen Wolf (7) vom Brett.",
        ),
        (
            1,
            fought("5", "9", 0),
            "Red’s lion (5) beats your hare (9) on e5 and takes the square.",
            "Ein Löwe (5) von Rot schlägt auf e5 deinen Hasen (9) vom Brett.",
        ),
        (
            0,
            fought("9", "2", 1),
            "Your hare (9) attacks the grizzly (2) on e5 and leaves the board.",
            "Dein Hase (9) greift auf e5 den Grizzly (2) an und geht vom Brett.",
        ),
        (
            None,
            fought("3", "3", None, seat=1),
            "Blue’s rhino (3) fights a rhino (3) on e5: both leave the board.",
            "Ein Nashorn (3) von Blau kämpft auf e5 gegen ein Nashorn (3): Beide sind weg.",
        ),
        (
            1,
            fought("1", "T", 1),
            "Red’s elephant (1) walks into your trap on e5 and leaves the board.",
            "Der Elefant (1) von Rot tappt auf e5 in deine Falle und geht vom Brett.",
        ),
        (
            0,
            fought("8", "T", 0),
            "Your fox (8) clears a trap away on e5.",
            "Dein Fuchs (8) räumt auf e5 eine Falle weg.",
        ),
        (
            0,
            fought("M", "1", 0),
            "Your mouse (10) chases the elephant (1) from e5 and off the board!",
            "Deine Maus (10) jagt auf e5 den Elefanten (1) vom Brett!",
        ),
        (
            1,
            fought("M", "A", 0),
            "Red’s mouse (10) takes your apple on e5!",
            "Die Maus (10) von Rot holt sich auf e5 deinen Apfel!",
        ),
        (
            0,
            event_of("moved", seat=1, **{"from": "e7", "to": "e6"}),
            "Blue moves from e7 to e6.",
            "Blau zieht von e7 nach e6.",
        ),
        (
            0,
            event_of("over", returns=[1, -1], reason="apple", pieces=[]),
            "You take the apple and win!",
            "Du eroberst den Apfel und gewinnst!",
        ),
        (
            0,
            event_of("over", returns=[-1, 1], reason="stuck", pieces=[]),
            "You can’t move any more. Blue wins.",
            "Du kannst nicht mehr ziehen. Blau gewinnt.",
        ),
        (
            None,
            event_of("over", returns=[1, -1], reason="stuck", pieces=[]),
            "Blue can’t move any more. Red wins.",
            "Blau kann nicht mehr ziehen. Rot gewinnt.",
        ),
        (
            1,
            event_of("over", returns=[0, 0], reason="quiet", pieces=[]),
            "The game ends in a draw: the moves allowed without a fight are used up.",
            "Die Partie endet unentschieden: Die erlaubten Züge ohne Kampf sind aufgebraucht.",
        ),
        (
            0,
            event_of("over", returns=[0, 0], reason="both_stuck", pieces=[]),
            "Nobody can move any more: the game ends in a draw.",
            "Niemand kann mehr ziehen: Die Partie endet unentschieden.",
        ),
        (
            0,
            event_of("placed", seat=0, at="a1", piece="A"),
            "Your apple is on a1.",
            "Dein Apfel steht jetzt auf a1.",
        ),
    ],
)
def test_sentences(reader: int | None, event: dict[str, Any], english: str, german: str) -> None:
    game = spielwerk.load("strategus")
    for language, said in (("en", english), ("de", german)):
        assert [*Words(texts_in(language), game, reader).tell([event])] == [said]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ready_made_set_up_has_a_name_and_a_character(language: str) -> None:
    texts = texts_in(language)
    names = [f"strategus-setup-{setup['name']}" for setup in spielwerk.load("strategus").setups()]
    labels = {texts.say(name).casefold() for name in names}
    assert len(labels) == len(names) == 12
    assert all(texts.say(f"{name}.help").endswith(".") for name in names)


def test_a_draft_counts_what_is_left() -> None:
    draft = Draft(FIRST_ROW, {"a1": "A"}, {"T": 6, "9": 3})
    draft.put("T", "b1")
    draft.put("9", "c1")
    draft.put("T", "c1")
    assert draft.left() == {"T": 4, "9": 3}
    draft.swap("c1", "j1")
    draft.fill()
    assert draft.left() == {}
    assert draft.standing()["a1"] == "A"
    assert draft.actions()[:1] == ["place T b1"]
    draft.clear()
    assert draft.standing() == {"a1": "A"}


def test_a_mirrored_draft_is_turned_row_by_row() -> None:
    draft = Draft([*FIRST_ROW, *(f"{file}2" for file in "abcdefghij")], {}, {"1": 1, "T": 6})
    draft.put("1", "a1")
    draft.put("T", "b2")
    draft.mirror()
    assert draft.standing() == {"j1": "1", "i2": "T"}
