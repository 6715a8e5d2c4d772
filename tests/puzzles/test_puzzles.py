"""Every puzzle can be solved, by exactly what is said to solve it, whatever is hidden."""

from __future__ import annotations

import re
from collections import Counter

import msgspec
import pytest

from spielwerk.puzzles.answers import NOTHING, answer, end_of, pointed
from spielwerk.puzzles.collecting import tasks_in, ways_in
from spielwerk.puzzles.filling import Filling, shift, without_copies
from spielwerk.puzzles.grading import falls_at_once, graded, is_blind, is_special
from spielwerk.puzzles.judging import LEVEL, QUICK, SEARCHES, judged_again, look, margin
from spielwerk.puzzles.making import (
    PUZZLES,
    Collection,
    again,
    collected,
    copy_of,
    loses,
    shape_of,
)
from spielwerk.puzzles.reading import (
    FILE,
    PuzzleError,
    games,
    home_of,
    making_of,
    match_of,
    puzzle_of,
    puzzles_of,
    read,
    texts_of,
)
from spielwerk.puzzles.reasons import MOST, lacking, reasons
from spielwerk.puzzles.records import BEST, Puzzle, name_of
from spielwerk.puzzles.tasks import plans
from spielwerk.puzzles.unfolding import branches
from spielwerk.text import LANGUAGES
from tests.effort import EFFORT, WHOLE, many, some

GAMES = games()
LEAST = 100
CALIBRATED = {"dog", "stramash", "streifzug"}
"""Where the values of positions are chances to win; elsewhere only tasks with a predicate."""
WORDS = {"": 15, ".title": 5, ".others": 24, ".done": 24}
LETTERS = 110
OTHERS = many(short=20, whole=40)
"""Worlds in which a puzzle is tried again."""

SEARCH = LEVEL if EFFORT >= WHOLE else QUICK
"""By which level a best action is looked for again: many by the quick one, or all by the best."""


def best_of(game: str) -> list[Puzzle]:
    """The puzzles of a game that ask for the best action."""
    return [one for one in puzzles_of(game) if one.task == BEST]


def test_every_game_has_puzzles() -> None:
    assert GAMES == ["dog", "rufus", "stramash", "strategus", "streifzug"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_hundred_puzzles_of_three_grades_and_no_two_alike(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= LEAST
    assert min(Counter(one.grade for one in puzzles)[grade] for grade in (1, 2, 3)) >= 20
    assert [one.grade for one in puzzles] == sorted(one.grade for one in puzzles)
    assert len({shape_of(one) for one in puzzles}) == len(puzzles)
    assert {one.task for one in puzzles} <= {*making_of(game).tasks, BEST}
    assert any(one.task == BEST for one in puzzles) == (game in CALIBRATED)


@pytest.mark.parametrize("game", GAMES)
def test_grades_are_those_of_today_and_what_falls_at_once_is_easy(game: str) -> None:
    puzzles = puzzles_of(game)
    assert graded(game, puzzles) == puzzles
    tasks = [one for one in puzzles if one.task != BEST]
    assert {one.grade for one in tasks if falls_at_once(game, one)} <= {1}
    order = [(one.grade, is_special(game, one)) for one in puzzles]
    assert order == sorted(order), "of each grade those of the usual mode come first"
    assert any(special for _, special in order) == (game == "streifzug")


@pytest.mark.parametrize("game", GAMES)
def test_no_two_puzzles_have_the_same_position_and_the_same_solutions(game: str) -> None:
    puzzles = puzzles_of(game)
    numbers: dict[bytes, list[int]] = {}
    for number, one in enumerate(puzzles, 1):
        numbers.setdefault(copy_of(one), []).append(number)
    assert [alike for alike in numbers.values() if len(alike) > 1] == []


def test_of_copies_the_one_is_kept_whose_task_says_most() -> None:
    """A new one takes the place of the other only where it moves nobody else."""
    puzzles = puzzles_of("rufus")
    at = next(at for at, one in enumerate(puzzles) if one.task == "win")
    copy = msgspec.structs.replace(puzzles[at], task="prize")
    assert without_copies("rufus", [copy, *puzzles]) == puzzles
    filling = Filling("rufus", [*puzzles[:at], copy, *puzzles[at:]])
    assert filling.tasks == [*puzzles[:at], None, *puzzles[at:]]
    filling.add(copy)
    assert not filling.full
    places = [(False, 1, False, 9.0), None, (False, 1, True, 7.0)]
    assert [shift((False, steps, False, 8.0), places, 1) for steps in (0, 1, 2)] == [1, 1, 1]
    assert shift((False, 1, False, 9.5), places, 1) == 0


def test_what_needs_the_knowledge_of_a_card_face_down_is_hard() -> None:
    blind = [number for number, one in enumerate(puzzles_of("rufus"), 1) if is_blind("rufus", one)]
    assert blind == [len(puzzles_of("rufus"))]
    last = puzzles_of("rufus")[-1]
    right = [one for one in branches("rufus", last) if one.verdict == "right"]
    assert {end_of(last, one) for one in right} == {"known"}
    assert not any(is_blind("strategus", one) for one in puzzles_of("strategus"))


def test_puzzles_looked_at_again_are_as_they_were() -> None:
    assert again("stramash", "win") == puzzles_of("stramash")


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_read_and_solved_by_what_is_said_to_be_right(game: str) -> None:
    for puzzle in puzzles_of(game):
        match = match_of(game, puzzle)
        assert match.seats_to_act() == (puzzle.seat,)
        assert match.position() == puzzle.position
        assert 1 <= plans(puzzle.right) <= 2
        for way in puzzle.right:
            played = match_of(game, puzzle)
            for action in way:
                played.play(puzzle.seat, action)


@pytest.mark.parametrize("game", GAMES)
def test_who_does_what_is_asked_for_has_not_lost_by_it(game: str) -> None:
    assert [number for number, one in enumerate(puzzles_of(game), 1) if loses(game, one)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_task_is_done_by_what_is_right_and_by_nothing_else(game: str) -> None:
    """In the puzzle's world and in others that the seat cannot tell from it."""
    making = making_of(game)
    for puzzle in some([one for one in puzzles_of(game) if one.task != BEST], 3):
        match = match_of(game, puzzle)
        seen = match.observation(puzzle.seat)
        others = (match.game.determinize(seen, seed=seed) for seed in range(OTHERS))
        tasks = {puzzle.task: making.tasks[puzzle.task]}
        found = ways_in(match, others, puzzle.seat, tasks)[puzzle.task]
        assert found.right == puzzle.right
        assert found.turns == puzzle.turns


@pytest.mark.parametrize("game", sorted(CALIBRATED))
def test_every_action_of_a_best_move_puzzle_has_a_chance_and_the_best_is_clearly_that(
    game: str,
) -> None:
    """By the margin in each search, so on average of them, too; but for what is rounded."""
    least = making_of(game).margin
    for puzzle in puzzles_of(game):
        judged = puzzle.judged
        assert (judged is not None) == (puzzle.task == BEST)
        if judged is None:
            continue
        assert set(judged.chances) == set(match_of(game, puzzle).legal(puzzle.seat))
        ((best,),) = puzzle.right
        others = [chance for action, chance in judged.chances.items() if action != best]
        assert len(others) + 1 == puzzle.turns
        assert judged.chances[best] - max(others) >= judged.margin - 0.0011
        assert judged.margin >= least
        assert judged.searches == SEARCHES


@pytest.mark.parametrize("game", sorted(CALIBRATED))
def test_a_best_move_is_the_best_for_reasons(game: str) -> None:
    """Their words are looked at where bots give reasons."""
    names = {one.name for one in making_of(game).reasons}
    given = [reasons(game, one) for one in some(best_of(game), 3)]
    for found in given:
        assert 1 <= len(found) <= MOST
        assert len(set(found)) == len(found)
    assert {name for found in given for name in found} <= names


@pytest.mark.parametrize("game", sorted(CALIBRATED))
def test_a_wrong_try_at_the_best_move_hears_what_it_lacks(game: str) -> None:
    """It is one of the reasons for the best, and none that says with which card it is done."""
    names = {one.name for one in making_of(game).reasons if one.names}
    told = Counter[bool]()
    for puzzle in some(best_of(game), 3):
        lacks, given = lacking(game, puzzle), reasons(game, puzzle)
        assert set(lacks.values()) <= set(given) - names
        for branch in branches(game, puzzle):
            if branch.verdict == "wrong":
                said = [line.id for line in answer(puzzle, branch, lacks)]
                lacked = lacks.get(branch.actions[0])
                assert said == ([] if lacked is None else [f"{game}-because-{lacked}"])
                told[said != []] += 1
    assert told[True] > told[False]


@pytest.mark.parametrize("game", sorted(CALIBRATED))
def test_a_best_action_is_found_again_by_another_search(game: str) -> None:
    for puzzle in some(best_of(game), 8):
        looked = look(match_of(game, puzzle), puzzle.seat, SEARCH, 77)
        assert [[looked[0].action]] == puzzle.right
        assert margin(looked) >= making_of(game).margin / 2


def test_a_puzzle_is_judged_anew_by_the_same_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where another action is found, it is none any more. It is one that is searched quickly."""
    puzzle = best_of("stramash")[-6]
    assert judged_again("stramash", puzzle) == puzzle
    ((best,),) = puzzle.right
    other = next(one for one in match_of("stramash", puzzle).legal(puzzle.seat) if one != best)
    monkeypatch.setattr("spielwerk.puzzles.judging.SEARCHES", 1)
    assert judged_again("stramash", msgspec.structs.replace(puzzle, right=[[other]])) is None


@pytest.mark.parametrize("game", GAMES)
def test_all_that_can_be_done_leads_to_the_end(game: str) -> None:
    for puzzle in some(puzzles_of(game), 5):
        found = list(branches(game, puzzle))
        right = [one.actions for one in found if one.verdict == "right"]
        assert sorted(right) == sorted(puzzle.right)
        known = {tuple(one.actions) for one in found}
        for one in found:
            if one.verdict not in {"right", "wrong"}:
                legal = one.match.legal(puzzle.seat)
                assert legal
                assert all((*one.actions, action) in known for action in legal)


@pytest.mark.parametrize("game", GAMES)
def test_every_wrong_try_at_a_task_is_answered_by_what_it_came_to(game: str) -> None:
    """And a right one is not; what is said has words, and each miss a sentence of its own."""
    texts = texts_of(game, "en")
    for puzzle in some([one for one in puzzles_of(game) if one.task != BEST], 4):
        others = f"{name_of(game, puzzle.task)}.others"
        for branch in branches(game, puzzle):
            said = answer(puzzle, branch, {})
            assert (said != []) == (branch.verdict == "wrong")
            assert [one.id for one in said] in ([], [others], [others, f"puzzle-{game}-used"])
            assert all(texts.say(one.id, **one.args) for one in said)
    for task, misses in making_of(game).misses.items():
        others = f"{name_of(game, task)}.others"
        assert len({texts.say(others, how=how) for how in (NOTHING, *misses)}) == 1 + len(misses)


def test_a_wrong_try_hears_how_near_it_came() -> None:
    """The piece gets in and nobody is sent back; or the other way round; or the wrong card."""
    heard = [
        said
        for puzzle in puzzles_of("dog")
        if puzzle.task == "goal_and_hit"
        for branch in branches("dog", puzzle)
        for said in answer(puzzle, branch, {})
    ]
    told = Counter((said.id.removeprefix("puzzle-dog-"), *said.args.values()) for said in heard)
    for how in ("goal", "hit", NOTHING):
        assert told["goal_and_hit.others", how]
    assert told["used", "same"]
    assert told["used", "other"]


def ends_of(number: int) -> dict[str, tuple[str, list[str]]]:
    """What is said and shown at the end of each way through a puzzle of Strategus."""
    puzzle = puzzle_of("strategus", number)
    found = [one for one in branches("strategus", puzzle) if one.verdict in {"right", "wrong"}]
    return {one.actions[-1]: (end_of(puzzle, one), pointed(puzzle, one)) for one in found}


def test_who_beats_a_card_that_ran_is_told_by_what_it_was_known() -> None:
    ends = ends_of(8)
    assert ends["h7xh6"] == ends["h5xh6"] == ("ran", ["c6", "h6"])
    assert {end for end, _ in ends_of(3).values()} == {"done"}


def test_a_wrong_try_marks_the_card_that_can_still_win_and_whom_it_can_beat() -> None:
    assert ends_of(1)["a4-a5"] == ("done", ["a3", "a2"])
    assert ends_of(1)["a2-b2"] == ("done", [])
    assert ends_of(5)["a4-b4"] == ("done", ["c4", "a4", "c3"])


def test_a_card_that_leaves_the_board_with_its_equal_beats_nothing_any_more() -> None:
    assert ends_of(1)["a4xa3"] == ("gone", [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_task_has_its_sentences(game: str, language: str) -> None:
    texts = texts_of(game, language)
    best = [BEST] if game in CALIBRATED else []
    for task in [*making_of(game).tasks, *best]:
        ends = {f".{end}": WORDS[".done"] for end in making_of(game).ends.get(task, {})}
        for part, most in {**WORDS, **ends}.items():
            if part == ".others" and task == BEST:
                continue
            for how in (NOTHING, *making_of(game).misses.get(task, {})):
                said = texts.say(f"{name_of(game, task)}{part}", you="Schwarz", how=how)
                assert ("Schwarz" in said) == (part == "")
                assert len(said.split()) <= most
                assert len(said) <= LETTERS
                assert part == ".title" or re.search(r"[.!?]$", said)
    both = {texts.say(f"puzzle-{game}-used", used=used) for used in ("same", "other")}
    assert len(both) == 2


def test_a_puzzle_is_made_of_a_position_again() -> None:
    """The same turn gives the same puzzle, and no second one of its shape is kept."""
    puzzle = next(one for one in puzzles_of("rufus") if len(one.right[0]) == 2)
    match = match_of("rufus", puzzle)
    seen = match.observation(puzzle.seat)
    others = (match.game.determinize(seen, seed=number) for number in (1, 2))
    tasks = {puzzle.task: making_of("rufus").tasks[puzzle.task]}
    found = tasks_in(match, others, puzzle.seat, tasks)
    assert [msgspec.structs.replace(one, grade=puzzle.grade) for one in found] == [puzzle]
    collection = Collection({puzzle.task: 5}, PUZZLES, 2)
    collection.add(found[0])
    collection.add(found[0])
    assert [one.grade for one in graded("rufus", collection.found)] == [1]


def test_equal_seeds_make_equal_puzzles() -> None:
    count = many(short=1, whole=3)
    first, again = (graded("rufus", collected("rufus", "7", count)) for _ in range(2))
    assert len(first) == count
    assert first == again


def test_a_file_that_is_none_is_refused() -> None:
    with pytest.raises(PuzzleError, match=r"dog/puzzles.json: .*grade"):
        read(b'{"game": "dog", "puzzles": [{"task": "hit", "grade": 4}]}', "dog/puzzles.json")
    with pytest.raises(PuzzleError, match="no puzzles"):
        making_of("cuckoo")
    with pytest.raises(PuzzleError, match="not 0"):
        puzzle_of("dog", 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_written_as_it_is_made(game: str) -> None:
    """A puzzle a line, so that what changes can be read."""
    home = home_of(game)
    assert home is not None
    lines = (home / FILE).read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(puzzles_of(game)) + 2
    first = msgspec.json.decode(lines[1].rstrip(","), type=Puzzle)
    assert msgspec.json.encode(first).decode() == lines[1].rstrip(",")
