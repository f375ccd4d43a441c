"""Hand-made logs in the ways of BB2016."""

from __future__ import annotations

from typing import Any

from fumbbl_log import AWAY_SETUP, HOME_SETUP, OldLog, change, report

from pigskin.fumbbl import Outcome, play
from pigskin.fumbbl.reading import from_json
from pigskin.model import INJURED, KNOCKED_OUT, PRONE, RESERVES, STANDING, STUNNED
from pigskin.pitch import square


def played(log: OldLog) -> Outcome:
    return play(from_json(log.data()))


def agrees(log: OldLog) -> Outcome:
    outcome = played(log)
    assert outcome.difference is None, outcome.difference
    assert outcome.agreed == outcome.commands
    assert outcome.odd == ()
    return outcome


def at(who: str, x: int, y: int) -> dict[str, Any]:
    return change("fieldModelSetPlayerCoordinate", who, [x, y])


def state(who: str, number: int) -> dict[str, Any]:
    return change("fieldModelSetPlayerState", who, number)


def rolls(log: OldLog, whom: str, *faces: int) -> OldLog:
    log.add(
        report("block", defenderId=whom),
        report("blockRoll", choosingTeamId="team A", blockRoll=list(faces)),
    )
    return log


def chooses(log: OldLog, whom: str, result: str, *more: dict[str, Any]) -> OldLog:
    log.add(report("blockChoice", blockResult=result, defenderId=whom, nrOfDice=1), *more)
    return log


def test_the_edition_is_that_of_files_without_a_rules_version() -> None:
    outcome = agrees(OldLog().begin())
    assert outcome.replay.edition == "bb2016"
    assert outcome.game.table.away.rerolls == 3  # a D3 each, 1 against 3


def test_a_victim_who_was_the_last_one_as_well_is_not_named_again() -> None:
    log = OldLog().gives("H1", "Stand Firm").begin()
    for who, named in (("A1", True), ("A2", False)):
        chooses(rolls(log.hits(who, "H1", named), "H1", 3), "H1", "PUSHBACK", state("H1", 257))
        log.add(
            report("skillUse", playerId="H1", skill="Stand Firm", used=True),
            report("pushback", defenderId="H1", pushbackMode="regular"),
        )
        log.stops(who)
    outcome = agrees(log)
    assert [each.kind for each in outcome.game.events].count("block") == 2


def test_a_loner_rolls_in_the_report_that_he_is_to_roll_again() -> None:
    log = OldLog().gives("A1", "Loner").begin().hits("A1", "H1")
    rolls(log, "H1", 1)
    log.add(
        report("reRoll", playerId="A1", reRollSource="Loner", successful=True, roll=4),
        change("turnDataSetReRolls", "away", 2),
        report("block", defenderId="H1"),
        report("blockRoll", choosingTeamId="team A", blockRoll=[3]),
    )
    chooses(log, "H1", "PUSHBACK", state("H1", 257)).add(at("H1", 11, 6))
    outcome = agrees(log.stops("A1"))
    assert outcome.game.table.away.rerolls == 2


def test_a_badly_hurt_player_is_healed_without_a_second_roll() -> None:
    log = OldLog().begin().hits("A1", "H1")
    chooses(rolls(log, "H1", 6), "H1", "POW", state("H1", 267))
    log.add(at("H1", 11, 6)).add(state("H1", 259))
    log.add(
        report(
            "injury", defenderId="H1", injuryType="block", attackerId="A1", armorRoll=[6, 5],
            armorBroken=True, injuryRoll=[6, 6], casualtyRoll=[2, 3], injury=6,
        )
    )  # fmt: skip
    log.add(
        report("apothecaryChoice", playerId="H1", playerState=9),
        state("H1", 9),
        change("fieldModelSetPlayerCoordinate", "H1", [-1, 0]),
    )
    outcome = agrees(log.stops("A1"))
    assert outcome.game.table.state[0] == RESERVES


def test_rocks_are_told_home_first_and_thrown_away_first() -> None:
    log = OldLog().prelude()
    log.flies().event(5, 6)
    log.add(report("kickoffThrowARock", rollHome=3, rollAway=3, playerIdsHit=["H2", "A2"]))
    for who in ("H2", "A2"):
        log.add(
            report("injury", defenderId=who, injuryType="throwARock", injuryRoll=[1, 2], injury=4),
            state(who, 4),
        )
    outcome = agrees(log.lands())
    table = outcome.game.table
    assert [table.state[1], table.state[33]] == [STUNNED, STUNNED]


def test_a_coach_may_think_again_in_a_quick_snap() -> None:
    log = OldLog().prelude()
    log.flies().event(4, 5)
    log.add(
        change("gameSetHomePlaying", None, False), change("gameSetTurnMode", None, "quickSnap")
    )
    log.add(at("A4", 15, 4)).add(at("A4", 15, 3))
    log.add(change("gameSetHomePlaying", None, True), change("gameSetTurnMode", None, "kickoff"))
    agrees(log.lands())


def test_two_players_swap_places_in_a_quick_snap() -> None:
    log = OldLog().prelude()
    log.flies().event(4, 5)
    log.add(
        change("gameSetHomePlaying", None, False), change("gameSetTurnMode", None, "quickSnap")
    )
    # A1 steps aside, A2 takes his place, and A1 that of A2; A3 goes where nobody is.
    log.add(at("A1", 14, 6)).add(at("A2", 13, 6)).add(at("A1", 13, 7)).add(at("A3", 14, 9))
    log.add(change("gameSetHomePlaying", None, True), change("gameSetTurnMode", None, "kickoff"))
    table = agrees(log.lands()).game.table
    assert [table.place[player] for player in (32, 33)] == [square(13, 7), square(13, 6)]


def test_who_steps_into_a_square_that_is_left_swaps_with_nobody() -> None:
    log = OldLog().prelude()
    log.flies().event(4, 5)
    log.add(
        change("gameSetHomePlaying", None, False), change("gameSetTurnMode", None, "quickSnap")
    )
    log.add(at("A2", 14, 7)).add(at("A1", 13, 7))
    log.add(change("gameSetHomePlaying", None, True), change("gameSetTurnMode", None, "kickoff"))
    table = agrees(log.lands()).game.table
    assert [table.place[player] for player in (32, 33)] == [square(13, 7), square(14, 7)]


def test_piling_on_is_a_report_of_its_own() -> None:
    log = OldLog().gives("A1", "Piling On").begin().hits("A1", "H1")
    chooses(rolls(log, "H1", 6), "H1", "POW", state("H1", 267))
    log.add(at("H1", 11, 6)).add(at("A1", 12, 6)).add(state("H1", 259))
    log.add(
        report(
            "injury", defenderId="H1", injuryType="block", armorRoll=[1, 2], armorBroken=False,
            injury=3,
        )
    )  # fmt: skip
    log.add(
        report("pilingOn", playerId="A1", used=True),
        report("reRoll", playerId="A1", reRollSource="Team ReRoll", successful=True),
        change("turnDataSetReRolls", "away", 2),
        state("A1", 3),
    )
    log.add(
        report(
            "injury", defenderId="H1", injuryType="pilingOnArmor", armorRoll=[6, 5],
            armorBroken=True, injuryRoll=[1, 2], injury=4,
        ),
        state("H1", 260),
    )  # fmt: skip
    outcome = agrees(log.add(change("actingPlayerSetPlayerId", None, None)))
    assert outcome.game.table.state[0] == STUNNED


def test_who_piles_on_is_shown_prone_while_the_apothecary_is_asked() -> None:
    log = OldLog().gives("A1", "Piling On").begin().hits("A1", "H1")
    chooses(rolls(log, "H1", 6), "H1", "POW", state("H1", 267))
    log.add(at("H1", 11, 6)).add(at("A1", 12, 6)).add(state("H1", 259))
    log.add(hurt("H1", "block", [6, 5], [1, 2], 4))
    log.add(
        report("pilingOn", playerId="A1", used=True, reRollInjury=True),
        report("reRoll", playerId="A1", reRollSource="Team ReRoll", successful=True),
        change("turnDataSetReRolls", "away", 2),
        state("A1", 3),
    )
    log.add(hurt("H1", "pilingOnInjury", [], [4, 4], 5), state("H1", 259))
    log.add(report("apothecaryRoll", playerId="H1"))
    log.add(state("H1", 5), at("H1", -1, 0)).add(change("actingPlayerSetPlayerId", None, None))
    log.acts("A11", "move").step("A11", 15, 11).stops("A11")
    assert agrees(log).game.table.state[0] == KNOCKED_OUT


def test_who_is_held_may_roll_again_before_he_gets_away() -> None:
    log = OldLog().gives("H1", "Tentacles").begin().acts("A1")
    held = {"skill": "Tentacles", "defenderId": "H1", "minimumRoll": 6}
    log.add(report("tentaclesShadowingRoll", tentacleRoll=[1, 1], **held))
    log.add(
        report("reRoll", playerId="A1", reRollSource="Team ReRoll", successful=True),
        report("tentaclesShadowingRoll", tentacleRoll=[6, 6], reRolled=True, **held),
        change("turnDataSetReRolls", "away", 2),
    )
    log.step("A1", 14, 6).test("dodgeRoll", "A1", 5, True, minimumRoll=3).stops("A1")
    log.acts("A11", "move").step("A11", 15, 11).stops("A11")
    assert agrees(log).game.table.away.rerolls == 2


def test_who_falls_is_followed_by_a_shadow_all_the_same() -> None:
    log = OldLog().gives("H1", "Shadowing").begin().acts("A1").step("A1", 14, 6)
    log.test("dodgeRoll", "A1", 1, False, minimumRoll=3)
    log.add(
        report("tentaclesShadowingRoll", skill="Shadowing", defenderId="H1", tentacleRoll=[1, 2])
    )
    log.add(at("H1", 13, 6))
    log.add(hurt("A1", "dropDodge", [1, 2], [], 3), state("A1", 3))
    log.add(change("actingPlayerSetPlayerId", None, None)).turn_ends(1, True)
    log.acts("H11", "move").step("H11", 8, 11).stops("H11")
    agrees(log)


# --- thrown team-mates ------------------------------------------------------------------------


def hurt(who: str, how: str, armour: list[int], injury: list[int], result: int) -> dict[str, Any]:
    return report(
        "injury", defenderId=who, injuryType=how, armorRoll=armour, armorBroken=bool(injury),
        injuryRoll=injury, injury=result,
    )  # fmt: skip


def thrown(log: OldLog, target: tuple[int, int], *ways: str) -> OldLog:
    """A6 throws A5, who scatters."""
    log.acts("A6", "throwTeamMateMove")
    log.add(change("actingPlayerSetPlayerAction", None, "throwTeamMate"))
    log.add(change("gameSetDefenderId", "A5"), state("A5", 272))
    log.add(change("gameSetPassCoordinate", None, list(target)))
    log.add(report("throwTeamMateRoll", playerId="A6", roll=6, successful=True))
    return bounces(log, *ways)


def bounces(log: OldLog, *ways: str) -> OldLog:
    log.add(report("scatterPlayer", directionArray=list(ways), rolls=[1] * len(ways)))
    return log


def crashes(log: OldLog, x: int, y: int) -> OldLog:
    """A5 comes to rest where nobody is, after he has hit somebody."""
    log.add(at("A5", x, y), state("A5", 257), change("gameSetDefenderId"))
    log.add(hurt("A5", "ttmLanding", [1, 2], [], 3), state("A5", 3))
    log.add(change("gameSetPassCoordinate")).stops("A6")
    return log


def throwers() -> OldLog:
    return OldLog().gives("A6", "Throw Team-Mate").gives("A5", "Right Stuff")


def test_a_thrown_player_fells_each_player_he_comes_down_on() -> None:
    log = thrown(throwers().begin(), (13, 4), "South", "West", "South")
    log.add(hurt("H1", "ttmHitPlayer", [1, 2], [], 3), state("H1", 3))
    bounces(log, "South").add(hurt("H2", "ttmHitPlayer", [1, 2], [], 3), state("H2", 3))
    crashes(bounces(log, "West"), 11, 7)
    log.acts("A11", "move").step("A11", 15, 11).stops("A11")
    assert list(agrees(log).game.table.state[:3]) == [PRONE, PRONE, STANDING]


def test_a_team_mate_landed_on_ends_the_turn() -> None:
    log = thrown(throwers().begin(), (13, 4), "West", "Southeast", "South")
    log.add(hurt("A1", "ttmHitPlayer", [1, 2], [], 3), state("A1", 3))
    crashes(bounces(log, "North"), 13, 5).turn_ends(1, True)
    log.acts("H11", "move").step("H11", 8, 11).stops("H11")
    agrees(log)


def test_a_player_thrown_into_the_crowd_is_hurt_there() -> None:
    log = thrown(throwers().begin(), (15, 0), "North")
    log.add(hurt("A5", "crowdpush", [], [1, 2], 9), state("A5", 9), at("A5", 30, 0))
    log.add(change("gameSetPassCoordinate")).stops("A6")
    log.acts("A11", "move").step("A11", 15, 11).stops("A11")
    assert agrees(log).game.table.state[36] == RESERVES


def test_a_ball_knocked_loose_by_a_thrown_player_bounces_before_he_does() -> None:
    log = throwers().begin()
    log.acts("A7", "handOverMove")
    for x in (17, 18, 19):
        log.step("A7", x, 7)
    log.step("A7", 20, 6)
    log.add(
        report("pickUpRoll", playerId="A7", roll=6, minimumRoll=3, successful=True),
        change("fieldModelSetBallMoving", None, False),
    )
    log.stops("A7")
    # Short of the carrier by a square; he comes down on him.
    thrown(log, (20, 5), "West", "South", "East")
    log.add(hurt("A7", "ttmHitPlayer", [1, 2], [], 3), state("A7", 3))
    log.add(
        report("scatterBall", directionArray=["East"], rolls=[3], gustOfWind=False),
        change("fieldModelSetBallCoordinate", None, [21, 6]),
        change("fieldModelSetBallMoving", None, True),
    )
    crashes(bounces(log, "North"), 20, 5).turn_ends(1, True)
    log.acts("H11", "move").step("H11", 8, 11).stops("H11")
    agrees(log)


def test_a_hungry_thrower_eats_a_team_mate() -> None:
    log = throwers().gives("A6", "Always Hungry").begin().acts("A6", "throwTeamMateMove")
    log.add(change("actingPlayerSetPlayerAction", None, "throwTeamMate"))
    log.add(change("gameSetDefenderId", "A5"), state("A5", 272))
    log.add(change("gameSetPassCoordinate", None, [13, 4]))
    log.add(report("alwaysHungryRoll", playerId="A6", roll=1, minimumRoll=2))
    log.add(report("escapeRoll", playerId="A5", roll=1, minimumRoll=2))
    log.add(hurt("A5", "eatPlayer", [], [], 8), state("A5", 8), at("A5", 35, 0))
    log.add(change("gameSetPassCoordinate")).stops("A6")
    log.acts("A11", "move").step("A11", 15, 11).stops("A11")
    assert agrees(log).game.table.state[36] == INJURED


def test_a_concession_ends_the_match() -> None:
    log = OldLog().begin()
    log.add(change("teamResultSetConceded", "away", True))
    log.add(change("teamResultSetScore", "home", 1), change("gameSetTurnMode", None, "endGame"))
    outcome = played(log)
    assert outcome.game.over
    assert outcome.game.table.ending == "conceded"


def test_a_shootout_that_is_won_counts_as_a_touchdown() -> None:
    log = OldLog()
    log.options["overtime"] = "true"
    log.begin().idles_to_half_time().second_half()
    fans = next(each for each in reversed(log.commands) if told(each, "extraReRoll"))
    fans["modelChangeList"]["modelChangeArray"] += rerolls(3)  # both coaches cheer alike
    for each in log.commands:
        for row in told(each, "kickoffResult"):
            row["kickoffRoll"] = [3, 3]
    everybody = [f"{letter}{number}" for letter in "HA" for number in range(1, 12)]
    log.add(
        report("turnEnd", knockoutRecoveryArray=[]),
        report("startHalf", half=3),
        *(state(who, 9) for who in everybody),
        *(at(who, -1, 0) for who in everybody),
        change("gameSetHalf", None, 3),
        change("turnDataSetTurnNr", "home", 0),
        change("turnDataSetTurnNr", "away", 0),
        change("fieldModelSetBallCoordinate"),
        change("fieldModelSetBallInPlay", None, False),
    )
    log.add(report("coinThrow", coach="Coach H", coinThrowHeads=False, coinChoiceHeads=True))
    log.add(
        report("receiveChoice", teamId="team A", receiveChoice=True),
        change("gameSetTurnMode", None, "setup"),
        change("gameSetHomePlaying", None, True),
    )
    log.place("H", HOME_SETUP).add(change("gameSetHomePlaying", None, False))
    log.place("A", AWAY_SETUP).add(
        change("gameSetHomePlaying", None, True), change("gameSetTurnMode", None, "kickoff")
    )
    log.flies().event(3, 3).add(report("extraReRoll", rollHome=1, rollAway=1), *rerolls(4))
    log.lands().idles_to_half_time().add(report("turnEnd", knockoutRecoveryArray=[]))
    log.add(
        report("penaltyShootout", rollHome=5, rollAway=1), change("teamResultSetScore", "home", 1)
    )
    log.add(change("gameSetTurnMode", None, "endGame"))
    assert agrees(log).game.table.winner == 0


def told(command: dict[str, Any], id: str) -> list[dict[str, Any]]:
    return [row for row in command["reportList"]["reports"] if row["reportId"] == id]


def rerolls(number: int) -> list[dict[str, Any]]:
    return [change("turnDataSetReRolls", side, number) for side in ("home", "away")]


# --- what is said of matches that cannot be whole ---------------------------------------------


def test_a_card_is_named_as_the_reason() -> None:
    log = OldLog().begin()
    log.add(report("playCard", teamId="team A", card="Something"), state("H1", 259))
    log.acts("A11", "move").step("A11", 15, 10).stops("A11")
    outcome = played(log)
    assert outcome.difference is not None
    assert outcome.reason.startswith("a special play card is played")


def test_a_wizard_is_named_as_the_reason() -> None:
    log = OldLog().begin()
    log.add(report("wizardUse", teamId="team H", wizardSpell="lightning"))
    log.add(report("spellEffectRoll", specialEffect="lightning", playerId="A1", roll=5))
    log.add(hurt("A1", "lightning", [1, 2], [], 3), state("A1", 3))
    log.turn_ends(1, True).acts("H11", "move").step("H11", 8, 11).stops("H11")
    outcome = played(log)
    assert outcome.difference is not None
    assert outcome.reason.startswith("a wizard casts a spell")


def test_a_roll_rolled_again_twice_is_an_error_of_the_site() -> None:
    log = OldLog().gives("A1", "Pro").gives("H1", "Foul Appearance").begin().hits("A1", "H1")
    log.add(report("foulAppearanceRoll", playerId="A1", roll=1, minimumRoll=2))
    log.add(
        report("reRoll", playerId="A1", reRollSource="Team ReRoll", successful=True),
        report("foulAppearanceRoll", playerId="A1", roll=1, minimumRoll=2, reRolled=True),
        change("turnDataSetReRolls", "away", 2),
    )
    log.add(
        report("reRoll", playerId="A1", reRollSource="Pro", successful=True, roll=6),
        report("foulAppearanceRoll", playerId="A1", roll=6, minimumRoll=2, reRolled=True),
    )
    chooses(rolls(log, "H1", 3), "H1", "PUSHBACK", state("H1", 257))
    log.add(at("H1", 11, 6)).stops("A1")
    log.acts("A11", "move").step("A11", 15, 10).stops("A11")
    outcome = played(log)
    assert outcome.difference is not None
    assert "one roll was rolled again twice" in outcome.reason


def test_a_decaying_player_has_one_second_roll_there_and_two_here() -> None:
    log = OldLog().gives("H1", "Decay").begin().hits("A1", "H1")
    chooses(rolls(log, "H1", 6), "H1", "POW", state("H1", 267))
    log.add(at("H1", 11, 6)).add(state("H1", 259))
    log.add(
        report(
            "injury", defenderId="H1", injuryType="block", attackerId="A1", armorRoll=[6, 5],
            armorBroken=True, injuryRoll=[6, 6], casualtyRoll=[6, 1], casualtyRollDecay=[1, 1],
            injury=8, seriousInjury="Dead (RIP)",
        )
    )  # fmt: skip
    log.add(
        report("apothecaryRoll", playerId="H1", casualtyRoll=[2, 2], playerState=6),
        report("apothecaryChoice", playerId="H1", playerState=9),
        state("H1", 9),
        change("fieldModelSetPlayerCoordinate", "H1", [-1, 0]),
    )
    outcome = agrees(log.stops("A1"))
    assert outcome.game.table.state[0] == RESERVES


def test_the_name_of_an_injury_is_lost_when_what_decay_adds_kills() -> None:
    log = OldLog().gives("H1", "Decay").begin().hits("A1", "H1")
    log.home["apothecaries"] = 0
    chooses(rolls(log, "H1", 6), "H1", "POW", state("H1", 267))
    log.add(at("H1", 11, 6)).add(state("H1", 259))
    log.add(
        report(
            "injury", defenderId="H1", injuryType="block", attackerId="A1", armorRoll=[6, 5],
            armorBroken=True, injuryRoll=[6, 6], casualtyRoll=[4, 3], casualtyRollDecay=[6, 7],
            injury=7, seriousInjury=None,
        ),
        state("H1", 8),
        at("H1", -1, 0),
    )  # fmt: skip
    outcome = agrees(log.stops("A1"))
    assert outcome.game.table.state[0] == INJURED


def test_a_hail_mary_is_thrown_even_where_the_ruler_would_reach() -> None:
    log = OldLog().gives("A6", "Hail Mary Pass").begin().acts("A6", "passMove")
    for x in (17, 18, 19):
        log.step("A6", x, 6)
    log.step("A6", 20, 6).test("pickUpRoll", "A6", 4, True, minimumRoll=3)
    log.add(change("fieldModelSetBallMoving", None, False))
    log.add(
        change("actingPlayerSetPlayerAction", None, "hailMaryPass"),
        change("gameSetPassCoordinate", None, [16, 8]),
    )
    log.test("passRoll", "A6", 1, False, minimumRoll=2, hailMaryPass=True)
    log.add(
        report("reRoll", playerId="A6", reRollSource="Team ReRoll", successful=True),
        change("turnDataSetReRolls", "away", 2),
    )
    log.test("passRoll", "A6", 1, False, minimumRoll=2, hailMaryPass=True, reRolled=True)
    log.add(
        report("scatterBall", directionArray=["East"], rolls=[3], gustOfWind=False),
        change("fieldModelSetBallCoordinate", None, [21, 6]),
        change("fieldModelSetBallMoving", None, True),
    )
    outcome = agrees(log.stops("A6").turn_ends(1, True))
    assert outcome.game.table.ball == square(21, 6)
