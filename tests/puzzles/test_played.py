"""The best line of every puzzle, played at a table by the answers a coach gives, with kind dice."""

from __future__ import annotations

import pytest

from pigskin import Game
from pigskin.dice import HighestDice
from pigskin.driving import passive
from pigskin.pitch import HOME, square_text
from pigskin.puzzles import Puzzle, puzzles
from pigskin.questions import player_text

DICE = 200  # more than any turn rolls


def answers(game: Game, act: str) -> list[str]:
    """What a coach says for an act: "home 2 pass 17,3 to home 9" is three answers, or four."""
    words = act.split()
    said = [" ".join(words[:3])]
    at = 3
    while at < len(words):
        word = words[at]
        if word == "leap":
            said.append(f"leap {words[at + 1]}")
            at += 2
        elif word == "to":
            said += ["pass the ball", f"pass to {' '.join(words[at + 1 :])}"]
            at = len(words)
        elif word in ("home", "away"):
            verb = "hand off to" if word == words[0] else "block"
            said.append(f"{verb} {word} {words[at + 1]}")
            at += 2
        else:
            if word != "push":
                said.append(f"move {word}")
            at += 1
    return said


def scores(game: Game, said: list[str]) -> bool:
    """Do these answers bring a touchdown, if it is pushed and followed up as they need it?

    Opponents let it happen.
    """
    while not game.table.side(HOME).score:
        question = game.question
        assert question is not None
        there = [str(option) for option in question.options]
        if question.side != HOME:
            if question.kind == "turn":
                return False
            game.answer("nobody" if "nobody" in there else passive(question))
        elif question.kind in ("turn", "action", "target", "pass"):
            wanted = in_these_words(game, question.kind, said) if said else "end turn"
            if wanted in there:
                game.answer(wanted)
                said = said if question.kind == "target" else said[1:]
            elif "stop" in there:
                game.answer("stop")
            else:
                return False
        else:
            first, *others = [each for each in there if "re-roll" not in each]
            for way in others:
                other = game.copy()
                other.answer(way)
                if scores(other, said):
                    return True
            game.answer(first)
    return not said


def in_these_words(game: Game, kind: str, said: list[str]) -> str:
    """Whom he blitzes is named before he goes, where it is asked; who is thrown to has a square."""
    if kind == "target":
        return next(each for each in said if each.startswith("block ")).replace("block", "name")
    mate = said[0].removeprefix("pass to ")
    if mate in (said[0], "the ball"):
        return said[0]
    table = game.table
    there = {player_text(table, each): table.place[each] for each in table.players(HOME)}
    return f"pass to {square_text(there[mate])}" if mate in there else said[0]


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda each: f"{each.number}")
def test_the_best_line_is_played_to_a_touchdown(puzzle: Puzzle) -> None:
    game = puzzle.game().copy(HighestDice(DICE))
    said = [answer for act in puzzle.line for answer in answers(game, act)]
    assert scores(game, said)


def test_a_line_that_is_not_to_be_had_brings_none() -> None:
    for said in (["home 1 move", "move 22,8"], ["home 1 move", "move 2,2"]):
        assert not scores(puzzles()[0].game().copy(HighestDice(DICE)), said)
