"""The dice of Streifzug durch read a second time: moves and plans (see `streifzug_oracle`)."""

import functools
import json
from collections.abc import Iterator
from typing import Any

from tests.laws.streifzug_oracle_table import (
    ALL,
    CATCH,
    ZONE,
    Table,
    closed,
    colour_count,
    copied,
    has_all,
    has_laid,
    is_ended,
    is_on,
    mover,
    opened,
    option,
    partners,
    quadrant,
    standing,
    walks,
    with_cards,
    zone,
)

# Landing


def may_land(table: Table, man: tuple[str, str, Any], field: str) -> bool:
    """§D4"""
    if field in ZONE:
        return False
    if field == "bell":
        return may_ring(table)
    if field == "Z":
        ready = is_on(table, "ext_finish") and mover(table) in table["rung"]
        return ready and has_laid(table, mover(table))
    if field in CATCH:
        others = [f for s in range(table["seats"]) for f in table["figures"][s]]
        if man[0] == field:
            others.remove(field)
        return field not in others and field != man[1] and may_catch(table, field)
    return not partner_bars(table, field)


def partner_bars(table: Table, field: str) -> bool:
    """§M1"""
    there = any(partners(table, mover(table), seat) for seat in standing(table, field))
    return there and option(table, "partner_landing") == "forbid"


def may_ring(table: Table) -> bool:
    """§B5, §F1, §F3"""
    if not with_cards(table):
        return has_all(table, mover(table))
    if mover(table) in table["rung"] or partner_bars(table, "bell"):
        return False
    return is_on(table, "ext_finish") or has_laid(table, mover(table))


def may_catch(table: Table, field: str) -> bool:
    """§B3, §B4"""
    if with_cards(table):
        return True
    if has_all(table, mover(table)):
        return False
    stack = table["stacks"][CATCH.index(field)]
    full = bool(stack) and colour_count(table, mover(table), stack[0][0]) == 5
    return not full or option(table, "full_colour") == "land"


def catch(table: Table, field: str) -> None:
    """§D10, §B3, §X2, §F1"""
    stack, seat = table["stacks"][CATCH.index(field)], mover(table)
    if not stack:
        return
    if not with_cards(table):
        if colour_count(table, seat, stack[0][0]) < 5:
            table["cards"][seat].append(stack.pop(0))
    elif seat not in table["rung"]:
        table["hands"][seat].append(stack.pop(0))
        table["quiet"] = -1


# Moves

Move = tuple[str, list[int], int, str, tuple[str, ...]]
"""Its text, the dice that are left after it, whose it is of the two figures, its end and the last
fields before."""


def moves(table: Table) -> Iterator[Move]:
    """All that can be done with the dice, whether or not enough of them can be played then."""
    left = table["left"]
    ways = [(str(die), die, left[:n] + left[n + 1 :], False) for n, die in enumerate(left)]
    if len(left) == 2:
        ways.append((f"{left[0]}+{left[1]}", sum(left), [], True))
    seen = set()
    for text, steps, rest, whole in ways:
        for number in (1, 0):
            for field, came in ends(table, table["men"][number], steps, whole):
                written = f"{text} {table['men'][number][0]}>{field}"
                if written not in seen:
                    seen.add(written)
                    yield written, rest, number, field, came


def ends(
    table: Table, man: tuple[str, str, Any], steps: int, whole: bool
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Where a figure can land, and the fields before."""
    zones = ["S", *(zone(table, mover(table), place) for place in range(3))]
    if man[0] in zones[:3]:
        place = zones.index(man[0])
        if steps == (6, 4, 2)[place] and (not whole or is_on(table, "zone_sum")):
            yield zones[place + 1], tuple(zones[1:][place - 1 : place] if place else ())
        return
    if man[0] == "Z":
        return
    before: dict[str, set[str]] = {}
    clockwise = option(table, "direction") == "clockwise"
    firsts = first_stages(table, man, steps)
    for walk in walks(man[0], steps, quadrant(table, mover(table)), clockwise):
        if goes_on(walk, man, firsts):
            before.setdefault(walk[-1], set()).add(walk[-2])
    for field, came in before.items():
        if may_land(table, man, field):
            yield field, tuple(sorted(came, key=ALL.index))


def first_stages(table: Table, man: tuple[str, str, Any], steps: int) -> list[tuple[str, ...]]:
    """§D2: the walks by which a figure may have come that goes on one way; none in other cases."""
    one_way = option(table, "stages") == "one_way" and man[2]
    own = ["S", *(zone(table, mover(table), place) for place in range(2))]
    if not one_way or man[1] in own:
        return []
    clockwise = option(table, "direction") == "clockwise"
    die = sum(table["dice"]) - steps
    ways = walks(man[1], die, quadrant(table, mover(table)), clockwise)
    return [way for way in ways if way[-1] == man[0]]


def goes_on(
    walk: tuple[str, ...], man: tuple[str, str, Any], firsts: list[tuple[str, ...]]
) -> bool:
    """§D2: over no field of a first stage, or only not back by the edge by which it came."""
    if firsts:
        return any(set(walk[1:]).isdisjoint(first) for first in firsts)
    return len(man[2]) != 1 or walk[1] != man[2][0]


def moved(table: Table, move: Move) -> Table:
    """The figure has landed; nobody has been sent back yet."""
    _, left, number, field, came = move
    table = copied(table)
    seat = mover(table)
    began = table["men"][number][1]
    foreign = foreigners(table, field)
    table["men"][number] = (field, began, came)
    table["figures"][seat] = [man[0] for man in table["men"]]
    table["left"] = left
    table["turn"] = {"left": left, "from": began, "at": field, "came": list(came)}
    if field in CATCH:
        catch(table, field)
    if with_cards(table) and (field in ("bell", "Z") or foreign):
        table["quiet"] = -1
    if field == "bell" and with_cards(table):
        table["rung"].append(seat)
    if foreign:
        table["throw"] = {"field": field, "victims": foreign, "owing": None}
    return table


def foreigners(table: Table, field: str) -> list[int]:
    """§D9, §M1: who would be thrown there, clockwise from the thrower."""
    if field in ZONE or field in CATCH or field in ("S", "Z"):
        return []
    spared = option(table, "partner_landing") != "throw"
    there = [seat for seat in standing(table, field) if seat != mover(table)]
    return [seat for seat in there if not (spared and partners(table, mover(table), seat))]


# Plans (§D6, §D7)


def worth(table: Table) -> tuple[int, int]:
    """The best that can become of the rest of the roll: dice used, catch fields left."""
    gone = sum(man[1] in CATCH and man[1] != man[0] for man in table["men"])
    if is_ended(table):
        return len(table["left"]), gone
    return max((worth for _, worth in plans(table)), default=(0, gone))


def plans(table: Table) -> Iterator[tuple[str, tuple[int, int]]]:
    """How each plan begins, and the best of those that begin so."""
    if is_ended(table):
        return
    for move in moves(table):
        after = moved(table, move)
        more, gone = worth(after)
        yield move[0], (len(table["left"]) - len(move[1]) + more, gone)


def beginnings(table: Table) -> set[str]:
    document = closed({**table, "phase": "dice"})
    return {*found_in(json.dumps(document, sort_keys=True))}


@functools.lru_cache(maxsize=16)
def found_in(written: str) -> frozenset[str]:
    """The same of a table as it is written: it is asked for several times in a row."""
    found = list(plans(opened(json.loads(written))))
    best = max((worth for _, worth in found), default=None)
    return frozenset(text for text, worth in found if worth == best)
