"""The example files for hosts do what they say: those of systemd, nginx, Caddy and containers."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from web.process import WAIT, Process, started
from web.server import Client
from web.services import absent, program
from web.test_table import play_on

from pigskin.cli import app

ROOT = Path(__file__).parents[2]
FILES = ROOT / "docs" / "hosting"
BOTH = {"roster": "orc", "seat": "me"}


def options_of(words: str) -> list[str]:
    return re.findall(r"--[a-z-]+", words)


@pytest.mark.parametrize("name", ["pigskin.service", "Containerfile", "nginx.conf", "Caddyfile"])
def test_every_option_they_name_is_one(name: str) -> None:
    known = options_of(CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "300"}).output)
    started_with = [
        line for line in (FILES / name).read_text("utf-8").replace("\\\n", "").splitlines()
        if "pigskin serve" in line or "Pigskin is started" in line or '"serve"' in line
    ]  # fmt: skip
    assert started_with
    for line in started_with:
        assert set(options_of(line)) <= set(known)


def test_the_page_shows_every_file() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for file in FILES.iterdir():
        assert f"hosting/{file.name}" in page


# --- systemd ----------------------------------------------------------------------------------


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    if analyze is None:
        absent("systemd-analyze")
    unit = (FILES / "pigskin.service").read_text("utf-8")
    assert "/opt/pigskin/bin/pigskin" in unit
    file = tmp_path / "pigskin.service"
    file.write_text(unit.replace("/opt/pigskin/bin/pigskin", "/bin/true"))
    done = subprocess.run([analyze, "verify", file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# --- nginx and Caddy --------------------------------------------------------------------------


class Proxy:
    """Something in front of a server; visitors come from addresses of their own."""

    def __init__(self, port: int, trust: ssl.SSLContext) -> None:
        self.port = port
        self._trust = trust

    def visitor(self, address: str, **headers: str) -> httpx.Client:
        how = httpx.HTTPTransport(local_address=address, verify=self._trust)
        return httpx.Client(
            base_url=f"https://localhost:{self.port}", transport=how, timeout=WAIT, headers=headers
        )

    def line(self, match: str, seat: str | None, **more: object) -> Client:
        return Client(self.port, match, seat, {}, "wss://localhost", ssl=self._trust, **more)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(WAIT * 10):
        assert process.poll() is None, log.read_text()
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.1)
    raise AssertionError("it does not listen")


def certified(folder: Path) -> tuple[Path, Path]:
    """A key and a certificate for localhost."""
    openssl = program("openssl")
    if openssl is None:
        absent("openssl")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
         "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out",
         certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    return key, certificate


def ours(name: str, **changed: str) -> str:
    """Our file as it is, but for what is another here."""
    text = (FILES / name).read_text("utf-8")
    for theirs, here in changed.items():
        assert text.count(theirs) == 1, theirs
        text = text.replace(theirs, here)
    return text


@contextmanager
def running(
    command: list[str | Path], folder: Path, port: int, stop: signal.Signals
) -> Iterator[None]:
    """A proxy as a process of its own, until the test is done with it."""
    log = folder / "proxy.log"
    home = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with log.open("w") as complaints:
        process = subprocess.Popen(command, stderr=complaints, env=home)
    try:
        wait_for(port, process, log)
        yield
    finally:
        process.send_signal(stop)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def nginx(folder: Path, port: int, server: Process) -> Iterator[None]:
    found = program("nginx") or program("/usr/sbin/nginx")
    if found is None:
        absent("nginx")
    key, certificate = certified(folder)
    text = ours("nginx.conf", **{
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "127.0.0.1:8765;": f"127.0.0.1:{server.port};",
        "server_name table.example.org;": "server_name localhost;",
        "/etc/letsencrypt/live/table.example.org/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/table.example.org/privkey.pem": str(key),
    })  # fmt: skip
    (folder / "pigskin.conf").write_text(text)
    paths = "\n".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""  # or it could not enter our folder
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/pid; error_log stderr; worker_processes 1;\n"
        f"events {{}}\nhttp {{ access_log off;\n{paths}\ninclude {folder}/pigskin.conf;\n}}\n"
    )
    command: list[str | Path] = [found, "-p", folder, "-c", folder / "nginx.conf", "-e", "stderr"]
    with running(command, folder, port, signal.SIGQUIT):
        yield


@contextmanager
def caddy(folder: Path, port: int, server: Process) -> Iterator[None]:
    found = program("caddy")
    if found is None:
        absent("caddy")
    key, certificate = certified(folder)
    text = ours("Caddyfile", **{
        "table.example.org {": f"localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}",
        "127.0.0.1:8765": f"127.0.0.1:{server.port}",
    })  # fmt: skip
    # Nothing at ports that are not ours.
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{text}")
    command: list[str | Path] = [found, "run", "--config", folder / "Caddyfile"]
    with running(command, folder, port, signal.SIGTERM):
        yield


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("proxied")
    port = free_port()
    with (
        started(folder, "--public-url", f"https://localhost:{port}") as server,
        request.param(folder, port, server),
    ):
        yield Proxy(port, ssl.create_default_context(cafile=str(folder / "certificate.pem")))


@pytest.mark.slow
def test_a_match_is_played_through_a_proxy(proxy: Proxy) -> None:
    with proxy.visitor("127.0.0.2") as ann:
        health = ann.get("/api/health").json()
        assert health["address"] == f"https://localhost:{proxy.port}"
        assert "text/html" in ann.get("/", headers={"accept": "text/html"}).headers["content-type"]
        wanted = {"home": {"roster": "human", "seat": "me"}, "away": BOTH}
        begun = ann.post("/api/matches", json=wanted | {"options": {"inducements": False}}).json()
        # As a page does it: its origin is the address the world knows.
        with (
            proxy.line(begun["match"], begun["seats"]["home"], origin=health["address"]) as coach,
            proxy.line(begun["match"], None) as watcher,
        ):
            coach.until("table")
            watcher.until("table")
            assert play_on(coach, random.Random(5), 60) == 60
            while watcher.n < coach.n:
                watcher.hear()
            assert watcher.view == coach.view
        record = ann.get(f"/api/matches/{begun['match']}/record")
        assert len(record.json()["entries"]) == coach.n
        late = ann.post("/api/replays", content=b" " * 8_500_000)
        assert (late.status_code, late.json()["error"]) == (413, "too big")  # and ours says it


@pytest.mark.slow
def test_limits_count_visitors_and_not_the_proxy_whatever_they_say_of_themselves(
    proxy: Proxy,
) -> None:
    with proxy.visitor("127.0.0.3") as busy, proxy.visitor("127.0.0.4") as quiet:
        seen = [busy.post("/api/verify", content=b"{}").status_code for _ in range(11)]
        assert seen == [200] * 10 + [429]
        assert quiet.post("/api/verify", content=b"{}").status_code == 200
    with proxy.visitor("127.0.0.3", **{"X-Forwarded-For": "203.0.113.9"}) as liar:
        assert liar.post("/api/verify", content=b"{}").status_code == 429


# --- a container ------------------------------------------------------------------------------


def steps() -> list[tuple[str, str]]:
    """What the file of the container says, a word and what follows."""
    text = re.sub(r"^#.*\n", "", (FILES / "Containerfile").read_text("utf-8"), flags=re.M)
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def test_what_the_container_copies_is_there() -> None:
    for word, rest in steps():
        if word == "COPY":
            for name in rest.split()[:-1]:
                assert (ROOT / name).exists(), name


@pytest.mark.soak
def test_the_steps_of_the_container_make_a_server(tmp_path: Path) -> None:
    """All of them in an empty folder instead of an empty system: only `FROM` is not tried."""
    root, port = tmp_path, free_port()

    def here(words: str) -> str:
        for name in ("source", "pigskin", "data"):
            words = re.sub(rf"(?<=[\s'\"=/])/{name}\b|^/{name}\b", f"{root}/{name}", words)
        return words.replace("8765", str(port)).replace("python -m", f"{sys.executable} -m")

    environment = {"PATH": os.environ["PATH"], "HOME": str(root)}
    entry: list[str] = []
    health: list[str] = []
    for word, rest in steps():
        if word == "COPY":
            *names, target = rest.split()
            for name in names:
                into = Path(here(target))
                if (ROOT / name).is_dir():
                    left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
                    shutil.copytree(ROOT / name, into, ignore=left_out)
                else:
                    into.mkdir(exist_ok=True)
                    shutil.copy(ROOT / name, into / name)
        elif word == "RUN":
            subprocess.run(["sh", "-ec", here(rest)], check=True, env=environment, cwd=root)
        elif word == "ENV":
            name, value = rest.split("=", 1)
            environment[name] = here(value.replace("sqlite:////data", f"sqlite:///{root}/data"))
        elif word == "ENTRYPOINT":
            entry = json.loads(here(rest))
        elif word == "HEALTHCHECK":
            health = json.loads(here(rest.removeprefix("CMD ")))
    serving = subprocess.Popen(entry, env=environment, cwd=root, stdout=subprocess.PIPE, text=True)
    try:
        assert serving.stdout is not None
        while "Ctrl-C" not in serving.stdout.readline():
            assert serving.poll() is None
        subprocess.run(health, check=True, env=environment, cwd=root)
        assert "<title>" in httpx.get(f"http://127.0.0.1:{port}/").text
        serving.send_signal(signal.SIGTERM)
        assert serving.wait(WAIT) == 0
    finally:
        serving.kill()
        serving.wait()
