"""Texts are complete: what one language says, every language says, with the same variables."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import spielwerk
from spielwerk.telling import Told
from spielwerk.text import LANGUAGES, Texts, game_texts
from tests.house.rendered import branches, patterns, texts_in

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(
    folder
    for folder in [*ROOT.glob("src/spielwerk/**/text"), ROOT / "web/src/text"]
    if folder.is_dir()
)
GAMES = spielwerk.games()
SAID_ALIKE = (
    "phase-over",
    "prompt-wait",
    "cards-held",
    "option-first",
    "option-first-chance",
    "option-max_plies",
    "option-max_plies.help",
    "group-end",
    "reason-not_your_turn",
    "reason-over",
    "reason-unknown_action",
    "reason-nothing_to_take_back",
    "reason-no_such_card",
    "happening-ended_guard",
)
"""What every game says that has it, and says alike."""


def read(file: Path) -> dict[str, frozenset[str]]:
    """Every text of a file, attributes as `id.attribute`, with the variables it asks for."""
    ids = []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: cannot be read: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.value is not None, f"{file}: {entry.id.name} is empty"
            ids.append(entry.id.name)
    twice = {one for one in ids if ids.count(one) > 1}
    assert not twice, f"{file}: {twice} twice"
    found = patterns(file)
    return {text: frozenset(branches(text, found)) for text in found}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_language_has_the_same_texts_with_the_same_variables(folder: Path) -> None:
    assert {file.stem for file in folder.glob("*.ftl")} == set(LANGUAGES)
    assert differing(folder) == set()


def differing(folder: Path) -> set[str]:
    """The texts that one language lacks, or says with other variables than English."""
    english = read(folder / "en.ftl")
    others = [read(folder / f"{language}.ftl") for language in LANGUAGES]
    names = set(english).union(*others)
    return {name for name in names for other in others if other.get(name) != english.get(name)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_german_says_du(folder: Path) -> None:
    german = (folder / "de.ftl").read_text(encoding="utf-8")
    lines = [line for line in german.splitlines() if not line.startswith("#")]
    assert not [line for line in lines if "Ihnen" in line or " Sie " in line]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_words_begin_with_its_name(game: str) -> None:
    file = ROOT / "src/spielwerk/games" / game / "text/en.ftl"
    assert [text for text in read(file) if not text.startswith(f"{game}-")] == []


@pytest.fixture(params=[(game, language) for game in GAMES for language in LANGUAGES], ids=str)
def words(request: pytest.FixtureRequest) -> tuple[str, Texts]:
    game, language = request.param
    return game, game_texts(game, language)


def test_every_game_introduces_itself(words: tuple[str, Texts]) -> None:
    game, texts = words
    for message in ("name", "tagline", "intro"):
        assert texts.say(f"{game}-{message}")


def test_every_option_and_every_value_has_words(words: tuple[str, Texts]) -> None:
    game, texts = words
    for option in spielwerk.load(game).option_list():
        message = f"{game}-option-{option['name']}"
        assert texts.say(message)
        assert texts.say(f"{message}.help")
        for value in option.get("values", ()):
            assert texts.say(f"{message}-{value}")


def test_every_group_of_options_has_a_name(words: tuple[str, Texts]) -> None:
    game, texts = words
    groups = {option["group"] for option in spielwerk.load(game).option_list()}
    assert "" not in groups
    named = {texts.say(f"{game}-group-{group}") for group in groups}
    assert len(named) == len(groups)
    told = read(ROOT / "src/spielwerk/games" / game / f"text/{texts.language}.ftl")
    assert {text for text in told if "-group-" in text} == {f"{game}-group-{g}" for g in groups}


def test_every_ruling_has_words_and_every_such_text_is_listed(words: tuple[str, Texts]) -> None:
    game, texts = words
    rulings = texts.say(f"{game}-rulings").split()
    assert len(set(rulings)) == len(rulings) > 0
    told = read(ROOT / "src/spielwerk/games" / game / f"text/{texts.language}.ftl")
    assert {text for text in told if "-ruling-" in text} == {f"{game}-ruling-{r}" for r in rulings}


def test_every_section_of_the_help_has_a_title_and_a_text(words: tuple[str, Texts]) -> None:
    game, texts = words
    sections = texts.say(f"{game}-help-sections").split()
    assert len(set(sections)) == len(sections) > 0
    told = Told(spielwerk.load(game), texts, at_large=True)
    for section in sections:
        assert told.say(f"{game}-help-{section}")
        assert told.say(f"{game}-help-{section}.title")


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words_and_every_such_text_is_a_reason(game: str) -> None:
    from_core = {"over", "unknown_action", "nothing_to_take_back"}
    source = (ROOT / "src/spielwerk/games" / game / "reasons.py").read_text(encoding="utf-8")
    codes = {
        node.elts[1].value
        for node in python.walk(python.parse(source))
        if isinstance(node, python.Tuple)
        and len(node.elts) in {2, 3}
        and isinstance(node.elts[1], python.Constant)
        and isinstance(node.elts[1].value, str)
    }
    texts = read(ROOT / "src/spielwerk/games" / game / "text/en.ftl")
    named = {text.removeprefix(f"{game}-reason-") for text in texts if "-reason-" in text}
    assert named == codes | from_core


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", SAID_ALIKE)
def test_games_say_the_same_in_the_same_words(text: str, language: str) -> None:
    """Each game has all its words in its own folder; what they share is read off here."""
    named = {game: f"{game}-{text}" for game in GAMES}
    found = {game: game_texts(game, language) for game in GAMES}
    said = {
        found[game].say(name, who="Anna", you="no", count=2)
        for game, name in named.items()
        if name.partition(".")[0] in found[game]
    }
    assert len(said) == 1


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_text_is_used(folder: Path) -> None:
    assert unused(folder) == []


def unused(folder: Path) -> list[str]:
    """The texts that nothing asks for."""
    written, held = ids_in_sources(), held_by_others(folder)
    names = read(folder / "en.ftl")
    return [text for text in names if not written.fullmatch(text) and text not in held]


def held_by_others(folder: Path) -> set[str]:
    """The texts that other texts hold, in one language or another."""
    files = (folder / f"{language}.ftl" for language in LANGUAGES)
    return {name for file in files for text in patterns(file).values() for name in texts_in(text)}


@cache
def ids_in_sources() -> re.Pattern[str]:
    """Every text id that stands in quotes in the sources; what is put in there may be anything."""
    files = [
        file
        for pattern in ("src/spielwerk/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte")
        for file in ROOT.glob(pattern)
    ]
    quoted = re.compile(r"""["'`]((?:[\w.-]|\$?\{[^{}"'`]*\})+)["'`]""")
    ids = {name for file in files for name in quoted.findall(file.read_text(encoding="utf-8"))}
    return re.compile("|".join(pattern_of(name) for name in ids if re.search(r"^\w|-\w", name)))


def pattern_of(name: str) -> str:
    """`{game}-help-{section}.title` as regular expression; what begins with a gap is a game's."""
    first, *others = (re.escape(part) for part in re.split(r"\$?\{[^{}]*\}", name))
    gap = f"({'|'.join(GAMES)})" if first == "" else r"[\w-]+"
    rest = gap + r"[\w-]+".join(others) if others else ""
    return first + rest + r"(\.\w+)?"


def test_every_text_that_is_said_is_there() -> None:
    names = {name for folder in FOLDERS for name in read(folder / "en.ftl")}
    said = re.compile(r"""\bsay\(\s*"([\w.-]+)\"""")
    for file in ROOT.glob("src/spielwerk/**/*.py"):
        missing = set(said.findall(file.read_text(encoding="utf-8"))) - names
        assert not missing, f"{file}: {missing}"


def test_a_text_that_does_not_exist_is_an_error() -> None:
    texts = game_texts("dog", "en")
    assert "dog-name" in texts
    assert "dog-nonsense" not in texts
    with pytest.raises(LookupError, match="dog-nonsense"):
        texts.say("dog-nonsense")
    with pytest.raises(LookupError, match="nonsense"):
        texts.say("dog-card-7.nonsense")


def test_a_variable_that_is_missing_is_an_error() -> None:
    with pytest.raises(LookupError, match="hand_size"):
        game_texts("dog", "de").say("dog-round")


def test_a_text_defined_twice_is_an_error() -> None:
    file = ROOT / "src/spielwerk/games/dog/text/en.ftl"
    with pytest.raises(ValueError, match="a second time"):
        Texts("en", file, file)
