"""Reports of matches: as values, as JSON, as forms, as box scores."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from json_schema import misfits
from table import pitch
from test_properties import random_match
from typer.testing import CliRunner

from pigskin import EDITIONS, Game, MatchReport, PigskinError, ReportError
from pigskin.cli import app
from pigskin.record import save
from pigskin.report import DeedReport, PlayerReport, TeamReport, load_report, report_schema

FORM = """
fixture = "2-03-1"
score = [2, 1]
ending = "full time"
fans = [9, 5]
[[home.player]]
shirt = 7
touchdowns = 2
completions = 2
[[home.player]]
shirt = 3
hurt = "ma"
[[away.player]]
shirt = 0
position = "Lineman"
touchdowns = 1
[home.gold]
petty_cash = 50_000
spent = 50_000
"""


def some_game(edition: int, seed: int, answers: int = 5000) -> Game:
    game, coach = random_match(EDITIONS[edition], seed)
    while game.question is not None and answers:
        game.answer(coach.choose(game))
        answers -= 1
    return game


@pytest.fixture(scope="module")
def played() -> Game:
    return some_game(2, 8)


# --- both ways --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", range(len(EDITIONS)))
@pytest.mark.parametrize("answers", [0, 40, 700, 5000])
def test_json_and_forms_bring_back_the_same_report(edition: int, answers: int) -> None:
    game = some_game(edition, answers, answers)
    report = game.report()
    assert report.over == game.over
    assert MatchReport.from_json(json.loads(json.dumps(report.to_json()))) == report
    assert MatchReport.from_toml(report.to_toml()) == report
    assert misfits(report_schema(), report.to_json()) == []


def test_the_schema_finds_what_does_not_fit() -> None:
    good = MatchReport(home=TeamReport(players=(PlayerReport(1),))).to_json()
    assert misfits(report_schema(), good) == []
    for wrong in ({"score": [1]}, {"winner": "Orcs"}, {"home": {}}, {"more": 1}, {"fans": "9"}):
        assert misfits(report_schema(), {**good, **wrong})


@pytest.mark.parametrize(
    "report",
    [
        MatchReport(),
        MatchReport(ending="draw", home=TeamReport(players=(PlayerReport(0, kind="star"),))),
        MatchReport(home=TeamReport(players=(PlayerReport(0), PlayerReport(0)))),
        MatchReport(away=TeamReport(players=(PlayerReport(4, hurt=("-1 MA",)),))),
        MatchReport(ending="penalties", winner="away", score=(1, 1)),
        MatchReport(deeds=(DeedReport("hurt", result=("dead",), by="home 3", player="away 1"),)),
        MatchReport(home=TeamReport(name='"Quotes" \\ and = signs')),
    ],
)
def test_small_reports_come_back_too(report: MatchReport) -> None:
    assert MatchReport.from_json(report.to_json()) == report
    assert MatchReport.from_toml(report.to_toml()) == report


def test_a_report_does_not_change() -> None:
    report = MatchReport()
    with pytest.raises(AttributeError):
        report.score = (1, 0)  # type: ignore[misc]


def test_a_game_that_goes_on_has_no_ending(played: Game) -> None:
    report = pitch("home 1 7,7 / away 1 8,7 / score 1 0").game.report()
    assert (report.ending, report.winner, report.over) == (None, None, False)
    assert played.report().over


# --- the form ---------------------------------------------------------------------------------


def test_the_form_a_coach_fills_in() -> None:
    report = MatchReport.from_toml(FORM)
    assert (report.fixture, report.score, report.winner) == ("2-03-1", (2, 1), "home")
    seven, three = report.home.players
    assert (seven.touchdowns, seven.completions, seven.took_part) == (2, 2, True)
    assert three.hurt == ("-1 MA",)
    assert (report.away.players[0].kind, report.away.scored) == ("journeyman", 1)
    assert (report.home.gold.petty_cash, report.home.gold.treasury_after) == (50, None)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("scores = [1, 0]", "a report has no 'scores'; did you mean 'score'?"),
        ("score = [1]", "score is two numbers, home and away"),
        ("score = [1, -1]", "score is a whole number from 0, not -1"),
        ("score = 'two'", "score"),
        ("winner = 'Reikland'", "winner: there is no 'Reikland'"),
        ("edition = 'lrb7'", "edition: there is no 'lrb7'; did you mean 'lrb6'?"),
        ("home = 3", "home is a table of names, not 3"),
        ("[[home.player]]\nname = 'Griff'", "home.players 1 has no shirt number"),
        ("[[home.player]]\nshirt = 1\nhurt = 'toe'", "there is no 'toe'"),
        ("[[home.player]]\nshirt = 1\n[[home.player]]\nshirt = 1", "two players with the number 1"),
        ("[[home.player]]\nshirt = true", "shirt is a whole number from 0, not True"),
        ("[[home.player]]\nshirt = 1\nsent_off = 1", "sent_off is true or false, not 1"),
        ("[[home.player]]\nshirt = 1\nkind = 'wizard'", "kind: there is no 'wizard'"),
        ("[home.gold]\nspent = 50", "home.gold.spent is in thousands of gold pieces, not 50"),
        ('[home]\nname = "a\\u001bb"', "home.name is too long, or holds what is no letter"),
        ("[[deed]]\nhalf = 1", "deeds 1 does not say what was done"),
        ("[[deed]]\ndeed = 'touchdown'\nplayer = 'Griff'", "is a player such as home 5"),
        ("score = [", "not a form"),
    ],
)
def test_a_form_that_is_wrong_says_where(text: str, complaint: str) -> None:
    with pytest.raises(ReportError) as error:
        MatchReport.from_toml(text)
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("tree", [None, 3, "report", [], {"score": {}}, {1: 2}, {"home": [1]}])
def test_what_is_no_report_is_refused(tree: object) -> None:
    with pytest.raises(PigskinError):
        MatchReport.from_json(tree)


# --- the box score ----------------------------------------------------------------------------


def test_the_box_score_tells_who_did_what() -> None:
    game = pitch(
        'teams "Ferrymen" "Bruisers" / home 1 7,7 name:Anselm / home 2 2,2 / '
        "away 1 8,7 name:Grub / away 2 20,7 / turn home 3 / apothecary 0 1",
        "pow 5 5 5 5 6 1 4 1",
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    game.play("use the apothecary", "take the second result")
    lines = str(game.game.report()).split("\n")
    assert lines[0] == "Ferrymen 0 - 0 Bruisers (not over)"
    assert "casualties suffered           0        1" in lines
    assert (
        "  half 1, turn 3: away 1 Grub by home 1 Anselm (block): dead; misses next game "
        "(Broken Ribs) after the apothecary" in lines
    )
    assert any(line.endswith("misses next game") and " 1 Grub" in line for line in lines)


def test_the_box_score_of_a_form() -> None:
    lines = str(MatchReport.from_toml(FORM)).split("\n")
    assert lines[0] == "home 2 - 1 away (full time)"
    assert any(line.split()[:2] == ["touchdowns", "2"] for line in lines)


def test_every_box_score_fits_a_page_in_width(played: Game) -> None:
    text = str(played.report())
    assert max(len(line) for line in text.split("\n")) < 160
    assert text.split("\n")[0].startswith(played.table.team_names[0])


# --- the command ------------------------------------------------------------------------------


def run(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["report", *words])
    assert done.exit_code == code, done.output
    return done.output


def test_the_command_reads_games_and_reports(played: Game, tmp_path: Path) -> None:
    report = played.report()
    record = tmp_path / "match.game"
    save(played, record)
    assert run(str(record)) == f"{report}\n"
    assert MatchReport.from_json(json.loads(run(str(record), "--json"))) == report
    form, plain = tmp_path / "match.toml", tmp_path / "match.json"
    form.write_text(run(str(record), "--toml"), encoding="utf-8")
    plain.write_text(run(str(record), "--json"), encoding="utf-8")
    assert load_report(form) == load_report(plain) == report
    assert run(str(form)) == run(str(plain)) == run(str(record))


def test_the_command_complains_in_a_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("score = [1]", encoding="utf-8")
    assert "score is two numbers" in run(str(bad), code=2)
    odd = tmp_path / "odd.json"
    odd.write_text("[" * 100_000, encoding="utf-8")
    assert "not" in run(str(odd), code=2)
    odd.write_bytes(b"\xff\xfe")
    assert "no text" in run(str(odd), code=2)
    assert "cannot be read" in run(str(tmp_path / "nope.toml"), code=2)
    assert "not both" in run(str(bad), "--json", "--toml", code=2)
