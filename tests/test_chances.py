"""Chance, spelt out: every outcome of an answer, and how likely it is."""

from fractions import Fraction

import pytest
from table import pitch

from pigskin import EDITIONS, Dice, DiceError, Game, IllegalAnswer, PigskinError
from pigskin.chances import Branch
from pigskin.contract.answers import option_text
from pigskin.record import from_text, replay, state_text, to_text

TEAMS = {"lrb6": ("human", "orc"), "bb2016": ("goblin", "dwarf"), "bb2020": ("black_orc", "nurgle")}


def settled(branch: Branch, p: Fraction = Fraction(1)) -> list[tuple[Fraction, Game]]:
    """All ways a branch goes to the next question, die by die."""
    if branch.game is not None:
        return [(p, branch.game)]
    return [each for q, then in branch.chances() for each in settled(then, p * q)]


def test_a_dodge_has_six_faces_and_two_ends():
    game = pitch("home 1 7,7 / away 1 8,8").game
    game.answer("home 1 move")
    before = state_text(game.table)
    faces = game.chances("move 7,6")
    assert [p for p, _ in faces] == [Fraction(1, 6)] * 6
    assert [branch.faces for _, branch in faces] == [(face,) for face in range(1, 7)]
    made = [p for p, branch in faces if branch.game is not None and branch.sides == 0]
    assert sum(made) == Fraction(2, 3)  # AG 3 dodges on a 3+
    fell = faces[0][1]
    assert fell.game is None
    assert fell.sides == 6  # for his armour
    assert [branch.faces for _, branch in fell.chances()][-1] == (1, 6)
    assert state_text(game.table) == before
    assert game.question is not None
    assert game.question.kind == "action"


def test_an_answer_without_dice_has_one_end():
    game = pitch("home 1 7,7 / away 1 20,7").game
    [(p, branch)] = game.chances("home 1 move")
    assert p == 1
    assert branch.game is not None
    assert branch.game.question is not None
    assert branch.game.question.kind == "action"
    assert branch.chances() == [(p, branch)]


def test_outcomes_with_equal_tables_are_one():
    # Two dice for his armour, then two for the injury: who stands there at the end matters alone.
    game = pitch("home 1 7,7 / away 1 8,8 / rerolls 0 0").game
    game.answer("home 1 move")
    outcomes = game.outcomes("move 7,6")
    assert sum(p for p, _ in outcomes) == 1
    assert len({each.key() for _, each in outcomes}) == len(outcomes)
    standing = sum(p for p, each in outcomes if each.table.standing(0))
    assert standing == Fraction(2, 3)
    # AV 8 breaks on 9+ (10 in 36); of those who break, 8 and 9 knock out, 10+ injure.
    injured = sum(p for p, each in outcomes if each.table.injuries)
    assert injured == Fraction(1, 3) * Fraction(10, 36) * Fraction(6, 36)


def test_in_the_middle_of_a_block():
    # Two dice lie there; what they come to depends on the choice, then on armour and injury.
    game = pitch("home 1 7,7 st4 / away 1 8,7 Block", dice="both down, pow").game
    game.answer("home 1 block")
    game.answer("block away 1")
    assert not game.at_rest
    before = state_text(game.table)
    down = game.outcomes("choose both down")
    assert sum(p for p, _ in down) == 1
    assert all(not each.table.standing(0) for _, each in down)
    assert len(game.chances("choose pow")) == 1  # where he is pushed is asked before anything falls
    assert state_text(game.table) == before


def test_an_outcome_has_no_dice_until_it_is_given_some():
    game = pitch("home 1 7,7 / away 1 8,8 / home 2 3,3").game
    [(_, branch)] = game.chances("home 1 move")
    after = branch.game
    assert after is not None
    with pytest.raises(DiceError, match=r"fork\(seed\)"):
        after.answer("move 7,6")
    assert len(after.chances("move 7,6")) == 6
    after.fork(1).answer("move 7,6")
    assert state_text(replay(from_text(to_text(after))).table) == state_text(after.table)


def test_an_answer_that_is_not_legal_has_no_chances():
    game = pitch("home 1 7,7 / away 1 20,7").game
    with pytest.raises(IllegalAnswer):
        game.chances("home 1 block")
    with pytest.raises(IllegalAnswer):
        game.outcomes("home 1 block")


def test_what_can_go_too_many_ways_is_refused():
    game = pitch("home 1 7,7 / away 1 8,8").game
    game.answer("home 1 move")
    with pytest.raises(PigskinError, match="more than 20 ways"):
        game.outcomes("move 7,6", limit=20)


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_chances_add_up_and_what_happens_is_among_them(edition: str):
    """Random games: at every question some answer is spelt out, then played."""
    home, away = TEAMS[edition]
    chance = Dice(f"chances {edition}")
    looked = 0
    for seed in range(3):
        game = Game(home, away, edition, seed=seed)
        while game.question is not None:
            codes = game.question.codes
            answer = codes[chance.roll(len(codes)) - 1]
            ways: list[tuple[Fraction, Branch]] | None = None
            if chance.roll(4) == 1:
                ways = game.chances(answer)
                assert sum(p for p, _ in ways) == 1
                looked += 1
            words = option_text(game.table, answer)
            rolled = len(game.history.tape)
            game.answer(answer)
            if ways is not None:
                faces = game.history.tape[rolled:]
                # Follow the dice that were really rolled.
                branch = ways[faces[0] - 1][1] if faces else ways[0][1]
                while branch.game is None:
                    branch = branch.chances()[faces[len(branch.faces)] - 1][1]
                assert branch.faces == tuple(faces), words
                assert branch.game.key() == game.key(), words
                assert state_text(branch.game.table) == state_text(game.table), words
    assert looked > 150


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_outcomes_are_what_the_dice_do_in_the_long_run(edition: str):
    game = Game.from_position("home 1 7,7 / away 1 8,8 / rerolls 0 0", edition)
    game.silence()
    game.answer("home 1 move")
    expected = {each.key(): p for p, each in game.outcomes("move 7,6")}
    assert sum(expected.values()) == 1
    rolls = 4000
    seen: dict[int, int] = {}
    dice = Dice("long run")
    for _ in range(rolls):
        twin = game.copy(dice)
        twin.answer("move 7,6")
        seen[twin.key()] = seen.get(twin.key(), 0) + 1
    assert set(seen) <= set(expected)
    # A chi-square over the outcomes that are common enough, with the rest as one.
    common = {key: p for key, p in expected.items() if p * rolls > 10}
    rest = 1 - sum(common.values())
    chi = sum((seen.get(key, 0) - float(p) * rolls) ** 2 / (float(p) * rolls)
              for key, p in common.items())  # fmt: skip
    others = rolls - sum(seen.get(key, 0) for key in common)
    chi += (others - float(rest) * rolls) ** 2 / (float(rest) * rolls) if rest else 0
    assert chi < 2 * len(common) + 30
