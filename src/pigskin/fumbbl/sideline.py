"""Decisions about those who work magic from beside the pitch."""

from __future__ import annotations

from typing import Final

from pigskin.fumbbl.looking import Decision, Disagreement, Looking
from pigskin.fumbbl.names import plain
from pigskin.fumbbl.story import Item
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import square
from pigskin.questions import CAST_AT, CAST_ON, SHIFT_ROLL, STOP, Question, code

_AT_SQUARES: Final = ("fireball",)
_AT_PLAYERS: Final = ("zap", "thunderbolt")


class Sideline(Looking):
    """Wizards and weather mages."""

    def wizard(self, question: Question) -> Decision:
        """On the site all spells are cast just before a turn ends.

        What we allow when the next turn begins waits until then.
        """
        end = self.story.find(self.since, "turnEnd", lambda report: True)
        item = self.story.find(
            self.since,
            "wizardUse",
            lambda report: self.story.replay.side_of_team(report.text("teamId")) == question.side,
            end.place if end is not None else -1,
        )
        if item is not None and item.report is not None:
            answer = self._spell(item, plain(item.report.text("wizardSpell")))
            if answer in question.codes:
                return Decision(answer, item.place)
        return Decision(STOP, settled=self.settled)

    def _spell(self, cast: Item, name: str) -> Code:
        number = list(self.table.edition.spells).index(name)
        if name in _AT_SQUARES:
            return code(CAST_AT, number, self._burnt(cast))
        if name in _AT_PLAYERS:
            return code(CAST_ON, number, self._bewitched(cast))
        raise Disagreement(f"a wizard casts {name!r}, which we cannot read")

    def _burnt(self, cast: Item) -> Square:
        """Where a spell has left its mark on the grass."""
        spot = self.story.burnt(cast.place)
        if spot is None:
            raise Disagreement("the log does not say where the spell strikes")
        return square(*spot)

    def _bewitched(self, cast: Item) -> PlayerNo:
        item = self.story.find(cast.place, "spellEffectRoll", lambda report: True)
        if item is None or item.report is None:
            raise Disagreement("the log does not say whom the spell strikes")
        return self.player(item.report.text("playerId"))

    def weather_mage(self, question: Question) -> Decision:
        item = self.story.find(self.place, "weatherMageResult", lambda report: True)
        if item is None or item.report is None:
            raise Disagreement("the log does not say what the weather mage made of it")
        return Decision(code(SHIFT_ROLL, item.report.number("modifier") + 2), item.place)
