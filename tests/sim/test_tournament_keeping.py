"""Games are kept as they end, and a tournament that was left goes on."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from own_coach import write_coach

from pigskin.sim.tournament import (
    Played,
    Table,
    Task,
    Tournament,
    TournamentError,
    kept_in,
    play,
    play_on,
    read,
)

TIMES = ("milliseconds_a_turn", "engines")


@pytest.fixture
def plan(tmp_path: Path) -> Tournament:
    coaches = ("random", write_coach(tmp_path / "mine.py"))
    return Tournament("bb2020", coaches, ("human", "orc"), 4, seed=5, control=("random",))


def finished(plan: Tournament, file: Path, jobs: int = 1) -> dict[str, object]:
    """The table once everything is played, without what differs from one run to the next."""
    with kept_in(file, plan) as kept:
        list(play_on(plan, kept, jobs))
        found = Table(plan, kept.games.values()).to_dict()
    assert found["games"] == len(plan)
    return {key: value for key, value in found.items() if key not in TIMES}


def untimed(games: dict[int, Played]) -> list[Played]:
    return [games[number].untimed() for number in sorted(games)]


def test_the_same_seed_has_the_same_table_with_any_number_of_processes(
    plan: Tournament, tmp_path: Path
) -> None:
    alone = finished(plan, tmp_path / "alone.jsonl")
    assert finished(plan, tmp_path / "two.jsonl", jobs=2) == alone
    assert finished(replace(plan, seed=6), tmp_path / "other.jsonl") != alone


def test_what_was_left_goes_on_without_playing_a_game_twice(
    plan: Tournament, tmp_path: Path
) -> None:
    whole = finished(plan, tmp_path / "whole.jsonl")
    file = tmp_path / "games.jsonl"
    with kept_in(file, plan) as kept, closing(play_on(plan, kept)) as games:
        for _ in range(3):
            next(games)
    began = file.read_bytes()
    assert began.count(b"\n") == 4
    assert finished(plan, file) == whole
    assert file.read_bytes().startswith(began)
    assert file.read_bytes().count(b"\n") == 1 + len(plan)
    assert untimed(read(file)[1]) == untimed(read(tmp_path / "whole.jsonl")[1])


@pytest.mark.parametrize("torn", [1, 40, 400])
def test_a_line_that_was_torn_is_played_again(
    plan: Tournament, tmp_path: Path, torn: int
) -> None:
    file = tmp_path / "games.jsonl"
    whole = finished(plan, file)
    file.write_bytes(file.read_bytes()[:-torn])
    assert len(read(file)[1]) == len(plan) - 1
    assert finished(plan, file) == whole
    assert file.read_bytes().count(b"\n") == 1 + len(plan)


def test_a_file_torn_in_its_first_line_begins_anew(plan: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b'{"pigskin-tourn')
    with kept_in(file, plan) as kept:
        assert kept.games == {}
    assert read(file) == (plan, {})


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="sends SIGKILL")
def test_a_killed_tournament_goes_on(plan: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["tournament", "--coaches", ",".join(plan.coaches), "--rosters", "human,orc",
             "--edition", "bb2020", "--seed", "5", "--control", "random", "--games", "100000",
             "--jobs", "2", "-o", str(file)]  # fmt: skip
    program = subprocess.Popen(
        [sys.executable, "-m", "pigskin", *words], start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    while program.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 3):
        time.sleep(0.05)  # until some games are kept
    os.killpg(program.pid, signal.SIGKILL)
    program.communicate(timeout=60)
    begun, games = read(file)
    assert (begun.coaches, begun.seed, begun.control) == (plan.coaches, 5, ("random",))
    assert len(games) >= 3
    for number, game in games.items():
        if number < 5:
            assert play(Task(plan, number)).untimed() == game.untimed()
    assert finished(plan, file) == finished(plan, tmp_path / "whole.jsonl")


@pytest.mark.parametrize(
    "changed, words",
    [
        ({"seed": 6}, "another tournament \\(seed 5, not 6\\)"),
        ({"edition": "lrb6"}, "edition bb2020, not lrb6"),
        ({"rosters": ("orc",)}, "rosters human,orc, not orc"),
        ({"control": ()}, "control random, not nobody"),
        ({"mixed": True}, "mixed False, not True"),
        ({"options": {"overtime": "always"}}, "options"),
    ],
)
def test_the_file_of_another_tournament_is_refused(
    plan: Tournament, tmp_path: Path, changed: dict[str, object], words: str
) -> None:
    file = tmp_path / "games.jsonl"
    with kept_in(file, plan):
        pass
    before = file.read_bytes()
    with pytest.raises(TournamentError, match=words):
        kept_in(file, replace(plan, **changed)).__enter__()  # type: ignore[arg-type]
    assert file.read_bytes() == before


def test_more_games_are_no_other_tournament(plan: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    finished(plan, file)
    finished(replace(plan, games=6), file)
    again, games = read(file)
    assert (again.games, len(games)) == (6, 9)


def test_a_coach_who_has_changed_is_refused(plan: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with kept_in(file, plan):
        pass
    lines = file.read_text().splitlines(keepends=True)
    head = json.loads(lines[0])
    head["makes"][plan.coaches[1]] = "another"
    file.write_text(json.dumps(head) + "\n")
    with pytest.raises(TournamentError, match=r"mine\.py:Coach is not as it was"):
        kept_in(file, plan).__enter__()


def test_a_file_is_for_one_tournament_at_a_time(plan: Tournament, tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    file = tmp_path / "games.jsonl"
    with kept_in(file, plan), pytest.raises(TournamentError, match="another tournament is being"):
        kept_in(file, plan).__enter__()


@pytest.mark.parametrize(
    "spoilt, words",
    [
        (b"", "is the file of no tournament"),
        (b"{}\n", "is the file of no tournament"),
        (b"[" * 100_000 + b"\n", "is the file of no tournament"),
        (b'{"pigskin-tournament": 9}\n', "another version"),
        (b'{"pigskin-tournament": 1, "games": "many"}\n', "is the file of no tournament"),
    ],
)
def test_what_is_no_file_of_games(tmp_path: Path, spoilt: bytes, words: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(spoilt)
    with pytest.raises(TournamentError, match=words):
        read(file)


@pytest.mark.parametrize(
    "change, words",
    [
        (lambda line: b"nonsense", "line 3 is no JSON"),
        (lambda line: b"\xff", "line 3 is no text"),
        (lambda line: b"{}", "line 3 is no game"),
        (lambda line: line.replace(b'"number":1,', b'"number":-1,'), "a number that no game"),
        (lambda line: line.replace(b'"number":1,', b'"number":2,'), "of another tournament"),
        (lambda line: line.replace(b'"winner":', b'"winner":"me","x":'), "line 3 is no game"),
    ],
)
def test_a_line_in_the_middle_that_is_no_game_is_named(
    plan: Tournament, tmp_path: Path, change: object, words: str
) -> None:
    file = tmp_path / "games.jsonl"
    with kept_in(file, plan) as kept:
        for number in (0, 1, 2):
            kept.add(play(Task(plan, number)))
    lines = file.read_bytes().splitlines()
    lines[2] = change(lines[2])  # type: ignore[operator]
    file.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(TournamentError, match=words):
        read(file)
