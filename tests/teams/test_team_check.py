"""Which teams are legal, and what is said about those that are not."""

import pickle
from dataclasses import replace

import pytest

from pigskin.teams import IllegalTeam, Team, TeamPlayer, check, problems, ready_team, roster

HUMAN = roster("lrb6", "human")


def squad(**positions: int) -> tuple[TeamPlayer, ...]:
    """So many players of each position; `_` stands for a space."""
    names = [name.replace("_", " ") for name, count in positions.items() for _ in range(count)]
    return tuple(TeamPlayer(i, f"P{i}", name) for i, name in enumerate(names, 1))


def humans(**changes: object) -> Team:
    return replace(Team("Testers", HUMAN, squad(Lineman=11)), **changes)


def wrong(team: Team, *, creation: bool = True) -> str:
    """The one thing wrong with the team."""
    (problem,) = problems(team, creation=creation)
    return problem


def veteran(roster_id: str, position: str, *skills: str, **history: object) -> list[str]:
    """What is wrong with a league team of one player with this history."""
    player = TeamPlayer(5, "Vera", position, skills, **history)
    return problems(Team("Testers", roster("lrb6", roster_id), (player,)), creation=False)


def test_eleven_linemen_are_a_team():
    assert problems(humans(), creation=True) == []
    check(humans(), creation=True)


def test_a_new_team_needs_eleven_players():
    short = humans(players=squad(Lineman=10))
    assert wrong(short) == "10 players, at least 11 are needed"
    assert problems(short, creation=False) == []  # journeymen will fill in


def test_nobody_has_more_than_sixteen_players():
    crowd = squad(Lineman=16, Blitzer=1)
    assert "at most 16 are allowed" in wrong(humans(players=crowd))
    assert "at most 16 are allowed" in wrong(humans(players=crowd), creation=False)


def test_position_limits():
    team = humans(players=squad(Lineman=9, Thrower=3))
    assert wrong(team) == "3 players in the position Thrower, at most 2 are allowed"


def test_an_alias_counts_against_the_same_limit():
    norse = Team("N", roster("lrb6", "norse"), squad(Lineman=9, Blitzer=2, Berserker=1))
    assert "3 players in the position Blitzer" in wrong(norse)


def test_an_unknown_position_is_named_with_its_player():
    team = humans(players=(*squad(Lineman=10), TeamPlayer(11, "Kim", "Kicker")))
    assert wrong(team).startswith("player 11 (Kim): no position 'Kicker'")


def test_numbers_are_worn_once_and_go_from_1_to_99():
    first, second, *rest = squad(Lineman=11)
    twins = humans(players=(first, replace(second, number=1), *rest))
    assert wrong(twins) == "number 1 is worn by 2 players: P1 and P2"
    for number in (0, 100):
        assert "from 1 to 99" in wrong(
            humans(players=(replace(first, number=number), *rest, second))
        )


def test_everybody_has_a_name():
    first, *rest = squad(Lineman=11)
    assert wrong(humans(players=(replace(first, name=" "), *rest))).endswith("has no name")
    assert wrong(humans(name="")) == "the team has no name"


@pytest.mark.parametrize(
    "field", ["rerolls", "fan_factor", "assistant_coaches", "cheerleaders", "treasury"]
)
def test_nothing_is_negative(field):
    assert "at least 0" in wrong(humans(**{field: -1}))


def test_eight_rerolls_at_most():
    assert problems(humans(rerolls=8), creation=True) == []
    assert wrong(humans(rerolls=9)) == "re-rolls 9, at most 8 is allowed"


def test_fan_factor_is_limited_for_new_teams_only():
    assert problems(humans(fan_factor=9), creation=True) == []
    assert wrong(humans(fan_factor=10)) == "fan factor 10, at most 9 is allowed for a new team"
    assert problems(humans(fan_factor=18), creation=False) == []


def test_the_dead_need_no_apothecary():
    undead = replace(ready_team("lrb6", "undead"), apothecary=True, fan_factor=0)
    assert "Undead teams may not have an apothecary" in problems(undead, creation=False)


def test_a_million_is_all_there_is():
    rich = humans(players=squad(Lineman=7, Blitzer=4, Ogre=1), rerolls=4, apothecary=True)
    assert wrong(rich) == "costs 1,100,000 gold, 1,000,000 is all there is"
    assert problems(rich, creation=False) == []


def test_the_treasury_of_a_new_team_is_what_is_left():
    assert problems(humans(treasury=450_000), creation=True) == []
    assert "only 450,000 gold is left" in wrong(humans(treasury=460_000))
    assert problems(humans(treasury=460_000), creation=False) == []


def test_new_teams_have_rookies_only():
    first, *rest = squad(Lineman=11)
    team = humans(players=(replace(first, spp=6, skills=("Block",)), *rest))
    assert "not a rookie" in wrong(team)
    assert problems(team, creation=False) == []


@pytest.mark.parametrize(
    "position, skill", [("Lineman", "Block"), ("Lineman", "Guard"), ("Thrower", "Accurate")]
)
def test_skills_of_normal_and_double_categories_may_be_learned(position, skill):
    assert veteran("human", position, skill) == []


def test_no_mutations_for_humans_but_for_skaven_on_a_double():
    (problem,) = veteran("human", "Lineman", "Claw")
    assert problem == (
        "player 5 (Vera): gained Claw (Mutation), but the position Lineman may only learn: "
        "General, Agility, Strength, Passing"
    )
    assert veteran("skaven", "Lineman", "Claw") == []


def test_extraordinary_skills_are_never_learned():
    (problem,) = veteran("goblin", "Goblin", "Secret Weapon")
    assert "Extraordinary skills cannot be learned" in problem


def test_a_skill_is_owned_once():
    assert "every Blitzer has already" in veteran("human", "Blitzer", "Block")[0]
    assert "gained Guard twice" in veteran("human", "Blitzer", "Guard", "Guard")[0]


def test_a_skill_must_exist():
    assert "no skill 'Blok' in lrb6" in veteran("human", "Lineman", "Blok")[0]


def test_skills_can_come_from_the_engine():
    team = Team("T", HUMAN, (TeamPlayer(1, "A", "Lineman", ("Juggling",)),))
    assert problems(team, creation=False, categories={"Juggling": "G"}) == []


def test_grab_and_frenzy_never_go_together():
    for player in (
        veteran("human", "Blitzer", "Frenzy", "Grab"),
        veteran("norse", "Blitzer", "Grab"),  # born with Frenzy
    ):
        assert player == ["player 5 (Vera): has Frenzy and Grab, which never go together"]
    assert veteran("human", "Blitzer", "Grab") == []


def test_a_characteristic_rises_by_two_at_most():
    assert veteran("human", "Lineman", ma=2) == []
    (problem,) = veteran("human", "Lineman", ma=3)
    assert problem == "player 5 (Vera): MA 9 is 3 above the start of 6, at most 2 are allowed"


def test_a_characteristic_never_goes_above_ten():
    assert veteran("skaven", "Gutter Runner", ma=1) == []
    assert "MA 11 is above the limit of 10" in veteran("skaven", "Gutter Runner", ma=2)[0]
    assert "AV 11 is above the limit of 10" in veteran("halfling", "Treeman", av=1)[0]


def test_a_characteristic_falls_by_two_at_most_and_never_below_one():
    assert veteran("human", "Lineman", av=-2) == []
    assert "AV 5 is 3 below the start of 8" in veteran("human", "Lineman", av=-3)[0]
    assert "AG 0 is below the limit of 1" in veteran("orc", "Troll", ag=-1)[0]


def test_an_injury_has_a_known_name():
    assert veteran("human", "Lineman", ma=-1, injuries=("ma",)) == []
    assert "none of ma, st, ag, av" in veteran("human", "Lineman", injuries=("leg",))[0]


def test_counts_of_a_player_are_not_negative():
    assert len(veteran("human", "Lineman", spp=-1, niggling=-1)) == 2


def test_check_carries_every_problem():
    team = humans(players=squad(Lineman=8, Thrower=3), rerolls=9)
    with pytest.raises(IllegalTeam, match="Testers is not a legal team: 3 players") as raised:
        check(team)
    assert raised.value.problems == tuple(problems(team, creation=False))
    assert len(raised.value.problems) == 2
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)


def test_a_roster_with_a_category_nobody_knows_is_no_trouble():
    roster = ready_team("lrb6", "human").roster
    strange = tuple(replace(each, normal="l") for each in roster.positions)
    team = ready_team("lrb6", "human")
    learned = replace(team.players[0], skills=("Guard",))
    team = replace(
        team, roster=replace(roster, positions=strange), players=(learned, *team.players[1:])
    )
    assert "may only learn: l" in " ".join(problems(team, creation=False))
