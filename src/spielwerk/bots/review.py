"""A match looked at afterwards: how the chances went, what was luck, what could have been done.

Chances are what each seat itself could judge, put right by how matches end and shared so that all
sides together have one match to win; nobody is blamed for what it could not see.
"""

from collections.abc import Callable, Collection, Sequence
from itertools import pairwise

import spielwerk
from spielwerk.bots.chances import put_right, result, shared, standing
from spielwerk.bots.coach import Advice, shown
from spielwerk.bots.judging import QUICK, judge_at
from spielwerk.bots.search.players import Player, level_of
from spielwerk.core.compiled import state_of
from spielwerk.core.documents import Document, Written
from spielwerk.core.luck import said_to
from spielwerk.core.match import CHANCE_NAME, Match, Step
from spielwerk.core.records import document

TURNING_POINTS = 5
MISSED = 0.02
"""From this chance to win on, a better action is worth telling."""


def review(
    transcript: Document, level: str = "club", watch: Callable[[int, int], object] | None = None
) -> Written:
    """What there is to say about a match. `watch` is told how many steps are done, of how many.

    TranscriptError if the transcript is none; BotError if there is no such level.

    `steps`: who did what, a seat or chance, and the events of which that seat (of chance: any
    seat) was told, with their sentences. `curve`: each seat's chance to win, before the first
    step and after each. `luck`: what deals, draws and dice gave or took, as sums of chances to
    win; `lost`: the chances that each seat gave away. `turning_points`: numbers of the steps that
    changed most. `missed`: actions for which the seat had a clearly better one, the costliest
    first, what that would have been worth, what the seat saw, what both are called (`words`) and
    what there is to say of them (`because`).
    """
    return whole_review(transcript, outlined(transcript, watch), level)


class Outline:
    """A match at a first look: what was told, how the chances went, and what looks doubtful."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.told: list[Written] = []
        self.heard: list[int] = []
        self.curve: list[list[float]] = []
        self.doubts: dict[int, float] = {}  # by step: how much better something else looks

    def watch(self, match: Match) -> None:
        """Note what a step told and how things stand after it; have a look at the next one."""
        if match.steps:
            who, action = match.steps[-1]
            self.told.append({"who": who, "action": action, "events": self.news(match, who)})
        self.heard = [len(match.events(seat)) for seat in range(match.game.seats)]
        before = self.curve[-1] if self.curve else []
        self.curve.append([round(chance, 4) for chance in chances(match, before)])
        if len(match.steps) < len(self.steps):
            self.doubt(match, *self.steps[len(match.steps)])

    def news(self, match: Match, who: int | str) -> list[Document]:
        """The events of a step as its seat was told; what chance did, as anybody was told."""
        seats = range(match.game.seats) if who == CHANCE_NAME else (int(who),)
        told: list[Document] = []
        for seat in seats:
            told += [e for e in said_to(match, seat, self.heard[seat]) if e not in told]
        return told

    def doubt(self, match: Match, who: int | str, played: str) -> None:
        """Whether a quick look finds something better than what a seat is about to do."""
        if not isinstance(who, int) or len(match.legal(who)) < 2:
            return
        seen = look(match, who, QUICK)
        if seen and (more := gain(seen, played)[1]) >= MISSED:
            self.doubts[len(match.steps)] = more

    def luck(self, seats: int) -> list[float]:
        """What chance brought each seat: the sum of all changes by deals, draws and dice."""
        drawn = [step for step, (who, _) in enumerate(self.steps) if who == CHANCE_NAME]
        return [
            round(sum(self.curve[step + 1][seat] - self.curve[step][seat] for step in drawn), 4)
            for seat in range(seats)
        ]


class Looking:
    """Looks longer at some steps of a match, each as whoever acted could have looked at it.

    `found`, by step, for those that somebody has decided: `options` are what could have been
    done, the best first.
    """

    def __init__(self, steps: Sequence[Step], wanted: Collection[int], level: str) -> None:
        self.steps = steps
        self.wanted = wanted
        self.level = level
        self.found: dict[int, Written] = {}

    def watch(self, match: Match) -> None:
        """Judge the next step, if it is wanted and somebody has decided it."""
        step = len(match.steps)
        if step not in self.wanted or step >= len(self.steps):
            return
        who, played = self.steps[step]
        if isinstance(who, int):
            options = look(match, who, self.level) if len(match.legal(who)) > 1 else []
            told = {"step": step, "seat": who, "played": played, "options": options}
            words = wordings(match, who, played, *(one.action for one in options))
            known = {"observation": match.observation(who), "words": words}
            best = options[0].action if options else played
            reasons = {"because": because(match, who, played, best)}
            self.found[step] = told | known | reasons


def outlined(transcript: Document, watch: Callable[[int, int], object] | None = None) -> Outline:
    """A first look at a match; `watch` is told how many steps are done, of how many."""
    outline = Outline(spielwerk.replay(transcript).steps)

    def watched(match: Match) -> None:
        outline.watch(match)
        if watch:
            watch(len(match.steps), len(outline.steps))

    spielwerk.replay(transcript, watched)
    return outline


def whole_review(transcript: Document, outline: Outline, level: str) -> Written:
    """All that there is to say; a longer look is taken only where the first one found doubts."""
    looking = Looking(outline.steps, outline.doubts, level)
    match = spielwerk.replay(transcript, looking.watch)
    level_of(match.game, level)
    seats = range(match.game.seats)
    looked = map(missed_at, looking.found.values())
    missed = [one for one in looked if one["gain"] >= MISSED]
    lost = [sum(one["gain"] for one in missed if one["seat"] == seat) for seat in seats]
    return {
        "game": match.game.name,
        "seats": match.game.seats,
        "returns": match.returns,
        "steps": outline.told,
        "curve": outline.curve,
        "luck": outline.luck(match.game.seats),
        "lost": [round(one, 4) for one in lost],
        "turning_points": turning_points(outline.curve),
        "missed": sorted(missed, key=lambda one: -one["gain"]),
    }


def missed_at(looked: Written) -> Written:
    """How much better than what was played the best would have been."""
    told = {name: looked[name] for name in ("step", "seat", "observation", "played", "because")}
    if not looked["options"]:
        return told | {"better": looked["played"], "gain": 0.0, "words": {}}
    better, more = gain(looked["options"], looked["played"])
    words: Written = looked["words"]
    named = {action: words[action] for action in (looked["played"], better) if action in words}
    return told | {"better": better, "gain": more, "words": named}


def wordings(match: Match, seat: int, *actions: str) -> Written:
    """What these actions are called, for whoever reads it; of those that have such words."""
    words = dict(zip(match.legal(seat), match.wordings(seat), strict=False))
    return {action: document(words[action]) for action in actions if action in words}


def chances(match: Match, before: Sequence[float]) -> list[float]:
    """Every seat's chance to win, as the seat itself could judge it; those of the sides add up.

    `before` are those before the last step. Values are learned right after actions. What chance
    has brought is worth what can be made of it, to whoever is to act; the others wait and see.
    """
    game, seats = match.game, range(match.game.seats)
    if match.returns is not None:
        return result(game, match.returns)
    if not match.steps or match.steps[-1][0] != CHANCE_NAME:
        return standing(game, [chance_of(match, seat) for seat in seats])
    acting = match.seats_to_act()
    told = [best(match, seat) if seat in acting else before[seat] for seat in seats]
    return shared(game, told, acting)


def because(match: Match, seat: int, *actions: str) -> Written:
    """What there is to say of these actions, from what the seat knew."""
    judge = judge_at(QUICK, match.game, seat)
    told = judge.because(match.observation(seat), match.events(seat), actions)
    both = zip(actions, told, strict=True)
    return {action: [document(one) for one in lines] for action, lines in both}


def look(match: Match, seat: int, level: str) -> list[Advice]:
    """What a seat could do, as it could have seen it."""
    judge = judge_at(level, match.game, seat)
    return shown(match.game, judge, match.observation(seat), match.events(seat))


def gain(looked: Sequence[Advice], played: str) -> tuple[str, float]:
    """The best action, and how much better it is than what is played, as a chance to win.

    What the search did not even look at is not judged.
    """
    chance = {one.action: one.chance for one in looked}.get(played, looked[0].chance)
    return looked[0].action, round(looked[0].chance - chance, 4)


def best(match: Match, seat: int) -> float:
    """A seat's chance to win if it takes the best action, at a quick look."""
    looked = look(match, seat, QUICK)
    return looked[0].chance if looked else put_right(match.game, chance_of(match, seat))


def chance_of(match: Match, seat: int) -> float:
    """A seat's chance to win, as its judge says it.

    Features look with its eyes only, so the true state may be asked; where bots search a state
    that remembers more, it is imagined from what the seat was told.
    """
    judge = judge_at(QUICK, match.game, seat)
    if isinstance(judge, Player) and state_of(judge.searcher.rules) is match.game.definition.state:
        return judge.searcher.value(match.state, seat)
    return judge.chance(match.observation(seat), match.events(seat))


def turning_points(curve: Sequence[Sequence[float]]) -> list[int]:
    """The steps that changed most, by number, in the order in which they came."""
    changes = [
        max(abs(now - then) for now, then in zip(after, before, strict=True))
        for before, after in pairwise(curve)
    ]
    largest = sorted(range(len(changes)), key=lambda step: -changes[step])
    return sorted(largest[:TURNING_POINTS])
