"""Desperate Measures: 8 cards of 400,000 each."""

from __future__ import annotations

from pigskin.editions.lrb6.cards.gifts import in_reserve
from pigskin.editions.lrb6.cards.guests import Guest, sideline_squares
from pigskin.effects.cards import Card
from pigskin.effects.causes import LIES
from pigskin.effects.holding import DRIVE, HALF, HOLDERS, MATCH, START, TURN, bless, blessed, hold
from pigskin.effects.moments import BESIDE_ELEVEN, DRIVE_BEGINS, INJURY_WEAKNESS, KEPT_OUT
from pigskin.model import DAZED, SENT_OFF, Table
from pigskin.numbers import Code, Holder, PlayerNo, SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import (
    NOTHING,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    player_of,
    second_player,
    second_square,
)
from pigskin.rules.counting import lose
from pigskin.rules.injury import put_aside
from pigskin.rules.sideline import pick_one
from pigskin.rules.spells import on_pitch
from pigskin.rules.trapdoors import spring


class Assassin(Card):
    name = "Assassin"
    id = 696
    deck = "desperate_measures"
    moment = "PRE"
    until = "match"
    text = "One opponent of your choice misses this match."
    note = "He suffers nothing else."

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on(in_reserve(table, OTHER_SIDE[side]))

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        put_aside(table, second_player(answer), SENT_OFF)
        yield from NOTHING


class DoomAndGloom(Card):
    name = "Doom and Gloom"
    id = 697
    deck = "desperate_measures"
    moment = "PRE"
    until = "match"
    text = "Roll a D6 for each team re-roll of the opponent: on a 2+ it is lost for this match."
    note = "He does not get them back for the second half."

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        other = table.side(OTHER_SIDE[side])
        return super().targets(table, side) if other.full_rerolls else []

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        for _ in range(table.side(OTHER_SIDE[side]).full_rerolls):
            rolled = table.d6()
            table.tell("card roll", side, self.id, rolled)
            if rolled > 1:
                lose(table, OTHER_SIDE[side], "full_rerolls")
        yield from NOTHING


class DaFreightTrain(Guest):
    name = "Da Freight Train"
    id = 698
    deck = "desperate_measures"
    moment = "START"
    until = "half"
    sure = "uncertain"
    text = (
        "A player comes on in an empty square at a sideline: MA 6, ST 5, AG 2, AV 9, Loner, Break "
        "Tackle, Juggernaut, Mighty Blow, Strip Ball and Thick Skull. He may act in this turn, the"
        " team may have more than eleven on the pitch with him, and he leaves when the half ends."
    )
    note = (
        "The square may be in either half. In a later drive of the half he is set up like the "
        "others, who may be eleven besides him."
    )
    player_name = "Da Freight Train"
    values: tuple[int, int, int, int] = (6, 5, 2, 9)
    skills: tuple[str, ...] = (
        "Loner", "Break Tackle", "Juggernaut", "Mighty Blow", "Strip Ball", "Thick Skull",
    )  # fmt: skip
    grants: tuple[int, ...] = (BESIDE_ELEVEN,)

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.at(sideline_squares(table)) if self.has_seat(table, side) else []

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        self.send_on(table, self.join(table, side, HALF), second_square(answer))
        yield from spring(table)


class MorleysRevenge(Card):
    name = "Morley's Revenge"
    id = 699
    deck = "desperate_measures"
    moment = "PRE"
    until = "match"
    sure = "uncertain"
    text = (
        "Three opponents are chosen at random. Before each kick-off each of them rolls a D6, and "
        "on 1-3 he misses the drive."
    )
    note = "We roll before the set-up, so that his coach knows whom he has."
    grants: tuple[int, ...] = (KEPT_OUT,)
    side_notices: tuple[int, ...] = (DRIVE_BEGINS,)

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        left = in_reserve(table, OTHER_SIDE[side])
        for _ in range(min(3, len(left))):
            victim = pick_one(table, left)
            left.remove(victim)
            bless(table, victim, self.id, MATCH)
        hold(table, HOLDERS[side], self.id)
        yield from NOTHING

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        for foe in in_reserve(table, OTHER_SIDE[side]):
            if blessed(table, foe, self.id):
                plays = table.d6() > 3
                table.tell_test("card test", foe, 4, 0, plays, self.id)
                if not plays:
                    bless(table, foe, self.id, DRIVE)
        yield from NOTHING

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return _for_drive(table, me, self.id)


class IAmTheGreatest(Card):
    name = "I am the Greatest"
    id = 700
    deck = "desperate_measures"
    moment = "PRE"
    until = "match"
    sure = "uncertain"
    text = (
        "Of the two most valuable opponents who could be set up only one may be set up for each "
        "drive; their coach chooses which."
    )
    note = (
        "Eligible are those in Reserves when the set-up begins; of equals the lower numbers count."
    )
    order = 60  # when it is known who can be set up at all
    grants: tuple[int, ...] = (KEPT_OUT,)
    side_notices: tuple[int, ...] = (DRIVE_BEGINS,)

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id)
        yield from NOTHING

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        foes = in_reserve(table, OTHER_SIDE[side])
        worth = sorted([(-table.profiles[foe].value, foe) for foe in foes])
        codes = [code(TAKE_PLAYER, foe) for _, foe in worth[:2]]
        if len(codes) == 2:
            answer = yield Question(OTHER_SIDE[side], "stays out", codes, number=self.id)
            bless(table, player_of(answer), self.id, DRIVE)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return _for_drive(table, me, self.id)


def _for_drive(table: Table, player: PlayerNo, card: int) -> bool:
    """Has a player that for this drive?"""
    return (Holder(player), card, DRIVE, 1) in table.held


class Mindblow(Card):
    name = "Mindblow"
    id = 701
    deck = "desperate_measures"
    moment = "START"
    until = "turn"
    text = (
        "Roll a D6 for each opponent on the pitch: on a 2+ he is as if he had failed a Bone-head "
        "roll until this turn ends."
    )
    note = "Whoever was dazed before stays so."

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        for foe in on_pitch(table, OTHER_SIDE[side]):
            blown = table.d6() > 1
            table.tell_test("card test", foe, 2, 0, blown, self.id)
            if blown and not table.marks[foe] & DAZED:
                table.set_mark(foe, DAZED)
                bless(table, foe, self.id, START)
        yield from NOTHING

    def wears_off(self, table: Table, me: PlayerNo) -> None:
        table.clear_mark(me, DAZED)


class ComeOnBoys(Card):
    name = "Come On Boys!"
    id = 702
    deck = "desperate_measures"
    moment = "TURNOVER"
    until = "turn"
    sure = "uncertain"
    text = (
        "After a turnover: your turn goes on with the players who have not acted yet. For the rest"
        " of it further turnovers only end the action of the player."
    )
    note = (
        "Only a turn that ended by a turnover can go on, and not after a touchdown; the turn "
        "marker stays."
    )

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        table.turnover = False
        hold(table, HOLDERS[side], self.id, TURN)
        yield from NOTHING

    def forgives(self, table: Table, side: SideNo, why: str) -> bool:
        return why != "time"


class MysteriousOldMedicineMan(Card):
    name = "Mysterious Old Medicine Man"
    id = 703
    deck = "desperate_measures"
    moment = "PRE"
    until = "match"
    sure = "uncertain"
    text = (
        "In this match all injury rolls against own players have -1; a result below 2 leaves the "
        "player Prone."
    )
    note = "In the crowd such a result counts as Stunned: he goes to Reserves."
    order = 95  # whatever else reads the injury table
    worsens: tuple[int, ...] = (INJURY_WEAKNESS,)

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id)
        yield from NOTHING

    def worsen(
        self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int
    ) -> int:
        return -1

    def injury_band(self, table: Table, me: PlayerNo, total: int, band: int, cause: int) -> int:
        return LIES if total < 2 else band
