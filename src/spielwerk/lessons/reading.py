"""Where scenes are found: in our own packages, or in any that is installed."""

import functools
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

import spielwerk
from spielwerk.core.errors import one_of
from spielwerk.finding import module_of
from spielwerk.lessons.records import Lessons, Scene

FLOOR = "spielwerk.lessons"
FILE = "scenes.json"


class SceneError(ValueError):
    """A file of scenes, or a scene in it, is not as it has to be; the message says where."""


def games() -> list[str]:
    """The games that can be learned here."""
    return [game for game in spielwerk.games() if home_of(game) is not None]


def home_of(game: str) -> Traversable | None:
    """The folder of a game's scenes and their texts; None where nothing is taught."""
    module = module_of(FLOOR, game)
    return None if module is None else resources.files(module)


@functools.cache
def lessons_of(game: str) -> Lessons:
    """All scenes of a game; none where nothing is taught."""
    home = home_of(game)
    if home is None:
        return Lessons(game, [])
    return read((home / FILE).read_bytes(), f"{game}/{FILE}")


def read(written: bytes, name: str) -> Lessons:
    """The scenes in a file. SceneError names the place that is not as it has to be."""
    try:
        lessons = msgspec.json.decode(written, type=Lessons)
    except msgspec.MsgspecError as error:
        raise SceneError(f"{name}: {error}") from None
    ids = [scene.id for scene in lessons.scenes]
    twice = sorted({one for one in ids if ids.count(one) > 1})
    if twice:
        raise SceneError(f"{name}: the scene {twice[0]} is there twice")
    return lessons


def scene_of(game: str, scene: str) -> Scene:
    """One scene of a game; SceneError if there is none of that name."""
    scenes = {one.id: one for one in lessons_of(game).scenes}
    if scene not in scenes:
        raise SceneError(f"{game} has no scene {scene!r}; {one_of(scenes)}")
    return scenes[scene]
