"""What the site tells in ways of its own, and what it played otherwise in earlier years."""

from __future__ import annotations

from typing import Any

import pytest
from fumbbl_log import POSITIONS, Log, change, player, report

from pigskin.fumbbl import Outcome, play
from pigskin.fumbbl.options import site_options
from pigskin.fumbbl.reading import from_json
from pigskin.fumbbl.teams import team_of
from pigskin.model import MISS_NEXT, NIGGLING, NO_ZONE, SENT_OFF
from pigskin.pitch import HOME, square
from pigskin.rules.counting import has
from pigskin.teams.team import Team


def agrees(log: Log) -> Outcome:
    outcome = play(from_json(log.data()))
    assert outcome.difference is None, outcome.difference
    assert outcome.agreed == outcome.commands
    return outcome


def home_team(log: Log) -> Team:
    return team_of(from_json(log.prelude().data()).teams[0])


def state(who: str, number: int) -> dict[str, Any]:
    return change("fieldModelSetPlayerState", who, number)


def at(who: str, x: int, y: int) -> dict[str, Any]:
    return change("fieldModelSetPlayerCoordinate", who, [x, y])


def with_skills(**skills: str) -> Log:
    log = Log()
    for who, names in skills.items():
        team = log.home if who[0] == "H" else log.away
        number = int(who[1:])
        team["playerArray"][number - 1] = player(who[0], number, "1", *names.split(", "))
    return log


def blocked(log: Log) -> Log:
    """A1 knocks H1 down without following up."""
    log.acts("A1", "block").add(change("gameSetDefenderId", "H1"))
    log.add(
        report("block", defenderId="H1"),
        report("blockRoll", choosingTeamId="team A", blockRoll=[6]),
    )
    log.add(report("blockChoice", blockResult="POW", defenderId="H1"), state("H1", 267))
    return log.add(at("H1", 11, 6)).add(state("H1", 259))


# --- teams ------------------------------------------------------------------------------------


def test_advances_among_the_skills_are_in_the_figures_already() -> None:
    log = with_skills(H1="+MA, Block")
    log.home["playerArray"][0]["movement"] = 7
    team = home_team(log)
    assert team.players[0].skills == ("Block",)
    assert team.stats_of(team.players[0])[0] == 7


def test_a_loner_without_a_value_is_the_usual_one() -> None:
    team = home_team(with_skills(H1="Loner, Mighty Blow"))
    assert team.players[0].skills == ("Loner (4+)", "Mighty Blow (+1)")


def test_a_rule_of_a_star_is_known_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    star = ("Famous Fred", [6, 4, 3, 4, 9], [("Block", None), ("Savage Blow", None)], 1)
    monkeypatch.setitem(POSITIONS, "9", star)
    log = Log()
    log.home["roster"]["positionArray"][-1] |= {"playerType": "Star"}
    log.home["playerArray"].append(player("H", 12, "9") | {"playerType": "Star"})
    outcome = agrees(log.prelude().kick())
    names = [skill.name for skill in outcome.game.table.profiles[11].skills]
    assert names == ["Block", "Savage Blow"]
    assert not any("Savage Blow" in note for note in outcome.notes)


def test_a_team_is_worth_what_the_site_says() -> None:
    log = Log()
    log.home["teamValue"] = 1_234_000
    game = agrees(log.prelude().kick()).game
    assert game.table.home.value == 1234
    assert game.setup is not None
    assert game.setup.home.value == 1_234_000


def test_prayers_follow_from_the_values_with_all_that_was_bought() -> None:
    log = Log()
    log.options |= dict.fromkeys(
        ("inducementPrayersAvailableForUnderdog", "inducementPrayersUseLeagueTable"), "true"
    )
    log.prelude()
    for index, worth in ((2, 1_100_000), (3, 1_000_000)):
        log.commands[index]["reportList"]["reports"][0]["teamValue"] = worth
    prayers = [report("prayerRoll", roll=5), report("playerEvent", playerId="A3", message="")]
    more = [report("prayerRoll", roll=1)]
    log.commands[3]["reportList"]["reports"] += prayers + more
    table = agrees(log.kick()).game.table
    assert (table.home.value, table.away.value) == (1100, 1000)
    assert has(table, 1, "prayers")
    assert not has(table, 0, "prayers")


def test_intensive_training_is_in_the_skill_of_the_log() -> None:
    log = Log()
    log.prelude().flies().event(3, 3)
    log.options |= dict.fromkeys(
        ("inducementPrayersAvailableForUnderdog", "inducementPrayersUseLeagueTable"), "true"
    )
    log.add(report("cheeringFans", teamId="team H", rollHome=5, rollAway=1, prayerAvailable=True))
    log.add(report("prayerRoll", roll=16))
    log.add(
        report("playerEvent", playerId="H5", message="gains Strip Ball"),
        change("fieldModelAddIntensiveTraining", "H5", "Strip Ball"),
    )
    table = agrees(log.lands()).game.table
    assert [skill.name for skill in table.profiles[4].skills] == ["Strip Ball"]


# --- the injured ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "kept"), [("Serious Injury (NI)", NIGGLING), ("Seriously Hurt (MNG)", MISS_NEXT)]
)
def test_the_result_a_coach_chose_is_seen_in_what_becomes_of_the_player(
    left: str, kept: int
) -> None:
    log = blocked(Log().prelude().kick())
    log.add(
        report(
            "injury", defenderId="H1", armorRoll=[5, 6], armorBroken=True, injuryRoll=[5, 5],
            casualtyRoll=[10, 4], seriousInjury="Serious Injury (NI)", injury=7,
        )
    )  # fmt: skip
    log.add(
        report(
            "apothecaryRoll", playerId="H1", casualtyRoll=[7, 6], playerState=7,
            seriousInjury="Seriously Hurt (MNG)",
        ),
        change("turnDataSetApothecaries", "home", 0),
    )  # fmt: skip
    log.add(
        state("H1", 7),
        change("fieldModelRemovePlayer", "H1"),
        at("H1", -4, 0),
        change("playerResultSetSeriousInjury", "H1", left),
    )
    table = agrees(log.stops("A1")).game.table
    assert table.injuries == ((0, kept),)


# --- in a turn --------------------------------------------------------------------------------


def test_coming_to_his_senses_is_a_move_without_a_step() -> None:
    log = with_skills(A4="Bone Head").prelude().kick()
    log.acts("A4", "removeConfusion")
    log.test("confusionRoll", "A4", 4, True, minimumRoll=2, confusionSkill="Bone Head")
    outcome = agrees(log.stops("A4"))
    told = [str(each) for each in outcome.game.events if not each.quiet]
    assert told[-1].startswith("away 4")


def test_who_lies_down_may_be_dazed_without_a_word() -> None:
    log = with_skills(A1="Bone Head").prelude().kick()
    log.acts("A1", "block").add(change("gameSetDefenderId", "H1"))
    log.test("confusionRoll", "A1", 1, False, minimumRoll=2, confusionSkill="Bone Head")
    log.add(state("A1", 513)).stops("A1", 513).turn_ends(1, True)
    log.acts("H1", "block").add(change("gameSetDefenderId", "A1"))
    log.add(
        report("block", defenderId="A1"),
        report("blockRoll", choosingTeamId="team H", blockRoll=[6]),
    )
    log.add(report("blockChoice", blockResult="POW", defenderId="A1"), state("A1", 779))
    log.add(at("A1", 14, 6)).add(state("A1", 259))
    log.add(report("injury", defenderId="A1", armorRoll=[1, 2], armorBroken=False, injury=3))
    table = agrees(log.stops("H1")).game.table
    assert table.marks[32] & NO_ZONE


def hit(log: Log) -> Log:
    log = blocked(log)
    return log.add(
        report("injury", defenderId="H1", armorRoll=[1, 2], armorBroken=False, injury=3)
    )


@pytest.mark.parametrize("used", [True, False])
def test_hit_and_run_is_used_only_where_it_is_reported(used: bool) -> None:
    log = hit(with_skills(A1="Hit and Run").prelude().kick())
    log.add(change("gameSetDialogParameter", None, {"dialogId": "skillUse", "playerId": "A1"}))
    if used:
        log.add(report("hitAndRun", playerId="A1", direction="East"), at("A1", 14, 6))
    table = agrees(log.stops("A1")).game.table
    assert table.place[32] == square(14 if used else 13, 6)


def test_a_declined_dive_leaves_the_next_leap_its_die() -> None:
    log = with_skills(A1="Leap", H1="Diving Tackle").prelude().kick()
    log.acts("A1").add(change("actingPlayerSetLeaping", None, True))
    log.step("A1", 15, 6)
    log.add(
        report("skillUse", playerId="H1", skill="Diving Tackle", used=False),
        report("leapRoll", playerId="A1", roll=5, successful=True, minimumRoll=3),
    )
    outcome = agrees(log.stops("A1"))
    assert outcome.game.history.all_tape()[-1] == 5


@pytest.mark.parametrize("called", [True, False])
def test_a_star_may_call_for_his_power_before_the_block(
    called: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    bull = ("Famous Fred", [6, 3, 3, 4, 9], [("Gored by the Bull", None)], 1)
    monkeypatch.setitem(POSITIONS, "9", bull)
    log = Log()
    log.away["roster"]["positionArray"][-1] |= {"playerType": "Star"}
    log.away["playerArray"][0] = player("A", 1, "9") | {"playerType": "Star"}
    log.prelude().kick().acts("A1", "blitzMove")
    log.add(report("selectBlitzTarget", attackerId="A1", defenderId="H1"))
    if called:
        log.add(report("skillUse", playerId=None, skill="Gored by the Bull", used=True))
    dice = [3, 3] if called else [3]
    log.add(change("actingPlayerSetPlayerAction", None, "blitz"))
    log.add(change("gameSetDefenderId", "H1"))
    log.add(
        report("block", defenderId="H1"),
        report("blockRoll", choosingTeamId="team A", blockRoll=dice),
    )
    log.add(report("blockChoice", blockResult="PUSHBACK", defenderId="H1")).add(at("H1", 11, 6))
    kinds = [event.kind for event in agrees(log.stops("A1")).game.events]
    assert kinds.count("block die") == len(dice)


@pytest.mark.parametrize("used", [True, False])
def test_a_dump_off_is_known_by_the_turn_mode(used: bool) -> None:
    log = with_skills(A1="Dump-off").prelude()
    log.add(
        report(
            "kickoffScatter", ballCoordinateEnd=[28, 7], scatterDirection="East",
            rollScatterDirection=3, rollScatterDistance=6,
        ),
        change("fieldModelSetBallMoving", None, True),
    )  # fmt: skip
    log.event(1, 1).add(change("gameSetTurnMode", None, "touchback"))
    log.add(
        change("fieldModelSetBallCoordinate", None, [13, 6]),
        change("fieldModelSetBallMoving", None, False),
        change("fieldModelSetBallInPlay", None, True),
        change("gameSetTurnMode", None, "kickoff"),
    )
    log.first_turn().turn_ends(1, True)
    log.acts("H1", "block").add(change("gameSetDefenderId", "A1"))
    if used:
        log.add(change("gameSetTurnMode", None, "dumpOff"), change("gameSetThrowerId", "A1"))
        log.add(change("gameSetPassCoordinate", None, [16, 7]))
        log.test("passRoll", "A1", 6, True, minimumRoll=5, passResult="ACCURATE")
        log.add(change("fieldModelSetBallCoordinate", None, [16, 7]))
        log.test("catchRoll", "A7", 5, True)
        log.add(change("gameSetTurnMode", None, "regular"))
    else:
        log.add(report("skillUse", playerId="A1", skill="Dump-off", used=False))
    log.add(
        report("block", defenderId="A1"),
        report("blockRoll", choosingTeamId="team H", blockRoll=[3]),
    )
    log.add(report("blockChoice", blockResult="PUSHBACK", defenderId="A1"))
    moved = [at("A1", 14, 6)]
    if not used:
        moved.append(change("fieldModelSetBallCoordinate", None, [14, 6]))
    table = agrees(log.add(*moved).stops("H1")).game.table
    assert table.carrier == (38 if used else 32)


def test_a_team_mate_who_is_lashed_out_at_is_not_the_target_of_the_blitz() -> None:
    log = with_skills(A1="Animal Savagery").prelude().kick().acts("A1", "blitzMove")
    log.add(report("selectBlitzTarget", attackerId="A1", defenderId="H1"))
    log.test("confusionRoll", "A1", 1, False, confusionSkill="Animal Savagery")
    log.add(
        report("animalSavagery", attackerId="A1", defenderId="A2"),
        report("injury", defenderId="A2", injuryType="block", armorRoll=[1, 2], injury=3),
        change("gameSetDefenderId", "A2"),
        state("A2", 259),
    )
    log.add(change("actingPlayerSetPlayerAction", None, "blitz"))
    log.add(change("gameSetDefenderId", "H1"))
    log.add(
        report("block", defenderId="H1"),
        report("blockRoll", choosingTeamId="team A", blockRoll=[3]),
    )
    log.add(report("blockChoice", blockResult="PUSHBACK", defenderId="H1")).add(at("H1", 11, 6))
    table = agrees(log.stops("A1")).game.table
    assert table.place[0] == square(11, 6)


# --- the kick-off -----------------------------------------------------------------------------


def test_the_last_one_put_under_a_high_kick_counts() -> None:
    log = Log().prelude().flies().event(2, 3).add(
        change("gameSetHomePlaying", None, False), change("gameSetTurnMode", None, "highKick")
    )
    log.add(at("A7", 20, 7)).add(at("A7", 16, 7)).add(at("A6", 20, 7))
    log.add(change("gameSetHomePlaying", None, True), change("gameSetTurnMode", None, "kickoff"))
    log.add(change("fieldModelSetBallInPlay", None, True))
    log.test("catchRoll", "A6", 5, True)
    log.add(change("fieldModelSetBallMoving", None, False))
    table = agrees(log.first_turn()).game.table
    assert table.profiles[table.carrier].number == 6


def test_on_the_ball_at_the_kick_off_is_a_move_though_he_may_act_again() -> None:
    log = with_skills(A7="On the Ball").prelude().flies()
    log.add(
        change("gameSetHomePlaying", None, False),
        change("gameSetTurnMode", None, "kickoffReturn"),
    )
    log.acts("A7").step("A7", 17, 7).step("A7", 18, 7)
    log.add(
        state("A7", 257),
        change("actingPlayerSetPlayerId"),
        change("gameSetHomePlaying", None, True),
        change("gameSetTurnMode", None, "kickoff"),
    )
    log.event(1, 1)
    outcome = agrees(log.lands())
    assert outcome.agreed == outcome.commands


def test_who_is_set_up_where_another_stands_takes_his_place() -> None:
    log = Log()
    log.home["playerArray"].append(player("H", 12))
    log.prelude()
    place = next(
        index
        for index, command in enumerate(log.commands)
        if any(
            part["modelChangeId"] == "gameSetHomePlaying" and part["modelChangeValue"] is False
            for part in command["modelChangeList"]["modelChangeArray"]
        )
    )
    later, log.commands = log.commands[place:], log.commands[:place]
    log.add(*log.stands("H12", 9, 3))
    for command in later:
        log.commands.append(command | {"commandNr": len(log.commands) + 1})
    table = agrees(log.kick()).game.table
    assert table.place[11]
    assert not table.place[3]


def test_a_pitch_invasion_tells_how_many_are_hit_in_all() -> None:
    log = Log().prelude().flies().event(6, 6)
    down = ("H4", "H10", "A11", "A1")
    log.add(
        report("kickoffPitchInvasion", rollHome=3, rollAway=3, amount=4, playerIds=list(down)),
        *(state(who, 260) for who in down),
    )
    agrees(log.lands(state("A11", 3), state("A1", 3)))


def test_a_chef_cooks_at_the_kick_off_of_what_is_told_before_the_set_up() -> None:
    log = Log()
    goods = {"inducementType": "halflingMasterChef", "value": 1, "uses": 0}
    log.add(change("inducementSetAddInducement", "home", goods)).prelude()
    begins = next(
        command
        for command in log.commands
        if any(each["reportId"] == "startHalf" for each in command["reportList"]["reports"])
    )
    begins["reportList"]["reports"].append(
        report("masterChefRoll", teamId="team H", masterChefRoll=[4, 2, 1], reRollsStolen=1)
    )
    begins["modelChangeList"]["modelChangeArray"] += [
        change("turnDataSetReRolls", "home", 3), change("turnDataSetReRolls", "away", 1),
    ]  # fmt: skip
    log.flies().event(3, 4)
    log.add(report("extraReRoll", rollHome=3, rollAway=3))
    table = agrees(log.lands()).game.table
    assert (table.home.rerolls, table.away.rerolls) == (3, 1)


# --- the referee ------------------------------------------------------------------------------


def armed() -> Log:
    log = with_skills(H10="Secret Weapon")
    goods = {"inducementType": "bribes", "value": 2, "uses": 0}
    log.add(change("inducementSetAddInducement", "home", goods))
    return log.prelude().kick().idles_to_half_time()


def test_a_second_bribe_is_another_roll_of_the_log() -> None:
    log = armed()
    log.add(report("secretWeaponBan", playerIds=["H10"], rolls=[0], banArray=[True]))
    log.add(report("bribesRoll", playerId="H10", roll=1, successful=False))
    log.add(report("bribesRoll", playerId="H10", roll=4, successful=True))
    table = agrees(log.second_half()).game.table
    assert has(table, HOME, "bribes") == 0
    assert table.state[9] != SENT_OFF


def test_the_ban_of_an_earlier_drive_is_not_heard_again() -> None:
    log = armed()
    log.add(report("secretWeaponBan", playerIds=["H10"], rolls=[0], banArray=[True]))
    log.add(report("bribesRoll", playerId="H10", roll=4, successful=True))
    log.second_half()
    log.add(report("secretWeaponBan", playerIds=["H10"], rolls=[0], banArray=[True]))
    agrees(log.final_whistle())


@pytest.mark.parametrize(
    ("played", "bombers", "appeal"),
    [
        ("2022-08-11T16:49:26", False, "bribe first"),
        ("2023-01-05T10:00:00", False, "argue first"),
        ("2023-06-01T10:00:00", True, "argue first"),
        ("", True, "argue first"),
    ],
)
def test_older_matches_are_played_as_the_site_played_then(
    played: str, bombers: bool, appeal: str
) -> None:
    ours = site_options({}, "bb2020", played).ours
    assert ours.get("bomber_turnover", True) is bombers
    assert ours.get("appeal", "argue first") == appeal


def test_until_december_2022_an_argument_followed_a_bribe() -> None:
    log = armed()
    log.add(report("secretWeaponBan", playerIds=["H10"], rolls=[0], banArray=[True]))
    log.add(report("bribesRoll", playerId="H10", roll=1, successful=False))
    log.add(report("argueTheCall", playerId="H10", roll=6, successful=True))
    log.second_half()
    data = log.data()
    data["game"]["started"] = "2022-08-11T16:49:26"
    outcome = play(from_json(data))
    assert outcome.difference is None, outcome.difference
    assert outcome.game.table.state[9] != SENT_OFF
