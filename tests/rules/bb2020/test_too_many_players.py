"""Too many players on the pitch, seen when the drive is under way."""

import pytest
from table import Scene, pitch

from pigskin import IllegalAnswer, load

# Away has twelve on the pitch, number 12 with the ball; it is home's turn.
TWELVE = " / ".join(f"away {number} 20,{number}" for number in range(1, 13))
TEXT = f"home 1 5,5 / home 2 5,7 / {TWELVE} ball / "


def called(more: str = "", by: str = "home", dice: str = "") -> Scene:
    game = pitch(TEXT + more, dice)
    game.game.call_too_many_players(by)
    return game


@pytest.mark.rule("bb2020/setup.too-many")
def test_the_opponent_chooses_who_is_sent_off():
    game = called("banned 0 1", dice="W")
    assert game.asked("home", "too many players")
    assert len(game.options()) == 12
    game.play("choose away 12")
    assert game.shows("away 12 off / away 11 20,11 up / ball 19,12")
    assert game.told("too many players of away on the pitch")
    # In the other team's turn nobody loses one.
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/setup.too-many", "bb2020/turnovers.sent-off")
def test_in_the_own_turn_it_is_a_turnover():
    game = called("active away / banned 0 1")
    game.play("choose away 1")
    assert game.shows("away 1 off")
    assert game.turnover
    assert game.asked("home", "turn")


@pytest.mark.rule("bb2020/setup.too-many", "bb2020/fouls.argue")
@pytest.mark.parametrize(("roll", "box"), [(6, "reserves"), (5, "off")])
def test_arguing_brings_him_to_the_reserves_at_best(roll: int, box: str):
    game = called(dice=f"{roll}").play("choose away 1", "away: argue the call")
    assert game.state("away 1") == box
    assert game.done()


@pytest.mark.rule("bb2020/setup.too-many", "bb2020/star.lord-of-chaos")
def test_a_lord_of_chaos_taken_off_the_pitch_loses_his_re_roll_even_if_he_was_argued_for():
    game = pitch(TEXT.replace("away 1 20,1", "away 1 20,1 Lord of Chaos"), "6")
    game.game.call_too_many_players("home")
    game.play("choose away 1", "away: argue the call")
    assert game.shows("away 1 reserves")
    assert game.table.used_up != ()
    assert game.done()


@pytest.mark.rule("bb2020/setup.too-many", "bb2020/inducements.bribe")
def test_a_bribe_brings_him_to_the_reserves_and_saves_the_turn():
    game = called("active away / bribes 0 1", dice="2")
    game.play("choose away 1", "away: bribe the referee")
    assert game.shows("away 1 reserves")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/setup.too-many")
def test_the_acting_player_may_be_the_one_who_goes():
    game = pitch(f"{TEXT}active away / bribes 0 1", "2").play("away 1 move")
    game.game.call_too_many_players("home")
    game.play("choose away 1", "away: bribe the referee")
    assert game.shows("away 1 reserves")
    assert game.asked("away", "turn")
    assert game.refuses("away 1 move")
    assert game.done()


@pytest.mark.rule("bb2020/setup.too-many", "bb2020/skill.swarming.limits")
def test_players_who_swarmed_onto_the_pitch_are_not_too_many():
    swarm = TEXT.replace("away 1 20,1 ", "away 1 20,1 Swarming ")
    swarm = swarm.replace("away 2 20,2 ", "away 2 20,2 Swarming ")
    game = pitch(swarm)
    with pytest.raises(IllegalAnswer, match="away has no more players on the pitch than it may"):
        game.game.call_too_many_players("home")


@pytest.mark.rule("bb2020/setup.too-many")
def test_a_wrong_call_changes_nothing():
    game = pitch("home 1 5,5 / away 1 20,5")
    before = game.picture()
    with pytest.raises(IllegalAnswer, match="no more players"):
        game.game.call_too_many_players("home")
    assert game.picture() == before


@pytest.mark.rule("bb2020/setup.too-many")
def test_the_call_can_be_saved_and_copied(tmp_path):
    game = called("banned 0 1", dice="W")
    twin = game.copy()
    game.play("choose away 12")
    twin.play("choose away 12")
    assert twin.picture() == game.picture()
    game.game.save(tmp_path / "twelve.game")
    assert load(tmp_path / "twelve.game").table.ball == game.table.ball


def test_other_editions_have_no_such_rule():
    with pytest.raises(IllegalAnswer, match="no rule about too many"):
        pitch(TEXT, rules="lrb6").game.call_too_many_players("home")
