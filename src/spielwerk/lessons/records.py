"""What a scene is made of, as its file says it.

Its sentences stand in the texts beside the file, under names made from game, scene and beat:
`lesson-dog-hit` is the title and `.lesson` what stays; `lesson-dog-hit-2` is what the second beat
says, with `.hint`, `.others`, `.also1` and `.wrong1` where it asks for something;
`.next` is said once the right card is chosen.
"""

from typing import Any, Literal

import msgspec

from spielwerk.core.documents import Written


class Data(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a file of scenes."""


class Then(Data):
    """What is so afterwards: patterns, of which each has to fit; "*" stands for anything.

    `events`: in this order, others between them. `legal`: exactly these actions.
    """

    events: list[Written] | None = None
    position: Written | None = None
    sees: Written | None = None
    over: bool | None = None
    returns: list[int] | None = None
    scores: list[int] | None = None
    to_act: list[int] | None = None
    legal: list[str] | None = None


class Beat(Data, tag_field="beat", tag=str.lower):
    """One thing after the other; `point`: the fields that are ringed, and `K0.1` beside them."""

    point: tuple[str, ...] = ()


class Say(Beat):
    """A sentence or two; what the learner sees then."""

    sees: Written | None = None


class Plays(Beat, kw_only=True):
    """Another seat plays."""

    seat: int
    play: str
    then: Then | None = None


class Chance(Beat, kw_only=True):
    """What chance brings."""

    outcome: str


class By(Data):
    """The rule that refuses something, and the name of its reason."""

    rule: str
    code: str


class Try(Beat, kw_only=True):
    """The learner is invited to do what cannot be done: the refusal is the teacher.

    What can be done is put off until then: it is wrong, and taken back.
    """

    play: str
    refused: By


class Answer(Data):
    """What has a sentence of its own. `ends`: it is as good as all that would follow."""

    plays: list[str]
    then: Then | None = None
    ends: bool = False


class Ask(Beat, kw_only=True):
    """The learner is asked for one of the `right` actions; the first of them is the script's.

    `joins`: the scene goes on after any of them, else after the script's; `any`: every legal
    action is right. `also` is right too, and `wrong` is legal but taken back; every other legal
    action is wrong, and answered by `.others`.
    """

    right: list[str]
    joins: bool = False
    any: bool = False
    also: list[Answer] = []
    wrong: list[Answer] = []
    then: Then | None = None


class Goal(Beat, kw_only=True):
    """The learner is asked for a turn that reaches something; `example` is one.

    `winning`: how many turns do, where the sentences depend on it. `.others` answers whatever
    leaves no way to it, in the middle of a turn or at its end.
    """

    goal: Then
    example: list[str]
    winning: int | None = None


AnyBeat = Say | Plays | Chance | Try | Ask | Goal
Task = Try | Ask | Goal
"""The beats at which the learner acts."""


class Scene(Data, kw_only=True):
    """A position, one idea, and the beats that teach it.

    `part`: of the first game, or one of the `more` for later. `needs`: the options of tables at
    which it is of use; `hide`: parts of the table that a small position would distort. `idea` and
    `note` are for authors, `rulebook` is the place in the printed rules.
    """

    id: str
    part: Literal["first", "more"]
    idea: str
    paragraphs: list[str]
    rulebook: str
    position: dict[str, Any]
    beats: list[AnyBeat]
    learner: int = 0
    options: dict[str, str | int] = {}
    needs: dict[str, str | int] = {}
    hide: list[str] = []
    note: str = ""


class Lessons(Data):
    """All scenes of a game, in their order."""

    game: str
    scenes: list[Scene]


def name_of(game: str, scene: str, beat: int | None = None) -> str:
    """The name of a scene's title, or of what one of its beats (counted from 0) says."""
    title = f"lesson-{game}-{scene}"
    return title if beat is None else f"{title}-{beat + 1}"
