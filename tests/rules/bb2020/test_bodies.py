"""Traits of the body: Decay, Hit and Run, Pick-me-up, Plague Ridden, Regeneration, Stunty."""

import pytest
from table import pitch

from pigskin.model import CASUALTY_NAMES, INFECTED, INFECTION
from pigskin.pitch import AWAY
from pigskin.rules.counting import has

FAR = "home 9 2,2 / away 9 20,12"
BLOCK = ("home 1 block", "block away 1", "push to 9,7", "stay")


def knocked_down(his: str, dice: str, more: str = "", mine: str = ""):
    """Away 1 is knocked down by a block; the dice begin with his armour."""
    game = pitch(f"home 1 7,7 {mine} / away 1 8,7 {his} / {FAR}{more}", f"pow, {dice}")
    return game.play(*BLOCK)


# --- Decay -------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.decay.bonus")
@pytest.mark.parametrize(
    ("roll", "hale", "rotten"),
    [(5, 0, 0), (6, 0, 1), (9, 1, 2), (14, None, 7), (15, 7, 7)],
)
def test_decay_adds_one_to_the_casualty_roll(roll, hale, rotten):
    for skill, result in (("", hale), ("Decay", rotten)):
        if result is None:
            continue
        game = knocked_down(skill, f"6 6, 6 6, {roll}")
        assert game.told(f"casualty: {CASUALTY_NAMES[result]}")
        assert len(game.happenings("casualty")) == 1
        assert game.done()


# --- Hit and Run -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.hit-and-run.step")
def test_after_his_block_he_may_step_away_from_everybody():
    game = pitch(f"home 1 7,7 st4 Hit and Run / away 1 8,7 / away 2 6,6 / {FAR}", "push")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.asked("home", "hit and run", "home 1")
    steps = [text for text in game.options() if text.startswith("Hit and Run")]
    # 8,6 to 8,8 are beside away 1, most others beside away 2.
    assert steps == ["Hit and Run to 6,8", "Hit and Run to 7,8"]
    game.play("Hit and Run to 6,8")
    assert game.shows("home 1 6,8 up")
    assert not game.happenings("dodge")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.hit-and-run.step")
def test_he_need_not_and_cannot_where_no_square_is_free_of_opponents():
    game = pitch(f"home 1 7,7 Hit and Run / away 1 8,7 / {FAR}", "push")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay", "do not use Hit and Run")
    assert game.shows("home 1 7,7 up")
    game = pitch(
        f"home 1 7,7 Hit and Run / away 1 8,7 / away 2 5,7 / away 3 7,5 prone / away 4 7,9 / {FAR}",
        "push",
    ).play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.hit-and-run.step")
def test_not_when_he_lies_down():
    game = pitch(f"home 1 7,7 Hit and Run / away 1 8,7 Block / {FAR}", "both down, 2 2")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 7,7 prone")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.hit-and-run.step", "bb2020/skill.take-root.rooted")
def test_not_when_he_has_taken_root():
    game = pitch(f"home 1 7,7 Hit and Run rooted / away 1 8,7 / {FAR}", "push")
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.hit-and-run.step")
def test_not_when_the_turn_is_lost():
    # Hemmed in at the edge, away 1 pushes the carrier of the ball into the crowd.
    game = pitch(
        "home 1 7,2 Hit and Run / away 1 7,1 / away 9 9,9"
        " / home 2 7,0 ball / home 3 6,0 / home 4 8,0",
        "push push, 1 2, 3, 1 2, S",
    )
    game.play("home 1 block", "block away 1", "push to 7,0", "stay")
    assert game.told("turnover: carrier in the crowd")
    assert game.asked("away", "turn")
    assert game.shows("home 1 7,2 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.hit-and-run.step")
def test_in_a_blitz_he_then_moves_on():
    game = pitch(f"home 1 7,7 ma3 Hit and Run / away 1 8,7 / {FAR}", "push")
    game.play("home 1 blitz", "name away 1", "block away 1", "push to 9,7", "stay")
    game.play("Hit and Run to 6,7")
    assert game.asked("home", "action", "home 1")
    game.play("move 5,7", "move 4,7")  # the free step has cost him nothing
    assert not game.told("rush")
    assert game.done()


@pytest.mark.rule("bb2020/skill.hit-and-run.step", "bb2020/skill.frenzy.second-block")
def test_a_frenzied_player_steps_away_after_his_second_block():
    game = pitch(f"home 1 7,7 Hit and Run Frenzy / away 1 8,7 / {FAR}", "push, push")
    game.play("home 1 block", "block away 1", "push to 9,7", "push to 10,7")
    assert len(game.happenings("block")) == 2
    game.play("Hit and Run to 8,7")
    assert game.shows("home 1 8,7 up / away 1 10,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.hit-and-run.step", "bb2020/skill.tentacles.hold")
def test_tentacles_do_not_hold_him():
    game = pitch(
        f"home 1 7,7 st4 Hit and Run / away 1 8,7 / away 2 6,6 st5 Tentacles / {FAR}", "push"
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "stay", "Hit and Run to 7,8")
    assert game.shows("home 1 7,8 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.hit-and-run.step")
def test_he_picks_up_a_ball_he_steps_on():
    game = pitch(f"home 1 7,7 Hit and Run / away 1 8,7 / ball 6,7 / {FAR}", "push, 3")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay", "Hit and Run to 6,7")
    assert game.shows("home 1 6,7 ball")
    assert game.done()


@pytest.mark.rule("bb2020/skill.hit-and-run.step")
def test_a_stab_is_no_block():
    game = pitch(f"home 1 7,7 Hit and Run Stab / away 1 8,7 / {FAR}", "2 2")
    game.play("home 1 block", "Stab on away 1")
    assert game.asked("home", "turn")
    assert game.done()


# --- Pick-me-up --------------------------------------------------------------------------------

TREES = "home 1 5,5 Pick-me-up / home 2 8,8 prone / home 3 5,9 prone / home 4 5,3 stunned"


@pytest.mark.rule("bb2020/skill.pick-me-up.stand")
@pytest.mark.parametrize(("roll", "state"), [(4, "prone"), (5, "up"), (6, "up")])
def test_prone_team_mates_within_three_squares_stand_up_on_5_or_more(roll, state):
    game = pitch(f"{TREES} / away 1 20,7 / turn away 1", dice=[roll]).play("away: end turn")
    assert game.asked("home", "pick-me-up")
    assert game.options() == ["choose home 2", "done"]  # neither who is far nor who is stunned
    game.play("choose home 2")
    assert game.shows(f"home 2 8,8 {state} / home 4 5,3 stunned")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.pick-me-up.stand")
def test_not_at_the_end_of_his_own_teams_turn():
    game = pitch(f"{TREES} / away 1 20,7").play("home: end turn")
    assert game.asked("away", "turn")
    assert game.shows("home 2 8,8 prone")


@pytest.mark.rule("bb2020/skill.pick-me-up.stand")
def test_one_roll_however_many_are_near_and_nobody_has_to_rise():
    game = pitch(
        f"{TREES} / home 5 6,6 Pick-me-up / away 1 20,7 / turn away 1", dice="4"
    ).play("end turn")
    assert game.options() == ["choose home 2", "choose home 3", "done"]
    game.play("choose home 2", "done")
    assert game.shows("home 2 8,8 prone / home 3 5,9 prone")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.pick-me-up.stand")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_who_has_just_been_raised_raises_nobody(order):
    standing, lying = order
    game = pitch(
        f"home {standing} 5,5 Pick-me-up / home {lying} 8,5 Pick-me-up prone / home 3 11,5 prone"
        " / away 1 20,7 / turn away 1",
        dice="6",
    ).play("end turn", f"choose home {lying}")
    assert game.shows(f"home {lying} 8,5 up / home 3 11,5 prone")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.pick-me-up.stand")
@pytest.mark.parametrize("how", ["prone", "hypnotised"])
def test_who_lies_down_himself_or_has_lost_his_tackle_zone_helps_nobody(how):
    game = pitch(f"home 1 5,5 Pick-me-up {how} / home 2 6,5 prone / away 1 20,7 / turn away 1")
    game.play("end turn")
    assert game.asked("home", "turn")
    assert game.shows("home 2 6,5 prone")


@pytest.mark.rule("bb2020/skill.pick-me-up.stand")
@pytest.mark.parametrize(("roll", "state"), [(4, "prone"), (5, "up")])
def test_a_pick_me_up_needs_five(roll: int, state: str):
    game = pitch("home 1 5,5 Pick-me-up / home 2 7,5 prone / away 1 20,5 / turn away 1", str(roll))
    game.play("end turn", "choose home 2")
    assert game.state("home 2") == state
    assert game.done()


# --- Plague Ridden -----------------------------------------------------------------------------

NURGLE = " / roster nurgle human"
KILLED = "6 6, 6 6, 15"


def rotters(game) -> list[int]:
    return [
        player
        for player in game.table.players(0)
        if game.table.profiles[player].position == "Rotter Lineman"
    ]


@pytest.mark.rule("bb2020/skill.plague-ridden.rotter")
def test_an_opponent_killed_by_his_block_comes_back_as_a_rotter():
    game = knocked_down("", KILLED, NURGLE, "Plague Ridden")
    assert game.asked("home", "infect", "away 1")
    game.play("yes")
    (rotter,) = rotters(game)
    assert game.shows("away 1 injured")
    assert game.table.state[rotter] == 1  # reserves
    profile = game.table.profiles[rotter]
    assert (profile.ma, profile.st, profile.ag, profile.pa, profile.av) == (5, 3, 4, 6, 9)
    assert [skill.name for skill in profile.skills] == ["Decay", "Plague Ridden"]
    assert profile.kind == INFECTED
    assert (0, INFECTION) in game.table.feats
    assert game.done()


@pytest.mark.rule("bb2020/skill.plague-ridden.rotter")
def test_and_so_does_one_killed_by_his_foul():
    game = pitch(f"home 1 7,7 Plague Ridden / away 1 8,7 prone / {FAR}{NURGLE}", "6 5, 6 5, 16")
    game.play("home 1 foul", "foul away 1", "home: yes")
    assert len(rotters(game)) == 1
    assert game.done()


@pytest.mark.rule("bb2020/skill.plague-ridden.rotter")
@pytest.mark.parametrize(("his", "st"), [("st5", 5), ("Decay", 3), ("Stunty", 3)])
def test_some_bodies_are_no_use_to_the_plague(his, st):
    game = knocked_down(his, KILLED, NURGLE, f"st{st} Plague Ridden")
    assert game.shows("away 1 injured")
    assert rotters(game) == []
    assert game.done()


@pytest.mark.rule("bb2020/skill.plague-ridden.rotter")
def test_nor_are_those_who_regenerate():
    game = knocked_down("Regeneration", f"{KILLED}, 1", NURGLE, "Plague Ridden")
    assert game.shows("away 1 injured")
    assert rotters(game) == []
    assert game.done()


@pytest.mark.rule("bb2020/skill.plague-ridden.rotter")
@pytest.mark.parametrize("roster", ["", " / roster human human"])
def test_the_team_must_be_favoured_of_nurgle(roster):
    game = knocked_down("", KILLED, roster, "Plague Ridden")
    assert rotters(game) == []
    assert game.done()


@pytest.mark.rule("bb2020/skill.plague-ridden.rotter")
def test_the_coach_may_let_the_dead_rest_and_wait_for_another():
    game = pitch(
        f"home 1 7,7 Plague Ridden / home 2 7,9 Plague Ridden / away 1 8,7 / away 2 8,9"
        f" / {FAR}{NURGLE}",
        f"pow, {KILLED}, pow, {KILLED}",
    )
    game.play(*BLOCK, "no")
    assert rotters(game) == []
    game.play("home 2 block", "block away 2", "push to 9,9", "stay", "yes")
    assert len(rotters(game)) == 1
    assert game.done()


@pytest.mark.rule("bb2020/skill.plague-ridden.rotter")
def test_only_the_dead_and_only_once_a_match():
    game = knocked_down("", "6 6, 6 6, 14, 1", NURGLE, "Plague Ridden")
    assert rotters(game) == []
    game = pitch(
        f"home 1 7,7 Plague Ridden / home 2 7,9 Plague Ridden / away 1 8,7 / away 2 8,9"
        f" / {FAR}{NURGLE}",
        f"pow, {KILLED}, pow, {KILLED}",
    )
    game.play(*BLOCK, "yes", "home 2 block", "block away 2", "push to 9,9", "stay")
    assert game.shows("away 1 injured / away 2 injured")
    assert len(rotters(game)) == 1
    assert game.done()


@pytest.mark.rule("bb2020/skill.plague-ridden.rotter")
def test_a_journeyman_is_infected_like_anybody_else():
    game = pitch(
        "home 1 7,7 Plague Ridden / away 1 8,7 journeyman / away 9 20,2 / roster nurgle human / "
        "turn home 2",
        "pow 6 6 6 6 15",
    ).play("home 1 block", "block away 1", "push to 9,7", "stay", "yes")
    assert [game.table.profiles[each].position for each in game.table.players(0)][-1] == (
        "Rotter Lineman"
    )
    assert game.done()


# --- Regeneration ------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.regeneration.roll")
@pytest.mark.parametrize(("roll", "box"), [(3, "injured"), (4, "reserves")])
def test_a_casualty_regenerates_on_4_or_more(roll, box):
    game = knocked_down("Regeneration", f"6 6, 6 6, 16, {roll}")
    assert game.state("away 1") == box
    assert [feat for _, feat in game.table.feats] == [1]  # credited all the same
    assert len(game.table.injuries) == (1 if box == "injured" else 0)
    assert game.done()


@pytest.mark.rule("bb2020/skill.regeneration.roll")
def test_after_the_apothecary():
    game = knocked_down("Regeneration", "6 6, 6 6, 16, 12, 4", " / apothecary 0 1")
    game.play("away: use the apothecary", "take the second result")
    assert game.shows("away 1 reserves")
    assert game.done()


@pytest.mark.rule("bb2020/skill.regeneration.roll")
def test_neither_a_team_re_roll_nor_pro_helps():
    game = pitch(
        f"home 1 7,7 Regeneration Pro / away 1 8,7 / {FAR} / rerolls 3 0",
        "attacker down, 6 6, 6 6, 16, 3",
    ).play("home 1 block", "block away 1", "choose attacker down")
    assert game.shows("home 1 injured")
    assert game.rerolls == (3, 0)
    assert game.done()


@pytest.mark.rule("bb2020/skill.regeneration.roll", "bb2020/inducements.mortuary-assistant")
def test_a_mortuary_assistant_tries_again_once():
    game = knocked_down("Regeneration", "6 6, 6 6, 16, 3, 4", " / igor 0 1")
    game.play("away: yes")
    assert game.shows("away 1 reserves")
    assert has(game.table, AWAY, "igors") == 0
    assert game.done()


@pytest.mark.rule("bb2020/skill.regeneration.roll", "bb2020/inducements.plague-doctor")
def test_a_plague_doctor_does_too():
    game = knocked_down("Regeneration", "6 6, 6 6, 16, 3, 3", " / plague-doctor 0 1")
    game.play("away: yes")
    assert game.shows("away 1 injured")
    assert has(game.table, AWAY, "plague_doctors") == 0
    assert game.done()


# --- Stunty ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.stunty.injury")
@pytest.mark.parametrize(
    ("injury", "state"),
    [("1 1", "stunned"), ("3 3", "stunned"), ("3 4", "ko"), ("4 4", "ko"), ("4 5", "injured")],
)
def test_the_stunty_have_an_injury_table_of_their_own(injury, state):
    game = knocked_down("Stunty", f"6 6, {injury}")
    assert game.state("away 1") == state
    assert game.done()  # 9 is badly hurt without a casualty roll


@pytest.mark.rule("bb2020/skill.stunty.injury")
def test_a_10_is_a_casualty_to_be_rolled_for():
    game = knocked_down("Stunty", "6 6, 5 5, 8")
    assert game.told("casualty: misses next game")
    assert game.done()


@pytest.mark.rule("bb2020/skill.stunty.injury", "bb2020/skill.thick-skull.eight")
@pytest.mark.parametrize(("injury", "state"), [("3 4", "stunned"), ("4 4", "ko")])
def test_a_thick_skull_turns_a_7_of_theirs_into_a_stun(injury, state):
    game = knocked_down("Stunty Thick Skull", f"6 6, {injury}")
    assert game.state("away 1") == state
    assert game.done()
