"""Teams written to files come back the same, and bad files get one clear error."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from pigskin.teams import (
    Team,
    TeamFileError,
    TeamPlayer,
    load_team,
    ready_team,
    ready_teams,
    roster,
    save_team,
    team_from_json,
    team_from_toml,
    team_to_json,
    team_to_toml,
)

SCARRED = TeamPlayer(
    number=99,
    name='Þóra "the Bell" O\\Malley [red] # 🏈',
    position="Lineman",
    skills=("Block", "Dodge"),
    ma=-1,
    st=1,
    ag=2,
    av=-2,
    injuries=("ma", "av", "av"),
    niggling=2,
    spp=176,
    misses_next=True,
)
TEAM = Team(
    name="It's # [not] a = comment",
    roster=roster("lrb6", "human"),
    players=(SCARRED, TeamPlayer(1, "", "Blitzer")),
    rerolls=3,
    fan_factor=12,
    assistant_coaches=1,
    cheerleaders=2,
    apothecary=True,
    treasury=70_000,
    coach="Zoë",
)
MINIMAL = 'edition = "lrb6"\nroster = "human"\nname = "T"\n'


@pytest.mark.parametrize("team", [TEAM, Team("T", TEAM.roster, ()), *ready_teams("lrb6").values()])
def test_text_and_back(team):
    assert team_from_toml(team_to_toml(team)) == team
    assert team_from_json(team_to_json(team)) == team


@pytest.mark.parametrize("name", ["team.toml", "team.json", "TEAM.TOML"])
def test_file_and_back(tmp_path, name):
    save_team(TEAM, tmp_path / name)
    assert load_team(tmp_path / name) == TEAM
    assert load_team(str(tmp_path / name)) == TEAM
    assert [f.name for f in tmp_path.iterdir()] == [name]


def test_a_toml_file_reads_like_a_team_sheet():
    lines = team_to_toml(ready_team("lrb6", "human")).splitlines()
    assert lines[:3] == ['edition = "lrb6"', 'roster = "human"', 'name = "Low Harbour Ferrymen"']
    start = lines.index("[[players]]")
    assert lines[start + 1 : start + 5] == [
        "number = 1",
        'name = "Anselm Hawser"',
        'position = "Blitzer"',
        "",
    ]


def test_fields_left_out_have_their_usual_value():
    assert team_from_toml(MINIMAL) == Team("T", roster("lrb6", "human"), ())


def test_a_byte_order_mark_does_no_harm(tmp_path):
    path = tmp_path / "t.toml"
    path.write_text(MINIMAL, encoding="utf-8-sig")
    assert load_team(path).name == "T"


@pytest.mark.parametrize(
    "text, expected",
    [
        ("name = ", "not valid TOML"),
        ('roster = "human"', "edition: is missing"),
        ('edition = "lrb6"\nroster = "human"', "name: is missing"),
        (MINIMAL.replace("lrb6", "lrb9"), "edition: no edition 'lrb9'; known: "),
        (MINIMAL.replace("human", "hooman"), "roster: no roster 'hooman' in lrb6; known: "),
        (MINIMAL.replace('"T"', "7"), "name: expected text, not a whole number"),
        (MINIMAL + "rerolls = true", "rerolls: expected a whole number, not true or false"),
        (MINIMAL + "rerolls = 2.5", "rerolls: expected a whole number, not a number with a frac"),
        (MINIMAL + "rerolls = 2026-01-01", "rerolls: expected a whole number, not a date"),
        (MINIMAL + "apothecary = 1", "apothecary: expected true or false, not a whole number"),
        (MINIMAL + "reroll = 3", "reroll: unknown field; known: edition, "),
        (MINIMAL + "players = 11", "players: expected a list, not a whole number"),
        (MINIMAL + "players = [3]", "players[1]: expected a table, not a whole number"),
        (MINIMAL + '[[players]]\nname = "A"', "players[1].number: is missing"),
        (
            MINIMAL + '[[players]]\nnumber = 1\nname = "A"\nposition = "Lineman"\nskills = [1]',
            "players[1].skills[1]: expected text, not a whole number",
        ),
        (
            MINIMAL + '[[players]]\nnumber = 1\nname = "A"\nposition = "Lineman"\nskils = []',
            "players[1].skils: unknown field",
        ),
    ],
)
def test_a_bad_toml_file_names_file_field_and_problem(tmp_path, text, expected):
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TeamFileError) as raised:
        load_team(path)
    assert str(raised.value).startswith(f"{path}: {expected}")


@pytest.mark.parametrize(
    "text, expected",
    [
        ("{", "not valid JSON"),
        ("[" * 100_000, "not valid JSON"),
        ("[]", "expected a table, not a list"),
        ("null", "expected a table, not nothing"),
        ('{"name": "A", "name": "B"}', "not valid JSON: 'name' is given twice"),
        (
            '{"edition": "lrb6", "roster": "human", "name": "\\ud800"}',
            "name: has a character that cannot be shown, \\ud800",
        ),
        (
            '{"edition": "lrb6", "roster": "human", "name": null}',
            "name: expected text, not nothing",
        ),
    ],
)
def test_a_bad_json_file_names_file_field_and_problem(text, expected):
    with pytest.raises(TeamFileError) as raised:
        team_from_json(text, "my.json")
    assert str(raised.value).startswith(f"my.json: {expected}")


def test_files_that_cannot_be_read_get_the_same_error(tmp_path):
    with pytest.raises(TeamFileError, match=r"no\.toml: cannot be read: No such file"):
        load_team(tmp_path / "no.toml")
    with pytest.raises(TeamFileError, match=r"ends in \.toml or \.json"):
        load_team(tmp_path / "team.yaml")
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe9"')
    with pytest.raises(TeamFileError, match="is not UTF-8 text"):
        load_team(tmp_path / "latin.toml")


def test_files_that_cannot_be_written_get_the_same_error(tmp_path):
    with pytest.raises(TeamFileError, match="cannot be written"):
        save_team(TEAM, tmp_path / "nowhere" / "team.toml")
    with pytest.raises(TeamFileError, match="not valid TOML"):
        save_team(replace(TEAM, name="\ud800"), tmp_path / "team.toml")
    assert list(tmp_path.iterdir()) == []


def test_a_failed_save_leaves_the_old_file_alone(tmp_path, monkeypatch):
    path = tmp_path / "team.json"
    save_team(TEAM, path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(TeamFileError, match="No space left"):
        save_team(replace(TEAM, name="Other"), path)
    assert load_team(path) == TEAM
    assert [f.name for f in tmp_path.iterdir()] == ["team.json"]


def test_saving_through_a_link_keeps_the_link(tmp_path):
    save_team(TEAM, tmp_path / "real.toml")
    link = tmp_path / "link.toml"
    try:
        link.symlink_to(tmp_path / "real.toml")
    except OSError:
        pytest.skip("no links here")
    save_team(replace(TEAM, name="Other"), link)
    assert link.is_symlink()
    assert load_team(tmp_path / "real.toml").name == "Other"


def test_json_is_plain_json():
    data = json.loads(team_to_json(TEAM))
    assert data["players"][1] == {"number": 1, "name": "", "position": "Blitzer"}


def test_reading_does_not_judge_legality(tmp_path: Path):
    assert team_from_toml(MINIMAL + "rerolls = 99").rerolls == 99


@pytest.mark.parametrize("house", ["", "house_rules = true\n"])
def test_a_treasury_beyond_all_measure_is_refused(house):
    text = MINIMAL + house + "treasury = {}\n"
    with pytest.raises(TeamFileError, match="team: treasury: at most 10,000,000 is allowed"):
        team_from_toml(text.format(10**15))
    assert team_from_toml(text.format(10**7)).treasury == 10**7
