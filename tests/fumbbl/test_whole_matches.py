"""A match is whole when it ran to its end and ended as the site noted it; and many at once."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from fumbbl_log import Log, change
from typer.testing import CliRunner

from pigskin.cli import app
from pigskin.fumbbl import Outcome, ReplayError, play, play_many
from pigskin.fumbbl.reading import from_json


def whole_match() -> Log:
    """Sixteen turns of either side in which nobody moves."""
    return Log().prelude().kick().idles_to_half_time().second_half().final_whistle()


def played(data: dict[str, Any]) -> Outcome:
    return play(from_json(data))


def test_a_match_is_whole_if_its_end_is_the_result_in_the_file() -> None:
    outcome = played(whole_match().noted())
    assert outcome.difference is None, outcome.difference
    assert outcome.whole
    assert outcome.agreed == outcome.commands == outcome.compared + outcome.passed


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"half": 3}, "our match ends 0-0 in half 2, turns 8-8; theirs 0-0 in half 3"),
        ({"turnDataAway": {"turnNr": 7}}, "theirs 0-0 in half 2, turns 8-7"),
        (
            {"fieldModel": {"playerDataArray": [{"playerId": "A3", "playerState": 13}]}},
            "away 3 ends reserves, there off",
        ),
    ],
)
def test_a_match_that_ends_otherwise_is_not_whole(wrong: dict[str, Any], said: str) -> None:
    data = whole_match().noted()
    data["game"] |= wrong
    outcome = played(data)
    assert outcome.difference is not None
    assert said in outcome.difference.problems[0]
    assert not outcome.whole


def test_what_each_player_did_is_part_of_the_result() -> None:
    outcome = played(whole_match().noted(touchdowns=1))
    assert outcome.difference is not None
    assert outcome.difference.problems == ("home 1 has 0 x touchdown, there 1",)


def test_a_match_without_a_result_is_not_called_whole() -> None:
    outcome = played(whole_match().data())
    assert outcome.difference is None
    assert not outcome.whole
    assert "no result in the file" in outcome.notes[-1]


def test_a_match_that_breaks_off_is_not_whole_and_no_difference() -> None:
    log = Log().prelude().kick().acts("A4").step("A4", 15, 3)
    log.add(change("fieldModelSetPlayerCoordinate", "A4", [14, 3]))  # half a step
    outcome = played(log.data())
    assert outcome.difference is None
    assert not outcome.whole
    assert outcome.notes


@pytest.mark.parametrize("field", ["playerNr", "positionId", "skillArray"])
def test_odd_contents_are_refused_in_one_line(field: str) -> None:
    data = Log().prelude().kick().data()
    data["game"]["teamHome"]["playerArray"][0][field] = {"odd": []}
    with pytest.raises(ReplayError) as error:
        played(data)
    assert "\n" not in str(error.value)


# --- many -------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three replays: one whole, one that differs, one that is none."""
    good, bad = whole_match().noted(), whole_match().noted(touchdowns=2)
    for name, data in (("1.gz", good), ("2.gz", bad)):
        (tmp_path / name).write_bytes(gzip.compress(json.dumps(data).encode()))
    (tmp_path / "3.json").write_text("{}")
    (tmp_path / "notes.txt").write_text("nothing to read here")
    return tmp_path


def test_many_files_are_a_table_with_the_reasons_below(folder: Path) -> None:
    result = CliRunner().invoke(app, ["fumbbl", str(folder), "--jobs", "1"])
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert [line.split()[0] for line in lines[1:4]] == ["1.gz", "2.gz", "3.json"]
    assert [line.split()[-1] for line in lines[1:4]] == ["yes", "no", "no"]
    assert "2.gz: command" in lines[4]
    assert lines[5].startswith("3.json: no FUMBBL replay")
    assert lines[6].startswith("1 of 3 matches whole")


def test_many_files_as_json(folder: Path) -> None:
    result = CliRunner().invoke(app, ["fumbbl", str(folder), "--jobs", "1", "--json"])
    shown = json.loads(result.stdout)
    assert (shown["files"], shown["whole"]) == (3, 1)
    assert [row["whole"] for row in shown["matches"]] == [True, False, False]
    first = shown["matches"][0]
    assert first["agreed"] == first["compared"] + first["passed_over"] == first["commands"]


def test_files_that_agree_are_no_failure(folder: Path) -> None:
    file = str(folder / "1.gz")
    assert CliRunner().invoke(app, ["fumbbl", file, file, "--jobs", "1"]).exit_code == 0


def test_two_processes_give_the_same_rows(folder: Path) -> None:
    files = sorted(folder.glob("*.gz"))
    assert list(play_many(files, jobs=2)) == list(play_many(files))


def test_only_one_match_can_be_written(folder: Path) -> None:
    result = CliRunner().invoke(app, ["fumbbl", str(folder), "-o", str(folder / "match.txt")])
    assert result.exit_code == 2
    assert "only a single match" in result.stderr
