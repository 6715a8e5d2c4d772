"""Strategus' events tell all that happens, and no more than its observations hold.

Who keeps books of them knows what the observation shows, follows every piece with his eyes, and is
not surprised when both armies are shown at the end.
"""

import random
from collections import Counter
from typing import Any

import pytest

import spielwerk
from tests.effort import EFFORT
from tests.laws import strategus_oracle as oracle
from tests.laws.matches import label, random_play, random_step, viewers
from tests.laws.test_secrets import side_by_side
from tests.laws.test_strategus_oracle import few, made_up

OPTIONS: list[dict[str, Any]] = [
    {"memory_aid": memory, **others}
    for memory in ("off", "log", "marked")
    for others in (
        {},
        {"preset": "tournament"},
        {"lakes": "on", "hare_attack": "adjacent", "sprung_trap": "goes", "two_squares": "3"},
    )
]
STRATEGUS = [spielwerk.load("strategus", options) for options in OPTIONS]
CODES = list(oracle.BOX)


class Books:
    """What a viewer knows from a first look and from the events told since then."""

    def __init__(self, match: spielwerk.Match, viewer: int | None) -> None:
        look = match.observation(viewer)
        self.viewer = viewer
        self.rules = {"options": match.game.options}
        self.marked = match.game.options["memory_aid"] == "marked"
        self.phase: str = look["phase"]
        self.to_move: int | None = look["to_move"]
        self.ready: list[bool] = look.get("ready", [True, True])
        self.pieces: oracle.Pieces = look["pieces"]
        self.known: oracle.Pieces = [dict(army) for army in self.pieces]
        self.seen = [set(squares) for squares in look.get("seen", [[], []])]
        self.lost = [Counter(codes) for codes in look.get("lost", [[], []])]
        self.fights: list[dict[str, Any]] = list(look.get("fights", []))
        self.quiet: int = look["quiet"]
        self.plies: int = look["plies"]
        self.last: dict[str, Any] | None = look["last"]
        self.read = len(match.events(viewer))

    def enter(self, match: spielwerk.Match) -> None:
        """Read what is new."""
        for event in match.events(self.viewer, since=self.read):
            fields = {key: value for key, value in event.items() if key != "event"}
            getattr(self, f"on_{event['event']}")(**fields)
            self.read += 1

    def check(self, look: dict[str, Any]) -> None:
        assert look["phase"] == self.phase
        assert look["to_move"] == self.to_move
        assert look.get("ready", [True, True]) == self.ready
        assert (look["quiet"], look["plies"], look["last"]) == (self.quiet, self.plies, self.last)
        assert look.get("fights", self.fights) == self.fights
        if self.phase != "setup":
            assert [Counter(codes) for codes in look["lost"]] == self.lost
            assert all(codes == sorted(codes, key=CODES.index) for codes in look["lost"])
        if self.marked:
            assert [set(squares) for squares in look["seen"]] == self.seen
        assert look["pieces"] == [self.faces(seat) for seat in (0, 1)]

    def faces(self, seat: int) -> dict[str, str]:
        """An army as the observation should show it."""
        shown = self.seen[seat] if self.marked else set()
        open_to_me = self.phase == "over" or seat == self.viewer
        return {
            square: kind if open_to_me or square in shown else "?"
            for square, kind in self.known[seat].items()
        }

    # One method for each kind of event.

    def on_placed(self, seat: int, at: str, piece: str) -> None:
        assert seat == self.viewer
        assert at not in self.known[seat]
        self.known[seat][at] = piece

    def on_ready(self, seat: int) -> None:
        assert not self.ready[seat]
        self.ready[seat] = True
        if seat != self.viewer:
            self.known[seat] = dict.fromkeys(oracle.setup_squares(seat), "?")
        assert len(self.known[seat]) == 40

    def on_first(self, seat: int) -> None:
        assert self.ready == [True, True]
        self.phase, self.to_move = "play", seat

    def on_moved(self, seat: int, to: str, **start: str) -> None:
        origin = start["from"]
        assert to not in self.known[0] | self.known[1]
        self.carry(seat, origin, to)
        self.made(seat, {"move": f"{origin}-{to}"})
        self.quiet += 1

    def on_fought(
        self, seat: int, to: str, attacker: str, defender: str, won: int | None, **start: str
    ) -> None:
        origin = start["from"]
        assert self.known[seat][origin] in (attacker, "?")
        assert self.known[1 - seat][to] in (defender, "?")
        left = {"attacker": seat, "defender": 1 - seat, "nobody": None}
        assert won == left[oracle.left_after_fight(self.rules, attacker, defender)]
        self.known[seat][origin], self.known[1 - seat][to] = attacker, defender
        self.seen[seat].add(origin)
        self.seen[1 - seat].add(to)
        if won != 1 - seat:
            self.falls(1 - seat, to)
        if won == seat:
            self.carry(seat, origin, to)
        else:
            self.falls(seat, origin)
        fight = {"move": f"{origin}x{to}", "attacker": attacker, "defender": defender}
        self.made(seat, fight)
        self.fights.append({"seat": seat, **fight})
        self.quiet = 0

    def on_over(self, returns: list[int], reason: str, pieces: oracle.Pieces) -> None:
        assert reason in ("apple", "stuck", "both_stuck", "quiet", "guard")
        assert (returns == [0, 0]) == (reason in ("both_stuck", "quiet", "guard"))
        for known, shown in zip(self.known, pieces, strict=True):
            assert set(known) == set(shown)
            assert all(kind in (shown[square], "?") for square, kind in known.items())
        self.phase, self.to_move, self.known = "over", None, pieces

    # Books

    def carry(self, seat: int, origin: str, to: str) -> None:
        self.known[seat][to] = self.known[seat].pop(origin)
        if origin in self.seen[seat]:
            self.seen[seat] = self.seen[seat] - {origin} | {to}

    def falls(self, seat: int, square: str) -> None:
        self.lost[seat][self.known[seat].pop(square)] += 1
        self.seen[seat].discard(square)

    def made(self, seat: int, what: dict[str, Any]) -> None:
        assert seat == self.to_move
        self.to_move = 1 - seat
        self.plies += 1
        self.last = {"seat": seat, **what}


def follow(match: spielwerk.Match, plies: int, dice: random.Random) -> None:
    """Play at random; everybody keeps books."""
    books = [Books(match, viewer) for viewer in viewers(match.game)]
    for _ in range(plies):
        if match.over:
            break
        random_step(match, dice)
        for book in books:
            book.enter(match)
            book.check(match.observation(book.viewer))


@pytest.mark.parametrize("game", STRATEGUS, ids=label)
def test_the_events_tell_all_that_is_seen(game: spielwerk.Game) -> None:
    for seed in range(EFFORT):
        follow(game.match(seed=seed), 80 + 60, random.Random(seed))


@pytest.mark.parametrize("game", STRATEGUS, ids=label)
def test_the_events_tell_all_that_is_seen_to_the_end(game: spielwerk.Game) -> None:
    ended = 0
    for seed in range(5 * EFFORT):
        dice = random.Random(seed)
        match = spielwerk.load("strategus").match_from(made_up(dice, game.differing_options()))
        follow(match, 300, dice)
        ended += match.over
    assert ended > EFFORT


@pytest.mark.parametrize("game", STRATEGUS, ids=label)
def test_silence_among_few_pieces(game: spielwerk.Game) -> None:
    """What told a viewer the same looks the same to it, up to the end (see test_secrets.py)."""
    dice = random.Random(1)
    steps = 0
    for _ in range(4 * EFFORT):
        position = few(dice, game.differing_options())
        for army, row in zip(position["pieces"], (2, 9), strict=True):
            army |= {f"b{row}": "T", f"h{row}": dice.choice("1258M")}
        start = spielwerk.load("strategus").match_from(position, seed=1)
        steps += sum(side_by_side(start, viewer, dice) for viewer in viewers(game))
    assert steps > 10 * EFFORT


def test_the_other_side_s_pieces_are_never_named_in_play() -> None:
    """Byte for byte: no kind of a hidden piece is anywhere but in fights and among the lost."""
    for match in random_play(spielwerk.load("strategus"), 3, 150 * EFFORT):
        for seat in (0, 1):
            look = match.observation(seat)
            if not match.over:
                assert set(look["pieces"][1 - seat].values()) <= {"?"}
                told = [e for e in match.events(seat) if e["event"] == "placed"]
                assert all(event["seat"] == seat for event in told)
        assert match.over or set(str(match.observation(None)["pieces"])) & set("TAM") == set()
