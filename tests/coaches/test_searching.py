"""What a search works with: candidates, playouts, and what a position is worth."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from pigskin import Game
from pigskin.coaches import make_coach
from pigskin.coaches.outlook import outlook
from pigskin.coaches.planning.effort import THOROUGH
from pigskin.coaches.planning.planner import Planner
from pigskin.coaches.searching.candidates import Candidate, in_turn
from pigskin.coaches.searching.leaf import points
from pigskin.coaches.searching.playout import play_out
from pigskin.coaches.searching.prospects import prospects_of, prospects_text, read_prospects
from pigskin.coaches.searching.situation import CHASED, HELD, LOOSE, NAMES, situation_of
from pigskin.errors import PigskinError
from pigskin.pitch import AWAY, HOME
from pigskin.questions import END_TURN

HOLD = "home 1 20,7 ball / home 2 19,6 / away 1 3,7 / away 2 22,7 / turn away 3 / half 2"
BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


def at(text: str, edition: str = "bb2020") -> Game:
    return Game.from_position(text, edition, 1)


def listed(text: str, most: int = 6) -> list[Candidate]:
    game = at(text)
    assert game.question is not None
    return in_turn(game, game.question, Planner(THOROUGH), most)


# --- candidates -------------------------------------------------------------------------------


def test_the_veterans_choice_comes_first() -> None:
    text = "home 1 12,7 ball / home 2 13,6 Block / away 1 14,6 / away 2 17,7 / turn home 6 / half 2"
    found = listed(text)
    assert found[0].answer == make_coach("veteran").choose(at(text))
    assert len(found) == len({repr(each) for each in found}) <= 6


def test_there_are_no_more_than_are_wanted() -> None:
    text = "home 1 12,7 ball / home 2 13,6 Block / away 1 14,6 / away 2 17,7 / turn home 6 / half 2"
    assert [each.why for each in listed(text, 2)] == ["own", "carry"]
    assert [each.why for each in listed(text, 1)] == ["own"]


def test_a_likely_touchdown_is_thought_of_though_there_is_time() -> None:
    found = listed("home 1 19,7 ball / home 2 18,6 / away 1 9,7 / turn home 2 / rerolls 2 2")
    assert "score" in [each.why for each in found] or found[0].planner.act is not None


def test_who_risks_nothing_does_not_think_of_ending_the_turn() -> None:
    found = listed("home 1 12,7 ball / home 2 11,7 / away 1 22,7 / turn home 2")
    assert END_TURN not in [each.answer for each in found]


# --- playouts ---------------------------------------------------------------------------------


def test_a_playout_changes_nothing_and_comes_to_the_same_again() -> None:
    game = at("home 1 12,7 ball / home 2 13,6 / away 1 14,6 / away 2 17,7 / turn home 6 / half 2")
    assert game.question is not None
    before = game.key()
    for candidate in in_turn(game, game.question, Planner(THOROUGH), 3):
        first, second = (play_out(game, candidate, "a") for _ in range(2))
        assert first == second
        assert 0 <= first <= 1
    assert game.key() == before


def test_a_touchdown_ends_a_playout() -> None:
    game = at("home 1 24,7 ball / away 1 3,7 / turn home 8 / half 2 / score 0 0")
    assert game.question is not None
    (best, *_) = in_turn(game, game.question, Planner(THOROUGH), 2)
    assert play_out(game, best, "a") > 0.95


# --- what a position is worth -----------------------------------------------------------------


@pytest.mark.parametrize("edition", ["bb2020", "bb2016", "lrb6"])
def test_what_one_side_may_expect_the_other_may_not(edition: str) -> None:
    game = at(HOLD, edition)
    assert points(game, HOME) + points(game, AWAY) == pytest.approx(1)
    assert points(game, HOME) > 0.7


def test_an_edition_without_weights_has_the_outlook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pigskin.coaches.searching.leaf.prospects_of", lambda edition: None)
    game = at(HOLD)
    assert points(game, HOME) == outlook(game, HOME).points


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("home 1 16,7 ball / away 1 21,3", "home 1 9,7 ball / away 1 21,3"),
        ("home 1 16,7 ball / away 1 21,3", "home 1 16,7 ball / away 1 17,7"),
        ("home 1 16,7 / away 1 21,3 / ball 16,7", "home 1 16,7 / away 1 21,3 ball"),
        ("home 1 5,7 / away 1 9,7 ball", "home 1 15,7 / away 1 9,7 ball"),
        ("home 1 6,7 / away 1 9,7 ball", "home 1 6,7 stunned / away 1 9,7 ball"),
    ],
)
def test_what_is_better_is_worth_more(better: str, worse: str) -> None:
    worths = [points(at(f"{each} / turn away 4"), HOME) for each in (better, worse)]
    assert worths[0] > worths[1]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("home 1 9,7 ball / away 1 12,7 / turn away 2", HELD),
        ("home 1 9,7 / away 1 12,7 ball / turn away 2", CHASED),
        ("home 1 9,7 / away 1 12,7 / ball 10,10 / turn away 2", LOOSE),
    ],
)
def test_there_are_three_situations(text: str, kind: int) -> None:
    found = situation_of(at(text).table, AWAY)
    assert found is not None
    assert found.kind == kind
    assert len(found.facts) == len(NAMES[kind])


def test_without_a_ball_there_is_none() -> None:
    assert situation_of(at("home 1 9,7 / away 1 12,7 / turn away 2").table, AWAY) is None


def test_weights_can_be_written_and_read(tmp_path: Path) -> None:
    known = prospects_of("bb2020")
    assert known is not None
    file = tmp_path / "weights.toml"
    file.write_text(prospects_text(known, ["A remark."]), encoding="utf-8")
    again = read_prospects(file)
    assert (again.own, again.their) == (known.own, known.their)
    file.write_text("[held]\nbase = [1.0, 2.0]\n", encoding="utf-8")
    with pytest.raises(PigskinError, match="weights of held"):
        read_prospects(file)


# --- fitting ----------------------------------------------------------------------------------


@pytest.fixture
def prospects(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    yield __import__("prospects")
    sys.modules.pop("prospects", None)


def test_a_fit_finds_what_matters_and_leaves_out_what_makes_no_sense(
    prospects: ModuleType,
) -> None:
    names = NAMES[LOOSE]
    rows = []
    for number in range(80):
        facts = [0.0] * len(names)
        facts[0] = 1.0
        ours, lies = number % 2, number // 2 % 2
        facts[names.index("ours")] = float(ours)
        facts[names.index("down")] = float(lies)
        # Who gets the ball scores; those who lie seem to do better, which nobody believes.
        came = 0 if (ours and number % 5) or (lies and number % 7 == 0) else 2
        rows.append(prospects.Row(number, 1, LOOSE, facts, came, False))
    logits = prospects.fitted(rows)
    own, _ = logits[LOOSE].plain()
    assert own[names.index("ours")] > 1
    assert own[names.index("down")] <= 0
    assert prospects.log_loss(logits, rows) < prospects.base_loss(rows, rows)


def test_what_is_foretold_a_turn_later_is_believed_in_part(prospects: ModuleType) -> None:
    facts = [1.0] * len(NAMES[LOOSE])
    rows = [
        prospects.Row(1, HOME, LOOSE, facts, 0, True),
        prospects.Row(1, AWAY, LOOSE, facts, 1, False),
    ]
    hoped = prospects._hoped(rows, [(0.2, 0.3, 0.5), (0.4, 0.5, 0.1)])
    assert hoped[1] == [0.0, 1.0, 0.0]
    assert hoped[0] == pytest.approx([0.95, 0.04, 0.01])
