"""Blocks of code are at least what they say they are; tests run those that are programs."""

import ast
import json
import re
import subprocess
import tomllib
from collections.abc import Callable, Iterator, Mapping

BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


def check_shell(code: str) -> None:
    """ValueError: no shell would take this."""
    told = subprocess.run(
        ["/bin/sh", "-n"], input=code, capture_output=True, text=True, check=False
    )
    if told.returncode:
        raise ValueError(told.stderr.strip())


CHECKS: Mapping[str, Callable[[str], object]] = {
    "json": json.loads,
    "python": ast.parse,
    "sh": check_shell,
    "toml": tomllib.loads,
}


def faults(text: str) -> Iterator[str]:
    """What is wrong with the blocks of a page."""
    for indent, language, code in BLOCK.findall(text):
        plain = re.sub(f"^{indent}", "", code, flags=re.MULTILINE)
        try:
            CHECKS.get(language, str)(plain)
        except (SyntaxError, ValueError) as error:
            yield f"a block that should be {language} is not: {error}"
