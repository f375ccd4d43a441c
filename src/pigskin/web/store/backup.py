"""Everything a server keeps as one file, taken while it runs, and put back into an empty place.

The file is a database of SQLite with the same tables, whatever the server keeps its matches in. So
one form is enough for both, a backup can be looked into or served as it is, and matches move from
SQLite to PostgreSQL by it. It is made beside its name and gets that once it is whole and checked.
Behind its last page there is a seal of all its bytes, which SQLite passes over.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, MetaData, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from pigskin.storage.errors import StoreError, problem
from pigskin.storage.migrating import known, upgrade
from pigskin.storage.opening import HEAD, bring_up_to_date, engine_for, version
from pigskin.storage.places import place, words_for
from pigskin.storage.tables import META
from pigskin.web.store.store import open_store

AT_ONCE: Final = 500  # rows
_MAGIC: Final = b"SQLite format 3\x00"
_SEAL: Final = b"pigskin backup "  # and the SHA-256 of everything before
_SEALED: Final = len(_SEAL) + 32  # bytes
_CHUNK: Final = 1 << 20


class Counts(dict[str, int]):
    """How many rows there are of each kind."""

    def __str__(self) -> str:
        return f"{self['matches']} matches, {self.get('replays', 0)} that were brought"


# --- taking one -------------------------------------------------------------------------------


def back_up(database: str | None, file: Path) -> Counts:
    """Write everything that is kept, as of one moment, into a new file."""
    url = place(database)
    _check_free(file)
    if not file.absolute().parent.is_dir():
        raise StoreError(f"{file}: its folder does not exist")
    with _beside(file) as part:
        try:
            if url.get_backend_name() == "sqlite":
                _copy_file(url, part)
            else:
                _copy_server(url, part)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise StoreError(f"{words_for(url)}: {problem(error)}") from error
        found = check(part, words_for(url))
        _check_free(file)
        try:
            _seal(part)
            os.replace(part, file)
        except OSError as error:
            raise StoreError(f"{file}: it cannot be written: {error.strerror}") from error
    return found


def _check_free(file: Path) -> None:
    if file.exists():
        raise StoreError(f"{file}: it is there already; name a file that is not")


@contextlib.contextmanager
def _beside(file: Path) -> Iterator[Path]:
    """A file in a folder of its own beside another, for its owner alone; both go at the end."""
    try:
        folder = tempfile.mkdtemp(prefix=f".{file.name}.", dir=file.absolute().parent)
    except OSError as error:
        raise StoreError(f"{file}: it cannot be written: {error.strerror}") from error
    try:
        part = Path(folder) / "part"
        os.close(os.open(part, os.O_RDWR | os.O_CREAT, 0o600))
        yield part
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _seal(file: Path) -> None:
    digest = _digest(file, file.stat().st_size)
    with file.open("ab") as written:
        written.write(_SEAL + digest)
        written.flush()
        os.fsync(written.fileno())


def _digest(file: Path, size: int) -> bytes:
    """Of the first bytes of a file."""
    found = hashlib.sha256()
    with file.open("rb") as opened:
        while size > 0 and (some := opened.read(min(size, _CHUNK))):
            found.update(some)
            size -= len(some)
    return found.digest()


def _copy_file(url: URL, part: Path) -> None:
    """In one go: what is written meanwhile waits in the log beside the file, and is not in it."""
    source = str(url.database)
    if not os.path.isfile(source):
        raise StoreError(f"{source}: there is no such file")
    address = f"{Path(source).as_uri()}?mode=rw"
    with (
        contextlib.closing(sqlite3.connect(address, uri=True, timeout=60)) as here,
        contextlib.closing(sqlite3.connect(part)) as there,
    ):
        here.backup(there)
        there.execute("PRAGMA journal_mode = DELETE")  # one file, not three


def _copy_server(url: URL, part: Path) -> None:
    """The rows as of one moment, whatever is written meanwhile."""
    where = words_for(url)
    source = engine_for(url, writing=False)
    target = engine_for(place(str(part)), writing=True)
    try:
        with source.connect().execution_options(isolation_level="REPEATABLE READ") as here:
            step = version(here, where)
            if step is None:
                raise StoreError(f"{where}: there are no matches in it")
            if step not in known():
                raise StoreError(f"{where}: it was written by a newer version of pigskin")
            with target.begin() as there:
                upgrade(there, step)  # the same tables, older ones too
                _copy_rows(here, there, _tables(here), _tables(there))
        _one_file(target)
    finally:
        source.dispose()
        target.dispose()


def _one_file(engine: Engine) -> None:
    raw = engine.raw_connection()
    try:
        raw.cursor().execute("PRAGMA journal_mode = DELETE")
    finally:
        raw.close()


def _tables(connection: Connection) -> MetaData:
    """The tables as they are there, which may be those of an older version."""
    found = MetaData()
    found.reflect(connection)
    return found


def _copy_rows(here: Connection, there: Connection, source: MetaData, target: MetaData) -> None:
    for table in source.sorted_tables:  # matches before what belongs to them
        if table.name != "alembic_version":
            _copy_table(here, there, table, target.tables[table.name])


def _copy_table(here: Connection, there: Connection, source: Table, target: Table) -> None:
    rows = here.execution_options(yield_per=AT_ONCE).execute(select(source))
    for some in rows.mappings().partitions(AT_ONCE):
        there.execute(insert(target), [dict(row) for row in some])


# --- looking at one ---------------------------------------------------------------------------


def check(file: Path, name: str = "") -> Counts:
    """Is a file a whole backup? How much is in it; a StoreError says in one line why it is none."""
    shown = name or str(file)
    try:
        _check_bytes(file, shown)
    except OSError as error:
        raise StoreError(f"{shown}: it cannot be read: {error.strerror}") from error
    try:
        with contextlib.closing(
            sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
        ) as opened_file:
            return _checked(opened_file, shown)
    except sqlite3.Error as error:
        raise StoreError(f"{shown}: {problem(error)}") from error


def _check_bytes(file: Path, shown: str) -> None:
    """The seal, if there is one: a plain copy of a database has none."""
    size = file.stat().st_size
    with file.open("rb") as opened:
        head = opened.read(18)
        opened.seek(max(0, size - _SEALED))
        seal = opened.read(_SEALED)
    if not head.startswith(_MAGIC):
        raise StoreError(f"{shown}: there are no matches of pigskin in it")
    if seal.startswith(_SEAL):
        if seal != _SEAL + _digest(file, size - _SEALED):
            raise StoreError(f"{shown}: it is damaged, or was changed since it was taken")
    elif size % max(512, int.from_bytes(head[16:18], "big")):  # whole pages
        raise StoreError(f"{shown}: it is damaged: its end is missing")


def _checked(opened: sqlite3.Connection, shown: str) -> Counts:
    def ask(words: str) -> list[Any]:
        return opened.execute(words).fetchall()

    if ask("PRAGMA integrity_check(1)") != [("ok",)] or ask("PRAGMA foreign_key_check"):
        raise StoreError(f"{shown}: it is damaged")
    names = {row[0] for row in ask("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"alembic_version", "matches", "seats", "entries", "chat"} <= names:
        raise StoreError(f"{shown}: there are no matches of pigskin in it")
    [(step,)] = ask("SELECT version_num FROM alembic_version")
    if step not in known():
        raise StoreError(
            f"{shown}: it was written by a newer version of pigskin (step {step}, this one "
            f"knows {HEAD})"
        )
    # What a table says it has must be there: a match without its end is none.
    if ask(
        "SELECT 1 FROM matches WHERE n <> (SELECT count(*) FROM entries WHERE match = matches.id)"
        " OR 2 <> (SELECT count(*) FROM seats WHERE match = matches.id) LIMIT 1"
    ):
        raise StoreError(f"{shown}: it is damaged: a match in it is not whole")
    kept = sorted(names & set(META.tables))
    return Counts({name: ask(f'SELECT count(*) FROM "{name}"')[0][0] for name in kept})


# --- putting it back --------------------------------------------------------------------------


def restore(file: Path, database: str | None) -> Counts:
    """Put everything of a backup into an empty database, all of it or nothing."""
    waiting = Path(f"{file}-wal")
    if waiting.exists() and waiting.stat().st_size:
        raise StoreError(f"{file}: it is a database in use; take a backup of it first")
    found = check(file)
    with tempfile.TemporaryDirectory(prefix="pigskin-") as folder:
        copy = Path(folder) / "copy"
        try:
            shutil.copyfile(file, copy)
        except OSError as error:
            raise StoreError(f"{file}: {error.strerror}") from error
        source = engine_for(place(str(copy)), writing=True)
        try:
            bring_up_to_date(source, str(file))  # one of an older version
            _put_back(source, database)
        finally:
            source.dispose()
    return found


def _put_back(source: Engine, database: str | None) -> None:
    store = open_store(database)  # which refuses one that a server uses

    def job(there: Connection) -> None:
        for table in META.sorted_tables:
            if there.scalar(select(func.count()).select_from(table)):
                raise StoreError(f"{store.where}: there are matches in it; name an empty place")
        with source.connect() as here:
            _copy_rows(here, there, META, META)

    try:
        asyncio.run(store.write(job))
    finally:
        store.close_now()
