"""The eleven kick-off events. Home kicks, away receives."""

import pytest
from prayer_rows import TREACHEROUS_TRAPDOOR
from table import Scene, pitch

from pigskin.rules.counting import has

TEAMS = (
    "home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 5,7 / "
    "away 1 13,6 / away 2 13,7 / away 3 13,8 / away 4 20,7 / "
)
LINED_UP = f"{TEAMS}phase kick / kicking home / turns 0 0 / "
# The kick goes to 18,3 and deviates to 18,2; the last bounce takes it to 18,1.
KICK = "N 1 "
LANDS = " N"


def kick_off(dice: str, more: str = "", teams: str = TEAMS, turns: str = "0 0") -> Scene:
    """Kick to 18,3; `dice` are those from the event on."""
    game = pitch(teams + f"phase kick / kicking home / turns {turns} / " + more, KICK + dice)
    return game.play("kick to 18,3")


# --- 2 Get the Ref ----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.get-the-ref")
def test_get_the_ref_gives_each_team_a_bribe():
    game = kick_off("1 1" + LANDS, "bribes 0 3")
    assert game.told("kick-off: get the ref")
    assert game.shows("bribes 1 4")  # above the three that can be bought
    assert game.done()


# --- 3 Time-out -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.time-out")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("0 0", (1, 2)),  # forward, and away begins its second turn
        ("5 5", (6, 7)),
        ("5 6", (6, 8)),  # home's marker counts, not away's
        ("6 6", (5, 6)),  # back, and away takes its sixth turn again
        ("6 5", (5, 5)),
        ("7 7", (6, 7)),
        ("8 7", (7, 7)),
    ],
)
def test_a_time_out_moves_both_markers(before: str, after: tuple[int, int]):
    game = kick_off("1 2" + LANDS, turns=before)
    assert game.told("kick-off: time-out")
    assert game.asked("away", "turn")
    assert game.turn == after  # away has moved its marker for the turn that begins
    assert game.done()


# --- 4 Solid Defence --------------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.solid-defence")
def test_solid_defence_sets_open_kickers_up_again():
    teams = TEAMS + "home 5 6,6 / home 6 reserves / "
    game = kick_off("1 3 1" + LANDS, teams=teams)
    assert game.asked("home", "solid defence")
    # The three on the line are marked, and the sixth is not on the pitch.
    assert game.options() == ["done", "choose home 4", "choose home 5"]
    game.play("choose home 4", "done")
    assert game.asked("home", "set-up")
    assert all(option.startswith("place home 4") for option in game.options())
    game.play("place home 4 at 0,0")
    assert game.shows("home 1 12,6 / home 4 0,0 / home 5 6,6 / home 6 reserves / ball 18,1")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.solid-defence")
@pytest.mark.parametrize(("roll", "number"), [(1, 4), (2, 5), (3, 6)])
def test_solid_defence_is_for_d3_and_three_players(roll: int, number: int):
    back = "".join(f"home {each} 8,{each} / " for each in range(4, 11))
    game = kick_off(f"2 2 {roll}" + LANDS, teams=TEAMS.replace("home 4 5,7 / ", back))
    for each in range(number):
        assert game.question is not None
        assert game.question.number == number - each
        game.play(f"choose home {each + 4}")
    assert game.asked("home", "set-up")


@pytest.mark.rule("bb2020/kickoff.solid-defence")
def test_solid_defence_keeps_the_rules_of_a_set_up():
    # Home 1 on the line is open and taken up; the line still needs its third player.
    teams = (
        "home 1 12,4 / home 2 12,7 / home 3 12,8 / home 4 5,0 / home 5 5,1 / home 6 5,7 / "
        "away 1 13,7 / away 2 13,8 / away 3 20,7 / "
    )
    game = kick_off("1 3 3" + LANDS, teams=teams)
    game.play("choose home 1", "choose home 6", "done")
    assert game.refuses("place home 6 at 5,3")  # two stand in that wide zone
    game.play("place home 6 at 4,4")
    assert game.refuses("place home 1 at 11,7")
    game.play("place home 1 at 12,10")
    assert game.shows("home 1 12,10 / home 6 4,4 / home 4 5,0")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.solid-defence")
def test_solid_defence_may_be_declined():
    game = kick_off("2 2 3" + LANDS)
    game.play("home: done")
    assert game.shows("home 4 5,7 / ball 18,1")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.solid-defence")
def test_everybody_taken_up_is_set_up_even_beyond_eleven():
    # Twelve kickers are on the pitch, as a swarm may have it.
    back = "".join(f"home {each} 8,{each} / " for each in range(4, 11))
    teams = TEAMS.replace("home 4 5,7 / ", back) + "home 11 7,7 / home 12 7,8 / "
    game = kick_off("2 2 1" + LANDS, teams=teams)
    game.play(*(f"choose home {each}" for each in (4, 5, 6, 7)))
    game.play(*(f"place home {each} at 3,{each}" for each in (4, 5, 6, 7)))
    assert game.asked("away", "turn")
    assert len([p for p in game.table.players(0) if game.table.on_pitch(p)]) == 12
    assert game.done()


# --- 5 High Kick ------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.high-kick")
def test_high_kick_puts_an_open_player_under_the_ball():
    # However far away and slow he is. Then he must catch it: 3+ and -1.
    game = kick_off("1 4 4", teams=TEAMS.replace("20,7", "25,14 ma2"))
    assert game.told("kick-off: high kick")
    assert game.options() == ["choose away 4", "nobody"]  # the others are marked
    game.play("away: choose away 4")
    assert game.shows("away 4 18,2 ball")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.high-kick")
def test_high_kick_may_be_declined():
    game = kick_off("2 3" + LANDS)
    game.play("nobody")
    assert game.shows("away 4 20,7 / ball 18,1")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.high-kick")
def test_no_high_kick_onto_a_player_or_a_touchback():
    game = kick_off("1 4 4", teams=TEAMS.replace("20,7", "18,2"))
    assert game.ball == "away 4"
    out = pitch(TEAMS + "phase kick / kicking home / turns 0 0", "N 4 1 4").play("kick to 18,3")
    assert out.asked("away", "touchback")
    assert game.done()
    assert out.done()


@pytest.mark.rule("bb2020/kickoff.high-kick", "bb2020/pitch.trapdoors")
def test_who_waits_for_a_high_kick_on_a_trapdoor_rolls():
    # The trapdoor of the away half is at 19,13; away 4 stands open.
    game = pitch(f"{LINED_UP}prayers {1 << TREACHEROUS_TRAPDOOR} 0", "S 1 1 4")
    game.play("kick to 19,12")
    assert game.asked("away", "high kick")
    game.rolls("1 1 2 N").play(next(text for text in game.options() if "away 4" in text))
    assert game.told("away 4 falls through the trapdoor")
    assert game.done()


# --- 6 Cheering Fans --------------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.cheering-fans")
@pytest.mark.parametrize(
    ("cheerleaders", "dice", "prayers"),
    [
        ("0 0", "3 2 10", (1 << 10, 0)),
        ("0 0", "2 3 10", (0, 1 << 10)),
        ("2 0", "2 3 10", (1 << 10, 0)),  # 4 against 3
        ("1 0", "2 3", (0, 0)),  # a tie: nobody prays
    ],
)
def test_the_louder_fans_are_heard(cheerleaders: str, dice: str, prayers: tuple[int, int]):
    game = kick_off(f"1 5 {dice}" + LANDS, f"cheerleaders {cheerleaders}").prays()
    assert game.told("kick-off: cheering fans")
    assert tuple(has(game.table, side, "prayers") for side in (0, 1)) == prayers
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.roll", "bb2020/kickoff.cheering-fans")
def test_only_a_prayer_still_heard_is_rolled_again():
    # Home has Perfect Passing (10) already: another roll. Away's prayers do not matter.
    game = kick_off("1 5 6 1 10 10 15" + LANDS, f"prayers {1 << 10} {1 << 15}").prays()
    assert game.shows(f"prayers {1 << 10 | 1 << 15} {1 << 15}")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.roll", "bb2020/kickoff.cheering-fans")
def test_who_hears_everything_already_is_not_heard_again():
    every = sum(1 << row for row in range(1, 17))
    game = pitch(f"{LINED_UP}prayers {every} 0", "N 1 3 3 4 3 N").play("kick to 20,7")
    assert not game.happenings("prayer")
    assert game.done()


# --- 7 Brilliant Coaching ---------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.brilliant-coaching")
@pytest.mark.parametrize(
    ("more", "dice", "rerolls"),
    [
        ("", "3 2", (2, 1)),
        ("", "2 3", (1, 2)),
        ("assistants 2 0", "2 3", (2, 1)),
        ("assistants 1 0", "2 3", (1, 1)),  # a tie: nobody
        ("banned 1 0", "3 2", (1, 1)),  # -1 for a coach who was sent away
        ("banned 0 1", "3 3", (2, 1)),
    ],
)
def test_the_better_coaching_wins_a_re_roll(more: str, dice: str, rerolls: tuple[int, int]):
    game = kick_off(f"3 4 {dice}" + LANDS, f"rerolls 1 1 / {more}")
    assert game.told("kick-off: brilliant coaching")
    assert game.rerolls == rerolls
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.brilliant-coaching", "bb2020/drive.effects")
def test_the_re_roll_is_lost_with_the_drive():
    game = pitch(
        "home 1 24,7 ball / away 1 12,2 / turn home 3 / rerolls 3 2 / drive-rerolls 1 1"
    )
    game.play("home 1 move", "move 25,7")
    assert game.shows("rerolls 2 1 / drive-rerolls 0 0")


@pytest.mark.rule("bb2020/kickoff.brilliant-coaching")
def test_a_re_roll_used_in_the_drive_is_that_one():
    # Home 2 slips, uses a re-roll, and home scores: two of three are left, as before the drive.
    game = pitch(
        "home 1 24,7 ball / home 2 3,3 ma0 / away 1 12,2 / turn home 3 / rerolls 3 0 / "
        "drive-rerolls 1 0",
        "1 2",
    )
    game.play("home 2 move", "move 4,3", "team re-roll", "stop")
    game.play("home 1 move", "move 25,7")
    assert game.shows("rerolls 2 0 / drive-rerolls 0 0")
    assert game.done()


# --- 8 Changing Weather -----------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.changing-weather", "bb2020/dice.scatter")
def test_perfect_conditions_scatter_the_ball_three_squares():
    game = kick_off("4 4 3 4 E E S" + LANDS, "weather blizzard")
    assert game.shows("weather nice")
    assert game.ball == "20,2"  # 18,2, two squares east, one south, and the bounce north
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.changing-weather")
@pytest.mark.parametrize(
    ("dice", "sky"),
    [("1 1", "heat"), ("1 2", "sunny"), ("5 6", "rain"), ("6 6", "blizzard")],
)
def test_other_weather_leaves_the_ball_alone(dice: str, sky: str):
    game = kick_off(f"4 4 {dice}" + LANDS)
    assert game.shows(f"weather {sky} / ball 18,1")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.changing-weather", "bb2020/kickoff.touchback")
def test_a_ball_that_scatters_out_is_a_touchback():
    # From 18,2 north three times: the third step leaves the pitch.
    game = kick_off("4 4 3 4 N N N")
    assert game.asked("away", "touchback")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.changing-weather", "bb2020/kickoff.touchback")
def test_once_it_is_out_it_scatters_no_further():
    game = pitch(TEAMS + "phase kick / kicking home / turns 0 0", "W 3 4 4 3 4 W")
    game.play("kick to 16,3")  # to 13,3, and over the line with the first step
    assert game.asked("away", "touchback")
    assert game.done()


# --- 9 Quick Snap -----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.quick-snap")
def test_quick_snap_moves_open_receivers_one_square():
    teams = TEAMS + "away 5 13,10 / "
    game = kick_off("4 5 1" + LANDS, teams=teams)
    assert game.told("kick-off: quick snap")
    assert game.refuses("snap away 1 to 14,6")  # he is marked
    game.play("away: snap away 5 to 12,10")  # over the half-way line
    assert game.refuses("snap away 5 to 11,10", "snap away 4 to 18,7")  # once each, one square
    game.play("snap away 4 to 19,6", "done")
    assert game.shows("away 4 19,6 / away 5 12,10 / ball 18,1")
    assert game.asked("away", "turn")
    assert game.offers("away 1 move", "away 4 move")  # it costs nobody his turn
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.quick-snap")
@pytest.mark.parametrize(("roll", "number"), [(1, 4), (2, 5), (3, 6)])
def test_quick_snap_is_for_d3_and_three_players(roll: int, number: int):
    back = "".join(f"away {each} 20,{each} / " for each in range(4, 11))
    game = kick_off(f"4 5 {roll}" + LANDS, teams=TEAMS.replace("away 4 20,7 / ", back))
    for each in range(4, 4 + number):
        game.play(f"snap away {each} to 21,{each}")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.quick-snap")
def test_it_counts_who_is_open_when_the_event_begins():
    # Away 4 steps beside a kicker, and away 1 stays marked though nobody may stop him.
    game = kick_off("3 6 3" + LANDS, teams=TEAMS.replace("20,7", "14,10"))
    game.play("snap away 4 to 13,9")
    assert game.refuses("snap away 1 to 14,5")
    game.play("done")
    assert game.done()


# --- 10 Blitz ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.blitz")
def test_a_blitz_is_a_bonus_turn_before_the_ball_lands():
    game = kick_off("5 5 1" + LANDS, "rerolls 2 2")
    assert game.told("kick-off: blitz")
    assert game.asked("home", "turn")
    assert game.turn == (0, 0)  # the marker stays
    assert game.ball == "nowhere"  # still in the air
    game.play("home 4 move", "move 6,7", "stop", "end turn")
    assert game.asked("away", "turn")
    assert game.turn == (0, 1)
    assert game.shows("home 4 6,7 / ball 18,1")
    game.play("end turn")
    assert game.offers("home 1 move", "home 4 move")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.blitz")
def test_marked_kickers_take_no_part():
    game = kick_off("4 6 1" + LANDS)
    assert game.refuses("home 1 move", "home 2 move", "home 3 blitz")
    assert game.offers("home 4 move")


@pytest.mark.rule("bb2020/kickoff.blitz")
def test_without_an_open_kicker_nothing_happens():
    game = kick_off("4 6" + LANDS, teams=TEAMS.replace("home 4 5,7 / ", ""))
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.blitz")
@pytest.mark.parametrize(("roll", "number"), [(1, 4), (3, 6)])
def test_d3_and_three_players_act(roll: int, number: int):
    back = "".join(f"home {each} 8,{each} / " for each in range(4, 11))
    game = kick_off(f"5 5 {roll}" + LANDS, teams=TEAMS.replace("home 4 5,7 / ", back))
    for each in range(4, 4 + number):
        game.play(f"home {each} move", f"move 7,{each}", "stop")
    assert not any(option.endswith("move") for option in game.options())
    game.until("turn", "away")
    assert game.done()


# --- 11 Officious Ref -------------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.officious-ref")
def test_the_side_with_fewer_fans_has_a_player_stunned():
    # Home 2+1, away 2+2: the second of home's four players rolls 2.
    game = kick_off("5 6 2 2 2 2" + LANDS, "fans 1 2")
    assert game.told("kick-off: officious ref")
    assert game.shows("home 2 12,7 stunned / away 1 13,6 up")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.officious-ref")
def test_on_a_1_he_is_sent_off_without_appeal():
    game = kick_off("5 6 5 1 4 1" + LANDS, "fans 1 1 / bribes 2 2")
    assert game.shows("away 4 off / bribes 2 2")
    assert game.asked("away", "turn")  # nobody was asked anything
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.officious-ref")
def test_on_a_tie_both_sides_suffer():
    game = kick_off("5 6 2 3 4 3 1 6" + LANDS, "fans 3 2")
    assert game.shows("home 4 off / away 3 13,8 stunned")
    assert game.done()


# --- 12 Pitch Invasion ------------------------------------------------------------------------


@pytest.mark.rule("bb2020/kickoff.pitch-invasion")
def test_d3_players_of_the_side_with_fewer_fans_are_stunned():
    # Home 6+1, away 3+3: the first two of away's players, and then the second of the rest.
    game = kick_off("6 6 6 3 3 1 1 2" + LANDS, "fans 1 3")
    assert game.told("kick-off: pitch invasion")
    assert game.shows("away 1 13,6 stunned / away 2 13,7 stunned / away 3 up / away 4 stunned 20,7")
    assert game.shows("home 1 up 12,6 / home 2 up 12,7")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.pitch-invasion")
def test_on_a_tie_one_d3_counts_for_both():
    game = kick_off("6 6 3 3 1 4 1" + LANDS, "fans 2 2")
    assert game.shows("home 4 5,7 stunned / away 1 13,6 stunned / home 1 up / away 2 up")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.pitch-invasion")
def test_they_turn_over_after_their_next_turn():
    game = kick_off("6 6 6 1 1 4" + LANDS, "fans 2 2")
    assert game.shows("away 4 20,7 stunned")
    game.play("away: end turn")
    assert game.shows("away 4 20,7 prone")
    assert game.done()
