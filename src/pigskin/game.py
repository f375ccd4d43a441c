"""The table itself: asks, takes answers, copies, records. The only file that drives flows.

Between the answers a game is either at rest (everything is data in `Table`) or in the middle of a
flow (a rule waiting for an answer). A copy at rest copies the data; a copy in mid-flow copies the
last rest point and plays the few answers and dice since then again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.dice import Dice, ReplayedDice
from pigskin.edition import make_options
from pigskin.editions import edition as find_edition
from pigskin.errors import (
    DiceError,
    GameOver,
    IllegalAnswer,
    MalformedAnswer,
    NotYourTurn,
    PigskinError,
    PositionError,
)
from pigskin.events import Event
from pigskin.history import History
from pigskin.model import SEATS, Table
from pigskin.pitch import CELLS, SIDES, distance, parse_square, square_text
from pigskin.questions import (
    ACCEPT_CALL,
    CONCEDE,
    DECLINE,
    ILLEGAL_PROCEDURE,
    KEEP,
    NO,
    NO_APOTHECARY,
    NOBODY_DOES,
    PLACE,
    STAY,
    STEP,
    STOP,
    TIME_OUT,
    TOO_MANY,
    Flow,
    Option,
    Question,
    code,
    option_text,
    parse_option,
    verb_of,
)
from pigskin.rules import phases
from pigskin.rules.ball import turn_over
from pigskin.rules.drive import concede
from pigskin.rules.headcount import send_extras_off, too_many
from pigskin.rules.movement import squares_left
from pigskin.rules.setup import may_give_up, setting_up
from pigskin.rules.turn import call_illegal_procedure
from pigskin.seating import seat_teams
from pigskin.showing import quoted
from pigskin.teams.check import check
from pigskin.teams.ready import TEAM_FILES, find_team
from pigskin.teams.roster import TeamError
from pigskin.teams.team import Team

if TYPE_CHECKING:
    from pathlib import Path

_PASSIVE: Final = (
    KEEP,
    DECLINE,
    NOBODY_DOES,
    STAY,
    STOP,
    NO,
    ACCEPT_CALL,
    NO_APOTHECARY,
)


class Outcome:
    """How a game ended: the winner ("home", "away" or None), the score, and why it ended."""

    def __init__(self, winner: str | None, score: tuple[int, int], reason: str) -> None:
        self.winner = winner
        self.score = score
        self.reason = reason

    def __repr__(self) -> str:
        who = f"{self.winner} won" if self.winner else "a draw"
        return f"<Outcome {who} {self.score[0]}-{self.score[1]}, {self.reason}>"


class Setup:
    """What a match started from: enough to play it again from the first question."""

    def __init__(
        self,
        home: Team,
        away: Team,
        edition: str,
        seed: int | str | None,
        options: dict[str, object],
    ) -> None:
        self.home = home
        self.away = away
        self.edition = edition
        self.seed = seed  # None when the dice were not seeded
        self.options = options


class Game:
    """A match of Blood Bowl in progress."""

    table: Table
    history: History
    question: Question | None  # what is asked now; None when the game is over
    setup: Setup | None  # None for a game that began from a position ...
    start: Table | None  # ... which is then here
    listening: bool
    _flow: Flow[None] | None
    _rest: Table | None
    _rest_answers: int
    _rest_tape: int
    _rest_events: int

    def __init__(
        self,
        home: Team | str,
        away: Team | str,
        edition: str = "lrb6",
        seed: int | str = 0,
        dice: Dice | None = None,
        options: dict[str, object] | None = None,
        _table: Table | None = None,
        _history: History | None = None,
    ) -> None:
        """Start a match.

        A team is a Team, the file of one, or the name of a roster, whose ready team then plays.
        """
        if _table is not None and _history is not None:
            self._sit(_table, _history)
            return
        rules = find_edition(edition)
        home_team, away_team = _team(home, edition), _team(away, edition)
        settings = make_options(options or {})
        chosen = dict(options) if options else {}
        table = Table(rules, settings, _dice(seed, dice))
        seat_teams(table, home_team, away_team)
        self._sit(table, History(None, 0, 0, 0))
        given = dice is not None
        self.setup = Setup(home_team, away_team, edition, None if given else seed, chosen)
        self._mark_rest()
        self._advance()

    @staticmethod
    def from_position(
        text: str,
        edition: str = "lrb6",
        seed: int | str = 0,
        dice: Dice | None = None,
        options: dict[str, object] | None = None,
    ) -> Game:
        """A game from a position in the notation of docs/position.md."""
        from pigskin.position import parse

        if not isinstance(text, str):
            raise PositionError(f"a position is a text, not {quoted(text)}")
        rules, settings = find_edition(edition), make_options(options or {})
        return Game.at(parse(text, rules, settings, _dice(seed, dice)))

    @staticmethod
    def at(table: Table) -> Game:
        """A game that goes on from a table at rest, such as a position."""
        from pigskin.position.sense import make_sense

        if not isinstance(table, Table):
            raise PositionError(f"a game goes on from a Table, not from {quoted(table)}")
        game = _game(table, History(None, 0, 0, 0))
        game.start = table.copy()
        make_sense(table)
        game._mark_rest()
        try:
            game._advance()
        except (AssertionError, LookupError) as error:
            raise PositionError(f"no match can go on from this position: {error!r}") from error
        if game.question is not None and not game.question.codes:
            raise PositionError(f"there is no answer to the first question, {game.question.kind}")
        return game

    def _sit(self, table: Table, history: History) -> None:
        self.table = table
        self.history = history
        self.question = None
        self.setup = None
        self.start = None
        self.listening = True
        self._flow = None
        self._rest = None
        self._rest_answers = 0
        self._rest_tape = 0
        self._rest_events = 0
        table.tape = history.tape
        table.events = history.events

    # --- asking and answering -----------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the final whistle gone?"""
        return self.table.phase == phases.OVER

    @property
    def at_rest(self) -> bool:
        """Is everything about the game data just now, with no rule in mid-flow?"""
        return self._flow is None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        if not self.over:
            return None
        winner = self.table.winner
        score = (self.table.home.score, self.table.away.score)
        return Outcome(SIDES[winner] if winner >= 0 else None, score, self.table.ending)

    def answer(self, answer: Option | str | int, coach: str | None = None) -> None:
        """Answer the question. An answer that is not legal raises and changes nothing.

        Words are read as an option prints; "move 12,7 13,7" walks a path and stops at the first
        question that is not about the next step.
        """
        question = self.question
        if question is None:
            raise GameOver("the game is over")
        if coach is not None and coach != SIDES[question.side]:
            whom = quoted(coach)
            raise NotYourTurn(f"{SIDES[question.side]} is asked ({question.kind}), not {whom}")
        if isinstance(answer, str) and answer.lower().startswith("move ") and answer.count(",") > 1:
            self._walk(answer.split()[1:])
            return
        self._take(self._code(answer))

    def _code(self, answer: Option | str | int) -> int:
        question = self.question
        if question is None:
            raise GameOver("the game is over")
        if isinstance(answer, str):
            chosen = parse_option(self.table, question, answer)
        elif isinstance(answer, Option):
            chosen = answer.code
        elif isinstance(answer, int) and not isinstance(answer, bool):
            chosen = answer
        else:
            wrong = quoted(answer)
            raise MalformedAnswer(f"an answer is an option, its words or its code, not {wrong}")
        if chosen not in question.codes:
            raise IllegalAnswer(
                f"{self._words(chosen)} is no legal answer: {SIDES[question.side]} is asked "
                f"({question.kind}) and may answer {self._some_options(question)}"
            )
        return chosen

    def _words(self, chosen: int) -> str:
        try:
            return repr(option_text(self.table, chosen))
        except (LookupError, AssertionError):
            return f"code {quoted(chosen)}"

    def _some_options(self, question: Question) -> str:
        shown = [option_text(self.table, each) for each in question.codes[:8]]
        more = len(question.codes) - len(shown)
        return ", ".join(shown) + (f" and {more} more" if more > 0 else "")

    def _walk(self, squares: list[str]) -> None:
        """A whole path, square by square, while the next question is about the next step.

        A path that cannot be walked as the table stands is refused before the first step.
        """
        path = self._path(squares)
        actor = self.table.actor
        for sq in path:
            question = self.question
            if question is None or question.kind != "action" or self.table.actor != actor:
                return
            if code(STEP, sq) not in question.codes:
                return  # something has got in the way
            self._take(code(STEP, sq))

    def _path(self, squares: list[str]) -> list[int]:
        """The squares of a path, checked against the table as it stands."""
        table = self.table
        question = self.question
        if question is None or question.kind != "action":
            raise IllegalAnswer("nobody is being asked where to move")
        try:
            path = [parse_square(each) for each in squares]
        except ValueError as error:
            raise MalformedAnswer(str(error)) from error
        here = start = table.place[table.actor]
        for sq in path:
            if distance(here, sq) != 1:
                raise IllegalAnswer(f"{square_text(sq)} is not next to {square_text(here)}")
            if table.board[sq] and sq != start:
                raise IllegalAnswer(f"{square_text(sq)} is occupied")
            here = sq
        self._code(code(STEP, path[0]))
        if len(path) > squares_left(table):
            raise IllegalAnswer(
                f"the path has {len(path)} squares, but {squares_left(table)} are left to him"
            )
        return path

    def set_up(self, formation: dict[int, int]) -> None:
        """Place a whole formation, player to square; nothing changes unless all of it is legal."""
        if self.question is None or self.question.kind != "set-up":
            raise IllegalAnswer("nobody is being asked to set up")
        if not isinstance(formation, dict) or not all(
            _is_number(player, 2 * SEATS) and _is_number(sq, CELLS)
            for player, sq in formation.items()
        ):
            raise MalformedAnswer("a formation gives each player, by number, his square")
        trial = self.copy()
        # The line of scrimmage first: the order of placing never decides what is legal.
        order = sorted(formation, key=lambda player: abs(2 * (formation[player] % 28 - 1) - 25))
        for game in (trial, self):
            for player in order:
                question = game.question
                if question is None or question.kind != "set-up":
                    raise IllegalAnswer("the formation has more players than may be set up")
                game._take(game._code(code(PLACE, player, formation[player])))
            if game is trial and self._still_setting_up(trial):
                raise IllegalAnswer(
                    f"{trial.question.number if trial.question else 0} more players must be set up"
                )

    def _still_setting_up(self, trial: Game) -> bool:
        return (
            trial.question is not None
            and trial.question.kind == "set-up"
            and setting_up(trial.table) == setting_up(self.table)
            and trial.table.stage == self.table.stage
        )

    def _take(self, chosen: int) -> None:
        """Carry out a legal answer; if a rule breaks on the way, undo it and raise."""
        tape = len(self.history.tape)
        self._remember()
        self.history.answers.append(chosen)
        try:
            self._apply(chosen)
        except BaseException:
            self._undo(tape)
            raise

    def _remember(self) -> None:
        """Keep the last rest point from which this game can be played again."""
        if self._flow is None and (self._rest is None or self.table.phase != phases.ACTION):
            if not self.listening:
                self.history.answers.clear()
                self.history.tape.clear()
            self._mark_rest()

    def _mark_rest(self) -> None:
        """This is a rest point."""
        self._rest = self.table.sketch()
        self._rest_answers = len(self.history.answers)
        self._rest_tape = len(self.history.tape)
        self._rest_events = len(self.history.events)

    def _apply(self, chosen: int) -> None:
        flow = self._flow
        if flow is None:
            flow = self.table.edition.takes[self.table.phase](self.table, chosen)
            self._run(flow, None)
        else:
            self._run(flow, chosen)

    def _run(self, flow: Flow[None], answer: int | None) -> None:
        """Let a flow go on to its next question or its end."""
        try:
            question = next(flow) if answer is None else flow.send(answer)
        except StopIteration:
            self._flow = None
            self._advance()
            return
        question.table = self.table
        self.question = question
        self._flow = flow

    def _advance(self) -> None:
        """From a rest point to the next question."""
        table = self.table
        edition = table.edition
        while table.phase != phases.OVER:
            ask = edition.asks.get(table.phase)
            if ask is not None:
                question = ask(table)
                if table.phase == phases.ACTION and len(question.codes) == 1:
                    self._run(edition.takes[phases.ACTION](table, STOP), None)
                    return
                question.table = table
                self.question = question
                return
            flow = edition.procedures[table.phase](table)
            try:
                question = next(flow)
            except StopIteration:
                continue
            question.table = table
            self.question = question
            self._flow = flow
            return
        self.question = None

    def _undo(self, tape: int) -> None:
        """Back to before the last answer; the dice it rolled will be rolled again."""
        self.history.answers.pop()
        rolled = self.history.tape[tape:]
        dice = self.table.dice
        twin = self._replayed(self.history.tape[self._rest_tape : tape], dice)
        del self.history.tape[self._rest_tape :]
        del self.history.answers[self._rest_answers :]
        del self.history.events[self._rest_events :]
        self.history.tape.extend(twin.history.tape)
        self.history.answers.extend(twin.history.answers)
        self.history.events.extend(twin.history.events)
        self.table = twin.table
        self.table.tape = self.history.tape
        self.table.events = self.history.events
        self.table.dice = ReplayedDice(rolled, dice)
        self.question = twin.question
        self._flow = twin._flow

    # --- calls from beside the table ----------------------------------------------------------

    def concede(self, coach: str) -> None:
        """Give up: at the start of the own turn, or when too few players are left to set up."""
        side = _side(coach)
        table = self.table
        turn_start = (
            table.phase == phases.TURN
            and self._flow is None
            and table.active == side
            and not table.begun
            and not table.bonus_turn
            and not (table.options.illegal_procedure and table.marker_moved)
        )
        if not turn_start and not may_give_up(table, side):
            raise IllegalAnswer(
                f"{coach} may concede only at the start of a turn of its own, or when it has "
                "too few players to set up"
            )
        self._call(code(CONCEDE, side))

    def time_out(self) -> None:
        """The active coach's time is up: the turn ends as soon as what is under way is settled."""
        question = self.question
        if question is None or self.table.active < 0 or question.side != self.table.active:
            raise IllegalAnswer("no coach is using up the time of a turn now")
        self._call(TIME_OUT)

    def call_illegal_procedure(self, coach: str) -> None:
        """The waiting coach says that the turn marker was not moved before an action."""
        if not self.table.options.illegal_procedure:
            raise IllegalAnswer("the illegal procedure rule is not in use")
        if self._flow is not None or self.table.phase not in (phases.TURN, phases.ACTION):
            raise IllegalAnswer("an illegal procedure can be called between two steps of a turn")
        if self.table.active == _side(coach):
            raise NotYourTurn("a coach cannot call an illegal procedure on himself")
        self._call(ILLEGAL_PROCEDURE)

    def call_too_many_players(self, coach: str) -> None:
        """A coach says that his opponent has more players on the pitch than he may have."""
        side = 1 - _side(coach)
        if not self.table.edition.figures.counts_heads:
            raise IllegalAnswer("this edition has no rule about too many players")
        if self._flow is not None or self.table.phase not in (phases.TURN, phases.ACTION):
            raise IllegalAnswer("too many players can be called between two steps of a turn")
        if not too_many(self.table, side):
            raise IllegalAnswer(f"{SIDES[side]} has no more players on the pitch than it may have")
        self._call(code(TOO_MANY, side))

    def _call(self, call: int) -> None:
        tape = len(self.history.tape)
        self._remember()
        self.history.answers.append(call)
        try:
            self._apply_call(call)
        except BaseException:
            self._undo(tape)
            raise

    def _apply_call(self, call: int) -> None:
        table = self.table
        if verb_of(call) == CONCEDE:
            concede(table, call >> 10 & 1)
            self._flow = None
            self._advance()
        elif call == ILLEGAL_PROCEDURE:
            self._run(call_illegal_procedure(table), None)
        elif verb_of(call) == TOO_MANY:
            self._run(send_extras_off(table, call >> 10 & 1), None)
        else:
            self._run_out_of_time()

    def _run_out_of_time(self) -> None:
        table = self.table
        side = table.active
        turn_over(table, "time")
        if self._flow is None and table.phase == phases.ACTION:
            self._apply(STOP)  # the action ends where it has got to
        while self._flow is not None:
            question = self.question
            if question is None or question.side != side:
                return  # the other coach decides; the turn ends once that is settled
            self._apply(_passive(question))
        if table.turnover and table.active == side:
            table.phase = phases.END_TURN
            self._advance()

    # --- copying ------------------------------------------------------------------------------

    def copy(self, dice: Dice | None = None) -> Game:
        """An independent game in the same state; it rolls the same dice unless given others."""
        if dice is not None and not isinstance(dice, Dice):
            raise DiceError(f"dice are Dice, not {quoted(dice)}")
        if self._flow is None or self._rest is None:
            table = self.table.copy()
            history = self.history
            branch = history.branch(
                len(history.answers), len(history.tape), len(history.events)
            )
            table.dice = dice if dice is not None else self.table.dice.copy()
            twin = _game(table, branch)
            if self.table.events is None:
                table.events = None
            twin.setup = self.setup
            twin.start = self.start
            twin.listening = self.listening
            question = self.question
            twin.question = question.at(table) if question is not None else None
            return twin
        twin = self._replayed(
            self.history.tape[self._rest_tape :], self.table.dice.copy()
        )
        if dice is not None:
            twin.table.dice = dice
        return twin

    def _replayed(self, tape: list[int], after: Dice) -> Game:
        """Play the answers since the last rest point again with the same dice."""
        assert self._rest is not None
        table = self._rest.copy()
        history = self.history.branch(self._rest_answers, self._rest_tape, self._rest_events)
        twin = _game(table, history)
        twin.setup = self.setup
        twin.start = self.start
        twin.listening = self.listening
        if self.table.events is None:
            table.events = None
        table.dice = ReplayedDice(tape, after)
        twin._rest = self._rest
        if table.phase not in table.edition.takes or table.phase == phases.ACTION:
            twin._advance()  # the rest point lies before a question is asked
        for answer in self.history.answers[self._rest_answers :]:
            history.answers.append(answer)
            if verb_of(answer) in (CONCEDE, TIME_OUT, ILLEGAL_PROCEDURE, TOO_MANY):
                twin._apply_call(answer)
            else:
                twin._apply(answer)
        if twin.question is None:
            twin._advance()
        if len(tape) == len(history.tape):
            table.dice = after
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    # --- looking ------------------------------------------------------------------------------

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order."""
        return [Event(self.table, *each) for each in self.history.all_events()]

    def events_since(self, count: int) -> list[Event]:
        """The events after the first `count`."""
        if not isinstance(count, int) or count < 0:
            raise PigskinError(f"events are counted from 0, not {quoted(count)}")
        return [Event(self.table, *each) for each in self.history.events_since(count)]

    def silence(self) -> None:
        """Keep no events and only the history needed to copy: for mass simulation and search."""
        self.listening = False
        self.table.events = None

    def __repr__(self) -> str:
        table = self.table
        score = f"{table.home.score}-{table.away.score}"
        state = "over" if self.over else f"half {table.half}, {phases.PHASE_NAMES[table.phase]}"
        return f"<Game {' v '.join(table.team_names)}, {score}, {state}>"

    def __str__(self) -> str:
        """The pitch in plain characters."""
        from pigskin.view import board

        return board(self.table)

    def view(self) -> dict[str, object]:
        """A picture of the table in plain JSON-able values."""
        from pigskin.view import view

        return view(self)

    def save(self, path: str | Path) -> None:
        """Write the game as a record file."""
        from pigskin.record import save

        save(self, path)


def _team(team: Team | str, edition: str) -> Team:
    """A legal team for this edition."""
    if isinstance(team, str):
        found = find_team(edition, team)
        if not team.lower().endswith(TEAM_FILES):
            return found  # ready teams are legal
    elif isinstance(team, Team):
        found = team
    else:
        raise TeamError(f"a team is a Team, a file or the name of a roster, not {quoted(team)}")
    check(found)
    if found.roster.edition != edition:
        raise TeamError(f"{found.name} is a team of {found.roster.edition}, not of {edition}")
    return found


def _dice(seed: int | str, dice: Dice | None) -> Dice:
    """The dice handed in, or seeded ones."""
    if dice is None:
        return Dice(seed)
    if not isinstance(dice, Dice):
        raise DiceError(f"dice are Dice, not {quoted(dice)}")
    return dice


def _is_number(value: object, end: int) -> bool:
    """Is it a whole number from 0 to below the end?"""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < end


def _game(table: Table, history: History) -> Game:
    """A game around a table that is in play already."""
    return Game("", "", _table=table, _history=history)


def _passive(question: Question) -> int:
    """The answer of a coach whose time is up: nothing that is not forced on him."""
    for answer in question.codes:
        if verb_of(answer) in _PASSIVE:
            return answer
    return question.codes[0]


def _side(coach: str) -> int:
    if coach not in SIDES:
        raise MalformedAnswer(f"{quoted(coach)} is no coach; write home or away")
    return SIDES.index(coach)


# --- starting a match -------------------------------------------------------------------------
