"""Servers are forked from a process that has imported what they need, which takes a second.

Each is a process of its own all the same, which can be killed, and has its own threads, sockets
and processes that think: nothing of that is there before it is forked.
"""

import array
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

LONGEST = 1 << 16
"""Bytes of one order."""


class Born:
    """A server's process."""

    def __init__(self, nursery: "Nursery", pid: int) -> None:
        self._nursery = nursery
        self.pid = pid
        self._watch = os.pidfd_open(pid)
        self.returncode: int | None = None

    def send(self, number: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._watch, number)

    def poll(self) -> int | None:
        """How it has ended; None while it runs."""
        return self.wait(0.0)

    def wait(self, seconds: float) -> int | None:
        """How it has ended, after so many seconds at most."""
        if self.returncode is None and select.select([self._watch], [], [], seconds)[0]:
            os.close(self._watch)
            self.returncode = self._nursery.ask({"reap": self.pid})
        return self.returncode


class Nursery:
    """The process that forks servers, seen from the tests."""

    def __init__(self) -> None:
        self._line, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, "-m", "tests.server.nursery", str(far.fileno())]
        self._process = subprocess.Popen(command, pass_fds=[far.fileno()])
        far.close()

    def fork(self, serve: str, told: dict[str, Any], output: int, log: int) -> Born:
        """A server as the function `serve_as_told` of this module serves.

        It writes its address to `output`, and all else to `log`.
        """
        order = {"serve": serve, "told": told, "environment": dict(os.environ)}
        return Born(self, self.ask(order, [output, log]))

    def ask(self, order: dict[str, Any], files: Sequence[int] = ()) -> int:
        """Its answer to an order."""
        handed = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", files))]
        self._line.sendmsg([json.dumps(order).encode()], handed if files else [])
        return int(self._line.recv(LONGEST))

    def close(self) -> None:
        """Nobody needs servers any more."""
        self._line.close()
        self._process.wait()


@cache
def nursery() -> Nursery:
    """The one of this process."""
    return Nursery()


def close() -> None:
    """End it, if there is one."""
    if nursery.cache_info().currsize:
        nursery().close()
        nursery.cache_clear()


# In the process


def main() -> None:
    """Fork servers until nobody is there any more who wants some."""
    import_module("spielwerk.server.running")
    line = socket.socket(fileno=int(sys.argv[1]))
    while True:
        raw, files, _, _ = socket.recv_fds(line, LONGEST, 2)
        if not raw:
            return
        order = json.loads(raw)
        if "reap" in order:
            answer = os.waitstatus_to_exitcode(os.waitpid(order["reap"], 0)[1])
        else:
            answer = os.fork()
            if answer == 0:
                line.close()
                _become(order, *files)
                import_module(order["serve"]).serve_as_told(order["told"])
                return
            for file in files:
                os.close(file)
        line.send(str(answer).encode())


def _become(order: dict[str, Any], output: int, log: int) -> None:
    """In the server: its own output, log and environment."""
    os.dup2(output, 1)
    os.dup2(log, 2)
    os.close(output)
    os.close(log)
    os.environ.clear()
    os.environ.update(order["environment"])


if __name__ == "__main__":
    main()
