"""The rolls a player faces from square to square, as the rules have them.

Needs come from the rules themselves, asked on a scratch table from which the player is lifted; what
may save a roll comes from `Fallbacks`. Whatever an opponent may choose to do he is taken to do:
he dives, holds and follows wherever that hurts.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.effects.base import Effect
from pigskin.model import NOBODY, SEATS, STANDING, Table, side_of
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.odds.hurdles import Hurdle
from pigskin.odds.rerolls import Fallbacks, Source
from pigskin.odds.trying import tried
from pigskin.pitch import ADJACENT, OTHER_SIDE, SQUARES
from pigskin.questions import Flow, player_of
from pigskin.rules.ball import cannot_take
from pigskin.rules.dodging import dive_codes, dive_penalty, dodge_modifier, hindrance
from pigskin.rules.movement import RUSH
from pigskin.rules.rolling import ball_modifier, passes, skill_modifier

_FAR: Final = 9  # the number of a square that is gone for by who has long begun to
_WITH_MORE: Final = 100  # tells such rolls with something to fall back on from others


class Leaving:
    """What getting away from one square takes, wherever the player goes."""

    def __init__(self, base: int, again: list[Source], lifted: list[tuple[Source, int]]) -> None:
        self.base = base  # what the die must show, before the tackle zones he walks into
        self.again = again
        self.lifted = lifted
        self.saved_by = 0  # the sources of `again`, a bit for each
        for source in again:
            self.saved_by |= 1 << source.number
        self.held: Hurdle | None = None
        self.followed = 0.0  # how likely an opponent comes along
        self.dive = 0  # what an opponent who dives takes from his roll
        self.dodges: dict[int, Hurdle] = {}  # by what the square he enters adds


class Ways:
    """The hurdles of one player on one table."""

    def __init__(self, table: Table, player: PlayerNo, team: bool) -> None:
        scratch = table.copy()
        scratch.events = None
        scratch.lift(player)
        scratch.state[player] = STANDING
        scratch.actor = player
        scratch.active = side_of(player)
        self.scratch = scratch
        self.player = player
        self.side: SideNo = side_of(player)
        self.agility: int = table.profiles[player].agility
        self.open = self._unmarked()
        scratch.place[player] = self.open
        scratch.left = self.open
        self.fallbacks = Fallbacks(scratch, player, team)
        self.assumes: list[str] = []
        # Whatever may be used up is found before the first hurdle is made.
        for test in ("dodge", "go for it", "pick-up", "leap", "jump", "trapdoor"):
            self.fallbacks.for_test(test)
            self.fallbacks.lifting(test)
        self.fallbacks.pushing_on(_FAR)
        self.states: int = 1 << self.fallbacks.bits
        self._entering: dict[int, int] = {}
        self._leaving: dict[int, Leaving] = {}
        self._dodges: dict[int, Hurdle] = {}
        self._sometimes: dict[tuple[int, float], Hurdle] = {}
        self._made = 0  # hurdles so far
        self._leaps: dict[int, Hurdle] = {}
        self._rushes: dict[int, Hurdle] = {}  # by what is added, and what may be
        opponents = [
            table.at[other]
            for other in table.players(OTHER_SIDE[self.side])
            if table.place[other]
        ]
        self._holders = any(acting[at.HOLDS] for acting in opponents)
        self.followers = any(acting[at.SHADOWS] for acting in opponents)
        self._divers = any(acting[at.DIVES] for acting in opponents)

    def _unmarked(self) -> Square:
        """Some square no opponent marks."""
        for sq in SQUARES:
            if self.scratch.zones_on(sq, self.side) == 0:
                return sq
        return SQUARES[0]

    # --- walking ------------------------------------------------------------------------------

    def dodge(self, here: Square, to: Square) -> Hurdle:
        """The dodge of a player who leaves a tackle zone."""
        return self.dodge_from(self.leaving(here), to)

    def pursued(self, here: Square, to: Square, chance: float) -> Hurdle:
        """The same where nobody marks him, for those times an opponent has come along."""
        dodge = self._dodge(self.leaving(here), self._against(to) + 1)
        key = (dodge.number, chance)
        found = self._sometimes.get(key)
        if found is None:
            share = Fraction(chance).limit_denominator(6**4)
            found = dodge.sometimes(share, self._next_number())
            self._sometimes[key] = found
        return found

    def dodge_from(self, leaving: Leaving, to: Square) -> Hurdle:
        """The dodge into a square, by what leaving the one before takes."""
        against = self._entering.get(to)
        if against is None:
            against = self._against(to)
        found = leaving.dodges.get(against)
        return self._dodge(leaving, against) if found is None else found

    def _against(self, to: Square) -> int:
        """What entering a square adds to the need of a dodge."""
        against = self._entering.get(to)
        if against is None:
            against = -dodge_modifier(self.scratch, self.player, self.open, to)
            self._entering[to] = against
        return against

    def _dodge(self, leaving: Leaving, against: int) -> Hurdle:
        found = leaving.dodges.get(against)
        if found is None:
            need = leaving.base + against
            key = need << 8 | leaving.saved_by
            found = self._dodges.get(key)
            if found is None:
                lifted = [(source, _sixths(need - bonus)) for source, bonus in leaving.lifted]
                found = self._hurdle("dodge", need, _sixths(need), leaving.again, lifted)
                self._dodges[key] = found
            leaving.dodges[against] = found
        return found

    def dodge_that_needs(self, need: int, here: Square) -> Hurdle:
        """A dodge away from a square whose need is known, apart from those who may dive."""
        leaving = self.leaving(here)
        return self._dodge(leaving, need + leaving.dive - leaving.base)

    def leaving(self, here: Square) -> Leaving:
        found = self._leaving.get(here)
        if found is None:
            scratch, player = self.scratch, self.player
            scratch.left = here
            scratch.place[player] = here
            base = self.agility - hindrance(scratch, player, here)
            dive = self._dive(here) if self._divers else 0
            found = Leaving(
                base + dive, self.fallbacks.for_test("dodge"), self.fallbacks.lifting("dodge")
            )
            found.dive = dive
            if self._holders:
                found.held = self._held(here)
            if self.followers:
                found.followed = float(self._followed(here))
            self._leaving[here] = found
        return found

    def _dive(self, here: Square) -> int:
        """What the worst diver beside a square takes from a dodge."""
        worst, by = 0, NOBODY
        for each in dive_codes(self.scratch, self.player, here):
            penalty = dive_penalty(self.scratch, player_of(each))
            if penalty > worst:
                worst, by = penalty, player_of(each)
        if by != NOBODY:
            self._assume(by, at.DIVES, "dives at every dodge away from him")
        return worst

    def _held(self, here: Square) -> Hurdle | None:
        """An opponent may hold him back: the one from whom it is hardest to get away."""
        worst: Hurdle | None = None
        for marker in self.scratch.markers(here, self.side):
            for skill in self.scratch.at[marker][at.HOLDS]:
                if not self.scratch.standing(marker):
                    continue
                if not skill.may(self.scratch, marker, at.HOLDS, self.player):
                    continue
                found = tried(self.scratch, _Holding(skill, marker, self.player).flow, self.side)
                free = 1 - found.yes
                again = self.fallbacks.for_test("tentacles") if found.rerolled else []
                if worst is None or free < worst.plain:
                    worst = self._hurdle_of(skill.name.lower(), free, again, marker)
        if worst is not None:
            self._assume(worst.by, at.HOLDS, "holds everybody he may")
        return worst

    def _followed(self, here: Square) -> Fraction:
        """How likely the best of those who may follow does so."""
        worst, by = Fraction(0), NOBODY
        for marker in self.scratch.markers(here, self.side):
            for skill in self.scratch.at[marker][at.SHADOWS]:
                if self.scratch.standing(marker) and skill.may(
                    self.scratch, marker, at.SHADOWS, self.player
                ):
                    following = _Following(skill, marker, self.player)
                    chance = tried(self.scratch, following.flow, self.side).yes
                    if chance > worst:
                        worst, by = chance, marker
        if by != NOBODY:
            self._assume(by, at.SHADOWS, "follows whenever he may, and then marks every step")
        return worst

    def rush(self, number: int) -> Hurdle:
        """A square more than he may move: the first, the second..."""
        scratch, player = self.scratch, self.player
        bonus = skill_modifier(scratch, player, "go for it", number)
        more: list[tuple[Source, int]] = []
        if scratch.at[player][at.RUSH_BONUS]:
            more = self.fallbacks.pushing_on(number)
        key = bonus if not more else bonus - _WITH_MORE
        if key not in self._rushes:
            need = RUSH - bonus
            lifted = [(source, min(5, max(0, 7 - need + extra))) for source, extra in more]
            self._rushes[key] = self.plain("go for it", need, lifted)
        return self._rushes[key]

    def door(self) -> Hurdle:
        """A trapdoor that may open."""
        return self.plain("trapdoor", 2)

    def is_door(self, sq: Square) -> bool:
        return sq in self.scratch.pitfalls

    def pick_up(self, sq: Square) -> Hurdle:
        """Taking the ball off the ground."""
        scratch, player = self.scratch, self.player
        if cannot_take(scratch, player):
            return self._hurdle("pick-up", 7, 0, [], [])
        scratch.place[player] = sq
        modifier = scratch.edition.figures.handling + ball_modifier(scratch, player, "pick-up")
        need = self.agility - modifier
        return self._hurdle(
            "pick-up", need, _sixths(need), self.fallbacks.for_test("pick-up"), []
        )

    # --- leaping ------------------------------------------------------------------------------

    def leap_squares(self, here: Square) -> list[Square]:
        """Where he may jump or leap to from a square."""
        self.scratch.place[self.player] = here
        return self.scratch.edition.leap_squares(self.scratch, self.player)

    def leaping_squares(self) -> list[Square]:
        """The squares from which he may jump or leap at all, as far as that is soon said."""
        scratch, player = self.scratch, self.player
        if may(scratch, player, at.LEAPS):
            return SQUARES
        if not scratch.edition.figures.jumping:
            return []
        return [
            near
            for other in range(2 * SEATS)
            if scratch.place[other] and scratch.state[other] != STANDING
            for near in ADJACENT[scratch.place[other]]
        ]

    def leap(self, here: Square, to: Square) -> Hurdle:
        """The roll of a jump or leap."""
        dive = self.leaving(here).dive if self._divers else 0
        test, need = self.scratch.edition.leap_need(self.scratch, self.player, here, to, dive)
        found = self._leaps.get(need)
        if found is None:
            lifted = [(source, 5) for source, _ in self.fallbacks.lifting(test)]
            again = self.fallbacks.for_test(test)
            found = self._hurdle(test, need, _sixths(need), again, lifted)
            self._leaps[need] = found
        return found

    # --- making hurdles -----------------------------------------------------------------------

    def plain(
        self, test: str, need: int, more: list[tuple[Source, int]] | None = None
    ) -> Hurdle:
        """A roll that must reach a figure, without the luck of a natural 6."""
        good = min(6, max(0, 7 - need))
        lifted = [(source, 5) for source, _ in self.fallbacks.lifting(test)]
        lifted.extend(more or [])
        return self._hurdle(test, need, good, self.fallbacks.for_test(test), lifted)

    def _hurdle(
        self,
        test: str,
        need: int,
        good: int,
        again: list[Source],
        lifted: list[tuple[Source, int]],
    ) -> Hurdle:
        number = self._next_number()
        return Hurdle(test, need, good, again, lifted, self.states, number=number)

    def _hurdle_of(self, test: str, chance: Fraction, again: list[Source], by: PlayerNo) -> Hurdle:
        return Hurdle(
            test, 0, chance.numerator, again, [], self.states, by, chance.denominator,
            self._next_number(),
        )  # fmt: skip

    def _next_number(self) -> int:
        self._made += 1
        return self._made

    def _assume(self, player: PlayerNo, moment: int, words: str) -> None:
        skill: Effect = self.scratch.at[player][moment][0]
        who = f"{'home' if player < 32 else 'away'} {self.scratch.profiles[player].number}"
        sentence = f"{who} ({skill.name}) {words}"
        if sentence not in self.assumes:
            self.assumes.append(sentence)


class _Holding:
    """An opponent holds the player, as a rule that can be tried."""

    def __init__(self, skill: Effect, holder: PlayerNo, player: PlayerNo) -> None:
        self.skill = skill
        self.holder = holder
        self.player = player

    def flow(self, table: Table) -> Flow[bool]:
        return self.skill.reacts(table, self.holder, at.GRIPS, self.player)


class _Following:
    """An opponent follows the player, as a rule that can be tried."""

    def __init__(self, skill: Effect, shadow: PlayerNo, player: PlayerNo) -> None:
        self.skill = skill
        self.shadow = shadow
        self.player = player

    def flow(self, table: Table) -> Flow[bool]:
        return self.skill.reacts(table, self.shadow, at.FOLLOWS, self.player)


def _sixths(need: int) -> int:
    """How many faces of a D6 pass a test that needs this figure."""
    good = 0
    for face in range(1, 7):
        if passes(face, 0, need):
            good += 1
    return good
