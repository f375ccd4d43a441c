"""The command line, as a user types it."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from pigskin import Game, __version__
from pigskin.cli import app
from pigskin.coaches import make_coach
from pigskin.options import OPTION_CHOICES
from pigskin.teams import rosters

PAGE = Path(__file__).parents[1] / "docs" / "cli.md"
COMMAND = [sys.executable, "-m", "pigskin"]


def run(*words: str, code: int = 0) -> str:
    """What a command prints on standard output; it must exit with `code`."""
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == code, result.output
    return result.stdout


def complaint(*words: str, code: int = 2) -> str:
    """The one line in which a command complains."""
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == code, result.output
    assert not result.stdout
    lines = result.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("pigskin: ")
    return lines[0]


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game, coach = Game("human", "orc", seed=21), make_coach("random", 2)
    while game.question is not None:
        game.answer(coach.choose(game))
    file = tmp_path_factory.mktemp("games") / "game.txt"
    game.save(file)
    return file


# --- the page ---------------------------------------------------------------------------------


def test_the_page_lists_every_command_and_option() -> None:
    sections = re.split(r"^## pigskin (\w+).*$", PAGE.read_text(encoding="utf-8"), flags=re.M)
    pages = {"": sections[0], **dict(zip(sections[1::2], sections[2::2], strict=True))}
    group = typer.main.get_command(app)
    commands = {"": group, **group.commands}  # type: ignore[attr-defined]
    assert set(pages) == set(commands)
    for name, command in commands.items():
        known = {opt for each in command.params for opt in each.opts if opt.startswith("--")}
        told = set(re.findall(r"^\| `(--[\w-]+)` \|", pages[name], flags=re.M))
        if not name:
            assert told == known | {"--help"}
        else:
            assert told == known - {"--help"}, name


def test_the_page_gives_the_usual_values() -> None:
    page = PAGE.read_text(encoding="utf-8")
    group = typer.main.get_command(app)
    for name, command in group.commands.items():  # type: ignore[attr-defined]
        section = page.partition(f"## pigskin {name}")[2].partition("\n## ")[0]
        for each in command.params:
            if isinstance(each.default, str) and each.default:
                assert re.search(rf"^\| `{each.opts[0]}` \| `{each.default}` \|", section, re.M)


# --- commands ---------------------------------------------------------------------------------


def test_version() -> None:
    assert run("--version") == f"pigskin {__version__}\n"


def test_every_command_has_help() -> None:
    for command in ("play", "simulate", "replay", "teams", "skills", "rules"):
        assert command in run("--help")
        assert "--help" in run(command, "--help")


def test_simulate_prints_one_json_object() -> None:
    words = ("simulate", "--home", "elf", "--away", "all", "--games", "3", "--seed", "7", "--json")
    once, again = json.loads(run(*words)), json.loads(run(*words))
    assert once["games"] == once["home_wins"] + once["away_wins"] + once["draws"] == 3
    assert once["edition"] == "lrb6"
    for name in ("decisions", "touchdowns", "casualties", "home_wins", "away_wins", "draws"):
        assert once[name] == again[name]
    assert once["seconds"] > 0


def test_simulate_prints_a_table() -> None:
    shown = run("simulate", "--games", "2")
    assert "touchdowns" in shown
    assert "decisions/s" in shown


def test_in_a_simulated_league_a_tied_match_is_a_draw() -> None:
    words = ("simulate", "--games", "4", "--seed", "2", "--json")
    usual = json.loads(run(*words))
    assert usual["draws"] > 0
    assert usual["options"] == {"overtime": "never"}
    played_out = json.loads(run(*words, "--option", "overtime=always"))
    assert played_out["draws"] == 0


def test_simulate_takes_options() -> None:
    words = ("simulate", "--games", "2", "--json")
    with_options = (*words, "--option", "fouls=off", "--option", "extra-rules=no")
    shown = json.loads(run(*with_options))
    assert shown["options"] == {"overtime": "never", "fouls": False, "extra_rules": False}
    assert shown["decisions"] != json.loads(run(*words))["decisions"]


def test_simulate_writes_a_row_for_every_game(tmp_path: Path) -> None:
    table, lines = tmp_path / "games.csv", tmp_path / "games.jsonl"
    shown = json.loads(
        run("simulate", "--games", "3", "--csv", str(table), "--jsonl", str(lines), "--json")
    )
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    objects = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    assert [row["number"] for row in rows] == ["0", "1", "2"]
    assert [row["number"] for row in objects] == [0, 1, 2]
    assert sum(int(row["home_score"]) for row in rows) == shown["home_touchdowns"]
    assert sum(row["winner"] is None for row in objects) == shown["draws"]
    assert objects[2]["seed"] == rows[2]["seed"] == "0/2"


def test_simulate_refuses_a_file_it_could_not_write_before_it_plays(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "games.csv")
    words = ("simulate", "--games", "1000000", "--csv", nowhere)
    assert "folder that does not exist" in complaint(*words)
    assert "is a folder" in complaint("simulate", "--games", "1000000", "--jsonl", str(tmp_path))


def test_too_many_processes_are_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    words = ["simulate", "--games", "1", "--json", "--jobs", "100000"]
    result = CliRunner().invoke(app, words)
    assert "more than this machine has a use for; 4 play" in result.stderr
    assert json.loads(result.stdout)["jobs"] == 4


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_counts_what_was_finished_before_a_coach_broke_down(
    tmp_path: Path, jobs: str
) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(
        "from pigskin.coaches.random import RandomCoach\n"
        "class Coach(RandomCoach):\n"
        "    def __init__(self, seed):\n"
        "        super().__init__(seed)\n"
        "        self.tired = '/9/' in str(seed)\n"
        "    def choose(self, game):\n"
        "        if self.tired and game.table.half == 2:\n"
        "            raise RuntimeError('enough')\n"
        "        return super().choose(game)\n",
        encoding="utf-8",
    )
    words = ["simulate", "--games", "12", "--json", "--jobs", jobs, "--home-coach", f"{mine}:Coach"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 1
    assert "mine.py, line 8: RuntimeError: enough" in result.stderr
    assert "stopped after" in result.stderr
    assert 0 < json.loads(result.stdout)["games"] < 10


def test_options() -> None:
    shown = {each["name"]: each for each in json.loads(run("options", "--json"))}
    assert shown["overtime"]["values"] == ["agreed", "always", "never"]
    assert not shown["treasury"]["acts"]
    assert all(each["text"] for each in shown.values())
    assert {*OPTION_CHOICES, "extra_rules"} == set(shown)
    told = run("options", "--edition", "bb2020")
    assert "exhibition" in told
    assert "These do nothing in bb2020: casualty_mode" in told


def test_options_can_be_searched_for() -> None:
    found = json.loads(run("options", "--search", "CLOCK turn", "--json"))
    assert [each["name"] for each in found] == ["turn_seconds"]
    assert "overtime" not in run("options", "--search", "fumbles").partition("To set one")[0]
    assert run("options", "--search", "no such words") == "0 options\n"


def test_an_option_without_effect_is_named() -> None:
    words = ["simulate", "--games", "1", "--option", "piling_on=off"]
    assert "piling_on does nothing in lrb6: it belongs to bb2016" in (
        CliRunner().invoke(app, words).stderr
    )


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    "option, words",
    [
        ("overtym=never", "did you mean 'overtime'?"),
        ("overtime", "an option has a value: overtime=never"),
        ("overtime=nevr", "must be one of agreed, always, never; did you mean 'never'?"),
        ("weather=maybe", "must be one of true, false"),
        ("turn_seconds=soon", "must be a number of seconds"),
    ],
)
def test_a_wrong_option_is_told_with_what_was_meant(
    command: str, option: str, words: str
) -> None:
    assert words in complaint(command, "--option", option)


def test_play_notices_a_missing_folder_at_once(tmp_path: Path) -> None:
    words = ("play", "--home", "human", "--away", "orc", "--save", str(tmp_path / "no" / "a.game"))
    assert "folder that does not exist" in complaint(*words)


def test_replay_tells_the_game(saved: Path) -> None:
    told = run("replay", str(saved))
    assert "Home, turn 1" in told
    assert told.index(" Half 1 ") < told.index("Home, turn 1") < told.index(" Half 2 ")
    assert "the match is over" in told
    lines = [json.loads(line) for line in run("replay", str(saved), "--json").splitlines()]
    assert [line["event"] for line in lines[-2:]] == ["over", "phase"]
    assert [line["n"] for line in lines] == list(range(len(lines)))
    assert next(line["half"] for line in lines if line["event"] == "half") == 2
    assert all(line["text"] for line in lines)


def test_replay_checks_a_game(saved: Path, tmp_path: Path) -> None:
    assert re.search(r"good, \d+ answers, \d+ dice, over", run("replay", "--check", str(saved)))
    assert json.loads(run("replay", "--check", "--json", str(saved)))["good"] is True
    bad = tmp_path / "bad.txt"
    bad.write_text(saved.read_text(encoding="utf-8")[:4000], encoding="utf-8")
    for words in (("--check",), (), ("--json",)):
        assert "line" in complaint("replay", str(bad), *words, code=1)


def test_teams() -> None:
    assert [each["id"] for each in json.loads(run("teams", "--json"))] == list(rosters("lrb6"))
    assert json.loads(run("teams", "orc", "--json"))["positions"][0]["name"] == "Lineman"
    assert "ready team" in run("teams")
    assert "Blitzer" in run("teams", "orc")


def test_skills() -> None:
    found = json.loads(run("skills", "--search", "DODGE tackle", "--json"))
    assert "Tackle" in {each["name"] for each in found}
    assert all(each["text"] and each["category"] for each in found)
    assert "Dauntless" in run("skills")
    assert run("skills", "--search", "no such words") == "0 skills\n"


def test_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    # A compiled copy of the engine does not lie beside the tests.
    some = Path(__file__).parent / "rules" / "lrb6"  # reading all of them takes seconds
    monkeypatch.setattr("pigskin.rules_index.find_tests", lambda: some)
    found = json.loads(run("rules", "--search", "dodge roll", "--json"))
    assert "dodging.roll" in {each["id"] for each in found}
    assert all(isinstance(each["tests"], int) for each in found)
    of_chapter = json.loads(run("rules", "--chapter", "dodging", "--json"))
    assert {each["chapter"] for each in of_chapter} == {"Dodging"}
    assert "tests: " in run("rules", "--chapter", "dodging")
    assert run("rules", "--search", "no such words") == "0 rules\n"


def test_rules_without_tests_show_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pigskin.rules_index.find_tests", lambda: None)
    assert "tests: -" in run("rules", "--chapter", "dodging")
    found = json.loads(run("rules", "--chapter", "dodging", "--json"))
    assert {each["tests"] for each in found} == {None}


# --- mistakes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--edition", "nope"),
        ("simulate", "--home", "nope"),
        ("simulate", "--away", "nope"),
        ("simulate", "--coach", "nope"),
        ("simulate", "--away-coach", "nope"),
        ("simulate", "--home", "nope", "--jobs", "2"),
        ("replay", "nope"),
        ("replay", "nope", "--check"),
        ("teams", "nope"),
        ("teams", "--edition", "nope"),
        ("skills", "--edition", "nope"),
        ("rules", "--edition", "nope"),
        ("play", "--edition", "nope"),
        ("play", "--home", "nope"),
        ("play", "--away-coach", "nope"),
        ("play", "--away-coach", "nope.py:Coach"),
        ("simulate", "--home-coach", "nope"),
        ("options", "--edition", "nope"),
        ("play", "--load", "nope"),
    ],
    ids=" ".join,
)
def test_a_wrong_name_is_told_in_one_line(words: tuple[str, ...]) -> None:
    assert "nope" in complaint(*words)


@pytest.mark.parametrize(
    "words", [("nope",), ("simulate", "--games", "-1"), ("simulate", "--nope"), ("replay",)]
)
def test_wrong_usage_exits_with_2(words: tuple[str, ...]) -> None:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_a_folder_is_no_saved_game(tmp_path: Path) -> None:
    assert "cannot be read" in complaint("replay", str(tmp_path))


# --- the real thing ---------------------------------------------------------------------------


def test_as_a_program(saved: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "replay", "--check", str(saved)], capture_output=True, text=True, check=True
    )
    assert "good" in done.stdout
    assert not done.stderr
    bad = subprocess.run([*COMMAND, "teams", "nope"], capture_output=True, text=True, check=False)
    assert bad.returncode == 2
    assert bad.stderr.count("\n") == 1


def test_processes_play_the_same_games_as_a_program() -> None:
    def simulate(jobs: str) -> dict[str, object]:
        words = ["simulate", "--games", "6", "--seed", "3", "--json", "--jobs", jobs]
        done = subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=True)
        shown = json.loads(done.stdout)
        timed = ("seconds", "games_per_second", "decisions_per_second", "jobs")
        return {name: value for name, value in shown.items() if name not in timed}

    assert simulate("1") == simulate("2")


def test_a_closed_pipe_is_no_traceback() -> None:
    words = " ".join([*COMMAND, "rules"])
    done = subprocess.run(
        f"{words} | head -1", shell=True, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="sends SIGINT")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_was_finished(jobs: str, tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    words = ["simulate", "--games", "1000000", "--json", "--jobs", jobs, "--csv", str(rows)]
    program = subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        # Whoever runs the tests may ignore the signal, and children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    while program.poll() is None and not (rows.exists() and rows.read_text().count("\n") > 1):
        time.sleep(0.1)  # until a game is finished
    program.send_signal(signal.SIGINT)
    printed, complained = program.communicate(timeout=60)
    assert program.returncode == 130
    shown = json.loads(printed)
    assert shown["games"] == shown["home_wins"] + shown["away_wins"] + shown["draws"]
    assert complained == f"pigskin: stopped after {shown['games']} of 1000000 games\n"


# --- streams ----------------------------------------------------------------------------------


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A line of shell, in which PIGSKIN is the command."""
    return subprocess.run(
        line.replace("PIGSKIN", " ".join(COMMAND)), shell=True, capture_output=True, text=True,
        check=False, env={**os.environ, **environment}, timeout=120,
    )  # fmt: skip


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
@pytest.mark.parametrize("words", ["options", "teams orc --json", "play --home orc --away orc"])
def test_output_that_cannot_be_written_is_one_line(words: str) -> None:
    done = shell(f"PIGSKIN {words} < /dev/null > /dev/full")
    assert done.returncode == 1
    assert done.stderr == "pigskin: the output: No space left on device\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_rows_that_cannot_be_written_are_one_line() -> None:
    told = complaint("simulate", "--games", "1", "--csv", "/dev/full")
    assert told == "pigskin: /dev/full: cannot be written: No space left on device"


@pytest.mark.skipif(os.name != "posix", reason="closes the input as a shell does")
def test_a_closed_input_is_the_end_of_it() -> None:
    done = shell("PIGSKIN play --home human --away orc <&-")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith("Goodbye.")


@pytest.mark.skipif(os.name != "posix", reason="writes bytes as a shell does")
@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict"])
def test_bytes_that_are_no_text_are_no_traceback(encoding: str) -> None:
    play = "PIGSKIN play --home human --away orc --seed 1"
    done = shell(rf"printf '\377\300\n1\n' | {play}", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")


def test_games_and_rows_cannot_share_a_file(tmp_path: Path) -> None:
    file = str(tmp_path / "games")
    told = complaint("simulate", "--games", "1", "--csv", file, "--jsonl", file)
    assert "same file" in told


@pytest.mark.parametrize("name", ["\x1b]0;x\x07", "x" * 200])
def test_a_new_team_has_a_name_that_can_be_read_again(name: str, tmp_path: Path) -> None:
    file = tmp_path / "new.toml"
    told = complaint("team", "new", "orc", "--name", name, "-o", str(file))
    assert told.startswith("pigskin: --name has ")
    assert not file.exists()


def test_the_nearest_coach_is_named_last() -> None:
    told = complaint("play", "--home", "orc", "--away", "orc", "--away-coach", "skripted")
    assert told.endswith("people are human; did you mean 'scripted'?")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (("skills", "--search", "mighty blwo"), "0 skills; did you mean 'Mighty Blow'?"),
        (("stars", "--search", "Grif Obervald"), "0 stars; did you mean 'Griff Oberwald'?"),
        (("inducements", "--search", "bribs"), "0 inducements; did you mean 'Bribes'?"),
    ],
)
def test_a_search_that_finds_nothing_names_the_nearest(words: tuple[str, ...], meant: str) -> None:
    assert run(*words).rstrip() == meant


def test_names_of_files_are_no_markup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("[").mkdir()
    coach = "class Coach:\n  def choose(self, game):\n    return game.question.codes[0]\n"
    Path("[/red].py").write_text(coach, encoding="utf-8")
    run("team", "new", "orc", "-o", "[/bold].toml")
    words = ("--home", "[/bold].toml", "--home-coach", "[/red].py", "--games", "1")
    shown = run("simulate", *words)
    assert "[/bold].toml" in shown
    assert "[/red].py" in shown
