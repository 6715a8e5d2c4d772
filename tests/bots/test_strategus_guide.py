"""What the search knows of Strategus: honest features, its rules, worlds that can be."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots.learning import configs
from spielwerk.bots.search.levels import LEVELS, Level
from spielwerk.bots.search.players import Player, level_of
from spielwerk.bots.search.searcher import Searcher
from spielwerk.bots.strategus import KNOWLEDGE, guide, remembered
from spielwerk.bots.strategus.table import MOVED, State, class_of, is_known
from spielwerk.bots.strategus.worlds import worlds
from spielwerk.core.options import put
from spielwerk.core.seats import CHANCE, NOBODY
from spielwerk.games.strategus import rules
from spielwerk.games.strategus.board import SQUARES, name, square_named
from spielwerk.games.strategus.cards import CODES, COUNT, KINDS, can_walk
from spielwerk.games.strategus.moves import ATTACKING, what_of
from spielwerk.games.strategus.state import PLAY, is_own, kind_of
from tests.bots.telling_strategus import seen, told

GAME = spielwerk.load("strategus")
ROOM = 256
MANY = 4.0
"""No feature is larger than this; most are 0 to 1."""


def new_state(**options: Any) -> State:
    game = spielwerk.load("strategus", options)
    state = State()
    put(state, game.options, game.known_options)
    return state


def played(seed: int, actions: int, **options: Any) -> Iterator[State]:
    """The same state after every step of a match by lot in which attacks are liked."""
    lot, s = random.Random(seed), new_state(**options)
    out, weights = [0] * ROOM, [0] * ROOM
    while (seat := remembered.to_act(s)) != NOBODY and s.plies < actions:
        if seat == CHANCE:
            count = remembered.fill_outcomes(s, out, weights)
            action = lot.choices(out[:count], weights[:count])[0]
        else:
            count = remembered.fill_actions(s, seat, out)
            attacks = [action for action in out[:count] if what_of(action) == ATTACKING]
            action = lot.choice(attacks if attacks and lot.random() < 0.3 else out[:count])
        remembered.apply(s, seat, action)
        if s.phase == PLAY:
            yield s


def features(s: State, seat: int) -> list[float]:
    x = [9.0] * guide.count()
    guide.fill_features(s, seat, x)
    return x


def exchange_hidden(s: State, owner: int, lot: random.Random) -> int:
    """Let hidden cards of a seat change kinds, those of one class; returns how many did."""
    classes: dict[int, list[int]] = {}
    for at in SQUARES:
        if is_own(s.board[at], owner) and not is_known(s, at):
            classes.setdefault(class_of(s, at), []).append(at)
    changed = 0
    for squares in classes.values():
        kinds = [s.board[at] for at in squares]
        lot.shuffle(kinds)
        for at, card in zip(squares, kinds, strict=True):
            changed += s.board[at] != card
            s.board[at] = card
    return changed


# Features


def test_every_feature_has_a_name() -> None:
    assert len(guide.NAMES) == guide.count()
    assert len(set(guide.NAMES)) == guide.count()
    assert set(guide.INITIAL_WEIGHTS) <= set(guide.NAMES)


def test_features_are_bounded() -> None:
    for seed in range(2):
        for s in played(seed, 100):
            for seat in range(2):
                assert all(-MANY <= value <= MANY for value in features(s, seat))


def test_asking_for_features_changes_nothing_but_its_own_room() -> None:
    for s in played(4, 80):
        before = s.board[:], s.marks[:], [left[:] for left in s.left], s.turn, s.quiet
        features(s, 0)
        assert before == (s.board, s.marks, s.left, s.turn, s.quiet)


@pytest.mark.parametrize("seat", [0, 1])
def test_features_and_information_state_hang_on_nothing_that_the_seat_cannot_know(
    seat: int,
) -> None:
    lot, changed = random.Random(5), 0
    for s in played(5, 120):
        board = s.board[:]
        before = features(s, seat), guide.information_state(s, seat)
        changed += exchange_hidden(s, 1 - seat, lot)
        assert (features(s, seat), guide.information_state(s, seat)) == before
        s.board = board
    assert changed > 100


def test_what_is_seen_differs_after_different_actions() -> None:
    states = [guide.information_state(s, 0) for s in played(6, 100)]
    assert len(set(states)) == len(states)


# The rules that remember


@pytest.mark.parametrize("options", [{}, {"preset": "tournament"}, {"lakes": "on"}], ids=str)
def test_they_are_the_game_s_own_rules(options: dict[str, Any]) -> None:
    lot, s = random.Random(7), new_state(**options)
    out, weights = [0] * ROOM, [0] * ROOM
    while s.phase != PLAY:
        count = remembered.fill_outcomes(s, out, weights)
        remembered.apply(s, CHANCE, lot.choices(out[:count], weights[:count])[0])
    plain = spielwerk.core.news.copied(s)
    for _ in range(120):
        count = remembered.fill_actions(s, s.turn, out)
        action = lot.choice(out[:count])
        rules.apply(plain, plain.turn, action)
        remembered.apply(s, s.turn, action)
        if remembered.to_act(s) == CHANCE:
            assert remembered.fill_outcomes(s, out, weights) == 1
            remembered.apply(s, CHANCE, out[0])
        assert (s.board, s.left, s.turn, s.phase) == (
            plain.board,
            plain.left,
            plain.turn,
            plain.phase,
        )


def test_what_moved_is_marked_and_can_be_no_trap() -> None:
    for s in played(8, 100):
        for at in SQUARES:
            if s.marks[at] & MOVED:
                assert can_walk(kind_of(s.board[at]))


# Worlds


def between_greedy(seed: int, every: int, **options: Any) -> Iterator[tuple[spielwerk.Match, int]]:
    """Moments of a match of two bots, and whose turn it is."""
    game = spielwerk.load("strategus", options)
    match = game.match(seed=seed)
    players = [bots.load("greedy", game, seat, seed) for seat in range(2)]
    while not match.over:
        for seat in match.seats_to_act():
            observation = match.observation(seat)
            if observation["phase"] == "play" and observation["plies"] % every == 0:
                yield match, seat
            asked = observation, match.legal(seat), match.events(seat)
            match.play(seat, players[seat].choose(*asked))


@pytest.mark.parametrize(
    "options", [{}, {"memory_aid": "marked"}, {"preset": "tournament", "lakes": "on"}], ids=str
)
def test_worlds_agree_with_all_that_a_seat_sees(options: dict[str, Any]) -> None:
    for match, seat in between_greedy(1, 9, **options):
        seen_now = match.observation(seat)
        drawn = worlds(match.game, seen_now, match.events(seat), "3")
        for _, world in zip(range(3), drawn, strict=False):
            assert match.game.observe(world, seat) == seen_now


def test_worlds_hang_on_the_seed_and_on_nothing_hidden() -> None:
    for match, seat in between_greedy(2, 40):
        asked = match.game, match.observation(seat), match.events(seat)
        assert next(worlds(*asked, "5")).board == next(worlds(*asked, "5")).board


def test_worlds_keep_in_mind_what_was_seen() -> None:
    """A grizzly showed its face on e5, a hare ran to h5, what went from b7 to b6 is no trap."""
    events = told("1 e6xe5 29 1", "0 a1-a2", "1 h8-h5", "0 a2-a1", "1 b7-b6")
    there = Counter("296TA")
    lost = [CODES[kind] for kind in KINDS for _ in range(COUNT[kind] - there[CODES[kind]])]
    seen_now = seen("a1:7 c1:A", "e5 h5 b6 j10 i10", " ".join(lost), quiet=4, plies=6)
    seen_now["lost"][0] = [CODES[kind] for kind in KINDS for _ in range(COUNT[kind])]
    seen_now["lost"][0].remove("7")
    seen_now["lost"][0].remove("A")
    for seed in range(20):
        world = next(worlds(GAME, seen_now, events, str(seed)))
        theirs = {name(at): world.board[at] for at in SQUARES if is_own(world.board[at], 1)}
        kinds = {at: CODES[kind_of(card)] for at, card in theirs.items()}
        assert kinds.pop("i10") in "TA"
        assert kinds.pop("j10") in "TA"
        assert kinds == {"e5": "2", "h5": "9", "b6": "6"}
        known = [at for at in SQUARES if is_known(world, at)]
        assert known == [square_named("e5"), square_named("h5")]


# Looking one action ahead


def best_action(mine: str, theirs: str, *lines: str) -> str:
    """What seat 0 would do by the initial weights alone."""
    config = configs.config("strategus", "full", 1)
    net = configs.new_learner("strategus", config).net
    searcher = Searcher(GAME, KNOWLEDGE, net, compile_it=False)
    pieces = [dict(card.split(":") for card in side.split()) for side in (mine, theirs)]
    position = {"game": "strategus", "phase": "play", "to_move": 0, "pieces": pieces}
    match = GAME.match_from(position, seed=1)
    state = next(worlds(match.game, match.observation(0), told(*lines), "1"))
    best = searcher.search([state], 0, GAME.seats, Level("full", 0, 1, 9.0), 1)[0]
    return str(GAME.moves.text(best.action))


def test_it_takes_the_apple_when_nothing_else_can_be_one() -> None:
    assert best_action("a1:A j9:9 e4:4", "j10:A a7:6 b7:5", "1 a8-a7", "1 b8-b7") == "j9xj10"


@pytest.mark.whole  # it takes long to compile what only sparring partners play by
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_the_apple_when_nothing_else_can_be_one(level: str) -> None:
    mine, theirs = "a1:A j9:9 e4:4", "j10:A a7:6 b7:5"
    pieces = [dict(card.split(":") for card in side.split()) for side in (mine, theirs)]
    position = {"game": "strategus", "phase": "play", "to_move": 0, "pieces": pieces}
    match = GAME.match_from(position, seed=1)
    thinking = level_of(GAME, level)
    player = Player(thinking._replace(iterations=min(thinking.iterations, 300)), GAME, 0, 1)
    events = told("1 a8-a7", "1 b8-b7")
    assert player.choose(match.observation(0), match.legal(0), events) == "j9xj10"


def test_it_beats_a_weaker_card_that_it_has_seen() -> None:
    assert best_action("a1:A e4:4 j1:7", "j10:A e5:6 h7:5", "1 e6xe5 69 1") == "e4xe5"


def test_it_gets_out_of_the_way_of_a_stronger_card_that_it_has_seen() -> None:
    action = best_action("a1:A e4:4 e3:T", "j10:A e5:2 h7:5", "1 e6xe5 29 1")
    assert action in ("e4-d4", "e4-f4")
