"""What happens between declaring an action and acting."""

import pytest
from table import pitch


@pytest.mark.rule("bb2020/skills.activation-order")
def test_trait_first_then_the_target_then_the_act():
    # Bone Head 2, then Foul Appearance 1 spoils the blitz before a step is made.
    game = pitch("home 1 5,5 Bone Head / away 1 7,5 Foul Appearance / away 2 20,2", "2 1")
    game.play("home 1 blitz", "name away 1")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move")
    kinds = [event.kind for event in game.game.events]
    assert kinds.index("targets") < kinds.index("bone head") < kinds.index("foul appearance")
    assert game.done()


@pytest.mark.rule("bb2020/skills.activation-order")
def test_a_failed_trait_spares_the_target_its_own_roll():
    game = pitch("home 1 5,5 Bone Head / away 1 7,5 Foul Appearance", "1")
    game.play("home 1 blitz")
    assert not game.happenings("foul appearance")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skills.activation-order")
def test_foul_appearance_is_not_rolled_again_when_the_block_is_thrown():
    game = pitch("home 1 5,5 / away 1 7,5 Foul Appearance", "2 pow 1 2")
    game.play("home 1 blitz", "move 6,5", "block away 1", "push to 8,5", "stay")
    assert len(game.happenings("foul appearance")) == 1
    assert game.done()


@pytest.mark.rule("bb2020/skills.activation-order")
def test_a_mere_move_or_foul_beside_it_needs_no_roll():
    game = pitch("home 1 5,5 / home 2 6,8 / away 1 6,5 Foul Appearance / away 2 7,9 prone"
                 " Foul Appearance", "3 1 2")
    game.play("home 1 move", "move 4,5", "stop")
    game.play("home 2 foul", "foul away 2")
    assert not game.happenings("foul appearance")
    assert game.done()


@pytest.mark.rule("bb2020/skills.activation-order")
def test_foul_appearance_works_against_a_gaze():
    game = pitch("home 1 5,5 Hypnotic Gaze / away 1 6,5 Foul Appearance", "1")
    game.play("home 1 gaze")
    assert "hypnotised" not in game.marks("away 1")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skills.activation-order")
def test_a_player_put_off_after_getting_up_for_a_blitz_stays_on_his_feet():
    game = pitch("home 1 5,5 prone / away 1 7,5 Foul Appearance", "1")
    game.play("home 1 blitz")
    assert game.shows("home 1 5,5 up used")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skills.optional")
def test_a_skill_may_be_left_unused_and_a_bad_trait_may_not():
    game = pitch("home 1 5,5 Dodge Bone Head / away 1 6,5", "2 2 1 2")
    game.play("home 1 move")
    assert game.happenings("bone head")  # nobody was asked
    game.play("move 4,5", "keep the roll")
    assert game.shows("home 1 4,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skills.unlimited")
def test_a_skill_without_a_limit_works_as_often_as_it_is_needed():
    game = pitch(
        "home 1 5,5 Block / home 2 5,9 Block / away 1 6,5 / away 2 6,9",
        "both down 1 2 both down 1 2",
    )
    game.play("home 1 block", "block away 1", "home 2 block", "block away 2")
    assert game.shows("home 1 5,5 up / home 2 5,9 up / away 1 6,5 prone / away 2 6,9 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skills.after-roll")
def test_a_modifying_skill_is_declared_when_the_roll_is_known():
    # Armour 9+: the dice show 8, and only then is Mighty Blow asked for.
    game = pitch("home 1 5,5 Mighty Blow (+1) / away 1 6,5", "pow 4 4 2 3")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.asked("home", "use skill", "home 1")
    game.play("use Mighty Blow (+1)")
    assert game.shows("away 1 7,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skills.after-roll")
def test_modifiers_of_several_skills_add_up():
    # Extra Arms +1 and Diving Catch +1 against a marker: AG 5+ needs a 4.
    game = pitch(
        "home 1 5,5 ball / home 2 8,5 ag5 Extra Arms Diving Catch / away 1 9,5", "4 4"
    )
    game.play("home 1 pass", "pass the ball", "pass to 8,5")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/skills.standing")
@pytest.mark.parametrize(("mark", "falls"), [("", False), ("hypnotised", True)])
def test_without_his_tackle_zone_a_player_uses_no_skills(mark, falls):
    game = pitch(f"home 1 5,5 / away 1 6,5 Block {mark}", "both down" + (" 1 2 1 2"))
    game.play("home 1 block", "block away 1")
    assert game.state("away 1") == ("prone" if falls else "up")
    assert game.state("home 1") == "prone"


@pytest.mark.rule("bb2020/skills.standing")
def test_a_prone_player_has_no_skill_to_roll_again_with():
    # Jump Up from prone: 3+ with 1 added, so a 1 fails. Pro needs him on his feet.
    game = pitch("home 1 5,5 prone Jump Up Pro / away 1 6,5", "1")
    game.play("home 1 block")
    assert game.shows("home 1 5,5 prone used")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skills.standing")
def test_skills_work_in_the_opponents_turn_too():
    game = pitch("home 1 5,5 / away 1 6,5 Sidestep", "push")
    game.play("home 1 block", "block away 1", "away: use Sidestep", "away: push to 5,6", "stay")
    assert game.shows("away 1 5,6 up")
    assert game.done()


@pytest.mark.rule("bb2020/skills.activation-order", "bb2020/skill.jump-up.block")
def test_the_trait_comes_before_jumping_up():
    game = pitch("home 1 5,5 prone Jump Up Bone Head / away 1 6,5", "2 2")
    game.play("home 1 block")
    kinds = [event.kind for event in game.game.events]
    assert kinds.index("bone head") < kinds.index("jump up") < kinds.index("stands up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.tentacles.hold")
@pytest.mark.parametrize("action", ["pass", "hand-off", "blitz", "foul"])
def test_a_player_who_is_held_does_nothing_more(action):
    game = pitch(
        "home 1 5,5 ball / home 2 5,6 / away 1 6,5 Tentacles / away 2 4,5 prone / away 3 20,2", "6"
    )
    game.play(f"home 1 {action}")
    if game.kind == "target":
        game.play("name away 1")
    game.play("move 5,4", "away 1 uses Tentacles")
    assert game.shows("home 1 5,5 up used ball")
    assert game.asked("home", "turn")
    assert game.done()
