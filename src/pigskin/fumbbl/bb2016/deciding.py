"""Answers to the questions of our engine as a log of BB2016 gives them."""

from __future__ import annotations

from pigskin.fumbbl.acting import ACTIONS
from pigskin.fumbbl.compare import Seats
from pigskin.fumbbl.deciding import Decider
from pigskin.fumbbl.field import BADLY_HURT, BASE, BLOCKED, RESERVE
from pigskin.fumbbl.looking import Decision, Disagreement
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.story import Item, Story
from pigskin.game import Game
from pigskin.model import PASS
from pigskin.questions import (
    FIRST_RESULT,
    LEADER_REROLL,
    SECOND_RESULT,
    TEAM_REROLL,
    YES,
    Question,
)


class OldDecider(Decider):
    """See `Decider`."""

    # A team-mate is thrown in a Pass action.
    actions: dict[str, int] = {**ACTIONS, "throwTeamMate": PASS, "throwTeamMateMove": PASS}

    def __init__(self, game: Game, story: Story, seats: Seats) -> None:
        super().__init__(game, story, seats)
        self.kinds["perfect defence"] = self.perfect_defence

    # --- before the match and at the kick-off ---------------------------------------------------

    def petty_cash(self, question: Question) -> Decision:
        """The treasury of our team is just what it spent."""
        return Decision(max(question.codes))

    def perfect_defence(self, question: Question) -> Decision:
        """They always set up again, if only to stand as before."""
        return Decision(YES)

    # --- actions --------------------------------------------------------------------------------

    def victim(self, item: Item, action: str) -> str:
        """A defender who is the one of the last action as well is not named again."""
        if action.startswith("foul"):
            report = item.report
            return report.text("defenderId") if report is not None and report.id == "foul" else ""
        change = item.change
        if change is None:
            return ""
        if change.id == "fieldModelSetPlayerState" and change.value & BASE == BLOCKED:
            return change.key
        if action.startswith("throwTeamMate"):
            return super().victim(item, action)
        return ""

    # --- dice -----------------------------------------------------------------------------------

    def reroll_code(self, question: Question, report: Report, place: int) -> int:
        """For a loner the log does not say whose re-roll it was."""
        if report.text("reRollSource") == "Loner":
            return TEAM_REROLL if TEAM_REROLL in question.codes else LEADER_REROLL
        return super().reroll_code(question, report, place)

    # --- the injured ----------------------------------------------------------------------------

    def which_result(self, question: Question) -> Decision:
        """What becomes of the player is told in changes only."""
        player = self.id(question.player)
        first = second = 0
        for item in self.story.after(self.place):
            change = item.change
            if change is None:
                continue
            if change.id == "gameSetDialogParameter" and isinstance(change.value, dict):
                dialog = change.value
                if dialog.get("dialogId") == "apothecaryChoice" and dialog["playerId"] == player:
                    first, second = dialog["playerStateOld"], dialog["playerStateNew"]
            if change.id == "fieldModelSetPlayerState" and change.key == player and first:
                left = change.value & BASE
                if left == RESERVE:
                    left = BADLY_HURT
                if first == second:
                    return Decision(SECOND_RESULT, item.place)
                return Decision(FIRST_RESULT if left == first & BASE else SECOND_RESULT, item.place)
        raise Disagreement("the log does not say which result the apothecary left")
