"""Using skills in general: when, in whose turn, and lying down."""

import pytest
from table import pitch


@pytest.mark.rule("lrb6/skills.optional")
def test_a_skill_is_offered_after_the_roll_is_seen_and_may_be_turned_down():
    game = pitch("home 1 7,7 Dodge / away 1 6,7", dice="2, 2 2").play("home 1 move", "move 8,7")
    assert game.told("dodge 3+, rolled 2, failed")  # the coach knows what he decides about
    game.play("keep the roll")
    assert game.shows("home 1 8,7 prone")
    assert 'spent:Dodge' not in game.picture()
    assert game.done()


@pytest.mark.rule("lrb6/skills.optional")
def test_a_skill_not_used_at_once_is_not_offered_later():
    game = pitch("home 1 7,7 / away 1 8,7 Dodge", dice="stumble, 2 2")
    game.play("home 1 block", "block away 1", "away: do not use Dodge", "push to 9,7")
    assert game.refuses("use Dodge")
    game.play("stay")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skills.optional")
def test_frenzy_must_be_used():
    game = pitch("home 1 7,7 Frenzy / away 1 8,7", dice="push, push")
    game.play("home 1 block", "block away 1", "push to 9,7")  # no choice to stay or to stop
    assert game.shows("home 1 8,7")
    game.play("push to 10,7")
    assert game.shows("home 1 9,7 / away 1 10,7")
    assert game.done()


@pytest.mark.rule("lrb6/skills.opponents-turn")
def test_the_opponent_uses_his_skill_after_the_step():
    # The mover is in his new square when the shadow is asked.
    game = pitch("home 1 7,7 / away 1 6,7 Shadowing", dice="6").play("home 1 move", "move 8,7")
    assert game.asked("away", "shadow")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skills.opponents-turn")
@pytest.mark.parametrize("turn", ["home", "away"])
def test_the_coach_whose_turn_it_is_decides_first(turn):
    other = "away" if turn == "home" else "home"
    squares = {"home": "7,7", "away": "8,7"}
    game = pitch(
        f"home 1 {squares['home']} Wrestle / away 1 {squares['away']} Wrestle / turn {turn} 1",
        dice="both down",
    )
    game.play(f"{turn} 1 block", f"block {other} 1")
    assert game.asked(turn, "use skill", f"{turn} 1")
    game.play("do not use Wrestle")
    assert game.asked(other, "use skill", f"{other} 1")
    game.play("use Wrestle")
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skills.opponents-turn")
def test_the_mover_decides_about_break_tackle_before_the_diver_about_his_dive():
    game = pitch("home 1 7,7 st4 ag1 Break Tackle / away 1 6,7 Diving Tackle", dice="2")
    game.play("home 1 move", "move 8,7")
    assert game.asked("home", "use skill", "Break Tackle")
    game.play("use Break Tackle")
    assert game.asked("away", "dive at")
    assert game.done()


@pytest.mark.rule("lrb6/skills.down")
@pytest.mark.parametrize("state", ["prone", "stunned"])
@pytest.mark.parametrize(
    "skill", ["Shadowing", "Diving Tackle", "Tentacles", "Tackle", "Prehensile Tail"]
)
def test_a_player_on_the_ground_does_not_use_his_skills(state, skill):
    # away 2 makes him dodge; the dodge fails, is re-rolled with Dodge, and 3 is just enough.
    game = pitch(f"home 1 7,7 Dodge / away 1 6,6 {state} {skill} / away 2 6,8", dice="2, 3")
    game.play("home 1 move", "move 8,7", "home: re-roll with Dodge")
    assert game.asked("home", "action")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skills.down")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_guard_on_the_ground_does_not_assist(state):
    game = pitch(f"home 1 7,7 / home 2 8,6 {state} Guard / away 1 8,7", dice="push")
    game.play("home 1 block", "block away 1")
    assert game.told("home 1 blocks away 1, 1 die")
    assert game.done()


@pytest.mark.rule("lrb6/skills.down")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_a_pushed_player_on_the_ground_neither_stands_firm_nor_steps_aside(state):
    # away 1 is hemmed in and pushed into away 2, who lies behind him. home 2 and 3 assist.
    game = pitch(
        "home 1 7,7 / away 1 8,7 / home 2 9,6 / home 3 9,8 "
        f"/ away 2 9,7 {state} Stand Firm Side Step",
        dice="push push",
    )
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.asked("home", "push", "away 2")
    game.play("push to 10,7")
    assert game.shows(f"away 1 9,7 / away 2 10,7 {state}")
    assert game.done()


@pytest.mark.rule("lrb6/skills.down")
@pytest.mark.parametrize("state", ["up", "prone", "stunned"])
def test_a_disturbing_presence_works_lying_down(state):
    # A hand-off: 4+, +1, and -1 for the presence three squares away.
    game = pitch(
        f"home 1 7,7 ball / home 2 8,7 / away 1 11,7 {state} Disturbing Presence", dice="4"
    )
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.told("catch 4+, rolled 4, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skills.down")
@pytest.mark.parametrize("state", ["up", "prone", "stunned"])
def test_a_leader_on_the_ground_still_leads(state):
    game = pitch(
        f"home 1 7,7 / home 2 3,3 {state} Leader / away 1 6,7 / leader 1 0", dice="2, 3"
    )
    game.play("home 1 move", "move 8,7", "leader re-roll")
    assert game.shows("home 1 8,7 up")
    assert game.done()
