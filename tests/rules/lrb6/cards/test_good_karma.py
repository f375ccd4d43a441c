"""Good Karma: twenty-six cards for coaches who deserve some luck."""

import pytest
from table import Scene, pitch

from pigskin.model import RESERVES

NO_TABLE: dict[str, object] = {"kickoff_table": False}
# Home kicks; three on each line, away 4 waits deep, home 4 stands back.
KICK = (
    "home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 5,7 / away 1 13,6 / away 2 13,7 / "
    "away 3 13,8 / away 4 20,7 / phase kick / kicking home / turns 0 0 / "
)
# A drive begins, and home may have to do without somebody.
BENCH = " / ".join(f"{side} {shirt} reserves" for side in ("home", "away") for shirt in range(2, 9))


def until_offered(game: Scene, answer: str) -> Scene:
    """Play no card at earlier stops, where there could have been one for all the others know."""
    for _ in range(9):
        game.until("card")
        if answer in game.options():
            return game
        game.play("stop")
    raise AssertionError(f"{answer} was never offered")


def skills(game: Scene, who: str) -> list[str]:
    return [skill.name for skill in game.table.profiles[game.player(who)].skills]


# --- gifts and banes --------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.butterfingers")
def test_buttered_fingers_hold_no_ball():
    """Not on him who has the ball; gone with the drive."""
    text = "home 1 24,7 / away 1 20,7 ball / away 2 22,3 / turn home 3 / hand home Butterfingers"
    game = pitch(text).play("end turn")
    assert game.refuses("play Butterfingers on away 1", "play Butterfingers on home 1")
    game.play("play Butterfingers on away 2")
    assert game.shows("away 2 22,3 No Hands")


@pytest.mark.rule("lrb6/cards.chainsaw")
def test_a_chainsaw_for_somebody_on_the_bench():
    game = pitch(f"home 1 reserves / away 1 reserves / {BENCH} / phase drive / hand home Chainsaw")
    until_offered(game, "play Chainsaw on home 1").play("play Chainsaw on home 1")
    assert skills(game, "home 1") == ["Chainsaw", "Secret Weapon", "No Hands"]


@pytest.mark.rule("lrb6/cards.dazed-and-confused")
def test_only_somebody_who_is_down_gets_dazed():
    text = "home 1 5,5 / away 1 9,9 / away 2 9,3 prone / away 3 3,9 stunned / "
    game = pitch(text + "hand home Dazed and Confused").play("end turn")
    assert game.refuses("play Dazed and Confused on away 1")
    assert game.offers("play Dazed and Confused on away 3")
    game.play("play Dazed and Confused on away 2")
    assert skills(game, "away 2") == ["Bone-head"]


@pytest.mark.rule("lrb6/cards.magic-helmet")
def test_a_helmet_makes_tougher():
    game = pitch("home 1 5,5 av8 / away 1 9,9 / hand home Magic Helmet")
    game.play("end turn", "play Magic Helmet on home 1")
    assert game.shows("home 1 5,5 av9 Thick Skull")


@pytest.mark.rule("lrb6/cards.one-with-the-kicker")
def test_who_is_one_with_the_kicker_runs_at_once():
    """Only the receivers' coach, once the ball has scattered; his player may return this kick."""
    game = pitch(KICK + "hand away One with the Kicker", dice="N 1", options=NO_TABLE)
    game.play("home: kick to 18,7")
    until_offered(game, "play One with the Kicker on away 4")
    game.play("play One with the Kicker on away 4")
    assert game.asked("away", "kick-off return")
    assert game.offers("away 4 uses Kick-Off Return")


@pytest.mark.rule("lrb6/cards.stiletto")
def test_a_stiletto_stabs():
    game = pitch("home 1 5,5 / away 1 6,5 av8 / hand home Stiletto", dice="5 4 2 2")
    game.play("play Stiletto on home 1", "home 1 block", "Stab on away 1")
    assert game.shows("away 1 6,5 stunned")


@pytest.mark.rule("lrb6/cards.knutts-spell-of-awesome-strength")
@pytest.mark.parametrize(("strength", "twice"), [(3, 6), (6, 10)])
def test_a_spell_doubles_strength_for_a_turn(strength: int, twice: int):
    """Ten is the limit."""
    text = f"home 1 5,5 st{strength} / away 1 15,5 / hand home Knutt's Spell of Awesome Strength"
    game = pitch(text).play("play Knutt's Spell of Awesome Strength on home 1")
    assert game.table.profiles[game.player("home 1")].st == twice
    game.play("end turn")
    assert game.table.profiles[game.player("home 1")].st == strength


@pytest.mark.rule("lrb6/cards.knutts-spell-of-awesome-strength")
def test_what_else_makes_stronger_is_added_after_the_doubling():
    text = "home 1 5,5 st3 / away 1 15,5 / boons home 1 stronger until drive / hand home "
    game = pitch(text + "Knutt's Spell of Awesome Strength")
    game.play("play Knutt's Spell of Awesome Strength on home 1")
    assert game.table.profiles[game.player("home 1")].st == 7


# --- for the whole team -----------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.rune-of-fear")
def test_a_rune_makes_everybody_frightening_for_one_turn():
    """Foul Appearance against the block, and only in the opponents' next turn."""
    text = "home 1 7,7 / away 1 8,7 / hand home Rune of Fear"
    game = pitch(text, dice="1").play("end turn", "play Rune of Fear")
    game.play("away 1 block", "block home 1")
    assert game.told("foul appearance")
    game.play("end turn")
    assert game.table.home.wide == ()


@pytest.mark.rule("lrb6/cards.the-wall")
def test_a_wall_stands_in_the_opponents_next_turn():
    game = pitch("home 1 7,7 / away 1 8,7 / hand home The Wall", dice="push")
    game.play("end turn", "play The Wall", "away 1 block", "block home 1", "use Stand Firm")
    assert game.shows("home 1 7,7")
    game.play("end turn")
    assert game.table.home.wide == ()


@pytest.mark.rule("lrb6/cards.extra-training")
def test_one_re_roll_more_in_both_halves():
    game = pitch(
        f"home 1 reserves / away 1 reserves / {BENCH} / phase before the match / "
        "full-rerolls 2 2 / hand home Extra Training", seed=1,
    )  # fmt: skip
    game.play("play Extra Training")
    assert game.table.home.full_rerolls == 3
    game.until("set-up")
    assert game.rerolls == (3, 2)


# --- actions ----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.all-out-blitz")
def test_a_second_blitz_and_no_third():
    text = "home 1 5,5 / home 2 7,9 / home 3 9,3 / away 1 15,5 / hand home All Out Blitz"
    game = pitch(text).play("play All Out Blitz", "home 1 blitz", "stop")
    assert game.offers("home 2 blitz")
    game.play("home 2 blitz", "stop")
    assert game.refuses("home 3 blitz")


@pytest.mark.rule("lrb6/cards.all-out-blitz")
def test_without_the_card_there_is_one_blitz():
    game = pitch("home 1 5,5 / home 2 7,9 / away 1 15,5 / hand home All Out Blitz")
    game.play("home 1 blitz", "stop")
    assert game.refuses("home 2 blitz", "play All Out Blitz")


@pytest.mark.rule("lrb6/cards.razzle-dazzle")
def test_a_second_pass_or_a_second_hand_off_but_not_both():
    text = "home 1 5,5 ball / home 2 6,5 / home 3 7,5 / home 4 9,9 / away 1 20,5 / "
    game = pitch(text + "hand home Razzle Dazzle", dice="6 6 6 6 6")
    game.play("play Razzle Dazzle")
    game.play("home 1 hand-off", "hand off to home 2", "home 2 hand-off", "hand off to home 3")
    assert game.refuses("home 4 hand-off")
    game.play("home 3 pass", "pass the ball", "pass to 9,9")
    assert game.refuses("home 4 pass")


# --- something happens ------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.banana-skin")
def test_a_banana_skin_fells_a_marked_opponent():
    """With an armour roll; the ball bounces, and nobody loses a turn."""
    text = "home 1 5,5 / away 1 6,6 av8 ball / away 2 15,5 / hand home Banana Skin"
    game = pitch(text, dice="5 5 2 3 E").play("end turn")
    assert game.refuses("play Banana Skin on away 2")
    game.play("play Banana Skin on away 1")
    assert game.shows("away 1 6,6 stunned / ball 7,6")
    assert game.asked("away", "turn")


@pytest.mark.rule("lrb6/cards.lurve-potion")
def test_love_takes_a_random_opponent_of_a_wide_zone_off_the_pitch():
    game = pitch(KICK + "away 5 20,2 / away 6 20,3 / hand home Lurve Potion", dice="S 1 E 2",
                 options=NO_TABLE)  # fmt: skip
    game.play("home: kick to 18,7")
    until_offered(game, "play Lurve Potion at 12,0")
    assert game.refuses("play Lurve Potion at 12,14")
    game.play("play Lurve Potion at 12,0")
    assert game.shows("away 5 20,2 / away 6 reserves")


# --- the dugout -------------------------------------------------------------------------------

HURT = f"home 1 injured / away 1 reserves / {BENCH} / phase drive / "


@pytest.mark.rule("lrb6/cards.doc-bonesaw")
def test_the_doctor_sees_to_bruises_after_the_rolls():
    game = pitch(HURT + "home 9 ko / injuries home 1 badly hurt / hand home Doc Bonesaw", dice="1")
    until_offered(game, "play Doc Bonesaw on home 1")
    assert game.told("home 9: comes round")
    assert game.offers("play Doc Bonesaw on home 9")
    game.play("play Doc Bonesaw on home 1")
    assert game.state("home 1") == "reserves"


@pytest.mark.rule("lrb6/cards.doc-bonesaw")
def test_the_doctor_has_nothing_against_worse_than_bruises():
    game = pitch(HURT + "injuries home 1 niggling injury / hand home Doc Bonesaw")
    game.until("card", "home")
    for _ in range(2):
        assert game.options() == ["stop"]
        game.play("stop")
        if game.kind != "card":
            break


@pytest.mark.rule("lrb6/cards.miracle-worker")
def test_a_miracle_turns_a_casualty_into_a_knock_out():
    """He is rolled for with the others; what the casualty left him with stays."""
    game = pitch(HURT + "injuries home 1 -1 ST / hand home Miracle Worker", dice="4")
    game.until("card", "home").play("play Miracle Worker on home 1")
    assert game.told("home 1: comes round")
    assert game.state("home 1") == "reserves"
    assert game.table.injuries


@pytest.mark.rule("lrb6/cards.miracle-worker")
def test_no_miracle_for_somebody_only_badly_hurt():
    game = pitch(HURT + "injuries home 1 badly hurt / hand home Miracle Worker")
    game.until("card", "home")
    assert game.refuses("play Miracle Worker on home 1")


@pytest.mark.rule("lrb6/cards.fan-uproar")
def test_an_uproar_drowns_team_re_rolls_for_one_turn():
    """A dodge fails: no re-roll is offered, but the skill's; the turn after there is one again."""
    text = "home 1 7,7 / away 1 8,7 / rerolls 3 3 / hand home Fan Uproar"
    game = pitch(text, dice="1, 5 4, 3 3").play("end turn", "play Fan Uproar")
    game.play("away 1 move", "move 9,8")
    assert game.shows("away 1 9,8 stunned")
    game.play("end turn").until("turn", "away")
    assert game.table.away.wide == ()


@pytest.mark.rule("lrb6/cards.fan-uproar")
def test_an_uproar_leaves_skills_alone():
    text = "home 1 7,7 / away 1 8,7 Dodge / rerolls 3 3 / hand home Fan Uproar"
    game = pitch(text, dice="1").play("end turn", "play Fan Uproar")
    game.play("away 1 move", "move 9,8")
    assert game.options() == ["re-roll with Dodge", "keep the roll"]


@pytest.mark.rule("lrb6/cards.lewd-maneuvers")
def test_nobody_in_the_wide_zone_acts_for_two_turns():
    text = "home 1 7,2 / home 2 7,7 / away 1 12,3 / away 2 12,12 / hand home Lewd Maneuvers"
    game = pitch(text).play("play Lewd Maneuvers at 12,0")
    assert game.refuses("home 1 move")
    game.play("home 2 move", "move 7,6", "stop", "end turn")
    assert game.refuses("away 1 move")
    game.play("away 2 move", "stop", "end turn")
    assert game.offers("home 1 move")
    game.play("end turn")
    assert game.offers("away 1 move")


# --- beside the players -----------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.scutts-scroll-of-weather-magic")
def test_a_scroll_chooses_the_weather():
    """Any row of the table; it stays until a kick-off result changes it."""
    text = "home 1 5,5 / away 1 15,5 / hand home Scutt's Scroll of Weather Magic"
    game = pitch(text).play("end turn", "play Scutt's Scroll of Weather Magic")
    assert game.asked("home", "card target")
    assert len(game.options()) == 5
    game.play("choose pouring rain")
    assert game.shows("weather pouring rain")
    game.play("end turn", "end turn")
    assert game.shows("weather pouring rain")


@pytest.mark.rule("lrb6/cards.scutts-scroll-of-weather-magic")
def test_no_scroll_where_no_weather_is_played():
    text = "home 1 5,5 / away 1 15,5 / hand home Scutt's Scroll of Weather Magic"
    game = pitch(text, options={"weather": False}).play("end turn")
    assert game.refuses("play Scutt's Scroll of Weather Magic")


BEFORE = f"home 1 reserves / away 1 reserves / {BENCH} / phase before the match / "


@pytest.mark.rule("lrb6/cards.team-anthem")
def test_an_anthem_wins_the_toss():
    """Nobody calls a coin; FAME itself, which winnings count, is as it was."""
    game = pitch(BEFORE + "hand home Team Anthem", seed=1).play("play Team Anthem")
    game.until("kick or receive")
    assert game.asked("home", "kick or receive")
    assert game.told("wins the toss")
    assert game.table.home.fame <= 2


@pytest.mark.rule("lrb6/cards.team-anthem")
def test_two_anthems_leave_the_toss_to_the_coin():
    both = "effects home Team Anthem until match, away Team Anthem until match"
    game = pitch(BEFORE + both, seed=1)
    game.until("toss")
    assert game.asked("away", "toss")


@pytest.mark.rule("lrb6/cards.team-anthem")
def test_an_anthem_counts_for_kick_off_results():
    """Both roll a 1: home's D3 of 1 + 2 beats away's 1 + 1, whose FAME is higher."""
    text = KICK + "fame 0 1 / effects home Team Anthem until match"
    game = pitch(text, dice="S 1, 3 3, 1 1, N").play("home: kick to 18,7")
    game.until("turn")
    assert game.told("cheering fans")
    assert game.rerolls == (1, 0)


@pytest.mark.rule("lrb6/cards.suitable-pitch")
@pytest.mark.parametrize(("by", "state"), [("+1", "stunned"), ("-1", "prone")])
def test_a_pitch_is_hard_or_soft_for_whoever_goes_down(by: str, state: str):
    """Armour 8 against an 8: broken on a hard pitch only, whoever played the card."""
    game = pitch(KICK + "hand away Suitable Pitch", dice="S 1 E", options=NO_TABLE)
    game.play("home: kick to 18,7")
    until_offered(game, "play Suitable Pitch").play("play Suitable Pitch")
    assert game.options() == ["change the roll by +1", "change the roll by -1"]
    game.play(f"change the roll by {by}").until("turn", "away")
    game.rolls("pow, 4 4, 1 2" if by == "+1" else "pow, 5 4")
    game.play("away 1 block", "block home 1", "push to 11,6", "stay")
    assert game.state("home 1") == state
    assert game.done()


@pytest.mark.rule("lrb6/cards.suitable-pitch")
def test_a_hard_pitch_is_nothing_to_who_is_fouled():
    text = "home 2 9,9 / away 1 18,7 / away 2 10,9 prone av8 / "
    game = pitch(text + "effects table Suitable Pitch until drive", dice="5 3")
    game.play("home 2 foul", "foul away 2")
    assert game.state("away 2") == "prone"
    assert game.done()


@pytest.mark.rule("lrb6/cards.suitable-pitch")
def test_a_hard_pitch_counts_once_for_who_falls_by_his_own_block():
    text = "home 1 7,7 av8 / away 1 8,7 / effects table Suitable Pitch until drive"
    game = pitch(text, dice="skull, 4 3").play("home 1 block", "block away 1")
    assert game.state("home 1") == "prone"
    assert game.done()


# Away 1 is about to score; home 9 and away 9 were knocked out before.
SCORING = (
    f"home 1 9,7 / {BENCH} / away 1 1,7 ball / home 9 ko / away 9 ko / turn away 3 / "
    "hand home Unsportsmanlike Conduct"
)


@pytest.mark.rule("lrb6/cards.unsportsmanlike-conduct")
def test_a_scorer_is_knocked_out_and_sleeps_through_the_next_rolls():
    """The touchdown counts; the others roll and wake, and the scorer gets no roll."""
    game = pitch(SCORING, dice="4 4").play("away 1 move", "move 0,7")
    until_offered(game, "play Unsportsmanlike Conduct").play("play Unsportsmanlike Conduct")
    game.until("set-up")
    assert game.table.away.score == 1
    assert [game.state(who) for who in ("home 9", "away 9", "away 1")] == [
        "reserves", "reserves", "ko",
    ]  # fmt: skip
    assert game.done()
    assert game.table.held == ()  # next time he is rolled for


@pytest.mark.rule("lrb6/cards.intensive-training")
def test_training_teaches_what_he_learns_on_a_normal_roll():
    text = 'home 1 5,5 pos:Blitzer Block / home 2 5,7 / away 1 15,5 / roster human orc / '
    game = pitch(text + "hand home Intensive Training")
    assert game.refuses("play Intensive Training on home 2")  # nobody knows what he is
    game.play("play Intensive Training on home 1")
    assert game.offers("gain Tackle", "gain Guard")  # General, Strength
    assert game.refuses("gain Block", "gain Catch", "gain Horns")
    game.play("gain Guard")
    assert skills(game, "home 1") == ["Block", "Guard"]


@pytest.mark.rule("lrb6/cards.intensive-training")
def test_who_learns_to_lead_brings_the_re_roll_of_this_half():
    text = 'home 1 5,5 pos:Thrower / away 1 15,5 / roster human orc / '
    game = pitch(text + "hand home Intensive Training")
    game.play("play Intensive Training on home 1", "gain Leader")
    assert game.table.held
    assert game.shows("leader 1 0")


@pytest.mark.rule("lrb6/cards.the-fan")
def test_a_fan_plays_in_the_first_half():
    game = pitch(BEFORE + "hand home The Fan", seed=1).play("play The Fan")
    fan = game.table.home.seats - 1
    profile = game.table.profiles[fan]
    assert (profile.ma, profile.st, profile.ag, profile.av) == (6, 4, 2, 7)
    game.until("set-up")
    assert game.table.state[fan] == RESERVES
    assert [skill.name for skill in profile.skills] == ["Loner", "Frenzy"]


@pytest.mark.rule("lrb6/cards.the-fan")
def test_a_fan_goes_home_at_half_time():
    text = (
        "home 1 5,5 / home 2 5,9 / away 1 20,1 / kicking away / turn home 8 / "
        "boons home 2 The Fan until half"
    )
    game = pitch(text, seed=1).play("end turn", "end turn")
    assert game.state("home 2") == "off"


@pytest.mark.rule("lrb6/cards.woof-woof")
def test_a_dog_runs_off_with_the_ball():
    """South and a 3: straight on; four squares, and past whoever stands there."""
    text = "home 1 5,5 / away 1 10,11 / ball 10,7 / hand home Woof Woof!"
    game = pitch(text, dice="3 4").play("play Woof Woof! at 10,7")
    assert game.options() == ["face north", "face east", "face south", "face west"]
    game.play("face south")
    assert game.shows("ball 10,12")
    assert game.asked("home", "turn")


@pytest.mark.rule("lrb6/cards.woof-woof")
def test_a_ball_the_dog_takes_off_the_pitch_is_thrown_in():
    text = "home 1 5,5 / away 1 20,11 / ball 10,1 / hand home Woof Woof!"
    game = pitch(text, dice="3 4, 3, 1 2, E").play("play Woof Woof! at 10,1", "face north")
    assert game.shows("ball 11,2")
    assert game.asked("home", "turn")


@pytest.mark.rule("lrb6/cards.woof-woof")
def test_no_dog_for_a_ball_in_hands():
    game = pitch("home 1 5,5 / away 1 20,11 ball / hand home Woof Woof!")
    assert not [each for each in game.options() if each.startswith("play")]


# --- free turns -------------------------------------------------------------------------------

HURRY = "home 1 5,5 / home 2 5,9 / away 1 15,5 / away 2 15,9 / turn away 3 / kicking home / "


def hurried(position: str, dice: str) -> Scene:
    """Away ends its turn, and before its own home plays the card."""
    game = pitch(position + "hand home Hurry Up Offense", dice=dice).play("away: end turn")
    return until_offered(game, "play Hurry Up Offense").play("play Hurry Up Offense")


@pytest.mark.rule("lrb6/cards.hurry-up-offense")
def test_two_free_turns_come_before_the_ordinary_one():
    """A 1 after an action ends home's; away may end its own; no marker has moved."""
    game = hurried(HURRY + "ball 3,3 / ", "2 1 6")
    before = (game.table.home.turn, game.table.away.turn)
    game.play("home 1 move", "move 6,5", "stop", "home 2 move", "move 6,9", "stop")
    assert game.asked("away", "turn")
    game.play("away 1 move", "move 14,5", "stop", "away: end turn")
    assert (game.table.home.turn, game.table.away.turn) == (before[0] + 1, before[1])
    assert game.table.held == ()
    assert game.asked("home", "turn")
    game.play("home 1 move", "move 7,5", "stop")  # an ordinary turn: no more dice
    assert game.done()


@pytest.mark.rule("lrb6/cards.hurry-up-offense")
def test_a_touchdown_waits_for_the_free_turn_of_the_others():
    game = hurried(HURRY.replace("home 1 5,5", "home 1 24,2 ball"), "2")
    game.play("home 1 move", "move 25,2")
    assert game.asked("home", "turn")
    assert game.table.home.score == 0
    game.play("end turn", "away: end turn")
    assert game.table.home.score == 1


@pytest.mark.rule("lrb6/cards.hurry-up-offense")
def test_a_free_turn_comes_even_to_who_has_no_turns_left():
    text = HURRY.replace("turn away 3", "turn away 8")
    game = hurried(text + "ball 3,3 / ", "").play("home: end turn", "away: end turn")
    assert game.asked("home", "turn")
    assert (game.table.home.turn, game.table.away.turn) == (8, 8)


@pytest.mark.rule("lrb6/cards.hurry-up-offense")
def test_a_scorer_who_loses_the_ball_meanwhile_has_not_scored():
    text = HURRY.replace("home 1 5,5", "home 1 24,2 ball").replace("away 1 15,5", "away 1 25,0")
    game = hurried(text, "2 pow 1 1 W 6").play("home 1 move", "move 25,3", "home: end turn")
    game.play("away 1 blitz", "move 25,1", "move 25,2", "block home 1", "push to 25,4")
    game.play("stay", "stop", "away: end turn")
    assert game.table.home.score == 0
    assert game.asked("home", "turn")
