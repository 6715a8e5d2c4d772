"""Imagined worlds are as likely as they are: against all that can be, counted one by one.

Positions are small, so that every way that the hidden cards may lie can be listed, each card a
thing of its own, all equally likely; what the rules tell is a condition on that list. Samples are
compared with it by chi-square, with fixed seeds. With other seeds a right sampler would fail one
such test in a million (`LIMIT`).
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice, permutations
from typing import Any

import pytest

import spielwerk
from spielwerk.bots.search.players import imagination
from spielwerk.games.streifzug.cards import CODES
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
    match: spielwerk.Match,
    events: Sequence[Any],
    show: Callable[[Any], Hands],
    samples: int = SAMPLES,
) -> Counter[Hands]:
    """What is imagined for seat 0."""
    worlds = imagination(match.game.name)(match.game, match.observation(0), events, "1", None)
    return Counter(show(match.game.position(world)) for world in islice(worlds, samples))


def other_hands(document: Any) -> Hands:
    return tuple(" ".join(sorted(hand.split())) for hand in document["hands"][1:])


# Dog

KENNEL = ["K"] * 4
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
WAYS_OUT = ("A", "J", "Q", "K", "X")


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


# Streifzug durch


def unseen_at_streifzug(match: spielwerk.Match) -> list[str]:
    """What seat 0 does not see, of the whole box: in documents cards may be out of the game."""
    seen = match.observation(0)
    box = Counter(dict.fromkeys(CODES[1:], 2))
    box.subtract([card for card in seen["tops"] if card] + seen["hand"].split())
    return list(box.elements())


def streifzug(hands: Sequence[str], **more: Any) -> spielwerk.Match:
    document = {
        "game": "streifzug",
        "mode": "extended",
        "seats": 2,
        "to_move": 0,
        "figures": [["o3", "i0"], ["S", "S"]],
        "stacks": [["R1", "B6"], *[[]] * 7],
        "hands": list(hands),
    }
    return spielwerk.load("streifzug").match_from(document | more, seed=1)


def other_hand_and_stack(document: Any) -> Hands:
    """The hand of seat 1 beside its joker, and the colour of what lies in the stack."""
    hand = document["hands"][1].split()
    hand.remove("RJ")
    return hand[0], document["stacks"][0][1][0]


def test_at_streifzug_a_card_that_was_caught_is_there_and_all_others_lie_anywhere() -> None:
    """§D10, also a second one of the same."""
    match = streifzug(["R7 R8", "B8 RJ"], dice=[4, 1])
    unseen = unseen_at_streifzug(match)
    unseen.remove("RJ")
    exact = Counter((hand, low[0]) for hand, low in deals(unseen, (1, 1)))
    events = [{"event": "caught", "seat": 1, "card": "RJ"}]
    assert_as_likely(sampled(match, events, other_hand_and_stack), exact)


def asking(hands: Sequence[str], **more: Any) -> spielwerk.Match:
    """Seat 1 holds a Patron, and is asked for it since its figure is thrown."""
    asked: dict[str, Any] = {
        "options": {"patron_ask": "holders"},
        "seats": len(hands),
        "figures": [["o8", "S"], ["o8", "S"]],
        "phase": "patron",
        "dice": [5, 3],
        "turn": {"left": [3], "from": "o3", "at": "o8", "came": ["o7"]},
        "throw": {"field": "o8", "victims": [1], "owing": None},
    }
    return streifzug(hands, **asked | more)


def patrons(hand: str) -> str:
    return f"{hand.count('RP')} {hand.count('BP')}"


def patrons_of_others(document: Any) -> Hands:
    return tuple(patrons(hand) for hand in document["hands"][1:])


def dealt_with_patron(match: spielwerk.Match, *sizes: int) -> Iterator[Hands]:
    """Every way to deal others' hands of these sizes with a Patron in that of seat 1."""
    return (hands for hands in deals(unseen_at_streifzug(match), sizes) if "P" in hands[0])


def test_at_streifzug_who_is_asked_for_a_patron_holds_one() -> None:
    """§L3, option patron_ask: holders; mostly one, seldom two."""
    match = asking(["R7 R8", "BP RJ R3"])
    exact = Counter((patrons(hand),) for (hand,) in dealt_with_patron(match, 3))
    assert_as_likely(sampled(match, [], patrons_of_others), exact)


def test_at_streifzug_who_has_refused_a_patron_still_holds_one() -> None:
    """§L3, option patron_ask: holders; the card drawn from it thereupon is no Patron."""
    match = asking(["R7 R8", "BP RJ R3"])
    match.play(1, "let go")
    exact = Counter((patrons(hand),) for (hand,) in dealt_with_patron(match, 3))
    assert_as_likely(sampled(match, match.events(0), patrons_of_others), exact)


def test_at_streifzug_a_patron_that_was_refused_may_be_robbed_thereupon() -> None:
    """§L3, T1: seat 0 sees that one of two cards goes to seat 2, which has one."""
    mine = " ".join(code for code in CODES[1:17] for _ in range(2))
    figures = [["S", "S"], ["o8", "S"], ["o8", "S"]]
    match = asking([mine, "BP RJ", "RH"], to_move=2, figures=figures, stacks=[[]] * 8)
    exact = Counter(
        (patrons(kept), patrons(f"{other} {gone}"))
        for hand, other in dealt_with_patron(match, 2, 1)
        for kept, gone in permutations(hand.split())
    )
    match.play(1, "let go")
    match.play(2, "draw")
    assert_as_likely(sampled(match, match.events(0), patrons_of_others), exact)


def kinds(hand: str) -> Hands:
    """The letters of a hand, by what they can do; a dash for each number card."""
    return tuple(sorted(code[1] if code[1] in "JPHM" else "-" for code in hand.split()))


@pytest.mark.parametrize("ask", ["holders", "all"])
def test_at_streifzug_who_is_thrown_and_was_not_asked_holds_no_patron(ask: str) -> None:
    """§L3; where all are asked, who lets go may hold one or none."""
    match = streifzug(
        ["R7 R8", "B5 R3"],
        options={"patron_ask": ask},
        figures=[["o3", "S"], ["o8", "S"]],
        dice=[5, 3],
    )
    hands = [hand for (hand,) in deals(unseen_at_streifzug(match), (2,))]
    exact = Counter(kinds(hand) for hand in hands if ask == "all" or "P" not in hand)
    match.play(0, "5 o3>o8")
    if ask == "all":
        match.play(1, "let go")
    found = sampled(match, match.events(0), lambda seen: kinds(seen["hands"][1]))
    assert_as_likely(found, exact)


def caught(*cards: str) -> list[dict[str, Any]]:
    return [{"event": "caught", "seat": 1, "card": card} for card in cards]


LETS_GO = {"event": "let_go", "seat": 1}
THROWN = {"event": "thrown", "seat": 1, "by": 0, "from": "o8", "to": "S"}
UNSEEN = {"event": "robbed", "seat": 2, "from": 1}
MOPSER = {"event": "mopser", "seat": 1, "from": 0, "card": "BM"}
ROBBED = {"event": "robbed", "seat": 1, "from": 0, "card": "R1"}


@pytest.mark.parametrize(
    ("events", "hands"),
    [
        ([*caught("BP", "R3", "R4"), UNSEEN, THROWN], ["R3 R4", "BP"]),
        ([*caught("BP", "R3"), UNSEEN, LETS_GO, THROWN], ["BP", "R3"]),
        ([*caught("BP", "BM", "R3"), UNSEEN, LETS_GO, THROWN, MOPSER, ROBBED], ["BP R1", "R3"]),
        ([THROWN, *caught("BP")], ["BP", ""]),
    ],
)
def test_at_streifzug_what_was_robbed_unseen_is_told_by_what_is_left(
    events: list[Any], hands: list[str]
) -> None:
    """§L3, option patron_ask: holders; each time there is only one card that it can be."""
    match = streifzug(
        ["R7 R8", *hands], seats=3, figures=[["S", "S"]] * 3, options={"patron_ask": "holders"}
    )
    assert sampled(match, events, other_hands, 100).keys() == {(*hands,)}


# Stramash


def test_at_stramash_who_had_to_discard_holds_no_way_out() -> None:
    """§T2; the other holds as many as it is dealt, when there are so many more of them."""
    dock = ["D"] * 5
    document = {
        "game": "stramash",
        "seats": 3,
        "to_move": 0,
        "laddies": [["T0", *dock[1:]], ["T30", *dock[1:]], dock],
        "hands": ["2 3 4 5 6 7", "A K 8 9 9", "6 6 7 7 8"],
    }
    match = spielwerk.load("stramash", seats=3).match_from(document, seed=1)
    s, size = match.state, 5
    unseen = [s.pile[card] + s.hands[1][card] + s.hands[2][card] for card in range(len(s.pile))]
    leaving = sum(unseen[card] for card, code in enumerate((*RANKS, "X"), 1) if code in WAYS_OUT)
    others = sum(unseen) - leaving - size
    exact = Counter(
        {n: math.comb(leaving, n) * math.comb(others, size - n) for n in range(size + 1)}
    )
    events = [{"event": "discarded", "seat": 2, "card": "5"}]
    hands = sampled(match, events, other_hands)
    assert not any(set(hand.split()) & set(WAYS_OUT) for _, hand in hands)
    counted = Counter[int]()
    for (hand, _), often in hands.items():
        counted[sum(card in WAYS_OUT for card in hand.split())] += often
    assert_as_likely(counted, exact)


# Rufus and Strategus: by counting, as documents are imagined; bots also know what is usual


def by_counting(match: spielwerk.Match, show: Callable[[Any], Hands]) -> Counter[Hands]:
    """What is imagined for seat 0 by somebody who knows the rules alone."""
    seen, game = match.observation(0), match.game
    return Counter(
        show(game.determinize(seen, seed=number).position()) for number in range(SAMPLES)
    )


def test_at_rufus_hidden_cards_and_prizes_lie_in_any_order() -> None:
    """§T5, §P: two cards of one seat, and the prizes that are left."""
    document = {
        "game": "rufus",
        "seats": 2,
        "to_move": 0,
        "fox": 30,
        "stones": [[7, 13], [9, 15]],
        "trail": [{"at": 20, "seat": 1, "value": 8}, {"at": 25, "seat": 1, "value": 3}],
        "picked": [{"seat": 1, "value": value} for value in (2, 4, 5)],
        "prizes": [1, 3, 19],
        "won": [[7, 9, 13], [5, 11, 15, 17]],
    }
    options = {"prizes": "shuffled"}
    match = spielwerk.load("rufus", options, 2).match_from(document, seed=1)
    cards = list(permutations("36789", 2))
    exact = Counter(
        (*laid, *prizes) for laid in cards for prizes in permutations(("1", "3", "19"))
    )
    assert_as_likely(by_counting(match, trail_and_prizes), exact)


def trail_and_prizes(document: Any) -> Hands:
    laid = [card["value"] for card in document["trail"]]
    return tuple(map(str, [*laid, *document["prizes"]]))


def test_at_strategus_what_has_moved_is_an_animal_and_all_else_is_alike() -> None:
    """§M1: of five cards two have left their rows."""
    squares, kinds = ("a6", "b6", "a10", "c9", "e8"), "28AT7"
    document = {
        "game": "strategus",
        "phase": "play",
        "to_move": 0,
        "pieces": [{"a4": "A", "b4": "8"}, dict(zip(squares, kinds, strict=True))],
    }
    match = spielwerk.load("strategus", {"first": "0"}).match_from(document, seed=1)
    exact = Counter(army for army in permutations(kinds) if not set(army[:2]) & set("AT"))
    assert_as_likely(
        by_counting(match, lambda seen: tuple(seen["pieces"][1][at] for at in squares)), exact
    )
