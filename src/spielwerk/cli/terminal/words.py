"""The terminal, and the texts that are shown in it."""

from importlib import resources

from rich.console import Console

from spielwerk.text import Texts, game_texts


def console() -> Console:
    return Console(highlight=False)


def words_of(game: str, language: str) -> Texts:
    """A game's texts and the command line's."""
    own = resources.files("spielwerk.cli") / "text" / f"{language}.ftl"
    return game_texts(game, language, own)
