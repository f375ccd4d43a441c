"""Rules of stars that do something for their team: re-rolls, advice, fouls, partners."""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2020.skills.stars import StarRule
from pigskin.effects.holding import ACTION, MATCH, deprive, lend
from pigskin.effects.moments import (
    ADVISES,
    BRINGS_REROLL,
    BUYS_OFF,
    FOULS_FREELY,
    HURT_BADLY,
    SCORES,
)
from pigskin.model import INJURED, KNOCKED_OUT, Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.questions import NOBODY_DOES, NOTHING, USE, Flow, Question, code, first_of
from pigskin.rules.counting import gain
from pigskin.teams.reading import skill_name

LONER: Final = "Loner (4+)"
ADVICE: Final[tuple[str, ...]] = ("Break Tackle", "Dauntless", "Mighty Blow (+1)", "Sure Feet")


class LordOfChaos(StarRule):
    name = "Lord of Chaos"
    id = 225
    text = (
        "His team has one more team re-roll for the match; it is lost if he is removed from play "
        "before it is used."
    )
    grants: tuple[int, ...] = (BRINGS_REROLL,)

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return not self.used_up(table, me)

    def sees_removed(self, table: Table, me: PlayerNo, other: PlayerNo) -> None:
        if other == me and not self.used_up(table, me):
            self.use_up(table, me)


class StarOfTheShow(StarRule):
    name = "Star of the Show"
    id = 226
    text = "Once a match a touchdown of his wins his team a re-roll for the next drive."
    notices: tuple[int, ...] = (SCORES,)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        if (yield from self.wanted(table, me)):
            gain(table, side_of(me), "coming_rerolls")


class PumpUpTheCrowd(StarRule):
    name = "Pump Up the Crowd"
    id = 227
    text = "Once a match a casualty he causes wins his team a re-roll for this drive."
    notices: tuple[int, ...] = (HURT_BADLY,)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        if (yield from self.wanted(table, me, other)):
            gain(table, side_of(me), "rerolls")
            gain(table, side_of(me), "drive_rerolls")


class TwoForOne(StarRule):
    name = "Two for One"
    id = 228
    text = (
        "Once one of the two is knocked out or a casualty, the other has Loner (2+) instead of "
        "Loner (4+) for the rest of the match."
    )
    period = ""

    def sees_removed(self, table: Table, me: PlayerNo, other: PlayerNo) -> None:
        if (
            other != me
            and table.state[other] in (KNOCKED_OUT, INJURED)
            and self in table.original(other).skills
            and any(skill.name == LONER for skill in table.profiles[me].skills)
        ):
            deprive(table, me, LONER, MATCH)
            lend(table, me, "Loner (2+)", MATCH)


class Wisdom(StarRule):
    name = "Wisdom of the White Dwarf"
    id = 229
    text = (
        "Once a turn, when a team-mate beside him is activated, that one has Break Tackle, "
        "Dauntless, Mighty Blow (+1) or Sure Feet for the activation."
    )
    period = ""
    once_per_turn = True
    notices: tuple[int, ...] = (ADVISES,)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        if self.spent(table, me) or not self.ready(table, me):
            return
        known = [skill_name(skill.name) for skill in table.profiles[other].skills]
        codes = [
            code(USE, table.edition.skill(name).id)
            for name in ADVICE
            if skill_name(name) not in known
        ]
        if not codes:
            return
        codes.append(NOBODY_DOES)
        answer = yield Question(side_of(me), "advice", codes, other, me, skill=self.name)
        if answer != NOBODY_DOES:
            self.spend(table, me)
            table.tell("uses skill", me, self.id)
            lend(table, other, table.edition.all_effects[first_of(answer)].name, ACTION)


class SneakiestOfTheLot(StarRule):
    name = "Sneakiest of the Lot"
    id = 230
    text = "His team may make two fouls in a turn if one of them is his."
    period = ""
    grants: tuple[int, ...] = (FOULS_FREELY,)


class IllBeBack(StarRule):
    name = "I'll Be Back!"
    id = 231
    text = "The first time he would be sent off for his secret weapon he is not."
    reacts_to: tuple[int, ...] = (BUYS_OFF,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        yield from NOTHING
        if self.used_up(table, me) or table.actor == me:  # acting, it is for a foul
            return False
        self.invoke(table, me)
        return True
