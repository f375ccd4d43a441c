"""Hand-made matches with magic from beside the pitch, and with bombs."""

from __future__ import annotations

from typing import Any

from fumbbl_log import Log, change, player, report

from pigskin.fumbbl import Outcome, play
from pigskin.fumbbl.reading import from_json
from pigskin.model import FROG, STANDING, STUNNED, VERY_SUNNY
from pigskin.rules.counting import has


def agrees(log: Log) -> Outcome:
    outcome = play(from_json(log.data()))
    assert outcome.difference is None, outcome.difference
    assert outcome.agreed == outcome.commands
    assert not outcome.notes or "the match is not over" in outcome.notes[0]
    return outcome


def state(who: str, number: int) -> dict[str, Any]:
    return change("fieldModelSetPlayerState", who, number)


def hired(kind: str, side: str) -> Log:
    """A side has bought something, and it is the first turn of the away side."""
    log = Log()
    goods = {"inducementType": kind, "value": 1, "uses": 0}
    return log.add(change("inducementSetAddInducement", side, goods)).prelude().kick()


def standing(outcome: Outcome, side: int) -> list[bool]:
    table = outcome.game.table
    return [table.state[each] == STANDING for each in table.players(side)][:3]


def spell(who: str, effect: str, roll: int, ok: bool) -> dict[str, Any]:
    return report("spellEffectRoll", specialEffect=effect, playerId=who, roll=roll, successful=ok)


def hit(who: str, effect: str, roll: int, armour: list[int]) -> list[dict[str, Any]]:
    """Somebody is hit and goes down, and his armour holds."""
    return [
        spell(who, effect, roll, True),
        report("injury", injuryType=effect, defenderId=who, armorRoll=armour, armorBroken=False),
        state(who, 3),
    ]


def burns(log: Log) -> Log:
    """Home aims at 13,7: six players roll, one after the other, and two go down."""
    log.add(change("gameSetTurnMode", None, "betweenTurns"))
    log.add(report("wizardUse", teamId="team H", wizardSpell="Fireball"))
    spot = change("fieldModelAddBloodSpot", None, {"injury": 15, "coordinate": [13, 7]})
    log.add(*hit("A3", "fireball", 4, [1, 2]), spot)
    log.add(spell("H3", "fireball", 1, False), spell("H2", "fireball", 2, False))
    log.add(*hit("A2", "fireball", 6, [1, 3]))
    log.add(spell("A1", "fireball", 3, False), spell("H1", "fireball", 1, False))
    return log.turn_ends(1, True, change("gameSetTurnMode", None, "regular"))


def test_a_ball_of_fire_at_the_end_of_the_opponents_turn() -> None:
    outcome = agrees(burns(hired("wizard", "home")))
    assert standing(outcome, 0) == [True, True, True]
    assert standing(outcome, 1) == [True, False, False]
    assert has(outcome.game.table, 0, "spells") == 0


def test_a_spell_helps_to_break_armour() -> None:
    log = hired("wizard", "home")
    log.add(report("wizardUse", teamId="team H", wizardSpell="Fireball"))
    spot = change("fieldModelAddBloodSpot", None, {"injury": 15, "coordinate": [16, 3]})
    wound = {"armorRoll": [4, 4], "armorBroken": True, "armorModifiers": ["Fireball"]}
    log.add(
        spell("A4", "fireball", 5, True),
        report("injury", injuryType="fireball", defenderId="A4", injuryRoll=[1, 2], **wound),
        state("A4", 4),
        spot,
    )
    table = agrees(log.turn_ends(1, True)).game.table
    stunned = [each for each in table.players(1) if table.state[each] == STUNNED]
    assert [table.profiles[each].number for each in stunned] == [4]


def test_a_ball_of_fire_after_a_turnover() -> None:
    log = hired("wizard", "home").acts("A5").step("A5", 17, 5).step("A5", 18, 5)
    log.step("A5", 19, 6).step("A5", 20, 6)
    log.test("pickUpRoll", "A5", 1, False, minimumRoll=3)
    log.add(
        report("scatterBall", directionArray=["North"], rolls=[1], gustOfWind=False),
        change("fieldModelSetBallCoordinate", None, [20, 5]),
    )
    assert standing(agrees(burns(log.stops("A5"))), 1) == [True, False, False]


def test_a_wizard_who_is_not_called_waits() -> None:
    log = hired("wizard", "home").turn_ends(1, True).turn_ends(2, False)
    assert has(agrees(log).game.table, 0, "spells") != 0


def test_somebody_becomes_a_frog() -> None:
    log = hired("wizard", "away")
    log.add(report("wizardUse", teamId="team A", wizardSpell="Zap"))
    log.add(
        spell("H5", "zap", 3, True),
        change("fieldModelAddBloodSpot", None, {"injury": 16, "coordinate": [9, 5]}),
    )
    table = agrees(log.turn_ends(1, True)).game.table
    frogs = [each for each in table.players(0) if table.marks[each] & FROG]
    assert [table.profiles[each].number for each in frogs] == [5]


def test_a_weather_mage_changes_the_weather() -> None:
    log = hired("weatherMage", "away")
    log.add(report("weatherMageRoll", weatherRoll=[1, 3]))
    log.add(
        report("weatherMageResult", modifier=-1, weather="Very Sunny", oldWeather="Nice Weather"),
        change("fieldModelSetWeather", None, "Very Sunny"),
    )
    table = agrees(log.acts("A4").step("A4", 17, 3).stops("A4")).game.table
    assert table.weather == VERY_SUNNY
    assert has(table, 1, "weather_mages") == 0


def test_a_bomb_goes_off_among_several() -> None:
    """They go from player to player; we roll for all of them before anybody is hurt."""
    log = Log()
    log.away["playerArray"][5] = player("A", 6, "1", "Bombardier")
    log.prelude().kick().acts("A6", "throwBomb")
    log.add(change("gameSetPassCoordinate", None, [11, 7]))
    log.add(
        report("passRoll", playerId="A6", roll=6, successful=True, minimumRoll=4, bomb=True),
        change("fieldModelSetBombCoordinate", None, [11, 7]),
    )
    log.add(*hit("H3", "bomb", 5, [1, 1])).add(spell("H2", "bomb", 2, False))
    log.add(*hit("H1", "bomb", 4, [1, 2]))
    assert standing(agrees(log.stops("A6")), 0) == [False, True, False]
