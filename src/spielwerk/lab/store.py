"""Where an experiment's rows are kept: a folder with `_experiment.json` and parts in Parquet.

A part appears in the folder whole or not at all, and is never changed. Any program that reads
Parquet reads the folder as it is: what begins with `_` or `.` is no part for it.
"""

import contextlib
import fcntl
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import spielwerk
from spielwerk import files
from spielwerk.core import options
from spielwerk.core.documents import Written
from spielwerk.lab.executors import needed
from spielwerk.lab.experiments import Experiment, Options, Row, called_today

HEAD = "_experiment.json"
FORMER_HEAD = "experiment.json"
"""As it was called before: such folders are read and gone on with."""
MOST_ROWS = 10_000
"""Of a part that was made of several."""
PARTS = f"rows-{6 * '[0-9]'}.parquet"


def is_options(told: object) -> bool:
    """Whether this is a list of names with values, texts or whole numbers."""
    return isinstance(told, list) and all(
        isinstance(pair, list)
        and len(pair) == 2
        and isinstance(pair[0], str)
        and isinstance(pair[1], str | int)
        for pair in told
    )


def is_bots(told: object) -> bool:
    """Whether this is a list of names, with at least one."""
    return isinstance(told, list) and bool(told) and all(isinstance(bot, str) for bot in told)


ELEMENTS: Mapping[str, tuple[str, Callable[[object], bool]]] = {
    "game": ("a game's name", lambda told: told in spielwerk.games()),
    "options": ("a list of [name, value]", is_options),
    "seats": ("a whole number or null", lambda told: told is None or type(told) is int),
    "bots": ("a list of bots' names", is_bots),
    "name": ("the experiment's name, as text", lambda told: isinstance(told, str)),
}
"""What a head says, what that has to be, and whether it is."""


class StoreError(ValueError):
    """What a folder holds is not what is asked for; the message says what it is."""


class Store:
    """The rows of one experiment."""

    def __init__(self, folder: Path, experiment: Experiment) -> None:
        self.folder = folder
        self.experiment = experiment

    @contextlib.contextmanager
    def open(self) -> Iterator["Store"]:
        """Keep the folder for this experiment alone; it is made if it is not there.

        StoreError if it holds another one or other things, or is being written by somebody else.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._claim()
            file = head_of(self.folder).open(encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            raise StoreError(f"{self.folder}: cannot be used as a folder ({reason})") from error
        with file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise StoreError(f"{self.folder} is being written by somebody else") from None
            yield self

    def _claim(self) -> None:
        head = head_of(self.folder)
        if head.exists():
            there = read_experiment(self.folder)
            if there != self.experiment:
                raise StoreError(f"{self.folder} holds {difference(there, self.experiment)}")
        elif any(self.folder.iterdir()):
            raise StoreError(f"{self.folder} holds other things; choose an empty folder")
        else:
            told = self.experiment._asdict() | which_rules(self.experiment.game)
            text = json.dumps(told, indent=1, ensure_ascii=False)
            self._write(head, f"{text}\n".encode())

    def numbers(self) -> set[int]:
        """The matches that are there."""
        return {told["number"] for told in columns(self.folder, ["number"])}

    def write(self, rows: Sequence[Row]) -> None:
        """Add rows as a part of their own. StoreError: it cannot be written."""
        if not rows:
            return
        table = needed("pyarrow").Table.from_pylist([row._asdict() for row in rows], schema())
        last = max((int(part.stem.partition("-")[2]) for part in parts(self.folder)), default=0)
        self._put(f"rows-{last + 1:06}.parquet", table)

    def _put(self, name: str, table: Any) -> None:
        sink = needed("pyarrow").BufferOutputStream()
        needed("pyarrow.parquet").write_table(table, sink, compression="zstd")
        self._write(self.folder / name, sink.getvalue().to_pybytes())

    @staticmethod
    def _write(path: Path, content: bytes) -> None:
        """StoreError: it cannot be written, and what was there before is whole."""
        try:
            files.write(path, content)
        except files.NotWritten as error:
            raise StoreError(str(error)) from error

    def compact(self) -> None:
        """Make few parts of many small ones, each match once.

        A new part is there before the old ones go: whoever reads meanwhile may meet a match twice.
        """
        for small in runs(parts(self.folder)):
            tables = [table_of(part) for part in small]
            whole = needed("pyarrow").concat_tables(tables)
            met, once = set[int](), list[bool]()
            for number in whole["number"].to_pylist():
                once.append(number not in met)
                met.add(number)
            self._put(small[0].name, whole.filter(once))
            for part in small[1:]:
                part.unlink()


def runs(found: Sequence[Path]) -> list[list[Path]]:
    """Neighbouring parts that are to be one: two or more, with no more rows than that may have."""
    return [run for run in fitting(found) if len(run) > 1]


def fitting(found: Sequence[Path]) -> Iterator[list[Path]]:
    """All parts, in rows of neighbours for which one part has room."""
    run, rows = list[Path](), 0
    for part in found:
        size = needed("pyarrow.parquet").read_metadata(part).num_rows
        if run and rows + size > MOST_ROWS:
            yield run
            run, rows = [], 0
        run.append(part)
        rows += size
    yield run


def difference(there: Experiment, here: Experiment) -> str:
    """How two experiments differ, in words."""
    pairs = zip(Experiment._fields, there, here, strict=True)
    named = [f"{name} {said(a)}; here it would be {said(b)}" for name, a, b in pairs if a != b]
    return ", and ".join(named)


def said(value: object) -> str:
    """A setting in words, as one would type it."""
    if not isinstance(value, tuple):
        return str(value)
    items = [f"{x[0]}={x[1]}" if isinstance(x, tuple) else str(x) for x in value]
    return ",".join(items) or "as in the rulebook"


def which_rules(game: str) -> Written:
    """By which rules experiments are kept today: where an option once meant something else."""
    newer = options.before(spielwerk.definition(game).options)
    return {"rules": options.RULES} if newer else {}


def as_meant(game: str, rules: object, named: Options) -> Options:
    """Options that were kept by such rules, by today's. StoreError if there are no such rules."""
    if {"rules": rules} == which_rules(game):
        return named
    if rules is not None:
        raise StoreError(f"it was played by rules {rules!r} of {game}, which are not known here")
    newer = options.before(spielwerk.definition(game).options)
    return tuple((newer | dict(named)).items())


def head_of(folder: Path) -> Path:
    """The file that says what a folder holds rows of."""
    former = folder / FORMER_HEAD
    return former if former.exists() else folder / HEAD


def parts(folder: Path) -> list[Path]:
    """The files with rows that lie in a folder, in the order in which they were written."""
    return sorted(folder.glob(PARTS))


def read_experiment(folder: Path) -> Experiment:
    """What a folder holds rows of. StoreError if it holds none."""
    path = head_of(folder)
    told = head_in(path)
    named = tuple((name, value) for name, value in told["options"])
    meant = as_meant(told["game"], told.pop("rules", None), named)
    by = tuple(called_today(told["bots"]))
    return Experiment(**told | {"options": meant, "bots": by})


def head_in(path: Path) -> Written:
    """What such a file says. StoreError: it is missing, damaged, or says something else."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise StoreError(
            f"{path.parent}: there is no experiment in it ({HEAD} is missing)"
        ) from None
    except (OSError, ValueError) as error:
        wrong: str | None = str(error)
    else:
        wrong = wrong_in(told)
    if wrong:
        advice = "bring back a copy of this file, or name another folder"
        raise StoreError(f"{path} cannot be read ({wrong}); {advice}")
    return dict(told)


def wrong_in(told: object) -> str | None:
    """Which element of a head is missing or wrong; None if it is as `Store` writes it."""
    if not isinstance(told, dict):
        return "it has to be an object with the experiment's settings"
    for name, (wanted, is_right) in ELEMENTS.items():
        if name not in told:
            return f"{name} is missing: {wanted}"
        if not is_right(told[name]):
            return f"{name} is {json.dumps(told[name])}, and has to be {wanted}"
    others = [name for name in told if name not in ELEMENTS and name != "rules"]
    return f"there is no element {others[0]}" if others else None


def rules_of(folder: Path) -> object:
    """By which rules a folder's rows were played. StoreError if it holds none."""
    read_experiment(folder)
    return head_in(head_of(folder)).get("rules")


def read(folder: Path, number: int | None = None) -> Iterator[Row]:
    """The rows that a folder holds, each match once; with a `number` that match's alone."""
    rules = rules_of(folder)
    filters = None if number is None else [("number", "==", number)]
    met = set[int]()
    for part in parts(folder):
        for told in table_of(part, filters=filters).to_pylist():
            if told["number"] not in met:
                met.add(told["number"])
                named = tuple(json.loads(told["options"]).items())
                chosen = json.dumps(dict(as_meant(told["game"], rules, named)))
                by, happened = called_today(told["bots"]), dict(told["happenings"])
                yield Row(**told | {"options": chosen, "bots": by, "happenings": happened})


def columns(folder: Path, names: Sequence[str]) -> list[Written]:
    """Some columns of all matches, which is far quicker."""
    wanted = [*dict.fromkeys(["number", *names])]
    tables = [table_of(part, columns=wanted) for part in parts(folder)]
    once = {told["number"]: told for table in tables for told in table.to_pylist()}
    return [*once.values()]


def table_of(part: Path, **asked: Any) -> Any:
    """A part as a table of Arrow. StoreError if it is damaged, or of no version known here."""
    parquet = needed("pyarrow.parquet")
    try:
        with parquet.ParquetFile(part) as file:
            check_columns(part, file.schema_arrow.names)
            check_versions(part, file.read(["version"])["version"].unique().to_pylist())
        return parquet.read_table(part, schema=schema(), **asked)
    except StoreError:
        raise
    except (OSError, ValueError, NotImplementedError) as error:
        reason = str(error).partition("\n")[0]
        raise StoreError(
            f"{part} cannot be read ({reason}); delete it, and `simulate` plays its games again"
        ) from error


def check_columns(part: Path, there: Sequence[str]) -> None:
    """StoreError unless a part has all columns."""
    missing = [name for name in schema().names if name not in there]
    if missing:
        raise StoreError(
            f"{part} has no {', '.join(missing)}; a part needs the columns that `simulate` "
            f"writes: {', '.join(schema().names)}"
        )


def check_versions(part: Path, there: Sequence[object]) -> None:
    """StoreError if games were played by a version after this one: what they mean is not known.

    What those before have written is read: `as_meant` knows what has changed since.
    """
    here = version("spielwerk")
    for told in there:
        if not released(str(told)) or released(str(told)) > released(here):
            raise StoreError(
                f"{part} was played by version {told} of spielwerk, and this is {here}, "
                "which reads its own games and those of versions before"
            )


def released(told: str) -> list[int]:
    """The numbers with which a version begins: later ones are greater. None: it is no version."""
    numbers = re.match(r"\d+(\.\d+)*", told)
    return [int(number) for number in numbers[0].split(".")] if numbers else []


def row(folder: Path, number: int) -> Row:
    """One match. StoreError if it is not there."""
    found = next(read(folder, number), None)
    if found is None:
        raise StoreError(f"{folder}: game {number} is not in it")
    return found


@lru_cache
def schema() -> Any:
    """The columns: the fields of a row."""
    arrow = needed("pyarrow")
    whole, real, text = arrow.int64(), arrow.float64(), arrow.string()
    kinds: Written = {
        "number": whole,
        "seats": whole,
        "bots": arrow.list_(text),
        "returns": arrow.list_(whole),
        "scores": arrow.list_(whole),
        "starter": whole,
        "plies": whole,
        "turns": whole,
        "decisions": arrow.list_(whole),
        "choices": real,
        "waits": arrow.list_(real),
        "leads": arrow.list_(arrow.list_(real)),
        "happenings": arrow.map_(text, whole),
        "seconds": real,
    }
    return arrow.schema([(name, kinds.get(name, text)) for name in Row._fields])
