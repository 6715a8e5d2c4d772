"""What the server says about itself, a line each: for people, or as JSON for programs.

Never in a line: keys, secrets, actions, what people are called or say. What belongs to a line
beside its words is given as `extra`.
"""

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime

from spielwerk.core.documents import Written
from spielwerk.server.ground.limits import Limiter

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every record has; the rest came with `extra`."""

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def set_up(form: str, level: str) -> None:
    """Say everything to stderr from now on; of other programs' parts only what went wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("spielwerk").setLevel(level.upper())


class Sparing(logging.Filter):
    """Of lines with the same words, whatever they name, a few at once and then one a second."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = Limiter(rate=1.0, most=20)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is said."""
        quiet = record.levelno < logging.WARNING
        return quiet or self._lines.allows((record.name, str(record.msg)))


class JsonLines(logging.Formatter):
    """One JSON document a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: Written = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= details(record)
        if record.exc_info and record.exc_info[0]:
            told["error"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(told, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """A line that a person reads; nobody from outside can begin another one."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and after an exception where it came from."""
        words = [record.levelname, f"{record.name}:", record.getMessage()]
        words += [f"{name}={value}" for name, value in details(record).items()]
        line = one_line(" ".join(words))
        if record.exc_info and record.exc_info[0]:
            line += "\n" + "".join(traceback.format_exception(*record.exc_info)).rstrip()
        return line


def details(record: logging.LogRecord) -> Written:
    """What was given beside the words."""
    return {name: value for name, value in vars(record).items() if name not in PLAIN}


def one_line(text: str) -> str:
    """`text` without anything that would end its line or move the cursor."""
    return CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
