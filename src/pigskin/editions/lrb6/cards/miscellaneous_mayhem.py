"""Miscellaneous Mayhem: 13 cards of 50,000 each."""

from __future__ import annotations

from pigskin.editions.lrb6.cards.gifts import in_reserve
from pigskin.editions.lrb6.wizards import burst, settled
from pigskin.effects.cards import Card
from pigskin.effects.causes import BY_CROWD, STUN
from pigskin.effects.holding import (
    DRIVE,
    HOLDERS,
    MATCH,
    START,
    THE_TABLE,
    TURN,
    bless,
    count,
    hold,
    release,
)
from pigskin.effects.moments import (
    CANNOT_ASSIST,
    EXTRA_ASSISTS,
    KICK_OFF_FAME,
    WAKE_BONUS,
    WINS_CONTESTS,
)
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import LENGTH, ON_PITCH, OTHER_SIDE, SQUARES, WIDTH, column, row, stepped
from pigskin.questions import NOTHING, STOP, Flow, Question, second_player, second_square
from pigskin.rolls import Roll
from pigskin.rules.ball import scatter_path
from pigskin.rules.spells import on_pitch
from pigskin.rules.two_balls import clone_ball, vanish


class BadyearGit(Card):
    name = "Badyear Git"
    id = 600
    deck = "miscellaneous_mayhem"
    moment = "KICK"
    text = "The kick-off scatters 2D6 squares in its direction instead of a D6."
    note = (
        "Kick halves what both dice show together. A Perfect Kick does not scatter, so nothing "
        "comes of it."
    )

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[table.kicking], self.id, DRIVE)
        yield from NOTHING

    def bends_kick(
        self, table: Table, side: SideNo, direction: int, squares: int, kick: Roll | None
    ) -> Flow[tuple[int, int]]:
        release(table, HOLDERS[side], self.id)
        squares += table.d6()
        if kick is not None:
            dice, sides = table.take_thrown()
            kick.dice, kick.sides = (*kick.dice, *dice), (*kick.sides, *sides)
            kick.parts = (*kick.parts, (self.id, 0, NOBODY))
        yield from NOTHING
        return direction, squares


class BallClone(Card):
    name = "Ball Clone"
    id = 601
    deck = "miscellaneous_mayhem"
    moment = "OPP_START"
    until = "drive"
    sure = "uncertain"
    text = (
        "Only while the ball lies on the ground: a second ball appears in its square and bounces. "
        "Nobody can carry both. A player who carries one of the two into the end zone rolls a D6: "
        "on 1-3 his ball vanishes and it is no touchdown, otherwise he scores; whichever is left "
        "when the drive ends goes with it."
    )
    note = (
        "The printing of BB2016; the moment in LRB6 is open. Once a ball has vanished we take the "
        "other for the real one, and nobody rolls for it any more. Who carries one and walks onto "
        "the other fails to pick it up; a ball that comes down on the other bounces on."
    )

    order = 60  # after whatever has a touchdown wait

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return super().targets(table, side) if table.ball > 0 and table.spare is None else []

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, THE_TABLE, self.id, DRIVE)
        yield from clone_ball(table)

    def spoils_score(self, table: Table, me: PlayerNo) -> bool:
        if table.spare is None:
            return False
        roll = table.d6()
        table.tell_test("true ball", me, 4, 0, roll >= 4)
        if roll >= 4:
            return False
        vanish(table, me)
        release(table, THE_TABLE, self.id)
        return True


class SprinklerMalfunction(Card):
    name = "Sprinkler Malfunction"
    id = 602
    deck = "miscellaneous_mayhem"
    moment = "END_KICK"
    until = "drive"
    text = (
        "For the rest of the drive all players of both teams have -1 when they pass, catch or pick"
        " up the ball."
    )
    note = "Interceptions are not named, so they are as ever."

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, THE_TABLE, self.id, DRIVE)
        yield from NOTHING

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return -1 if test in ("pass", "catch", "pick-up") else 0


class Eclipse(Card):
    name = "Eclipse"
    id = 603
    deck = "miscellaneous_mayhem"
    moment = "START"
    until = "both turns"
    sure = "uncertain"
    text = (
        "In this turn and in the opponent's next one every player of both teams has the figures "
        "and skills of a rookie Goblin and nothing else: MA 6, ST 2, AG 3, AV 7, Dodge, Right "
        "Stuff and Stunty."
    )
    note = (
        "What an injury takes from a player in the dark, it takes from his own figures afterwards. "
        "Who takes the ball in the dark and has no hands by daylight keeps it until he loses it. "
        "It ends with the drive."
    )
    shape = "goblin"
    sole = True

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        for each, until in ((side, START), (OTHER_SIDE[side], TURN)):
            for player in (*on_pitch(table, each), *in_reserve(table, each)):
                bless(table, player, self.id, until)
        yield from NOTHING


class FriendlyFans(Card):
    name = "Friendly Fans"
    id = 605
    deck = "miscellaneous_mayhem"
    moment = "PRE"
    until = "match"
    text = (
        "In this match own players who are pushed into the crowd are only Stunned, whatever the "
        "injury roll, and go to Reserves."
    )
    order = 90  # whatever else the roll would mean to him

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, MATCH)
        yield from NOTHING

    def injury_band(self, table: Table, me: PlayerNo, total: int, band: int, cause: int) -> int:
        return STUN if cause == BY_CROWD else band


class RowdyFans(Card):
    name = "Rowdy Fans"
    id = 606
    deck = "miscellaneous_mayhem"
    moment = "PRE"
    until = "match"
    sure = "good"
    text = (
        "In this match the own team counts one assist more in every block or foul by or against an"
        " opponent in a square at a sideline, and opponents who stand there cannot assist."
    )
    everywhere = True
    grants: tuple[int, ...] = (CANNOT_ASSIST,)
    side_adds_to: tuple[int, ...] = (EXTRA_ASSISTS,)

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, MATCH)
        yield from NOTHING

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return self._beset(table, OTHER_SIDE[side_of(me)], me)

    def side_adds(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> int:
        return 1 if self._beset(table, side, player) else 0

    def _beset(self, table: Table, side: SideNo, foe: PlayerNo) -> bool:
        """Are these the fans of the side, and does its opponent stand where they reach him?"""
        return row(table.place[foe]) in (0, WIDTH - 1) and count(table, HOLDERS[side], self.id) > 0


class Heckler(Card):
    name = "Heckler"
    id = 607
    deck = "miscellaneous_mayhem"
    moment = "START"
    until = "both turns"
    text = (
        "Choose an opponent on the pitch: in this turn and in his team's next one he loses all "
        "skills but those he must use, such as Bone-head or Loner."
    )
    note = "It ends with the drive."
    dulls = True

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on(on_pitch(table, OTHER_SIDE[side]))

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        bless(table, second_player(answer), self.id, TURN)
        yield from NOTHING


class HometownFans(Card):
    name = "Hometown Fans"
    id = 608
    deck = "miscellaneous_mayhem"
    moment = "PRE"
    until = "used"
    sure = "uncertain"
    text = (
        "The first time in this match that the crowd throws the ball back in, you choose the "
        "direction of the throw-in; the distance is rolled as ever."
    )
    note = (
        "We let the owner choose one of the three directions of the template, for a ball of either"
        " team; a ball thrown in again at once is the second one."
    )

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, MATCH)
        yield from NOTHING

    def aims_throw_in(
        self, table: Table, side: SideNo, edge: Square, steps: tuple[int, ...]
    ) -> Flow[int]:
        release(table, HOLDERS[side], self.id)
        ways = [stepped(edge, step) for step in steps]
        codes = self.at([sq for sq in ways if ON_PITCH[sq]])
        answer = yield Question(side, "card", [STOP, *codes])
        return 0 if answer == STOP else steps[ways.index(second_square(answer))]


class Incoming(Card):
    name = "Incoming!"
    id = 609
    deck = "miscellaneous_mayhem"
    moment = "END_KICK"
    until = "opposing turn"
    text = (
        "In the opponent's next turn his players must dodge whenever they leave a square within "
        "two squares of a sideline or end zone, even if nobody marks them there."
    )
    note = (
        "We count the two squares nearest to each sideline, the end zones and the two squares in "
        "front of each."
    )

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[OTHER_SIDE[side]], self.id, TURN)
        yield from NOTHING

    def must_dodge(self, table: Table, me: PlayerNo, here: Square) -> bool:
        return not (2 <= row(here) < WIDTH - 2 and 3 <= column(here) < LENGTH - 3)


class RogueWizard(Card):
    name = "Rogue Wizard"
    id = 610
    deck = "miscellaneous_mayhem"
    moment = "END_KICK"
    sure = "uncertain"
    text = (
        "Put a marker on any square and let it scatter five times, a square each. If it never "
        "leaves the pitch, a Fireball explodes where it comes to rest, whoever stands there."
    )
    note = (
        "Whether the Fireball spares anybody is open; we take the wizard's, which hits both teams."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.at(list(SQUARES))

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        centre, _ = scatter_path(table, second_square(answer), 5)
        if ON_PITCH[centre]:
            yield from burst(table, centre)
            yield from settled(table)


class JohnnyWaterboy(Card):
    name = "Johnny Waterboy"
    id = 611
    deck = "miscellaneous_mayhem"
    moment = "PRE"
    until = "match"
    sure = "good"
    text = (
        "In this match you add 1 when you roll for own knocked-out players to come back; a natural"
        " 1 still fails."
    )
    side_adds_to: tuple[int, ...] = (WAKE_BONUS,)

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, MATCH)
        yield from NOTHING

    def side_adds(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> int:
        return 1


class ThatBabesGotTalent(Card):
    name = "That Babe's Got Talent!"
    id = 612
    deck = "miscellaneous_mayhem"
    moment = "PRE"
    until = "match"
    text = (
        "In this match you win the rolls of Cheering Fans and Brilliant Coaching whatever is "
        "rolled, and your FAME is one higher for all other kick-off results. Winnings are not "
        "touched."
    )
    note = "If both coaches have it, both roll as ever."
    side_grants: tuple[int, ...] = (WINS_CONTESTS,)
    side_adds_to: tuple[int, ...] = (KICK_OFF_FAME,)

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, MATCH)
        yield from NOTHING

    def side_adds(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> int:
        return 1
