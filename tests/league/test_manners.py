"""What a league says and does in small matters: forms, ladders, teams that are gone, hints."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from league.books import books, report
from league.building import sheet_of
from league.test_commands import FILE, complaint, filled, fixtures, founded, run, told

from pigskin.house.finding import forget_house
from pigskin.league.events import Hired
from pigskin.league.figures import league_figures
from pigskin.report import PlayerReport

# --- forms ------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_a_form_names_all_that_earns_points(here: Path, edition: str) -> None:
    run("new", FILE, "--name", "X", "--edition", edition)
    for roster in ("human", "orc"):
        run("add-team", FILE, "--roster", roster, "--name", roster)
    run("schedule", FILE)
    form = run("form", FILE, "1-01-1")
    for feat, worth in league_figures(edition).points.items():
        assert (f"# {feat} = 1  # {worth} SPP each" in form) == (feat != "mvp"), feat
    assert ("# petty_cash = " in form) == (edition != "bb2020")
    assert "fame" not in form
    assert '"raised"' in form
    assert "# gift = " in form

    # Whatever is on it can be filled in.
    head, _, rest = form.partition("# --- home")
    lines = rest.partition("# --- away")[0].splitlines()
    first = lines.index("# [[home.player]]")
    told_of = [
        line.removeprefix("# ")
        for line in lines[first:]
        if line.startswith(("# [", "# shirt")) or " = " in line.partition("#")[2].partition(":")[0]
    ]
    text = "\n".join([head, *told_of])
    assert tomllib.loads(text)["home"]["player"][0]["touchdowns"] == 1
    assert "petty_cash" not in text or "returned" in text


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('hurt = "toe"', "home.players 1.hurt: there is no 'toe'; known: "),
        ('hurt = "toe"', "bh, mng, ni, "),
        ('hurt = ["mng", "dad"]', "home.players 1.hurt 2: there is no 'dad'; did you mean 'dead'?"),
        ('kind = "wizard"', "kind: there is no 'wizard'; known: rostered, journeyman, "),
    ],
)
def test_a_form_with_a_word_nobody_knows_says_what_there_is(
    here: Path, line: str, said: str
) -> None:
    founded(())
    run("schedule", FILE)
    form = filled("1-01-1", more=f"[[home.player]]\nshirt = 1\ntouchdowns = 1\n{line}")
    assert said in complaint("report", FILE, "1-01-1", "--form", form)


# --- results ----------------------------------------------------------------------------------


def test_who_has_won_is_said_where_the_score_does_not_tell(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    form = filled("1-01-1", (1, 1), "[[home.player]]\nshirt = 1\ntouchdowns = 1\n"
                  "[[away.player]]\nshirt = 1\ntouchdowns = 1")  # fmt: skip
    text = Path(form).read_text().replace('"full time"', '"sudden death"')
    Path(form).write_text(f'winner = "away"\n{text}')
    first = run("report", FILE, "1-01-1", "--form", form).splitlines()[0]
    assert first.partition(", ")[2] == f"won by {first.partition('1:1 ')[2].partition(',')[0]}"
    assert "1:1     away wins; books: home and away" in run("fixtures", FILE)
    assert "away wins" in run("paper", FILE)


# --- ladders ----------------------------------------------------------------------------------


def test_who_is_challenged_has_one_match_at_a_time(here: Path) -> None:
    founded()
    run("schedule", FILE, "--ladder")
    first, second, third, fourth = [each["team"] for each in told("table", FILE)]
    run("challenge", FILE, second, first)
    refused = complaint("challenge", FILE, third, first)
    assert refused == f"{first} has still to play 1-01-1"
    run("retire", FILE, third)
    assert f"{third} plays no more" in complaint("challenge", FILE, fourth, third)
    run("set", FILE, "ladder_reach", "0")
    assert "stands 1 place above" in complaint("challenge", FILE, fourth, third)


# --- who plays no more ------------------------------------------------------------------------


def test_a_team_that_plays_no_more_gives_its_matches_away(here: Path) -> None:
    founded()
    run("schedule", FILE)
    shown = run("retire", FILE, "the-orcs")
    own = [str(each["id"]) for each in fixtures("--team", "the-orcs")]
    assert shown.splitlines()[1] == (
        f"  note: it has still to play {', '.join(own)}; see forfeit and void"
    )
    assert "the-orcs plays no more" in complaint("friendly", FILE, "the-orcs", "the-millers")
    refused = complaint("report", FILE, own[0], "--form", filled(own[0]))
    assert refused == f"the-orcs plays no more; forfeit or void {own[0]}"
    run("simulate", FILE, "--coach", "random", "--manager", "random", "--no-records")
    found = [each for each in fixtures("--team", "the-orcs") if each["id"] in own]
    assert [each["state"] for each in found] == ["forfeited"] * 3
    assert told("sheet", FILE, "the-orcs")["record"]["lost"] >= 3


# --- words ------------------------------------------------------------------------------------


def test_small_words(here: Path) -> None:
    founded()
    run("schedule", FILE, "--divisions", "2")
    (one, two) = [str(fixtures()[0][side]) for side in ("home", "away")]
    other = next(str(each["home"]) for each in fixtures() if one not in each.values())
    assert "note: they are of one division" in run("friendly", FILE, one, two)
    assert "note" not in run("friendly", FILE, one, other)
    assert "note: they meet in 1-00-2 already" in run("friendly", FILE, other, one)
    for verb in ("table", "fixtures", "stats", "records", "cemetery", "rates", "paper"):
        wrong = complaint(verb, FILE, "--season", "4")
        assert wrong == "the league is in season 1; there is no 4"
    run("rename", FILE, one, "Sons of Nobody")
    assert told("sheet", FILE, "sons of NOBODY")["id"] == one


def test_the_dead_took_part() -> None:
    sheet = sheet_of("bb2020", {"treasury": 0})
    dead = PlayerReport(1, took_part=True, hurt=("dead",))
    desk = books(sheet, report("bb2020", (0, 0), fans=(2, 2), players=[dead])).until("hire").desk
    before = desk.before
    lines = []
    for entry in desk.entries:
        lines.append(entry.event.told(before))
        before = entry.event.after(before)
    own = [line.partition("1 ")[2] for line in lines if line.startswith("1 ")]
    assert [line.split()[-2:] for line in own] == [["is", "dead"], ["took", "part"]]


def test_a_d3_is_asked_for_as_what_it_is() -> None:
    sheet = sheet_of("bb2020", {"treasury": 150})
    desk = books(sheet, report("bb2020", (0, 0), fans=(2, 2)), rolls={"expensive mistakes": ["1"]})
    desk.until_roll("minor incident")
    question = desk.desk.question
    assert question is not None
    assert question.text == "a minor incident, a D6 halved: what do the dice show (D6)?"


def test_a_simulation_leaves_the_same_files_whenever_it_runs(here: Path) -> None:
    founded(("orc",))
    run("export", FILE, "start")
    found = []
    for name in ("one", "two"):
        run("import", "start", f"{name}.league")
        words = ("--seed", "3", "--coach", "random", "--no-records", "--as", "Ada")
        run("simulate", f"{name}.league", *words)
        run("export", f"{name}.league", name)
        files = sorted((here / name).rglob("*.toml"))
        found.append({str(each.relative_to(here / name)): each.read_text() for each in files})
    assert found[0] == found[1]


def test_somebody_whom_nobody_has_named_is_told_of_once() -> None:
    sheet = sheet_of("bb2020", {})
    hired = Hired("p20", 50_000, 12, "Human Lineman 12", "Human Lineman")
    assert hired.told(sheet) == "12 Human Lineman 12 is hired for 50,000 gold"
    named = Hired("p20", 50_000, 12, "Dora", "Human Lineman")
    assert named.told(sheet) == "12 Dora is hired, Human Lineman, for 50,000 gold"


def test_a_correction_is_told_as_one_reads_numbers(here: Path) -> None:
    founded(())
    team = "the-ferrymen"
    for field, value in (("treasury", "55_000"), ("apothecary", "yes")):
        run("correct", FILE, team, field, value, "--reason", "so it is")
    told_of = " ".join(run("log", FILE, team).split())
    assert "corrected: treasury 55,000 instead of 350,000: so it is" in told_of
    assert "corrected: apothecary yes instead of no: so it is" in told_of
    assert complaint("correct", FILE, team, "tresury", "5", "--reason", "x") == (
        "'tresury' cannot be corrected, but treasury, rerolls, fan_factor, assistant_coaches, "
        "cheerleaders, apothecary; did you mean 'treasury'?"
    )


def test_a_coach_at_his_desk_asks_what_he_can_do(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    run("report", FILE, "1-01-1", "--form", filled("1-01-1", (0, 0)))
    shown = run("desk", FILE, "1-01-1", "--side", "home", typed="help\n?\n")
    assert shown.count("undo takes the last one back") == 3


def test_what_was_typed_is_told_as_it_was_typed(here: Path) -> None:
    run("new", FILE, "--name", "X", "--edition", "lrb6", "--seed", "1")
    for roster in ("human", "orc"):
        run("add-team", FILE, "--roster", roster, "--name", roster)
    run("schedule", FILE)
    scored = "[[home.player]]\nshirt = 5\ntouchdowns = 3\n"
    run("report", FILE, "1-01-1", "--form", filled("1-01-1", (3, 0), scored))
    shown = run("desk", FILE, "1-01-1", "--side", "home", typed="3 4\n")
    assert "p04" not in shown
    assert "'3 4'" in shown


def test_a_league_of_a_house_edition_says_how_that_is_found_again(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = here / "quays"
    folder.mkdir()
    (folder / "edition.toml").write_text('id = "quays"\nname = "The Quays"\nbase = "bb2020"\n')
    said = run("new", FILE, "--name", "Harbour", "--edition", "quays/")
    assert f"so that quays is found from now on: PIGSKIN_EDITIONS={folder}" in said
    forget_house("quays")  # as in another process
    league_figures.cache_clear()
    assert complaint("teams", FILE) == (
        "the edition 'quays' of this league is not here; one of your own is found in the "
        "folders of PIGSKIN_EDITIONS"
    )
    monkeypatch.setenv("PIGSKIN_EDITIONS", str(folder))
    run("add-team", FILE, "--roster", "orc", "--name", "Orcs")
    said = run("new", FILE, "--name", "Other", "--edition", "quays/")
    assert "PIGSKIN_EDITIONS" not in said
