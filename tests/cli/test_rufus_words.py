"""Everything that can happen in Rufus can be told and drawn, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

import spielwerk
from spielwerk import Match
from spielwerk.cli.terminal.rufus import Words
from spielwerk.cli.terminal.words import words_of
from spielwerk.text import LANGUAGES, Texts

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {"fields": 40, "survivor_takes_rest": "on"}),
    (3, {"prizes": "shuffled", "hard_count": "on", "exact_catch": "off"}),
    (5, {"fields": 80, "prizes": "alternating", "fox_continues": "on"}),
    (4, {"max_plies": 30, "out_hand_counts": "on"}),
]
UNTOUCHED = {"fox_moved": False, "card_laid": False}
SIGNS = "▲■★✚◆"


def moments(seats: int, options: dict[str, Any], seed: int) -> Iterator[Match]:
    """A random match before every action, in which the fox runs more often than usual."""
    rng = random.Random(seed)
    match = spielwerk.load("rufus", options, seats).match(seed)
    while not match.over:
        yield match
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        kind = rng.choice([action.split()[0] for action in legal] + ["fox", "fox", "stone"])
        match.play(seat, rng.choice([a for a in legal if a.startswith(kind)] or legal))
        if match.can_take_back(seat) and rng.random() < 0.05:
            match.take_back(seat)
    yield match


@cache
def texts_in(language: str) -> Texts:
    return words_of("rufus", language)


def words_in(language: str, match: Match, reader: int | None) -> Words:
    return Words(texts_in(language), match.game, reader)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_every_language_to_everybody(language: str) -> None:
    kinds = set()
    for seed in range(3):
        for seats, options in OPTIONS:
            *_, match = moments(seats, options, seed)
            for reader in (None, *range(seats)):
                events = match.events(reader)
                kinds |= {event["event"] for event in events}
                sentences = list(words_in(language, match, reader).tell(events))
                assert len(sentences) == len(events)
                assert all(s[0].isupper() and s[-1] in ".!" for s in sentences)
    stone = {"stone_moved", "met", "trailed"}
    others = {"first", "fox_moved", "laid", "caught", "won", "out", "taken_back", "over"}
    assert kinds == stone | others


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words_and_every_list_leads_to_every_action(language: str) -> None:
    for seats, options in OPTIONS[:3]:
        for match in islice(moments(seats, options, 7), None, None, 5):
            if match.over:
                continue
            seat = match.seats_to_act()[0]
            words = words_in(language, match, seat)
            words.offer(match, seat)
            legal, seen = match.legal(seat), match.observation(seat)
            assert all(words.asked(seen, legal))
            assert sorted(reached(words, legal, seen)) == sorted(legal)
            assert all([action] == words.meant(action, legal, seen) for action in legal)


def test_the_prizes_of_a_fox_are_those_that_the_rules_count() -> None:
    """Of a colour that goes out no stone is caught a second time."""
    position = {"seats": 3, "to_move": 0, "fox": 10, "stones": [[5, 6], [12, 14], [40, 41]]}
    rest = {"hands": ["2 3 4 5 6 7 8 9"] * 3, "turn": {"points": 7} | UNTOUCHED}
    for end in (4, 7):
        game = spielwerk.load("rufus", {"fox_continues": "on"}, 3)
        match = game.match_from({"game": "rufus"} | position | rest, seed=1)
        words = words_in("en", match, 0)
        words.offer(match, 0)
        [(label, _)] = words.choices([f"fox {end}"], match.observation(0), 12)
        match.play(0, f"fox {end}")
        won = sum(event["event"] == "won" for event in match.events(0))
        assert words.say("cli-rufus-prizes", count=won) in label


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("f2", "fox 2"),
        ("F  2", "fox 2"),
        ("Rufus 2", "fox 2"),
        ("fuchs 2", "fox 2"),
        ("5@50", "lay 5 @50"),
        ("lay 5 50", "lay 5 @50"),
        ("LEG 5 @ 50", "lay 5 @50"),
        ("48 55", "stone 48>55"),
        ("48-55", "stone 48>55"),
        ("Stein 48 > 55", "stone 48>55"),
        ("stone 48", "stone 48>55"),
        ("stone 50", "stone 50>57"),
        ("hello", "hello"),
    ],
)
def test_an_action_may_be_typed_as_one_likes(typed: str, meant: str) -> None:
    match = spielwerk.load("rufus").match(1)
    seat = match.seats_to_act()[0]
    words, legal = words_in("de", match, seat), match.legal(seat)
    assert words.meant(typed, legal, match.observation(seat)) == [meant]


def test_the_beginning_of_an_action_means_all_that_begin_so() -> None:
    match = spielwerk.load("rufus").match(1)
    seat = match.seats_to_act()[0]
    words, legal = words_in("de", match, seat), match.legal(seat)
    for typed, beginning in (("fuchs", "fox"), ("karte", "lay"), ("leg 5", "lay 5")):
        meant = [action for action in legal if action.startswith(beginning)]
        assert words.meant(typed, legal, match.observation(seat)) == meant


def reached(words: Words, legal: list[str], seen: dict[str, Any], depth: int = 0) -> list[str]:
    """All actions that the lists lead to; none of the lists is long, and four are enough."""
    choices = words.choices(legal, seen, 12)
    assert depth < 4
    assert len(choices) <= 12
    found = []
    for label, actions in choices:
        assert label
        found += actions if len(actions) == 1 else reached(words, actions, seen, depth + 1)
    return found


def test_the_path_shows_what_the_observation_holds_and_no_more() -> None:
    for seats, options in OPTIONS:
        for match in islice(moments(seats, options, 3), None, None, 12):
            for reader in range(seats):
                seen = match.observation(reader)
                drawn = words_in("de", match, reader).picture(seen, letters=False)
                lines = drawn.plain.splitlines()
                assert max(map(len, lines)) <= 80
                assert path_of(lines, match.game.options["fields"]) == expected(seen)


def path_of(lines: list[str], fields: int) -> dict[int, tuple[str, str]]:
    """What is drawn beside each field and on it, where anything is."""
    found: dict[int, list[str]] = {}
    for line in lines:
        if line.startswith("* "):
            break
        cells = [line[7 * n : 7 * n + 7] for n in range(10)]
        if line[:2].strip().isdecimal():
            row = range(int(line[:2]), min(int(line[:2]) + 10, fields))
            found |= {field: [cells[field % 10][3:].strip(), ""] for field in row}
        else:
            for field in row:
                found[field][1] += cells[field % 10].strip()
    return {field: (card, there) for field, (card, there) in found.items() if card or there}


def expected(seen: dict[str, Any]) -> dict[int, tuple[str, str]]:
    """What should be drawn, from what the seat may know."""
    cards = {card["at"]: f"{SIGNS[card['seat']]}{card['value']}" for card in seen["trail"]}
    there = {seen["fox"]: "R"}
    for sign, stones in zip(SIGNS, seen["stones"], strict=False):
        for field in stones:
            there[field] = there.get(field, "") + sign
    return {f: (cards.get(f, ""), there.get(f, "")) for f in cards.keys() | there.keys()}


def test_letters_are_enough() -> None:
    match = spielwerk.load("rufus", seats=5).match(1)
    drawn = words_in("en", match, 0).picture(match.observation(0), letters=True).plain
    assert drawn.isascii()
    assert drawn.count("SBGFP") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_how_every_score_came_about(language: str) -> None:
    for seats, options in OPTIONS:
        *_, match = moments(seats, options, 11)
        seen = match.observation(None)
        words = words_in(language, match, None)
        drawn = words.picture(seen, letters=False).plain
        sheet = drawn[drawn.index(words.say("rufus-score")) :]
        for seat, score in enumerate(match.scores or ()):
            assert f"{words.name(seat)}, {words.say('rufus-points', points=score)}\n" in sheet
            for prize in seen["won"][seat]:
                assert str(prize) in sheet
        assert (words.say("rufus-score.laid") in sheet) == (options.get("hard_count") == "on")


def event_of(kind: str, **fields: Any) -> dict[str, Any]:
    return {"event": kind, **fields}


def over(**fields: Any) -> dict[str, Any]:
    """The end, at which all cards have been played."""
    return event_of("over", hands=[], trail=[], **fields)


def way(origin: int, target: int) -> dict[str, Any]:
    path = [str(field) for field in range(origin + 1, target + 1)]
    return {"from": str(origin), "to": str(target), "points": len(path), "path": path}


@pytest.mark.parametrize(
    ("reader", "event", "english", "german"),
    [
        (
            0,
            event_of("fox_moved", seat=0, **way(27, 30)),
            "You lead Rufus 3 spaces on, to fox space 30.",
            "Du führst Rufus 3 Felder weiter, auf Fuchsfeld 30.",
        ),
        (
            0,
            event_of("won", seat=0, prize=7, why="fox_field", at="30"),
            "Rufus reaches fox space 30: you win prize card 7.",
            "Rufus erreicht Fuchsfeld 30: Du gewinnst die Gewinnkarte 7.",
        ),
        (
            1,
            event_of("laid", seat=0, at="12"),
            "Stag lays a trail card face down beside space 12.",
            "Der Hirsch legt verdeckt eine Fährtenkarte neben Feld 12.",
        ),
        (
            0,
            event_of("laid", seat=0, at="12", value=5),
            "You lay your 5 beside space 12.",
            "Du legst deine 5 neben Feld 12.",
        ),
        (
            1,
            event_of("met", seat=0, owner=1, at="53", value=5),
            "Stag finds your trail card 5 beside space 53. The turn ends.",
            "Der Hirsch findet neben Feld 53 deine Fährtenkarte, eine 5: Der Zug ist zu Ende.",
        ),
        (
            None,
            event_of(
                "trailed",
                seat=0,
                value=5,
                path=["52", "51", "50", "49", "48"],
                **{"from": "53", "to": "48"},
            ),
            "The trail leads 5 spaces back, to space 48.",
            "Die Fährte führt 5 Felder zurück, auf Feld 48.",
        ),
        (
            1,
            event_of(
                "caught",
                seat=0,
                by="fox",
                at="3",
                stones=[{"seat": 0, "to": "52"}, {"seat": 1, "to": None}],
            ),
            ("Rufus catches 3 stones on space 3. Stag’s stone goes to the other one on space 52."),
            (
                "Rufus fängt 3 Steine auf Feld 3. Der Stein vom Hirsch kommt zum anderen "
                "auf Feld 52."
            ),
        ),
        (
            2,
            event_of("caught", seat=2, by="stone", at="9", stones=[{"seat": 2, "to": "4"}]),
            ("You catch Rufus on space 9! Your stone goes to your other one on space 4."),
            ("Du fängst Rufus auf Feld 9! Dein Stein kommt zu deinem anderen auf Feld 4."),
        ),
        (
            1,
            event_of("out", seat=1),
            "Rufus catches both your stones: you’re out, but you keep your prize cards.",
            ("Rufus fängt deine beiden Steine: Du scheidest aus und behältst deine Gewinnkarten."),
        ),
        (
            0,
            over(returns=[1, -1, -1], scores=[44, 30, 2], reason="prizes"),
            "The last prize card is gone. You win with 44 points!",
            "Die letzte Gewinnkarte ist weg. Du gewinnst mit 44 Punkten!",
        ),
        (
            1,
            over(returns=[1, 1, -1], scores=[44, 44, 2], reason="prizes"),
            "The last prize card is gone. Boar and Stag share the win with 44 points each.",
            (
                "Die letzte Gewinnkarte ist weg. Keiler und Hirsch teilen sich den Sieg "
                "mit je 44 Punkten."
            ),
        ),
        (
            None,
            over(returns=[0, 0], scores=[4, 2], reason="guard"),
            "The game ends in a draw: the action limit is reached.",
            "Die Partie endet unentschieden: Die Höchstzahl der Aktionen ist erreicht.",
        ),
    ],
)
def test_sentences(reader: int | None, event: dict[str, Any], english: str, german: str) -> None:
    game = spielwerk.load("rufus")
    for language, said in (("en", english), ("de", german)):
        assert [*Words(texts_in(language), game, reader).tell([event])] == [said]
