"""The loop of the load: the same as the server's, and it stops at the first thing that goes wrong."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from typing import Any, TypeVar

R = TypeVar("R")


def run(what: Coroutine[Any, Any, R]) -> R:
    """Run to the end; what other parts have left in memory is not tidied meanwhile."""
    import uvloop

    gc.collect()
    gc.freeze()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_guarded(what))
    finally:
        gc.unfreeze()


async def _guarded(what: Coroutine[Any, Any, R]) -> R:
    """A refusal or a lost line is met where a message comes in; here is who waits for messages."""
    task, trouble = asyncio.ensure_future(what), list[dict[str, Any]]()

    def stop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        trouble.append(context)
        task.cancel()

    asyncio.get_running_loop().set_exception_handler(stop)
    try:
        return await task
    except asyncio.CancelledError:
        if not trouble:
            raise
        raise RuntimeError(trouble[0]["message"]) from trouble[0].get("exception")
