"""The help of a table shows what holds at this table, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest

import spielwerk
from spielwerk.core.options import Where
from spielwerk.telling import Told, exact_page
from spielwerk.text import LANGUAGES, Texts, game_texts
from tests.laws.matches import ways_to_play

PARAGRAPH = re.compile(r"^#+ §([A-Z]+\d*)\b", re.MULTILINE)


def told(name: str, seats: int | None = None, **options: object) -> Told:
    return Told(spielwerk.load(name, options, seats=seats), game_texts(name, "de"))


@pytest.mark.parametrize("name", spielwerk.games())
def test_what_holds_at_some_tables_is_a_text_or_a_paragraph(name: str) -> None:
    at_large = Told(spielwerk.load(name), game_texts(name, "en"), at_large=True)
    known = {f"help-{section}" for section in at_large.sections()}
    known |= {f"ruling-{ruling}" for ruling in at_large.rulings()}
    known |= {f"§{paragraph}" for paragraph in PARAGRAPH.findall(exact_page(name, "en"))}
    known |= {
        text for text in at_large.game.definition.holds if f"{name}-{text}" in at_large.texts
    }
    assert set(at_large.game.definition.holds) <= known


@pytest.mark.parametrize("name", spielwerk.games())
def test_where_something_holds_names_seats_and_values_that_there_are(name: str) -> None:
    game = spielwerk.load(name)
    values = {option["name"]: option.get("values", []) for option in game.option_list()}
    for where in (where for tables in game.definition.holds.values() for where in tables):
        assert set(where.seats) <= set(game.seat_counts)
        for option, allowed in where.given.items():
            assert set(allowed) <= set(values[option])


def test_a_table_is_one_of_those_named_in_all_that_is_named() -> None:
    where = Where(seats=(2, 3), given={"exchange": ("next", "none")})
    assert where.fits({"exchange": "none"}, 3)
    assert not where.fits({"exchange": "none"}, 4)
    assert not where.fits({"exchange": "partner"}, 3)


def test_a_section_or_a_ruling_is_shown_where_it_holds() -> None:
    assert {"exchange", "partner"} & {*told("dog", 3).sections()} == set()
    assert {"exchange", "partner"} <= {*told("dog", 6, teams="trios").sections()}
    assert "exchange" in told("dog", 3, exchange="next").sections()
    assert "S2" in told("dog", 5).rulings()
    assert "S2" not in told("dog").rulings()
    assert "pairs" not in told("stramash", 4).sections()
    assert "pairs" in told("stramash", 4, pairs="on").sections()
    assert "E5" in told("strategus", preset="classic").rulings()
    assert "E5" not in told("strategus").rulings()
    assert "letters" not in told("streifzug").sections()
    assert "collecting" not in told("streifzug", preset="extended").sections()


def test_the_exact_rules_of_a_table_leave_out_what_does_not_hold() -> None:
    four, three = (told("dog", seats).exact() for seats in (4, 3))
    assert "§S1" not in PARAGRAPH.findall(four)
    assert "Other tables" not in re.findall("^## (.*)$", four, re.MULTILINE)
    assert {"M9", "M10", "R2"} & {*PARAGRAPH.findall(three)} == set()
    assert {"S1", "S5", "M6"} <= {*PARAGRAPH.findall(three)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", spielwerk.games())
def test_at_large_everything_is_told(name: str, language: str) -> None:
    texts = game_texts(name, language)
    everything = Told(spielwerk.load(name), texts, at_large=True)
    assert everything.sections() == texts.say(f"{name}-help-sections").split()
    assert everything.rulings() == texts.say(f"{name}-rulings").split()
    assert everything.exact() == exact_page(name, language)


UNTOLD = {"first", "max_plies"}
"""House rules of which the help need not speak: the table's own list of them does."""


def said(game: spielwerk.Game, texts: Texts) -> list[str]:
    """Every section of a table's help and every ruling, in words."""
    here, name = Told(game, texts), game.name
    sections = [here.say(f"{name}-help-{section}") for section in here.sections()]
    return sections + [here.say(f"{name}-ruling-{ruling}") for ruling in here.rulings()]


def decided_otherwise(game: spielwerk.Game) -> Iterator[tuple[str, spielwerk.Game]]:
    """The table with each house rule that it may choose changed alone, as far as that can be."""
    for option in game.offered_options():
        values = option.get("values") or [option["default"], option.get("low", PRIZES)]
        for value in {*values} - {game.options[option["name"]]}:
            with suppress(spielwerk.OptionError):
                other = {**game.options, option["name"]: value}
                yield option["name"], spielwerk.load(game.name, other, game.seats)


PRIZES = "1 3 5 7 9 11 13 15 19 17"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", spielwerk.games())
def test_the_help_says_what_this_table_has_decided(name: str, language: str) -> None:
    """No sentence tells what is usual where the table plays otherwise."""
    texts = game_texts(name, language)
    for game in ways_to_play(name):
        here = said(game, texts)
        told = {option for option, other in decided_otherwise(game) if said(other, texts) != here}
        asked = {option for option, _ in decided_otherwise(game)}
        assert asked - told <= UNTOLD, game.differing_options()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", spielwerk.games())
def test_the_help_names_a_house_rule_only_where_it_can_be_chosen(name: str, language: str) -> None:
    texts = game_texts(name, language)
    options = [option["name"] for option in spielwerk.load(name).option_list()]
    for game in ways_to_play(name):
        words = " ".join(said(game, texts))
        named = {one for one in options if re.search(QUOTED % titled(name, one, texts), words)}
        assert named <= {option["name"] for option in game.offered_options()}


QUOTED = "[„“]%s[“”]"


def titled(game: str, option: str, texts: Texts) -> str:
    return re.escape(texts.say(f"{game}-option-{option}"))
