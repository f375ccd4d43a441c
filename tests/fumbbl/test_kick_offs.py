"""Hand-made kick-offs: each of the eleven events, and where the ball goes."""

from __future__ import annotations

import pytest
from fumbbl_log import Log, change, player, report

from pigskin.fumbbl import Outcome, play
from pigskin.fumbbl.reading import from_json
from pigskin.model import STUNNED
from pigskin.pitch import AWAY, HOME
from pigskin.rules.counting import has


def agrees(log: Log) -> Outcome:
    outcome = play(from_json(log.data()))
    assert outcome.difference is None, outcome.difference
    assert outcome.agreed == outcome.commands
    return outcome


def kicked(one: int, two: int) -> Log:
    return Log().prelude().flies().event(one, two)


def test_get_the_ref_gives_both_a_bribe() -> None:
    table = agrees(kicked(1, 1).lands()).game.table
    assert (has(table, HOME, "bribes"), has(table, AWAY, "bribes")) == (1, 1)


def test_time_out_moves_the_clock() -> None:
    log = kicked(1, 2).add(
        report("kickoffTimeout", turnModifier=1, turnNr=0),
        change("turnDataSetTurnNr", "home", 1),
        change("turnDataSetTurnNr", "away", 1),
    )
    log.add(change("fieldModelSetBallInPlay", None, True))
    log.add(
        report("scatterBall", directionArray=["North"], rolls=[1], gustOfWind=False),
        change("fieldModelSetBallCoordinate", None, [20, 6]),
    )
    table = agrees(log.first_turn(2)).game.table
    assert (table.home.turn, table.away.turn) == (1, 2)


def test_solid_defence_lets_the_kickers_set_up_again() -> None:
    log = kicked(1, 3).add(
        report("solidDefenceRoll", teamId="team H", roll=1, nrOfPlayers=4),
        change("gameSetTurnMode", None, "solidDefence"),
    )
    log.add(*log.stands("H4", 10, 2)).add(*log.stands("H11", 10, 12))
    log.add(change("gameSetTurnMode", None, "kickoff"))
    table = agrees(log.lands()).game.table
    assert table.phase


def test_high_kick_puts_a_receiver_under_the_ball() -> None:
    log = kicked(2, 3).add(
        change("gameSetHomePlaying", None, False), change("gameSetTurnMode", None, "highKick")
    )
    log.add(change("fieldModelSetPlayerCoordinate", "A7", [20, 7]))
    log.add(change("gameSetHomePlaying", None, True), change("gameSetTurnMode", None, "kickoff"))
    log.add(change("fieldModelSetBallInPlay", None, True))
    log.test("catchRoll", "A7", 5, True, rollModifiers=["Inaccurate Pass"])
    log.add(change("fieldModelSetBallMoving", None, False))
    assert agrees(log.first_turn()).game.table.carrier >= 0


def test_nobody_need_go_under_a_high_kick() -> None:
    log = kicked(2, 3).add(
        change("gameSetHomePlaying", None, False), change("gameSetTurnMode", None, "highKick")
    )
    log.add(change("gameSetHomePlaying", None, True), change("gameSetTurnMode", None, "kickoff"))
    assert agrees(log.lands()).game.table.carrier < 0


def test_cheering_fans_may_be_heard_by_nobody() -> None:
    log = kicked(3, 3).add(report("cheeringFans", teamId=None, rollHome=3, rollAway=3))
    agrees(log.lands())


def test_a_gust_of_wind_blows_the_ball_about() -> None:
    log = kicked(4, 4).add(
        report("weather", weather="Nice Weather", weatherRoll=[4, 4]),
        report("scatterBall", directionArray=["South", "South", "North"], gustOfWind=True),
        change("fieldModelSetBallCoordinate", None, [20, 8]),
    )
    log.add(change("fieldModelSetBallInPlay", None, True))
    log.add(
        report("scatterBall", directionArray=["East"], gustOfWind=False),
        change("fieldModelSetBallCoordinate", None, [21, 8]),
    )
    agrees(log.first_turn())


def test_quick_snap_moves_some_receivers_a_square() -> None:
    log = kicked(4, 5).add(
        report("quickSnapRoll", teamId="team A", roll=1, nrOfPlayers=4),
        change("gameSetHomePlaying", None, False),
        change("gameSetTurnMode", None, "quickSnap"),
    )
    log.add(change("fieldModelSetPlayerCoordinate", "A4", [15, 3]))
    log.add(change("fieldModelSetPlayerCoordinate", "A5", [15, 4]))
    log.add(change("gameSetHomePlaying", None, True), change("gameSetTurnMode", None, "kickoff"))
    agrees(log.lands())


def test_a_blitz_is_a_turn_of_the_kickers_that_ends_without_a_word() -> None:
    log = kicked(5, 5).add(
        report("blitzRoll", teamId="team H", roll=2, nrOfPlayers=5),
        change("gameSetTurnMode", None, "blitz"),
    )
    log.acts("H4").step("H4", 10, 3).step("H4", 11, 3).stops("H4")
    log.add(change("gameSetTurnMode", None, "kickoff"))
    table = agrees(log.lands()).game.table
    assert (table.home.turn, table.away.turn) == (0, 1)


def test_the_officious_ref_picks_the_player_of_the_log() -> None:
    log = kicked(5, 6).add(
        report("kickoffOfficiousRef", rollHome=5, rollAway=2, playerIdsHit=["A9"]),
        report("officiousRefRoll", roll=4, playerId="A9"),
        change("fieldModelSetPlayerState", "A9", 260),
    )
    # Stunned when his team's turn begins, he lies out of play for it.
    table = agrees(log.lands(change("fieldModelSetPlayerState", "A9", 3))).game.table
    assert [table.profiles[p].number for p in table.players(1) if table.state[p] == STUNNED] == [9]


def test_a_pitch_invasion_hits_the_players_of_the_log() -> None:
    log = kicked(6, 6).add(
        report(
            "kickoffPitchInvasion", rollHome=3, rollAway=3, amount=2,
            playerIds=["H4", "H10", "A11", "A1"],
        ),
        *(change("fieldModelSetPlayerState", who, 260) for who in ("H4", "H10", "A11", "A1")),
    )  # fmt: skip
    rolling = [change("fieldModelSetPlayerState", who, 3) for who in ("A11", "A1")]
    table = agrees(log.lands(*rolling)).game.table
    assert [table.profiles[p].number for p in table.players(0) if table.state[p] == STUNNED] == [
        4,
        10,
    ]


def test_a_kick_off_the_pitch_is_a_touchback() -> None:
    log = Log().prelude()
    log.add(
        report(
            "kickoffScatter", ballCoordinateEnd=[28, 7], scatterDirection="East",
            rollScatterDirection=3, rollScatterDistance=6,
        ),
        change("fieldModelSetBallMoving", None, True),
    )  # fmt: skip
    log.event(1, 1).add(change("gameSetTurnMode", None, "touchback"))
    log.add(
        change("fieldModelSetBallCoordinate", None, [16, 7]),
        change("fieldModelSetBallMoving", None, False),
        change("fieldModelSetBallInPlay", None, True),
        change("gameSetTurnMode", None, "kickoff"),
    )
    table = agrees(log.first_turn()).game.table
    assert table.profiles[table.carrier].number == 7


@pytest.mark.parametrize(("used", "end"), [(True, [21, 7]), (False, [23, 7])])
def test_a_kicker_may_halve_the_distance(used: bool, end: list[int]) -> None:
    log = Log()
    log.home["playerArray"][6] = player("H", 7, "1", "Kick")
    log.prelude().add(
        report(
            "kickoffScatter", ballCoordinateEnd=[23, 7], scatterDirection="East",
            rollScatterDirection=3, rollScatterDistance=4,
        ),
    )  # fmt: skip
    log.add(
        report("skillUse", playerId="H7", skill="Kick", used=used, skillUse="halveKickoffScatter"),
        change("fieldModelSetBallCoordinate", None, end),
        change("fieldModelSetBallMoving", None, True),
    )
    log.event(1, 1).add(change("fieldModelSetBallInPlay", None, True))
    log.add(
        report("scatterBall", directionArray=["North"], gustOfWind=False),
        change("fieldModelSetBallCoordinate", None, [end[0], 6]),
    )
    agrees(log.first_turn())
