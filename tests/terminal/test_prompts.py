"""What may be typed, what it means, and what is said when it means nothing."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest

from pigskin import Dice, Game, ScriptedDice, edition
from pigskin.contract.answers import option_text
from pigskin.options import Options
from pigskin.pitch import parse_square
from pigskin.position import parse
from pigskin.teams import ready_team
from pigskin.teams.reading import inducements
from pigskin.terminal import asking, words
from pigskin.terminal.app import Match
from pigskin.terminal.screen import Screen
from pigskin.typed.intents import way_to
from pigskin.typed.prompts import Unclear, path_squares, understand

DUEL = "home 1 7,7 / home 5 3,3 / away 1 8,7 Dodge / away 3 20,7 / ball 5,5 / turn home 3"


def at(text: str = DUEL, dice: tuple[int | str, ...] = ()) -> Game:
    return Game.at(parse(text, edition("lrb6"), Options(), ScriptedDice(dice)))


def means(game: Game, typed: str) -> str:
    assert game.question is not None
    return option_text(game.table, understand(game.table, game.question, typed))


def said(game: Game, *typed: str) -> str:
    """What is said at the table when people type these lines."""
    out = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in typed))
    Match(Screen(out, source, 120, 40), game, (None, None)).run()
    return " ".join(out.getvalue().split())


def refused(game: Game, typed: str) -> str:
    assert game.question is not None
    with pytest.raises(Unclear) as problem:
        understand(game.table, game.question, typed)
    return str(problem.value)


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("1 move", "home 1 move"),
        ("1 m", "home 1 move"),
        ("move 1", "home 1 move"),
        ("home 1 block", "home 1 block"),
        ("1 blo", "home 1 block"),
        ("1 z", "home 1 blitz"),
        ("  1   BLITZ ", "home 1 blitz"),
        ("5 hand", "home 5 hand-off"),
        ("end", "end turn"),
        ("e", "end turn"),
        ("#1", "end turn"),
    ],
)
def test_a_turn_is_answered_by_player_and_action(typed: str, meant: str):
    assert means(at(), typed) == meant


@pytest.mark.parametrize(
    "typed, why",
    [
        ("9 move", "home has no player 9"),
        ("5 block", "5  may move (m), blitz (z)"),
        ("1", "may move (m), blitz (z), block (b)"),
        ("1 bl", "may move (m)"),
        ("dance", "'dance' is no answer here"),
        ("", "Type an answer"),
        ("0", "home has no player 0"),
        ("#99", "they go from 1 to"),
    ],
)
def test_a_turn_that_is_not_understood_says_why(typed: str, why: str):
    assert why in refused(at(), typed)


def test_a_bare_number_is_remembered_for_the_next_line():
    game = at()
    source = io.StringIO("5\nmove\n")
    out = io.StringIO()
    Match(Screen(out, source, 80, 24), game, (None, None)).run()
    assert game.table.actor == 1 or "home 5" in out.getvalue()
    assert "home 5> move" in out.getvalue()


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("6,6", "move 6,6"),
        ("nw", "move 6,6"),
        ("move 7,6", "move 7,6"),
        ("n", "move 7,6"),
        ("stop", "stop"),
        (".", "stop"),
        ("1", "stop"),
        ("2", "move 6,6"),
    ],
)
def test_a_step_is_a_square_or_a_direction(typed: str, meant: str):
    game = at()
    game.answer("home 1 move")
    assert means(game, typed) == meant


@pytest.mark.parametrize(
    "typed, why",
    [
        ("20,20", "off the pitch"),
        ("8,7", "8,7 is occupied by away 1"),
        ("77", "There is no answer 77"),
        ("up", "'up' is no answer here"),
    ],
)
def test_a_step_that_cannot_be_says_why(typed: str, why: str):
    game = at()
    game.answer("home 1 move")
    assert why in refused(game, typed)


def test_a_block_is_named_by_the_number_of_the_opponent():
    game = at()
    game.answer("home 1 block")
    assert means(game, "block 1") == "block away 1"
    assert means(game, "away 1") == "block away 1"
    assert means(game, "b") == "block away 1"


def test_paths_are_squares_directions_or_counted_directions():
    game = at()
    game.answer("home 5 move")
    assert game.question is not None

    def squares(typed: str) -> list[int]:
        assert game.question is not None
        return path_squares(game.table, game.question, typed)

    expected = [parse_square(text) for text in ("4,3", "5,3", "6,4")]
    assert squares("4,3 5,3 6,4") == expected
    assert squares("e e se") == expected
    assert squares("e2 se") == expected
    assert squares("move 4,3 5,3 6,4") == expected
    assert squares("stop") == []
    with pytest.raises(Unclear, match="off the pitch"):
        squares("n5")


def test_a_far_square_is_walked_to_without_a_roll_or_not_at_all():
    game = at()
    game.answer("home 5 move")
    assert len(way_to(game.table, 1, parse_square("8,3"), False)) == 5
    with pytest.raises(Unclear, match=r"cannot be reached without a roll.*Type 11,3!"):
        way_to(game.table, 1, parse_square("11,3"), False)
    assert len(way_to(game.table, 1, parse_square("11,3"), True)) == 8
    with pytest.raises(Unclear, match="out of reach"):
        way_to(game.table, 1, parse_square("20,3"), True)


def test_steps_show_the_rolls_they_need():
    game = at()
    game.answer("home 1 move")
    assert game.question is not None
    marks = words.step_marks(game, 3)
    assert marks[parse_square("6,6")] == "3+"
    assert marks[parse_square("7,6")] == "4+"
    lines = [line.plain for line in words.option_lines(game, 60)]
    assert " 2 nw 6,6  dodge 3+, 67%" in lines


def test_going_for_it_and_picking_up_are_shown_too():
    game = at("home 1 7,7 ma1 / away 1 20,7 / ball 9,7 / turn home 3", (6, 6))
    game.answer("home 1 move")
    game.answer("move 8,7")
    assert game.question is not None
    marks = words.step_marks(game, 3)
    assert marks[parse_square("9,6")] == "2+"
    lines = [line.plain for line in words.option_lines(game, 60)]
    assert any("9,7  go for it 2+, pick-up 3+" in line for line in lines)


def test_block_targets_show_dice_and_who_chooses():
    game = at("home 1 7,7 st5 / home 2 1,1 / away 1 8,7 / away 2 7,8 st7 / turn home 3")
    assert game.question is not None
    turn = [line.plain for line in words.option_lines(game, 60)]
    assert "block (1: 2d, 2: -2d)" in turn[0]
    game.answer("home 1 block")
    lines = [line.plain for line in words.option_lines(game, 60)]
    assert any("block away 1  2 dice, you choose" in line for line in lines)
    assert any("block away 2  2 dice, they choose" in line for line in lines)


def test_a_re_roll_says_roll_target_and_what_is_left():
    game = at(DUEL + " / rerolls 2 0", (2,))
    game.answer("home 1 move")
    game.answer("move 6,6")
    assert game.question is not None
    asked = asking.asked(game.table, game.question)
    assert "rolled 2 for dodge, needs 3+" in asked
    assert "2 team re-rolls left" in asked
    assert means(game, "r") == "team re-roll"
    assert means(game, "keep") == "keep the roll"
    assert means(game, "k") == "keep the roll"
    assert means(game, "n") == "keep the roll"
    assert means(game, "y") == "team re-roll"
    assert means(game, "yes") == "team re-roll"


def test_yes_to_a_re_roll_is_not_enough_where_there_are_two():
    text = DUEL.replace("home 1 7,7", "home 1 7,7 Dodge")
    game = at(text + " / rerolls 2 0", (2,))
    game.answer("home 1 move")
    game.answer("move 6,6")
    assert "With which? Type " in refused(game, "y")
    assert "team re-roll" in refused(game, "y")
    assert "re-roll with Dodge" in refused(game, "y")


def test_block_dice_are_shown_with_what_they_do():
    game = at(DUEL + " / rerolls 1 0", ("both down",))
    game.answer("home 1 block")
    game.answer("block away 1")
    assert game.question is not None
    assert "[both down]" in asking.asked(game.table, game.question)
    lines = [line.plain for line in words.option_lines(game, 70)]
    assert any("both go down" in line for line in lines)


def test_yes_and_no_stand_for_use_and_decline():
    game = at(DUEL, ("stumble",))
    game.answer("home 1 block")
    game.answer("block away 1")
    assert means(game, "y") == "use Dodge"
    assert means(game, "n") == "do not use Dodge"


def test_every_question_of_many_games_can_be_put_into_words():
    from pigskin.coaches.random import RandomCoach

    seen: set[str] = set()
    for seed, (home, away) in enumerate(
        [("vampire", "goblin"), ("ogre", "halfling"), ("necromantic", "dark_elf"), ("slann", "orc")]
    ):
        game = Game(home, away, seed=seed, dice=Dice(seed))
        coach = RandomCoach(seed)
        while game.question is not None:
            question = game.question
            seen.add(question.kind)
            asked = asking.asked(game.table, question)
            assert "{" not in asked
            assert "nobody" not in asked or "whom" in asked or "nobody" in question.kind, asked
            assert words.option_lines(game, 40)
            assert understand(game.table, question, "#1") == question.codes[0]
            game.answer(coach.choose(game))
    assert {"turn", "action", "push", "block dice", "follow up", "re-roll"} <= seen


def test_the_inducement_shop_shows_prices_and_what_is_left():
    team = ready_team("lrb6", "human")
    poor = replace(team, rerolls=0, players=team.players[:11])
    game = Game(poor, "orc", seed=1)
    assert game.question is not None
    assert game.question.kind == "inducements"
    asked = asking.asked(game.table, game.question)
    assert f"home may spend {game.table.home.budget}k" in asked
    lines = [line.plain for line in words.option_lines(game, 60)]
    assert lines[0].endswith("done")
    assert all(line.endswith("k") for line in lines[1:] if "list" not in line)
    assert any("Bloodweiser" in line for line in lines)
    assert means(game, "buy blood").startswith("buy Bloodweiser")
    assert means(game, "done") == "done"


def test_the_shop_says_what_everything_does():
    team = ready_team("lrb6", "human")
    poor = replace(team, rerolls=0, players=team.players[:11])
    shown = said(Game(poor, "orc", seed=1), "list")
    assert "list: more on each" in shown
    assert inducements("lrb6")["bribes"].text in shown
    assert "MA 6 ST 3 AG 3 AV 8; no skills" in shown  # a mercenary lineman


# --- words that could mean something else -------------------------------------------------------

ALONE = "home 5 5,5 / home 6 5,8 / away 5 20,5 prone / away 6 20,8"


@pytest.mark.parametrize("typed", ["5 b", "5 block", "5 b 6", "5 block 6"])
def test_a_block_that_is_not_to_be_had_does_not_spend_the_blitz(typed: str):
    game = Game.from_position(ALONE)
    assert "5 cannot block: nobody stands beside home 5" in said(game, typed)
    assert not game.events


def test_a_beginning_that_could_be_two_actions_is_none():
    game = Game.from_position(ALONE)
    with pytest.raises(Unclear, match="'bl' could be block or blitz; 5"):
        means(game, "5 bl")
    assert means(game, "5 bli") == "home 5 blitz"
    assert means(game, "5 z") == "home 5 blitz"


@pytest.mark.parametrize("typed", ["b", "blitz", "f"])
def test_an_action_without_a_player_is_nobodys(typed: str):
    with pytest.raises(Unclear, match="Type his number too"):
        means(Game.from_position(ALONE), typed)


def test_a_letter_after_a_number_alone_spends_nothing_either():
    game = Game.from_position(ALONE)
    assert "5 cannot block" in said(game, "5", "b")
    assert not game.events


@pytest.mark.parametrize(
    "typed, why",
    [
        ("5 foul 5", "away 5 is 15 squares away from home 5; type 5 foul, walk there, then foul"),
        ("5 foul 6", "away 6 is on his feet"),
        ("5 foul 9", "away has no player 9"),
    ],
)
def test_a_foul_out_of_reach_is_refused_with_the_reason(typed: str, why: str):
    game = Game.from_position(ALONE)
    assert why in said(game, typed)
    assert not game.events  # nothing is declared


@pytest.mark.parametrize(
    "position, typed, why",
    [
        ("home 5 5,5 / away 6 20,8", "5 foul", "5 cannot foul: nobody of away is down"),
        ("home 5 5,5 / away 6 20,8", "5 f 6", "5 cannot foul: nobody of away is down"),
        (ALONE + " / used blitz", "5 z", "5 cannot blitz: the blitz of this turn is used"),
    ],
)
def test_what_is_not_offered_has_a_reason(position: str, typed: str, why: str):
    assert why in said(Game.from_position(position), typed)


@pytest.mark.parametrize(
    "typed, why",
    [
        (("5 foul", "foul 5"), "away 5 is 15 squares away from home 5; walk to him first"),
        (("5 foul", "foul 6"), "away 6 is on his feet"),
        (("5 foul", "foul 9"), "away has no player 9"),
        (("5 blitz", "block 6"), "away 6 is 15 squares away from home 5; walk to him first"),
        (("5 blitz", "b 5"), "away 5 is prone"),
        (("5 move", "block 6"), "home 5 has declared a move, not a block or a blitz"),
        (("5 blitz", "foul 5"), "home 5 has declared a blitz, not a foul"),
        (("5 move", "hand off to home 6"), "home 5 has declared a move, not a hand-off"),
        (("5 move", "team re-roll"), "a re-roll follows a roll"),
        (("block away 6",), "nobody acts yet; an action is declared first, such as home 5 blitz"),
        (("bribe the referee",), "a bribe is paid when somebody is sent off"),
    ],
)
def test_whom_he_cannot_get_at_while_he_acts(typed: tuple[str, ...], why: str):
    assert why in said(Game.from_position(ALONE), *typed)


def test_a_shirt_number_that_cannot_be_has_its_reason():
    game = Game.from_position(
        "home 1 5,7 ball / home 2 11,7 / away 3 8,7 / away 4 8,12 / away 5 9,7 prone"
    )
    for answer in ("home 1 pass", "pass the ball", "pass to 11,7"):
        game.answer(answer)
    assert means(game, "3") == "intercept with away 3"
    assert "away 5 is prone; it could be 3" in refused(game, "5")
    assert "away 4 is not in the way of the throw to 11,7; it could be 3" in refused(game, "4")
    assert "Nobody with the number 9 can be meant; it could be 3" in refused(game, "9")
