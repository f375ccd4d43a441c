"""The table itself: a match in progress, as a program plays it.

What it does is beside it, a module a job: `answering` takes answers in, `calls` what is said from
beside the table, `driving` carries both out, `remembering` copies and takes back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin import answering, calls
from pigskin.contract.answers import Answer, Option
from pigskin.dice import Dice, NoDice
from pigskin.driving import advance, passive
from pigskin.edition import AnyEdition
from pigskin.editions import edition as find_edition
from pigskin.errors import DiceError, GameOver, PigskinError, PositionError
from pigskin.hiding import known_copy
from pigskin.history import History
from pigskin.keys import key_of, known_key
from pigskin.model import Table
from pigskin.questions import Flow
from pigskin.remembering import Rest, copy_of, mark_rest, take, undo, why_not_undo
from pigskin.seating import seat_teams
from pigskin.seen import Seen
from pigskin.showing import quoted
from pigskin.starting import Setup, dice_for, team_for
from pigskin.teams.team import Team

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from fractions import Fraction
    from pathlib import Path

    from pigskin.chances import Branch
    from pigskin.contract.arguments import Json
    from pigskin.report import MatchReport


class Game(Seen):
    """A match of Blood Bowl in progress: it asks, a program answers.

    >>> from pigskin import Game
    >>> game = Game("human", "orc", seed=1)
    >>> game.question
    <Question for away: toss (heads, tails)>
    >>> game.answer("heads")

    A game may also begin from a position (docs/position.md). Answers are words, options, their
    JSON or their codes; what is not legal is refused with the reason, and changes nothing.

    >>> game = Game.from_position("home 5 6,7 Block / away 2 8,7 ball / away 3 9,8", seed=4)
    >>> game.answer("home 5 blitz")
    >>> game.why_not("block away 2")
    'away 2 is 2 squares away from home 5'
    >>> game.answer("move 7,8")
    >>> game.undo()
    >>> game.play(["move 7,7", "block away 2"])
    <Played 2>
    >>> print(game.question.sentence)
    Where is away 2 pushed by home 5?
    >>> [str(option) for option in game.question.options]
    ['push to 9,6', 'push to 9,7']
    >>> game.player("away 2").square, game.carrier
    ((8, 7), <Player away 2: 8,7 up>)
    """

    setup: Setup | None  # None for a game that began from a position ...
    start: Table | None  # ... which is then here
    listening: bool
    imagined: bool  # is it a copy in which a hand is not the real one? See seen_by
    # For the modules beside this one. In mid-flow, the flow and where in the history it began:
    flow: Flow[None] | None
    flow_answers: int
    flow_tape: int
    given: int  # the phase in which the last answer was given; -1 before the first
    rest: Rest | None  # the last rest point
    earlier: tuple[Rest, ...]  # those before it that taking back may need
    undoable: int  # so many answers can be taken back
    undo_stop: int  # ... and why no more
    keeper: Callable[[Game, int, int], None] | None  # is told of every answer; see driving

    def __init__(
        self,
        home: Team | str,
        away: Team | str,
        edition: AnyEdition = "lrb6",
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
        home_team, away_team = team_for(home, rules.id), team_for(away, rules.id)
        settings = rules.options(options)
        chosen = dict(options) if options else {}
        table = Table(rules, settings, dice_for(seed, dice))
        seat_teams(table, home_team, away_team)
        self._sit(table, History(None, 0, 0, 0))
        given = dice is not None
        self.setup = Setup(home_team, away_team, rules.id, None if given else seed, chosen)
        mark_rest(self)
        advance(self)

    @staticmethod
    def from_position(
        text: str,
        edition: AnyEdition = "lrb6",
        seed: int | str = 0,
        dice: Dice | None = None,
        options: dict[str, object] | None = None,
    ) -> Game:
        """A game from a position in the notation of docs/position.md."""
        from pigskin.position import parse

        if not isinstance(text, str):
            raise PositionError(f"a position is a text, not {quoted(text)}")
        rules = find_edition(edition)
        return Game.at(parse(text, rules, rules.options(options), dice_for(seed, dice)))

    @staticmethod
    def at(table: Table) -> Game:
        """A game that goes on from a table at rest, such as a position."""
        from pigskin.position.sense import make_sense

        if not isinstance(table, Table):
            raise PositionError(f"a game goes on from a Table, not from {quoted(table)}")
        game = Game("", "", _table=table, _history=History(None, 0, 0, 0))
        game.start = table.copy()
        game.start.dice = NoDice()  # it is only looked at
        make_sense(table)
        mark_rest(game)
        try:
            advance(game)
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
        self.imagined = False
        self.flow = None
        self.flow_answers = 0
        self.flow_tape = 0
        self.given = -1
        self.rest = None
        self.earlier = ()
        self.undoable = 0
        self.undo_stop = 0
        self.keeper = None
        table.tape = history.tape
        table.events = history.events

    # --- asking and answering -----------------------------------------------------------------

    @property
    def at_rest(self) -> bool:
        """Is everything about the game data just now, with no rule in mid-flow?"""
        return self.flow is None

    def answer(self, answer: Answer, coach: str | None = None) -> None:
        """Answer the question. An answer that is not legal raises and changes nothing.

        Words are read as an option prints, plain data as `option.json` has it. "move 12,7 13,7"
        walks a path and stops at the first question that is not about the next step.
        """
        question = self.question
        if type(answer) is int and coach is None and question is not None:
            if answer in question.codes:  # programs that play many games answer in this way
                take(self, answer, question.side)  # type: ignore[arg-type]
                return
        question = answering.asked(self, coach)
        if isinstance(answer, str) and answering.is_path(answer):
            answering.walk(self, answer.split()[1:])
            return
        take(self, answering.code_of(self, answer), question.side)

    def why_not(self, answer: Answer, coach: str | None = None) -> str:
        """Why `answer` would refuse this, in a sentence; empty when it would be taken.

        >>> from pigskin import Game
        >>> game = Game.from_position("home 3 7,7 / away 1 12,7")
        >>> game.why_not("home 3 block")
        'nobody stands beside home 3'
        >>> game.why_not("home 3 move")
        ''
        """
        return answering.why_not(self, answer, coach)

    def play(self, answers: Sequence[Answer], coach: str | None = None) -> answering.Played:
        """Several answers in one go: a declared action, its way and its block, say.

        It stops at the first question that the next answer does not fit, or that is another
        coach's, and tells how many were taken and why no more. If not even the first is legal,
        it raises as `answer` does and changes nothing.

        >>> from pigskin import Game
        >>> game = Game.from_position("home 1 7,7 / away 1 8,8 / rerolls 1 0", seed=3)
        >>> done = game.play(["home 1 move", "move 7,6", "move 7,5"])
        >>> done.taken, game.question.kind
        (2, 're-roll')
        """
        return answering.play(self, answers, coach)

    def set_up(self, formation: answering.Formation) -> None:
        """Place a whole formation, such as {"home 1": (12, 7), "home 2": "12,8"}.

        Nothing changes unless all of it is legal.
        """
        answering.set_up(self, formation)

    def passive_answer(self) -> Option:
        """What a coach answers who does nothing that is not forced on him, as when time is up."""
        question = self.question
        if question is None:
            raise GameOver("the game is over")
        return Option(self.table, passive(question))

    # --- taking back --------------------------------------------------------------------------

    def undo(self, coach: str | None = None) -> None:
        """Take back the last answer. With a coach, only if it was his.

        Again and again this leads back to the last die, reveal or change of coach, and no further:
        then it raises NothingToUndo, which says why, and changes nothing. A step of a path and a
        player of a formation count as one answer each.
        """
        undo(self, coach)

    @property
    def can_undo(self) -> bool:
        """Can the last answer be taken back?"""
        return not why_not_undo(self, None)

    def why_not_undo(self, coach: str | None = None) -> str:
        """Why the last answer cannot be taken back; empty if it can."""
        return why_not_undo(self, coach)

    # --- chance, spelt out --------------------------------------------------------------------

    def chances(self, answer: Option | str | int) -> list[tuple[Fraction, Branch]]:
        """What the next die after an answer may show, each face with its chance and what follows.

        A branch has a `game` once it has come to the next question; before that another die is
        rolled, and it has `chances()` of its own. The game itself stays as it is.

        >>> from pigskin import Game
        >>> game = Game.from_position("home 1 7,7 / away 1 8,8 / rerolls 0 0")
        >>> game.answer("home 1 move")
        >>> for p, branch in game.chances("move 7,6"):
        ...     print(p, branch.faces, "he makes it" if branch.game else "then his armour")
        1/6 (1,) then his armour
        1/6 (2,) then his armour
        1/6 (3,) he makes it
        1/6 (4,) he makes it
        1/6 (5,) he makes it
        1/6 (6,) he makes it
        """
        from pigskin.chances import chances_of

        return chances_of(self, answering.code_of(self, answer))

    def outcomes(
        self, answer: Option | str | int, limit: int = 100_000
    ) -> list[tuple[Fraction, Game]]:
        """Every game an answer can lead to at the next question, with its chance; they add to 1.

        Equal tables are one outcome. An answer that can go more than `limit` ways is refused.
        """
        from pigskin.chances import outcomes_of

        return outcomes_of(self, answering.code_of(self, answer), limit)

    # --- calls from beside the table ----------------------------------------------------------

    def concede(self, coach: str) -> None:
        """Give up: at the start of the own turn, or when too few players are left to set up."""
        calls.concede(self, coach)

    def time_out(self) -> None:
        """The active coach's time is up: the turn ends as soon as what is under way is settled."""
        calls.time_out(self)

    def call_illegal_procedure(self, coach: str) -> None:
        """The waiting coach says that the turn marker was not moved before an action."""
        calls.illegal_procedure(self, coach)

    def call_too_many_players(self, coach: str) -> None:
        """A coach says that his opponent has more players on the pitch than he may have."""
        calls.too_many_players(self, coach)

    # --- copying ------------------------------------------------------------------------------

    def copy(self, dice: Dice | None = None) -> Game:
        """An independent game in the same state; it rolls the same dice unless given others."""
        if dice is None:
            dice = self.table.dice.copy()
        elif not isinstance(dice, Dice):
            raise DiceError(f"dice are Dice, not {quoted(dice)}")
        return copy_of(self, dice)

    def fork(self, seed: int | str = 0) -> Game:
        """An independent game in the same state with other dice to come, those of the seed.

        This is the copy a coach plays on: what the dice of the game itself will show is not his
        to see. Where hands are hidden, `seen_by` is.
        """
        return copy_of(self, Dice(seed))

    def seen_by(self, coach: str, seed: int | str = 0) -> Game:
        """An independent copy as one coach may know the game, with other dice to come.

        The special play cards of the other coach are dealt anew, by dice of the seed, from those
        that this coach has not seen, and so nothing in it tells of the real ones. It cannot be
        saved, nor can what was answered before it be taken back.
        """
        return known_copy(self, calls.side_named(coach), Dice(seed))

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def around(self, table: Table, history: History) -> Game:
        """A game of the same match around another table."""
        twin = Game("", "", _table=table, _history=history)
        twin.setup = self.setup
        twin.start = self.start
        twin.listening = self.listening
        twin.imagined = self.imagined
        if self.table.events is None:
            table.events = None
        return twin

    # --- looking ------------------------------------------------------------------------------

    def key(self, coach: str | None = None) -> int:
        """A number for the state of the game: equal tables, equal keys, whatever led to them.

        The dice to come and the events so far are not in it. For search and for noticing
        repetition; see `record.digest` for one that may be kept in files. With a coach, which
        cards the other one holds is not in it either.
        """
        return key_of(self) if coach is None else known_key(self, calls.side_named(coach))

    def silence(self) -> None:
        """Keep no events and only the history needed to copy: for mass simulation and search."""
        if self.keeper is not None:
            raise PigskinError("a game that is being recorded cannot be silenced")
        self.listening = False
        self.table.events = None
        self.undoable = 0
        self.earlier = ()

    def view(self, coach: str | None = None) -> dict[str, Json]:
        """A picture of the table in plain JSON-able values, as a coach or a spectator sees it."""
        from pigskin.contract.view import view

        return view(self, coach)

    def report(self) -> MatchReport:
        """What the match has come to so far: the score, and what every player did and suffered."""
        from pigskin.report import report_of

        return report_of(self.table)

    def save(self, path: str | Path) -> None:
        """Write the game as a record file."""
        from pigskin.record import save

        save(self, path)

    def keep(self, path: str | Path, sync: bool = False) -> None:
        """Write the game to a file now, and a line to it for every answer from now on.

        The line is written before `answer` returns; with `sync` it is on the disk by then. If it
        cannot be written, the answer is not taken. `pigskin.record.resume` goes on with the file.
        """
        from pigskin.record import keep

        keep(self, path, sync)
