"""Two armies set up at the same time: nobody learns of the other one what it may not know.

Pairs of worlds differ in what a viewer cannot know: in which card is which, in how far the other
side has come with its set-up, in whether it comes card by card or all at once. The viewer hears
the same bytes in both, whatever happens and whatever it tries.
"""

import base64
import json
import random
import secrets
import socket
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

import spielwerk
from spielwerk.server.storage.kept import Step
from tests.effort import EFFORT, some
from tests.server.armies import BOX, BOXES, Army, army, next_move, singly, swapped, whole
from tests.server.browsers import (
    Browser,
    Message,
    join,
    join_all,
    play,
    play_one,
    without_sentences,
)
from tests.server.serving import PATIENCE, Serving
from tests.server.truth import Open, lies_open
from tests.server.worlds import Worlds, chance_of, heard, key_of

SEATS = (0, 1)
TWO = ("link", "link")

MOMENTS = 5
"""Into so many parts the set-up is cut; between them the viewer looks."""

MOVES = 40
"""So many moves are played before the viewer has seen enough."""

LOOKS = 0.3
"""How often the viewer looks around in other ways than just listening."""

SWAPS_TRIED = 25
"""How often two cards change places, if nobody can tell, from one world to the other."""

WAYS: list[dict[str, Any]] = [
    {"memory_aid": aid} | preset
    for aid in ("off", "log", "marked")
    for preset in ({}, {"preset": "tournament"})
]
SMALL: list[dict[str, Any]] = [
    {"army": "barrage"},
    {"army": "duel", "memory_aid": "marked", "preset": "classic"},
]
"""Of small armies it is told where they lie, once both are ready (§S5), and not before."""


def label(options: dict[str, Any]) -> str:
    return "-".join(map(str, options.values()))


def named(one: object) -> str | None:
    return label(one) if isinstance(one, dict) else None


# Two worlds that look the same to one viewer


@dataclass(frozen=True)
class Part:
    """What is played in the one world and in the other before the viewer looks again."""

    one: list[Step]
    other: list[Step]
    silent: bool = False
    """Nothing of it is the viewer's to know."""


@dataclass(frozen=True)
class Pair:
    """Two matches on tables of the same name, different in what `viewer` cannot know."""

    name: str
    game: spielwerk.Game
    viewer: int | None
    parts: list[Part]


def pair(name: str, options: dict[str, Any], viewer: int | None, *, to_the_end: bool) -> Pair:
    """Random armies and moves; to the end only with the same cards, as all are shown then."""
    rng = random.Random(name)
    game = spielwerk.load("strategus", options)
    box = BOXES[str(game.options["army"])]
    armies = [army(rng, box), army(rng, box)]
    others = armies
    moves = played(game, name, armies, rng)
    if not to_the_end:
        moves = moves[:MOVES] if len(moves) > MOVES else moves[:-1]
        others = disguised(game, name, armies, moves, viewer, rng)
    parts = [*set_up(viewer, armies, others, rng), *(Part([step], [step]) for step in moves)]
    return Pair(name, game, viewer, parts)


def played(game: spielwerk.Game, name: str, armies: list[Army], rng: random.Random) -> list[Step]:
    """The moves of a match between these armies, as far as it goes."""
    match = begun(game, name, armies)
    made: list[Step] = []
    while not match.over:
        made.append(next_move(match, rng))
        match.play(int(made[-1][0]), made[-1][1])
    return made


def begun(game: spielwerk.Game, name: str, armies: list[Army]) -> spielwerk.Match:
    """The match on the table of that name when both are ready."""
    match = game.match(chance=chance_of(name))
    for seat in SEATS:
        match.play(seat, whole(armies[seat]))
    return match


def disguised(
    game: spielwerk.Game,
    name: str,
    armies: list[Army],
    moves: list[Step],
    viewer: int | None,
    rng: random.Random,
) -> list[Army]:
    """Other armies with which the same lies open to the viewer, whatever it is told."""
    seen = seen_of(game, name, armies, moves, viewer)
    others = armies
    for _ in range(SWAPS_TRIED):
        seat = rng.choice([seat for seat in SEATS if seat != viewer])
        tried = [swapped(codes, rng) if s == seat else codes for s, codes in enumerate(others)]
        if seen_of(game, name, tried, moves, viewer) == seen:
            others = tried
    assert others != armies, "choose another seed"
    return others


def seen_of(
    game: spielwerk.Game, name: str, armies: list[Army], moves: list[Step], viewer: int | None
) -> list[Open] | None:
    """All that lies open to the viewer from the first of these moves on; None: they cannot be."""
    match = begun(game, name, armies)
    seen = [lies_open(match, viewer)]
    try:
        for seat, action in moves:
            match.play(int(seat), action)
            seen.append(lies_open(match, viewer))
    except spielwerk.IllegalAction:
        return None
    return seen


def set_up(
    viewer: int | None, armies: list[Army], others: list[Army], rng: random.Random
) -> Iterator[Part]:
    """The set-up in parts: the same moments of being ready, but other ways to get there."""
    ready = [rng.randrange(MOMENTS), rng.randrange(MOMENTS)]
    one = [paced(seat, armies[seat], ready[seat], rng) for seat in SEATS]
    other = [paced(seat, others[seat], ready[seat], rng) for seat in SEATS]
    for moment in range(MOMENTS):
        for seat in rng.sample(SEATS, 2):
            here = one[seat][moment]
            there = here if seat == viewer else other[seat][moment]
            yield Part(here, there, silent=seat != viewer and ready[seat] != moment)


def paced(seat: int, codes: Army, ready: int, rng: random.Random) -> list[list[Step]]:
    """What a seat does at each moment: all at once when it is ready, or card by card."""
    parts: list[list[Step]] = [[] for _ in range(MOMENTS)]
    if rng.random() < 0.4:
        parts[ready] = [(seat, whole(codes))]
        return parts
    *cards, last = singly(seat, codes)
    soon = max(1, ready + rng.choice([0, 1]))  # perhaps all but one long before
    for card, moment in zip(cards, sorted(rng.choices(range(soon), k=len(cards))), strict=True):
        parts[moment].append((seat, card))
    parts[ready].append((seat, last))
    return parts


# One world, as the viewer sees it


class World:
    """A table with browsers at both seats, and what the viewer was told, byte for byte."""

    def __init__(self, serving: Serving, pair: Pair) -> None:
        self.serving = serving
        self.pair = pair
        self.seen: list[str] = []
        self.viewer = self.come(pair.viewer)
        self.sitting = {
            seat: self.viewer if seat == pair.viewer else self.come(seat) for seat in SEATS
        }
        for seat in SEATS:
            if seat != pair.viewer:
                self.viewer.hear_until("table")

    def come(self, seat: int | None, since: int = 0) -> Browser:
        return join(self.serving, self.pair.name, key_of(seat), since)

    def leave(self) -> None:
        for browser in {self.viewer, *self.sitting.values()}:
            browser.close()

    def play(self, steps: list[Step]) -> None:
        for seat, action in steps:
            play(self.sitting[int(seat)], action)

    def told(self) -> list[str]:
        """All that the viewer has been told since it was asked last."""
        told = self.seen + heard(self.viewer)
        self.seen.clear()
        self.viewer.said.clear()
        return told

    def look(self, dice: random.Random) -> list[str]:
        """What else it can find out, in one of many ways."""
        ways = [self.visit, self.spectate, self.come_back, self.wait, self.ask, self.probe]
        return dice.choice(ways)(dice)

    def visit(self, dice: random.Random) -> list[str]:
        """Another browser at the same seat, which knows some of it."""
        since = dice.randint(0, self.viewer.update["version"])
        with self.come(self.pair.viewer, since) as browser:
            return heard(browser)

    def spectate(self, _: random.Random) -> list[str]:
        """Whoever watches is told no more than any seat."""
        with self.come(None) as browser:
            return heard(browser)

    def come_back(self, dice: random.Random) -> list[str]:
        """The viewer goes, and comes back from the version that it knows, or from none."""
        seat = self.pair.viewer
        since = dice.choice([0, self.viewer.update["version"]])
        others = [browser for browser in self.sitting.values() if browser is not self.viewer]
        self.seen += heard(self.viewer)
        self.viewer.close()
        if seat is not None:
            others[0].hear_until("table")
        self.viewer = self.come(seat, since)
        if seat is not None:
            self.sitting[seat] = self.viewer
            others[0].hear_until("table")
        return []

    def wait(self, dice: random.Random) -> list[str]:
        """Another seat goes and comes back, in the middle of whatever it does."""
        seat = dice.choice([seat for seat in SEATS if seat != self.pair.viewer])
        self.sitting[seat].close()
        self.viewer.hear_until("table")
        self.sitting[seat] = self.come(seat, self.sitting[seat].update["version"])
        self.viewer.hear_until("table")
        return []

    def ask(self, dice: random.Random) -> list[str]:
        """All that the server says about a table to anybody, and what it might be asked for."""
        paths = ["/api/tables/{}", "/table/{}", "/ws/tables/{}", "/replay/{}"]
        paths += [f"/api/tables/{{}}/{what}" for what in ("log", "transcript", "observation")]
        asked = [path.format(self.pair.name) for path in dice.sample(paths, 3)]
        answers = [self.serving.ask(path) for path in asked]
        return [f"{answer.status} {answer.body!r}" for answer in answers]

    def probe(self, dice: random.Random) -> list[str]:
        """The viewer tries what it may not do; the answers tell nothing either."""
        for _ in range(8):
            action = nonsense(dice)
            if action not in self.viewer.legal:
                self.viewer.play(action, self.viewer.update["decision"] + dice.choice([0, 0, 1]))
        self.viewer.say({"type": "take_back", "decision": self.viewer.update["decision"]})
        return []


def nonsense(dice: random.Random) -> str:
    """Some action that is hardly ever legal, anywhere on the board."""
    file, row = dice.choice("abcdefghij"), dice.randint(1, 9)
    origin, ahead = f"{file}{row}", f"{file}{row + 1}"
    elsewhere = dice.choice("abcdefghij") + str(dice.randint(1, 10))
    action: str = dice.choice(
        [
            f"{origin}-{ahead}",
            f"{origin}x{ahead}",
            f"{ahead}x{origin}",
            f"{origin}-{elsewhere}",
            f"{origin}x{elsewhere}",
            f"place {dice.choice('19MTA')} {elsewhere}",
            whole("A" * 40),
            "first 1",
        ]
    )
    return action


def compare(worlds: Worlds, pair: Pair) -> None:
    """Play it in both worlds; the viewer is told the same in both at every step."""
    worlds.lay(pair.name, pair.game)
    one, other = World(worlds.one, pair), World(worlds.other, pair)
    dice = random.Random(pair.name)
    assert one.told() == other.told()
    for number, part in enumerate(pair.parts):
        one.play(part.one)
        other.play(part.other)
        told = one.told()
        assert told == other.told(), (number, part)
        if part.silent:
            assert [json.loads(message) for message in told] == [{"type": "pong"}], part
            seed = dice.random()
            one.probe(random.Random(seed))
            other.probe(random.Random(seed))
            assert one.told() == other.told(), (number, part)
        if dice.random() < LOOKS:
            seed = dice.random()
            assert one.look(random.Random(seed)) == other.look(random.Random(seed)), number
            assert one.told() == other.told(), (number, part)
    one.leave()
    other.leave()


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    """Two servers with real databases; tables are laid as they are needed."""
    worlds = Worlds.start(tmp_path_factory.mktemp("worlds"))
    yield worlds
    worlds.stop()


@pytest.mark.parametrize(
    ("options", "viewer"), some([*product([*WAYS, *SMALL], (0, 1, None))], 8), ids=named
)
def test_whoever_cannot_know_which_card_is_which_hears_the_same(
    worlds: Worlds, options: dict[str, Any], viewer: int | None
) -> None:
    for number in range(EFFORT):
        name = f"{label(options)}-{viewer}-{number}"
        compare(worlds, pair(name, options, viewer, to_the_end=False))


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("aid", ["off", "log", "marked"])
def test_how_the_others_were_set_up_is_never_told_not_even_at_the_end(
    worlds: Worlds, aid: str, viewer: int | None
) -> None:
    options = {"memory_aid": aid, "max_plies": 60}
    compare(worlds, pair(f"end-{aid}-{viewer}", options, viewer, to_the_end=True))


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("options", SMALL, ids=label)
def test_how_a_small_army_was_set_up_is_never_told(
    worlds: Worlds, options: dict[str, Any], viewer: int | None
) -> None:
    name = f"end-{label(options)}-{viewer}"
    compare(worlds, pair(name, {**options, "max_plies": 40}, viewer, to_the_end=True))


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("options", SMALL, ids=label)
def test_until_both_are_ready_nobody_hears_where_a_small_army_lies(
    worlds: Worlds, options: dict[str, Any], viewer: int | None
) -> None:
    name = f"where-{label(options)}-{viewer}"
    rng, seat = random.Random(name), 1 if viewer == 0 else 0
    game, box = spielwerk.load("strategus", options), BOXES[options["army"]]
    ways = [paced(seat, army(rng, box), 2, rng) for _ in range(2)]
    parts = [
        Part(one, other, silent=moment != 2)
        for moment, (one, other) in enumerate(zip(*ways, strict=True))
    ]
    compare(worlds, Pair(name, game, viewer, parts))


# A game of memory

FRONTS = ["7999996789", "6789546789"]
"""Front rows; the rest of the armies does not matter."""

PASTS = (
    ["e4xe7", "a7-a6", "f4-f5", "a6-a7", "f5-e5", "a7-a6", "a4-a5", "a6-a7"],
    ["f4xf7", "a7-a6", "e4-e6", "a6-a7", "e6-e5", "a7-a6", "a4-a5", "a6-a7"],
)
"""A hare runs into e7 or f7 and is lost, another one comes to e5: the same cards stand then, and
one of two was seen."""


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_which_card_was_seen_in_a_fight_is_nowhere_to_be_found_later(
    worlds: Worlds, viewer: int | None
) -> None:
    game = spielwerk.load("strategus", {"first": "0"})
    name = f"past-{viewer}"
    rest = ["".join(sorted((Counter(BOX) - Counter(front)).elements())) for front in FRONTS]
    ready: list[Step] = [(seat, whole(rest[seat] + FRONTS[seat])) for seat in SEATS]
    one, other = ([*ready, *zip((0, 1) * 4, past, strict=True)] for past in PASTS)
    worlds.lay(name, game, one, other)
    for since in (0, 5, 43, 44, 1000):
        told = []
        for serving in (worlds.one, worlds.other):
            browser = join(serving, name, key_of(viewer), since)
            told.append(heard(browser))
            assert not any(event["event"] == "fought" for event in browser.update["events"])
            assert browser.update["version"] == (11 if viewer is None else 51)
            browser.close()
        assert told[0] == told[1]


def test_who_comes_back_is_told_what_it_missed_and_no_more(serving: Serving) -> None:
    rng = random.Random(3)
    created = serving.open_table(*TWO, game="strategus", first="0")
    browsers = join_all(serving, created)
    for seat in SEATS:
        play(browsers[seat], whole(army(rng)))
        browsers[1 - seat].hear_until("update")
    fights = 0
    while fights < 3 and not browsers[0].over:
        play_one(browsers, rng)
        fights = sum(event["event"] == "fought" for event in browsers[0].events)
        for seat in SEATS:
            check_return(serving, created, browsers[seat])


def check_return(serving: Serving, created: dict[str, Any], browser: Browser) -> None:
    """Whatever it says it knows, it is told from its own latest action on."""
    seat = browser.table["seat"]
    own = [n for n, event in enumerate(browser.events) if moves(event, seat)]
    told = browser.events[own[-1] if own else 0 :]
    for since in (0, len(browser.events) - len(told)):
        with join(serving, created["table"], created["keys"][str(seat)], since) as back:
            assert back.update["version"] == browser.update["version"]
            assert without_sentences(back.update["events"]) == told
            assert back.update["observation"] == browser.update["observation"]
    with join(serving, created["table"], created["keys"][str(seat)], len(browser.events)) as back:
        assert back.update["events"] == []


def moves(event: Message, seat: int) -> bool:
    return event["event"] in {"moved", "fought"} and event["seat"] == seat


# One set-up, looked at closely


def test_while_one_side_places_not_a_byte_comes_to_the_other(serving: Serving) -> None:
    created = serving.open_table(*TWO, game="strategus")
    placing = join(serving, created["table"], created["keys"]["0"])
    *cards, last = singly(0, army(random.Random(1)))
    waiting = [line(serving, created["table"], key) for key in (created["keys"]["1"], None)]
    placing.hear_until("table")
    for card in cards:
        play(placing, card)
        assert all(unread(other) == b"" for other in waiting)
    assert all(unread(other, 0.5) == b"" for other in waiting)
    play(placing, last)
    told = [unread(other, PATIENCE) for other in waiting]
    assert all(b'"events":[{"event":"ready","seat":0,"said":[' in raw for raw in told)
    assert all(raw.count(b'"event":') == 1 for raw in told)
    for other in waiting:
        other.close()


def line(serving: Serving, table: str, key: str | None) -> socket.socket:
    """A socket without any library, joined and greeted: it has read all there was."""
    line = socket.create_connection(serving.address, PATIENCE)
    line.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n"
        f"connection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\n\r\n".encode()
    )
    assert unread(line, PATIENCE).startswith(b"HTTP/1.1 101 ")
    said = json.dumps({"type": "join", "key": key}).encode()
    line.sendall(bytes([0x81, 0x80 | len(said)]) + bytes(4) + said)
    greeting = b""
    while b'"type":"update"' not in greeting:
        greeting += unread(line, PATIENCE)
    while unread(line, 0.5):
        pass
    return line


def unread(line: socket.socket, seconds: float = 0.0) -> bytes:
    """What has come, be it only a byte of it; nothing if nothing comes for so long."""
    line.settimeout(seconds)
    try:
        come = line.recv(1 << 16)
    except (TimeoutError, BlockingIOError):
        return b""
    assert come, "the server has closed the line"
    return come


def test_only_the_own_browsers_see_what_is_placed(serving: Serving) -> None:
    created = serving.open_table(*TWO, game="strategus")
    browsers = join_all(serving, created)
    second = join(serving, created["table"], created["keys"]["0"])
    watcher = join(serving, created["table"])
    play(browsers[0], "place A a1")
    assert second.hear_until("update") == browsers[0].update
    assert second.events == [{"event": "placed", "seat": 0, "at": "a1", "piece": "A"}]
    play(second, "place T b1")
    assert browsers[0].hear_until("update") == second.update
    assert second.update["observation"]["pieces"] == [{"a1": "A", "b1": "T"}, {}]
    for browser in (browsers[1], watcher):
        said = len(browser.said)
        assert len(heard(browser)) == said + 1, "nothing but the pong"
    info = serving.ask(f"/api/tables/{created['table']}").json()
    shown = {"table", "game", "options", "seats", "teams", "coach", "over", "commitment"}
    shown |= {"agreed", "listed", "pace"}
    assert info.keys() == shown
    late = [join(serving, created["table"], key) for key in (created["keys"]["1"], None)]
    for browser in late:
        assert browser.update["version"] == 0
        assert browser.update["to_act"] == [0, 1]
        assert browser.update["observation"]["pieces"] == [{}, {}]
