"""Asking why something cannot be done: answered to who asks, and to nobody else."""

import random

import pytest

import spielwerk
from tests.server.armies import army, whole
from tests.server.browsers import Browser, join, join_all, play
from tests.server.serving import Serving

LINKS = {game: ("link",) * spielwerk.load(game).seats for game in spielwerk.games()}


def begun(serving: Serving) -> list[Browser]:
    """Two who play Strategus: whose turn it is comes first."""
    browsers = join_all(serving, serving.open_table("link", "link", game="strategus", first="0"))
    for seat, browser in enumerate(browsers):
        play(browser, whole(army(random.Random(seat))))
    browsers[0].hear_until(lambda m: m["type"] == "update" and m["to_act"] == [0])
    return browsers


def ask(browser: Browser, chosen: str) -> None:
    browser.say({"type": "why", "chosen": chosen})


def test_who_asks_is_told_of_every_field_that_cannot_be_reached(serving: Serving) -> None:
    anna, _ = begun(serving)
    origin, target = anna.legal[0].replace("x", "-").split("-")
    ask(anna, origin)
    told = anna.hear_until("barred")
    assert told["chosen"] == origin
    assert told["version"] == anna.update["version"]
    assert target not in told["fields"]
    why = {"rule": "M1", "reason": "own_piece_there", "args": {}, "obstacles": ["a1"]}
    assert told["fields"]["a1"] == why
    assert len(told["fields"]) > 80


def test_who_tries_it_all_the_same_is_told_what_is_in_the_way(serving: Serving) -> None:
    anna, _ = begun(serving)
    anna.play("a4-a3")
    refused = anna.hear_error("illegal")
    assert (refused["rule"], refused["obstacles"]) == ("M1", ["a3"])


def test_nobody_else_hears_of_it(serving: Serving) -> None:
    anna, ben = begun(serving)
    second = join(serving, anna.table["table"])
    while True:
        try:
            ben.hear(0.3)
        except TimeoutError:
            break
    ask(anna, "a1")
    anna.hear_until("barred")
    ben.hear_silence()
    second.hear_silence()


def test_who_is_not_asked_and_who_watches_are_refused(serving: Serving) -> None:
    anna, ben = begun(serving)
    ask(ben, "a10")
    ben.hear_error("not_your_turn")
    watcher = join(serving, anna.table["table"])
    ask(watcher, "a1")
    watcher.hear_error("no_seat")


@pytest.mark.parametrize("chosen", ["z9", "a1-a2", "setup", "'; --", "♞"])
def test_what_cannot_be_chosen_is_refused(serving: Serving, chosen: str) -> None:
    anna, _ = begun(serving)
    ask(anna, chosen)
    told = anna.hear_error("illegal")
    assert told["reason"] == "unknown_action"


@pytest.mark.parametrize(
    "message",
    [
        {"type": "why"},
        {"type": "why", "chosen": ""},
        {"type": "why", "chosen": "a" * 81},
        {"type": "why", "chosen": 5},
        {"type": "why", "chosen": "a1", "seat": 1},
    ],
)
def test_a_question_has_bounds(serving: Serving, message: object) -> None:
    anna, _ = begun(serving)
    anna.say(message)
    anna.hear_error("bad_message")


def test_after_the_end_there_is_nothing_to_ask(serving: Serving) -> None:
    created = serving.open_table("link", "link", game="strategus", max_plies=1, first="0")
    anna, ben = join_all(serving, created)
    for seat, browser in enumerate((anna, ben)):
        play(browser, whole(army(random.Random(seat))))
    anna.hear_until(lambda m: m["type"] == "update" and m["to_act"] == [0])
    play(anna, anna.legal[0])
    assert anna.over
    ask(anna, "a1")
    assert anna.hear_error("illegal")["reason"] == "over"


def test_questions_count_as_messages(own_serving: Serving) -> None:
    own_serving.restart(messages_per_second=1)
    created = own_serving.open_table(*LINKS["dog"])
    anna = join(own_serving, created["table"], created["keys"]["0"])
    card = anna.legal[0].removeprefix("give ")
    answers = []
    for _ in range(1000):
        ask(anna, card)
        answers.append(anna.hear_until(lambda told: told["type"] in {"barred", "error"}))
        if answers[-1]["type"] == "error":
            break
    assert answers[0]["type"] == "barred"
    assert answers[-1].get("code") == "too_fast"


@pytest.mark.parametrize("game", spielwerk.games())
def test_every_game_answers_over_a_socket(serving: Serving, game: str) -> None:
    browsers = join_all(serving, serving.open_table(*LINKS[game], game=game))
    anna = next(browser for browser in browsers if browser.legal)
    words = anna.legal[0].split()
    for chosen in dict.fromkeys((words[0], words[-1], " ".join(words[:2]).split(">")[0])):
        ask(anna, chosen)
        answer = anna.hear_until(lambda m: m["type"] in {"barred", "error"})
        if answer["type"] == "barred":
            cells = {cell["name"] for cell in spielwerk.load(game).geometry()["cells"]}
            assert answer["fields"].keys() <= cells
            return
    raise AssertionError(f"nothing of {words} can be asked about")
