"""The nets that are shipped: one file a game, with a card that says how they were made."""

import json
from functools import lru_cache
from importlib import resources
from pathlib import Path

from spielwerk import finding
from spielwerk.bots.knowledge import FLOOR, knowledge_of
from spielwerk.bots.learning.net import Net
from spielwerk.core.documents import Written

FILE = "weights.npz"
CARD = "weights.json"


def folder(game: str) -> Path:
    """Where a game's nets lie: beside what else bots know of it."""
    package = finding.module_of(FLOOR, game)
    assert package is not None, f"bots know nothing of {game}"
    return Path(str(resources.files(package)))


@lru_cache
def net(game: str, name: str) -> Net:
    """The net with this name; KeyError if the game has none such."""
    import numpy

    with numpy.load(folder(game) / FILE) as kept:
        return Net(*(kept[f"{name}_{part}"].astype(numpy.float32) for part in Net._fields))


def names(game: str) -> list[str]:
    """The nets that a game has; none if nobody has taught one."""
    return sorted(card(game))


@lru_cache
def card(game: str) -> Written:
    """How each of the game's nets was made: matches, seed, config, strength."""
    if knowledge_of(game).guide is None:
        return {}
    path = folder(game) / CARD
    told: Written = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return told


def ship(game: str, name: str, trained: Net, told: Written) -> None:
    """Put a net into the package, beside those that are there, with what its card tells."""
    import numpy

    path, kept = folder(game) / FILE, Written()
    if path.exists():
        with numpy.load(path) as old:
            kept = {key: old[key] for key in old.files}
    new = {f"{name}_{part}": value for part, value in trained._asdict().items()}
    kept |= {key: value.astype(numpy.float16) for key, value in new.items()}
    numpy.savez_compressed(path, **kept)
    tell(game, name, told)


def tell(game: str, name: str, told: Written) -> None:
    """Write down how a net was made, in place of what was told of it before."""
    text = json.dumps(card(game) | {name: told}, indent=1, sort_keys=True)
    (folder(game) / CARD).write_text(f"{text}\n", encoding="utf-8")
    card.cache_clear()
