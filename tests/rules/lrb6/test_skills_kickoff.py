"""Skills around the kick-off and between drives: Kick, Kick-Off Return, Leader and others."""

import pytest
from table import Scene, pitch

from pigskin.pitch import AWAY, HOME
from pigskin.rules.counting import has

NO_TABLE: dict[str, object] = {"kickoff_table": False}
START = "phase kick / kicking home / turns 0 0 / "

# --- Kick -------------------------------------------------------------------------------------


def kick(kicker: str, dice: str, more: str = "") -> Scene:
    """Home 4 has Kick and stands there; the ball is kicked to 18,7."""
    game = pitch(
        f"home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 {kicker} / "
        f"away 1 13,7 / {START}{more}",
        dice,
        options=NO_TABLE,
    )
    return game.play("kick to 18,7")


@pytest.mark.rule("lrb6/skill.kick.halve")
@pytest.mark.parametrize(
    ("distance", "halved"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)]
)
def test_kick_halves_the_distance(distance: int, halved: int):
    game = kick("5,7 Kick", f"N {distance} E")
    assert game.coach == "home"
    game.play("use Kick")
    assert game.ball == f"19,{7 - halved}"
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick.halve")
def test_kick_need_not_be_used():
    game = kick("5,7 Kick", "N 4 E")
    game.play("do not use Kick")
    assert game.ball == "19,3"
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick.halve")
@pytest.mark.parametrize("square", ["12,5", "5,3", "5,11", "12,0", "reserves", "ko"])
def test_kick_does_not_work_from_the_line_the_wide_zones_or_the_dugout(square: str):
    game = kick(f"{square} Kick", "N 4 E")
    assert game.asked("away", "turn")
    assert game.ball == "19,3"
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick.halve")
@pytest.mark.parametrize("square", ["11,7", "5,4", "5,10", "0,7"])
def test_kick_works_from_the_middle_of_the_field(square: str):
    game = kick(f"{square} Kick", "N 4 E")
    game.play("use Kick")
    assert game.ball == "19,5"
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick.halve")
def test_kick_is_for_the_own_kick_off():
    game = pitch(
        f"home 1 12,7 / away 1 13,7 / away 2 20,12 Kick / {START}", "N 4 E", options=NO_TABLE
    )
    game.play("kick to 18,7")
    assert game.asked("away", "turn")
    assert game.ball == "19,3"
    assert game.done()


# --- Kick-Off Return --------------------------------------------------------------------------


def returning(away: str, dice: str = "N 1 E", target: str = "18,7") -> Scene:
    game = pitch(
        f"home 1 12,6 / home 2 12,7 / home 3 12,8 / away 1 13,7 / {away} / {START}",
        dice,
        options=NO_TABLE,
    )
    return game.play(f"kick to {target}")


@pytest.mark.rule("lrb6/skill.kick-off-return.move")
def test_kick_off_return_moves_up_to_three_squares():
    game = returning("away 2 20,9 Kick-Off Return", "N 1 4")
    assert game.told("the kick scatters to 18,6")
    game.play("away 2 uses Kick-Off Return", "move 19,8", "move 18,7", "move 18,6")
    assert game.shows("away 2 18,6 ball")  # three squares, and the ball comes down on him
    assert game.asked("away", "turn")
    assert game.offers("away 2 move")  # a free move
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick-off-return.move")
def test_a_slow_player_moves_three_squares_as_well():
    game = returning("away 2 20,9 ma2 Kick-Off Return")
    game.play("away 2 uses Kick-Off Return", "move 20,8", "move 20,7", "move 21,6")
    assert game.shows("away 2 21,6")
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick-off-return.move")
def test_he_may_stop_sooner_or_not_go_at_all():
    game = returning("away 2 20,9 Kick-Off Return")
    game.play("away 2 uses Kick-Off Return", "move 20,8", "stop")
    assert game.shows("away 2 20,8")
    game = returning("away 2 20,9 Kick-Off Return")
    game.play("nobody")
    assert game.shows("away 2 20,9")
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick-off-return.move")
def test_only_one_player_returns_the_kick():
    game = returning("away 2 20,9 Kick-Off Return / away 3 20,3 Kick-Off Return")
    assert game.options() == [
        "away 2 uses Kick-Off Return", "away 3 uses Kick-Off Return", "nobody"
    ]  # fmt: skip
    game.play("away 2 uses Kick-Off Return", "move 20,8", "stop")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick-off-return.move")
def test_it_is_not_for_the_kicking_team():
    game = pitch(
        f"home 1 12,7 / home 2 5,5 Kick-Off Return / away 1 13,7 / {START}", "N 1 E",
        options=NO_TABLE,
    )  # fmt: skip
    game.play("kick to 18,7")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick-off-return.limits")
@pytest.mark.parametrize("square", ["13,10", "13,4", "13,9"])
def test_not_from_the_line_of_scrimmage(square: str):
    game = returning(f"away 2 {square} Kick-Off Return")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick-off-return.limits")
def test_the_line_ends_at_the_wide_zones():
    game = returning("away 2 13,11 Kick-Off Return")
    assert game.offers("away 2 uses Kick-Off Return")


@pytest.mark.rule("lrb6/skill.kick-off-return.limits")
def test_not_out_of_a_tackle_zone():
    # Home 4 stands in the wide zone beside the half-way line and marks away 2.
    game = pitch(
        f"home 1 12,7 / home 4 12,2 / away 1 13,7 / away 2 13,2 Kick-Off Return / {START}",
        "N 1 E",
        options=NO_TABLE,
    )
    game.play("kick to 18,7")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick-off-return.limits")
def test_not_across_the_half_way_line():
    game = returning("away 2 14,11 Kick-Off Return")
    game.play("away 2 uses Kick-Off Return", "move 13,11")
    assert game.refuses("move 12,10", "move 12,11", "move 12,12")
    assert game.offers("move 13,12", "move 13,10")


@pytest.mark.rule("lrb6/skill.kick-off-return.limits")
@pytest.mark.parametrize(("target", "dice"), [("18,1", "N 2"), ("14,7", "W 3")])
def test_not_for_a_touchback(target: str, dice: str):
    game = returning("away 2 20,9 Kick-Off Return", dice, target)
    assert game.asked("away", "touchback")
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick-off-return.limits")
@pytest.mark.parametrize("box", ["reserves", "ko"])
def test_not_from_the_dugout(box: str):
    game = returning(f"away 2 {box} Kick-Off Return")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick-off-return.limits")
def test_not_with_a_ball_and_chain():
    game = returning("away 2 20,9 Ball & Chain Kick-Off Return")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.kick-off-return.move")
@pytest.mark.parametrize(("roll", "up"), [(3, True), (2, False)])
def test_the_return_is_a_move_with_dodges_and_a_fall_is_no_turnover(roll: int, up: bool):
    # He runs beside home 3 and away again: a dodge of 3+. The receivers' turn begins all the same.
    dice = f"N 1 {roll} E" if up else f"N 1 {roll} 1 1 E"
    game = returning("away 2 14,10 Kick-Off Return", dice)
    game.play("away 2 uses Kick-Off Return", "move 13,9", "move 14,10")
    if up:
        game.play("stop")
    assert game.shows("away 2 14,10 up" if up else "away 2 14,10 prone")
    assert game.asked("away", "turn")
    assert not game.told("turnover")
    assert game.done()


# --- Leader -----------------------------------------------------------------------------------

TOSS = "roster human orc / phase toss / full-rerolls 2 2 / "


@pytest.mark.rule("lrb6/skill.leader.gain")
@pytest.mark.parametrize(
    ("home", "counters"),
    [
        ("home 1 reserves / home 2 reserves", (0, 0)),
        ("home 1 reserves Leader / home 2 reserves", (1, 0)),
        ("home 1 reserves Leader / home 2 reserves Leader", (1, 0)),  # a single counter
    ],
)
def test_a_team_with_a_leader_gets_one_re_roll_at_the_start(home: str, counters: tuple[int, int]):
    game = pitch(f"{home} / away 1 reserves / {TOSS}", "1").play("heads", "kick")
    found = [has(game.table, side, "leader_rerolls") for side in (HOME, AWAY)]
    assert found == list(counters)
    assert game.rerolls == (2, 2)
    assert game.done()


@pytest.mark.rule("lrb6/skill.leader.gain")
def test_it_comes_back_at_half_time():
    game = pitch("home 1 7,7 Leader / away 1 12,2 / turn away 8 / kicking away / leader 0 0")
    game.play("end turn")
    assert game.shows("half 2 / leader 1 0")


@pytest.mark.rule("lrb6/skill.leader.gain")
def test_an_unused_one_is_not_kept_beside_the_new_one():
    game = pitch("home 1 7,7 Leader / away 1 12,2 / turn away 8 / kicking away / leader 1 0")
    game.play("end turn")
    assert game.shows("half 2 / leader 1 0")


@pytest.mark.rule("lrb6/skill.leader.gain")
@pytest.mark.parametrize("box", ["injured", "off"])
def test_a_leader_who_is_out_of_the_match_brings_nothing_at_half_time(box: str):
    game = pitch(
        f"home 1 7,7 / home 2 {box} Leader / away 1 12,2 / turn away 8 / kicking away / leader 1 0"
    )
    game.play("end turn")
    assert game.shows("half 2 / leader 0 0")


@pytest.mark.rule("lrb6/skill.leader.gain", "lrb6/inducements.chef")
def test_the_chef_comes_first_and_cannot_take_it():
    # Away's chef takes three; home has two team re-rolls and keeps the Leader's.
    game = pitch(
        "home 1 7,7 Leader / away 1 12,2 / turn away 8 / kicking away / full-rerolls 2 0 / "
        "chef 0 1",
        "4 4 4",
    )
    game.play("end turn")
    assert game.shows("rerolls 0 3 / leader 1 0")
    assert game.done()


# Home 1 goes for it and rolls a 1.
SLIP = "home 1 7,7 ma1 / away 1 20,3 / turn home 2 / leader 1 0 / "


def slip(leader: str, dice: str, more: str = "") -> Scene:
    game = pitch(SLIP + f"home 2 {leader} Leader / {more}", dice)
    return game.play("home 1 move", "move 8,7", "move 9,7")


@pytest.mark.rule("lrb6/skill.leader.use")
@pytest.mark.parametrize("leader", ["3,3", "3,3 prone", "3,3 stunned"])
def test_it_may_be_used_while_a_leader_is_on_the_pitch(leader: str):
    game = slip(leader, "1 2")
    game.play("leader re-roll")
    assert game.shows("home 1 9,7 up / leader 0 0")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leader.use")
@pytest.mark.parametrize("leader", ["reserves", "ko", "injured", "off"])
def test_it_may_not_be_used_without_one(leader: str):
    game = slip(leader, "1 1 1")
    assert game.shows("home 1 9,7 prone / leader 1 0")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leader.use")
def test_it_can_be_used_again_once_he_has_come_round():
    # Knocked out at the end of the drive, back on 4: the counter was there all the time.
    game = pitch(
        "home 1 24,7 ball / home 2 ko Leader / away 1 12,2 / turn home 2 / leader 1 0", "4"
    )
    game.play("home 1 move", "move 25,7")
    assert game.shows("home 2 reserves / leader 1 0")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leader.use")
def test_any_leader_of_the_team_will_do():
    game = slip("ko", "1 2", "home 3 5,5 Leader")
    game.play("leader re-roll")
    assert game.shows("home 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leader.use")
def test_it_is_the_one_team_re_roll_of_the_turn():
    # After it no ordinary one may be used in the same turn, and the other way round.
    game = slip("3,3", "1 2 1 1 1", "rerolls 2 0")
    assert game.offers("team re-roll", "leader re-roll")
    game.play("leader re-roll", "move 10,7")
    assert game.shows("home 1 10,7 prone / rerolls 2 0")
    assert game.done()
    game = slip("3,3", "1 2 1 1 1", "rerolls 2 0")
    game.play("team re-roll", "move 10,7")
    assert game.shows("home 1 10,7 prone / rerolls 1 0 / leader 1 0")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leader.use")
def test_a_loner_must_roll_for_it():
    game = pitch(
        "home 1 7,7 ma1 Loner / home 2 3,3 Leader / away 1 20,3 / turn home 2 / leader 1 0",
        "1 3 1 1",
    )
    game.play("home 1 move", "move 8,7", "move 9,7", "leader re-roll")
    assert game.shows("home 1 9,7 prone / leader 0 0")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leader.use")
@pytest.mark.parametrize("unused", [0, 1])
def test_overtime_keeps_an_unused_one_and_gives_none(unused: int):
    game = pitch(
        "home 1 7,7 Leader / away 1 12,2 / turn away 8 / kicking away / half 2 / score 1 1 / "
        f"leader {unused} 0",
        "1",
        options={"overtime": "always"},
    )
    game.play("end turn", "heads", "kick")
    assert game.shows(f"half 3 / leader {unused} 0")
    assert game.done()


# --- Fan Favourite ----------------------------------------------------------------------------


def fans(dice: str, home: str, more: str = "") -> Scene:
    game = pitch(f"{home} / away 1 13,7 / {START}{more}", f"N 1 {dice} E")
    return game.play("kick to 18,7")


@pytest.mark.rule("lrb6/skill.fan-favourite.fame")
@pytest.mark.parametrize(
    ("home", "gains"),
    [
        ("home 1 12,7 Fan Favourite", (1, 1)),  # D3: 1+1 against 2
        ("home 1 12,7 Fan Favourite / home 2 12,8 Fan Favourite", (1, 0)),
        ("home 1 12,7 / home 2 reserves Fan Favourite", (0, 1)),  # only on the pitch
        ("home 1 12,7 / home 2 ko Fan Favourite", (0, 1)),
    ],
)
@pytest.mark.parametrize("table", ["3 3", "4 4"])  # cheering fans, brilliant coaching
def test_fan_favourites_add_to_fame(home: str, gains: tuple[int, int], table: str):
    game = fans(f"{table} 1 3", home)
    assert game.rerolls == gains
    assert game.done()


@pytest.mark.rule("lrb6/skill.fan-favourite.fame")
def test_fan_favourites_count_for_a_rock():
    # 4+1 against 5: a rock at each; both are stunned.
    game = fans("5 6 4 5 1 1 1 1 1 1", "home 1 12,7 Fan Favourite")
    assert game.shows("home 1 12,7 stunned / away 1 13,7 stunned")
    assert game.done()


@pytest.mark.rule("lrb6/skill.fan-favourite.fame")
def test_fan_favourites_count_for_a_pitch_invasion():
    # Home's fans stun on 5+; away's need a 6.
    game = fans("6 6 5 5", "home 1 12,7 Fan Favourite")
    assert game.shows("home 1 12,7 up / away 1 13,7 stunned")
    assert game.done()


# --- Secret Weapon ----------------------------------------------------------------------------

# Home scores and the drive is over. Home 2 is armed.
WEAPON = "home 1 24,7 ball / away 1 12,2 / turn home 2 / "


def drive_ends(more: str, dice: str = "") -> Scene:
    return pitch(WEAPON + more, dice).play("home 1 move", "move 25,7")


@pytest.mark.rule("lrb6/skill.secret-weapon.sent-off")
@pytest.mark.parametrize("where", ["7,7", "7,7 prone", "7,7 stunned"])
def test_an_armed_player_on_the_pitch_is_sent_off(where: str):
    game = drive_ends(f"home 2 {where} Secret Weapon")
    assert game.shows("home 2 off")
    assert game.refuses("place home 2 at 12,7")


@pytest.mark.rule("lrb6/skill.secret-weapon.sent-off")
@pytest.mark.parametrize("box", ["ko", "reserves"])
def test_wherever_he_is_now(box: str):
    # He was on the pitch in this drive and was carried or pushed off it.
    game = drive_ends(f"home 2 {box} played Secret Weapon")
    assert game.shows("home 2 off")
    assert game.done()  # and he does not roll to come round


@pytest.mark.rule("lrb6/skill.secret-weapon.sent-off")
def test_who_did_not_play_in_the_drive_stays():
    game = drive_ends("home 2 reserves Secret Weapon / away 2 ko Secret Weapon", "4")
    assert game.shows("home 2 reserves / away 2 reserves")
    assert game.done()


@pytest.mark.rule("lrb6/skill.secret-weapon.sent-off")
def test_a_drive_later_he_is_sent_off_too():
    # Home 2 is set up for this drive, and is sent off when the half ends.
    game = pitch(
        "home 1 reserves / home 2 reserves Secret Weapon / away 1 reserves / phase drive / "
        "kicking home / turns 8 7",
        "N 1 1 1 E",
    )
    game.play("place home 1 at 12,6", "place home 2 at 12,7", "place away 1 at 13,7")
    game.play("kick to 18,7", "away: end turn")
    assert game.asked("home", "bribe", "home 2")  # both sides got one: get the ref
    game.play("accept the call")
    assert game.shows("half 2 / home 2 off / home 1 reserves")
    assert game.done()


@pytest.mark.rule("lrb6/skill.secret-weapon.sent-off", "lrb6/inducements.bribe")
@pytest.mark.parametrize(("roll", "box"), [(1, "off"), (2, "reserves"), (6, "reserves")])
def test_a_bribe_may_save_him(roll: int, box: str):
    game = drive_ends("home 2 7,7 Secret Weapon / bribes 1 0", f"{roll}")
    assert game.asked("home", "bribe", "home 2")
    game.play("bribe the referee")
    assert game.shows(f"home 2 {box} / bribes 0 0")
    assert game.done()


@pytest.mark.rule("lrb6/skill.secret-weapon.sent-off", "lrb6/inducements.bribe")
def test_several_armed_players_and_two_bribes():
    # The first bribe fails, the second works on the same call; nothing is left for home 3.
    game = drive_ends(
        "home 2 7,7 Secret Weapon / home 3 9,9 Secret Weapon / bribes 2 0", "1 5"
    )
    game.play("bribe the referee")
    assert game.asked("home", "bribe", "home 2")
    game.play("bribe the referee")
    assert game.shows("home 2 reserves / home 3 off / bribes 0 0")
    assert game.done()
    # Or the first is let go, and the second of them saved.
    game = drive_ends(
        "home 2 7,7 Secret Weapon / home 3 9,9 Secret Weapon / bribes 1 0", "5"
    )
    game.play("accept the call")
    assert game.asked("home", "bribe", "home 3")
    game.play("bribe the referee")
    assert game.shows("home 2 off / home 3 reserves / bribes 0 0")
    assert game.done()


@pytest.mark.rule("lrb6/skill.secret-weapon.sent-off", "lrb6/inducements.bribe")
def test_a_saved_knocked_out_player_may_come_round():
    game = drive_ends("home 2 ko played Secret Weapon / bribes 1 0", "2 4")
    game.play("bribe the referee")
    assert game.shows("home 2 reserves")
    assert game.done()
