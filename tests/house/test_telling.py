"""The help of a table shows what holds at this table, and nothing else."""

from __future__ import annotations

import re

import pytest

import spielwerk
from spielwerk.core.options import Where
from spielwerk.telling import Told, exact_page
from spielwerk.text import LANGUAGES, game_texts

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
