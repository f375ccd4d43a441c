"""Situations in which several rules meet, and which are easily got wrong."""

import pytest
from table import Scene, pitch

from pigskin.model import CASUALTY
from pigskin.odds.hints import rolls_of
from pigskin.pitch import HOME
from pigskin.rules.counting import has

# --- activation -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.jump-up.block", "bb2020/skill.foul-appearance.roll")
def test_jump_up_comes_before_foul_appearance_and_the_jumper_stays_on_his_feet():
    game = pitch("home 1 5,5 prone Jump Up / away 1 6,5 Foul Appearance", "2 1")
    game.play("home 1 block", "block away 1")
    kinds = [event.kind for event in game.game.events]
    assert kinds.index("jump up") < kinds.index("stands up") < kinds.index("foul appearance")
    assert not game.happenings("block")
    assert game.shows("home 1 5,5 up used")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bone-head.state", "bb2020/skill.really-stupid.state")
@pytest.mark.parametrize("skill", ["Bone Head", "Really Stupid"])
def test_a_prone_player_who_fails_his_check_stays_prone_and_is_himself_when_next_activated(skill):
    game = pitch(f"home 1 5,5 prone {skill} / home 2 9,9 / away 1 20,2", "1")
    game.play("home 1 blitz")
    assert game.shows("home 1 5,5 prone used hypnotised / used blitz")
    game.play("end turn", "end turn").rolls("6").play("home 1 move")
    assert "hypnotised" not in game.marks("home 1")
    assert game.done()


@pytest.mark.rule("bb2020/skill.take-root.rooted", "bb2020/throw-team-mate.occupied")
def test_a_rooted_player_is_knocked_down_by_one_thrown_at_him_and_has_no_roots_then():
    # The throw is superb; the goblin comes down on the tree, bounces east and lies there.
    game = pitch(
        "home 1 5,7 st5 Throw Team-mate / home 2 6,7 st2 av8 Right Stuff Stunty / "
        "away 1 8,7 av11 Take Root rooted / away 2 20,2",
        "6 E W E 2 2 E 2 2",
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 7,7")
    assert game.shows("away 1 8,7 prone / home 2 9,7 prone")
    assert "rooted" not in game.marks("away 1")
    assert not game.turnover
    assert game.done()


# --- blocks and pushes ------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.frenzy.second-block", "bb2020/skill.sidestep.choice")
def test_a_frenzied_player_follows_one_who_sidesteps_and_blocks_him_where_he_went():
    # From 7,7 at 8,7: away 1 steps to 8,6, which is beside the square he has left.
    game = pitch("home 1 7,7 Frenzy / away 1 8,7 Sidestep / away 2 20,2", "push pow 2 2")
    game.play("home 1 block", "block away 1", "away: use Sidestep", "away: push to 8,6")
    assert game.told("home 1 blocks away 1 again in a frenzy")
    game.play("away: do not use Sidestep", "push to 8,5")
    assert game.shows("home 1 8,6 up / away 1 8,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.two", "bb2020/skill.guard.assist")
@pytest.mark.parametrize(("skill", "dice", "each"), [("Guard", 4, [2, 2]), ("", 2, [1, 1])])
def test_a_guard_between_the_victims_of_a_multiple_block_helps_against_both(skill, dice, each):
    # Each of the two marks him, so that without Guard he helps against neither.
    game = pitch(
        f"home 1 7,7 st5 Multiple Block / home 2 9,7 {skill} / away 1 8,6 / away 2 8,8",
        ["push"] * dice,
    )
    game.play("home 1 block", "Multiple Block on away 1")
    assert [event.values[2] for event in game.happenings("block")] == each
    assert game.done()


@pytest.mark.rule("bb2020/skill.ball-and-chain.fall", "bb2020/kickoff.pitch-invasion")
@pytest.mark.parametrize(("injury", "where"), [("2 2", "ko"), ("4 5", "ko")])
def test_a_pitch_invasion_knocks_out_a_player_with_a_ball_and_chain(injury, where):
    # He is the only one of his side: placed prone he is injured, and a stun is a knock-out.
    game = pitch(
        "home 1 12,7 / home 2 12,8 / away 1 13,7 Ball & Chain / phase kick / kicking home / "
        "turns 0 0",
        f"N 1 6 6 6 1 1 1 {injury} N",
    )
    game.play("kick to 18,7")
    assert game.told("kick-off: pitch invasion")
    assert game.where("away 1") == where
    assert game.done()


# --- moving -----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.break-tackle.bonus", "bb2020/skill.diving-tackle.minus-two")
def test_break_tackle_mends_a_dodge_that_a_diver_has_spoilt_if_it_is_enough():
    # A 3 is a dodge and with -2 it is none; +2 makes up for it, +1 does not and is not asked for.
    text = "home 1 7,7 st{} Break Tackle / away 1 6,7 Diving Tackle"
    strong = pitch(text.format(5), "3").play("home 1 move", "move 8,7", "away 1 uses Diving Tackle")
    strong.play("home: use Break Tackle")
    assert strong.shows("home 1 8,7 up / away 1 7,7 prone")
    weak = pitch(text.format(4), "3 1 2").play("home 1 move", "move 8,7")
    weak.play("away 1 uses Diving Tackle")
    assert weak.shows("home 1 8,7 prone / away 1 7,7 prone")
    assert strong.done()
    assert weak.done()


@pytest.mark.rule("bb2020/skill.break-tackle.bonus", "bb2020/skill.diving-tackle.minus-two")
def test_a_diver_may_spoil_what_break_tackle_has_mended():
    # A 2 with +2 is a dodge, and the dive takes those 2 away again.
    game = pitch("home 1 7,7 st5 Break Tackle / away 1 6,7 Diving Tackle", "2 1 2")
    game.play("home 1 move", "move 8,7", "use Break Tackle", "away: away 1 uses Diving Tackle")
    assert game.shows("home 1 8,7 prone / away 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.shadowing.free", "bb2020/pick-up.involuntary")
def test_a_shadow_picks_up_nothing():
    # The runner leaves the ball behind him; the shadow is moved onto it and it bounces.
    game = pitch("home 1 7,7 ball Fumblerooskie / away 1 6,7 ma8 Shadowing / away 2 20,2", "4 6 N")
    game.play("home 1 move", "Fumblerooskie to 8,7", "away: away 1 uses Shadowing")
    assert game.shows("home 1 8,7 up / away 1 7,7 up")
    assert game.ball == "7,6"
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/weather.blizzard-footing", "bb2020/rush.roll")
@pytest.mark.parametrize(("sky", "need"), [("nice", 2), ("blizzard", 3)])
def test_the_number_shown_for_a_rush_is_the_number_rolled_for(sky: str, need: int):
    game = pitch(f"home 1 7,7 ma0 / away 1 20,2 / weather {sky}", "3")
    game.play("home 1 move")
    assert game.question is not None
    [code] = [each.code for each in game.question.options if str(each) == "move 8,7"]
    assert rolls_of(game.game, code) == [("go for it", need)]
    game.play("move 8,7")
    assert [event.values[2] for event in game.happenings("go for it")] == [need]
    assert game.done()


# --- the ball ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.diving-catch.reach", "bb2020/kickoff.lands-empty")
def test_a_receiver_dives_for_the_kick_but_not_for_its_bounce():
    kick = (
        "home 1 12,7 / home 2 8,7 / away 1 13,7 / away 2 19,6 Diving Catch / "
        "phase kick / kicking home / turns 0 0"
    )
    # The event is a time-out, and the kick comes down at 18,6: a catch with -1.
    game = pitch(kick, "N 1 1 2").play("kick to 18,7")
    assert game.asked("away", "dive for the ball")
    game.rolls("4").play("away 2 uses Diving Catch")
    assert game.ball == "away 2"
    far = pitch(kick.replace("19,6", "20,6"), "N 1 1 2 E").play("kick to 18,7")
    assert far.asked("away", "turn")  # it bounced beside him to 19,6
    assert far.ball == "19,6"
    assert game.done()
    assert far.done()


STEEL = "home 1 5,7 ball {one} / home 2 8,7 {two} / away 1 4,7 / away 2 9,7 / away 3 7,9 {three} / "


@pytest.mark.rule(
    "bb2020/skill.nerves-of-steel.ignore",
    "bb2020/skill.disturbing-presence.minus",
    "bb2020/weather.very-sunny",
    "bb2020/weather.pouring-rain",
)
@pytest.mark.parametrize(
    ("skill", "presence", "sky", "pass_need", "catch_need"),
    [
        ("", "", "nice", 5, 4),
        ("Nerves of Steel", "", "nice", 4, 3),
        ("Nerves of Steel", "Disturbing Presence", "nice", 5, 4),
        ("Nerves of Steel", "Disturbing Presence", "sunny", 6, 4),
        ("Nerves of Steel", "Disturbing Presence", "rain", 5, 5),
        ("", "Disturbing Presence", "rain", 6, 6),
    ],
)
def test_nerves_presence_and_weather_add_up(
    skill: str, presence: str, sky: str, pass_need: int, catch_need: int
):
    text = STEEL.format(one=skill, two=skill, three=presence)
    game = pitch(text + f"weather {sky}", "6 6")
    game.play("home 1 pass", "pass the ball", "pass to 8,7")
    if game.kind == "intercept":
        game.play("nobody")
    assert [event.values[2] for event in game.happenings("pass")] == [pass_need]
    assert [event.values[2] for event in game.happenings("catch")] == [catch_need]
    assert game.done()


@pytest.mark.rule(
    "bb2020/interference.marked", "bb2020/skill.nerves-of-steel.ignore",
    "bb2020/skill.disturbing-presence.minus", "bb2020/weather.pouring-rain",
)  # fmt: skip
@pytest.mark.parametrize(
    ("skill", "presence", "sky", "need"),
    [
        ("", "", "nice", 3),  # wildly inaccurate -1, marked -1
        ("Nerves of Steel", "", "nice", 2),
        ("Nerves of Steel", "Disturbing Presence", "nice", 3),
        ("Nerves of Steel", "Disturbing Presence", "rain", 4),
        ("", "Disturbing Presence", "rain", 5),
    ],
)
def test_nerves_presence_and_weather_of_one_who_interferes(
    skill: str, presence: str, sky: str, need: int
):
    # A total of 1 deviates four squares east, over away 1, whom two opponents mark.
    game = pitch(
        f"home 1 5,7 pa6 ball / home 2 7,6 {presence} / home 3 8,8 / away 1 7,7 ag1 {skill} / "
        f"away 2 20,2 / weather {sky}",
        "2 E 4",
    )
    game.play("home 1 pass", "pass the ball", "pass to 11,7").rolls("1 N")
    game.play("away: intercept with away 1")
    assert [event.values[2] for event in game.happenings("interfere")] == [need]
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.high-kick")
def test_a_high_kick_over_nobody_who_is_open_just_comes_down():
    game = pitch(
        "home 1 12,7 / home 2 8,7 / away 1 13,7 / away 2 16,2 prone / "
        "phase kick / kicking home / turns 0 0",
        "N 1 1 4 E",
    )
    game.play("kick to 18,7")
    assert game.told("kick-off: high kick")
    assert game.asked("away", "turn")
    assert game.ball == "19,6"
    assert game.done()


@pytest.mark.rule("bb2020/skill.bombardier.catch", "bb2020/turns.one-action")
def test_a_bombardier_who_gets_his_bomb_back_throws_it_and_does_not_act_again():
    # 5 to throw, 6 to catch, 1 on the fuse; thrown back, caught, 1 on the fuse, thrown away.
    game = pitch(
        "home 1 7,7 Bombardier / home 2 2,2 / away 1 10,7 / away 2 20,2", "5 6 1, 5 6 1, 5"
    )
    game.play("home 1 uses Bombardier", "pass to 10,7", "away: pass to 7,7", "home: pass to 4,11")
    assert game.told("the bomb explodes at 4,11")
    assert game.asked("home", "turn")
    assert game.options() == ["end turn", "home 2 move", "home 2 blitz"]
    assert game.done()


# --- injury -----------------------------------------------------------------------------------


def credited(game: Scene, who: str) -> bool:
    return (game.player(who), CASUALTY) in game.table.feats


@pytest.mark.rule("bb2020/casualty.credit", "bb2020/skill.stab.injury")
@pytest.mark.parametrize(
    ("skill", "answers", "dice"),
    [
        ("Stab", ("Stab on away 1",), "6 6, 6 6, 1"),
        ("Chainsaw", ("Chainsaw on away 1",), "5, 6 6, 6 6, 1"),
        ("Projectile Vomit", ("Projectile Vomit on away 1",), "5, 6 6, 6 6, 1"),
    ],
)
def test_a_weapon_earns_nobody_anything(skill: str, answers: tuple[str, ...], dice: str):
    game = pitch(f"home 1 7,7 {skill} / away 1 8,7 / away 2 20,2", dice)
    game.play("home 1 block", *answers)
    assert game.state("away 1") == "injured"
    assert not credited(game, "home 1")
    assert game.done()


@pytest.mark.rule("bb2020/casualty.credit", "bb2020/skill.bombardier.blast")
def test_nor_does_a_bomb():
    game = pitch("home 1 7,7 Bombardier / away 1 10,7 / away 2 20,2", "5, 2, 6 6, 6 6, 1")
    game.play("home 1 uses Bombardier", "pass to 10,7")
    assert game.state("away 1") == "injured"
    assert not credited(game, "home 1")
    assert game.done()


# --- the team ---------------------------------------------------------------------------------


# Home scores, kicks off again (a time-out, and the ball bounces once) and has the ball in its turn.
NEXT_DRIVE = "N 1 1 2 N"


@pytest.mark.rule("bb2020/skill.leader.use", "bb2020/drive.ko-recovery")
@pytest.mark.parametrize("left", [1, 0])
def test_the_leaders_re_roll_is_back_when_he_is_but_no_second_one(left: int):
    # He was knocked out, comes round on a 6 and is set up again in the same half.
    game = pitch(
        "home 1 24,7 ball / home 2 ko Leader / home 3 9,9 / away 1 3,3 / turn home 3 / "
        f"leader {left} 0",
        "6 " + NEXT_DRIVE,
    )
    game.play("home 1 move", "move 25,7")
    game.play(*[f"home: place home {each} at 12,{each + 5}" for each in (1, 2, 3)])
    game.play("away: place away 1 at 13,7", "home: kick to 18,3", "away: end turn")
    assert has(game.table, HOME, "leader_rerolls") == left
    game.rolls("2 3" if left else "2, 1 2").play("home 1 move", "move 11,6")
    if left:
        game.play("leader re-roll")
    assert game.state("home 1") == ("up" if left else "prone")
    assert game.done()


@pytest.mark.rule("bb2020/setup.short-line", "bb2020/scoring.enter", "bb2020/drive.kicking-team")
def test_against_nobody_turns_pass_touchdowns_count_and_another_drive_begins():
    # Away's only player does not come round, drive after drive.
    game = pitch(
        "home 1 24,7 ball / home 2 9,9 / away 1 ko / turn home 3 / kicking away",
        "1 " + NEXT_DRIVE,
    )
    game.play("home 1 move", "move 25,7")
    assert game.told("away has nobody to set up")
    game.play("home: place home 1 at 12,6", "home: place home 2 at 12,7", "home: kick to 16,7")
    assert game.asked("away", "turn")
    assert game.options() == ["end turn"]
    before = game.turn
    game.play("end turn")
    assert game.turn == (before[0] + 1, before[1])
    # Home fetches its own kick and scores in two turns.
    game.rolls("6").play("home 2 move", "move 13,6 14,5 15,5 16,5", "stop", "end turn")
    game.play("away: end turn", "home 2 move")
    game.play("move 17,5 18,5 19,5 20,5 21,5 22,5", "stop", "end turn", "away: end turn")
    game.rolls("2").play("home 2 move", "move 23,5 24,5 25,5")
    assert game.score == (2, 0)
    assert game.asked("home", "set-up")
    assert game.done()
