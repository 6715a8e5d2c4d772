"""What a seat may know in Streifzug durch, and what it may imagine of the rest.

Open: figures, dice, the top card of every stack, everything laid out, how many cards everybody
holds. Hidden: other seats' hands (in the extended mode) and what lies below the top cards.
"""

from spielwerk.core.chance import Source, drawn, taken
from spielwerk.core.documents import Document, Written
from spielwerk.core.records import changed
from spielwerk.games.streifzug import rules
from spielwerk.games.streifzug.cards import (
    CARDS,
    CODES,
    COPIES,
    PATRON,
    card_named,
    codes_of,
    letter_card,
)
from spielwerk.games.streifzug.chapters.melds import meld_at
from spielwerk.games.streifzug.chapters.score import (
    FLUSH_POINTS,
    RUN_POINTS,
    SET_POINTS,
    meld_points,
    points_ending,
    points_laid,
)
from spielwerk.games.streifzug.news import tops
from spielwerk.games.streifzug.options import ASK_HOLDERS, ON
from spielwerk.games.streifzug.position import (
    KIND_NAMES,
    REASONS,
    all_figures,
    all_melds,
    dice_of,
    hands_of,
    phase_name,
    returns_of,
    rung_of,
    throw_of,
    to_move,
    turn_of,
    used_of,
)
from spielwerk.games.streifzug.records import Count, StreifzugObservation, Worth
from spielwerk.games.streifzug.state import OVER, State

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
PATIENCE = 100
"""How often a hand is drawn anew before a Patron is put into it on purpose."""


def public(s: State) -> StreifzugObservation:
    """What everybody may know."""
    with_cards, over = s.ext_cards == ON, s.phase == OVER
    result = with_cards and over
    return StreifzugObservation(
        to_move=to_move(s),
        phase=phase_name(s),
        dice=dice_of(s),
        figures=all_figures(s),
        tops=tops(s),
        stack_sizes=[*s.stacked],
        hand="" if with_cards else None,
        hand_sizes=s.held[: s.seats] if with_cards else None,
        cards=None if with_cards else hands_of(s),
        used=used_of(s) if with_cards else None,
        melds=all_melds(s) if with_cards else None,
        rung=rung_of(s) if with_cards else None,
        turn=turn_of(s),
        throw=throw_of(s),
        quiet=s.quiet if with_cards else None,
        plies=s.plies,
        reason=REASONS[s.ended] if over else None,
        returns=returns_of(s) if over else None,
        scores=scores_of(s) if result else None,
        hands=hands_of(s) if result else None,
        counted=counted(s) if result else None,
    )


def own(s: State, seat: int, public: StreifzugObservation) -> StreifzugObservation:
    """What a seat may know besides: its hand."""
    return changed(public, hand=codes_of(s.hands[seat])) if s.ext_cards == ON else public


def shown(s: State, seen: StreifzugObservation) -> StreifzugObservation:
    """With what the melds are worth: clients need not know how they are scored."""
    return changed(seen, worths=worths(s)) if s.ext_cards == ON else seen


def worths(s: State) -> list[list[Worth]]:
    """What everybody's melds are, and what they are worth."""
    return [
        [worth_of(s, meld_at(seat, number)) for number in range(s.meld_counts[seat])]
        for seat in range(s.seats)
    ]


def worth_of(s: State, meld: int) -> Worth:
    return Worth(KIND_NAMES[s.meld_kinds[meld]], meld_points(s, meld))


MELD_POINTS = {
    kind: {size: points for size, points in enumerate(table) if points}
    for kind, table in (("run", RUN_POINTS), ("set", SET_POINTS), ("flush", FLUSH_POINTS))
}
"""What melds are worth by how many cards they have, before jokers cost something."""


def scores_of(s: State) -> list[int]:
    return [rules.score(s, seat) for seat in range(s.seats)]


def counted(s: State) -> list[Count]:
    """How everybody's points came about."""
    return [
        Count(points_laid(s, seat), -s.held[seat], points_ending(s, seat))
        for seat in range(s.seats)
    ]


# Imagining


def imagine(seen: Document, s: State, source: Source) -> Written:
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


def imagined_hands(seen: Document, s: State, unseen: list[int], source: Source) -> list[str]:
    """Everybody's hand, those that are hidden at random; they are taken out of `unseen`."""
    if "hands" in seen:
        return list(seen["hands"])
    hands = [seen["hand"] if seat == seen["seat"] else "" for seat in range(s.seats)]
    for seat in patron_first(seen):
        if seat != seen["seat"]:
            hands[seat] = sorted_codes(imagined_hand(seen, s, seat, unseen, source))
    return hands


def imagined_hand(
    seen: Document, s: State, seat: int, unseen: list[int], source: Source
) -> list[str]:
    """A hand of the right size out of the unseen cards; they are taken out of `unseen`."""
    size, asked = seen["hand_sizes"][seat], must_hold_patron(seen, s, seat)
    for _ in range(PATIENCE):
        left = list(unseen)
        hand = drawn_codes(left, size, source)
        if not asked or any(CODES[patron] in hand for patron in PATRONS):
            unseen[:] = left
            return hand
    first = drawn(source, [n if card in PATRONS else 0 for card, n in enumerate(unseen)])
    unseen[first] -= 1
    return [CODES[first], *drawn_codes(unseen, size - 1, source)]


def patron_first(seen: Document) -> list[int]:
    """The seats; first whoever is known to hold a Patron."""
    victims = seen.get("throw", {}).get("victims", [])
    return sorted(range(len(seen["hand_sizes"])), key=lambda seat: seat not in victims[:1])


def must_hold_patron(seen: Document, s: State, seat: int) -> bool:
    """§L3, option patron_ask: holders: who is asked holds a Patron."""
    asked = seen["phase"] == "patron" and seen["throw"]["victims"][0] == seat
    return bool(asked) and s.patron_ask == ASK_HOLDERS


def unseen_cards(seen: Document) -> list[int]:
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
