"""Ball & Chain: where a fanatic goes, whom he hits, and who is in his way."""

from __future__ import annotations

import pytest
from table import pitch

FAR = "home 9 2,2 / away 9 20,12"


@pytest.mark.rule("lrb6/scoring.chain-push", "lrb6/skill.ball-and-chain.prone-target")
def test_a_carrier_pushed_over_the_line_by_a_trampled_player_scores():
    crowd = "away 2 2,7 prone / away 3 1,7 ball / away 4 1,6 / away 5 1,8"
    game = pitch(f"home 1 3,7 ma1 Ball & Chain No Hands / {crowd} / {FAR}", "3, 1 1")
    game.play("home 1 move", "face west", "push to 1,7", "push to 0,7")
    assert game.shows("score 0 1 / turns 1 1")  # celebrating in home's turn took a turn
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.prone-target", "lrb6/skills.down")
def test_a_player_who_is_down_does_not_fend_him_off():
    game = pitch(f"home 1 7,7 ma1 Ball & Chain No Hands / away 1 8,7 prone Fend / {FAR}", "3, 1 1")
    game.play("home 1 move", "face east", "push to 9,7", "no")
    assert game.shows("home 1 8,7 up / away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.prone-target")
@pytest.mark.parametrize("state", ["prone", "stunned"])
@pytest.mark.parametrize(("armour", "broken"), [("4 4", False), ("5 4 1 2", True)])
def test_players_who_are_down_are_pushed_and_roll_for_armour(state, armour, broken):
    game = fanatic(f"away 1 8,7 {state}", f"3 {armour}")
    game.play("face east", "push to 9,7", "no")
    after = "stunned" if broken else state
    assert game.shows(f"home 1 8,7 up / away 1 9,7 {after}")
    assert not game.happenings("block")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.prone-target")
def test_a_friend_who_is_down_is_trampled_without_a_turnover():
    game = fanatic("home 2 8,7 prone / away 1 20,2", "3 1 2")
    game.play("face east", "push to 9,7", "no")
    assert game.shows("home 1 8,7 up / home 2 9,7 prone")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.prone-target")
def test_a_chainsaw_that_lies_there_already_does_not_hurt_its_owner_more():
    # +3 is for being knocked down; he is only pushed. 4+4 does not beat AV 8.
    game = fanatic("away 1 8,7 prone Chainsaw", "3 4 4")
    game.play("face east", "push to 9,7", "no")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


FANATIC = "home 1 7,7 {ma} Ball & Chain No Hands"


@pytest.mark.rule("lrb6/skill.ball-and-chain.move")
def test_he_takes_only_move_actions():
    game = pitch(f"{FANATIC.format(ma='')} / away 1 8,7 / away 2 6,6 prone / ball 9,9 / {FAR}")
    assert [text for text in game.options() if "home 1" in text] == ["home 1 move"]


def fanatic(rest: str, dice: str = "", ma: str = "ma1"):
    """A fanatic at 7,7 who has begun his move and must face somewhere."""
    game = pitch(f"{FANATIC.format(ma=ma)} / {rest} / {FAR}", dice)
    game.play("home 1 move")
    assert game.asked("home", "facing", "home 1")
    return game


@pytest.mark.rule("lrb6/skill.ball-and-chain.move")
@pytest.mark.parametrize(
    ("face", "squares"),
    [
        ("north", ["6,6", "6,6", "7,6", "7,6", "8,6", "8,6"]),
        ("east", ["8,6", "8,6", "8,7", "8,7", "8,8", "8,8"]),
        ("south", ["8,8", "8,8", "7,8", "7,8", "6,8", "6,8"]),
        ("west", ["6,8", "6,8", "6,7", "6,7", "6,6", "6,6"]),
    ],
)
def test_the_throw_in_template_decides_each_step(face, squares):
    for roll, square in enumerate(squares, 1):
        game = fanatic("away 1 20,2", str(roll))
        game.play(f"face {face}", "no")
        assert game.where("home 1") == square
        assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.move")
def test_he_uses_all_his_movement_and_may_then_go_for_it():
    game = fanatic("away 1 20,2", "3 3 3", "ma3")
    for _ in range(3):
        game.play("face east")  # there is no stopping before
    assert game.asked("home", "go for it", "home 1")
    game.rolls("3 2").play("yes", "face east")
    assert game.where("home 1") == "11,7"
    game.rolls("3 2").play("yes", "face east")
    assert game.where("home 1") == "12,7"
    assert game.asked("home", "turn")  # two and no more
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.move")
def test_he_leaves_tackle_zones_without_dodging():
    game = fanatic("away 1 6,7 / away 2 6,8", "3")
    game.play("face east", "no")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.move")
def test_a_fanatic_cannot_pick_the_ball_up_and_ends_the_turn_trying():
    game = fanatic("away 1 20,2 / ball 8,7", "3 N", "ma4")
    game.play("face east")
    assert game.shows("ball 8,6")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.rush", "lrb6/skill.ball-and-chain.fall")
def test_a_fanatic_who_trips_going_for_it_is_injured_in_the_square_he_has_reached():
    # Template, step, and only then the roll: the ball he falls on bounces from there.
    game = fanatic("away 1 20,2 / ball 9,8", "3, 5, 1, 1 2, E")
    game.play("face east", "yes", "face east")
    assert game.shows("home 1 ko / ball 10,8")
    assert not game.happenings("armour")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.rush")
def test_who_goes_for_it_may_have_the_roll_again_where_he_stands_now():
    game = fanatic("away 1 20,2 / rerolls 1 0", "3, 3, 1")
    game.play("face east", "yes", "face east")
    assert game.asked("home", "re-roll")
    assert game.shows("home 1 9,7 up")
    game.rolls("2").play("team re-roll", "no")
    assert game.shows("home 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.rush", "lrb6/skill.ball-and-chain.block")
def test_going_for_an_occupied_square_the_roll_comes_before_the_block():
    game = fanatic("away 1 9,7", "3, 3, 2, push")
    game.play("face east", "yes", "face east", "push to 10,7", "no")
    kinds = [event.kind for event in game.game.events]
    assert kinds.index("go for it") < kinds.index("block")
    assert game.shows("home 1 9,7 up / away 1 10,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.rush")
@pytest.mark.parametrize("state", ["", "prone"])
def test_tripping_towards_an_occupied_square_he_goes_down_before_he_touches_anybody(state):
    game = fanatic(f"away 1 9,7 {state}", "3, 3, 1, 1 2")
    game.play("face east", "yes", "face east")
    assert game.shows(f"home 1 ko / away 1 9,7 {state or 'up'}")
    assert not game.happenings("block")
    assert not game.happenings("pushed")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.rush", "lrb6/skill.ball-and-chain.crowd")
def test_going_for_a_square_off_the_pitch_needs_no_roll():
    game = pitch(f"home 1 7,1 ma1 Ball & Chain / {FAR}", "3, 3, 1 2")
    game.play("home 1 move", "face north", "yes", "face north")
    assert game.shows("home 1 ko")
    assert not game.happenings("go for it")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.rush", "lrb6/skill.shadowing.roll")
def test_who_trips_going_for_it_has_left_the_square_and_can_be_shadowed():
    game = pitch(f"home 1 7,7 ma1 Ball & Chain / away 1 7,6 Shadowing / {FAR}", "3, 3, 1, 3 3, 1 2")
    game.play("home 1 move", "face east", "nobody", "yes", "face east", "away 1 uses Shadowing")
    assert game.shows("home 1 ko / away 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.crowd")
@pytest.mark.parametrize(
    ("injury", "where"), [("1 2", "ko"), ("4 5", "ko"), ("6 6 1 1", "injured")]
)
def test_a_step_off_the_pitch_is_a_step_into_the_crowd(injury, where):
    game = pitch(f"home 1 7,0 ma4 Ball & Chain / {FAR}", f"3 {injury}")
    game.play("home 1 move", "face north")
    assert game.where("home 1") == where
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.block")
def test_whoever_stands_in_the_way_is_blocked_and_followed():
    game = fanatic("away 1 8,7", "3 push 3", "ma2")
    game.play("face east", "push to 9,7")
    assert game.shows("home 1 8,7 up / away 1 9,7 up")  # he was not asked about following up
    game.play("face north")  # and moves on
    assert game.shows("home 1 8,6 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.block")
def test_friends_are_blocked_too_and_their_fall_is_a_turnover():
    game = fanatic("home 2 8,7 / away 1 20,2", "3 pow 1 2", "ma4")
    game.play("face east", "push to 9,7")
    assert game.shows("home 1 8,7 up / home 2 9,7 prone")
    assert game.told("turnover: knocked down")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.block")
def test_his_blocks_ignore_foul_appearance():
    game = fanatic("away 1 8,7 Foul Appearance", "3 push")
    game.play("face east", "push to 9,7", "no")
    assert not game.happenings("foul appearance")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.block")
def test_a_friend_does_not_dump_the_ball_off_before_his_block():
    game = fanatic("home 2 8,7 Dump-Off ball / home 3 9,9 / away 1 20,2", "3 push")
    game.play("face east")
    assert game.asked("home", "push")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.block")
def test_he_does_not_pile_on():
    # Piling On goes with a Block or Blitz action, and he takes neither.
    game = pitch(f"home 1 7,7 ma1 Ball & Chain Piling On / away 1 8,7 / {FAR}", "3 pow 1 2")
    game.play("home 1 move", "face east", "push to 9,7")
    assert game.asked("home", "go for it")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.fall")
@pytest.mark.parametrize(
    ("injury", "where"), [("1 1", "ko"), ("4 4", "ko"), ("5 5 1 1", "injured")]
)
def test_knocked_down_he_is_injured_without_armour_and_never_just_stunned(injury, where):
    game = pitch(f"away 1 8,7 av10 Ball & Chain / home 1 7,7 / {FAR}", f"pow {injury}")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.where("away 1") == where
    assert not game.happenings("armour")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.fall")
def test_placed_prone_he_is_injured_as_well():
    game = pitch(f"away 1 8,7 Ball & Chain / home 1 7,7 Wrestle / {FAR}", "both down 1 1")
    game.play("home 1 block", "block away 1", "use Wrestle")
    assert game.shows("away 1 ko / home 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.fall")
def test_a_pitch_invasion_knocks_him_out():
    # The kick goes one square north; 6+6 is a pitch invasion. The fans of home roll for away 1
    # (1), those of away for home 1 and home 2 (6 each). The ball bounces.
    game = pitch(
        "home 1 5,5 Ball & Chain / home 2 5,9 / away 1 20,5 / phase kick-off / kicking away"
        " / kick 9,3 / active none / turns 0 0",
        "N 1 6 6 1 6 6 N",
    )
    assert game.shows("home 1 ko / home 2 5,9 stunned / away 1 20,5 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.fall", "lrb6/skill.bombardier.blast")
def test_a_bomb_that_stuns_him_knocks_him_out():
    game = pitch(f"away 1 8,7 Bombardier / home 1 12,7 Ball & Chain / {FAR} / turn away 1", "4 1 1")
    game.play("away 1 special", "pass to 12,7", "home: no")
    assert game.shows("home 1 ko")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.skills")
def test_grab_works_with_his_blocks():
    game = pitch(f"home 1 7,7 ma1 Ball & Chain Grab / away 1 8,7 / {FAR}", "3 push")
    game.play("home 1 move", "face east")
    assert game.offers("push to 7,6", "push to 8,8")  # any free square beside him
    game.play("push to 7,6")
    assert game.shows("away 1 7,6 up / home 1 8,7 up")


@pytest.mark.rule("lrb6/skill.ball-and-chain.skills")
def test_frenzy_does_not_work_for_him():
    game = pitch(f"home 1 7,7 ma1 Ball & Chain Frenzy / away 1 8,7 / {FAR}", "3 push")
    game.play("home 1 move", "face east", "push to 9,7", "no")
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.skills")
def test_diving_tackle_and_shadowing_do_not_work_for_him():
    game = pitch("home 1 7,7 / away 1 8,7 Ball & Chain Diving Tackle Shadowing", "3")
    game.play("home 1 move", "move 6,7")
    assert game.asked("home", "action")
    assert game.shows("home 1 6,7 up / away 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.skills")
def test_pass_block_and_kick_off_return_do_not_work_for_him():
    game = pitch("home 1 7,7 ball / home 2 10,7 / away 1 9,9 Ball & Chain Pass Block", "3 3")
    game.play("home 1 pass", "pass the ball", "pass to 10,7")
    assert game.ball == "home 2"
    game = pitch(
        "home 1 5,5 Ball & Chain Kick-Off Return / away 1 20,5 / phase kick-off / kicking away"
        " / kick 9,3 / active none / turns 0 0",
        "N 1 1 1 N",
    )
    assert game.asked("home", "turn")  # nobody was asked about a run
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.skills")
def test_leap_does_not_work_for_him():
    game = pitch(f"home 1 7,7 Ball & Chain Leap / {FAR}")
    game.play("home 1 move")
    assert game.refuses("leap 9,9")


@pytest.mark.rule("lrb6/skill.fend.no-follow-up")
@pytest.mark.parametrize(("face", "armour"), [("push", ""), ("pow", " 1 1")])
def test_a_player_he_blocks_fends_him_off_as_usual(face, armour):
    game = pitch(f"home 1 7,7 ma1 Ball & Chain No Hands / away 1 8,7 Fend / {FAR}", f"3 {face}")
    game.rolls(armour)
    game.play("home 1 move", "face east", "push to 9,7", "away: use Fend", "no")
    assert game.shows("home 1 7,7 up / away 1 9,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.sprint.third", "lrb6/skill.ball-and-chain.move")
def test_a_sprinting_fanatic_may_go_for_it_three_times():
    game = pitch(f"home 1 7,7 ma1 Ball & Chain No Hands Sprint / {FAR}", "3 3 2 3 2 3 2")
    game.play("home 1 move", "face east")
    for _ in range(3):
        game.play("yes", "face east")
    assert game.asked("home", "turn")
    assert game.shows("home 1 11,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/gfi.squares")
def test_without_going_for_it_a_fanatic_stops_after_his_movement():
    game = pitch(
        f"home 1 7,7 ma1 Ball & Chain No Hands / {FAR}", "3", options={"going_for_it": False}
    )
    game.play("home 1 move", "face east")
    assert game.asked("home", "turn")
    assert game.done()
