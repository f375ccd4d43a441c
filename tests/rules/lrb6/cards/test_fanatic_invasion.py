"""Fanatic Invasion: a player of nobody, whom both coaches move."""

import pytest
from table import Scene, in_play, pitch

from pigskin import Game
from pigskin.conformance import check_play
from pigskin.dice import Dice
from pigskin.position import to_text
from pigskin.rules.block_dice import block_dice

pytestmark = pytest.mark.rule("lrb6/cards.fanatic-invasion")

FAR = "home 2 1,1 / away 2 24,13"
OTHER = {"home 1": "away 1", "away 1": "home 1"}
STOPS = ("face east", "face east", "face east", "no")  # his MA is 3, and he goes for nothing


def invaded(rest: str, dice: str = "", at: str = "7,7", seed: int | None = None) -> Scene:
    """Home has ended its turn and put the Fanatic down, who is its third player."""
    game = pitch(f"{rest} / {FAR} / hand home Fanatic Invasion", dice, seed=seed)
    game.play("end turn", f"play Fanatic Invasion at {at}")
    return game


def test_he_stands_in_any_empty_square():
    game = pitch(f"home 1 7,7 / ball 8,8 / {FAR} / hand home Fanatic Invasion").play("end turn")
    assert game.asked("home", "card")
    assert game.offers("play Fanatic Invasion at 0,0", "play Fanatic Invasion at 20,8")
    assert game.refuses("play Fanatic Invasion at 7,7", "play Fanatic Invasion at 8,8")


def test_he_is_a_goblin_fanatic_and_moved_at_once():
    game = invaded("home 1 3,3 / away 1 20,2", "3 3 3")
    assert game.asked("home", "facing", "home 3")
    assert game.shows("home 3 7,7 ma3 st7 ag3 av7 dazed Ball & Chain No Hands Secret Weapon Stunty")
    game.play(*STOPS)
    assert game.where("home 3") == "10,7"
    assert game.asked("away", "turn")
    assert game.done()


def test_each_coach_moves_him_after_his_own_turn():
    game = invaded("home 1 3,3 / away 1 20,2", "3 3 3").play(*STOPS)
    game.play("end turn")
    assert game.told("home 3 Fanatic plays for the others, as away 3 Fanatic")
    assert game.asked("away", "facing", "away 3")
    game.rolls("3 3 3").play(*["face west"] * 3, "no")
    assert game.shows("away 3 7,7 / home 3 absent")
    assert game.asked("home", "turn")
    game.play("end turn")
    assert game.told("away 3 Fanatic is home 3 Fanatic again")
    assert game.asked("home", "facing", "home 3")
    game.rolls("3 3 3").play(*STOPS)
    assert game.shows("home 3 10,7 / away 3 absent")
    assert game.done()


def test_nobody_acts_with_him_and_everybody_may_block_him():
    game = invaded("home 1 11,7 / away 1 11,8", "3 3 3").play(*STOPS)
    assert game.where("home 3") == "10,7"
    assert not [each for each in game.options() if each.startswith("away 3")]
    game.rolls("pow pow pow, 3 3")
    game.play("away 1 block", "block home 3", "push to 9,6", "stay")
    assert game.shows("home 3 ko")  # injured without an armour roll, and a stun is a knock-out
    assert game.asked("away", "turn")
    game.play("end turn")
    assert game.asked("home", "turn")  # nobody is there to be moved any more
    assert game.done()


def test_his_last_coach_may_block_him_as_well():
    game = invaded("home 1 7,8 / away 1 20,2", "3 3 3").play(*STOPS)
    game.play("end turn").rolls("3 3 3").play(*["face west"] * 3, "no")
    assert game.where("away 3") == "7,7"
    assert game.offers("home 1 block")
    assert not [each for each in game.options() if each.startswith("home 3")]


def test_he_has_no_tackle_zones():
    game = invaded("home 1 3,3 / away 1 11,7", "3 3 3").play(*STOPS)
    game.play("away 1 move", "move 12,7", "stop")
    assert not game.happenings("dodge")
    assert game.done()


@pytest.mark.parametrize("victim", ["away 1", "home 1"])
def test_he_hits_players_of_both_teams_and_nobody_is_turned_over(victim):
    """With the ball, too: it bounces, and the other coach plays his turn."""
    dice = "3, pow pow pow, 6 6, 1 1, N, 3 3"
    game = invaded(f"{victim} 8,7 av8 ball / {OTHER[victim]} 3,3", dice)
    game.play("face east", "push to 9,7")
    assert game.shows(f"{victim} 9,7 stunned / home 3 8,7")
    assert not game.turnover
    game.play("face south", "face south", "no")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.parametrize("victim", ["away", "home"])
def test_nobody_helps_him_but_his_victims_are_helped(victim):
    """7 against 3 are three dice; with a friend of the victim beside him they are two."""
    text = f"{victim} 1 8,7 / {'home' if victim == 'away' else 'away'} 1 9,7"
    game = invaded(text)
    him, mark = game.player("home 3"), game.player(f"{victim} 1")
    assert block_dice(game.table, him, mark, False) == 3
    assert block_dice(game.table, mark, him, False) == -3
    game = invaded(f"{text} / {victim} 4 6,6")
    him = game.player("home 3")
    assert block_dice(game.table, him, mark, False) == 2
    assert block_dice(game.table, mark, him, False) == -2


def test_no_team_re_roll_is_used_for_him():
    game = invaded("home 1 3,3 / away 1 8,7 / rerolls 3 3", "3, push push push")
    game.play("face east")
    assert game.asked("home", "push")  # the only face is chosen, and nothing else is asked
    assert game.done()


def test_he_may_go_for_it_and_trips():
    game = invaded("home 1 3,3 / away 1 20,2 / apothecary 1 1", "3 3 3 3, 1, 3 3")
    game.play(*["face east"] * 3, "yes", "face east")
    assert game.shows("home 3 ko")  # no apothecary looks at him
    assert game.asked("away", "turn")
    assert game.done()


def test_the_crowd_gets_him_and_nobody_counts_the_casualty():
    game = invaded("home 1 3,3 / away 1 20,2 / apothecary 1 1", "3, 6 6, 1 1", at="7,0")
    game.play("face north")
    assert game.state("home 3") == "injured"
    assert (game.table.home.casualties, game.table.away.casualties) == (0, 0)
    assert game.done()


@pytest.mark.parametrize("victim", ["away 1", "home 1"])
def test_a_casualty_of_his_counts_for_nobody(victim):
    dice = "3, pow pow pow, 6 6, 6 6, 1 1"
    game = invaded(f"{victim} 8,7 av7 / {OTHER[victim]} 3,3", dice).play("face east", "push to 9,7")
    assert game.state(victim) == "injured"
    assert game.table.feats == ()
    report = game.game.report()
    assert not any(each.casualties for each in (*report.home.players, *report.away.players))


def test_the_ball_bounces_where_he_steps():
    game = invaded("home 1 3,3 / away 1 20,2 / ball 8,7", "3 N 3 3")
    game.play(*STOPS)
    assert game.shows("home 3 10,7 / ball 8,6")
    assert not game.turnover
    assert game.done()


def test_a_carrier_whom_he_drives_over_the_line_scores_at_once():
    game = invaded("home 1 3,3 / away 1 1,7 ball", "3, push push push", at="2,7", seed=1)
    game.play("face west", "push to 0,7")
    assert game.score == (0, 1)
    assert game.told("end of the drive: 0-1")


@pytest.mark.parametrize("mover", ["home", "away"])
def test_he_leaves_with_the_drive_and_no_bribe_keeps_him(mover):
    game = invaded("home 1 3,3 / away 1 2,7 ball / bribes 2 2", "3 3 3", seed=1)
    game.play(*STOPS)
    if mover == "away":
        game.play("end turn").play(*["face north"] * 3, "no")
        game.play("home 1 move", "move 2,4", "stop", "end turn")
        game.play(*["face south"] * 3, "no")
    game.play("away 1 move", "move 1,7", "move 0,7")
    assert game.score == (0, 1)
    assert game.kind != "bribe"
    assert game.state("home 3") == "off"
    assert 604 not in [what for _, what, _, _ in game.table.held]


def test_at_the_end_of_a_half_he_moves_once_more_and_goes():
    game = pitch(
        f"home 1 3,3 / away 1 20,2 / {FAR} / active away / turns 8 8 / "
        "hand away Fanatic Invasion",
        "3 3 3", seed=2,
    )  # fmt: skip
    game.play("end turn", "play Fanatic Invasion at 7,7", *STOPS)
    assert game.table.half == 2
    assert game.state("away 3") == "off"


def test_cards_for_own_players_or_opponents_are_not_for_him():
    game = pitch(
        f"home 1 7,8 / away 1 20,2 / {FAR} / hand home Fanatic Invasion, Iron Man / "
        "hand away Blackmail, Heckler",
        "3 3 3",
    )  # fmt: skip
    game.play("end turn", "play Fanatic Invasion at 7,7", *STOPS)
    assert game.offers("play Iron Man on home 1")
    assert game.refuses("play Iron Man on home 3")
    game.play("stop")
    assert game.offers("play Blackmail on home 1", "play Heckler on home 1")
    assert game.refuses("play Blackmail on home 3", "play Heckler on home 3")


def test_a_frog_hops_nowhere():
    game = pitch(
        f"home 1 7,8 / away 1 20,2 / {FAR} / hand home Fanatic Invasion, Zap!", "3 3 3, 6"
    )
    game.play("end turn", "play Fanatic Invasion at 7,7", *STOPS, "play Zap! on home 3")
    game.play("end turn")
    assert game.asked("home", "turn")
    assert game.done()


def test_a_position_keeps_him():
    """Whoever has moved him last, he goes on in a game from its own position."""
    game = invaded("home 1 3,3 / away 1 20,2", "3 3 3").play(*STOPS)
    for end, face in (("away", "face west"), ("home", "face east")):
        text = to_text(game.table)
        again = pitch(text)
        assert to_text(again.table) == text
        for each in (game, again):
            each.rolls("3 3 3").play("end turn")
            assert each.asked(end, "facing")
            each.play(*[face] * 3, "no")
        assert to_text(again.table) == to_text(game.table)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_him_keep_every_promise(seed):
    lines = [f"home {n} {10 + n % 3},{n + 1} Block" for n in range(1, 12)]
    lines += [f"away {n} {13 + n % 3},{n + 1} Side Step" for n in range(1, 12)]
    lines += ["ball 12,7", f"hand {'home' if seed % 2 else 'away'} Fanatic Invasion"]
    game = Game.from_position(" / ".join(lines), edition=in_play[0], seed=seed)
    assert check_play(game, f"{in_play[0]}, the Fanatic, seed {seed}", Dice(seed)) > 50
    assert game.table.home.played or game.table.away.played
