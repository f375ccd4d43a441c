"""`pigskin team`, `pigskin stars`, `pigskin inducements`, and the page on team files."""

import json
import re
import tomllib
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from pigskin import Game
from pigskin.cli import app
from pigskin.cli.team import team as team_commands
from pigskin.teams import inducements, load_team, problems, ready_team, ready_teams, stars
from pigskin.teams.describing import (
    inducement_limit,
    inducement_price,
    inducement_teams,
    inducement_text,
    star_price,
    star_teams,
    star_text,
)
from pigskin.teams.files import PLAYER_FIELDS, TEAM_FIELDS, team_from_toml
from pigskin.teams.sheet import team_sheet

PAGE = Path(__file__).parents[2] / "docs" / "teams.md"
EDITIONS = ("lrb6", "bb2016", "bb2020")


def run(*words: str) -> Result:
    return CliRunner().invoke(app, words)


# --- team new ---------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sheet_is_the_ready_team_and_can_be_read(edition: str):
    for team in ready_teams(edition).values():
        text = team_sheet(team)
        assert team_from_toml(text) == team
        for position in team.roster.positions:
            assert f"{position.name}, {position.cost:,}: " in text


def test_new_writes_a_file_that_plays(tmp_path):
    file = tmp_path / "mine.toml"
    result = run("team", "new", "wood elf", "-o", str(file), "--name", "Leaf's Edge", "--edition",
                 "bb2020")  # fmt: skip
    assert result.exit_code == 0
    team = load_team(file)
    assert team.name == "Leaf's Edge"
    assert problems(team, creation=True) == []
    assert "# A new team has 1,000,000 gold" in file.read_text("utf-8")
    assert Game(str(file), "orc", "bb2020").question is not None


def test_new_prints_what_it_has_no_file_for():
    assert team_from_toml(run("team", "new", "orc").stdout) == ready_team("lrb6", "orc")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("hmuan",), "did you mean 'human'"),
        (("human", "-o", "team.json"), "ends in .toml"),
        (("human", "-o", "nowhere/team.toml"), "cannot be written"),
        (("human", "--edition", "lrb7"), "no edition 'lrb7'"),
    ],
)
def test_new_refuses_in_one_line(tmp_path, monkeypatch, words: tuple[str, ...], told: str):
    monkeypatch.chdir(tmp_path)
    result = run("team", "new", *words)
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_new_writes_over_nothing(tmp_path):
    file = tmp_path / "team.toml"
    file.write_text("dear to me")
    result = run("team", "new", "human", "-o", str(file))
    assert result.exit_code == 2
    assert "is there already" in result.stderr
    assert file.read_text() == "dear to me"


# --- team check -------------------------------------------------------------------------------


def written(tmp_path: Path, text: str) -> str:
    file = tmp_path / "team.toml"
    file.write_text(text, "utf-8")
    return str(file)


def test_check_tells_what_a_team_is_worth(tmp_path):
    file = written(tmp_path, team_sheet(ready_team("lrb6", "human")))
    result = run("team", "check", file, "--new")
    assert result.exit_code == 0
    assert "Low Harbour Ferrymen is a legal new team of lrb6: Human, 12 players" in result.stdout
    shown = json.loads(run("team", "check", file, "--json").stdout)
    assert (shown["legal"], shown["problems"], shown["value"]) == (True, [], 1_000_000)


def test_check_lists_everything_that_is_wrong(tmp_path):
    text = team_sheet(ready_team("lrb6", "human"))
    text = text.replace('"Blitzer"', '"Blitzar"', 1).replace("rerolls = 2", "rerolls = 9")
    result = run("team", "check", written(tmp_path, text))
    assert result.exit_code == 1
    assert "is not a legal team of lrb6" in result.stdout
    assert "did you mean 'Blitzer'?" in result.stdout
    assert "re-rolls 9, at most 8 is allowed" in result.stdout
    shown = json.loads(run("team", "check", written(tmp_path, text), "--json").stdout)
    assert not shown["legal"]
    assert len(shown["problems"]) == 2
    assert "value" not in shown


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("rerolls =", "not valid TOML"),
        ('edition = "lrb6"\nroster = "human"\nnmae = "T"\n', "did you mean 'name'?"),
        ('edition = "lrb6"\nroster = "human"\nname = "T"\ntreasury = 99999999999\n', "at most"),
    ],
)
def test_check_refuses_what_is_no_team_in_one_line(tmp_path, text: str, told: str):
    result = run("team", "check", written(tmp_path, text))
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_check_of_a_file_that_is_not_there():
    result = run("team", "check", "nowhere.toml")
    assert result.exit_code == 2
    assert "nowhere.toml: cannot be read" in result.stderr


@pytest.mark.parametrize("words", [(), ("team",)])
def test_a_command_without_words_shows_its_help_line_by_line(words: tuple[str, ...]):
    told = run(*words).output
    assert "Commands:\n" in told
    assert "\\n" not in told


# --- the page ---------------------------------------------------------------------------------


def test_the_example_of_the_page_is_a_legal_team_with_a_value():
    (text,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    team = team_from_toml(text)
    assert problems(team, creation=False) == []
    assert team.player(2).injuries == ("ma",)
    assert team.value > 0
    assert set(tomllib.loads(text)) <= set(TEAM_FIELDS)


def test_the_page_explains_every_field_and_no_other():
    rows = re.findall(r"^\| (`[^|]*`) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    explained = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(explained) == sorted([*TEAM_FIELDS, *PLAYER_FIELDS])


def test_the_page_of_commands_names_every_option_of_team():
    page = (PAGE.parent / "cli.md").read_text("utf-8")
    parts = dict(re.findall(r"^### pigskin team (\w+)(.*?)(?=^##)", page, re.DOTALL | re.MULTILINE))
    for name, command in typer.main.get_command(team_commands).commands.items():
        known = {word for each in command.params for word in each.opts if word.startswith("--")}
        assert set(re.findall(r"^- `(--\w+)`", parts[name], re.MULTILINE)) == known - {"--help"}


# --- stars and inducements --------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_star_and_inducement_has_words(edition: str):
    for star in stars(edition).values():
        assert star_price(star)
        assert star_teams(star, edition)
        assert star_text(star, edition).startswith("MA ")
    for offer in inducements(edition).values():
        assert inducement_price(offer, edition)
        assert inducement_limit(offer)
        assert inducement_teams(offer, edition)
        assert inducement_text(offer, edition).endswith(".")


def test_stars_of_a_roster():
    told = run("stars", "--team", "human").stdout
    assert "Griff Oberwald  320k; Human\n    MA 7 ST 4 AG 4 AV 8; Block, Dodge, Fend" in told
    assert "Varag" not in told
    found = json.loads(run("stars", "--edition", "bb2020", "--search", "ballista", "--json").stdout)
    assert [each["name"] for each in found] == ["Morg 'n' Thorg"]
    assert "The Ballista (once a match): " in found[0]["does"]
    assert found[0]["who"] == "any team, but none of Sylvanian Spotlight"


def test_a_pair_has_one_price():
    told = run("stars", "--search", "grotty").stdout
    assert "Brick Far'th  290k with Grotty" in told
    assert "Grotty  with Brick Far'th" in told


def test_inducements_of_an_edition():
    told = run("inducements").stdout
    assert "Bribes  0-3, 100k, Goblin 50k; any team\n    One player who is sent off" in told
    assert "Igor  0-1, 100k; Khemri, Necromantic, Nurgle, Undead\n" in told
    goblins = run("inducements", "--team", "goblin").stdout
    assert "Bribes  0-3, 50k; any team\n" in goblins
    assert "Igor" not in goblins
    later = run("inducements", "--edition", "bb2020").stdout
    assert "not in the shop: Special Plays, Giant Mercenary" in later
    assert "special play cards are listed by: pigskin cards --edition lrb6" in told


@pytest.mark.parametrize("command", ["stars", "inducements"])
def test_a_roster_nobody_knows(command: str):
    result = run(command, "--team", "hmuan")
    assert result.exit_code == 2
    assert "did you mean 'human'" in result.stderr
