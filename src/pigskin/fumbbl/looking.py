"""Looking ahead in the story of a match: what the methods that answer questions share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pigskin.errors import PigskinError
from pigskin.fumbbl.compare import Seats
from pigskin.fumbbl.field import Spot, spot_of
from pigskin.fumbbl.names import plain
from pigskin.fumbbl.reading import Report
from pigskin.fumbbl.story import Item, Story
from pigskin.game import Game
from pigskin.model import NOBODY, Table
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import square
from pigskin.questions import DECLINE, SKILL_TO, Question, first_of, second_of, verb_of

NOT_TOLD: Final = -1  # what did not happen told it
AT_ITS_PLACE: Final = -2


class Disagreement(PigskinError):
    """Our engine and the log do not fit each other any more."""


class EndOfLog(PigskinError):
    """The log says nothing more, though the match is not over."""


NO_CODE: Final = Code(-1)  # where the log told of nothing that can be answered


@dataclass(frozen=True, slots=True)
class Decision:
    """An answer and the place in the story that told it.

    All dice before `settled` must have been rolled by then: usually those before the place.
    """

    answer: Code
    place: int = NOT_TOLD
    settled: int = AT_ITS_PLACE

    @property
    def rolled(self) -> int:
        return self.place if self.settled == AT_ITS_PLACE else self.settled


class Looking:
    """A game, the story it follows, and how far the story has been told."""

    def __init__(self, game: Game, story: Story, seats: Seats) -> None:
        self.game = game
        self.story = story
        self.seats = seats
        self.place = -1  # how far the story has been told
        self.rolled = -1  # where the last die our engine rolled lies in it
        self.settled = -1  # before what the last answer set off
        self.activation = -1  # where the action under way was declared
        self.attacked = False  # an attack of that action has been answered
        self.heard: set[int] = set()  # places of arguments and bribes that have been told us

    @property
    def table(self) -> Table:
        return self.game.table

    def check_cards(self, place: int) -> None:
        """Special play cards are played in logs of some editions only."""

    # --- who and where ------------------------------------------------------------------------

    def player(self, id: str) -> PlayerNo:
        """Our player of this id."""
        if id not in self.seats.player:
            raise Disagreement(f"the log names a player {id} who is in neither team")
        return self.seats.player[id]

    def id(self, player: PlayerNo) -> str:
        """The id of a player of ours; "" for one they do not have."""
        return self.seats.id.get(player, "")

    def at(self, spot: Spot | None) -> PlayerNo:
        """Our player who stands on a spot."""
        return self.table.player_at(square(*spot)) if spot is not None else NOBODY

    # --- answers ------------------------------------------------------------------------------

    def skill_code(self, question: Question, verb: Code, skill: str, second: int = NOBODY) -> Code:
        """The answer of a verb with this skill, whatever value the skill has; -1 for none."""
        for answer in question.codes:
            if verb_of(answer) == verb and (second == NOBODY or second_of(answer) == second):
                if plain(self.skill_name(first_of(answer))) == plain(skill):
                    return answer
        return NO_CODE

    def skill_name(self, skill: int) -> str:
        """A skill by its number, without its value."""
        return self.table.edition.all_effects[skill].name.partition(" (")[0]

    def decline(self, question: Question) -> Code:
        return next(each for each in question.codes if verb_of(each) == DECLINE)

    def skill_square(self, question: Question, spot: Spot | None) -> Code:
        """The answer that uses a skill on a square; -1 for none."""
        to = square(*spot) if spot is not None else 0
        chosen = (each for each in question.codes if verb_of(each) == SKILL_TO)
        return next((each for each in chosen if second_of(each) == to), NO_CODE)

    # --- what comes next ----------------------------------------------------------------------

    @property
    def since(self) -> int:
        """The last place whose dice are rolled: what follows may be told before `place`."""
        return max(self.rolled, self.settled - 1)

    def end_of_action(self) -> int:
        """The place at which the player who acts now is done."""
        for item in self.story.after(self.activation):
            if self.story.is_activation(item) or self.story.ends_turn(item):
                return item.place
            change = item.change
            if change is not None and change.id == "actingPlayerSetPlayerId" and not change.value:
                return item.place
        return len(self.story.items)

    def moves_of(self, player: str, start: int, stop: int) -> Iterator[tuple[Item, Spot | None]]:
        """The squares a player is put in between two places; None is off the pitch."""
        for item in self.story.after(start):
            if item.place >= stop:
                return
            change = item.change
            if change is not None and (
                change.id == "fieldModelSetPlayerCoordinate" and change.key == player
            ):
                yield item, spot_of(change.value)

    def used(self, player: PlayerNo, skill: int, stop: int) -> Item | None:
        """The report that a player used a skill, or rolled for it, before a place."""
        id, name = self.id(player), plain(self.skill_name(skill))
        for item in self.story.reports(self.since, stop):
            report = item.report
            assert report is not None
            if plain(report.text("skill")) != name:
                continue
            if report.id == "skillUse" and report.text("playerId") == id and report.truth("used"):
                return item
            if report.id == "tentaclesShadowingRoll" and report.text("defenderId") == id:
                return item
        return None

    def told(self, id: str, player: str, stop: int) -> Report | None:
        """The next report of a kind about a player, if it comes before a place."""
        item = self.story.find(
            self.place,
            id,
            lambda report: player in (report.text("playerId"), report.text("defenderId")),
            stop,
        )
        return item.report if item is not None else None
