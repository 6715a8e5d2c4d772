"""What people offer each other, and what comes of it."""

import random
import time
from typing import Any

import pytest

import spielwerk
from spielwerk.server.matches.views import view_for
from tests.server.armies import army, whole
from tests.server.browsers import Browser, join, join_all, play, play_on
from tests.server.serving import Serving

TWO = ("link", "link")
FOUR = ("link",) * 4


def offer(browser: Browser, kind: str, **more: Any) -> None:
    browser.say({"type": "offer", "offer": kind, **more})


def answer(browser: Browser, yes: bool) -> None:
    offers = browser.hear_until(lambda m: m["type"] == "offers" and m["offers"])["offers"]
    browser.say({"type": "answer", "number": offers[-1]["number"], "yes": yes})


def strategus(serving: Serving, **how: Any) -> tuple[dict[str, Any], list[Browser]]:
    created = serving.open_table(*TWO, game="strategus", how=how)
    return created, join_all(serving, created)


def test_what_both_agree_to_undo_is_undone_for_everybody(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    watcher = join(serving, created["table"])
    before = [browser.update for browser in browsers]
    giver = browsers[1]
    play(giver, giver.legal[0])
    for browser in (browsers[0], browsers[2], browsers[3], watcher):
        browser.hear_until("update")
    offer(giver, "undo")
    for browser in (browsers[0], browsers[2], browsers[3]):
        answer(browser, yes=True)
    for browser in browsers:
        undone = browser.hear_until("update")
        was = before[browser.table["seat"]]
        assert undone["observation"] == was["observation"]
        assert undone["legal"] == was["legal"]
        assert undone["version"] == 1_000_000 + was["version"]
        assert len(undone["events"]) == was["version"], "told anew from the beginning"
        assert undone["decision"] > was["decision"]
    # Who was away with the old version is told all anew, too.
    late = join(serving, created["table"], created["keys"]["0"], before[0]["version"])
    assert late.update == browsers[0].update
    play(giver, giver.legal[-1])
    assert giver.update["version"] > 1_000_000


def test_one_no_is_enough(serving: Serving) -> None:
    _, browsers = strategus(serving)
    offer(browsers[0], "draw")
    answer(browsers[1], yes=False)
    assert browsers[0].hear_until(lambda m: m["type"] == "offers" and not m["offers"])
    assert not browsers[0].over
    browsers[1].say({"type": "answer", "number": 1, "yes": True})
    browsers[1].hear_error("no_offer")


def test_who_offered_can_withdraw_but_not_agree(serving: Serving) -> None:
    _, browsers = strategus(serving)
    offer(browsers[0], "draw")
    answer(browsers[0], yes=True)
    assert browsers[1].hear_until(lambda m: m["type"] == "offers" and not m["offers"])
    assert not browsers[1].over


def test_a_draw_ends_the_match_for_all(serving: Serving) -> None:
    created, browsers = strategus(serving)
    offer(browsers[0], "draw")
    answer(browsers[1], yes=True)
    for browser in browsers:
        assert browser.hear_until("update")["returns"] == [0, 0]
        assert browser.events[-1] == {"event": "agreed_draw", "seat": 0}
        browser.hear_until("reveal")
    offer(browsers[0], "undo")
    browsers[0].hear_error("over")
    assert serving.ask(f"/api/tables/{created['table']}").json()["over"]


def test_alone_one_resigns_at_once(serving: Serving) -> None:
    _, browsers = strategus(serving)
    offer(browsers[1], "resign")
    assert browsers[0].hear_until("update")["returns"] == [1, -1]


def test_a_team_resigns_together(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    offer(browsers[0], "resign")
    browsers[1].hear_until("offers")
    browsers[1].say({"type": "answer", "number": 1, "yes": True})
    browsers[1].hear_error("no_offer")
    answer(browsers[2], yes=True)
    assert browsers[3].hear_until("update")["returns"] == [-1, 1, -1, 1]


def test_where_many_play_nobody_resigns_and_bots_agree_to_no_draw(serving: Serving) -> None:
    created = serving.open_table("link", "link", "greedy", game="rufus")
    browsers = join_all(serving, created)
    assert set(browsers[0].table["offers"]) == {"undo", "pace"}
    for kind in ("resign", "draw"):
        offer(browsers[0], kind)
        browsers[0].hear_error(f"no_{kind}")


def test_what_chance_has_brought_is_not_undone(serving: Serving) -> None:
    created = serving.open_table(*TWO, game="rufus")
    browsers = join_all(serving, created)
    offer(browsers[0], "undo")
    browsers[0].hear_error("no_undo")


@pytest.mark.parametrize(("game", "ever"), [("rufus", True), ("stramash", False)])
def test_who_acts_is_told_whether_their_turn_can_be_undone(game: str, ever: bool) -> None:
    """A turn of Stramash begins with a card drawn; nothing of the kind happens in Rufus."""
    match, rng = spielwerk.load(game).match(seed=7), random.Random(1)
    told = []
    for _ in range(60):
        seat = rng.choice(match.seats_to_act())
        if not match.can_take_back(seat):
            told.append(view_for(match, seat).can_undo)
        assert not view_for(match, None).can_undo
        match.play(seat, rng.choice(match.legal(seat)))
    assert not told[0], "nothing has been done yet"
    assert any(told) == ever


def test_who_only_watches_offers_nothing(serving: Serving) -> None:
    created, _ = strategus(serving)
    watcher = join(serving, created["table"])
    offer(watcher, "draw")
    watcher.hear_error("no_seat")
    watcher.say({"type": "answer", "number": 1, "yes": True})
    watcher.hear_error("no_seat")
    assert watcher.table["offers"] == []


def test_people_agree_on_clocks_and_on_none(serving: Serving) -> None:
    created = serving.open_table(*TWO, game="rufus")
    browsers = join_all(serving, created)
    live = {"kind": "live", "move": 60, "bank": 120, "days": 3}
    offer(browsers[0], "pace", pace=live)
    answer(browsers[1], yes=True)
    for browser in browsers:
        assert browser.hear_until(lambda m: m["type"] == "table")["pace"] == live
        clock = browser.hear_until("clock")["seats"]
        assert [seat["bank"] for seat in clock] == [120_000, 120_000]
    play_on(browsers, random.Random(1), 3)
    late = join(serving, created["table"], created["keys"]["0"])
    assert late.hear_until("clock")
    offer(browsers[0], "pace", pace={"kind": "none"})
    answer(browsers[1], yes=True)
    told = browsers[1].hear_until(lambda m: m["type"] == "table" and m["pace"]["kind"] == "none")
    assert told
    offer(browsers[0], "pace")
    browsers[0].hear_error("bad_message")


def heard_in(browser: Browser, seconds: float) -> list[str]:
    """The types of all messages until nothing comes for so long."""
    types: list[str] = []
    try:
        while True:
            types.append(browser.hear(seconds)["type"])
    except TimeoutError:
        return types


def play_or_look(*browsers: Browser) -> None:
    """Who can act does; the others hear what has happened meanwhile."""
    for one in browsers:
        if one.legal:
            play(one, one.legal[0])
        else:
            time.sleep(0.05)
            one.say({"type": "ping"})
            one.hear_until("pong")


def test_bots_wait_while_people_think_about_undoing(own_serving: Serving) -> None:
    own_serving.restart(bot_delay=1.0)
    created = own_serving.open_table("link", "greedy", "link", "greedy")
    anna, carla = join_all(own_serving, created)
    while not any(event["event"] == "played" and event["seat"] == 0 for event in anna.events):
        play_or_look(carla, anna)
    # It is the turn of the bot to the left.
    offer(anna, "undo")
    number = carla.hear_until(lambda m: m["type"] == "offers" and m["offers"])["offers"][0]
    assert "update" not in heard_in(carla, 2.5), "the bots wait"
    carla.say({"type": "answer", "number": number["number"], "yes": False})
    assert anna.hear_until(lambda m: m["type"] == "offers" and not m["offers"])
    heard = len(carla.events)
    for _ in range(1000):
        play_or_look(anna, carla)  # a seven goes on, or the bot was faster
        if len(carla.events) > heard:
            break
    assert len(carla.events) > heard, "the bots go on"


def test_nothing_is_agreed_on_for_whom_a_bot_plays(serving: Serving) -> None:
    created = serving.open_table("link", "link", "greedy", game="rufus")
    anna, ben = join_all(serving, created)
    assert set(anna.table["offers"]) == {"undo", "pace"}
    ben.say({"type": "step_away"})
    anna.hear_until(lambda m: m["type"] == "table" and m["seats"][1]["kept"] == "asked")
    assert anna.table["offers"] == []
    for kind, more in (("undo", {}), ("pace", {"pace": {"kind": "live", "move": 5, "bank": 0}})):
        offer(anna, kind, **more)
        anna.hear_error("absent")
    ben.say({"type": "come_back"})
    anna.hear_until(lambda m: m["type"] == "table" and m["seats"][1]["kept"] is None)
    offer(anna, "pace", pace={"kind": "none"})
    answer(ben, yes=True)


def test_one_resigns_alone_though_the_other_side_is_away(serving: Serving) -> None:
    _, browsers = strategus(serving)
    browsers[1].say({"type": "step_away"})
    browsers[0].hear_until(lambda m: m["type"] == "table" and m["seats"][1]["kept"] == "asked")
    assert browsers[0].table["offers"] == ["resign"]
    offer(browsers[0], "resign")
    assert browsers[1].hear_until(lambda m: m["type"] == "update" and m["over"])


def test_who_plays_on_has_not_agreed_to_undo(serving: Serving) -> None:
    """What was agreed to is not what was played since."""
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    giver, other, third = browsers[1], browsers[2], browsers[3]
    play(giver, giver.legal[0])
    offer(giver, "undo")
    number = other.hear_until(lambda m: m["type"] == "offers" and m["offers"])["offers"][0]
    play(third, third.legal[0])
    assert other.hear_until("offers")["offers"] == []
    other.say({"type": "answer", "number": number["number"], "yes": True})
    other.hear_error("no_offer")


def test_undoing_something_else_ends_an_offer_to_undo(serving: Serving) -> None:
    created = serving.open_table(*FOUR)
    browsers = join_all(serving, created)
    one, two = browsers[1], browsers[2]
    for browser in (one, two):
        play(browser, browser.legal[0])
    offer(two, "undo")
    offer(one, "undo")
    for browser in (browsers[0], two, browsers[3]):
        offers = browser.hear_until(lambda m: m["type"] == "offers" and len(m["offers"]) == 2)
        number = next(told["number"] for told in offers["offers"] if told["by"] == 1)
        browser.say({"type": "answer", "number": number, "yes": True})
    assert browsers[0].hear_until(lambda m: m["type"] == "offers" and not m["offers"])
    assert browsers[0].hear_until("talk")["entries"][-1]["text"] == "agreed-undo 1"


def test_what_nobody_has_seen_is_not_undone_by_who_has_not_agreed_to_that(
    serving: Serving,
) -> None:
    """Nobody is told by the offer that somebody has set up a piece meanwhile."""
    _, (one, two) = strategus(serving)
    play(one, whole(army(random.Random(1))))
    offer(one, "undo")
    number = two.hear_until(lambda m: m["type"] == "offers" and m["offers"])["offers"][0]["number"]
    one.hear_until("offers")
    play(two, two.legal[0])
    silence(one)
    two.say({"type": "answer", "number": number, "yes": True})
    two.hear_error("no_offer")
    assert one.hear_until("offers")["offers"] == []


def test_an_offer_to_undo_tells_nothing_of_what_nobody_has_seen(serving: Serving) -> None:
    """Whoever has set up some pieces, or none, is answered alike; so is nobody else."""
    _, (one, two) = strategus(serving)
    offer(one, "undo")
    nothing = one.hear_error("no_undo")
    play(one, one.legal[0])
    offer(one, "undo")
    assert one.hear_error("no_undo") == nothing
    silence(two)
    play(two, whole(army(random.Random(2))))
    offer(one, "undo")
    assert one.hear_error("no_undo") == nothing, "the other one's pieces are seen, but not these"
    offer(two, "undo")
    assert two.hear_until(lambda m: m["type"] == "offers" and m["offers"])


def silence(browser: Browser) -> None:
    browser.say({"type": "ping"})
    assert browser.hear()["type"] == "pong"


def test_bots_go_on_when_another_offer_takes_the_place_of_undoing(own_serving: Serving) -> None:
    own_serving.restart(bot_delay=0.3)
    created = own_serving.open_table("link", "greedy", "link", "greedy")
    anna, carla = join_all(own_serving, created)
    play(anna, anna.legal[0])  # a card for the partner; the bots give theirs meanwhile
    offer(anna, "undo")
    offer(anna, "pace", pace={"kind": "none"})
    begun = time.monotonic()
    carla.hear_until(lambda m: m["type"] == "offers" and m["offers"][0]["offer"] == "pace")
    while sum(event["event"] == "gave" for event in carla.events) < 3:
        carla.hear_until("update")
    assert time.monotonic() - begun < 60, "long before the offer lapses"
