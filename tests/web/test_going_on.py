"""A match that goes on from a moment of another one, or from a position."""

import pytest
from web.playing import NONCES, SECRET, Played

from pigskin import Dice, Game, PigskinError
from pigskin.coaches.random import RandomCoach
from pigskin.contract.answers import Option
from pigskin.record import retell
from pigskin.web import fair
from pigskin.web.match import Match, Twin
from pigskin.web.start import once_more, start_from

POSITION = "home 1 12,7 ball / home 2 12,8 / away 1 13,7 / away 2 20,3 / turn home 3"


def moment(edition: str, number: int) -> Game:
    """A random match after so many answers."""
    again = retell(Played(edition).at_random().game)
    game = next(again)
    for _ in range(number):
        game = next(again)
    return game


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
@pytest.mark.parametrize("number", [3, 60, 217, 218, 219, 220])
def test_it_stands_where_the_other_was_with_other_dice(edition: str, number: int) -> None:
    before = moment(edition, number)
    start = start_from(before)
    match = Match(start, Dice(5))
    assert match.game.view() == before.view()
    assert match.first == []
    assert match.n == 0
    assert match.steps_back() == []
    assert [team["name"] for team in (start.home, start.away)] == list(before.table.team_names)


def test_it_goes_on_and_another_process_follows() -> None:
    start = start_from(moment("bb2020", 200))
    match = Match(start, fair.match_dice("kq7f2m", SECRET, *NONCES))
    twin = Twin(start, match.first)
    coach = RandomCoach(3)
    for _ in range(60):
        assert match.asked is not None
        match.answer(match.asked, [str(Option(match.game.table, coach.choose(match.game)))])
    twin.follow(match.entries)
    assert twin.match.game.view() == match.game.view()


def test_it_goes_on_from_a_position() -> None:
    game = Game.from_position(POSITION, "bb2020")
    start = start_from(game)
    match = Match(start, Dice(5))
    assert match.game.view() == game.view()
    assert start.team_names == game.table.team_names
    assert once_more(start) == start  # the same position; it is the coaches who change sides


def test_there_is_nothing_to_go_on_from_after_the_end() -> None:
    with pytest.raises(PigskinError, match="the match is over there"):
        start_from(Played("bb2020").at_random().game)
