"""Drives: how they end, who comes back, who kicks next; and half time."""

import pytest
from table import Scene, pitch

from pigskin.effects.changes import SLOWER
from pigskin.effects.holding import DRIVE, HALF, MATCH, bless, lend
from pigskin.model import TOUCHDOWN

# Home scores with one step.
SCORES = "home 1 24,7 ball / away 1 12,2 / turn home 3 / "
# Away's eighth turn is the last of the half.
LAST_TURN = "home 1 7,7 / away 1 12,2 / turn away 8 / kicking away / "


def score(more: str = "", dice: str = "", text: str = SCORES) -> Scene:
    return pitch(text + more, dice).play("home 1 move", "move 25,7")


# --- scoring ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/scoring.enter", "bb2020/scoring.at-once", "bb2020/scoring.credit")
def test_a_carrier_who_enters_the_end_zone_scores_and_the_drive_is_over():
    game = score("home 2 5,5")
    assert game.score == (1, 0)
    assert game.told("TOUCHDOWN by home 1")
    assert (game.player("home 1"), TOUCHDOWN) in game.table.feats
    assert game.asked("home", "set-up")  # home 2 has no say any more


@pytest.mark.rule("bb2020/scoring.ball")
def test_picking_the_ball_up_there_scores():
    game = pitch("home 1 24,7 / away 1 12,2 / ball 25,7 / turn home 3", "3")
    game.play("home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.done()


@pytest.mark.rule("bb2020/scoring.ball")
def test_catching_the_ball_there_scores():
    game = pitch("home 1 24,7 ball / home 2 25,7 / away 1 12,2 / turn home 3", "3")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.score == (1, 0)
    assert game.told("TOUCHDOWN by home 2")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.standing")
def test_who_falls_on_the_way_in_does_not_score():
    game = pitch("home 1 24,7 ball ma0 / away 1 12,2 / turn home 3 / rerolls 0 0", "1 1 1 N")
    game.play("home 1 move", "move 25,7")
    assert game.score == (0, 0)
    assert game.shows("home 1 25,7 prone / ball 25,6")
    assert game.done()


@pytest.mark.rule("bb2020/scoring.chain-push", "bb2020/scoring.opponents-turn")
def test_a_carrier_pushed_over_the_line_scores_in_the_opponents_turn():
    game = pitch(
        "home 1 24,7 ball / away 1 23,7 / away 2 9,9 / turns 3 3 / active away / kicking home",
        "push",
    )
    game.play("away 1 block", "block home 1", "push to 25,7").until("set-up")
    assert game.score == (1, 0)
    assert game.done()


@pytest.mark.rule("bb2020/scoring.marker-cost")
def test_that_touchdown_is_a_turn_of_the_scorers():
    game = pitch(
        "home 1 24,7 ball / away 1 23,7 / turns 3 3 / active away / kicking home", "push"
    )
    game.play("away 1 block", "block home 1", "push to 25,7").until("set-up")
    assert game.turn == (4, 3)
    assert game.asked("home", "set-up")


# --- the end of a drive -----------------------------------------------------------------------


@pytest.mark.rule("bb2020/drive.end")
def test_after_a_touchdown_everybody_goes_to_the_reserves():
    game = score("home 2 7,7 prone / home 3 8,8 stunned / away 2 9,9 stunned / away 3 13,13 prone")
    for who in ("home 1", "home 2", "home 3", "away 1", "away 2", "away 3"):
        assert game.state(who) == "reserves"
    assert game.ball == "nowhere"


@pytest.mark.rule("bb2020/drive.end")
def test_the_end_of_the_half_ends_the_drive():
    game = pitch(LAST_TURN + "home 2 8,8 stunned").play("end turn")
    assert game.shows("half 2 / home 1 reserves / home 2 reserves / away 1 reserves / score 0 0")


@pytest.mark.rule("bb2020/drive.secret-weapons", "bb2020/skill.secret-weapon.sent-off")
@pytest.mark.parametrize("where", ["5,5", "ko played"])
def test_secret_weapons_that_played_are_sent_off(where: str):
    game = score(f"home 2 {where} Secret Weapon / banned 1 0")
    assert game.shows("home 2 off")
    assert game.done()


@pytest.mark.rule("bb2020/drive.secret-weapons")
def test_one_who_did_not_play_stays():
    game = score("home 2 reserves Secret Weapon")
    assert game.shows("home 2 reserves")
    assert game.asked("home", "set-up")


@pytest.mark.rule("bb2020/drive.secret-weapons")
@pytest.mark.parametrize(("roll", "state"), [(6, "reserves"), (5, "off")])
def test_their_coach_may_argue(roll: int, state: str):
    game = score("home 2 5,5 Secret Weapon", f"{roll}")
    game.play("home: argue the call").until("set-up")
    assert game.state("home 2") == state
    assert game.done()


@pytest.mark.rule("bb2020/drive.secret-weapons")
@pytest.mark.parametrize(("roll", "state"), [(2, "reserves"), (1, "off")])
def test_or_bribe_the_referee(roll: int, state: str):
    game = score("home 2 5,5 Secret Weapon / bribes 1 0 / banned 1 0", f"{roll}")
    game.play("home: bribe the referee").until("set-up")
    assert game.state("home 2") == state
    assert game.shows("bribes 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/drive.secret-weapons")
def test_one_bribe_for_each_of_them():
    # The first bribe is wasted and no second one may be offered for home 2; the other works.
    game = score(
        "home 2 5,5 Secret Weapon / home 3 6,6 Secret Weapon / bribes 3 0 / banned 1 0", "1 2"
    )
    game.play("bribe the referee")
    assert game.shows("home 2 off")
    assert game.question is not None
    assert game.question.player == game.player("home 3")
    game.play("bribe the referee").until("set-up")
    assert game.shows("home 3 reserves / bribes 1 0")
    assert game.done()


@pytest.mark.rule("bb2020/drive.ko-recovery")
@pytest.mark.parametrize(
    ("kegs", "roll", "awake"),
    [(0, 3, False), (0, 4, True), (1, 3, True), (1, 2, False), (2, 2, True), (2, 1, False)],
)
def test_knocked_out_players_come_round_on_four(kegs: int, roll: int, awake: bool):
    game = score(f"away 2 ko / babes 0 {kegs}", f"{roll}")
    assert game.shows("away 2 reserves" if awake else "away 2 ko")
    assert game.done()


@pytest.mark.rule("bb2020/drive.ko-recovery")
def test_they_roll_at_the_end_of_the_drive_and_not_before_the_next():
    game = score("home 2 ko / away 2 ko", "4 3")
    assert game.shows("home 2 reserves / away 2 ko")
    game.rolls("N 1 1 1 N").until("kick").play("kick to 18,7")  # no die for away 2
    assert game.asked("away", "turn")
    assert game.shows("away 2 ko")
    assert game.done()


@pytest.mark.rule("bb2020/drive.secret-weapons", "bb2020/drive.ko-recovery")
def test_weapons_come_before_knock_outs():
    # Home 2, armed and knocked out, is sent off and does not roll.
    game = score("home 2 ko played Secret Weapon / home 3 ko / banned 1 0", "4")
    assert game.shows("home 2 off / home 3 reserves")
    assert game.done()


@pytest.mark.rule("bb2020/drive.effects")
def test_what_lasted_for_the_drive_is_over():
    game = pitch(SCORES + "home 2 7,7 rooted / away 2 9,9 dazed / away 3 11,11 hypnotised")
    player = game.player("home 1")
    bless(game.table, player, SLOWER, DRIVE)
    lend(game.table, player, "Guard", HALF)
    lend(game.table, player, "Pro", MATCH)
    assert game.shows("home 1 ma5 Guard Pro")
    game.play("home 1 move", "move 25,7")
    for who in ("home 2", "away 2", "away 3"):
        assert game.marks(who) == []
    assert game.shows("home 1 ma6 Guard Pro")


@pytest.mark.rule("bb2020/drive.effects")
def test_what_lasted_for_the_half_is_over_with_it():
    game = pitch(LAST_TURN)
    player = game.player("home 1")
    lend(game.table, player, "Guard", HALF)
    lend(game.table, player, "Pro", MATCH)
    game.play("end turn")
    skills = [skill.name for skill in game.table.profiles[player].skills]
    assert skills == ["Pro"]


@pytest.mark.rule("bb2020/drive.effects")
@pytest.mark.parametrize(
    ("text", "answers", "left"),
    [
        (SCORES, ("home 1 move", "move 25,7"), {"half", "match"}),
        (LAST_TURN, ("end turn",), {"match"}),
    ],
)
def test_rare_powers_come_back_with_the_next_drive_or_half(
    text: str, answers: tuple[str, ...], left: set[str], monkeypatch: pytest.MonkeyPatch
):
    game = pitch(text)
    periods = {"Guard": "drive", "Block": "half", "Pro": "match"}
    for name, period in periods.items():
        skill = game.table.edition.skill(name)
        monkeypatch.setattr(skill, "period", period)
        skill.use_up(game.table, game.player("home 1"))
    game.play(*answers)
    skills = game.table.edition.all_effects
    assert {skills[number].period for _, number in game.table.used_up} == left


@pytest.mark.rule("bb2020/drive.kicking-team")
@pytest.mark.parametrize(
    ("side", "start", "goal"), [("home", "24,7", "25,7"), ("away", "1,7", "0,7")]
)
@pytest.mark.parametrize("kicked", ["home", "away"])
def test_the_team_that_scored_kicks_off(side: str, start: str, goal: str, kicked: str):
    other = "away" if side == "home" else "home"
    game = pitch(f"{side} 1 {start} ball / {other} 1 12,2 / turn {side} 3 / kicking {kicked}")
    game.play(f"{side} 1 move", f"move {goal}")
    assert game.asked(side, "set-up")
    assert game.shows(f"kicking {side}")


@pytest.mark.rule("bb2020/drive.kicking-team")
def test_the_side_that_has_a_turn_left_receives():
    # Home scores in its eighth turn, away has had seven: away receives and plays one turn.
    game = score(text="home 1 24,7 ball / away 1 12,2 / turn home 8 / kicking away / ")
    assert game.turn == (8, 7)
    game.rolls("N 1 1 1 N")
    game.play("place home 1 at 12,7", "place away 1 at 13,7", "kick to 20,7")
    assert game.asked("away", "turn")
    game.play("end turn")
    assert game.shows("half 2")
    assert game.done()


# --- half time --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/half.second")
@pytest.mark.parametrize(("first", "second"), [("home", "away"), ("away", "home")])
@pytest.mark.parametrize("kicking", ["home", "away"])
def test_who_received_first_kicks_off_in_the_second_half(first: str, second: str, kicking: str):
    game = pitch(
        f"home 1 7,7 / away 1 12,2 / turns 8 8 / active away / kicking {kicking} / "
        f"first-kicker {first}"
    )
    game.play("end turn")
    assert game.shows(f"half 2 / turns 0 0 / kicking {second}")
    assert game.asked(second, "set-up")


@pytest.mark.rule("bb2020/re-roll.half-time")
def test_team_re_rolls_are_restored_at_half_time():
    game = pitch(LAST_TURN + "rerolls 0 1 / full-rerolls 3 2").play("end turn")
    assert game.shows("half 2 / rerolls 3 2")


@pytest.mark.rule("bb2020/skill.leader.gain")
@pytest.mark.parametrize(("where", "leader"), [("5,5", 1), ("ko", 1), ("injured", 0)])
def test_a_leader_brings_a_re_roll_for_each_half(where: str, leader: int):
    dice = "1" if where == "ko" else ""
    game = pitch(LAST_TURN + f"home 2 {where} Leader / rerolls 0 0", dice).play("end turn")
    assert game.shows(f"half 2 / leader {leader} 0 / rerolls 0 0")


@pytest.mark.rule("bb2020/inducements.chef")
def test_a_chef_cooks_with_the_first_kick_off_of_a_half():
    # 4, 5 and 3: two re-rolls go over from away, which has only one to lose.
    game = pitch(
        "home 1 12,7 / away 1 13,7 / phase kick / kicking home / turns 0 0 / half 2 / chef 1 0 / "
        "rerolls 1 1",
        "N 1 4 5 3 1 1 N",
    )
    game.play("kick to 18,3")
    assert game.rerolls == (3, 0)
    assert game.done()


@pytest.mark.rule("bb2020/inducements.chef")
def test_not_with_the_second():
    game = pitch(
        "home 1 12,7 / away 1 13,7 / phase kick / kicking home / turns 2 2 / chef 1 0", "N 1 1 1 N"
    )
    game.play("kick to 18,3")
    assert game.asked("away", "turn")
    assert game.done()
