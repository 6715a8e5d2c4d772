"""What every message is made of: names, keys and numbers within their bounds."""

import unicodedata
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

MAX_NAME = 30
"""Characters in a person's name."""

MAX_ACTION = 80
"""Characters in an action's text; the longest of any game is far below."""

NAME_JOINERS = {"\u200d"}
"""Invisible characters that names may hold: emoji are joined with them."""

BLANKS = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
"""Letters and signs that show nothing."""

Told = dict[str, Any]
"""A game's own document: an observation, an event, the values of its options."""


def clean_name(name: str) -> str:
    """A name as it is shown, composed and trimmed; ValueError if it makes no line of text."""
    name = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(name) <= MAX_NAME:
        raise ValueError(f"a name has 1 to {MAX_NAME} characters")
    for character in name:
        if unicodedata.category(character)[0] == "C" and character not in NAME_JOINERS:
            raise ValueError("a name may not contain control characters")
        if unicodedata.category(character) in {"Zl", "Zp"}:
            raise ValueError("a name is a single line")
    if all(unicodedata.category(one)[0] in "CMZ" or one in BLANKS for one in name):
        raise ValueError("a name has something that can be seen")
    return name


MAX_SAID = 300
"""Characters that are said at once."""


def clean_text(text: str) -> str:
    """What is said, in one line; ValueError if that is nothing or too much."""
    text = "".join(
        character
        if unicodedata.category(character)[0] != "C" or character in NAME_JOINERS
        else " "
        for character in unicodedata.normalize("NFC", text)
    )
    text = " ".join(text.split())
    if not 1 <= len(text) <= MAX_SAID:
        raise ValueError(f"1 to {MAX_SAID} characters can be said at once")
    return text


Name = Annotated[str, Field(max_length=200), AfterValidator(clean_name)]
Sign = Annotated[str, Field(pattern=r"^[a-z]{0,16}$")]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
Decision = Annotated[int, Field(ge=0, le=1_000_000)]
Promise = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
SeedDigits = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
GameName = Annotated[str, Field(pattern=r"^[a-z_]{1,32}$")]
BotName = Annotated[str, Field(pattern=r"^[a-z0-9_-]{1,32}$")]
OptionName = Annotated[str, Field(min_length=1, max_length=40)]
OptionValue = Annotated[int, Field(ge=-(2**31), lt=2**31)] | Annotated[str, Field(max_length=40)]


class Incoming(BaseModel):
    """What a client sends."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Outgoing(BaseModel):
    """What the server sends; made from its own values, so never checked again."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def to_bytes(self) -> bytes:
        """The JSON document in UTF-8."""
        return self.__pydantic_serializer__.to_json(self)


def explain(error: ValidationError) -> str:
    """A validation error in one line, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    what = str(first["msg"]).removeprefix("Value error, ")
    return f"{where}: {what}" if where else what
