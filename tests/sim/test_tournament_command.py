"""`pigskin tournament`, as a user types it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest
from own_coach import write_coach
from typer.testing import CliRunner

import pigskin
from pigskin.cli import app
from pigskin.sim.tournament import read

PLAYED = ("tournament", "--coaches", "random,mine.py", "--rosters", "human,orc", "--edition",
          "bb2020", "--games", "4", "--seed", "5", "-o", "games.jsonl")  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a coach and the games of a tournament."""
    found = tmp_path_factory.mktemp("tournament")
    write_coach(found / "mine.py")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(found)
        run(*PLAYED)
    return found


@pytest.fixture(autouse=True)
def _inside(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == code, result.output
    return result.stdout


def complaint(*words: str, code: int = 2) -> str:
    result = CliRunner().invoke(app, ["tournament", *words])
    assert result.exit_code == code, result.output
    assert not result.stdout
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_the_table_fits_a_terminal_and_says_what_it_is_worth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = run(*PLAYED)  # all is played already
    grids = [line for line in shown.splitlines() if line.startswith(("┃", "│"))]
    assert all(len(line) <= 80 for line in grids)
    for part in ("rating", "received", "kicked", "people", "processor", "± ", "W-D-L"):
        assert part in shown
    assert "in 4 games: too few for a claim, which takes 400." in shown
    assert "Control: mine.py against itself on the same seeds" in shown
    assert re.search(r"8 of 8 games, bb2020, 2 rosters, seed 5, \w+ engine; kept in games", shown)


def test_json_has_all_of_it() -> None:
    found = json.loads(run("tournament", "--read", "games.jsonl", "--json"))
    assert found["games"] == found["games_asked"] == 8
    assert {each["coach"] for each in found["standings"]} == {"random", "mine.py"}
    first = found["standings"][0]
    assert first["won"] + first["drawn"] + first["lost"] == first["games"] == 4
    assert set(first["received"]) == {"halves", "scored", "conceded", "error"}
    assert len(found["by_roster"]) == 2
    assert len(found["controls"]) == 2
    assert found["people"]["blocks"]["value"] == 75.2
    assert found["milliseconds_a_turn"]["random"]["mean"] > 0
    assert found["options"] == {"overtime": "never"}
    assert found["engines"] in (["python"], ["compiled"])


def test_a_fresh_seed_is_taken_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    seeds = set()
    for _ in range(2):
        shown = run("tournament", "--coaches", "random", "--rosters", "human", "--games", "1")
        found = re.search(r"seed (\d+), \w+ engine; kept in (tournament-\d+.jsonl)", shown)
        assert found is not None
        plan, games = read(found[2])
        assert (plan.seed, len(games)) == (int(found[1]), 1)
        seeds.add(plan.seed)
    assert len(seeds) == 2


def test_it_goes_on_with_more_games() -> None:
    Path("more.jsonl").write_bytes(Path("games.jsonl").read_bytes())
    shown = run("tournament", "--resume", "more.jsonl", "--games", "6", "--json")
    assert json.loads(shown)["games"] == 12
    assert json.loads(run("tournament", "--read", "more.jsonl", "--json"))["games"] == 12


def test_the_points_with_each_roster() -> None:
    assert "With each roster" not in run("tournament", "--read", "games.jsonl")
    shown = run("tournament", "--read", "games.jsonl", "--by-roster")
    assert "With each roster, random v mine.py" in shown


def test_the_worst_games_are_listed_and_one_is_had_again() -> None:
    words = ("tournament", "--read", "games.jsonl")
    found = json.loads(run(*words, "--worst", "random", "--json"))
    assert len(found) == 4
    differences = [eval(each["score"]) for each in found]
    assert differences == sorted(differences)
    assert "To see one" in run(*words, "--worst", "random")
    number = found[0]["game"]
    assert f"game {number}, " in run(*words, "--game", str(number), "-o", "worst.txt")
    game = pigskin.load("worst.txt")
    kept = read("games.jsonl")[1][number]
    assert game.over
    assert (game.table.home.score, game.table.away.score) == (kept.home.score, kept.away.score)


def test_a_game_that_went_another_way_is_not_saved() -> None:
    lines = Path("games.jsonl").read_text().splitlines()
    changed = json.loads(lines[1])
    changed["home"]["counts"]["blocks"] += 1
    Path("other.jsonl").write_text("\n".join([lines[0], json.dumps(changed), *lines[2:], ""]))
    number = str(changed["number"])
    told = complaint("--read", "other.jsonl", "--game", number, "-o", "other.txt", code=1)
    assert f"game {number} went another way" in told
    assert not Path("other.txt").exists()


@pytest.mark.parametrize("name", ["plot.svg", "plot.html"])
def test_it_is_drawn(name: str) -> None:
    run("tournament", "--read", "games.jsonl", "--plot", name)
    text = Path(name).read_text()
    start = text.index("<svg")
    drawn = ElementTree.fromstring(text[start : text.index("</svg>") + 6])
    said = ["".join(each.itertext()) for each in drawn.iter() if each.tag.endswith("text")]
    assert {"random", "mine.py"} <= set(said)
    assert "random: rating" in drawn.attrib["aria-label"]
    assert ("<table" in text) == name.endswith(".html")


def test_names_with_markup_are_only_names(tmp_path: Path) -> None:
    mine = tmp_path / "<b>[red]&.py"
    write_coach(mine)
    words = ("tournament", "--coaches", f"random,{mine}", "--rosters", "human", "--games", "2")
    shown = run(*words, "--plot", "odd.html", "-o", "odd.jsonl")
    assert "[red]" in shown.replace("\n", "").replace("│", "").replace(" ", "")
    assert "<b>" not in Path("odd.html").read_text()


@pytest.mark.parametrize(
    "words, told",
    [
        (["--games", "2"], "needs coaches"),
        (["--coaches", "nope,random"], "no coach 'nope'"),
        (["--coaches", "random,random"], "named twice"),
        (["--coaches", "random,mine.py", "--rosters", "nope"], "nope"),
        (["--coaches", "random,mine.py", "--games", "3"], "ask for 4"),
        (["--coaches", "random,mine.py", "--edition", "nope"], "nope"),
        (["--coaches", "random,mine.py", "--control", "nope"], "none of the coaches"),
        (["--coaches", "random,mine.py", "--option", "overtime=nevr"], "never"),
        (["--coaches", "random,mine.py", "--plot", "plot.png"], "ends in .svg or .html"),
        (["--coaches", "random,mine.py", "--plot", "no/plot.svg"], "does not exist"),
        (["--coaches", "random,mine.py", "-o", "no/games.jsonl"], "does not exist"),
        (["--coaches", "random,mine.py", "-o", "mine.py"], "is the file of no tournament"),
        (["--coaches", "random,mine.py", "--seed", "5", "-o", "games.jsonl"], "edition bb2020"),
        (["--resume", "games.jsonl", "--coaches", "random"], "a file says itself"),
        (["--read", "games.jsonl", "--games", "9"], "a file says itself"),
        (["--read", "nowhere.jsonl"], "nowhere.jsonl: cannot be read"),
        (["--read", "games.jsonl", "--worst", "randm"], "did you mean 'random'?"),
        (["--read", "games.jsonl", "--game", "99", "-o", "x.txt"], "has no game 99"),
        (["--read", "games.jsonl", "--game", "1"], "Name a file with -o"),
        (["--worst", "random"], "name a file, --read"),
    ],
)
def test_wrong_input_is_one_line(words: list[str], told: str) -> None:
    assert told in complaint(*words)


def test_a_coach_who_breaks_down_is_told_at_once_and_in_the_table() -> None:
    write_coach(Path("bad.py"), "if game.question.kind == 'turn': raise RuntimeError('enough')")
    words = ["tournament", "--coaches", "random,bad.py", "--rosters", "human", "--games", "2"]
    result = CliRunner().invoke(app, [*words, "--control", "none", "-o", "bad.jsonl"])
    assert result.exit_code == 0
    assert result.stderr.count("RuntimeError: enough") == 1
    assert re.search(r"bad.py broke down at \d+ questions", result.stdout)
    assert "No control was played" in result.stdout


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="sends SIGINT")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_the_table_so_far(jobs: str) -> None:
    file = Path(f"stopped-{jobs}.jsonl")
    words = ["tournament", "--coaches", "random,mine.py", "--games", "100000", "--json", "--jobs",
             jobs, "-o", str(file)]  # fmt: skip
    program = subprocess.Popen(
        [sys.executable, "-m", "pigskin", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    while program.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 1):
        time.sleep(0.1)  # until a game is kept
    program.send_signal(signal.SIGINT)
    printed, complained = program.communicate(timeout=60)
    assert program.returncode == 130
    games = json.loads(printed)["games"]
    assert games == len(read(file)[1]) > 0
    assert complained.startswith(f"pigskin: stopped after {games} of 200000 games; to go on: ")
