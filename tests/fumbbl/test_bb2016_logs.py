"""Hand-made logs in the ways of BB2016."""

from __future__ import annotations

from typing import Any

from fumbbl_log import OldLog, change, report

from pigskin.fumbbl import Outcome, play
from pigskin.fumbbl.reading import from_json
from pigskin.model import RESERVES, STUNNED
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


def test_a_concession_ends_the_match() -> None:
    log = OldLog().begin()
    log.add(change("teamResultSetConceded", "away", True))
    log.add(change("teamResultSetScore", "home", 1), change("gameSetTurnMode", None, "endGame"))
    outcome = played(log)
    assert outcome.game.over
    assert outcome.game.table.ending == "conceded"


# --- what is said of matches that cannot be whole ---------------------------------------------


def test_a_card_is_named_as_the_reason() -> None:
    log = OldLog().begin()
    log.add(report("playCard", teamId="team A", card="Something"), state("H1", 259))
    log.acts("A11", "move").step("A11", 15, 10).stops("A11")
    outcome = played(log)
    assert outcome.difference is not None
    assert outcome.reason.startswith("a special play card is played")


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
