"""What a seat is told of fields that it cannot reach is true, complete, and nothing new to it."""

import re
from collections.abc import Iterator

import spielwerk
from spielwerk import Match
from tests.laws.matches import EFFORT, beginnings, every_game, random_play

LEADS_TO_A_FIELD = re.compile(r"out|fox|lay|[<>x-]")
"""Is in every action by which something comes to a field."""


def chosen_in(match: Match, seat: int) -> dict[str, set[str]]:
    """What can be chosen by its beginning, and the legal actions that begin so."""
    found: dict[str, set[str]] = {}
    for text in match.legal(seat):
        for beginning in beginnings(text):
            found.setdefault(beginning, set()).add(text)
    return {
        beginning: texts for beginning, texts in found.items() if can_ask(match, seat, beginning)
    }


def can_ask(match: Match, seat: int, chosen: str) -> bool:
    try:
        match.game.definition.reasons.attempts(match.state, seat, chosen)
    except ValueError:
        return False
    return True


def told(match: Match, seat: int, chosen: str) -> dict[str, tuple[str | None, str, object]]:
    return {
        field: (why.rule, why.code, why.reason_args)
        for field, why in match.barred(seat, chosen).items()
    }


def moments(game: spielwerk.Game, seed: int) -> Iterator[tuple[Match, int]]:
    """Every fifth of the moments of a match, and a seat that may act."""
    for number, match in enumerate(random_play(game, seed, 45 * EFFORT)):
        if number % 5 == 0 and not match.over:
            yield match, match.seats_to_act()[0]


@every_game
def test_every_field_is_barred_or_reached(game: spielwerk.Game) -> None:
    fields = {cell["name"] for cell in game.geometry()["cells"]}
    asked = 0
    for match, seat in moments(game, 1):
        legal = {game.moves.parse(text) for text in match.legal(seat)}
        for chosen in chosen_in(match, seat):
            attempts = game.definition.reasons.attempts(match.state, seat, chosen)
            reached = {name for name, actions in attempts.items() if legal & set(actions)}
            barred = match.barred(seat, chosen)
            assert attempts.keys() <= fields
            assert len(fields - attempts.keys()) <= 1, "only where it stands itself"
            assert barred.keys() == attempts.keys() - reached
            asked += 1
    assert asked >= 3


@every_game
def test_what_leads_to_a_field_is_found_among_the_attempts(game: spielwerk.Game) -> None:
    for match, seat in moments(game, 2):
        asked = chosen_in(match, seat)
        tried = {
            action
            for chosen in asked
            for actions in game.definition.reasons.attempts(match.state, seat, chosen).values()
            for action in actions
        }
        for text in match.legal(seat):
            if LEADS_TO_A_FIELD.search(text):
                assert game.moves.parse(text) in tried, text


@every_game
def test_the_reason_is_the_one_that_playing_it_would_give(game: spielwerk.Game) -> None:
    for match, seat in moments(game, 3):
        for chosen in list(chosen_in(match, seat))[:4]:
            attempts = game.definition.reasons.attempts(match.state, seat, chosen)
            for field, why in match.barred(seat, chosen).items():
                text = written(game, attempts[field][0])
                if text is not None:
                    refused = match.why_not(seat, text)
                    assert refused is not None
                    assert (refused.rule, refused.code) == (why.rule, why.code), text
                    assert refused.reason_args == why.reason_args


def written(game: spielwerk.Game, action: int) -> str | None:
    """An attempt in notation; None if it is none (a laddie from the dock to anywhere)."""
    try:
        text = str(game.moves.text(action))
        return text if game.moves.parse(text) == action else None
    except (ValueError, LookupError):
        return None


@every_game
def test_nothing_is_told_that_the_seat_does_not_know(game: spielwerk.Game) -> None:
    """Whoever sees the same is told the same, whatever is hidden elsewhere."""
    for match, seat in moments(game, 4):
        twin = game.determinize(match.observation(seat), seed=7)
        for chosen in list(chosen_in(match, seat))[:4]:
            assert told(match, seat, chosen) == told(twin, seat, chosen)


@every_game
def test_asking_changes_nothing(game: spielwerk.Game) -> None:
    for match, seat in moments(game, 5):
        before = match.position()
        for chosen in chosen_in(match, seat):
            match.barred(seat, chosen)
        assert match.position() == before


@every_game
def test_who_need_not_act_reaches_nothing(game: spielwerk.Game) -> None:
    for match, seat in moments(game, 6):
        others = set(range(game.seats)) - set(match.seats_to_act())
        for chosen in list(chosen_in(match, seat))[:2]:
            for other in others:
                if can_ask(match, other, chosen):
                    attempts = game.definition.reasons.attempts(match.state, other, chosen)
                    assert match.barred(other, chosen).keys() == attempts.keys()
