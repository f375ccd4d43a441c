"""The desks there are: after a match, for a new team, for a new season."""

from __future__ import annotations

from pigskin.dice import Dice
from pigskin.league.desk import Desk, Step
from pigskin.league.entering import begin
from pigskin.league.events import Created
from pigskin.league.log import NOTHING
from pigskin.league.match import Played
from pigskin.league.rules import league_rules
from pigskin.league.sheet import Sheet
from pigskin.league.steps import drafting, forfeit, prizes
from pigskin.league.switches import Switches
from pigskin.league.values import Draft
from pigskin.teams.reading import roster as find_roster
from pigskin.teams.team import Team


def after_match(
    sheet: Sheet, played: Played, switches: Switches | None = None, dice: Dice | None = None
) -> Desk:
    """The books of one team after a match."""
    return Desk(sheet, league_rules(sheet.edition).after_match, switches, dice, played)


def forfeited(
    sheet: Sheet,
    fixture: str,
    opponent: str,
    switches: Switches | None = None,
    dice: Dice | None = None,
) -> Desk:
    """The books of a team to which an opponent has given way."""
    rules = league_rules(sheet.edition)
    steps: list[tuple[str, Step]] = [("forfeit", forfeit.take(opponent)), *rules.after_forfeit]
    return Desk(sheet, steps, switches, dice, match=fixture)


def draft(created: Created, switches: Switches | None = None) -> Desk:
    """A new team is put together; it begins with `created`, which is none of the desk's entries."""
    return Desk(created.after(NOTHING), (("draft", drafting.draft),), switches)


def draft_so_far(kept: Draft, edition: str, switches: Switches) -> Desk:
    """The desk of a draft, where its coach left it."""
    roster = find_roster(edition, kept.roster)
    team = Team(
        name=kept.name, roster=roster, players=(), coach=kept.coach, chosen_rule=kept.rule
    )
    desk = draft(begin(team, switches), switches)
    for answer in kept.answers:
        desk.answer(answer)
    return desk


def prize(sheet: Sheet, switches: Switches | None = None) -> Desk:
    """A prize that the team is owed is handed out."""
    return Desk(sheet, (("prize", prizes.hand_out),), switches)


def redraft(sheet: Sheet, switches: Switches | None = None, dice: Dice | None = None) -> Desk:
    """A season ends for a team, and it draws up its list for the next."""
    return Desk(sheet, (("re-draft", drafting.redraft),), switches, dice)
