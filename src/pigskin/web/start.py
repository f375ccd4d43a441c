"""What a match at the web table starts from, as plain data that can be stored and sent."""

from __future__ import annotations

from msgspec import Struct

from pigskin.dice import Dice
from pigskin.editions import edition_of_id
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.options import option_values
from pigskin.record import from_text, replay, to_text
from pigskin.starting import team_for
from pigskin.teams.files import team_from_dict, team_to_dict
from pigskin.teams.ready import ready_team
from pigskin.teams.team import Team


class Start(Struct, frozen=True):
    """Edition, options and both teams: everything but the dice.

    A match may also go on from where another one was, or from a position: then `record` has what
    was played, and of the teams there may be no more than their names. A lesson has some of its
    dice laid ready and is no match: it is nowhere listed, shown again, handed out as a file.
    """

    edition: str
    options: dict[str, object]
    home: dict[str, object]  # a team, as in team files
    away: dict[str, object]
    record: str = ""
    lesson: str = ""

    def game(self, dice: Dice) -> Game:
        """The match at its first question."""
        if self.record:
            return replay(from_text(self.record, "the match it goes on from")).copy(dice)
        return Game(
            team_from_dict(self.home, "home"),
            team_from_dict(self.away, "away"),
            edition_of_id(self.edition), dice=dice, options=dict(self.options),
        )  # fmt: skip

    @property
    def team_names(self) -> tuple[str, str]:
        return str(self.home["name"]), str(self.away["name"])


def once_more(start: Start) -> Start:
    """The same match with sides changed; from a saved game the same, with other coaches' hands."""
    if start.record:
        return start
    return Start(start.edition, start.options, start.away, start.home)


def start_from(game: Game) -> Start:
    """A match that goes on from where a game is. It may be anywhere but over."""
    if game.over:
        raise PigskinError("the match is over there; go on from an earlier moment")
    table = game.table
    teams: list[dict[str, object]] = [{"name": name} for name in table.team_names]
    if game.setup is not None:
        teams = [team_to_dict(team) for team in (game.setup.home, game.setup.away)]
    options: dict[str, object] = {**option_values(table.options)}
    return Start(table.edition.id, options, teams[0], teams[1], to_text(game))


def start_of(
    edition: str, options: dict[str, object], home: str | dict[str, object],
    away: str | dict[str, object],
) -> Start:  # fmt: skip
    """What a match starts from, checked; a team is the name of a roster or a whole team.

    Names of files and folders mean nothing here: nobody outside chooses what the server reads. All
    options are kept, so that another default of a later version changes no match.
    """
    rules = edition_of_id(edition)
    everything: dict[str, object] = {**option_values(rules.options(dict(options)))}
    teams = [_team(rules.id, team, side) for team, side in ((home, "home"), (away, "away"))]
    return Start(rules.id, everything, team_to_dict(teams[0]), team_to_dict(teams[1]))


def _team(edition: str, team: str | dict[str, object], side: str) -> Team:
    if isinstance(team, str):
        return ready_team(edition, team)
    try:
        return team_for(team_from_dict(team, side), edition)
    except PigskinError:
        raise
    except RecursionError:
        raise PigskinError(f"the team of {side} is nested too deeply") from None
