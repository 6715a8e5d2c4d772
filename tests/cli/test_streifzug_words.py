"""Everything that can happen in Streifzug durch can be told, in every language, to everybody."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk import Match
from spielwerk.cli.boards.streifzug import DRAWN, LETTERS, Board, place
from spielwerk.cli.terminal.streifzug import Words
from spielwerk.cli.terminal.words import words_of
from spielwerk.rulespages import streifzug as page
from spielwerk.text import LANGUAGES

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"preset": "basic", "max_plies": 300}),
    (3, {"preset": "extended", "max_plies": 1200}),
    (4, {"preset": "teams", "max_jokers": "any", "max_plies": 1200}),
]
SHORT = 12
FIGURES = [["o3", "S"], ["o30", "S"]]
EMPTY: list[list[str]] = [[] for _ in range(8)]


def moments(seats: int, options: dict[str, Any], seed: int) -> Iterator[Match]:
    """A match before every action, by somebody who lays out all that can be laid out."""
    rng = random.Random(seed)
    match = spielwerk.load("streifzug", options, seats).match(seed)
    while not match.over:
        yield match
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        laying = [text for text in legal if text.split()[0] in {"meld", "add", "exchange"}]
        landing = [text for text in legal if re.search(r">(o7|o19|o31|o43|m0|m6|m12|m18)$", text)]
        match.play(seat, rng.choice(laying or (landing if rng.random() < 0.5 else []) or legal))
    yield match


def position(mode: str = "extended", **parts: Any) -> Match:
    document = {"game": "streifzug", "mode": mode, "seats": 2, "to_move": 0, "figures": FIGURES}
    return spielwerk.load("streifzug").match_from(document | parts, seed=1)


texts = cache(words_of)


def words(match: Match, language: str, reader: int | None = 0) -> Words:
    told = Words(texts("streifzug", language), match.game, reader)
    if reader is not None and reader in match.seats_to_act():
        told.offer(match, reader)
    return told


def test_every_event_is_told_in_every_language_to_everybody() -> None:
    kinds = set()
    for seed, (seats, options) in enumerate(GAMES):
        *_, match = moments(seats, options, seed)
        for reader, language in product((None, 0, seats - 1), LANGUAGES):
            events = match.events(reader)
            kinds |= {event["event"] for event in events}
            told = words(match, language, reader).tell(events)
            assert all(sentence[0].isupper() and sentence[-1] in ".!?" for sentence in told)
    assert kinds >= {
        *("first", "stacked", "rolled", "moved", "caught", "rang", "thrown", "asked", "let_go"),
        *("patron", "draws", "robbed", "took", "laid_out", "added", "hopped", "mopser", "ended"),
        *("lapsed", "over"),
    }


def test_every_choice_is_worded_and_nothing_is_missing() -> None:
    phases = set()
    for (seed, (seats, options)), language in product(enumerate(GAMES), LANGUAGES):
        for number, match in enumerate(moments(seats, options, seed)):
            if match.over or (number % 20 and match.observation(0)["phase"] in {"dice", "cards"}):
                continue
            seat = match.seats_to_act()[0]
            told, seen = words(match, language, seat), match.observation(seat)
            legal = match.legal(seat)
            assert all(told.asked(seen, legal))
            choices = told.choices(legal, seen, SHORT)
            phases.add(seen["phase"])
            assert sorted(text for _, texts in choices for text in texts) == sorted(legal)
            assert len({label for label, _ in choices}) == len(choices)
    assert phases == {"dice", "cards", "patron", "rob", "give"}


def test_the_board_fits_into_eighty_columns_in_every_position() -> None:
    for (seed, (seats, options)), signs in product(enumerate(GAMES), (DRAWN, LETTERS)):
        for number, match in enumerate(moments(seats, options, seed)):
            if number % 50 == 0 or match.over:
                drawn = Board(match.shown(0), words(match, "en"), signs).text().plain
                assert max(map(len, drawn.splitlines())) <= 80
                assert signs is DRAWN or drawn.isascii()


def test_the_rings_lie_inside_each_other_with_red_at_the_bottom() -> None:
    assert place("bell") == (6, 6)
    assert [place(name) for name in ("o1", "m0", "i0")] == [(12, 6), (9, 6), (7, 6)]
    assert [place(name) for name in ("o7", "m3", "i1")] == [(12, 0), (9, 3), (7, 5)]
    assert [place(name) for name in ("o13", "m6", "i2")] == [(6, 0), (6, 3), (6, 5)]
    fields = [f"{ring}{n}" for ring, size in (("o", 48), ("m", 24), ("i", 8)) for n in range(size)]
    assert len({place(field) for field in fields}) == len(fields)


def lines(match: Match, language: str = "en") -> list[str]:
    return Board(match.shown(0), words(match, language), DRAWN).text().plain.splitlines()


def test_figures_stacks_and_parties_are_seen() -> None:
    stacks = [["R5", "B1"], ["BJ"], *EMPTY[2:]]
    match = position(
        figures=[["o3", "o3"], ["S", "bell"]],
        stacks=stacks,
        dice=[5, 3],
        hands=["R1 R2", "RM"],
        used=["BH", ""],
        melds=[[["B6", "B7", "B8"]], []],
        rung=[1],
    )
    drawn = lines(match)
    assert drawn[25][20:22] == "▲▲"
    assert drawn[25][25] == "2"
    assert drawn[20][30:32] == "R5"
    assert drawn[21][30:32] == "x2"
    assert drawn[22][5:7] == "BJ"
    assert [line[66:] for line in drawn[:4]] == ["> ▲ Red", "", "  2 cards", "  3 points"]
    black = ["  ■ Black", "  S:■", "  1 card", "  0 points", "  bell ♪"]
    assert [line[66:] for line in drawn[6:11]] == black
    assert drawn[26:] == ["Dice: [5] [3]", "▲ #1 Run B6 B7 B8; used BH"]


def test_the_basic_mode_shows_what_has_been_collected() -> None:
    drawn = lines(position("basic", dice=[5, 3], cards=["R1 R2 BJ", ""]), "de")
    assert [line[66:].strip() for line in drawn[:4]] == ["> ▲ Rot", "S:▲", "rot 2/5", "blau 1/5"]
    assert drawn[26:] == ["Würfel: [5] [3]", "▲ R1 R2 BJ"]


def test_the_points_are_told_line_by_line_at_the_end() -> None:
    match = position(
        phase="over",
        to_move=None,
        figures=[["Z", "Z"], ["S", "S"]],
        rung=[0],
        hands=["R1", "B1 B2"],
        melds=[[["B6", "RJ", "B8"]], [["R4", "R4", "B4"]]],
        reason="goal",
    )
    assert [line.rstrip() for line in lines(match)[-9:]] == [
        "Points",
        "▲ Red",
        f"    {'Run of 3: B6 RJ B8':<44}   0",
        f"    {'1 card in hand':<44}  -1",
        f"    {'Bonus for finishing':<44}   6",
        f"    {'Total':<44}   5",
        "■ Black",
        f"    {'Set of 3: R4 R4 B4':<44}   6",
        f"    {'2 cards in hand':<44}  -2",
        f"    {'Total':<44}   4",
    ][-9:]


@pytest.mark.parametrize(
    ("seats", "preset", "english", "german"),
    [
        (
            2,
            "basic",
            "You are Red. Playing against you: Black.",
            "Dein Platz: Rot. Gegen dich am Tisch:",
        ),
        (
            3,
            "basic",
            "You are Red. Playing against you: Yellow, Black",
            "Gegen dich am Tisch: Gelb, Schwarz",
        ),
        (4, "teams", "Your partner is Black. The others:", "Dein Partner ist Schwarz."),
    ],
)
def test_who_plays_is_said(seats: int, preset: str, english: str, german: str) -> None:
    game = spielwerk.load("streifzug", {"preset": preset}, seats)
    for language, said in (("en", english), ("de", german)):
        assert said in Words(texts("streifzug", language), game, 0).introduction(0)


@pytest.mark.parametrize(
    ("language", "name", "form", "said"),
    [
        ("en", "o12", "", "yellow entry space 6"),
        ("en", "o25", "", "closed zone"),
        ("en", "o7", ".at", "on light green catch space 7"),
        ("en", "m3", ".from", "from turquoise space 3"),
        ("de", "bell", ".to", "auf die Glocke"),
        ("de", "Z", ".to", "aufs gelbe Zielfeld"),
        ("de", "S", ".from", "vom gelben Startfeld"),
        ("de", "i0", ".at", "auf dem dunkelgrünen Feld 0"),
        ("de", "o3", "", "hellgrünes Feld 3"),
    ],
)
def test_places_have_names(language: str, name: str, form: str, said: str) -> None:
    game = spielwerk.load("streifzug", {}, 4)
    told = Words(texts("streifzug", language), game, None)
    if said == "closed zone":
        told = Words(texts("streifzug", language), spielwerk.load("streifzug", {}, 2), None)
        name = "o13"
    assert told.place(name, 1, form) == said


@pytest.mark.parametrize("columns", [60, 79, 80, 200])
def test_the_board_fits_where_there_are_few_columns(columns: int) -> None:
    match = position(
        dice=[5, 3],
        figures=[["S", "Z"], ["Z", "bell"]],
        hands=["R1 R2", "RM B3"],
        used=["BH RH RP BP", "BH"],
        melds=[[["B6", "B7", "B8"], ["R4", "R4", "B4"]], []],
        rung=[0, 1],
    )
    told = words(match, "de")
    told.columns = columns
    drawn = told.picture(match.shown(0), letters=False).plain.splitlines()
    assert max(map(len, drawn)) <= columns
    beside = "> ▲ Rot" in drawn[0]
    assert beside == (columns >= 80)
    assert beside or "> ▲ Rot   S:▲ Z:▲   2 Karten   9 Punkte   Glocke ♪" in drawn


def event_of(kind: str, **fields: Any) -> dict[str, Any]:
    return {"event": kind, **fields}


def way(origin: str | int, target: str = "") -> dict[str, str | int]:
    return {"from": origin, "to": target} if target else {"from": origin}


def test_the_rules_explain_every_word_of_the_game_once() -> None:
    file = Path(spielwerk.__file__).parent / "games/streifzug/text/en.ftl"
    named = re.findall(r"^streifzug-word-(\w+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(page.DICTIONARY + page.LETTERS) == sorted(named)


SENTENCES = [
    (
        0,
        event_of("moved", seat=0, dice=[4, 3], path=[], **way("o2", "o9")),
        "You move from the red opening space 2 to light green space 9 (4 + 3).",
        "Du ziehst mit 4 + 3 vom roten Öffnungsfeld 2 aufs hellgrüne Feld 9.",
    ),
    (
        1,
        event_of("thrown", seat=1, by=0, **way("m3", "o12")),
        "Red knocks you out: turquoise space 3, back to the yellow entry space 6.",
        "Rot wirft dich heraus: türkises Feld 3, zurück aufs gelbe Einstiegsfeld 6.",
    ),
    (
        0,
        event_of("patron", seat=1, card="RP", by=0, **way("o9", "o1")),
        "Yellow plays a red Protector: your pawn goes to the red next space 4.",
        "Gelb spielt einen roten Patron: Du musst aufs rote Folgefeld 4.",
    ),
    (
        0,
        event_of("robbed", seat=0, card="B5", **way(2)),
        "You get a blue 5 from Black’s hand.",
        "Du bekommst eine blaue 5 aus der Hand von Schwarz.",
    ),
    (
        None,
        event_of("robbed", seat=0, **way(2)),
        "Red gets a card from Black’s hand.",
        "Rot bekommt eine Karte aus der Hand von Schwarz.",
    ),
    (
        2,
        event_of("took", seat=0, card="RH", **way(2)),
        "Red gets a red Hopper from the face-up cards in front of you.",
        "Rot bekommt einen roten Hopser von den offenen Karten vor dir.",
    ),
    (
        0,
        event_of("laid_out", seat=0, meld=1, cards=["R3", "R4", "R5"], points=3),
        "You lay out a run: Red 3, Red 4 and Red 5 (3 points).",
        "Du legst eine Folge aus: Rote 3, Rote 4 und Rote 5 (3 Punkte).",
    ),
    (
        0,
        event_of("melds", seat=3, melds=[["R5", "R5", "B5"]], hand=1),
        "Now laid out in front of Blue: Set (Red 5, Red 5 and Blue 5). In hand: 1.",
        "Blau hat jetzt ausliegen: Serie (Rote 5, Rote 5 und Blaue 5). Auf der Hand: 1.",
    ),
    (
        3,
        event_of("melds", seat=3, melds=[], hand=2),
        "Now laid out in front of you: nothing. In hand: 2.",
        "Du hast jetzt ausliegen: nichts. Auf der Hand: 2.",
    ),
    (
        2,
        event_of("over", returns=[1, -1, 1, -1], reason="goal"),
        "Both pawns have reached the goal: the game is over. You win: Black and Red!",
        "Beide Figuren sind im Ziel: Die Partie ist zu Ende. Ihr habt gewonnen: Schwarz und Rot!",
    ),
    (
        1,
        event_of("over", returns=[1, -1, -1, -1], reason="bell"),
        "The bell has rung: the game is over. Red wins!",
        "Die Glocke hat geläutet: Die Partie ist zu Ende. Rot gewinnt!",
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
    game = spielwerk.load("streifzug", {"preset": "teams"})
    for language, said in (("en", english), ("de", german)):
        assert [*Words(texts("streifzug", language), game, reader).tell([event])] == [said]
