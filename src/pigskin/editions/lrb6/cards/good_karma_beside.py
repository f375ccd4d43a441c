"""Good Karma again: the cards that act beside the players, on weather, pitch, fans and ball."""

from __future__ import annotations

from typing import Final

from pigskin.editions.lrb6.cards.guests import Guest
from pigskin.editions.lrb6.training import learn, lessons
from pigskin.effects.cards import Card
from pigskin.effects.causes import BY_BLOCK, BY_BOMB, BY_FALL, BY_LANDING, BY_POT, BY_SPELL, BY_TRIP
from pigskin.effects.holding import (
    DRIVE,
    HALF,
    HOLDERS,
    MATCH,
    THE_TABLE,
    bless,
    blessed,
    count,
    forfeit,
    hold,
    release,
)
from pigskin.effects.moments import DRIVE_BEGINS, FALLS_HARD, KICK_OFF_FAME, SLEEPS_ON, WINS_TOSS
from pigskin.model import NOBODY, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import FACINGS, ON_PITCH, facing_steps, stepped
from pigskin.questions import (
    FACING,
    NOTHING,
    SHIFT_ROLL,
    TAKE_WEATHER,
    Flow,
    Question,
    code,
    first_of,
    second_player,
    second_square,
)
from pigskin.rules.ball import THROW_IN, come_down, score_between_turns, straight
from pigskin.rules.injury import out_cold
from pigskin.rules.spells import on_pitch
from pigskin.rules.weather import settle_weather

# What sends a player to the ground, and then an armour roll is made for it.
KNOCK_DOWNS: Final = (BY_BLOCK, BY_FALL, BY_TRIP, BY_LANDING, BY_BOMB, BY_SPELL, BY_POT)
# How a pitch is, as the table holds it.
HARD: Final = 1
SOFT: Final = 2


class IntensiveTraining(Card):
    name = "Intensive Training"
    id = 661
    deck = "good_karma"
    moment = "START"
    until = "match"
    text = (
        "One own player has one skill of your choice, from the categories he learns from on a "
        "normal roll, for the rest of the match."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on([player for player in on_pitch(table, side) if lessons(table, player)])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        player = second_player(answer)
        codes = lessons(table, player)
        lesson = yield Question(side, "card target", codes, player, number=self.id)
        learn(table, player, lesson, MATCH)


class UnsportsmanlikeConduct(Card):
    name = "Unsportsmanlike Conduct"
    id = 662
    deck = "good_karma"
    moment = "OPP_TD"
    until = "drive"
    sure = "uncertain"
    text = (
        "Right after the opponent has scored, the scorer is knocked out, and is not rolled for "
        "until the next drive has ended."
    )
    note = "The touchdown counts. No apothecary sees to him, as there was no injury roll."
    grants: tuple[int, ...] = (SLEEPS_ON,)
    side_notices: tuple[int, ...] = (DRIVE_BEGINS,)

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        scored = table.carrier != NOBODY and side_of(table.carrier) != side
        return super().targets(table, side) if scored else []

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        scorer = table.carrier
        table.rest_ball(table.place[scorer])
        out_cold(table, scorer)
        bless(table, scorer, self.id, MATCH)
        hold(table, HOLDERS[side_of(scorer)], self.id, MATCH)
        yield from NOTHING

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return blessed(table, me, self.id)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        """He has slept through the rolls once: that is all."""
        release(table, HOLDERS[side], self.id)
        for scorer in table.players(side):
            forfeit(table, scorer, self.id)
        yield from NOTHING


class SuitablePitch(Card):
    name = "Suitable Pitch"
    id = 670
    deck = "good_karma"
    moment = "KICK"
    until = "drive"
    sure = "uncertain"
    text = (
        "Choose +1 or -1: for the rest of the drive it is added to every armour roll for a player "
        "of either team who was knocked down or fell."
    )
    note = "Fouls, stabs and chainsaws are no knock-downs, and are as ever."
    worsens: tuple[int, ...] = (FALLS_HARD,)

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        codes = [code(SHIFT_ROLL, by + 2) for by in (1, -1)]
        answer = yield Question(side, "card target", codes, number=self.id)
        hold(table, THE_TABLE, self.id, DRIVE, HARD if first_of(answer) > 2 else SOFT)

    def worsen(self, table: Table, me: PlayerNo, what: int, other: PlayerNo, cause: int) -> int:
        if cause not in KNOCK_DOWNS:
            return 0
        return 1 if count(table, THE_TABLE, self.id) == HARD else -1


class ScuttsScrollOfWeatherMagic(Card):
    name = "Scutt's Scroll of Weather Magic"
    id = 672
    deck = "good_karma"
    moment = "END_KICK"
    text = "You choose the weather; it stays until it changes by a kick-off result."

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return super().targets(table, side) if table.options.weather else []

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        codes = [code(TAKE_WEATHER, each) for each in range(len(table.edition.weathers))]
        answer = yield Question(side, "card target", codes, number=self.id)
        settle_weather(table, first_of(answer))


class TeamAnthem(Card):
    name = "Team Anthem"
    id = 674
    deck = "good_karma"
    moment = "PRE"
    until = "match"
    text = (
        "You win the toss, and your FAME is two higher for kick-off results in this match. "
        "Winnings are not touched."
    )
    note = "Overtime has a toss as well. If both coaches have it, the toss is as ever."
    side_grants: tuple[int, ...] = (WINS_TOSS,)
    side_adds_to: tuple[int, ...] = (KICK_OFF_FAME,)

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        hold(table, HOLDERS[side], self.id, MATCH)
        yield from NOTHING

    def side_adds(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> int:
        return 2


class TheFan(Guest):
    name = "The Fan"
    id = 675
    deck = "good_karma"
    moment = "PRE"
    until = "half"
    sure = "uncertain"
    text = (
        "A fan joins the team: MA 6, ST 4, AG 2, AV 7, Loner and Frenzy. The team may have more "
        "than sixteen players with him, and he leaves when the first half ends."
    )
    note = (
        "Played before the match, so the half that ends is the first; eleven on the pitch remain "
        "the limit."
    )
    player_name = "The Fan"
    values: tuple[int, int, int, int] = (6, 4, 2, 7)
    skills: tuple[str, ...] = ("Loner", "Frenzy")

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return super().targets(table, side) if self.has_seat(table, side) else []

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        self.join(table, side, HALF)
        yield from NOTHING


class WoofWoof(Card):
    name = "Woof Woof!"
    id = 677
    deck = "good_karma"
    moment = "START"
    sure = "uncertain"
    text = (
        "Only while the ball lies on the ground: it moves a D6 of squares in a direction of the "
        "throw-in template and lies still there. If the square is occupied it moves one step "
        "further; if it leaves the pitch it is thrown in."
    )
    note = (
        "We let the owner choose which way the template faces, and the last step go on as long as "
        "squares are occupied."
    )

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.at(table.balls_lying())

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        here = second_square(answer)
        codes = [code(FACING, facing) for facing in range(4)]
        facing = first_of((yield Question(side, "card target", codes, number=self.id)))
        step = facing_steps(FACINGS[facing])[(table.d6() - 1) // 2]
        squares = table.d6()
        table.tell("card roll", side, self.id, squares)
        table.turn_to_square(here)
        to, last = straight(here, step, squares)
        while ON_PITCH[to] and (table.player_at(to) != NOBODY or table.ball_at(to)):
            last = to
            to = stepped(to, step)
        table.tell("dog", last if not ON_PITCH[to] else to)
        if ON_PITCH[to]:
            table.rest_ball(to)
        else:
            yield from come_down(table, to, last, THROW_IN)
            score_between_turns(table)  # nobody is acting
