"""What can go wrong with a database, in one line."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from pigskin.errors import PigskinError


class StoreError(PigskinError):
    """The database cannot be opened, read or written; what was to be written is not there.

    Only a connection that breaks during a commit leaves it open whether all of it is: load it
    again and see.
    """


# What databases say, and what we say instead.
_WORDS: Final = (
    ("database or disk is full", "the disk is full"),
    ("No space left on device", "the disk is full"),
    ("could not extend file", "the disk is full"),
    ("disk I/O error", "the disk does not take what is written"),
    ("readonly database", "it may not be written"),
    ("read-only transaction", "it may not be written"),
    ("permission denied", "it may not be written"),
    ("unable to open database file", "it cannot be opened"),
    ("file is not a database", "it is a file, but no database"),
    ("database disk image is malformed", "it is damaged"),
    ("database is locked", "another program holds it"),
)
_AWAY: Final = (
    "connection failed",
    "connection refused",
    "server closed the connection",
    "connection is lost",
    "connection is closed",
    "connection has been closed",
    "terminating connection",
    "could not translate host name",
    "failed to resolve host",
    "connection timeout",
)


def problem(error: BaseException) -> str:
    """What a database has to say, in a line of ours where there is one."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    said = " ".join(str(cause).split()) or type(cause).__name__
    lower = said.lower()
    for theirs, ours in _WORDS:
        if theirs.lower() in lower:
            return ours
    if any(words in lower for words in _AWAY):
        return f"the server cannot be reached ({_short(said)})"
    return _short(said)


def store_error(where: str, error: BaseException) -> StoreError:
    """An error of a database as one of ours; ours stay as they are."""
    if isinstance(error, StoreError):
        return type(error)(error.message())  # each who waits gets one of his own
    if isinstance(error, (SQLAlchemyError, OSError)):
        return StoreError(f"{where}: {problem(error)}")
    return StoreError(f"{where}: {type(error).__name__}: {_short(str(error))}")


def _short(text: str) -> str:
    return text if len(text) <= 200 else f"{text[:200]}..."
