"""Extraordinary traits: nobody learns them, some players are born with them."""

from __future__ import annotations

from pigskin.effects.asking import may
from pigskin.effects.base import Skill
from pigskin.effects.causes import (
    BY_BITE,
    BY_CHAINSAW,
    BY_FOUL,
    BY_STAB,
    BY_TRAMPLING,
    KO,
    LIGHT_CASUALTY,
    STUN,
)
from pigskin.effects.moments import (
    ARMED,
    ARMOUR_WEAKNESS,
    BANNED,
    BRITTLE,
    CASUALTY_ROLLS,
    EATS,
    FAME,
    FEEDS,
    HUNGERS,
    INFECTS,
    KNITS_AGAIN,
    MAY_BE_THROWN,
    NO_HANDS,
    REFUSES_RECEIVER,
    REGENERATES,
    STEADIES,
    SWOOPS,
    THROWS_PLAYERS,
    UNFELT,
    WANDERS,
)
from pigskin.model import (
    BLITZ,
    BLOCK,
    DAZED,
    GAZE,
    HUNGRY,
    HYPNOTISED,
    MOVE,
    NOBODY,
    PRONE,
    RAISED,
    RESERVES,
    ROOTED,
    ROSTERED,
    STANDING,
    THRALL,
    Profile,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import FACINGS, ON_PITCH, OTHER_SIDE, facing_steps, stepped
from pigskin.questions import (
    BITE,
    FACING,
    NOBODY_DOES,
    NOTHING,
    SKILL_ON,
    Flow,
    Question,
    code,
    first_of,
    player_of,
    second_player,
)
from pigskin.rolls import BLOCKING, HELP, MARKED
from pigskin.rules.armour import Armour
from pigskin.rules.asking import ask_yes
from pigskin.rules.ball import bounce, check_touchdown, settle, turn_over
from pigskin.rules.blocking import block
from pigskin.rules.injury import fall, hurt, injure, into_crowd, knock_down
from pigskin.rules.movement import arrive, max_rushes, rush, shadowed, tell_movement
from pigskin.rules.pushing import Push
from pigskin.rules.rolling import agility_test, plain_test, skill_modifier


class AlwaysHungry(Skill):
    name = "Always Hungry"
    id = 51
    category = "Extraordinary"
    text = (
        "Before he throws a team-mate he rolls 2+ or tries to eat him: on a second 1 the team-mate "
        "is gone for good, otherwise he squirms free and the throw is fumbled."
    )
    reacts_to: tuple[int, ...] = (HUNGERS, EATS)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        test = "always hungry" if what == HUNGERS else "squirms free"
        return not (yield from plain_test(table, me, test, 2))


class Animosity(Skill):
    name = "Animosity"
    id = 52
    category = "Extraordinary"
    text = (
        "Asked to give the ball to a team-mate of another race he refuses on a 1; his coach may "
        "then turn to a team-mate of his own race, without moving him further."
    )
    reacts_to: tuple[int, ...] = (REFUSES_RECEIVER,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        race = table.profiles[other].race
        if race == table.profiles[me].race or (
            not race and table.options.animosity == "known"
        ):
            return False
        return not (yield from plain_test(table, me, "animosity", 2))


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


class BloodLust(Skill):
    name = "Blood Lust"
    id = 54
    category = "Extraordinary"
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


def _is_thrall(profile: Profile) -> bool:
    """A Thrall by name, or one whom a league calls otherwise."""
    return THRALL in (profile.position, profile.race)


class BoneHead(Skill):
    name = "Bone-head"
    id = 56
    category = "Extraordinary"
    text = (
        "Rolls a D6 after declaring an action. On a 1 the action is lost and he has no tackle "
        "zones, cannot catch, intercept, pass or assist until a later roll succeeds."
    )

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        return (yield from keeps_wits(table, me, "bone-head", 2))


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


class Decay(Skill):
    name = "Decay"
    id = 58
    category = "Extraordinary"
    text = "Suffers two casualty results at once; he still misses only one match."
    adds_to: tuple[int, ...] = (CASUALTY_ROLLS,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 1


class FanFavourite(Skill):
    name = "Fan Favourite"
    id = 59
    category = "Extraordinary"
    text = "While he is on the pitch his team has 1 more FAME for the kick-off table."
    adds_to: tuple[int, ...] = (FAME,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 1


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


class Loner(Skill):
    name = "Loner"
    id = 61
    category = "Extraordinary"
    text = "Needs a 4+ to use a team re-roll; otherwise it is lost and his roll stands."
    need: int = 4

    def team_reroll(self, table: Table, me: PlayerNo) -> bool:
        if may(table, me, STEADIES):
            return True
        roll = table.d6()
        table.tell_test("loner", me, self.need, 0, roll >= self.need)
        return roll >= self.need


class NoHands(Skill):
    name = "No Hands"
    id = 62
    category = "Extraordinary"
    text = "Cannot hold the ball: he fails every pick-up and catch and cannot intercept."
    grants: tuple[int, ...] = (NO_HANDS,)


class NurglesRot(Skill):
    name = "Nurgle's Rot"
    id = 63
    category = "Extraordinary"
    text = (
        "An opponent he kills with a block, blitz or foul may join his team as a Rotter after the "
        "match, unless he had ST 5 or more, Decay, Regeneration or Stunty."
    )
    reacts_to: tuple[int, ...] = (INFECTS,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        yield from NOTHING
        profile = table.profiles[other]
        immune = {"Decay", "Regeneration", "Stunty"}
        return (
            profile.kind in (ROSTERED, RAISED)
            and profile.st <= 4
            and not any(skill.name in immune for skill in profile.skills)
        )


class ReallyStupid(Skill):
    name = "Really Stupid"
    id = 64
    category = "Extraordinary"
    text = (
        "Rolls a D6 after declaring an action, with 2 added if a brighter team-mate stands beside "
        "him. Below 4 the action is lost and he stands idle as a Bone-head would."
    )

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        return (yield from keeps_wits(table, me, "really stupid", 4, self.help(table, me)))

    def help(self, table: Table, me: PlayerNo) -> int:
        """What a brighter team-mate beside him adds to the roll."""
        helped = any(
            side_of(mate) == side_of(me) and table.standing(mate) and not self._dim(table, mate)
            for mate in table.neighbours(table.place[me])
        )
        return 2 if helped else 0

    def _dim(self, table: Table, mate: PlayerNo) -> bool:
        return any(skill.name == self.name for skill in table.profiles[mate].skills)


class Regeneration(Skill):
    name = "Regeneration"
    id = 65
    category = "Extraordinary"
    text = (
        "After a casualty, and after any apothecary, he rolls a D6: on 4+ he goes to the reserves "
        "unharmed. Only an Igor can re-roll it."
    )
    reacts_to: tuple[int, ...] = (REGENERATES,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        if self._knits(table, me):
            return True
        if not self.attended(table, me):
            return False
        side = side_of(me)
        for effect in table.side(side).at[KNITS_AGAIN]:
            if (yield from effect.knits_again(table, side, me)):
                return self._knits(table, me)
        return False

    def attended(self, table: Table, me: PlayerNo) -> bool:
        """Do those who could help him to a second roll see to him?"""
        return True

    def _knits(self, table: Table, me: PlayerNo) -> bool:
        roll = table.d6()
        table.tell_test("regeneration", me, 4, 0, roll >= 4)
        return roll >= 4


class RightStuff(Skill):
    name = "Right Stuff"
    id = 66
    category = "Extraordinary"
    text = (
        "May be thrown by a team-mate. He lands on his feet with an agility roll, less 1 for each "
        "tackle zone; if it fails, or he hit somebody, he lies prone and rolls for armour."
    )
    grants: tuple[int, ...] = (MAY_BE_THROWN,)


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


class Stunty(Skill):
    name = "Stunty"
    id = 70
    category = "Extraordinary"
    text = (
        "Ignores tackle zones on the square he dodges to, unless he has a secret weapon. Takes 1 "
        "from his passes. An injury total of 7 knocks him out and a 9 badly hurts him."
    )

    def ignores(self, table: Table, me: PlayerNo, test: str, what: str) -> bool:
        return (
            test == "dodge"
            and what == "zones"
            and not may(table, me, ARMED)
            and not may(table, me, SWOOPS)
        )

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return -1 if test == "pass" else 0

    def injury_band(self, table: Table, me: PlayerNo, total: int, band: int, cause: int) -> int:
        if cause == BY_STAB and table.options.stunty_stab == "ignored":
            return band
        if total == 7:
            return KO
        return LIGHT_CASUALTY if total == 9 else band


class TakeRoot(Skill):
    name = "Take Root"
    id = 71
    category = "Extraordinary"
    text = (
        "Rolls a D6 after declaring an action. On a 1 he takes root: he cannot move, go for it or "
        "be pushed until he goes down or the drive ends, and a blitz loses its block."
    )

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        if not table.marks[me] & ROOTED and not (
            yield from plain_test(table, me, "take root", 2)
        ):
            table.set_mark(me, ROOTED)
            table.tell("takes root", me)
            if action == BLITZ:
                table.blocked = self.loses_block()
        return True

    def loses_block(self) -> bool:
        """Does taking root cost a blitz its block?"""
        return True


class ThrowTeamMate(Skill):
    name = "Throw Team-Mate"
    id = 72
    category = "Extraordinary"
    text = (
        "With a Pass action he may throw a standing team-mate who has the Right Stuff to quick or "
        "short range, at -1. The team-mate always scatters three times."
    )
    grants: tuple[int, ...] = (THROWS_PLAYERS,)


class Titchy(Skill):
    name = "Titchy"
    id = 73
    category = "Extraordinary"
    text = "Adds 1 to his dodges, and his tackle zones do not hinder opponents dodging into them."
    grants: tuple[int, ...] = (UNFELT,)

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "dodge" else 0


class WildAnimal(Skill):
    name = "Wild Animal"
    id = 74
    category = "Extraordinary"
    text = (
        "Rolls a D6 after declaring an action, with 2 added for a Block or Blitz. Below 4 he roars "
        "and the action is lost."
    )

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        bonus = 2 if action in (BLOCK, BLITZ) else 0
        parts = table.part(BLOCKING, bonus)
        return (yield from plain_test(table, me, "wild animal", 4, bonus, parts))


def keeps_wits(table: Table, me: PlayerNo, test: str, need: int, bonus: int = 0) -> Flow[bool]:
    """A roll to remember what to do; failing it leaves the player without tackle zones."""
    if (yield from plain_test(table, me, test, need, bonus, table.part(HELP, bonus))):
        table.clear_mark(me, DAZED)
        return True
    table.set_mark(me, DAZED)
    return False
