"""Opening a FUMBBL replay, and refusing what is none."""

import gzip
import json
from pathlib import Path

import pytest
from fumbbl_log import Log, player, report

from pigskin.fumbbl.reading import ReplayError, read
from pigskin.fumbbl.story import Story


def refused(path: Path) -> str:
    with pytest.raises(ReplayError) as error:
        read(path)
    assert str(path) in str(error.value)
    return str(error.value)


def test_a_replay_is_read_with_its_teams_options_and_commands(tmp_path: Path) -> None:
    log = Log().prelude()
    found = read(log.write(tmp_path / "match.gz"))
    assert [team.name for team in found.teams] == ["The H Team", "The A Team"]
    assert found.teams[0].players[4].number == 5
    assert found.teams[0].players[4].stats == (6, 3, 3, 4, 9)
    assert found.teams[1].position("3").skills[1] == ("Loner", "4")
    assert found.options["overtime"] == "false"
    assert len(found.commands) == len(log.commands)
    assert found.commands[1].reports[0].numbers("weatherRoll") == [3, 4]
    assert (found.side_of_team("team A"), found.side_of_team("team X")) == (1, -1)


def test_plain_json_is_read_like_gzip(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(Log().prelude().data()), encoding="utf-8")
    assert read(path).teams[0].race == "Human"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert "cannot be read" in refused(tmp_path / "nothing.gz")


def test_a_cut_off_file_is_refused(tmp_path: Path) -> None:
    path = Log().prelude().write(tmp_path / "cut.gz")
    path.write_bytes(path.read_bytes()[:-200])
    assert "damaged or cut off" in refused(path)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\xff\xfe\x00", "neither gzip nor JSON"),
        (b"{", "not valid JSON"),
        (b"", "not valid JSON"),
        (b"[1, 2]", "it has no game"),
        (b'{"game": {}}', "it has no log"),
        (gzip.compress(b"hello", mtime=0), "not valid JSON"),
    ],
)
def test_what_is_no_replay_is_refused(content: bytes, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "odd"
    path.write_bytes(content)
    assert problem in refused(path)


def test_other_rules_are_refused_by_name(tmp_path: Path) -> None:
    log = Log().prelude()
    log.options["rulesVersion"] = "BB2025"
    assert "rules BB2025, not BB2016 or BB2020" in refused(log.write(tmp_path / "new.gz"))


def test_a_file_that_names_no_rules_is_older_unless_somebody_knows_better(tmp_path: Path) -> None:
    log = Log().prelude()
    del log.options["rulesVersion"]
    file = log.write(tmp_path / "older.gz")
    assert read(file).edition == "bb2016"
    assert read(file, "bb2020").edition == "bb2020"
    log.options["rulesVersion"] = "BB2020"
    assert read(log.write(tmp_path / "named.gz"), "bb2016").edition == "bb2020"


def test_a_log_without_commands_is_refused(tmp_path: Path) -> None:
    assert "without commands" in refused(Log().write(tmp_path / "empty.gz"))


def test_a_team_without_players_is_refused(tmp_path: Path) -> None:
    log = Log().prelude()
    del log.home["playerArray"]
    assert "not built like a FUMBBL replay" in refused(log.write(tmp_path / "odd.gz"))


def test_an_unknown_report_is_named_with_its_command(tmp_path: Path) -> None:
    log = Log().add(report("somersaultRoll", roll=3))
    notes = Story(read(log.write(tmp_path / "new.gz"))).unsupported()
    assert notes == ["report somersaultRoll (first in command 1)"]


def test_a_player_keeps_the_values_of_his_skills(tmp_path: Path) -> None:
    log = Log().prelude()
    log.home["playerArray"][0] = player("H", 1, "3", "Guard")
    found = read(log.write(tmp_path / "match.gz")).teams[0].players[0]
    assert found.skills[0] == ("Guard", "")
    assert ("Loner", "4") in found.skills
