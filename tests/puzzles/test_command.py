"""`pigskin puzzle`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pigskin.cli import app
from pigskin.puzzles import find, making, puzzles
from pigskin.puzzles import today as of_today
from pigskin.puzzles.collection import read
from pigskin.puzzles.making import Played
from pigskin.puzzles.puzzle import to_text
from pigskin.puzzles.search import Line


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["puzzle", *words])
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else result.stderr


def test_without_words_it_shows_the_puzzle_of_the_day() -> None:
    today = of_today().number
    assert run().startswith(f"Puzzle {today} (")
    assert json.loads(run("--json"))["number"] == today


def test_a_puzzle_is_drawn_with_everybody_in_it() -> None:
    shown = run("1")
    assert shown == run("look", "1")
    assert "home moves to the right" in shown
    assert f"scores {float(find(1).chance) * 100:.1f} %" in shown
    for entry in find(1).position.split(" / "):
        if entry.startswith(("home", "away")):
            assert " ".join(entry.split()[:3]) in shown


def test_a_line_is_tried() -> None:
    puzzle = find(1)
    assert "Solved!" in run("try", "1", *puzzle.line)
    told = json.loads(run("try", "1", *puzzle.line, "--json"))
    assert told["exact"] == str(puzzle.chance)
    assert told["solved"]
    carrier = next(entry for entry in puzzle.position.split(" / ") if " ball" in entry).split()
    x, y = carrier[2].split(",")
    back = f"{carrier[0]} {carrier[1]} move {int(x) - 1},{y}"
    assert "never scores" in run("try", "1", back)


@pytest.mark.parametrize(
    "words, told",
    [
        (["9999"], "there is no puzzle 9999"),
        (["try", "1", "home 1 flies"], "home 1 flies"),
        (["try", "1", "away 1 move 3,3"], "it is home's turn"),
        (["list", "--level", "mean"], "there is no level 'mean'; there are easy, middling, hard"),
        (["check", "missing"], "missing: cannot be read"),
        (["make", "--out", "missing/file"], "missing/file is in a folder that does not exist"),
    ],
)
def test_what_makes_no_sense_is_told_in_a_line(words: list[str], told: str) -> None:
    found = run(*words, code=2)
    assert told in found
    assert found.count("\n") == 1


def test_the_solution_is_shown_act_by_act() -> None:
    puzzle = find(1)
    shown = run("show", "1")
    for act in puzzle.line:
        assert act in shown
    last = json.loads(run("show", "1", "--json"))["line"][-1]
    assert last == {"act": puzzle.line[-1], "chance": float(puzzle.chance)}


def test_puzzles_are_listed_by_edition_and_level() -> None:
    assert len(json.loads(run("list", "--json"))) == len(puzzles())
    for each in json.loads(run("list", "--json", "--edition", "bb2020", "--level", "hard")):
        assert (each["edition"], each["level"]) == ("bb2020", "hard")
    assert f"{len(puzzles())} puzzles" in run("list")


def test_a_wrong_chance_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    line = next(
        line
        for line in (Path(making.__file__).parent / "collection.jsonl").read_text().split("\n")
        if '"number": 1,' in line
    )
    file.write_text(line)
    assert run("check", str(file)) == "1 puzzle, all as likely as is written\n"
    file.write_text(line.replace(f'"{find(1).chance}"', '"1/7"'))
    assert "puzzle 1: 1/7 is written, but it is" in run("check", str(file), code=1)


def test_a_puzzle_that_cannot_be_played_is_named_and_the_others_are_looked_at(
    tmp_path: Path,
) -> None:
    file = tmp_path / "puzzles.jsonl"
    good, bad = to_text(find(1)), replace(find(2), line=("home 1 move 2,2",))
    other = replace(find(3), position="home 1 nowhere")
    file.write_text("\n".join([to_text(bad), good, to_text(other)]))
    first, second = run("check", str(file), code=1).splitlines()
    assert first.startswith("pigskin: puzzle 2: 'home 1 move 2,2'")
    assert second.startswith("pigskin: puzzle 3: line 1, column 8")
    file.write_text("\n")
    assert run("check", str(file), code=2) == "pigskin: there are no puzzles in it\n"


def test_what_is_made_is_a_collection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = find(1)
    best = Line(puzzle.line, puzzle.chance)
    found = making.Found(puzzle.position, best, puzzle.chance / 2, puzzle.chance / 2)
    monkeypatch.setattr(making, "make", lambda *_: [Played([found], 12), Played([], 9)])
    file = tmp_path / "made.jsonl"
    told = run("make", "--edition", puzzle.edition, "--games", "2", "--out", str(file))
    assert told == "1 puzzle of 21 positions from 2 games\n"
    made = read(file.read_text())[0]
    assert (made.position, made.line, made.chance) == (puzzle.position, puzzle.line, puzzle.chance)
    assert "exists" in run("make", "--out", str(file), code=2)
