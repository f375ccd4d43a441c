"""Before the match: weather, journeymen, fans, the toss."""

from dataclasses import replace

import pytest
from table import in_play, match, pitch, team_name

from pigskin.coaches import make_coach
from pigskin.model import INJURED
from pigskin.teams import Team, ready_team


def team(roster: str, players: int = 12, **changes: int) -> Team:
    """A ready team with so many of its players."""
    ready = ready_team(in_play[0], team_name(roster))
    return replace(ready, players=ready.players[:players], **changes)


NO_SHOP: dict[str, object] = {"inducements": False}


def with_fans(home: int, away: int) -> tuple[Team, Team]:
    """Humans and orcs of so much fan factor."""
    return team("human", fan_factor=home), team("orc", fan_factor=away)


@pytest.mark.rule("lrb6/prematch.order")
def test_weather_petty_cash_inducements_fans_toss():
    # Home, worth a little less, takes 100 of petty cash; away gets what it is short of now.
    home = team("human", 11, treasury=100_000, fan_factor=3)
    game = match(home, team("orc", fan_factor=0), dice="6 6 1 1 2 2 1")
    assert game.told("the weather: blizzard")
    assert game.dice_left() == [1, 1, 2, 2, 1]
    assert game.asked("home", "petty cash")
    game.play("petty cash 100k", "away: done")
    assert game.asked("home", "inducements")
    assert not game.told("fans for home")
    game.until("toss")
    assert game.told("5000 fans for home, 4000 for away")  # 2 + fan factor 3, and 4
    assert game.dice_left() == [1]
    game.play("away: heads")
    assert game.asked("away", "kick or receive")
    game.play("kick")
    assert game.asked("away", "set-up")
    assert game.done()


# --- journeymen -------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/prematch.journeymen")
def test_a_team_of_nine_gets_two_journeymen():
    nine = team("human", 9)
    game = match(nine, "orc")
    assert game.asked("home", "journeymen")
    assert game.options() == ["journeymen Lineman", "nobody"]
    game.play("journeymen Lineman", "journeymen Lineman")
    squad = [game.table.profiles[player] for player in game.table.players(0)]
    assert len(squad) == 11
    for journeyman in squad[9:]:
        assert journeyman.position == "Lineman"  # a position allowed 16 times
        assert [skill.name for skill in journeyman.skills] == ["Loner"]
    # They are free, but count for the value of the team.
    assert game.table.home.value == nine.value // 1000 + 2 * 50


@pytest.mark.rule("lrb6/prematch.journeymen")
@pytest.mark.parametrize("players", [11, 12])
def test_a_team_of_eleven_gets_no_journeymen(players: int):
    game = match(team("human", players), "orc")
    assert len(game.table.players(0)) == players


@pytest.mark.rule("lrb6/prematch.journeymen")
def test_players_who_miss_the_match_are_not_counted():
    ready = ready_team(in_play[0], "human")  # twelve players
    hurt = tuple(replace(each, misses_next=True) for each in ready.players[:3])
    game = match(replace(ready, players=(*hurt, *ready.players[3:])), "orc")
    game.play("journeymen Lineman", "journeymen Lineman")
    assert len(game.table.players(0)) == 14  # two journeymen beside nine who can play
    game.until("set-up")
    for player in list(game.table.players(0))[:3]:
        assert game.table.state[player] == INJURED


@pytest.mark.rule("lrb6/prematch.journeymen")
def test_journeymen_may_take_the_team_above_sixteen_names():
    ready = ready_team(in_play[0], "goblin")  # fourteen players; two more make sixteen
    goblin = next(each for each in ready.players if each.position == "Goblin")
    sixteen = (*ready.players, *(replace(goblin, number=n) for n in (15, 16)))
    hurt = tuple(replace(each, misses_next=True) for each in sixteen[:7])
    game = match(replace(ready, players=(*hurt, *sixteen[7:])), "orc")
    game.play("journeymen Goblin", "journeymen Goblin")
    assert len(game.table.players(0)) == 18


@pytest.mark.rule("lrb6/prematch.journeymen")
def test_a_team_with_two_such_positions_chooses_for_each_journeyman():
    game = match(team("undead", 9), "orc")
    assert game.asked("home", "journeymen")
    assert sorted(game.options()) == ["journeymen Skeleton", "journeymen Zombie", "nobody"]
    game.play("journeymen Zombie", "journeymen Skeleton")
    squad = [game.table.profiles[player] for player in game.table.players(0)]
    assert [each.position for each in squad[9:]] == ["Zombie", "Skeleton"]
    assert {skill.name for skill in squad[9].skills} == {"Loner", "Regeneration"}


@pytest.mark.rule("lrb6/prematch.journeymen")
def test_a_team_may_play_short():
    # Both are short; home takes one of three, away none of two.
    game = match(team("human", 8), team("orc", 9))
    assert game.question is not None
    assert game.question.number == 3
    game.play("home: journeymen Lineman", "home: nobody")
    assert game.asked("away", "journeymen")
    game.play("away: nobody").until("set-up")
    assert [len(game.table.players(side)) for side in (0, 1)] == [9, 9]
    assert game.question is not None


@pytest.mark.rule("lrb6/prematch.journeymen")
def test_who_declines_is_not_asked_with_the_other_teams_names():
    # Home stays short while away is asked: the names are those of its own roster.
    game = match(team("human", 9), team("undead", 9)).play("home: nobody")
    assert game.options() == ["journeymen Skeleton", "journeymen Zombie", "nobody"]


@pytest.mark.rule("lrb6/prematch.journeymen")
def test_a_computer_coach_fills_his_team_up():
    game = match(team("human", 9), "orc")
    coach = make_coach("scripted", 1)
    while game.kind == "journeymen":
        assert game.question is not None
        game.game.answer(coach.choose(game.game))
    assert len(game.table.players(0)) == 11


# --- a first game -----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/prematch.first-game")
def test_a_first_game_begins_with_the_toss():
    # Ten against twelve, gold in the treasury: no journeymen, weather, shop or fans.
    game = match(
        team("human", 10, treasury=500_000), "orc", dice="1", options={"extra_rules": False}
    )
    assert game.asked("away", "toss")
    assert len(game.table.players(0)) == 10
    assert game.shows("fame 0 0 / fans 0 0 / budget 0 0")
    assert [event.kind for event in game.game.events] == []


@pytest.mark.rule("lrb6/prematch.first-game", "lrb6/injury.casualty")
def test_a_casualty_of_a_first_game_misses_the_rest_of_it_and_no_more():
    # Armour 6+6, injury 6+6, and no casualty roll; the apothecary is not sent for.
    game = pitch(
        "home 1 7,7 / away 1 8,7 / apothecary 0 1",
        dice="pow 6 6 6 6",
        options={"extra_rules": False},
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 injured / injuries away 1 badly hurt")
    assert game.done()


@pytest.mark.rule("lrb6/prematch.first-game", "lrb6/apothecary.once")
def test_a_single_rule_can_be_kept_in_a_first_game():
    game = pitch(
        "home 1 7,7 / away 1 8,7 / apothecary 0 1",
        dice="pow 6 6 6 6",
        options={"extra_rules": False, "apothecary": True},
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "stay", "use the apothecary")
    assert game.asked("away", "which result")


# --- fans -------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/prematch.fans")
@pytest.mark.parametrize(
    ("multiplier", "home", "away"), [(1000, 12000, 9000), (10000, 120000, 90000)]
)
def test_the_crowd_is_2d6_and_the_fan_factor(multiplier: int, home: int, away: int):
    # Home 4+5 and fan factor 3, away 3+6 and none.
    options = {**NO_SHOP, "fan_multiplier": multiplier}
    game = match(*with_fans(3, 0), dice="3 3 4 5 3 6", options=options)
    assert game.told(f"{home} fans for home, {away} for away")
    assert game.shows(f"fans {home} {away}")
    assert game.done()


@pytest.mark.rule("lrb6/prematch.fame")
@pytest.mark.parametrize(
    ("dice", "fame"),
    [
        ("2 2 3 4", "0 0"),  # 4+3 against 7
        ("2 2 3 5", "0 1"),  # 7 against 8
        ("2 3 3 4", "1 0"),  # 8 against 7
        ("3 6 3 4", "1 0"),  # 12 against 7: less than twice as many
        ("4 6 3 4", "1 0"),  # 13 against 7
        ("5 6 3 4", "2 0"),  # 14 against 7: twice as many
        ("1 1 5 5", "0 2"),  # 5 against 10
        ("1 1 4 5", "0 1"),
    ],
)
def test_fame(dice: str, fame: str):
    game = match(*with_fans(3, 0), dice=f"3 3 {dice}", options=NO_SHOP)
    assert game.shows(f"fame {fame}")
    assert game.done()


@pytest.mark.rule("lrb6/prematch.gate-trophy")
@pytest.mark.parametrize(
    ("gate", "fans", "fame"), [(0, "9000 9000", "0 0"), (2, "11000 9000", "1 0")]
)
def test_a_trophy_brings_two_thousand_to_the_gate(gate: int, fans: str, fame: str):
    home, away = with_fans(0, 0)
    game = match(replace(home, gate=gate), away, dice="3 3 4 5 3 6", options=NO_SHOP)
    assert game.shows(f"fans {fans} / fame {fame}")
    assert game.done()


# --- the toss ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/prematch.toss")
@pytest.mark.parametrize(
    ("call", "coin", "winner"),
    [
        ("heads", 1, "away"), ("heads", 2, "home"), ("tails", 1, "home"), ("tails", 2, "away"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("choice", ["kick", "receive"])
def test_the_winner_of_the_toss_chooses_who_kicks(call: str, coin: int, winner: str, choice: str):
    game = match(dice=f"3 3 1 1 1 1 {coin}")
    assert game.asked("away", "toss")
    game.play(call)
    assert game.asked(winner, "kick or receive")
    game.play(choice)
    loser = "home" if winner == "away" else "away"
    assert game.asked(winner if choice == "kick" else loser, "set-up")  # kickers set up first
    assert game.done()


@pytest.mark.rule("lrb6/prematch.toss")
def test_the_match_begins_in_the_first_half_with_all_re_rolls():
    game = match(team("human", rerolls=2), team("orc", rerolls=3)).until("set-up")
    assert game.shows("half 1 / turns 0 0 / score 0 0 / rerolls 2 3")


# --- inducement gold --------------------------------------------------------------------------

SHOP = "home 1 reserves / away 1 reserves / roster human orc / "


@pytest.mark.rule("lrb6/inducements.petty-cash")
def test_petty_cash_is_moved_from_the_treasury_in_tens():
    game = pitch(SHOP + "phase petty cash / treasury 35 0 / value 1000 1000")
    assert game.asked("home", "petty cash")
    assert game.options() == [f"petty cash {amount}k" for amount in (0, 10, 20, 30)]


@pytest.mark.rule("lrb6/inducements.petty-cash")
def test_a_treasury_beyond_all_measure_makes_no_endless_question():
    game = pitch(SHOP + "phase petty cash / treasury 999999 0 / value 1000 1000")
    assert len(game.options()) == 1001
    assert game.options()[-1] == "petty cash 10000k"


@pytest.mark.rule("lrb6/inducements.petty-cash")
@pytest.mark.parametrize(("treasury", "asked"), [(10, "petty cash"), (9, "toss")])
def test_the_smallest_petty_cash_is_ten_thousand(treasury: int, asked: str):
    game = pitch(SHOP + f"phase petty cash / treasury {treasury} 0 / value 1000 1000", seed=1)
    assert game.kind == asked


@pytest.mark.rule("lrb6/inducements.petty-cash")
def test_petty_cash_can_be_spent_on_inducements():
    game = pitch(SHOP + "phase petty cash / treasury 120 0 / value 1000 1000")
    game.play("petty cash 100k")
    assert game.shows("treasury 20 0 / petty-cash 100 0")
    game.play("home: buy Bribes")
    assert game.shows("bribes 1 0 / budget 0 100")


@pytest.mark.rule("lrb6/inducements.petty-cash", "lrb6/inducements.free-gold")
def test_petty_cash_raises_the_value_of_the_team():
    # 1000+100 against 1050: away, worth more on paper, gets the difference of 50.
    game = pitch(SHOP + "phase petty cash / treasury 100 0 / value 1000 1050")
    game.play("petty cash 100k")
    assert game.shows("budget 100 50")


@pytest.mark.rule("lrb6/inducements.petty-cash")
def test_the_team_worth_more_declares_first():
    game = pitch(SHOP + "phase petty cash / treasury 50 50 / value 1000 1010")
    assert game.asked("away", "petty cash")
    game.play("petty cash 0k")
    assert game.asked("home", "petty cash")


@pytest.mark.rule("lrb6/inducements.petty-cash")
def test_without_treasury_nobody_is_asked_for_petty_cash():
    game = pitch(SHOP + "phase petty cash / value 1000 1000", dice="1 1 1 1")
    assert game.asked("away", "toss")
    assert game.done()


@pytest.mark.rule("lrb6/inducements.free-gold")
@pytest.mark.parametrize(
    ("values", "budget"),
    [("1000 1200", "200 0"), ("1200 1000", "0 200"), ("1000 1060", "60 0")],
)
def test_the_team_worth_less_gets_the_difference(values: str, budget: str):
    game = pitch(SHOP + f"phase petty cash / value {values}")
    assert game.shows(f"budget {budget}")
    assert game.asked("home" if budget.endswith(" 0") else "away", "inducements")


@pytest.mark.rule("lrb6/inducements.free-gold")
def test_free_gold_is_added_to_the_own_petty_cash():
    # 1000+50 against 1300: the difference of 250 and the own 50.
    game = pitch(SHOP + "phase petty cash / value 1000 1300 / treasury 50 0")
    game.play("petty cash 50k")
    assert game.shows("budget 300 0")


@pytest.mark.rule("lrb6/inducements.free-gold")
def test_free_gold_that_is_not_spent_is_lost():
    game = pitch(SHOP + "phase petty cash / value 1000 1200", dice="1 1 1 1")
    game.play("home: buy Bribes", "done")
    assert game.asked("away", "toss")
    assert game.shows("treasury 0 0 / bribes 1 0")
    assert game.done()


@pytest.mark.rule("lrb6/inducements.free-gold")
def test_a_match_without_inducements():
    game = pitch(
        SHOP + "phase petty cash / value 1000 1500 / treasury 100 100",
        dice="1 1 1 1", options={"inducements": False},
    )  # fmt: skip
    assert game.asked("away", "toss")
    assert game.shows("budget 0 0 / treasury 100 100")
    assert game.done()
