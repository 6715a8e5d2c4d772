"""Digits and letters drawn as lines: pictures need no font and look the same everywhere.

A sign is drawn over nine points, named row by row: a b c, d e f, g h i. Each word is one line
without lifting the pen; a single point is a dot.
"""

STROKES = {
    "0": "aciga",
    "1": "dbh",
    "2": "acfdgi",
    "3": "acig ef",
    "4": "adf ci",
    "5": "cadfig",
    "6": "cagifd",
    "7": "ach",
    "8": "aciga df",
    "9": "fdacig",
    "?": "acfe h",
    "-": "df",
    "A": "gdbfi df",
    "B": "abed dfiga",
    "H": "ag ci df",
    "J": "cigd",
    "K": "ag cdi",
    "M": "gaeci",
    "P": "gacfd",
    "Q": "aciga ei",
    "R": "gacfd ei",
    "T": "ac bh",
    "X": "ai cg",
}
POINTS = "abcdefghi"
ADVANCE = 0.85
"""From one sign to the next, in heights of a sign; a sign is 0.5 wide."""


def drawn(text: str, at: tuple[float, float], height: float, colour: str) -> str:
    """SVG of a text with its middle there; ValueError names a sign that cannot be drawn."""
    left = at[0] - height * (ADVANCE * (len(text) - 1) + 0.5) / 2
    top = at[1] - height / 2
    path = ""
    for number, sign in enumerate(text):
        if sign not in STROKES:
            raise ValueError(f"there is no drawing of {sign!r}")
        for line in STROKES[sign].split():
            path += line_through(line, left + height * ADVANCE * number, top, height)
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{height / 7:.1f}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def line_through(line: str, left: float, top: float, height: float) -> str:
    """One line of the pen; a dot is a line that comes back to where it began."""
    spots = [
        f"{left + height * (POINTS.index(point) % 3) / 4:.1f} "
        f"{top + height * (POINTS.index(point) // 3) / 2:.1f}"
        for point in (line if len(line) > 1 else line * 2)
    ]
    return "M" + "L".join(spots)
