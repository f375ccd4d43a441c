"""What only happens at a real terminal: asking twice, waiting, pages, small windows, autosave."""

from __future__ import annotations

import io
import os
import random
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from rich.text import Text

from pigskin import Dice, Game, PigskinError, ScriptedDice, edition
from pigskin.coaches.base import Coach
from pigskin.coaches.random import RandomCoach
from pigskin.options import Options
from pigskin.pitch import parse_square
from pigskin.position import parse
from pigskin.record import load
from pigskin.teams import ready_team
from pigskin.terminal import draw, keeping, status, words
from pigskin.terminal.app import Match, play
from pigskin.terminal.keeping import Keeper
from pigskin.terminal.screen import Hangup, Leave, Screen
from pigskin.typed.intents import doubt_to_end


class Window(Screen):
    """A terminal window for tests: live, but what is typed comes from a list."""

    def __init__(self, *lines: str, width: int = 80, height: int = 24) -> None:
        self.out = io.StringIO()
        super().__init__(self.out, io.StringIO(), width, height)
        self.live = True
        self.lines = list(lines)
        self.asked: list[str] = []
        self.pictures: list[str] = []

    def begin(self) -> None:
        pass

    def picture(self, *parts: object) -> None:
        with self.console.capture() as caught:
            for part in parts:
                self.console.print(part)
        self.pictures.append(caught.get())

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        if not self.lines:
            raise Leave
        typed = self.lines.pop(0)
        if typed == "^C":
            raise Leave
        return typed

    @property
    def said(self) -> str:
        return " ".join(self.out.getvalue().split())


def at(text: str, dice: tuple[int | str, ...] = ()) -> Game:
    return Game.at(parse(text, edition("lrb6"), Options(), ScriptedDice(dice)))


def sit(game: Game, *lines: str, width: int = 80, height: int = 24, away: Coach | None = None):
    window = Window(*lines, width=width, height=height)
    match = Match(window, game, (None, away))
    match.run()
    return match, window


FOUR = (
    "home 1 7,7 / home 2 3,3 / home 3 3,5 / home 4 3,7 / away 1 8,7 / away 3 20,7 "
    "/ ball 5,5 / turn home 3"
)


# --- the end of the turn ----------------------------------------------------------------------


def acted(game: Game, *numbers: int) -> str:
    for number in numbers:
        game.answer(f"home {number} move")
        game.answer("stop")
    assert game.question is not None
    return doubt_to_end(game.table, game.question)


def test_ending_a_turn_is_doubted_while_most_players_may_still_act():
    assert acted(at(FOUR)) == "Nobody has acted this turn"
    assert acted(at(FOUR), 2) == "3 of 4 players have not acted"
    assert acted(at(FOUR), 2, 3) == ""
    assert acted(at(FOUR), 1, 2, 3, 4) == ""


def test_ending_a_turn_is_doubted_while_the_ball_carrier_may_still_act():
    text = FOUR.replace("home 4 3,7", "home 4 3,7 ball").replace("/ ball 5,5 ", "")
    assert "home 4" in acted(at(text), 1, 2, 3)
    assert "has the ball and has not acted" in acted(at(text), 1, 2, 3)
    assert acted(at(text), 1, 2, 4) == ""


@pytest.mark.parametrize("reply, ended", [("y", True), ("end", True), ("n", False), ("", False)])
def test_the_doubt_is_told_and_can_be_waved_away(reply: str, ended: bool):
    game = at(FOUR)
    _, window = sit(game, "end", reply)
    assert "Nobody has acted this turn. End the turn anyway? (y/n) " in window.asked
    assert (game.table.active == 1) == ended


def test_nought_is_no_answer():
    game = at(FOUR)
    _, window = sit(game, "0")
    assert game.table.active == 0
    assert "home has no player 0" in window.pictures[-1]


# --- turnovers and touchdowns -----------------------------------------------------------------


def test_a_turnover_of_a_person_shows_the_dice_and_waits():
    game = at(FOUR, ("attacker down", 1, 1))
    _, window = sit(game, "1 block 1", "", away=None)
    assert "Enter to go on " in window.asked
    shown = window.pictures[window.asked.index("Enter to go on ")]
    assert "TURNOVER of home: knocked down" in shown
    assert "attacker" in shown or "[att.down]" in shown
    assert game.question is not None
    assert game.question.side == 1


def test_a_touchdown_waits_too():
    game = at("home 1 24,7 ball / home 2 3,3 / away 1 8,7 / away 3 15,7 / turn home 3")
    _, window = sit(game, "1 move 25,7", "")
    shown = window.pictures[window.asked.index("Enter to go on ")]
    assert "TOUCHDOWN by home 1" in shown
    assert game.table.home.score == 1


def test_an_ordinary_end_of_turn_does_not_wait():
    _, window = sit(at(FOUR), "end", "y", "end", "y")
    assert "Enter to go on " not in window.asked


# --- pages ------------------------------------------------------------------------------------


@pytest.mark.parametrize("way_out", ["q", "quit", "^C"])
def test_a_page_is_left_early_and_the_game_goes_on(way_out: str):
    game = at(FOUR)
    _, window = sit(game, "help", way_out, "2 move")
    pages = [prompt for prompt in window.asked if prompt.startswith("Page")]
    assert len(pages) == 1
    assert game.table.actor == 1


def test_a_wrong_player_is_one_line_and_no_page():
    _, window = sit(at(FOUR), "player 77", "2 move")
    assert not any("go back" in prompt for prompt in window.asked)
    assert "No player '77'; yours are 1 to 4." in window.pictures[1]


def test_list_while_setting_up_shows_formations():
    game = Game("human", "orc", seed=1, options={"inducements": False})
    while game.question is not None and game.question.kind != "set-up":
        game.answer(game.question.codes[0])
    _, window = sit(game, "list", "")
    assert "1 zones" in window.said or "1 five on the line" in window.said
    assert "place home" not in window.said
    assert "place away" not in window.said


def test_enter_plays_a_set_up_only_when_it_is_ready():
    game = Game("human", "orc", seed=1, options={"inducements": False})
    while game.question is not None and game.question.kind != "set-up":
        game.answer(game.question.codes[0])
    _, window = sit(game, "1", "off 1")
    assert "Enter to play it" in window.pictures[1]
    assert "Enter to play it" not in window.pictures[2]
    assert "1 more must be placed" in window.pictures[2]


def test_the_rest_of_the_rules_found_is_listed_in_full():
    _, window = sit(at(FOUR), "rules set", "", "", width=100, height=60)
    assert re.search(r"\d+ more; rules and its name in brackets shows one", window.said)
    assert "When (conceding.when)" in window.said


# --- declaring and acting in one line ---------------------------------------------------------


@pytest.mark.parametrize("typed", ["1 block 1", "1 b 1", "home 1 block away 1", "1 blitz 1"])
def test_a_block_is_declared_and_made_in_one_line(typed: str):
    game = at(FOUR, ("push",))
    sit(game, typed)
    told = [event.kind for event in game.events if not event.quiet]
    assert told[:2] == ["activates", "block"]


def test_a_named_player_needs_only_the_action_and_the_target():
    game = at(FOUR, ("push",))
    sit(game, "1", "block 1")
    assert "block" in [event.kind for event in game.events]


@pytest.mark.parametrize(
    "typed, why",
    [
        ("1 block 3", "away 3 is 13 squares away from home 1; he could hit: 1"),
        ("1 b 9", "away has no player 9"),
        ("2 block 1", "may move (m), blitz (z)"),
        ("2 blitz 1", "away 1 is 5 squares away from home 2; he could hit: nobody"),
        ("2 move 20,3", "20,3 is out of reach"),
        ("2 move 3,3", "He is in 3,3 already"),
    ],
)
def test_what_is_not_legal_is_not_declared_either(typed: str, why: str):
    game = at(FOUR)
    _, window = sit(game, typed)
    assert why in " ".join(window.pictures[-1].split())
    assert game.events == []


@pytest.mark.parametrize("typed", ["2 move 6,3", "2 m e3", "2 move 4,3 5,3 6,3"])
def test_a_move_is_declared_and_walked_in_one_line(typed: str):
    game = at(FOUR)
    sit(game, typed)
    assert game.table.place[1] == parse_square("6,3")


@pytest.mark.parametrize("typed", ["7,7", "7,7!"])
def test_the_own_square_is_no_way_to_go(typed: str):
    game = at(FOUR)
    _, window = sit(game, "1 move", typed)
    assert "He is in 7,7 already; stop ends his action" in window.pictures[-1]


# --- windows of all sizes ---------------------------------------------------------------------


@pytest.mark.parametrize("width, height", [(50, 15), (56, 40), (80, 20), (60, 20)])
def test_a_window_too_small_for_the_pitch_says_so_and_lists_the_players(width: int, height: int):
    _, window = sit(at(FOUR), "2 move", width=width, height=height)
    for picture in window.pictures:
        lines = picture.splitlines()
        assert lines[0].startswith("Too small for the pitch")
        assert "home: 1> 7,7" in picture
        assert "the ball is at 5,5" in picture
        assert max(len(line) for line in lines) <= width
        assert len(lines) < height


@pytest.mark.parametrize("width, height", [(80, 24), (57, 24), (100, 40), (80, 21)])
def test_larger_windows_have_the_pitch(width: int, height: int):
    _, window = sit(at(FOUR), "2 move", width=width, height=height)
    assert "Too small" not in window.pictures[0]
    assert all("14 :" in picture or "14  :" in picture for picture in window.pictures)


def test_team_names_are_cut_only_where_there_is_no_room():
    table = Game("human", "orc", seed=1).table
    home, away = table.team_names
    first = status.scoreboard(table, 80)[0].plain
    assert home in first
    assert away in first
    assert status.cut_names("Ox", "A very long name indeed", 14) == ("Ox", "A very long")
    assert len(status.scoreboard(table, 50)[0].plain) <= 50


def test_before_the_match_the_re_rolls_of_the_team_are_shown():
    game = Game("human", "orc", seed=3)
    assert game.table.home.rerolls == 0
    assert f"re-rolls {game.table.home.full_rerolls}" in status.side_words(game.table, 0)
    assert "re-rolls 0" not in status.side_words(game.table, 0)


def test_squares_to_push_to_are_marked_with_their_answers():
    game = at(FOUR, ("push",))
    game.answer("home 1 block")
    game.answer("block away 1")
    assert game.question is not None
    assert game.question.kind == "push"
    marks = words.step_marks(game, 2)
    assert sorted(marks.values()) == ["#1", "#2", "#3"]
    look = draw.Look()
    look.marks = marks
    rows = draw.pitch_lines(game.table, 2, look)
    assert sum(line.plain.count("#") for line in rows) == 3


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules, width, height",
    [
        ("bb2020", 30, 8), ("lrb6", 80, 24),
        *(pytest.param(rules, *size, marks=pytest.mark.soak)
          for rules in ("lrb6", "bb2016", "bb2020")
          for size in ((30, 8), (50, 15), (60, 24), (100, 40), (120, 50))),
    ],
)  # fmt: skip
def test_a_whole_game_in_windows_of_all_sizes(rules: str, width: int, height: int):
    chance = random.Random(width)

    class Careless(Window):
        def ask(self, prompt: str) -> str:
            if chance.random() < 0.1:
                return chance.choice(["end", "y", "5", "5 move", "list", "log", "?", "q", "1 b 1"])
            if "Save" in prompt:
                raise AssertionError("q must not leave the game here")
            return "1" if chance.random() < 0.4 else f"#{chance.randint(1, 20)}"

    window = Careless(width=width, height=height)
    monkey = Match(window, Game("vampire", "goblin", rules, seed=width), (None, RandomCoach(1)))
    monkey._quit = lambda: None  # type: ignore[method-assign]
    monkey.run()
    assert monkey.game.over
    for picture in window.pictures:
        assert max(len(line) for line in picture.splitlines()) <= width
    fitting = sum(len(picture.splitlines()) < height for picture in window.pictures)
    if height >= 15:
        assert fitting > 0.95 * len(window.pictures)


# --- the log ----------------------------------------------------------------------------------

HITS = (
    "home 10 Klaus Driftwood blocks away 3 Morgut Ironbelly, 3 dice: ST 4, assist by home 2 +1 "
    "against ST 2 [attacker down] [both down] [attacker down]"
)


def test_a_long_line_of_the_log_loses_names_before_dice():
    table = Game("human", "orc", seed=1).table
    assert draw.shortened(table, HITS, 200) == HITS
    fitting = draw.shortened(table, HITS, 78)
    assert fitting == "home 10 blocks away 3, 3 dice [attacker down] [both down] [attacker down]"
    reasons = "(AG 3 is 4+, dodging +1, marked by 2)"
    dodge = f"home 10 Klaus Driftwood: dodge 5+ {reasons}, rolled 2, failed"
    assert draw.shortened(table, dodge, 80) == dodge.replace(" Klaus Driftwood", "")
    assert draw.shortened(table, dodge, 60) == "home 10: dodge 5+, rolled 2, failed"
    assert draw.shortened(table, HITS, 64).endswith("[att.down] [both down] [att.down]")


def test_the_whole_log_is_wrapped():
    lines = draw.log_text([HITS], 40, 5, wrap=True)
    assert all(isinstance(line, Text) and len(line.plain) <= 40 for line in lines)
    assert " ".join(" ".join(line.plain for line in lines).split()) == HITS


# --- keeping the game -------------------------------------------------------------------------


def test_the_game_is_kept_at_the_start_of_every_turn(tmp_path: Path):
    file = tmp_path / "mine.game"
    game = Game("human", "orc", seed=3, options={"inducements": False})
    match = Match(Window(), game, (RandomCoach(1), RandomCoach(2)), str(file))
    kept = 0
    while game.question is not None and kept < 4:
        before = len(game.history.all_answers())
        match._keep_turn()
        if game.question.kind == "turn" and not game.table.begun:
            kept += 1
            assert len(load(file).history.all_answers()) == before
        game.answer(RandomCoach(kept).choose(game))
    assert kept == 4


def test_without_a_name_there_is_an_autosave_and_the_player_is_told(state_folder: Path):
    game = Game("human", "orc", seed=3, options={"inducements": False})
    _, window = sit(game, "1", "receive")
    file = state_folder / "autosave.game"
    assert "autosave.game" in "".join(window.pictures[0].split())
    assert "To go on: pigskin play --load" in window.said
    assert len(load(file).history.all_answers()) == len(game.history.all_answers())


def test_the_autosave_of_the_game_before_is_not_lost(state_folder: Path):
    sit(Game("human", "orc", seed=3, options={"inducements": False}), "1", "receive")
    sit(Game("dwarf", "skaven", seed=4, options={"inducements": False}))  # left at once
    assert not (state_folder / keeping.BEFORE).exists()
    sit(Game("dwarf", "skaven", seed=4, options={"inducements": False}), "1")
    assert load(state_folder / keeping.AUTOSAVE).table.team_names != load(
        state_folder / keeping.BEFORE
    ).table.team_names


def test_an_autosave_that_cannot_be_written_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("PIGSKIN_STATE", str(tmp_path / "file"))
    game = at(FOUR)
    _, window = sit(game, "end", "y")
    assert game.table.active == 1
    assert "could not be kept" in window.pictures[-1]
    assert window.said.endswith("Goodbye.")


def test_through_a_pipe_nothing_is_kept_unasked(state_folder: Path):
    screen = Screen(io.StringIO(), io.StringIO("1\n"), 80, 24)
    Match(screen, Game("human", "orc", seed=3), (None, None)).run()
    assert not state_folder.exists()


def test_where_the_autosave_lives(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("PIGSKIN_STATE", str(tmp_path))
    assert Keeper(None, True).path == tmp_path / "autosave.game"
    monkeypatch.delenv("PIGSKIN_STATE")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "xdg"))
    assert Keeper(None, True).path == tmp_path / "xdg" / "pigskin" / "autosave.game"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Keeper(None, True).path == tmp_path / ".local/state/pigskin/autosave.game"
    assert Keeper(None, False).path is None


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs POSIX signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_game_that_is_told_to_stop_is_kept(name: str, tmp_path: Path):
    file = tmp_path / "told.game"
    # Whoever runs the tests may ignore the signal (nohup does), and children inherit that.
    command = f"import signal; signal.signal(signal.{name}, signal.SIG_DFL);"
    command += "from pigskin.terminal.app import play;"
    command += f"play('human','orc','lrb6',3,'human','human',None,{str(file)!r})"
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", command], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        text=True, env={**os.environ, "COLUMNS": "80"},
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("heads\n")
    process.stdin.flush()
    while "heads" not in (line := process.stdout.readline()):
        assert line, "the game has ended by itself"
    time.sleep(0.3)
    process.send_signal(getattr(signal, name))
    process.communicate(timeout=30)
    assert process.returncode == 128 + getattr(signal, name)
    assert len(load(file).history.all_answers()) == 1


def test_a_window_closed_while_the_game_is_being_kept_keeps_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    game = Game("human", "orc", seed=3, options={"inducements": False})
    match = Match(Window("1"), game, (None, None), str(tmp_path / "shut.game"))
    keep = match.keeper.keep
    calls: list[Game] = []

    def interrupted(what: Game) -> str:
        calls.append(what)
        if len(calls) == 1:
            raise Hangup(1)
        return keep(what)

    monkeypatch.setattr(match.keeper, "keep", interrupted)
    with pytest.raises(SystemExit) as left:
        match.run()
    assert left.value.code == 129
    assert len(load(tmp_path / "shut.game").history.all_answers()) == 1


# --- files that must not be lost --------------------------------------------------------------


@pytest.mark.parametrize("reply, replaced", [("n", False), ("", False), ("y", True)])
def test_a_file_that_is_no_saved_game_is_not_replaced_unasked(
    reply: str, replaced: bool, tmp_path: Path
):
    licence = tmp_path / "LICENSE"
    licence.write_text("All rights reserved")
    game = Game("human", "orc", seed=3, options={"inducements": False})
    _, window = sit(game, f"save {licence}", reply, width=200)
    assert any("is no saved game. Replace it?" in prompt for prompt in window.asked)
    assert (licence.read_text() != "All rights reserved") == replaced


def test_a_saved_game_is_replaced_without_a_word(tmp_path: Path):
    file = tmp_path / "derby.game"
    game = Game("human", "orc", seed=3, options={"inducements": False})
    _, window = sit(game, f"save {file}", f"save {file}", width=200)
    assert not any("Replace" in prompt for prompt in window.asked)
    assert load(file).question is not None


def test_what_is_no_name_is_asked_about_on_leaving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    game = Game("human", "orc", seed=3, options={"inducements": False})
    _, window = sit(game, "quit", "ls", "n", "y", "mine.game")
    assert "Save in a file with the name ls? (y/n) " in window.asked
    assert "Type the name of the file, such as derby.game" in window.said
    assert not (tmp_path / "ls").exists()
    assert not (tmp_path / "y").exists()
    assert load(tmp_path / "mine.game").question is not None


def test_save_as_an_option_refuses_what_is_no_saved_game(tmp_path: Path):
    licence = tmp_path / "LICENSE"
    licence.write_text("All rights reserved")
    with pytest.raises(PigskinError, match="no saved game"):
        play("human", "orc", "lrb6", 3, "human", "human", None, str(licence), Window())
    assert licence.read_text() == "All rights reserved"


def test_a_loaded_game_says_what_it_leaves_aside(tmp_path: Path):
    file = tmp_path / "old.game"
    Game("human", "orc", dice=Dice(3), options={"inducements": False}).save(file)
    window = Window(width=300)
    play("dwarf", None, "lrb6", 7, "human", "human", str(file), None, window)
    assert "--home, --seed are left aside" in window.pictures[0]


def test_the_shop_has_the_whole_window_and_says_what_things_do():
    team = ready_team("bb2020", "human")
    poor = replace(team, rerolls=0, players=team.players[:11])
    window = Window("list", "q")
    Match(window, Game(poor, "orc", "bb2020", seed=1), (None, None)).run()
    shop = window.pictures[0]
    assert "Bloodweiser Kegs               50k  +1 per keg to KO recovery" in shop
    assert "more: list" in shop
    assert " : , , " not in shop  # no empty pitch
    assert len(shop.splitlines()) < 24
    assert all(len(line) <= 80 for line in shop.splitlines())


def test_people_are_asked_for_the_edition_only_at_a_terminal():
    window = Window("nope", "3", "human", "1", "orc", "1")
    play(None, None, None, 1, "human", "human", None, None, window)
    assert "'nope' is no edition" in window.said
    assert window.asked[:2] == ["rules [lrb6]: "] * 2
    assert window.asked[2] == "home team, or a team file [human]: "
    screen = Screen(io.StringIO(), io.StringIO(), 80, 24)
    play("human", "orc", None, 1, "human", "human", None, None, screen)
    assert "rules [" not in screen.console.file.getvalue()  # type: ignore[attr-defined]
