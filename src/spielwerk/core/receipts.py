"""Receipts: what proves that nobody chose a match's cards, and the check of it.

Whoever serves a table has a secret of 256 bits, and shows its SHA-256 (the commitment) before
anything else. Every player adds a seed of 128 bits, of which all see the SHA-256 (the promise)
before any seed is shown. The key of all outcomes follows from the secret, the table's name and the
seeds; when the match is over the secret is shown, and anybody can draw every outcome again.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence

from spielwerk.core.chance import Chance
from spielwerk.core.documents import Document, Written, is_list, is_object
from spielwerk.core.errors import TranscriptError
from spielwerk.core.match import Match
from spielwerk.core.transcript import Replay, check_transcript, outcome_at

KEYS = ("table", "commitment", "secret", "promises", "seeds", "taken", "origin")

HEXADECIMAL = re.compile(r"([0-9a-f]{2})*")


def commitment(secret: bytes) -> str:
    """What is shown from the beginning: the SHA-256 of the secret, in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def chance_key(secret: bytes, table: str, seeds: Sequence[bytes] = ()) -> bytes:
    """The key of a table's outcomes: HMAC-SHA-256 of the table's name with the secret as key.

    `seeds` are what the seats add, in their order, empty for a seat that adds nothing; none at all
    where no seat does. Each part is preceded by its length, so that no two lists read the same.
    """
    parts = [b"spielwerk chance 1", table.encode(), *(seeds if any(seeds) else ())]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return hmac.digest(secret, message, "sha256")


class Receipt:
    """A transcript's receipt, read; TranscriptError if it is none."""

    def __init__(self, document: object, seats: int) -> None:
        if not is_object(document):
            raise TranscriptError(None, "key receipt: an object is needed; nothing proves this")
        for key in document:
            if key not in KEYS:
                raise TranscriptError(None, f"key receipt: unknown key {key!r}")
        self.table = text(document, "table")
        self.commitment = text(document, "commitment")
        self.secret = digits(document.get("secret"), "secret")
        self.promises = per_seat(document, "promises", seats)
        self.seeds = per_seat(document, "seeds", seats)
        self.taken = whole(document.get("taken", 0))

    @property
    def key(self) -> bytes:
        """From which every outcome follows."""
        return chance_key(self.secret, self.table, [seed or b"" for seed in self.seeds])

    def seat_faults(self) -> list[int]:
        """The seats whose seed is not the promised one."""
        return [
            seat
            for seat, (promise, seed) in enumerate(zip(self.promises, self.seeds, strict=True))
            if seed is not None and hashlib.sha256(seed).digest() != promise
        ]

    def seats_of(self, seed: str) -> list[int]:
        """The seats that have added this seed, given in hexadecimal digits."""
        added = [None if one is None else one.hex() for one in self.seeds]
        return [seat for seat, one in enumerate(added) if one == seed.lower()]

    def withheld(self) -> list[int]:
        """The seats whose seed was promised and is not there."""
        return [
            seat
            for seat, (promise, seed) in enumerate(zip(self.promises, self.seeds, strict=True))
            if promise is not None and seed is None
        ]


def text(document: Document, key: str) -> str:
    """A receipt's text under a key. TranscriptError: there is none, or it is not ASCII."""
    value = document.get(key)
    if not isinstance(value, str) or not value.isascii():
        raise TranscriptError(None, f"key receipt.{key}: a plain text is needed")
    return value


def digits(value: object, key: str) -> bytes:
    """The bytes that hexadecimal digits stand for, two each. TranscriptError: it is no such."""
    if not isinstance(value, str) or not HEXADECIMAL.fullmatch(value):
        raise TranscriptError(None, f"key receipt.{key}: hexadecimal digits are needed")
    return bytes.fromhex(value)


def per_seat(document: Document, key: str, seats: int) -> list[bytes | None]:
    """What a receipt has for each seat, None where it has nothing.

    All are None where the key is missing. TranscriptError: it is no list of so many, or what
    is in it are no hexadecimal digits.
    """
    value = document.get(key, [None] * seats)
    if not is_list(value) or len(value) != seats:
        raise TranscriptError(None, f"key receipt.{key}: one for each of {seats} seats is needed")
    return [None if one is None else digits(one, key) for one in value]


def whole(value: object) -> int:
    """A number from 0 on, as JSON has it. TranscriptError: it is none."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise TranscriptError(None, "key receipt.taken: a whole number is needed")
    return value


def verified(transcript: Document, replay: Replay, seed: str | None = None) -> Written:
    """Where every outcome of a match came from, checked by the rules alone.

    `committed`: the secret is the one that was bound. `seats`: those whose seed is not what they
    promised; `withheld`: those that promised one and never showed it. `steps`: for each outcome
    its number among the steps and among the draws, between what it was drawn (as weights), which
    ticket was drawn of how many, what that brings, and what the transcript says. The first `taken`
    steps are another match's: their outcomes are not judged, and `good` is None. `judged`: how
    many outcomes are. `own`: the seats that have added `seed`, None if none is given. `good`: some
    are judged, and all is as it has to be.
    """
    transcript = check_transcript(transcript)
    checking = Checking(transcript)
    match: Match = replay(
        {key: value for key, value in transcript.items() if key != "receipt"}, checking.watch
    )
    receipt = checking.receipt_for(match)
    if receipt.taken > len(match.steps):
        reason = f"key receipt.taken: the match has {len(match.steps)} steps"
        raise TranscriptError(None, reason)
    committed = commitment(receipt.secret) == receipt.commitment
    faults = receipt.seat_faults()
    own = None if seed is None else receipt.seats_of(seed)
    judged = [step["good"] for step in checking.steps if not step["taken"]]
    return {
        "table": receipt.table,
        "committed": committed,
        "seats": faults,
        "withheld": receipt.withheld(),
        "seeds": sum(seed is not None for seed in receipt.seeds),
        "own": own,
        "taken": receipt.taken,
        "judged": len(judged),
        "steps": checking.steps,
        "good": committed and not faults and own != [] and bool(judged) and all(judged),
    }


class Checking:
    """Watches a match that is replayed, and draws along with it."""

    def __init__(self, transcript: Document) -> None:
        self.document = transcript.get("receipt")
        self.written = transcript.get("steps")
        self.receipt: Receipt | None = None
        self.drawn = 0
        self.steps: list[Written] = []

    def receipt_for(self, match: Match) -> Receipt:
        """The receipt of this match."""
        if self.receipt is None:
            self.receipt = Receipt(self.document, match.game.seats)
        return self.receipt

    def watch(self, match: Match) -> None:
        """Called before the first step and after every one: look at the next."""
        receipt, number = self.receipt_for(match), len(match.steps)
        said = outcome_at(self.written, number)
        if said is not None:
            self.draw(match, receipt, number, said)

    def draw(self, match: Match, receipt: Receipt, number: int, said: str) -> None:
        """Draw what this step should have drawn."""
        possible = match.chances()
        count = sum(weight for _, weight in possible)
        if count == 0:
            return  # the replay itself says that chance has nothing to do here
        source = Chance(receipt.key, drawn=self.drawn)
        ticket = source.below(count)
        brought = outcome_of(possible, ticket)
        taken = number < receipt.taken
        self.steps.append(
            {
                "step": number,
                "draw": self.drawn,
                "of": count,
                "ticket": ticket,
                "brings": brought,
                "says": said,
                "weight": dict(possible).get(said, 0),
                "taken": taken,
                "good": None if taken else brought == said,
            }
        )
        self.drawn += 1


def outcome_of(possible: Sequence[tuple[str, int]], ticket: int) -> str:
    """What a ticket brings: every outcome has as many as its weight, in their order."""
    for outcome, weight in possible:
        ticket -= weight
        if ticket < 0:
            return outcome
    raise AssertionError("a ticket is below the sum of all weights")
