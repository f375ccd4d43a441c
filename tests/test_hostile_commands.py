"""Every command with files and values that are none: a line, an exit code, no traceback."""

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pigskin.cli import app
from pigskin.showing import UNFIT

POSIX = os.name == "posix"
FILES = ["empty", "binary", "folder", "missing", "missing/file", "short.game", "team.toml", "loop"]
FILES += ["bad.toml", "no_players.json", "/", "x" * 300, *(["/dev/zero", "/dev/null"] * POSIX)]
COMMANDS = [
    ["replay", "FILE"],
    ["replay", "--check", "FILE"],
    ["replay", "--json", "FILE"],
    ["report", "FILE"],
    ["report", "--json", "FILE"],
    ["fumbbl", "FILE", "missing"],
    ["fumbbl", "FILE", "-o", "FILE"],
    ["play", "--load", "FILE"],
    ["play", "--home", "FILE", "--away", "orc"],
    ["play", "--home", "human", "--away", "orc", "--save", "FILE"],
    ["play", "--home", "human", "--away", "orc", "--home-coach", "FILE:Coach"],
    ["simulate", "--games", "1", "--home", "FILE"],
    ["simulate", "--games", "1", "--coach", "FILE:Coach"],
    ["tournament", "--read", "FILE"],
    ["tournament", "--resume", "FILE"],
    ["tournament", "--coaches", "random", "--games", "1", "-o", "FILE"],
    ["tournament", "--coaches", "random,FILE:Coach", "--games", "2"],
    ["tournament", "--coaches", "random", "--rosters", "FILE", "--games", "1"],
    ["gather", "folder", "--out", "FILE"],
    ["fit", "FILE"],
    ["fit", "empty", "--out", "FILE"],
    ["puzzle", "check", "FILE"],
    ["puzzle", "try", "1", "FILE"],
    ["team", "check", "FILE"],
    ["league", "table", "FILE"],
    ["league", "import", "FILE", "new.league"],
    ["teams", "FILE"],
    ["stars", "FILE"],
    ["sheet", "FILE"],
    ["sheet", "lrb6", "FILE", "orc"],
]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PIGSKIN_STATE", str(tmp_path / "state"))
    Path("empty").touch()
    Path("binary").write_bytes(bytes(range(256)) * 20)
    Path("folder").mkdir()
    Path("short.game").write_bytes(b"pigskin-game 1\r\n---\r\nstart\r\n")
    Path("team.toml").write_text('edition = "lrb6"\nroster = "human"\nname = "T"\n')
    Path("bad.toml").write_text("name =")
    Path("no_players.json").write_text('{"edition": "lrb6", "roster": "orc", "name": "T"}')
    if POSIX:
        Path("loop").symlink_to("loop")
    return tmp_path


def runs(*words: str, typed: str = "quit\n") -> int:
    result = CliRunner().invoke(app, list(words), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), words
    told = result.stdout + result.stderr
    assert UNFIT.search(told.replace("\n", "")) is None, words
    assert result.exit_code in (0, 1, 2), words
    if result.exit_code:
        assert told.strip(), words
    return result.exit_code


@pytest.mark.parametrize("file", FILES, ids=lambda file: file[:20])
def test_files_that_are_none(files: Path, file: str) -> None:
    for command in COMMANDS:
        if not (file in ("/", "folder") and command[0] == "fumbbl"):  # a folder of matches
            runs(*(word.replace("FILE", file) for word in command))


@pytest.mark.parametrize(
    "value", ["", "-1", "0", "1.5", "99999999999999999999", "nan", "x" * 10_000, "=", "a=b=c"]
)
def test_values_that_are_none(files: Path, value: str) -> None:
    game = ["--home", "human", "--away", "orc"]
    for words in (
        ["simulate", "--games", "1", "--seed", value],
        ["simulate", "--games", "1", "--jobs", value],
        ["simulate", "--games", "1", "--edition", value],
        ["simulate", "--games", "1", "--option", value],
        ["simulate", "--games", "1", "--option", f"turn_seconds={value}"],
        ["simulate", "--games", "1", "--option", f"{value}=true"],
        ["play", *game, "--seed", value],
        ["play", *game, "--option", f"overtime={value}"],
        ["play", *game, "--edition", value],
        ["puzzle", value],
        ["puzzle", "show", value],
        ["puzzle", "try", "1", value],
        ["puzzle", "list", "--edition", value],
        ["puzzle", "list", "--level", value],
        ["teams", value],
        ["skills", "--search", value],
        ["options", "--edition", value],
    ):
        runs(*words)


@pytest.mark.parametrize(
    "code",
    ["raise SystemExit(7)", "raise ValueError('\\x1b[2J')", "def", "Coach = 5", "class Coach: pass",
     "class Coach:\n    def choose(self, game): raise KeyError('\\x1b')",
     "class Coach:\n    def choose(self, game): return 10**5000",
     "class Coach:\n    def choose(self, game): return False"],
)  # fmt: skip
def test_coaches_that_are_none(files: Path, code: str) -> None:
    Path("own.py").write_text(code)
    coach = f"{files / 'own.py'}:Coach"
    assert runs("simulate", "--games", "1", "--coach", coach) in (1, 2)
    both = ("--home-coach", coach, "--away-coach", coach)
    runs("play", "--home", "human", "--away", "orc", *both)


@pytest.mark.parametrize(
    "typed",
    ["\0" * 100 + "\n", "x" * 100_000 + "\n", "1 2 3 4 5 6 7 8\n" * 50, "heads\n" * 300,
     "save /\nsave \0\nsave folder\nsave missing/file\nsave team.toml\nsave loop\nsave\n",
     "".join(f"{number}\n" for number in range(-5, 300)), "/\n?\n!\n#\n'\n\"\n\\\n[/]\n[red]\n"],
    ids=lambda typed: ascii(typed[:12]),
)  # fmt: skip
def test_what_is_typed_is_no_answer(files: Path, typed: str) -> None:
    before = (files / "team.toml").read_bytes()
    runs("play", "--home", "human", "--away", "orc", "--seed", "1", typed=f"{typed}quit\n")
    assert (files / "team.toml").read_bytes() == before
