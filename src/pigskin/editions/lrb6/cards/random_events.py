"""Random Events: 18 cards of 200,000 each."""

from __future__ import annotations

from pigskin.editions.lrb6.cards.dugout import bring_back, carried_off
from pigskin.editions.lrb6.cards.gifts import Gift, in_reserve
from pigskin.editions.lrb6.cards.guests import Guest, sideline_squares
from pigskin.editions.lrb6.wizards import burst, settled, strike, turn_into_frog
from pigskin.effects.asking import may
from pigskin.effects.cards import Card
from pigskin.effects.causes import BY_BLOCK, BY_FOUL, STUN
from pigskin.effects.changes import FASTER, GRUDGE, NIMBLER, STRONGER
from pigskin.effects.holding import DRIVE, HOLDERS, TURN, bless, count, hold
from pigskin.effects.moments import GENTLE, NO_REROLLS, OVERLOOKED, SUFFERS, TEAMLESS, TURNS_DICE
from pigskin.model import FROG, PLAYED, RESERVES, USED, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import NOTHING, Flow, second_player, second_square
from pigskin.rules.changing_sides import borrow, can_borrow, give_back
from pigskin.rules.counting import lose
from pigskin.rules.sideline import d3
from pigskin.rules.spells import anybody, anybody_upright, on_pitch
from pigskin.rules.trapdoors import spring


class BadHabits(Card):
    name = "Bad Habits"
    id = 678
    deck = "random_events"
    moment = "PRE"
    until = "match"
    text = "The opponent loses D3 team re-rolls for this match."
    note = "He does not get them back for the second half."

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        other = OTHER_SIDE[side]
        number = d3(table)
        table.tell("bad habits", other, number)
        lose(table, other, "full_rerolls", min(number, table.side(other).full_rerolls))
        yield from NOTHING


class Ballista(Card):
    name = "Ballista"
    id = 679
    deck = "random_events"
    moment = "END_KICK"
    text = (
        "A shot that works like the wizard's Lightning Bolt: one standing player is knocked down "
        "on a 2+, with 1 added to the armour or the injury roll."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on(anybody_upright(table))

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        yield from strike(table, [second_player(answer)], 2)
        yield from settled(table)


class Blackmail(Card):
    name = "Blackmail"
    id = 680
    deck = "random_events"
    moment = "START"
    until = "turn"
    sure = "uncertain"
    text = (
        "One opponent without the ball plays for you this turn: you move him like an own player, "
        "and he has tackle zones and assists on your side. He cannot score for you, nor be sent "
        "off for fouling players of his own team."
    )
    note = (
        "He counts as an own player for everything else, turnovers included; injuries he does and "
        "suffers are real. He is back with his own before cards are played after the turn."
    )

    grants: tuple[int, ...] = (OVERLOOKED,)

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on(
            [
                player
                for player in table.players(OTHER_SIDE[side])
                if table.on_pitch(player)
                and not table.has_ball(player)
                and can_borrow(table, player, side)
                and not may(table, player, TEAMLESS)
            ]
        )

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        player = borrow(table, second_player(answer), side)
        table.clear_mark(player, USED)
        bless(table, player, self.id, TURN)
        yield from NOTHING

    def wears_off(self, table: Table, me: PlayerNo) -> None:
        give_back(table, me)

    def spoils_score(self, table: Table, me: PlayerNo) -> bool:
        return True

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return table.belongs_to(other) == table.belongs_to(me)


class Buzzing(Gift):
    name = "Buzzing"
    id = 681
    deck = "random_events"
    moment = "START"
    until = "match"
    text = (
        "One own player without the ball has +1 AG, Jump Up, No Hands and Frenzy for the rest of "
        "the match."
    )
    skills: tuple[str, ...] = ("Jump Up", "No Hands", "Frenzy")
    changes: tuple[int, ...] = (NIMBLER,)

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return [player for player in on_pitch(table, side) if not table.has_ball(player)]


class DuhWhereAmI(Gift):
    name = "Duh, Where Am I?"
    id = 682
    deck = "random_events"
    moment = "END_KICK"
    until = "match"
    text = "One opponent is Really Stupid for the rest of the match."
    skills: tuple[str, ...] = ("Really Stupid",)

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return on_pitch(table, OTHER_SIDE[side])


class EgoTrip(Gift):
    name = "Ego Trip"
    id = 683
    deck = "random_events"
    moment = "END_KICK"
    until = "match"
    sure = "uncertain"
    text = (
        "For the rest of the match the chosen opponent must be the first of his team to act in a "
        "turn, or he does not act in it."
    )
    note = (
        "A turn in which he cannot act is played as ever; standing by is his coach's free choice. "
        "Cards and spells are no actions."
    )
    worn = True

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return on_pitch(table, OTHER_SIDE[side])

    def may_declare(self, table: Table, me: PlayerNo, action: int) -> bool:
        return not any(table.marks[mate] & USED for mate in table.players(side_of(me)))


class Zap(Card):
    name = "Zap!"
    id = 684
    deck = "random_events"
    moment = "END_KICK"
    until = "drive"
    sure = "uncertain"
    text = (
        "Choose a player on the pitch and roll a D6: on a 2+ he is a frog for the rest of the "
        "drive, with MA 5, ST 1, AG 4, AV 4, Dodge, Leap, No Hands, Stunty, Titchy and Very Long "
        "Legs and nothing else. If he held the ball, it bounces; injuries stay with him."
    )
    note = (
        "One file prints MA 4 and no Very Long Legs; both later editions print it as here. What "
        "else was or is given to him counts again when he is himself."
    )
    shape = "frog"
    sole = True

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on([each for each in anybody(table) if not table.marks[each] & FROG])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        player = second_player(answer)
        roll = table.d6()
        table.tell_test("card test", player, 2, 0, roll >= 2, self.id)
        if roll >= 2:
            turn_into_frog(table, player)
            bless(table, player, self.id, DRIVE)
            yield from settled(table)


class GimmeThat(Gift):
    name = "Gimme That!"
    id = 685
    deck = "random_events"
    moment = "START"
    until = "match"
    text = "One own player has Dauntless, Juggernaut and Strip Ball for the rest of the match."
    skills: tuple[str, ...] = ("Dauntless", "Juggernaut", "Strip Ball")


class IronMan(Gift):
    name = "Iron Man"
    id = 686
    deck = "random_events"
    moment = "END_KICK"
    until = "match"
    text = "For the rest of the match every injury roll against one own player counts as Stunned."
    worn = True
    order = 90  # whatever else the roll would mean to him

    def injury_band(self, table: Table, me: PlayerNo, total: int, band: int, cause: int) -> int:
        return STUN


class KidGloves(Gift):
    name = "Kid Gloves"
    id = 687
    deck = "random_events"
    moment = "END_KICK"
    until = "match"
    text = (
        "For the rest of the match own players whom one chosen opponent injures by blocks or fouls"
        " are only Stunned, whatever the injury roll."
    )
    note = "Who falls by his own block against him is hurt as ever."
    worn = True
    worsens: tuple[int, ...] = (GENTLE,)

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return on_pitch(table, OTHER_SIDE[side])

    def worsen(
        self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int
    ) -> int:
        """Only what he does himself, and not to his own whom he was made to hit."""
        doing = cause in (BY_BLOCK, BY_FOUL) and table.actor == me
        return 1 if doing and table.belongs_to(other) != table.belongs_to(me) else 0


class Knuckledusters(Gift):
    name = "Knuckledusters"
    id = 688
    deck = "random_events"
    moment = "START"
    until = "turn"
    text = (
        "Whenever one own player blocks this turn, you may turn any number of the block dice he "
        "rolled into Defender Down before one is chosen."
    )
    lasts = TURN
    worn = True
    grants: tuple[int, ...] = (TURNS_DICE,)


class MagicSponge(Card):
    name = "Magic Sponge"
    id = 689
    deck = "random_events"
    moment = "DRIVE_END"
    text = (
        "When a drive has ended, before or after the knocked-out are rolled for, choose one own "
        "player from the Dead and Injured box and roll a D6: on a 2+ he goes to Reserves."
    )
    note = "He plays on, but what the casualty left him with for the league stays."

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on([each for each in table.players(side) if carried_off(table, each)])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        player = second_player(answer)
        roll = table.d6()
        table.tell_test("sponge", player, 2, 0, roll >= 2)
        if roll >= 2:
            bring_back(table, player, RESERVES)
        yield from NOTHING


class Mine(Card):
    name = "Mine"
    id = 690
    deck = "random_events"
    moment = "START"
    text = (
        "An explosion that works like the wizard's Fireball; an opponent must stand or lie in its "
        "centre square."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.at([table.place[foe] for foe in on_pitch(table, OTHER_SIDE[side])])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        yield from burst(table, second_square(answer))
        yield from settled(table)


class NotSoSecretWeapon(Guest):
    name = "Not-So-Secret Weapon"
    id = 691
    deck = "random_events"
    moment = "START"
    until = "drive"
    sure = "uncertain"
    text = (
        "A Deathroller (MA 4, ST 7, AG 1, AV 10, Loner, Break Tackle, Dirty Player, Juggernaut, "
        "Mighty Blow, No Hands, Secret Weapon, Stand Firm) comes on in an empty square at a "
        "sideline and plays for you until the drive ends. The team may have more than eleven on "
        "the pitch with him."
    )
    note = "He may act in this turn. The square may be in either half."
    player_name = "Deathroller"
    values: tuple[int, int, int, int] = (4, 7, 1, 10)
    skills: tuple[str, ...] = (
        "Loner", "Break Tackle", "Dirty Player", "Juggernaut", "Mighty Blow", "No Hands",
        "Secret Weapon", "Stand Firm",
    )  # fmt: skip

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.at(sideline_squares(table)) if self.has_seat(table, side) else []

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        player = self.join(table, side, DRIVE)
        self.send_on(table, player, second_square(answer))
        table.clear_mark(player, PLAYED)  # he leaves with the drive: nobody need send him off
        yield from spring(table)


class OrcidasSponsorship(Gift):
    name = "Orcidas Sponsorship"
    id = 692
    deck = "random_events"
    moment = "START"
    until = "match"
    text = "One own player has +1 MA, Sprint and Sure Feet for the rest of the match."
    skills: tuple[str, ...] = ("Sprint", "Sure Feet")
    changes: tuple[int, ...] = (FASTER,)


class RakarthsCurseOfPettySpite(Gift):
    name = "Rakarth's Curse of Petty Spite"
    id = 693
    deck = "random_events"
    moment = "END_KICK"
    until = "match"
    text = (
        "For the rest of the match no roll of one chosen opponent may be re-rolled, by whatever "
        "skill or re-roll."
    )
    worn = True
    grants: tuple[int, ...] = (NO_REROLLS,)

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return on_pitch(table, OTHER_SIDE[side])


class TacklingMachine(Gift):
    name = "Tackling Machine"
    id = 694
    deck = "random_events"
    moment = "START"
    until = "match"
    text = (
        "One own player has Diving Tackle, Jump Up, Tackle and Wrestle for the rest of the match."
    )
    skills: tuple[str, ...] = ("Diving Tackle", "Jump Up", "Tackle", "Wrestle")


class GetEmLads(Card):
    name = "Get 'Em Lads!"
    id = 695
    deck = "random_events"
    moment = "START"
    until = "turn"
    text = (
        "Only if an own player was injured, be it only Stunned, in the opponent's last turn: all "
        "own players have +1 ST this turn."
    )
    note = "Those on the pitch and on the bench; what is done after a turn is not done in it."
    side_notices: tuple[int, ...] = (SUFFERS,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        holder = HOLDERS[side]
        if table.active == OTHER_SIDE[side] and not count(table, holder, GRUDGE):
            hold(table, holder, GRUDGE, TURN)
        yield from NOTHING

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return super().targets(table, side) if count(table, HOLDERS[side], GRUDGE) else []

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        for player in (*on_pitch(table, side), *in_reserve(table, side)):
            bless(table, player, STRONGER, TURN)
        yield from NOTHING
