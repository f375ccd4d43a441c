"""A house edition in a folder: loaded, played, saved, found again, and refused when wrong."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from table import pitch
from typer.testing import CliRunner

from pigskin import BB2020, LRB6, EditionError, Game, MatchReport
from pigskin.cli import app
from pigskin.coaches.random import RandomCoach
from pigskin.conformance import check_game
from pigskin.editions import edition, load
from pigskin.errors import UnknownEdition
from pigskin.house import code
from pigskin.house.finding import houses
from pigskin.record import from_text, replay, state_text, to_text
from pigskin.teams import load_team, problems, ready_team, save_team

ROOT = Path(__file__).parents[2]
HARBOUR = ROOT / "docs" / "house-edition"
FAST = ROOT / "build" / "fast"
HOUSE = load(HARBOUR)


def run(*words: str, exit_code: int = 0) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == exit_code, result.output
    return result.stdout + result.stderr


def alone(program: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A program that knows nothing of the editions loaded here."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )


# --- what it is -------------------------------------------------------------------------------


def test_it_is_its_base_but_for_what_it_says():
    assert (HOUSE.id, HOUSE.name) == ("harbour", "Harbour League")
    assert HOUSE.figures.rerolls_a_turn == 1
    assert HOUSE.figures.mascot_roll == 4
    assert HOUSE.figures.names_targets == BB2020.figures.names_targets
    assert HOUSE.options().overtime == "always"
    assert HOUSE.options({"overtime": "never"}).overtime == "never"
    assert HOUSE.procedures == BB2020.procedures
    assert HOUSE.has_option("treasury")
    assert not HOUSE.has_option("piling_on")


def test_its_tables_stand_beside_those_of_the_base():
    names = [HOUSE.weather_names[each] for each in HOUSE.weather_table]
    assert names[3:5] == ["pouring rain", "pouring rain"]
    assert names[5:] == [BB2020.weather_names[each] for each in BB2020.weather_table][5:]
    assert HOUSE.casualty_rows[7] == "Splinters"
    assert HOUSE.casualty_rows[8] == BB2020.casualty_rows[8]


def test_rosters_stars_and_inducements_are_added_replaced_and_left_out():
    assert set(HOUSE.rosters) == {*BB2020.rosters, "dockers"}
    assert set(HOUSE.stars) == {*BB2020.stars, "Old Barnacle"} - {"Morg 'n' Thorg"}
    assert list(HOUSE.inducements) == [*BB2020.inducements, "tarpaulins"]
    assert HOUSE.inducements["bribes"].cost == 80_000
    assert BB2020.inducements["bribes"].cost == 100_000
    barnacle = HOUSE.stars["Old Barnacle"]
    assert barnacle.plays_for(HOUSE.rosters["dockers"])
    assert barnacle.plays_for(HOUSE.rosters["human"])
    assert not barnacle.plays_for(HOUSE.rosters["orc"])
    assert HOUSE.team_rules.start_treasury == 1_050_000
    assert HOUSE.team_rules.players_max == BB2020.team_rules.players_max


def test_teams_of_the_base_play_in_it_as_teams_of_its_own():
    assert ready_team("harbour", "human").roster.edition == "harbour"
    assert ready_team("bb2020", "human").roster.edition == "bb2020"


def test_ours_are_untouched():
    assert "dockers" not in BB2020.rosters
    assert "Sea Legs" not in BB2020.by_name
    assert 800 not in BB2020.all_effects


# --- a skill of its own -----------------------------------------------------------------------


def test_sea_legs_offer_a_failed_dodge_again_in_the_rain():
    text = "home 1 7,7 Sea Legs\naway 1 8,8\nweather rain"
    game = pitch(text, "1 5", rules="harbour")
    game.play("home 1 move", "move 6,6", "re-roll with Sea Legs")
    assert game.shows("home 1 6,6")


def test_sea_legs_are_no_help_on_a_dry_pitch():
    game = pitch("home 1 7,7 Sea Legs\naway 1 8,8", "1 1 1", rules="harbour")
    game.play("home 1 move", "move 6,6")
    assert game.shows("home 1 6,6 prone")


def test_what_is_bought_acts_for_the_whole_side():
    text = "home 1 7,7\nball 8,7\nweather rain\neffects home tarpaulins until match"
    game = pitch(text, "3", rules="harbour")  # 3+, and no rain
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 ball")


def test_its_shop_has_what_it_brings():
    game = Game("dockers", "human", HOUSE, seed=1, options={"weather": False})
    game.table.home.treasury = 500
    while game.question is not None and game.question.kind != "inducements":
        game.answer(game.question.codes[-1])
    game.answer("buy Tarpaulins")
    assert "tarpaulins" in [each["name"] for each in game.view("home")["effects"]]


# --- teams, matches, records ------------------------------------------------------------------


def test_a_team_is_built_saved_and_played(tmp_path: Path):
    team = ready_team("harbour", "dockers")
    assert problems(team, creation=True) == []
    file = tmp_path / "dockers.toml"
    save_team(team, file)
    assert load_team(file) == team
    game = Game(str(file), "human", HARBOUR, seed=5)
    assert game.table.edition is HOUSE


def test_a_match_is_played_saved_and_loaded():
    game = Game("dockers", "human", HOUSE, seed=2)
    coach = RandomCoach(2)
    while game.question is not None:
        game.answer(coach.choose(game))
    again = replay(from_text(to_text(game)))
    assert state_text(again.table) == state_text(game.table)
    assert MatchReport.from_json(game.report().to_json()) == game.report()
    assert again.setup is not None
    assert again.setup.edition == "harbour"


@pytest.mark.parametrize("seed", [0, 1])
def test_it_keeps_every_promise_of_the_engine(seed: int):
    assert check_game("dockers", "orc", "harbour", seed) > 100


def test_a_position_of_it_is_read_by_its_id():
    game = Game.from_position("home 1 7,7 Sea Legs", "harbour")
    assert game.table.edition is HOUSE


# --- naming it --------------------------------------------------------------------------------


def test_it_is_named_by_its_folder_its_id_or_itself():
    for name in (str(HARBOUR), HARBOUR, "harbour", HOUSE):
        assert edition(name) is HOUSE


def test_commands_take_its_folder():
    folder = str(HARBOUR)
    assert "dockers" in run("teams", "--edition", folder)
    assert "Deckhand" in run("teams", "dockers", "--edition", folder)
    assert "On a wet pitch" in run("skills", "--edition", folder, "--search", "sea legs")
    assert "Old Barnacle" in run("stars", "--edition", folder, "--team", "dockers")
    assert "80k" in run("inducements", "--edition", folder, "--search", "harbour's referees")
    assert "always" in run("options", "--edition", folder, "--search", "overtime")
    assert "dodg" in run("rules", "--edition", folder, "--search", "dodge").lower()
    assert "Wet Rope Wanderers" in run("team", "new", "dockers", "--edition", folder)


def test_simulations_play_it_in_other_processes_too():
    folder = os.path.relpath(HARBOUR)
    shown = run(
        "simulate", "--edition", folder, "--home", "dockers", "--away", "human", "--games", "2",
        "--coach", "random", "--jobs", "2", "--json",
    )  # fmt: skip
    assert '"edition": "harbour"' in shown


def test_a_record_of_an_edition_nobody_knows_says_how_to_name_it(tmp_path: Path):
    game = Game("dockers", "human", HOUSE, seed=2)
    file = tmp_path / "game.pigskin"
    file.write_text(to_text(game), "utf-8")
    program = f"import pigskin; print(pigskin.load({str(file)!r}).table.edition.id)"
    lost = alone(program, PIGSKIN_EDITIONS="")
    assert lost.returncode == 1
    assert "there is no edition 'harbour'" in lost.stderr
    assert "its folder or found in those of PIGSKIN_EDITIONS" in lost.stderr
    for place in (HARBOUR, HARBOUR.parent):
        found = alone(program, PIGSKIN_EDITIONS=os.pathsep.join(["/nowhere", str(place)]))
        assert found.stdout == "harbour\n", found.stderr


def test_the_editions_of_the_folders_are_listed_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    for name, text in (("good", HEAD), ("broken", "id = ")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "edition.toml").write_text(text, "utf-8")
    monkeypatch.setenv("PIGSKIN_EDITIONS", str(tmp_path))
    assert houses() == {"wrong": "Wrong"}


def test_a_record_cannot_name_a_folder(tmp_path: Path):
    text = to_text(Game("dockers", "human", HOUSE, seed=2))
    with pytest.raises(Exception, match="there is no edition"):
        from_text(text.replace('edition = "harbour"', f'edition = "{HARBOUR}"', 1))


def test_an_edition_made_in_python_is_played_like_any_other():
    short = LRB6.but("short", "Short halves", turns=2)
    game = Game("human", "orc", short, seed=1)
    coach = RandomCoach(1)
    while game.question is not None:
        game.answer(coach.choose(game))
    assert game.table.half >= 2
    assert game.table.home.turn <= 2
    assert short.rosters["human"].edition == "short"
    with pytest.raises(EditionError, match="there is an edition 'short' already"):
        edition(LRB6.but("short", "Another"))


# --- refused ----------------------------------------------------------------------------------

HEAD = 'id = "wrong"\nname = "Wrong"\nbase = "bb2020"\n'
ROSTER = """
[[rosters]]
id = "crew"
name = "Crew"
extra = true
tier = 1
reroll_cost = 50_000
apothecary = true
igor = false
necromancer = false
stakes_target = false
[[rosters.positions]]
name = "Hand"
race = "Human"
max = 16
cost = 50_000
ma = 6
st = 3
ag = 3
pa = 4
av = 9
skills = ["Block"]
primary = "G"
secondary = "A"
"""
STAR = """
[[stars]]
name = "Anchor"
cost = 100_000
ma = 5
st = 4
ag = 4
pa = 5
av = 10
skills = ["Block"]
teams = ["any"]
"""
OFFER = '[[inducements]]\nid = "bribes"\nname = "Bribes"\ncost = 1\n'
SKILL = """
from pigskin.effects.base import Effect, Skill

class Sly(Skill):
    name = "Sly"
    id = 800
    category = "General"
    text = "Sly."

class Block(Sly):
    name = "Block"
    id = 801

class Twin(Sly):
    name = "Other"

class Low(Sly):
    name = "Low"
    id = 12

class Silent(Sly):
    id = 802
    text = ""

class Ale(Effect):
    name = "ale"
    id = 804
    text = "Ale."
    sold_as = ("ale",)

class Bribed(Ale):
    key = "bribes"
    sold_as = ()

class Crates(Ale):
    id = 805
    apart = True

class Odd(Sly):
    name = "Odd"
    id = 803
    category = "Cooking"

class Nothing:
    pass
"""
BROKEN = {
    "no folder": ({}, "is no edition: there is no edition.toml in it"),
    "not TOML": ({"edition.toml": "id = "}, "edition.toml: "),
    "no id": ({"edition.toml": 'name = "X"'}, r"edition.toml: id: is missing"),
    "bad id": ({"edition.toml": HEAD.replace("wrong", "W r")}, "id: 'W r' is not made of small"),
    "our id": ({"edition.toml": HEAD.replace("wrong", "lrb6")}, "'lrb6' is an edition of ours"),
    "unknown key": ({"edition.toml": HEAD + "figurs = 1"}, "figurs: unknown field.*figures"),
    "unknown base": (
        {"edition.toml": HEAD.replace("bb2020", "bb2021")}, "base: there is no edition 'bb2021'"
    ),
    "unknown figure": (
        {"edition.toml": HEAD + "[figures]\nhandlng = 1"}, "figures.handlng: .*handling"
    ),
    "figure of another kind": (
        {"edition.toml": HEAD + "[figures]\nhandling = true"}, "figures.handling: must be of the"
    ),
    "figures of another shape": (
        {"edition.toml": HEAD + "[figures]\nusual_stats = [6, 3]"}, "figures.usual_stats: must be"
    ),
    "unknown option": (
        {"edition.toml": HEAD + '[options]\novertme = "never"'}, "options.overtme: .*overtime"
    ),
    "option value": (
        {"edition.toml": HEAD + '[options]\novertime = "maybe"'}, "options.overtime: .*agreed"
    ),
    "too many turns": ({"edition.toml": HEAD + "turns = 99"}, "turns: at most 16"),
    "no turns": ({"edition.toml": HEAD + "turns = 0"}, "turns: a half has at least one"),
    "weather": (
        {"edition.toml": HEAD + '[tables.weather]\n2 = "snow"'}, "tables.weather: no 'snow'"
    ),
    "weather row": (
        {"edition.toml": HEAD + '[tables.weather]\n1 = "blizzard"'}, "weather.1: 2D6 give 2 to 12"
    ),
    "kick-off": (
        {"edition.toml": HEAD + '[tables.kick_off]\n2 = "storm"'}, "tables.kick_off: no 'storm'"
    ),
    "casualty row": (
        {"edition.toml": HEAD + '[tables.casualty]\n99 = "x"'}, "casualty.99: there is no such row"
    ),
    "nobody to leave out": (
        {"edition.toml": HEAD + '[without]\nstars = ["Morg"]'},
        "without.stars: bb2020 has no 'Morg'",
    ),
    "half a pair": (
        {"edition.toml": HEAD + '[without]\nstars = ["Grak"]'}, "without.stars: Grak comes together"
    ),
    "nothing to replace": (
        {"edition.toml": HEAD + '[replaces]\nrosters = ["human"]'},
        "replaces.rosters: there is no 'human' in rosters.toml",
    ),
    "roster field": (
        {"rosters.toml": ROSTER.replace("tier = 1", "teir = 1")}, r"rosters\[1\].teir: unknown"
    ),
    "roster without a field": (
        {"rosters.toml": ROSTER.replace("tier = 1", "")},
        r"rosters.toml: rosters\[1\].tier: is missing",
    ),
    "unknown skill": (
        {"rosters.toml": ROSTER.replace("Block", "Blok")}, r"rosters\[1\]: .*no skill 'Blok'.*Block"
    ),
    "two rosters": ({"rosters.toml": ROSTER + ROSTER}, "there are two of the name 'crew'"),
    "a roster of ours": (
        {"rosters.toml": ROSTER.replace('"crew"', '"human"')},
        r"bb2020 has 'human' already; to replace it, say so in edition.toml: \[replaces\]",
    ),
    "nobody to raise": (
        {"rosters.toml": ROSTER.replace("necromancer = false", "necromancer = true")},
        "necromancer: there is no position Zombie",
    ),
    "unknown price": ({"rosters.toml": "[common]\nfree_beer = 1"}, "common.free_beer: there is"),
    "price of another kind": (
        {"rosters.toml": '[common]\nstart_treasury = "much"'}, "expected a whole number, not text"
    ),
    "star's team": (
        {"stars.toml": STAR.replace("any", "humans")}, r"stars\[1\].teams: there is no 'humans'"
    ),
    "star's skill": (
        {"stars.toml": STAR.replace("Block", "Blok")}, r"stars\[1\].skills: there is no 'Blok'"
    ),
    "star of a wrong kind": (
        {"stars.toml": STAR.replace("100_000", '"much"')}, r"stars\[1\].cost: expected a whole"
    ),
    "inducement of ours": ({"inducements.toml": OFFER}, "bb2020 has 'bribes' already"),
    "inducement that does nothing": (
        {"inducements.toml": OFFER.replace("bribes", "beer", 1)},
        r"inducements\[1\].id: nobody would have anything of 'beer'",
    ),
    "inducement of ours that is not sold": (
        {
            "edition.toml": HEAD + '[replaces]\ninducements = ["special_plays"]',
            "inducements.toml": OFFER.replace("bribes", "special_plays", 1),
        },
        r"inducements\[1\].id: nobody would have anything of 'special_plays'",
    ),
    "inducement's group": (
        {
            "inducements.toml": OFFER + 'group = "ale"',
            "edition.toml": HEAD + '[replaces]\ninducements = ["bribes"]',
        },
        r"inducements\[1\].group: there is no 'ale'",
    ),
    "ready team": (
        {"ready_teams.toml": '[[teams]]\nroster = "human"\nname = "X"\nrerolls = 99\n'},
        r"ready_teams.toml: teams\[1\]: re-rolls 99",
    ),
    "no code": ({"edition.toml": HEAD + 'effects = ["Sly"]'}, "effects.py: is missing"),
}
WRONG_CODE = {
    "broken": (["Sly"], "import nothing_of_the_kind", "cannot be run: ModuleNotFoundError"),
    "no such class": (["Slye"], SKILL, "Slye: there is no such class"),
    "no effect": (["Nothing"], SKILL, "Nothing: there is no such class of an Effect"),
    "a number of ours": (["Low"], SKILL, "its id is 12, but houses have the numbers 800 to 999"),
    "a number twice": (["Sly", "Twin"], SKILL, "Sly and Twin have the same number"),
    "a name twice": (["Sly", "Sly"], SKILL, "have the same"),
    "no words": (["Silent"], SKILL, "it has no text"),
    "no category": (["Odd"], SKILL, "no category 'Cooking'; there are General"),
    "a figure of its own": (["Crates"], SKILL, "Crates: has to be an Effect or a Skill"),
    "sold as nothing": (["Ale"], SKILL, "Ale.sold_as: there is no 'ale' in inducements.toml"),
    "a key of ours": (["Bribed"], SKILL, "Bribed.key: bb2020 has 'bribes' already"),
    "the name of ours": (
        ["Block"], SKILL, r"bb2020 has a skill 'Block'; to replace it, say so in edition.toml"
    ),
}  # fmt: skip


def refused(folder: Path, files: dict[str, str]) -> str:
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    with pytest.raises(EditionError) as caught:
        load(folder)
    with pytest.raises(UnknownEdition):
        edition("wrong")
    return str(caught.value)


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_wrong_is_said_with_file_and_key(tmp_path: Path, what: str):
    files, message = BROKEN[what]
    files = {"edition.toml": HEAD, **files} if files else {}
    said = refused(tmp_path, files)
    assert re.search(message, said), said
    assert str(tmp_path) in said
    assert "\n" not in said


@pytest.mark.parametrize("what", WRONG_CODE)
def test_wrong_code_is_named(tmp_path: Path, what: str):
    classes, text, message = WRONG_CODE[what]
    said = refused(tmp_path, {"edition.toml": f"{HEAD}effects = {classes}", "effects.py": text})
    assert re.search(message, said), said


def test_a_skill_of_ours_is_replaced_where_that_is_said(tmp_path: Path):
    head = HEAD.replace("wrong", "other-block") + 'effects = ["Block"]\n'
    head += '[replaces]\nskills = ["Block"]'
    (tmp_path / "edition.toml").write_text(head, "utf-8")
    (tmp_path / "effects.py").write_text(SKILL, "utf-8")
    made = load(tmp_path)
    assert made.by_name["Block"].id == 801
    assert BB2020.by_name["Block"].id != 801
    assert sum(each.name == "Block" for each in made.skills) == 1


def test_two_editions_cannot_have_one_id(tmp_path: Path):
    twin = tmp_path / "twin"
    shutil.copytree(HARBOUR, twin)
    with pytest.raises(EditionError, match="there is an edition 'harbour' already, the one of"):
        load(twin)
    assert edition("harbour") is HOUSE


def test_a_team_of_a_roster_without_a_ready_one_needs_a_file(tmp_path: Path):
    (tmp_path / "edition.toml").write_text(HEAD.replace("wrong", "crews"), "utf-8")
    (tmp_path / "rosters.toml").write_text(ROSTER, "utf-8")
    made = load(tmp_path)
    with pytest.raises(Exception, match="crews has no ready Crew team; name a team file"):
        Game("crew", "human", made)
    assert "Crew" in run("teams", "--edition", "crews")


# --- the compiled engine ----------------------------------------------------------------------


def test_the_compiled_engine_refuses_code_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(code, "is_compiled", lambda: True)
    said = refused(tmp_path, {"edition.toml": f'{HEAD}effects = ["Sly"]', "effects.py": SKILL})
    assert said.endswith(
        "effects.py: the compiled engine takes no effects from outside; "
        "play this edition with the plain one"
    )


def test_the_compiled_engine_plays_a_house_edition_of_data_alone(tmp_path: Path):
    if not (FAST / ".built").exists():
        pytest.skip("there is no compiled engine; make fast builds it")
    built = (FAST / ".built").stat().st_mtime
    if any(path.stat().st_mtime > built for path in (ROOT / "src").rglob("*.py")):
        pytest.skip("the compiled engine is older than its source; make fast builds it anew")
    (tmp_path / "edition.toml").write_text(HEAD + "[figures]\nrerolls_a_turn = 1", "utf-8")
    (tmp_path / "rosters.toml").write_text(ROSTER, "utf-8")
    program = (
        "import pigskin\nfrom pigskin.editions import load\n"
        f"print(load({str(tmp_path)!r}).rosters['crew'].name)\n"
        f"load({str(HARBOUR)!r})"
    )
    done = alone(program, PYTHONPATH=str(FAST / "src"))
    assert done.stdout == "Crew\n"
    assert "the compiled engine takes no effects from outside" in done.stderr


def test_mercenaries_who_learn_nothing_more(tmp_path: Path):
    head = HEAD.replace("wrong", "plainmercs") + '[replaces]\ninducements = ["mercenaries"]'
    (tmp_path / "edition.toml").write_text(head, "utf-8")
    offer = OFFER.replace("bribes", "mercenaries", 1) + 'price = "position"\n'
    (tmp_path / "inducements.toml").write_text(offer, "utf-8")
    squads = " / ".join(f"{side} {n} reserves" for side in ("home", "away") for n in range(1, 12))
    position = f"{squads} / roster human orc / phase petty cash / value 1000 2000"
    game = Game.from_position(position, edition=load(tmp_path))
    texts = [str(each) for each in game.question.options]
    assert "hire mercenary Human Lineman" in texts
    assert not [text for text in texts if " with " in text]
    assert "cannot add this skill" in game.why_not("hire mercenary Human Lineman with Block")
