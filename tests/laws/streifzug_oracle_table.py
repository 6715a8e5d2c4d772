"""The table of Streifzug durch read a second time: options, walks, who stands where.

See `streifzug_oracle`.
"""

import functools
from typing import Any

from tests.laws import streifzug_oracle_cards as cards

Document = dict[str, Any]
Table = dict[str, Any]
"""A document in which hands are lists, and `men`: field, begin of the turn and last step of the
figures of the seat to move."""

PARTS = ("ext_cards", "ext_throws", "ext_teams", "ext_finish")
MODES = {
    "basic": (),
    "extended": ("ext_cards", "ext_throws", "ext_finish"),
    "teams": PARTS,
}
DEFAULTS = {
    "first": "chance",
    "doubles": "nothing",
    "direction": "free",
    "stages": "one_way",
    "zone_sum": "off",
    "hopser_from_goal": "on",
    "full_colour": "land",
    "rotate": "on",
    "max_jokers": "1",
    "patron_target": "F4",
    "patron_ask": "all",
    "after_patron": "goes_on",
    "flush_cards": "last",
    "stall_rounds": 20,
    "joker_penalty": "add",
    "partner_landing": "share",
    "mopser_partner": "off",
    "max_plies": 10_000,
}
BEFORE = {"stages": "no_turning", "hopser_from_goal": "off"}
"""What documents mean that do not say by which rules."""
HANDS = ("cards", "hands", "used")


def option(document: Document, name: str) -> Any:
    parts = MODES[document.get("mode", "basic")]
    defaults = DEFAULTS if "rules" in document else DEFAULTS | BEFORE
    usual = ("on" if name in parts else "off") if name in PARTS else defaults[name]
    return document.get("options", {}).get(name, usual)


def is_on(document: Document, name: str) -> bool:
    return bool(option(document, name) == "on")


def most_jokers(document: Document) -> int:
    return {"1": 1, "2": 2, "any": 99}[option(document, "max_jokers")]


# The board

RING = {"o": 48, "m": 24, "i": 8}
CROSSINGS = [
    pair
    for q in range(4)
    for pair in (
        (f"o{12 * q + 5}", f"m{6 * q + 2}"),
        (f"o{12 * q + 9}", f"m{6 * q + 4}"),
        (f"m{6 * q + 3}", f"i{2 * q + 1}"),
        (f"i{2 * q}", "bell"),
    )
]
CATCH = [field for q in range(4) for field in (f"m{6 * q}", f"o{12 * q + 7}")]
"""The catch field of each stack."""
ZONE = [f"o{12 * q + place}" for q in range(4) for place in range(3)]
ALL = ["S", *(f"{ring}{number}" for ring in "omi" for number in range(RING[ring])), "bell", "Z"]


def quadrant(document: Document, seat: int) -> int:
    return 2 * seat if document["seats"] == 2 else seat


def zone(document: Document, seat: int, place: int) -> str:
    """E6, F4 and O2 (0, 1, 2) of a party."""
    return f"o{12 * quadrant(document, seat) + place}"


@functools.cache
def steps_from(field: str, own: int, clockwise: bool) -> list[str]:
    """The fields one edge away; `own`: the quadrant whose Z is open."""
    found = [other for pair in CROSSINGS if field in pair for other in pair if other != field]
    if field[0] in RING and field != "bell":
        number = int(field[1:])
        for step in (1,) if clockwise else (1, -1):
            found.append(f"{field[0]}{(number + step) % RING[field[0]]}")
    return [*found, "Z"] if field == f"o{12 * own + 1}" else found


@functools.cache
def walks(field: str, steps: int, own: int, clockwise: bool) -> list[tuple[str, ...]]:
    """§D2: every walk of so many edges, with its first field."""
    found: list[tuple[str, ...]] = [(field,)]
    for _ in range(steps):
        found = [
            (*walk, near)
            for walk in found
            if len(walk) == 1 or walk[-1] not in ("bell", "Z")
            for near in steps_from(walk[-1], own, clockwise)
            if len(walk) == 1 or near != walk[-2]
        ]
    return found


# The table


def opened(document: Document) -> Table:
    table = dict(document)
    for key in HANDS:
        if key in document:
            table[key] = [hand.split() for hand in document[key]]
    if document["to_move"] is not None:
        table["men"] = [(f, f, ()) for f in document["figures"][document["to_move"]]]
        turn = document.get("turn")
        if turn:
            men = [man for man in table["men"] if man[0] != turn["at"]]
            men += [man for man in table["men"] if man[0] == turn["at"]][1:]
            table["men"] = [(turn["at"], turn["from"], tuple(turn["came"])), *men]
        table["left"] = turn["left"] if turn else document.get("dice", [])
    return table


def closed(table: Table) -> Document:
    document = {k: v for k, v in table.items() if k not in ("men", "left")}
    for key in HANDS:
        if key in table:
            document[key] = [" ".join(cards.in_order(hand)) for hand in table[key]]
    document["figures"] = [sorted(own, key=ALL.index) for own in table["figures"]]
    if "rung" in table:
        document["rung"] = sorted(table["rung"])
    return document


def copied(table: Table) -> Table:
    """A table of which everything can be changed without changing this one."""
    table = dict(table)
    for key in ("figures", "stacks", "men", "rung", *HANDS):
        if key in table:
            table[key] = [list(x) if isinstance(x, list) else x for x in table[key]]
    if "melds" in table:
        table["melds"] = [[list(meld) for meld in own] for own in table["melds"]]
    if table.get("throw"):
        table["throw"] = {**table["throw"], "victims": list(table["throw"]["victims"])}
    return table


def mover(table: Table) -> int:
    return int(table["to_move"])


def with_cards(table: Table) -> bool:
    return is_on(table, "ext_cards")


def partners(table: Table, seat: int, other: int) -> bool:
    return is_on(table, "ext_teams") and seat % 2 == other % 2 and seat != other


def standing(table: Table, field: str) -> list[int]:
    """The seats with figures there, clockwise from the mover, who is the last."""
    order = [(mover(table) + step) % table["seats"] for step in range(1, table["seats"] + 1)]
    return [seat for seat in order if field in table["figures"][seat]]


def colour_count(table: Table, seat: int, colour: str) -> int:
    return sum(card[0] == colour for card in table["cards"][seat])


def has_all(table: Table, seat: int) -> bool:
    """§B2"""
    return all(colour_count(table, seat, colour) == 5 for colour in "RB")


def has_laid(table: Table, seat: int) -> bool:
    """A run or a set (§F2)."""
    return any(cards.kind(meld) != "flush" for meld in table["melds"][seat])


def is_ended(table: Table) -> bool:
    """§B5, §F3: has the mover done what ends the game?"""
    own = table["figures"][mover(table)]
    if not with_cards(table):
        return "bell" in own and has_all(table, mover(table))
    if is_on(table, "ext_finish"):
        return list(own) == ["Z", "Z"]
    return mover(table) in table["rung"]
