"""Where a player can get, and at what risk."""

from __future__ import annotations

from pigskin.coaches.odds import again, chance
from pigskin.model import Table, side_of
from pigskin.pitch import ADJACENT
from pigskin.rules.movement import allowance, dodge_modifier, max_rushes, rush_need
from pigskin.rules.tests import skill_modifier
from pigskin.skills import base as at


class Reach:
    """Where a player can get in one action, how likely, and on which way."""

    def __init__(self, table: Table, player: int, moved: int, rushes: int, risky: bool) -> None:
        self.start = table.place[player]
        self.chance: dict[int, float] = {self.start: 1.0}
        self.steps: dict[int, int] = {self.start: 0}
        self._from: dict[tuple[int, int], int] = {}
        walk = max(0, allowance(table, player) - moved)
        rush = max_rushes(table, player) - rushes if risky else 0
        self._spread(table, player, walk, rush)

    def _spread(self, table: Table, player: int, walk: int, rush: int) -> None:
        side = side_of(player)
        board = table.board
        profile = table.profiles[player]
        names = {skill.name for skill in profile.skills}
        target = profile.agility
        for skill in profile.at[at.DODGE_BONUS]:
            target -= skill.dodge_bonus(table, player)
        going = chance(rush_need(table) - skill_modifier(table, player, "go for it"))
        if "Sure Feet" in names:
            going = again(going)
        edge = {self.start: 1.0}
        for count in range(1, walk + rush + 1):
            ring: dict[int, float] = {}
            for here, p in edge.items():
                if here == table.ball and here != self.start:
                    continue  # the ball must be picked up before he goes on
                marked = table.zones_on(here, side) > 0
                if marked and rush == 0 and here != self.start:
                    continue
                for to in ADJACENT[here]:
                    if board[to] != 0:
                        continue
                    now = p
                    if count > walk:
                        now *= going
                    if marked:
                        dodge = chance(target - dodge_modifier(table, player, here, to))
                        now *= again(dodge) if "Dodge" in names else dodge
                    if now > self.chance.get(to, 0.0) + 1e-9 and now > 0.03:
                        self.chance[to] = now
                        self.steps[to] = count
                        self._from[count, to] = here
                        ring[to] = now
            edge = ring

    def path(self, to: int) -> list[int]:
        """The squares to walk, the last one included."""
        way: list[int] = []
        for count in range(self.steps[to], 0, -1):
            way.append(to)
            to = self._from[count, to]
        return way[::-1]
