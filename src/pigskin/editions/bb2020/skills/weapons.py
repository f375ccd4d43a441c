"""Traits that replace a block, and the ball and chain."""

from __future__ import annotations

from typing import Final

from pigskin.effects.base import Skill
from pigskin.effects.causes import (
    BY_BLOCK,
    BY_CHAINSAW,
    BY_FALL,
    BY_FIRE,
    BY_LANDING,
    BY_POT,
    BY_ROCK,
    BY_SAVAGERY,
    BY_SPELL,
    BY_STAB,
    BY_TRIP,
    BY_VOMIT,
)
from pigskin.effects.moments import ARMOUR_WEAKNESS, REROLLS
from pigskin.model import NOBODY, STANDING, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import FACINGS, ON_PITCH, facing_steps, stepped
from pigskin.questions import (
    FACING,
    KEEP,
    SKILL_REROLL,
    STOP,
    Flow,
    Question,
    code,
    first_of,
)
from pigskin.rolls import RULE, STRONG
from pigskin.rules.armour import Armour
from pigskin.rules.asking import ask_skill, ask_yes
from pigskin.rules.ball import check_touchdown, settle, turn_over
from pigskin.rules.blocking import block
from pigskin.rules.injury import fall, go_down, hurt, injure, into_crowd, knock_down, place_prone
from pigskin.rules.movement import max_rushes, rush, shadowed, tell_movement
from pigskin.rules.rerolls import use_reroll
from pigskin.rules.rolling import Attempt, plain_test
from pigskin.rules.trapdoors import spring
from pigskin.skills import weapons

# Ways of falling over or being knocked down, in which a running saw makes things worse.
ON_THE_SAW: Final[tuple[int, ...]] = (
    BY_BLOCK, BY_FALL, BY_FIRE, BY_LANDING, BY_POT, BY_ROCK, BY_SAVAGERY, BY_SPELL, BY_TRIP,
)  # fmt: skip


def strike(
    table: Table, victim: PlayerNo, by: PlayerNo, cause: int, bonus: int = 0, weapon: int = RULE
) -> Flow[None]:
    """A weapon hits: an armour roll. Broken, he lies prone and is injured; if not, nothing."""
    armour = Armour(table, victim, by, cause, bonus, table.part(weapon, bonus, by))
    yield from armour.make(table)
    if not armour.broken:
        return
    if table.has_ball(victim) and side_of(victim) == table.active:
        turn_over(table, "carrier placed prone")
    table.tell("placed prone", victim, by)
    go_down(table, victim)
    yield from injure(table, victim, by, cause, armour.bonus_left(), False, armour.bonus_of)


class BallAndChain(weapons.BallAndChain):
    id = 147
    category = "Trait"
    text = (
        "Only moves, each square in a random direction of the throw-in template, until his coach "
        "has enough of it. He blocks whoever is in the way, friend or foe, and must follow up. "
        "When he goes down he is injured without an armour roll, and a stun counts as a knock-out."
    )
    suppresses: tuple[str, ...] = (
        "Diving Tackle",
        "Frenzy",
        "Grab",
        "Leap",
        "Multiple Block",
        "On the Ball",
        "Shadowing",
    )
    cancels: tuple[str, ...] = ("fend",)

    def own_action(self, table: Table, me: PlayerNo) -> Flow[None]:
        side = side_of(me)
        facings = [code(FACING, facing) for facing in range(4)]
        while not self._stopped(table, me):
            rushing = table.moved >= table.profiles[me].ma
            if not rushing:
                answer = yield Question(side, "facing", [*facings, STOP], me)
                if answer == STOP:
                    return
                table.moved += 1
                tell_movement(table)
            else:
                if table.rushes >= max_rushes(table, me):
                    return
                if not (yield from ask_yes(table, side, "go for it", me)):
                    return
                table.rushes += 1
                tell_movement(table)
                answer = yield Question(side, "facing", facings, me)
            to = yield from self._direction(table, me, FACINGS[first_of(answer)])
            yield from self._swing(table, me, to, rushing)

    def _direction(self, table: Table, me: PlayerNo, ahead: int) -> Flow[Square]:
        """The square the template sends him to; few can have that die rolled again."""
        here = table.place[me]
        face = table.d6()
        to = stepped(here, facing_steps(ahead)[(face - 1) // 2])
        codes = [
            code(SKILL_REROLL, skill.id)
            for skill in table.at[me][REROLLS]
            if skill.rerolls(table, me, "direction")
        ]
        if codes:
            answer = yield Question(
                side_of(me), "direction", [*codes, KEEP], me, number=face, square=to
            )
            if answer != KEEP and (yield from use_reroll(table, me, "direction", answer)):
                to = stepped(here, facing_steps(ahead)[(table.d6() - 1) // 2])
        return to

    def _swing(self, table: Table, me: PlayerNo, to: Square, rushing: bool) -> Flow[None]:
        """One square: into the crowd, into somebody or into the open."""
        if not ON_PITCH[to]:
            yield from into_crowd(table, me, table.place[me])
            return
        other = table.player_at(to)
        if rushing or other != NOBODY:
            table.tell("lurches", me, to)
        trips = rushing and not (yield from rush(table, me))
        if other == NOBODY:
            yield from self._enter(table, me, to, trips)
        elif not table.standing(other):
            yield from self._trample(table, me, other)
        elif trips:
            yield from self._shove(table, me, other)
            check_touchdown(table)
        else:
            yield from block(table, me, other)
        if trips and table.on_pitch(me) and table.scored < 0:
            yield from fall(table, me)
        elif table.treading:
            yield from spring(table)

    def _enter(self, table: Table, me: PlayerNo, to: Square, trips: bool) -> Flow[None]:
        """An empty square; a ball that lies there bounces away from him."""
        here = table.place[me]
        table.put(me, to, STANDING)
        table.tell("move", me, to, here)
        yield from shadowed(table, me, here)
        table.loosen(to)
        yield from settle(table)
        if not trips or not table.has_ball(me):  # who is about to fall scores nothing
            check_touchdown(table)


class BreatheFire(Skill):
    name = "Breathe Fire"
    id = 148
    category = "Trait"
    text = (
        "Instead of a block he may breathe fire, which ends his activation. A D6, less 1 against "
        "ST 5 or more: on 1 he is knocked down himself, on 4+ the opponent is placed prone, and a "
        "natural 6 knocks him down."
    )

    def attack(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[None]:
        need = 5 if table.profiles[victim].st >= 5 else 4
        parts = table.part(STRONG, 4 - need)
        attempt = Attempt(table, me, "breathe fire", 4, 4 - need, parts)
        yield from attempt.made(table)
        roll = attempt.roll
        if roll == 6:
            knock_down(table, victim, me)
            yield from hurt(table, victim, me, BY_FIRE)
        elif roll >= need:
            yield from place_prone(table, victim, me)
        elif roll <= need - 3:
            knock_down(table, me)
            yield from hurt(table, me, NOBODY, BY_FIRE)


class Chainsaw(Skill):
    name = "Chainsaw"
    id = 149
    category = "Trait"
    text = (
        "Once a turn, instead of a block or in a foul: 2+ hits the opponent, 1 the wielder, which "
        "is a turnover. The armour roll gets 3; if it breaks the victim is prone and injured, else "
        "nothing happens. When he falls over or is knocked down, and against those who fall "
        "blocking him, armour rolls get 3."
    )
    once_per_turn = True
    worsens: tuple[int, ...] = (ARMOUR_WEAKNESS,)

    def attack(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[None]:
        self.spend(table, me)
        if (yield from plain_test(table, me, "chainsaw", 2)):
            yield from strike(table, victim, me, BY_CHAINSAW, 3, self.id)
        else:
            yield from self._kicks_back(table, me)

    def armed_foul(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[int]:
        if self.spent(table, me) or not (yield from ask_skill(table, me, self, victim)):
            return 0
        self.spend(table, me)
        if (yield from plain_test(table, me, "chainsaw", 2)):
            return 3
        yield from self._kicks_back(table, me)
        yield from settle(table)
        return -1

    def _kicks_back(self, table: Table, me: PlayerNo) -> Flow[None]:
        turn_over(table, "kick-back")
        yield from strike(table, me, NOBODY, BY_CHAINSAW, 3, self.id)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        return 3 if cause in ON_THE_SAW else 0


class ProjectileVomit(Skill):
    name = "Projectile Vomit"
    id = 150
    category = "Trait"
    text = (
        "Once a turn, instead of a block: 2+ hits the opponent, 1 himself. An unmodified armour "
        "roll and, if it breaks, the victim is prone with an unmodified injury roll. He may go on "
        "with a blitz."
    )
    once_per_turn = True
    ends_blitz = False

    def attack(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[None]:
        self.spend(table, me)
        if (yield from plain_test(table, me, "projectile vomit", 2)):
            yield from strike(table, victim, me, BY_VOMIT)
        else:
            yield from strike(table, me, NOBODY, BY_VOMIT)


class Stab(Skill):
    name = "Stab"
    id = 151
    category = "Trait"
    text = (
        "Instead of a block he may stab: an unmodified armour roll and, if it breaks, the victim "
        "is prone with an unmodified injury roll. It ends a blitz."
    )
    handy = True

    def attack(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[None]:
        table.tell("stabs", me, victim)
        yield from strike(table, victim, me, BY_STAB)
