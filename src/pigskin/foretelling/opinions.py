"""A second opinion: what a coach would have done where a person decided.

For every decision of some kinds that was taken in a match, the coach ranks what could have been
done there; whether his first choice, or one of his three best, is what was done says how far the
two agree. Beside it stands how often a choice at random would have agreed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pigskin import record
from pigskin.coaches.planning import ball, hits, posts, rerolling
from pigskin.coaches.planning.effort import THOROUGH, Effort
from pigskin.coaches.planning.sight import Sight
from pigskin.coaches.planning.traits import Traits
from pigskin.driving import CALLS
from pigskin.game import Game
from pigskin.intervals import wilson
from pigskin.model import BLITZ, MOVE, NOBODY, STANDING, Table, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import OTHER_SIDE, distance
from pigskin.questions import (
    ACTIVATE,
    END_TURN,
    FACE,
    HIT,
    KEEP,
    STEP,
    Question,
    first_of,
    player_of,
    second_of,
    square_of,
    verb_of,
)

BLITZ_TARGET: Final = "whom to blitz"
PICKER: Final = "who picks the ball up"
RUN: Final = "where the carrier goes, within a square"
REROLL: Final = "re-roll or keep"
DIE: Final = "which block die"
KINDS: Final = (BLITZ_TARGET, PICKER, RUN, REROLL, DIE)
RANKED: Final = (BLITZ_TARGET, PICKER, RUN)  # of which there are more than two or three to choose

_BEST: Final = 3
_EVERYBODY: Final = Effort(10, 1, 10, 40, 99, 99, 6, 4)  # as thorough, but all blitzes are ranked
_IN_REACH: Final = 0.3  # a carrier as likely as that to get in is left out: when is another matter


@dataclass(frozen=True, slots=True)
class Opinion:
    """One decision: was it the coach's first choice, or of his best, and how likely by chance?"""

    kind: str
    first: bool
    first_by_chance: float
    three: bool = False
    three_by_chance: float = 0.0


@dataclass(slots=True)
class Agreement:
    """How often two agreed on decisions of one kind."""

    tries: int = 0
    first: int = 0
    three: int = 0
    first_by_chance: float = 0.0
    three_by_chance: float = 0.0

    def add(self, opinion: Opinion) -> None:
        self.tries += 1
        self.first += opinion.first
        self.three += opinion.three
        self.first_by_chance += opinion.first_by_chance
        self.three_by_chance += opinion.three_by_chance

    def to_dict(self) -> dict[str, object]:
        """The shares, with the intervals that hold them 95 times of 100."""
        tries = max(1, self.tries)
        return {
            "decisions": self.tries,
            "first": self.first / tries,
            "first_within": list(wilson(self.first, self.tries)),
            "first_by_chance": self.first_by_chance / tries,
            "three": self.three / tries,
            "three_within": list(wilson(self.three, self.tries)),
            "three_by_chance": self.three_by_chance / tries,
        }


@dataclass(slots=True)
class _Action:
    """An action that somebody was chosen for, and the table as it was then."""

    table: Table
    able: dict[PlayerNo, list[int]]
    player: PlayerNo
    action: int
    victim: PlayerNo = NOBODY
    picks_up: bool = False


def opinions_of(game: Game) -> Iterator[Opinion]:
    """What the coach thinks of every decision of a match that has been played."""
    answers = game.history.all_answers()
    action: _Action | None = None
    for now, answer in zip(record.retell(game), answers):
        question, table = now.question, now.table
        if question is None or verb_of(answer) in CALLS:
            continue
        if question.kind == "turn":
            if action is not None:
                yield from _opinions_on(action, table)
            action = _begun(table, question, answer)
        elif action is not None:
            _follow(action, table, question, answer)
        if question.kind in ("re-roll", "re-roll block"):
            yield _on_reroll(table, question, answer)
        elif question.kind == "block dice":
            yield from _on_die(table, question, answer)


def _begun(table: Table, question: Question, answer: Code) -> _Action | None:
    """The action that a coach begins; ending the turn is that of a carrier who stays."""
    able = able_in(question)
    if verb_of(answer) == ACTIVATE:
        return _Action(table.copy(), able, player_of(answer), second_of(answer))
    carrier = table.carrier
    if answer == END_TURN and carrier in able and MOVE in able[carrier]:
        return _Action(table.copy(), able, carrier, MOVE)
    return None


def able_in(question: Question) -> dict[PlayerNo, list[int]]:
    """Who may do what, in the question of a turn."""
    able: dict[PlayerNo, list[int]] = {}
    for answer in question.codes:
        if verb_of(answer) == ACTIVATE:
            able.setdefault(player_of(answer), []).append(second_of(answer))
    return able


def _follow(action: _Action, table: Table, question: Question, answer: Code) -> None:
    """Note what comes of an action."""
    if table.actor != action.player or question.side != side_of(action.player):
        return
    if verb_of(answer) == HIT and action.victim == NOBODY:
        action.victim = player_of(answer)
    elif action.victim == NOBODY and table.target >= 0:
        action.victim = table.target
    if verb_of(answer) == STEP and table.carrier == NOBODY and square_of(answer) == table.ball:
        action.picks_up = True


def _opinions_on(action: _Action, after: Table) -> Iterator[Opinion]:
    """What the coach thinks of an action that is over."""
    if action.action == BLITZ and action.victim != NOBODY:
        yield from _on_blitz(action)
    if action.picks_up:
        yield from _on_picker(action)
    if action.action == MOVE and action.table.carrier == action.player == after.carrier:
        yield from _on_run(action, after.place[action.player])


def _sight(action: _Action) -> Sight:
    return Sight(action.table, side_of(action.player), action.able, Traits())


def _on_blitz(action: _Action) -> Iterator[Opinion]:
    sight = _sight(action)
    found = hits.blitzes(sight, _EVERYBODY)
    found.sort(key=lambda each: -each.net(0.1))
    ranked = list(dict.fromkeys(player_of(each.last) for each in found))
    legal = _targets(sight)
    if action.victim in legal and len(legal) > 1:
        yield _ranked(BLITZ_TARGET, ranked, action.victim, len(legal))


def _targets(sight: Sight) -> list[PlayerNo]:
    """Opponents on their feet whom somebody who may blitz could get at, whatever the dice."""
    table = sight.table
    blitzers = [player for player, actions in sight.able.items() if BLITZ in actions]
    return [
        other
        for other in table.players(OTHER_SIDE[sight.side])
        if table.state[other] == STANDING
        and any(
            distance(table.place[player], table.place[other]) <= sight.far(player)
            for player in blitzers
        )
    ]


def _on_picker(action: _Action) -> Iterator[Opinion]:
    sight = _sight(action)
    where = action.table.ball
    if action.table.carrier != NOBODY or where <= 0:
        return
    found = sorted(ball.fetchers(sight), key=lambda each: -each.gain)
    legal = [
        player
        for player in sight.able
        if distance(action.table.place[player], where) <= sight.far(player)
    ]
    if action.player in legal and len(legal) > 1:
        ranked = [each.player for each in found]
        yield _ranked(PICKER, ranked, action.player, len(legal))


def _on_run(action: _Action, where: Square) -> Iterator[Opinion]:
    sight = _sight(action)
    if any(each.chance >= _IN_REACH for each in ball.score_now(sight) if each.action == MOVE):
        return
    seen: list[tuple[float, Square]] = []
    posts.plan_run(sight, set(), THOROUGH, seen)
    seen.sort(key=lambda each: -each[0])
    legal = {action.table.place[action.player], *sight.reach(action.player, True).chance}
    if len(legal) < 2:
        return
    near = sum(distance(sq, where) <= 1 for sq in legal) / len(legal)
    good = [distance(sq, where) <= 1 for _, sq in seen[:_BEST]]
    yield Opinion(RUN, good[0], near, any(good), 1 - (1 - near) ** _BEST)


def _on_reroll(table: Table, question: Question, answer: Code) -> Opinion:
    """Whatever it is rolled again with."""
    choice = rerolling.reroll(table, question, Traits())
    agreed = (choice == KEEP) == (answer == KEEP)
    return Opinion(REROLL, agreed, 0.5)


def _on_die(table: Table, question: Question, answer: Code) -> Iterator[Opinion]:
    """Where the dice show different faces, and one was taken."""
    faces = {first_of(each) for each in question.codes if verb_of(each) == FACE}
    if verb_of(answer) == FACE and len(faces) > 1:
        choice = rerolling.pick_face(table, question, Traits())
        agreed = verb_of(choice) == FACE and first_of(choice) == first_of(answer)
        yield Opinion(DIE, agreed, 1 / len(faces))


def _ranked(kind: str, ranked: Sequence[int], chosen: int, legal: int) -> Opinion:
    return Opinion(
        kind,
        ranked[:1] == [chosen],
        1 / legal,
        chosen in ranked[:_BEST],
        min(1.0, _BEST / legal),
    )
