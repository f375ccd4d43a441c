"""The end of a match, and a match watched again."""

from __future__ import annotations

import io

import pytest
from table import pitch

from pigskin import Game
from pigskin.coaches.random import RandomCoach
from pigskin.coaches.scripted import ScriptedCoach
from pigskin.numbers import Code
from pigskin.record import retell
from pigskin.record.state import digest
from pigskin.terminal.app import Match
from pigskin.terminal.screen import Screen
from pigskin.terminal.summary import headline, summary_lines
from pigskin.terminal.watching import frames, watch


def told(game: Game) -> str:
    return "\n".join(line.plain for line in summary_lines(game))


def row(game: Game, name: str) -> list[str]:
    lines = [line.plain.split() for line in summary_lines(game)]
    return next(words[-2:] for words in lines if " ".join(words[:-2]) == name)


@pytest.fixture(scope="module")
def match() -> Game:
    game = Game("wood_elf", "skaven", seed=4, options={"overtime": "never"})
    coaches = (ScriptedCoach(), RandomCoach(1))
    while game.question is not None:
        game.answer(coaches[game.question.side].choose(game))
    return game


def test_a_touchdown_is_told_with_who_scored_it_and_when() -> None:
    table = pitch("home 3 24,7 ball / home 4 5,5 / away 1 5,9 / turn home 4")
    table.play("home 3 move", "move 25,7")
    assert row(table.game, "touchdowns") == ["1", "0"]
    assert row(table.game, "by halves") == ["1+0", "0+0"]
    assert "Touchdowns: home 3 (half 1" in told(table.game)
    assert "Best players: home 3 (1 touchdown)" in told(table.game)


def test_casualties_are_told_with_who_did_it_and_to_whom() -> None:
    table = pitch("home 1 5,5 / away 1 6,5 / away 2 20,2", dice="pow 6 6 6 6 6 1")
    table.play("home 1 block", "block away 1", "push to 7,5", "stay")
    shown = told(table.game)
    assert row(table.game, "casualties suffered") == ["0", "1"]
    assert row(table.game, "blocks") == ["1", "0"]
    assert "Casualties by: home 1" in shown
    assert "Casualties of: away 1 (" in shown


@pytest.mark.parametrize(
    ("dice", "words"),
    [("5 2", "Smashed Knee, niggling injury"), ("4 1", "Broken Ribs, misses next game"),
     ("1 1", "badly hurt"), ("6 8", "dead")],
)  # fmt: skip
def test_casualties_go_by_the_names_of_the_casualty_table(dice: str, words: str) -> None:
    table = pitch("home 1 5,5 / away 1 6,5 / away 2 20,2", dice=f"pow 6 6 6 6 {dice}")
    table.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert f"Casualties of: away 1 ({words})" in told(table.game)


def test_the_halves_add_up_to_the_score(match: Game) -> None:
    for side, score in enumerate((match.table.home.score, match.table.away.score)):
        assert sum(int(half) for half in row(match, "by halves")[side].split("+")) == score
        assert row(match, "touchdowns")[side] == str(score)
    assert match.table.home.score > 0


def test_the_summary_fits_a_small_window(match: Game) -> None:
    screen = Screen(io.StringIO(), io.StringIO(), 80, 24)
    assert len(screen.pages(summary_lines(match))) == 1


def test_who_won_is_said_first(match: Game) -> None:
    assert headline(match).startswith(match.table.team_names[0] + " win, ")
    assert "not over" in headline(Game("human", "orc"))


def test_a_match_at_the_table_ends_with_the_summary() -> None:
    out = io.StringIO()
    game = Game("human", "orc", seed=4, options={"overtime": "never"})
    Match(Screen(out, io.StringIO(), 80, 24), game, (RandomCoach(1), RandomCoach(2))).run()
    assert "re-rolls used" in out.getvalue()
    assert headline(game) in out.getvalue()


# --- watching ---------------------------------------------------------------------------------


def test_a_game_told_again_comes_out_the_same(match: Game) -> None:
    *_, last = retell(match)
    assert digest(last.table) == digest(match.table)


def test_frames_tell_every_event_once(match: Game) -> None:
    events = [str(event) for frame in frames(match) for event in frame.events]
    assert events == [str(event) for event in match.events]


def test_a_game_is_watched_action_by_action_and_back(match: Game) -> None:
    out = io.StringIO()
    watch(match, Screen(out, io.StringIO("\n\nt\nb\nt\ne\n"), 80, 24))
    shown = out.getvalue()
    assert shown.count("Enter on, b back") == 6
    assert "turn 1-0" in shown
    assert headline(match) in shown


def test_a_game_that_is_not_over_is_watched_to_where_it_is() -> None:
    game = Game("human", "orc", seed=4)
    coach = ScriptedCoach()
    for _ in range(60):
        game.answer(coach.choose(game))
    out = io.StringIO()
    watch(game, Screen(out, io.StringIO("\n" * 500), 80, 24))
    assert "not over" in out.getvalue()


class Stumbling:
    """A coach of ours with a mistake in it."""

    name = "stumbling"

    def __init__(self) -> None:
        self.coach = RandomCoach(3)

    def choose(self, game: Game) -> Code:
        if game.table.half == 2 and game.table.away.turn == 3:
            raise IndexError("no such player")
        return self.coach.choose(game)


def test_a_match_goes_on_without_the_answers_of_a_coach_that_breaks_down() -> None:
    game = Game("human", "orc", seed=5, options={"overtime": "never"})
    out = io.StringIO()
    Match(Screen(out, io.StringIO(), 80, 24), game, (RandomCoach(1), Stumbling())).run()
    assert game.over
    assert "stumbling broke down (IndexError: no such player) and lets this pass" in " ".join(
        out.getvalue().split()
    )
