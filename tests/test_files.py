"""Saving and loading: never half a file, never another file in place of a link or a device."""

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pigskin import Game, PigskinError, load
from pigskin.files import read_whole, write_whole
from pigskin.teams import load_team, ready_team, save_team

POSIX = pytest.mark.skipif(os.name != "posix", reason="modes, links and devices of POSIX")
NOT_ROOT = pytest.mark.skipif(
    hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write anywhere"
)


def save_game(path: Any) -> None:
    Game("human", "orc", seed=1).save(path)


def save_a_team(path: Any) -> None:
    save_team(ready_team("lrb6", "human"), path)


def one_line(wrong: Callable[[], object]) -> str:
    with pytest.raises(PigskinError) as caught:
        wrong()
    assert "\n" not in str(caught.value)
    return str(caught.value)


# --- writing ----------------------------------------------------------------------------------


@POSIX
@pytest.mark.parametrize("mode", [0o640, 0o600, 0o664, 0o444 | stat.S_IWUSR])
def test_a_file_keeps_its_mode(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "game"
    save_game(file)
    file.chmod(mode)
    save_game(file)
    assert stat.S_IMODE(file.stat().st_mode) == mode
    assert load(file).history.all_answers() == []


@POSIX
def test_a_new_file_has_the_mode_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("")
    save_game(tmp_path / "game")
    assert (tmp_path / "game").stat().st_mode == (tmp_path / "other").stat().st_mode


@POSIX
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    file = tmp_path / "there" / "game"
    link = tmp_path / "link"
    link.symlink_to(file)
    save_game(link)  # to where there is no file yet
    save_game(link)
    assert link.is_symlink()
    assert not file.is_symlink()
    assert load(file).question is not None
    assert sorted(os.listdir(tmp_path / "there")) == ["game"]


@POSIX
def test_a_device_and_a_pipe_are_written_into(tmp_path: Path) -> None:
    save_game("/dev/null")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE) as reader:
        save_game(pipe)
        told = reader.communicate()[0]
    assert told.startswith(b"pigskin-game 1\n")
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@POSIX
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_device_is_a_clear_error() -> None:
    assert "No space left" in one_line(lambda: save_game("/dev/full"))


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game"
    save_game(file)
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert "No space left" in one_line(lambda: Game("orc", "elf", seed=2).save(file))
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["game"]


@POSIX
def test_what_a_killed_process_left_is_swept_away(tmp_path: Path) -> None:
    """A process is killed between writing the file beside and moving it to its place."""
    killed = (
        "import os, signal, sys; from pigskin.files import write_whole;"
        "os.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL);"
        "write_whole(sys.argv[1], b'new')"
    )
    file = tmp_path / "game"
    write_whole(file, b"old")
    done = subprocess.run([sys.executable, "-c", killed, str(file)], check=False)
    assert done.returncode == -9
    left = [name for name in os.listdir(tmp_path) if name.startswith(".pigskin-")]
    assert len(left) == 1
    assert file.read_bytes() == b"old"
    mine = tmp_path / f".pigskin-{os.getpid()}-{'0' * 16}.tmp"  # being written just now
    mine.write_bytes(b"")
    write_whole(tmp_path / "another", b"new")
    assert sorted(os.listdir(tmp_path)) == sorted([mine.name, "another", "game"])


NOWHERE = [
    ("/", "it is a folder"),
    (".", "it is a folder"),
    ("", "no file can have this name"),
    ("a\0b", "no file can have this name"),
    ("\ud800", "no file can have this name"),
    ("missing/folder/game", "No such file or directory"),
    ("x" * 5000, "File name too long"),
    (5, "named by a text or a path"),
    (None, "named by a text or a path"),
    (b"game", "named by a text or a path"),
]


@pytest.mark.parametrize("name, problem", NOWHERE, ids=[repr(n)[:20] for n, _ in NOWHERE])
def test_where_nothing_can_be_saved(
    name: Any, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert problem in one_line(lambda: save_game(name))
    team = f"{name}.toml" if isinstance(name, str) and name not in ("", "/", ".") else name
    one_line(lambda: save_a_team(team))
    assert os.listdir(tmp_path) == []


@POSIX
@NOT_ROOT
def test_read_only_places(tmp_path: Path) -> None:
    file = tmp_path / "game"
    save_game(file)
    before = file.read_bytes()
    file.chmod(0o444)
    assert "write-protected" in one_line(lambda: Game("orc", "elf").save(file))
    tmp_path.chmod(0o555)
    try:
        assert "Permission denied" in one_line(lambda: save_game(tmp_path / "new"))
    finally:
        tmp_path.chmod(0o755)
    assert file.read_bytes() == before


@POSIX
def test_a_socket_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import socket

    monkeypatch.chdir(tmp_path)  # names of sockets are short
    with socket.socket(socket.AF_UNIX) as made:
        made.bind("socket")
        assert "neither a file nor" in one_line(lambda: save_game("socket"))


# --- reading ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["/", "", "a\0b", "\ud800", "missing", 5, None, b"game"])
def test_where_nothing_can_be_read(name: Any) -> None:
    from pigskin import fumbbl

    for read in (load, fumbbl.read, load_team):
        one_line(lambda read=read: read(name))


@POSIX
def test_a_file_without_an_end_is_refused() -> None:
    with pytest.raises(OSError, match="more than 1,000,000 bytes"):
        read_whole("/dev/zero", 1_000_000)
    assert "more than" in one_line(lambda: load("/dev/zero"))


def test_a_dotted_key_without_an_end_is_refused(tmp_path: Path) -> None:
    """Reading it would take time by the square of its length."""
    file = tmp_path / "team.toml"
    file.write_text(".".join(["a"] * 50_000) + " = 1\n")
    assert "dots" in one_line(lambda: load_team(file))
    file.write_text("a = " + "[" * 50_000)
    assert "not valid TOML" in one_line(lambda: load_team(file))
    file.write_text("treasury = 0x" + "f" * 50_000)
    assert "4096 bits" in one_line(lambda: load_team(file))
    file.write_text("#" * 2_000_000)
    assert "more than 1,000,000 bytes" in one_line(lambda: load_team(file))


def test_a_packed_file_that_unpacks_without_an_end_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import gzip

    from pigskin.fumbbl import read, reading

    monkeypatch.setattr(reading, "LONGEST_FILE", 1_000_000)
    file = tmp_path / "match.gz"
    file.write_bytes(gzip.compress(b" " * 5_000_000))
    assert "unpacks to more than 1,000,000 bytes" in one_line(lambda: read(file))
