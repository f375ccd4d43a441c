"""What a typed line means in play: answers one after the other, and when to ask back."""

from __future__ import annotations

from pigskin.contract.asking import named
from pigskin.dice import HighestDice
from pigskin.game import Game
from pigskin.model import NOBODY, USED, Table
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.odds.reach import Reach
from pigskin.pitch import distance, square, square_text
from pigskin.questions import ANNOUNCE_PASS, KICK_TO, STEP, Question, code, player_of
from pigskin.typed.actions import actions_of
from pigskin.typed.prompts import Unclear, compound, joined, path_squares, understand


def meant(game: Game, question: Question, typed: str) -> list[Code]:
    """All the answers that a typed line stands for: "5 blitz 4" declares and names the victim."""
    both = compound(game.table, question, typed)
    return carried_out(game, *both) if both is not None else intended(game.table, question, typed)


def intended(table: Table, question: Question, typed: str, focus: PlayerNo = NOBODY) -> list[Code]:
    """The answers that typed words stand for: one, or the steps of a walk."""
    path = path_squares(table, question, typed)
    if not path:
        return [understand(table, question, typed, focus)]
    player = question.player
    here = table.place[player]
    if path == [here]:
        raise Unclear(f"He is in {square_text(here)} already; stop ends his action")
    if not joined(here, path):
        if len(path) > 1:
            raise Unclear("The squares of a path must lie side by side")
        path = way_to(table, player, path[0], typed.rstrip().endswith("!"))
    if code(STEP, path[0]) not in question.codes:
        raise Unclear(f"{square_text(path[0])} cannot be entered now")
    return [code(STEP, sq) for sq in path]


def carried_out(game: Game, declared: Code, then: str) -> list[Code]:
    """A declaration and what is to come after it at once; a copy of the game says if it can."""
    trial = game.copy(HighestDice())  # what the real ones will show is nobody's business
    trial.answer(declared)
    return [declared, *following(trial, player_of(declared), then)]


def following(trial: Game, player: PlayerNo, then: str) -> list[Code]:
    """What comes after a declaration: perhaps the name of the victim, then the words typed.

    `trial` is a copy in which the action has been declared.
    """
    answers: list[Code] = []
    number = then.split()[-1]
    question = trial.question
    if question is not None and question.kind == "target":
        if not number.isdecimal():
            raise Unclear("Say first whom he is after: the action and a shirt number")
        answers.append(understand(trial.table, question, number))
        trial.answer(answers[0])
        question = trial.question
    if question is None or question.player != player:
        return answers
    target = trial.table.target
    if target >= 0 and number.isdecimal():
        if trial.table.profiles[target].number != int(number):
            raise Unclear(f"{named(trial.table, target)} is the only one he can name")
        if distance(trial.table.place[player], trial.table.place[target]) > 1:
            return answers  # named; he has to get there first
    if ANNOUNCE_PASS in question.codes and then.startswith("pass "):
        trial.answer(ANNOUNCE_PASS)
        answers.append(ANNOUNCE_PASS)
        if trial.question is not None and trial.question.kind == "pass":
            answers.append(understand(trial.table, trial.question, then.partition(" ")[2]))
    elif question.kind in ("action", "bomb"):
        answers.extend(intended(trial.table, question, then))
    return answers


def way_to(table: Table, player: PlayerNo, to: Square, risky: bool) -> list[Square]:
    """The way to a square further off: without a roll, or the safest one if rolls are wanted."""
    if table.player_at(to) != NOBODY:
        raise Unclear(f"somebody is in {square_text(to)}")
    safe = Reach(table, player, table.moved, table.rushes, False, leaping=False)
    if safe.chance.get(to, 0.0) == 1.0:
        return safe.path(to)
    reach = Reach(table, player, table.moved, table.rushes, True, leaping=False)
    if to not in reach.chance:
        raise Unclear(f"{square_text(to)} is out of reach")
    if not risky:
        percent = round(100 * reach.chance[to])
        raise Unclear(
            f"{square_text(to)} cannot be reached without a roll; the safest way is about "
            f"{percent}%. Type {square_text(to)}! to try it"
        )
    return reach.path(to)


def deep_middle(table: Table) -> Code:
    """A kick that seldom leaves the pitch."""
    return code(KICK_TO, square(19 if table.kicking == 0 else 6, 7))


def doubt_to_end(table: Table, question: Question) -> str:
    """Why one might not want to end the turn yet: the ball carrier or most players may still act.

    Whoever has acted counts against those who may; the prone may act, the stunned may not.
    """
    able = actions_of(question)
    if not able:
        return ""
    used = sum(
        1
        for player in table.players(question.side)
        if table.place[player] and table.marks[player] & USED
    )
    if not used:
        return "Nobody has acted this turn"
    for carrier in table.carriers():
        if carrier in able:
            return f"{named(table, carrier)} has the ball and has not acted"
    if len(able) > used:
        return f"{len(able)} of {len(able) + used} players have not acted"
    return ""
