"""The tables of a sheet say what the dice do in a match."""

import json
from typing import Any

import pytest

from pigskin import Dice, Game
from pigskin.dice import ScriptedDice
from pigskin.editions import EDITION_IDS
from pigskin.editions import edition as find_edition
from pigskin.errors import UnknownEdition
from pigskin.sheets import edition_sheet

SHEETS: dict[str, dict[str, Any]] = {}
every_edition = pytest.mark.parametrize("edition", EDITION_IDS)


def table(edition: str, id: str) -> dict[str, Any]:
    """A table of an edition's sheet, which is made once."""
    if edition not in SHEETS:
        SHEETS[edition] = edition_sheet(edition)
    found: dict[str, Any] = SHEETS[edition]["tables"][id]
    return found


def rolled(edition: str, id: str, figure: int) -> dict[str, Any]:
    """The one row of a table on which a roll falls."""
    rows = []
    for each in table(edition, id)["rows"]:
        low, _, high = each["roll"].partition("-")
        if int(low) <= figure <= int(high or low):
            rows.append(each)
    assert len(rows) == 1, f"{figure} is in {len(rows)} rows of {id}"
    found: dict[str, Any] = rows[0]
    return found


def played(edition: str, position: str, answers: list[str], dice: list[int | str]) -> Game:
    """A game from a position in which these answers were given and these dice fell first."""
    game = Game.from_position(position, edition=edition, dice=ScriptedDice(dice, Dice(1)))
    for answer in answers:
        game.answer(answer)
    return game


def pairs(total: int) -> tuple[int, int]:
    return (total - 6, 6) if total > 7 else (1, total - 1)


@every_edition
@pytest.mark.parametrize("total", range(2, 13))
def test_the_weather_is_as_the_table_has_it(edition: str, total: int) -> None:
    kicked = find_edition(edition).kick_off_names.index("changing weather")
    position = "home 1 5,7 / away 1 20,7 / phase kick / kicking home / active none / turns 0 0"
    game = played(edition, position, ["kick to 19,7"], ["SE", 1, *pairs(kicked), *pairs(total)])
    told = [event for event in game.events if event.kind == "weather"]
    assert told[-1].words("weather") == rolled(edition, "weather", total)["name"]


@every_edition
@pytest.mark.parametrize("total", range(2, 13))
def test_a_kick_off_brings_what_the_table_says(edition: str, total: int) -> None:
    position = "home 1 5,7 / away 1 20,7 / phase kick / kicking home / active none / turns 0 0"
    game = played(edition, position, ["kick to 19,7"], ["SE", 1, *pairs(total)])
    row = rolled(edition, "kick-off", total)
    told = next(event for event in game.events if event.kind == "kick-off")
    assert row["name"] in str(told).lower()
    # ... and it is that which is then carried out.
    procedure = find_edition(edition).kick_off_events[total]
    assert procedure.__name__ == row["name"].replace(" ", "_").replace("-", "_")
    assert row["text"]


KICKED = "home 1 7,7 / away 1 8,7 prone {who} / acting home 1 foul target away 1"
STATES = {"stunned": "stunned", "knocked out": "ko", "badly hurt": "injured", "casualty": "injured"}


@every_edition
@pytest.mark.parametrize("who", ["", "Stunty", "Thick Skull"])
@pytest.mark.parametrize("total", range(2, 13))
def test_injuries_are_as_the_table_has_them(edition: str, who: str, total: int) -> None:
    position = KICKED.format(who=who)
    game = played(edition, position, ["foul away 1"], [6, 5, *pairs(total)])
    row = rolled(edition, f"injury {who.lower()}".strip(), total)
    assert game.player("away 1").state == STATES[row["name"]]


def casualty(edition: str, dice: list[int | str]) -> tuple[str, str]:
    """What these dice come to, and the name of the row."""
    game = played(edition, KICKED.format(who=""), ["foul away 1"], [6, 5, 6, 4, *dice])
    told = next(event for event in game.events if event.kind == "casualty")
    return told.words("result"), find_edition(edition).casualty_rows.get(told["row"], "")


@pytest.mark.parametrize("edition", ["lrb6", "bb2016"])
@pytest.mark.parametrize("tens", range(1, 7))
def test_casualties_by_tens_and_units(edition: str, tens: int) -> None:
    for units in range(1, 9):
        effect, called = casualty(edition, [tens, units])
        row = rolled(edition, "casualty", 10 * tens + units)
        assert effect == row["name"]
        assert called in (row["called"] or [""])


@pytest.mark.parametrize("die", range(1, 17))
def test_casualties_by_a_d16(die: int) -> None:
    row = rolled("bb2020", "casualty", die)
    if row["name"] != "lasting injury":
        assert casualty("bb2020", [die])[0] == row["name"]
        return
    for face in range(1, 7):
        lasting = rolled("bb2020", "lasting injury", face)
        effect, called = casualty("bb2020", [die, face])
        assert (effect, [called]) == (lasting["name"], lasting["called"])


@pytest.mark.parametrize("edition", ["bb2016", "bb2020"])
@pytest.mark.parametrize("die", range(1, 7))
def test_arguing_ends_as_the_table_has_it(edition: str, die: int) -> None:
    dice: list[int | str] = [1, 1, die]  # a double is seen, and breaks nothing
    position = KICKED.format(who="")
    game = played(edition, position, ["foul away 1", "argue the call"], dice)
    words = rolled(edition, "argue", die)["name"]
    state = game.player("home 1").state
    if "call stands" in words:
        assert state == "off"
    else:
        assert state == ("reserves" if "reserves" in words else "up")
    assert ("sent away" in words) == any(event.kind == "coach banned" for event in game.events)
    assert any(event.kind == "turnover" for event in game.events)


@every_edition
@pytest.mark.parametrize("die", range(1, 7))
def test_bribes_end_as_the_table_has_it(edition: str, die: int) -> None:
    position = f"{KICKED.format(who='')} / bribes 1 0"
    game = played(edition, position, ["foul away 1", "bribe the referee"], [1, 1, die])
    if game.question is not None and game.question.kind == "bribe":
        game.answer("accept the call")
    words = rolled(edition, "bribe", die)["name"]
    state = game.player("home 1").state
    assert state == ("off" if words == "the call stands" else "up")


@every_edition
def test_block_dice_are_as_many_as_the_table_says(edition: str) -> None:
    strengths = table(edition, "strength")
    for mine, row in zip(strengths["attackers"], strengths["matrix"], strict=True):
        for theirs, dice in zip(strengths["defenders"], row, strict=True):
            position = f"home 1 7,7 st{mine} / away 1 8,7 st{theirs} / acting home 1 block"
            game = played(edition, position, ["block away 1"], [1, 2, 3][: abs(dice)])
            told = next(event for event in game.events if event.kind == "block")
            assert told["dice"] == dice
            chooser = "home" if dice > 0 else "away"
            if abs(dice) > 1:
                assert game.question is not None
                assert game.question.coach == chooser


@every_edition
def test_a_turn_has_one_of_the_actions_that_are_once_a_turn(edition: str) -> None:
    rows = {each["name"]: each for each in table(edition, "actions")["rows"]}
    position = "home 1 3,3 ball / home 2 3,4 / home 3 9,9 / home 4 9,10 / away 1 10,10"
    position += " / away 2 10,8 prone"
    for name in ("move", "block", "blitz", "pass", "hand-off", "foul"):
        used = "" if name in ("move", "block") else f" / used {name}"
        game = Game.from_position(position + used, edition=edition)
        assert game.question is not None
        left = [str(option) for option in game.question.options if str(option).endswith(f" {name}")]
        assert bool(left) != rows[name]["once"], name


@every_edition
def test_the_sheet_is_plain_data_with_words(edition: str) -> None:
    sheet = edition_sheet(edition)
    assert json.loads(json.dumps(sheet)) == sheet
    assert sorted(id for page in sheet["pages"] for id in page) == sorted(sheet["tables"])
    for id in ("kick-off", "weather", "casualty", "turnovers", "fouls", "block", "actions"):
        for row in sheet["tables"][id]["rows"]:
            assert row["name"], id
            assert row["text"], f"{id}: {row['name']} has no words"


def test_only_one_edition_hears_prayers() -> None:
    assert "prayers" not in edition_sheet("lrb6")["tables"]
    assert [row["roll"] for row in table("bb2020", "prayers")["rows"]] == [
        str(row) for row in range(1, 17)
    ]


def test_points_agree_with_what_the_rules_say_of_them() -> None:
    from pigskin.rules_index import rule

    worth = {row["name"]: row["roll"] for row in table("bb2020", "points")["rows"]}
    cited = {
        "completion": "passing.completion", "casualty": "casualty.credit",
        "touchdown": "scoring.credit", "deflection": "interference.deflection",
        "interception": "interference.interception", "safe landing": "throw-team-mate.completion",
    }  # fmt: skip
    for feat, id in cited.items():
        assert f"{worth[feat]} point" in rule("bb2020", id).text, feat


def test_an_edition_nobody_knows_is_refused() -> None:
    with pytest.raises(UnknownEdition, match="there is no edition"):
        edition_sheet("bb1999")
