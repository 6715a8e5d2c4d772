"""What a seat may know in Streifzug durch, and what it may imagine of the rest.

Open: figures, dice, the top card of every stack, everything laid out, how many cards everybody
holds. Hidden: other seats' hands (in the extended mode) and what lies below the top cards.
"""

from collections.abc import Mapping
from typing import Any

from spielwerk.core.chance import Source, drawn, taken
from spielwerk.games.streifzug import rules
from spielwerk.games.streifzug.board import STACKS
from spielwerk.games.streifzug.cards import (
    CARDS,
    CODES,
    COPIES,
    PATRON,
    card_named,
    codes_of,
    letter_card,
)
from spielwerk.games.streifzug.options import ASK_HOLDERS, ON
from spielwerk.games.streifzug.position import ending, open_cards
from spielwerk.games.streifzug.position import public as standing
from spielwerk.games.streifzug.score import points_ending, points_laid
from spielwerk.games.streifzug.state import OVER, State, top

KEPT = (
    "to_move",
    "phase",
    "dice",
    "figures",
    "cards",
    "used",
    "melds",
    "rung",
    "turn",
    "throw",
    "quiet",
    "plies",
    "reason",
    "returns",
)
PATRONS = (letter_card(PATRON, 0), letter_card(PATRON, 1))


def public(s: State) -> dict[str, Any]:
    """What everybody may know."""
    return observe(s, None)


def own(s: State, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """What this seat may know."""
    return observe(s, seat)


def observe(s: State, seat: int | None) -> dict[str, Any]:
    """What this seat (None: a spectator) may know."""
    seen = standing(s)
    seen["tops"] = [CODES[top(s, stack)] if s.stacked[stack] else None for stack in range(STACKS)]
    seen["stack_sizes"] = list(s.stacked)
    if s.ext_cards == ON:
        seen["hand"] = "" if seat is None else codes_of(s.hands[seat])
        seen["hand_sizes"] = s.held[: s.seats]
    seen |= open_cards(s) | ending(s)
    return seen | result(s) if s.phase == OVER and s.ext_cards == ON else seen


def result(s: State) -> dict[str, Any]:
    """At the end: everybody's cards, and how the points came about."""
    return {
        "scores": [rules.score(s, seat) for seat in range(s.seats)],
        "hands": [codes_of(s.hands[seat]) for seat in range(s.seats)],
        "counted": [
            {"laid": points_laid(s, seat), "hand": -s.held[seat], "ending": points_ending(s, seat)}
            for seat in range(s.seats)
        ],
    }


def imagine(seen: Mapping[str, Any], s: State, source: Source) -> dict[str, Any]:
    """A position document that agrees with an observation; hidden cards are drawn at random.

    `s` is a new state with options and seats set.
    """
    document = {key: seen[key] for key in KEPT if key in seen}
    unseen = unseen_cards(seen)
    if s.ext_cards == ON:
        document["hands"] = imagined_hands(seen, s, unseen, source)
    document["stacks"] = [
        [] if card is None else [card, *drawn_codes(unseen, size - 1, source)]
        for card, size in zip(seen["tops"], seen["stack_sizes"], strict=True)
    ]
    return document


def imagined_hands(
    seen: Mapping[str, Any], s: State, unseen: list[int], source: Source
) -> list[str]:
    """Everybody's hand, those that are hidden at random; they are taken out of `unseen`."""
    if "hands" in seen:
        return list(seen["hands"])
    hands = [seen["hand"] if seat == seen["seat"] else "" for seat in range(s.seats)]
    for seat in patron_first(seen):
        if seat != seen["seat"]:
            known = known_patron(seen, s, seat, unseen, source)
            rest = drawn_codes(unseen, seen["hand_sizes"][seat] - len(known), source)
            hands[seat] = sorted_codes(known + rest)
    return hands


def patron_first(seen: Mapping[str, Any]) -> list[int]:
    """The seats; first whoever is known to hold a Patron."""
    victims = seen.get("throw", {}).get("victims", [])
    return sorted(range(len(seen["hand_sizes"])), key=lambda seat: seat not in victims[:1])


def known_patron(
    seen: Mapping[str, Any], s: State, seat: int, unseen: list[int], source: Source
) -> list[str]:
    """§L3, option patron_ask: holders: who is asked holds a Patron."""
    asked = seen["phase"] == "patron" and seen["throw"]["victims"][0] == seat
    if not asked or s.patron_ask != ASK_HOLDERS:
        return []
    card = PATRONS[drawn(source, [unseen[patron] for patron in PATRONS])]
    unseen[card] -= 1
    return [CODES[card]]


def unseen_cards(seen: Mapping[str, Any]) -> list[int]:
    """How many of each card the observer does not see anywhere."""
    known = [card for card in seen["tops"] if card is not None]
    for hand in [seen.get("hand", ""), *seen.get("cards", []), *seen.get("used", [])]:
        known += hand.split()
    for melds in seen.get("melds", []):
        known += [card for meld in melds for card in meld]
    if "hands" in seen:
        others = [hand for seat, hand in enumerate(seen["hands"]) if seat != seen["seat"]]
        known += " ".join(others).split()
    counts = [0, *[COPIES] * len(CARDS)]
    for code in known:
        counts[card_named(code)] -= 1
    return counts


def drawn_codes(unseen: list[int], size: int, source: Source) -> list[str]:
    """So many cards drawn at random; they are taken out of `unseen`."""
    return [CODES[taken(source, unseen)] for _ in range(size)]


def sorted_codes(codes: list[str]) -> str:
    return " ".join(sorted(codes, key=CODES.index))
