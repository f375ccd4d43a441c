"""Dodging: what makes it hard, who helps himself by strength, and who dives at the dodger."""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import NOBODY, ROOTED, STANDING, Table, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import PLAYER_USES, Flow, code, player_of
from pigskin.rolls import AGILITY, DODGING, MARKED, Modifiers
from pigskin.rules.asking import ask_skill, choose_player
from pigskin.rules.injury import place_prone
from pigskin.rules.rolling import AgilityTest, ignores, passes, skill_modifier


def dodge_modifier(
    table: Table, player: PlayerNo, here: Square, to: Square, parts: Modifiers | None = None
) -> int:
    """What is added to a dodge from one square to another."""
    easy = table.edition.figures.handling
    total = easy + skill_modifier(table, player, "dodge", 0, parts)
    side = side_of(player)
    felt = 0
    if not ignores(table, player, "dodge", "zones"):
        for marker in table.markers(to, side):
            if not may(table, marker, at.UNFELT):
                felt += 1
    if parts is not None:
        parts.add(DODGING, easy)
        parts.add(MARKED, -felt)
    return total - felt + hindrance(table, player, here, parts)


def hindrance(table: Table, player: PlayerNo, here: Square, parts: Modifiers | None = None) -> int:
    """What the skills of opponents do to a player getting away from a square they mark."""
    total = 0
    felt: list[int] = []
    for marker in table.markers(here, side_of(player)):
        for skill in table.at[marker][at.HINDERS_DODGE]:
            if (skill.stacks or skill.id not in felt) and table.standing(marker):
                felt.append(skill.id)
                amount = skill.adds(table, marker, at.HINDERS_DODGE, player)
                total += amount
                if parts is not None:
                    parts.add(skill.id, amount, marker)
    return total


def dodge(table: Table, player: PlayerNo, here: Square, to: Square) -> Flow[bool]:
    """The dodge roll of a player who has left a tackle zone; True if he keeps his feet."""
    parts = table.parts()
    attempt = Dodge(table, player, dodge_modifier(table, player, here, to, parts), parts, here)
    yield from attempt.made(table)
    table.note(ledger.DODGE, player, amount=1 if attempt.passed else 0)
    if attempt.diver != NOBODY:
        yield from dive(table, attempt.diver, here)
    return attempt.passed


class Dodge(AgilityTest):
    """Strength may save the dodger, an opponent may dive at him, and strength save him again."""

    def __init__(
        self,
        table: Table,
        player: PlayerNo,
        modifier: int,
        parts: Modifiers | None,
        here: Square,
    ) -> None:
        need = table.profiles[player].agility
        super().__init__(table, player, "dodge", need, modifier, parts, AGILITY)
        self.changes = True
        self.here = here
        self.diver = NOBODY

    def change(self, table: Table) -> Flow[None]:
        before = self.modifier
        strength = 0
        if not self.passed:
            strength = yield from self._with_strength(table)
        if self.diver == NOBODY and (self.passed or _dives_anyway(table)):
            codes = self._dive_codes(table)
            rival = OTHER_SIDE[side_of(self.player)]
            self.diver = yield from choose_player(table, rival, "dive at", codes, self.player)
            if self.diver != NOBODY:
                yield from self._dived_at(table, strength)
        if self.modifier != before:
            self.tell_changed(table)

    def _with_strength(self, table: Table) -> Flow[int]:
        """Offer a skill that makes a failed dodge a good one: what it adds to the roll, or 0."""
        for skill in table.at[self.player][at.DODGE_BONUS]:
            bonus = skill.adds(table, self.player, at.DODGE_BONUS, NOBODY)
            if bonus and passes(self.roll, self.modifier + bonus, self.need):
                if (yield from ask_skill(table, self.player, skill)):
                    skill.spend(table, self.player)
                    if self.parts is not None:
                        self.parts.add(skill.id, bonus, self.player)
                    self.modifier += bonus
                    self.passed = True
                    return bonus
        return 0

    def _dive_codes(self, table: Table) -> list[Code]:
        """The opponents who may dive, where that would bring the dodger down."""
        codes = dive_codes(table, self.player, self.here)
        if not codes or table.options.rare_choices:
            return codes
        return [
            each
            for each in codes
            if not passes(
                self.roll, self.modifier - dive_penalty(table, player_of(each)), self.need
            )
        ]

    def _dived_at(self, table: Table, strength: int) -> Flow[None]:
        """`strength` is what he has used already."""
        self.modifier -= dive_penalty(table, self.diver, self.parts)
        if table.options.break_tackle == "dive" and strength:
            self.modifier -= strength
            if self.parts is not None:
                self.parts.take_back(self.player)
        self.passed = self.good()
        if not self.passed:
            yield from self._with_strength(table)


def _dives_anyway(table: Table) -> bool:
    """May a diver throw himself at somebody who is falling already?"""
    return table.options.rare_choices and table.edition.figures.dives_at_fallers


def dive_codes(table: Table, player: PlayerNo, here: Square) -> list[Code]:
    """The opponents who may dive at a player getting away from a square they mark."""
    return [
        code(PLAYER_USES, marker, skill.id)
        for marker in table.markers(here, side_of(player))
        for skill in table.at[marker][at.DIVES]
        if skill.adds(table, marker, at.DIVES, player)
        and not table.marks[marker] & ROOTED
        and table.standing(marker)
        and (table.actor == player or not table.edition.figures.active_only)
    ]


def dive_penalty(table: Table, diver: PlayerNo, parts: Modifiers | None = None) -> int:
    """What a dive takes from the roll of the player it is aimed at."""
    for skill in table.at[diver][at.DIVES]:
        amount = skill.adds(table, diver, at.DIVES, NOBODY)
        if amount:
            if parts is not None:
                parts.add(skill.id, -amount, diver)
            return amount
    return 0


def dive(table: Table, diver: PlayerNo, here: Square) -> Flow[None]:
    """He lies in the square the other has left, or where he is if it was not left after all."""
    if table.board[here] == 0:
        table.whisper("stumbles", diver, here, table.place[diver])
        table.put(diver, here, STANDING)
    yield from place_prone(table, diver)
