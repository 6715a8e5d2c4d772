"""Actions and chance outcomes of Cuckoo as numbers and in writing: 1 keep, 2 swap, 13 card 3."""

from cuckoo.state import CARDS
from spielwerk.core.notation import canonical

KEEP, SWAP, CARD = 1, 2, 10
MAX_ACTIONS = 2
MAX_OUTCOMES = CARDS

WRITTEN = {"keep": KEEP, "swap": SWAP} | {f"card {n}": CARD + n for n in range(1, CARDS + 1)}
TEXTS = {action: written for written, action in WRITTEN.items()}


def text(action: int) -> str:
    """The canonical notation."""
    return TEXTS[action]


def parse(written: str) -> int:
    """The action or outcome that is written so; ValueError if it is not canonical notation."""
    return canonical(written, WRITTEN.__getitem__, text)
