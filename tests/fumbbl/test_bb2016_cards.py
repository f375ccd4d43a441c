"""Special play cards in hand-made logs of BB2016: bought, drawn, and played at their moments."""

from __future__ import annotations

from typing import Any

from fumbbl_log import OldLog, change, report

from pigskin.fumbbl import Outcome, play
from pigskin.fumbbl.reading import from_json
from pigskin.model import PRONE, STUNNED


def played(log: OldLog) -> Outcome:
    return play(from_json(log.data()))


def agrees(log: OldLog) -> Outcome:
    outcome = played(log)
    assert outcome.difference is None, outcome.difference
    assert outcome.agreed == outcome.commands
    assert outcome.odd == ()
    return outcome


def state(who: str, number: int) -> dict[str, Any]:
    return change("fieldModelSetPlayerState", who, number)


class CardLog(OldLog):
    """A log in which cards are bought before the match, and some played there."""

    def __init__(self, **bought: tuple[str, ...]) -> None:
        super().__init__()
        self.bought = bought

    def prelude(self) -> OldLog:
        self.add(report("weather", weather="Nice Weather", weatherRoll=[3, 4]))
        for side in ("away", "home"):
            names = self.bought.get(side, ())
            for name in names:
                self.add(change("inducementSetAddAvailableCard", side, name))
            self.add(report("cardsBought", teamId=team(side), nrOfCards=len(names)))
        for side in ("home", "away"):
            self.add(report("inducementsBought", teamId=team(side), nrOfInducements=0))
        self.before_the_fans_come()
        self.add(report("spectators", spectatorRollHome=[3, 4], spectatorRollAway=[2, 5]))
        self.toss_and_set_up()
        return self

    def before_the_fans_come(self) -> None:
        """Nothing is played there unless a test says so."""

    def plays(self, side: str, card: str, on: str | None = None, *more: dict[str, Any]) -> CardLog:
        self.add(report("playCard", teamId=team(side), card=card, playerId=on), *more)
        return self


def team(side: str) -> str:
    return {"home": "team H", "away": "team A"}[side]


def cards(outcome: Outcome, side: str) -> tuple[list[str], list[str]]:
    """What a coach has in hand, and what he has played."""
    table = outcome.game.table
    owner = table.home if side == "home" else table.away
    known = table.edition.all_effects
    return [known[each].name for each in owner.hand], [known[each].name for each in owner.played]


def test_both_coaches_draw_from_one_deck_what_the_log_says() -> None:
    log = CardLog(home=("Custard Pie", "Lucky Charm"), away=("Pit Trap", "Distract"))
    outcome = agrees(log.begin())
    assert cards(outcome, "home") == (["Custard Pie", "Lucky Charm"], [])
    assert cards(outcome, "away") == (["Pit Trap", "Distract"], [])


def test_a_card_is_played_before_the_fans_come() -> None:
    class Early(CardLog):
        def before_the_fans_come(self) -> None:
            self.plays("away", "Good Old Magic Codpiece", "A2")

    outcome = agrees(Early(away=("Good Old Magic Codpiece",)).begin())
    assert cards(outcome, "away") == ([], ["Good Old Magic Codpiece"])


def test_a_card_at_the_kick_is_rolled_for_before_the_ball_scatters() -> None:
    log = CardLog(home=("Witch's Brew",))
    log.prelude()
    log.plays("home", "Witch's Brew", "A3", report("cardEffectRoll", roll=1))
    log.flies().event(3, 3)
    log.add(
        report("extraReRoll", rollHome=1, rollAway=3), change("turnDataSetReRolls", "away", 3)
    )
    outcome = agrees(log.lands())
    assert cards(outcome, "home") == ([], ["Witch's Brew"])
    assert {"Jump Up", "No Hands"} <= {
        skill.name for skill in outcome.game.table.profiles[34].skills
    }


def test_a_card_is_played_when_a_turn_begins() -> None:
    log = CardLog(away=("Rabbit's Foot", "Custard Pie"))
    log.begin()
    log.plays("away", "Rabbit's Foot", "A2")
    log.plays("away", "Custard Pie", "H1", state("H1", 0x800 | 257))
    log.acts("A11", "move").step("A11", 15, 10).stops("A11")
    log.turn_ends(1, True, state("H1", 257), report("cardDeactivated", card="Custard Pie"))
    log.acts("H11", "move").step("H11", 8, 11).stops("H11")
    outcome = agrees(log)
    assert cards(outcome, "away") == ([], ["Rabbit's Foot", "Custard Pie"])


def test_a_card_is_played_after_a_turn_that_its_coach_has_ended() -> None:
    log = CardLog(away=("Pit Trap",))
    log.begin()
    log.acts("A11", "move").step("A11", 15, 10).stops("A11")
    log.plays("away", "Pit Trap", "H1", state("H1", 259))
    log.turn_ends(1, True)
    log.acts("H11", "move").step("H11", 8, 11).stops("H11")
    outcome = agrees(log)
    assert cards(outcome, "away") == ([], ["Pit Trap"])
    assert outcome.game.table.state[0] == PRONE


def test_a_card_is_played_after_a_turnover() -> None:
    log = CardLog(away=("Pit Trap",))
    log.begin()
    log.acts("A4", "move").step("A4", 15, 3).step("A4", 14, 4).step("A4", 13, 5)
    log.step("A4", 13, 4)
    log.test("dodgeRoll", "A4", 1, False, minimumRoll=3)
    log.add(
        report("injury", defenderId="A4", injuryType="dropDodge", armorRoll=[1, 2], injury=3),
        state("A4", 3),
    )
    log.stops("A4", 3)
    log.plays("away", "Pit Trap", "H11", state("H11", 259))
    log.turn_ends(1, True)
    outcome = agrees(log)
    assert cards(outcome, "away") == ([], ["Pit Trap"])


def test_a_card_that_cannot_be_played_here_is_a_difference() -> None:
    log = CardLog(away=("Pit Trap",))
    log.begin()
    log.plays("away", "Pit Trap", "H1", state("H1", 259))
    log.acts("A11", "move").step("A11", 15, 10).stops("A11")
    outcome = played(log)
    assert outcome.difference is not None
    assert "the log plays Pit Trap, which our engine does not offer" in outcome.difference.problems
    assert outcome.reason == ""


def test_a_card_nobody_knows_is_not_drawn() -> None:
    outcome = agrees(CardLog(home=("Something", "Pit Trap")).begin())
    assert cards(outcome, "home") == (["Pit Trap"], [])


def test_a_spiked_ball_stabs_at_once_though_the_log_tells_it_last() -> None:
    log = OldLog()
    log.options["spikedBall"] = "true"
    log.begin().acts("A6", "move")
    for x in (17, 18, 19, 20):
        log.step("A6", x, 6)
    log.test("pickUpRoll", "A6", 1, False, minimumRoll=3)
    log.add(
        report("scatterBall", directionArray=["East"], rolls=[3], gustOfWind=False),
        change("fieldModelSetBallCoordinate", None, [21, 6]),
        report(
            "injury", defenderId="A6", injuryType="stab", attackerId=None, armorRoll=[6, 5],
            armorBroken=True, injuryRoll=[1, 2], injury=4,
        ),
        state("A6", 4),
    )  # fmt: skip
    outcome = agrees(log.stops("A6", 4).turn_ends(1, True))
    kinds = [each.kind for each in outcome.game.events]
    assert kinds.index("armour") < kinds.index("bounce", kinds.index("pick-up"))
    assert outcome.game.table.state[37] == STUNNED
    assert not any("spikedBall" in note for note in outcome.notes)


def test_a_ball_does_not_stab_who_gets_hold_of_it_in_the_end() -> None:
    log = OldLog()
    log.options["spikedBall"] = "true"
    log.begin().acts("A6", "move")
    for x in (17, 18, 19, 20):
        log.step("A6", x, 6)
    log.test("pickUpRoll", "A6", 1, False, minimumRoll=3)
    log.add(
        report("reRoll", playerId="A6", reRollSource="Team ReRoll", successful=True),
        change("turnDataSetReRolls", "away", 2),
        change("fieldModelSetBallMoving", None, False),
        report("pickUpRoll", playerId="A6", roll=3, successful=True, minimumRoll=3, reRolled=True),
    )
    outcome = agrees(log.stops("A6"))
    assert outcome.game.table.carrier == 37
