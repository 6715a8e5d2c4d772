"""The client's types are those of the server's messages."""

from pathlib import Path

import pytest

import spielwerk
from spielwerk.server.messages import game_types
from spielwerk.server.messages.told import Update
from spielwerk.server.messages.typescript import typescript

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_fresh() -> None:
    written = (ROOT / "web" / "src" / "messages.ts").read_text()
    assert written == typescript(), (
        "make them anew: python -m spielwerk.server.messages.typescript > web/src/messages.ts"
    )


WIRE = sorted((ROOT / "web" / "src" / "wire").glob("*.ts"))


@pytest.mark.parametrize("file", WIRE, ids=lambda file: file.stem)
def test_the_clients_shapes_of_a_game_are_fresh(file: Path) -> None:
    made = game_types.typescript(spielwerk.definition(file.stem))
    assert file.read_text() == made, (
        f"make them anew: python -m spielwerk.server.messages.game_types {file.stem} > {file}"
    )


def test_an_update_is_written_with_all_its_fields() -> None:
    update = Update(
        version=1,
        events=[{"event": "round"}],
        observation={"hand": "A ä"},
        to_act=[0],
        legal=["give A"],
        choices=None,
        decision=0,
        can_take_back=False,
        can_undo=False,
        over=False,
        returns=None,
        scores=None,
    )
    assert update.to_bytes().decode() == (
        '{"type":"update","version":1,"events":[{"event":"round"}],"observation":{"hand":"A ä"},'
        '"to_act":[0],"legal":["give A"],"choices":null,"decision":0,"can_take_back":false,'
        '"can_undo":false,"over":false,"returns":null,"scores":null}'
    )
