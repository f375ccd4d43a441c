"""Rules of stars with saws, knives, bombs and guns."""

from __future__ import annotations

from pigskin.editions.bb2020.skills.stars import StarRule, marked_by, star_roll
from pigskin.editions.bb2020.skills.weapons import strike
from pigskin.effects.causes import BY_SHOT
from pigskin.effects.moments import AFTER_ATTACK, DETONATES, HITS_DOWN
from pigskin.model import (
    BLITZ,
    BLOCK,
    NOBODY,
    PRONE,
    STANDING,
    STUNNED,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import ADJACENT, AWAY, HOME, OTHER_SIDE, SQUARES, distance
from pigskin.questions import (
    ACTIVATE,
    NOBODY_DOES,
    PLAYER_USES,
    SKILL_ON,
    SKILL_TO,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    player_of,
    second_player,
    second_square,
)
from pigskin.rules.ball import check_touchdown, settle
from pigskin.rules.blocking import assault, play_stops, repelled, strike_with, warned
from pigskin.rules.fouling import BRIBED, EXCUSED, leave, way_out
from pigskin.rules.movement import pay_for_block, squares_left
from pigskin.rules.once_a_turn import may_still, take
from pigskin.rules.rolling import plain_test


class MaximumCarnage(StarRule):
    name = "Maximum Carnage"
    id = 205
    text = (
        "Once a match, after a chainsaw attack, he may at once make a second one against another "
        "opponent."
    )
    notices: tuple[int, ...] = (AFTER_ATTACK,)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        saw = table.edition.skill("Chainsaw")
        if not saw.spent(table, me) or table.turnover or not self.ready(table, me):
            return
        codes = [
            code(SKILL_ON, self.id, second)
            for second in table.opponents_beside(me)
            if second != other
        ]
        if not codes:
            return
        codes.append(NOBODY_DOES)
        answer = yield Question(side_of(me), "second victim", codes, me, skill=self.name)
        if answer == NOBODY_DOES:
            return
        self.invoke(table, me)
        yield from assault(table, me, second_player(answer), saw)


class KickEm(StarRule):
    name = "Kick 'em While They're Down!"
    id = 206
    text = (
        "Once a match he may make a chainsaw attack against an opponent who is down. It is no "
        "foul; to move first he must declare a Blitz."
    )
    grants: tuple[int, ...] = (HITS_DOWN,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return self._armed(table, me)

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        if table.state[me] != STANDING or table.beside_opponent(me):
            return []  # lying down he cannot block, and beside somebody he can anyway
        return [code(ACTIVATE, me, BLOCK)] if self._victims(table, me) else []

    def aims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        return self._victims(table, me)

    def spends_action(self, table: Table, me: PlayerNo) -> None:
        self.invoke(table, me)

    def choices(self, table: Table, me: PlayerNo) -> list[Code]:
        if table.action == BLOCK and table.target >= 0:
            victims = [table.target] if self._named(table, me) else []
        elif table.action == BLOCK:
            victims = self._victims(table, me)
        elif table.action == BLITZ and not table.blocked and squares_left(table) > 0:
            victims = [other for other in self._victims(table, me) if other == table.target]
        else:
            return []
        return [code(SKILL_ON, self.id, other) for other in victims]

    def _named(self, table: Table, me: PlayerNo) -> bool:
        """Was his Block declared against somebody who is down? Then the rule is used already."""
        return (
            table.action == BLOCK
            and table.target >= 0
            and not table.standing(table.target)
            and self.used_up(table, me)
        )

    def _armed(self, table: Table, me: PlayerNo) -> bool:
        saw = table.edition.skill("Chainsaw")
        return saw in table.profiles[me].skills and not (
            saw.spent(table, me) or self.used_up(table, me)
        )

    def _victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        if not self._armed(table, me):
            return []
        return [
            other
            for other in marked_by(table, me)
            if table.state[other] == PRONE or table.state[other] == STUNNED
        ]

    def choose(self, table: Table, me: PlayerNo, answer: Code) -> Flow[None]:
        table.finished = True
        if table.action == BLITZ:
            table.blocked = True
            if not (yield from pay_for_block(table, me)):
                return
        if not self._named(table, me):
            self.spends_action(table, me)
        if table.action == BLOCK and (yield from repelled(table, me, second_player(answer))):
            return
        yield from table.edition.skill("Chainsaw").attack(table, me, second_player(answer))
        yield from settle(table)


class FuriousOutburst(StarRule):
    name = "Furious Outburst"
    id = 207
    text = (
        "Once a half, standing, as her team's Blitz: she is put beside a standing opponent within "
        "three squares, stabs him, and is put in any free square within three squares of there."
    )
    period = "half"

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        if not may_still(table, BLITZ) or not self.ready(table, me) or not self._victims(table, me):
            return []
        return [code(PLAYER_USES, me, self.id)]

    def _victims(self, table: Table, me: PlayerNo) -> list[PlayerNo]:
        return [
            other
            for other in table.players(OTHER_SIDE[side_of(me)])
            if table.standing(other)
            and distance(table.place[me], table.place[other]) <= 3
            and self._beside(table, me, other)
        ]

    def _beside(self, table: Table, me: PlayerNo, victim: PlayerNo) -> list[Square]:
        """The squares next to an opponent in which she may appear, her own included."""
        return [
            sq
            for sq in ADJACENT[table.place[victim]]
            if table.board[sq] == 0 or table.player_at(sq) == me
        ]

    def spends_action(self, table: Table, me: PlayerNo) -> None:
        take(table, BLITZ)
        self.use_up(table, me)

    def own_action(self, table: Table, me: PlayerNo) -> Flow[None]:
        codes = [code(SKILL_ON, self.id, other) for other in self._victims(table, me)]
        victim = second_player((yield from self._pick(table, me, codes)))
        if (yield from repelled(table, me, victim)):
            return
        yield from warned(table, me, victim)
        if play_stops(table):
            return
        yield from self._appear(table, me, self._beside(table, me, victim))
        if table.scored < 0 and table.standing(me) and table.standing(victim):
            yield from strike_with(table, me, victim, table.edition.skill("Stab"))
            check_touchdown(table)
        if table.standing(me) and table.scored < 0:
            here = table.place[me]
            yield from self._appear(
                table, me,
                [
                    sq
                    for sq in SQUARES
                    if distance(here, sq) <= 3 and (sq == here or table.board[sq] == 0)
                ],
            )  # fmt: skip

    def _appear(self, table: Table, me: PlayerNo, squares: list[Square]) -> Flow[None]:
        """She is put in one of some squares; a ball lying there bounces."""
        codes = [code(SKILL_TO, self.id, sq) for sq in squares]
        sq = second_square((yield from self._pick(table, me, codes)))
        if sq != table.place[me]:
            here = table.place[me]
            table.put(me, sq, STANDING)
            table.tell("move", me, sq, here)
        if table.ball_at(sq):
            table.loosen(sq)
            yield from settle(table)
        check_touchdown(table)

    def _pick(self, table: Table, me: PlayerNo, codes: list[Code]) -> Flow[Code]:
        if len(codes) == 1:
            return codes[0]
        return (yield Question(side_of(me), "furious outburst", codes, me))


class ThenIStartedBlastin(StarRule):
    name = "Then I Started Blastin'!"
    id = 208
    text = (
        "Once a half, as his whole action, he fires at a standing opponent within three squares: a "
        "3+ hits him, on a 2 the opposing coach picks somebody within three squares of him, on a 1 "
        "it is the star. Who is hit rolls armour without modifiers and, if it breaks, injury."
    )
    period = "half"

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        if not self.ready(table, me) or not self._targets(table, me):
            return []
        return [code(PLAYER_USES, me, self.id)]

    def _targets(self, table: Table, me: PlayerNo) -> list[int]:
        return [
            other
            for other in table.players(OTHER_SIDE[side_of(me)])
            if table.standing(other) and distance(table.place[me], table.place[other]) <= 3
        ]

    def spends_action(self, table: Table, me: PlayerNo) -> None:
        self.use_up(table, me)

    def own_action(self, table: Table, me: PlayerNo) -> Flow[None]:
        codes = [code(SKILL_ON, self.id, other) for other in self._targets(table, me)]
        answer = codes[0]
        if len(codes) > 1:
            answer = yield Question(side_of(me), "blast", codes, me)
        victim = second_player(answer)
        if (yield from repelled(table, me, victim)):
            return
        roll = yield from star_roll(table, me, "blast", 3)
        if roll == 1:
            victim = me
        elif roll == 2:
            victim = yield from self._stray(table, me, victim)
        yield from strike(table, victim, me if victim != me else NOBODY, BY_SHOT)
        yield from settle(table)

    def _stray(self, table: Table, me: PlayerNo, target: PlayerNo) -> Flow[PlayerNo]:
        """The opposing coach says whom the shot hits, near the one it was meant for."""
        there = table.place[target]
        codes = [
            code(TAKE_PLAYER, other)
            for side in (HOME, AWAY)
            for other in table.players(side)
            if other != me and table.on_pitch(other) and distance(there, table.place[other]) <= 3
        ]
        if len(codes) == 1:
            return player_of(codes[0])
        return player_of((yield Question(OTHER_SIDE[side_of(me)], "stray shot", codes, target, me)))


class AllYouCanEat(StarRule):
    name = "All You Can Eat"
    id = 209
    text = (
        "Once a match she may throw two bombs in one activation; after the second she is sent off "
        "on a D6 of 1-3. If the first one hits her there is no second, and no roll."
    )

    def declares(self, table: Table, me: PlayerNo) -> list[Code]:
        bombs = table.edition.skill("Bombardier")
        if bombs in table.profiles[me].skills and self.ready(table, me):
            if bombs.declares(table, me):
                return [code(PLAYER_USES, me, self.id)]
        return []

    def spends_action(self, table: Table, me: PlayerNo) -> None:
        self.use_up(table, me)
        table.edition.skill("Bombardier").spends_action(table, me)

    def own_action(self, table: Table, me: PlayerNo) -> Flow[None]:
        from pigskin.editions.bb2020.bombs import throw_bombs

        for _ in range(2):
            going_on = yield from throw_bombs(table, me)
            if not (going_on and table.standing(me)) or table.turnover or table.scored >= 0:
                return
        if (yield from plain_test(table, me, "all you can eat", 4)):
            return
        table.tell("caught", me)
        result = yield from way_out(table, me)
        if result != BRIBED:
            if result != EXCUSED and table.turn_to(me):
                table.drop_ball(table.place[me])
            leave(table, me, result)
            yield from settle(table)


class Kaboom(StarRule):
    name = "Kaboom!"
    id = 210
    text = "Once a match a bomb of his that an opponent has caught explodes at once."
    reacts_to: tuple[int, ...] = (DETONATES,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        return (yield from self.wanted(table, me, other))
