"""Slow, wild and hungry minds as LRB6 and BB2016 have them."""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_BITE
from pigskin.effects.moments import FEEDS, REFUSES_RECEIVER
from pigskin.model import (
    BLITZ,
    BLOCK,
    GAZE,
    HUNGRY,
    HYPNOTISED,
    MOVE,
    NOBODY,
    RESERVES,
    THRALL,
    Profile,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import (
    BITE,
    NOBODY_DOES,
    SKILL_ON,
    Flow,
    Question,
    code,
    player_of,
    second_player,
)
from pigskin.rolls import BLOCKING, MARKED
from pigskin.rules.asking import ask_yes
from pigskin.rules.ball import bounce, settle, turn_over
from pigskin.rules.injury import injure
from pigskin.rules.rolling import agility_test, plain_test
from pigskin.skills.minds import keeps_wits


class Animosity(Skill):
    name = "Animosity"
    id = 52
    category = "Extraordinary"
    compulsory = True
    text = (
        "Asked to give the ball to a team-mate of another race he refuses on a 1; his coach may "
        "then turn to a team-mate of his own race, without moving him further."
    )
    reacts_to: tuple[int, ...] = (REFUSES_RECEIVER,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        race = table.profiles[other].race
        if race == table.profiles[me].race or (not race and table.options.animosity == "known"):
            return False
        return not (yield from plain_test(table, me, "animosity", 2))


class BloodLust(Skill):
    name = "Blood Lust"
    id = 54
    category = "Extraordinary"
    compulsory = True
    order = 60  # hunger comes after wits
    text = (
        "Rolls a D6 after declaring an action. On a 1 he must bite a Thrall beside him before he "
        "passes, hands off, scores or ends his action; if he does not, he leaves for a spectator "
        "and it is a turnover. A Block may become a Move."
    )
    reacts_to: tuple[int, ...] = (FEEDS,)

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        if not (yield from plain_test(table, me, "blood lust", 2)):
            table.set_mark(me, HUNGRY)
            if action == BLOCK and (
                yield from ask_yes(table, side_of(me), "move instead of blocking", me)
            ):
                table.action = MOVE
                table.whisper("action becomes", me, MOVE)
        return True

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        table.clear_mark(me, HUNGRY)
        if table.standing(me) and table.on_pitch(me):
            codes = [
                code(BITE, mate)
                for mate in table.neighbours(table.place[me])
                if side_of(mate) == side_of(me) and _is_thrall(table.profiles[mate])
            ]
            if codes and table.options.feeding == "may":
                codes.append(NOBODY_DOES)
            if codes:
                answer = codes[0]
                if len(codes) > 1:
                    answer = yield Question(side_of(me), "bite", codes, me)
                if answer != NOBODY_DOES:
                    yield from self._bite(table, me, player_of(answer))
                    return True
        turn_over(table, "nobody bitten")
        if table.on_pitch(me):
            sq = table.place[me]
            had_ball = table.turn_to(me)
            table.remove(me, RESERVES)
            table.tell("feeds on a spectator", me)
            if had_ball:
                table.carrier = NOBODY
                yield from bounce(table, sq)
        return False

    def _bite(self, table: Table, me: PlayerNo, thrall: PlayerNo) -> Flow[None]:
        table.tell("bites", me, thrall)
        if table.has_ball(thrall):
            turn_over(table, "bitten carrier")
        yield from injure(table, thrall, NOBODY, BY_BITE)
        yield from settle(table)


class BoneHead(Skill):
    name = "Bone-head"
    id = 56
    category = "Extraordinary"
    compulsory = True
    text = (
        "Rolls a D6 after declaring an action. On a 1 the action is lost and he has no tackle "
        "zones, cannot catch, intercept, pass or assist until a later roll succeeds."
    )

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        return (yield from keeps_wits(table, me, "bone-head", 2))


class HypnoticGaze(Skill):
    name = "Hypnotic Gaze"
    id = 60
    category = "Extraordinary"
    text = (
        "At the end of a Move action he may gaze at an opponent beside him with an agility roll, "
        "less 1 for each other tackle zone on him. The victim loses his tackle zones and cannot "
        "catch, intercept, pass, assist or move until his next action."
    )
    action = GAZE
    within = MOVE

    def choices(self, table: Table, me: PlayerNo) -> list[Code]:
        if table.action != MOVE:
            return []
        return [code(SKILL_ON, self.id, victim) for victim in table.opponents_beside(me)]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        victim = second_player(answer)
        table.finished = True
        zones = table.zones_on(table.place[me], side_of(me))
        if table.has_zone(victim):
            zones -= 1
        if (yield from agility_test(table, me, "gaze", -zones, table.part(MARKED, -zones))):
            table.set_mark(victim, HYPNOTISED)
            table.tell("hypnotised", victim, me)


class WildAnimal(Skill):
    name = "Wild Animal"
    id = 74
    category = "Extraordinary"
    compulsory = True
    text = (
        "Rolls a D6 after declaring an action, with 2 added for a Block or Blitz. Below 4 he roars "
        "and the action is lost."
    )

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        bonus = 2 if action in (BLOCK, BLITZ) else 0
        parts = table.part(BLOCKING, bonus)
        return (yield from plain_test(table, me, "wild animal", 4, bonus, parts))


def _is_thrall(profile: Profile) -> bool:
    """A Thrall by name, or one whom a league calls otherwise."""
    return THRALL in (profile.position, profile.race)
