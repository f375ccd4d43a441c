"""What every face of a block is worth: who goes down, where the push leads, what is lost with it.

All worths are those of the attacker's side, so the coach of the defender takes the least.
"""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning.stakes import at_stake, still_to_act
from pigskin.coaches.planning.supposing import Suppose
from pigskin.coaches.planning.traits import Traits, breaks
from pigskin.coaches.planning.weights import Weights
from pigskin.effects import moments as at
from pigskin.effects.asking import cancelled, may
from pigskin.model import BLITZ, ROOTED, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.odds.rough import falls_on_both_down, stays_up_on_stumble
from pigskin.pitch import ADJACENT, ON_PITCH, SCORES, distance, facing_square, push_squares
from pigskin.rules.asking import has_skills
from pigskin.rules.block_dice import ATTACKER_DOWN, BOTH_DOWN, DEFENDER_DOWN, PUSHED, STUMBLES

_FALLEN: Final = 0.05  # an own player on the ground, as blocks are weighed
_CROWD: Final = 0.15  # an opponent of middling value in the hands of the crowd
_USUAL: Final = 80  # the middling value of a player


class Faces:
    """The faces of one block."""

    def __init__(
        self,
        table: Table,
        attacker: PlayerNo,
        defender: PlayerNo,
        traits: Traits,
        weights: Weights | None = None,
    ) -> None:
        suppose = Suppose(table, side_of(attacker), traits, weights)
        self.suppose = suppose
        self.table = suppose.table
        self.attacker = attacker
        self.defender = defender
        self.weights: Weights = suppose.weights
        self.stake = at_stake(suppose)
        # To be on the ground costs time as well, if there is any left.
        self.knock: float = self.weights.knock * min(1.0, suppose.judge.their_turns / 2)
        self.carrier = suppose.field.carrier
        self._known: dict[int, float] = {}

    def worth(self, face: int) -> float:
        """What a face comes to."""
        found = self._known.get(face)
        if found is None:
            found = self._worth(face)
            self._known[face] = found
        return found

    def _worth(self, face: int) -> float:
        if face == ATTACKER_DOWN:
            return self.fall(True, False)
        if face == BOTH_DOWN:
            return self._both_down()
        if face == DEFENDER_DOWN:
            return self._pushed(True)
        if face == STUMBLES:
            return self._pushed(not self._keeps_feet())
        return self._pushed(False)

    # --- somebody goes down where he stands ---------------------------------------------------

    def _both_down(self) -> float:
        """Whoever has a skill for it uses it if that is better for his side."""
        table, attacker, defender = self.table, self.attacker, self.defender
        falls = falls_on_both_down(table, attacker)
        worth = self.fall(falls, falls_on_both_down(table, defender))
        grappled = self.grapple()
        if self._wrestles(defender, attacker):
            worth = min(worth, grappled)
        if self._wrestles(attacker, defender):
            worth = max(worth, grappled)
        if self._barges():
            worth = max(worth, self.worth(PUSHED))
        return worth

    def fall(self, mine: bool, theirs: bool, harmless: bool = False) -> float:
        """The attacker goes down, the defender, or both; harmless if nobody rolls for armour."""
        suppose, weights = self.suppose, self.weights
        attacker, defender = suppose.trait(self.attacker), suppose.trait(self.defender)
        extra = 0.0
        if mine:
            if not harmless:
                extra -= 0.1 * breaks(defender, attacker) * attacker.value / _USUAL
            extra -= _FALLEN
            if not harmless or self.carrier == self.attacker:
                extra -= self.stake
            suppose.fell(self.attacker)
        if theirs:
            extra += self.knock
            if not harmless:
                extra += weights.harm * breaks(attacker, defender) * defender.value / _USUAL
            suppose.fell(self.defender)
            if self.carrier == self.defender and (harmless or not mine):
                extra += weights.recover * self._recovery()
        worth = suppose.worth() + extra
        suppose.back()
        return worth

    def grapple(self) -> float:
        """Both are placed on the ground, and nobody is hurt."""
        return self.fall(True, True, harmless=True)

    def _wrestles(self, player: PlayerNo, other: PlayerNo) -> bool:
        table = self.table
        return (
            self.suppose.trait(player).wrestle
            and has_skills(table, player)
            and not cancelled(table, other, "wrestle")
        )

    def _barges(self) -> bool:
        """May the attacker make a push of it? Who does that is also not wrestled with."""
        return self.table.action == BLITZ and cancelled(self.table, self.attacker, "wrestle")

    # --- pushes -------------------------------------------------------------------------------

    def _keeps_feet(self) -> bool:
        return has_skills(self.table, self.defender) and stays_up_on_stumble(
            self.table, self.attacker, self.defender
        )

    def _pushed(self, down: bool) -> float:
        """The defender is pushed, wherever whoever chooses wants him, and perhaps goes down."""
        suppose, weights, victim = self.suppose, self.weights, self.defender
        attacker, trait = suppose.trait(self.attacker), suppose.trait(victim)
        extra = 0.0
        if down:
            extra += self.knock
            extra += weights.harm * breaks(attacker, trait) * trait.value / _USUAL
        squares, crowd, chosen = self._ways()
        if crowd:
            return self.crowded()
        dropped = self.carrier == victim and (down or self._strips())
        if dropped:
            extra += weights.recover * self._recovery()
        found: list[float] = []
        for sq in squares:
            found.append(self._there(sq, down, dropped))
        return (max(found) if chosen else min(found)) + extra

    def crowded(self) -> float:
        """The defender is among the crowd, and a ball he had comes back somewhere."""
        suppose, weights, victim = self.suppose, self.weights, self.defender
        suppose.leaves(victim)
        value = suppose.trait(victim).value
        worth = suppose.worth() + (_CROWD - weights.harm / 4) * value / _USUAL
        if self.carrier == victim:
            worth += weights.recover * 0.5 * self._recovery()
        suppose.back()
        return worth + self.knock

    def driven_to(self, sq: Square, down: bool) -> float:
        """The worth of a push into a square, all other squares apart."""
        dropped = self.carrier == self.defender and (down or self._strips())
        worth = self._there(sq, down, dropped)
        return worth + self.weights.recover * self._recovery() if dropped else worth

    def _there(self, sq: Square, down: bool, dropped: bool) -> float:
        """The worth of the field with the defender there, the attacker following if he likes."""
        suppose, victim, attacker = self.suppose, self.defender, self.attacker
        field = suppose.field
        left = field.place[victim]
        if self.carrier == victim and not dropped and SCORES[side_of(victim)][sq]:
            return -1.0  # pushed over the line
        suppose.moves(victim, sq)
        if down:
            suppose.fell(victim)
        elif dropped:
            suppose.drops(sq)
        worth = suppose.worth()
        if left != sq and not self.table.marks[attacker] & ROOTED:
            suppose.moves(attacker, left)
            forced = may(self.table, attacker, at.FRENZIED)
            followed = suppose.worth()
            worth = followed if forced else max(worth, followed)
        suppose.back()
        return worth

    def _ways(self) -> tuple[list[Square], bool, bool]:
        """Where the defender can go, is that the crowd, and does the attacker choose?"""
        table, field, victim = self.table, self.suppose.field, self.defender
        here = field.place[victim]
        alert = has_skills(table, victim)
        if table.marks[victim] & ROOTED or (
            alert
            and may_refuse(table, victim)
            and not cancelled(table, self.attacker, "stand firm")
        ):
            return [here], False, True
        free = [sq for sq in ADJACENT[here] if table.board[sq] == 0]
        if (
            alert
            and free
            and len(table.at[victim][at.SIDE_STEPS]) > 0
            and not cancelled(table, self.attacker, "side step")
        ):
            return free, False, False
        source = facing_square(field.place[self.attacker], here)
        behind = push_squares(source, here)
        squares = [sq for sq in behind if table.board[sq] == 0]
        if squares:
            return squares, False, True
        if not all(ON_PITCH[sq] for sq in behind):
            return [], True, True
        return [here], False, True  # somebody else is pushed on

    def _strips(self) -> bool:
        for skill in self.table.at[self.attacker][at.STRIPS]:
            if skill.may(self.table, self.attacker, at.STRIPS, self.defender):
                return True
        return False

    def _recovery(self) -> float:
        """How likely own players who have not acted yet pick up the ball that he drops."""
        suppose = self.suppose
        where = suppose.field.place[self.defender]
        near = 0
        for player in still_to_act(suppose):
            trait = suppose.trait(player)
            if not trait.no_hands and not trait.wanders:
                if distance(suppose.field.place[player], where) <= trait.ma:
                    near += 1
        return min(3, near) / 3


def may_refuse(table: Table, player: PlayerNo) -> bool:
    """Has he a skill that lets him stand firm?"""
    return len(table.at[player][at.REFUSES_PUSH]) > 0
