"""Work that may take seconds, in threads of its own: what is on the disk is read meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple, Unpack

Given = TypeVarTuple("Given")
Made = TypeVar("Made")

AT_ONCE = 2
"""More would only take turns: it is Python that works."""

_threads = ThreadPoolExecutor(AT_ONCE, "aside")


async def aside(make: Callable[[Unpack[Given]], Made], *given: *Given) -> Made:
    """What `make` makes, while everybody else goes on; others who ask for such work wait."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_threads, make, *given)
