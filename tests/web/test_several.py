"""`pigskin serve --workers`: several processes at one port, and what they need."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from redis import Redis
from web.redis_server import RedisServer
from web.server import HUMANS, Client
from web.several import PATIENCE, Process, come_back, wait_for

from pigskin.web.addresses import CannotServe
from pigskin.web.app import Settings
from pigskin.web.serving import run, shared_out
from pigskin.web.several import REDIS, check_several

SERVE = [sys.executable, "-m", "pigskin", "serve", "--port", "0"]
POSTGRES = "postgresql://pigskin@nowhere.example/pigskin"


@pytest.mark.parametrize("workers, database, redis, lacking", [
    (2, "matches.db", None, r"2 processes need PostgreSQL \(.*\) and Redis \(.*\)"),
    (4, POSTGRES, None, r"4 processes need Redis \(--redis redis://\.\.\.\)"),
    (2, "matches.db", "redis://nowhere.example", r"2 processes need PostgreSQL \(--database .*\)"),
    (1, "matches.db", "redis://nowhere.example", "a server with --redis needs PostgreSQL"),
    (2, POSTGRES, "table://here", "the address of Redis cannot be read"),
    (2, POSTGRES, "redis://:secret@127.0.0.1:1", "Redis cannot be reached"),
])  # fmt: skip
def test_what_several_processes_need_is_said_in_one_line(
    tmp_path: Path, workers: int, database: str, redis: str | None, lacking: str
) -> None:
    if "://" not in database:
        database = str(tmp_path / database)
    with pytest.raises(CannotServe, match=lacking) as refused:
        run("127.0.0.1", 0, database, None, False, print, workers=workers, redis=redis)
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)
    assert not list(tmp_path.iterdir())


def test_one_process_needs_nothing(tmp_path: Path) -> None:
    check_several(1, str(tmp_path / "matches.db"), None)


def test_the_command_refuses_in_one_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [*SERVE, "--workers", "2", "--database", str(tmp_path / "matches.db")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode != 0
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "2 processes need PostgreSQL" in done.stderr


def test_what_runs_on_the_processors_of_a_machine_is_shared_out() -> None:
    whole = Settings()
    assert (shared_out(whole, 4).most_alone, whole.most_alone) == (5, 20)
    assert shared_out(whole, 100).most_alone == 1
    assert shared_out(whole, 100).workers == 1


@contextmanager
def two(database: str, redis: str) -> Iterator[tuple[subprocess.Popen[str], Process]]:
    """Two processes as the command starts them, and where they are."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), REDIS: redis}
    with subprocess.Popen(
        [*SERVE, "--workers", "2", "--database", database],
        env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as command:  # fmt: skip
        try:
            assert command.stdout is not None
            command.stdout.readline()
            where = re.search(r":(\d+)/", command.stdout.readline())
            assert where is not None
            assert command.stdout.readline().strip() == "Ctrl-C ends it."
            yield command, Process(command.pid, int(where[1]))
        finally:
            command.kill()


@pytest.mark.slow
def test_two_processes_at_one_port_one_is_killed_and_replaced(
    postgres_database: str, redis: RedisServer
) -> None:
    with two(postgres_database, redis.url) as (command, both):
        begun = both.begin(away={**HUMANS, "name": "Bea"}, listed=True)
        match, seat = begun["match"], begun["seats"]["home"]
        clients = [come_back(both, match, seat) for _ in range(8)]  # some at each process
        holder = _holder(postgres_database, match)
        assert _answered(clients[0])
        for client in clients:
            while client.n < 1:
                client.hear(PATIENCE)
        os.kill(holder, signal.SIGKILL)
        again = come_back(both, match, seat)
        assert again.n == 1
        assert _holder(postgres_database, match) != holder
        assert _answered(again)
        wait_for(lambda: len(_alive(redis) - {holder}) == 2)
        command.send_signal(signal.SIGTERM)
        _, complaint = command.communicate(timeout=PATIENCE)
        assert command.returncode == 0
        assert f"process {holder} has ended" in complaint
        assert len(complaint.splitlines()) == 1, complaint
        with psycopg.connect(postgres_database) as connection:
            assert connection.execute("SELECT count(holder) FROM matches").fetchone() == (0,)


@pytest.mark.slow
def test_processes_end_with_the_one_that_started_them(
    postgres_database: str, redis: RedisServer
) -> None:
    with two(postgres_database, redis.url) as (command, both):
        both.begin()
        command.kill()
        command.wait(PATIENCE)
        wait_for(lambda: not _answers(both))


def _answers(both: Process) -> bool:
    try:
        return both.http.get("/api/health", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False


def _holder(database: str, match: str) -> int:
    """The number of the process that holds a match."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT holder FROM matches WHERE id = %s", (match,)).fetchone()
    assert row is not None
    return int(row[0].split("-")[-2])


def _alive(redis: RedisServer) -> set[int]:
    """The numbers of the processes that give signs of life."""
    with Redis.from_url(redis.url) as client:
        names = client.keys("pigskin:process:*")
    return {int(name.decode().split("-")[-2]) for name in names}


def _answered(client: Client) -> bool:
    assert client.question is not None
    group = client.question["answers"][0]
    first = {k: v[0] if isinstance(v, list) else v for k, v in group.items()}
    return client.answer(first)["t"] == "ok"
