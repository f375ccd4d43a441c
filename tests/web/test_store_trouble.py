"""What can go wrong with a database is said in one line; what was acknowledged is there."""

import asyncio
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from web.kept import answer, new_match

from pigskin.storage import places
from pigskin.web.store import StoreError, open_store


def refused(database: str) -> str:
    with pytest.raises(StoreError) as error:
        open_store(database)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_where_matches_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PIGSKIN_DATABASE_URL", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    for system, folder in (
        ("linux", ".local/share/pigskin"),
        ("darwin", "Library/Application Support/pigskin"),
    ):
        monkeypatch.setattr(sys, "platform", system)
        assert places.default_folder() == tmp_path / folder
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "Local"))
    assert places.default_folder() == tmp_path / "Local" / "pigskin"
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    store = open_store()
    try:
        assert store.where == str(tmp_path / "data" / "pigskin" / "matches.sqlite3")
        assert stat.S_IMODE(os.stat(store.where).st_mode) == 0o600  # it holds secrets
    finally:
        store.close_now()
    monkeypatch.setenv("PIGSKIN_DATABASE_URL", f"sqlite:///{tmp_path}/other.sqlite3")
    store = open_store()
    store.close_now()
    assert store.where == str(tmp_path / "other.sqlite3")


def test_places_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("something")
    assert refused(str(tmp_path / "file" / "m.sqlite3")).endswith("file is no folder")
    assert refused(str(tmp_path)).endswith("it is a folder")
    assert refused("/proc/none/m.sqlite3").startswith("/proc/none/m.sqlite3: it cannot be written")


def test_what_is_no_database_of_ours(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("these are notes, and long enough to be taken for a database " * 100)
    assert refused(str(file)).endswith("it is a file, but no database")
    assert file.read_text().startswith("these are notes")
    assert refused("mysql://host/name").startswith("matches are kept in SQLite or PostgreSQL")
    assert refused("sqlite://") == "the address of the database names no file"


def test_a_server_that_is_not_there_and_its_password_is_not_shown() -> None:
    pytest.importorskip("psycopg")
    said = refused("postgresql://ann:hunter2@127.0.0.1:1/pigskin")
    assert said.startswith("postgresql://ann:***@127.0.0.1:1/pigskin: the server cannot be reached")
    assert "hunter2" not in said
    assert "hunter2" not in refused("nonsense://ann:hunter2@[::1/x")


def test_a_full_disk_is_said_and_the_store_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def play() -> None:
        store = open_store(str(tmp_path / "m.sqlite3"))
        await store.create_match(new_match())
        pages = await store.write(lambda each: each.scalar(text("PRAGMA page_count")))

        def limit(most: int) -> object:
            return store.write(lambda each: each.scalar(text(f"PRAGMA max_page_count = {most}")))

        await limit(pages)
        big = answer(1, words="x" * 200_000)
        results = await asyncio.gather(
            store.append("m1", [big]), store.create_match(new_match("m2", invite="x" * 100_000)),
            return_exceptions=True,
        )
        assert [str(each) for each in results] == [f"{store.where}: the disk is full"] * 2
        match = await store.load("m1")
        assert match is not None
        assert match.n == 0
        await limit(100_000)
        await store.append("m1", [big])
        match = await store.load("m1")
        assert match is not None
        assert match.n == 1
        await store.close()

    asyncio.run(play())


def test_a_server_that_goes_away_and_comes_back(postgres: str) -> None:
    """Whoever waits hears of it, unless it can be tried again; the next commit finds it again."""

    async def play() -> None:
        store = open_store(postgres)
        try:
            await store.create_match(new_match("away"))
            kill = text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
            with pytest.raises(StoreError, match="the server cannot be reached"):
                await store.write(
                    lambda each: each.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
                )
            await store.append("away", [answer(1)])
            await store._read(lambda each: each.execute(kill))
            await store.append("away", [answer(2)])
            match = await store.load("away")
            assert match is not None
            assert match.n == 2
        finally:
            await store.close()

    asyncio.run(play())


WRITES = """
import asyncio, sys
from pigskin.web.store import Entry, open_store

async def play(number):
    for n in range(1, 100000):
        entry = Entry(n=n, kind="answer", by="home", words=f"answer {n}", message=f"c{n}")
        await store.append(f"m{number}", [entry])
        sys.stdout.write(f"{number} {n}\\n")
        sys.stdout.flush()

async def all():
    await asyncio.gather(*(play(number) for number in range(5)))

store = open_store(sys.argv[1])
asyncio.run(all())
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nobody can be killed like that here")
def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    file = str(tmp_path / "m.sqlite3")

    async def create(name: str) -> None:
        store = open_store(file)
        for number in range(5):
            await store.create_match(new_match(f"m{number}"))
        await store.close()

    async def count() -> list[list[int]]:
        store = open_store(file)  # the lock is free again
        found = [await store.load(f"m{number}") for number in range(5)]
        await store.close()
        return [[entry.n for entry in match.entries] for match in found if match is not None]

    asyncio.run(create(file))
    with subprocess.Popen([sys.executable, "-c", WRITES, file], stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(200)]
        writer.send_signal(signal.SIGKILL)
        lines += writer.stdout.read().splitlines(keepends=True)
    told = [0] * 5
    for line in lines:
        if line.endswith(b"\n"):
            number, n = line.split()
            told[int(number)] = int(n)
    kept = asyncio.run(count())
    assert sum(told) >= 200
    for acknowledged, entries in zip(told, kept):
        assert entries == list(range(1, len(entries) + 1))
        assert acknowledged <= len(entries) <= acknowledged + 1


def test_the_engine_and_the_checks_need_none_of_it() -> None:
    program = (
        "import sys, pigskin, pigskin.cli, pigskin.web.verify, pigskin.web.fair\n"
        "pigskin.Game('human', 'orc')\n"
        "print([each for each in ('sqlalchemy', 'alembic', 'fastapi', 'starlette', 'uvicorn', "
        "'msgspec', 'websockets', 'psycopg') if each in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
