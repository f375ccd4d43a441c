"""Whole games at the terminal table, driven line by line as through a pipe."""

from __future__ import annotations

import io
import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from pigskin import Game
from pigskin.coaches.random import RandomCoach
from pigskin.errors import PigskinError
from pigskin.record import load
from pigskin.teams import ready_team, save_team
from pigskin.terminal.app import Match, play
from pigskin.terminal.cards import help_text
from pigskin.terminal.screen import Screen
from pigskin.terminal.start import choose_roster


class Typist(io.StringIO):
    """Types at random for ever: numbers, words, nonsense."""

    WORDS = ("end", "stop", "done", "", "y", "n", "?!", "5", "7 move", "12,7", "e", "blitz 3")

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance = random.Random(seed)
        self.lines = 0

    def readline(self, *_: object) -> str:  # type: ignore[override]
        self.lines += 1
        assert self.lines < 60_000, "the game does not come to an end"
        if self.chance.random() < 0.15:
            return self.chance.choice(self.WORDS) + "\n"
        return f"#{self.chance.randint(1, 24)}\n" if self.chance.random() < 0.7 else "1\n"


def typed(*lines: str, width: int = 80, height: int = 24) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    return Screen(out, source, width, height), out


@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
def test_a_whole_game_against_a_random_coach_through_a_pipe(rules: str):
    out = io.StringIO()
    seed = len(rules)
    game = Game("human", "orc", rules, seed=seed)
    Match(Screen(out, Typist(seed), 80, 24), game, (None, RandomCoach(seed))).run()
    text = out.getvalue()
    assert game.over
    assert "Traceback" not in text
    assert "turn 8-8" in text
    assert "full time" in text


def test_two_people_at_one_keyboard():
    game = Game("dwarf", "wood_elf", seed=2)
    Match(Screen(io.StringIO(), Typist(9), 120, 40), game, (None, None)).run()
    assert game.over


def test_choosing_the_first_answer_every_time_ends_the_game_too():
    class Ones(Typist):
        def readline(self, *_: object) -> str:  # type: ignore[override]
            self.lines += 1
            assert self.lines < 20_000
            return "#1\n" if self.lines % 3 else "4\n"

    game = Game("chaos", "skaven", seed=1)
    Match(Screen(io.StringIO(), Ones(0), 80, 24), game, (None, RandomCoach(1))).run()
    assert game.over


def test_two_computers_play_and_are_told_about():
    out = io.StringIO()
    screen = Screen(out, io.StringIO(), 80, 24)
    play("orc", "human", "lrb6", 4, "computer", "random", None, None, screen)
    assert "turn 1 of" in out.getvalue()
    assert "full time" in out.getvalue()


def test_the_start_menu_knows_the_teams_of_the_box():
    screen, out = typed("human (bx)", "Human (Box)")
    assert choose_roster(screen, "lrb6", "home", "human") == "Human (box)"
    assert "did you mean 'Human (box)'?" in out.getvalue()


def test_a_coach_is_told_how_many_players_are_missing():
    team = ready_team("lrb6", "human")
    game = Game(replace(team, players=team.players[:9]), "orc", seed=1)
    screen, out = typed("nobody", "quit")
    Match(screen, game, (None, None)).run()
    assert "home is 2 short of eleven players. Which journeyman joins?" in out.getvalue()
    assert len(game.table.players(0)) == 9


def test_the_start_menu_asks_for_teams_and_coaches():
    screen, out = typed("17", "2", "wood elf", "nobody", "random")
    play(None, None, "lrb6", 1, "human", "scripted", None, None, screen)
    text = out.getvalue()
    assert "10 Human" in text
    assert "'nobody' is nobody here" in text
    assert "Mud Country" in text
    assert "Leaf Litter" in text


def test_a_wrong_roster_is_asked_for_again():
    screen, out = typed("pirates", "99", "d", "dwarf", "1", "orc", "3")
    play(None, None, "lrb6", 1, "human", "scripted", None, None, screen)
    text = out.getvalue()
    assert "'pirates' is no roster" in text
    assert "could be dark_elf, dwarf" in text
    assert text.rstrip().endswith("Goodbye.")


def test_end_of_input_leaves_cleanly_and_keeps_the_game_if_asked(tmp_path: Path):
    file = tmp_path / "left.pigskin"
    screen, out = typed("1", "receive")
    play("human", "orc", "lrb6", 3, "human", "human", None, str(file), screen)
    assert f"kept in {file}".replace("\n", "") in out.getvalue().replace("\n", "")
    assert load(file).question is not None


def test_a_saved_game_goes_on(tmp_path: Path):
    file = tmp_path / "game.pigskin"
    screen, out = typed("1", "receive", f"save {file}", "quit", "")
    play("human", "orc", "lrb6", 3, "human", "human", None, None, screen)
    assert file.exists()
    assert "Goodbye" in out.getvalue()
    screen, out = typed("dugout", "quit", "")
    play(None, None, "lrb6", None, "human", "human", str(file), None, screen)
    assert "reserves:" in out.getvalue()


def test_quit_offers_to_save(tmp_path: Path):
    file = tmp_path / "quit.pigskin"
    screen, _ = typed("quit", str(file))
    play("human", "orc", "lrb6", 3, "human", "human", None, None, screen)
    assert file.exists()


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path):
    screen, out = typed(f"save {tmp_path}/no/such/folder/game", "1")
    play("human", "orc", "lrb6", 3, "human", "human", None, None, screen)
    assert "cannot be written" in " ".join(out.getvalue().split())
    assert "Kick or receive" in out.getvalue()


def test_conceding_asks_first_and_only_at_the_right_time():
    screen, out = typed("concede", "y", "1", "receive")
    play("human", "orc", "lrb6", 3, "human", "human", None, None, screen)
    assert "may concede only" in " ".join(out.getvalue().split())


def test_an_answer_is_taken_back():
    screen, out = typed("1 m", "8,7", "undo", "8,8", "undo", "undo", "undo", "2 m", "3,2")
    game = Game.from_position("home 1 7,7 / home 2 3,3 / away 1 20,7")
    Match(screen, game, (None, None)).run()
    text = " ".join(out.getvalue().split())
    assert "taken back: move 8,7" in text
    assert "taken back: move 8,8" in text
    assert "taken back: home 1 move" in text
    assert "nothing can be taken back: nothing has been answered" in text
    assert game.player("home 1").square == (7, 7)
    assert game.player("home 2").square == (3, 2)


def test_pages_to_look_things_up():
    screen, out = typed(
        "help", "?", "player home 1", "skills home 5", "player away 3", "player 77", "skill dodge",
        "rules dodge", "rules xyzzy", "log", "list", "zones", "undo", "dugout",
    )  # fmt: skip
    play("human", "orc", "lrb6", 3, "human", "human", None, None, screen)
    text = " ".join(out.getvalue().split())
    assert "nothing can be taken back: nothing has been answered" in text
    assert "MA 7 ST 3 AG 3 AV 8" in text
    assert "Dodge: May re-roll one failed dodge a turn" in text
    assert "No player '77'" in text
    assert "The rules say nothing about 'xyzzy'" in text
    assert "dodging.roll" in text
    assert "tackle zones shown" in text


@pytest.mark.slow
def test_the_module_can_be_piped_to(tmp_path: Path):
    command = "from pigskin.terminal.app import play;"
    command += "play('human','orc','lrb6',3,'human','random',None,None)"
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, "-c", command], input="1\n", capture_output=True, text=True,
        env=environment, timeout=60, check=True,
    )  # fmt: skip
    assert "\x1b" not in done.stdout
    assert done.stderr == ""
    assert done.stdout.rstrip().endswith("Goodbye.")


def test_a_coach_from_a_file_can_be_named_in_the_menu(tmp_path: Path):
    mine = tmp_path / "Mine.py"
    mine.write_text("class Coach:\n  def choose(self, game):\n    return game.question.codes[0]\n")
    screen, out = typed("human", "nowhere.py", f"{mine}:Caoch", f"{mine}:Coach", "orc", "scritped",
                        "1", "heads")  # fmt: skip
    play(None, None, "lrb6", 3, "human", "human", None, None, screen)
    text = " ".join(out.getvalue().split())
    assert "nowhere.py is no file" in text
    assert "did you mean 'Coach'?" in text
    assert "did you mean 'scripted'?" in text
    assert "away, call the coin" in text


def test_mistyped_skills_are_answered_with_the_nearest():
    screen, out = typed("skill dogde", "rules dogde")
    play("human", "orc", "lrb6", 3, "human", "human", None, None, screen)
    assert " ".join(out.getvalue().split()).lower().count("did you mean 'dodge'?") == 2


def test_a_team_file_can_be_named_in_the_menu(tmp_path: Path):
    mine, other = tmp_path / "Mine.toml", tmp_path / "other.toml"
    save_team(replace(ready_team("lrb6", "dwarf"), name="Anvil Street"), mine)
    save_team(ready_team("bb2020", "dwarf"), other)
    files = (str(tmp_path / "none.toml"), str(other), str(mine))
    screen, out = typed(*files, "", "orc", "", "1", "kick", "dugout")
    play(None, None, "lrb6", 1, "human", "human", None, None, screen)
    told = " ".join(out.getvalue().split())
    assert "cannot be read" in told
    assert "is a team of bb2020, but the game is lrb6" in told
    assert "Anvil Street" in told


def test_a_line_without_end_is_no_answer_and_the_next_line_counts():
    nines = "9" * 6000
    lines = (nines, "orc", "", "human", "", "1", "#" + nines, "5 " + nines + ",3", nines, "receive")
    screen, out = typed(*lines)
    play(None, None, "lrb6", 3, "human", "human", None, None, screen)
    assert "sets up" in out.getvalue()


@pytest.mark.parametrize("name", ["~nobody-of-this-name/x.game", "x" * 5000])
def test_a_name_that_no_file_can_have_is_told_at_save(name: str, tmp_path: Path):
    with pytest.raises(PigskinError):
        play("human", "orc", "lrb6", 3, "human", "human", None, name, typed()[0])
    screen, out = typed(f"save {name}", "1", "quit", name, "")
    play("human", "orc", "lrb6", 3, "human", "human", None, None, screen)
    assert "cannot be written" in " ".join(out.getvalue().split())
    assert out.getvalue().rstrip().endswith("Goodbye.")


def test_a_window_without_columns_is_no_traceback():
    screen, out = typed("1", "receive", "list", width=0, height=0)
    play("human", "orc", "lrb6", 3, "human", "human", None, None, screen)
    assert "Traceback" not in out.getvalue()
    assert screen.width == 20


def test_the_help_page_fits_eighty_columns():
    assert max(len(line) for line in help_text().splitlines()) <= 80


def test_an_amount_of_petty_cash_is_not_taken_for_a_number_of_the_list(tmp_path: Path):
    rich = tmp_path / "rich.toml"
    save_team(replace(ready_team("lrb6", "orc"), treasury=500_000), rich)
    screen, out = typed("50", "50k")
    play(str(rich), "goblin", "lrb6", 2, "human", "human", None, None, screen)
    told = " ".join(out.getvalue().split())
    assert "Type 50k or #50" in told
    assert "home takes 50k of petty cash" in told
    assert "490k" not in told
