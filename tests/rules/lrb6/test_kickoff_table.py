"""The eleven results of the kick-off table. Home kicks, away receives."""

import pytest
from table import Scene, pitch

TEAMS = (
    "home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 5,7 / "
    "away 1 13,6 / away 2 13,7 / away 3 13,8 / away 4 20,7 / "
)
# The kick goes to 18,3 and scatters to 18,2; the last bounce takes it to 18,1.
KICK = "N 1 "
LANDS = " N"


def kick_off(dice: str, more: str = "", teams: str = TEAMS, turns: str = "0 0") -> Scene:
    """Kick to 18,3; `dice` are those from the kick-off table on."""
    game = pitch(teams + f"phase kick / kicking home / turns {turns} / " + more, KICK + dice)
    return game.play("kick to 18,3")


# --- 2 Get the Ref ----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.get-the-ref")
def test_get_the_ref_gives_each_team_a_bribe():
    game = kick_off("1 1" + LANDS, "bribes 0 3")
    assert game.told("kick-off: get the ref")
    assert game.shows("bribes 1 4")  # above the three that can be bought
    assert game.done()


# --- 3 Riot -----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.riot")
@pytest.mark.parametrize(
    ("before", "die", "after"),
    [
        ("0 0", "", (1, 2)),  # first turn of the half: forward, and away begins its second
        ("7 7", "", (6, 7)),  # away's marker on 7: back, and away takes its seventh again
        ("8 7", "", (7, 7)),
        ("3 3", "1", (4, 5)),  # otherwise forward on 1-3 ...
        ("3 3", "3", (4, 5)),
        ("3 3", "4", (2, 3)),  # ... and back on 4-6
        ("3 3", "6", (2, 3)),
        ("6 6", "3", (7, 8)),
        ("1 1", "6", (0, 1)),
        ("1 0", "", (2, 2)),  # home scored in the first turn; away has had none
    ],
)
def test_riot_moves_both_turn_markers(before: str, die: str, after: tuple[int, int]):
    game = kick_off(f"1 2 {die}" + LANDS, turns=before)
    assert game.told("kick-off: riot")
    assert game.asked("away", "turn")
    assert game.turn == after  # away has moved its marker for the turn that begins
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.riot")
def test_riot_counts_the_turns_of_the_receiving_team():
    # Home's marker is on 7, away's on 6: an ordinary roll.
    game = kick_off("1 2 4" + LANDS, turns="7 6")
    assert game.turn == (6, 6)
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.riot")
def test_riot_before_the_last_turn_gives_a_turn_more():
    # Away would have only its eighth turn left; after the riot both have two.
    game = kick_off("1 2" + LANDS, turns="7 7")
    game.play("away: end turn", "home: end turn", "away: end turn")
    assert game.asked("home", "turn")
    assert game.turn == (8, 8)
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.riot")
def test_riot_cannot_move_a_marker_past_the_half():
    # Home has had eight turns, away six: forward to 7, and one turn is left.
    game = kick_off("1 2 1" + LANDS, turns="8 6")
    assert game.turn == (8, 8)
    assert game.asked("away", "turn")
    assert game.done()


# --- 4 Perfect Defence ------------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.perfect-defence")
def test_perfect_defence_sets_the_kickers_up_again():
    game = kick_off("2 2" + LANDS, teams=TEAMS + "home 5 reserves / ")
    assert game.told("kick-off: perfect defence")
    assert game.asked("home", "perfect defence")
    game.play("home: yes")
    assert game.asked("home", "set-up")
    assert game.refuses("place home 5 at 12,5")  # only those who were on the pitch
    assert game.refuses("place home 1 at 13,5")
    game.play(
        "place home 4 at 12,4", "place home 1 at 12,5", "place home 2 at 12,10",
        "place home 3 at 0,0",
    )  # fmt: skip
    assert game.shows(
        "home 1 12,5 / home 2 12,10 / home 3 0,0 / home 4 12,4 / home 5 reserves / "
        "away 1 13,6 / away 2 13,7 / away 3 13,8 / away 4 20,7 / ball 18,1"
    )
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.perfect-defence")
def test_perfect_defence_must_be_a_legal_set_up():
    # Four players: three of them belong on the line.
    game = kick_off("1 3" + LANDS)
    game.play("yes", "place home 1 at 5,5")
    assert game.refuses("place home 2 at 5,6", "place home 2 at 12,3")
    assert game.offers("place home 2 at 12,4", "place home 2 at 12,10")


@pytest.mark.rule("lrb6/kickoff.perfect-defence")
def test_perfect_defence_keeps_the_wide_zones():
    teams = "".join(f"home {number} 12,{number + 3} / " for number in range(1, 8))
    teams += "home 8 11,5 / home 9 11,6 / home 10 11,7 / home 11 11,8 / away 1 13,7 / "
    game = kick_off("2 2" + LANDS, teams=teams)
    game.play("yes", "place home 1 at 5,0", "place home 2 at 6,3")
    assert game.refuses("place home 3 at 7,1", "place home 3 at 12,2")
    assert game.offers("place home 3 at 7,4", "place home 3 at 7,11")


@pytest.mark.rule("lrb6/kickoff.perfect-defence")
def test_perfect_defence_may_be_declined():
    game = kick_off("2 2" + LANDS)
    game.play("home: no")
    assert game.shows("home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 5,7 / ball 18,1")
    assert game.done()


# --- 5 High Kick ------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.high-kick")
def test_high_kick_puts_a_player_under_the_ball():
    # Away 4 is far away and slow: it does not matter. Then he must catch it: 4+.
    game = kick_off("1 4 4", teams=TEAMS.replace("20,7", "25,14 ma2"))
    assert game.told("kick-off: high kick")
    assert game.asked("away", "high kick")
    game.play("choose away 4")
    assert game.shows("away 4 18,2 ball")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.high-kick")
def test_high_kick_is_not_for_marked_players():
    game = kick_off("2 3" + LANDS)
    assert game.options() == ["choose away 4", "nobody"]
    game.play("nobody")
    assert game.shows("away 4 20,7 / ball 18,1")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.high-kick")
def test_high_kick_with_everybody_marked():
    game = kick_off("2 3" + LANDS, teams=TEAMS.replace("away 4 20,7 / ", ""))
    assert game.asked("away", "turn")
    assert game.shows("ball 18,1")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.high-kick")
def test_high_kick_on_an_occupied_square():
    # Away 5 stands under the ball: nobody else may go there, and he catches.
    game = kick_off("2 3 4", teams=TEAMS + "away 5 18,2 / ")
    assert game.asked("away", "turn")
    assert game.shows("away 4 20,7 / away 5 18,2 ball")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.high-kick")
def test_high_kick_and_a_touchback():
    game = pitch(TEAMS + "phase kick / kicking home / turns 0 0", "N 4 2 3")
    game.play("kick to 18,3")
    assert game.asked("away", "touchback")
    assert game.done()


# --- 6 Cheering Fans, 8 Brilliant Coaching ----------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.cheering-fans", "lrb6/dice.d3")
@pytest.mark.parametrize(
    ("rolls", "more", "gains"),
    [
        ("3 1", "", (1, 0)),  # D3: 2 against 1
        ("1 3", "", (0, 1)),
        ("1 2", "", (1, 1)),  # 1 and 2 are both 1 on a D3
        ("3 4", "", (1, 1)),
        ("5 6", "", (1, 1)),
        ("2 3", "", (0, 1)),
        ("4 5", "", (0, 1)),
        ("1 3", "cheerleaders 1 0", (1, 1)),  # 1+1 against 2
        ("1 3", "cheerleaders 2 0", (1, 0)),
        ("3 1", "fame 0 1", (1, 1)),  # 2 against 1+1
        ("3 1", "fame 0 2", (0, 1)),
        ("1 1", "assistants 5 0", (1, 1)),  # coaches do not cheer
    ],
)
def test_cheering_fans(rolls: str, more: str, gains: tuple[int, int]):
    game = kick_off(f"3 3 {rolls}" + LANDS, f"rerolls 2 2 / {more}")
    assert game.told("kick-off: cheering fans")
    assert game.rerolls == (2 + gains[0], 2 + gains[1])
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.brilliant-coaching", "lrb6/dice.d3")
@pytest.mark.parametrize(
    ("rolls", "more", "gains"),
    [
        ("5 4", "", (1, 0)),  # D3: 3 against 2
        ("2 4", "", (0, 1)),
        ("6 5", "", (1, 1)),
        ("1 5", "assistants 2 0", (1, 1)),  # 1+2 against 3
        ("1 5", "assistants 3 0", (1, 0)),
        ("1 5", "assistants 1 0 / fame 1 0", (1, 1)),
        ("1 1", "cheerleaders 5 0", (1, 1)),  # cheerleaders do not coach
    ],
)
def test_brilliant_coaching(rolls: str, more: str, gains: tuple[int, int]):
    game = kick_off(f"4 4 {rolls}" + LANDS, f"rerolls 2 2 / {more}")
    assert game.told("kick-off: brilliant coaching")
    assert game.rerolls == (2 + gains[0], 2 + gains[1])
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.cheering-fans", "lrb6/kickoff.brilliant-coaching")
@pytest.mark.parametrize("table", ["3 3", "4 4"])
def test_the_gift_lasts_for_this_half_only(table: str):
    game = kick_off(f"{table} 3 1" + LANDS, "rerolls 2 2 / full-rerolls 2 2", turns="8 7")
    assert game.rerolls == (3, 2)
    game.play("away: end turn")
    assert game.asked("away", "set-up")  # the second half
    assert game.rerolls == (2, 2)


# --- 7 Changing Weather -----------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.changing-weather")
@pytest.mark.parametrize(
    ("rolls", "weather"),
    [("1 1", "sweltering heat"), ("1 2", "very sunny"), ("5 6", "rain"), ("6 6", "blizzard")],
)
def test_changing_weather_rolls_again(rolls: str, weather: str):
    game = kick_off(f"3 4 {rolls}" + LANDS)
    assert game.told("kick-off: changing weather")
    assert game.shows(f"weather {weather} / ball 18,1")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.changing-weather")
@pytest.mark.parametrize("rolls", ["1 3", "3 4", "4 6"])
def test_nice_weather_blows_the_ball_one_square_further(rolls: str):
    # To 18,2, the wind takes it east to 19,2, where it lands and bounces north.
    game = kick_off(f"3 4 {rolls} E" + LANDS, "weather blizzard")
    assert game.shows("weather nice / ball 19,1")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.changing-weather")
def test_the_wind_can_make_it_a_touchback():
    game = pitch(TEAMS + "phase kick / kicking home / turns 0 0", "N 1 3 4 3 4 N")
    game.play("kick to 18,1")
    assert game.asked("away", "touchback")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.changing-weather")
def test_the_new_weather_applies_at_once():
    # Rain: away 4 needs 5+ to catch the kick instead of 4+.
    game = kick_off("3 4 5 6 4 E", teams=TEAMS.replace("20,7", "18,2"))
    assert game.shows("weather rain / ball 19,2")
    assert game.done()


# --- 9 Quick Snap -----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.quick-snap")
def test_quick_snap_moves_every_receiver_one_square():
    game = kick_off("4 5" + LANDS)
    assert game.told("kick-off: quick snap")
    assert game.asked("away", "quick snap")
    # Out of three tackle zones and over the half-way line, without a dodge.
    game.play("snap away 1 to 12,5", "snap away 2 to 14,8", "snap away 4 to 19,6")
    assert game.refuses("snap away 1 to 12,4", "snap away 4 to 18,6")  # once each
    assert game.offers("snap away 3 to 14,9")
    game.play("done")
    assert game.shows("away 1 12,5 / away 2 14,8 / away 3 13,8 / away 4 19,6 / ball 18,1")
    assert game.asked("away", "turn")
    assert game.offers("away 1 move", "away 4 move")  # it costs them nothing
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.quick-snap")
def test_quick_snap_needs_an_empty_adjacent_square():
    game = kick_off("3 6" + LANDS)
    assert game.refuses("snap away 1 to 13,7", "snap away 1 to 12,6", "snap away 4 to 18,7")
    assert not any("snap home" in option for option in game.options())


@pytest.mark.rule("lrb6/kickoff.quick-snap")
def test_after_a_quick_snap_the_ball_may_be_caught():
    game = kick_off("4 5 4", teams=TEAMS.replace("20,7", "19,2"))
    game.play("snap away 4 to 18,2", "done")
    assert game.shows("away 4 18,2 ball")
    assert game.done()


# --- 10 Blitz ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.blitz")
def test_a_kick_off_blitz_is_a_bonus_turn_before_the_ball_lands():
    game = kick_off("5 5" + LANDS, "rerolls 2 2")
    assert game.told("kick-off: blitz")
    assert game.asked("home", "turn")
    assert game.turn == (0, 0)  # the marker stays
    assert game.ball == "nowhere"  # still in the air
    game.play("home 4 move", "move 6,7", "stop", "end turn")
    assert game.asked("away", "turn")
    assert game.turn == (0, 1)
    assert game.shows("home 4 6,7 / ball 18,1")
    game.play("end turn")
    assert game.asked("home", "turn")
    assert game.turn == (1, 1)
    assert game.offers("home 4 move")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.blitz", "lrb6/knock-down.stunned")
def test_the_bonus_turn_is_a_turn_for_a_kicker_who_was_stunned_before():
    game = kick_off("5 5" + LANDS, teams=TEAMS.replace("home 4 5,7", "home 4 5,7 stunned"))
    assert game.shows("home 4 5,7 stunned")
    game.play("end turn")
    assert game.shows("home 4 5,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.blitz-marked")
def test_marked_kickers_do_not_act_in_the_blitz():
    game = kick_off("4 6" + LANDS)
    assert game.refuses("home 1 move", "home 2 block", "home 3 blitz")
    assert game.offers("home 4 move", "home 4 blitz")


@pytest.mark.rule("lrb6/kickoff.blitz-marked")
def test_it_counts_who_was_marked_when_the_blitz_began():
    # Home 4 frees home 1 by knocking away 1 over, and that does not help home 1.
    teams = "home 1 12,6 / home 4 12,4 / away 1 13,6 / away 4 20,7 / "
    game = kick_off("5 5 pow push 1 1" + LANDS, teams=teams)
    game.play("home 4 blitz", "move 13,5", "block away 1", "choose pow")
    game.play("push to 13,7", "stay", "stop")
    assert game.shows("away 1 13,7 prone")
    assert game.refuses("home 1 move")
    # In his own first turn he acts again.
    game.play("end turn", "away: end turn")
    assert game.offers("home 1 move")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.blitz")
def test_team_re_rolls_may_be_used_in_the_blitz():
    # Home 4 goes for a seventh square: 1, then 2 with the re-roll.
    game = kick_off("5 5 1 2" + LANDS, "rerolls 1 0")
    game.play("home 4 move", "move 6,7 7,7 8,7 9,7 10,7 11,7 11,6", "team re-roll")
    assert game.rerolls == (0, 0)
    game.play("stop", "end turn")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.blitz")
def test_a_turnover_ends_only_the_bonus_turn():
    # He slips in his seventh square; armour 3 holds. The ball lands and away plays.
    game = kick_off("5 5 1 1 2" + LANDS, teams=TEAMS + "home 5 3,3 / ")
    game.play("home 4 move", "move 6,7 7,7 8,7 9,7 10,7 11,7 11,6")
    assert game.asked("away", "turn")
    assert game.shows("home 4 11,6 prone / ball 18,1")
    assert game.turn == (0, 1)
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.blitz")
def test_a_kicker_stunned_in_the_blitz_turns_over_after_his_next_turn():
    # He slips, armour 12 breaks, injury 2: stunned in his own team's turn.
    game = kick_off("5 5 1 6 6 1 1" + LANDS)
    game.play("home 4 move", "move 6,7 7,7 8,7 9,7 10,7 11,7 11,6")
    assert game.shows("home 4 11,6 stunned")
    game.play("away: end turn")
    assert game.shows("home 4 stunned 11,6")
    game.play("home: end turn")
    assert game.shows("home 4 prone 11,6")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.blitz")
def test_a_receiver_stunned_in_the_blitz_turns_over_after_his_next_turn():
    teams = "home 1 12,6 / home 4 14,4 / away 1 13,6 / away 4 16,4 / "
    game = kick_off("5 5 pow 6 6 1 1" + LANDS, teams=teams)
    game.play("home 4 blitz", "move 15,4", "block away 4", "push to 17,4", "stay", "stop")
    assert game.shows("away 4 17,4 stunned")
    game.play("home: end turn")
    assert game.shows("away 4 17,4 stunned")
    game.play("away: end turn")
    assert game.shows("away 4 17,4 prone")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.blitz")
def test_only_one_blitz_in_the_bonus_turn():
    game = kick_off("5 5" + LANDS, teams=TEAMS + "home 5 3,3 / ")
    game.play("home 4 blitz", "stop")
    assert game.refuses("home 5 blitz", "home 4 move")
    assert game.offers("home 5 move")


# --- 11 Throw a Rock --------------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.throw-a-rock")
@pytest.mark.parametrize(
    ("rolls", "more", "hit"),
    [
        ("5 4", "", "away 3"),  # home's fans throw at away
        ("4 5", "", "home 3"),
        ("4 5", "fame 2 0", "away 3"),  # 4+2 against 5
        ("5 3", "fame 0 1", "away 3"),  # 5 against 3+1
    ],
)
def test_the_fans_of_the_higher_roll_hit_a_random_opponent(rolls: str, more: str, hit: str):
    # Third of four players on the pitch; injury 4+4 knocks him out without armour.
    game = kick_off(f"5 6 {rolls} 3 4 4" + LANDS, more)
    assert game.told("kick-off: throw a rock")
    assert game.told(f"a rock hits {hit}")
    assert game.shows(f"{hit} ko")
    assert not game.told("armour")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.throw-a-rock")
@pytest.mark.parametrize(("rolls", "more"), [("4 4", ""), ("3 4", "fame 1 0"), ("6 4", "fame 0 2")])
def test_on_a_tie_a_rock_hits_one_of_each_team(rolls: str, more: str):
    game = kick_off(f"5 6 {rolls} 1 1 1 4 4 4" + LANDS, more)
    # First away 1 (home's fans throw first) is stunned, then home 4 knocked out.
    assert game.shows("away 1 13,6 stunned / home 4 ko")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.throw-a-rock")
def test_a_rock_hits_only_players_on_the_pitch():
    # Five players, one in the reserves: a die with four sides decides.
    teams = "away 9 reserves / " + TEAMS
    game = kick_off("5 6 6 1 1 1 1" + LANDS, teams=teams)
    assert game.shows("away 1 13,6 stunned / away 9 reserves")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.throw-a-rock")
def test_a_rock_may_do_lasting_harm():
    # Injury 12, casualty 38: badly hurt. An apothecary may be used.
    game = kick_off("5 6 6 1 4 6 6 3 8" + LANDS, "apothecary 0 1")
    assert game.asked("away", "apothecary for a casualty")
    game.play("no apothecary")
    assert game.shows("away 4 injured / injuries away 4 badly hurt")
    assert game.done()


# --- 12 Pitch Invasion ------------------------------------------------------------------------


@pytest.mark.rule("lrb6/kickoff.pitch-invasion")
def test_each_player_is_stunned_on_a_six():
    # Home's fans roll for the four away players first, then away's for home.
    game = kick_off("6 6 6 5 1 6 5 6 1 2" + LANDS)
    assert game.told("kick-off: pitch invasion")
    assert game.shows(
        "away 1 stunned 13,6 / away 2 up 13,7 / away 3 up 13,8 / away 4 stunned 20,7 / "
        "home 1 up 12,6 / home 2 stunned 12,7 / home 3 up 12,8 / home 4 up 5,7"
    )
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.pitch-invasion")
def test_fame_adds_to_the_roll_but_a_one_never_counts():
    # Home has FAME 2: its fans stun on 4+. Away has none.
    game = kick_off("6 6 4 3 1 2 5 5 5 5" + LANDS, "fame 2 0")
    assert game.shows(
        "away 1 stunned 13,6 / away 2 up 13,7 / away 3 up 13,8 / away 4 up 20,7 / "
        "home 1 up 12,6 / home 4 up 5,7"
    )
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.pitch-invasion")
def test_a_one_never_counts_whatever_the_fame():
    # Four fan favourites and FAME 2 make +6: a 1 still does nothing, a 2 is enough.
    teams = TEAMS.replace("12,6", "12,6 Fan Favourite").replace("12,7", "12,7 Fan Favourite")
    teams = teams.replace("12,8", "12,8 Fan Favourite").replace("5,7", "5,7 Fan Favourite")
    game = kick_off("6 6 1 2 1 1 1 1 1 1" + LANDS, "fame 2 0", teams=teams)
    assert game.shows("away 1 up 13,6 / away 2 stunned 13,7 / away 3 up 13,8 / away 4 up 20,7")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.pitch-invasion")
def test_a_ball_and_chain_player_is_knocked_out():
    game = kick_off("6 6 1 1 1 6 1 1 1 1" + LANDS, teams=TEAMS.replace("20,7", "20,7 Ball & Chain"))
    assert game.shows("away 4 ko")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.pitch-invasion")
def test_players_stunned_by_fans_turn_over_after_their_own_next_turn():
    game = kick_off("6 6 1 1 1 6 1 1 1 6" + LANDS)
    assert game.shows("away 4 stunned 20,7 / home 4 stunned 5,7")
    game.play("away: end turn")
    assert game.shows("away 4 prone 20,7 / home 4 stunned 5,7")
    game.play("home: end turn")
    assert game.shows("home 4 prone 5,7")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.pitch-invasion")
def test_players_in_the_dugout_are_left_alone():
    game = kick_off("6 6 6 1 1 1 1 1 1 1" + LANDS, teams=TEAMS + "away 9 reserves / home 9 ko / ")
    assert game.shows("away 9 reserves / home 9 ko")
    assert game.done()


# --- the other way round: away kicks ----------------------------------------------------------

# The kick goes to 7,3, scatters to 7,2 and bounces to 7,1.
OTHERS = (
    "away 1 13,6 / away 2 13,7 / away 3 13,8 / away 4 20,7 / "
    "home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 5,7 / "
)


def away_kicks(dice: str, more: str = "", turns: str = "0 0") -> Scene:
    game = pitch(OTHERS + f"phase kick / kicking away / turns {turns} / " + more, KICK + dice)
    return game.play("away: kick to 7,3")


@pytest.mark.rule("lrb6/kickoff.riot")
@pytest.mark.parametrize(
    ("before", "die", "after"),
    [("0 0", "", (2, 1)), ("7 7", "", (7, 6)), ("6 7", "4", (6, 6)), ("0 1", "", (2, 2))],
)
def test_riot_when_away_kicks(before: str, die: str, after: tuple[int, int]):
    game = away_kicks(f"1 2 {die}" + LANDS, turns=before)
    assert game.asked("home", "turn")
    assert game.turn == after
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.perfect-defence")
def test_perfect_defence_when_away_kicks():
    game = away_kicks("2 2" + LANDS)
    game.play("away: yes", "place away 4 at 25,0")
    assert game.refuses("place away 1 at 25,1", "place away 1 at 12,5")
    game.play("place away 1 at 13,4", "place away 2 at 13,5", "place away 3 at 13,10")
    assert game.asked("home", "turn")
    assert game.shows("away 1 13,4 / away 4 25,0 / home 1 12,6 / ball 7,1")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.high-kick")
def test_high_kick_when_away_kicks():
    game = away_kicks("1 4 4")
    assert game.asked("home", "high kick")
    assert game.options() == ["choose home 4", "nobody"]
    game.play("choose home 4")
    assert game.shows("home 4 7,2 ball")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.quick-snap")
def test_quick_snap_when_away_kicks():
    game = away_kicks("4 5" + LANDS)
    game.play("home: snap home 1 to 13,5", "done")
    assert game.shows("home 1 13,5 / ball 7,1")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.blitz", "lrb6/kickoff.blitz-marked")
def test_a_kick_off_blitz_when_away_kicks():
    game = away_kicks("5 5" + LANDS)
    assert game.asked("away", "turn")
    assert game.refuses("away 1 move")
    game.play("away 4 move", "move 19,7", "stop", "end turn")
    assert game.asked("home", "turn")
    assert game.shows("turns 1 0 / ball 7,1")
    assert game.done()


@pytest.mark.rule("lrb6/kickoff.touchback")
@pytest.mark.parametrize(("target", "dice"), [("10,7", "E 3"), ("0,7", "W 1")])
def test_a_touchback_when_away_kicks(target: str, dice: str):
    game = pitch(OTHERS + "phase kick / kicking away / turns 0 0", dice + " 1 1")
    game.play(f"kick to {target}", "home: give the ball to home 4")
    assert game.ball == "home 4"
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick.halve", "lrb6/skill.kick-off-return.move")
def test_kick_and_kick_off_return_when_away_kicks():
    game = pitch(
        OTHERS.replace("20,7", "20,7 Kick").replace("5,7", "5,7 Kick-Off Return")
        + "phase kick / kicking away / turns 0 0",
        "N 4 1 1 N",
    )
    game.play("kick to 7,5", "away: use Kick", "home: home 4 uses Kick-Off Return")
    game.play("move 6,6", "move 7,5", "move 7,4")
    assert game.shows("home 4 7,4 / ball 7,2")  # the kick came down at 7,3
    assert game.done()
