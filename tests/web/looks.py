"""What pages are looked at with: by risk in the short form, all of it in the whole one."""

from collections.abc import Iterable
from itertools import product
from typing import Literal

import pytest

from tests.web.visitor import DESKTOP, PHONE, Device

Light = Literal["light", "dark"]
OneLook = tuple[Device, str, Light]

LIGHTS: tuple[Light, Light] = ("light", "dark")
ALL: list[OneLook] = list(product((PHONE, DESKTOP), ("de", "en"), LIGHTS))

ENDS: list[OneLook] = [(PHONE, "de", "light"), (DESKTOP, "en", "dark")]
"""Everything once."""

OTHER_ENDS: list[OneLook] = [(PHONE, "en", "dark"), (DESKTOP, "de", "light")]
"""Everything once, otherwise combined."""

PAIRS: list[OneLook] = [
    (PHONE, "de", "light"),
    (PHONE, "en", "dark"),
    (DESKTOP, "de", "dark"),
    (DESKTOP, "en", "light"),
]
"""Every pair of device, language and light."""


def looked_at(short: Iterable[OneLook]) -> pytest.MarkDecorator:
    """With these in the short form."""
    names = ("device", "language", "light")
    return pytest.mark.parametrize(names, by_risk(ALL, short))


def by_risk(everything: Iterable[tuple[object, ...]], short: Iterable[object]) -> list[object]:
    """All of it for the whole form; what is not in the short one is marked so."""
    chosen = list(short)
    return [
        pytest.param(*one, marks=() if one in chosen else pytest.mark.whole) for one in everything
    ]


Look = looked_at(ENDS)
OtherLook = looked_at(OTHER_ENDS)
EveryLook = looked_at(PAIRS)
