"""Those who bring weapons to the game."""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_CHAINSAW, BY_FOUL, BY_STAB, BY_TRAMPLING, KO, STUN
from pigskin.effects.moments import ARMED, ARMOUR_WEAKNESS, BANNED, BRITTLE, WANDERS
from pigskin.model import (
    NOBODY,
    PRONE,
    STANDING,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo
from pigskin.pitch import FACINGS, ON_PITCH, OTHER_SIDE, facing_steps, stepped
from pigskin.questions import (
    FACING,
    NOTHING,
    Flow,
    Question,
    code,
    first_of,
)
from pigskin.rules.armour import Armour
from pigskin.rules.asking import ask_yes
from pigskin.rules.ball import check_touchdown, settle
from pigskin.rules.blocking import block
from pigskin.rules.injury import fall, hurt, injure, into_crowd, knock_down
from pigskin.rules.movement import arrive, max_rushes, rush, shadowed, tell_movement
from pigskin.rules.pushing import Push
from pigskin.rules.rolling import plain_test, skill_modifier


class BallAndChain(Skill):
    name = "Ball & Chain"
    id = 53
    category = "Extraordinary"
    text = (
        "Only moves, each square in a random direction of the throw-in template. He blocks whoever "
        "is in the way, friend or foe, and must follow up. When he goes down he is injured without "
        "an armour roll, and a stun counts as a knock-out."
    )
    suppresses: tuple[str, ...] = (
        "Diving Tackle",
        "Frenzy",
        "Kick-Off Return",
        "Leap",
        "Pass Block",
        "Shadowing",
    )
    order = 70
    grants: tuple[int, ...] = (BRITTLE, WANDERS)

    def injury_band(self, table: Table, me: PlayerNo, total: int, band: int, cause: int) -> int:
        return KO if band == STUN else band

    def own_action(self, table: Table, me: PlayerNo) -> Flow[None]:
        while not self._stopped(table, me):
            rushing = table.moved >= table.profiles[me].ma
            if not rushing:
                table.moved += 1
                tell_movement(table)
            else:
                if table.rushes >= max_rushes(table, me):
                    return
                if not (yield from ask_yes(table, side_of(me), "go for it", me)):
                    return
                table.rushes += 1
                tell_movement(table)
            yield from self._lurch(table, me, rushing)

    def _stopped(self, table: Table, me: PlayerNo) -> bool:
        return table.turnover or table.scored >= 0 or not table.standing(me)

    def _lurch(self, table: Table, me: PlayerNo, rushing: bool) -> Flow[None]:
        """One square, wherever the template sends him; only then does he roll to go for it."""
        codes = [code(FACING, facing) for facing in range(4)]
        facing = first_of((yield Question(side_of(me), "facing", codes, me)))
        here = table.place[me]
        to = stepped(here, facing_steps(FACINGS[facing])[(table.d6() - 1) // 2])
        if not ON_PITCH[to]:
            yield from into_crowd(table, me, here)
            return
        other = table.player_at(to)
        if other == NOBODY:
            table.put(me, to, STANDING)
            table.tell("move", me, to, here)
        else:
            table.tell("lurches", me, to)
        trips = rushing and not (yield from rush(table, me))
        if other == NOBODY:
            yield from shadowed(table, me, here)
        if trips:  # in the square he has reached; somebody in the way has kept him in his own
            yield from fall(table, me)
        elif other == NOBODY:
            yield from arrive(table, me, to)
        elif table.standing(other):
            yield from block(table, me, other)
        else:
            yield from self._trample(table, me, other)

    def _shove(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[None]:
        """Somebody in the way is pushed aside and followed."""
        push = Push(table, me, victim)
        yield from push.make(table)
        here = table.place[me]
        if (yield from push.follow_up(table, True, True)):
            yield from shadowed(table, me, here)
        for player, edge in zip(push.crowd, push.edges):
            yield from into_crowd(table, player, edge)

    def _trample(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[None]:
        """Somebody lying in the way is pushed aside and rolls for armour."""
        yield from self._shove(table, me, victim)
        if table.on_pitch(victim) and table.scored < 0:
            if table.options.trampled == "prone":
                table.set_state(victim, PRONE)
                table.whisper("state", victim, PRONE)
            yield from hurt(table, victim, NOBODY, BY_TRAMPLING)
        yield from settle(table)
        check_touchdown(table)


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


class SecretWeapon(Skill):
    name = "Secret Weapon"
    id = 67
    category = "Extraordinary"
    text = "Is sent off at the end of any drive he took part in."
    grants: tuple[int, ...] = (ARMED,)
    reacts_to: tuple[int, ...] = (BANNED,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        yield from NOTHING
        return True


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
