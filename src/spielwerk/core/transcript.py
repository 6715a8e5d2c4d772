"""Transcripts: a match written down so that it can be replayed without any generator."""

from collections.abc import Callable
from typing import Any

from spielwerk.core import options
from spielwerk.core.documents import Document, is_list, is_object, is_pair
from spielwerk.core.errors import TranscriptError, one_of
from spielwerk.core.game import Game
from spielwerk.core.match import CHANCE_NAME, TAKE_BACK, UNDO, Match

Replay = Callable[[Document, Callable[[Match], None]], Match]
"""Plays a transcript; somebody is shown the match before the first step and after each."""

KEYS = ("game", "rules", "options", "seats", "position", "steps", "returns", "receipt")


def outcome_at(steps: object, number: int) -> str | None:
    """What chance brings by this step of a transcript; None if there is no such step of chance."""
    if not is_list(steps) or number >= len(steps):
        return None
    step = steps[number]
    if not is_pair(step) or step[0] != CHANCE_NAME:
        return None
    return step[1] if isinstance(step[1], str) else None


def check_transcript(transcript: object) -> Document:
    """The transcript, which is an object."""
    if not is_object(transcript):
        raise TranscriptError(None, f"an object is needed, not {type(transcript).__name__}")
    return transcript


def replay(
    transcript: object,
    load: Callable[[Any, Any, Any], Game],
    watch: Callable[[Match], None] | None = None,
) -> Match:
    """The match that a transcript tells of. `load` makes the game from name, options and seats.

    TranscriptError names the step that cannot be, or what is wrong around the steps. What follows
    after an unfinished match's last step comes from fresh chance.
    """
    transcript = check_transcript(transcript)
    for key in transcript:
        if key not in KEYS:
            raise TranscriptError(None, f"unknown key {key!r}; allowed: {', '.join(KEYS)}")
    steps = transcript.get("steps")
    if not is_list(steps):
        raise TranscriptError(None, "key steps: a list of steps is needed")
    for number, step in enumerate(steps):
        _refuse_undone(number, step)
    game = load(transcript.get("game"), transcript.get("options"), transcript.get("seats"))
    game = _as_meant(transcript, game)
    match = game.replay_steps(steps, position=transcript.get("position"), watch=watch)
    if transcript.get("returns") not in (None, match.returns):
        reason = f"key returns: the steps lead to {match.returns}"
        raise TranscriptError(None, reason)
    return match


def _as_meant(transcript: Document, game: Game) -> Game:
    """The game by the rules that a transcript names; without them as it was meant before."""
    if "rules" not in transcript:
        return game.of_before()
    if not options.before(game.known_options):
        reason = f"key rules: leave it out, {game.name} has only one set of rules"
        raise TranscriptError(None, reason)
    rules = transcript["rules"]
    if rules != options.RULES:
        reason = f"key rules: {rules!r} is not allowed; {one_of([options.RULES])}"
        raise TranscriptError(None, reason)
    return game


def _refuse_undone(number: int, step: object) -> None:
    """A transcript holds what stands; each undo would repeat all before it, too."""
    text = step[1] if is_pair(step) else None
    if isinstance(text, str) and (text == TAKE_BACK or text.startswith(UNDO)):
        raise TranscriptError(number, f"{text!r}: a transcript holds only what was not undone")
