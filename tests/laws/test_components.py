"""Nothing is lost and nothing appears: every game's components are conserved."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import spielwerk
from tests.effort import EFFORT
from tests.laws.matches import every_game, random_play, walk

BOX = dict.fromkeys(["10", *"A23456789JQK"], 8) | {"X": 6}


def dog(match: spielwerk.Match) -> None:
    """Two or three packs of 55; four men each; one man to a field."""
    position, seats = match.position(), match.game.seats
    packs, track = 2 if seats <= 4 else 3, {2: 64, 3: 96}.get(seats, 16 * seats)
    named = Counter(" ".join([*position["hands"], position["discard"]]).split())
    named.update(card for card in position.get("given", []) if card)
    assert all(2 * count <= packs * BOX[card] for card, count in named.items())
    assert match.observation(None)["pile"] + named.total() == 55 * packs
    men = [man.rstrip("!") for own in position["men"] for man in own]
    assert [len(own) for own in position["men"]] == [4] * seats
    fields = [man for man in men if man != "K"]
    assert len(fields) == len(set(fields))
    for seat, own in enumerate(position["men"]):
        assert all(man == f"T{track // seats * seat}!" for man in own if man.endswith("!"))
        assert all(man.startswith(f"G{seat}.") for man in own if man.startswith("G"))


ARMIES = {
    "full": Counter("12334445555666677778888899999999MTTTTTTA"),
    "barrage": Counter("12899MTA"),
    "duel": Counter("128899MTTA"),
}
"""The pieces of each seat at Strategus."""
WATER = {f"{file}{row}" for file in "cdgh" for row in (5, 6)}


def strategus(match: spielwerk.Match) -> None:
    """An army each: placed or not yet, standing or lost; one to a square, none in the water.

    Trap and apple stay where they were placed: in their own four rows.
    """
    position, setup = match.position(), match.position()["phase"] == "setup"
    for seat, rows in ((0, range(1, 5)), (1, range(7, 11))):
        pieces, seen = position["pieces"][seat], match.observation(seat)
        others = Counter(seen["to_place"]) if setup else Counter(seen["lost"][seat])
        cards = Counter(code for code in pieces.values() if code != "-")
        assert cards + others == ARMIES[match.game.options["army"]]
        assert len(pieces) <= 40
        settled = [square for square, code in pieces.items() if setup or code in "TA"]
        assert all(int(square[1:]) in rows for square in settled)
    squares = [square for pieces in position["pieces"] for square in pieces]
    assert len(squares) == len(set(squares))
    assert match.game.options["lakes"] == "off" or not WATER & set(squares)


def stramash(match: spielwerk.Match) -> None:
    """Two or three packs; five cards for each, and a sixth; five laddies each, one to a hole."""
    position, seats = match.position(), match.game.seats
    packs = 2 if seats <= 4 else 3
    named = Counter(" ".join([*position["hands"], position["discard"]]).split())
    assert all(count <= packs * (2 if card == "X" else 4) for card, count in named.items())
    assert match.observation(None)["pile"] + named.total() == 54 * packs
    draws = not match.over and "seven" not in position
    sizes = [5 + (draws and seat == position["to_move"]) for seat in range(seats)]
    assert [len(hand.split()) for hand in position["hands"]] == sizes
    assert [len(own) for own in position["laddies"]] == [5] * seats
    holes = [place for own in position["laddies"] for place in own if place != "D"]
    assert len(holes) == len(set(holes))
    length = match.game.options["holes"] * (4 if seats == 2 else seats)
    track = {f"T{number}" for number in range(length)}
    for seat, own in enumerate(position["laddies"]):
        assert set(own) <= track | {"D"} | {f"C{seat}.{depth}" for depth in range(1, 6)}


def rufus(match: spielwerk.Match) -> None:
    """Ten prizes; the cards 2 to 9 of each seat, one to a field; two stones each, or out."""
    position, seats, fields = match.position(), match.game.seats, match.game.options["fields"]
    won = [prize for own in position["won"] for prize in own]
    assert sorted([*position["prizes"], *won]) == list(range(1, 20, 2))
    laid = [*position["trail"], *position["picked"]]
    for seat, hand in enumerate(position["hands"]):
        values = [str(card["value"]) for card in laid if card["seat"] == seat]
        assert sorted([*hand.split(), *values]) == list("23456789")
    places = [card["at"] for card in position["trail"]]
    assert len(places) == len(set(places))
    sizes = [0 if seat in position["out"] else 2 for seat in range(seats)]
    assert [len(own) for own in position["stones"]] == sizes
    stones = [stone for own in position["stones"] for stone in own]
    assert {position["fox"], *places, *stones} <= set(range(fields))


STREIFZUG = Counter(f"{colour}{kind}" for colour in "RB" for kind in "12345678JPHM" * 2)
"""The 48 cards of Streifzug durch."""


def streifzug(match: spielwerk.Match) -> None:
    """48 cards; two figures each; one to a catch field, none in zones of others."""
    position, seats = match.position(), match.game.seats
    piles = [*position.get("cards", []), *position.get("hands", []), *position.get("used", [])]
    cards = Counter(" ".join(piles).split())
    cards.update(card for stack in position["stacks"] for card in stack)
    cards.update(card for own in position.get("melds", []) for meld in own for card in meld)
    assert cards == STREIFZUG
    assert [len(own) for own in position["figures"]] == [2] * seats
    catch = {field for q in range(4) for field in (f"m{6 * q}", f"o{12 * q + 7}")}
    caught = [field for own in position["figures"] for field in own if field in catch]
    assert len(caught) == len(set(caught))
    for seat, own in enumerate(position["figures"]):
        quadrant = 2 * seat if seats == 2 else seat
        others = {f"o{12 * q + place}" for q in range(4) if q != quadrant for place in range(3)}
        assert not others & set(own)
        assert own.count("bell") < 2


CONSERVED: dict[str, Callable[[Any], None]] = {
    "dog": dog,
    "strategus": strategus,
    "stramash": stramash,
    "rufus": rufus,
    "streifzug": streifzug,
}


@every_game
def test_components_are_conserved(game: spielwerk.Game) -> None:
    for moment in walk(game):
        CONSERVED[game.name](moment.match)


@every_game
def test_components_are_conserved_late_in_a_match(game: spielwerk.Game) -> None:
    for number, match in enumerate(random_play(game, 1, 300 * EFFORT)):
        if number % 20 == 0 or match.over:
            CONSERVED[game.name](match)
