"""Armies for tests of the set-up: random ones, and what a seat says to set them up."""

import random

import spielwerk
from spielwerk.server.storage.kept import Step

STRATEGUS = spielwerk.load("strategus")

BOX = "1233444555566667777888889999999" + "9MTTTTTTA"
"""The codes of a seat's forty cards."""
BOXES = {"full": BOX, "barrage": "12899MTA" + 32 * "-", "duel": "128899MTTA" + 30 * "-"}
"""The same for each army, with a code for each square that stays empty (§S5)."""

Army = str
"""Forty codes in the order in which a seat sets them up, its back row first."""

SQUARES = [
    [cell["name"] for cell in sorted(own, key=lambda cell: int(cell["order"]))]
    for own in (
        [cell for cell in STRATEGUS.geometry()["cells"] if cell.get("seat") == seat]
        for seat in (0, 1)
    )
]
"""Each seat's squares in this order."""


def army(rng: random.Random, box: str = BOX) -> Army:
    """The cards anyhow."""
    return "".join(rng.sample(box, len(box)))


def whole(codes: Army) -> str:
    """The action that sets up all at once."""
    return "setup " + " ".join(codes[start : start + 10] for start in range(0, len(codes), 10))


def singly(seat: int, codes: Army) -> list[str]:
    """The actions that set up card by card, up to the last one."""
    decided = codes.rstrip("-")
    return [f"place {code} {at}" for code, at in zip(decided, SQUARES[seat], strict=False)]


def swapped(codes: Army, rng: random.Random) -> Army:
    """Two cards of different kinds in each other's places."""
    first, second = rng.sample([at for at, code in enumerate(codes) if code != "-"], 2)
    if codes[first] == codes[second]:
        return swapped(codes, rng)
    cards = list(codes)
    cards[first], cards[second] = cards[second], cards[first]
    return "".join(cards)


def next_move(match: spielwerk.Match, rng: random.Random) -> Step:
    """A legal move, a fight if there is one: so something is shown, and it ends."""
    (seat,) = match.seats_to_act()
    legal = match.legal(seat)
    fights = [action for action in legal if "x" in action]
    return seat, rng.choice(fights if fights and rng.random() < 0.8 else legal)
