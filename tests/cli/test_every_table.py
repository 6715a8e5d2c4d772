"""Whatever table of a game is opened in the terminal, it says who sits where, and what to do."""

import random
import re

import pytest

import spielwerk
from spielwerk.cli.terminal.plain import voice_of
from spielwerk.cli.terminal.words import words_of
from spielwerk.text import LANGUAGES
from tests.laws.matches import few_ways, label

BEGINNING = 12
TABLES = [game for name in spielwerk.games() for game in few_ways(name)]


@pytest.mark.parametrize("game", TABLES, ids=label)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_hears_once_who_sits_at_the_table(game: spielwerk.Game, language: str) -> None:
    for seat in range(game.seats):
        voice = voice_of(game, words_of(game.name, language), seat)
        said = voice.introduction(seat)
        for other in range(game.seats):
            assert len(re.findall(rf"\b{voice.name(other)}\b", said)) == 1


def set_up(match: spielwerk.Match, rng: random.Random) -> spielwerk.Match:
    """Where armies stand, which people place in a way of its own."""
    while match.shown(0)["phase"] == "setup":
        seat = match.seats_to_act()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("game", TABLES, ids=label)
def test_whoever_begins_is_shown_the_table_and_asked(game: spielwerk.Game) -> None:
    rng = random.Random(1)
    match = set_up(game.match(seed=1), rng)
    for count in range(BEGINNING):
        seat = match.seats_to_act()[0]
        voice = voice_of(game, words_of(game.name, LANGUAGES[count % 2]), seat)
        seen, legal = match.shown(seat), match.legal(seat)
        voice.offer(match, seat)
        assert str(voice.picture(seen, letters=True))
        assert all(voice.asked(seen, legal))
        offered = [text for _, texts in voice.choices(legal, seen, len(legal)) for text in texts]
        assert sorted(offered) == sorted(legal)
        match.play(seat, rng.choice(legal))
