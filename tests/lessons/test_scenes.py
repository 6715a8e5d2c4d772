"""Every scene of every game holds: proven by the rules, in every language."""

from __future__ import annotations

import re
from importlib import resources

import msgspec
import pytest

import spielwerk
from spielwerk.lessons import wording
from spielwerk.lessons.proving import Proof, fault_of, with_options
from spielwerk.lessons.reading import SceneError, lessons_of, read, scene_of
from spielwerk.lessons.records import Answer, Ask, By, Scene, Then
from spielwerk.text import LANGUAGES, game_texts
from tests.house.style import ROOT
from tests.house.test_texts import FOLDERS
from tests.house.test_texts import read as read_texts

GAMES = spielwerk.games()
SCENES = [(game, scene.id) for game in GAMES for scene in lessons_of(game).scenes]


def fault(game: str, scene: Scene, **house: str) -> str | None:
    return fault_of(game, with_options(scene, house), lambda name: wording.has(game, name))


def fails(game: str, **house: str) -> set[str]:
    """The scenes that do not hold at a table with these house rules."""
    return {scene.id for scene in lessons_of(game).scenes if fault(game, scene, **house)}


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_a_scene_holds_and_has_its_sentences(game: str, name: str) -> None:
    scene = scene_of(game, name)
    assert fault(game, scene) is None
    assert wording.unsaid(game, scene) is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_game_takes_three_to_six_minutes(game: str, language: str) -> None:
    first = [scene for scene in lessons_of(game).scenes if scene.part == "first"]
    assert 6 <= len(first) <= 10
    low, high = wording.FIRST_GAME
    assert low <= sum(wording.seconds(game, scene, language) for scene in first) / 60 <= high


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_belongs_to_a_beat(game: str) -> None:
    folder = next(one for one in FOLDERS if one.parts[-3:-1] == ("lessons", game))
    needed: set[str] = set()
    for scene in lessons_of(game).scenes:
        proof = Proof(game, scene, lambda name: wording.has(game, name))
        proof.prove()
        needed |= proof.others | {name for name, _ in wording.named(game, scene)}
    assert set(read_texts(folder / "en.ftl")) == needed


@pytest.mark.parametrize("game", GAMES)
def test_an_ask_says_who_is_meant_or_what_is_left(game: str) -> None:
    """Colour or turn and task: nobody has to guess whose move it is."""
    for scene in lessons_of(game).scenes:
        asks = [name for name, kind in wording.named(game, scene) if kind == "ask"]
        said = wording.texts_of(game, "en").say(asks[0])
        assert re.search(r"\b(you are|your turn)\b|only 5 spaces", said, re.IGNORECASE), said


# What a house rule changes


@pytest.mark.parametrize(
    ("game", "house", "failing"),
    [
        ("dog", {"fold": "one_card"}, {"out", "lane"}),
        ("dog", {"strict_fill": "on"}, {"joker"}),
        ("dog", {"seven_rest": "none"}, {"last-seven"}),
        ("stramash", {"fechter_from_dock": "off"}, {"fechter"}),
        ("stramash", {"pairs": "off"}, {"pairs", "gate", "finished"}),
        ("rufus", {"fox_continues": "on"}, {"own"}),
        ("rufus", {"exact_catch": "off"}, {"fit"}),
        ("strategus", {"hare_attack": "adjacent"}, {"hare"}),
        ("strategus", {"sprung_trap": "goes"}, {"trap"}),
        ("strategus", {"memory_aid": "marked"}, {"remember"}),
        ("streifzug", {"direction": "clockwise"}, {"catch", "stages", "colours", "leave"}),
    ],
)
def test_what_a_house_rule_changes_is_found(
    game: str, house: dict[str, str], failing: set[str]
) -> None:
    assert fails(game, **house) == failing


# Planted faults


def planted(game: str, name: str, number: int, **changes: object) -> str:
    """Why a scene does not hold of which one beat is otherwise."""
    scene = scene_of(game, name)
    beats = list(scene.beats)
    beats[number] = msgspec.structs.replace(beats[number], **changes)
    found = fault(game, msgspec.structs.replace(scene, beats=beats))
    assert found is not None
    return found


def test_what_cannot_be_asked_is_found() -> None:
    assert "9 T6>T15" in planted("dog", "hit", 1, right=["9 T6>T15"])


def test_a_promise_that_is_not_kept_is_found() -> None:
    broken = Then(events=[{"event": "sent_home", "owner": 3}])
    assert "no event" in planted("dog", "hit", 1, then=broken)
    assert "over is False, not True" in planted("dog", "hit", 1, then=Then(over=True))
    assert "position is" in planted("dog", "four", 1, then=Then(position={"men": []}))


def test_a_foreseen_try_that_cannot_be_is_found() -> None:
    assert "Q T6>T19" in planted("dog", "hit", 1, wrong=[Answer(plays=["Q T6>T19"])])


def test_an_action_without_an_answer_is_found() -> None:
    assert "no answer to ['A T6>T7'" in planted("dog", "hit", 1, wrong=[])


def test_an_action_that_is_listed_twice_is_found() -> None:
    assert "listed twice" in planted("dog", "hit", 1, also=[Answer(plays=["A T6>T17"])])


def test_what_is_not_refused_or_by_another_rule_is_found() -> None:
    assert "is allowed" in planted("dog", "fresh", 1, play="3 T12>T15")
    assert "M2 blocked_by_fresh" in planted("dog", "fresh", 1, refused=By("M4", "own_in_way"))


def test_a_reply_that_cannot_be_is_found() -> None:
    assert "Q out" in planted("dog", "out", 2, play="Q out")
    assert "plays by being asked" in planted("dog", "out", 2, seat=0)
    assert "chance cannot bring" in planted("stramash", "hit", 2, outcome="draw nothing and X")


def test_a_goal_that_no_turn_reaches_is_found() -> None:
    never = Then(position={"men": ["*", ["K", "K", "K", "K"], ["T1", "K", "K", "K"], "*"]})
    assert "no turn reaches the goal" in planted("dog", "seven", 1, goal=never)
    assert "6 turns reach the goal, not 5" in planted("dog", "seven", 1, winning=5)
    assert "the example" in planted("dog", "seven", 1, example=["7 T20>T21", "7 T10>T16"])


def test_a_field_that_is_not_on_the_board_is_found() -> None:
    assert "no such field: {'T99'}" in planted("dog", "hit", 0, point=("T99",))


@pytest.mark.parametrize("game", spielwerk.games())
def test_what_a_scene_hides_is_hidden_by_the_page(game: str) -> None:
    page = (ROOT / "web/src/lessons/ScenePage.svelte").read_text(encoding="utf-8")
    for scene in lessons_of(game).scenes:
        assert all(f".hides-{part} " in page for part in scene.hide), scene.id


def test_how_many_prize_cards_are_left_is_shown_once_it_is_told() -> None:
    assert "prizes-left" in scene_of("rufus", "walk").hide
    assert "prizes-left" not in scene_of("rufus", "catch").hide


def test_a_paragraph_that_is_not_there_is_found() -> None:
    scene = msgspec.structs.replace(scene_of("dog", "hit"), paragraphs=["M99"])
    assert fault("dog", scene) == "dog hit: the game has no §M99"


def test_a_scene_in_which_nothing_is_asked_is_found() -> None:
    scene = msgspec.structs.replace(scene_of("dog", "hit"), beats=[])
    assert fault("dog", scene) == "dog hit: nothing is asked"


def test_a_sentence_that_is_missing_is_found() -> None:
    scene = msgspec.structs.replace(scene_of("dog", "hit"), id="new")
    assert wording.unsaid("dog", scene) == "dog new: no text lesson-dog-new in en"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("{", "scenes.json: "),
        ('{"game": "dog"}', "missing required field `scenes`"),
        ('{"game": "dog", "scenes": [{"id": "x"}]}', "at `$.scenes[0]`"),
        ('{"game": "dog", "scenes": [], "more": 1}', "unknown field `more`"),
    ],
)
def test_a_file_that_is_not_as_it_has_to_be_is_refused_by_its_place(
    written: str, said: str
) -> None:
    with pytest.raises(SceneError, match=re.escape(said)):
        read(written.encode(), "scenes.json")


def test_a_beat_of_no_known_kind_is_refused_by_its_place() -> None:
    file = resources.files("spielwerk.lessons.dog") / "scenes.json"
    written = file.read_text(encoding="utf-8").replace('"beat": "say"', '"beat": "sing"', 1)
    with pytest.raises(SceneError, match=r"'sing' - at `\$\.scenes\[0\]\.beats\[0\]"):
        read(written.encode(), "scenes.json")


def test_a_scene_is_there_once() -> None:
    file = resources.files("spielwerk.lessons.dog") / "scenes.json"
    written = file.read_text(encoding="utf-8").replace('"id": "hit"', '"id": "out"')
    with pytest.raises(SceneError, match="the scene out is there twice"):
        read(written.encode(), "scenes.json")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_that_pawns_are_sent_back_to_was_named_before(language: str) -> None:
    said = wording.texts_of("streifzug", language).say
    named = game_texts("streifzug", language).say("streifzug-word-opening")
    for name in ("in-8", "in.lesson", "stages.lesson"):
        assert named.lower() in said(f"lesson-streifzug-{name}").lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_an_end_is_counted_in_a_lesson_the_sum_is_said(language: str) -> None:
    beats = scene_of("streifzug", "goal").beats
    last = beats[-2]
    assert isinstance(last, Ask)
    assert last.then is not None
    assert last.then.scores is not None
    said = wording.texts_of("streifzug", language).say(f"lesson-streifzug-goal-{len(beats)}")
    assert str(last.then.scores[0]) in said


@pytest.mark.parametrize(
    ("language", "may"), [("de", "darfst auch Rufus führen"), ("en", "may lead him")]
)
def test_that_the_fox_may_be_led_is_said_before_it_is_asked(language: str, may: str) -> None:
    texts = wording.texts_of("rufus", language)
    asked = "lesson-rufus-fit-3"
    said = [
        texts.say(name)
        for scene in lessons_of("rufus").scenes
        for name, kind in wording.named("rufus", scene)
        if kind in {"say", "ask"}
    ]
    before = said[: said.index(texts.say(asked))]
    assert may in before[-1]
