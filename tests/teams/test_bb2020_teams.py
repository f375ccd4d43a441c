"""BB2020 teams: ready ones, what they are worth, and which are legal."""

from dataclasses import replace

import pytest

from pigskin.teams import (
    Team,
    TeamPlayer,
    check,
    problems,
    ready_team,
    ready_teams,
    roster,
    rosters,
    stars,
    team_from_json,
    team_from_toml,
    team_to_json,
    team_to_toml,
)

HUMAN = roster("bb2020", "human")


def test_every_roster_has_a_ready_team():
    assert list(ready_teams("bb2020")) == list(rosters("bb2020"))


@pytest.mark.parametrize("roster_id", rosters("bb2020"))
def test_a_ready_team_is_legal_and_affordable(roster_id):
    team = ready_team("bb2020", roster_id)
    assert team.roster.id == roster_id
    assert problems(team, creation=True) == []
    check(team)
    assert [p.number for p in team.players] == list(range(1, len(team.players) + 1))
    assert team.rerolls >= 1
    assert team.cost() + team.treasury == 1_000_000
    assert team.apothecary == team.roster.apothecary
    assert bool(team.chosen_rule) == bool(team.roster.choose)
    assert team_from_toml(team_to_toml(team)) == team
    assert team_from_json(team_to_json(team)) == team


def test_no_name_is_used_twice_or_borrowed_from_a_star():
    teams = ready_teams("bb2020").values()
    names = [p.name for team in teams for p in team.players]
    assert len(set(names)) == len(names)
    assert len({team.name for team in teams}) == len(teams)
    assert not set(names) & set(stars("bb2020"))


# -- value


def worth(position: str, *skills: str, **history: object) -> int:
    """The value of one human player with this history."""
    player = TeamPlayer(1, "Tess", position, skills, **history)
    return Team("Testers", HUMAN, (player,)).player_value(player)


def test_a_chosen_skill_adds_20k_or_40k():
    assert worth("Human Blitzer", "Guard") == 85_000 + 20_000
    assert worth("Human Lineman", "Guard") == 50_000 + 40_000
    assert worth("Human Blitzer", "Mighty Blow (+1)") == 85_000 + 20_000


def test_a_rolled_skill_adds_half_of_that():
    assert worth("Human Blitzer", "Guard", random_skills=("Guard",)) == 85_000 + 10_000
    assert worth("Human Lineman", "Guard", random_skills=("Guard",)) == 50_000 + 20_000
    both = worth("Human Lineman", "Guard", "Block", random_skills=("Block",))
    assert both == 50_000 + 40_000 + 10_000


@pytest.mark.parametrize(
    "stat, added",
    [("ma", 20_000), ("st", 80_000), ("ag", 40_000), ("pa", 20_000), ("av", 10_000)],
)
def test_an_improved_characteristic_adds_its_price(stat, added):
    assert worth("Human Lineman", **{stat: 1}) == 50_000 + added
    assert worth("Human Lineman", **{stat: 2}) == 50_000 + 2 * added
    assert worth("Human Lineman", **{stat: -1}, injuries=(stat,)) == 50_000
    assert worth("Human Lineman", injuries=(stat,)) == 50_000 + added


def test_team_value_leaves_out_fans_and_gold():
    team = Team(
        name="Testers",
        roster=HUMAN,
        players=(TeamPlayer(1, "A", "Human Lineman"), TeamPlayer(2, "B", "Ogre")),
        rerolls=3,
        fan_factor=4,
        assistant_coaches=1,
        cheerleaders=2,
        apothecary=True,
        treasury=120_000,
    )
    assert team.value == 50_000 + 140_000 + 3 * 50_000 + 10_000 + 20_000 + 50_000
    assert team.cost() == team.value + 3 * 10_000  # the first point of fans is free
    hurt = replace(team, players=(team.players[0], replace(team.players[1], misses_next=True)))
    assert hurt.value == team.value - 140_000


def test_low_cost_linemen_count_only_what_they_learned():
    snotlings = ready_team("bb2020", "snotling")
    linemen = sum(p.position == "Snotling Lineman" for p in snotlings.players)
    fans = (snotlings.fan_factor - 1) * 10_000
    assert snotlings.value == snotlings.cost() - fans - linemen * 15_000
    trained = TeamPlayer(1, "S", "Snotling Lineman", ("Catch",))
    assert Team("T", snotlings.roster, (trained,)).player_value(trained) == 20_000
    underworld = ready_team("bb2020", "underworld_denizens")
    small = next(p for p in underworld.players if p.position == "Underworld Snotling")
    assert underworld.player_value(small) == 15_000


# -- characteristics


def test_better_is_a_lower_target_but_for_armour():
    player = TeamPlayer(7, "Tess", "Human Catcher", ma=1, ag=1, av=1, pa=-1)
    team = Team("T", HUMAN, (player,))
    assert team.stats_of(player) == (9, 2, 2, 9)
    assert team.pa_of(player) == 6
    lrb6 = Team("T", roster("lrb6", "human"), (TeamPlayer(1, "A", "Catcher", ag=1),))
    assert lrb6.stats_of(lrb6.players[0]) == (8, 2, 4, 7)
    assert lrb6.pa_of(lrb6.players[0]) == 0


def test_who_cannot_pass_learns_it_from_six():
    team = Team("T", roster("bb2020", "dwarf"), ())
    slayer = TeamPlayer(1, "A", "Troll Slayer")
    assert team.pa_of(slayer) == 0
    assert team.pa_of(replace(slayer, pa=1)) == 6
    assert team.pa_of(replace(slayer, pa=2)) == 5


# -- legality


def veteran(roster_id: str, position: str, *skills: str, **history: object) -> list[str]:
    """What is wrong with one player, without his name."""
    player = TeamPlayer(5, "Vera", position, skills, **history)
    team = replace(ready_team("bb2020", roster_id), players=(player,))
    return [text.removeprefix("player 5 (Vera): ") for text in problems(team, creation=False)]


def changed(roster_id: str, *, creation: bool = True, **fields: object) -> list[str]:
    """What is wrong with the ready team after these changes; gold is no object."""
    found = problems(replace(ready_team("bb2020", roster_id), **fields), creation=creation)
    return [text for text in found if not text.startswith(("costs ", "treasury "))]


def test_dedicated_fans_go_from_one_to_six_and_later_to_seven():
    assert changed("human", fan_factor=1) == []
    assert changed("human", fan_factor=6) == []
    assert changed("human", fan_factor=0) == ["dedicated fans 0, at least 1 is needed"]
    assert changed("human", fan_factor=7) == [
        "dedicated fans 7, at most 6 is allowed for a new team"
    ]
    assert changed("human", fan_factor=7, creation=False) == []
    assert changed("human", fan_factor=8, creation=False) == [
        "dedicated fans 8, at most 7 is allowed"
    ]


def test_staff_has_limits():
    assert changed("human", assistant_coaches=6, cheerleaders=12, rerolls=8) == []
    assert changed("human", assistant_coaches=7, cheerleaders=13, rerolls=9) == [
        "re-rolls 9, at most 8 is allowed",
        "assistant coaches 7, at most 6 is allowed",
        "cheerleaders 13, at most 12 is allowed",
    ]
    assert changed("nurgle", apothecary=True) == ["Nurgle teams may not have an apothecary"]


def test_fans_are_paid_for_but_the_first():
    team = ready_team("bb2020", "human")
    assert team.cost() == 1_000_000
    assert team.fan_factor == 1
    (problem,) = problems(replace(team, fan_factor=2), creation=True)
    assert problem == "costs 1,010,000 gold, 1,000,000 is all there is"


def test_a_choice_has_to_be_made_and_to_be_one_of_the_list():
    (none,) = changed("norse", chosen_rule="")
    assert none.startswith("has to choose one special rule of: Old World Classic, Favoured")
    (wrong,) = changed("norse", chosen_rule="Favoured of Nurgle")
    assert wrong.startswith("chose 'Favoured of Nurgle', which is none of: Old World Classic")
    (idle,) = changed("human", chosen_rule="Old World Classic")
    assert idle == "Human teams choose no special rule, not 'Old World Classic' either"


def test_big_guys_are_limited_together():
    team = ready_team("bb2020", "chaos_chosen")
    first, second, *rest = team.players
    big = (replace(first, position="Minotaur"), replace(second, position="Chaos Ogre"))
    assert changed("chaos_chosen", players=(big[0], second, *rest)) == []
    assert changed("chaos_chosen", players=(*big, *rest)) == [
        "2 big guys (Chaos Troll, Chaos Ogre, Minotaur), at most 1 allowed"
    ]


def test_positions_are_limited():
    players = ready_team("bb2020", "human").players
    many = tuple(replace(p, position="Human Thrower") for p in players)
    assert changed("human", players=many) == [
        "12 players in the position Human Thrower, at most 2 are allowed"
    ]


def test_a_position_may_be_compulsory():
    first, *others = HUMAN.positions
    needy = replace(HUMAN, positions=(replace(first, minimum=6), *others))
    team = replace(ready_team("bb2020", "human"), roster=needy)
    (problem,) = problems(team, creation=True)
    assert problem == "5 players in the position Human Lineman, at least 6 are needed"
    assert problems(team, creation=False) == []


def test_skills_that_may_be_learned():
    assert veteran("human", "Human Lineman", "Block", "Guard", "Dodge") == []
    assert veteran("human", "Human Blitzer", "Mighty Blow (+1)") == []
    (problem,) = veteran("human", "Human Lineman", "Pass")
    assert problem.endswith("may only learn: General, Agility, Strength")
    (problem,) = veteran("human", "Human Lineman", "Loner (4+)")
    assert problem == "gained Loner (4+), but traits cannot be learned"
    (problem,) = veteran("human", "Human Blitzer", "Mighty Blow (+2)")
    assert problem == "gained Mighty Blow (+2), but it is learned as Mighty Blow (+1)"
    (problem,) = veteran("human", "Human Blitzer", "Mighty Blow")
    assert problem == "gained Mighty Blow, but it is learned as Mighty Blow (+1)"
    (problem,) = veteran("human", "Ogre", "Mighty Blow (+1)")
    assert problem == "gained Mighty Blow (+1), which every Ogre has already"
    (problem,) = veteran("human", "Human Lineman", "Side Step")
    assert problem == "there is no skill 'Side Step' in bb2020; did you mean 'Sidestep'?"


@pytest.mark.rule("bb2020/skills.gain")
def test_skills_that_exclude_or_need_each_other():
    assert veteran("human", "Human Blitzer", "Frenzy", "Grab") == [
        "has Frenzy and Grab, which never go together"
    ]
    assert veteran("goblin", "Pogoer", "Leap") == [
        "has Leap and Pogo Stick, which never go together"
    ]
    assert veteran("goblin", "Fanatic", "Grab") == [
        "has Ball & Chain and Grab, which never go together"
    ]
    assert veteran("human", "Human Blitzer", "Strong Arm") == [
        "has Strong Arm, which needs Throw Team-mate"
    ]
    assert veteran("orc", "Untrained Troll", "Strong Arm") == []


def test_a_skill_rolled_for_is_a_skill_gained():
    assert veteran("human", "Human Lineman", "Block", random_skills=("Block",)) == []
    assert veteran("human", "Human Lineman", random_skills=("Block",)) == [
        "rolled for Block, but has not gained it"
    ]


def test_six_advances_are_the_end():
    skills = ("Block", "Tackle", "Kick", "Wrestle")
    assert veteran("human", "Human Lineman", *skills, ma=1, pa=1) == []
    assert veteran("human", "Human Lineman", *skills, "Fend", ma=1, pa=1) == [
        "7 advances, at most 6 are allowed"
    ]


def test_characteristics_stay_in_their_ranges():
    assert veteran("human", "Human Lineman", ag=2, av=2, pa=2) == []
    assert veteran("human", "Human Lineman", ag=3) == [
        "AG 0+ is 3 better than the start of 3+, at most 2 are allowed",
        "AG 0+ is below the limit of 1+",
    ]
    assert veteran("skaven", "Gutter Runner", ma=1) == ["MA 10 is above the limit of 9"]
    assert veteran("human", "Human Lineman", ag=-4) == ["AG 7+ is above the limit of 6+"]
    assert veteran("dwarf", "Deathroller", av=1) == ["AV 12+ is above the limit of 11+"]
    assert veteran("dwarf", "Troll Slayer", pa=1) == []
    assert veteran("dwarf", "Troll Slayer", pa=-1) == [
        "has no passing ability that could get worse"
    ]
    assert veteran("human", "Human Lineman", pa=-1, injuries=("pa",)) == []
    (problem,) = veteran("human", "Human Lineman", injuries=("leg",))
    assert problem == "injury 'leg' is none of ma, st, ag, av, pa"


# -- files


def test_a_history_goes_to_a_file_and_back():
    team = ready_team("bb2020", "norse")
    scarred = replace(
        team.players[0],
        skills=("Guard", "Tackle"),
        random_skills=("Tackle",),
        pa=1,
        injuries=("pa",),
    )
    team = replace(team, players=(scarred, *team.players[1:]))
    assert team_from_toml(team_to_toml(team)) == team
    assert team_from_json(team_to_json(team)) == team
    assert 'chosen_rule = "Old World Classic"' in team_to_toml(team)


def test_fans_left_out_are_those_every_new_team_has():
    text = 'edition = "{}"\nroster = "human"\nname = "T"\n'
    assert team_from_toml(text.format("bb2020")).fan_factor == 1
    assert team_from_toml(text.format("bb2016")).fan_factor == 0


def test_files_of_older_editions_know_nothing_of_it():
    assert "chosen_rule" not in team_to_toml(ready_team("lrb6", "human"))


def test_a_team_plays_with_the_rule_it_chose():
    team = ready_team("bb2020", "norse")
    assert not team.roster.has_rule("Old World Classic")
    assert team.full_roster.has_rule("Old World Classic")
    assert ready_team("bb2020", "human").full_roster is HUMAN
