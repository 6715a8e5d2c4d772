"""`lessons`: which scenes hold, at the usual table or at one with house rules."""

import json
from collections.abc import Mapping

from spielwerk.cli.commands import given
from spielwerk.cli.commands.refused import Refused
from spielwerk.core.documents import Written
from spielwerk.lessons import reading, wording
from spielwerk.lessons.proving import fault_of, with_options
from spielwerk.lessons.records import Ask, Goal, Scene


def show_lessons(name: str | None, house: Mapping[str, str], as_json: bool) -> int:
    """Prove the scenes of a game, or of all, and print what is found; 1 if one does not hold."""
    if house and name is None:
        raise Refused("options: a game is needed that has them")
    games = [given.game(name, house).name] if name else reading.games()
    found = [proven(game, scene, house) for game in games for scene in scenes(game)]
    if as_json:
        print(json.dumps({"options": house, "scenes": found}, ensure_ascii=False))
    else:
        for game in games:
            show(game, [one for one in found if one["game"] == game])
    return 1 if any(one["fault"] for one in found) else 0


def scenes(game: str) -> list[Scene]:
    """A game's scenes; Refused if its file cannot be read."""
    try:
        return reading.lessons_of(game).scenes
    except reading.SceneError as error:
        raise Refused(str(error)) from None


def proven(game: str, scene: Scene, house: Mapping[str, str]) -> Written:
    """What there is to say of a scene."""
    fault = fault_of(game, with_options(scene, house), lambda text: wording.has(game, text))
    unsaid = wording.unsaid(game, scene)
    return {
        "game": game,
        "scene": scene.id,
        "part": scene.part,
        "asked": sum(isinstance(beat, Ask | Goal) for beat in scene.beats),
        "seconds": None if unsaid else round(wording.seconds(game, scene)),
        "paragraphs": scene.paragraphs,
        "fault": fault or unsaid,
    }


def show(game: str, found: list[Written]) -> None:
    """The scenes of a game, one a line, and what is wrong with each."""
    for one in found:
        state = "holds" if one["fault"] is None else one["fault"]
        print(f"{one['scene']:12} {one['part']:6} {one['asked']} asked  {state}")
    first = sum(one["seconds"] or 0 for one in found if one["part"] == "first")
    good = sum(one["fault"] is None for one in found)
    print(f"{game}: {good} of {len(found)} scenes hold; the first game takes {first / 60:.1f} min")
