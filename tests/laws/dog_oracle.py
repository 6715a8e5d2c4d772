"""Dog read a second time, from the rulebook alone: slow, plain, knowing nothing of the program.

It works on position documents. `legal(document)` is the set of actions that are part of a complete
legal turn; `after(document, action)` is the document after it, as far as no card is dealt. Where
this file and the rules of the program differ, one of them has misread the rulebook.
"""

import functools
import itertools
import json
from collections.abc import Iterator
from typing import Any

Document = dict[str, Any]
Men = list[list[str]]
"""For each seat the fields of its four men: `T10`, `T0!`, `G0.1`, `K`."""

CODES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X"]
FORWARD = {
    "A": (1, 11),
    "2": (2,),
    "3": (3,),
    "4": (4,),
    "5": (5,),
    "6": (6,),
    "8": (8,),
    "9": (9,),
    "10": (10,),
    "Q": (12,),
    "K": (13,),
}
DEFAULTS = {
    "first": "chance",
    "fold": "whole_hand",
    "shuffle": "when_empty",
    "own_on_start": "goes_home",
    "seven_men": "any",
    "seven_win": "fits",
    "strict_fill": "off",
    "joker_finish": "allowed",
    "seven_rest": "partner",
    "max_plies": 10_000,
}


TABLES = {"seven_partner": "last"}


def option(document: Document, name: str) -> Any:
    return document.get("options", {}).get(name, (DEFAULTS | TABLES)[name])


# The table


def sides(document: Document) -> list[list[int]]:
    """§S3: who plays together."""
    seats = len(document["men"])
    usual = "pairs" if seats in (4, 6) else "alone"
    teams = document.get("options", {}).get("teams", usual)
    if teams == "alone":
        return [[seat] for seat in range(seats)]
    if teams == "trios":
        return [[0, 2, 4], [1, 3, 5]]
    return [[seat, seat + seats // 2] for seat in range(seats // 2)]


def side_from(document: Document, seat: int) -> list[int]:
    """§S3: a seat and its mates, in turn order from it on."""
    side = next(side for side in sides(document) if seat in side)
    at = side.index(seat)
    return side[at:] + side[:at]


def receiver(document: Document, giver: int) -> int:
    """§R2, §S4: who gets the card that a seat gives."""
    if document.get("options", {}).get("exchange") == "next":
        return (giver + 1) % len(document["men"])
    return side_from(document, giver)[1]


# The board


def number(field: str) -> int:
    """The number of a track field, fresh or not."""
    return int(field[1:].rstrip("!"))


def depth(field: str) -> int:
    """How deep a lane field lies."""
    return int(field.split(".")[1])


def on_track(field: str) -> bool:
    return field.startswith("T")


def in_lane(field: str) -> bool:
    return field.startswith("G")


def track(men: Men) -> int:
    """§S1: how many fields the track has."""
    return 16 * {2: 4, 3: 6, 4: 4, 5: 5, 6: 6}[len(men)]


def start_of(men: Men, seat: int) -> int:
    """§S1: the starts lie equally far apart."""
    return track(men) * seat // len(men)


def is_home(men: Men, seat: int) -> bool:
    """Whether all four men of a seat are in its goal."""
    return all(in_lane(field) for field in men[seat])


def plays_for(document: Document, men: Men, seat: int) -> int:
    """§M9, §S5: whose men a seat plays with."""
    side = side_from(document, seat)
    return next((one for one in side if not is_home(men, one)), side[-1])


def standing(men: Men, field: str) -> tuple[int, int] | None:
    """Who stands on a field, as seat and index."""
    for seat, own in enumerate(men):
        for man in (field, f"{field}!"):
            if man in own:
                return seat, own.index(man)
    return None


def is_fresh_on(men: Men, field: str) -> bool:
    """§M2: whether a fresh man stands on this track field."""
    return any(f"{field}!" in own for own in men)


def send_home(men: Men, field: str) -> None:
    """§M1, §M4, §M5: whoever stands on the field goes home."""
    man = standing(men, field)
    if man:
        men[man[0]][man[1]] = "K"


# One man, some steps


def walks(men: Men, owner: int, field: str, steps: int) -> Iterator[list[str]]:
    """§M2, §M6: the ways forward for a man on `field`, each as the fields that it enters."""
    if in_lane(field):
        lane = [f"G{owner}.{depth(field) + step}" for step in range(1, steps + 1)]
        if depth(field) + steps <= 4 and not any(standing(men, entered) for entered in lane):
            yield lane
    elif on_track(field):
        ahead = [f"T{(number(field) + step) % track(men)}" for step in range(1, steps + 1)]
        if not any(is_fresh_on(men, entered) for entered in ahead):
            yield ahead
        to_start = (start_of(men, owner) - number(field)) % track(men)
        into = steps - to_start
        if 1 <= into <= 4 and not field.endswith("!"):
            lane = [f"G{owner}.{deep}" for deep in range(1, into + 1)]
            before = ahead[:to_start]
            if not any(is_fresh_on(men, entered) for entered in before):
                if not any(standing(men, entered) for entered in lane):
                    yield before + lane


def may_stop(document: Document, men: Men, owner: int, man: int, end: str, joker: bool) -> bool:
    """§M6 `strict_fill`, §M8 `joker_finish`: whether this man may end its move on this field."""
    if not in_lane(end):
        return True
    if option(document, "strict_fill") == "on":
        if not all(standing(men, f"G{owner}.{deep}") for deep in range(depth(end) + 1, 5)):
            return False
    others = [field for index, field in enumerate(men[owner]) if index != man]
    last_man = all(in_lane(field) for field in others) and on_track(men[owner][man])
    return not (joker and last_man and option(document, "joker_finish") == "not_last_man")


# One card, but a seven


def card_moves(document: Document, rank: str, joker: bool) -> Iterator[tuple[str, Men]]:
    """Every way to carry out a card of this rank, but a seven, and the men after it."""
    men, seat = document["men"], document["to_move"]
    owner = plays_for(document, men, seat)
    if rank in ("A", "K") and not (joker and rank == "K"):
        yield from out(document, owner)
    if rank == "J":
        yield from swaps(men, owner)
    for steps in FORWARD.get(rank, ()):
        yield from moves_forward(document, owner, steps, joker)
    if rank == "4":
        yield from moves_back(men, owner)


def out(document: Document, owner: int) -> Iterator[tuple[str, Men]]:
    """§M1"""
    men, start = document["men"], f"T{start_of(document['men'], owner)}"
    barred = start in men[owner] and option(document, "own_on_start") == "bars"
    if "K" in men[owner] and not is_fresh_on(men, start) and not barred:
        after = copied_men(men)
        send_home(after, start)
        after[owner][after[owner].index("K")] = start + "!"
        yield "out", after


def swaps(men: Men, owner: int) -> Iterator[tuple[str, Men]]:
    """§M7"""
    for man in range(4):
        for other in range(len(men)):
            for theirs in range(4):
                mine, foreign = men[owner][man], men[other][theirs]
                if other != owner and can_swap(mine) and can_swap(foreign):
                    after = copied_men(men)
                    after[owner][man], after[other][theirs] = foreign, mine
                    yield f"{mine}<>{foreign}", after


def can_swap(field: str) -> bool:
    return on_track(field) and not field.endswith("!")


def moves_forward(
    document: Document, owner: int, steps: int, joker: bool
) -> Iterator[tuple[str, Men]]:
    """§M4, §M6"""
    men = document["men"]
    for man in range(4):
        for way in walks(men, owner, men[owner][man], steps):
            if may_stop(document, men, owner, man, way[-1], joker):
                yield moved(men, owner, man, way[-1:], way[-1])


def moves_back(men: Men, owner: int) -> Iterator[tuple[str, Men]]:
    """A 4 back: on the track only, so never into the lane, and never over a fresh man (§M2)."""
    for man in range(4):
        if on_track(men[owner][man]):
            way = [f"T{(number(men[owner][man]) - step) % track(men)}" for step in range(1, 5)]
            if not any(is_fresh_on(men, entered) for entered in way):
                yield moved(men, owner, man, way[-1:], way[-1])


def moved(men: Men, owner: int, man: int, hits: list[str], end: str) -> tuple[str, Men]:
    """The man moves to `end`; whoever stands on a field of `hits` goes home."""
    after = copied_men(men)
    for field in hits:
        if on_track(field):
            send_home(after, field)
    after[owner][man] = end
    return f"{men[owner][man].rstrip('!')}>{end}", after


def copied_men(men: Men) -> Men:
    return [list(own) for own in men]


# The seven


class Seven:
    """§M5, §M10: a seven on its way. `took` are the men (seat, index) that took their part."""

    def __init__(self, men: Men, left: int, took: list[tuple[int, int]], parts: int) -> None:
        self.men = men
        self.left = left
        self.took = took
        self.parts = parts


def seven_of(document: Document) -> Seven:
    """The seven under way in a document, or one that begins."""
    under_way = document.get("seven")
    if under_way is None:
        return Seven(document["men"], 7, [], 0)
    took = [standing(document["men"], field) for field in under_way["moved"]]
    men = [man for man in took if man is not None]
    assert len(men) == len(took)
    return Seven(document["men"], under_way["left"], men, 1)


def parts(document: Document, seven: Seven, joker: bool) -> Iterator[tuple[str, Seven]]:
    """Every next part, whether or not the rest can then be used up."""
    seat = document["to_move"]
    owners = [plays_for(document, seven.men, seat)]
    if option(document, "seven_partner") == "always":
        owners = side_from(document, seat)
    for owner, man in itertools.product(owners, range(4)):
        if (owner, man) not in seven.took:
            for steps in range(1, seven.left + 1):
                for way in walks(seven.men, owner, seven.men[owner][man], steps):
                    if may_stop(document, seven.men, owner, man, way[-1], joker):
                        text, men = moved(seven.men, owner, man, way, way[-1])
                        took = [other for other in seven.took if men[other[0]][other[1]] != "K"]
                        after = Seven(
                            men, seven.left - steps, [*took, (owner, man)], seven.parts + 1
                        )
                        if may_go_on(document, seven, after):
                            yield text, after


def may_go_on(document: Document, before: Seven, after: Seven) -> bool:
    """Whether the rules allow a part that leaves so many steps (usable or not)."""
    seat = document["to_move"]
    if is_complete(document, after):
        return True
    if option(document, "seven_men") == "two" and after.parts == 2:
        return False
    side = side_from(document, seat)
    finished = [one for one in side if is_home(after.men, one) and not is_home(before.men, one)]
    if finished and option(document, "seven_partner") == "last":
        if option(document, "seven_rest") == "none":
            return False
        waiting = [one for one in side if not is_home(after.men, one)]
        return any(on_track(field) for one in waiting[:1] for field in after.men[one])
    return True


def is_complete(document: Document, seven: Seven) -> bool:
    """§M5: all steps are used, or with `seven_win: ends` the team is home."""
    seat = document["to_move"]
    home = all(is_home(seven.men, one) for one in side_from(document, seat))
    return seven.left == 0 or (home and option(document, "seven_win") == "ends")


def can_be_used_up(document: Document, seven: Seven, joker: bool) -> bool:
    if is_complete(document, seven):
        return True
    return any(
        can_be_used_up(document, after, joker) for _, after in parts(document, seven, joker)
    )


def seven_moves(document: Document, joker: bool) -> Iterator[tuple[str, Seven]]:
    """The parts with which a seven may begin, or go on."""
    for text, after in parts(document, seven_of(document), joker):
        if can_be_used_up(document, after, joker):
            yield text, after


# A turn


def choices(document: Document) -> dict[str, Document]:
    """In play: every legal action of the seat to move, and the table right after it."""
    return found_in(json.dumps(canonical(document), sort_keys=True))


@functools.lru_cache(maxsize=16)
def found_in(written: str) -> dict[str, Document]:
    """The choices in a table as it is written: it is asked for them several times in a row."""
    document = json.loads(written)
    if "seven" in document:
        return parts_chosen(document, document["seven"]["joker"])
    hand = document["hands"][document["to_move"]].split()
    playable = {}
    for card in hand:
        playable.update(plays_of(document, card))
    if not playable and option(document, "fold") == "one_card":
        return {f"fold {card}": laid_down(document, card) for card in hand}
    return playable


def plays_of(document: Document, card: str) -> dict[str, Document]:
    """§R3, §M8: what can be done with a card of the hand."""
    laid = laid_down(document, card)
    if card != "X":
        return plays_as(laid, card, joker=False)
    found = {}
    for rank in CODES[:-1]:
        found.update(plays_as(laid, rank, joker=True))
    return found


def plays_as(laid: Document, rank: str, *, joker: bool) -> dict[str, Document]:
    if rank == "7":
        return parts_chosen(laid, joker)
    name = f"X={rank}" if joker else rank
    return {f"{name} {text}": {**laid, "men": men} for text, men in card_moves(laid, rank, joker)}


def parts_chosen(document: Document, joker: bool) -> dict[str, Document]:
    name = "X=7" if joker else "7"
    return {
        f"{name} {text}": with_seven(document, seven, joker)
        for text, seven in seven_moves(document, joker)
    }


def with_seven(document: Document, seven: Seven, joker: bool) -> Document:
    """The table after a part: with what is left of the seven, if something is."""
    table = {key: value for key, value in document.items() if key != "seven"}
    table["men"] = seven.men
    if not is_complete(document, seven):
        fields = in_order([seven.men[seat][index] for seat, index in seven.took])
        table["seven"] = {"left": seven.left, "moved": fields, "joker": joker}
    return table


def laid_down(document: Document, card: str) -> Document:
    """The table when the seat to move has laid this card on the discard."""
    hands = list(document["hands"])
    hand = hands[document["to_move"]].split()
    hand.remove(card)
    hands[document["to_move"]] = " ".join(hand)
    return {**document, "hands": hands, "discard": f"{document['discard']} {card}".strip()}


def gone_on(document: Document) -> Document:
    """An action is done: the match is over, or the seven goes on, or it is the next turn."""
    counted = {**document, "plies": document["plies"] + 1}
    returns = returns_of(counted)
    if returns:
        return {**counted, "phase": "over", "to_move": None, "returns": returns}
    return counted if "seven" in counted or "given" in counted else next_turn(counted)


def returns_of(document: Document) -> list[int] | None:
    """*End* and the draw guard: the returns of a match that is over."""
    seats = len(document["men"])
    for side in sides(document):
        if all(is_home(document["men"], seat) for seat in side):
            return [1 if other in side else -1 for other in range(seats)]
    guard = option(document, "max_plies")
    return [0] * seats if guard and document["plies"] >= guard else None


def next_turn(document: Document) -> Document:
    """§R3 to §R5: the next seat that can play; those that cannot lay down their hands."""
    table = dict(document)
    while any(table["hands"]):
        table["to_move"] = (table["to_move"] + 1) % len(table["men"])
        if choices(table):
            return table
        table = hand_laid_down(table)
    return {**table, "phase": "dealing"}


def hand_laid_down(document: Document) -> Document:
    """§R4 (a hand without cards is laid down without a trace)."""
    seat = document["to_move"]
    hand = sorted(document["hands"][seat].split(), key=CODES.index)
    hands = [*document["hands"][:seat], "", *document["hands"][seat + 1 :]]
    return {**document, "hands": hands, "discard": " ".join([document["discard"], *hand]).strip()}


def given_away(document: Document, seat: int, card: str) -> Document:
    """§R2: the card lies face down; with the last one the cards change hands."""
    hands, given = list(document["hands"]), list(document["given"])
    hand = hands[seat].split()
    hand.remove(card)
    hands[seat], given[seat] = " ".join(hand), card
    table = {**document, "hands": hands, "given": given}
    counted = gone_on(table)
    return exchanged(counted) if None not in given and counted["phase"] != "over" else counted


def exchanged(document: Document) -> Document:
    """§R2, §R3: everybody takes the card that is given to it, and the starter begins."""
    given, hands = document["given"], [*document["hands"]]
    for giver, card in enumerate(given):
        taker = receiver(document, giver)
        hands[taker] = f"{hands[taker]} {card}".strip()
    table = {key: value for key, value in document.items() if key != "given"}
    before_starter = (document["starter"] - 1) % len(document["men"])
    return next_turn({**table, "phase": "play", "hands": hands, "to_move": before_starter})


def canonical(document: Document) -> Document:
    men = [in_order(own) for own in document["men"]]
    hands = [" ".join(sorted(hand.split(), key=CODES.index)) for hand in document["hands"]]
    return {**document, "men": men, "hands": hands}


def in_order(men: list[str]) -> list[str]:
    """Men on the track by number, then in the lanes by seat and depth, then in the kennel."""
    track = sorted(filter(on_track, men), key=number)
    lane = sorted(filter(in_lane, men))
    return [*track, *lane, *[man for man in men if man == "K"]]


# The two questions


def legal(document: Document, seat: int) -> set[str]:
    """The legal actions of a seat, in the exchange and in play."""
    if document["phase"] == "exchange":
        waits = document["given"][seat] is None
        return {f"give {card}" for card in document["hands"][seat].split()} if waits else set()
    if document["phase"] == "over" or seat != document["to_move"]:
        return set()
    return set(choices(document))


def after(document: Document, seat: int, action: str) -> Document:
    """The document after a legal action; where cards are dealt next, its phase is `dealing`."""
    if document["phase"] == "exchange":
        return canonical(given_away(document, seat, action.removeprefix("give ")))
    return canonical(gone_on(choices(document)[action]))
