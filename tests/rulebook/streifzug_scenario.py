"""Positions of Streifzug durch in short: figures seat by seat; what is not named does not matter.

streifzug("o3 m3 | o8", "5 3", hands="R1 R2 R3 | RP").shows('''
    can     5 o3>o8
    refused D4 zone 3 m3>o2
    5 o3>o8
    turn    1
    let go
    figures o8 m3 | S S
    rolls   6 4
''')

Figures that are not named are in S, but one of each other seat waits on its O2: it can move then.
Cards that are named nowhere are out of the position, unless `stacks` are dealt (`stacks=None`).
Without dice the seat to move is in its card phase.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import spielwerk
from tests.rulebook.scenario import Scene

ORDER = [f"{colour}{number}" for colour in "RB" for number in range(1, 9)]
ORDER += [f"{colour}{letter}" for letter in "JPHM" for colour in "RB"]
FIELDS = [
    "S",
    *(f"{ring}{n}" for ring, size in (("o", 48), ("m", 24), ("i", 8)) for n in range(size)),
]
FIELDS += ["bell", "Z"]

Options = Mapping[str, Any] | None


class StreifzugScene(Scene):
    """Adds what the table shows, why something is refused, and what chance did."""

    def claims(self) -> dict[str, Callable[[int, str], None]]:
        return {
            **super().claims(),
            "figures": self.figures,
            "hand": self.hand,
            "used": self.used,
            "melds": self.melds,
            "collected": self.collected,
            "stack": self.stack,
            "phase": self.phase,
            "mover": self.mover,
            "moves": self.moves,
            "cards": self.cards,
            "scores": self.scores,
            "reason": self.reason,
            "refused": self.refused,
            "rolls": self.rolls,
            "reveals": self.reveals,
        }

    def shown(self, key: str) -> Any:
        return self.match.position()[key]

    def figures(self, _: int, text: str) -> None:
        wanted = figures_of(text, self.match.game.seats)
        assert self.shown("figures") == wanted, f"figures are not {wanted}"

    def hand(self, seat: int, text: str) -> None:
        """`1: hand R1 R2`: all cards of that hand."""
        assert self.shown("hands")[seat] == in_order(text), f"the hand of {seat} is another"

    def used(self, seat: int, text: str) -> None:
        assert self.shown("used")[seat] == in_order(text), f"{seat} has used other letters"

    def melds(self, seat: int, text: str) -> None:
        """`1: melds R1 R2 R3 + RH RM RP`."""
        assert self.shown("melds")[seat] == melds_of(text), f"{seat} has laid other melds"

    def collected(self, seat: int, text: str) -> None:
        """In the basic mode: the cards that lie open before a seat."""
        assert self.shown("cards")[seat] == in_order(text), f"{seat} has other cards"

    def stack(self, _: int, text: str) -> None:
        """`stack 2 R1 B4`: a stack from the top."""
        number, *cards = text.split()
        assert self.shown("stacks")[int(number)] == cards, "the stack is another"

    def phase(self, _: int, text: str) -> None:
        assert self.shown("phase") == text, f"the phase is {self.shown('phase')}"

    def mover(self, _: int, text: str) -> None:
        """Whose turn it is, whoever has to answer."""
        assert self.shown("to_move") == int(text), "it is another's turn"

    def moves(self, seat: int, text: str) -> None:
        """`moves 5 o3 > o8, m2`: exactly there this figure can go with these dice."""
        start, ends = (part.strip() for part in text.split(">"))
        legal = [move for move in self.match.legal(seat) if move.startswith(f"{start}>")]
        found = {move.partition(">")[2] for move in legal}
        wanted = {end.strip() for end in ends.split(",") if end.strip()}
        assert found == wanted, f"found {sorted(found, key=FIELDS.index)}"

    def cards(self, seat: int, text: str) -> None:
        """`cards meld R1 R2 R3, …`: the actions of the card phase that begin so, and no others.

        `cards add` alone: none that begins so.
        """
        word = text.split(maxsplit=1)[0]
        wanted = {part.strip() for part in text.split(",")} - {word}
        legal = {action for action in self.match.legal(seat) if action.split()[0] == word}
        assert legal == wanted, f"only legal: {sorted(legal - wanted)}; not {wanted - legal}"

    def scores(self, _: int, text: str) -> None:
        assert self.match.scores == [int(n) for n in text.split()], f"{self.match.scores}"

    def reason(self, _: int, text: str) -> None:
        assert self.shown("reason") == text, f"it ended by {self.shown('reason')}"

    def refused(self, seat: int, text: str) -> None:
        """`refused D4 zone 5 o3>o8`: rule (`-`: none), code, action."""
        rule, code, action = text.split(maxsplit=2)
        before = self.match.position()
        with pytest.raises(spielwerk.IllegalAction) as refusal:
            self.match.play(seat, action)
        found = (refusal.value.rule or "-", refusal.value.code)
        assert found == (rule, code), f"refused because of {' '.join(found)}"
        assert str(refusal.value).endswith((".", "!"))
        assert self.match.position() == before, "a refused action changed the position"

    def rolls(self, _: int, text: str) -> None:
        """The roll that came just now is this one: what happened happens so again."""
        self.happens("roll", " ".join(sorted(text.split(), reverse=True)))

    def reveals(self, _: int, text: str) -> None:
        """The card that was drawn blind just now is this one."""
        self.happens("reveal", text)

    def happens(self, word: str, outcome: str) -> None:
        """Play again up to the last action, and let chance begin otherwise then."""
        steps = list(self.match.steps)
        last = max((n for n, (who, _) in enumerate(steps) if who != "chance"), default=-1)
        assert any(text.startswith(word) for _, text in steps[last + 1 :]), f"no {word} came"
        start = self.match.transcript().get("position")
        again = [*steps[: last + 1], ("chance", f"{word} {outcome}")]
        self.match = self.match.game.replay_steps(again, Dice(), start)


class Dice:
    """What chance does after what a test has named."""

    def __init__(self) -> None:
        self.dice = random.Random(1)

    def below(self, n: int) -> int:
        return self.dice.randrange(n)


def basic(
    figures: str = "", dice: str = "", options: Options = None, /, **keys: Any
) -> StreifzugScene:
    """A position of the basic mode: `basic("o3 m3 | o8", "5 3", cards="R1 B2 | ")`."""
    return scene("basic", figures, dice, options, **keys)


def streifzug(
    figures: str = "", dice: str = "", options: Options = None, /, **keys: Any
) -> StreifzugScene:
    """A position of the extended mode."""
    return scene("extended", figures, dice, options, **keys)


def teams(
    figures: str = "", dice: str = "", options: Options = None, /, **keys: Any
) -> StreifzugScene:
    """A position with teams, four seats."""
    return scene("teams", figures, dice, options, seats=4, **keys)


def scene(
    mode: str, figures: str = "", dice: str = "", options: Options = None, /, **keys: Any
) -> StreifzugScene:
    return StreifzugScene(match_of(document(mode, figures, dice, options, **keys)))


def match_of(position: Mapping[str, Any]) -> spielwerk.Match:
    return spielwerk.load("streifzug").match_from(position, seed=1)


def begun(seats: int = 2, options: Options = None, seed: int = 1) -> StreifzugScene:
    """A new match."""
    return StreifzugScene(spielwerk.load("streifzug", options, seats).match(seed=seed))


def document(
    mode: str, figures: str = "", dice: str = "", options: Options = None, /, **keys: Any
) -> dict[str, Any]:
    """Such a position's document; seat 0 is to move unless `keys` say otherwise."""
    count = keys.pop("seats", 0) or max(2, len(parts_of(figures, 0)))
    described: dict[str, Any] = {"game": "streifzug", "mode": mode, "seats": count, "to_move": 0}
    described["figures"] = figures_of(figures, count)
    if options:
        described["options"] = dict(options)
    if dice:
        described["dice"] = sorted(map(int, dice.split()), reverse=True)
    elif "phase" not in keys and mode != "basic":
        described["phase"] = "cards"
    stacks = keys.pop("stacks", "")
    if stacks is not None:
        described["stacks"] = stacks_of(stacks)
    for key in ("hands", "used", "cards"):
        if key in keys:
            described[key] = [in_order(part) for part in parts_of(keys.pop(key), count)]
    if "melds" in keys:
        described["melds"] = [melds_of(part) for part in parts_of(keys.pop("melds"), count)]
    return described | keys


def parts_of(text: str, count: int) -> list[str]:
    parts = [part.strip() for part in text.split("|")]
    return [*parts, *[""] * (count - len(parts))]


def figures_of(text: str, seats: int) -> list[list[str]]:
    """`o3 m3 | o8` as the figures of all seats, those in S added.

    Of other seats that are not named at all one figure waits on O2, so that it can move.
    """
    named = [part.split() for part in parts_of(text, seats)]
    for seat, own in enumerate(named):
        if seat and not own:
            own.append(f"o{12 * (2 * seat if seats == 2 else seat) + 2}")
    full = [[*own, *["S"] * (2 - len(own))] for own in named]
    return [sorted(own, key=FIELDS.index) for own in full]


def melds_of(text: str) -> list[list[str]]:
    """`R1 R2 R3 + RH RM RP` as two melds."""
    return [part.split() for part in text.split("+") if part.strip()]


def stacks_of(text: str) -> list[list[str]]:
    """`R1 B2, , B3`: the eight stacks from the top, the last ones empty."""
    stacks = [part.split() for part in text.split(",")]
    return [*stacks, *[[]] * (8 - len(stacks))]


def in_order(text: str) -> str:
    """Cards in the order of the card list."""
    return " ".join(sorted(text.split(), key=ORDER.index))


def laid_points(meld: str, options: Options = None) -> int:
    """What seat 0 is told that this meld is worth when the match is over (§Score)."""
    over = streifzug("", "", options, quiet=39, melds=meld).shows("end\nreason stall")
    assert over.match.scores is not None
    return over.match.scores[0]


def ends_of(moves: Sequence[str]) -> set[str]:
    """Where these moves end."""
    return {move.partition(">")[2] for move in moves}
