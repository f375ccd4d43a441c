"""Taking answers back: how far, what is left of them, and what is said when it cannot be."""

from pathlib import Path

import pytest
from table import match, pitch

from pigskin import EDITIONS, Dice, Game, NothingToUndo, PigskinError, load
from pigskin.record import state_text, to_text


def asked(game: Game) -> tuple[object, ...]:
    question = game.question
    if question is None:
        return ("over",)
    return (question.side, question.kind, question.codes, question.player, question.number)


def picture(game: Game) -> tuple[object, ...]:
    """Everything that must be as it was."""
    told = [str(each) for each in game.events]
    deeds = game.table.ledger
    return state_text(game.table), asked(game), told, deeds, game.history.all_answers()


def test_answers_are_taken_back_one_by_one():
    game = pitch("home 1 7,7 / away 1 20,7").game
    before = []
    for words in ("home 1 move", "move 8,7", "move 9,7"):
        before.append(picture(game))
        game.answer(words)
    assert game.can_undo
    while before:
        game.undo()
        assert picture(game) == before.pop()
    assert not game.can_undo
    with pytest.raises(NothingToUndo, match="nothing has been answered"):
        game.undo()


def test_a_die_cannot_be_taken_back():
    game = pitch("home 1 7,7 / away 1 8,8", dice="6").game
    game.answer("home 1 move")
    game.answer("move 7,6")  # dodges
    game.answer("move 6,6")
    game.undo()
    now = picture(game)
    assert game.why_not_undo() == "a die has been rolled since"
    with pytest.raises(NothingToUndo, match="nothing can be taken back: a die has been rolled"):
        game.undo()
    assert picture(game) == now
    game.answer("move 7,5")


def test_what_the_other_coach_has_been_asked_about_cannot_be_taken_back():
    game = pitch("home 1 7,7 / away 1 20,7").game
    game.answer("end turn")
    assert game.question is not None
    assert game.question.coach == "away"
    assert game.why_not_undo() == "the other coach has been asked since"
    with pytest.raises(PigskinError):
        game.undo()


def test_only_ones_own_answers_are_taken_back():
    game = pitch("home 1 7,7 / away 1 20,7").game
    game.answer("home 1 move")
    with pytest.raises(NothingToUndo, match="the last answer was home's"):
        game.undo(coach="away")
    game.undo(coach="home")
    assert game.question is not None
    assert game.question.kind == "turn"


def test_taking_back_in_the_middle_of_a_block():
    scene = pitch("home 1 7,7 / away 1 8,7", dice="push")
    game = scene.play("home 1 block", "block away 1").game
    before = picture(game)
    game.answer("push to 9,7")
    assert game.question is not None
    assert game.question.kind == "follow up"
    game.undo()
    assert picture(game) == before
    scene.play("push to 9,8", "stay")
    assert scene.shows("home 1 7,7 up used / away 1 9,8 up")


def test_a_whole_set_up_is_taken_back_player_by_player():
    game = match().until("set-up").game
    first = picture(game)
    question = game.question
    assert question is not None
    side = question.side
    count = 0
    while game.question is not None and game.question.kind == "set-up" and count < 5:
        assert game.question.side == side
        game.answer(game.question.codes[0])
        count += 1
    for _ in range(count):
        game.undo()
    assert picture(game) == first


def test_time_that_is_up_is_not_given_back():
    # Home must still say where it pushes him, and that is settled for it.
    game = pitch("home 1 7,7 / away 1 8,7", dice="push").play("home 1 block", "block away 1").game
    game.time_out()
    assert not game.can_undo


def test_a_call_of_the_other_coach_is_not_taken_back():
    game = pitch("home 1 7,7 / away 1 20,7", options={"illegal_procedure": True}).game
    game.call_illegal_procedure("away")
    assert game.question is not None
    assert game.question.coach == "home"
    assert game.why_not_undo() == "the other coach has been asked since"


def test_a_game_that_is_over_stays_over():
    game = pitch("home 1 7,7 / away 1 20,7 / score 1 0 / half 2 / turn away 8").game
    game.answer("end turn")
    assert game.over
    with pytest.raises(NothingToUndo, match="the game is over"):
        game.undo()


def test_a_silenced_game_has_nothing_to_take_back():
    game = pitch("home 1 7,7 / away 1 20,7").game
    game.answer("home 1 move")
    game.silence()
    assert not game.can_undo
    with pytest.raises(NothingToUndo, match="silenced"):
        game.undo()


def test_a_copy_takes_back_without_the_other_noticing():
    game = pitch("home 1 7,7 / away 1 20,7").game
    game.answer("home 1 move")
    early = picture(game)
    game.answer("move 8,7")
    late = picture(game)
    twin = game.copy()
    assert twin.can_undo
    twin.undo()
    assert picture(twin) == early
    twin.answer("move 8,8")
    assert picture(game) == late
    game.undo()
    game.undo()
    assert twin.can_undo
    assert len(twin.history.all_answers()) == 2
    assert to_text(twin).count("move 8,8") == 1


def test_what_was_taken_back_is_not_in_a_record_and_a_loaded_game_takes_back(tmp_path: Path):
    game = Game("human", "orc", seed=3)
    chance = Dice("answers")
    while game.question is not None and game.question.kind != "set-up":
        game.answer(game.question.codes[chance.roll(len(game.question.codes)) - 1])
    assert game.question is not None
    game.answer(game.question.codes[0])
    plain = to_text(game)
    assert game.question is not None
    game.answer(game.question.codes[-1])
    game.undo()
    assert to_text(game) == plain
    game.save(tmp_path / "match.game")
    again = load(tmp_path / "match.game")
    again.undo()
    game.undo()
    assert picture(again) == picture(game)


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_taking_back_leads_to_the_same_game_wherever_it_is_tried(edition: str):
    """Random games: every answer that can be taken back is, and the game goes on as before."""
    names = {"lrb6": ("human", "orc"), "bb2016": ("goblin", "dwarf")}
    home, away = names.get(edition, ("black_orc", "nurgle"))
    plain = Game(home, away, edition, seed="undo")
    game = Game(home, away, edition, seed="undo")
    chance, whim = Dice(f"undo {edition}"), Dice("whims")
    taken = refused = 0
    for _ in range(900):
        question = plain.question
        if question is None or game.question is None:
            break
        if whim.roll(3) == 1 and game.can_undo:
            # Back a few answers, and the same ones once more.
            answers = game.history.all_answers()
            steps = 0
            while game.can_undo and steps < 6:
                game.undo()
                steps += 1
            twin = game.copy()
            for answer in answers[-steps:]:
                game.answer(answer)
                twin.answer(answer)
            assert asked(twin) == asked(game)
            taken += steps
        elif not game.can_undo:
            refused += 1
        assert asked(plain) == asked(game)
        chosen = question.codes[chance.roll(len(question.codes)) - 1]
        if whim.roll(4) == 1:
            # Another answer first, if it can be taken back.
            other = game.question.codes[whim.roll(len(game.question.codes)) - 1]
            trial = game.copy()
            trial.answer(other)
            if trial.can_undo:
                game.answer(other)
                game.undo()
                taken += 1
        plain.answer(chosen)
        game.answer(chosen)
    assert picture(plain) == picture(game)
    assert plain.history.all_tape() == game.history.all_tape()
    assert to_text(plain) == to_text(game)
    assert taken > 50
    assert refused > 20


def test_nobody_but_a_coach_takes_anything_back() -> None:
    game = Game("human", "orc", seed=1)
    with pytest.raises(NothingToUndo, match="'nobody' is no coach"):
        game.undo("nobody")
