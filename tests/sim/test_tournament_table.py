"""What games come to, worked out by hand from results that are written down."""

from math import sqrt

import pytest

from pigskin.intervals import mean_of, percentile, wilson
from pigskin.sim.tournament import Played, Table, Tournament, claims
from pigskin.sim.tournament.people import people
from pigskin.sim.tournament.played import COUNTS, Half, Part, Thinking
from pigskin.sim.tournament.sheets import sheets_of

COACHES = ("rookie", "dummy")


def planned(games: int, control: tuple[str, ...] = ()) -> Tournament:
    return Tournament("bb2020", COACHES, ("human",), games, seed=1, control=control)


def played(plan: Tournament, number: int, first: int, second: int, **more: object) -> Played:
    """Game `number` of the plan, in which the coach named first scored so often."""
    meeting = plan.meeting(number)
    scores = (first, second) if meeting.first == 0 else (second, first)
    parts = [
        Part(
            coach=meeting.coaches[side],
            roster="human",
            score=scores[side],
            # Home receives in the first half, and all touchdowns are scored there.
            halves=(
                Half(side == 0, scores[side], scores[1 - side]),
                Half(side == 1, 0, 0),
            ),
            counts={**dict.fromkeys(COUNTS, 0), **dict(more)},  # type: ignore[dict-item]
            thinking=Thinking((10.0, 20.0), (1.0, 2.0), 5.0),
        )
        for side in (0, 1)
    ]
    winner = None if scores[0] == scores[1] else "home" if scores[0] > scores[1] else "away"
    return Played(
        number, meeting.seed, meeting.first, parts[0], parts[1], winner, "full time", 100, 1.0,
        "python",
    )  # fmt: skip


def test_points_errors_and_touchdowns() -> None:
    plan = planned(6)
    # Pairs with the same dice: two wins, a win and a draw, a draw and a loss.
    scores = [(2, 0), (1, 0), (2, 1), (1, 1), (0, 0), (0, 3)]
    table = Table(plan, [played(plan, n, *score) for n, score in enumerate(scores)])
    rookie, dummy = table.against_others["rookie"], table.against_others["dummy"]
    assert (rookie.won, rookie.drawn, rookie.lost) == (3, 2, 1)
    assert (dummy.won, dummy.drawn, dummy.lost) == (1, 2, 3)
    assert rookie.points == pytest.approx(4 / 6)
    assert dummy.points == pytest.approx(2 / 6)
    # The means of the pairs are 1, 3/4 and 1/4: their spread is the error.
    assert rookie.error == pytest.approx(sqrt((1 / 9 + 1 / 144 + 25 / 144) / 2 / 3))
    assert rookie.error == pytest.approx(dummy.error)
    assert rookie.interval == wilson(4, 6)
    assert (rookie.scored, rookie.conceded) == (6, 5)
    assert table.order == ["rookie", "dummy"]
    assert table.ratings["rookie"].rating > 1000 > table.ratings["dummy"].rating


def test_halves_received_and_kicked_are_told_apart() -> None:
    plan = planned(2)
    table = Table(plan, [played(plan, 0, 2, 1), played(plan, 1, 1, 3)])
    rookie = table.against_others["rookie"]
    # At home it received in the half that all happened in, away it kicked.
    assert (rookie.received.count, rookie.received.scored, rookie.received.conceded) == (2, 2, 1)
    assert (rookie.kicked.count, rookie.kicked.scored, rookie.kicked.conceded) == (2, 1, 3)


def test_a_control_counts_both_teams_and_no_rating() -> None:
    plan = planned(2, control=("rookie",))
    control = played(plan, 2, 3, 1, blocks=30)
    table = Table(plan, [played(plan, 0, 1, 0), played(plan, 1, 0, 0, blocks=10), control])
    account = table.controls["rookie"]
    assert (account.games, account.teams, account.points) == (1, 2, 1.0)
    assert account.a_game("blocks") == 60
    assert account.a_game("touchdowns") == 4
    assert (account.received.count, account.kicked.count) == (2, 2)
    assert table.against_others["rookie"].a_game("blocks") == 10  # 10 in two games, twice for both
    assert table.styles()["rookie"] is account
    assert table.styles()["dummy"] is table.against_others["dummy"]
    without = Table(plan, table.games[:2])
    assert without.ratings == table.ratings


def test_games_beyond_the_plan_are_left_out_and_any_order_is_the_same() -> None:
    longer, plan = planned(6), planned(4)
    games = [played(longer, number, number % 3, 1) for number in range(6)]
    table = Table(plan, reversed(games))
    assert [game.number for game in table.games] == [0, 1, 2, 3]
    assert table.to_dict() == Table(plan, games[:4]).to_dict()


def test_times_a_turn() -> None:
    plan = planned(2, control=("rookie",))
    table = Table(plan, [played(plan, number, 1, 0) for number in range(3)])
    times = table.times()["rookie"].times()
    assert (times.turns, times.mean, times.process_mean, times.between) == (8, 15.0, 1.5, 5.0)
    assert 19 < times.slow <= 20


def test_what_may_be_claimed() -> None:
    few = planned(2)
    assert "too few for a claim, which takes 400" in claims(Table(few, [played(few, 0, 1, 0)]))[0]
    assert "have not met yet" in claims(Table(few, []))[0]
    plan = planned(400, control=("dummy",))

    def told(wins: int) -> list[str]:
        games = []
        for turn in range(200):
            for place in (0, 1):
                won = 2 * turn + place < wins
                games.append(played(plan, 3 * turn + place, int(won), int(not won)))
            games.append(played(plan, 3 * turn + 2, turn % 2, (turn + 1) % 2))
        return claims(Table(plan, games))

    assert told(240)[0].startswith("rookie takes 60.0 % (55.1 to 64.7) of the points from dummy")
    assert told(240)[0].endswith("it is the better one.")
    assert told(160)[0].endswith("dummy is the better one.")
    assert told(210)[0].endswith("no difference can be claimed.")
    assert "dummy against itself on the same seeds takes 50.0 %" in told(240)[1]
    assert "50 % lies within" in told(240)[1]


def test_a_control_that_is_far_from_a_half_says_so() -> None:
    plan = planned(400, control=("dummy",))
    games = [played(plan, 3 * turn + 2, 1, 0) for turn in range(200)]
    assert "50 % does not lie within" in claims(Table(plan, games))[1]


def test_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10) == pytest.approx((10 / (10 + 1.959964**2), 1.0))
    assert mean_of([]) == (0.0, 0.0)
    assert mean_of([3.0]) == (3.0, 0.0)
    assert mean_of([0.0, 1.0]) == (0.5, 0.5)
    assert percentile([], 0.95) == 0.0
    assert percentile([float(each) for each in range(101)], 0.95) == 95.0


def test_people_are_known_where_somebody_has_counted() -> None:
    assert people("lrb6") == {}
    assert people("bb2016")["dodges"].value == 27.6
    rookies = people("bb2020")
    assert (rookies["touchdowns"].value, rookies["pick_ups"].made) == (2.172, 0.8)
    assert "2,936 matches" in rookies["blocks"].source
    assert "BB2025" in rookies["rushes"].source
    assert all(what in (*COUNTS, "touchdowns", "draws") for what in rookies)


def test_the_sheet_of_manners_stands_beside_people() -> None:
    plan = planned(2)
    games = [played(plan, number, 1, 0, rushes=16) for number in (0, 1)]
    sheet = next(each for each in sheets_of(Table(plan, games)) if "both teams" in each.title)
    assert sheet.headings == ("", "rookie v others", "dummy v others", "people")
    rushes = next(row for row in sheet.rows if row[0] == "rushes")
    assert rushes == ("rushes", "32.00 +107 %", "32.00 +107 %", "15.46")
