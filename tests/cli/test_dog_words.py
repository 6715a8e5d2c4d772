"""Everything that can happen in Dog can be told, in every language and to every reader."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import spielwerk
from spielwerk import Match
from spielwerk.cli.boards.dog import DRAWN, LETTERS, board
from spielwerk.cli.terminal.dog import Words
from spielwerk.cli.terminal.voice import Voice
from spielwerk.cli.terminal.words import words_of
from spielwerk.text import LANGUAGES
from tests.effort import some
from tests.rulebook.dog_scenario import dog

OPTIONS: list[dict[str, Any]] = [
    {},
    {"fold": "one_card", "seven_men": "two", "strict_fill": "on"},
    {"max_plies": 60},
]
READERS = some((None, 0, 1, 2, 3), 3)


def moments(options: dict[str, Any], seed: int) -> Iterator[Match]:
    """A random match before every action; parts of sevens are taken back now and then."""
    rng = random.Random(seed)
    match = spielwerk.load("dog", options).match(seed)
    while not match.over:
        yield match
        seat = rng.choice(match.seats_to_act())
        if match.can_take_back(seat) and rng.random() < 0.3:
            match.take_back(seat)
        else:
            match.play(seat, rng.choice(match.legal(seat)))
    yield match


@cache
def played(number: int) -> Match:
    """A random match under these options."""
    *_, match = moments(OPTIONS[number], number)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_every_language_to_everybody(language: str) -> None:
    kinds = set()
    for number in range(len(OPTIONS)):
        match = played(number)
        texts = words_of("dog", language)
        for reader in READERS:
            events = match.events(reader)
            kinds |= {event["event"] for event in events}
            sentences = list(Words(texts, match.game, reader).tell(events))
            assert all(s[0].isupper() and s[-1] in ".!" for s in sentences)
    assert "taken_back" in kinds
    assert "over" in kinds


def test_who_gets_a_card_is_told_so_without_its_name() -> None:
    game = spielwerk.load("dog")
    given = [{"event": "gave", "seat": 1}]
    for language, mine, other in (
        ("en", "Blue chooses a card for you.", "Blue chooses a card for Green."),
        ("de", "Blau wählt eine Karte für dich.", "Blau wählt eine Karte für Grün."),
    ):
        texts = words_of("dog", language)
        assert [*Words(texts, game, 3).tell(given)] == [mine]
        assert [*Words(texts, game, 0).tell(given)] == [other]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words_and_every_list_leads_to_every_action(language: str) -> None:
    texts = words_of("dog", language)
    for match in moments({"fold": "one_card"}, 7):
        for seat in match.seats_to_act():
            words = Words(texts, match.game, seat)
            legal = match.legal(seat)
            seen = match.observation(seat)
            assert all(words.asked(seen, legal))
            assert sorted(reached(words, legal, seen)) == sorted(legal)


def reached(words: Voice, legal: list[str], seen: dict[str, Any]) -> Iterator[str]:
    """The actions at the ends of a list and of the lists behind its lines."""
    for label, actions in words.choices(legal, seen, 5):
        assert label
        if len(actions) == 1:
            yield actions[0]
        else:
            assert len(actions) < len(legal) or len(legal) <= 5
            yield from reached(words, actions, seen)


def test_the_board_shows_every_man_once() -> None:
    for number, match in enumerate(moments({}, 3)):
        if number % 20:
            continue
        seen = match.observation(0)
        words = Words(words_of("dog", "de"), match.game, 0)
        drawn = board(seen, words, DRAWN).plain
        assert max(map(len, drawn.splitlines())) <= 68
        for seat, sign in enumerate(DRAWN.men[:4]):
            beside_the_name = drawn.count(f"{sign} {words.name(seat)}")
            assert drawn.count(sign) == 4 + beside_the_name == 5
        fresh = sum(man.endswith("!") for men in seen["men"] for man in men)
        assert drawn.count("!") == fresh


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_the_boards_of_other_tables_show_every_man_and_field_once(seats: int) -> None:
    match = spielwerk.load("dog", seats=seats).match(3)
    words = Words(words_of("dog", "de"), match.game, 0)
    drawn = board(match.observation(0), words, LETTERS).plain
    assert max(map(len, drawn.splitlines())) <= 80
    for seat, sign in enumerate(LETTERS.men[:seats]):
        assert f"{sign} {words.name(seat)}" in drawn
        assert " ".join(sign * 4) in drawn
        empty = LETTERS.empty[seat]
        assert sum(drawn.count(f"{deep}{empty}") for deep in range(1, 5)) >= 4
    assert all(f"{cell['name'][1:]:>2}" in drawn for cell in match.game.geometry()["cells"]
               if cell["kind"] != "goal")  # fmt: skip


def test_the_board_can_be_drawn_in_letters() -> None:
    match = spielwerk.load("dog").match(3)
    words = Words(words_of("dog", "en"), match.game, 0)
    drawn = board(match.observation(0), words, LETTERS).plain
    assert drawn.isascii()
    assert "Kennel: G G G G" in drawn


def test_fields_lie_where_they_lie_on_the_board() -> None:
    game = spielwerk.load("dog")
    words = Words(words_of("dog", "en"), game, 0)
    lines = board(game.match(1).observation(0), words, DRAWN).plain.splitlines()
    assert lines[-1].split()[0] == "56·"
    assert lines[0].split()[0] == "40·"
    assert lines[8].startswith("48+  1+  2+  3+  4+")
    assert lines[8].endswith("4□  3□  2□  1□ 16□")
    assert lines[-1][32:36] == " 0△ "
    assert lines[0][32:36] == "32☆ "
    assert [lines[row][32:35] for row in (12, 13, 14, 15)] == [" 4△", " 3△", " 2△", " 1△"]


@pytest.mark.parametrize(
    ("language", "place", "form", "said"),
    [
        ("en", "T10", "", "space 10"),
        ("en", "T16", ".from", "from the blue start space"),
        ("de", "T0!", ".to", "aufs rote Startfeld"),
        ("de", "G2.4", ".at", "auf Zielfeld 4"),
        ("de", "K", ".at", "im roten Haus"),
    ],
)
def test_places_have_names(language: str, place: str, form: str, said: str) -> None:
    words = Words(words_of("dog", language), spielwerk.load("dog"), None)
    assert words.place(place, 0, form) == said


def event_of(kind: str, **fields: Any) -> dict[str, Any]:
    return {"event": kind, **fields}


@pytest.mark.parametrize(
    ("reader", "event", "english", "german"),
    [
        (
            2,
            event_of("sent_home", owner=2, by=0, **{"from": "T9"}),
            "Red sends your piece on space 9 back to the kennel.",
            "Dein Stein auf Feld 9 muss heim.",
        ),
        (
            0,
            event_of("sent_home", owner=0, by=0, **{"from": "T9"}),
            "You send your own piece on space 9 back to the kennel.",
            "Dein eigener Stein auf Feld 9 muss heim.",
        ),
        (
            None,
            event_of("sent_home", owner=0, by=0, **{"from": "T9"}),
            "Red sends their own piece on space 9 back to the kennel.",
            "Rot schickt den eigenen Stein auf Feld 9 heim.",
        ),
        (
            None,
            event_of("played", seat=1, card="X", **{"as": "J"}),
            "Blue plays a joker as a jack.",
            "Blau spielt einen Joker: Er gilt als Bube.",
        ),
        (
            0,
            event_of("played", seat=0, card="8", **{"as": "8"}),
            "You play an eight.",
            "Du spielst eine Acht.",
        ),
        (
            2,
            event_of("came_out", seat=0, owner=2, to="T32"),
            "Red brings one of your pieces out to the yellow start space.",
            "Rot setzt einen deiner Steine aufs gelbe Startfeld.",
        ),
        (
            1,
            event_of("over", returns=[-1, 1, -1, 1], reason="goal"),
            "You and Green have all eight pieces in the goal. You win!",
            "Du und Grün habt alle acht Steine im Ziel und gewinnt!",
        ),
        (
            None,
            event_of("over", returns=[0, 0, 0, 0], reason="guard"),
            "The game ends in a draw: the action limit is reached.",
            "Die Partie endet unentschieden: Die Höchstzahl der Aktionen ist erreicht.",
        ),
        (
            1,
            event_of(
                "swapped",
                seat=0,
                a={"owner": 2, "from": "T5", "to": "T30"},
                b={"owner": 1, "from": "T30", "to": "T5"},
            ),
            "Red swaps Yellow’s piece with you: space 5, space 30.",
            "Rot tauscht für Gelb mit dir: Feld 5 und Feld 30.",
        ),
    ],
)
def test_sentences(reader: int | None, event: dict[str, Any], english: str, german: str) -> None:
    game = spielwerk.load("dog")
    for language, said in (("en", english), ("de", german)):
        assert [*Words(words_of("dog", language), game, reader).tell([event])] == [said]


def test_while_the_last_cards_seven_goes_on_no_empty_hand_is_shown() -> None:
    match = dog("T10 T30 | T12", "7 | 5").match
    match.play(0, "7 T10>T12")
    voice = Words(words_of("dog", "en"), match.game, 0)
    (asked,) = voice.asked(match.observation(0), match.legal(0))
    assert "5" in asked
