"""Records that grow with their game: a line an answer, and nothing lost but an unfinished line."""

import errno
import os
import re
from pathlib import Path

import pytest
from table import pitch
from typer.testing import CliRunner

from pigskin import EDITIONS, Dice, Game, PigskinError, RecordError, ScriptedDice, load
from pigskin.cli import app
from pigskin.record import read, replay, resume, state_text, to_text

TEAMS = {"lrb6": ("human", "orc"), "bb2016": ("goblin", "dwarf"), "bb2020": ("black_orc", "nurgle")}


def answer_at_random(game: Game, chance: Dice, count: int) -> None:
    for _ in range(count):
        if game.question is None:
            return
        codes = game.question.codes
        game.answer(codes[chance.roll(len(codes)) - 1])


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").split("\n")


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_a_match_that_was_kept_is_the_record_that_would_be_saved(edition: str, tmp_path: Path):
    game = Game(*TEAMS[edition], edition, seed=7)
    file = tmp_path / "match.game"
    chance = Dice(f"journal {edition}")
    answer_at_random(game, chance, 10)
    game.keep(file)
    while game.question is not None:
        answer_at_random(game, chance, 1)
    seal = re.compile("file [0-9a-f]{12}")  # of a file whose first line says that it grows
    kept, saved = (
        seal.sub("", text).split("---")[1] for text in (file.read_text("utf-8"), to_text(game))
    )
    assert kept == saved
    again = load(file)
    assert state_text(again.table) == state_text(game.table)
    assert to_text(again) == to_text(game)
    assert not read(file).unfinished


def test_every_answer_is_one_line_that_is_there_at_once(tmp_path: Path):
    game = pitch("home 1 7,7 / away 1 8,8 / home 2 3,3", dice="6").game
    file = tmp_path / "scene.game"
    game.keep(file)
    before = lines(file)
    assert before[0] == "pigskin-game 1 open"
    assert before[-2] == "start"
    game.answer("home 1 move")
    game.answer("move 7,6")
    assert lines(file)[len(before) - 1 :] == ["home> home 1 move", "home> move 7,6 [6]", ""]


def test_what_is_taken_back_is_a_line_of_its_own(tmp_path: Path):
    game = pitch("home 1 7,7 / away 1 20,8").game
    file = tmp_path / "scene.game"
    game.keep(file)
    game.answer("home 1 move")
    game.answer("move 8,7")
    game.undo()
    game.answer("move 8,8")
    game.undo()
    game.undo()
    assert lines(file)[-7:] == [
        "home> home 1 move", "home> move 8,7", "undo", "home> move 8,8", "undo", "undo", "",
    ]  # fmt: skip
    again = load(file)
    assert again.history.all_answers() == []
    assert state_text(again.table) == state_text(game.table)
    assert "undo" not in to_text(again)


def test_a_line_that_was_not_finished_is_left_out_and_said(tmp_path: Path):
    game = Game("human", "orc", seed=3)
    file = tmp_path / "match.game"
    game.keep(file)
    chance = Dice("cut")
    answer_at_random(game, chance, 60)
    whole = file.read_bytes()
    counts = set()
    for end in range(len(whole) - 60, len(whole) + 1):
        file.write_bytes(whole[:end])
        record = read(file)
        again = replay(record)
        counts.add(len(again.history.all_answers()))
        finished = whole[:end].endswith(b"\n")
        assert bool(record.unfinished) == (not finished)
        if not finished:
            assert record.unfinished == whole[:end].count(b"\n") + 1
    assert max(counts) == 60
    assert len(counts) > 1


def test_replaying_says_what_was_left_out(tmp_path: Path):
    game = pitch("home 1 7,7 / away 1 20,8").game
    file = tmp_path / "scene.game"
    game.keep(file)
    game.answer("home 1 move")
    with file.open("ab") as more:
        more.write(b"home> move 8,")
    for options in ([], ["--check"], ["--json"]):
        told = CliRunner().invoke(app, ["replay", str(file), *options])
        assert told.exit_code == 0, told.output
        assert f"line {len(lines(file))}: was not finished and is left out" in told.stderr


@pytest.mark.parametrize("torn", [b"", b"home> pla", b"home> place home 3 at 12,"])
def test_a_game_goes_on_where_its_file_ends(torn: bytes, tmp_path: Path):
    game = Game("human", "orc", seed=3)
    file = tmp_path / "match.game"
    game.keep(file)
    chance = Dice("resume")
    answer_at_random(game, chance, 40)
    with file.open("ab") as more:
        more.write(torn)
    again = resume(file)
    assert state_text(again.table) == state_text(game.table)
    for _ in range(300):
        if game.question is None:
            break
        codes = game.question.codes
        chosen = codes[chance.roll(len(codes)) - 1]
        game.keeper = None  # only one of the two writes
        game.answer(chosen)
        again.answer(chosen)
    assert to_text(load(file)) == to_text(game) == to_text(again)


def test_dice_that_were_handed_in_are_kept_as_rolled(tmp_path: Path):
    dice = ScriptedDice([1, 2, 3, 4, 5, 6], Dice(1))
    game = Game("human", "orc", dice=dice)
    file = tmp_path / "match.game"
    game.keep(file)
    answer_at_random(game, Dice("handed in"), 200)
    again = resume(file)
    assert again.history.all_tape() == game.history.all_tape()
    answer_at_random(again, Dice("on"), 50)
    assert load(file).history.all_answers() == again.history.all_answers()


def test_an_answer_that_cannot_be_written_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    game = pitch("home 1 7,7 / away 1 8,8 / home 2 3,3", dice="6").game
    file = tmp_path / "scene.game"
    game.keep(file)
    game.answer("home 1 move")
    before, text, write = state_text(game.table), file.read_bytes(), os.write

    def full(number: int, data: bytes) -> int:
        write(number, data[:5])
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(RecordError, match="no space left"):
        game.answer("move 7,6")
    with pytest.raises(RecordError, match="no space left"):
        game.undo()
    monkeypatch.undo()
    assert state_text(game.table) == before
    assert file.read_bytes() == text
    game.answer("move 7,6")  # with the same die as before
    assert lines(file)[-2] == "home> move 7,6 [6]"


def test_copies_are_not_kept_and_a_kept_game_is_not_silenced(tmp_path: Path):
    game = pitch("home 1 7,7 / away 1 20,8").game
    file = tmp_path / "scene.game"
    game.keep(file)
    text = file.read_bytes()
    game.copy().answer("home 1 move")
    game.outcomes("home 1 move")
    assert file.read_bytes() == text
    with pytest.raises(PigskinError, match="cannot be silenced"):
        game.silence()


def test_a_complete_record_does_not_grow(tmp_path: Path):
    game = Game("human", "orc", seed=1)
    file = tmp_path / "match.game"
    game.save(file)
    with pytest.raises(RecordError, match="complete record"):
        resume(file)


def test_a_line_that_was_altered_is_found(tmp_path: Path):
    game = Game("human", "orc", seed=3)
    file = tmp_path / "match.game"
    game.keep(file)
    chance = Dice("altered")
    while game.question is not None and game.table.half < 2:
        answer_at_random(game, chance, 1)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("end turn", "undo", 1), encoding="utf-8")
    with pytest.raises(RecordError):
        load(file)

