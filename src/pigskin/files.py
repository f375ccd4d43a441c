"""Reading and writing whole files.

What is read has an end, whatever the file is. A reader of what is written finds the old file or the
new one, and never half of either. Whatever goes wrong is an OSError with words for it; who reads or
writes makes an error of his own of it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import stat
from typing import Final, TypeAlias

AnyPath: TypeAlias = str | os.PathLike[str]

_BESIDE: Final = re.compile(r"\.pigskin-([0-9]{1,10})-[0-9a-f]{16}\.tmp")


def read_whole(path: AnyPath, most: int) -> bytes:
    """The bytes of a file that has no more than `most` of them."""
    with open(_name(path), "rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, f"it has more than {most:,} bytes")
    return data


def check_readable(path: AnyPath) -> None:
    """Raise if there is no such file to read; a pipe is left alone, as it can be opened once."""
    name = _name(path)
    if not stat.S_ISFIFO(os.stat(name).st_mode):
        open(name, "rb").close()


def write_whole(path: AnyPath, data: bytes) -> None:
    """Write a file beside its place and move it there once it is safely on disk.

    A link stays a link, a file keeps its mode and its owner. What is no file, such as a pipe or a
    terminal, cannot be replaced by one: it is written into.
    """
    name = _name(path)
    try:
        old: os.stat_result | None = os.stat(name)
    except FileNotFoundError:
        old = None
    if old is not None and not stat.S_ISREG(old.st_mode):
        _write_into(name, old.st_mode, data)
        return
    if old is not None and not os.access(name, os.W_OK):
        raise PermissionError(errno.EACCES, "it is write-protected")
    target = os.path.realpath(name)
    folder = os.path.dirname(target)
    _sweep(folder)
    beside = os.path.join(folder, f".pigskin-{os.getpid()}-{secrets.token_hex(8)}.tmp")
    try:
        with open(beside, "xb") as file:
            file.write(data)
            file.flush()
            if old is not None:
                _dress_like(beside, old)
            os.fsync(file.fileno())
        os.replace(beside, target)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(beside)
        raise


def _name(path: AnyPath) -> str:
    """The name of a file, if it is one that a file can have."""
    name = os.fspath(path) if isinstance(path, str | os.PathLike) else path
    if not isinstance(name, str):
        raise OSError(errno.EINVAL, f"a file is named by a text or a path, not {name!r}")
    try:
        encoded = os.fsencode(name)
    except UnicodeEncodeError:
        encoded = b"\0"
    if b"\0" in encoded or not encoded:
        raise OSError(errno.EINVAL, "no file can have this name")
    return name


def _write_into(name: str, mode: int, data: bytes) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "it is a folder")
    if not (stat.S_ISCHR(mode) or stat.S_ISFIFO(mode)):
        raise OSError(errno.EINVAL, "it is neither a file nor a place to write to")
    with open(name, "wb") as file:
        file.write(data)


def _dress_like(beside: str, old: os.stat_result) -> None:
    """Give the new file the owner and the mode of the old one."""
    if hasattr(os, "chown"):
        with contextlib.suppress(PermissionError):  # only some may give files away
            os.chown(beside, old.st_uid, old.st_gid)
    os.chmod(beside, stat.S_IMODE(old.st_mode))


def _sweep(folder: str) -> None:
    """Remove what was left beside files here by processes that were killed while writing."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        for name in os.listdir(folder):
            found = _BESIDE.fullmatch(name)
            if found is not None and not _alive(int(found[1])):
                os.unlink(os.path.join(folder, name))


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)  # a question, no signal
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass  # somebody else's
    return True
