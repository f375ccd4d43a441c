"""Good Karma: 26 cards of 100,000 each."""

from __future__ import annotations

from typing import Final

from pigskin.editions.lrb6.cards.dugout import bring_back, carried_off, worse_than_bruises
from pigskin.editions.lrb6.cards.gifts import Gift, in_reserve
from pigskin.effects.cards import Card
from pigskin.effects.causes import BY_FALL
from pigskin.effects.changes import TOUGHER, TWICE_AS_STRONG
from pigskin.effects.holding import DRIVE, HOLDERS, START, TURN, count, hold, release
from pigskin.effects.moments import AFTER_ACTION, FREE_TURN, NO_TEAM_REROLLS
from pigskin.model import (
    BLITZ,
    HAND_OFF,
    KNOCKED_OUT,
    PASS,
    RESERVES,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import OTHER_SIDE, in_wide_zone, row, square
from pigskin.questions import NOTHING, Flow, second_player, second_square
from pigskin.rules import phases
from pigskin.rules.ball import score_between_turns, settle
from pigskin.rules.counting import gain
from pigskin.rules.sideline import pick_one
from pigskin.rules.spells import knocked_down, on_pitch, upright

# A wide zone is named by a square at its sideline.
WIDE_ZONES: Final[tuple[Square, ...]] = (square(12, 0), square(12, 14))


class AllOutBlitz(Card):
    name = "All Out Blitz"
    id = 652
    deck = "good_karma"
    moment = "START"
    until = "turn"
    text = "You may take a second Blitz action this turn, with another player."

    def extra_actions(self, table: Table, side: SideNo, action: int) -> int:
        return 1 if action == BLITZ else 0

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, TURN)
        yield from NOTHING


class BananaSkin(Card):
    name = "Banana Skin"
    id = 653
    deck = "good_karma"
    moment = "END_KICK"
    text = (
        "One opponent in an own tackle zone is knocked down, with an armour roll. A ball he held "
        "bounces, and it is no turnover."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        foes = upright(table, OTHER_SIDE[side])
        return self.on([foe for foe in foes if table.zones_on(table.place[foe], side_of(foe))])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        yield from knocked_down(table, second_player(answer), BY_FALL)
        yield from settle(table)


class Butterfingers(Gift):
    name = "Butterfingers"
    id = 654
    deck = "good_karma"
    moment = "END_KICK"
    until = "drive"
    text = "One opponent without the ball has No Hands for the rest of the drive."
    skills: tuple[str, ...] = ("No Hands",)
    lasts = DRIVE

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return [foe for foe in on_pitch(table, OTHER_SIDE[side]) if not table.has_ball(foe)]


class Chainsaw(Gift):
    name = "Chainsaw"
    id = 655
    deck = "good_karma"
    moment = "SETUP"
    until = "match"
    text = "One own player has Chainsaw, Secret Weapon and No Hands for the rest of the match."
    skills: tuple[str, ...] = ("Chainsaw", "Secret Weapon", "No Hands")

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return in_reserve(table, side)


class DazedAndConfused(Gift):
    name = "Dazed and Confused"
    id = 656
    deck = "good_karma"
    moment = "END_KICK"
    until = "match"
    text = "One opponent who is Prone or Stunned has Bone-head for the rest of the match."
    skills: tuple[str, ...] = ("Bone-head",)

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        return [foe for foe in on_pitch(table, OTHER_SIDE[side]) if not table.standing(foe)]


class DocBonesaw(Card):
    name = "Doc Bonesaw"
    id = 657
    deck = "good_karma"
    moment = "AFTER_WAKING"
    text = (
        "When a drive has ended and the knocked-out were rolled for, one own player who is knocked"
        " out or Badly Hurt goes to Reserves."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on([
            player
            for player in table.players(side)
            if table.state[player] == KNOCKED_OUT
            or (carried_off(table, player) and not worse_than_bruises(table, player))
        ])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        bring_back(table, second_player(answer), RESERVES)
        yield from NOTHING


class ExtraTraining(Card):
    name = "Extra Training"
    id = 658
    deck = "good_karma"
    moment = "PRE"
    until = "match"
    text = "In this match the team has one team re-roll more."
    note = "Like any other team re-roll it is there again in the second half."

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        gain(table, side, "full_rerolls")
        yield from NOTHING


class FanUproar(Card):
    name = "Fan Uproar"
    id = 659
    deck = "good_karma"
    moment = "END_KICK"
    until = "opposing turn"
    text = "The opponent may not use team re-rolls in his next turn."
    grants: tuple[int, ...] = (NO_TEAM_REROLLS,)

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[OTHER_SIDE[side]], self.id, TURN)
        yield from NOTHING


class HurryUpOffense(Card):
    name = "Hurry Up Offense"
    id = 660
    deck = "good_karma"
    moment = "MARKER"
    sure = "uncertain"
    text = (
        "Before you move your turn marker you get a free turn. After each action in it you roll a "
        "D6, which nothing re-rolls: on a 1 it is over. Then the opponent gets a free turn in the "
        "same manner, and if one of your players then still holds the ball in the end zone, that "
        "is your touchdown; the free turn itself scores none."
    )
    note = (
        "A turnover ends a free turn as any other, and what lasts for a turn lasts for a free one;"
        " no other cards are played at its start or end. The die is rolled after an action that "
        "was lost before it began, too. We let the opponent's own touchdown in his free turn count "
        "at once. Yours counts as one in the opponent's turn, for which your marker moves."
    )
    side_grants: tuple[int, ...] = (FREE_TURN,)
    side_notices: tuple[int, ...] = (AFTER_ACTION,)

    # Either side holds it until the end of its free turn, and the owner besides until the other
    # free turn is over: so long his touchdowns wait.

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, TURN)
        hold(table, HOLDERS[side], self.id, DRIVE)
        hold(table, HOLDERS[OTHER_SIDE[side]], self.id, TURN)
        yield from NOTHING

    def side_may(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> bool:
        return self._held(table, side, TURN)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        roll = table.d6()
        table.tell("card roll", side, self.id, roll)
        if roll == 1:
            table.phase = phases.END_TURN
        yield from NOTHING

    def spoils_score(self, table: Table, me: PlayerNo) -> bool:
        return self._held(table, side_of(me), DRIVE)

    def lapses(self, table: Table, side: SideNo) -> None:
        """When the opponent's free turn is over, the owner's touchdown counts."""
        owner = OTHER_SIDE[side]
        if self._held(table, owner, DRIVE) and not self._held(table, owner, TURN):
            release(table, HOLDERS[owner], self.id)
            score_between_turns(table)

    def _held(self, table: Table, side: SideNo, until: int) -> bool:
        return (HOLDERS[side], self.id, until, 1) in table.held


class KnuttsSpellOfAwesomeStrength(Gift):
    name = "Knutt's Spell of Awesome Strength"
    id = 663
    deck = "good_karma"
    moment = "START"
    until = "turn"
    text = "One own player has twice his ST this turn."
    note = "The limit of 10 still counts; what else is added comes after the doubling."
    changes: tuple[int, ...] = (TWICE_AS_STRONG,)
    lasts = TURN


class LewdManeuvers(Card):
    name = "Lewd Maneuvers"
    id = 664
    deck = "good_karma"
    moment = "START"
    until = "both turns"
    text = (
        "Choose a wide zone: nobody who stands in it, of either team, may act in this turn or in "
        "the opponent's next one."
    )
    note = (
        "The zone runs along its sideline from end to end, and whoever stands there when he would "
        "act may not."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.at(list(WIDE_ZONES))

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        zone = WIDE_ZONES.index(second_square(answer)) + 1
        hold(table, HOLDERS[side], self.id, TURN, zone)
        hold(table, HOLDERS[OTHER_SIDE[side]], self.id, TURN, zone)
        yield from NOTHING

    def may_declare(self, table: Table, me: PlayerNo, action: int) -> bool:
        zone = WIDE_ZONES[count(table, HOLDERS[side_of(me)], self.id) - 1]
        return me not in _in_zone(table, side_of(me), zone)


class LurvePotion(Card):
    name = "Lurve Potion"
    id = 665
    deck = "good_karma"
    moment = "AFTER_KICK"
    sure = "uncertain"
    text = (
        "Choose a wide zone: one opponent in it, taken at random, goes to Reserves. If he held the"
        " ball, it bounces."
    )
    note = "The zone runs along its sideline from end to end; he may be set up for the next drive."

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.at([edge for edge in WIDE_ZONES if _in_zone(table, OTHER_SIDE[side], edge)])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        victim = pick_one(table, _in_zone(table, OTHER_SIDE[side], second_square(answer)))
        table.tell("falls in love", victim)
        if table.turn_to(victim):
            table.drop_ball(table.place[victim])
        table.remove(victim, RESERVES)
        yield from settle(table)


def _in_zone(table: Table, side: SideNo, edge: Square) -> list[PlayerNo]:
    """Who of the side is in the wide zone of that sideline."""
    return [
        player
        for player in on_pitch(table, side)
        if in_wide_zone(table.place[player]) and (row(table.place[player]) < 7) == (row(edge) < 7)
    ]


class MagicHelmet(Gift):
    name = "Magic Helmet"
    id = 666
    deck = "good_karma"
    moment = "END_KICK"
    until = "match"
    text = "One own player has +1 AV and Thick Skull for the rest of the match."
    skills: tuple[str, ...] = ("Thick Skull",)
    changes: tuple[int, ...] = (TOUGHER,)


class MiracleWorker(Card):
    name = "Miracle Worker"
    id = 667
    deck = "good_karma"
    moment = "BEFORE_WAKING"
    text = (
        "When a drive has ended and before the knocked-out are rolled for, one own player with a "
        "casualty result of 41 or more counts as knocked out instead, and is rolled for with the "
        "others."
    )
    note = "He plays on, but what the casualty left him with for the league stays."

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on([
            player
            for player in table.players(side)
            if carried_off(table, player) and worse_than_bruises(table, player)
        ])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        bring_back(table, second_player(answer), KNOCKED_OUT)
        yield from NOTHING


class OneWithTheKicker(Gift):
    name = "One with the Kicker"
    id = 668
    deck = "good_karma"
    moment = "RECEIVE"
    until = "match"
    text = (
        "When you receive and the kick has scattered, one own player has Kick-Off Return and "
        "Diving Catch for the rest of the match, and may use them at once."
    )
    skills: tuple[str, ...] = ("Kick-Off Return", "Diving Catch")


class RazzleDazzle(Card):
    name = "Razzle Dazzle"
    id = 669
    deck = "good_karma"
    moment = "START"
    until = "turn"
    text = (
        "You may take a second Pass action or a second Hand-off action this turn, with another "
        "player."
    )

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, TURN)
        yield from NOTHING

    def extra_actions(self, table: Table, side: SideNo, action: int) -> int:
        """One more of either kind, as long as there has not been a second one of the other."""
        if action == PASS:
            return 1 if table.handed_off < 2 else 0
        return 1 if action == HAND_OFF and table.passed < 2 else 0


class RuneOfFear(Card):
    name = "Rune of Fear"
    id = 671
    deck = "good_karma"
    moment = "END_KICK"
    until = "opposing turn"
    text = (
        "In the opponent's next turn all own players have Foul Appearance and Disturbing Presence."
    )

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        for skill in ("Foul Appearance", "Disturbing Presence"):
            hold(table, HOLDERS[side], table.edition.skill(skill).id, START)
        yield from NOTHING


class Stiletto(Gift):
    name = "Stiletto"
    id = 673
    deck = "good_karma"
    moment = "START"
    until = "match"
    text = "One own player has Dirty Player and Stab for the rest of the match."
    skills: tuple[str, ...] = ("Dirty Player", "Stab")


class TheWall(Card):
    name = "The Wall"
    id = 676
    deck = "good_karma"
    moment = "END"
    until = "opposing turn"
    text = "In the opponent's next turn all own players have Stand Firm."

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], table.edition.skill("Stand Firm").id, START)
        yield from NOTHING
