"""The sentences of scenes: which there have to be, how long they are, how long a scene takes."""

from collections.abc import Iterator
from functools import cache

from spielwerk.lessons.reading import home_of
from spielwerk.lessons.records import Ask, Chance, Goal, Plays, Say, Scene, Task, Try, name_of
from spielwerk.text import LANGUAGES, Texts

LONGEST = {"title": 6, "lesson": 25, "say": 42, "ask": 12, "hint": 22, "answer": 30}
"""Words, by what a sentence is for."""

LETTERS = 220
"""So many letters fit into a sentence's place."""

SECONDS_A_WORD = 0.42
SECONDS = {Try: 4.0, Ask: 6.0, Goal: 6.0, Plays: 2.0, Chance: 1.2, Say: 0.0}
"""What a beat takes besides reading: somebody acts, or looks on."""

FIRST_GAME = (3.0, 6.0)
"""Minutes, in all, of the scenes of a first game."""


@cache
def texts_of(game: str, language: str) -> Texts:
    """The sentences of a game's lessons."""
    home = home_of(game)
    if home is None:
        return Texts(language)
    return Texts(language, home / "text" / f"{language}.ftl")


def has(game: str, name: str) -> bool:
    """Is there such a sentence, in every language?"""
    return all(name in texts_of(game, language) for language in LANGUAGES)


def named(game: str, scene: Scene) -> Iterator[tuple[str, str]]:
    """The sentences that a scene needs, each with what it is for; `.others` may come to them."""
    title = name_of(game, scene.id)
    yield title, "title"
    yield f"{title}.lesson", "lesson"
    for number, beat in enumerate(scene.beats):
        name = name_of(game, scene.id, number)
        if isinstance(beat, Say | Task):
            yield name, "say" if isinstance(beat, Say) else "ask"
        if isinstance(beat, Ask | Goal):
            yield f"{name}.hint", "hint"
            if has(game, f"{name}.next"):
                yield f"{name}.next", "hint"
        if isinstance(beat, Ask):
            yield from ((f"{name}.also{one + 1}", "answer") for one in range(len(beat.also)))
            yield from ((f"{name}.wrong{one + 1}", "answer") for one in range(len(beat.wrong)))


def unsaid(game: str, scene: Scene) -> str | None:
    """Which sentence of a scene is missing or too long, in some language; None if none is."""
    for language in LANGUAGES:
        texts = texts_of(game, language)
        for name, kind in named(game, scene):
            if name not in texts:
                return f"{game} {scene.id}: no text {name} in {language}"
            said = texts.say(name)
            if len(said.split()) > LONGEST[kind] or len(said) > LETTERS:
                return f"{game} {scene.id}: {name} is too long in {language}: {said}"
    return None


def seconds(game: str, scene: Scene, language: str = "en") -> float:
    """How long a scene takes somebody who reads all and does what is asked."""
    texts = texts_of(game, language)
    shown = [
        name for name, kind in named(game, scene) if kind in {"title", "lesson", "say", "ask"}
    ]
    words = sum(len(texts.say(name).split()) for name in shown)
    return words * SECONDS_A_WORD + sum(SECONDS[type(beat)] for beat in scene.beats)
