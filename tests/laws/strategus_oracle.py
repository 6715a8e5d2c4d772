"""Strategus read a second time, from the rulebook alone: slow, plain, a stranger to the program.

It works on position documents. `legal(document, seat)` is the set of a seat's legal actions and
`after(document, seat, action)` the document after one of them. Where this file and the rules of
the program differ, one of them has misread the rulebook.
"""

from functools import cache
from itertools import pairwise, takewhile
from typing import Any

Document = dict[str, Any]
Pieces = list[dict[str, str]]
"""For each seat what stands where: `{"a1": "A", "e4": "9"}`."""
Placement = dict[str, str]
"""Which physical piece stands on which square. A piece is called by a name of its own."""

FILES = "abcdefghij"
BOX = {
    "1": 1,
    "2": 1,
    "3": 2,
    "4": 3,
    "5": 4,
    "6": 4,
    "7": 4,
    "8": 5,
    "9": 8,
    "M": 1,
    "T": 6,
    "A": 1,
}
"""Every seat's forty pieces."""
ARMIES = {
    "full": BOX,
    "barrage": {"1": 1, "2": 1, "8": 1, "9": 2, "M": 1, "T": 1, "A": 1},
    "duel": {"1": 1, "2": 1, "8": 2, "9": 2, "M": 1, "T": 2, "A": 1},
}
EMPTY = "-"
"""A square that a seat with a small army has left empty (§S5)."""
RANK = {**{code: int(code) for code in "123456789"}, "M": 10}
LAKES = {f"{file}{row}" for file in "cdgh" for row in (5, 6)}
DEFAULTS = {
    "army": "full",
    "lakes": "off",
    "hare_attack": "ranged",
    "sprung_trap": "stays",
    "memory_aid": "off",
    "first": "chance",
    "quiet_plies": 200,
    "two_squares": "off",
    "chase": "off",
    "max_plies": 10_000,
}


def option(document: Document, name: str) -> Any:
    return document.get("options", {}).get(name, DEFAULTS[name])


# The board


@cache
def neighbour(square: str, right: int, up: int) -> str | None:
    """The square so far to the right and up (both seen from seat 0), if it is on the board."""
    file, row = FILES.index(square[0]) + right, int(square[1:]) + up
    return f"{FILES[file]}{row}" if 0 <= file < 10 and 1 <= row <= 10 else None


@cache
def beside(square: str) -> frozenset[str]:
    """The squares orthogonally next to this one."""
    near = [neighbour(square, *way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    return frozenset(found for found in near if found)


def dry(document: Document, square: str) -> bool:
    return option(document, "lakes") == "off" or square not in LAKES


def setup_squares(seat: int) -> list[str]:
    """§S4: a seat's forty squares in the order in which it fills them."""
    if seat == 0:
        return [f"{file}{row}" for row in (1, 2, 3, 4) for file in FILES]
    return [f"{file}{row}" for row in (10, 9, 8, 7) for file in reversed(FILES)]


# The set-up


def box(document: Document) -> dict[str, int]:
    """§S5: how many of each kind a seat has."""
    return ARMIES[option(document, "army")]


def left_to_place(document: Document, seat: int) -> list[str]:
    """The pieces that do not stand yet."""
    standing = list(document["pieces"][seat].values())
    counts = box(document).items()
    return [code for code, count in counts for _ in range(count - standing.count(code))]


def next_square(document: Document, seat: int) -> str:
    """§S4, S5: the first that neither holds a piece nor was left empty."""
    taken = document["pieces"][seat]
    return next(square for square in setup_squares(seat) if square not in taken)


def is_ready(document: Document, seat: int) -> bool:
    return not left_to_place(document, seat)


def can_stay_empty(document: Document, seat: int) -> bool:
    """§S5: there are more undecided squares than pieces still to be placed."""
    return 40 - len(document["pieces"][seat]) > len(left_to_place(document, seat))


def placed(document: Document, seat: int, codes: list[str]) -> Document:
    """§S4, S5: so many squares decided, one after the other; with the last piece play begins."""
    table = {**document, "pieces": copied(document["pieces"])}
    for code in codes:
        if not is_ready(table, seat):
            table["pieces"][seat][next_square(table, seat)] = code
    if is_ready(table, seat):
        stand = {at: code for at, code in table["pieces"][seat].items() if code != EMPTY}
        table["pieces"][seat] = stand
    if not (is_ready(table, 0) and is_ready(table, 1)):
        return table
    first = option(document, "first")
    return judged({**table, "phase": "play", "to_move": None if first == "chance" else int(first)})


# Moves


def reach(document: Document, seat: int, square: str) -> set[str]:
    """§M1 to §M4: the moves and attacks of the piece on this square, in notation."""
    own, enemies = document["pieces"][seat], document["pieces"][1 - seat]
    code = own[square]
    found: set[str] = set()
    for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        for steps in range(1, {"T": 0, "A": 0, "9": 9}.get(code, 1) + 1):
            target = neighbour(square, right * steps, up * steps)
            if target is None or target in own or not dry(document, target):
                break
            if target in enemies:
                if steps == 1 or option(document, "hare_attack") == "ranged":
                    found.add(f"{square}x{target}")
                break
            found.add(f"{square}-{target}")
    return found


def moves(document: Document, seat: int) -> set[str]:
    """All that §M1 to §M3 allow a seat, whoever is to move."""
    return {move for square in document["pieces"][seat] for move in reach(document, seat, square)}


def ends(move: str) -> tuple[str, str]:
    """Where a move begins and where it leads."""
    origin, _, target = move.replace("x", "-").partition("-")
    return origin, target


def left_after_fight(document: Document, attacker: str, defender: str) -> str:
    """§M4: who is left, `attacker`, `defender` or `nobody`."""
    if defender == "A":
        return "attacker"
    if defender == "T":
        if attacker == "8":
            return "attacker"
        return "defender" if option(document, "sprung_trap") == "stays" else "nobody"
    if (attacker, defender) == ("M", "1"):
        return "attacker"
    if attacker == defender:
        return "nobody"
    return "attacker" if RANK[attacker] < RANK[defender] else "defender"


# What has been: physical pieces, moved back and forth


def mover(document: Document, number: int) -> int:
    """Whose the listed move with this number is; the newest is by the seat not to move."""
    since = len(document["history"]) - number
    return int((document["to_move"] + since) % 2)


def placements(document: Document) -> list[Placement]:
    """Where every physical piece stood before the first listed move, after it, and so on till now.

    Pieces on the board are called by the seat and the square where they stand now; those that have
    fallen since are called by the fight in which they fell.
    """
    now = {square: f"{seat} {square}" for seat in (0, 1) for square in document["pieces"][seat]}
    story = [now]
    for number in reversed(range(len(document["history"]))):
        story.insert(0, undone(document, number, story[0]))
    return story


def undone(document: Document, number: int, later: Placement) -> Placement:
    """The placement before a listed move."""
    move, seat = document["history"][number], mover(document, number)
    origin, target = ends(move)
    earlier = dict(later)
    on_target = earlier.pop(target, None)
    attacker_is_left = on_target is not None and on_target.startswith(f"{seat} ")
    if attacker_is_left and on_target is not None:
        earlier[origin] = on_target
    else:
        earlier[origin] = f"{seat} fell attacking, {number}"
    if "x" in move:
        defender_is_left = on_target is not None and not attacker_is_left
        fallen = f"{1 - seat} fell attacked, {number}"
        earlier[target] = on_target if defender_is_left and on_target is not None else fallen
    return earlier


# §E5, two squares


@cache
def borders(move: str) -> frozenset[frozenset[str]]:
    """The borders between two squares that a move crosses."""
    origin, target = ends(move)
    line = [origin]
    while line[-1] != target:
        line.append(min(beside(line[-1]), key=lambda square: distance(square, target)))
    return frozenset(frozenset(pair) for pair in pairwise(line))


def distance(a: str, b: str) -> int:
    return abs(FILES.index(a[0]) - FILES.index(b[0])) + abs(int(a[1:]) - int(b[1:]))


def shuttles(document: Document, free: set[str]) -> set[str]:
    """§E5: moves of a piece that made the last n own moves, all across one border, again now."""
    if option(document, "two_squares") == "off":
        return set()
    n, history = int(option(document, "two_squares")), document["history"]
    own = [k for k in range(len(history)) if mover(document, k) == document["to_move"]][-n:]
    if len(own) < n:
        return set()
    story = placements(document)
    pieces = {story[number][ends(history[number])[0]] for number in own}
    crossed = [borders(history[number]) for number in own]
    return {
        move
        for move in free
        if pieces == {story[-1][ends(move)[0]]} and borders(move).intersection(*crossed)
    }


# §E5, chase


def threatened(placement: Placement, target: str, seat: int) -> set[str]:
    """The enemy's physical pieces next to the target square of a move of this seat."""
    near = {placement[square] for square in beside(target) if square in placement}
    return {piece for piece in near if piece.startswith(f"{1 - seat} ")}


def fled_in(document: Document, story: list[Placement], run: list[int]) -> set[str] | None:
    """The pieces that flee in a run of moves (their numbers), or None: the run is no chase."""
    fled: set[str] = set()
    for number in run:
        threat = threatened(
            story[number + 1], ends(document["history"][number])[1], mover(document, number)
        )
        if fled and not threat & fled:
            return None
        fleeing = story[number + 1][ends(document["history"][number + 1])[0]]
        if fleeing not in threat:
            return None
        fled.add(fleeing)
    return fled


def chases(document: Document, free: set[str]) -> set[str]:
    """§E5: moves that would go on chasing in a circle."""
    if option(document, "chase") == "off":
        return set()
    history, story = document["history"], placements(document)
    first = len(history) - peaceful(history)
    own = [n for n in range(first, len(history) - 1) if mover(document, n) == document["to_move"]]
    for start in range(len(own)):
        fled = fled_in(document, story, own[start:])
        if fled:
            chase = own[start:]
            return {move for move in free if repeats(document, story, chase, fled, move)}
    return set()


def peaceful(history: list[str]) -> int:
    """How many listed moves there are since the last fight."""
    return len(list(takewhile(lambda move: "x" not in move, reversed(history))))


def repeats(
    document: Document, story: list[Placement], chase: list[int], fled: set[str], move: str
) -> bool:
    """Whether a move threatens one that has fled and leads to a position of this chase."""
    origin, target = ends(move)
    if "x" in move or (target, origin) == ends(document["history"][chase[-1]]):
        return False
    then = dict(story[-1])
    then[target] = then.pop(origin)
    if not threatened(then, target, document["to_move"]) & fled:
        return False
    return any(then == story[number + 1] for number in chase)


# Doing


def copied(pieces: Pieces) -> Pieces:
    return [dict(own) for own in pieces]


def moved(document: Document, seat: int, move: str) -> Document:
    """§M1 to §M5: the table after a move or a fight, before the end is judged."""
    origin, target = ends(move)
    pieces = copied(document["pieces"])
    attacker = pieces[seat].pop(origin)
    last: Document = {"seat": seat, "move": move}
    if "x" in move:
        defender = pieces[1 - seat][target]
        last |= {"attacker": attacker, "defender": defender}
        left = left_after_fight(document, attacker, defender)
        if left != "defender":
            del pieces[1 - seat][target]
        if left == "attacker":
            pieces[seat][target] = attacker
    else:
        pieces[seat][target] = attacker
    table = {
        **document,
        "pieces": pieces,
        "to_move": 1 - seat,
        "quiet": 0 if "x" in move else document["quiet"] + 1,
        "plies": document["plies"] + 1,
        "last": last,
    }
    return remembered(document, table)


def remembered(before: Document, table: Document) -> Document:
    """What the document keeps of the past: history, fights, seen."""
    last, table = table["last"], dict(table)
    fight = "attacker" in last
    if "history" in before:
        table["history"] = kept(table, [*before["history"], last["move"]])
    if "fights" in before:
        table["fights"] = [*before["fights"], *([last] if fight else [])]
    if "seen" in before:
        table["seen"] = [shown(before, table, seat) for seat in (0, 1)]
    return table


def kept(document: Document, history: list[str]) -> list[str]:
    """With two_squares n the last 2n moves, with chase all since the last fight; the more."""
    n = option(document, "two_squares")
    count = 0 if n == "off" else 2 * int(n)
    if option(document, "chase") == "on":
        count = max(count, peaceful(history))
    return history[len(history) - min(count, len(history)) :]


def shown(before: Document, table: Document, seat: int) -> list[str]:
    """§M5, marked: the squares of a seat's pieces that were shown in a fight and still stand."""
    origin, target = ends(table["last"]["move"])
    marked = set(before["seen"][seat])
    if seat == table["last"]["seat"]:
        if origin in marked:
            marked = marked - {origin} | {target}
    if "attacker" in table["last"]:
        marked.add(target)
    return sorted(marked & set(table["pieces"][seat]), key=reading_order)


def reading_order(square: str) -> tuple[int, str]:
    return int(square[1:]), square[0]


# The end


def judged(document: Document) -> Document:
    """§E1 to §E4 and the guard, in this order."""
    returns = returns_of(document)
    if returns is None:
        return document
    return {**document, "phase": "over", "to_move": None, "returns": returns}


def returns_of(document: Document) -> list[int] | None:
    lost = [seat for seat in (0, 1) if "A" not in document["pieces"][seat].values()]
    lost = lost or [seat for seat in (0, 1) if not can_move(document, seat)]
    if len(lost) == 1:
        return [-1, 1] if lost == [0] else [1, -1]
    quiet, guard = option(document, "quiet_plies"), option(document, "max_plies")
    if lost or (quiet and document["quiet"] >= quiet) or (guard and document["plies"] >= guard):
        return [0, 0]
    return None


def can_move(document: Document, seat: int) -> bool:
    """§E2: with §E5 for the seat to move, without it for the other."""
    return bool(allowed(document) if seat == document["to_move"] else moves(document, seat))


def allowed(document: Document) -> set[str]:
    """The legal moves of the seat to move."""
    free = moves(document, document["to_move"])
    return free - shuttles(document, free) - chases(document, free)


# The two questions


def legal(document: Document, seat: int) -> set[str]:
    """The legal actions of a seat."""
    if document["phase"] == "setup" and not is_ready(document, seat):
        square = next_square(document, seat)
        empty = [EMPTY] if can_stay_empty(document, seat) else []
        return {f"place {code} {square}" for code in [*left_to_place(document, seat), *empty]}
    if document["phase"] == "play" and seat == document["to_move"]:
        return allowed(document)
    return set()


def after(document: Document, seat: int, action: str) -> Document:
    """The document after a legal action; when chance has to say who begins, `to_move` is None."""
    word, *codes = action.split()
    if word == "setup":
        return placed(document, seat, list("".join(codes)))
    if word == "place":
        return placed(document, seat, codes[:1])
    return judged(moved(document, seat, action))
