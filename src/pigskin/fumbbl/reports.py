"""Every line FUMBBL's log can have: the dice in it, in the order in which our engine rolls them.

A report is one of four things: it holds dice, it tells a decision (the driver looks for those), it
tells what follows from something else, or it belongs to something our engine cannot play, such as
a card. Those of the last kind are in none of the lists, and the match is said to have them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from pigskin.fumbbl.names import BLOCK_FACES, COMPASS
from pigskin.fumbbl.reading import Report

Face: TypeAlias = int | str
Dice: TypeAlias = list[Face]
Reader: TypeAlias = Callable[[Report], Dice]


def die(sides: int, face: int) -> Face:
    """A face that only a die of so many sides takes."""
    return f"D{sides}={face}"


def d6(faces: list[int]) -> Dice:
    return [die(6, face) for face in faces]


def one(report: Report) -> Dice:
    """A test: one die of one player. A roll of 0 is a test that was not rolled."""
    roll = report.number("roll")
    return d6([roll]) if roll else []


def _d3(report: Report) -> Dice:
    return [die(3, report.number("roll") or report.number("amount"))]


def _several(report: Report) -> Dice:
    return d6(report.numbers("roll")) or one(report)


def both(report: Report) -> Dice:
    """A roll of either coach, home first."""
    return d6([report.number("rollHome"), report.number("rollAway")])


def _weather(report: Report) -> Dice:
    return d6(report.numbers("weatherRoll"))


def _kickoff(report: Report) -> Dice:
    return d6(report.numbers("kickoffRoll"))


def _chef(report: Report) -> Dice:
    return d6(report.numbers("masterChefRoll"))


def _prayer(report: Report) -> Dice:
    return [report.number("roll")]  # a D8 or a D16, as the match has it


def _compass(report: Report) -> Dice:
    return [COMPASS[each] for each in report.texts("directionArray")]


def _deviation(report: Report) -> Dice:
    """A direction and a distance."""
    return [
        COMPASS[report.text("scatterDirection")],
        *d6([report.number("rollScatterDistance")]),
    ]


def _throw_in(report: Report) -> Dice:
    # From a corner the direction is a D3.
    return [report.number("directionRoll"), *d6(report.numbers("distanceRoll"))]


def _block(report: Report) -> Dice:
    return [BLOCK_FACES[each] for each in report.numbers("blockRoll")]


def _injury(report: Report) -> Dice:
    """Armour, injury and casualty. FUMBBL always rolls for the lasting injury, the rules do not.

    A part that a report before this one has told already is marked to be skipped.
    """
    told = report.text("skipInjuryParts")
    dice: Dice = []
    if not told.startswith("ARMOUR"):
        dice.extend(d6(report.numbers("armorRoll")))
    if "INJURY" not in told:
        dice.extend(d6(report.numbers("injuryRoll")))
    if "INJURY" not in told and "CAS" not in told:
        for name in ("casualtyRoll", "casualtyRollDecay"):
            dice.extend(casualty_dice(report.numbers(name), report.texts("casualtyModifiers")))
    return dice


LASTING: Final = (13, 14)  # casualty results that ask for a second die


def casualty_dice(roll: list[int], modifiers: list[str]) -> Dice:
    """The dice of a casualty roll that the rules ask for."""
    if not roll:
        return []
    total = roll[0] + sum(_figure(each) for each in modifiers)
    return [die(16, roll[0]), *(d6(roll[1:]) if total in LASTING else [])]


def _figure(modifier: str) -> int:
    """What a casualty modifier adds: the number in its name, or 1."""
    digits = "".join(letter for letter in modifier if letter.isdecimal())
    return int(digits) if digits else 1


def _apothecary(report: Report) -> Dice:
    return casualty_dice(report.numbers("casualtyRoll"), report.texts("casualtyModifiers"))


def gliding_roll(direction: str) -> int:
    """A die for the template of one who glides; only the direction it led to is told.

    Straight ahead for the four sides, to the left for the corners.
    """
    return 1 if len(COMPASS[direction]) == 2 else 3


def _gliding(report: Report) -> Dice:
    return [
        *d6([gliding_roll(report.text("scatterDirection"))]),
        die(3, report.number("distance")),
    ]


def _fans(report: Report) -> Dice:
    return [die(3, report.number("dedicatedFansRoll"))]


# Reports with dice in them.
DICE: Final[dict[str, Reader]] = {
    "allYouCanEat": one,
    "alwaysHungryRoll": one,
    "animosityRoll": one,
    "apothecaryRoll": _apothecary,
    "argueTheCall": one,
    "balefulHex": one,
    "biasedRef": one,
    "biteSpectator": one,
    "blitzRoll": _d3,
    "blockReRoll": _block,
    "blockRoll": _block,
    "bloodLustRoll": one,
    "bombExplodesAfterCatch": one,
    "breatheFire": one,
    "bribesRoll": one,
    "catchOfTheDay": one,
    "catchRoll": one,
    "chainsawRoll": one,
    "cheeringFans": both,
    "confusionRoll": one,
    "dauntlessRoll": one,
    "dodgeRoll": one,
    "escapeRoll": one,
    "extraReRoll": both,
    "fanFactor": _fans,
    "foulAppearanceRoll": one,
    "goForItRoll": one,
    "hypnoticGazeRoll": one,
    "injury": _injury,
    "interceptionRoll": one,
    "jumpUpRoll": one,
    "kickTeamMateRoll": _several,
    "kickoffOfficiousRef": both,
    "kickoffPitchInvasion": both,
    "kickoffResult": _kickoff,
    "kickoffScatter": _deviation,
    "leapRoll": one,
    "lookIntoMyEyesRoll": one,
    "masterChefRoll": _chef,
    "officiousRefRoll": one,
    "passDeviate": _deviation,
    "passRoll": one,
    "penaltyShootout": both,
    "pickMeUp": one,
    "pickUpRoll": one,
    "prayerRoll": _prayer,
    "projectileVomit": one,
    "quickSnapRoll": _d3,
    "regenerationRoll": one,
    "reRoll": one,  # the roll of a loner or a professional
    "rightStuffRoll": one,
    "safeThrowRoll": one,
    "scatterBall": _compass,
    "scatterPlayer": _compass,
    "solidDefenceRoll": _d3,
    "spellEffectRoll": one,
    "standUpRoll": one,
    "swarmingPlayersRoll": _d3,
    "swoopPlayer": _gliding,
    "tentaclesShadowingRoll": one,
    "thenIStartedBlastin": one,
    "throwAtStallingPlayer": one,
    "throwIn": _throw_in,
    "throwTeamMateRoll": one,
    "thrownKeg": one,
    "trapDoor": one,
    "weather": _weather,
    "weatherMageRoll": _weather,
}

# Reports that tell a decision of a coach.
DECISIONS: Final = (
    "apothecaryChoice",
    "blockChoice",
    "block",
    "cardsAndInducementsBought",
    "coinThrow",
    "foul",
    "handOver",
    "hitAndRun",
    "indomitable",
    "inducement",
    "inducementsBought",
    "playerAction",
    "pumpUpTheCrowdReRoll",
    "pushback",
    "raidingParty",
    "receiveChoice",
    "selectBlitzTarget",
    "selectGazeTarget",
    "showStarReRoll",
    "skillUse",
    "skillUseOtherPlayer",
    "turnEnd",
    "fumblerooskie",
    "placedBallDirection",
    "wizardUse",
    "animalSavagery",
)

# Reports of what follows by itself.
CONSEQUENCES: Final = (
    "bombOutOfBounds",
    "briberyAndCorruptionReRoll",
    "brilliantCoachingReRoll",
    "cloudBurster",
    "dedicatedFans",
    "defectingPlayers",
    "doubleHiredStaff",
    "doubleHiredStarPlayer",
    "event",
    "fanFactorRoll",
    "freePettyCash",
    "fumbblResultUpload",
    "gameOptions",
    "kickTeamMateFumble",
    "kickoffSequenceActivationsCount",
    "kickoffSequenceActivationsExhausted",
    "kickoffTimeout",
    "leader",
    "modifiedDodgeResultSuccessful",
    "modifiedPassResult",
    "mostValuablePlayers",
    "nervesOfSteel",
    "noPlayersToField",
    "none",
    "pettyCash",
    "playerEvent",
    "prayerAmount",
    "prayerEnd",
    "prayerWasted",
    "pumpUpTheCrowdReRollLost",
    "raiseDead",
    "referee",
    "riotousRookies",
    "secretWeaponBan",
    "showStarReRollLost",
    "skillWasted",
    "stallerDetected",
    "startHalf",
    "timeoutEnforced",
    "twoForOne",
    "weatherMageResult",
    "winnings",
    "winningsRoll",
)

class Vocabulary:
    """The lines of one edition's logs that our engine plays."""

    def __init__(
        self,
        dice: dict[str, Reader],
        decisions: tuple[str, ...],
        consequences: tuple[str, ...],
    ) -> None:
        self.dice = dice
        self._played = {*dice, *decisions, *consequences}

    def supports(self, id: str) -> bool:
        """Does our engine play what a report tells of?"""
        return id in self._played

    def dice_of(self, report: Report) -> Dice:
        """The dice a report tells of."""
        reader = self.dice.get(report.id)
        return reader(report) if reader is not None else []


VOCABULARY: Final = Vocabulary(DICE, DECISIONS, CONSEQUENCES)
