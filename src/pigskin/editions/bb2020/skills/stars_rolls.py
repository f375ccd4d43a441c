"""Rules of stars about their own dice: rolling them again, or making more of them."""

from __future__ import annotations

from pigskin.editions.bb2020.skills.stars import StarRule
from pigskin.effects.moments import BOUNDS, DODGE_BONUS, EXTRA_RUSHES, PASS_BONUS, RUSHES_ON
from pigskin.model import PASS, THROW_MATE, Table
from pigskin.numbers import PlayerNo
from pigskin.questions import NOTHING, Flow


class BlindRage(StarRule):
    name = "Blind Rage"
    id = 171
    text = "May re-roll the D6 each time he rolls for Dauntless."
    period = ""

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test == "dauntless"


class RareReroll(StarRule):
    """A re-roll that is used up by using it."""

    def spend(self, table: Table, me: PlayerNo) -> None:
        self.use_up(table, me)


class MesmerizingDance(RareReroll):
    name = "Mesmerizing Dance"
    id = 172
    text = "Once a match he may re-roll a failed test for Hypnotic Gaze."

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test == "gaze" and self.ready(table, me)


class TheBallista(RareReroll):
    name = "The Ballista"
    id = 173
    text = "Once a match he may re-roll a failed test to pass the ball or to throw a team-mate."

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return (
            test in ("pass", "hail mary", "throw team-mate")
            and table.action in (PASS, THROW_MATE)
            and self.ready(table, me)
        )


class OneDie(RareReroll):
    """One die the star has rolled, alone or out of a pool, is rolled again."""

    rerolls_success = True
    order = 70

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test != "block" and not self.used_up(table, me)

    def rerolls_die(self, table: Table, me: PlayerNo, face: int) -> bool:
        return not self.used_up(table, me)


class ConsummateProfessional(OneDie):
    name = "Consummate Professional"
    id = 174
    text = "Once a match he may re-roll one die of his, but not an armour or injury die."


class HalflingLuck(OneDie):
    name = "Halfling Luck"
    id = 175
    text = "Once a match he may re-roll one die of his, but not an armour or injury die."


class ThinkingMansTroll(OneDie):
    name = "Thinking Man's Troll"
    id = 176
    text = "Once a half he may re-roll one die of his, but not an armour or injury die."
    period = "half"


class WhirlingDervish(StarRule):
    name = "Whirling Dervish"
    id = 177
    text = "Once in each activation he may re-roll the D6 for the direction of his move."
    period = ""
    once_per_turn = True

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test == "direction" and not self.spent(table, me)


class Incorporeal(RareReroll):
    name = "Incorporeal"
    id = 178
    text = "Once a match she may add her ST to a dodge, after the roll."
    adds_to: tuple[int, ...] = (DODGE_BONUS,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return table.profiles[me].st if self.ready(table, me) else 0


class SwiftAsTheBreeze(RareReroll):
    name = "Swift as the Breeze"
    id = 179
    text = "Once a match a dodge, a leap or a rush succeeds on a 2+ whatever the modifiers."
    adds_to: tuple[int, ...] = (DODGE_BONUS,)

    def rescues(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test in ("dodge", "leap", "jump", "go for it") and self.ready(table, me)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 9 if self.ready(table, me) else 0


class BoundingLeap(StarRule):
    name = "Bounding Leap"
    id = 180
    text = (
        "Once a match, declared before the roll, a jump or leap has no modifiers and may be "
        "re-rolled."
    )
    once_per_turn = True
    reacts_to: tuple[int, ...] = (BOUNDS,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        if not (yield from self.wanted(table, me)):
            return False
        self.spend(table, me)
        return True

    def rerolls(self, table: Table, me: PlayerNo, test: str) -> bool:
        return test in ("leap", "jump") and self.spent(table, me)

    def reroll(self, table: Table, me: PlayerNo, test: str) -> Flow[bool]:
        self.regain(table, me)
        yield from NOTHING
        return True


class BurstOfSpeed(StarRule):
    name = "Burst of Speed"
    id = 181
    text = "Once a match she may rush a third time."
    once_per_turn = True
    notices: tuple[int, ...] = (RUSHES_ON,)
    adds_to: tuple[int, ...] = (EXTRA_RUSHES,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 1 if self.spent(table, me) or not self.used_up(table, me) else 0

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        if not self.used_up(table, me):
            self.invoke(table, me)
            self.spend(table, me)
        yield from NOTHING


class StrongPassingGame(StarRule):
    name = "Strong Passing Game"
    id = 182
    text = "Once a match he may add his ST to the roll for a pass, after rolling."
    adds_to: tuple[int, ...] = (PASS_BONUS,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return table.profiles[me].st if self.ready(table, me) else 0
