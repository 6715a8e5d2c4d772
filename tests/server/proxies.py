"""Proxies of this machine, run by the examples of `deploy/several` before the tests' servers."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.server.fleet import free_port
from tests.server.serving import PATIENCE, Serving

DEPLOY = Path(__file__).parents[2] / "deploy"

PROXIES = {
    "nginx": "several/nginx.conf",
    "nginx, round robin": "several/nginx.conf",
    "haproxy": "several/haproxy.cfg",
    "caddy": "several/Caddyfile",
}
"""In front of two servers."""

ADDRESSES = ("10.0.0.2:8000", "10.0.0.3:8000")
"""Of the servers, in all examples."""

CERTIFICATES = re.compile(r"^ *ssl_certificate.*\n", re.MULTILINE)


def instead(text: str, changes: dict[str, str]) -> str:
    """The text with what stands there instead; each has to stand there once."""
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def example(name: str, serving: Sequence[Serving]) -> str:
    """A file of `deploy/several` for these servers."""
    here = ["{}:{}".format(*one.address) for one in serving]
    changes = dict(zip(ADDRESSES, here, strict=True))
    return instead((DEPLOY / PROXIES[name]).read_text(), changes)


def nginx(name: str, site: str, port: int, folder: Path) -> list[str]:
    """Without certificates; round robin: it sends who comes to one server after the other."""
    changes = {"listen 443 ssl;": f"listen 127.0.0.1:{port};"}
    if name == "nginx, round robin":
        changes["    hash $table consistent;\n"] = ""
    site = instead(CERTIFICATES.sub("", site), changes)
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{place}_temp_path {folder}/{place};\n" for place in places)
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nworker_processes 1;\n"
        f"events {{}}\nhttp {{\n{paths}{site}}}\n"
    )
    return ["nginx", "-c", f"{folder}/nginx.conf", "-p", str(folder)]


def haproxy(_: str, site: str, port: int, folder: Path) -> list[str]:
    changes = {":443 ssl crt /etc/haproxy/games.example.org.pem": f"127.0.0.1:{port}"}
    changes["maxconn 20000"] = "maxconn 500"  # as many files as anybody may open
    (folder / "haproxy.cfg").write_text(instead(site, changes))
    return ["haproxy", "-db", "-f", f"{folder}/haproxy.cfg"]


def caddy(_: str, site: str, port: int, folder: Path) -> list[str]:
    site = site.replace("{$SITE} {", f"http://127.0.0.1:{port} {{")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


KINDS = {"nginx": nginx, "haproxy": haproxy, "caddy": caddy}


@contextmanager
def before(name: str, serving: Sequence[Serving], folder: Path) -> Iterator[Serving]:
    """A proxy of this kind before the servers; what it answers is a server's to look at."""
    kind = name.partition(",")[0]
    if shutil.which(kind) is None:
        pytest.skip(f"{kind} is not installed here")
    port = free_port()
    command = KINDS[kind](name, example(name, serving), port, folder)
    env = os.environ | {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("w") as log:
        proxy = subprocess.Popen(command, env=env, stdout=log, stderr=log)
    front = Serving("", folder=folder, url=f"http://127.0.0.1:{port}/")
    try:
        wait_for(front)
        yield front
    finally:
        proxy.terminate()
        proxy.wait(PATIENCE)


def wait_for(front: Serving) -> None:
    """Until a server answers through the proxy."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            with urlopen(front.url + "health/ready", timeout=5):
                return
        except (HTTPError, OSError):
            time.sleep(0.1)
    raise AssertionError((front.folder / "proxy.log").read_text())
