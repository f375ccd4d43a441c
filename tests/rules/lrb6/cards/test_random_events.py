"""Random Events: eighteen things nobody could have foreseen."""

import pytest
from table import Scene, pitch

from pigskin.position import to_text

BENCH = " / ".join(f"{side} {shirt} reserves" for side in ("home", "away") for shirt in range(2, 9))
START = "home 1 5,5 / away 1 9,9 / "


def skills(game: Scene, who: str) -> list[str]:
    return [skill.name for skill in game.table.profiles[game.player(who)].skills]


# --- gifts and banes --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gained", "values"),
    [
        ("Buzzing", ["Jump Up", "No Hands", "Frenzy"], "ag4"),
        ("Gimme That!", ["Dauntless", "Juggernaut", "Strip Ball"], ""),
        ("Orcidas Sponsorship", ["Sprint", "Sure Feet"], "ma7"),
        ("Tackling Machine", ["Diving Tackle", "Jump Up", "Tackle", "Wrestle"], ""),
    ],
)
@pytest.mark.rule(
    "lrb6/cards.buzzing", "lrb6/cards.gimme-that", "lrb6/cards.orcidas-sponsorship",
    "lrb6/cards.tackling-machine",
)  # fmt: skip
def test_gifts_for_one_player_and_the_whole_match(card: str, gained: list[str], values: str):
    game = pitch(f"home 1 24,7 ball / home 2 5,5 / away 1 9,9 / turn home 3 / hand home {card}")
    game.play(f"play {card} on home 2")
    assert skills(game, "home 2") == gained
    assert game.shows(f"home 2 5,5 {values} {', '.join(gained)}")
    game.play("home 1 move", "move 25,7")  # the drive ends
    assert skills(game, "home 2") == gained


@pytest.mark.rule("lrb6/cards.buzzing")
def test_who_has_the_ball_does_not_buzz():
    game = pitch("home 1 5,5 ball / home 2 6,9 / away 1 9,9 / hand home Buzzing")
    assert game.refuses("play Buzzing on home 1")
    assert game.offers("play Buzzing on home 2")


@pytest.mark.rule("lrb6/cards.duh-where-am-i")
def test_an_opponent_forgets_where_he_is():
    game = pitch(START + "hand home Duh, Where Am I?").play("end turn")
    assert game.refuses("play Duh, Where Am I? on home 1")
    game.play("play Duh, Where Am I? on away 1")
    assert skills(game, "away 1") == ["Really Stupid"]


@pytest.mark.rule("lrb6/cards.iron-man")
def test_an_iron_man_is_only_stunned():
    """An injury roll of 12 against him."""
    game = pitch("home 1 7,7 av8 / away 1 8,7 / hand home Iron Man", dice="pow, 6 6 6 6")
    game.play("end turn", "play Iron Man on home 1")
    game.play("away 1 block", "block home 1", "push to 6,7", "stay")
    assert game.shows("home 1 6,7 stunned")
    assert game.done()


# --- something happens ------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.ballista")
def test_a_ballista_strikes_like_lightning():
    """2+; one more to the armour roll, as a spell has it."""
    game = pitch("home 1 5,5 / away 1 9,9 av8 / hand home Ballista", dice="2, 5 3, 2 2")
    game.play("end turn", "play Ballista on away 1")
    assert game.shows("away 1 9,9 stunned")
    assert game.done()


@pytest.mark.rule("lrb6/cards.ballista")
def test_a_ballista_misses_on_a_1():
    game = pitch("home 1 5,5 / away 1 9,9 / hand home Ballista", dice="1")
    game.play("end turn", "play Ballista on away 1")
    assert game.shows("away 1 9,9")


@pytest.mark.rule("lrb6/cards.mine")
def test_a_mine_goes_off_where_an_opponent_is():
    """Everybody around who stands rolls; 4+ is knocked down."""
    game = pitch("home 1 5,5 / away 1 9,9 av8 / away 2 9,10 / hand home Mine", dice="3 4, 2 2")
    assert game.refuses("play Mine at 9,11", "play Mine at 5,5")
    game.play("play Mine at 9,9")
    assert game.shows("away 1 9,9 / away 2 9,10 prone")


# --- before the match and between drives ------------------------------------------------------


@pytest.mark.rule("lrb6/cards.bad-habits")
@pytest.mark.parametrize(("had", "die", "left"), [(4, 3, 1), (2, 3, 0), (3, 1, 2)])
def test_bad_habits_cost_re_rolls_for_the_match(had: int, die: int, left: int):
    game = pitch(
        f"home 1 reserves / away 1 reserves / {BENCH} / phase before the match / "
        f"full-rerolls 2 {had} / hand home Bad Habits", [die], seed=1,
    )  # fmt: skip
    game.play("play Bad Habits")
    assert game.table.away.full_rerolls == left


@pytest.mark.rule("lrb6/cards.magic-sponge")
@pytest.mark.parametrize(("die", "state"), [(1, "injured"), (2, "reserves")])
def test_a_sponge_works_on_a_2(die: int, state: str):
    """Whatever he has, before or after the knocked-out are rolled for; the sheet keeps it."""
    text = f"home 1 injured / away 1 reserves / {BENCH} / phase drive / injuries home 1 dead / "
    game = pitch(text + "hand home Magic Sponge", [die])
    game.play("play Magic Sponge on home 1")
    assert game.state("home 1") == state
    assert game.table.injuries


@pytest.mark.rule("lrb6/cards.rakarths-curse-of-petty-spite")
def test_nothing_of_a_cursed_player_is_rolled_again():
    """Neither by a skill of his nor by the team; his team-mates are free of it."""
    text = "home 1 7,7 / away 1 8,7 Dodge / away 2 20,7 / rerolls 3 3 / "
    game = pitch(text + "hand home Rakarth's Curse of Petty Spite", dice="1, 5 4, 3 3")
    game.play("end turn", "play Rakarth's Curse of Petty Spite on away 1")
    game.play("away 1 move", "move 9,8")
    assert game.shows("away 1 9,8 stunned")


@pytest.mark.rule("lrb6/cards.rakarths-curse-of-petty-spite")
def test_a_curse_does_not_spread():
    text = "home 1 7,7 / away 1 8,7 / away 2 20,7 / rerolls 3 3 / "
    game = pitch(text + "hand home Rakarth's Curse of Petty Spite", dice="1")
    game.play("end turn", "play Rakarth's Curse of Petty Spite on away 2")
    game.play("away 1 move", "move 9,8")
    assert game.offers("team re-roll")


@pytest.mark.rule("lrb6/cards.ego-trip")
def test_who_is_on_an_ego_trip_acts_first_or_not_at_all():
    text = "home 1 7,7 / away 1 12,7 / away 2 20,7 / hand home Ego Trip"
    game = pitch(text).play("end turn", "play Ego Trip on away 1")
    assert game.offers("away 1 move", "away 2 move")
    game.play("away 2 move", "stop")
    assert game.refuses("away 1 move")
    game.play("end turn", "end turn")
    game.play("away 1 move", "stop")
    assert game.offers("away 2 move")


# --- hands --------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.kid-gloves")
def test_kid_gloves_only_stun():
    """Armour is broken, and 12 on the injury roll is a casualty otherwise."""
    text = "home 1 7,7 av8 / away 1 8,7 / away 2 20,7 / hand home Kid Gloves"
    game = pitch(text, dice="pow, 6 6 6 6").play("end turn")
    assert game.refuses("play Kid Gloves on home 1")
    game.play("play Kid Gloves on away 1")
    game.play("away 1 block", "block home 1", "push to 6,7", "stay")
    assert game.shows("home 1 6,7 stunned")
    assert game.told("Kid Gloves")


@pytest.mark.rule("lrb6/cards.kid-gloves")
def test_kid_gloves_kick_gently():
    text = "home 1 7,7 av8 prone / away 1 8,7 / active away / boons away 1 Kid Gloves until match"
    game = pitch(text, dice="6 4, 6 5").play("away 1 foul", "foul home 1")
    assert game.shows("home 1 7,7 stunned")


@pytest.mark.rule("lrb6/cards.kid-gloves")
def test_team_mates_of_kid_gloves_hit_as_ever():
    text = "home 1 7,7 av8 prone / away 1 8,7 / away 2 6,7 / active away / "
    game = pitch(text + "boons away 1 Kid Gloves until match", dice="6 4, 5 4")
    game.play("away 2 foul", "foul home 1")
    assert game.state("home 1") == "ko"


@pytest.mark.rule("lrb6/cards.knuckledusters")
def test_knuckledusters_turn_a_die():
    """He rolls Attacker Down, and his coach may have Defender Down all the same."""
    text = "home 1 7,7 / away 1 8,7 av8 / hand home Knuckledusters"
    game = pitch(text, dice="skull, 2 2").play("play Knuckledusters on home 1")
    game.play("home 1 block", "block away 1")
    assert game.offers("choose attacker down", "choose pow")
    game.play("choose pow", "push to 9,7", "stay")
    assert game.told("home 1 uses Knuckledusters")
    assert game.shows("away 1 9,7 prone")


@pytest.mark.rule("lrb6/cards.knuckledusters")
def test_knuckledusters_turn_all_dice_the_defender_would_choose_from():
    text = "home 1 7,7 st3 / away 1 8,7 st4 av8 / hand home Knuckledusters"
    game = pitch(text, dice="pow push, 2 2").play("play Knuckledusters on home 1")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "re-roll block")
    game.play("choose pow", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone")


@pytest.mark.rule("lrb6/cards.knuckledusters")
def test_knuckledusters_are_taken_off_after_the_turn():
    text = "home 1 7,7 / away 1 8,7 / hand home Knuckledusters"
    game = pitch(text, seed=1).play("play Knuckledusters on home 1")
    game.play("end turn", "end turn", "home 1 block")
    assert "Knuckledusters" not in to_text(game.table).replace("played home Knuckledusters", "")


# --- frogs and machines -------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.zap")
def test_a_zapped_carrier_is_a_frog_and_drops_the_ball():
    game = pitch("home 1 5,5 / away 1 9,9 ball st5 Block / hand home Zap!", dice="2, N")
    game.play("end turn", "play Zap! on away 1")
    assert game.shows("away 1 9,9 ma5 st1 ag4 av4 Dodge, Leap, No Hands / ball 9,8")
    assert "Block" not in skills(game, "away 1")


@pytest.mark.rule("lrb6/cards.zap")
def test_a_zap_fails_on_a_1_and_hits_anybody():
    game = pitch("home 1 5,5 / away 1 9,9 ball / hand home Zap!", dice="1").play("end turn")
    assert game.offers("play Zap! on home 1")
    game.play("play Zap! on away 1")
    assert game.shows("away 1 9,9 ball")


@pytest.mark.rule("lrb6/cards.zap")
def test_a_frog_is_himself_again_when_the_drive_ends():
    game = pitch("home 1 24,7 ball / away 1 9,9 Block / hand home Zap!", dice="2", seed=1)
    game.play("end turn", "play Zap! on away 1", "end turn")
    game.play("home 1 move", "move 25,7")
    assert skills(game, "away 1") == ["Block"]


@pytest.mark.rule("lrb6/cards.not-so-secret-weapon")
def test_a_deathroller_comes_on_and_acts():
    game = pitch("home 1 5,5 / away 1 20,1 / hand home Not-So-Secret Weapon")
    assert game.refuses("play Not-So-Secret Weapon at 20,2")
    game.play("play Not-So-Secret Weapon at 20,0")
    assert game.shows("home 2 20,0 ma4 st7 ag1 av10 Loner Dirty Player Secret Weapon Stand Firm")
    assert game.offers("home 2 block", "home 2 blitz")


@pytest.mark.rule("lrb6/cards.not-so-secret-weapon")
def test_a_deathroller_leaves_with_the_drive_and_nobody_bribes_for_him():
    text = "home 1 24,7 ball / away 1 20,1 / bribes 2 0 / hand home Not-So-Secret Weapon"
    game = pitch(text, seed=1).play("play Not-So-Secret Weapon at 20,0")
    game.play("home 1 move", "move 25,7")
    assert game.kind != "bribe"
    assert game.state("home 2") == "off"


# --- revenge ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.get-em-lads")
def test_lads_avenge_who_was_stunned_in_the_last_turn():
    """All of them have one ST more, for one turn."""
    text = "home 1 7,7 av8 / home 2 5,5 st4 / away 1 8,7 / active away / hand home Get 'Em Lads!"
    game = pitch(text, dice="pow, 6 6 1 1")
    game.play("away 1 block", "block home 1", "push to 6,7", "stay", "end turn")
    game.play("play Get 'Em Lads!")
    assert game.shows("home 2 5,5 st5")
    game.play("end turn")
    assert game.shows("home 2 5,5 st4")


@pytest.mark.rule("lrb6/cards.get-em-lads")
def test_lads_need_a_reason():
    """Nobody was hurt; and what happened a turn before is forgotten."""
    text = "home 1 7,7 av8 / home 2 5,5 / away 1 8,7 / active away / hand home Get 'Em Lads!"
    game = pitch(text, dice="pow, 1 1")
    game.play("away 1 block", "block home 1", "push to 6,7", "stay", "end turn")
    assert game.refuses("play Get 'Em Lads!")


@pytest.mark.rule("lrb6/cards.get-em-lads")
def test_lads_forget_after_their_turn():
    text = "home 1 7,7 av8 / home 2 5,5 / away 1 8,7 / active away / hand home Get 'Em Lads!"
    game = pitch(text, dice="pow, 6 6 1 1")
    game.play("away 1 block", "block home 1", "push to 6,7", "stay", "end turn")
    assert game.offers("play Get 'Em Lads!")
    game.play("end turn", "stop", "end turn")
    assert game.refuses("play Get 'Em Lads!")


@pytest.mark.rule("lrb6/cards.get-em-lads")
def test_another_card_of_the_deck_looks_the_same_from_outside():
    """What the view shows of a grudge must not give the hand away."""
    text = "home 1 7,7 av8 / home 2 5,5 / away 1 8,7 / active away / hand home "
    held = []
    for card in ("Get 'Em Lads!", "Mine"):
        game = pitch(text + card, dice="pow, 6 6 1 1")
        game.play("away 1 block", "block home 1", "push to 6,7", "stay")
        held.append(game.table.held)
    assert held[0] == held[1] != ()
