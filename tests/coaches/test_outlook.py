"""How a match may end, foretold from any moment of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from pigskin import Game
from pigskin.coaches import make_coach
from pigskin.coaches.outlook import Outlook, outlook
from pigskin.coaches.outlook_weights import read_weights, weights_of, weights_text
from pigskin.errors import PigskinError
from pigskin.pitch import AWAY, HOME

EDITIONS = ("lrb6", "bb2016", "bb2020")


def seen(position: str, edition: str = "bb2020", side: int = HOME) -> Outlook:
    return outlook(Game.from_position(position, edition), side)


def moments(edition: str, seed: int = 5) -> Iterator[Game]:
    """A whole match, question by question."""
    game = Game("human", "orc", edition, seed=seed, options={"overtime": "never"})
    coach = make_coach("random", seed)
    while game.question is not None:
        yield game
        game.answer(coach.choose(game))
    yield game


@pytest.mark.parametrize("edition", EDITIONS)
def test_chances_add_up_and_are_those_of_the_others_turned_round(edition: str) -> None:
    for number, game in enumerate(moments(edition)):
        if number % 7 and not game.over:
            continue
        home, away = outlook(game, HOME), outlook(game, AWAY)
        assert home.win + home.draw + home.loss == pytest.approx(1)
        assert min(home.win, home.draw, home.loss) >= 0
        assert (home.win, home.draw) == pytest.approx((away.loss, away.draw))


def test_nobody_is_favoured_before_the_toss() -> None:
    start = outlook(Game("orc", "orc", "bb2020", seed=1), HOME)
    assert start.win == pytest.approx(start.loss)
    assert start.points == pytest.approx(0.5)


def test_a_match_that_is_over_has_ended_as_it_has() -> None:
    for seed in range(3):
        *_, game = moments("lrb6", seed)
        found = outlook(game, HOME)
        score = game.table.home.score - game.table.away.score
        assert (found.win, found.draw, found.loss) == (score > 0, score == 0, score < 0)


def test_who_gave_up_has_lost() -> None:
    game = Game.from_position("home 1 9,7 ball / away 1 14,7 / turn home 3 / score 3 0", "bb2020")
    game.concede("home")
    assert outlook(game, HOME).loss == 1 == outlook(game, AWAY).win


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("clock", ["turn home 3", "turn away 6 / half 2", "turn home 8 / half 2"])
def test_a_goal_more_is_never_worse(edition: str, clock: str) -> None:
    players = "home 1 9,7 ball / home 2 10,6 / away 1 14,7 / away 2 14,4"
    scores = ["0 3", "0 2", "0 1", "1 1", "1 0", "2 0", "3 0"]
    found = [seen(f"{players} / {clock} / score {each}", edition) for each in scores]
    assert [each.win for each in found] == sorted(each.win for each in found)
    assert [each.loss for each in found] == sorted((each.loss for each in found), reverse=True)
    assert found[-1].win > found[0].win + 0.5


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_carrier_in_front_of_the_end_zone_is_better_than_one_far_from_it(edition: str) -> None:
    clock = "away 1 3,7 / turn home 8 / half 2"
    near = seen(f"home 1 20,7 ball / {clock}", edition)
    far = seen(f"home 1 5,7 ball / {clock}", edition)
    assert near.win > 0.5 > 0.2 > far.win


@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_has_no_turn_left_can_only_lose(edition: str) -> None:
    last = "home 1 20,7 / away 1 5,7 ball / turn away 8 / half 2"
    assert seen(last, edition, HOME).win == 0
    assert seen(last, edition, HOME).loss > 0.5


def test_a_match_that_needs_a_winner_has_no_draw() -> None:
    text = "home 1 9,7 ball / away 1 14,7 / turn home 3 / half 2"
    game = Game.from_position(text, "bb2020", options={"overtime": "always"})
    assert outlook(game, HOME).draw == 0
    assert seen(text).draw > 0.1


def test_to_look_changes_nothing() -> None:
    game = Game.from_position("home 1 9,7 ball / away 1 14,7 / turn home 3", "bb2020")
    before = game.key()
    outlook(game, HOME)
    assert game.key() == before


def test_weights_come_back_from_the_file_they_were_written_to(tmp_path: Path) -> None:
    weights = weights_of("bb2020")
    file = tmp_path / "weights.toml"
    file.write_text(weights_text(weights, ["a remark"]), encoding="utf-8")
    again = read_weights(file)
    assert vars(again) == vars(weights)


@pytest.mark.parametrize(
    "old, new, said",
    [
        ("holds = ", "hold = ", "nobody knows next.hold"),
        ("holds = ", 'holds = "much" #', "next.holds is no number"),
        ("[later]", "[sooner]", "there is no table [later]"),
        ("rest = ", "rest = 7 #", "rest is 0 to 1"),
        ("[next]", "[next", "these are no weights"),
    ],
)
def test_a_file_that_holds_no_weights_is_refused(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    file = tmp_path / "weights.toml"
    text = weights_text(weights_of("bb2020"), [])
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PigskinError, match=said.replace("[", r"\[")) as error:
        read_weights(file)
    assert str(file) in str(error.value)
