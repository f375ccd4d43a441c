"""What happens to teams when a commissioner takes something back, puts it right, or turns a switch:
nobody is lost, nothing is doubled, and no desk is left that cannot be finished."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from league.test_office import any_answer

from pigskin.errors import LeagueError
from pigskin.league import matches, seasons
from pigskin.league.desk import Desk
from pigskin.league.events import Hired
from pigskin.league.log import Entry, clashes
from pigskin.league.matches import Clashes
from pigskin.league.office import Office, new_league
from pigskin.league.seasons import Plan
from pigskin.league.store import LeagueStore, Meanwhile
from pigskin.league.values import OPEN
from pigskin.report import MatchReport, PlayerReport, TeamReport
from pigskin.teams import ready_team
from pigskin.teams.team import Team

FANS = (4, 4)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


def human(edition: str, name: str) -> Team:
    return replace(ready_team(edition, "human"), name=name)


def founded(store: LeagueStore, edition: str = "bb2020", teams: int = 2, times: int = 8) -> Office:
    """Humans T1 and T2 and so on, who meet many times."""
    office = new_league(store, "River", edition, seed="7", by="Ada", clock=lambda: 1.0)
    for number in range(1, teams + 1):
        office.add_team(human(edition, f"T{number}"))
    seasons.schedule(office, Plan(times=times))
    return office


def side_of(office: Office, id: str, team: str) -> str:
    with office.reading() as rows:
        return rows.fixture(id).side_of(team)


def play(
    office: Office, id: str, t1: Sequence[PlayerReport] = (), t2: Sequence[PlayerReport] = (),
    score: tuple[int, int] = (0, 0), **more: Any,
) -> None:  # fmt: skip
    """A match is reported; score and players are those of T1 and T2."""
    sides = {side_of(office, id, "t1"): (t1, score[0]), side_of(office, id, "t2"): (t2, score[1])}
    goals = (sides["home"][1], sides["away"][1])
    winner = None if goals[0] == goals[1] else "home" if goals[0] > goals[1] else "away"
    told = MatchReport(
        score=goals, ending="full time", winner=winner, fans=FANS,
        home=TeamReport(players=tuple(sides["home"][0])),
        away=TeamReport(players=tuple(sides["away"][0])), **more,
    )  # fmt: skip
    matches.report(office, id, told)


def book(office: Office, id: str, team: str, wants: Sequence[str] = ()) -> Desk:
    """The books of a team, with these answers where they are asked for."""
    left = list(wants)

    def choose(desk: Desk) -> str:
        assert desk.question is not None
        answers = desk.question.answers
        if left and left[0] in answers:
            return left.pop(0)
        return next((each for each in ("done", "keep") if each in answers), answers[0])

    desk = matches.manage(office, id, side_of(office, id, team), choose)
    assert not left, f"never asked for: {left}"
    return desk


def both(office: Office, id: str, t1: Sequence[str] = (), t2: Sequence[str] = ()) -> None:
    book(office, id, "t1", t1)
    book(office, id, "t2", t2)


# --- keys -------------------------------------------------------------------------------------


def test_nobody_gets_the_key_of_somebody_else(store: LeagueStore) -> None:
    office = founded(store)
    for gold, (id, hire) in enumerate(
        [("1-01-1", "Human Lineman"), ("1-02-1", "Human Catcher")], 1
    ):
        office.correct("t1", "treasury", 100_000 * gold, "a gift")
        play(office, id)
        both(office, id, [f"hire {hire}"])
    matches.withdraw(office, "1-01-1", "the wrong ball")
    office.correct("t1", "treasury", 300_000, "a gift")
    play(office, "1-03-1")
    both(office, "1-03-1", ["hire Human Thrower"])
    sheet = office.sheet("t1")
    assert len(sheet.active) == 14
    came = {each.key: each.position for each in sheet.active if each.key > "p12"}
    assert came == {"p14": "Human Catcher", "p15": "Human Thrower"}
    assert office.check() == []


def test_a_journeyman_takes_nobodys_place(store: LeagueStore) -> None:
    office = founded(store)
    office.correct("t1", "treasury", 300_000, "a gift")
    play(office, "1-01-1")
    both(office, "1-01-1", ["hire Human Lineman"])
    play(office, "1-02-1")
    both(office, "1-02-1", ["hire Human Catcher"])
    matches.withdraw(office, "1-01-1", "the wrong ball", drop=True)
    before = office.sheet("t1")
    for number in (1, 2, 3):
        office.correct("t1", "misses_next", True, "ill", before.wearing(number).key)
    guest = PlayerReport(50, "Ned", "Human Lineman", "journeyman", took_part=True)
    play(office, "1-03-1", [guest])
    both(office, "1-03-1")
    after = office.sheet("t1")
    assert [each.key for each in after.active] == [each.key for each in before.active]
    assert after.player("p15").state == "left"


def test_a_key_that_is_taken_is_a_clash(store: LeagueStore) -> None:
    office = founded(store)
    log = office.log("t1")
    again = Entry(Hired("p01", 0, 40, "Twin", "Human Lineman"))
    (clash,) = clashes([*log, again])
    assert clash.number == len(log) + 1
    assert "has been p01 before" in clash.why


# --- corrections and withdrawals --------------------------------------------------------------


def test_a_correction_moves_a_sum_and_does_not_keep_what_is_withdrawn(store: LeagueStore) -> None:
    office = founded(store)
    start = office.sheet("t1").treasury
    scorer = office.sheet("t1").wearing(3)
    play(office, "1-01-1", [PlayerReport(3, took_part=True, touchdowns=3)], score=(3, 0))
    both(office, "1-01-1")
    won = office.sheet("t1").treasury
    office.correct("t1", "treasury", won + 10_000, "the gate was counted wrong")
    earned = office.sheet("t1").player(scorer.key).earned
    office.correct("t1", "earned", earned + 1, "a completion was forgotten", scorer.key)
    matches.withdraw(office, "1-01-1", "the wrong ball")
    sheet = office.sheet("t1")
    assert sheet.treasury == start + 10_000
    assert sheet.player(scorer.key).earned == 1


def test_less_than_nothing_is_a_conflict(store: LeagueStore) -> None:
    office = founded(store)
    play(office, "1-01-1", score=(3, 0))
    both(office, "1-01-1")
    won = office.sheet("t1").treasury
    office.correct("t1", "treasury", won - 10_000, "the gate was counted twice")
    with pytest.raises(Clashes, match="the treasury would be -10,000") as conflict:
        matches.withdraw(office, "1-01-1", "the wrong ball")
    assert "corrected: treasury" in str(conflict.value)
    matches.withdraw(office, "1-01-1", "the wrong ball", drop=True)
    assert office.sheet("t1").treasury == won - 70_000 == 0


def test_a_skill_learned_by_points_that_are_gone_is_a_conflict(store: LeagueStore) -> None:
    """LRB6: 3 points of one match and 3 of the next teach a skill; 3 alone do not."""
    office = founded(store, "lrb6")
    office.set("mvp", "coach")  # who names number 1
    scorer = office.sheet("t1").active[-1]
    for id in ("1-01-1", "1-02-1"):
        told = [PlayerReport(scorer.number, took_part=True, touchdowns=1)]
        play(office, id, told, score=(1, 0))
        both(office, id)
    learned = office.sheet("t1").player(scorer.key)
    assert learned.earned == 6
    assert len(learned.advances) == 1
    with pytest.raises(Clashes, match=rf"{scorer.name} gains .*: {scorer.name} has learned more"):
        matches.withdraw(office, "1-01-1", "the wrong ball")
    matches.withdraw(office, "1-01-1", "the wrong ball", drop=True)
    assert office.sheet("t1").player(scorer.key).advances == ()
    assert office.check() == []


def test_a_place_and_a_shirt_that_are_taken_are_conflicts(store: LeagueStore) -> None:
    office = founded(store)
    office.correct("t1", "treasury", 1_000_000, "a gift")
    play(office, "1-01-1")
    both(office, "1-01-1", ["hire Human Lineman"] * 4)
    play(office, "1-02-1")
    fired = office.sheet("t1").wearing(8)
    both(office, "1-02-1", [f"fire {fired.key}"])
    play(office, "1-03-1")
    both(office, "1-03-1", ["hire Human Lineman"])
    assert office.sheet("t1").wearing(8).key != fired.key
    with pytest.raises(Clashes, match="17 players would be on the list, at most 16 can be"):
        matches.withdraw(office, "1-02-1", "the wrong ball")
    matches.withdraw(office, "1-02-1", "the wrong ball", drop=True)
    assert office.sheet("t1").wearing(8).key == fired.key
    assert office.check() == []


def test_conflicts_are_told_as_the_log_tells_them(store: LeagueStore) -> None:
    office = founded(store)
    office.correct("t1", "treasury", 100_000, "a gift")
    play(office, "1-01-1")
    both(office, "1-01-1", ["hire Human Lineman"])
    play(office, "1-02-1", [PlayerReport(13, took_part=True, completions=1)])
    both(office, "1-02-1")
    with pytest.raises(Clashes, match="13 Human Lineman 13 earns 1 SPP"):
        matches.withdraw(office, "1-01-1", "the wrong ball")


@pytest.mark.parametrize("edition", ("lrb6", "bb2020"))
def test_points_put_right_by_hand_teach_once(store: LeagueStore, edition: str) -> None:
    office = founded(store, edition)
    who = office.sheet("t1").active[-1]
    office.correct("t1", "earned", 6, "a touchdown and a casualty that were forgotten", who.key)
    play(office, "1-01-1")
    both(office, "1-01-1")
    learned = len(office.sheet("t1").player(who.key).advances)
    assert learned == (edition == "lrb6")  # in BB2020 he may spend them
    if edition == "bb2020":
        return
    points = office.sheet("t1").player(who.key).earned
    with pytest.raises(LeagueError, match="has learned more than 5 SPP teach"):
        office.correct("t1", "earned", 5, "one too many", who.key)
    assert office.sheet("t1").player(who.key).earned == points
    play(office, "1-02-1", [PlayerReport(who.number, took_part=True, completions=1)])
    both(office, "1-02-1")
    assert len(office.sheet("t1").player(who.key).advances) == 1


# --- seasons that are over --------------------------------------------------------------------


@pytest.mark.parametrize("edition", ("lrb6", "bb2020"))
def test_a_match_of_a_season_that_is_over_stands(store: LeagueStore, edition: str) -> None:
    office = founded(store, edition, times=1)
    play(office, "1-01-1", score=(3, 0))
    both(office, "1-01-1")
    seasons.end_season(office)
    with pytest.raises(LeagueError, match="season 1, to which 1-01-1 belongs, is over"):
        matches.withdraw(office, "1-01-1", "the wrong ball")
    if edition == "bb2020":
        for team in ("t1", "t2"):
            seasons.REDRAFT.manage(office, team, any_answer(1))
    seasons.schedule(office)
    with pytest.raises(LeagueError, match="is over; put right what is wrong with correct"):
        matches.withdraw(office, "1-01-1", "the wrong ball")


@pytest.mark.parametrize("edition", ("lrb6", "bb2016", "bb2020"))
def test_who_joins_between_seasons_is_ready(store: LeagueStore, edition: str) -> None:
    office = founded(store, edition, times=1)
    matches.forfeit(office, "1-01-1", "both")
    seasons.end_season(office)
    office.add_team(human(edition, "T3"))
    assert office.sheet("t3").season == 2
    if edition != "lrb6":
        with pytest.raises(LeagueError, match="has drawn up its list for season 2 already"):
            seasons.REDRAFT.look(office, "t3")
        for team in ("t1", "t2"):
            seasons.REDRAFT.manage(office, team, any_answer(1))
    before = office.sheet("t3")
    assert len(seasons.schedule(office)) == 3
    assert [each.seasons for each in before.active] == [0] * len(before.active)
    assert before.value == office.sheet("t3").value


@pytest.mark.parametrize("edition", ("lrb6", "bb2020"))
def test_who_comes_back_after_a_season_is_ready_like_the_others(
    store: LeagueStore, edition: str
) -> None:
    office = founded(store, edition, teams=3, times=1)
    for id in ("1-01-1", "1-02-1", "1-03-1"):
        matches.forfeit(office, id, "both")
    office.retire("t3")
    for season in (1, 2):
        seasons.end_season(office)
        for team in ("t1", "t2") if edition == "bb2020" else ():
            seasons.REDRAFT.manage(office, team, any_answer(1))
        if season == 1:
            (fixture,) = seasons.schedule(office)
            matches.forfeit(office, fixture.id, "both")
    office.retire("t3", back=True)
    if edition == "bb2020":
        seasons.REDRAFT.manage(office, "t3", any_answer(1))
    assert office.sheet("t3").season == 3
    assert len(seasons.schedule(office)) == 3


# --- play-offs --------------------------------------------------------------------------------


def test_a_semi_final_can_be_put_right_after_the_final_was_paired(store: LeagueStore) -> None:
    office = founded(store, teams=4, times=1)

    def give(found: list[Any], by: str) -> None:
        for each in found:
            matches.forfeit(office, each.id, by)
            matches.manage(office, each.id, "home" if by == "away" else "away", any_answer(1))

    with office.reading() as rows:
        give([each for each in rows.fixtures(1) if each.state == OPEN], "away")
    first = seasons.playoffs(office)
    give(first, "away")
    paired = seasons.playoffs(office)
    with pytest.raises(LeagueError, match="follows from"):
        matches.withdraw(office, first[0].id, "the wrong score")
    for each in paired:
        matches.void(office, each.id)
    matches.withdraw(office, first[0].id, "the wrong score")
    give(first[:1], "home")
    again = seasons.playoffs(office)
    assert {each.id for each in again}.isdisjoint({each.id for each in paired})
    final = next(each for each in again if each.kind == "final")
    assert first[0].away in (final.home, final.away)
    with pytest.raises(LeagueError, match="is void; playoffs pairs anew"):
        matches.withdraw(office, paired[0].id, "it is played after all")
    give(again, "away")
    assert seasons.end_season(office)[0] == final.home


# --- desks that are open ----------------------------------------------------------------------


def test_a_desk_begins_again_after_a_correction(store: LeagueStore) -> None:
    office = founded(store)
    office.correct("t1", "treasury", 100_000, "a gift")
    play(office, "1-01-1")
    side = side_of(office, "1-01-1", "t1")
    matches.answer(office, "1-01-1", side, ["done", "hire Human Lineman"])
    office.correct("t1", "treasury", 0, "a mistake")
    assert office.begun_again == [f"the books of 1-01-1 ({side}) begin again"]
    assert office.begun_again[0] in [each.text for each in office.acts()]
    with pytest.raises(Meanwhile, match="somebody else has answered"):
        matches.answer(office, "1-01-1", side, ["done"], seen=["done", "hire Human Lineman"])
    assert matches.desk_of(office, "1-01-1", side).answers == []
    both(office, "1-01-1")
    office.correct("t1", "treasury", 7, "nothing is open")
    assert office.begun_again == []


def test_a_desk_begins_again_after_a_switch(store: LeagueStore) -> None:
    office = founded(store, "lrb6")
    play(office, "1-01-1", score=(1, 0))
    side = side_of(office, "1-01-1", "t1")
    matches.answer(office, "1-01-1", side, ["re-roll"])
    office.set("points", "4,2,0")
    assert matches.desk_of(office, "1-01-1", side).answers == ["re-roll"]
    office.set("mvp", "coach")
    assert matches.desk_of(office, "1-01-1", side).answers == []
    both(office, "1-01-1")


def test_a_desk_begins_again_when_an_earlier_match_is_withdrawn(store: LeagueStore) -> None:
    office = founded(store)
    scorer = office.sheet("t1").wearing(3)
    told = [PlayerReport(3, took_part=True, touchdowns=2)]
    play(office, "1-01-1", told, score=(2, 0))
    both(office, "1-01-1")
    play(office, "1-02-1")
    side = side_of(office, "1-02-1", "t1")
    matches.answer(office, "1-02-1", side, [scorer.key, "chosen primary"])
    matches.withdraw(office, "1-01-1", "the wrong ball")
    assert office.begun_again == [f"the books of 1-02-1 ({side}) begin again"]
    both(office, "1-02-1")
    assert office.check() == []


def test_a_list_begins_again_when_somebody_on_it_is_gone(store: LeagueStore) -> None:
    office = founded(store, times=1)
    matches.forfeit(office, "1-01-1", "both")
    seasons.end_season(office)
    kept = office.sheet("t1").active[0]
    seasons.REDRAFT.answer(office, "t1", [f"keep {kept.key}"])
    office.correct("t1", "state", "dead", "he died in a friendly of old", kept.key)
    assert office.begun_again == ["what t1 has chosen for the next season begins again"]
    seasons.REDRAFT.manage(office, "t1", any_answer(1))
    assert office.sheet("t1").season == 2


def test_who_gets_another_shirt_is_still_the_one_who_played(store: LeagueStore) -> None:
    office = founded(store)
    scorer = office.sheet("t1").wearing(8)
    play(office, "1-01-1", [PlayerReport(8, took_part=True, touchdowns=1)], score=(1, 0))
    office.correct("t1", "number", 20, "a new shirt", scorer.key)
    other = office.sheet("t1").wearing(9)
    office.correct("t1", "number", 8, "his old one", other.key)
    with pytest.raises(LeagueError, match="could not be done any more: nobody of T1 wears number"):
        office.correct("t1", "state", "fired", "by hand", scorer.key)
    both(office, "1-01-1")
    sheet = office.sheet("t1")
    assert sheet.player(scorer.key).feats["touchdowns"] == 1
    assert "touchdowns" not in sheet.player(other.key).feats


def test_the_opponents_are_those_who_came_to_the_match_that_counts(store: LeagueStore) -> None:
    """BB2020, Vampires: a man hired since the match was first played is killed in the second."""
    office = new_league(store, "River", "bb2020", seed="7", by="Ada", clock=lambda: 1.0)
    office.add_team(replace(ready_team("bb2020", "vampire"), name="T1"))
    office.add_team(human("bb2020", "T2"))
    seasons.schedule(office, Plan(times=3))
    office.correct("t2", "treasury", 100_000, "a gift")
    play(office, "1-01-1")
    both(office, "1-01-1")
    play(office, "1-02-1")
    both(office, "1-02-1", t2=["hire Human Lineman"])
    new = office.sheet("t2").active[-1]
    matches.withdraw(office, "1-01-1", "the wrong ball")
    play(office, "1-01-1", t2=[PlayerReport(new.number, took_part=True, hurt=("dead",))])
    book(office, "1-01-1", "t2")
    book(office, "1-01-1", "t1")
    joined = [each for each in office.sheet("t1").players.values() if each.how == "summoned"]
    assert [each.name for each in joined] == ["Thrall Lineman"]


# --- two at one desk --------------------------------------------------------------------------


def test_an_answer_is_to_the_question_that_was_seen(store: LeagueStore) -> None:
    office = founded(store)
    told = [PlayerReport(3, took_part=True, touchdowns=2)]
    play(office, "1-01-1", told, score=(2, 0))
    side = side_of(office, "1-01-1", "t1")
    one = matches.desk_of(office, "1-01-1", side)
    other = matches.desk_of(office, "1-01-1", side)
    assert one.question is not None
    assert one.question.kind == "spend"
    matches.answer(office, "1-01-1", side, ["done"], seen=other.answers)
    with pytest.raises(Meanwhile, match=rf"has answered for 1-01-1 \({side}\) meanwhile; look"):
        matches.answer(office, "1-01-1", side, ["done"], seen=one.answers)
    assert matches.desk_of(office, "1-01-1", side).answers == ["done"]
