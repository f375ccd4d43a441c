"""The chances of a pass: the throw, those who reach for it, where it comes down, the catch."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, TypeAlias

from pigskin.contract.happenings import HAPPENINGS
from pigskin.dice import ForcedDice
from pigskin.driving import passive
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.looking import Player, SquareLike, player_of, square_of
from pigskin.model import NOBODY, NOWHERE, PASS, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.odds.block_dice import works
from pigskin.odds.harm import last_row, last_told
from pigskin.odds.shares import ALL, NONE
from pigskin.odds.tree import TRY_ALL, Inquiry, Shares, add, reckon
from pigskin.odds.values import Odds
from pigskin.pitch import (
    ADJACENT,
    ON_PITCH,
    OUT_OF_RANGE,
    SCATTER,
    pass_range,
    square_text,
    stepped,
)
from pigskin.questions import Flow, Question, player_text
from pigskin.rules.ball import BOUNCE, come_down, scatter_path
from pigskin.rules.passing import interceptors
from pigskin.rules.rerolls import forget_rerolls, reroll_codes, rerolls_left

COMPLETE: Final = "complete"
CAUGHT_ALL_THE_SAME: Final = "inaccurate but caught"
INTERCEPTED: Final = "intercepted"
DEFLECTED: Final = "deflected"
FUMBLE: Final = "fumble"
KEPT: Final = "kept"
ON_THE_GROUND: Final = "on the ground"
THEIRS: Final = "caught by the opponents"
TURNOVER: Final = "turnover"
OUTCOMES: Final = (
    COMPLETE,
    CAUGHT_ALL_THE_SAME,
    INTERCEPTED,
    DEFLECTED,
    FUMBLE,
    KEPT,
    ON_THE_GROUND,
    THEIRS,
    TURNOVER,
)
_MOST_BOUNCES: Final = 3
_DECIDED: Final = ("re-roll", "use skill", "intercept", "dive for the ball")


_AGAIN: Final = ("skill re-roll", "team re-roll")

# What may come of a ball that bounces into a square from another, without or with a re-roll left.
Landings: TypeAlias = dict[tuple[int, int, int], Shares]

_TESTS: Final = ("catch", "interfere", "intercept")

# The ball bounces: from which square, and has the thrower's side a re-roll left?
_BOUNCES: Final = "bounces from"

_POINTS: Final[dict[str, int]] = {
    COMPLETE: 10,
    CAUGHT_ALL_THE_SAME: 9,
    KEPT: 6,
    ON_THE_GROUND: 2,
    FUMBLE: 2,
    DEFLECTED: 1,
    THEIRS: 0,
    INTERCEPTED: 0,
}


class _Flight(Inquiry):
    """What a throw and a landing share: they stop where the ball bounces, and go on elsewhere."""

    def __init__(self, table: Table, side: SideNo, bounces: _Bounces) -> None:
        super().__init__(table, side)
        self.bounces = bounces

    def answer(self, table: Table, question: Question) -> Code:
        return TRY_ALL if question.kind in _DECIDED else passive(question)

    def merges(self, table: Table, sides: int) -> bool:
        return True

    def alike(self, table: Table) -> str:
        """Of a test only matters whether it was passed; but a throw may fail in two ways."""
        last = last_row(table)
        if last is None or last[0] not in _TESTS:
            return ""
        roll = last[5]
        if roll is None or not roll.need:
            return ""
        return f"{_kinds(table)} {last[1]} {roll.passed}"

    def bounced(self, table: Table, sq: Square) -> str:
        """The ball has come down and bounces on: from here."""
        last = last_row(table)
        if last is not None and last[0] == "catch":
            sq = table.place[last[1]]
        elif last is not None and last[0] in ("scatter", "throw-in"):
            sq = Square(last[1])
        return f"{_BOUNCES} {sq} {self.bounces.rerolls_left(table)}"

    def worth(self, shares: Shares) -> Fraction:
        return sum((share * self.bounces.points(what) for what, share in shares.items()), NONE)


class _Landing(_Flight):
    """The ball bounces into a square."""

    def __init__(
        self, table: Table, side: SideNo, to: Square, last: Square, bounces: _Bounces
    ) -> None:
        super().__init__(table, side, bounces)
        self.to = to
        self.last = last

    def begin(self, table: Table) -> Flow[object]:
        return come_down(table, self.to, self.last, BOUNCE)

    def at_die(self, table: Table, sides: int) -> bool:
        return sides == 8 or not ON_PITCH[self.to]

    def worth(self, shares: Shares) -> Fraction:
        # A ball that bounces on is as good as lost; to follow it here would never end.
        return sum(
            (share * _POINTS.get(what, _POINTS[ON_THE_GROUND]) for what, share in shares.items()),
            NONE,
        )

    def outcome(self, table: Table, result: object) -> str:
        if table.carrier != NOBODY:
            return CAUGHT_ALL_THE_SAME if side_of(table.carrier) == self.side else THEIRS
        if result is not None or not ON_PITCH[self.to]:
            return ON_THE_GROUND
        return self.bounced(table, self.to)


class _Bounces:
    """Where bouncing balls end up, reckoned once for each square."""

    def __init__(self, table: Table, side: SideNo, landings: Landings) -> None:
        self.side = side
        self.table = table
        self.landings = landings  # by square, the one before, and whether a re-roll is left
        self.known: dict[tuple[int, int, int], Shares] = {}
        self.worths: dict[str, Fraction] = {}

    def rerolls_left(self, table: Table) -> int:
        """Has the side a team re-roll that it may still use?"""
        left = rerolls_left(table, self.side)
        return 0 if not left or table.rerolled else 1

    def points(self, what: str) -> Fraction:
        """How good an outcome is for the side, with every bounce followed to its end."""
        if what not in self.worths:
            settled = self.settled({what: ALL})
            self.worths[what] = sum(
                (share * _POINTS[each] for each, share in settled.items()), NONE
            )
        return self.worths[what]

    def settled(self, shares: Shares, depth: int = _MOST_BOUNCES) -> Shares:
        """The same outcomes with every bounce followed to its end."""
        total: Shares = {}
        for what, share in shares.items():
            if what.startswith(_BOUNCES):
                sq, left = what.removeprefix(_BOUNCES).split()
                add(total, self._from(Square(int(sq)), int(left), depth), share)
            else:
                total[what] = total.get(what, NONE) + share
        return total

    def _from(self, sq: Square, left: int, depth: int) -> Shares:
        if depth == 0:
            return {ON_THE_GROUND: ALL}
        key = (sq, left, depth)
        if key not in self.known:
            total: Shares = {}
            for direction in range(1, 9):
                landing = self._landing(stepped(sq, SCATTER[direction]), sq, left)
                add(total, self.settled(landing, depth - 1), Fraction(1, 8))
            self.known[key] = total
        return self.known[key]

    def _landing(self, to: Square, last: Square, left: int) -> Shares:
        key = (to, last, left)
        if not ON_PITCH[to] or self._alone(to):
            return {ON_THE_GROUND: ALL}
        if key not in self.landings:
            table = self.table.copy()
            table.carrier = NOBODY
            if not left:
                forget_rerolls(table, self.side)
            self.landings[key] = reckon(_Landing(table, self.side, to, last, self))
        return self.landings[key]

    def _alone(self, sq: Square) -> bool:
        """Is nobody near who could catch the ball, or dive for it?"""
        table = self.table
        if table.board[sq] or table.spare is not None:
            return False
        for near in ADJACENT[sq]:
            if table.board[near]:
                return False
        return True


class _Pass(_Flight):
    """A throw from the hand to where the ball comes down."""

    def __init__(
        self, table: Table, thrower: PlayerNo, target: Square, anywhere: bool, landings: Landings
    ) -> None:
        super().__init__(table, side_of(thrower), _Bounces(table, side_of(thrower), landings))
        self.thrower = thrower
        self.target = target
        self.anywhere = anywhere
        self.spread: dict[int, list[tuple[list[int], Fraction]]] = {}
        test = "hail mary" if anywhere else "pass"
        self.sure = True  # every re-roll of his leads to a new roll
        for code in reroll_codes(table, thrower, test):
            if works(table, thrower, code, None, test) != ALL:
                self.sure = False

    def begin(self, table: Table) -> Flow[object]:
        return table.edition.throw_ball(table, self.thrower, self.target, self.anywhere, False)

    def at_die(self, table: Table, sides: int) -> bool:
        if "fumbles" in _kinds(table):
            return True  # wherever the ball bounces then, the turn is over
        if _in_the_crowd(table):
            return True  # wherever it is thrown back to
        return sides == 8 and not self._scatters_from(table) and last_told(table) != "wild throw"

    def same_as(self, table: Table, sides: int) -> str:
        # What follows depends on nothing but these.
        left = self.bounces.rerolls_left(table)
        told = _kinds(table)
        last = last_row(table)
        if last is not None and last[0] == "deflects":
            return f"deflected by {last[1]} {left}"
        if sides != 8:
            if self.sure and told[-1] in _AGAIN and told[-2] in ("pass", "hail mary"):
                return f"again {told[-1]} {left}"  # whatever was rolled before
            if told[-1] == "interfere" and "scatter" not in told and "deviates" not in told:
                return f"aimed well {left}"
            return ""
        start = self._scatters_from(table)
        return f"{'deflects' in _kinds(table)} {start} {left}"

    def _scatters_from(self, table: Table) -> Square:
        """The square from which the ball scatters next, or 0."""
        kinds = _kinds(table)
        if kinds[-1] == "inaccurate":
            return self.target
        if "deflects" in kinds and "scatter" not in kinds[kinds.index("deflects") :]:
            for event in table.events or []:
                if event[0] == "deflects":
                    return table.place[event[1]]
        return NOWHERE

    def faces(self, table: Table, sides: int) -> list[tuple[list[int], Fraction]]:
        if sides != 8:
            return super().faces(table, sides)
        start = self._scatters_from(table)
        if start:
            return self._scattered(start)
        share = Fraction(1, 48)  # a wild throw: direction and distance
        return [([way, far], share) for way in range(1, 9) for far in range(1, 7)]

    def alike(self, table: Table) -> str:
        """Where nobody is near, all that matters is who can reach the ball on its way."""
        tested = super().alike(table)
        if tested:
            return tested
        events = table.events or []
        for number in range(len(events) - 1, -1, -1):
            if events[number][0] in _TESTS:
                return ""
            if events[number][0] in ("scatter", "deviates"):
                sq = Square(events[number][1])
                if not ON_PITCH[sq] or table.board[sq] or len(ADJACENT[sq]) < 8:
                    return ""
                if table.spare is not None:
                    return ""  # it may come down on the other ball
                for near in ADJACENT[sq]:
                    if table.board[near]:
                        return ""
                return f"alone {interceptors(table, self.thrower, sq)}"
        return ""

    def _scattered(self, start: Square) -> list[tuple[list[int], Fraction]]:
        """Three dice of scatter by where they lead, one way of the many there."""
        if start not in self.spread:
            found: dict[tuple[int, int, int], tuple[list[int], Fraction]] = {}
            table = self.table.copy()
            table.events = None
            table.tape = []
            for number in range(512):
                faces = [number // 64 + 1, number // 8 % 8 + 1, number % 8 + 1]
                dice = ForcedDice(faces)
                table.dice = dice
                to, last = scatter_path(table, start, 3)
                used = len(dice.sides)
                known = found.get((to, last, used))
                share = Fraction(1, 512) if known is None else known[1] + Fraction(1, 512)
                found[to, last, used] = (faces[:used], share)
            self.spread[start] = list(found.values())
        return self.spread[start]

    def outcome(self, table: Table, result: object) -> str:
        kinds = _kinds(table)
        carrier = table.carrier
        if "fumbles" in kinds:
            return FUMBLE
        if "holds on" in kinds:
            return KEPT
        if "intercepted" in kinds:
            return INTERCEPTED
        if "deflects" in kinds and (carrier == NOBODY or side_of(carrier) != self.side):
            return DEFLECTED
        if carrier == NOBODY:
            if _in_the_crowd(table):
                return ON_THE_GROUND
            if not table.ball or kinds[-1] in ("catch", "scatter", "throw-in"):
                return self.bounced(table, self.target)
            return ON_THE_GROUND
        if side_of(carrier) != self.side:
            return THEIRS
        straight = "bounce" not in kinds and "scatter" not in kinds
        if straight and table.place[carrier] == self.target:
            return COMPLETE
        return CAUGHT_ALL_THE_SAME


def _kinds(table: Table) -> list[str]:
    """What has been told, line by line."""
    return [event[0] for event in table.events or [] if not HAPPENINGS[event[0]].quiet]


def _in_the_crowd(table: Table) -> bool:
    """Has the ball left the pitch last?"""
    last = last_row(table)
    return last is not None and last[0] in ("scatter", "deviates") and not ON_PITCH[last[1]]


def pass_(
    game: Game, thrower: Player | str | int, target: SquareLike, anywhere: bool = False
) -> Odds:
    """The chances of a pass to a square, as if the player held the ball.

    `anywhere` is a Hail Mary.
    """
    table = game.table.copy()
    hand = player_of(table, thrower)
    sq = square_of(target)
    if not table.standing(hand) or not table.on_pitch(hand):
        raise PigskinError(f"{player_text(table, hand)} is not on his feet on the pitch")
    if sq == table.place[hand]:
        raise PigskinError(f"{player_text(table, hand)} cannot throw the ball to himself")
    if not anywhere and pass_range(table.place[hand], sq) == OUT_OF_RANGE:
        raise PigskinError(f"{square_text(sq)} is too far for a pass by {player_text(table, hand)}")
    table.actor = hand
    table.action = PASS
    table.active = side_of(hand)
    table.turnover = False
    if not table.turn_to(hand):
        table.give_ball(hand)
    table.events = None
    plain = table.copy()
    forget_rerolls(plain, side_of(hand))
    team = plain.copy()
    team.side(side_of(hand)).rerolls = 1
    team.rerolled = False
    subject = f"{player_text(table, hand)} passes to {square_text(sq)}"
    assumes = [
        "Opponents reach for the ball as is worst for the thrower; those who may move first "
        "stay where they are.",
        f"What comes after the {_MOST_BOUNCES}rd bounce is counted as on the ground, and so is a "
        "ball that the crowd throws back.",
    ]
    without = _Pass(plain, hand, sq, anywhere, {})
    chances = _chances(without)
    again = _Pass(team, hand, sq, anywhere, without.bounces.landings)
    # Once the re-roll is spent it is the same, and scatter knows no re-rolls at all.
    again.known.update(without.known)
    again.bounces.known = without.bounces.known
    again.spread = without.spread
    return Odds(subject, chances, _chances(again), assumes)


def _chances(inquiry: _Pass) -> dict[str, Fraction]:
    chances = dict.fromkeys(OUTCOMES, NONE)
    for outcome, share in inquiry.bounces.settled(reckon(inquiry)).items():
        chances[outcome] += share
        if outcome not in (COMPLETE, CAUGHT_ALL_THE_SAME, KEPT):
            chances[TURNOVER] += share
    return chances
