"""Weapons as LRB6 and BB2016 have them."""

from __future__ import annotations

from pigskin.editions.lrb6.bombs import throw_bombs
from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_CHAINSAW, BY_FOUL, BY_STAB, BY_TRAMPLING
from pigskin.effects.moments import ARMOUR_WEAKNESS
from pigskin.model import NOBODY, SPECIAL, STANDING, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import ACTIVATE, Flow, code
from pigskin.rules.armour import Armour
from pigskin.rules.ball import settle
from pigskin.rules.injury import injure, knock_down
from pigskin.rules.rolling import plain_test, skill_modifier


class Bombardier(Skill):
    name = "Bombardier"
    id = 55
    category = "Extraordinary"
    text = (
        "Instead of any other action he may throw a bomb, without moving. It is thrown like the "
        "ball; whoever catches it must throw it on. Where it comes down it explodes: the player in "
        "the square goes down, those beside it on a 4+."
    )
    action = SPECIAL

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        return [code(ACTIVATE, me, SPECIAL)] if table.state[me] == STANDING else []

    def own_action(self, table: Table, me: PlayerNo) -> Flow[None]:
        yield from throw_bombs(table, me)


class Chainsaw(Skill):
    name = "Chainsaw"
    id = 57
    category = "Extraordinary"
    text = (
        "Replaces every block: 2+ hits the opponent, 1 the wielder. The armour roll gets 3; if it "
        "breaks the victim goes down and is injured, else nothing happens. Also used in fouls. "
        "Whenever he goes down, and against those who fall blocking him, armour rolls get 3."
    )
    once_per_turn = True
    uncredited = True
    worsens: tuple[int, ...] = (ARMOUR_WEAKNESS,)
    attack_forced = True

    def attack(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[None]:
        self.spend(table, me)
        if (yield from plain_test(table, me, "chainsaw", 2)):
            yield from self._cut(table, victim, me)
        else:
            yield from self._cut(table, me, NOBODY)

    def armed_foul(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[int]:
        if (yield from plain_test(table, me, "chainsaw", 2)):
            return 3
        yield from self._cut(table, me, NOBODY)
        yield from settle(table)
        return -1

    def _cut(self, table: Table, victim: PlayerNo, by: PlayerNo) -> Flow[None]:
        armour = Armour(table, victim, by, BY_CHAINSAW, 3, table.part(self.id, 3, by))
        yield from armour.make(table)
        if armour.broken:
            knock_down(table, victim, by)
            yield from injure(table, victim, by, BY_CHAINSAW)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        return 0 if cause in (BY_CHAINSAW, BY_STAB, BY_FOUL, BY_TRAMPLING) else 3


class Stab(Skill):
    name = "Stab"
    id = 68
    category = "Extraordinary"
    text = (
        "Instead of a block he may stab: an unmodified armour roll and, if it breaks, an "
        "unmodified injury roll. It ends a blitz."
    )

    def attack(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[None]:
        table.tell("stabs", me, victim)
        parts = table.parts()
        bonus = skill_modifier(table, me, "stab", 0, parts)
        armour = Armour(table, victim, NOBODY, BY_STAB, bonus, parts)
        yield from armour.make(table)
        if armour.broken:
            yield from injure(table, victim, me, BY_STAB)


class Stakes(Skill):
    name = "Stakes"
    id = 69
    category = "Extraordinary"
    text = (
        "Adds 1 to the armour roll of his stabs against Khemri, Necromantic, Undead and Vampire "
        "teams."
    )

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        rival = OTHER_SIDE[side_of(me)]
        return 1 if test == "stab" and table.edition.fears_stakes(table, rival) else 0
