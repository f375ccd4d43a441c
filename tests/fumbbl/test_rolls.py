"""The site's figures beside ours: needs, block dice, armour, injuries, casualties."""

from typing import Any

import pytest
from fumbbl_log import Log, change, report

from pigskin.fumbbl import Outcome, play
from pigskin.fumbbl.reading import from_json


def played(log: Log) -> Outcome:
    outcome = play(from_json(log.data()))
    assert outcome.difference is None, outcome.difference
    return outcome


def began() -> Log:
    return Log().prelude().kick()


def picks_up(need: int) -> Log:
    """A player without tackle zones on him picks up the ball on a 3+."""
    log = began().acts("A7").step("A7", 17, 6).step("A7", 18, 6).step("A7", 19, 6)
    log.step("A7", 20, 6).test("pickUpRoll", "A7", 4, True, minimumRoll=need)
    return log.add(change("fieldModelSetBallMoving", None, False)).stops("A7")


def test_a_need_that_is_ours_is_counted() -> None:
    outcome = played(picks_up(3))
    assert (outcome.rolls, outcome.odd) == (1, ())


def test_a_need_that_is_not_ours_is_named_though_nothing_came_of_it() -> None:
    outcome = played(picks_up(4))
    assert outcome.agreed == outcome.commands
    assert len(outcome.odd) == 1
    assert outcome.odd[0].endswith("pickUpRoll of 4 needs 4, ours is pick-up 3+")
    assert outcome.differs
    assert not outcome.whole


def blocks(dice: int, **injury: Any) -> Log:
    """A1 blocks H1 with two dice, knocks him down, and the armour roll is in the log."""
    log = began().acts("A1", "block").add(change("gameSetDefenderId", "H1"))
    log.add(
        report("block", defenderId="H1"),
        report("blockRoll", choosingTeamId="team A", blockRoll=[6]),
    )
    log.add(
        report(
            "blockChoice", nrOfDice=dice, blockResult="POW", blockRoll=[6], defenderId="H1"
        ),
        change("fieldModelSetPlayerState", "H1", 267),
    )
    log.add(
        report("pushback", defenderId="H1", pushbackMode="regular"),
        change("fieldModelSetPlayerCoordinate", "H1", [11, 5]),
    )
    log.add(change("fieldModelSetPlayerState", "H1", 259))
    log.add(report("injury", defenderId="H1", injuryType="block", **injury))
    return log


def test_armour_that_holds_in_both_is_counted_with_the_block_dice() -> None:
    log = blocks(1, armorRoll=[2, 3], armorBroken=False, injury=3).stops("A1")
    outcome = played(log)
    assert (outcome.rolls, outcome.odd) == (2, ())


@pytest.mark.parametrize(
    ("injury", "words"),
    [
        ({"armorRoll": [2, 3], "armorBroken": True, "injury": 3}, "armour roll of 5 breaks"),
        (
            {"armorRoll": [6, 5], "armorBroken": True, "injuryRoll": [2, 3], "injury": 5},
            "injury roll of 5 leads to state 5",
        ),
    ],
)
def test_armour_and_injury_are_compared(injury: dict[str, Any], words: str) -> None:
    stunned = change("fieldModelSetPlayerState", "H1", 260 if "injuryRoll" in injury else 259)
    log = blocks(1, **injury).add(stunned).stops("A1")
    (odd,) = played(log).odd
    assert words in odd


def test_a_casualty_is_compared_by_what_it_leaves_behind() -> None:
    log = blocks(
        1, armorRoll=[6, 5], armorBroken=True, injuryRoll=[6, 6], casualtyRoll=[7, 1],
        seriousInjury="Serious Injury (NI)", injury=7,
    )  # fmt: skip
    log.home["apothecaries"] = 0
    log.add(
        change("fieldModelSetPlayerState", "H1", 7),
        change("fieldModelSetPlayerCoordinate", "H1", [-4, 0]),
    ).stops("A1")
    (odd,) = played(log).odd
    assert odd.endswith("casualty is niggling injury, ours is misses next game")
