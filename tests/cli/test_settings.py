"""Every setting of the server can be an option and a variable, and the help explains it."""

import contextlib
import io
import os
import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from spielwerk.cli import main
from spielwerk.cli.commands import serving
from spielwerk.server.ground.settings import Settings, read_secret, secrets_from, variable
from tests.cli.process import environment, refused, spielwerk


def asked(*arguments: str, **variables: str) -> list[str]:
    """What `serve` is asked for with these arguments."""
    told = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(told):
        patch.setattr(serving, "serve_tables", say)
        patch.setattr(os, "environ", environment(**variables))
        with pytest.raises(SystemExit) as ended:
            main(arguments)
    assert ended.value.code == 0
    return told.getvalue().splitlines()


def say(*given: object, opens: bool) -> None:
    """Say what would be served instead of serving it."""
    print(*given, opens, sep="\n")


def flag(name: str, given: str | None) -> str:
    return given or f"--{name.replace('_', '-')}"


def test_the_help_tells_every_setting_with_its_option_and_its_variable() -> None:
    told = " ".join(spielwerk("serve", "--help").stdout.split())
    for known in fields(Settings):
        assert variable(known.name) in told
        assert known.metadata["told"].endswith((".", "…"))
        words = known.metadata["told"].split()
        assert " ".join(words[:3]) in told
        if not known.metadata["secret"]:
            assert flag(known.name, known.metadata["flag"]) in told
    for name in ("HOST", "PORT", "DATABASE", "NO_OPEN"):
        assert f"SPIELWERK_{name}" in told


def test_settings_come_from_options_the_environment_and_what_is_usual_in_this_order() -> None:
    usual = asked("serve")
    assert usual == ["127.0.0.1", "None", "None", repr(Settings()), "True"]
    variables = {
        "SPIELWERK_HOST": "0.0.0.0",
        "SPIELWERK_PORT": "80",
        "SPIELWERK_NO_OPEN": "1",
        "SPIELWERK_ORIGINS": "https://a.example https://b.example",
        "SPIELWERK_BOTS_WAIT": "no",
        "SPIELWERK_BOT_DELAY": "0.5",
        "SPIELWERK_LOG": "json",
    }
    chosen = Settings(
        origins=("https://a.example", "https://b.example"),
        bots_wait=False,
        bot_delay=2.0,
        log="json",
    )
    host, port, _, settings, opens = asked("serve", "--bot-delay", "2", **variables)
    assert (host, port, opens) == ("0.0.0.0", "80", "False")
    assert settings == repr(chosen)
    names = [known.name for known in fields(Settings) if isinstance(known.default, tuple)]
    several: dict[str, Any] = {name: (f"https://{name}.example", "https://b") for name in names}
    given = {variable(name): " ".join(addresses) for name, addresses in several.items()}
    assert asked("serve", **given)[3] == repr(replace(Settings(), **several))
    assert asked(SPIELWERK_KEEP_FINISHED="30")[3] == repr(Settings(keep_finished=30.0))


def test_a_secret_is_read_from_a_file_and_said_nowhere(tmp_path: Path) -> None:
    file = tmp_path / "address"
    file.write_text("postgresql://me:secret@db/games\n")
    assert asked("serve", SPIELWERK_DATABASE_FILE=str(file))[2] == file.read_text().strip()
    assert read_secret({"X": "1"}, "X") == "1"
    assert read_secret({}, "X") is None
    secret = {known.name for known in fields(Settings) if known.metadata["secret"]}
    given = {variable(name): "whisper" for name in secret}
    found: dict[str, Any] = dict(secrets_from(given))
    assert found == dict.fromkeys(secret, "whisper")
    assert "whisper" not in repr(Settings(**found))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--log", "xml"], ["--log", "text, json"]),
        (["--bot-processes", "0"], ["--bot-processes"]),
        (["--keep-finished", "-1"], ["--keep-finished"]),
        (["--trusted-proxy", "example.org"], ["example.org", "address or a network"]),
        (["--metrics-host", "256.0.0.1", "--metrics-port", "1"], ["metrics", "256.0.0.1"]),
    ],
)
def test_a_setting_that_cannot_be_is_refused(arguments: list[str], words: list[str]) -> None:
    line = refused(["serve", "--no-open", "--port", "0", *arguments])
    for word in words:
        assert re.search(re.escape(word), line)
