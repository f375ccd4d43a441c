"""What a coach thinks of decisions that were taken."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from pigskin import Game
from pigskin.coaches import make_coach
from pigskin.dice import ScriptedDice
from pigskin.foretelling.opinions import (
    BLITZ_TARGET,
    DIE,
    PICKER,
    REROLL,
    RUN,
    Agreement,
    Opinion,
    opinions_of,
)

ROOT = Path(__file__).parents[2]
REPLAYS = ROOT.parent / "shared" / "fumbbl"
CARRIER_AND_ANOTHER = "home 5 6,7 Block / home 6 6,9 / away 2 9,7 ball / away 3 9,11 / rerolls 0 0"


def thought_of(game: Game, kind: str) -> list[Opinion]:
    """Opinions of one kind on what was played; the turn is ended first."""
    while game.question is not None and game.question.coach == "home":
        game.answer("end turn" if game.question.kind == "turn" else game.passive_answer())
    if game.question is not None:
        game.answer(game.passive_answer())
    return [each for each in opinions_of(game) if each.kind == kind]


@pytest.mark.parametrize("target, first", [("away 2", True), ("away 3", False)])
@pytest.mark.parametrize("edition", ["lrb6", "bb2020"])
def test_the_carrier_is_whom_the_coach_would_blitz(edition: str, target: str, first: bool) -> None:
    game = Game.from_position(CARRIER_AND_ANOTHER, edition, seed=4)
    player = "home 5" if first else "home 6"
    game.answer(f"{player} blitz")
    if edition == "bb2020":
        game.answer(next(str(each) for each in game.question.options if target in str(each)))
    game.play(["move 7,7", "move 8,7"] if first else ["move 7,9", "move 8,10"])
    game.answer(f"block {target}")
    (found,) = thought_of(game, BLITZ_TARGET)
    assert found.first == first
    assert found.three
    assert found.first_by_chance == 1 / 2
    assert found.three_by_chance == 1


def test_whoever_has_the_better_way_to_the_ball_picks_it_up() -> None:
    position = "home 1 9,7 / home 2 9,9 / away 1 9,10 / away 2 10,10 / ball 11,7 / rerolls 0 0"
    near = Game.from_position(position, "bb2020", seed=1)
    near.play(["home 1 move", "move 10,7", "move 11,7"])
    (found,) = thought_of(near, PICKER)
    assert (found.first, found.three, found.first_by_chance) == (True, True, 1 / 2)
    for seed in range(20):  # until he gets away
        marked = Game.from_position(position, "bb2020", seed=seed)
        marked.play(["home 2 move", "move 10,8", "move 11,7"])
        if thought_of(marked, PICKER):
            break
    (found,) = thought_of(marked, PICKER)
    assert (found.first, found.three) == (False, True)


def alone(edition: str = "bb2020") -> Game:
    """A carrier far from everybody, with a long way to go."""
    return Game.from_position(
        "home 1 6,7 ball / away 1 20,2 / away 2 20,12 / turn home 5 / rerolls 0 0", edition, seed=1
    )


def test_the_coach_agrees_with_where_he_would_go_himself() -> None:
    game, veteran = alone(), make_coach("veteran")
    while game.question is not None and game.question.coach == "home":
        game.answer(veteran.choose(game))
    (found,) = thought_of(game, RUN)
    assert found.first
    assert found.three
    assert 0 < found.first_by_chance < 0.3


def test_who_runs_away_from_the_end_zone_is_not_agreed_with() -> None:
    back = alone()
    back.play(["home 1 move", "move 5,7", "move 4,7", "move 3,7"])
    (found,) = thought_of(back, RUN)
    assert (found.first, found.three) == (False, False)
    stays = alone()
    (found,) = thought_of(stays, RUN)
    assert not found.first


def test_a_carrier_who_could_score_is_another_matter() -> None:
    game = Game.from_position("home 1 21,7 ball / away 1 3,7 / turn home 2", "bb2020", seed=1)
    game.play(["home 1 move", "move 22,7"])
    assert thought_of(game, RUN) == []


@pytest.mark.parametrize("again", [True, False])
def test_a_failed_dodge_is_rolled_again(again: bool) -> None:
    dice = ScriptedDice([1, *[6] * 40])
    game = Game.from_position("home 1 7,7 ball / away 1 8,8 / rerolls 1 0", "lrb6", dice=dice)
    game.play(["home 1 move", "move 7,6"])
    assert game.question is not None
    assert game.question.kind == "re-roll"
    words = [str(each) for each in game.question.options]
    keep = next(each for each in words if "keep" in each or "accept" in each)
    game.answer(next(each for each in words if (each != keep) == again))
    (found,) = thought_of(game, REROLL)
    assert (found.first, found.first_by_chance) == (again, 0.5)


@pytest.mark.parametrize("push", [True, False])
def test_a_push_is_better_than_falling_with_him(push: bool) -> None:
    game = Game.from_position("home 1 7,7 / home 2 8,6 / away 1 8,7 / rerolls 0 0", "lrb6", seed=0)
    game.play(["home 1 block", "block away 1"])
    assert game.question is not None
    assert [str(each) for each in game.question.options] == ["choose both down", "choose push"]
    game.answer("choose push" if push else "choose both down")
    (found,) = thought_of(game, DIE)
    assert (found.first, found.first_by_chance) == (push, 1 / 2)


def test_shares_come_with_their_intervals() -> None:
    agreement = Agreement()
    for number in range(10):
        agreement.add(Opinion(PICKER, number < 5, 0.25, number < 8, 0.75))
    told = agreement.to_dict()
    assert (told["decisions"], told["first"], told["three"]) == (10, 0.5, 0.8)
    assert (told["first_by_chance"], told["three_by_chance"]) == (0.25, 0.75)
    assert told["first_within"] == pytest.approx([0.237, 0.763], abs=0.001)


# --- the script -------------------------------------------------------------------------------


def run(*words: object) -> subprocess.CompletedProcess[str]:
    script = ROOT / "benchmarks" / "second_opinion.py"
    return subprocess.run(
        [sys.executable, str(script), *map(str, words)], capture_output=True, text=True, check=False
    )


def test_the_script_takes_a_folder_of_matches(tmp_path: Path) -> None:
    coach = make_coach("scripted")
    for number in range(2):
        game = Game("human", "orc", "lrb6", seed=number, options={"overtime": "never"})
        while game.question is not None:
            game.answer(coach.choose(game))
        game.save(tmp_path / f"{number}.txt")
    done = run(tmp_path, "--games", 1, "--json")
    assert done.returncode == 0, done.stderr
    assert "1 of 1 matches" in done.stderr
    told = json.loads(done.stdout)
    assert (told["matches"], told["left_out"]) == (1, 0)
    assert told["agreement"][DIE]["decisions"] > 5
    assert told["agreement"][DIE]["first"] > 0.7  # even the scripted coach knows what is good
    assert told["agreement"][REROLL]["decisions"] > 0
    assert told["foretold"]["lrb6"]["scores"][0]["positions"] > 30
    assert "which block die" in run(tmp_path, "--games", 1).stdout


def test_the_script_refuses_a_folder_without_matches(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.returncode == 2
    assert "there are no games in this folder" in done.stderr


@pytest.mark.skipif(not REPLAYS.is_dir(), reason="no recorded matches beside the checkout")
def test_people_agree_with_the_coach_more_often_than_chance_does(tmp_path: Path) -> None:
    (tmp_path / "one.gz").symlink_to(REPLAYS / "1559380.gz")
    told = json.loads(run(tmp_path, "--json").stdout)["agreement"]
    for kind in (BLITZ_TARGET, DIE):
        assert told[kind]["decisions"] > 20
        assert told[kind]["first_within"][0] > told[kind]["first_by_chance"]
