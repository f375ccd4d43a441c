"""Hand-made blocks and what skills make of them."""

from __future__ import annotations

from typing import Any

import pytest
from fumbbl_log import Log, change, player, report

from pigskin.fumbbl import Outcome, play
from pigskin.fumbbl.reading import from_json
from pigskin.model import KNOCKED_OUT


def agrees(log: Log) -> Outcome:
    outcome = play(from_json(log.data()))
    assert outcome.difference is None, outcome.difference
    assert outcome.agreed == outcome.commands
    return outcome


def with_skills(**skills: str) -> Log:
    """A match in whose first turn some players have a skill more."""
    log = Log()
    for who, names in skills.items():
        team = log.home if who[0] == "H" else log.away
        number = int(who[1:])
        team["playerArray"][number - 1] = player(who[0], number, "1", *names.split(", "))
    return log.prelude().kick()


def rolls(log: Log, *faces: int, chooser: str = "team A") -> Log:
    return log.add(
        report("block", defenderId="H1"),
        report("blockRoll", choosingTeamId=chooser, blockRoll=list(faces)),
    )


def chooses(log: Log, result: str, *more: dict[str, Any]) -> Log:
    return log.add(report("blockChoice", blockResult=result, defenderId="H1"), *more)


def blocks(log: Log, *faces: int) -> Log:
    """A1 blocks H1, one die unless told otherwise."""
    log.acts("A1", "block").add(change("gameSetDefenderId", "H1"))
    return rolls(log, *faces)


def at(who: str, x: int, y: int) -> dict[str, Any]:
    return change("fieldModelSetPlayerCoordinate", who, [x, y])


def state(who: str, number: int) -> dict[str, Any]:
    return change("fieldModelSetPlayerState", who, number)


def test_a_frenzied_player_blocks_again() -> None:
    log = chooses(blocks(with_skills(A1="Frenzy"), 3), "PUSHBACK")
    log.add(at("H1", 11, 6)).add(at("A1", 12, 6))
    rolls(log, 6)
    chooses(log, "POW", state("H1", 267)).add(at("H1", 10, 6)).add(at("A1", 11, 6))
    log.add(state("H1", 259))
    log.add(report("injury", defenderId="H1", armorRoll=[1, 2], armorBroken=False))
    outcome = agrees(log.stops("A1"))
    assert [e.kind for e in outcome.game.events].count("frenzy") == 1


def test_a_brawler_rolls_one_both_down_again() -> None:
    log = blocks(with_skills(A1="Brawler"), 2)
    log.add(
        report("block", defenderId="H1"),
        report("blockReRoll", blockRoll=[3], playerId="A1", reRollSource="Brawler"),
        report("blockRoll", choosingTeamId="team A", blockRoll=[3]),
    )
    chooses(log, "PUSHBACK").add(at("H1", 11, 6))
    agrees(log.stops("A1"))


@pytest.mark.parametrize("roll", [2, 5])
def test_a_professional_rolls_one_die_again_if_he_can(roll: int) -> None:
    log = blocks(with_skills(A1="Pro"), 1)
    pro = report("reRoll", playerId="A1", reRollSource="Pro", roll=roll, successful=roll > 2)
    if roll > 2:
        log.add(
            pro,
            report("block", defenderId="H1"),
            report("blockReRoll", blockRoll=[3], playerId="A1", reRollSource="Pro"),
            report("blockRoll", choosingTeamId="team A", blockRoll=[3]),
        )
        chooses(log, "PUSHBACK").add(at("H1", 11, 6))
        agrees(log.stops("A1"))
    else:
        log.add(pro)
        chooses(log, "SKULL", state("A1", 267)).add(state("A1", 3))
        log.add(report("injury", defenderId="A1", armorRoll=[1, 2], armorBroken=False))
        log.add(change("actingPlayerSetPlayerId", None, None))
        agrees(log.turn_ends(1, True, state("A1", 259)))


def test_wrestling_is_told_as_a_use_of_the_skill() -> None:
    log = chooses(blocks(with_skills(H1="Wrestle"), 2), "BOTH DOWN")
    log.add(
        report("skillUse", playerId="H1", skill="Wrestle", used=True), state("H1", 259),
        state("A1", 3),
    )  # fmt: skip
    log.add(change("actingPlayerSetPlayerId", None, None))
    agrees(log)


def test_a_dodger_who_does_not_use_it_goes_down() -> None:
    log = chooses(blocks(with_skills(H1="Dodge"), 5), "POW/PUSH", state("H1", 267))
    log.add(at("H1", 11, 6)).add(state("H1", 259))
    log.add(report("injury", defenderId="H1", armorRoll=[1, 2], armorBroken=False))
    agrees(log.stops("A1"))


def test_mighty_blow_counts_where_the_log_counts_it() -> None:
    log = chooses(blocks(with_skills(A1="Mighty Blow"), 6), "POW", state("H1", 267))
    log.add(at("H1", 11, 6)).add(state("H1", 259))
    log.add(
        report(
            "injury", defenderId="H1", armorRoll=[4, 4], armorBroken=True, injuryRoll=[2, 2],
            armorModifiers=["Mighty Blow"], injuryModifiers=[],
        ),
        state("H1", 260),
    )  # fmt: skip
    agrees(log.stops("A1"))


def test_a_player_pushed_off_the_pitch_is_beaten_up_before_anybody_follows() -> None:
    log = Log().prelude().kick().turn_ends(1, True).acts("H4")
    for x, y in ((10, 2), (11, 1), (12, 0)):
        log.step("H4", x, y)
    log.stops("H4").turn_ends(2, False).acts("A4", "blitzMove")
    log.add(report("selectBlitzTarget", attackerId="A4", defenderId="H4"))
    for x, y in ((15, 2), (14, 2), (13, 2), (12, 1)):
        log.step("A4", x, y)
    log.add(change("actingPlayerSetPlayerAction", None, "blitz"))
    log.add(change("gameSetDefenderId", "H4")).add(change("actingPlayerSetCurrentMove", None, 5))
    log.add(
        report("block", defenderId="H4"),
        report("blockRoll", choosingTeamId="team A", blockRoll=[3]),
    )
    log.add(report("blockChoice", blockResult="PUSHBACK", defenderId="H4"))
    log.add(
        report("injury", defenderId="H4", injuryType="crowdpush", injuryRoll=[4, 4], injury=5),
        report("pushback", defenderId="H4", pushbackMode="regular"),
        change("fieldModelRemovePlayer", "H4", [12, 0]),
    )
    log.add(
        report("apothecaryRoll", playerId="H4", casualtyRoll=None),
        state("H4", 5),
        change("fieldModelSetPlayerCoordinate", "H4", [-2, 0]),
    )
    log.add(at("A4", 12, 0))
    table = agrees(log.stops("A4")).game.table
    assert [table.profiles[p].number for p in table.players(0) if table.state[p] == KNOCKED_OUT]


def test_a_chain_of_pushes_is_read_from_its_end() -> None:
    log = Log().prelude().kick().turn_ends(1, True)
    for number, y in ((5, 5), (6, 6), (7, 7)):
        log.acts(f"H{number}").step(f"H{number}", 10, y).step(f"H{number}", 11, y)
        log.stops(f"H{number}")
    log.turn_ends(2, False)
    chooses(blocks(log, 3), "PUSHBACK")
    log.add(at("H6", 10, 5), at("H1", 11, 6))
    agrees(log.stops("A1"))


# --- leaving tackle zones ---------------------------------------------------------------------


def test_tentacles_may_hold_a_player_whose_step_is_never_told() -> None:
    log = with_skills(H1="Tentacles").acts("A1")
    log.add(
        report(
            "tentaclesShadowingRoll", skill="Tentacles", defenderId="H1", roll=6, successful=True
        )
    )
    agrees(log.stops("A1"))


def test_who_gets_out_of_tentacles_walks_on() -> None:
    log = with_skills(H1="Tentacles").acts("A1")
    log.add(
        report(
            "tentaclesShadowingRoll", skill="Tentacles", defenderId="H1", roll=1, successful=False
        )
    )
    log.step("A1", 14, 6).test("dodgeRoll", "A1", 5, True)
    agrees(log.stops("A1"))


def test_a_shadow_follows() -> None:
    log = with_skills(H1="Shadowing").acts("A1").step("A1", 14, 6)
    log.test("dodgeRoll", "A1", 5, True)
    log.add(
        report(
            "tentaclesShadowingRoll", skill="Shadowing", defenderId="H1", roll=6, successful=True
        ),
        at("H1", 13, 6),
    )
    agrees(log.stops("A1"))


def test_a_diving_tackle_makes_a_good_dodge_fail() -> None:
    log = with_skills(H1="Diving Tackle").acts("A1").step("A1", 14, 6)
    log.test("dodgeRoll", "A1", 4, True)
    log.add(
        report("skillUse", playerId="H1", skill="Diving Tackle", used=True),
        report("dodgeRoll", playerId="A1", roll=0, successful=False, minimumRoll=5),
    )
    log.add(state("A1", 3), state("H1", 259), at("H1", 13, 6))
    log.add(report("injury", defenderId="A1", armorRoll=[1, 2], armorBroken=False))
    log.add(change("actingPlayerSetPlayerId", None, None))
    agrees(log.turn_ends(1, True, state("A1", 259)))


def test_a_step_that_was_not_taken_is_a_difference() -> None:
    log = with_skills().acts("A1").step("A1", 14, 6).test("dodgeRoll", "A1", 5, True)
    log.add(at("A1", 13, 6))
    outcome = play(from_json(log.stops("A1").data()))
    assert outcome.difference is not None
