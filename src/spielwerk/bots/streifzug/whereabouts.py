"""Where the cards of Streifzug durch are that a seat does not see, as far as it was told.

Who catches a card shows it, and so does who takes one that lies open or whose meld falls apart; it
stays in that hand until it is laid, played, given or robbed. What was robbed unseen may have been
any card of the hand. Under option patron_ask: holders who lets go held a Patron at that moment,
and who is thrown without having been asked held none (§L3).
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from spielwerk.core.chance import Source, taken
from spielwerk.core.documents import Document
from spielwerk.games.streifzug.cards import NO_CARD, card_named
from spielwerk.games.streifzug.observation import PATRONS

Event = Document

COMING = frozenset({"caught", "took"})
"""What is told of a card that comes to a hand and was seen before."""
LEAVING = frozenset({"laid_out", "added", "exchanged", "hopped", "mopser", "patron"})
"""What is told of cards that leave a hand and lie open then."""
MOVING = COMING | LEAVING | {"robbed", "melds"}
MELDING = frozenset({"laid_out", "added", "exchanged"})


@dataclass(eq=False, slots=True)
class Held:
    """A card that is or was in a hand, NO_CARD where it is not known which."""

    card: int = NO_CARD


@dataclass(slots=True)
class Answer:
    """What a throw has told of the hand as it was then: whether it held a Patron."""

    hand: list[Held]
    patron: bool

    def is_true(self) -> bool:
        return any(held.card in PATRONS for held in self.hand) == self.patron


def telling(events: Iterable[Event], askable: Collection[int]) -> list[Event]:
    """The events that tell of hands; of figures thrown, if their seat was not asked.

    `askable`: the seats of which it tells something whether they are asked.
    """
    told: list[Event] = []
    asked: int | None = None
    for event in events:
        what = event["event"]
        if what == "moved":
            asked = None
        elif what in MOVING or (what == "thrown" and event["seat"] in {*askable} - {asked}):
            told.append(event)
        elif what == "let_go" and event["seat"] in askable:
            asked = event["seat"]
            told.append(event)
    return told


def sizes_before(sizes: Sequence[int], told: Sequence[Event]) -> list[int]:
    """How many cards everybody held before these events, from how many it is after them."""
    before = [*sizes]
    for event in reversed(told):
        what, seat = event["event"], event["seat"]
        if what in LEAVING:
            before[seat] += len(cards_laid(event))
        elif what == "melds":
            before[seat] = 0
        elif what in MOVING:
            before[seat] -= 1
            if what == "robbed":
                before[event["from"]] += 1
    return before


def cards_laid(event: Event) -> list[str]:
    return list(event["cards"]) if event["event"] == "laid_out" else [event["card"]]


class Whereabouts:
    """Everybody's hand, followed from event to event; what is unseen is left to chance."""

    def __init__(self, sizes: Sequence[int], source: Source) -> None:
        self.hands = [[Held() for _ in range(size)] for size in sizes]
        self.laid = [Counter[str]() for _ in sizes]
        self.answers: list[Answer] = []
        self.source = source
        self.taken = ""
        self.can_be = True
        """Has every card that was shown come from where it had been thought to be?"""

    def follow(self, event: Event) -> None:
        """What one event changes, or tells."""
        what, seat = event["event"], event["seat"]
        if what in COMING:
            self.taken = event["card"]
            self.hands[seat].append(Held(card_named(self.taken)))
        elif what == "robbed":
            self.hands[seat].append(self.leave(event["from"], event.get("card")))
        elif what == "melds":
            self.fall_apart(event)
        elif what in LEAVING:
            for code in cards_laid(event):
                self.leave(seat, code)
            if what in MELDING:
                self.laid[seat].update(cards_laid(event))
        else:
            self.hear(seat, patron=what == "let_go")

    def hear(self, seat: int, patron: bool) -> None:
        """§L3: does the hand hold a Patron?"""
        self.answers.append(Answer([*self.hands[seat]], patron))

    def leave(self, seat: int, code: str | None) -> Held:
        """A card leaves a hand: one known to be it, else an unknown one; unseen, any."""
        hand = self.hands[seat]
        if code is None:
            left = self.one_of(hand)
        else:
            card = card_named(code)
            fit = [held for held in hand if held.card == card]
            fit = fit or [held for held in hand if held.card == NO_CARD]
            self.can_be &= bool(fit)
            left = self.one_of(fit or hand)
            left.card = card
        self.hands[seat] = [held for held in hand if held is not left]
        return left

    def one_of(self, hand: Sequence[Held]) -> Held:
        """Any card of a hand; a new one, if none was known to be there."""
        if not hand:
            return Held()
        return hand[0] if len(hand) == 1 else hand[self.source.below(len(hand))]

    def fall_apart(self, event: Event) -> None:
        """§T4, T5: who gave an edge card had no others in hand; those of a broken meld are."""
        seat = event["seat"]
        kept = Counter(code for meld in event["melds"] for code in meld)
        back = self.laid[seat] - kept - Counter([self.taken])
        known = [Held(card_named(code)) for code in back.elements()]
        hand = known if len(known) <= event["hand"] else []
        self.hands[seat] = hand + [Held() for _ in range(event["hand"] - len(hand))]
        self.laid[seat] = kept

    def claim(self, others: Iterable[int], unseen: list[int]) -> None:
        """Take the known cards of these hands out of the unseen ones."""
        for seat in others:
            for held in self.hands[seat]:
                if unseen[held.card] > 0:
                    unseen[held.card] -= 1
                elif held.card != NO_CARD:
                    held.card = NO_CARD
                    self.can_be = False

    def deal(self, others: Iterable[int], unseen: list[int]) -> bool:
        """Draw the unknown cards of these hands out of the unseen ones, all equally likely.

        False if an answer was another then. First come the hands of which answers have told.
        """
        for answer in self.answers:
            self.draw(answer.hand, unseen)
            if not answer.is_true():
                return False
        for seat in others:
            self.draw(self.hands[seat], unseen)
        return True

    def draw(self, hand: Iterable[Held], unseen: list[int]) -> None:
        """Each unknown card of a hand becomes one of the unseen ones."""
        for held in hand:
            if held.card == NO_CARD:
                held.card = taken(self.source, unseen)
