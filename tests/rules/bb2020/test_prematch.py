"""Before the match: fans, weather, journeymen, the toss."""

from dataclasses import replace

import pytest
from table import Scene, match, pitch

from pigskin import DiceError
from pigskin.model import INJURED, RAISED
from pigskin.pitch import HOME
from pigskin.rules.counting import has
from pigskin.teams import Team, TeamError, ready_team

NO_SHOP: dict[str, object] = {"inducements": False}


def team(roster: str, players: int = 16, **changes: int) -> Team:
    """A ready team with so many of its players."""
    ready = ready_team("bb2020", roster)
    return replace(ready, players=ready.players[:players], **changes)


def even_match(dice: str, **fans: int) -> Scene:
    """Two equal teams: nobody buys anything and nobody prays."""
    home = team("human", fan_factor=fans.get("home", 1))
    away = team("human", fan_factor=fans.get("away", 1))
    return match(home, away, dice=dice, options=NO_SHOP)


@pytest.mark.rule("bb2020/prematch.order")
def test_fans_weather_journeymen_shop_prayers_toss():
    # Home has nine players and is worth less: journeymen, petty cash, then prayers, then the toss.
    game = match(team("human", 9), team("orc", rerolls=8), dice="1 3 6 6")
    assert game.asked("home", "inducements")
    assert game.dice_left() == []
    game.rolls("10 11").play("done").prays().until("toss")
    kinds = [event.kind for event in game.game.events]
    order = ["fan factor", "weather", "journeyman", "prayer"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert game.told("the weather: blizzard")


@pytest.mark.rule("bb2020/prematch.fans", "bb2020/dice.d3")
@pytest.mark.parametrize(("dice", "fans"), [("1 1", "2 4"), ("3 2", "4 5")])
def test_fan_factor_is_a_d3_and_the_dedicated_fans(dice: str, fans: str):
    game = even_match(f"{dice} 3 4", home=1, away=3)
    assert game.shows(f"fans {fans}")
    home, away = fans.split()
    assert game.told(f"Fan Factor: {home} for home, {away} for away")
    assert game.asked("away", "toss")
    assert game.done()


@pytest.mark.rule("bb2020/prematch.fans", "bb2020/dice.d3")
def test_a_fan_factor_has_no_four():
    with pytest.raises(DiceError):
        match("human", "human", dice="4 1 3 4", options={"inducements": False})


@pytest.mark.rule("bb2020/prematch.journeymen", "bb2020/prematch.journeymen-value")
def test_a_team_of_nine_gets_two_journeymen():
    nine = team("human", 9)
    game = match(nine, "orc")
    squad = [game.table.profiles[player] for player in game.table.players(0)]
    assert len(squad) == 11
    for journeyman in squad[9:]:
        assert journeyman.position == "Human Lineman"
        assert [skill.name for skill in journeyman.skills] == ["Loner (4+)"]
    assert game.table.home.value == nine.value // 1000 + 2 * 50


@pytest.mark.rule("bb2020/prematch.journeymen")
@pytest.mark.parametrize("players", [11, 12])
def test_a_team_of_eleven_gets_no_journeymen(players: int):
    game = match(team("human", players), "orc")
    assert len(game.table.players(0)) == min(players, len(team("human").players))


@pytest.mark.rule("bb2020/prematch.journeymen")
def test_players_who_miss_the_match_are_not_counted():
    ready = team("human", 11)
    hurt = tuple(replace(each, misses_next=True) for each in ready.players[:3])
    game = match(replace(ready, players=(*hurt, *ready.players[3:])), "orc")
    assert len(game.table.players(0)) == 14  # three journeymen beside eight who can play
    assert [game.table.state[player] for player in game.table.players(0)][:3] == [INJURED] * 3


@pytest.mark.rule("bb2020/team-rules.low-cost-linemen", "bb2020/prematch.journeymen-value")
def test_low_cost_linemen_who_join_are_worth_nothing():
    few = team("snotling", 9)
    game = match(few, "orc")
    assert len(game.table.players(0)) == 11
    assert game.table.home.value == few.value // 1000


@pytest.mark.rule("bb2020/prematch.toss")
@pytest.mark.parametrize(
    ("call", "coin", "winner"),
    [
        ("heads", 1, "away"), ("heads", 2, "home"), ("tails", 1, "home"), ("tails", 2, "away"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("choice", ["kick", "receive"])
def test_the_winner_of_the_toss_chooses_who_kicks(call: str, coin: int, winner: str, choice: str):
    game = even_match(f"1 1 3 4 {coin}")
    game.play(f"away: {call}")
    assert game.asked(winner, "kick or receive")
    game.play(choice)
    loser = "home" if winner == "away" else "away"
    assert game.asked(winner if choice == "kick" else loser, "set-up")  # kickers set up first
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.half-time")
def test_the_match_begins_with_all_re_rolls():
    game = match(team("human", rerolls=2), team("human", rerolls=2), options=NO_SHOP)
    game.until("set-up")
    assert game.shows("half 1 / turns 0 0 / score 0 0 / rerolls 2 2")


# --- teams of the dead ------------------------------------------------------------------------

KILLED = "pow 6 6 6 5 15"  # armour 12, injury 11, and the casualty is dead


def killing(
    away: str, rosters: str, dice: str = KILLED, more: str = "", strength: str = "st3"
) -> Scene:
    """Home 1 kills away 1; home's roster decides what becomes of him."""
    game = pitch(
        f"home 1 7,7 {strength} / away 1 8,7 {away} / roster {rosters} / turn home 2 / {more}", dice
    )
    return game.play("home 1 block", "block away 1", "push to 9,7", "stay")


@pytest.mark.rule("bb2020/team-rules.masters-of-undeath")
@pytest.mark.parametrize("roster", ["shambling_undead", "necromantic_horror"])
def test_masters_of_undeath_raise_a_dead_opponent(roster: str):
    game = killing("", f"{roster} human", more="necromancer 1 0")
    assert game.asked("home", "raise the dead")
    game.play("yes")
    assert game.shows("home 2 reserves / necromancer 0 0")
    risen = game.table.profiles[game.player("home 2")]
    assert (risen.position, risen.kind) == ("Zombie Lineman", RAISED)
    assert game.done()


@pytest.mark.rule("bb2020/team-rules.masters-of-undeath")
def test_the_team_list_makes_a_master_of_undeath():
    assert has(match("shambling_undead", "human").table, HOME, "necromancers") == 1
    assert has(match("human", "shambling_undead").table, HOME, "necromancers") == 0


@pytest.mark.rule("bb2020/team-rules.masters-of-undeath")
@pytest.mark.parametrize(("victim", "strength"), [("st5", "st5"), ("Stunty", "st3")])
def test_big_and_tiny_opponents_do_not_rise(victim: str, strength: str):
    game = killing(victim, "shambling_undead human", more="necromancer 1 0", strength=strength)
    assert game.shows("away 1 injured / necromancer 1 0")
    assert game.kind == "turn"


@pytest.mark.rule("bb2020/team-rules.masters-of-undeath")
def test_only_once_a_match():
    game = killing("", "shambling_undead human", more="necromancer 0 0")
    assert game.shows("away 1 injured")
    assert game.kind == "turn"
    assert game.done()


@pytest.mark.rule("bb2020/team-rules.vampire-lord")
def test_a_vampire_lord_raises_nobody_during_the_match():
    # The death is on record; a Thrall may join when the match is over.
    assert has(match("vampire", "human").table, HOME, "necromancers") == 0
    game = killing("", "vampire human")
    assert game.kind == "turn"
    assert (game.player("away 1"), 7) in game.table.injuries
    assert game.done()


# --- exhibition play --------------------------------------------------------------------------


@pytest.mark.rule("bb2020/prematch.journeymen", "bb2020/inducements.exhibition")
def test_a_team_for_exhibition_play_needs_eleven_players():
    exhibition: dict[str, object] = {"play": "exhibition"}
    short = team("human", 10)
    with pytest.raises(TeamError, match=r"has 10 players who can play, but needs 11 for exhibi"):
        match(short, "orc", options=exhibition)
    with pytest.raises(TeamError, match="needs 11"):
        match("orc", short, options=exhibition)
    assert match(team("human", 11), "orc", options=exhibition).game.question is not None


@pytest.mark.rule("bb2020/prematch.journeymen")
def test_nobody_joins_an_exhibition_match():
    position = "home 1 reserves / away 1 reserves / phase journeymen / roster human orc"
    game = pitch(position, options={"play": "exhibition", "inducements": False})
    assert game.asked("away", "toss")
    assert len(game.table.players(0)) == 1
    league = pitch(position, options={"inducements": False})
    assert len(league.table.players(0)) == 11


# --- the roll-off -----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/prematch.toss")
@pytest.mark.parametrize(("dice", "winner"), [("4 3", "home"), ("2 2 1 6", "away")])
def test_a_roll_off_instead_of_the_coin(dice: str, winner: str):
    position = "home 1 reserves / away 1 reserves / phase toss"
    game = pitch(position, dice, options={"toss": "roll-off"})
    assert game.asked(winner, "kick or receive")
    assert game.done()
