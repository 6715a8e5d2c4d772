"""Events of Strategus in short, as a seat is told them."""

from typing import Any

Event = dict[str, Any]


def told(*lines: str) -> list[Event]:
    """`0 e4-e5`; `0 e4xe5 67 1`: attacker and defender, and the seat whose card is left (or -)."""
    return [event(*line.split()) for line in lines]


def event(seat: str, move: str, kinds: str = "", won: str = "") -> Event:
    fought = "x" in move
    origin, target = move.split("x" if fought else "-")
    common: Event = {"seat": int(seat), "from": origin, "to": target}
    if not fought:
        return {"event": "moved"} | common
    left = None if won == "-" else int(won)
    shown = {"attacker": kinds[0], "defender": kinds[1], "won": left}
    return {"event": "fought"} | common | shown


def seen(mine: str, theirs: str, lost: str = "", **more: Any) -> Event:
    """What seat 0 sees: `a1:A e4:6`, the squares of the other side's cards, and what that lost."""
    own = dict(card.split(":") for card in mine.split())
    hidden = dict.fromkeys(theirs.split(), "?")
    return {
        "game": "strategus",
        "seat": 0,
        "phase": "play",
        "to_move": 0,
        "pieces": [own, hidden],
        "lost": [[], lost.split()],
        "quiet": 0,
        "plies": 1,
    } | more
