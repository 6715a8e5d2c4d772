"""What a seat is told of fields that it cannot reach is true, complete, and nothing new to it."""

import functools
import re
from collections.abc import Iterator, Mapping, Sequence

import spielwerk
from spielwerk import Match
from tests.effort import many
from tests.laws.matches import Moment, beginnings, every_game, few, walk

LEADS_TO_A_FIELD = re.compile(r"out|fox|lay|[<>x]|\w-\w")
"""Is in every action by which something comes to a field."""


SHARE = many(short=6, whole=3)
"""One in so many moments of a walk is asked about."""


@functools.lru_cache(maxsize=64)
def chosen_in(moment: Moment, seat: int) -> list[str]:
    """What can be chosen by its beginning."""
    found = dict.fromkeys(cut for text in moment.legal(seat) for cut in beginnings(text))
    return [beginning for beginning in found if tried(moment, seat, beginning) is not None]


@functools.lru_cache(maxsize=1024)
def tried(moment: Moment, seat: int, chosen: str) -> Mapping[str, Sequence[int]] | None:
    """For every field the actions that would take there what is chosen; None if it cannot be.

    All laws ask it of the same moments: it is found once for them.
    """
    match = moment.match
    try:
        return match.game.definition.reasons.attempts(match.state, seat, chosen)
    except ValueError:
        return None


def attempts_of(moment: Moment, seat: int, chosen: str) -> Mapping[str, Sequence[int]]:
    """The same of what can be chosen."""
    found = tried(moment, seat, chosen)
    assert found is not None
    return found


def told(match: Match, seat: int, chosen: str) -> dict[str, tuple[object, ...]]:
    return {
        field: (why.rule, why.code, why.reason_args, why.obstacles)
        for field, why in match.barred(seat, chosen).items()
    }


def moments(game: spielwerk.Game) -> Iterator[tuple[Moment, int]]:
    """Some of the moments of a walk, the latest among them, and a seat that may act."""
    going_on = [moment for moment in walk(game) if not moment.match.over]
    for moment in (*few(going_on, SHARE), *going_on[-2:]):
        yield moment, moment.to_act[0]


@every_game
def test_every_field_is_barred_or_reached(game: spielwerk.Game) -> None:
    fields = {cell["name"] for cell in game.geometry()["cells"]}
    asked = 0
    for moment, seat in moments(game):
        legal = {game.moves.parse(text) for text in moment.legal(seat)}
        for chosen in chosen_in(moment, seat):
            attempts = attempts_of(moment, seat, chosen)
            reached = {name for name, actions in attempts.items() if legal & set(actions)}
            barred = moment.match.barred(seat, chosen)
            assert attempts.keys() <= fields
            assert len(fields - attempts.keys()) <= 1, "only where it stands itself"
            assert barred.keys() == attempts.keys() - reached
            assert {cell for why in barred.values() for cell in why.obstacles} <= fields
            asked += 1
    assert asked >= 1


@every_game
def test_what_leads_to_a_field_is_found_among_the_attempts(game: spielwerk.Game) -> None:
    for moment, seat in moments(game):
        asked = chosen_in(moment, seat)
        found = {
            action
            for chosen in asked
            for actions in attempts_of(moment, seat, chosen).values()
            for action in actions
        }
        for text in moment.legal(seat):
            if LEADS_TO_A_FIELD.search(text):
                assert game.moves.parse(text) in found, text


@every_game
def test_the_reason_is_the_one_that_playing_it_would_give(game: spielwerk.Game) -> None:
    for moment, seat in moments(game):
        for chosen in chosen_in(moment, seat)[:4]:
            attempts = attempts_of(moment, seat, chosen)
            for field, why in moment.match.barred(seat, chosen).items():
                text = written(game, attempts[field][0])
                if text is not None:
                    refused = moment.match.why_not(seat, text)
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
def test_every_paragraph_that_a_refusal_cites_holds_at_the_table(game: spielwerk.Game) -> None:
    for moment, seat in moments(game):
        asked = chosen_in(moment, seat)
        found = [why for chosen in asked for why in moment.match.barred(seat, chosen).values()]
        found += [why for text in of_others(game) if (why := moment.match.why_not(seat, text))]
        cited = {why.rule for why in found if why.rule is not None}
        assert {rule for rule in cited if not game.holds(f"§{rule}")} == set()


def of_others(game: spielwerk.Game) -> list[str]:
    """What was legal for anybody at some moment of the walk; much of it is not at others."""
    acting = [(moment, seat) for moment in walk(game) for seat in moment.to_act]
    return sorted({text for moment, seat in acting for text in moment.legal(seat)[:3]})


@every_game
def test_nothing_is_told_that_the_seat_does_not_know(game: spielwerk.Game) -> None:
    """Whoever sees the same is told the same, whatever is hidden elsewhere."""
    for moment, seat in moments(game):
        twin = game.determinize(moment.seen(seat), seed=7)
        for chosen in chosen_in(moment, seat)[:4]:
            assert told(moment.match, seat, chosen) == told(twin, seat, chosen)


@every_game
def test_asking_changes_nothing(game: spielwerk.Game) -> None:
    for moment, seat in moments(game):
        before = moment.position
        for chosen in chosen_in(moment, seat):
            moment.match.barred(seat, chosen)
        assert moment.match.position() == before


@every_game
def test_who_need_not_act_reaches_nothing(game: spielwerk.Game) -> None:
    for moment, seat in moments(game):
        others = set(range(game.seats)) - set(moment.to_act)
        for chosen in chosen_in(moment, seat)[:2]:
            for other in others:
                if (attempts := tried(moment, other, chosen)) is not None:
                    assert moment.match.barred(other, chosen).keys() == attempts.keys()
