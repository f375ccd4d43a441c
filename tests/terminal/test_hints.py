"""What the terminal says an answer needs is what the dice must then show."""

from __future__ import annotations

import pytest
from pairings import pairings

from pigskin import Dice, Game, ScriptedDice
from pigskin.contract.happenings import is_test
from pigskin.model import PASS
from pigskin.odds.hints import option_hint, rolls_of
from pigskin.odds.rehearsal import Roll, on_a_die
from pigskin.questions import (
    ACTIVATE,
    END_TURN,
    INTERCEPT,
    STOP,
    Question,
    first_of,
    second_of,
    verb_of,
)
from pigskin.terminal import words


def at(text: str, *answers: str) -> Game:
    """A position of BB2020 after some answers."""
    game = Game.from_position(text, edition="bb2020", seed=1)
    for answer in answers:
        game.answer(answer)
    return game


def hint(game: Game, answer: str) -> str:
    assert game.question is not None
    option = next(each for each in game.question.options if str(each) == answer)
    return option_hint(game, option.code)


def rolled(game: Game, since: int, player: int) -> list[Roll]:
    """The tests of a player, or to catch the ball, after some events; until one fails."""
    found: list[Roll] = []
    for kind, who, _, need, ok, _ in game.history.events[since:]:
        if kind == "end of turn":
            break
        if is_test(kind) and (who == player or kind == "catch"):
            found.append((kind, on_a_die(need)))
            if not ok:
                break
    return found


def venturesome(question: Question, dice: Dice) -> int:
    """An answer that leads to dice rather than to the end of the turn, and often to a throw."""
    codes = question.codes
    if dice.roll(12) > 1:
        codes = [each for each in codes if each not in (END_TURN, STOP)] or codes
    if dice.roll(3) == 1:
        throws = [each for each in codes if verb_of(each) == ACTIVATE and second_of(each) == PASS]
        codes = throws or codes
    return codes[dice.roll(len(codes)) - 1]


@pytest.mark.parametrize("edition, home, away", pairings(7))
def test_hints_and_rolls_agree(edition: str, home: str, away: str):
    game = Game(home, away, edition, seed=f"{home} {away}")
    dice = Dice(f"{away} {home}")
    agreed: set[str] = set()
    while game.question is not None:
        question = game.question
        answer = venturesome(question, dice)
        player = first_of(answer) if verb_of(answer) == INTERCEPT else question.player
        said = rolls_of(game, answer)
        since = len(game.history.events)
        game.answer(answer)
        real = rolled(game, since, player) if said else []
        assert real[:1] == said[:1] if real else True, (question, said, real)
        agreed.update(kind for kind, _ in real[:1])
    assert "go for it" in agreed
    assert "dodge" in agreed


# --- single hints -----------------------------------------------------------------------------

MARKED = "home 1 7,7 ma1 {} / away 1 20,7 / turn home 3"


@pytest.mark.parametrize(
    "skills, extra, need",
    [
        ("", "", "rush 2+, 83%"),
        ("Drunkard", "", "rush 3+, 67%"),
        ("", " / weather blizzard", "rush 3+, 67%"),
        ("", " / prayers 512 0", "rush 3+, 67%"),
        ("Drunkard", " / weather blizzard / prayers 512 512", "rush 6+, 17%"),
    ],
)
def test_a_rush_with_everything_that_spoils_it(skills: str, extra: str, need: str):
    game = at(MARKED.format(skills) + extra, "home 1 move", "move 8,7")
    assert hint(game, "move 9,7") == need


def test_a_jump_counts_the_worse_of_both_squares_and_a_leap_less():
    text = "home 1 7,7 {} / home 2 8,7 prone / away 1 10,7 / away 2 10,8 / turn home 3"
    assert hint(at(text.format(""), "home 1 move"), "leap 9,7") == "jump 5+, 33%"
    assert hint(at(text.format("Leap"), "home 1 move"), "leap 9,7") == "leap 4+, 50%"


def test_a_pass_goes_by_passing_ability_and_none_is_told():
    text = "home 1 5,7 ball pa{} / home 2 8,7 ag2 / away 1 20,7 / turn home 3"
    assert hint(at(text.format(2), "home 1 pass", "pass the ball"), "pass to 8,7") == (
        "quick, pass 2+, catch 2+, 69%"
    )
    without = at(text.format(0), "home 1 pass", "pass the ball")
    assert hint(without, "pass to 8,7") == "quick, fumbled for sure"


def test_ranges_are_told_with_what_they_need():
    game = at("home 1 5,7 ball pa3 / away 1 20,7 / turn home 3", "home 1 pass", "pass the ball")
    lines = [line.plain.strip() for line in words.option_lines(game, 40)]
    assert lines[1:5] == ["quick: pass 3+", "short: pass 4+", "long: pass 5+", "long bomb: pass 6+"]


def test_interference_is_told_with_the_catch_after_it():
    text = "home 1 5,7 ball pa2 / home 2 11,7 / away 1 8,7 ag2 / away 2 20,2 / turn home 3"
    game = Game.from_position(text, edition="bb2020", dice=ScriptedDice([6], Dice(1)))
    game.answer("home 1 pass")
    game.answer("pass the ball")
    game.answer("pass to 11,7")
    assert hint(game, "intercept with away 1") == "interfere 5+, catch 3+, 22%"


def test_a_throw_of_a_team_mate_with_the_hunger_before_it():
    text = (
        "home 1 8,7 st5 pa5 Throw Team-mate Always Hungry / home 2 7,7 st2 Right Stuff / "
        "away 1 20,7 / turn home 3"
    )
    game = at(text, "home 1 throw team-mate", "throw home 2")
    assert hint(game, "throw home 2 to 10,7") == "quick, always hungry 2+, throw team-mate 5+, 28%"
    lines = [line.plain.strip() for line in words.option_lines(game, 60)]
    assert "quick: always hungry 2+, throw team-mate 5+" in lines


def test_a_target_is_told_how_near_he_is_and_what_must_be_rolled_to_attack_him():
    text = (
        "home 1 7,7 Bone Head / away 1 8,7 pos:Lineman / away 2 12,7 Foul Appearance ball / "
        "away 3 7,8 prone / turn home 3"
    )
    game = at(text, "home 1 blitz")
    assert hint(game, "name away 1") == "beside, 1 die, bone head 2+, 83%"
    assert hint(game, "name away 2") == (
        "has the ball, 5 squares, bone head 2+, foul appearance 2+, 69%"
    )
    lines = [line.plain for line in words.option_lines(game, 60)]
    assert lines[0].startswith(" 1 Lineman  beside")


def test_a_gaze_and_a_block_of_a_blitz_that_must_be_rushed_for():
    gaze = at(
        "home 1 7,7 Hypnotic Gaze ag2 / away 1 8,7 / away 2 8,8 / turn home 3",
        "home 1 gaze", "name away 1",
    )
    assert hint(gaze, "Hypnotic Gaze on away 1") == "gaze 3+, 67%"
    blitz = at(
        "home 1 6,7 ma1 / away 1 8,7 / turn home 3", "home 1 blitz", "move 7,7"
    )
    assert hint(blitz, "block away 1") == "1 die, down 50%, turnover 33%, rush 2+, 83%"


def test_a_call_is_argued_on_a_six_and_bought_off_on_a_two():
    game = Game.from_position(
        "home 1 7,7 / home 2 9,9 / away 1 8,7 prone / turn home 3 / bribes 1 0",
        edition="bb2020", dice=ScriptedDice([1, 1], Dice(1)),
    )
    game.answer("home 1 foul")
    game.answer("foul away 1")
    assert hint(game, "argue the call") == "6+, 17%"
    assert hint(game, "bribe the referee") == "2+, 83%"


# --- who may intercept ------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
def test_the_list_of_receivers_names_who_may_intercept(rules: str):
    position = "home 7 5,7 ball / home 5 10,7 / home 6 5,10 / away 1 8,7 / away 9 9,7 / away 3 20,7"
    game = Game.from_position(position, rules)
    game.answer("home 7 pass")
    game.answer("pass the ball")
    wide = " ".join(line.plain.strip() for line in words.option_lines(game, 60))
    assert "1 and 9 may intercept" in wide
    assert wide.count("may intercept") == 1  # nobody is on the way to home 6
    narrow = [line.plain for line in words.option_lines(game, 23)]
    assert narrow[0].startswith(" 6 quick")  # the nearest first
    assert narrow[1].startswith(" 5 short")
    assert narrow[1].endswith("!1,9")


def test_without_interceptions_nobody_is_named():
    position = "home 7 5,7 ball / home 5 10,7 / away 1 8,7"
    game = Game.from_position(position, options={"interceptions": False})
    game.answer("home 7 pass")
    game.answer("pass the ball")
    assert not any("intercept" in line.plain for line in words.option_lines(game, 60))
