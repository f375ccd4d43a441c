"""Many games: the same seed gives the same games, whoever plays them."""

import json

import pytest

from pigskin import PigskinError
from pigskin.coaches import coach_names, make_coach
from pigskin.coaches.base import UnknownCoach
from pigskin.game import Game
from pigskin.sim import Plan, Result, play, play_all, simulate
from pigskin.teams import UnknownRoster, rosters

TIMED = ("seconds", "games_per_second", "decisions_per_second", "jobs")


def untimed(result: Result) -> dict[str, object]:
    return {name: value for name, value in result.to_dict().items() if name not in TIMED}


def test_the_same_seed_plays_the_same_games_with_any_number_of_processes() -> None:
    alone = simulate("lrb6", "all", "all", games=10, seed=3, jobs=1)
    assert untimed(simulate("lrb6", "all", "all", games=10, seed=3, jobs=2)) == untimed(alone)
    assert untimed(simulate("lrb6", "all", "all", games=10, seed=4)) != untimed(alone)
    plan = alone.plan
    assert list(play_all(plan, jobs=3)) == [play(plan, number) for number in range(10)]


def test_the_first_games_of_a_longer_simulation_are_the_same_games() -> None:
    short = Plan("lrb6", "human", "orc", 2, 1, "random", "random")
    longer = Plan("lrb6", "human", "orc", 4, 1, "random", "random")
    assert list(play_all(short)) == list(play_all(longer))[:2]


def test_the_result_adds_up() -> None:
    seen: list[int] = []
    result = simulate(games=4, seed=2, progress=lambda now, _: seen.append(now.games))
    assert seen == [1, 2, 3, 4]
    shown = result.to_dict()
    assert json.loads(json.dumps(shown)) == shown
    assert result.home_wins + result.away_wins + result.draws == result.games == 4
    games = list(play_all(result.plan))
    assert shown["decisions"] == sum(game.decisions for game in games)
    assert shown["touchdowns"] == sum(game.home_score + game.away_score for game in games)
    for name in ("edition", "games", "decisions", "seconds", "touchdowns", "casualties"):
        assert name in shown


def test_all_means_every_pair_in_its_turn() -> None:
    count = len(rosters("lrb6"))
    both = Plan("lrb6", "all", "all", 0, 0, "random", "random")
    assert len({both.pairing(number) for number in range(count * count)}) == count * count
    one = Plan("lrb6", "human", "all", 0, 0, "random", "random")
    assert {one.pairing(number) for number in range(count)} == {
        ("human", away) for away in rosters("lrb6")
    }


def test_nothing_to_play() -> None:
    assert simulate(games=0).to_dict()["games_per_second"] == 0.0
    with pytest.raises(PigskinError, match="-1 games"):
        simulate(games=-1)


def test_unknown_names_are_told_at_once() -> None:
    with pytest.raises(PigskinError, match="no-such"):
        simulate(edition="no-such")
    with pytest.raises(UnknownRoster, match="known: amazon"):
        simulate(home="no-such")
    with pytest.raises(UnknownCoach, match="known: random"):
        simulate(away_coach="no-such")


def test_the_random_coach_follows_its_seed() -> None:
    game = Game("human", "orc", seed=1)
    while game.question is not None and game.question.kind != "set-up":
        game.answer(game.question.codes[0])

    def choices(seed: int) -> list[object]:
        coach = make_coach("random", seed)
        return [coach.choose(game) for _ in range(20)]

    assert choices(1) == choices(1) != choices(2)
    assert game.question is not None
    assert all(choice in game.question.codes for choice in choices(1))


@pytest.mark.parametrize("name", coach_names())
def test_every_coach_says_its_name_and_answers(name: str) -> None:
    coach = make_coach(name, 1)
    assert coach.name == name
    game = Game("human", "orc", seed=1)
    for _ in range(60):
        game.answer(coach.choose(game))
