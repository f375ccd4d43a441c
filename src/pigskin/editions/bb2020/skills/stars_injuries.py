"""Rules of stars who hurt others more than most: armour and injury rolls they cause."""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2020.skills.stars import StarRule
from pigskin.effects.causes import BY_BLOCK, BY_CHAINSAW, BY_FOUL, BY_STAB
from pigskin.effects.moments import EXTRA_ARMOUR, EXTRA_INJURY
from pigskin.model import BLITZ, BLOCK, Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.pitch import distance
from pigskin.questions import KEEP, SKILL_REROLL, Flow, Question, code
from pigskin.rolls import Roll

# Races, and stars, that count as Dwarfs.
DWARFS: Final[tuple[str, ...]] = (
    "Dwarf", "Bull Centaur", "Barik Farblast", "Grim Ironjaw", "H'thark", "Josef Bugman",
    "Rumbelow Sheepskin", "Skrull Halfheight", "Thorsson Stoutmead", "Zzharg Madeye",
)  # fmt: skip


class CrushingBlow(StarRule):
    name = "Crushing Blow"
    id = 194
    text = "Once a match 1 more to the armour roll of a player his block knocked down."
    worsens: tuple[int, ...] = (EXTRA_ARMOUR,)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        return 1 if by_block(table, me, cause) and self.ready(table, me) else 0


class BrutalBlock(StarRule):
    name = "Brutal Block"
    id = 195
    text = "Once a match 1 more to an injury roll caused by his block."
    worsens: tuple[int, ...] = (EXTRA_INJURY,)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        return 1 if by_block(table, me, cause) and self.ready(table, me) else 0


class HarderHit(StarRule):
    """More to the armour roll or to the injury roll of a block, not to both."""
    worsens: tuple[int, ...] = (EXTRA_ARMOUR, EXTRA_INJURY)

    def force(self, table: Table, victim: PlayerNo) -> int:
        """How much more it is against this victim."""
        return 1

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        if not by_block(table, me, cause) or not self.ready(table, me):
            return 0
        return self.force(table, other)


class Ram(HarderHit):
    name = "Ram"
    id = 196
    text = "Once a match 1 more to the armour or injury roll of a player his block knocked down."


class Slayer(HarderHit):
    name = "Slayer"
    id = 197
    text = (
        "Once a match 1 more to the armour or injury roll of an opponent with ST 5 or more whom "
        "his block knocked down."
    )

    def force(self, table: Table, victim: PlayerNo) -> int:
        return 1 if table.profiles[victim].st >= 5 else 0


class DwarfenScourge(HarderHit):
    name = "Dwarfen Scourge"
    id = 198
    text = (
        "Once a match 1 more to the armour or injury roll of a player his block knocked down, 2 "
        "more if that is a Dwarf of any kind."
    )

    def force(self, table: Table, victim: PlayerNo) -> int:
        race = table.profiles[victim].race  # a star's is his name
        return 2 if any(kind in race for kind in DWARFS) else 1


class ToxinConnoisseur(StarRule):
    name = "Toxin Connoisseur"
    id = 199
    text = "Once a match 1 to the injury roll when his stab has broken armour."
    worsens: tuple[int, ...] = (EXTRA_INJURY,)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        return 1 if cause == BY_STAB and self.ready(table, me) else 0


class ASneakyPair(StarRule):
    name = "A Sneaky Pair"
    id = 200
    text = "When one of the two stabs or fouls an opponent both mark, the injury roll gets 1."
    period = ""
    worsens: tuple[int, ...] = (EXTRA_INJURY,)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        if cause not in (BY_STAB, BY_FOUL):
            return 0
        return 1 if self._both_mark(table, me, other) else 0

    def _both_mark(self, table: Table, me: PlayerNo, victim: PlayerNo) -> bool:
        there = table.place[victim]
        pair = [
            player
            for player in table.players(side_of(me))
            if self in table.profiles[player].skills
            and table.has_zone(player)
            and distance(table.place[player], there) == 1
        ]
        return len(pair) == 2


class GhostlyFlames(StarRule):
    name = "Ghostly Flames"
    id = 201
    text = "Once a half a chainsaw attack in his Blitz adds 4 to the armour roll instead of 3."
    period = "half"
    worsens: tuple[int, ...] = (EXTRA_ARMOUR,)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        blitzing = cause == BY_CHAINSAW and table.actor == me and table.action == BLITZ
        return 1 if blitzing and self.ready(table, me) else 0


class MasterAssassin(StarRule):
    name = "Master Assassin"
    id = 202
    text = "Once a match, when his stab has broken armour, he may re-roll the injury roll."

    def rerolls_injury(self, table: Table, me: PlayerNo, victim: PlayerNo, cause: int) -> bool:
        return cause == BY_STAB and self.ready(table, me)


class SavageMauling(StarRule):
    name = "Savage Mauling"
    id = 203
    text = "Once a match he may re-roll an injury roll he makes against an opponent."

    def rerolls_injury(self, table: Table, me: PlayerNo, victim: PlayerNo, cause: int) -> bool:
        return self.ready(table, me)


class OldPro(StarRule):
    name = "Old Pro"
    id = 204
    text = (
        "Once a match he may use Pro on one die of an armour roll he makes; the use counts only if "
        "the die is really rolled again."
    )

    def rerolls_armour(
        self, table: Table, me: PlayerNo, one: int, two: int, roll: Roll | None
    ) -> Flow[int]:
        pro = table.edition.skill("Pro")
        if not self.ready(table, me) or not pro.rerolls(table, me, "armour"):
            return 0
        answer = yield Question(
            side_of(me), "re-roll", [code(SKILL_REROLL, self.id), KEEP], me,
            number=one + two, test="armour", roll=roll,
        )
        if answer == KEEP:
            return 0
        table.tell("skill re-roll", me, self.id)
        if not (yield from pro.reroll(table, me, "armour")):
            return 0
        self.use_up(table, me)
        return 1 if one <= two else 2


def by_block(table: Table, me: PlayerNo, cause: int) -> bool:
    """Did a block of the player's own bring the victim down, not one against him?"""
    return cause == BY_BLOCK and table.actor == me and table.action in (BLOCK, BLITZ)
