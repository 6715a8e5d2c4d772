"""Work that may take seconds, in threads of its own: what is on the disk is read meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")

AT_ONCE = 2
"""More would only take turns: it is Python that works."""

_threads = ThreadPoolExecutor(AT_ONCE, "aside")


async def aside(make: Callable[Given, Made], /, *given: Given.args, **named: Given.kwargs) -> Made:
    """What `make` makes, while everybody else goes on; others who ask for such work wait."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_threads, lambda: make(*given, **named))
