"""Stramash read a second time, from the rulebook alone: slow, plain, no use of the program.

It works on position documents. `legal(document, seat)` is the set of actions that are part of a
complete legal turn; `after(document, seat, action)` is the document after it. Where more than one
card could be drawn next, that document's phase is `drawing`, and the seat to move lacks its card.
Where this file and the rules of the program differ, one of them has misread the rulebook.
"""

import functools
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

Document = dict[str, Any]
Laddies = list[list[str]]
"""For each seat the places of its five laddies: `T20`, `C0.5`, `D`."""

CODES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X"]
FORWARD = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "9": 9, "10": 10}
FORWARD |= {"J": 10, "Q": 10, "K": 10}
BRINGS_OUT = ("A", "J", "Q", "K")
DEFAULTS = {
    "holes": 18,
    "start_safe": "off",
    "first": "chance",
    "fechter_forced": "on",
    "castle_seven": "off",
    "fechter_from_dock": "on",
    "fechter_on_partner": "off",
    "pairs": "off",
    "entrance_full": "illegal",
    "seven_rest": "none",
    "partner_talk": "off",
    "max_plies": 50_000,
}


def option(document: Document, name: str) -> Any:
    return document.get("options", {}).get(name, DEFAULTS[name])


def box(document: Document) -> Counter[str]:
    """All cards: two packs for two to four seats, three for more; two Bonnie Fechters in each."""
    packs = 2 if document["seats"] <= 4 else 3
    return Counter({code: packs * (2 if code == "X" else 4) for code in CODES})


# The board


def length(document: Document) -> int:
    """How many holes the track has: two seats play on four mashies."""
    mashies = 4 if document["seats"] == 2 else document["seats"]
    return int(mashies * option(document, "holes"))


def hole(document: Document, seat: int, offset: int) -> str:
    """The hole at this offset on the mashie of a seat."""
    mashie = 2 * seat if document["seats"] == 2 else seat
    return f"T{mashie * option(document, 'holes') + offset}"


def entrance(document: Document, seat: int) -> str:
    return hole(document, seat, 3)


def start(document: Document, seat: int) -> str:
    return hole(document, seat, 8)


def on_track(place: str) -> bool:
    return place.startswith("T")


def in_castle(place: str) -> bool:
    return place.startswith("C")


def number(place: str) -> int:
    return int(place[1:])


def depth(place: str) -> int:
    return int(place.split(".")[1])


def is_home(laddies: Laddies, seat: int) -> bool:
    return all(in_castle(place) for place in laddies[seat])


def partner(document: Document, seat: int) -> int | None:
    """Pairs: the seat opposite."""
    if option(document, "pairs") == "off":
        return None
    seats = int(document["seats"])
    return (seat + seats // 2) % seats


def plays_for(document: Document) -> int:
    """§P3: whose laddies the seat to move plays with."""
    seat = int(document["to_move"])
    friend = partner(document, seat)
    return seat if friend is None or not is_home(document["laddies"], seat) else friend


def standing(laddies: Laddies, place: str, but: tuple[int, int]) -> tuple[int, int] | None:
    """Who stands on a place, as seat and index; `but` is not looked at."""
    for seat, own in enumerate(laddies):
        for index, found in enumerate(own):
            if found == place and (seat, index) != but:
                return seat, index
    return None


# Landing


def landed(document: Document, owner: int, index: int, end: str) -> Laddies | None:
    """§M4, §P1: the laddie comes to `end`, and who stands there gives way; None: it must not."""
    laddies = [list(own) for own in document["laddies"]]
    laddies[owner][index] = end
    other = standing(laddies, end, (owner, index)) if on_track(end) else None
    if other is None:
        return laddies
    if other[0] == owner:
        return None
    if other[0] == partner(document, owner):
        return promoted(document, laddies, (owner, index), other)
    if end == start(document, other[0]) and option(document, "start_safe") == "on":
        return None
    laddies[other[0]][other[1]] = "D"
    return laddies


def promoted(
    document: Document, laddies: Laddies, mover: tuple[int, int], friend: tuple[int, int]
) -> Laddies | None:
    """§P2: the partner's laddie goes to its own entrance, if what stands there lets it."""
    door = entrance(document, friend[0])
    if laddies[friend[0]][friend[1]] == door:
        return None
    there = standing(laddies, door, friend)
    to = door
    if there is not None and there[0] == friend[0]:
        if option(document, "entrance_full") == "illegal":
            return None
        to = "D"
    elif there is not None and there[0] == mover[0]:
        own_door = entrance(document, mover[0])
        if standing(laddies, own_door, friend):
            return None
        laddies[there[0]][there[1]] = own_door
    elif there is not None:
        laddies[there[0]][there[1]] = "D"
    laddies[friend[0]][friend[1]] = to
    return laddies


# One laddie, some steps


def ways(document: Document, owner: int, place: str, steps: int) -> Iterator[list[str]]:
    """§M4, §M5: the ways forward from a place, each as the places that are entered."""
    if in_castle(place):
        yield castle_places(owner, range(depth(place) + 1, depth(place) + steps + 1))
        return
    round_about = length(document)
    track = [f"T{(number(place) + step) % round_about}" for step in range(1, steps + 1)]
    yield track
    to_entrance = (number(entrance(document, owner)) - number(place)) % round_about
    inside = range(1, steps - to_entrance + 1)
    if inside:
        yield track[:to_entrance] + castle_places(owner, inside)


def castle_places(owner: int, depths: range) -> list[str]:
    return [f"C{owner}.{deep}" for deep in depths]


def way_back(document: Document, place: str) -> list[str]:
    """§M1: eight back, on the track only."""
    return [f"T{(number(place) - step) % length(document)}" for step in range(1, 9)]


def moves(document: Document, owner: int, index: int, steps: int) -> Iterator[tuple[str, Laddies]]:
    """What one laddie can do with so many steps (-8: back), as action without its card."""
    place = document["laddies"][owner][index]
    if place == "D" or (steps < 0 and in_castle(place)):
        return
    found = ways(document, owner, place, steps) if steps > 0 else [way_back(document, place)]
    for way in found:
        own = set(document["laddies"][owner])
        if own.intersection(way) or (in_castle(way[-1]) and depth(way[-1]) > 5):
            continue
        laddies = landed(document, owner, index, way[-1])
        if laddies is not None:
            yield f"{place}>{way[-1]}", laddies


def out(document: Document, owner: int) -> Iterator[tuple[str, Laddies]]:
    """§M2"""
    if "D" in document["laddies"][owner]:
        index = document["laddies"][owner].index("D")
        laddies = landed(document, owner, index, start(document, owner))
        if laddies is not None:
            yield "out", laddies


def charges(document: Document, owner: int) -> Iterator[tuple[str, Laddies]]:
    """§M6"""
    friend = partner(document, owner)
    for index, place in enumerate(document["laddies"][owner]):
        stays = place == "D" and option(document, "fechter_from_dock") == "off"
        if stays or in_castle(place):
            continue
        for other, theirs in enumerate(document["laddies"]):
            spared = other == friend and option(document, "fechter_on_partner") == "off"
            for end in filter(on_track, [] if other == owner or spared else theirs):
                laddies = landed(document, owner, index, end)
                if laddies is not None:
                    yield f"{place}>{end}", laddies


# The seven


def parts(document: Document, left: int, moved: str | None) -> Iterator[tuple[str, int, Laddies]]:
    """§M3: what a seven can do: action, steps used, laddies. `moved` has had its part."""
    owner = plays_for(document)
    for index, place in enumerate(document["laddies"][owner]):
        idle = in_castle(place) and option(document, "castle_seven") == "off"
        if place != moved and not idle:
            for steps in range(1, 8) if moved is None else [left]:
                for text, laddies in moves(document, owner, index, steps):
                    yield text, steps, laddies


def sevens(document: Document) -> Iterator[tuple[str, Document]]:
    """Every legal whole or first part, or every second part of the seven under way."""
    under_way = document.get("seven")
    table = {key: value for key, value in document.items() if key != "seven"}
    left, moved = (under_way["left"], under_way["moved"]) if under_way else (7, None)
    for text, steps, laddies in parts(table, left, moved):
        then = {**table, "laddies": laddies}
        if steps == left:
            yield text, then
        elif second_can_follow(document, then, left - steps, text.split(">")[1]):
            yield text, {**then, "seven": {"left": left - steps, "moved": text.split(">")[1]}}


def second_can_follow(before: Document, then: Document, left: int, moved: str) -> bool:
    """§M3, §P3"""
    seat = before["to_move"]
    came_home = is_home(then["laddies"], seat) and not is_home(before["laddies"], seat)
    if came_home and option(before, "seven_rest") == "none":
        return False
    return any(parts(then, left, moved))


# A turn


def choices(document: Document) -> dict[str, Document]:
    """Every legal action of the seat to move, and the table right after it."""
    return found_in(json.dumps(document))


@functools.lru_cache(maxsize=16)
def found_in(written: str) -> dict[str, Document]:
    """The choices in a table as it is written: it is asked for them several times in a row."""
    document = json.loads(written)
    if "seven" in document:
        return {f"7 {text}": table for text, table in sevens(document)}
    hand = sorted(set(document["hands"][document["to_move"]].split()))
    found = {card: plays_of(document, card) for card in hand}
    plays = {text: table for tables in found.values() for text, table in tables.items()}
    forcing = [card for card in hand if found[card] and not spares(document, card)]
    if not forcing:
        plays |= {f"discard {card}": laid_down(document, card) for card in hand}
    return plays


def spares(document: Document, card: str) -> bool:
    """§T2: whether a card need not be played although it could."""
    return card == "X" and option(document, "fechter_forced") == "off"


def plays_of(document: Document, card: str) -> dict[str, Document]:
    laid = laid_down(document, card)
    if card == "7":
        return {f"7 {text}": table for text, table in sevens(laid)}
    return {
        f"{card} {text}": {**laid, "laddies": laddies} for text, laddies in done_with(laid, card)
    }


def done_with(document: Document, card: str) -> Iterator[tuple[str, Laddies]]:
    """§M1, §M2, §M6: what a card but a seven does."""
    owner = plays_for(document)
    if card in BRINGS_OUT:
        yield from out(document, owner)
    if card == "X":
        yield from charges(document, owner)
        return
    for index in range(5):
        yield from moves(document, owner, index, -8 if card == "8" else FORWARD[card])


def laid_down(document: Document, card: str) -> Document:
    """The table when the seat to move has laid this card on the discard."""
    hands = list(document["hands"])
    hand = hands[document["to_move"]].split()
    hand.remove(card)
    hands[document["to_move"]] = " ".join(hand)
    return {**document, "hands": hands, "discard": f"{document['discard']} {card}".strip()}


def gone_on(document: Document) -> Document:
    """An action is done: the match is over, or the seven goes on, or the next seat draws."""
    counted = {**document, "plies": document["plies"] + 1}
    returns = returns_of(counted)
    if returns:
        return {**counted, "phase": "over", "to_move": None, "returns": returns}
    return counted if "seven" in counted else drawn(counted)


def returns_of(document: Document) -> list[int] | None:
    """*End* and the draw guard: the returns of a match that is over."""
    seats = range(document["seats"])
    for seat in seats:
        side = {seat, partner(document, seat)} - {None}
        if all(is_home(document["laddies"], member) for member in seats if member in side):
            return [1 if member in side else -1 for member in seats]
    guard = option(document, "max_plies")
    return [0 for _ in seats] if guard and document["plies"] >= guard else None


def drawn(document: Document) -> Document:
    """§T1: the next seat draws; if the pile is empty, all played cards but the last become it."""
    seat = (document["to_move"] + 1) % document["seats"]
    open_cards = document["discard"].split()
    held = Counter(" ".join(document["hands"]).split())
    if not box(document) - held - Counter(open_cards):
        open_cards = open_cards[-1:]
    pile = box(document) - held - Counter(open_cards)
    table = {**document, "to_move": seat, "discard": " ".join(open_cards)}
    if len(pile) > 1:
        return {**table, "phase": "drawing"}
    hands = list(table["hands"])
    hands[seat] += f" {next(iter(pile))}"
    return {**table, "hands": hands}


# Documents


def canonical(document: Document) -> Document:
    """Everything in the order in which it is written."""
    *covered, last = document["discard"].split() or [""]
    return {
        **document,
        "laddies": [in_order(own) for own in document["laddies"]],
        "hands": [by_code(hand.split()) for hand in document["hands"]],
        "discard": f"{by_code(covered)} {last}".strip(),
    }


def by_code(cards: list[str]) -> str:
    return " ".join(sorted(cards, key=CODES.index))


def in_order(laddies: list[str]) -> list[str]:
    """Laddies on the track by number, then in the castle by depth, then in the dock."""
    track = sorted(filter(on_track, laddies), key=number)
    castle = sorted(filter(in_castle, laddies), key=depth)
    return [*track, *castle, *[place for place in laddies if place == "D"]]


# The two questions


def legal(document: Document, seat: int) -> set[str]:
    """The legal actions of a seat."""
    return set(choices(document)) if seat == document["to_move"] else set()


def after(document: Document, seat: int, action: str) -> Document:
    """The document after a legal action, and after the next draw where it is certain."""
    assert seat == document["to_move"]
    return canonical(gone_on(choices(document)[action]))
