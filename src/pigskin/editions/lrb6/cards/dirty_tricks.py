"""Dirty Tricks: 13 cards of 50,000 each."""

from __future__ import annotations

from typing import Final

from pigskin.editions.lrb6.cards.gifts import Gift, in_reserve
from pigskin.editions.lrb6.cards.guests import is_empty
from pigskin.editions.lrb6.throwing import hurled
from pigskin.effects.asking import may
from pigskin.effects.cards import Card
from pigskin.effects.causes import BY_STAB
from pigskin.effects.changes import SLOWER
from pigskin.effects.holding import (
    DRIVE,
    HOLDERS,
    START,
    THE_TABLE,
    TURN,
    bless,
    hold,
    lend,
    release,
)
from pigskin.effects.moments import BRITTLE, DROPS_BALL, FOULS_THROUGH
from pigskin.model import (
    DAZED,
    HYPNOTISED,
    MOVE,
    NOBODY,
    NOWHERE,
    PLAYED,
    PRONE,
    SPECIAL,
    STANDING,
    STUNNED,
    USED,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import (
    HOME,
    OTHER_SIDE,
    OUT_OF_RANGE,
    SCATTER,
    SCORES,
    SQUARES,
    distance,
)
from pigskin.questions import NOTHING, Flow, Question, second_player, second_square
from pigskin.rules.armour import Armour
from pigskin.rules.ball import settle, turn_over
from pigskin.rules.injury import injure, knock_out, place_prone, stun
from pigskin.rules.spells import anybody_upright, on_pitch, upright
from pigskin.skills.minds import keeps_wits

SPIKED_BALL: Final = 648


class BlatantFoul(Card):
    name = "Blatant Foul"
    id = 639
    deck = "dirty_tricks"
    moment = "START"
    until = "turn"
    sure = "sure"
    text = (
        "This turn's foul breaks the armour of its victim without a roll, so that no double can "
        "come of it. The injury roll is made as ever, and a double in it counts."
    )
    reacts_to: tuple[int, ...] = (FOULS_THROUGH,)

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, TURN)
        yield from NOTHING

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        release(table, HOLDERS[side_of(me)], self.id)
        yield from NOTHING
        return True


class ChopBlock(Card):
    name = "Chop Block"
    id = 640
    deck = "dirty_tricks"
    moment = "END"
    sure = "sure"
    text = (
        "One own standing player who did not act in the turn just ended is Placed Prone, and one "
        "opponent beside him becomes Stunned. If that one held the ball, it bounces."
    )
    note = "Never after a kick-off."

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on([
            player
            for player in upright(table, side)
            if not table.marks[player] & USED and _victims(table, player)
        ])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        player = second_player(answer)
        codes = self.on(_victims(table, player))
        answer = codes[0]
        if len(codes) > 1:
            answer = yield Question(side, "card target", codes, player, number=self.id)
        victim = second_player(answer)
        yield from place_prone(table, player)
        if table.turn_to(victim):
            table.drop_ball(table.place[victim])
        if may(table, victim, BRITTLE):
            yield from knock_out(table, victim, player)
        else:
            stun(table, victim)
        yield from settle(table)


class CustardPie(Card):
    name = "Custard Pie"
    id = 641
    deck = "dirty_tricks"
    moment = "START"
    until = "turn"
    sure = "sure"
    text = (
        "One opponent beside an own standing or Prone player loses his tackle zones this turn, as "
        "if by Hypnotic Gaze."
    )
    note = "He has them back when the next turn of his team begins, be it a free one."

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on([
            foe
            for foe in on_pitch(table, OTHER_SIDE[side])
            if not table.marks[foe] & HYPNOTISED
            and any(
                side_of(near) == side and table.state[near] in (STANDING, PRONE)
                for near in table.neighbours(table.place[foe])
            )
        ])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        foe = second_player(answer)
        table.set_mark(foe, HYPNOTISED)
        bless(table, foe, self.id, START)
        yield from NOTHING

    def wears_off(self, table: Table, me: PlayerNo) -> None:
        table.clear_mark(me, HYPNOTISED)


class Distract(Card):
    name = "Distract"
    id = 642
    deck = "dirty_tricks"
    moment = "END_KICK"
    until = "opposing turn"
    sure = "sure"
    text = (
        "In the opponent's next turn the chosen own player has Disturbing Presence, and opponents "
        "who begin their action within three squares of him must roll for Bone-head first. Tackle "
        "zones lost to that come back when the turn ends."
    )
    order = 10  # before what he has of his own to forget

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on(on_pitch(table, side))

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        player = second_player(answer)
        lend(table, player, "Disturbing Presence", START)
        bless(table, player, self.id, START)  # so that it is known who it is
        hold(table, HOLDERS[OTHER_SIDE[side]], self.id, TURN)
        yield from NOTHING

    def declare(self, table: Table, me: PlayerNo, action: int) -> Flow[bool]:
        own = [skill.name for skill in table.profiles[me].skills]
        if "Bone-head" in own or not self._is_near(table, me):
            return True
        before = table.marks[me] & DAZED
        kept = yield from keeps_wits(table, me, "bone-head", 2)
        if not kept and not before:
            bless(table, me, self.id, TURN)
        return kept

    def _is_near(self, table: Table, me: PlayerNo) -> bool:
        """Is he who distracts within three squares?"""
        who = self._distractor(table)
        there = table.place[who] if who != NOBODY else NOWHERE
        return there != NOWHERE and distance(there, table.place[me]) <= 3

    def _distractor(self, table: Table) -> PlayerNo:
        for holder, what, until, _ in table.held:
            if what == self.id and until == START and holder < HOLDERS[HOME]:
                return PlayerNo(holder)
        return NOBODY

    def wears_off(self, table: Table, me: PlayerNo) -> None:
        """The distracted have their wits back; he who distracted them keeps what he has."""
        if self._distractor(table) != NOBODY:
            table.clear_mark(me, DAZED)


class GreasedShoes(Card):
    name = "Greased Shoes"
    id = 643
    deck = "dirty_tricks"
    moment = "END_KICK"
    until = "opposing turn"
    sure = "sure"
    text = "In the opponent's next turn his players go for it on a 5+ only."
    note = "A blizzard comes on top."

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[OTHER_SIDE[side]], self.id, TURN)
        yield from NOTHING

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return -3 if test == "go for it" else 0


class GromskullsExplodingRunes(Gift):
    name = "Gromskull's Exploding Runes"
    id = 644
    deck = "dirty_tricks"
    moment = "SETUP"
    until = "match"
    sure = "sure"
    text = (
        "One own player has Bombardier, No Hands and Secret Weapon for the rest of the match, and "
        "-1 when he throws a bomb."
    )
    skills: tuple[str, ...] = ("Bombardier", "No Hands", "Secret Weapon")
    worn = True

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return in_reserve(table, side)

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        bomb = test == "pass" and table.action == SPECIAL
        return -1 if bomb and figure < OUT_OF_RANGE else 0


class IllegalSubstitution(Card):
    name = "Illegal Substitution"
    id = 645
    deck = "dirty_tricks"
    moment = "START"
    until = "drive"
    sure = "sure"
    text = (
        "Put an own player from Reserves on an empty square of the own end zone; this turn he may "
        "only take a Move action. The team may have twelve players on the pitch for the rest of "
        "the drive."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on(in_reserve(table, side)) if _own_end_zone(table, side) else []

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        player = second_player(answer)
        codes = self.at(_own_end_zone(table, side))
        sq = second_square((yield Question(side, "card target", codes, player, number=self.id)))
        table.put(player, sq, STANDING)
        table.marks[player] |= PLAYED
        table.tell("sent on", player, sq)
        bless(table, player, self.id, TURN)

    def may_declare(self, table: Table, me: PlayerNo, action: int) -> bool:
        return action == MOVE


class KickingBoots(Gift):
    name = "Kicking Boots"
    id = 646
    deck = "dirty_tricks"
    moment = "KICK"
    until = "match"
    sure = "sure"
    text = (
        "One own player has Kick, Dirty Player and -1 MA for the rest of the match, and may use "
        "Kick at once."
    )
    skills: tuple[str, ...] = ("Kick", "Dirty Player")
    changes: tuple[int, ...] = (SLOWER,)


class PitTrap(Card):
    name = "Pit Trap"
    id = 647
    deck = "dirty_tricks"
    moment = "END_KICK"
    sure = "sure"
    text = (
        "Any one standing player, of either team, is Placed Prone, without an armour roll. If he "
        "held the ball, it bounces."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on(anybody_upright(table))

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        yield from place_prone(table, second_player(answer))
        yield from settle(table)


class SpikedBall(Card):
    name = "Spiked Ball"
    id = SPIKED_BALL
    deck = "dirty_tricks"
    moment = "KICK"
    until = "drive"
    sure = "sure"
    text = (
        "For the rest of the drive a player of either team who fails to pick up or catch the ball,"
        " interceptions aside, is attacked as by a Stab."
    )
    notices: tuple[int, ...] = (DROPS_BALL,)

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, THE_TABLE, self.id, DRIVE)
        yield from NOTHING

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        armour = Armour(table, me, NOBODY, BY_STAB, 0)
        yield from armour.make(table)
        if armour.broken:
            if side_of(me) == table.active:
                turn_over(table, "knocked down")
            yield from injure(table, me, NOBODY, BY_STAB)


class StolenPlaybook(Gift):
    name = "Stolen Playbook"
    id = 649
    deck = "dirty_tricks"
    moment = "END_KICK"
    until = "drive"
    sure = "sure"
    text = "One own player has Pass Block and Shadowing for the rest of the drive."
    skills: tuple[str, ...] = ("Pass Block", "Shadowing")
    lasts = DRIVE


class TrampolineTrap(Card):
    name = "Trampoline Trap"
    id = 650
    deck = "dirty_tricks"
    moment = "END_KICK"
    sure = "sure"
    text = (
        "One standing opponent is thrown like a team-mate, though by nobody and without a fumble, "
        "a D6 of squares away in the direction of a D8. If he comes down on the pitch, he must "
        "roll to land."
    )
    note = "Anybody can be thrown, whatever his size and skills; he does not scatter besides."

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on(upright(table, OTHER_SIDE[side]))

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        step, squares = SCATTER[table.roll(8)], table.d6()
        table.tell("card roll", side, self.id, squares)
        yield from hurled(table, second_player(answer), step, squares, False)


class WitchsBrew(Card):
    name = "Witch's Brew"
    id = 651
    deck = "dirty_tricks"
    moment = "KICK"
    until = "drive"
    sure = "sure"
    text = (
        "Choose an opponent on the pitch and roll a D6. On a 1 he has Jump Up and No Hands for the"
        " drive, on a 2 nothing happens, and on a 3+ he is Really Stupid for the drive."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on(on_pitch(table, OTHER_SIDE[side]))

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        foe, rolled = second_player(answer), table.d6()
        table.tell("card roll", side, self.id, rolled)
        skills: tuple[str, ...] = ()
        if rolled == 1:
            skills = ("Jump Up", "No Hands")
        elif rolled > 2:
            skills = ("Really Stupid",)
        for skill in skills:
            lend(table, foe, skill, DRIVE)
        yield from NOTHING


def _victims(table: Table, player: PlayerNo) -> list[PlayerNo]:
    """Opponents beside a player who are not stunned yet."""
    return [
        other
        for other in table.neighbours(table.place[player])
        if side_of(other) != side_of(player) and table.state[other] != STUNNED
    ]


def _own_end_zone(table: Table, side: SideNo) -> list[Square]:
    """The empty squares where the opponents of the side would score."""
    return [sq for sq in SQUARES if SCORES[OTHER_SIDE[side]][sq] and is_empty(table, sq)]
