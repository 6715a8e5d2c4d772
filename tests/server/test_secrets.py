"""What goes over a socket: a seat's own knowledge, and not a byte of anybody else's."""

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.core import Chance
from spielwerk.server.matches.views import events_told, is_news, view_for
from spielwerk.server.storage.kept import CHANCE, Step
from tests.laws.matches import beginnings, every_game
from tests.server.browsers import Browser, Message, join, join_all, play_one
from tests.server.serving import Serving
from tests.server.truth import lies_open, seen_by
from tests.server.worlds import KEYS, Worlds, chance_of, heard, key_of

SEATS = (0, 1, 2, 3)
FOUR = ("link", "link", "link", "link")
PAIRED = [
    (spielwerk.load("dog"), 5),
    (spielwerk.load("dog", {"teams": "trios"}, seats=6), 1),
    (spielwerk.load("stramash", seats=3), 2),
    (spielwerk.load("rufus", {"prizes": "shuffled"}, seats=3), 2),
    (spielwerk.load("streifzug", {"preset": "extended"}, seats=2), 2),
]
"""Games, and how many pairs of worlds of each per viewer."""

HIDING = {
    "dog": re.compile("deal "),
    "stramash": re.compile("draw "),
    "rufus": re.compile("lay |prize "),
    "streifzug": re.compile("deal |reveal "),
}
"""The steps of which not everybody is told the card."""

LENGTHS = {"streifzug": [0, 60, 180]}
"""How many actions a match has got to, where a few tell too little."""
SHORT = [0, 1, 2, 3, 4, 6, 8, 10]

CHANGES_TRIED = 30
"""How often two hidden cards change places, if that can be, from one world to the other."""

Steps = list[Step]


# Two worlds that look the same to one viewer


@dataclass(frozen=True)
class Pair:
    """Two logs, different in what `viewer` was not told and in nothing else."""

    name: str
    game: spielwerk.Game
    viewer: int | None
    one: Steps
    other: Steps


def played(pair: Pair, steps: Steps) -> spielwerk.Match:
    """The match that the steps lead to, with the chance of its table."""
    drawn = sum(who == CHANCE for who, _ in steps)
    return pair.game.replay_steps(steps, chance=Chance(chance_of(pair.name).key, drawn))


def world(game: spielwerk.Game, rng: random.Random, actions: int) -> Steps:
    """The steps of a match after so many random actions."""
    match = game.match(seed=rng.random().hex())
    while not match.over and actions > 0:
        actions -= 1
        seat = rng.choice(match.seats_to_act())
        match.play(seat, rng.choice(match.legal(seat)))
    return list(match.steps)


def changed(game: spielwerk.Game, steps: Steps, rng: random.Random) -> Steps:
    """Two hidden cards change places, and whoever gave or laid the one gives or lays the other."""
    hidden = [number for number, (_, text) in enumerate(steps) if HIDING[game.name].match(text)]
    if len(hidden) < 2:
        return steps
    first, second = rng.sample(hidden, 2)
    one, two = card_in(steps[first]), card_in(steps[second])
    other = list(steps)
    other[first], other[second] = with_card(steps[first], two), with_card(steps[second], one)
    if game.name == "rufus" and rng.random() < 0.5:
        other = [
            *steps[:first],
            with_card(steps[first], rng.choice("23456789")),
            *steps[first + 1 :],
        ]
    for number, (who, text) in enumerate(steps):
        swap = {f"give {one}": f"give {two}", f"give {two}": f"give {one}"}
        if text in swap and rng.random() < 0.5:
            other[number] = (who, swap[text])
    return other


def disguised(game: spielwerk.Game, steps: Steps, viewer: int | None, rng: random.Random) -> Steps:
    """Another world of which all that ever lay open to the viewer is the same.

    What the viewer is told of either is not asked: it is what the tests look at.
    """
    other, lay_open = steps, seen_by(game, steps, viewer)
    for _ in range(CHANGES_TRIED):
        tried = changed(game, other, rng)
        if seen_by(game, tried, viewer) == lay_open:
            other = tried
    return other


def card_in(step: Step) -> str:
    return step[1].split(" ")[1]


def with_card(step: Step, card: str) -> Step:
    """The same with another card."""
    verb, _, *rest = step[1].split(" ")
    return step[0], " ".join([verb, card, *rest])


def pairs() -> Iterator[Pair]:
    """Worlds after few and many actions; all that can be changed about them is changed."""
    rng = random.Random(11)
    for game, each in PAIRED:
        for viewer in (None, *range(game.seats)):
            found = 0
            while found < each:
                name = f"pair-{game.name}-{game.seats}-{viewer}-{found}"
                one = world(game, rng, rng.choice(LENGTHS.get(game.name, SHORT)))
                pair = Pair(name, game, viewer, one, disguised(game, one, viewer, rng))
                if played(pair, pair.one).position() != played(pair, pair.other).position():
                    found += 1
                    yield pair


@pytest.fixture(scope="module")
def pairs_laid() -> list[Pair]:
    """The pairs that are laid in both worlds."""
    return list(pairs())


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory, pairs_laid: list[Pair]) -> Iterator[Worlds]:
    """Two servers: one plays the one world of each pair, one the other."""
    worlds = Worlds.start(tmp_path_factory.mktemp("worlds"))
    for pair in pairs_laid:
        worlds.lay(pair.name, pair.game, pair.one, pair.other)
    yield worlds
    worlds.stop()


def test_two_worlds_that_lie_open_alike_to_a_viewer_send_it_the_same_bytes(
    worlds: Worlds, pairs_laid: list[Pair]
) -> None:
    one, other = worlds.one, worlds.other
    for pair in pairs_laid:
        key = key_of(pair.viewer)
        here, there = join(one, pair.name, key), join(other, pair.name, key)
        assert heard(here) == heard(there), pair
        # Somebody else comes and goes.
        for serving in (one, other):
            visitor = next(seat for seat in range(pair.game.seats) if seat != pair.viewer)
            with join(serving, pair.name, KEYS[visitor], name="Eva"):
                pass
        for browser in (here, there):
            browser.hear_until("table")
            browser.hear_until("table")
        assert heard(here) == heard(there), pair
        for path in (f"/api/tables/{pair.name}", f"/table/{pair.name}"):
            told = [serving.ask(path) for serving in (one, other)]
            assert told[0].body == told[1].body
            assert [*told[0].headers] == [*told[1].headers]


def test_and_still_the_same_bytes_after_whatever_somebody_plays(
    worlds: Worlds, pairs_laid: list[Pair]
) -> None:
    compared = 0
    for pair in pairs_laid:
        step = next(same_step(pair), None)
        if step is None:
            continue
        compared += 1
        told = []
        for serving in (worlds.one, worlds.other):
            browser = join(serving, pair.name, key_of(pair.viewer))
            actor = join(serving, pair.name, KEYS[step[0]])
            actor.play(step[1])
            actor.hear_until("update")
            # Refusals are told, too, and why fields cannot be reached.
            if browser.legal:
                browser.play("A out")
                for chosen in beginnings(browser.legal[0]):
                    browser.say({"type": "why", "chosen": chosen})
            told.append([*heard(browser), *talked(browser, actor)])
        assert told[0] == told[1], pair
    assert compared >= len(pairs_laid) // 2


WHEN = re.compile(r'"at":\d+')
"""Of all that is told only this may differ: it is the clock's."""


def talked(browser: Browser, actor: Browser) -> list[str]:
    """What a browser hears when another one says something, and offers to undo."""
    browser.said.clear()
    actor.say({"type": "say", "text": "Hm"})
    actor.hear_until("talk")
    actor.say({"type": "offer", "offer": "undo"})
    actor.hear_until(lambda told: told["type"] in {"offers", "error"})
    return [WHEN.sub("", message) for message in heard(browser)]


def same_step(pair: Pair) -> Iterator[tuple[int, str]]:
    """Actions that can be played in both worlds, and then the same lies open to the viewer."""
    here, there = played(pair, pair.one), played(pair, pair.other)
    for seat in here.seats_to_act():
        for action in sorted(set(here.legal(seat)) & set(there.legal(seat))):
            one, other = played(pair, pair.one), played(pair, pair.other)
            one.play(seat, action)
            other.play(seat, action)
            if lies_open(one, pair.viewer) == lies_open(other, pair.viewer):
                yield seat, action


# One match, looked at closely


def test_nobody_is_ever_told_what_is_hidden_from_him(serving: Serving) -> None:
    rng = random.Random(12)
    created = serving.open_table(*FOUR)
    browsers = [*join_all(serving, created), join(serving, created["table"])]
    for _ in range(150):
        if browsers[0].over:
            break
        for seat, browser in zip((*SEATS, None), browsers, strict=True):
            check_update(browser.update, seat)
        play_one(browsers, rng)
    for seat, browser in zip((*SEATS, None), browsers, strict=True):
        check_events(browser.events, seat)
        secrets = [key for key in created["keys"].values() if key is not None]
        assert not any(key in raw for key in secrets for raw in browser.said)


def check_update(update: Message, seat: int | None) -> None:
    """The only hand is the own one; others' actions are not listed."""
    seen = update["observation"]
    assert seen["seat"] == seat
    size = 0 if seat is None else seen["hand_sizes"][seat]
    assert len(seen["hand"].split()) == size
    for giver, card in enumerate(seen.get("given", ())):
        assert giver == seat or card in {None, "?"}
    if seat not in update["to_act"]:
        assert update["legal"] == []


def check_events(events: list[Message], seat: int | None) -> None:
    """Cards are named to whom they were dealt or given, and when they are played."""
    for event in events:
        if event["event"] in {"dealt", "gave", "received"}:
            assert ("card" in event) == (event["seat"] == seat)
        elif event["event"] not in {"played", "folded"}:
            assert not {"card", "cards", "hand", "hands"} & set(event) - reshuffled(event)
    open_cards: Counter[Any] = Counter(event["event"] for event in events)
    assert open_cards["dealt"] > 0


def reshuffled(event: Message) -> set[str]:
    """A reshuffle tells how many cards there were."""
    return {"cards"} if event["event"] == "reshuffled" else set()


def test_the_log_of_the_server_names_no_action_and_no_key(own_serving: Serving) -> None:
    created = own_serving.open_table(*FOUR)
    browsers = join_all(own_serving, created)
    browsers[0].play("give 17")
    browsers[0].hear_error("illegal")
    browsers[0].say({"type": "join", "key": created["keys"]["0"]})
    browsers[0].hear_error("bad_message")
    armies = own_serving.open_table("link", "link", game="strategus")
    placing = join(own_serving, armies["table"], armies["keys"]["0"])
    for action in ("place A a1", "place A b1", "setup A", "place T b1"):
        placing.play(action)
        placing.hear()
    own_serving.stop()
    assert own_serving.log is not None
    written = own_serving.log.read_text()
    assert not any(word in written for word in ("give", "place", "setup"))
    assert not re.search(r"\ba1\b", written), "a table's name may hold it by chance"
    assert not any(key in written for key in created["keys"].values())
    kept = Path(own_serving.database.removeprefix("sqlite:///")).read_bytes()
    assert not any(key.encode() in kept for key in created["keys"].values())


@every_game
def test_whoever_is_told_nothing_would_find_nothing_new(game: spielwerk.Game) -> None:
    """So nobody misses anything whom the server sends nothing."""
    rng = random.Random(13)
    match = game.match(seed=13)
    for _ in range(100):
        if match.over:
            break
        actor = rng.choice(match.seats_to_act())
        others = [viewer for viewer in (None, *range(game.seats)) if viewer != actor]
        known = {viewer: events_told(match, viewer) for viewer in others}
        seen = {viewer: view_for(match, viewer, known[viewer]).to_bytes() for viewer in others}
        match.play(actor, rng.choice(match.legal(actor)))
        for viewer in others:
            if not is_news(match, viewer, known[viewer]):
                assert view_for(match, viewer, known[viewer]).to_bytes() == seen[viewer]


# The one way out


ASKING = {"observation", "events", "legal", "barred", "position", "transcript", "state"}


def test_only_views_asks_a_match_what_somebody_may_know() -> None:
    folder = Path(spielwerk.__file__).parent / "server"
    for path in folder.glob("*.py"):
        if path.name in {"views.py", "bench.py"}:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Attribute) and node.attr in ASKING:
                owner = ast.unparse(node.value)
                assert owner not in {"match", "self._match"}, f"{path.name}: {owner}.{node.attr}"
