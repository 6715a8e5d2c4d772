"""Play, tell by tenths, put right: `python -m spielwerk.lab.calibration GAME FILE --matches 400`.

FILE keeps what was played and is played on. With `--fit` half of the matches put the chances
right, in the package; of a game in which something was put right the other half is told of, else
all. `--plot FOLDER` draws it.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

from spielwerk import files
from spielwerk.bots.chances import (
    FILE,
    STANDS,
    fitted,
    line_name,
    put_right,
    shared,
    standing,
)
from spielwerk.bots.learning.weights import folder
from spielwerk.bots.strategus.reading import standing as weighing
from spielwerk.lab import plots
from spielwerk.lab.calibration.fitting import FEWEST, line_through, weights_of
from spielwerk.lab.calibration.playing import Said, played, table_of
from spielwerk.lab.calibration.telling import ALLOWED, HEAD, One, line, plot, tenths

MOST = 40
"""Looks at a match. The longest of Dog has 29."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=0, help="to be there in the end")
    parser.add_argument("--level", help="ask what this level says of the actions played")
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    try:
        files.check(given.file)
        if given.plot:
            files.folder(given.plot)
    except files.NotWritten as error:
        parser.error(str(error))
    play(given.game, given.file, given.matches, given.level)
    told = read(given.file)
    if any(one.table != line_name(table_of(given.game, one.match)) for one in told):
        sys.exit(f"{given.file} was played at other tables: begin a new file")
    if given.fit:
        fit(given.game, [one for one in told if one.match % 4 < 2])
    changed = bool(fitted(given.game)) or any(one.numbers for one in told)
    others = [one for one in told if one.match % 4 >= 2] if changed else told
    tell(given.game, others, given.plot)


def play(game: str, file: Path, matches: int, level: str | None) -> None:
    """Matches that are not there yet, each with a last line that says so."""
    done = max((one.match for one in read(file)), default=-1) + 1 if file.exists() else 0
    with file.open("a", encoding="utf-8") as kept:
        for number in range(done, matches):
            for said in played(game, number, level):
                kept.write(json.dumps(said) + "\n")
            kept.flush()


def read(file: Path) -> list[Said]:
    """What was said, of every match as often as of any that somebody wants to end.

    Where newcomers meet there are others, with hundreds of positions that are all draws.
    """
    told = [Said(*json.loads(text)) for text in file.read_text(encoding="utf-8").splitlines()]
    found, times = list[Said](), Counter[tuple[int, str]]()
    for one in told:
        times[one.match, one.asked] += 1
        if times[one.match, one.asked] <= MOST:
            found.append(one)
    return found


def fit(game: str, told: Sequence[Said]) -> None:
    """Write what puts chances right into the package."""
    if any(one.numbers for one in told):
        rows = [one for one in told if one.numbers]
        numbers = list(chain.from_iterable(one.numbers for one in rows))
        won = list(chain.from_iterable(one.won for one in rows))
        weights = dict(zip(weighing.NAMES, weights_of(numbers, won), strict=True))
        write(Path(str(weighing.__file__)).parent / weighing.FILE, weights)
        weighing.weights.cache_clear()
        return
    lines: dict[str, dict[str, list[list[float]]]] = {}
    for table, asked in sorted({(one.table, one.asked) for one in told}):
        found = [one for one in told if (one.table, one.asked) == (table, asked)]
        if len({one.match for one in found}) >= FEWEST:
            lines.setdefault(table, {})[asked] = line_through(shares(game, found))
    write(folder(game) / FILE, lines)
    fitted.cache_clear()


def write(path: Path, told: object) -> None:
    path.write_text(json.dumps(told) + "\n", encoding="utf-8")


def ones(told: Sequence[Said]) -> list[One]:
    """Each seat's chance as it was said."""
    return [One(r.match, s, w) for r in told for s, w in zip(r.said, r.won, strict=True)]


def shares(name: str, told: Sequence[Said]) -> list[One]:
    """The same as far as they can all be true."""
    return ones(
        [
            row._replace(said=shared(table_of(name, row.match), row.said))
            if row.asked == STANDS
            else row
            for row in told
        ]
    )


def tell(game: str, told: Sequence[Said], folder_for_plots: Path | None) -> None:
    """Tables by number of sides: as it was said, and as it is shown."""
    for table in sorted({one.table for one in told}):
        rows = [one for one in told if one.table == table]
        before, after = tenths(ones(rows)), tenths(shown(game, rows))
        for name, found in (("as it was said", before), ("as it is shown", after)):
            off = max((one.off for one in found), default=0.0)
            sys.stdout.write(f"\n{game} {table}, {name}: {off:.3f} of {ALLOWED} allowed\n\n{HEAD}")
            sys.stdout.writelines(map(line, found))
        if folder_for_plots:
            drawn = plot(f"chances-{game}-{table.replace('/', '')}", before, after)
            plots.keep([drawn], folder_for_plots)


def shown(name: str, told: Sequence[Said]) -> list[One]:
    """Each seat's chance as it is shown: put right, and shared."""
    found = list[One]()
    for row in told:
        game = table_of(name, row.match)
        if row.numbers:
            chances = shared(game, list(map(weighing.chance_of, row.numbers)))
        elif row.asked == STANDS:
            chances = standing(game, row.said)
        else:
            chances = [put_right(game, said) for said in row.said]
        found += [One(row.match, p, w) for p, w in zip(chances, row.won, strict=True)]
    return found


if __name__ == "__main__":
    main()
