"""Positions gathered from folders of games."""

from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pigskin import Game
from pigskin.cli import app
from pigskin.coaches import make_coach
from pigskin.coaches.moment import NAMES
from pigskin.errors import PigskinError
from pigskin.foretelling.gathering import Source, game_of, gather, rows_of, sources_in
from pigskin.foretelling.rows import Row, read_rows, write_rows
from pigskin.sim.tournament import Tournament, kept_in, play_on

REPLAY = Path(__file__).parents[3] / "shared" / "fumbbl" / "1559380.gz"


def a_game(seed: int, edition: str = "bb2020", answers: int = 100_000, **options: object) -> Game:
    game = Game("skaven", "dwarf", edition, seed=seed, options={"overtime": "never", **options})
    coach = make_coach("scripted")
    while game.question is not None and answers:
        game.answer(coach.choose(game))
        answers -= 1
    return game


def scoring_game(edition: str = "bb2020") -> Game:
    """A whole game in which somebody scores."""
    for seed in range(20):
        game = a_game(seed, edition)
        if game.table.home.score + game.table.away.score > 1:
            return game
    raise AssertionError("nobody scores twice in twenty games")


def drive(row: Row) -> bool:
    """Is it the start of a drive?"""
    return row.facts[row.mover][NAMES.index("receives")] == 1


@pytest.mark.parametrize("edition", ["lrb6", "bb2020"])
def test_every_turn_and_drive_has_a_row_that_knows_what_came_of_it(edition: str) -> None:
    game = scoring_game(edition)
    table = game.table
    rows = rows_of(game, "a game")
    turns = [(row.half, row.mover, row.turns[row.mover]) for row in rows if not drive(row)]
    assert len(set(turns)) == len(turns)
    # There is a drive for each half, and after a score while there is time.
    goals_in_time = sum(min(row.turns) > 0 for row in rows if drive(row)) - 2
    assert 0 <= goals_in_time <= table.home.score + table.away.score
    assert {row.edition for row in rows} == {edition}
    assert all(row.end == [table.home.score, table.away.score] for row in rows)
    # A score is what came next of the turn before it, and the score of the one after.
    goals = Counter[int]()
    for row, after in zip(rows, [*rows[1:], None]):
        scores = row.end if after is None else after.scores
        if scores != row.scores:
            assert row.next >= 0
            assert scores[row.next] == row.scores[row.next] + 1
            goals[row.next] += 1
        elif after is not None and after.half == row.half:
            assert row.next == after.next
    assert [goals[0], goals[1]] == [table.home.score, table.away.score]
    last = [row for row in rows if row.half == 1][-1]
    assert last.half_end == next(row for row in rows if row.half == 2).scores


def test_whoever_received_first_kicks_later() -> None:
    rows = rows_of(scoring_game(), "a game")
    first = rows[0]
    assert first.receives_later[first.mover] == 0
    assert first.receives_later[1 - first.mover] == 1
    assert rows[-1].receives_later == [0, 0]


def test_rows_come_back_from_the_file_they_were_written_to(tmp_path: Path) -> None:
    rows = rows_of(scoring_game(), "a game")
    write_rows(tmp_path / "rows.jsonl", rows)
    assert read_rows(tmp_path / "rows.jsonl") == rows


def test_a_match_that_is_not_over_or_was_given_up_tells_nothing() -> None:
    with pytest.raises(PigskinError, match="the match is not over"):
        rows_of(a_game(1, answers=400), "a game")
    game = a_game(1, answers=400)
    while game.question is not None and (game.question.kind != "turn" or game.table.begun):
        game.answer(make_coach("scripted").choose(game))
    assert game.question is not None
    game.concede(game.question.coach)
    with pytest.raises(PigskinError, match="given up"):
        rows_of(game, "a game")


def test_a_folder_may_hold_records_tournaments_and_anything_else(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    (folder / "deep").mkdir(parents=True)
    scoring_game().save(folder / "deep" / "one.txt")
    a_game(3, answers=300).save(folder / "unfinished.txt")
    (folder / "notes.md").write_text("nothing to see", encoding="utf-8")
    plan = Tournament("bb2020", ("random", "scripted"), ("human",), games=2, seed=7)
    with kept_in(folder / "some.jsonl", plan) as kept:
        list(play_on(plan, kept, jobs=1))
    sources = sources_in(folder)
    names = [source.name for source in sources]
    assert names == ["one.txt", *[f"some.jsonl:{n}" for n in range(len(plan))], "unfinished.txt"]
    found = list(gather(sources))
    assert [each.source for each in found] == sources
    assert [bool(each.rows) for each in found] == [True] * (len(found) - 1) + [False]
    assert found[-1].why == "the match is not over"
    first = found[1].rows
    again = rows_of(game_of(Source(folder / "some.jsonl", 0)), "some.jsonl:0")
    assert first == again


@pytest.mark.skipif(not REPLAY.exists(), reason="there are no real matches here")
def test_replays_of_the_site_are_games_too(tmp_path: Path) -> None:
    (found,) = gather([Source(REPLAY)])
    assert found.rows
    assert {row.edition for row in found.rows} == {"bb2020"}
    assert all(isinstance(row, Row) for row in found.rows)


# --- the command ------------------------------------------------------------------------------


def run(*words: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(word) for word in words])
    return result.exit_code, result.output


def test_the_command_says_what_it_left_out(tmp_path: Path) -> None:
    folder, out = tmp_path / "games", tmp_path / "rows.jsonl"
    folder.mkdir()
    scoring_game().save(folder / "a.txt")
    a_game(3, answers=300).save(folder / "b.txt")
    code, said = run("gather", folder, "--out", out)
    assert code == 0, said
    assert "b.txt is left out: the match is not over" in said
    assert f"{len(read_rows(out))} positions of 1 games are in" in said
    first = out.read_bytes()
    assert run("gather", folder, "--out", out, "--games", 1)[0] == 0
    assert out.read_bytes() == first


def test_folders_without_games_are_refused(tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    code, said = run("gather", tmp_path / "none", "--out", out)
    assert (code, "is no folder" in said) == (2, True)
    (tmp_path / "empty").mkdir()
    code, said = run("gather", tmp_path / "empty", "--out", out)
    assert (code, "there are no games in this folder" in said) == (2, True)
    a_game(3, answers=300).save(tmp_path / "empty" / "b.txt")
    code, said = run("gather", tmp_path / "empty", "--out", out)
    assert (code, "no game could be played again to its end" in said) == (2, True)
    code, said = run("gather", tmp_path / "empty", "--out", tmp_path / "missing" / "rows")
    assert (code, "in a folder that does not exist" in said) == (2, True)
    assert not out.exists()
