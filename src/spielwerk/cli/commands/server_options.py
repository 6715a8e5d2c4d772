"""The options of `serve`: its own, and one for every setting of the server."""

import inspect
import os
from collections.abc import Callable
from dataclasses import Field, fields
from typing import Annotated, Any, TypeVar

import typer

from spielwerk.cli.commands.refused import Refused
from spielwerk.core.documents import Document, Written
from spielwerk.server.ground.settings import Settings, read_secret, secrets_from, variable

Command = Callable[..., int | None]
Answer = TypeVar("Answer")

SHOWN = [known for known in fields(Settings) if not known.metadata["secret"]]
HIDDEN = [known for known in fields(Settings) if known.metadata["secret"]]

ENVIRONMENT = """\
Every option may be set by the variable of the environment that is named with it; several values
are divided by spaces. What is secret is set by the environment alone: by the variable, or by a
file that the variable with _FILE after its name names (so may SPIELWERK_DATABASE be)."""


def with_settings(command: Command) -> Command:
    """The command, which is given every setting besides its own parameters."""
    signature = inspect.signature(command, eval_str=True)
    own = [known for known in signature.parameters.values() if known.kind is not known.VAR_KEYWORD]
    parameters = [*own, *map(_parameter, SHOWN)]
    command.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {known.name: known.annotation for known in parameters}
    return command


def settings_given(options: Document) -> Settings:
    """The settings that these options and the environment make."""
    chosen: Written = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in options.items()
        if value not in (None, [])  # a list that nobody has given is the usual one
    }
    chosen |= _unless_refused(lambda: secrets_from(dict(os.environ)))
    return Settings(**chosen)


def database_given(url: str | None) -> str | None:
    """The database's address, which a file may hold as well: there is a password in it."""
    return url or _unless_refused(lambda: read_secret(dict(os.environ), variable("database")))


def told_of_secrets() -> str:
    """What the help says of settings that are no options."""
    lines = [f"{variable(known.name)}: {known.metadata['told']}" for known in HIDDEN]
    return "\n\n".join([ENVIRONMENT, *lines])


def _unless_refused(read: Callable[[], Answer]) -> Answer:
    try:
        return read()
    except OSError as error:
        raise Refused(f"{error.filename} cannot be read: {error.strerror}") from error


def _parameter(known: Field[Any]) -> inspect.Parameter:
    """One setting as a parameter of a command, as Typer reads it."""
    default, kind = known.default, known.type
    if isinstance(default, tuple):
        default, kind = None, list[str] | None
    return inspect.Parameter(
        known.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=default,
        annotation=Annotated[kind, _option(known)],
    )


def _option(known: Field[Any]) -> Any:
    flag = known.metadata["flag"] or f"--{known.name.replace('_', '-')}"
    names = [f"{flag}/--no-{flag[2:]}"] if isinstance(known.default, bool) else [flag]
    more: Written = {} if isinstance(known.default, bool) else {"metavar": "TEXT"}
    if isinstance(known.default, tuple) and known.default:
        more["show_default"] = " ".join(known.default)
    if type(known.default) in {int, float}:
        more |= {"min": known.metadata["least"], "metavar": "N"}
    if known.metadata["choices"]:
        more["metavar"] = "|".join(known.metadata["choices"])
        more["callback"] = _one_of(known.metadata["choices"])
    return typer.Option(*names, help=known.metadata["told"], envvar=variable(known.name), **more)


def _one_of(choices: tuple[str, ...]) -> Callable[[str], str]:
    def check(value: str) -> str:
        if value not in choices:
            raise typer.BadParameter(f"{value!r} is not one of {', '.join(choices)}")
        return value

    return check
