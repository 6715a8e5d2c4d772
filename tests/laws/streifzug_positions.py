"""Positions of Streifzug durch made up at random, full of what is rare in matches from the start.

Figures stand close together and beside catch fields, the bell and Z; hands are rich, melds have
jokers at every place; now and then the game is about to end.
"""

import random
from typing import Any

from tests.laws import streifzug_oracle_cards as cards
from tests.laws import streifzug_oracle_table as oracle
from tests.laws.streifzug_oracle_table import ALL, CATCH, quadrant, zone

Document = dict[str, Any]

CHOICES: dict[str, tuple[Any, ...]] = {
    "doubles": ("nothing", "again"),
    "direction": ("free", "clockwise"),
    "stages": ("one_way", "no_turning"),
    "zone_sum": ("off", "on"),
    "hopser_from_goal": ("on", "off"),
    "full_colour": ("land", "forbidden"),
    "rotate": ("on", "off"),
    "max_jokers": ("1", "2", "any"),
    "patron_target": ("F4", "O2"),
    "patron_ask": ("all", "holders"),
    "after_patron": ("goes_on", "lapses"),
    "flush_cards": ("last", "with_others"),
    "stall_rounds": (20, 1, 0),
    "joker_penalty": ("add", "max"),
    "partner_landing": ("share", "forbid", "throw"),
    "mopser_partner": ("off", "on"),
    "max_plies": (10_000, 0, 12),
}
MODES = ("basic", "extended", "teams")


def chosen(dice: random.Random, mode: str, seats: int) -> dict[str, Any]:
    """Options in any combination, some parts of the mode switched off or on as well."""
    daring = dice.choice((0.0, 0.15, 0.5))
    named = {n: dice.choice(values) for n, values in CHOICES.items() if dice.random() < daring}
    for part in ("ext_throws", "ext_finish", "ext_cards", "ext_teams"):
        if dice.random() < daring / 2:
            named[part] = dice.choice(("off", "on"))
    table = {"mode": mode, "options": named}
    if seats != 4 and oracle.is_on(table, "ext_teams"):
        named["ext_teams"] = "off"
    if oracle.is_on(table, "ext_finish") and not oracle.is_on(table, "ext_cards"):
        named["ext_cards"] = "on"
    return {"preset": mode} | named


def heading(named: dict[str, Any], seats: int) -> Document:
    """How a document with these options begins."""
    options = {name: value for name, value in named.items() if name != "preset"}
    said = {"mode": named["preset"], "options": options, "seats": seats}
    return {"game": "streifzug", "rules": 2} | said


def made_up(dice: random.Random, named: dict[str, Any], seats: int) -> Document:
    """A position in which the seat to move has rolled, or is in its card phase."""
    head = heading(named, seats)
    table = {**head, "to_move": dice.randrange(seats), "plies": dice.randrange(12)}
    pack = cards.ORDER * 2
    dice.shuffle(pack)
    if oracle.is_on(head, "ext_cards"):
        table |= extended(dice, table, pack)
    else:
        table["cards"] = [" ".join(collected(dice, pack)) for _ in range(seats)]
    figures(dice, table)
    deal = dice.choice([0, 8, 20, len(pack)])
    table["stacks"] = [pack[:deal][stack::8][:6] for stack in range(8)]
    if table.get("phase", "dice") == "dice":
        table["dice"] = sorted([dice.randint(1, 6), dice.randint(1, 6)], reverse=True)
        put_in_the_way(dice, table)
    return table


def put_in_the_way(dice: random.Random, table: Document) -> None:
    """Others' figures come to fields where they may be thrown."""
    own = quadrant(table, table["to_move"])
    others = [seat for seat in range(table["seats"]) if seat != table["to_move"]]
    for seat in others:
        start = dice.choice(table["figures"][table["to_move"]])
        steps = dice.choice([*table["dice"], sum(table["dice"])])
        if start in ALL[1:-2] and start not in oracle.ZONE[3 * own : 3 * own + 2]:
            field = dice.choice(oracle.walks(start, steps, own, False))[-1]
            standing = [f for figures in table["figures"] for f in figures]
            if field not in (*oracle.ZONE, *CATCH, "bell", "Z", *standing):
                table["figures"][seat] = [field, dice.choice([field, "S"])]


def collected(dice: random.Random, pack: list[str]) -> list[str]:
    """§B: cards of a party, often five of a colour, taken from the pack."""
    found = []
    for colour in "RB":
        for _ in range(dice.choice([0, 3, 4, 5, 5])):
            card = next((card for card in pack if card[0] == colour), None)
            if card:
                pack.remove(card)
                found.append(card)
    return found


def extended(dice: random.Random, table: Document, pack: list[str]) -> Document:
    """Melds, hands, used letters, who has rung, the phase."""
    seats = table["seats"]
    jokers = oracle.most_jokers(table)
    melds = [melds_of(dice, pack, jokers) for _ in range(seats)]
    sizes = [dice.choice([0, 0, 1, 2, 5]) for _ in range(seats)]
    phase = dice.choice(["dice", "dice", "cards"])
    if phase == "cards":
        sizes[table["to_move"]] = dice.choice([3, 8, 12])
    hands = [" ".join(taken(pack, size)) for size in sizes]
    letters = [card for card in pack if card[1] in "PHM"]
    used = [letters.pop() if letters and dice.random() < 0.4 else "" for _ in range(seats)]
    for card in filter(None, used):
        pack.remove(card)
    finish = oracle.is_on(table, "ext_finish")
    rung = [seat for seat in range(seats) if finish and dice.random() < 0.5]
    quiet = dice.choice([0, seats - 1, 20 * seats - 1])
    if 0 < oracle.option(table, "stall_rounds") * seats <= quiet:
        quiet = -1
    known = {"hands": hands, "used": used, "melds": melds, "rung": rung}
    return known | {"phase": phase, "quiet": quiet}


def taken(pack: list[str], size: int) -> list[str]:
    found = pack[:size]
    del pack[:size]
    return found


def melds_of(dice: random.Random, pack: list[str], jokers: int) -> list[list[str]]:
    """Melds of a party, from cards of the pack; some have grown."""
    found = []
    for _ in range(dice.choice([0, 1, 1, 2])):
        layouts = list(cards.layouts(dice.sample(pack, min(len(pack), 14)), jokers))
        layouts.sort()
        if layouts:
            meld = dice.choice(layouts)
            for card in meld:
                pack.remove(card)
            found.append(grown(dice, meld, pack, jokers))
    return found


def grown(dice: random.Random, meld: list[str], pack: list[str], jokers: int) -> list[str]:
    for _ in range(dice.choice([0, 2, 6])):
        fitting = [card for card in cards.ORDER if card in pack]
        ways = [(c, new) for c in fitting for new in cards.with_added(meld, c, jokers).values()]
        if ways:
            card, meld = dice.choice(ways)
            pack.remove(card)
    return meld


def figures(dice: random.Random, table: Document) -> None:
    """Where all stand: no two on a catch field, no foreign ones together."""
    spots = dice.sample(ALL[1:-2], 3)
    taken_by: dict[str, int] = {}
    table["figures"] = [["S", "S"] for _ in range(table["seats"])]
    for seat in range(table["seats"]):
        for number in range(2):
            field = field_made_up(dice, table, seat, spots)
            if taken_by.get(field, seat) != seat or (field in taken_by and field in CATCH):
                field = "S"
            if field not in ("S", "Z"):
                taken_by[field] = seat
            table["figures"][seat][number] = field
    if is_decided(table):
        table["figures"][table["to_move"]] = ["S", "S"]


def is_decided(table: Document) -> bool:
    """Whether both figures of the seat to move are in Z before its dice are played."""
    return bool(table["figures"][table["to_move"]] == ["Z", "Z"] and table["phase"] == "dice")


def field_made_up(dice: random.Random, table: Document, seat: int, spots: list[str]) -> str:
    """S, the own zone, a catch field, near one of the spots, by the bell, or Z."""
    own = quadrant(table, seat)
    zones = [zone(table, seat, place) for place in range(3)]
    near = [dice.choice(oracle.walks(spot, 2, own, False))[-1] for spot in spots]
    fields = ["S", dice.choice(zones), dice.choice(CATCH), *near, *spots, f"i{2 * own}"]
    if seat in table.get("rung", []):
        fields += [f"o{12 * own + 4}", "Z", "Z", "bell"]
    field = dice.choice(fields)
    if field == "Z" and seat != table["to_move"] and "Z" in table["figures"][seat]:
        return "S"
    usable = field not in oracle.ZONE or field in zones
    field = field if usable else "S"
    rings = seat in table.get("rung", [])
    return "S" if (field in ("bell", "Z") and not rings) else field
