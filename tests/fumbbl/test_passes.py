"""Hand-made passes, hand-offs and thrown team-mates."""

from __future__ import annotations

import pytest
from fumbbl_log import Log, change, player, report

from pigskin.fumbbl import Outcome, play
from pigskin.fumbbl.reading import from_json
from pigskin.pitch import square


def agrees(log: Log) -> Outcome:
    outcome = play(from_json(log.data()))
    assert outcome.difference is None, outcome.difference
    assert outcome.agreed == outcome.commands
    return outcome


def carrying(log: Log | None = None) -> Log:
    """A7 has picked the ball up at 20,6 and stopped there; it is home's turn and then away's."""
    log = (log or Log()).prelude().kick().acts("A7")
    for x in (17, 18, 19, 20):
        log.step("A7", x, 6)
    log.test("pickUpRoll", "A7", 3, True)
    log.add(change("fieldModelSetBallMoving", None, False)).stops("A7")
    log.turn_ends(1, True)
    return log.turn_ends(2, False)


def ball(x: int, y: int, moving: bool = True) -> list[dict[str, object]]:
    return [
        change("fieldModelSetBallCoordinate", None, [x, y]),
        change("fieldModelSetBallMoving", None, moving),
    ]


def throws(log: Log, x: int, y: int) -> Log:
    """A7 stands where he is and throws at a square."""
    log.acts("A7", "passMove").add(change("actingPlayerSetPlayerAction", None, "pass"))
    return log.add(
        change("gameSetPassCoordinate", None, [x, y]), change("gameSetThrowerId", "A7")
    )


def test_an_accurate_pass_is_caught() -> None:
    log = throws(carrying(), 16, 5)
    log.add(report("passRoll", playerId="A7", roll=5, successful=True), *ball(16, 5))
    log.test("catchRoll", "A5", 4, True).add(change("fieldModelSetBallMoving", None, False))
    table = agrees(log.stops("A7")).game.table
    assert table.profiles[table.carrier].number == 5


def test_a_pass_is_rolled_again_if_the_log_says_so() -> None:
    log = throws(carrying(), 16, 5)
    log.add(report("passRoll", playerId="A7", roll=2, successful=False), *ball(20, 6))
    log.add(
        report("reRoll", playerId="A7", reRollSource="Team ReRoll", successful=False, roll=0),
        report("passRoll", playerId="A7", roll=6, successful=True, reRolled=True),
        change("turnDataSetReRolls", "away", 2),
        *ball(16, 5),
    )
    log.test("catchRoll", "A5", 4, True).add(change("fieldModelSetBallMoving", None, False))
    agrees(log.stops("A7"))


def test_an_inaccurate_pass_scatters_three_times_and_bounces() -> None:
    log = throws(carrying(), 19, 3)
    log.add(report("passRoll", playerId="A7", roll=2, successful=False), *ball(19, 3))
    log.add(
        report("scatterBall", directionArray=["North", "East", "East"], gustOfWind=False),
        *ball(21, 2),
    )
    log.add(report("scatterBall", directionArray=["South"], gustOfWind=False), *ball(21, 3))
    log.add(
        change("fieldModelSetPlayerState", "A7", 1), change("actingPlayerSetPlayerId", None, None)
    )
    assert agrees(log.turn_ends(2, True)).game.table.active == 0


def test_a_fumbled_pass_bounces_from_the_thrower() -> None:
    log = throws(carrying(), 19, 3)
    log.add(report("passRoll", playerId="A7", roll=1, successful=False), *ball(20, 6))
    log.add(report("scatterBall", directionArray=["South"], gustOfWind=False), *ball(20, 7))
    log.add(
        change("fieldModelSetPlayerState", "A7", 1), change("actingPlayerSetPlayerId", None, None)
    )
    assert agrees(log.turn_ends(2, True)).game.table.active == 0


def test_a_wild_pass_deviates_from_the_thrower() -> None:
    log = Log()
    log.away["playerArray"][6] |= {"passing": 6}
    log = throws(carrying(log), 10, 6)
    log.add(report("passRoll", playerId="A7", roll=2, successful=False), *ball(10, 6))
    log.add(
        report(
            "passDeviate", ballCoordinateEnd=[20, 3], scatterDirection="North",
            rollScatterDirection=1, rollScatterDistance=3, throwTeamMate=False,
        ),
        *ball(20, 3),
    )  # fmt: skip
    log.add(report("scatterBall", directionArray=["South"], gustOfWind=False), *ball(20, 4))
    log.add(
        change("fieldModelSetPlayerState", "A7", 1), change("actingPlayerSetPlayerId", None, None)
    )
    agrees(log.turn_ends(2, True))


def test_an_interception_is_tried_by_the_player_of_the_log() -> None:
    log = throws(carrying(), 10, 6)
    log.add(report("passRoll", playerId="A7", roll=6, successful=True), *ball(10, 6))
    log.add(change("gameSetTurnMode", None, "interception"))
    log.test("interceptionRoll", "H1", 1, False).add(change("gameSetTurnMode", None, "regular"))
    log.add(report("scatterBall", directionArray=["South"], gustOfWind=False), *ball(10, 7))
    log.add(
        change("fieldModelSetPlayerState", "A7", 1), change("actingPlayerSetPlayerId", None, None)
    )
    outcome = agrees(log.turn_ends(2, True))
    assert [e.kind for e in outcome.game.events].count("interfere") == 1


def test_a_hand_off_goes_to_the_player_of_the_log() -> None:
    log = carrying().acts("A5").step("A5", 17, 5).step("A5", 18, 5).step("A5", 19, 5).stops("A5")
    log.acts("A7", "handOverMove").add(change("actingPlayerSetPlayerAction", None, "handOver"))
    log.add(change("gameSetPassCoordinate", None, [19, 5]))
    log.add(report("handOver", catcherId="A5"), *ball(19, 5))
    log.test("catchRoll", "A5", 3, True).add(change("fieldModelSetBallMoving", None, False))
    table = agrees(log.stops("A7")).game.table
    assert table.profiles[table.carrier].number == 5


def flyer() -> Log:
    """A6 is an ogre beside A5, who may be thrown."""
    log = Log()
    log.away["playerArray"][4:6] = [player("A", 5, "1", "Right Stuff"), player("A", 6, "3")]
    return log.prelude().kick()


def test_a_thrown_team_mate_lands_where_the_log_says() -> None:
    log = flyer().acts("A6", "throwTeamMateMove")
    log.test("confusionRoll", "A6", 4, True, confusionSkill="Bone Head")
    log.add(change("actingPlayerSetPlayerAction", None, "throwTeamMate"))
    log.add(change("gameSetDefenderId", "A5"), change("fieldModelSetPlayerState", "A5", 272))
    log.add(change("gameSetPassCoordinate", None, [18, 5]))
    log.add(report("throwTeamMateRoll", playerId="A6", roll=6, thrownPlayerId="A5"))
    log.add(
        report("scatterPlayer", directionArray=["East", "East", "West"], rolls=[3, 3, 7]),
        change("fieldModelSetPlayerState", "A5", 21),
        change("fieldModelSetPlayerCoordinate", "A5", [19, 5]),
    )
    log.test("rightStuffRoll", "A5", 6, True).add(change("fieldModelSetPlayerState", "A5", 257))
    agrees(log.stops("A6"))


@pytest.mark.parametrize(
    ("direction", "end"), [("East", [20, 5]), ("Northeast", [20, 3]), ("Southeast", [20, 7])]
)
def test_who_swoops_glides_the_way_of_the_log(direction: str, end: list[int]) -> None:
    log = Log()
    log.away["playerArray"][4:6] = [
        player("A", 5, "1", "Right Stuff", "Swoop"), player("A", 6, "3"),
    ]  # fmt: skip
    log.prelude().kick().acts("A6", "throwTeamMateMove")
    log.test("confusionRoll", "A6", 4, True, confusionSkill="Bone Head")
    log.add(change("actingPlayerSetPlayerAction", None, "throwTeamMate"))
    log.add(change("gameSetDefenderId", "A5"), change("fieldModelSetPlayerState", "A5", 272))
    log.add(change("gameSetPassCoordinate", None, [18, 5]))
    log.add(report("throwTeamMateRoll", playerId="A6", roll=6, thrownPlayerId="A5"))
    log.add(
        report(
            "swoopPlayer", startCoordinate=[18, 5], endCoordinate=end, distance=2,
            scatterDirection=direction,
        ),
        change("fieldModelSetPlayerState", "A5", 21),
        change("fieldModelSetPlayerCoordinate", "A5", end),
    )  # fmt: skip
    log.test("rightStuffRoll", "A5", 6, True).add(change("fieldModelSetPlayerState", "A5", 257))
    table = agrees(log.stops("A6")).game.table
    assert table.place[36] == square(*end)
