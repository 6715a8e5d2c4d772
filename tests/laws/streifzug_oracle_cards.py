"""The cards of Streifzug durch read a second time: melds and points (see `streifzug_oracle`).

Cards are written as in documents (`R5`, `BJ`), a meld is a list of them in its order on the table.
"""

import itertools
from collections import Counter
from collections.abc import Iterator

LETTERS = "JPHM"
ORDER = [f"{colour}{number}" for colour in "RB" for number in range(1, 9)]
ORDER += [f"{colour}{letter}" for letter in LETTERS for colour in "RB"]
JOKERS = ("RJ", "BJ")
RUN_POINTS = {3: 3, 4: 4, 5: 5, 6: 6, 7: 8, 8: 10, 9: 12}
SET_POINTS = {3: 6, 4: 9, 5: 12}
FLUSH_POINTS = {3: 8, 4: 12}


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


def is_joker(card: str) -> bool:
    return card in JOKERS


def is_number(card: str) -> bool:
    return card[1].isdigit()


def numbers_in(meld: list[str]) -> list[str]:
    return [card for card in meld if is_number(card)]


def jokers_in(meld: list[str]) -> int:
    return sum(map(is_joker, meld))


def kind(meld: list[str]) -> str:
    """What lies there: a run, a set or a flush."""
    numbers = {card[1] for card in numbers_in(meld)}
    if not numbers:
        return "flush"
    return "set" if len(numbers) == 1 else "run"


def start_of(run: list[str]) -> int:
    """For which number the first card stands: 0 where the joker in front is the ninth card."""
    place, card = next((place, card) for place, card in enumerate(run) if is_number(card))
    return int(card[1]) - place


def ninth_in_front(run: list[str]) -> bool:
    return len(run) == 9 and start_of(run) == 0


# Laying out (§C1, §C3)


def layouts(hand: list[str], jokers: int) -> Iterator[list[str]]:
    """Everything that can be laid out together, with at most so many jokers in a meld."""
    yield from runs(Counter(hand), jokers)
    yield from sets(Counter(hand), jokers)
    yield from flushes(set(hand))


def runs(held: Counter[str], jokers: int) -> Iterator[list[str]]:
    for colour, start, size in itertools.product("RB", range(1, 9), range(3, 9)):
        if start + size <= 9:
            numbers = range(start, start + size)
            choices = [[f"{colour}{n}", *JOKERS] for n in numbers]
            held_choices = [[card for card in each if held[card]] for each in choices]
            for cards in itertools.product(*held_choices):
                if fits(list(cards), held, jokers):
                    yield list(cards)


def sets(held: Counter[str], jokers: int) -> Iterator[list[str]]:
    for number in "12345678":
        kinds = (f"R{number}", f"B{number}", "RJ", "BJ")
        cards = [card for card in kinds for _ in range(min(2, held[card]))]
        found = {c for size in (3, 4) for c in itertools.combinations(cards, size)}
        yield from (list(chosen) for chosen in found if fits(list(chosen), held, jokers))


def fits(cards: list[str], held: Counter[str], jokers: int) -> bool:
    """§C2, §C3: two number cards at least, not too many jokers, and all of them held."""
    enough = len(numbers_in(cards)) >= 2 and jokers_in(cards) <= jokers
    return enough and Counter(cards) <= held


def flushes(held: set[str]) -> Iterator[list[str]]:
    choices = [[None, *(card for card in ("R" + x, "B" + x) if card in held)] for x in LETTERS]
    for chosen in itertools.product(*choices):
        cards = [card for card in chosen if card]
        if len(cards) >= 3:
            yield cards


# Adding (§C2) and exchanging (§C4)


def with_added(meld: list[str], card: str, jokers: int) -> dict[str, list[str]]:
    """Ways a card can be added (`front`, `back`, or `` if it goes without saying)."""
    if is_joker(card) and kind(meld) != "flush" and jokers_in(meld) >= jokers:
        return {}
    if kind(meld) == "run":
        return added_to_run(meld, card)
    if kind(meld) == "set":
        return {"": in_order([*meld, card])} if set_takes(meld, card) else {}
    new = not is_number(card) and card[1] not in {other[1] for other in meld}
    return {"": in_order([*meld, card])} if new else {}


def added_to_run(run: list[str], card: str) -> dict[str, list[str]]:
    if is_joker(card):
        return with_joker(run, card)
    if len(run) == 9 or card[0] != numbers_in(run)[0][0] or not is_number(card):
        return {}
    if int(card[1]) == start_of(run) - 1:
        return {"": [card, *run]}
    return {"": [*run, card]} if int(card[1]) == start_of(run) + len(run) else {}


def with_joker(run: list[str], joker: str) -> dict[str, list[str]]:
    """A joker at an end of a run: for the next number, or as ninth card of a full run."""
    if len(run) == 9:
        return {}
    found = {}
    if start_of(run) > 1 or len(run) == 8:
        found["front"] = [joker, *run]
    if start_of(run) + len(run) <= 8 or len(run) == 8:
        found["back"] = [*run, joker]
    return found


def set_takes(cards: list[str], card: str) -> bool:
    """§C2: to four cards; four numbers and a joker are five."""
    after = [*cards, card]
    if not is_joker(card) and card[1:] != numbers_in(cards)[0][1:]:
        return False
    return len(after) <= 4 or (len(numbers_in(after)), jokers_in(after)) == (4, 1)


def with_exchanged(run: list[str], card: str) -> dict[str, list[str]]:
    """§C4: the card comes where a joker stands for it, the joker to an end."""
    if kind(run) != "run" or not is_number(card) or card[0] != numbers_in(run)[0][0]:
        return {}
    place = int(card[1]) - start_of(run)
    if not 0 <= place < len(run) or not is_joker(run[place]):
        return {}
    return with_joker([*run[:place], card, *run[place + 1 :]], run[place])


# Losing (§T4, §T5)


def edges(melds: list[list[str]]) -> dict[str, tuple[int, int]]:
    """The edge cards of runs and sets, as they are written, and where they lie."""
    found = {}
    for number, meld in enumerate(melds):
        if kind(meld) != "flush":
            front, back = meld[0], meld[-1]
            both = (" front", " back") if front == back else ("", "")
            found[f"{front} #{number + 1}{both[0]}"] = (number, 0)
            found[f"{back} #{number + 1}{both[1]}"] = (number, len(meld) - 1)
    return found


def in_flushes(melds: list[list[str]]) -> dict[str, tuple[int, int]]:
    """The cards of flushes, as they are written, and where they lie."""
    return {
        f"{card} #{number + 1}": (number, place)
        for number, meld in enumerate(melds)
        if kind(meld) == "flush"
        for place, card in enumerate(meld)
    }


def without(meld: list[str], place: int) -> list[str]:
    """The meld without a card; the ninth card of a run takes the place of a lost one."""
    rest = [*meld[:place], *meld[place + 1 :]]
    if len(meld) == 9:
        if ninth_in_front(meld) and place == 8:
            return [*rest[1:], rest[0]]
        if not ninth_in_front(meld) and place == 0:
            return [rest[-1], *rest[:-1]]
    return rest


def stands(meld: list[str]) -> bool:
    """§T5: is it still a meld?"""
    numbers = len({card for card in meld if not is_number(card)}) == len(meld) or (
        len(numbers_in(meld)) >= 2
    )
    return len(meld) >= 3 and numbers


# Points


def points(meld: list[str], penalty: str) -> int:
    """What a meld is worth; `penalty`: the option joker_penalty."""
    if kind(meld) == "flush":
        return FLUSH_POINTS[len(meld)]
    if kind(meld) == "set":
        return SET_POINTS[len(meld)] - (jokers_in(meld) if len(meld) < 5 else 0)
    lost = [joker_costs(meld, place, penalty) for place, c in enumerate(meld) if is_joker(c)]
    return RUN_POINTS[len(meld)] - (sum(lost) if len(meld) < 9 else 0)


def joker_costs(run: list[str], place: int, penalty: str) -> int:
    """A joker between numbers costs 1, one of the other colour 2; both 3, or (`max`) 2."""
    colour = numbers_in(run)[0][0]
    between = 0 < place < len(run) - 1
    costs = [1 * between, 2 * (run[place][0] != colour)]
    return sum(costs) if penalty == "add" else max(costs)
