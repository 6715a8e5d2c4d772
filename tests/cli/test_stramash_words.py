"""Everything that can happen in Stramash can be told, in every language and to every reader."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import spielwerk
from spielwerk import Match
from spielwerk.cli.boards.stramash import DRAWN, LETTERS, board
from spielwerk.cli.terminal.stramash import Words, spelled
from spielwerk.cli.terminal.voice import Voice
from spielwerk.cli.terminal.words import words_of
from spielwerk.text import LANGUAGES

PAIRS = {"pairs": "on"}
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"holes": 14, "castle_seven": "on"}),
    (4, PAIRS | {"fechter_on_partner": "on", "entrance_full": "to_dock"}),
    (5, {"max_plies": 300, "fechter_forced": "off"}),
    (6, PAIRS | {"seven_rest": "partner", "holes": 20}),
]


def moments(seats: int, options: dict[str, Any], seed: int) -> Iterator[Match]:
    """A match before every action, played by somebody who mostly walks on.

    First parts of sevens are taken back now and then.
    """
    rng = random.Random(seed)
    match = spielwerk.load("stramash", options, seats).match(seed)
    while not match.over:
        yield match
        seat = match.seats_to_act()[0]
        if match.can_take_back(seat) and rng.random() < 0.3:
            match.take_back(seat)
        else:
            legal = match.legal(seat)
            home = [action for action in legal if ">C" in action]
            match.play(seat, rng.choice(home or legal))
    yield match


def test_every_event_is_told_in_every_language_to_everybody() -> None:
    kinds = set()
    for seed, (seats, options) in enumerate(GAMES):
        *_, match = moments(seats, options, seed)
        for reader, language in product((None, 0, seats - 1), LANGUAGES):
            events = match.events(reader)
            kinds |= {event["event"] for event in events}
            words = Words(words_of("stramash", language), match.game, reader)
            assert all(s[0].isupper() and s[-1] in ".!" for s in words.tell(events))
    assert kinds == {
        *("first", "dealt", "drew", "reshuffled", "played", "discarded", "came_out", "moved"),
        *("charged", "docked", "promoted", "taken_back", "home", "over"),
    }


def test_what_others_draw_is_not_told() -> None:
    words = Words(words_of("stramash", "en"), spielwerk.load("stramash"), 0)
    drawn = [
        event_of("drew", seat=1),
        event_of("dealt", seat=1),
        event_of("drew", seat=0, card="7"),
    ]
    assert list(words.tell(drawn)) == ["You draw a seven."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [GAMES[0], GAMES[3]], ids=str)
def test_every_action_has_words_and_every_list_leads_to_every_action(
    language: str, seats: int, options: dict[str, Any]
) -> None:
    texts = words_of("stramash", language)
    for number, match in enumerate(moments(seats, options, 7)):
        for seat in match.seats_to_act() if number % 5 == 0 else ():
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
        elif len(actions) == len(legal):
            yield from actions
        else:
            yield from reached(words, actions, seen)


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_the_board_shows_every_laddie_once_in_eighty_columns(
    seats: int, options: dict[str, Any]
) -> None:
    for number, match in enumerate(moments(seats, options | {"max_plies": 400}, 3)):
        if number % 20:
            continue
        seen = match.observation(0)
        words = Words(words_of("stramash", "de"), match.game, 0)
        drawn = board(seen, words, DRAWN).plain
        assert max(map(len, drawn.splitlines())) <= 80
        for seat, sign in enumerate(DRAWN.laddies[:seats]):
            assert drawn.count(f"{sign} {words.name(seat)}") == 1
            assert drawn.count(sign) == 5 + 1


def position(**more: Any) -> Match:
    """Two seats: Red to move, one laddie of Blue on Red's start hole."""
    document = {
        "game": "stramash",
        "seats": 2,
        "to_move": 0,
        "laddies": [["T3", "C0.2", "C0.5", "D", "D"], ["T8", "T39", "T70", "D", "D"]],
        "hands": ["A 2 3 7 8 X", "2 3 4 5 6"],
    }
    return spielwerk.load("stramash").match_from(document | more, seed=1)


def lines(match: Match, language: str = "en", reader: int = 0) -> list[str]:
    words = Words(words_of("stramash", language), match.game, reader)
    return board(match.observation(reader), words, DRAWN).plain.splitlines()


def test_holes_castles_and_docks_lie_where_they_lie_on_the_board() -> None:
    drawn = lines(position(discard="K"))
    assert drawn[0].split() == [str(number) for number in range(18)]
    assert [drawn[1][4 * hole + 2] for hole in (3, 8, 9)] == ["▲", "■", "·"]
    assert drawn[2].startswith(f"{'':14}└ 1△ 2▲ 3△ 4△ 5▲ ")
    assert drawn[2].endswith("> ▲ Red, 6 cards             Dock: ▲ ▲")
    assert drawn[9][14] == "■"
    assert "□" in drawn[9]
    assert drawn[10].endswith("  ■ Blue, 5 cards            Dock: ■ ■")
    assert [drawn[row] for row in (3, 6, 7, 11)] == [""] * 4
    assert drawn[16] == "  Draw pile: 96   Top of the discard pile: King"


def test_the_board_can_be_drawn_in_letters() -> None:
    match = spielwerk.load("stramash", seats=6).match(3)
    words = Words(words_of("stramash", "en"), match.game, 0)
    drawn = board(match.observation(0), words, LETTERS).plain
    assert drawn.isascii()
    assert "Dock: V V V V V" in drawn


@pytest.mark.parametrize(
    ("language", "place", "form", "said"),
    [
        ("en", "T10", "", "hole 10"),
        ("en", "T26", ".from", "from the blue start hole"),
        ("en", "T3", ".to", "to the red entrance"),
        ("de", "T8", ".to", "aufs rote Startfeld"),
        ("de", "T93", ".at", "auf dem silbernen Eingangsfeld"),
        ("de", "C4.4", ".at", "auf Castle-Feld 4"),
        ("de", "D", ".at", "im grünen Dock"),
        ("de", "D", ".from", "aus dem Dock"),
    ],
)
def test_places_have_names(language: str, place: str, form: str, said: str) -> None:
    game = spielwerk.load("stramash", seats=6)
    words = Words(words_of("stramash", language), game, None)
    assert words.place(place, 2, form) == said


def test_where_nobody_sits_a_mashie_has_holes_only() -> None:
    words = Words(words_of("stramash", "en"), spielwerk.load("stramash", seats=2), None)
    assert [words.place(name, 0) for name in ("T21", "T44")] == ["hole 21", "blue start hole"]


@pytest.mark.parametrize(
    ("seats", "options", "english", "german"),
    [
        (
            2,
            {},
            "You are Red. Playing against you: Blue.",
            "Dein Platz: Rot. Gegen dich am Tisch: Blau.",
        ),
        (
            3,
            {},
            "You are Red. Playing against you: Blue, Green.",
            "Dein Platz: Rot. Gegen dich am Tisch: Blau, Grün.",
        ),
        (
            4,
            PAIRS,
            "You are Red. Your partner is Green. The others: Blue, Yellow.",
            "Du bist Rot. Dein Partner ist Grün. Die anderen: Blau, Gelb.",
        ),
    ],
)
def test_who_plays_is_said(seats: int, options: dict[str, Any], english: str, german: str) -> None:
    game = spielwerk.load("stramash", options, seats)
    for language, said in (("en", english), ("de", german)):
        assert Words(words_of("stramash", language), game, 0).introduction(0) == said


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("5 T20>T25", "5 T20>T25"),
        ("5t20t25", "5 T20>T25"),
        ("10 t5 t15", "10 T5>T15"),
        ("x d>t33", "X D>T33"),
        ("2 c0.1 c0.3", "2 C0.1>C0.3"),
        ("K OUT", "K out"),
        ("Discard 10", "discard 10"),
        ("nonsense", "nonsense"),
        ("11 T1>T2", "11 T1>T2"),
    ],
)
def test_an_action_may_be_typed_as_one_likes(typed: str, text: str) -> None:
    assert spelled(typed) == text


def test_a_card_or_a_laddie_alone_shows_what_it_can_do() -> None:
    match = position()
    words = Words(words_of("stramash", "en"), match.game, 0)
    legal, seen = match.legal(0), match.observation(0)
    assert words.meant("x", legal, seen) == [text for text in legal if text[0] == "X"]
    assert words.meant("c0.2", legal, seen) == [text for text in legal if " C0.2>" in text]
    assert words.meant("q", legal, seen) == ["q"]


def asked(match: Match, language: str) -> list[str]:
    words = Words(words_of("stramash", language), match.game, 0)
    return words.asked(match.observation(0), match.legal(0))[1:]


def test_it_asks_for_what_is_to_be_done() -> None:
    match = position()
    assert asked(match, "en") == ["Your turn: choose a card."]
    match = position(hands=["2 3 4 5 6 9", "2 3 4 5 6"], laddies=[["D"] * 5, ["D"] * 5])
    assert asked(match, "de") == ["Kein Zug möglich: Lege eine Karte ab."]
    pairs = spielwerk.load("stramash", PAIRS).match_from(
        {
            "game": "stramash",
            "seats": 4,
            "options": PAIRS,
            "to_move": 0,
            "laddies": [[f"C0.{n}" for n in range(1, 6)], ["D"] * 5, ["T5", *"DDDD"], ["D"] * 5],
        },
        seed=2,
    )
    assert asked(pairs, "en")[0] == "Now you move Green’s laddies."


def test_the_second_part_of_a_seven_is_asked_for() -> None:
    match = position(laddies=[["T10", "T20", "D", "D", "D"], ["D"] * 5])
    match.play(0, "7 T10>T16")
    assert asked(match, "en") == ["Seven: move another laddie 1 step."]
    assert asked(match, "de")[0] == "Sieben: Rücke mit einem anderen Laddie noch 1 Schritt."


def event_of(kind: str, **fields: Any) -> dict[str, Any]:
    return {"event": kind, **fields}


def way(origin: str, target: str) -> dict[str, str]:
    return {"from": origin, "to": target}


SENTENCES = [
    (
        0,
        event_of("moved", seat=0, owner=0, path=["", ""], back=False, **way("T1", "T3")),
        "You move 2 forward, from hole 1 to the red entrance.",
        "Du rückst 2 vor, von Feld 1 aufs rote Eingangsfeld.",
    ),
    (
        2,
        event_of("moved", seat=0, owner=2, path=["", ""], back=False, **way("T39", "C2.2")),
        "Red moves 2 forward for you, from the green entrance to castle hole 2.",
        "Rot rückt für dich 2 vor, vom grünen Eingangsfeld auf Castle-Feld 2.",
    ),
    (
        None,
        event_of("came_out", seat=3, owner=3, to="T62"),
        "Yellow brings a laddie out to the yellow start hole.",
        "Gelb setzt einen Laddie aufs gelbe Startfeld.",
    ),
    (
        1,
        event_of("charged", seat=1, owner=1, **way("D", "T33")),
        "You charge from the dock to hole 33!",
        "Du stürmst aus dem Dock auf Feld 33!",
    ),
    (
        0,
        event_of("docked", owner=1, by=0, **{"from": "T33"}),
        "You send Blue’s laddie on hole 33 back to the dock.",
        "Der Laddie von Blau auf Feld 33 muss ins Dock.",
    ),
    (
        1,
        event_of("docked", owner=1, by=0, **{"from": "T33"}),
        "Red sends your laddie on hole 33 back to the dock.",
        "Rot schickt deinen Laddie, der auf Feld 33 steht, ins Dock.",
    ),
    (
        2,
        event_of("promoted", owner=2, by=0, **way("T12", "T39")),
        "Red helps your laddie from hole 12 to the green entrance.",
        "Rot hilft deinem Laddie von Feld 12 aufs grüne Eingangsfeld.",
    ),
    (
        0,
        event_of("promoted", owner=2, by=0, **way("T12", "T39")),
        "You help Green’s laddie from hole 12 to the green entrance.",
        "Du hilfst dem Laddie von Grün von Feld 12 aufs grüne Eingangsfeld.",
    ),
    (
        0,
        event_of("over", returns=[-1, 1, -1, 1], reason="castle"),
        "Blue and Yellow have all ten laddies in their castles: Muckle Stoaters!",
        "Blau und Gelb haben alle zehn Laddies in ihren Castles und sind Muckle Stoater!",
    ),
    (
        3,
        event_of("over", returns=[-1, -1, -1, 1], reason="castle"),
        "You win and are the Muckle Stoater, the great hero!",
        "Du gewinnst und bist Muckle Stoater, der große Held!",
    ),
    (
        None,
        event_of("over", returns=[0, 0, 0, 0], reason="guard"),
        "The game ends in a draw: the action limit is reached.",
        "Die Partie endet unentschieden: Die Höchstzahl der Aktionen ist erreicht.",
    ),
]


@pytest.mark.parametrize(("reader", "event", "english", "german"), SENTENCES)
def test_sentences(reader: int | None, event: dict[str, Any], english: str, german: str) -> None:
    game = spielwerk.load("stramash", PAIRS)
    for language, said in (("en", english), ("de", german)):
        assert [*Words(words_of("stramash", language), game, reader).tell([event])] == [said]
