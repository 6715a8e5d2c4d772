"""Where a scene stands, as it is told to whoever learns by it."""

from collections.abc import Sequence

from spielwerk import IllegalAction
from spielwerk.lessons.reading import lessons_of
from spielwerk.lessons.records import Ask, Goal, Scene, Task, Try, name_of
from spielwerk.lessons.running import Moment, Standing, standing, task_at
from spielwerk.server.matches.views import barred_for, whole_view, why_not_told
from spielwerk.server.messages.lessons import (
    GameLessons,
    LessonMoment,
    LessonScene,
    LessonTask,
    LessonTold,
)
from spielwerk.server.messages.told import BarredTold


def scenes_told(game: str) -> GameLessons:
    """All scenes of a game."""
    scenes = [scene_told(game, scene) for scene in lessons_of(game).scenes]
    return GameLessons(game=game, scenes=scenes)


def scene_told(game: str, scene: Scene) -> LessonScene:
    """What can be told of a scene before it is played."""
    title = name_of(game, scene.id)
    return LessonScene(
        id=scene.id,
        part=scene.part,
        title=title,
        lesson=f"{title}.lesson",
        paragraphs=scene.paragraphs,
        needs=scene.needs,
        options=scene.options,
    )


def lesson_told(
    game: str, scene: Scene, actions: Sequence[str], chosen: str | None = None
) -> LessonTold:
    """Where a scene stands; Surplus if there is an action too many."""
    at = standing(game, scene, actions)
    loaded, task = at.match.game, task_at(scene, at.beat)
    return LessonTold(
        game=game,
        scene=scene_told(game, scene),
        seat=scene.learner,
        seats=loaded.seats,
        teams=loaded.teams(),
        options=dict(loaded.options),
        agreed=loaded.agreed_options(),
        hide=scene.hide,
        beat=at.beat,
        beats=len(scene.beats),
        verdict=at.verdict,
        answer=at.answer,
        why=None if at.why is None else why_not_told(at.why),
        take_back=at.take_back,
        moments=[_moment(moment, scene.learner) for moment in at.moments],
        task=None if task is None else _task(task, name_of(game, scene.id, at.beat)),
        done=task is None,
        barred=_barred(at, scene.learner, chosen),
    )


def _moment(moment: Moment, seat: int) -> LessonMoment:
    update = None if moment.kind == "said" else whole_view(moment.match, seat, moment.heard)
    return LessonMoment(
        kind=moment.kind, text=moment.text, point=list(moment.point), update=update
    )


def _task(task: Task, name: str) -> LessonTask:
    attempt = isinstance(task, Try)
    return LessonTask(
        text=name,
        hint=None if attempt else f"{name}.hint",
        point=list(task.point),
        attempt=attempt,
        reason=task.refused.code if isinstance(task, Try) else None,
        show=_shown(task),
    )


def _shown(task: Task) -> list[str]:
    """What would be right."""
    if isinstance(task, Ask):
        return task.right[:1]
    return task.example if isinstance(task, Goal) else [task.play]


def _barred(at: Standing, seat: int, chosen: str | None) -> BarredTold | None:
    if chosen is None or at.take_back:
        return None
    try:
        return barred_for(at.match, seat, chosen)
    except IllegalAction:
        return None
