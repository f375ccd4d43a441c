"""What is kept of a game, held against the game itself."""

import json
from collections import Counter
from pathlib import Path

import pytest
from own_coach import write_coach

from pigskin.editions import EDITIONS
from pigskin.errors import CoachError
from pigskin.game import Game
from pigskin.sim.tournament import Task, Tournament, TournamentError, play, played
from pigskin.sim.tournament.played import COUNTS, from_line, to_line


def planned(edition: str = "lrb6", *coaches: str) -> Tournament:
    coaches = coaches or ("scripted", "random")
    return Tournament(edition, coaches, ("human", "orc"), games=4, seed=8)


def halves_told(game: Game) -> list[tuple[str, Counter[str]]]:
    """Who kicked first in each half, and the touchdowns of each side there, from what was told."""
    found: list[tuple[str, Counter[str]]] = []
    new = True
    for event in game.events:
        told = event.json
        if new and told["event"] == "kick":
            found.append((told["side"], Counter()))
            new = False
        elif told["event"] == "half":
            new = True
        elif told["event"] == "touchdown":
            found[-1][1][told["side"]] += 1
    return found


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
@pytest.mark.parametrize("number", [0, 1])
def test_halves_are_as_the_game_told_them(edition: str, number: int) -> None:
    kept, game = played(Task(planned(edition), number), silenced=False)
    told = halves_told(game)
    assert kept.home.score + kept.away.score == sum(sum(each.values()) for _, each in told) > 0
    assert len(told) == 2
    assert told[0][0] != told[1][0]
    for side, name in ((0, "home"), (1, "away")):
        other = ("away", "home")[side]
        assert [
            (each.received, each.scored, each.conceded) for each in kept.parts[side].halves
        ] == [(kicked != name, scored[name], scored[other]) for kicked, scored in told]


def test_counts_are_those_of_the_report_and_of_the_right_coach() -> None:
    kept, game = played(Task(planned(), 1), silenced=False)
    report = game.report()
    assert (kept.home.coach, kept.away.coach) == ("random", "scripted")
    for part, team in ((kept.home, report.home), (kept.away, report.away)):
        assert set(part.counts) == set(COUNTS)
        assert part.counts["blocks"] == sum(player.blocks for player in team.players) > 0
        assert part.counts["dodges"] == sum(player.dodges for player in team.players)
        assert part.counts["turnovers"] == team.turnovers
        assert part.counts["turns"] == team.turns
    assert (kept.home.score, kept.away.score) == report.score
    assert kept.winner == report.winner


def test_a_turn_is_timed_as_one() -> None:
    kept = play(Task(planned(), 0))
    for part in kept.parts:
        times = part.thinking
        assert len(times.turns) == len(times.turns_process)
        # One more for each turn that a blitz at the kick-off gives; one less where nobody can act.
        assert abs(len(times.turns) - part.counts["turns"]) <= 2
        assert all(each > 0 for each in times.turns)


def test_silence_changes_nothing_and_a_line_is_the_game() -> None:
    kept = play(Task(planned("bb2020"), 0))
    assert kept.untimed() == played(Task(planned("bb2020"), 0), silenced=False)[0].untimed()
    assert from_line(to_line(kept)) == kept
    assert "\n" not in to_line(kept)


@pytest.fixture(scope="module")
def line() -> str:
    return to_line(play(Task(planned(), 0)))


@pytest.mark.parametrize("spoil", ["number", "home", "counts", "extra"])
def test_a_line_that_is_no_game(spoil: str, line: str) -> None:
    tree = json.loads(line)
    if spoil == "number":
        tree["number"] = "7"
    elif spoil == "home":
        del tree["home"]["score"]
    elif spoil == "counts":
        tree["away"]["counts"]["blocks"] = None
    else:
        tree["spare"] = 1
    with pytest.raises(TournamentError, match="is no game of a tournament"):
        from_line(json.dumps(tree))


def test_a_coach_who_breaks_down_is_answered_for_and_it_is_counted(tmp_path: Path) -> None:
    mine = write_coach(tmp_path / "mine.py", "if game.question.kind == 'turn': 1 / 0")
    kept = play(Task(planned("lrb6", mine, "random"), 0))
    assert kept.home.failures > 10
    assert "mine.py, line 8: ZeroDivisionError" in kept.home.failure
    assert kept.home.counts["blocks"] == 0  # the passive answer to a turn is its end
    assert (kept.away.failures, kept.away.failure) == (0, "")


def test_a_coach_who_plays_on_the_game_itself_ends_it(tmp_path: Path) -> None:
    mine = write_coach(tmp_path / "mine.py", "game.answer(game.question.codes[0])")
    with pytest.raises(CoachError, match="must play on a copy"):
        play(Task(planned("lrb6", mine, "random"), 0))
