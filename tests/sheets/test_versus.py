"""Two teams compared: every figure is what comes of it when somebody plays it."""

import json
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pigskin import Dice, Game
from pigskin.dice import ScriptedDice
from pigskin.sheets import versus_sheet
from pigskin.teams import roster
from pigskin.teams.files import team_to_toml
from pigskin.teams.ready import ready_team
from pigskin.teams.roster import TeamError, UnknownRoster

PAIRS = [("lrb6", "human", "dwarf"), ("bb2016", "goblin", "skaven"), ("bb2020", "orc", "skaven")]
every_pair = pytest.mark.parametrize("edition, home, away", PAIRS)


@cache
def compared(edition: str, home: str, away: str) -> dict[str, Any]:
    return versus_sheet(edition, home, away)


def position(sheet: dict[str, Any], side: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        each for each in sheet[side]["positions"] if each["name"] == name
    )
    return found


def spec(edition: str, team: str, name: str) -> str:
    """A player of the roster in the words of a position, from the books themselves."""
    each = roster(edition, team).position(name)
    passing = f"pa{each.pa}" if edition == "bb2020" else ""
    stats = f"ma{each.ma} st{each.st} ag{each.ag} av{each.av} {passing}"
    return f"{stats} {', '.join(each.skills)}"


def play(edition: str, text: str, answers: list[str], dice: list[int | str]) -> Game:
    game = Game.from_position(text, edition=edition, dice=ScriptedDice(dice, Dice(5)))
    for answer in answers:
        game.answer(answer)
    return game


def again(game: Game) -> None:
    """Take whatever skill rolls a failure again."""
    while game.question is not None and game.question.kind in ("re-roll", "use skill"):
        options = [str(option) for option in game.question.options]
        helpful = [each for each in options if each.startswith(("re-roll", "use"))]
        game.answer(helpful[0] if helpful else options[-1])


@every_pair
def test_every_position_of_both_is_there_with_every_opponent(
    edition: str, home: str, away: str
) -> None:
    sheet = compared(edition, home, away)
    assert json.loads(json.dumps(sheet)) == sheet
    names = {side: [each.name for each in roster(edition, team).positions]
             for side, team in (("home", home), ("away", away))}  # fmt: skip
    for side, other in (("home", "away"), ("away", "home")):
        assert [each["name"] for each in sheet[side]["positions"]] == names[side]
        for each in sheet[side]["positions"]:
            assert [block["against"] for block in each["blocks"]] == names[other]
            assert len(each["dodge"]) == 4
            assert len(each["pick_up"]) == len(each["catch"]) == 3


DODGERS = [
    ("lrb6", "human", "dwarf", "Catcher"),
    ("lrb6", "human", "dwarf", "Ogre"),
    ("bb2016", "goblin", "skaven", "Goblin"),
    ("bb2020", "orc", "skaven", "Goblin"),
    ("bb2020", "orc", "skaven", "Orc Blitzer"),
]


@pytest.mark.parametrize("edition, home, away, name", DODGERS)
@pytest.mark.parametrize("zones", range(4))
def test_dodges(edition: str, home: str, away: str, name: str, zones: int) -> None:
    roll = position(compared(edition, home, away), "home", name)["dodge"][zones]
    marks = " / ".join(f"away {each + 2} {('13,5', '14,5', '12,5')[each]}" for each in range(zones))
    # The square entered is marked from below, and the one left by one man from above.
    text = f"home 1 13,3 {spec(edition, home, name)} / away 1 13,2 / {marks}"
    made = 0
    for faces in product(range(1, 7), repeat=2):
        # Whoever is dim-witted passes his roll first.
        wits = [6] if "Bone" in text or "Really" in text else []
        game = play(edition, text, ["home 1 move", "move 13,4"], [*wits, *faces])
        again(game)
        made += game.player("home 1").state == "up"
    assert roll["chance"]["of"] == _of(Fraction(made, 36))


def _of(share: Fraction) -> str:
    return f"{share.numerator}/{share.denominator}"


@pytest.mark.parametrize(
    "edition, home, away, name",
    [
        ("lrb6", "human", "dwarf", "Thrower"),
        ("bb2016", "goblin", "skaven", "Troll"),
        ("bb2020", "orc", "skaven", "Orc Thrower"),
    ],
)
def test_pick_ups_and_passes(edition: str, home: str, away: str, name: str) -> None:
    found = position(compared(edition, home, away), "home", name)
    who = spec(edition, home, name)
    wits: list[int | str] = [6] if "Really" in who else []
    picked = thrown = 0
    for faces in product(range(1, 7), repeat=2):
        text = f"home 1 3,3 {who} / ball 3,4 / away 1 3,6 / away 2 3,5"
        game = play(edition, f"{text} prone", ["home 1 move", "move 3,4"], [*wits, *faces])
        again(game)
        picked += game.carrier == game.player("home 1")
        answers = ["home 1 pass", "pass the ball", "pass to 11,3"]
        game = play(edition, f"home 1 3,3 {who} ball", answers, [*wits, *faces])
        again(game)
        kinds = {event.kind for event in game.events}
        thrown += not kinds & {"inaccurate", "fumbles", "wild throw"}
    assert found["pick_up"][0]["chance"]["of"] == _of(Fraction(picked, 36))
    long = next(each for each in found["pass"] if each["range"] == "long")
    assert long["roll"]["chance"]["of"] == _of(Fraction(thrown, 36))


@every_pair
def test_block_dice_are_those_that_are_rolled(edition: str, home: str, away: str) -> None:
    sheet = compared(edition, home, away)
    for side, team, rivals in (("home", home, away), ("away", away, home)):
        for each in sheet[side]["positions"]:
            for block in each["blocks"]:
                if block["dice"] is None:
                    assert block["instead"] == ["Chainsaw"]
                    continue
                mine = spec(edition, team, each["name"])
                theirs = spec(edition, rivals, block["against"])
                for helper, wanted in (
                    ("", block["dice"] * (1 if block["chooses"] == "attacker" else -1)),
                    (" / home 7 5,4", block["with_assist"]),
                    (" / away 7 3,4", block["against_assist"]),
                ):
                    text = f"home 1 4,4 {mine} / away 1 5,5 {theirs}{helper}"
                    game = Game.from_position(
                        f"{text} / acting home 1 block", edition=edition, dice=_ones()
                    )
                    game.answer("block away 1")
                    while "block" not in {event.kind for event in game.events}:
                        assert game.question is not None
                        game.answer(game.question.options[-1])
                    told = next(event for event in game.events if event.kind == "block")
                    assert told["dice"] == wanted, f"{each['name']} on {block['against']}{helper}"


def _ones() -> ScriptedDice:
    """Nobody's roll comes off but that against a foul appearance."""
    return ScriptedDice([2, 1, 1, 1, 1, 1, 1], Dice(1))


def test_a_block_goes_as_often_as_the_sheet_says() -> None:
    """A blocker with Block against a catcher with Dodge: each of the six faces counts once."""
    sheet = compared("lrb6", "human", "dwarf")
    found = position(sheet, "home", "Catcher")
    block = next(each for each in found["blocks"] if each["against"] == "Runner")
    assert (block["dice"], block["chooses"]) == (2, "defender")
    # Down without a turnover on neither an attacker-down nor a both-down nor a push: 2 of 6 faces.
    assert block["chances"]["success"]["of"] == "1/9"
    assert block["chances"]["turnover"]["of"] == "5/9"


def test_armour_is_that_of_two_dice() -> None:
    sheet = compared("lrb6", "human", "dwarf")
    assert position(sheet, "home", "Lineman")["armour"] == {
        "need": 9, "chance": {"of": "5/18", "value": 0.277778},
    }  # fmt: skip
    assert position(compared("bb2020", "orc", "skaven"), "away", "Rat Ogre")["armour"]["need"] == 9


def test_opponents_who_are_hard_to_get_away_from_are_named() -> None:
    catcher = position(compared("lrb6", "human", "dwarf"), "home", "Catcher")
    # Most dwarfs tackle: the catcher is without his re-roll.
    held = {each["position"]: each["roll"]["text"] for each in catcher["dodge_from"]}
    tackling = [each.name for each in roster("lrb6", "dwarf").positions if "Tackle" in each.skills]
    assert tackling
    assert held == dict.fromkeys(tackling, "3+")
    assert catcher["dodge"][0]["text"] == "3+ (Dodge)"


def test_who_has_no_hands_neither_picks_up_nor_throws() -> None:
    fanatic = position(compared("bb2016", "goblin", "skaven"), "home", "Fanatic")
    assert fanatic["pick_up"] == fanatic["catch"] == [None, None, None]
    assert fanatic["pass"] == []
    assert fanatic["dodge"] == [None] * 4  # he goes where the chain goes


@pytest.mark.parametrize("face", range(1, 7))
def test_what_is_rolled_before_an_action(face: int) -> None:
    ogre = position(compared("lrb6", "human", "dwarf"), "home", "Ogre")["activation"]
    game = play("lrb6", "home 1 7,7 Bone-head", ["home 1 move"], [face])
    assert (ogre["test"], ogre["text"]) == ("bone-head", "2+")
    assert game.question is not None
    assert (game.question.kind == "action") == (face >= ogre["need"])
    assert position(compared("lrb6", "human", "dwarf"), "home", "Blitzer")["activation"] is None


def test_who_chooses_how_he_comes_down_lands_as_well() -> None:
    diver = position(compared("bb2016", "goblin", "skaven"), "home", "Doom Diver")
    goblin = position(compared("bb2016", "goblin", "skaven"), "home", "Goblin")
    assert (diver["landing"]["need"], goblin["landing"]["need"]) == (3, 4)
    assert diver["landing"]["made_of"] == "AG 3 is 4+, Swoop +1"


def test_stars_of_a_team_stand_with_its_players() -> None:
    team = replace(ready_team("bb2016", "orc"), stars=("Varag Ghoul-Chewer",))
    found = position(versus_sheet("bb2016", team, "ogre"), "home", "Varag Ghoul-Chewer")
    assert (found["many"], found["stats"]["st"]) == ("1", "4")


def test_team_files_are_compared_by_their_players(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    team = ready_team("lrb6", "ogre")
    file.write_text(team_to_toml(team), encoding="utf-8")
    sheet = versus_sheet("lrb6", str(file), "ogre")
    lines = sheet["home"]["positions"]
    assert sum(int(each["many"]) for each in lines) == len(team.players)
    assert {each["name"] for each in lines} == {each.position for each in team.players}
    with pytest.raises(TeamError, match="is a team of lrb6"):
        versus_sheet("bb2020", str(file), "ogre")


def test_an_unknown_roster_is_refused() -> None:
    with pytest.raises(UnknownRoster, match="did you mean 'human'"):
        versus_sheet("lrb6", "humna", "orc")
