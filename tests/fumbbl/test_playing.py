"""Hand-made matches, played again and compared."""

from pathlib import Path

import pytest
from fumbbl_log import Log, change, player, report
from typer.testing import CliRunner

from pigskin.cli import app
from pigskin.fumbbl import Outcome, play
from pigskin.fumbbl.reading import from_json
from pigskin.pitch import HOME
from pigskin.record import load
from pigskin.rules.counting import has


def played(log: Log) -> Outcome:
    return play(from_json(log.data()))


def agrees(log: Log) -> Outcome:
    outcome = played(log)
    assert outcome.difference is None, outcome.difference
    assert outcome.agreed == outcome.commands
    return outcome


def differs(log: Log, problem: str) -> Outcome:
    outcome = played(log)
    assert outcome.difference is not None
    assert problem in "; ".join(outcome.difference.problems)
    return outcome


def began() -> Log:
    """The first turn of the away side; its ball lies at 20,6."""
    return Log().prelude().kick()


def test_a_log_that_ends_early_agrees_as_far_as_it_goes() -> None:
    outcome = agrees(began())
    assert not outcome.game.over
    assert outcome.game.table.away.turn == 1
    assert "ends in the middle of a turn" in outcome.notes[-1]


def test_steps_are_compared_one_by_one() -> None:
    outcome = agrees(began().acts("A4").step("A4", 15, 3).step("A4", 14, 3).stops("A4"))
    assert [each.kind for each in outcome.game.events if not each.quiet][-1] == "move"
    assert outcome.compared >= 5


def test_an_activation_that_was_called_off_is_passed_over() -> None:
    log = began().acts("A4").stops("A4", 257).acts("A5").step("A5", 15, 4).stops("A5")
    assert [str(e) for e in agrees(log).game.events if e.kind == "activates"] == [
        "away 5 Somebody 5: move"
    ]


def test_a_pick_up_uses_the_die_of_the_log() -> None:
    log = began().acts("A7").step("A7", 17, 6).step("A7", 18, 6).step("A7", 19, 6)
    log.step("A7", 20, 6).test("pickUpRoll", "A7", 3, True)
    log.add(change("fieldModelSetBallMoving", None, False)).stops("A7")
    assert agrees(log).game.table.carrier >= 0


def test_a_dodge_is_rolled_again_only_if_the_log_says_so() -> None:
    log = began().acts("A2").step("A2", 14, 7).test("dodgeRoll", "A2", 1, False, reRolled=False)
    log.add(
        report("reRoll", playerId="A2", reRollSource="Team ReRoll", successful=False, roll=0),
        report("dodgeRoll", playerId="A2", roll=5, successful=True, reRolled=True),
        change("turnDataSetReRolls", "away", 2),
    )
    assert agrees(log.stops("A2")).game.table.away.rerolls == 2


def test_a_failed_dodge_ends_the_turn_without_a_word_of_the_coach() -> None:
    log = began().acts("A2").step("A2", 14, 7).test("dodgeRoll", "A2", 1, False, reRolled=False)
    log.add(change("fieldModelSetPlayerState", "A2", 3))
    log.add(report("injury", defenderId="A2", armorRoll=[3, 2], armorBroken=False))
    log.add(change("actingPlayerSetPlayerId", None, None))
    log.turn_ends(1, True, change("fieldModelSetPlayerState", "A2", 259))
    assert agrees(log).game.table.active == 0


def block(log: Log) -> Log:
    """A1 blocks H1, who goes down, and follows up."""
    log.acts("A1", "block").add(change("gameSetDefenderId", "H1"))
    log.add(
        report("block", defenderId="H1"),
        report("blockRoll", choosingTeamId="team A", blockRoll=[6, 1]),
        change(
            "gameSetDialogParameter", None, {"dialogId": "blockRoll", "choosingTeamId": "team A"}
        ),
    )
    log.add(
        report("blockChoice", diceIndex=0, blockResult="POW", blockRoll=[6, 1]),
        change("fieldModelSetPlayerState", "H1", 267),
        change("gameSetDialogParameter"),
    )
    return log


def two_on_one() -> Log:
    """A4 has come to help A1 against H1."""
    log = began().acts("A4").step("A4", 15, 4).step("A4", 14, 5).step("A4", 13, 5)
    return log.stops("A4")


def test_a_block_goes_the_way_of_the_log() -> None:
    log = block(two_on_one())
    log.add(change("fieldModelSetPlayerCoordinate", "H1", [11, 6]))
    log.add(change("fieldModelSetPlayerCoordinate", "A1", [12, 6]))
    log.add(change("fieldModelSetPlayerState", "H1", 259))
    log.add(report("injury", defenderId="H1", armorRoll=[2, 3], armorBroken=False))
    outcome = agrees(log.stops("A1"))
    assert [e.kind for e in outcome.game.events].count("block die") == 2


def test_a_player_who_is_hurt_may_be_seen_by_the_apothecary() -> None:
    log = block(two_on_one())
    log.add(change("fieldModelSetPlayerCoordinate", "H1", [11, 6]))
    log.add(change("fieldModelSetPlayerState", "H1", 259))
    log.add(
        report(
            "injury", defenderId="H1", armorRoll=[5, 5], armorBroken=True, injuryRoll=[5, 5],
            casualtyRoll=[10, 4], seriousInjury="Serious Injury (NI)", injury=7,
        )
    )  # fmt: skip
    log.add(
        report("apothecaryRoll", playerId="H1", casualtyRoll=[3, 1], playerState=6),
        report("apothecaryChoice", playerId="H1", playerState=9, seriousInjury=None),
        change("turnDataSetApothecaries", "home", 0),
        change("fieldModelSetPlayerState", "H1", 9),
        change("fieldModelRemovePlayer", "H1", [11, 6]),
        change("fieldModelSetPlayerCoordinate", "H1", [-1, 0]),
    )
    assert has(agrees(log.stops("A1")).game.table, HOME, "apothecaries") == 0


def test_the_lasting_injury_is_only_rolled_for_when_the_rules_ask() -> None:
    log = block(two_on_one())
    log.add(change("fieldModelSetPlayerCoordinate", "H1", [11, 6]))
    log.add(change("fieldModelSetPlayerState", "H1", 259))
    log.add(
        report(
            "injury", defenderId="H1", armorRoll=[5, 5], armorBroken=True, injuryRoll=[5, 5],
            casualtyRoll=[14, 3], seriousInjury="Smashed Knee (-MA)", injury=7,
        )
    )  # fmt: skip
    log.add(
        report("apothecaryRoll", playerId="H1", casualtyRoll=None),
        change("fieldModelSetPlayerState", "H1", 7),
        change("fieldModelRemovePlayer", "H1", [11, 6]),
        change("fieldModelSetPlayerCoordinate", "H1", [-4, 0]),
    )
    assert agrees(log.stops("A1")).game.history.all_tape()[-2:] == [14, 3]


# --- differences ------------------------------------------------------------------------------


def test_a_player_elsewhere_is_a_difference_with_both_pictures() -> None:
    stray = change("fieldModelSetPlayerCoordinate", "A5", [0, 0])
    log = began().acts("A4").step("A4", 15, 3, stray)
    outcome = differs(log.stops("A4"), "away 5 is at 16,5, there at 0,0")
    assert outcome.difference is not None
    assert outcome.difference.command == len(log.commands) - 1
    assert outcome.agreed == len(log.commands) - 2
    assert "<5" not in outcome.difference.ours.splitlines()[0]
    assert "<5" in outcome.difference.theirs.splitlines()[0]


def test_a_player_in_another_state_is_a_difference() -> None:
    log = began().acts("A4").step("A4", 15, 3, change("fieldModelSetPlayerState", "H9", 260))
    differs(log.stops("A4"), "home 9 is up, there stunned")


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (change("teamResultSetScore", "home", 1), "home has scored 0, there 1"),
        (change("turnDataSetReRolls", "away", 1), "away has 3 re-rolls, there 1"),
        (change("turnDataSetTurnNr", "home", 5), "home is in turn 0, there 5"),
        (change("gameSetHalf", None, 2), "it is half 1, there half 2"),
        (change("fieldModelSetBallCoordinate", None, [2, 2]), "the ball is at 20,6, there at 2,2"),
        (change("fieldModelSetBallMoving", None, False), "is loose, there the other way round"),
        (change("gameSetHomePlaying", None, True), "we ask away, there it is the turn of home"),
    ],
)
def test_every_part_of_the_picture_is_compared(wrong: dict[str, object], problem: str) -> None:
    differs(began().acts("A4").step("A4", 15, 3, wrong).stops("A4"), problem)


def test_a_die_too_many_in_the_log_is_a_difference() -> None:
    log = began().acts("A4").step("A4", 15, 3).test("goForItRoll", "A4", 3, True).stops("A4")
    differs(log, "goForItRoll")


def test_a_die_missing_in_the_log_is_a_difference() -> None:
    log = began().acts("A2").step("A2", 14, 7).stops("A2").turn_ends(1, True)
    differs(log, "the script has run out")


def test_an_answer_our_rules_do_not_allow_is_a_difference() -> None:
    log = began().acts("A4", "block").add(change("gameSetDefenderId", "H9")).stops("A4")
    differs(log, "away 4 block")


def test_a_coach_who_is_not_asked_by_us_is_a_difference() -> None:
    log = two_on_one().acts("A1", "block").add(change("gameSetDefenderId", "H1"))
    log.add(
        report("block", defenderId="H1"),
        report("blockRoll", choosingTeamId="team H", blockRoll=[6, 1]),
        change(
            "gameSetDialogParameter", None, {"dialogId": "blockRoll", "choosingTeamId": "team H"}
        ),
    )
    log.add(report("blockChoice", diceIndex=0, blockResult="POW", blockRoll=[6, 1]))
    differs(log.stops("A1"), "we ask away (block dice), there home is asked")


# --- the command ------------------------------------------------------------------------------


def test_the_command_says_how_far_the_match_agrees_and_writes_a_record(tmp_path: Path) -> None:
    log = began().acts("A4").step("A4", 15, 3).stops("A4")
    file, out = log.write(tmp_path / "match.gz"), tmp_path / "match.txt"
    result = CliRunner().invoke(app, ["fumbbl", str(file), "-o", str(out)])
    assert result.exit_code == 0, result.output
    assert f"{len(log.commands)} of {len(log.commands)} commands agree" in result.stdout
    assert load(out).table.team_names == ("The H Team", "The A Team")


def test_the_command_shows_the_first_difference(tmp_path: Path) -> None:
    log = began().acts("A4").step("A4", 15, 3, change("teamResultSetScore", "home", 1))
    log.options["spikedBall"] = "true"
    file = log.stops("A4").write(tmp_path / "match.gz")
    result = CliRunner().invoke(app, ["fumbbl", str(file)])
    assert result.exit_code == 1
    assert "home has scored 0, there 1" in result.stdout
    assert "not supported: option spikedBall" in result.stdout
    assert result.stdout.count("<10") == 2


def test_the_command_complains_about_a_bad_file_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "match.gz"
    file.write_bytes(b"nothing")
    result = CliRunner().invoke(app, ["fumbbl", str(file)])
    assert result.exit_code == 2
    assert result.stderr.startswith(f"pigskin: {file}: is not valid JSON")


def test_a_team_with_a_roster_of_its_own_can_be_saved(tmp_path: Path) -> None:
    log = Log()
    log.home["race"] = "Moon People"
    log.home["playerArray"][10] = player("H", 11, "3")
    outcome = agrees(log.prelude().kick())
    outcome.game.save(tmp_path / "match.txt")
    setup = load(tmp_path / "match.txt").setup
    assert setup is not None
    assert setup.home.roster.name == "Moon People"
