"""Every scene is played through: once well, and once with each try that its author foresaw."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import spielwerk
from spielwerk.lessons import wording
from spielwerk.lessons.reading import lessons_of, scene_of
from spielwerk.lessons.records import Ask, Goal, Scene, Task, Try
from spielwerk.lessons.running import Standing, standing, task_at
from spielwerk.text import LANGUAGES, game_texts

SCENES = [(game, one.id) for game in spielwerk.games() for one in lessons_of(game).scenes]


def script(task: Task) -> list[str]:
    """What is right there."""
    if isinstance(task, Ask):
        return task.right[:1]
    return task.example if isinstance(task, Goal) else [task.play]


def tasks(game: str, scene: Scene) -> Iterator[tuple[Task, list[str], Standing]]:
    """What is asked, one after the other, with what was done before and where that has led."""
    done: list[str] = []
    at = standing(game, scene, done)
    while (task := task_at(scene, at.beat)) is not None:
        yield task, [*done], at
        done += script(task)
        at = standing(game, scene, done)
    assert at.beat == len(scene.beats)


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_a_scene_is_played_well_to_its_end(game: str, name: str) -> None:
    scene = scene_of(game, name)
    for task, done, _ in tasks(game, scene):
        at = standing(game, scene, [*done, *script(task)])
        assert at.verdict == ("tried" if isinstance(task, Try) else "right")
        assert not any(moment.kind == "shown" for moment in at.moments)


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_every_foreseen_try_is_answered_and_taken_back(game: str, name: str) -> None:
    scene = scene_of(game, name)
    for task, done, before in tasks(game, scene):
        if not isinstance(task, Ask) or task.any:
            continue
        foreseen = {play for one in [*task.also, *task.wrong] for play in one.plays}
        for play in sorted(set(before.match.legal(scene.learner)) - set(task.right)):
            at = standing(game, scene, [*done, play])
            assert at.verdict == ("also" if at.take_back == 0 else "wrong")
            assert at.answer is not None
            assert wording.has(game, at.answer), at.answer
            assert at.answer.endswith(".others") != (play in foreseen)


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_a_refusal_has_its_words_in_every_language(game: str, name: str) -> None:
    scene = scene_of(game, name)
    for task, done, _ in tasks(game, scene):
        if isinstance(task, Try):
            why = standing(game, scene, [*done, task.play]).why
            assert why is not None
            message = f"{game}-reason-{why.code}"
            assert all(message in game_texts(game, language) for language in LANGUAGES)
