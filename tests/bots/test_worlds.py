"""Imagined worlds are as likely as they are: against all that can be, counted one by one.

Positions are small, so that every way that the hidden cards may lie can be listed, each card a
thing of its own, all equally likely; what the rules tell is a condition on that list. Samples are
compared with it by chi-square, with fixed seeds. With other seeds a right sampler would fail one
such test in a million (`LIMIT`).
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice
from typing import Any

import spielwerk
from spielwerk.bots.search.players import imagination
from tests.effort import EFFORT

SAMPLES = 3000 * EFFORT
LIMIT = 4.753
"""Standard deviations that a normal variable exceeds once in a million times."""
LEAST = 5
"""Kinds of worlds that are expected less often than this are counted together."""

Hands = tuple[str, ...]


def critical(freedom: int) -> float:
    """What chi-square exceeds once in a million times (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + LIMIT * math.sqrt(part)) ** 3


def assert_as_likely(sampled: Counter[Any], exact: Counter[Any]) -> None:
    """Samples agree with a list of what can be, in which each entry is equally likely."""
    assert sampled.keys() <= exact.keys()
    total, size = exact.total(), sampled.total()
    expected = {world: size * count / total for world, count in exact.items()}
    rare = [world for world in expected if expected[world] < LEAST]
    pairs = [(sampled[w], expected[w]) for w in expected if w not in rare]
    pairs += [(sum(sampled[w] for w in rare), sum(expected[w] for w in rare))] if rare else []
    assert len(pairs) > 1
    distance = sum((seen - wanted) ** 2 / wanted for seen, wanted in pairs if wanted)
    assert distance < critical(len(pairs) - 1)


def deals(cards: Sequence[str], sizes: Sequence[int]) -> Iterator[Hands]:
    """Every way to deal hands of these sizes, cards of the same name being different things."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        left = [card for number, card in enumerate(cards) if number not in chosen]
        hand = " ".join(sorted(cards[number] for number in chosen))
        for others in deals(left, sizes[1:]):
            yield hand, *others


def sampled(
    match: spielwerk.Match, events: Sequence[Any], show: Callable[[Any], Hands]
) -> Counter[Hands]:
    """What is imagined for seat 0."""
    worlds = imagination(match.game.name)(match.game, match.observation(0), events, "1", None)
    return Counter(show(match.game.position(world)) for world in islice(worlds, SAMPLES))


def other_hands(document: Any) -> Hands:
    return tuple(" ".join(sorted(hand.split())) for hand in document["hands"][1:])


# Dog

KENNEL = ["K"] * 4
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def dog(
    hands: Sequence[str], pile: str, to_move: int = 0, **more: Any
) -> tuple[spielwerk.Match, list[str]]:
    """A match in which all cards are played but these; and those that seat 0 does not see."""
    game = spielwerk.load("dog", more.pop("options", {}))
    box = Counter(dict.fromkeys(RANKS, 8) | {"X": 6})
    unseen = " ".join([*hands[1:], pile]).split()
    box.subtract([*unseen, *hands[0].split()])
    document = {
        "game": "dog",
        "options": game.options,
        "phase": "play",
        "to_move": to_move,
        "hand_size": 6,
        "men": [["T2", *KENNEL[1:]], KENNEL, KENNEL, KENNEL],
        "hands": list(hands),
        "discard": " ".join(box.elements()),
    }
    return game.match_from(document | more, seed=1), unseen


def test_at_dog_a_hand_with_the_card_that_was_given_is_as_likely_as_it_is() -> None:
    """§R2: that card is there, and all others lie anywhere; also a second one of the same."""
    match, unseen = dog(["2 3", "4", "K K 5", "8"], "K 4")
    events = [{"event": "round"}, {"event": "gave", "seat": 0, "card": "K"}]
    unseen.remove("K")
    exact = Counter(
        (" ".join(sorted(["K", *partner.split()])),) for (partner,) in deals(unseen, (2,))
    )
    assert_as_likely(sampled(match, events, lambda seen: other_hands(seen)[1:2]), exact)


def test_at_dog_who_folded_one_card_holds_none_that_brings_a_man_out() -> None:
    """§R4, option fold; the others may."""
    options = {"fold": "one_card"}
    match, unseen = dog(["2 3", "4 5", "K", "4"], "A 9", options=options)
    events = [{"event": "round"}, {"event": "folded", "seat": 1, "cards": "9"}]
    exact = Counter(
        hands for hands in deals(unseen, (2, 1, 1)) if not set(hands[0].split()) & set("AKX")
    )
    assert_as_likely(sampled(match, events, other_hands), exact)


def test_at_dog_whoever_is_to_move_can_play_a_card() -> None:
    """§R4: with all men in the kennel it holds an ace, a king or a joker."""
    match, unseen = dog(["2 3", "4 A", "5", "8"], "K", to_move=1)
    exact = Counter(
        hands for hands in deals(unseen, (2, 1, 1)) if set(hands[0].split()) & set("AKX")
    )
    assert_as_likely(sampled(match, [], other_hands), exact)
