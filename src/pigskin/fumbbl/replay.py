"""Playing a FUMBBL match with our engine, and comparing the two after every command.

Our engine asks, the log answers, and the dice are those of the log. A command of FUMBBL's server is
often smaller than an answer of ours: between two questions of ours several commands may go by, in
the middle of something. Whenever our engine asks, one of the commands told by then and not yet
followed by the next decision must show the same picture as our table; commands that show it are
compared on the spot, those between them are agreed on when the next one is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from pigskin.contract.view import board
from pigskin.errors import DiceError, IllegalAnswer, PigskinError
from pigskin.fumbbl.compare import Seats, differences, draw
from pigskin.fumbbl.dialects import dialect
from pigskin.fumbbl.looking import Decision, Disagreement, EndOfLog
from pigskin.fumbbl.options import site_options
from pigskin.fumbbl.reading import Replay, ReplayError, read
from pigskin.fumbbl.reasons import reason
from pigskin.fumbbl.result import armed_players, final_score, result_differences
from pigskin.fumbbl.rolls import Rolls
from pigskin.fumbbl.starting import gold_spent, not_for_sale
from pigskin.fumbbl.story import Item
from pigskin.fumbbl.teams import missing_rules, team_of
from pigskin.game import Game
from pigskin.model import Table, side_of
from pigskin.numbers import PlayerNo
from pigskin.pitch import AWAY, HOME, SIDES
from pigskin.questions import Question
from pigskin.rules import phases
from pigskin.rules.setup import DEFENCE_AGAIN
from pigskin.teams.team import Team

# What a file with odd contents may lead to anywhere in the reading of it.
_ODD: Final = (
    LookupError, ValueError, TypeError, AttributeError, AssertionError, ArithmeticError,
)
# Questions asked while it is open what becomes of a player.
_INJURED: Final = ("apothecary", "which result", "use the", "plague doctor")
# Rolls that we make before a player is in the square they show him in.
_ON_THE_WAY: Final = ("go for it", "tentacles")
# Questions, and rolls that may be rolled again, in the middle of a throw.
_THROWS: Final = (
    "intercept",
    "pass",
    "interfere",
    "on the ball",
    "on the ball step",
    "touchback",
)
# Questions asked when an action or a turn is as good as over.
_BETWEEN: Final = ("bite", "wizard", "quick snap", "card")
# Their dialogs that ask what a question of ours asks.
_DIALOGS: Final[dict[str, tuple[str, ...]]] = {
    "blockRoll": ("block dice", "re-roll block"),
    "blockRollPartialReRoll": ("block dice", "re-roll block"),
    "reRoll": ("re-roll",),
    "receiveChoice": ("kick or receive",),
    "useApothecary": ("apothecary",),
}


@dataclass(frozen=True, slots=True)
class Difference:
    """The first thing in which the two differ."""

    command: int  # its number in the file
    problems: tuple[str, ...]
    ours: str  # the two pitches
    theirs: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How far our engine went along with a match."""

    replay: Replay
    game: Game
    agreed: int  # commands from the first on
    compared: int  # those of them that showed just what our table showed
    difference: Difference | None
    notes: tuple[str, ...]  # what of the file we cannot honour
    rolls: int  # whose figures were compared with the site's
    odd: tuple[str, ...]  # those that differ
    settled: bool  # the final state was compared with the result in the file, and is the same
    reason: str = ""  # why the match is not whole, where that is known

    @property
    def commands(self) -> int:
        return len(self.replay.commands)

    @property
    def passed(self) -> int:
        """Commands agreed on with a later one: they show the middle of something."""
        return self.agreed - self.compared

    @property
    def differs(self) -> bool:
        """Is there anything in which the two differ?"""
        return self.difference is not None or bool(self.odd)

    @property
    def whole(self) -> bool:
        """Did the match run to its end, and end as the site says it did?"""
        return (
            not self.differs
            and self.game.over
            and self.settled
            and self.agreed == self.commands
        )

    def to_dict(self) -> dict[str, object]:
        """The outcome as plain values."""
        table, difference = self.game.table, self.difference
        return {
            "file": self.replay.source,
            "edition": self.replay.edition,
            "played": self.replay.played,
            "teams": list(table.team_names),
            "commands": self.commands,
            "agreed": self.agreed,
            "compared": self.compared,
            "passed_over": self.passed,
            "rolls": self.rolls,
            "figures_that_differ": list(self.odd),
            "over": self.game.over,
            "whole": self.whole,
            "score": [table.home.score, table.away.score],
            "not_supported": list(self.notes),
            "reason": self.reason,
            "difference": None if difference is None else asdict(difference),
        }


def play_file(
    path: str | Path, watch: Callable[[int], None] | None = None, edition: str = ""
) -> Outcome:
    """Play the match in a file; `watch` is told how many commands have been agreed on.

    `edition` is that of a file which names no rules version.
    """
    return play(read(path, edition), watch)


def play(replay: Replay, watch: Callable[[int], None] | None = None) -> Outcome:
    """Play a match as far as it goes."""
    try:
        match = _Match(replay)
    except ReplayError as error:
        raise ReplayError(f"{replay.source}: {error}") from error
    except DiceError as error:
        raise ReplayError(f"{replay.source}: the log ends before the match begins") from error
    except (PigskinError, *_ODD) as error:
        raise ReplayError(f"{replay.source}: {_odd(error)}") from error
    return match.play(watch)


class _Match:
    """One match being played again."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        language = dialect(replay.edition)
        self.story = language.story(replay)
        self.tray = language.tray(self.story)
        options = site_options(replay.options, replay.edition, replay.played)
        self.options = options.unsupported
        bought = [self.story.bought(side) for side in (HOME, AWAY)]
        self.notes: tuple[str, ...] = (
            *options.unsupported,
            *(note for sheet in replay.teams for note in missing_rules(sheet)),
            *(note for goods in bought for note in not_for_sale(replay.edition, goods)),
            *self.story.unsupported(),
        )
        teams = [
            _as_stated(
                team_of(sheet), bought[side], self.story.cards_cost(side), self.story.worth(side)
            )
            for side, sheet in zip((HOME, AWAY), replay.teams)
        ]
        self.tray.feed(self.story.barrier(-1))
        self.game = Game(
            teams[0], teams[1], replay.edition, dice=self.tray.script, options=options.ours
        )
        self.seats = _seats(replay, self.game.table)
        self.decider = language.decider(self.game, self.story, self.seats)
        self.agreed = 0  # commands that are settled
        self.same: set[int] = set()  # commands whose picture was just ours
        self.settled = False
        self.rolls = Rolls(self.story, self.seats)
        self.noted = 0  # events whose figures have been looked at
        self.paired = 0  # dice likewise

    def play(self, watch: Callable[[int], None] | None) -> Outcome:
        difference: Difference | None = None
        try:
            while difference is None and not self.game.over:
                difference = self._go_on()
                if watch is not None:
                    watch(self.agreed)
            if difference is None:
                difference = self._whistle()
        except EndOfLog as end:
            found = self._compare(self.game.question, len(self.story.items) - 1)
            if self.game.table.begun:  # else a turn is over that the log may not have ended yet
                difference = found
            self.notes = (*self.notes, f"{end}: the match is not over")
        except (Disagreement, DiceError, IllegalAnswer) as error:
            difference = self._broken(str(error))
        except _ODD as error:
            difference = self._broken(_odd(error))
        short = self.story.unfinished and (
            self.game.over or self.story.cut_short(self.decider.place)
        )
        if difference is not None and short:
            self.notes = (*self.notes, "the log ends in the middle of something")
            difference = None
        return Outcome(
            self.replay,
            self.game,
            self.agreed,
            len(self.same),
            difference,
            self.notes,
            self.rolls.compared,
            tuple(self.rolls.odd),
            self.settled,
            self._reason(difference),
        )

    def _reason(self, difference: Difference | None) -> str:
        if difference is None:
            return ""
        commands = self.replay.commands
        index = next(i for i, each in enumerate(commands) if each.number == difference.command)
        errors = dialect(self.replay.edition).errors(self.story)
        return reason(self.story, errors, self.options, self.agreed, index)

    def _go_on(self) -> Difference | None:
        """Compare, answer one question, and let the engine run to the next."""
        question = self.game.question
        assert question is not None
        decider = self.decider
        self._figures(question)
        decider.rolled = self.tray.place
        decider.place = max(decider.place, decider.rolled)
        given_up = decider.concession(question)
        if given_up is not None:
            return self._concede(question, given_up)
        if question.kind == "set-up":
            return self._set_up(question)
        decision = decider.decide(question)
        difference = self._compare(question, decision.place)
        if difference is None:
            self._answer(question, decision)
        return difference

    def _set_up(self, question: Question) -> Difference | None:
        """A whole formation at once: while it is being made both sides may try what they like."""
        formation, begun, place = self.decider.formation(question.side)
        if self.game.table.stage != DEFENCE_AGAIN:  # then some are already taken up
            difference = self._compare(question, begun)
            if difference is not None:
                return difference
        self.decider.place = place
        self._check_dice(place)
        self.tray.feed(self.story.barrier(place))
        self.game.set_up(formation)
        return None

    def _concede(self, question: Question, item: Item) -> Difference | None:
        difference = self._compare(question, item.place)
        if difference is None:
            self._check_dice(item.place)
            self.decider.place = item.place
            self.game.concede(question.coach)
        return difference

    def _answer(self, question: Question, decision: Decision) -> None:
        place = max(self.decider.place, decision.place)
        self._check_dice(decision.rolled)
        self.decider.check_cards(decision.rolled)
        self.tray.feed(self.story.barrier(place))
        self.decider.place = place
        self.decider.settled = decision.rolled
        self.game.answer(decision.answer)
        self._seat_newcomers()

    def _figures(self, question: Question) -> None:
        """Compare the figures of what has been rolled since the last question."""
        events = self.game.history.events_since(self.noted)
        self.noted += len(events)
        places = dict.fromkeys(self.tray.origin[self.paired : self.tray.script.used])
        self.paired = self.tray.script.used
        self.rolls.look((self.story.items[place] for place in places), events)
        if question.kind == "turn":
            self.rolls.settle()

    def _seat_newcomers(self) -> None:
        """Somebody has joined a team in the middle of the match."""
        table = self.game.table
        for side in (HOME, AWAY):
            for player in table.players(side):
                if player not in self.seats.id:
                    names = self.replay.late[side]
                    known = [id for id in names if id in self.seats.player]
                    if len(known) < len(names):
                        self.seats.add(names[len(known)], player)

    def _check_dice(self, place: int) -> None:
        """Every die the log has before the next decision must have been rolled by us too."""
        left = self.tray.waiting(place)
        if left is not None:
            raise Disagreement(f"the log has {_told(left)}, which our engine does not roll")

    # --- comparing ----------------------------------------------------------------------------

    def _compare(self, question: Question | None, ahead: int) -> Difference | None:
        """Does a command between here and the next decision show what our table shows?"""
        items = self.story.items
        here = items[self.decider.place].command if self.decider.place >= 0 else 0
        if ahead < 0:
            ahead = self.story.next_roll(self.decider.place)
        stop = items[ahead].command + (1 if ahead == len(items) - 1 else 0)
        table = self.game.table
        ending = table.phase in (phases.END_TURN, phases.END_DRIVE) or (
            question is not None and question.kind in _BETWEEN
        )
        if ending or (stop <= here and self.decider.place >= 0):
            return None  # at the end of an action, a turn or a drive, or in the middle of a command
        unsettled, thrown = self._unsettled(question), _thrown(question)
        best: tuple[int, list[str]] | None = None
        matched = -1
        for index in range(here, max(stop, here + 1)):
            shown = self.story.pictures[index]
            found = differences(shown, table, self.seats, question, unsettled, thrown)
            found.extend(self._other_asked(index, question))
            if not found:
                matched = index
                self.same.add(index)
            elif best is None or len(found) < len(best[1]):
                best = (index, found)
        if matched >= 0:
            self.agreed = max(self.agreed, matched + 1)
            return None
        assert best is not None
        return self._difference(best[0], best[1])

    def _unsettled(self, question: Question | None) -> tuple[int, ...]:
        """Whom a question leaves in the air: hurt, or not yet in the square they show him in."""
        if question is None:
            return ()
        kind, test = question.kind, question.test
        if kind == "hold" or test in _ON_THE_WAY:
            return (self.game.table.actor,)
        if kind.startswith(_INJURED):
            others = self.tray.in_passage(self.decider.place)
            others = (*others, *self.story.piled_on(self.decider.place))
            return (question.player, *(self.seats.player[id] for id in others))
        report = self.story.items[self.decider.place].report if self.decider.place >= 0 else None
        if kind == "use skill" and report is not None and report.id == "injury":
            return (self.seats.player.get(report.text("defenderId"), -1),)
        return ()

    def _other_asked(self, index: int, question: Question | None) -> list[str]:
        """If a command asks a coach what we ask, it must be the same coach."""
        dialog = self.story.pictures[index].dialog
        before = self.story.pictures[index - 1].dialog if index else None
        if question is None or dialog is None or dialog is before:
            return []
        if not question.kind.startswith(_DIALOGS.get(str(dialog.get("dialogId")), ("-",))):
            return []
        side = self.replay.side_of_team(str(dialog.get("choosingTeamId") or dialog.get("teamId")))
        player = self.seats.player.get(str(dialog.get("playerId")))
        if player is not None:
            side = side_of(player)
        if side < 0 or side == question.side:
            return []
        return [f"we ask {question.coach} ({question.kind}), there {SIDES[side]} is asked"]

    def _whistle(self) -> Difference | None:
        """After the final whistle only the result is left to compare."""
        table, last = self.game.table, self.story.pictures[-1]
        problems: list[str] = []
        if self.replay.result is not None:
            told = (report for command in self.replay.commands for report in command.reports)
            armed = armed_players(told)
            problems = result_differences(self.replay.result, table, self.seats, armed)
            self.settled = not problems
        elif list(final_score(table)) != last.score or table.half != last.half:
            home, away = final_score(table)
            result = f"{home}-{away} in half {table.half}"
            theirs = f"{last.score[0]}-{last.score[1]} in half {last.half}"
            problems = [f"our match ends {result}, theirs {theirs}"]
        else:
            self.notes = (*self.notes, "no result in the file to compare the final state with")
        if problems:
            return self._difference(len(self.story.pictures) - 1, problems)
        self.agreed = len(self.replay.commands)
        self.same.add(self.agreed - 1)
        return None

    def _broken(self, problem: str) -> Difference:
        """Our engine could not go on; who stands where may tell why."""
        index = min(self.agreed, len(self.replay.commands) - 1)
        question = self.game.question
        asked = f"we ask {question.coach}: {question.kind}" if question is not None else "over"
        return self._difference(index, [problem, asked])

    def _difference(self, index: int, problems: list[str]) -> Difference:
        return Difference(
            self.replay.commands[index].number,
            tuple(problems),
            board(self.game.table),
            draw(self.story.pictures[index], self.game.table, self.seats),
        )


def _as_stated(team: Team, bought: dict[str, int], cards: int, worth: int) -> Team:
    """A team that can pay for what it bought, wherever the gold came from on the site.

    What it buys from us adds to its value; then it is worth what the site says.
    """
    spent = gold_spent(bought, team.full_roster) + cards
    return replace(
        team, treasury=max(team.treasury, spent), stated_value=max(0, worth - spent)
    )


def _thrown(question: Question | None) -> bool:
    """Is the ball in the air? They show it at its target, we with its thrower or nowhere."""
    if question is None:
        return False
    return question.kind in _THROWS or question.test in _THROWS


def _odd(error: Exception) -> str:
    """One line for an error that only odd contents of a file can have led to."""
    if isinstance(error, PigskinError):
        return str(error)
    return f"the log is not built as we expect: {type(error).__name__} {error}"


def _told(item: Item) -> str:
    report = item.report
    assert report is not None
    return f"{report.id} {dict(list(report.fields.items())[1:6])}"


def _seats(replay: Replay, table: Table) -> Seats:
    """Our players by the ids of theirs."""
    found: dict[str, PlayerNo] = {}
    for side, team in zip((HOME, AWAY), replay.teams):
        worn = {table.profiles[player].number: player for player in table.players(side)}
        for player in team.players:
            found[player.id] = worn[player.number]
    return Seats(found)

