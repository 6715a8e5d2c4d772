"""What a machine holds of docs/texts.md finds a fault that is planted, of each kind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.house import style
from tests.house.test_texts import differing, unused

SOUND = {"de": "close = Schließen", "en": "close = Close"}
"""A text of the house: a button."""


@pytest.fixture
def plant(tmp_path: Path) -> Callable[..., Path]:
    """A folder with a sound text, and what is said of others besides, by language."""

    def planted(**said: str) -> Path:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        folder.mkdir()
        for language, sound in SOUND.items():
            lines = f"{sound}\n{said.get(language, '')}\n"
            (folder / f"{language}.ftl").write_text(lines, encoding="utf-8")
        return folder

    return planted


def test_a_sound_folder_has_no_fault(plant: Callable[..., Path]) -> None:
    folder = plant()
    assert differing(folder) == set()
    assert unused(folder) == style.without_kind(folder) == []
    assert style.without_sz(folder) == set()
    for language in SOUND:
        assert style.too_long(folder, language) == style.unheard(folder, language) == set()
        assert style.said_otherwise(folder, language) == set()
        assert style.wrong_marks(folder, language) == []


def test_a_button_that_is_too_long_is_found(plant: Callable[..., Path]) -> None:
    folder = plant(de="share = Den Link mit allen anderen teilen")
    assert len(style.too_long(folder, "de")) == 1


def test_a_name_makes_a_text_too_long(plant: Callable[..., Path]) -> None:
    folder = plant(en="share = Share this with { $name } now")
    assert len(style.too_long(folder, "en")) == 1


PLACES = """
dog-place = Feld { $number }
    .at = { $kind ->
        [goal] auf dem dunkelgrünen Zielfeld { $number } ganz am Ende
       *[track] auf Feld { $number }
    }
dog-event-hit = { $who } trifft jemanden { $at }: So lang darf sie sein.
"""


def test_the_longest_place_makes_a_text_too_long(plant: Callable[..., Path]) -> None:
    assert len(style.too_long(plant(de=PLACES), "de")) == 1
    assert style.too_long(plant(de=PLACES.replace(" ganz am Ende", "")), "de") == set()


def test_a_text_without_a_kind_is_found(plant: Callable[..., Path]) -> None:
    assert style.without_kind(plant(en="nowhere = Nowhere")) == ["nowhere"]


@pytest.mark.parametrize("said", ["Du bist am Zug.", "Frage deinen Ratgeber.", "Wähl eine Karte."])
def test_a_word_that_the_house_does_not_use_is_found(
    plant: Callable[..., Path], said: str
) -> None:
    assert len(style.said_otherwise(plant(de=f"copied = {said}"), "de")) == 1


@pytest.mark.parametrize("said", ["Ask the coach.", "Move a man.", "Play it anew."])
def test_a_second_word_for_one_thing_is_found(plant: Callable[..., Path], said: str) -> None:
    assert len(style.said_otherwise(plant(en=f"copied = {said}"), "en")) == 1


@pytest.mark.parametrize("word", ["draussen", "Grösse", "liess", "ausserdem", "Massstab"])
def test_ss_for_sz_is_found(plant: Callable[..., Path], word: str) -> None:
    assert style.without_sz(plant(de=f"copied = {word}")) == {word}


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "Tippe auf “Fertig”."), ("de", 'Das "Haus"'), ("en", "The „house“"), ("en", "“House")],
)
def test_quotation_marks_of_another_language_are_found(
    plant: Callable[..., Path], language: str, said: str
) -> None:
    folder = plant(**{language: f"copied = {said}"})
    assert len(style.wrong_marks(folder, language)) == 1


def test_a_sign_that_nobody_hears_is_found(plant: Callable[..., Path]) -> None:
    silent, heard = "copied = 40 → 46", "copied = 40 → 46\n    .spoken = 46 statt 40"
    assert style.unheard(plant(de=silent), "de") == {"copied"}
    assert style.unheard(plant(de=heard), "de") == set()


def test_a_text_in_one_language_only_is_found(plant: Callable[..., Path]) -> None:
    assert differing(plant(de="copied = Kopiert")) == {"copied"}
    assert differing(plant(en="copied = Copied")) == {"copied"}


def test_another_variable_than_in_english_is_found(plant: Callable[..., Path]) -> None:
    folder = plant(de="copied = { $name } kopiert", en="copied = { $who } copied")
    assert differing(folder) == {"copied"}


def test_a_text_that_nothing_asks_for_is_found(plant: Callable[..., Path]) -> None:
    folder = plant(de="never-said-at-all = Nie", en="never-said-at-all = Never")
    assert unused(folder) == ["never-said-at-all"]
