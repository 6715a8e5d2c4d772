"""The faults that show what the tests find can be planted: `python -m tests.faults` tries them."""

from collections import Counter
from pathlib import Path

import pytest

from tests.planted import FAULTS, Fault

SOURCE = Path(__file__).parents[2] / "src" / "spielwerk"
ENOUGH = 30
"""So many there have to be for the check's short form to be trusted."""


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_each_fault_has_one_place(fault: Fault) -> None:
    assert (SOURCE / fault.file).read_text(encoding="utf-8").count(fault.old) == 1
    assert fault.old != fault.new


def test_there_are_enough_of_them_and_no_two_have_one_name() -> None:
    names = Counter(fault.name for fault in FAULTS)
    assert len(names) == len(FAULTS) >= ENOUGH
