"""A process that has imported the command line and forks itself for every command asked for.

Starting Python and importing what a command needs takes most of a command's time, and of a
program's that is asked for as `-c`. It reads a line
of JSON for each: arguments, folder, environment, and the files that are to be standard input,
output and error; and answers by a line, the exit code.
"""

import gc
import importlib
import importlib.util
import json
import os
import pkgutil
import random
import sys
from typing import Any, NoReturn

import spielwerk
from spielwerk.cli import boards, main, terminal
from spielwerk.cli.terminal.words import words_of
from spielwerk.text import LANGUAGES

MANY_NEED = ("numba", "rich.markdown", "spielwerk.bots", "typer._adapters")
LABORATORY = (
    "matplotlib.figure",
    "pyarrow.parquet",
    "spielwerk.cli.commands.balancing",
    "spielwerk.cli.commands.contests",
    "spielwerk.cli.commands.learning",
    "spielwerk.cli.commands.simulating",
    "spielwerk.cli.commands.studying",
)
SERVER = (
    "spielwerk.cli.commands.keeping",
    "spielwerk.cli.commands.serving",
    "spielwerk.server.running",
)
RESEARCH = ("pettingzoo", "pyspiel", "tests.envs.ready")
SOME_NEED = {
    "-c": RESEARCH,
    **dict.fromkeys(("arena", "balance", "datasets", "simulate", "train"), LABORATORY),
    **dict.fromkeys(("backup", "restore", "serve"), SERVER),
}
"""What is imported before the first command of these; `-c` is a program in Python."""


def serve() -> None:
    """Until nobody can ask any more."""
    get_ready()
    for line in sys.stdin:
        asked = json.loads(line)
        for module in SOME_NEED.get("".join(asked["arguments"][:1]), ()):
            importlib.import_module(module)
        gc.freeze()  # or a child would copy all that it looks through in vain
        child = os.fork()
        if not child:
            run(asked)
        _, status = os.waitpid(child, 0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()


def get_ready() -> None:
    """Import and read what many commands do."""
    for module in MANY_NEED:
        importlib.import_module(module)
    for package in (terminal, boards):
        for one in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            importlib.import_module(one.name)
    for game in spielwerk.games():
        spielwerk.load(game)
        for language in LANGUAGES:
            words_of(game, language)


def run(asked: dict[str, Any]) -> NoReturn:
    """Be the command that is `asked` for, to the end of this process.

    It ends at once: to tidy up after all that was imported would take longer than most commands.
    """
    # Processes that it starts see by this what they are part of, and import nothing of ours.
    sys.modules["__main__"].__spec__ = importlib.util.find_spec("spielwerk.cli.__main__")
    on_one_core()
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    for number, path in enumerate(asked["streams"]):
        os.dup2(os.open(path, os.O_WRONLY if number else os.O_RDONLY), number)
    sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")  # noqa: SIM115
    code = exit_code(asked["arguments"])
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def on_one_core() -> None:
    """To start one more process that works costs more than it saves where so little is played."""
    os.sched_setaffinity(0, {random.SystemRandom().choice([*os.sched_getaffinity(0)])})


def exit_code(arguments: list[str]) -> int:
    """What Python would end with; any other error ends it with a traceback, as it would there."""
    try:
        if arguments[:1] == ["-c"]:
            exec(arguments[1], {"__name__": "__main__"})
            return 0
        main(arguments)
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)


if __name__ == "__main__":
    serve()
