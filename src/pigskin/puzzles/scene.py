"""What a turn may come to: the table after some acts have succeeded, and about how likely that is.

The acts are played on a table of its own without asking the rules, so that thousands of ways can be
looked at. The chances are good enough to choose by; what is chosen is judged by `pigskin.odds`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pigskin.coaches.planning.ball import aim
from pigskin.coaches.planning.faces import may_refuse
from pigskin.coaches.planning.sight import used
from pigskin.coaches.planning.traits import Trait, Traits
from pigskin.game import Game
from pigskin.model import (
    ACTION_NAMES,
    BLITZ,
    BLOCK,
    HAND_OFF,
    MOVE,
    NOBODY,
    PASS,
    PRONE,
    RESERVES,
    STANDING,
    Table,
)
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.odds.reach import Reach
from pigskin.pitch import (
    ADJACENT,
    HOME,
    LENGTH,
    ON_PITCH,
    SCORES,
    STRIDE,
    WIDTH,
    column,
    distance,
    push_squares,
    row,
    square_text,
)
from pigskin.questions import ACTIVATE, code, player_text
from pigskin.rules.block_dice import block_dice
from pigskin.rules.movement import allowance

_KEPT: Final = 4000  # maps of where somebody gets
_RUSHES: Final = 3  # of whoever has most
_UNSTEADY: Final = 5 / 6  # that who may do nothing at all does something


class Act(NamedTuple):
    """A whole action of one player."""

    player: PlayerNo
    action: int
    rest: str  # what follows the action in the words of `pigskin.odds.Actions`
    other: PlayerNo = NOBODY  # to whom he does something


class Known:
    """What has been worked out for any scene of a position."""

    def __init__(self) -> None:
        self.traits = Traits()
        self._reach: dict[tuple[object, ...], Reach] = {}

    def reach(self, table: Table, player: PlayerNo, moved: int, rushes: int) -> Reach:
        """Where a player gets: it depends on who is near enough, and on nothing else."""
        here = table.place[player]
        far = allowance(table, player) + _RUSHES + 1  # and who marks the last square
        x, y = column(here) + 1, row(here) + 1
        left, right = max(0, x - far), min(STRIDE, x + far + 1)
        near: list[int] = []
        for line in range(max(0, y - far), min(WIDTH + 2, y + far + 1)):
            near += table.board[line * STRIDE + left : line * STRIDE + right]
        key = (player, here, table.state[player], moved, rushes, table.ball, tuple(near))
        found = self._reach.get(key)
        if found is None:
            if len(self._reach) >= _KEPT:
                self._reach.clear()
            found = self._reach[key] = Reach(table, player, moved, rushes)
        return found


class Scene:
    """The table as it would be after some acts."""

    def __init__(
        self,
        table: Table,
        able: dict[PlayerNo, frozenset[int]],
        known: Known,
        acts: tuple[Act, ...] = (),
        chance: float = 1.0,
        spare: float = 0.0,
    ) -> None:
        self.table = table
        self.side: SideNo = table.active
        self.able = able  # who has not acted yet, and what he may do
        self.known = known
        self.acts = acts
        self.chance = chance  # that all has succeeded, without a re-roll
        self.spare = spare  # how likely one of the rolls fails: what a re-roll mends
        self.spent: frozenset[int] = frozenset()  # actions of which a turn has one
        self.acting = NOBODY  # who may go on
        self.moved = 0
        self.rushes = 0
        self.scored = False
        self._reach: dict[PlayerNo, Reach] = {}
        self._home: dict[PlayerNo, list[tuple[float, Square]]] = {}

    @staticmethod
    def of(game: Game) -> Scene:
        """The table as it is, at the start of a turn."""
        question = game.question
        assert question is not None
        table = game.table.copy()
        table.events = None
        able: dict[PlayerNo, frozenset[int]] = {}
        for player in table.players(table.active):
            actions = {
                action
                for action in (MOVE, BLITZ)
                if code(ACTIVATE, player, action) in question.codes
            }
            if actions:  # once he has the ball, he may give it away
                able[player] = frozenset(actions | {PASS, HAND_OFF})
        return Scene(table, able, Known())

    # --- looking ------------------------------------------------------------------------------

    @property
    def worth(self) -> float:
        """How likely all has succeeded, with a re-roll if the side has one."""
        if self.table.side(self.side).rerolls:
            return min(1.0, self.chance * (1 + self.spare))
        return self.chance

    def lines(self) -> tuple[str, ...]:
        """The acts in the words of `pigskin.odds.Actions`."""
        return tuple(
            f"{player_text(self.table, act.player)} {ACTION_NAMES[act.action]}{act.rest}"
            for act in self.acts
        )

    def trait(self, player: PlayerNo) -> Trait:
        return self.known.traits.of(self.table, player)

    def place(self, player: PlayerNo) -> Square:
        return self.table.place[player]

    def may(self, player: PlayerNo, action: int) -> bool:
        """May he begin this action now, or make it of what he has begun?"""
        if action in self.spent:
            return False
        if player == self.acting:
            return self.acts[-1].action == MOVE
        return action in self.able.get(player, ())

    def may_go(self, player: PlayerNo) -> bool:
        """May he walk, or walk on?"""
        return player == self.acting or MOVE in self.able.get(player, ())

    def movers(self) -> list[PlayerNo]:
        found = list(self.able)
        if self.acting != NOBODY:
            found.append(self.acting)
        return found

    def reach(self, player: PlayerNo) -> Reach:
        """Where he gets, and how likely."""
        found = self._reach.get(player)
        if found is None:
            moved, rushes = self._used(player)
            found = self.known.reach(self.table, player, moved, rushes)
            self._reach[player] = found
        return found

    def _used(self, player: PlayerNo) -> tuple[int, int]:
        if player == self.acting:
            return self.moved, self.rushes
        return used(self.table, player)

    def way_to(self, player: PlayerNo, sq: Square) -> float:
        """How likely he gets to a square, or is there."""
        if sq == self.place(player) and self.table.standing(player):
            return 1.0
        return self.reach(player).chance.get(sq, 0.0)

    def home(self, player: PlayerNo) -> list[tuple[float, Square]]:
        """The squares of the end zone he gets to, the likeliest and straightest first."""
        known = self._home.get(player)
        if known is None and self._too_far(player):
            known = self._home[player] = []
        if known is None:
            reach = self.reach(player)
            goal = SCORES[self.side]
            here = row(self.place(player))
            found = [
                (p, -reach.steps[sq], -abs(row(sq) - here), sq)
                for sq, p in reach.chance.items()
                if goal[sq]
            ]
            found.sort(reverse=True)
            known = self._home[player] = [(p, sq) for p, _, _, sq in found]
        return known

    def _too_far(self, player: PlayerNo) -> bool:
        """Is the end zone out of his reach whatever the dice do?"""
        x = column(self.place(player))
        left = LENGTH - 1 - x if self.side == HOME else x
        return left > allowance(self.table, player) + _RUSHES

    def beside(self, player: PlayerNo, sq: Square) -> tuple[float, Square]:
        """From where he is likeliest to be beside a square, and how likely."""
        here = self.place(player)
        if here in ADJACENT[sq] and self.table.standing(player):
            return 1.0, here
        if distance(here, sq) > allowance(self.table, player) + _RUSHES + 1:
            return 0.0, here
        chance = self.reach(player).chance
        steps = self.reach(player).steps
        found = [
            (chance[near], -steps[near], near) for near in ADJACENT[sq] if near in chance
        ]
        if not found:
            return 0.0, here
        best = max(found)
        return best[0], best[2]

    def catches(self, player: PlayerNo, sq: Square) -> float:
        """How likely he catches the ball there."""
        return self.trait(player).catches(self.table.zones_on(sq, self.side))

    def aim(self, player: PlayerNo, source: Square, where: Square) -> float:
        return aim(self.table, self.trait(player), self.side, source, where)

    # --- acting -------------------------------------------------------------------------------

    def _next(self, player: PlayerNo, action: int, chance: float) -> Scene:
        """The scene in which a player has begun an action, or made another one of it."""
        table = self.table.copy()
        table.events = None
        goes_on = player == self.acting
        if not goes_on and self.trait(player).unsteady:
            chance *= _UNSTEADY
        found = Scene(
            table, self.able, self.known, self.acts, self.chance * chance,
            self.spare + 1 - chance,
        )  # fmt: skip
        moved, rushes = self._used(player)
        if goes_on:
            last = self.acts[-1]
            kept = action if last.action == MOVE else last.action
            found.acts = (*self.acts[:-1], last._replace(action=kept))
        else:
            found.able = {each: may for each, may in self.able.items() if each != player}
            found.acts = (*self.acts, Act(player, action, ""))
            if table.state[player] == PRONE:
                table.set_state(player, STANDING)
        found.spent = self.spent
        if action in (BLITZ, PASS, HAND_OFF):
            found.spent = self.spent | {action}
        found.acting, found.moved, found.rushes = player, moved, rushes
        return found

    def _say(self, words: str, other: PlayerNo = NOBODY) -> None:
        last = self.acts[-1]
        other = last.other if other == NOBODY else other
        self.acts = (*self.acts[:-1], last._replace(rest=f"{last.rest} {words}", other=other))

    def _stop(self) -> None:
        """Whoever is acting can do no more."""
        self.acting = NOBODY

    def walk(self, player: PlayerNo, sq: Square, action: int = MOVE) -> Scene:
        """He goes to a square, and takes the ball that lies there."""
        if sq == self.place(player):
            return self._next(player, action, 1.0)
        reach = self.reach(player)
        found = self._next(player, action, reach.chance[sq])
        for step in reach.way(sq):
            found._say(f"{'leap ' if step.leap else ''}{square_text(step.square)}")
        table = found.table
        table.put(player, sq, STANDING)
        far = found.moved + reach.steps[sq]
        walk = allowance(table, player)
        found.moved = min(far, walk)
        found.rushes += max(0, far - walk)
        if table.ball_at(sq):
            table.give_ball(player)
        found._look()
        return found

    def hand(self, player: PlayerNo, mate: PlayerNo) -> Scene:
        """He hands the ball to a team-mate beside him."""
        found = self._next(player, HAND_OFF, self.catches(mate, self.place(mate)))
        found._say(player_text(self.table, mate), mate)
        found._given(mate)
        return found

    def throw(self, player: PlayerNo, mate: PlayerNo) -> Scene:
        """He throws the ball to a team-mate."""
        where = self.place(mate)
        chance = self.aim(player, self.place(player), where) * self.catches(mate, where)
        found = self._next(player, PASS, chance)
        found._say(f"to {player_text(self.table, mate)}", mate)
        found._given(mate)
        return found

    def _given(self, mate: PlayerNo) -> None:
        self.table.give_ball(mate)
        self._stop()
        self._look()

    def _look(self) -> None:
        carrier = self.table.carrier
        self.scored = carrier != NOBODY and SCORES[self.side][self.place(carrier)]

    # --- hitting ------------------------------------------------------------------------------

    def without(self, player: PlayerNo) -> Scene:
        """As if an opponent were not there."""
        table = self.table.copy()
        table.events = None
        table.remove(player, RESERVES)
        found = Scene(table, self.able, self.known, self.acts, self.chance, self.spare)
        found.spent = self.spent
        found.acting, found.moved, found.rushes = self.acting, self.moved, self.rushes
        return found

    def dice_from(self, player: PlayerNo, sq: Square, victim: PlayerNo, blitz: bool) -> int:
        """The dice he has if he hits an opponent from a square."""
        table = self.table
        here, state = table.place[player], table.state[player]
        if sq == here:
            return block_dice(table, player, victim, blitz)
        table.put(player, sq, STANDING)
        dice = block_dice(table, player, victim, blitz)
        table.put(player, here, state)
        return dice

    def hit(self, player: PlayerNo, victim: PlayerNo, blitz: bool, push: bool) -> list[Scene]:
        """He hits an opponent beside him: what may come of it, one scene for each way."""
        table = self.table
        here, there = table.place[player], table.place[victim]
        dice = block_dice(table, player, victim, blitz)
        blow = self.known.traits.blow(self.trait(player), self.trait(victim), dice)
        chance = blow.push if push else blow.down
        squares = self._pushed_to(here, there, victim)
        begun = self._next(player, BLITZ if blitz else BLOCK, chance)
        begun._say(player_text(table, victim) + (" push" if push else ""), victim)
        if blitz:
            begun._pay_for_block()
        else:
            begun._stop()
        if table.has_ball(victim):
            return []
        state = STANDING if push else PRONE
        found: list[Scene] = []
        for sq in squares:
            for follows in (False, True):
                if sq == there and (follows or push):
                    continue
                if self.trait(player).frenzy and not follows:
                    continue
                found.append(begun._after_push(player, victim, sq, follows, state))
        return found

    def _pushed_to(self, here: Square, there: Square, victim: PlayerNo) -> list[Square]:
        """Where who is hit may come to lie or stand: off the pitch, or where he was, too."""
        if may_refuse(self.table, victim):
            return [there]
        behind = push_squares(here, there)
        free = [sq for sq in behind if ON_PITCH[sq] and self.table.board[sq] == 0]
        if free:
            return [*free, there]  # both down: he lies where he was
        return [] if all(ON_PITCH[sq] for sq in behind) else [Square(0)]

    def _pay_for_block(self) -> None:
        player = self.acting
        if self.moved < allowance(self.table, player):
            self.moved += 1
            return
        self.rushes += 1
        rushes = self.trait(player).rushes
        self.chance *= rushes
        self.spare += 1 - rushes

    def _after_push(
        self, player: PlayerNo, victim: PlayerNo, sq: Square, follows: bool, state: int
    ) -> Scene:
        table = self.table.copy()
        table.events = None
        left = table.place[victim]
        if sq == 0:
            table.remove(victim, RESERVES)
        else:
            table.put(victim, sq, state)
        if follows:
            table.put(player, left, STANDING)
        found = Scene(table, self.able, self.known, self.acts, self.chance, self.spare)
        found.spent = self.spent
        found.acting, found.moved, found.rushes = self.acting, self.moved, self.rushes
        return found
