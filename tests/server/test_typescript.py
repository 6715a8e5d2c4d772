"""The client's types are those of the server's messages."""

from pathlib import Path

from spielwerk.server.messages.told import Update
from spielwerk.server.typescript import typescript

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_fresh() -> None:
    written = (ROOT / "web" / "src" / "messages.ts").read_text()
    assert written == typescript(), (
        "make them anew: python -m spielwerk.server.typescript > web/src/messages.ts"
    )


def test_an_update_is_written_with_all_its_fields() -> None:
    update = Update(
        version=1,
        events=[{"event": "round"}],
        observation={"hand": "A ä"},
        to_act=[0],
        legal=["give A"],
        decision=0,
        can_take_back=False,
        over=False,
        returns=None,
        scores=None,
    )
    assert update.to_bytes().decode() == (
        '{"type":"update","version":1,"events":[{"event":"round"}],"observation":{"hand":"A ä"},'
        '"to_act":[0],"legal":["give A"],"decision":0,"can_take_back":false,"over":false,'
        '"returns":null,"scores":null}'
    )
