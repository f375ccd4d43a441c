"""What a coach would do here, with its chances and his reasons.

    >>> from pigskin import Game
    >>> from pigskin.coaches.advice import advise
    >>> game = Game.from_position("home 1 20,7 ball / away 1 10,7 / turn home 8", "bb2020")
    >>> best = advise(game)[0]
    >>> best.words, best.reason
    ('home 1 runs in', 'it is the last turn of the half')
    >>> best.answers[0], best.chance
    ('home 1 move', 1.0)

Whoever is asked now is advised: in his turn the best few things to do next, in the middle of
something the answer that the veteran would give. He knows what the coach knows: dice to come are
others, and so is a hidden hand. Chances are exact (`pigskin.odds`), gains are what the planning
coaches think (`ranking`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.coaches import advice_words
from pigskin.coaches.deeds import Deed, answers_by, answers_of, deed_of
from pigskin.coaches.figures import Figures, figures_of
from pigskin.coaches.lending import lent
from pigskin.coaches.planning.acts import Act
from pigskin.coaches.ranking import Ranking
from pigskin.coaches.veteran import VeteranCoach
from pigskin.contract.answers import option_text
from pigskin.contract.arguments import Json
from pigskin.model import ACTION_NAMES, NOBODY, NOWHERE, Table
from pigskin.numbers import Code, Square
from pigskin.odds.again import REROLLS, chance_again
from pigskin.odds.hints import hint_of
from pigskin.odds.masks import BIT
from pigskin.pitch import ON_PITCH, column, row
from pigskin.questions import (
    ACTIVATE,
    APOTHECARY,
    END_TURN,
    FOLLOW,
    HAND_TO,
    HIT,
    KICK_HIM,
    PASS_TO,
    PLACE,
    PUSH_TO,
    SKILL_ON,
    SKILL_REROLL,
    STEP,
    USE,
    Question,
    code,
    player_of,
    player_text,
    second_square,
    square_of,
    verb_of,
)

if TYPE_CHECKING:
    from pigskin.game import Game

MOST: Final = 3  # things to do that are told
# Why some questions are answered as they are, whatever the table looks like.
_HABITS: Final = {
    "toss": "a coin", "kick or receive": "first to score", "set-up": "a formation",
    "kick": "deep in the middle", "touchback": "safe hands", "high kick": "safe hands",
    "intercept": "safe hands", "which result": "less harm", "bribe": "he may stay",
}  # fmt: skip
_SMALL: Final = 0.01  # touchdowns: a plan that gains less is not worth telling


class Advice:
    """One thing to do: the answers it takes, what it brings, and why."""

    def __init__(self, deed: str, why: str, answers: list[str]) -> None:
        self.deed = deed  # what kind of thing it is; advice_words has a sentence for each
        self.why = why  # the reason, by its name
        self.answers = answers  # to be given in this order, as far as the dice let one
        self.player = ""  # who does it, and to whom
        self.other = ""
        self.path: list[tuple[int, int]] = []  # the squares he enters
        self.moves: list[tuple[str, int, int]] = []  # of several players: who goes where
        self.rising: list[str] = []  # ... and who gets up
        self.dice = 0  # of a block, negative where the other coach chooses
        self.chance: float | None = None  # that it comes off, as rolled
        self.again: float | None = None  # ... with a re-roll of the team
        self.risk: float | None = None  # that the turn is lost by it
        self.gain: float | None = None  # in touchdowns, beside ending the turn now
        self.before: float | None = None  # what the reason is about, as it is and as it will be
        self.after: float | None = None
        self.mate = ""  # another player the reason is about

    @property
    def words(self) -> str:
        """What to do, in a line."""
        return advice_words.words(self)

    @property
    def reason(self) -> str:
        """Why."""
        return advice_words.reason(self)

    @property
    def json(self) -> dict[str, Json]:
        """Everything, as the web table is told."""
        return {
            "deed": self.deed, "why": self.why, "answers": [*self.answers],
            "player": self.player, "other": self.other,
            "path": [[*square] for square in self.path],
            "moves": [[*move] for move in self.moves], "rising": [*self.rising], "dice": self.dice,
            "chance": self.chance, "again": self.again, "risk": self.risk, "gain": self.gain,
            "before": self.before, "after": self.after, "mate": self.mate,
            "words": self.words, "reason": self.reason,
        }  # fmt: skip


def advise(game: Game) -> list[Advice]:
    """The best things to do for whoever is asked, the best first; nothing once it is over."""
    if game.question is None:
        return []
    with lent(game) as seen:
        question = seen.question
        assert question is not None
        codes = answers_by(seen, VeteranCoach())
        if question.kind == "turn":
            return _for_turn(seen, question, codes)
        if question.kind == "action":
            return [_in_action(seen, codes)]
        return [_answer(seen, question, codes)]


# --- the turn -----------------------------------------------------------------------------------


def _for_turn(game: Game, question: Question, codes: list[Code]) -> list[Advice]:
    if verb_of(codes[0]) not in (ACTIVATE, END_TURN):
        return [_answer(game, question, codes)]  # something from beside the pitch comes first
    ranking = Ranking(game.table, question)
    deed = deed_of(codes)
    if deed is None:
        found = [of_end()]
    elif _planned(ranking, deed):
        found = [of_plan(game, ranking, codes)]
    else:
        found = [of_deed(game, ranking, deed, codes)]
    seen = {_mark(each) for each in found}
    others = [of_act(game, ranking, act) for act in ranking.options()[: MOST + 1]]
    if ranking.team.acts and ranking.team.gain > _SMALL:
        first = answers_of(game, ranking.team.acts[0])
        others.append(of_plan(game, ranking, first))
    others.sort(key=lambda each: -(each.gain or 0.0))
    for each in others:
        if len(found) < MOST and _mark(each) not in seen and each.answers:
            seen.add(_mark(each))
            found.append(each)
    return found


def _mark(advice: Advice) -> tuple[str, str]:
    """What is told once: a plan, and what somebody does to somebody."""
    return ("", "") if advice.moves else (advice.player, advice.other or advice.deed)


def _planned(ranking: Ranking, deed: Deed) -> bool:
    """Is it the part of one player in a plan for several?"""
    if deed.other != NOBODY or verb_of(deed.last) == PASS_TO:
        return False
    return any(act.player == deed.player and act.to == deed.to for act in ranking.team.acts)


def of_end() -> Advice:
    """Nothing more."""
    found = Advice("end turn", "nothing left", ["end turn"])
    found.gain = 0.0
    return found


def of_act(game: Game, ranking: Ranking, act: Act) -> Advice:
    """An act, with the answers that carry it out."""
    codes = answers_of(game, act)
    deed = deed_of(codes)
    if deed is None:
        return of_end()
    found = of_deed(game, ranking, deed, codes, act.why)
    found.gain = ranking.worth(act)
    return found


def of_deed(
    game: Game, ranking: Ranking, deed: Deed, codes: list[Code], why: str = ""
) -> Advice:
    """What one player does, with the chances of his rolls."""
    table = game.table
    name = _name(ranking, deed, why)
    if name == "fetch":  # with the ball in hand one looks again
        codes = codes[: codes.index(code(STEP, ranking.sight.field.ball)) + 1]
        deed = deed_of(codes) or deed
    found = Advice(name, "", _texts(game, codes))
    _who(found, table, deed)
    _chances(found, figures_of(game, codes))
    found.gain = ranking.of_deed(deed)
    _explain(found, ranking, deed)
    return found


def _who(found: Advice, table: Table, deed: Deed) -> None:
    found.player = player_text(table, deed.player)
    other = deed.other
    if verb_of(deed.last) == PASS_TO:
        other = table.player_at(square_of(deed.last))
    found.other = "" if other == NOBODY else player_text(table, other)
    found.path = [_place(square) for square in deed.path]


def _chances(found: Advice, figures: Figures) -> None:
    found.chance, found.again, found.risk = figures.chance, figures.again, figures.risk
    found.dice = figures.dice


def _name(ranking: Ranking, deed: Deed, why: str) -> str:
    """The kind of thing a deed is."""
    sight, verb = ranking.sight, verb_of(deed.last)
    if verb in (HIT, SKILL_ON, KICK_HIM, HAND_TO, PASS_TO):
        return ACTION_NAMES[deed.action]
    if sight.table.carrier == NOBODY and sight.table.ball in deed.path:
        return "fetch"
    if sight.table.has_ball(deed.player):
        return "score" if sight.field.end_zone(sight.side) & BIT[deed.to] else "carry"
    return why if why in ("help", "slip") else "move"


def _explain(found: Advice, ranking: Ranking, deed: Deed) -> None:
    """The reason for what one player does."""
    sight = ranking.sight
    table = sight.table
    if found.deed in ("block", "blitz"):
        found.why = "an opponent down"
        if table.has_ball(deed.other):
            found.why = "their carrier"
        elif ranking.clears(deed):
            found.why = "clears the way"
        elif _hits_crowd(ranking, deed):
            found.why = "the crowd"
    elif found.deed in ("score", "hand-off", "pass"):
        found.why = "last turn" if sight.last_turn else "time to score"
        if ranking.delivers(deed.last):
            found.why = "better hands"
    elif found.deed == "fetch":
        found.why = "the ball"
    elif found.deed == "foul":
        found.why = "he lies there"
    elif found.deed in ("move", "help"):
        helped = _helped(ranking, deed)
        found.why = "safe first" if found.risk == 0 and ranking.fetches else "a better place"
        if helped is not None:
            found.deed, found.why = "help", "help"
            found.mate = player_text(table, helped.player)
            found.other = player_text(table, player_of(helped.last))
    else:
        found.why = "a better place"


def _hits_crowd(ranking: Ranking, deed: Deed) -> bool:
    """Could the victim of a block be pushed off the pitch from where it comes?"""
    table = ranking.sight.table
    here, source = table.place[deed.other], deed.to or table.place[deed.player]
    step = row(here) - row(source)
    return not 0 <= row(here) + step <= 14 or (step == 0 and row(here) in (0, 14))


def _helped(ranking: Ranking, deed: Deed) -> Act | None:
    """The block that somebody who moves would help with: the one that gains most."""
    beside = [
        act
        for act in (*ranking.blocks, *ranking.blitzes)
        if act.player != deed.player and act.dice < 2 and verb_of(act.last) == HIT
        and deed.to and _near(ranking.sight.table.place[player_of(act.last)], deed.to)
    ]  # fmt: skip
    return max(beside, key=lambda act: act.gain, default=None)


def _near(one: Square, two: Square) -> bool:
    return max(abs(column(one) - column(two)), abs(row(one) - row(two))) == 1


def of_plan(game: Game, ranking: Ranking, codes: list[Code]) -> Advice:
    """A plan for several players who move: the carrier with his guard, or everybody's posts."""
    table, team, judge = game.table, ranking.team, ranking.sight.judge
    field = ranking.sight.field
    carries = any(act.player == field.carrier for act in team.acts)
    found = Advice("carry" if carries else "posts", "", _texts(game, codes))
    deed = deed_of(codes)
    if deed is not None:
        _who(found, table, deed)
        _chances(found, figures_of(game, codes))
    found.gain = team.gain
    found.moves = [
        (player_text(table, act.player), *_place(act.to))
        for act in team.acts
        if act.to != NOWHERE
    ]
    found.rising = [player_text(table, act.player) for act in team.acts if act.to == NOWHERE]
    found.why = "a better place"
    if ranking.sight.mine(field.carrier):
        found.why = "the ball is safer"
        found.player = player_text(table, field.carrier) if carries else found.player
        found.before = judge.lost(field.carrier)
        with ranking.as_planned():
            found.after = judge.lost(field.carrier)
        if found.after >= found.before:
            found.why, found.before, found.after = "a better place", None, None
            if carries:
                found.why = "nearer to scoring"
    elif field.carrier != NOBODY:
        found.why = "in their way"
    else:
        found.why = "nearer to the ball"
    return found


# --- in the middle of something -------------------------------------------------------------------


def _in_action(game: Game, codes: list[Code]) -> Advice:
    """The rest of an action."""
    table = game.table
    deed = deed_of([code(ACTIVATE, table.actor, table.action), *codes])
    assert deed is not None
    verb = verb_of(deed.last)
    name = "stop"
    if verb in (HIT, KICK_HIM, HAND_TO, PASS_TO):
        name = ACTION_NAMES[table.action]
    elif deed.path:
        name = "fetch" if table.carrier == NOBODY and table.ball in deed.path else "move"
        if table.has_ball(table.actor):
            name = "carry"
    found = Advice(name, "goes on" if name != "stop" else "far enough", _texts(game, codes))
    _who(found, table, deed)
    _chances(found, figures_of(game, codes))
    return found


def _answer(game: Game, question: Question, codes: list[Code]) -> Advice:
    """The answer to a single question, or the whole of a set-up."""
    table, first = game.table, codes[0]
    if question.kind == "set-up":
        return _set_up(game)
    found = Advice("answer", _reason_for(game, question, first), _texts(game, codes[:1]))
    if question.player != NOBODY:
        found.player = player_text(table, question.player)
    if question.other != NOBODY:
        found.other = player_text(table, question.other)
    if verb_of(first) == PUSH_TO:
        found.path = [_place(square_of(first))]
    if verb_of(first) in REROLLS:
        again = chance_again(game, question, first)
    else:
        _, again = hint_of(game, first)
    found.chance = None if again is None else float(again)
    return found


def _reason_for(game: Game, question: Question, answer: Code) -> str:
    """Why a single question is answered so: by its kind."""
    kind, verb = question.kind, verb_of(answer)
    if kind in ("re-roll", "re-roll block", "block dice"):
        if verb == SKILL_REROLL:
            return "costs no re-roll"
        if verb in REROLLS:
            return "worth a re-roll"
        return "the best die" if kind == "block dice" else "not worth a re-roll"
    if kind == "push":
        return "a better place" if ON_PITCH[square_of(answer)] else "the crowd"
    if kind == "follow up":
        return "stays close" if answer == FOLLOW else "keeps his place"
    if kind.startswith("apothecary"):
        return "worth the apothecary" if answer == APOTHECARY else "the apothecary is kept"
    if kind == "use skill":
        return "use it" if verb == USE else "better without"
    return _HABITS.get(kind, "habit")


def _set_up(game: Game) -> Advice:
    """All players placed, one after the other."""
    found = Advice("set-up", _HABITS["set-up"], [])
    trial, coach = game.copy(), VeteranCoach()
    side = game.question.side if game.question is not None else 0
    while trial.question is not None and trial.question.kind == "set-up":
        if trial.question.side != side:
            break
        answer = coach.choose(trial)
        found.answers.append(option_text(trial.table, answer))
        if verb_of(answer) == PLACE:
            who = player_text(trial.table, player_of(answer))
            found.moves.append((who, *_place(second_square(answer))))
        trial.answer(answer)
    return found


def _texts(game: Game, codes: list[Code]) -> list[str]:
    return [option_text(game.table, each) for each in codes]


def _place(square: Square) -> tuple[int, int]:
    return column(square), row(square)
