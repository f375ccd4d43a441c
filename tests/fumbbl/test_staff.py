"""Hand-made matches with a referee, the injured, and things bought before the match."""

from __future__ import annotations

from typing import Any

import pytest
from fumbbl_log import POSITIONS, Log, change, player, report

from pigskin.fumbbl import Outcome, play
from pigskin.fumbbl.reading import from_json
from pigskin.model import FAINTED, KNOCKED_OUT, SENT_OFF
from pigskin.pitch import AWAY
from pigskin.rules.counting import has


def agrees(log: Log) -> Outcome:
    outcome = play(from_json(log.data()))
    assert outcome.difference is None, outcome.difference
    assert outcome.agreed == outcome.commands
    return outcome


def state(who: str, number: int) -> dict[str, Any]:
    return change("fieldModelSetPlayerState", who, number)


def off(who: str, number: int, x: int = -2) -> list[dict[str, Any]]:
    return [
        state(who, number),
        change("fieldModelRemovePlayer", who, None),
        change("fieldModelSetPlayerCoordinate", who, [x, 0]),
    ]


def numbers(outcome: Outcome, side: int, wanted: int) -> list[int]:
    table = outcome.game.table
    return [
        table.profiles[each].number for each in table.players(side) if table.state[each] == wanted
    ]


# --- the referee ------------------------------------------------------------------------------


def fouled(log: Log) -> Log:
    """A1 has knocked H1 down; A4 fouls him, and the armour dice are a double."""
    log.acts("A1", "block").add(change("gameSetDefenderId", "H1"))
    log.add(report("block", defenderId="H1"), report("blockRoll", blockRoll=[6]))
    log.add(report("blockChoice", blockResult="POW", defenderId="H1"), state("H1", 267))
    log.add(change("fieldModelSetPlayerCoordinate", "H1", [11, 6])).add(state("H1", 259))
    log.add(report("injury", defenderId="H1", armorRoll=[1, 2], armorBroken=False))
    log.stops("A1").acts("A4", "foulMove")
    for x, y in ((15, 4), (14, 4), (13, 4), (12, 5)):
        log.step("A4", x, y)
    log.add(change("actingPlayerSetPlayerAction", None, "foul"))
    log.add(report("foul", defenderId="H1"), change("gameSetDefenderId", "H1"))
    log.add(report("injury", defenderId="H1", armorRoll=[2, 2], armorBroken=False))
    return log.add(report("referee", foulingPlayerBanned=True, underScrutiny=False))


def sent_off(log: Log) -> Log:
    log.add(*off("A4", 13, 30)).add(change("actingPlayerSetPlayerId", None, None))
    return log.turn_ends(1, True)


def test_a_fouler_who_is_seen_is_sent_off() -> None:
    assert numbers(agrees(sent_off(fouled(Log().prelude().kick()))), 1, SENT_OFF) == [4]


def test_a_coach_may_argue_in_vain() -> None:
    log = fouled(Log().prelude().kick())
    log.add(report("argueTheCall", playerId="A4", roll=3, successful=False, coachBanned=False))
    assert numbers(agrees(sent_off(log)), 1, SENT_OFF) == [4]


def bribing() -> Log:
    log = Log()
    log.add(
        change(
            "inducementSetAddInducement", "away",
            {"inducementType": "bribes", "value": 1, "uses": 0},
        )
    )  # fmt: skip
    return log.prelude().kick()


def test_a_bribe_that_was_bought_keeps_him_in() -> None:
    log = fouled(bribing())
    log.add(report("bribesRoll", playerId="A4", roll=4, successful=True))
    outcome = agrees(log.stops("A4"))
    assert has(outcome.game.table, AWAY, "bribes") == 0
    assert numbers(outcome, 1, SENT_OFF) == []


def test_a_bribe_may_follow_an_argument() -> None:
    log = fouled(bribing())
    log.add(report("argueTheCall", playerId="A4", roll=2, successful=False, coachBanned=False))
    log.add(report("bribesRoll", playerId="A4", roll=1, successful=False))
    assert numbers(agrees(sent_off(log)), 1, SENT_OFF) == [4]


# --- between drives ---------------------------------------------------------------------------


def knocked_out() -> Log:
    """A1 knocks H1 out; nobody treats him."""
    log = Log().prelude().kick()
    log.acts("A1", "block").add(change("gameSetDefenderId", "H1"))
    log.add(report("block", defenderId="H1"), report("blockRoll", blockRoll=[6]))
    log.add(report("blockChoice", blockResult="POW", defenderId="H1"), state("H1", 267))
    log.add(change("fieldModelSetPlayerCoordinate", "H1", [11, 6])).add(state("H1", 259))
    log.add(
        report("injury", defenderId="H1", armorRoll=[5, 5], armorBroken=True, injuryRoll=[4, 4])
    )
    log.add(report("apothecaryRoll", playerId="H1", casualtyRoll=None), *off("H1", 5))
    return log.stops("A1")


def test_a_knock_out_stays_out_until_the_drive_ends() -> None:
    assert numbers(agrees(knocked_out()), 0, KNOCKED_OUT) == [1]


def to_half_time(log: Log) -> Log:
    """Nobody does anything until the last turn of the half is over."""
    for turn in range(1, 9):
        log.turn_ends(turn, True)
        if turn < 8:
            log.turn_ends(turn + 1, False)
    return log


def second_half(log: Log, hurt: dict[str, int], **fields: Any) -> Log:
    """The whistle: everybody goes to the reserves, those hurt excepted, and away will set up."""
    everybody = [f"{letter}{number}" for letter in "HA" for number in range(1, 12)]
    return log.add(
        report("turnEnd", **fields),
        report("startHalf", half=2),
        *(part for who in everybody for part in off(who, hurt.get(who, 9))),
        change("gameSetHalf", None, 2),
        change("turnDataSetTurnNr", "home", 0),
        change("turnDataSetTurnNr", "away", 0),
        change("gameSetTurnMode", None, "setup"),
        change("gameSetHomePlaying", None, False),
        change("fieldModelSetBallCoordinate", None, None),
        change("fieldModelSetBallInPlay", None, False),
        change("turnDataSetReRolls", "away", 2),
    )


@pytest.mark.parametrize(("roll", "then"), [(4, 9), (2, 5)])
def test_who_was_knocked_out_may_come_round(roll: int, then: int) -> None:
    row = {"playerId": "H1", "roll": roll, "recovering": roll > 3}
    log = second_half(to_half_time(knocked_out()), {"H1": then}, knockoutRecoveryArray=[row])
    outcome = agrees(log)
    assert numbers(outcome, 0, KNOCKED_OUT) == ([] if roll == 4 else [1])
    assert outcome.game.table.half == 2


def test_the_heat_gets_the_players_of_the_log() -> None:
    log = Log().prelude().flies().event(4, 4)
    log.add(report("weather", weather="Sweltering Heat", weatherRoll=[1, 1]))
    log = to_half_time(log.lands())
    rows = [{"playerId": who, "exhausted": True, "roll": 0} for who in ("H11", "H2", "A5", "A1")]
    fainted = dict.fromkeys(("H11", "H2", "A5", "A1"), 14)
    log = second_half(
        log, fainted, knockoutRecoveryArray=[], heatExhaustionArray=rows, heatRoll=2
    )
    outcome = agrees(log)
    assert numbers(outcome, 0, FAINTED) == [2, 11]
    assert numbers(outcome, 1, FAINTED) == [1, 5]


# --- prayers and hired players ----------------------------------------------------------------


def prayed(row: int, *who: str) -> Log:
    log = Log()
    log.home["playerArray"][3] = player("H", 4, "3")  # a loner is never picked
    log.prelude().flies().event(3, 3)
    log.add(report("cheeringFans", teamId="team H", rollHome=5, rollAway=1, prayerAvailable=True))
    log.add(
        report("prayerRoll", roll=row),
        *(report("playerEvent", playerId=each, event="feels something") for each in who),
    )
    return log.lands()


def skills(outcome: Outcome, side: int, number: int) -> list[str]:
    table = outcome.game.table
    found = next(p for p in table.players(side) if table.profiles[p].number == number)
    return [skill.name for skill in table.profiles[found].skills]


def test_a_stiletto_is_for_the_player_of_the_log() -> None:
    assert skills(agrees(prayed(3, "H6")), 0, 6) == ["Stab"]


def test_bad_habits_are_for_the_players_of_the_log() -> None:
    outcome = agrees(prayed(6, "A9", "A2"))
    assert skills(outcome, 1, 9) == skills(outcome, 1, 2) == ["Loner (2+)"]


def test_a_coach_chooses_who_gets_the_blessed_statue() -> None:
    assert skills(agrees(prayed(8, "H7")), 0, 7) == ["Pro"]


def test_special_rules_we_do_not_have_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    star = ("Famous Fred", [6, 4, 3, 4, 9], [("Block", None), ("Juggling Act", None)], 1)
    monkeypatch.setitem(POSITIONS, "9", star)
    log = Log()
    log.home["roster"]["positionArray"][-1] |= {"playerType": "Star"}
    log.home["playerArray"].append(player("H", 12, "9") | {"playerType": "Star"})
    outcome = agrees(log.prelude().kick())
    assert outcome.notes[0] == "the special rule Juggling Act of Somebody 12"
    assert skills(outcome, 0, 12) == ["Block"]


def test_armed_players_are_heard_one_after_the_other() -> None:
    log = Log()
    log.home["playerArray"][9] = player("H", 10, "1", "Secret Weapon")
    log.away["playerArray"][8] = player("A", 9, "1", "Secret Weapon")
    log = to_half_time(log.prelude().kick())
    log.add(report("secretWeaponBan", playerIds=["H10", "A9"], rolls=[0, 0], banArray=[True, True]))
    log.add(report("argueTheCall", playerId="A9", roll=2, successful=False))
    log.add(report("argueTheCall", playerId="H10", roll=3, successful=False))
    log = second_half(log, {"H10": 13, "A9": 13}, knockoutRecoveryArray=[])
    outcome = agrees(log)
    assert numbers(outcome, 0, SENT_OFF) == [10]
    assert outcome.game.history.all_tape()[-2:] == [3, 2]
