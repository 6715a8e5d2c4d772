"""What `Match.play` costs in CPU, in two checkouts by turns: `python benchmarks/play.py OLD NEW`.

The same matches, action by action; only `play` is timed. Prints microseconds for each game and
checkout (the least of all rounds), and their ratio.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ROUNDS = 5
SEATS = {"dog": 4, "rufus": 3, "stramash": 4, "strategus": 2, "streifzug": 4}

PROGRAM = """
import json, random, sys, time
import spielwerk
name, seats, preset, chosen = sys.argv[1], int(sys.argv[2]), sys.argv[3], random.Random(1)
spent = played = 0
for seed in range(6):
    options = {"preset": preset} if preset else {}
    match = spielwerk.load(name, options, seats).match(seed=seed)
    while not match.over and played < 400 * (seed + 1):
        seat = match.seats_to_act()[0]
        action = chosen.choice(match.legal(seat))
        begun = time.process_time()
        match.play(seat, action)
        spent += time.process_time() - begun
        played += 1
print(json.dumps(1e6 * spent / played))
"""


def measured(checkout: Path, name: str, preset: str) -> float:
    """Microseconds for one `play`."""
    program = [sys.executable, "-c", PROGRAM, name, str(SEATS[name]), preset]
    environment = os.environ | {"PYTHONPATH": str(checkout / "src")}
    told = subprocess.run(program, env=environment, capture_output=True, text=True, check=True)
    return float(json.loads(told.stdout))


def main(old: Path, new: Path) -> None:
    for name, preset in [*((name, "") for name in SEATS), ("streifzug", "extended")]:
        by_turns = [(old, new)] * ROUNDS
        rounds = [[measured(checkout, name, preset) for checkout in both] for both in by_turns]
        before, after = (min(column) for column in zip(*rounds, strict=True))
        print(f"{name} {preset:9} {before:6.1f} {after:6.1f} {after / before:5.2f}", flush=True)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))
