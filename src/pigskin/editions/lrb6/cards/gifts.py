"""Cards that give one player skills and change his values for a while."""

from __future__ import annotations

from pigskin.effects.cards import Card
from pigskin.effects.holding import MATCH, bless, lend
from pigskin.model import Table
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.questions import NOTHING, Flow, second_player
from pigskin.rules.setup import fit_players
from pigskin.rules.spells import on_pitch


def in_reserve(table: Table, side: SideNo) -> list[PlayerNo]:
    """Who sits on the bench, fit to play."""
    return list(fit_players(table, side))


class Gift(Card):
    """For one own player on the pitch, unless the card says otherwise."""

    skills: tuple[str, ...] = ()
    changes: tuple[int, ...] = ()  # of his values, see effects.changes
    lasts = MATCH
    worn: bool = False  # does he hold the card itself, because it acts at moments?

    def candidates(self, table: Table, side: SideNo) -> list[PlayerNo]:
        """Who may be given it."""
        return on_pitch(table, side)

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        return self.on(self.candidates(table, side))

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        self.give(table, second_player(answer))
        yield from NOTHING

    def give(self, table: Table, player: PlayerNo) -> None:
        """He has all of it from now on."""
        for skill in self.skills:
            lend(table, player, skill, self.lasts)
        for change in self.changes:
            bless(table, player, change, self.lasts)
        if self.worn:
            bless(table, player, self.id, self.lasts)
