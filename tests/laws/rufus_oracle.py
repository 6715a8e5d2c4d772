"""Rufus read a second time, from the rulebook alone: slow, plain, knowing nothing of the program.

It works on position documents. `legal(document, seat)` is the set of a seat's legal actions and
`after(document, seat, action)` the document after one of them (`turn` is left out of a finished
one, where it means nothing). For §T2 whole plans are played to their end. Where this file and the
rules of the program differ, one of them has misread the rulebook.
"""

import functools
import json
from collections.abc import Iterator
from typing import Any

Document = dict[str, Any]

DEFAULTS = {
    "fields": 60,
    "prizes": "ascending",
    "first": "chance",
    "fox_continues": "off",
    "exact_catch": "on",
    "hard_count": "off",
    "out_hand_counts": "off",
    "survivor_takes_rest": "off",
    "max_plies": 10_000,
}


def option(document: Document, name: str) -> Any:
    return document.get("options", {}).get(name, DEFAULTS[name])


def is_on(document: Document, name: str) -> bool:
    return bool(option(document, name) == "on")


# The table


def copied(document: Document) -> Document:
    """A table that can be changed without changing this one."""
    return {
        **document,
        "stones": [list(own) for own in document["stones"]],
        "hands": list(document["hands"]),
        "trail": list(document["trail"]),
        "picked": list(document["picked"]),
        "prizes": list(document["prizes"]),
        "won": [list(own) for own in document["won"]],
        "out": list(document["out"]),
        "turn": dict(document["turn"]),
    }


def field(document: Document, number: int) -> int:
    """The field that so many steps from field 0 lead to."""
    return number % int(option(document, "fields"))


def behind(document: Document, place: int) -> int:
    """How far a field is behind the fox."""
    return field(document, document["fox"] - place)


def points(document: Document) -> int:
    return int(document["turn"]["points"])


def mover(document: Document) -> int:
    return int(document["to_move"])


def standing(document: Document, place: int) -> list[int]:
    """The seats that have stones there, each once."""
    return [seat for seat, own in enumerate(document["stones"]) if place in own]


def card_at(document: Document, place: int) -> dict[str, int] | None:
    return next((card for card in document["trail"] if card["at"] == place), None)


def take_prize(table: Document) -> None:
    """The seat to move takes the top prize, if there is one."""
    if table["prizes"]:
        table["won"][mover(table)].append(table["prizes"].pop(0))


def set_back(table: Document, seat: int, place: int) -> None:
    """A stone goes to its mate; two that stand there are out of the game (§T3)."""
    first, second = table["stones"][seat]
    if first == second:
        table["stones"][seat] = []
        table["out"].append(seat)
    else:
        mate = second if first == place else first
        table["stones"][seat] = [mate, mate]


def seats_in(document: Document) -> list[int]:
    return [seat for seat, own in enumerate(document["stones"]) if own]


def is_decided(document: Document) -> bool:
    """§E1, §E3"""
    return not document["prizes"] or len(seats_in(document)) <= 1


def is_complete(document: Document) -> bool:
    """§T2: the game has ended, or the seat to move has gone out."""
    return is_decided(document) or not document["stones"][mover(document)]


# The fox


def fox_steps(document: Document) -> list[int]:
    """§T1, §T3: how far the fox may be led."""
    if document["turn"]["fox_moved"]:
        return []
    found = []
    for steps in range(1, points(document) + 1):
        found.append(steps)
        stopped = standing(document, field(document, document["fox"] + steps))
        if stopped and not is_on(document, "fox_continues"):
            break
    return found


def with_fox_led(document: Document, steps: int) -> Document:
    """§T3, §T4: the table after the fox was led, whatever comes next."""
    table = copied(document)
    table["turn"]["points"] -= steps
    table["turn"]["fox_moved"] = True
    for _ in range(steps):
        table["fox"] = field(table, table["fox"] + 1)
        fox_enters(table)
        if is_complete(table):
            break
    return table


def fox_enters(table: Document) -> None:
    here = table["fox"]
    if here in (0, option(table, "fields") // 2):
        take_prize(table)
    caught = standing(table, here)
    if caught:
        take_prize(table)
    for seat in caught:
        set_back(table, seat, here)


# A trail card


def room(document: Document) -> list[int]:
    """§T5: the fields beside which a card can be laid."""
    seat = mover(document)
    foreign = [
        stone
        for other in seats_in(document)
        if other != seat
        for stone in document["stones"][other]
    ]
    rearmost = max(behind(document, stone) for stone in foreign)
    taken = {card["at"] for card in document["trail"]}
    found = [field(document, document["fox"] - distance) for distance in range(1, rearmost)]
    return [place for place in found if place not in taken]


def lays(document: Document) -> list[tuple[int, int]]:
    """Every value and field of a card that can be laid now."""
    if document["turn"]["card_laid"]:
        return []
    hand = document["hands"][mover(document)].split()
    fields = room(document) if hand else []
    return [(int(value), place) for value in hand for place in fields]


def with_card_laid(document: Document, value: int, place: int) -> Document:
    table, seat = copied(document), mover(document)
    table["turn"]["points"] -= 1
    table["turn"]["card_laid"] = True
    hand = table["hands"][seat].split()
    hand.remove(str(value))
    table["hands"][seat] = " ".join(hand)
    table["trail"].append({"at": place, "seat": seat, "value": value})
    return table


# A stone


def way(document: Document, stone: int, announced: int) -> tuple[str, int]:
    """§T6: what ends a stone's move (fox, card, wall or nothing), and after how many steps.

    At a wall, which is the fox with points to spare, it could not be played.
    """
    for step in range(1, announced + 1):
        here = field(document, stone + step)
        if here == document["fox"]:
            exact = step == announced or not is_on(document, "exact_catch")
            return ("fox" if exact else "wall"), step
        card = card_at(document, here)
        if card and card["seat"] != mover(document):
            return "card", step
    return "nothing", announced


def can_move(document: Document, stone: int, announced: int) -> bool:
    return way(document, stone, announced)[0] != "wall"


def with_stone_moved(document: Document, stone: int, announced: int) -> Document:
    """§T6, §T7"""
    table, seat = copied(document), mover(document)
    met, steps = way(document, stone, announced)
    here = field(table, stone + steps)
    table["stones"][seat].remove(stone)
    [mate] = table["stones"][seat]
    if met == "fox":
        take_prize(table)
        here = mate
    elif met == "card":
        here = along_the_trail(table, here)
    table["stones"][seat].append(here)
    table["turn"]["points"] = 0
    return table


def along_the_trail(table: Document, here: int) -> int:
    """§T7: the card that lies there is carried out and picked up; where it leads."""
    card = card_at(table, here)
    assert card is not None
    table["trail"].remove(card)
    table["picked"].append({"seat": card["seat"], "value": card["value"]})
    value = card["value"]
    if value % 2:
        return field(table, here - value)
    passed = [field(table, here + step) for step in range(1, value + 1)]
    if table["fox"] in passed:
        take_prize(table)
    return passed[-1]


# Plans


def next_parts(document: Document, *, short: bool) -> Iterator[tuple[str, Document, int]]:
    """Everything that may come next: its text, the table after it, and the points it uses.

    A stone announces all the points that are left, or (`short`) fewer as well. Of the cards that
    could be laid the first stands for all: an own card never matters to the seat that lays it.
    """
    left = points(document)
    for steps in fox_steps(document):
        yield f"fox {steps}", with_fox_led(document, steps), steps
    for value, place in lays(document)[:1]:
        yield "lay", with_card_laid(document, value, place), 1
    for stone in sorted(set(document["stones"][mover(document)])):
        for announced in range(1 if short else left, left + 1):
            if can_move(document, stone, announced):
                text = f"stone {stone}>{field(document, stone + announced)}"
                yield text, with_stone_moved(document, stone, announced), announced


def plans(document: Document, *, short: bool) -> Iterator[tuple[str, int]]:
    """Every plan for the rest of the turn: how it begins, and how many points it uses."""
    for text, table, used in next_parts(document, short=short):
        if is_complete(table):
            yield text, points(document)
        elif points(table) == 0:
            yield text, used
        else:
            for _, more in plans(table, short=short):
                yield text, used + more


def whole_plans(document: Document) -> set[str]:
    """How the plans begin that use all points."""
    return {*found_in(json.dumps(document))}


@functools.lru_cache(maxsize=4)
def found_in(written: str) -> frozenset[str]:
    """The same of a table as it is written: it is asked for several times in a row."""
    document = json.loads(written)
    every = plans(document, short=False)
    return frozenset(text for text, used in every if used == points(document))


def beginnings(document: Document) -> set[str]:
    """§T2: how the plans begin that may be played; `lay` stands for every card."""
    whole = whole_plans(document)
    if whole:
        return whole
    every = list(plans(document, short=True))
    most = max(used for _, used in every)
    return {text for text, used in every if used == most}


# Going on


def gone_on(table: Document) -> Document:
    """An action is done: the game is over, or the turn goes on, or it is the next seat's."""
    table["plies"] += 1
    if is_decided(table):
        return finished(table, survivor=True)
    if option(table, "max_plies") and table["plies"] >= option(table, "max_plies"):
        return finished(table, survivor=False)
    if points(table) == 0 or not table["stones"][mover(table)]:
        following = [(mover(table) + step) % table["seats"] for step in range(1, 6)]
        table["to_move"] = next(seat for seat in following if seat in seats_in(table))
        table["turn"] = {"points": 7, "fox_moved": False, "card_laid": False}
    return table


def finished(table: Document, *, survivor: bool) -> Document:
    """§E3, §E4 (or a draw)"""
    left = seats_in(table)
    if survivor and len(left) == 1 and is_on(table, "survivor_takes_rest"):
        table["won"][left[0]] += table["prizes"]
        table["prizes"] = []
    returns = [0] * table["seats"]
    if survivor:
        best = max(scores(table))
        returns = [1 if score == best else -1 for score in scores(table)]
    over = {key: value for key, value in table.items() if key != "turn"}
    return {**over, "phase": "over", "to_move": None, "returns": returns}


def worth(values: list[int]) -> int:
    """§E2: odd cards count for a seat, even ones against it."""
    return sum(value if value % 2 else -value for value in values)


def scores(document: Document) -> list[int]:
    """§E2, §E3"""
    return [score(document, seat) for seat in range(document["seats"])]


def score(document: Document, seat: int) -> int:
    total: int = sum(document["won"][seat])
    if seat in document["out"] and not is_on(document, "out_hand_counts"):
        return total
    total += worth([int(value) for value in document["hands"][seat].split()])
    if is_on(document, "hard_count"):
        total += worth([card["value"] for card in document["trail"] if card["seat"] == seat])
    return total


def canonical(document: Document) -> Document:
    return {
        **document,
        "stones": [sorted(own) for own in document["stones"]],
        "trail": sorted(document["trail"], key=lambda card: card["at"]),
        "picked": sorted(document["picked"], key=lambda card: (card["seat"], card["value"])),
        "won": [sorted(own) for own in document["won"]],
        "out": sorted(document["out"]),
    }


# The two questions


def legal(document: Document, seat: int) -> set[str]:
    """The legal actions of a seat."""
    if document.get("phase") == "over" or seat != document["to_move"]:
        return set()
    found = beginnings(document)
    if "lay" in found:
        found.remove("lay")
        found |= {f"lay {value} @{place}" for value, place in lays(document)}
    return found


def after(document: Document, seat: int, action: str) -> Document:
    """The document after a legal action of the seat to move."""
    assert seat == mover(document)
    kind, first, *rest = action.replace(">", " ").replace("@", "").split()
    if kind == "fox":
        table = with_fox_led(document, int(first))
    elif kind == "lay":
        table = with_card_laid(document, int(first), int(rest[0]))
    else:
        announced = field(document, int(rest[0]) - int(first))
        table = with_stone_moved(document, int(first), announced)
    return canonical(gone_on(table))
