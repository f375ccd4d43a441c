"""Where matches are kept, and that one server alone keeps them there."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from pigskin.storage.errors import StoreError

VARIABLE: Final = "PIGSKIN_DATABASE_URL"
FILE: Final = "matches.sqlite3"


def default_folder() -> Path:
    """The folder for data of this user's programs, as his system has it."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "pigskin"


def place(database: str | None = None) -> URL:
    """The address of the database: the one given, else that of the environment, else a file.

    It is given as an address such as postgresql://host/name, or as the name of a file for SQLite.
    """
    words = database or os.environ.get(VARIABLE) or str(default_folder() / FILE)
    if "://" not in words:
        return URL.create("sqlite", database=os.path.abspath(os.path.expanduser(words)))
    try:
        url = make_url(words)
    except (ArgumentError, ValueError):
        raise StoreError("the address of the database cannot be read") from None  # it has passwords
    kind = url.get_backend_name()
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise StoreError(f"matches are kept in SQLite or PostgreSQL, not in {kind}")
    if not url.database or url.database == ":memory:":
        raise StoreError("the address of the database names no file")
    return url.set(drivername="sqlite", database=os.path.abspath(url.database))


def words_for(url: URL) -> str:
    """The address as it may be shown: a file by its name, a server without its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    shown = url.set(drivername="postgresql", query={})
    return shown.render_as_string(hide_password=True)


def make_room(path: str) -> None:
    """The folder of the file, and the file itself for nobody else to read: it holds secrets."""
    folder = os.path.dirname(path)
    if os.path.isdir(path):
        raise StoreError(f"{path}: it is a folder")
    if os.path.exists(folder) and not os.path.isdir(folder):
        raise StoreError(f"{path}: it cannot be written: {folder} is no folder")
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise StoreError(f"{path}: it cannot be written: {error.strerror or error}") from error


class Lock:
    """Held by the one server that uses a file; the system lets go of it however that ends."""

    def __init__(self, path: str) -> None:
        name = f"{path}.lock"
        try:
            self._file = os.open(name, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"{name}: it cannot be written: {error.strerror or error}") from error
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise StoreError(f"{path}: another server keeps its matches there") from None

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def close_quietly(lock: Lock | None) -> None:
    with contextlib.suppress(OSError):
        if lock is not None:
            lock.release()
