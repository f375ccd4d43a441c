"""What champions win beside the title: gold, a trophy with something to it, a mutation."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from league.test_office import any_answer
from league.test_seasons import add_up, founded, off_season, walk_over

from pigskin import Game
from pigskin.coaches.random import RandomCoach
from pigskin.errors import IllegalAnswer, LeagueError
from pigskin.league import matches, seasons, why
from pigskin.league.events import Rewarded
from pigskin.league.managers import make_manager
from pigskin.league.office import Office
from pigskin.league.store import LeagueStore, Meanwhile
from pigskin.league.switches import Switches, with_switch
from pigskin.teams import Team, check

EDITIONS = ("lrb6", "bb2016", "bb2020")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


def champion(office: Office, best: str = "the-orc") -> str:
    """A season comes to its end; who has won it."""
    walk_over(office, best)
    assert seasons.champions(office)[-1][1] == best
    return best


def crowds(edition: str, home: Team, away: Team) -> tuple[int, int]:
    """How many come to a match."""
    game, coach = Game(home, away, edition, seed=1, options={"inducements": False}), RandomCoach(1)
    while not game.view()["teams"]["home"]["fans"]:
        game.answer(coach.choose(game))
    teams = game.view()["teams"]
    return teams["home"]["fans"], teams["away"]["fans"]


def test_gold_for_the_first_places_is_what_the_league_says(store: LeagueStore) -> None:
    """LRB6, the Dungeonbowl: a prize in gold, for the winner alone or for more."""
    office = founded(store, "lrb6")
    office.set("prizes", "150_000,50_000")
    best = champion(office)
    prizes = {
        line.id: [each.entry.event for each in why(office.log(line.id), "treasury")
                  if "prize" in each.told]
        for line in office.teams()
    }  # fmt: skip
    assert sorted(each.amount for found in prizes.values() for each in found) == [50_000, 150_000]
    assert [each.amount for each in prizes[best]] == [150_000]
    add_up(office)


@pytest.mark.parametrize("edition", ("lrb6", "bb2016"))
def test_a_trophy_for_the_gate_comes_to_the_match(store: LeagueStore, edition: str) -> None:
    """LRB6 and BB2016, the Spike! trophy: whoever holds it adds 2 to the gate."""
    office = founded(store, edition)
    office.set("trophy", "gate")
    best = champion(office)
    assert office.sheet(best).team().gate == 2
    off_season(office, random.Random(1))
    fixtures = seasons.schedule(office)
    fixture = next(each for each in fixtures if each.side_of(best))
    found = matches.meeting(office, fixture.id)
    with_it, without = (
        crowds(edition, replace(found.home, gate=home), replace(found.away, gate=away))
        for home, away in ((found.home.gate, found.away.gate), (0, 0))
    )
    more = (2000, 0) if fixture.side_of(best) == "home" else (0, 2000)
    assert with_it == (without[0] + more[0], without[1] + more[1])
    others = [line.id for line in office.teams() if line.id != best]
    assert [office.sheet(each).team().gate for each in others] == [0, 0, 0]


def test_a_trophy_goes_from_hand_to_hand_and_may_change(store: LeagueStore) -> None:
    office = founded(store, "lrb6")
    office.set("trophy", "gate")
    first = champion(office)
    second = champion(office, "the-human")
    assert office.sheet(first).trophies == ()
    assert office.sheet(second).team().gate == 2
    office.set("trophy", "re-roll")
    third = champion(office, "the-human")
    effects = [each.effect for each in office.sheet(third).trophies]
    assert effects == ["re-roll"]
    assert office.sheet(third).team().gate == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mutation_is_handed_out_by_the_champions(store: LeagueStore, edition: str) -> None:
    """LRB6, the Chaos Cup: a player gets a mutation, whatever his position may learn."""
    office = founded(store, edition)
    office.set("trophy", "mutation")
    best = champion(office)
    with pytest.raises(LeagueError, match=f"{best} has a prize to hand out first"):
        seasons.schedule(office) if edition == "lrb6" else seasons.REDRAFT.look(office, best)
    before = office.sheet(best)
    desk = seasons.PRIZE.look(office, best)
    assert desk.question is not None
    who = before.active[0]
    seasons.PRIZE.answer(office, best, [who.key], seen=[])
    with pytest.raises(Meanwhile, match="somebody else has answered"):
        seasons.PRIZE.answer(office, best, [who.key], seen=[])
    with pytest.raises(IllegalAnswer, match="legal: "):
        seasons.PRIZE.answer(office, best, ["Block"])
    desk = seasons.PRIZE.look(office, best)
    assert desk.question is not None
    mutation = desk.question.answers[0]
    seasons.PRIZE.answer(office, best, [mutation])
    sheet = office.sheet(best)
    player, position = sheet.player(who.key), sheet.position_of(who)
    assert player.skills[-1] == mutation
    rules = sheet.rules
    learned = "M" in position.normal
    worth = rules.normal_skill_value if learned else rules.double_skill_value
    assert sheet.value_of(player) == before.value_of(who) + worth
    assert "(championship)" in office.why(best, "skills", who.key)[-1].told
    check(sheet.team(), creation=False)
    with pytest.raises(LeagueError, match=f"{best} is owed no prize"):
        seasons.PRIZE.look(office, best)
    off_season(office, random.Random(1))
    assert len(seasons.schedule(office)) == 6
    assert office.check() == []


def test_a_prize_may_be_let_go_and_managers_hand_it_out(store: LeagueStore) -> None:
    office = founded(store, "lrb6")
    office.set("trophy", "mutation")
    first = champion(office)
    seasons.PRIZE.answer(office, first, ["nobody"])
    assert isinstance(office.log(first)[-1].event, Rewarded)
    assert not any(each.gifts for each in office.sheet(first).players.values())
    second = champion(office)
    desk = seasons.PRIZE.manage(office, second, make_manager("steady").choose)
    (given,) = [each for each in desk.sheet.active if each.gifts]
    dearest = max(desk.before.value_of(each) for each in desk.before.active)
    assert desk.before.value_of(desk.before.player(given.key)) == dearest
    third = champion(office)
    seasons.PRIZE.manage(office, third, any_answer(1))
    assert not office.sheet(third).owed


def test_what_no_edition_gives_cannot_be_set() -> None:
    from pigskin.league.figures import league_figures
    from pigskin.league.turning import turned

    with pytest.raises(LeagueError, match="a trophy in bb2020 is none, re-roll, mutation"):
        turned(league_figures("bb2020").switches, "trophy", "gate", "bb2020")
    with pytest.raises(LeagueError, match="prizes are at most 8 numbers"):
        with_switch(Switches(), "prizes", "1,2,3,4,5,6,7,8,9")
    with pytest.raises(LeagueError, match="prizes is a whole number from 0, not 'much'"):
        with_switch(Switches(), "prizes", "much")
    assert with_switch(Switches(prizes=(1,)), "prizes", "").prizes == ()


