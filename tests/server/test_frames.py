"""Texts as they go out: one frame each, as any browser reads it."""

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from spielwerk.server.transport.frames import Socket, framed


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_is_one_frame(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_is_done_otherwise_here_is_done_by_uvicorn_too() -> None:
    own = {name for name in vars(Socket) if not name.startswith("_")}
    assert own - {*vars(WebSocketsSansIOProtocol)} == set()
    assert {"frames", "queue", "close_sent"} <= {
        *WebSocketsSansIOProtocol.__init__.__code__.co_names
    }
