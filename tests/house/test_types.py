"""Types say something: how often they are `Any`."""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "spielwerk"
MOST = 200
"""Lines with `Any`: what comes from outside and may be anything. It may only become less."""


def test_few_lines_say_any() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{number}"
        for path in sorted(SOURCE.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"\bAny\b(?! )|\bAny \|", line)
    ]
    assert len(found) < MOST, "\n".join(found)
