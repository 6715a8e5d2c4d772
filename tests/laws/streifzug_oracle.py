"""Streifzug durch read a second time, from the rules alone: slow, plain, without the program.

It works on position documents. `legal(document, seat)` is the set of a seat's legal actions,
`after(document, seat, action, chance)` the document after one of them and after what the rules and
these outcomes of chance bring. Walks are enumerated field by field, plans are played to their end.
Where this file and the rules of the program differ, one of them has misread the rulebook.
"""

from collections.abc import Iterator, Sequence

from tests.laws import streifzug_oracle_cards as cards
from tests.laws.streifzug_oracle_moves import beginnings, catch, moved, moves
from tests.laws.streifzug_oracle_table import (
    CATCH,
    Document,
    Table,
    closed,
    colour_count,
    copied,
    has_all,
    is_ended,
    is_on,
    most_jokers,
    mover,
    opened,
    option,
    partners,
    with_cards,
    zone,
)

# Throws


def back_to(table: Table, seat: int, field: str) -> str:
    """§B1, §T1-§T3"""
    if not is_on(table, "ext_throws"):
        return zone(table, seat, 2)
    if field[0] == "o":
        return "S"
    return zone(table, seat, 0 if field[0] == "m" else 1)


def is_asked(table: Table, seat: int) -> bool:
    """§L3"""
    hand = table["hands"][seat] if with_cards(table) else []
    if option(table, "patron_ask") == "holders":
        return "RP" in hand or "BP" in hand
    return bool(hand)


def send_back(table: Table) -> None:
    """The first victim's figures go back; it owes cards for them."""
    throw = table["throw"]
    seat, field = throw["victims"].pop(0), throw["field"]
    own = table["figures"][seat]
    table["figures"][seat] = [back_to(table, seat, field) if f == field else f for f in own]
    if is_on(table, "ext_throws") and with_cards(table) and field[0] in "om":
        throw["owing"] = [seat, own.count(field)]


def payments(table: Table) -> tuple[str, set[str]]:
    """§T1, §T2, §T4: who chooses (`rob`: the thrower, `give`: the victim), and among what."""
    seat, outer = table["throw"]["owing"][0], table["throw"]["field"][0] == "o"
    hand, used, melds = table["hands"][seat], table["used"][seat], table["melds"][seat]
    taken = {f"{'take' if outer else 'give'} {card}" for card in used}
    laid = taken | {f"give {edge}" for edge in cards.edges(melds)}
    if option(table, "flush_cards") == "with_others":
        laid |= {f"give {card}" for card in cards.in_flushes(melds)}
    if outer and hand:
        return "rob", taken | {"draw"}
    if hand:
        return "give", {f"give {card}" for card in hand}
    if laid:
        return ("rob" if outer else "give"), laid
    return "give", {f"give {card}" for card in cards.in_flushes(melds)}


def pay(table: Table, action: str, chance: list[str]) -> None:
    """A card goes to the thrower; one that is drawn blind is named by chance."""
    seat, owed = table["throw"]["owing"]
    table["throw"]["owing"] = [seat, owed - 1] if owed > 1 else None
    word, _, what = action.partition(" ")
    card = what[:2]
    if word == "draw" and not chance:
        return
    if word == "draw":
        card = chance.pop(0).removeprefix("reveal ")
        table["hands"][seat].remove(card)
    elif "#" in what:
        lose_from_meld(table, seat, what)
    else:
        key = "used" if word == "take" or not table["hands"][seat] else "hands"
        table[key][seat].remove(card)
    table["hands"][mover(table)].append(card)


def lose_from_meld(table: Table, seat: int, what: str) -> None:
    """§T5"""
    melds = table["melds"][seat]
    number, place = (cards.edges(melds) | cards.in_flushes(melds))[what]
    melds[number] = cards.without(melds[number], place)
    if not cards.stands(melds[number]):
        table["hands"][seat] += melds.pop(number)


def settle(table: Table) -> bool:
    """§T6: go on with a throw; True if somebody has to choose."""
    while table.get("throw"):
        throw = table["throw"]
        if throw["owing"]:
            table["phase"], choices = payments(table)
            if choices:
                return True
            throw["owing"] = None
        elif not throw["victims"]:
            del table["throw"]
        elif is_asked(table, throw["victims"][0]):
            table["phase"] = "patron"
            return True
        else:
            send_back(table)
    return False


def protect(table: Table, card: str) -> None:
    """§L3"""
    seat = table["throw"]["victims"].pop(0)
    table["hands"][seat].remove(card)
    table["used"][seat].append(card)
    home = zone(table, mover(table), 1 if option(table, "patron_target") == "F4" else 2)
    at = table["turn"]["at"]
    number = next(n for n, man in enumerate(table["men"]) if man[0] == at)
    table["men"][number] = (home, table["men"][number][1], ())
    table["figures"][mover(table)] = [man[0] for man in table["men"]]
    table["turn"] = {**table["turn"], "at": home, "came": []}
    if option(table, "after_patron") == "lapses":
        table["turn"]["left"] = table["left"] = []


# The card phase


def card_actions(table: Table) -> Iterator[str]:
    seat, jokers = mover(table), most_jokers(table)
    hand, melds = table["hands"][seat], table["melds"][seat]
    yield "end"
    for layout in cards.layouts(hand, jokers):
        yield f"meld {' '.join(layout)}"
    for number, meld in enumerate(melds, start=1):
        for card in hand:
            for side in cards.with_added(meld, card, jokers):
                yield f"add {card} #{number} {side}".strip()
            for side in cards.with_exchanged(meld, card):
                yield f"exchange {card} #{number} {side}"
    if "RM" in hand or "BM" in hand:
        yield from mopsers(table)
    if "RH" in hand or "BH" in hand:
        yield from hops(table)


def mopsers(table: Table) -> Iterator[str]:
    """§L1, §M1"""
    for other in range(table["seats"]):
        spared = partners(table, mover(table), other) and not is_on(table, "mopser_partner")
        if other != mover(table) and not spared:
            if table["hands"][other]:
                yield f"mopser {other} hand"
            yield from (f"mopser {other} used {card}" for card in table["used"][other])


def hops(table: Table) -> Iterator[str]:
    """§L2, §F3"""
    taken = [field for own in table["figures"] for field in own]
    for field in table["figures"][mover(table)]:
        rings = field == "bell" and not is_on(table, "ext_finish")
        if field == "Z" and not may_leave_goal(table):
            continue
        if not rings:
            yield from (f"hopser {field}>{to}" for to in CATCH if to not in taken)


def may_leave_goal(table: Table) -> bool:
    """§L2"""
    both = list(table["figures"][mover(table)]) == ["Z", "Z"]
    return is_on(table, "hopser_from_goal") and not both


def use(table: Table, letter: str) -> None:
    """§C5"""
    seat = mover(table)
    card = next(card for card in ("R" + letter, "B" + letter) if card in table["hands"][seat])
    table["hands"][seat].remove(card)
    table["used"][seat].append(card)


def play_cards(table: Table, action: str, chance: list[str]) -> None:
    seat = mover(table)
    word, *what = action.split()
    hand, melds = table["hands"][seat], table["melds"][seat]
    if word == "mopser":
        use(table, "M")
        other = int(what[0])
        if what[1] == "used":
            table["used"][other].remove(what[2])
            hand.append(what[2])
        elif chance:
            card = chance.pop(0).removeprefix("reveal ")
            table["hands"][other].remove(card)
            hand.append(card)
    elif word == "hopser":
        use(table, "H")
        origin, field = what[0].split(">")
        table["figures"][seat].remove(origin)
        table["figures"][seat].append(field)
        catch(table, field)
    else:
        table["quiet"] = -1
        lay(hand, melds, word, what, most_jokers(table))


def lay(hand: list[str], melds: list[list[str]], word: str, what: list[str], jokers: int) -> None:
    """§C1-§C4: `meld`, `add` or `exchange`."""
    if word == "meld":
        melds.append(what)
        for card in what:
            hand.remove(card)
        return
    card, number, *side = what
    meld = melds[int(number[1:]) - 1]
    found = cards.with_exchanged(meld, card)
    if word == "add":
        found = cards.with_added(meld, card, jokers)
    meld[:] = found["".join(side)]
    hand.remove(card)


# Turns and the end


def go_on(table: Table, chance: list[str]) -> None:
    """What the rules force, up to the next choice or until chance has nothing more to say."""
    if settle(table):
        return
    if beginnings(table):
        table["phase"] = "dice"
        return
    table.pop("turn", None)
    if option(table, "doubles") == "nothing":
        table.pop("dice", None)
    if with_cards(table):
        table["phase"] = "cards"
    else:
        turn_stacks(table)
        next_turn(table, chance)


def next_turn(table: Table, chance: list[str]) -> None:
    """§D11"""
    high, low = table.pop("dice", [0, 1])
    if high != low:
        table["to_move"] = (mover(table) + 1) % table["seats"]
    table["phase"] = "dice"
    if chance:
        table["dice"] = [int(die) for die in chance.pop(0).split()[1:]]
        table["left"] = table["dice"]
        table["men"] = [(field, field, ()) for field in table["figures"][mover(table)]]
        go_on(table, chance)


def turn_stacks(table: Table) -> None:
    """§B6"""
    seats = [seat for seat in range(table["seats"]) if not has_all(table, seat)]

    def is_useful(card: str) -> bool:
        return any(colour_count(table, seat, card[0]) < 5 for seat in seats)

    if is_on(table, "rotate") and any(is_useful(c) for stack in table["stacks"] for c in stack):
        while not any(is_useful(stack[0]) for stack in table["stacks"] if stack):
            table["stacks"] = [stack[1:] + stack[:1] for stack in table["stacks"]]


def end_of_turn(table: Table) -> str | None:
    """§F3, §F4: how the game ends after this card phase, if it does."""
    if is_ended(table):
        return "goal" if is_on(table, "ext_finish") else "bell"
    limit = option(table, "stall_rounds") * table["seats"]
    if 0 < limit <= table["quiet"] + 1:
        table["quiet"] += 1
        return "stall"
    return None


def finish(table: Table, reason: str) -> None:
    ender = mover(table)
    for key in ("dice", "turn", "throw"):
        table.pop(key, None)
    table |= {"phase": "over", "to_move": None, "reason": reason}
    sums = scores(table)
    if reason == "guard":
        table["returns"] = [0] * table["seats"]
    elif with_cards(table):
        table["returns"] = [1 if score == max(sums) else -1 for score in sums]
    else:
        won = [s == ender or partners(table, s, ender) for s in range(table["seats"])]
        table["returns"] = [1 if so else -1 for so in won]


def scores(table: Table) -> list[int]:
    """In a finished game: of each party, or in teams of each side (§Score, §M2)."""
    if not with_cards(table):
        return []
    own = [score(table, seat) for seat in range(table["seats"])]
    return [
        sum(own[o] for o in range(len(own)) if same_side(table, o, s)) for s in range(len(own))
    ]


def same_side(table: Table, seat: int, other: int) -> bool:
    return seat == other or partners(table, seat, other)


def score(table: Table, seat: int) -> int:
    laid = [cards.points(m, option(table, "joker_penalty")) for m in table["melds"][seat]]
    ended = table["reason"] == "goal" and list(table["figures"][seat]) == ["Z", "Z"]
    return sum(laid) - len(table["hands"][seat]) + 6 * ended


def points_of(document: Document) -> list[int]:
    """The scores of a finished game, none in the basic mode."""
    return scores(opened(document))


# The two questions


def legal(document: Document, seat: int) -> set[str]:
    """The legal actions of a seat."""
    if seat != asked(document):
        return set()
    table = opened(document)
    if document["phase"] == "dice":
        return beginnings(table)
    if document["phase"] == "cards":
        return set(card_actions(table))
    if document["phase"] == "patron":
        hand = table["hands"][seat]
        return {"let go", *(f"patron {card}" for card in ("RP", "BP") if card in hand)}
    return payments(table)[1]


def asked(document: Document) -> int | None:
    """Who is to act."""
    if document["phase"] == "patron":
        return int(document["throw"]["victims"][0])
    if document["phase"] == "give":
        return int(document["throw"]["owing"][0])
    return None if document["phase"] == "over" else int(document["to_move"])


def after(document: Document, seat: int, action: str, chance: Sequence[str] = ()) -> Document:
    """The document after a legal action and these outcomes of chance."""
    assert seat == asked(document)
    table, outcomes, reason = copied(opened(document)), list(chance), None
    phase = document["phase"]
    if phase == "dice":
        table = moved(table, next(move for move in moves(table) if move[0] == action))
        reason = "bell" if is_ended(table) and not with_cards(table) else None
    elif phase == "patron":
        answer(table, action)
    elif phase == "cards":
        if action == "end":
            reason = end_of_turn(table)
        else:
            play_cards(table, action, outcomes)
    else:
        pay(table, action, outcomes)
    table["plies"] += 1
    guarded = 0 < option(table, "max_plies") <= table["plies"]
    if reason or guarded:
        finish(table, reason or "guard")
    elif action == "end":
        table["quiet"] += 1
        next_turn(table, outcomes)
    elif phase != "cards":
        go_on(table, outcomes)
    assert not outcomes, outcomes
    return closed(table)


def answer(table: Table, action: str) -> None:
    if action == "let go":
        send_back(table)
    else:
        protect(table, action.removeprefix("patron "))
