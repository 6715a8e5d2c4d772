"""Luck: what chance brought in a match, and how often it brings such a thing."""

from collections import Counter, defaultdict
from math import sqrt

from spielwerk.core.documents import Document, Written
from spielwerk.core.match import Match
from spielwerk.core.records import said
from spielwerk.core.transcript import Replay, check_transcript, outcome_at

Whose = int | None
"""A seat; None: what chance brought concerned nobody in particular."""


def luck(transcript: Document, replay: Replay) -> Written:
    """What chance brought, and how likely that was.

    `draws`: for each outcome its step, what else there could have been (with weights), what it was
    and what anybody was told of it, with its sentences; whose it was. `tally`: by seat and outcome
    how often it came, how often it was to be expected, and how far from that it usually is (one
    standard deviation).
    `odds`: how likely things are of which people ask, and to which seats they happened.
    TranscriptError if it cannot be replayed.
    """
    transcript = check_transcript(transcript)
    watching = Watching(transcript)
    match: Match = replay(
        {key: value for key, value in transcript.items() if key != "receipt"}, watching.watch
    )
    return {
        "draws": watching.draws,
        "tally": tally(watching.draws),
        "odds": watching.odds,
        "game": match.game.name,
    }


class Watching:
    """Watches a match that is replayed, and notes what chance does."""

    def __init__(self, transcript: Document) -> None:
        self.written = transcript.get("steps")
        self.possible: list[tuple[str, int]] = []
        self.says = ""
        self.heard: list[int] = []
        self.draws: list[Written] = []
        self.odds: list[Written] = []
        self.begun = False
        self.from_the_start = "position" not in transcript

    def watch(self, match: Match) -> None:
        """Called before the first step and after each."""
        number = len(match.steps)
        if self.possible:
            self.note(match, number - 1)
        says = outcome_at(self.written, number)
        self.possible = []
        if says is not None:
            self.possible, self.says = match.chances(), says
        elif not self.begun:
            self.begun = True
            self.odds = odds_of(match) if self.from_the_start else []
        self.heard = [len(match.events(seat)) for seat in range(match.game.seats)]

    def note(self, match: Match, number: int) -> None:
        """What chance has just done."""
        told: list[Document] = []
        for seat in range(match.game.seats):
            told += [
                event for event in said_to(match, seat, self.heard[seat]) if event not in told
            ]
        self.draws.append(
            {
                "step": number,
                "outcomes": [outcome for outcome, _ in self.possible],
                "weights": [weight for _, weight in self.possible],
                "says": self.says,
                "seat": whose(told),
                "events": told,
            }
        )


def said_to(match: Match, seat: int, since: int) -> list[Document]:
    """The events that a seat was told, each with its sentences for whoever reads them."""
    events, lines = match.events(seat, since), match.sentences(seat, since)
    return [event | said(*its) for event, its in zip(events, lines, strict=True)]


def whose(told: list[Document]) -> Whose:
    """The seat of which the events tell."""
    return next((event["seat"] for event in told if isinstance(event.get("seat"), int)), None)


def odds_of(match: Match) -> list[Written]:
    """How likely the beginning of a match is, where the game says so."""
    odds = match.game.definition.odds
    return odds(match.state) if odds else []


def tally(draws: list[Written]) -> list[Written]:
    """How often each outcome came to each seat, and how often it was to be expected."""
    times: Counter[tuple[Whose, str]] = Counter()
    expected: defaultdict[tuple[Whose, str], float] = defaultdict(float)
    spread: defaultdict[tuple[Whose, str], float] = defaultdict(float)
    for draw in draws:
        count = sum(draw["weights"])
        times[draw["seat"], draw["says"]] += 1
        for outcome, weight in zip(draw["outcomes"], draw["weights"], strict=True):
            expected[draw["seat"], outcome] += weight / count
            spread[draw["seat"], outcome] += weight / count * (1 - weight / count)
    return [
        {
            "seat": seat,
            "outcome": outcome,
            "times": times[seat, outcome],
            "expected": round(expected[seat, outcome], 4),
            "spread": round(sqrt(spread[seat, outcome]), 4),
        }
        for seat, outcome in expected
    ]
