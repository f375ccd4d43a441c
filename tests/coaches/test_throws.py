"""The veteran's throws: the ball in the last turn of a half, and team-mates with it."""

from __future__ import annotations

from pigskin import Game, ScriptedDice, edition
from pigskin.coaches.veteran import VeteranCoach
from pigskin.options import Options
from pigskin.position import parse


def at(text: str, dice: list[int | str], rules: str = "bb2020") -> Game:
    return Game.at(parse(text, edition(rules), Options(), ScriptedDice(dice)))


def turn_of(game: Game) -> list[str]:
    """The veteran plays the turn at hand: what he answered."""
    coach = VeteranCoach()
    side = game.table.active
    told: list[str] = []
    while game.question is not None and game.table.active == side:
        answer = coach.choose(game)
        told.append(str(game.question.options[game.question.codes.index(answer)]))
        game.answer(answer)
    return told


def test_the_ball_is_thrown_to_who_can_run_in() -> None:
    text = "home 1 9,7 ball Pass / home 2 19,7 Catch / away 1 3,10 / away 2 22,14 / turn home 8"
    game = at(text, [6, 6])  # an accurate throw, and a catch
    told = turn_of(game)
    assert "home 1 pass" in told
    assert "pass to 19,7" in told
    assert game.table.home.score == 1
