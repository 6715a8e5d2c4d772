"""The nets that are shipped: one file a game, with a card that says how they were made."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from spielwerk.bots.learning.net import Net

FILE = "weights.npz"
CARD = "weights.json"


def folder(game: str) -> Path:
    """Where a game's nets lie."""
    return Path(__file__).parent.parent / game


@lru_cache
def net(game: str, name: str) -> Net:
    """The net with this name; KeyError if the game has none such."""
    with np.load(folder(game) / FILE) as kept:
        return Net(*(kept[f"{name}_{part}"].astype(np.float32) for part in Net._fields))


def names(game: str) -> list[str]:
    """The nets that a game has; none if nobody has taught one."""
    if not (folder(game) / FILE).exists():
        return []
    with np.load(folder(game) / FILE) as kept:
        return sorted({key.rpartition("_")[0] for key in kept.files})


def card(game: str) -> dict[str, Any]:
    """How the game's nets were made: matches, seed, course, commit, strength."""
    told: dict[str, Any] = json.loads((folder(game) / CARD).read_text(encoding="utf-8"))
    return told


def ship(game: str, name: str, taught: Net, told: dict[str, Any]) -> None:
    """Put a net into the package, beside those that are there, with what its card tells."""
    path, kept = folder(game) / FILE, dict[str, Any]()
    if path.exists():
        with np.load(path) as old:
            kept = {key: old[key] for key in old.files}
    kept |= {
        f"{name}_{part}": value.astype(np.float16) for part, value in taught._asdict().items()
    }
    np.savez_compressed(path, **kept)
    cards = card(game) if (folder(game) / CARD).exists() else {}
    text = json.dumps(cards | {name: told}, indent=1, sort_keys=True)
    (folder(game) / CARD).write_text(f"{text}\n", encoding="utf-8")
