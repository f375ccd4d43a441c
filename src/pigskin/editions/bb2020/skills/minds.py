"""Traits of the mind: who acts as told, who does not, and who tricks others."""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.effects.causes import BY_BITE, BY_SAVAGERY
from pigskin.effects.moments import DEFIES, FEEDS, OTHER_VICTIMS, SLIPS_AWAY
from pigskin.model import (
    BLITZ,
    BLOCK,
    GAZE,
    HUNGRY,
    HYPNOTISED,
    MOVE,
    NOBODY,
    PASS,
    ROOTED,
    STANDING,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import ADJACENT, OTHER_SIDE, distance
from pigskin.questions import (
    ACTIVATE,
    BITE,
    DECLINE,
    NOBODY_DOES,
    SKILL_ON,
    SKILL_TO,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    player_of,
    second_player,
    second_square,
    verb_of,
)
from pigskin.rolls import BLOCKING, HELP, MARKED
from pigskin.rules.asking import ask_yes
from pigskin.rules.ball import settle, turn_over
from pigskin.rules.injury import go_down, hurt, injure
from pigskin.rules.movement import allowance, max_rushes, tell_movement
from pigskin.rules.rolling import agility_test, plain_test
from pigskin.skills import minds


class AnimalSavagery(Skill):
    name = "Animal Savagery"
    id = 125
    category = "Trait"
    text = (
        "Rolls a D6 after declaring an action, with 2 added for a Block or Blitz. Below 4 he "
        "lashes out and knocks down a team-mate standing beside him, then acts; with nobody to "
        "hit his activation ends and he has no tackle zone until he is next activated."
    )

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        bonus = 2 if action in (BLOCK, BLITZ) else 0
        parts = table.part(BLOCKING, bonus)
        if (yield from plain_test(table, me, "animal savagery", 4, bonus, parts)):
            return True
        victim = yield from self._victim(table, me)
        if victim == NOBODY:
            table.set_mark(me, HYPNOTISED)
            return False
        yield from self._lash_out(table, me, victim)
        return True

    def _victim(self, table: Table, me: PlayerNo) -> Flow[PlayerNo]:
        codes = [
            code(TAKE_PLAYER, mate)
            for mate in table.neighbours(table.place[me])
            if side_of(mate) == side_of(me) and table.standing(mate)
        ]
        others = opponents_instead(table, me)
        if others:
            codes.extend([code(TAKE_PLAYER, other) for other in others])
            if len(codes) == len(others):
                codes.append(NOBODY_DOES)
        if not codes:
            return NOBODY
        answer = codes[0]
        if len(codes) > 1:
            answer = yield Question(side_of(me), "lash out", codes, me)
        return NOBODY if answer == NOBODY_DOES else took(table, me, player_of(answer))

    def _lash_out(self, table: Table, me: PlayerNo, victim: PlayerNo) -> Flow[None]:
        """Down he goes; only a ball he held costs the turn."""
        table.tell("lashes out", me, victim)
        held_ball = table.has_ball(victim)
        go_down(table, victim)
        if held_ball and side_of(victim) == side_of(me):
            turn_over(table, "carrier knocked down")
        # Lying down he has no skills the opponents could use against his team-mate.
        by = me if table.standing(me) else NOBODY
        yield from hurt(table, victim, by, BY_SAVAGERY)
        yield from settle(table)


class Bloodlust(Skill):
    category = "Trait"
    text = (
        "Rolls a D6 after declaring an action, with 1 added for a Block or Blitz. If he fails he "
        "may turn it into a Move, and must bite a Thrall beside him before he passes, hands off, "
        "scores or is done; then he moves no more. If he bites nobody his team's turn ends, he "
        "drops the ball and has no tackle zone until he is next activated."
    )
    reacts_to: tuple[int, ...] = (FEEDS,)

    def __init__(self, need: int, id: int) -> None:
        super().__init__()
        self.id = id
        self.name = f"Bloodlust ({need}+)"
        self.need = need

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        # A natural 1 always fails.
        bonus = 1 if action in (BLOCK, BLITZ) and self.need > 2 else 0
        parts = table.part(BLOCKING, bonus)
        if not (yield from plain_test(table, me, "bloodlust", self.need, bonus, parts)):
            table.set_mark(me, HUNGRY)
            if action != MOVE and (yield from ask_yes(table, side_of(me), "move instead", me)):
                table.action = MOVE
                table.target = NOBODY
                table.whisper("action becomes", me, MOVE)
        return True

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        table.clear_mark(me, HUNGRY)
        thrall = yield from self._thrall(table, me)
        if thrall == NOBODY:
            yield from self._goes_hungry(table, me)
            return False
        table.tell("bites", me, thrall)
        if table.has_ball(thrall) and side_of(thrall) == side_of(me):
            turn_over(table, "bitten carrier")
        yield from injure(table, thrall, NOBODY, BY_BITE)
        yield from settle(table)
        if table.action != PASS:  # only after a pass may he, with a skill for it, move on
            table.moved = allowance(table, me)
            table.rushes = max_rushes(table, me)
            tell_movement(table)
        return True

    def _thrall(self, table: Table, me: PlayerNo) -> Flow[PlayerNo]:
        """The team-mate who is bitten; a coach may spare them all and pay for it."""
        if not table.on_pitch(me) or not table.standing(me):
            return NOBODY
        codes = [
            code(BITE, mate)
            for mate in table.neighbours(table.place[me])
            if side_of(mate) == side_of(me) and "Thrall" in table.profiles[mate].position
        ]
        codes.extend([code(BITE, other) for other in opponents_instead(table, me)])
        if not codes:
            return NOBODY
        answer = yield Question(side_of(me), "bite", [*codes, NOBODY_DOES], me)
        return NOBODY if answer == NOBODY_DOES else took(table, me, player_of(answer))

    def _goes_hungry(self, table: Table, me: PlayerNo) -> Flow[None]:
        turn_over(table, "nobody bitten")
        if not table.on_pitch(me):
            return
        table.set_mark(me, HYPNOTISED)
        if table.turn_to(me):
            table.drop_ball(table.place[me])
            yield from settle(table)


class BoneHead(Skill):
    name = "Bone Head"
    id = 128
    category = "Trait"
    text = (
        "Rolls a D6 after declaring an action. On a 1 his activation ends and he has no tackle "
        "zone until he is next activated."
    )

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        return (yield from keeps_wits(table, me, "bone head", 2))


class HypnoticGaze(Skill):
    name = "Hypnotic Gaze"
    id = 129
    category = "Trait"
    text = (
        "A special action against an opponent he names: he may move, then gazes at him from "
        "beside him with an Agility test, less 1 for each other opponent marking him. The victim "
        "has no tackle zone until he is next activated."
    )
    action = GAZE

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        for other in table.players(OTHER_SIDE[side_of(me)]):
            if table.has_zone(other):
                return [code(ACTIVATE, me, GAZE)]
        return []

    def choices(self, table: Table, me: PlayerNo) -> list[Code]:
        victim = table.target
        if (
            table.action != GAZE
            or not table.has_zone(victim)
            or distance(table.place[me], table.place[victim]) != 1
        ):
            return []
        return [code(SKILL_ON, self.id, victim)]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        victim = second_player(answer)
        table.finished = True
        others = table.zones_on(table.place[me], side_of(me)) - 1
        if (yield from agility_test(table, me, "gaze", -others, table.part(MARKED, -others))):
            table.set_mark(victim, HYPNOTISED)
            table.tell("hypnotised", victim, me)


class Loner(minds.Loner):
    category = "Trait"
    text = (
        "To use a team re-roll he must first roll the number given or more; otherwise it is lost "
        "and his roll stands."
    )

    def __init__(self, need: int, id: int) -> None:
        super().__init__()
        self.id = id
        self.name = f"Loner ({need}+)"
        self.need = need


class ReallyStupid(minds.ReallyStupid):
    id = 134
    category = "Trait"
    text = (
        "Rolls a D6 after declaring an action, with 2 added if a team-mate who is not as stupid "
        "stands beside him. Below 4 his activation ends and he has no tackle zone until he is "
        "next activated."
    )

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        return (yield from keeps_wits(table, me, "really stupid", 4, self.help(table, me)))


class TakeRoot(minds.TakeRoot):
    id = 135
    category = "Trait"
    text = (
        "Rolls a D6 after declaring an action. On a 1 he takes root: until he goes down or the "
        "drive ends he cannot leave his square, though he may do what needs no movement."
    )

    def loses_block(self) -> bool:
        return False


class Trickster(Skill):
    name = "Trickster"
    id = 136
    category = "Trait"
    text = (
        "When a block, or what takes its place, is about to hit him he may first be put in "
        "another free square beside the attacker."
    )
    notices: tuple[int, ...] = (SLIPS_AWAY,)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        if table.marks[me] & ROOTED:
            return
        codes = [
            code(SKILL_TO, self.id, sq)
            for sq in ADJACENT[table.place[other]]
            if table.board[sq] == 0
        ]
        if not codes:
            return
        codes.append(code(DECLINE, self.id))
        answer = yield Question(side_of(me), "slip away", codes, me, other)
        if verb_of(answer) == DECLINE:
            return
        sq = second_square(answer)
        here = table.place[me]
        table.put(me, sq, STANDING)
        table.tell("slips away", me, sq, here)
        if table.ball_at(sq):
            table.loosen(sq)
            yield from settle(table)


class UnchannelledFury(Skill):
    name = "Unchannelled Fury"
    id = 137
    category = "Trait"
    text = (
        "Rolls a D6 after declaring an action, with 2 added for a Block or Blitz. Below 4 he "
        "rages on the spot and his activation ends."
    )

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        bonus = 2 if action in (BLOCK, BLITZ) else 0
        parts = table.part(BLOCKING, bonus)
        if (yield from plain_test(table, me, "unchannelled fury", 4, bonus, parts)):
            return True
        for skill in table.at[me][DEFIES]:
            if (yield from skill.reacts(table, me, DEFIES, NOBODY)):
                return True
        return False


def opponents_instead(table: Table, me: PlayerNo) -> list[int]:
    """Opponents at whom few may take out what a team-mate would have to suffer."""
    found: list[int] = []
    for skill in table.at[me][OTHER_VICTIMS]:
        found.extend(skill.other_victims(table, me))
    return found


def took(table: Table, me: PlayerNo, victim: PlayerNo) -> PlayerNo:
    """The victim, and that it was an opponent is remembered."""
    if side_of(victim) != side_of(me):
        for skill in table.at[me][OTHER_VICTIMS]:
            skill.use_up(table, me)
    return victim


def keeps_wits(table: Table, me: PlayerNo, test: str, need: int, bonus: int = 0) -> Flow[bool]:
    """A roll to remember what to do; failing it costs the tackle zone until the next activation."""
    if (yield from plain_test(table, me, test, need, bonus, table.part(HELP, bonus))):
        return True
    table.set_mark(me, HYPNOTISED)
    return False
