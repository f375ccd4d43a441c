"""Armour rolls: what breaks armour, and what may be added to the dice."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.base import Effect
from pigskin.effects.causes import BY_POT, BY_SAVAGERY, BY_SOUP, BY_SPELL
from pigskin.model import Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import DECLINE, SKILL_REROLL, USE, Flow, Question, code
from pigskin.rolls import ARMOUR, HOT_POT, NO_ANSWER, SOUP, SPELL, Modifiers, Part, Roll
from pigskin.rules.asking import ask_skill


class Armour:
    """One armour roll and what may be added to it."""

    def __init__(
        self,
        table: Table,
        player: PlayerNo,
        by: PlayerNo,
        cause: int,
        modifier: int,
        parts: Modifiers | None = None,
    ) -> None:
        self.player = player
        self.by = by
        self.cause = cause
        self.modifier = modifier
        self.less = min(0, modifier)  # what of it is taken away
        self.bonus = 0
        self.bonus_skill: Effect | None = None  # whose bonus it is; a spell's is nobody's
        self.bonus_of = SPELL  # the source of the bonus, for those who listen
        self.claw = 0
        self.claw_skill = 0
        self.unaided = False  # the claw counts the dice alone
        self.hard = False  # nothing may be added to the armour roll
        self.final = False  # it is not rolled again
        self.bonus_used = False
        self.broken = False
        self.piled = False
        self.double = False
        self.again = NO_ANSWER  # by which answer it is made once more
        self.parts = parts if parts is not None else table.parts()
        self.added: Modifiers | None = None  # what was added with the dice on the table
        if cause == BY_SPELL:
            self.bonus = 1
        elif cause in (BY_SOUP, BY_POT):
            self.bonus = 2
            self.bonus_of = SOUP if cause == BY_SOUP else HOT_POT
        for skill in table.at[player][at.ARMOUR_WEAKNESS]:
            amount = skill.worsen(table, player, at.ARMOUR_WEAKNESS, by, cause)
            self.modifier += amount
            self.less += min(0, amount)
            if self.parts is not None:
                self.parts.add(skill.id, amount, player)
        for skill in table.at[player][at.FALLS_HARD]:
            amount = skill.worsen(table, player, at.FALLS_HARD, by, cause)
            self.modifier += amount
            self.less += min(0, amount)
            if self.parts is not None:
                self.parts.add(skill.id, amount)
        if by >= 0 and (side_of(by) != side_of(player) or cause == BY_SAVAGERY):
            for skill in table.at[by][at.ARMOUR_BONUS]:
                bonus = skill.worsen(table, by, at.ARMOUR_BONUS, player, cause)
                if bonus:
                    self.bonus = bonus
                    self.bonus_skill = skill
                    self.bonus_of = skill.id
            for skill in table.at[by][at.CLAWS]:
                self.claw = skill.worsen(table, by, at.CLAWS, player, cause)
                self.claw_skill = skill.id
                self.unaided = skill.unaided
        for skill in table.at[player][at.HARD_SKIN]:
            if skill.may(table, player, at.HARD_SKIN, by):
                self.hard = True
                self.modifier = 0
                self.claw = 0
                if self.parts is not None:
                    self.parts = Modifiers()
                    self.parts.remark(skill.id, player)

        for skill in table.at[player][at.BARE_ARMOUR]:
            if skill.may(table, player, at.BARE_ARMOUR, by):
                self._lay_bare(skill)

    def _lay_bare(self, skill: Effect) -> None:
        """Only what takes away from the roll counts."""
        self.hard = True
        self.final = True
        self.modifier = self.less
        self.claw = 0
        if self.parts is not None:
            self.parts = Modifiers([part for part in self.parts.parts if part[1] < 0])
            self.parts.remark(skill.id, self.player)

    def breaks(self, table: Table, natural: int, extra: int) -> bool:
        """Does the roll, with what is added to it, go through?"""
        clawed = natural if self.unaided else natural + extra
        return natural + extra >= table.profiles[self.player].armour or 0 < self.claw <= clawed

    def make(self, table: Table) -> Flow[None]:
        """Roll, and ask for the bonus where it would decide."""
        one, two = table.d6(), table.d6()
        natural, extra = one + two, self.modifier
        self.double = one == two
        self.bonus_used = False
        self.broken = self.breaks(table, natural, extra)
        self.added = table.parts()
        roll = self._lies(table)
        if not self.broken and not self.final and self._helpers(table, at.REROLLS_ARMOUR):
            natural = yield from self._one_again(table, one, two, roll)
            self.broken = self.breaks(table, natural, extra)
        if (
            not self.broken
            and self.bonus
            and not self.hard
            and self.breaks(table, natural, extra + self.bonus)
        ):
            use = True
            if self.bonus_skill is not None:
                use = yield from self._wants_bonus(table, self.bonus_skill, roll)
            if use:
                extra += self._add_bonus()
        if not self.broken and not self.hard and self._helpers(table, at.EXTRA_ARMOUR):
            extra = yield from self._more(table, natural, extra, roll)
        if roll is not None:
            self._settle(table, roll, extra)
        table.tell("armour", self.player, natural, extra, 1 if self.broken else 0, roll=roll)
        if self.broken and table.at[self.player][at.SURVIVES_BREAK]:
            yield from self._saved(table)

    def _saved(self, table: Table) -> Flow[None]:
        """Something the player has may make good for the armour roll."""
        for effect in table.at[self.player][at.SURVIVES_BREAK]:
            if (yield from effect.reacts(table, self.player, at.SURVIVES_BREAK, self.by)):
                self.broken = False
                self.final = True
                return

    def _lies(self, table: Table) -> Roll | None:
        """The dice as they lie, before anybody has said what else is to count."""
        if table.events is None:
            return None
        roll = Roll(*table.take_thrown(), by=self.again)
        self._settle(table, roll, self.modifier)
        return roll

    def _settle(self, table: Table, roll: Roll, extra: int) -> None:
        """What the dice have to show, with all that is added; claws may have it easier."""
        roll.base, roll.base_of = table.profiles[self.player].armour, ARMOUR
        parts: list[Part] = []
        if self.parts is not None and self.added is not None:
            parts = [*self.parts.parts, *self.added.parts]
        if 0 < self.claw < roll.base - (extra if self.unaided else 0):
            roll.base, roll.base_of = self.claw, self.claw_skill
            if self.unaided:
                parts = []
                extra = 0
        roll.parts = tuple(parts)
        roll.need = roll.base - extra
        roll.passed = self.broken

    def _add_bonus(self) -> int:
        """The usual bonus is used on the armour roll, and breaks it."""
        self.bonus_used = True
        self.broken = True
        if self.added is not None:
            self.added.add(self.bonus_of, self.bonus, self.by)
        return self.bonus

    def _helpers(self, table: Table, moment: int) -> tuple[Effect, ...]:
        """What else the player who caused the roll can do about it."""
        if self.by < 0 or side_of(self.by) == side_of(self.player):
            return ()
        return table.at[self.by][moment]

    def _one_again(self, table: Table, one: int, two: int, roll: Roll | None) -> Flow[int]:
        """One of the dice may be rolled again."""
        for skill in self._helpers(table, at.REROLLS_ARMOUR):
            die = yield from skill.rerolls_armour(table, self.by, one, two, roll)
            if die == 1:
                one = table.d6()
            elif die == 2:
                two = table.d6()
            if roll is not None and die:
                table.take_thrown()
                roll.dice = (one, two)
                roll.by = code(SKILL_REROLL, skill.id)
        self.double = one == two
        return one + two

    def _more(self, table: Table, natural: int, extra: int, roll: Roll | None) -> Flow[int]:
        """A rare bonus, alone or together with the usual one; returns all that is added."""
        for skill in self._helpers(table, at.EXTRA_ARMOUR):
            more = skill.worsen(table, self.by, at.EXTRA_ARMOUR, self.player, self.cause)
            together = extra + more + self.bonus
            if not more or not self.breaks(table, natural, together):
                continue
            if not (yield from ask_skill(table, self.by, skill, self.player, roll)):
                continue
            skill.use_up(table, self.by)
            extra += more
            if self.added is not None:
                self.added.add(skill.id, more, self.by)
            self.broken = self.breaks(table, natural, extra)
            if self.broken:
                break
            use = self.bonus_skill is None or (
                yield from self._wants_bonus(table, self.bonus_skill, roll)
            )
            if use:
                extra += self._add_bonus()
                break
        return extra

    def _wants_bonus(self, table: Table, skill: Effect, roll: Roll | None) -> Flow[bool]:
        """Ask the victim's opponents, even if a team-mate has knocked him down."""
        use = code(USE, skill.id)
        answer = yield Question(
            OTHER_SIDE[side_of(self.player)], "use skill", [use, code(DECLINE, skill.id)], self.by,
            self.player, skill=skill.name, roll=roll,
        )
        if answer != use:
            return False
        table.tell("uses skill", self.by, skill.id)
        return True

    def bonus_left(self) -> int:
        """What may still be added to the injury roll."""
        return 0 if self.bonus_used else self.bonus
