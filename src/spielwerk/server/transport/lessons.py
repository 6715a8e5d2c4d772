"""The door to the lessons: nothing is kept, each answer is found from what was sent."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from spielwerk.lessons.reading import SceneError, games, scene_of
from spielwerk.lessons.running import Surplus
from spielwerk.server.matches.lessons import lesson_told, scenes_told
from spielwerk.server.matches.refusals import Refusal
from spielwerk.server.messages.lessons import GameLessons, LessonTold, LessonWish
from spielwerk.server.transport.asking import count

lessons = APIRouter()


@lessons.get("/api/lessons")
async def all_lessons(request: Request) -> list[GameLessons]:
    """The scenes by which each game can be learned."""
    count(request)
    return [scenes_told(game) for game in games()]


@lessons.post("/api/lessons/{game}/{scene}", response_model=LessonTold)
async def lesson(request: Request, game: str, scene: str, wish: LessonWish) -> Response:
    """Where a scene stands after all that the learner has done in it."""
    count(request)
    if game not in games():
        raise Refusal(404, "no_game", "There are no lessons for such a game.")
    try:
        told = lesson_told(game, scene_of(game, scene), wish.actions, wish.chosen)
    except SceneError as error:
        raise Refusal(404, "no_scene", str(error)) from error
    except Surplus as error:
        raise Refusal(422, "bad_request", str(error), f"actions.{error.number}") from error
    return Response(told.to_bytes(), media_type="application/json")
