"""Pictures show what is seen, at every moment, and their pixels are what was drawn."""

import struct
import xml.etree.ElementTree as ET
import zlib
from typing import Any

import numpy as np
import pytest

import spielwerk
from spielwerk.envs import pictures, pixels, signs
from tests.envs.ways import every_name
from tests.laws.matches import label, random_play, viewers

BOARDS = [
    *(
        spielwerk.load(name, seats=seats)
        for name in spielwerk.games()
        for seats in spielwerk.load(name).seat_counts
    ),
    spielwerk.load("strategus", {"lakes": "on"}),
    spielwerk.load("streifzug", {"preset": "teams"}),
    spielwerk.load("rufus", {"fields": 80, "prizes": "shuffled"}),
]
"""Everything that a board can look like, and all parts that lie there."""

Row = np.ndarray[Any, np.dtype[np.int64]]


@pytest.mark.parametrize("game", BOARDS, ids=label)
def test_whatever_anybody_sees_can_be_drawn_and_told(game: spielwerk.Game) -> None:
    for number, match in enumerate(random_play(game, 1, 400)):
        if number % 80 == 0 or match.over:
            for viewer in viewers(game)[:: game.seats]:
                seen = match.observation(viewer)
                drawn = ET.fromstring(pictures.svg(seen))
                assert len(drawn) > len(game.geometry()["cells"])
                assert len(pictures.text(seen).splitlines()) == len(seen)


@every_name
def test_what_moves_is_seen_in_the_picture(name: str) -> None:
    looks = [
        pictures.svg(match.observation(0)) for match in random_play(spielwerk.load(name), 2, 30)
    ]
    assert len(set(looks)) > 10


def test_a_card_face_down_has_no_value_in_the_picture() -> None:
    """Two armies that differ only where seat 0 cannot look make the same picture."""
    game = spielwerk.load("strategus")
    pieces = [{"a1": "A", "b4": "9"}, {"a10": "A", "b7": "9"}]
    others = [pieces[0], {"a10": "A", "b7": "2"}]
    one, two = (
        game.match_from({"game": "strategus", "phase": "play", "to_move": 0, "pieces": both})
        for both in (pieces, others)
    )
    seen = [match.observation(0) | {"lost": []} for match in (one, two)]
    assert pictures.svg(seen[0]) == pictures.svg(seen[1])
    assert pictures.svg(one.observation(1)) != pictures.svg(two.observation(1))


def test_a_sign_that_nobody_has_drawn_is_named() -> None:
    with pytest.raises(ValueError, match="'Ω'"):
        signs.drawn("Ω", (0, 0), 10, "#000")


def test_pixels_are_what_was_drawn() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">'
        '<rect width="1" height="1" fill="#123456"/>'
        '<rect x="1" width="1" height="1" fill="#fedcba"/></svg>'
    )
    picture = pixels.rgb_array(svg)
    assert picture.shape == (pixels.SIDE // 2, pixels.SIDE, 3)
    assert picture[3, 3].tolist() == [0x12, 0x34, 0x56]
    assert picture[-1, -1].tolist() == [0xFE, 0xDC, 0xBA]


@pytest.mark.parametrize("kind", range(5))
def test_every_filter_of_png_is_undone(kind: int) -> None:
    """Rows are written as differences from a guess, as the standard has it, and read back."""
    picture = np.random.default_rng(kind).integers(0, 256, (6, 5, 4), np.uint8)
    png = written(picture, kind)
    assert (pixels.unpacked(png) == picture[:, :, :3]).all()


def written(picture: pixels.Pixels, kind: int) -> bytes:
    """A PNG whose rows all have this filter."""
    height, width, _ = picture.shape
    whole = np.zeros((height + 1, 4 * width + 4), np.int64)
    whole[1:, 4:] = picture.reshape(height, 4 * width)
    rows = b""
    for y in range(1, height + 1):
        left, above, corner = whole[y, :-4], whole[y - 1, 4:], whole[y - 1, :-4]
        guess = [0, left, above, (left + above) // 2, nearest(left, above, corner)][kind]
        rows += bytes([kind]) + ((whole[y, 4:] - guess) % 256).astype(np.uint8).tobytes()
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows)),
        (b"IEND", b""),
    ]
    parts = (
        struct.pack(">I", len(d)) + k + d + struct.pack(">I", zlib.crc32(k + d)) for k, d in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def nearest(left: Row, above: Row, corner: Row) -> Row:
    """Paeth's choice for whole rows."""
    aim = left + above - corner
    away = np.abs(np.stack([left, above, corner]) - aim)
    chosen: Row = np.choose(away.argmin(axis=0), [left, above, corner])
    return chosen
