"""What is quick to import stays quick: bots and the compiler come when they are asked for."""

import subprocess
import sys

import pytest

SLOW = ("spielwerk.bots", "numba", "numpy")

FLOORS = ("ground", "messages", "storage", "matches")
"""The server's lower floors: what keeps and tells matches thinks nothing itself."""


def loaded_after(program: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after this program."""
    program += "\nimport sys; print(*sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return set(told.stdout.split())


def slow(modules: set[str]) -> list[str]:
    return sorted(name for name in modules if name.startswith(SLOW))


def test_the_front_door_brings_no_bots() -> None:
    assert slow(loaded_after("import spielwerk")) == []


def test_a_game_is_loaded_and_played_without_bots() -> None:
    playing = (
        "import spielwerk\n"
        "for name in spielwerk.games():\n"
        "    match = spielwerk.load(name).match(seed=1)\n"
        "    seat = match.seats_to_act()[0]\n"
        "    match.play(seat, match.legal(seat)[0])\n"
    )
    assert slow(loaded_after(playing)) == []


def test_the_servers_door_brings_nothing_but_what_is_asked_for() -> None:
    loaded = loaded_after("from spielwerk.server import Settings, StorageError")
    assert slow(loaded) == []
    assert not {"fastapi", "spielwerk.server.app", "spielwerk.server.tables"} & loaded


@pytest.mark.parametrize("floor", FLOORS)
def test_the_servers_lower_floors_bring_no_bots(floor: str) -> None:
    importing = (
        f"import importlib, pkgutil, spielwerk.server.{floor} as floor\n"
        "for module in pkgutil.iter_modules(floor.__path__):\n"
        "    importlib.import_module(f'{floor.__name__}.{module.name}')\n"
    )
    assert slow(loaded_after(importing)) == []


def test_bots_come_when_advice_is_asked_for() -> None:
    asking = "import spielwerk; spielwerk.load('rufus').match(seed=1).hint(0, 'child')"
    assert "spielwerk.bots.coach" in loaded_after(asking)
