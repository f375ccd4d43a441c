"""No text from outside makes a terminal do anything: every source of names, every command."""

import io
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from fumbbl_log import Log
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text
from typer.testing import CliRunner

import pigskin
from pigskin import Game, PigskinError, PositionError, RecordError
from pigskin.cli import app
from pigskin.console import SafeConsole
from pigskin.record import from_text, to_text
from pigskin.showing import (
    LONGEST_NAME,
    UNFIT,
    json_line,
    shown,
    shown_lines,
    shown_name,
    why_not_a_name,
)
from pigskin.teams import TeamFileError, ready_team, team_from_json, team_from_toml, team_to_json
from pigskin.terminal.draw import short_number

# What a terminal obeys, a character each: escape, the 8-bit escape sequence, delete, bell, carriage
# return, line feed, next line, turned writing, zero width, a line separator, half a pair, a tag.
ODD = "\x1b\x9b\x7f\x07\r\n\x85\u202e\u2066\u200b\u2028\ud800\U000e0041"
HOSTILE = "\x1b[2J\x9b31m\u202eevil\x7f\u200b"
MARKUP = "[red]Rudi[/] [/] [link=x]"


def assert_fit(text: str) -> None:
    found = UNFIT.search(text.replace("\n", ""))
    assert found is None, ascii(text)


def outputs(*words: str, typed: str = "") -> str:
    """All that a command prints, of whatever exit code; never a traceback."""
    result = CliRunner().invoke(app, list(words), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    told = result.stdout + result.stderr
    assert_fit(told)
    return told


# --- the one place ----------------------------------------------------------------------------


@pytest.mark.parametrize("character", ODD, ids=ascii)
def test_an_odd_character_is_written_out_and_no_part_of_a_name(character: str) -> None:
    assert shown(f"a{character}b") == f"a{ascii(character)[1:-1]}b"
    assert ascii(character)[1:-1] in why_not_a_name(f"a{character}b")
    assert json.loads(json_line([character])) == [character]
    assert_fit(json_line([character]))


@given(st.text(st.characters()))
def test_any_text_can_be_shown(text: str) -> None:
    assert_fit(shown(text))
    assert_fit(shown_lines(text))
    assert shown_lines(text).count("\n") == text.count("\n")
    assert shown(shown(text)) == shown(text)
    assert not why_not_a_name(shown_name(text))
    assert json.loads(json_line(text)) == text
    shown(text).encode()


def test_what_people_write_stays_as_it_is() -> None:
    for name in ("Þóra O'Malley", "Зигфрид", "猪皮 🏈", "It's #1 [not] \\ markup", "José"):
        assert shown(name) == name
        assert not why_not_a_name(name)


def test_too_long_a_name_is_cut_or_refused() -> None:
    assert len(shown_name("x" * 5000)) == LONGEST_NAME
    assert "5000 characters" in why_not_a_name("x" * 5000)
    assert len(shown("\x1b" * 1_000_000)) < 5000


def test_errors_are_fit_to_be_shown_whoever_raises_them() -> None:
    error = PigskinError(f"no such file: {HOSTILE}\nsecond line")
    assert str(error) == "no such file: \\x1b[2J\\x9b31m\\u202eevil\\x7f\\u200b\\nsecond line"


def test_a_console_writes_its_own_colours_and_nobody_elses() -> None:
    out = io.StringIO()
    console = SafeConsole(file=out, force_terminal=True, color_system="standard", width=80)
    console.print(Text(HOSTILE, style="red"))
    console.print(HOSTILE, markup=False)
    told = out.getvalue()
    assert "\\x1b[2J\\x9b31m\\u202e" in told
    assert "\x1b[31m" in told
    assert_fit(re.sub(r"\x1b\[[0-9;]*m", "", told))


@pytest.mark.parametrize("number", [0, 9, 10, 35, 36, 61, 62, 93, 99, 100, 10_000])
def test_any_shirt_number_is_one_letter_on_a_narrow_pitch(number: int) -> None:
    assert len(short_number(number)) == 1
    assert_fit(short_number(number))


# --- our own files: refused -------------------------------------------------------------------


@pytest.mark.parametrize("odd", [HOSTILE, *ODD])
@pytest.mark.parametrize("field", ["name", "coach", "player", "position", "skill"])
def test_team_files(field: str, odd: str, tmp_path: Path) -> None:
    data = json.loads(team_to_json(ready_team("lrb6", "human")))
    if field == "player":
        data["players"][3]["name"] = odd
    elif field == "position":
        data["players"][3]["position"] = odd
    elif field == "skill":
        data["players"][3]["skills"] = [odd]
    else:
        data[field] = odd
    with pytest.raises(TeamFileError, match="cannot be shown") as caught:
        team_from_json(json.dumps(data))
    assert_fit(str(caught.value))
    file = tmp_path / "team.json"
    file.write_text(json.dumps(data))
    assert "cannot be shown" in outputs("play", "--home", str(file), "--away", "orc")


def test_team_files_in_toml() -> None:
    text = 'edition = "lrb6"\nroster = "human"\nname = "\\u001b[2J"\n'
    with pytest.raises(TeamFileError, match=r"name: has a character that cannot be shown, \\x1b"):
        team_from_toml(text, "team.toml")
    with pytest.raises(TeamFileError) as caught:
        team_from_toml(f'"{HOSTILE}" = 1', HOSTILE)
    assert_fit(str(caught.value))


@pytest.mark.parametrize("odd", [HOSTILE, *ODD])
def test_records(odd: str, tmp_path: Path) -> None:
    text = to_text(Game("human", "orc", seed=1))
    name = ready_team("lrb6", "human").name
    refused = "not valid TOML" if odd in "\ud800\U000e0041" else "cannot be shown"
    with pytest.raises(RecordError, match=refused) as caught:
        from_text(text.replace(json.dumps(name), json.dumps(odd)))
    assert_fit(str(caught.value))
    file = tmp_path / "odd.game"
    file.write_text(text.replace(json.dumps(name), json.dumps(odd)))
    for words in (["replay"], ["replay", "--check"], ["replay", "--json"], ["play", "--load"]):
        assert refused in outputs(*words, str(file))
    file.write_bytes(text.encode().replace(b"start", odd.encode(errors="replace")))
    outputs("replay", str(file))


@pytest.mark.parametrize("odd", [HOSTILE, *ODD.replace("\r", "").replace("\n", "")])
def test_positions(odd: str) -> None:
    for text in (
        f'home 1 7,7 name:"{odd}"',
        f"home 1 7,7 name:{json.dumps(odd)}",
        f"home 1 7,7 race:{odd}",
        f"teams {json.dumps(odd)} away\nhome 1 7,7",
        f"home 1 7,7\nending {json.dumps(odd)}",
        f"home 1 7,7 {odd}",
        f"home 1 7,7 # {odd}",
    ):
        with pytest.raises(PositionError) as caught:
            Game.from_position(text)
        assert_fit(str(caught.value))


# --- files of others: shown with what is odd written out -----------------------------------------


@pytest.mark.parametrize("odd", [HOSTILE, MARKUP, *ODD])
def test_fumbbl_files(odd: str, tmp_path: Path) -> None:
    log = Log().prelude().kick()
    log.home["teamName"] = log.home["coach"] = odd
    log.home["playerArray"][0]["playerName"] = odd
    log.acts("A1").add({"reportId": odd, "playerId": odd})
    log.step("A1", 3, 3)  # where nobody can get to: the difference is told
    for row in log.commands:
        for report in row["reportList"]["reports"]:
            if report.get("coach") == "Coach H":
                report["coach"] = odd
    file = log.write(tmp_path / f"log {shown_name(odd).replace('/', '')}.gz")
    saved = tmp_path / "match.game"
    told = outputs("fumbbl", str(file), "-o", str(saved))
    assert shown_name(odd) in told
    outputs("fumbbl", str(file), "--json")
    for words in (["replay"], ["replay", "--check"], ["replay", "--json"]):
        outputs(*words, str(saved))
    outputs("play", "--load", str(saved), typed="log\nhelp\nquit\n")


@pytest.mark.parametrize("odd", [HOSTILE, ODD.replace("\ud800", "")], ids=ascii)
def test_what_is_typed_on_the_command_line(odd: str, tmp_path: Path) -> None:
    for words in (
        ["replay", odd],
        ["replay", "--check", f"{tmp_path}/{odd}"],
        ["fumbbl", odd],
        ["fumbbl", odd, "-o", f"{odd}/x"],
        ["play", "--load", odd],
        ["play", "--home", odd],
        ["play", "--home", f"{odd}.toml"],
        ["play", "--home-coach", odd],
        ["play", "--edition", odd],
        ["play", "--seed", odd],
        ["play", "--home", "human", "--away", "orc", "--save", f"{odd}/{odd}"],
        ["simulate", "--home", odd],
        ["simulate", "--games", odd],
        ["simulate", "--coach", odd],
        ["teams", odd],
        ["teams", "--edition", odd],
        ["skills", "--search", odd],
        ["rules", "--search", odd],
        ["rules", "--chapter", odd],
        [f"--{odd}"],
        [odd],
        ["teams", f"--{odd}"],
        ["teams", "human", odd],
    ):
        outputs(*words)


def test_what_is_typed_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through a pipe every answer is echoed."""
    monkeypatch.chdir(tmp_path)
    typed = ""
    for odd in (HOSTILE, MARKUP, *ODD.replace("\n", "").replace("\ud800", "")):
        typed += f"{odd}\nsave {odd}/{odd}\nsave {odd}\nhelp {odd}\nb {odd}\n1{odd}\n{odd}1\n"
    told = outputs("play", "--home", "human", "--away", "orc", typed=typed + "quit\n")
    assert "\\x1b[2J" in told


def test_markup_in_names_is_shown_as_it_is(tmp_path: Path) -> None:
    team = ready_team("lrb6", "human")
    marked = replace(
        team,
        name=MARKUP,
        players=tuple(replace(each, name=f"{MARKUP} {each.number}") for each in team.players),
    )
    game = Game(marked, "orc", seed=4)
    for _ in range(120):
        assert game.question is not None
        game.answer(game.question.codes[0])
    file = tmp_path / "marked.game"
    game.save(file)
    told = outputs("replay", str(file))
    assert f"{MARKUP} (home) against" in told
    assert f"{MARKUP} 1" in told
    table = outputs("play", "--load", str(file), typed="log\nlist\ncard 1\nquit\n")
    assert MARKUP in table


def test_there_is_no_other_console() -> None:
    source = Path(pigskin.__file__).parent
    for file in source.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if file != source / "console.py":
            assert not re.search(r"^from rich\.console import .*\bConsole\b", text, re.M), file


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_that_lacks_letters_gets_them_written_out(
    encoding: str, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    Game(replace(ready_team("lrb6", "human"), name="Þór 猪"), "orc", seed=1).save(file)
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "pigskin", "replay", str(file)]
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    told = done.stdout.decode(encoding)
    assert told.startswith(("\\xde\\xf3r \\u732a (home)", "Þór \\u732a (home)"))
