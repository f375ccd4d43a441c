"""Special Team Plays for the kick-off."""

from __future__ import annotations

from pigskin.editions.lrb6.cards.gifts import Gift
from pigskin.effects.asking import may
from pigskin.effects.cards import Card
from pigskin.effects.holding import (
    ACTION,
    DRIVE,
    HOLDERS,
    START,
    bless,
    blessed,
    hold,
    release,
)
from pigskin.effects.moments import (
    BEFORE_KICK_OFF,
    BRITTLE,
    STEERS_KICK,
    TURN_BEFORE,
)
from pigskin.model import (
    BARRED,
    BLITZ,
    KNOCKED_OUT,
    PRONE,
    RESERVES,
    STANDING,
    Table,
)
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import (
    FACINGS,
    ON_PITCH,
    OTHER_SIDE,
    SCORES,
    SCRIMMAGE,
    SQUARES,
    facing_steps,
    in_wide_zone,
    on_scrimmage,
    stepped,
)
from pigskin.questions import NOTHING, STOP, Flow, Question, second_player, second_square
from pigskin.rules import phases
from pigskin.rules.injury import put_aside, stun
from pigskin.rules.kickoff import is_touchback
from pigskin.rules.spells import on_pitch, upright
from pigskin.rules.trapdoors import spring


class ComeToPapa(Card):
    name = "Come To Papa!"
    id = 613
    deck = "special_team_plays"
    moment = "RECEIVE"
    text = (
        "When you receive and the kick has scattered, move one own player who is not on the line "
        "of scrimmage to the square where the ball comes down."
    )
    note = "We ask for an empty square of the own half, and a player who stands."

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        if is_touchback(table) or table.board[table.kick_square] != 0:
            return []
        return self.on([
            player
            for player in upright(table, side)
            if not on_scrimmage(table.place[player], side)
        ])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        player, to = second_player(answer), table.kick_square
        here = table.place[player]
        table.put(player, to, STANDING)
        table.tell("move", player, to, here)
        yield from spring(table)


class PerfectKick(Card):
    name = "Perfect Kick"
    id = 620
    deck = "special_team_plays"
    moment = "BEFORE_KICK"
    sure = "uncertain"
    text = (
        "When you kick, put the ball on the opponent's line of scrimmage or in his end zone, "
        "outside the wide zones. Instead of scattering as ever it moves three times by one square "
        "with the throw-in template, and you choose each time which way the template faces."
    )
    note = (
        "Must be played before the ball is placed; where it then comes down, out of the half or "
        "off the pitch, counts as with any kick."
    )
    side_reacts_to: tuple[int, ...] = (STEERS_KICK,)

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        far = [sq for sq in SQUARES if SCORES[side][sq] and not in_wide_zone(sq)]
        return self.at([*SCRIMMAGE[OTHER_SIDE[side]], *far])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        table.kick_square = second_square(answer)
        table.tell("kick", side, table.kick_square)
        table.phase = phases.KICK_OFF
        hold(table, HOLDERS[side], self.id, DRIVE)
        yield from NOTHING

    def side_reacts(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[bool]:
        """Which way the template faces is said by a square beside the ball."""
        release(table, HOLDERS[side], self.id)
        for _ in range(3):
            here = table.kick_square
            ways = [sq for ahead in FACINGS if ON_PITCH[sq := stepped(here, ahead)]]
            answer = yield Question(side, "card target", self.at(ways), number=self.id)
            steps = facing_steps(second_square(answer) - here)
            table.kick_square = stepped(here, steps[(table.d6() - 1) // 2])
            table.tell("kick scatters", table.kick_square)
            if not ON_PITCH[table.kick_square]:
                break
        return True


class SuicideBlitz(Gift):
    name = "Suicide Blitz"
    id = 624
    deck = "special_team_plays"
    moment = "AFTER_KICK"
    until = "action"
    text = (
        "One own player without the ball takes a Blitz action at once, with No Hands for the "
        "while. Whatever happens, the opponent's turn comes next."
    )
    note = (
        "He must stand. The action is that of a turn of its own, with all that belongs to it. "
        "Other cards for after the kick-off are played before it."
    )
    skills: tuple[str, ...] = ("No Hands",)
    lasts = ACTION
    worn = True
    side_reacts_to: tuple[int, ...] = (TURN_BEFORE,)

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return [player for player in upright(table, side) if not table.has_ball(player)]

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        self.give(table, second_player(answer))
        hold(table, HOLDERS[side], self.id, START)
        yield from NOTHING

    def side_reacts(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[bool]:
        """The turn comes, for him alone."""
        release(table, HOLDERS[side], self.id)
        for mate in on_pitch(table, side):
            if not blessed(table, mate, self.id):
                table.set_mark(mate, BARRED)
        yield from NOTHING
        return True

    def may_declare(self, table: Table, me: PlayerNo, action: int) -> bool:
        return action == BLITZ


class WakeUpCall(Card):
    name = "Wake Up Call"
    id = 625
    deck = "special_team_plays"
    moment = "SETUP"
    sure = "uncertain"
    text = (
        "Any number of own knocked-out players come back without a roll and may be set up for this"
        " drive, but begin it Stunned. Roll a D6 for each of them: on a 4+ he is Prone instead."
    )
    note = (
        "We set them up with the others, eleven in all, and roll when the set-up is done. Who is "
        "knocked out whenever he goes down cannot be woken."
    )
    side_notices: tuple[int, ...] = (BEFORE_KICK_OFF,)

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return super().targets(table, side) if _asleep(table, side) else []

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, DRIVE)
        while asleep := _asleep(table, side):
            codes = [STOP, *self.on(asleep)]
            answer = yield Question(side, "card target", codes, number=self.id)
            if answer == STOP:
                return
            put_aside(table, second_player(answer), RESERVES)
            bless(table, second_player(answer), self.id, DRIVE)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        for sleepy in upright(table, side):
            if blessed(table, sleepy, self.id):
                awake = table.d6() > 3
                table.tell_test("card test", sleepy, 4, 0, awake, self.id)
                if awake:
                    table.set_state(sleepy, PRONE)
                    table.whisper("state", sleepy, PRONE)
                else:
                    stun(table, sleepy)
        yield from NOTHING


def _asleep(table: Table, side: SideNo) -> list[PlayerNo]:
    return [
        each
        for each in table.players(side)
        if table.state[each] == KNOCKED_OUT and not may(table, each, BRITTLE)
    ]
