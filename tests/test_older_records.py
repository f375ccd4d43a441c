"""Games saved before what a side has became effects load, and what is not compared is said."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from pigskin import RecordError, load
from pigskin.cli import app
from pigskin.record import from_text, read, replay, to_text
from pigskin.record.form import RULES_VERSION

FILES = sorted(Path(__file__).with_name("older").glob("*.game"))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_an_older_record_plays_to_its_end(file: Path) -> None:
    record = read(file)
    assert record.rules == 2
    game = load(file)
    assert len(game.history.all_answers()) == len(record.answers)
    again = from_text(to_text(game))
    assert again.rules == RULES_VERSION
    assert [mark.where for mark in again.marks] == [mark.where for mark in record.marks]
    assert replay(again).key() == game.key()


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_check_says_what_it_could_not_compare(file: Path) -> None:
    shown = CliRunner().invoke(app, ["replay", "--check", str(file)])
    assert shown.exit_code == 0
    assert " good, " in shown.stdout
    assert shown.stderr == f"pigskin: {read(file).note}\n"
    assert "saved by an older pigskin" in shown.stderr
    assert from_text(to_text(load(file))).note == ""


def test_an_answer_that_was_altered_is_still_found(tmp_path: Path) -> None:
    text = FILES[0].read_text(encoding="utf-8")
    line = next(each for each in text.splitlines() if each.startswith("home> ") and "[" in each)
    file = tmp_path / "altered.game"
    file.write_text(text.replace(line, "home> end turn", 1), encoding="utf-8")
    with pytest.raises(RecordError):
        load(file)
