"""Those who bring weapons to the game."""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_TRAMPLING, KO, STUN
from pigskin.effects.moments import ARMED, BANNED, BRITTLE, WANDERS
from pigskin.model import (
    NOBODY,
    PRONE,
    STANDING,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo
from pigskin.pitch import FACINGS, ON_PITCH, facing_steps, stepped
from pigskin.questions import (
    FACING,
    NOTHING,
    Flow,
    Question,
    code,
    first_of,
)
from pigskin.rules.asking import ask_yes
from pigskin.rules.ball import action_stops, check_touchdown, score_between_turns, settle
from pigskin.rules.blocking import block
from pigskin.rules.injury import fall, hurt, into_crowd
from pigskin.rules.movement import arrive, max_rushes, rush, shadowed, tell_movement
from pigskin.rules.pushing import Push


class BallAndChain(Skill):
    name = "Ball & Chain"
    id = 53
    category = "Extraordinary"
    compulsory = True
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
            if table.active < 0:
                score_between_turns(table)  # a carrier he has driven over the line

    def _stopped(self, table: Table, me: PlayerNo) -> bool:
        return action_stops(table) or table.scored >= 0 or not table.standing(me)

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


class SecretWeapon(Skill):
    name = "Secret Weapon"
    id = 67
    category = "Extraordinary"
    compulsory = True
    text = "Is sent off at the end of any drive he took part in."
    grants: tuple[int, ...] = (ARMED,)
    reacts_to: tuple[int, ...] = (BANNED,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        yield from NOTHING
        return True


