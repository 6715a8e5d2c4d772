"""A picture as an array of pixels: SVG drawn by resvg, its PNG unpacked."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

from spielwerk.envs import optional

SIDE = 500
"""Pixels of a picture's shorter side."""

Pixels = NDArray[np.uint8]


def rgb_array(svg: str) -> Pixels:
    """The pixels of an SVG, (height, width, 3) bytes. MissingExtra without the extra `envs`."""
    resvg = optional("resvg_py")
    return unpacked(resvg.svg_to_bytes(svg_string=svg, width=SIDE, skip_system_fonts=True))


def unpacked(png: bytes) -> Pixels:
    """The colours of a PNG with four bytes for a pixel, as resvg writes it (RFC 2083)."""
    width, height = struct.unpack(">II", png[16:24])
    at, packed = 8, b""
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        if kind == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += 12 + length
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 4 * width + 1)
    picture = np.zeros((height + 1, 4 * (width + 1)), np.uint8)  # empty above, and to the left
    for number, row in enumerate(rows):
        picture[number + 1, 4:] = unfiltered(int(row[0]), row[1:], picture[number])
    return picture[1:, 4:].reshape(height, width, 4)[:, :, :3].copy()


def unfiltered(kind: int, row: Pixels, above: Pixels) -> Pixels:
    """A row's bytes, of which only the difference from a guess was written (RFC 2083, 6)."""
    if kind == 0:
        return row
    if kind == 1:
        return np.cumsum(row.reshape(-1, 4), axis=0, dtype=np.uint8).reshape(-1)
    if kind == 2:
        return row + above[4:]
    done, up = bytearray(4), above.tolist()
    guess = average if kind == 3 else paeth
    for at, byte in enumerate(row.tolist()):
        done.append((byte + guess(done[at], up[at + 4], up[at])) & 255)
    return np.frombuffer(bytes(done[4:]), np.uint8)


def average(left: int, above: int, _: int) -> int:
    """The mean of the bytes to the left and above, rounded down: the PNG filter of that name."""
    return (left + above) // 2


def paeth(left: int, above: int, corner: int) -> int:
    """The neighbour that is nearest to left + above - corner; in a tie the first of the three."""
    to_left, to_above = abs(above - corner), abs(left - corner)
    to_corner = abs(left + above - 2 * corner)
    if to_left <= to_above and to_left <= to_corner:
        return left
    return above if to_above <= to_corner else corner
