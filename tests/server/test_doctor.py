"""What the doctor finds, and what it says is to be done."""

from dataclasses import replace
from pathlib import Path

from sqlalchemy import create_engine, insert

import spielwerk
from spielwerk.server import Settings
from spielwerk.server.doctor import Finding, examined, told
from spielwerk.server.ground.clock import now
from spielwerk.server.storage.database import Database
from spielwerk.server.storage.schema import log
from tests.cli.process import spielwerk as command
from tests.server.serving import QUICK, Serving
from tests.server.worlds import lay


def found(
    url: str, settings: Settings = QUICK, address: str | None = None
) -> dict[str, list[Finding]]:
    """What was found, by what it is about."""
    findings = [*examined(url, settings, address)]
    return {about: [one for one in findings if one.about == about] for _, about, *_ in findings}


def test_a_server_that_is_well(serving: Serving) -> None:
    well = found(serving.database, serving.settings, serving.url)
    assert not [one for ones in well.values() for one in ones if one.grade == "wrong"]
    assert {"database", "disk", "clocks", "limits", "versions", "address", "proxy"} <= well.keys()


def test_the_command_says_it_and_what_to_do(tmp_path: Path) -> None:
    done = command("doctor", "--database", f"sqlite:///{tmp_path}/new.db", "--smtp-host", "[")
    assert done.returncode == 1
    assert "is made at the first start" in done.stdout
    assert "! letters:" in done.stdout
    assert "-> set both" in done.stdout
    assert not (tmp_path / "new.db").exists()


def test_what_is_wrong_with_a_database(tmp_path: Path) -> None:
    url, path = f"sqlite:///{tmp_path}/tables.db", tmp_path / "tables.db"
    Database(url).close()
    lay(
        url, "first", spielwerk.load("dog"), [("chance", f"deal {n % 9 + 2}") for n in range(3000)]
    )
    later = {"table": "first", "ply": 5000, "seat": 0, "step": "x", "at": now() + 60_000}
    with create_engine(url).begin() as connection:
        connection.execute(insert(log), later)
    path.chmod(0o644)
    wrong = found(url)
    assert "60 s later" in wrong["clocks"][0].found
    assert wrong["disk"][1].todo == f"chmod 600 {path}"
    whole = path.read_bytes()
    page = len(whole) // 2 // 4096 * 4096
    path.write_bytes(whole[:page] + bytes(64) + whole[page + 64 :])
    assert "is damaged" in found(url)["database"][0].found
    assert found("mysql://x/y")["database"][0].grade == "wrong"


def test_what_is_wrong_with_settings(tmp_path: Path) -> None:
    settings = replace(
        QUICK,
        cluster_address="nowhere",
        trusted_proxies=("0.0.0.0/0",),
        push_key="none",
        smtp_host="127.0.0.1",
        smtp_port=1,
        bot_processes=999,
    )
    wrong = found(f"sqlite:///{tmp_path}/new.db", settings)
    for about, number in {"cluster": 2, "proxy": 1, "push key": 1, "letters": 2}.items():
        assert [one.grade for one in wrong[about]] == ["wrong"] * number
        assert all(one.todo for one in wrong[about])
    assert "999" in wrong["limits"][-1].found


def test_what_is_wrong_on_the_way(serving: Serving) -> None:
    unready = found(serving.database, QUICK, "http://127.0.0.1:1")["address"]
    assert unready[0].todo == "start the server"
    elsewhere = found(serving.database, QUICK, f"{serving.url}elsewhere")["address"]
    assert "/health/ready answers" in elsewhere[0].found


def test_what_is_told_has_a_sign() -> None:
    said: list[str] = []
    findings = [Finding("good", "one", "well"), Finding("wrong", "two", "not", "do it")]
    assert not told(iter(findings), said.append)
    assert said == ["  one:       well", "! two:       not", "             -> do it"]
