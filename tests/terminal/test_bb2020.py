"""What BB2020 asks for at the terminal: targets, own actions, shirts, spells, prayers."""

from __future__ import annotations

import pytest

from pigskin import Dice, Game, ScriptedDice
from pigskin.contract.answers import option_text
from pigskin.model import GAZE
from pigskin.terminal import asking, status, words
from pigskin.typed.intents import following
from pigskin.typed.prompts import Unclear, compound, understand

FIELD = (
    "home 1 8,7 st5 pa5 Throw Team-mate pos:Troll / home 2 7,7 st2 Right Stuff pos:Goblin / "
    "home 3 5,7 Bombardier pos:Bomber / home 4 5,9 Hypnotic Gaze ag2 pos:Vampire / "
    "home 5 12,3 Kick Team-mate pos:Kicker / home 6 11,3 Right Stuff pos:Goblin ball / "
    "away 1 9,7 pos:Lineman / away 2 6,9 pos:Thrower / away 3 20,7 pos:Blitzer / turn home 3"
)


def at(text: str = FIELD, *answers: str, dice: tuple[int | str, ...] = ()) -> Game:
    rolls = ScriptedDice(dice, Dice(1))
    game = Game.from_position(text, edition="bb2020", dice=rolls)
    for answer in answers:
        game.answer(answer)
    return game


def means(game: Game, typed: str) -> str:
    assert game.question is not None
    return option_text(game.table, understand(game.table, game.question, typed))


def refused(game: Game, typed: str) -> str:
    assert game.question is not None
    with pytest.raises(Unclear) as problem:
        understand(game.table, game.question, typed)
    return str(problem.value)


def goes_on(game: Game, typed: str) -> list[str]:
    """A declaration and what follows it, as words."""
    assert game.question is not None
    both = compound(game.table, game.question, typed)
    assert both is not None
    declared, then = both
    trial = game.copy()
    trial.answer(declared)
    asked = trial.copy()
    found = [option_text(game.table, declared)]
    for answer in following(trial, declared >> 10 & 1023, then):
        found.append(option_text(asked.table, answer))
    return found


# --- declaring --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("4 gaze", "home 4 gaze"),
        ("4 g", "home 4 gaze"),
        ("1 throw", "home 1 throw team-mate"),
        ("1 t", "home 1 throw team-mate"),
        ("1 throw team-mate", "home 1 throw team-mate"),
        ("5 kick", "home 5 kick team-mate"),
        ("5 k", "home 5 kick team-mate"),
        ("3 bomb", "home 3 uses Bombardier"),
        ("3 s", "home 3 uses Bombardier"),
        ("home 3 uses bombardier", "home 3 uses Bombardier"),
    ],
)
def test_the_actions_of_this_edition_have_names_and_letters(typed: str, meant: str):
    assert means(at(), typed) == meant


def test_a_bare_number_tells_what_he_may():
    assert refused(at(), "3").endswith("may move (m), blitz (z), Bombardier (s)")
    assert "throw team-mate (t)" in refused(at(), "1")


@pytest.mark.parametrize(
    "typed, answers",
    [
        ("4 blitz 2", ["home 4 blitz", "name away 2", "block away 2"]),
        ("4 blitz 3", ["home 4 blitz", "name away 3"]),
        ("4 gaze 2", ["home 4 gaze", "name away 2", "Hypnotic Gaze on away 2"]),
        ("4 gaze 3", ["home 4 gaze", "name away 3"]),
        ("1 throw 2", ["home 1 throw team-mate", "throw home 2"]),
        ("1 throw team-mate 2", ["home 1 throw team-mate", "throw home 2"]),
        ("5 kick 6", ["home 5 kick team-mate", "Kick Team-mate on home 6"]),
        ("3 bomb 12,7", ["home 3 uses Bombardier", "pass to 12,7"]),
        ("3 bombardier 1", ["home 3 uses Bombardier", "pass to 9,7"]),
        ("1 block 1", ["home 1 block", "block away 1"]),
    ],
)
def test_one_line_declares_names_and_acts(typed: str, answers: list[str]):
    assert goes_on(at(), typed) == answers


@pytest.mark.parametrize(
    "typed, why",
    [
        ("4 blitz 9", "Nobody with the number 9 can be meant; it could be 1, 2, 3"),
        ("4 blitz 12,7", "Say first whom he is after"),
        ("2 block 3", "2 Goblin may move (m), blitz (z)"),
    ],
)
def test_what_is_not_legal_is_not_declared(typed: str, why: str):
    with pytest.raises(Unclear) as problem:
        goes_on(at(), typed)
    assert why in str(problem.value)


def test_the_only_target_is_named_by_itself_and_another_is_refused():
    text = "home 1 7,7 / away 4 8,7 / away 5 20,7 prone / turn home 3"
    assert goes_on(at(text), "1 blitz 4") == ["home 1 blitz", "block away 4"]
    with pytest.raises(Unclear, match="away 4 is the only one he can name"):
        goes_on(at(text), "1 blitz 5")


def test_the_list_of_a_turn_has_letters_for_all_of_them_and_explains_them():
    game = at()
    lines = [line.plain for line in words.option_lines(game, 22)]
    assert any(line.startswith(" 3 Bomber") and line.endswith(" s") for line in lines)
    assert any(line.startswith(" 4 Vampire") and line.endswith(" g") for line in lines)
    explained = " ".join(lines)
    for words_ in ("g gaze", "t throw", "k kick", "s special"):
        assert words_ in explained
    wide = [line.plain for line in words.option_lines(game, 90)]
    assert any("Bombardier" in line for line in wide)


# --- numbers that are shirts ------------------------------------------------------------------


def test_a_target_and_a_receiver_are_named_by_their_shirts():
    game = at(FIELD, "home 4 blitz")
    assert means(game, "3") == "name away 3"
    assert means(game, "#1") == "name away 1"
    passing = at(FIELD, "home 6 pass", "pass the ball")
    assert means(passing, "2") == "pass to 7,7"
    assert "Nobody with the number 9 can be meant" in refused(passing, "9")
    lines = [line.plain for line in words.option_lines(passing, 60)]
    assert any(line.startswith(" 2 pass to 7,7 (home 2 Goblin)") for line in lines)


def test_targets_are_listed_by_how_near_they_are():
    game = at(FIELD, "home 4 blitz")
    lines = [line.plain for line in words.option_lines(game, 60)]
    assert [line.split()[0] for line in lines] == ["2", "1", "3"]


def test_a_number_nobody_has_seen_is_no_answer():
    game = at(FIELD, "home 1 throw team-mate", "throw home 2")
    assert refused(game, "1") == "Type a square, such as 12,7; #1 is answer 1 of the list"
    assert means(game, "12,7") == "throw home 2 to 12,7"


def test_one_is_not_the_beginning_of_twelve():
    text = "home 1 7,7 / home 12 7,9 / away 1 20,7 / phase quick snap / kicking away / picks 2"
    game = at(text)
    assert means(game, "1 8,8") == "snap home 1 to 8,8"
    assert means(game, "12 8,8") == "snap home 12 to 8,8"
    assert means(game, "done") == "done"


def test_a_roll_never_needs_more_than_a_six():
    text = "home 1 7,7 ag6 / away 1 8,7 / away 2 6,6 / turn home 3 / rerolls 1 0"
    game = at(text, "home 1 move", "move 6,7", dice=(5,))
    assert game.question is not None
    assert "rolled 5 for dodge, needs 6+" in asking.asked(game.table, game.question)


# --- what a side has left ---------------------------------------------------------------------


def test_a_side_shows_what_serves_it_and_what_it_has_prayed_for():
    text = (
        "home 1 7,7 / away 1 8,8 / turn home 3 / rerolls 2 1 / leader 1 0 / mascot-reroll 0 1 / "
        "bribes 2 0 / spells 1 0 / prayers 528 0 / staff 512 0 / apothecary 0 1 / wanderers 0 1"
    )
    table = at(text).table
    home, away = (status.side_words(table, side) for side in (0, 1))
    assert home.startswith("re-rolls 2+leader, bribes 2, wizard, biased referee; dugout empty")
    assert home.endswith("prayers: iron man, moles under the pitch")
    assert away == "re-rolls 1+mascot, apothecary 2; dugout empty"


def test_re_rolls_are_not_one_a_turn():
    game = at("home 1 7,7 / away 1 8,8 / turn home 3 / rerolls 2 0 / used reroll")
    assert "one used" not in status.side_words(game.table, 0)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_weather_is_never_crowded_out(width: int):
    text = "home 1 7,7 / away 1 8,8 / turn home 3 / prayers 131070 131070 / staff 2097151 0"
    lines = [line.plain for line in status.scoreboard(at(text).table, width)]
    assert max(len(line) for line in lines) <= width
    assert any("weather: " in line for line in lines)
    page = " ".join(line.plain for line in status.dugout_page(at(text).table))
    assert "intensive training" in page
    assert "artefact" in page


def test_spells_are_listed_once_with_everybody_they_may_hit():
    text = "home 1 7,7 / home 2 7,8 / home 3 1,1 / away 1 8,8 / turn home 3 / spells 0 3"
    game = at(text, "end turn")
    assert game.question is not None
    assert game.question.kind == "wizard"
    lines = [line.plain for line in words.option_lines(game, 60)]
    assert lines[0] == "stop"
    assert any(line.startswith("cast Fireball at a square") for line in lines)
    assert any(line.endswith("on home 1, 2, 3") for line in lines)
    assert means(game, "fireball 7,7") == "cast Fireball at 7,7"
    assert means(game, "zap 2").endswith("on home 2")
    assert "#2 is answer 2" in refused(game, "2")


def test_a_gaze_is_an_action_of_its_own():
    game = at(FIELD, "home 4 gaze", "name away 2")
    assert game.table.action == GAZE
