"""What a team costs and what it is worth."""

from dataclasses import replace

import pytest

from pigskin.teams import (
    Team,
    TeamError,
    TeamPlayer,
    UnknownSkill,
    ready_team,
    roster,
    skill_categories,
    skill_value,
)

HUMAN = roster("lrb6", "human")


def human(*players: TeamPlayer) -> Team:
    return Team("Testers", HUMAN, players)


def worth(position: str, *skills: str, **history: object) -> int:
    """The value of one human player with this history."""
    player = TeamPlayer(1, "Tess", position, skills, **history)
    return human(player).player_value(player)


def test_a_rookie_is_worth_his_price():
    assert worth("Blitzer") == 90_000


def test_a_skill_of_a_normal_category_adds_20k():
    assert worth("Blitzer", "Guard") == 110_000  # Strength is normal for blitzers


def test_a_skill_that_needs_a_double_adds_30k():
    assert worth("Lineman", "Guard") == 80_000  # Strength needs a double for linemen
    assert worth("Lineman", "Block", "Dodge") == 50_000 + 20_000 + 30_000


@pytest.mark.parametrize("stat, added", [("ma", 30_000), ("av", 30_000), ("ag", 40_000)])
def test_a_raised_characteristic_adds_its_price(stat, added):
    assert worth("Lineman", **{stat: 1}) == 50_000 + added
    assert worth("Lineman", **{stat: 2}) == 50_000 + 2 * added


def test_strength_adds_most():
    assert worth("Lineman", st=1) == 100_000


def test_an_injury_does_not_lower_the_value():
    assert worth("Lineman", ma=-1, niggling=2) == 50_000
    assert worth("Lineman", ma=-1, injuries=("ma",)) == 50_000


def test_an_injury_takes_an_advance_away_but_not_its_value():
    # raised to MA 7, then hurt back to MA 6
    assert worth("Lineman", ma=0, injuries=("ma",)) == 80_000


def test_team_value_counts_players_rerolls_and_staff_but_not_gold():
    team = Team(
        name="Testers",
        roster=HUMAN,
        players=(TeamPlayer(1, "A", "Lineman"), TeamPlayer(2, "B", "Ogre")),
        rerolls=3,
        fan_factor=4,
        assistant_coaches=1,
        cheerleaders=2,
        apothecary=True,
        treasury=120_000,
    )
    assert team.value == 50_000 + 140_000 + 3 * 50_000 + 40_000 + 10_000 + 20_000 + 50_000


def test_a_player_who_misses_the_match_does_not_count():
    team = ready_team("lrb6", "human")
    first, *rest = team.players
    hurt = replace(team, players=(replace(first, misses_next=True), *rest))
    assert hurt.value == team.value - 90_000
    assert hurt.cost() == team.cost()


def test_cost_is_the_price_of_rookies():
    assert human(TeamPlayer(1, "A", "Lineman", ("Block",), st=1)).cost() == 50_000


def test_skills_and_characteristics_of_a_player():
    player = TeamPlayer(7, "Tess", "Catcher", ("Block",), ma=1, av=-1)
    team = human(player)
    assert team.stats_of(player) == (9, 2, 3, 6)
    assert team.skills_of(player) == ("Catch", "Dodge", "Block")
    assert team.player(7) is player
    with pytest.raises(TeamError, match="number 8; worn: 7"):
        team.player(8)


def test_skill_value_takes_any_mapping_of_categories():
    lineman = HUMAN.position("Lineman")
    assert skill_value(lineman, "Juggling", {"Juggling": "G"}) == 20_000
    assert skill_value(lineman, "Juggling", {"Juggling": "A"}) == 30_000
    with pytest.raises(UnknownSkill, match="Juggling"):
        skill_value(lineman, "Juggling", skill_categories("lrb6"))
