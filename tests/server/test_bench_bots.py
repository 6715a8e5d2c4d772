"""`bench bots`: it measures, or says why it cannot."""

import pytest

from spielwerk.server.bench_bots import Stopped, measure

pytestmark = pytest.mark.usefixtures("searching")


def test_what_cannot_be_measured_is_said_and_not_waited_for() -> None:
    with pytest.raises(Stopped, match=r"hal at dog cannot be measured: HTTP Error 422"):
        measure(tables=2, seconds=1.0, bot="hal")
