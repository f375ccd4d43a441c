"""Traits of the body: how a player moves, breaks and mends."""

from __future__ import annotations

from typing import Final

from pigskin.edition import next_number
from pigskin.effects.base import Skill
from pigskin.effects.moments import AFTER_BLOCK, AFTER_TURN, CASUALTY_BONUS, INFECTS, LEAPS, SWARMS
from pigskin.model import (
    INFECTED,
    INFECTION,
    MERCENARY,
    PRONE,
    ROOTED,
    SEATS,
    STANDING,
    STAR,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ADJACENT, distance
from pigskin.questions import (
    DECLINE,
    DONE,
    SKILL_TO,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    player_of,
    second_square,
)
from pigskin.rules.asking import ask_yes, has_skills
from pigskin.rules.movement import arrive
from pigskin.skills import bodies
from pigskin.teams.roster import Position

# Nobody is nimble with one of these, however small he is.
UNWIELDY: Final[tuple[str, ...]] = ("Bombardier", "Chainsaw", "Swoop")
# The plague finds nothing to work on in players with one of these.
IMMUNE: Final[tuple[str, ...]] = ("Decay", "Regeneration", "Stunty")


class Decay(Skill):
    name = "Decay"
    id = 138
    category = "Trait"
    text = "Adds 1 to every casualty roll against him."
    adds_to: tuple[int, ...] = (CASUALTY_BONUS,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 1


class Drunkard(Skill):
    name = "Drunkard"
    id = 139
    category = "Trait"
    text = "Takes 1 from his rolls to rush."

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return -1 if test == "go for it" else 0


class HitAndRun(Skill):
    name = "Hit and Run"
    id = 140
    category = "Trait"
    text = (
        "When his block is settled and he stands, he may take one free step, whoever marks him, to "
        "a square beside no opponent at all."
    )
    notices: tuple[int, ...] = (AFTER_BLOCK,)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        if table.turnover or table.marks[me] & ROOTED:
            return
        codes = [
            code(SKILL_TO, self.id, sq)
            for sq in ADJACENT[table.place[me]]
            if table.board[sq] == 0 and not self._beside_opponent(table, me, sq)
        ]
        if not codes:
            return
        answer = yield Question(
            side_of(me), "hit and run", [*codes, code(DECLINE, self.id)], me, other
        )
        if answer == code(DECLINE, self.id):
            return
        sq = second_square(answer)
        here = table.place[me]
        table.put(me, sq, STANDING)
        table.tell("move", me, sq, here)
        yield from arrive(table, me, sq)

    def _beside_opponent(self, table: Table, me: PlayerNo, sq: Square) -> bool:
        return any(side_of(other) != side_of(me) for other in table.neighbours(sq))


class PickMeUp(Skill):
    name = "Pick-me-up"
    id = 141
    category = "Trait"
    text = (
        "At the end of an opposing turn, while he stands, each prone team-mate within three "
        "squares of him may roll a D6 and stands up on a 5+. A second player with the trait gives "
        "no second roll, and those just raised raise nobody."
    )
    notices: tuple[int, ...] = (AFTER_TURN,)

    def notice(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[None]:
        own = side_of(me)
        helpers = [mate for mate in table.players(own) if self._helps(table, mate)]
        if table.scored >= 0 or not helpers or helpers[0] != me:
            return
        prone = [mate for mate in table.players(own) if table.state[mate] == PRONE]
        reached = [mate for mate in prone if self._in_reach(table, mate, helpers)]
        while reached:
            codes = [code(TAKE_PLAYER, mate) for mate in reached]
            answer = yield Question(own, "pick-me-up", [*codes, DONE])
            if answer == DONE:
                return
            mate = player_of(answer)
            reached.remove(mate)
            roll = table.d6()
            table.tell_test("pick-me-up", mate, 5, 0, roll >= 5)
            if roll >= 5:
                table.set_state(mate, STANDING)
                table.tell("stands up", mate)

    def _helps(self, table: Table, mate: PlayerNo) -> bool:
        return has_skills(table, mate) and self in table.at[mate][AFTER_TURN]

    def _in_reach(self, table: Table, mate: PlayerNo, helpers: list[PlayerNo]) -> bool:
        here = table.place[mate]
        return any(distance(here, table.place[helper]) <= 3 for helper in helpers)


class PlagueRidden(Skill):
    name = "Plague Ridden"
    id = 142
    category = "Trait"
    text = (
        "Once a match an opponent killed by his block or foul may join his team as a Rotter, if "
        "the team is favoured of Nurgle and the victim had ST 4 or less and neither Decay, "
        "Regeneration nor Stunty."
    )
    reacts_to: tuple[int, ...] = (INFECTS,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        """The Rotter is in the reserves at once; he may be hired after the match."""
        side = side_of(me)
        profile = table.profiles[other]
        rotter = _rotter(table)
        if (
            table.rosters is None
            or rotter is None
            or not table.rosters[side].has_rule("Favoured of Nurgle")
            or profile.st > 4
            or any(skill.name in IMMUNE for skill in profile.skills)
            or any(feat == INFECTION and side_of(by) == side for by, feat in table.feats)
            or table.side(side).seats == SEATS
            or not (yield from ask_yes(table, side, "infect", other))
        ):
            return False
        table.tell("infected", table.seat(side, table.edition.profile(
            "Infected", next_number(table, side), rotter.name, rotter.race, rotter.stats,
            rotter.skills, kind=INFECTED, value=rotter.cost // 1000, pa=rotter.pa,
        )))  # fmt: skip
        return True


def _rotter(table: Table) -> Position | None:
    """What becomes of the infected; a house edition may have none."""
    nurgle = table.edition.rosters.get("nurgle")
    if nurgle is not None:
        for position in nurgle.positions:
            if position.name == "Rotter Lineman":
                return position
    return None


class PogoStick(Skill):
    name = "Pogo Stick"
    id = 143
    category = "Trait"
    text = (
        "May leap over any one square beside him, whoever is in it, as others jump over players "
        "who are down. Opponents who mark him, their tails and diving tackles do not count."
    )
    grants: tuple[int, ...] = (LEAPS,)

    def ignores(self, table: Table, me: PlayerNo, test: str, what: str) -> bool:
        return test in ("leap", "jump")


class Regeneration(bodies.Regeneration):
    id = 144
    category = "Trait"
    text = (
        "After a casualty, and after any apothecary, he rolls a D6: on 4+ he goes to the reserves "
        "unharmed. Only a mortuary assistant or a plague doctor can re-roll it."
    )

    def attended(self, table: Table, me: PlayerNo) -> bool:
        return table.profiles[me].kind not in (STAR, MERCENARY)


class Stunty(bodies.Stunty):
    id = 145
    category = "Trait"
    text = (
        "Those who mark the square he dodges to do not count, unless he has Bombardier, Chainsaw "
        "or Swoop. His passes are 1 easier to interfere with. An injury total of 7 knocks him out "
        "and a 9 badly hurts him."
    )

    def ignores(self, table: Table, me: PlayerNo, test: str, what: str) -> bool:
        return (
            test == "dodge"
            and what == "zones"
            and not any(skill.name in UNWIELDY for skill in table.profiles[me].skills)
        )

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        return 1 if test == "interfered with" else 0


class Swarming(Skill):
    name = "Swarming"
    id = 146
    category = "Trait"
    text = (
        "After each kick, before its event, D3 players with this trait may join from the reserves, "
        "in their own half behind the line and outside the wide zones; no more than are on the "
        "pitch already."
    )
    grants: tuple[int, ...] = (SWARMS,)
