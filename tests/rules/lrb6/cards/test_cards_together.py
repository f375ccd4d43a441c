"""Cards that meet each other, free turns, wizards and players of a special kind."""

import pytest
from table import Scene, pitch

NO_TABLE: dict[str, object] = {"kickoff_table": False}
BENCH = " / ".join(f"{side} {shirt} reserves" for side in ("home", "away") for shirt in range(2, 9))


def skills(game: Scene, who: str) -> list[str]:
    return [skill.name for skill in game.table.profiles[game.player(who)].skills]


# --- squares ----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.illegal-substitution")
def test_no_substitute_is_put_on_the_ball():
    text = "home 1 7,7 / home 3 reserves / away 1 20,2 / ball 0,7 / hand home Illegal Substitution"
    game = pitch(text).play("play Illegal Substitution on home 3")
    assert game.refuses("play Illegal Substitution at 0,7")
    assert game.offers("play Illegal Substitution at 0,6")


@pytest.mark.parametrize("card", [
    pytest.param("Not-So-Secret Weapon", marks=pytest.mark.rule("lrb6/cards.not-so-secret-weapon")),
    pytest.param("Da Freight Train", marks=pytest.mark.rule("lrb6/cards.da-freight-train")),
])  # fmt: skip
def test_no_guest_comes_on_where_a_ball_lies(card: str):
    game = pitch(f"home 1 7,7 / away 1 20,2 / ball 9,0 / second-ball 9,14 / hand home {card}")
    assert game.refuses(f"play {card} at 9,0", f"play {card} at 9,14")
    assert game.offers(f"play {card} at 10,0", f"play {card} at 10,14")


# --- until when -------------------------------------------------------------------------------


def hurried(game: Scene, side: str) -> Scene:
    """The side plays its card before its marker moves, whatever else it is asked."""
    for _ in range(9):
        if "play Hurry Up Offense" in game.options():
            return game.play(f"{side}: play Hurry Up Offense")
        game.play("stop")
    raise AssertionError("nobody hurries")


@pytest.mark.rule("lrb6/cards.mindblow", "lrb6/cards.hurry-up-offense")
def test_blown_minds_are_clear_in_a_free_turn():
    text = "home 1 5,5 / away 1 6,5 / ball 3,3 / kicking away / turn home 3 / "
    game = pitch(text + "hand home Mindblow / hand away Hurry Up Offense", dice="6")
    game.play("play Mindblow")
    assert "dazed" in game.marks("away 1")
    hurried(game.play("end turn"), "away")
    assert game.asked("away", "turn")
    assert game.marks("away 1") == ["played"]
    assert game.done()


@pytest.mark.rule("lrb6/cards.custard-pie", "lrb6/cards.hurry-up-offense")
def test_a_pie_is_wiped_off_in_a_free_turn():
    text = "home 1 5,5 / away 1 6,5 / ball 3,3 / kicking away / turn home 3 / "
    game = pitch(text + "hand home Custard Pie / hand away Hurry Up Offense")
    hurried(game.play("play Custard Pie on away 1", "end turn"), "away")
    assert game.asked("away", "turn")
    assert game.marks("away 1") == ["played"]


@pytest.mark.rule("lrb6/cards.the-wall", "lrb6/cards.hurry-up-offense")
def test_a_wall_stands_for_one_turn_be_it_a_free_one():
    """Home's wall is there in away's free turn, and no more when home's own begins."""
    text = "home 1 5,5 / away 1 6,5 / ball 3,3 / kicking away / turn home 3 / "
    game = pitch(text + "hand home The Wall / hand away Hurry Up Offense")
    hurried(game.play("end turn", "play The Wall"), "away")
    assert "Stand Firm" in [each.name for each in game.table.home.wide]
    game.play("away: end turn")
    assert game.asked("home", "turn")
    assert "Stand Firm" not in [each.name for each in game.table.home.wide]


@pytest.mark.rule("lrb6/cards.blackmail", "lrb6/cards.chop-block")
def test_who_was_blackmailed_is_back_before_cards_are_played_after_the_turn():
    text = "home 1 7,7 / away 1 8,7 / away 2 9,7 / hand home Blackmail, Chop Block, Pit Trap"
    game = pitch(text).play("play Blackmail on away 2", "end turn")
    assert game.told("home 2 is away 2 again")
    assert game.offers("play Chop Block on home 1", "play Pit Trap on away 2")


@pytest.mark.rule("lrb6/cards.distract")
@pytest.mark.parametrize("trait", ["Bone-head", "Really Stupid"])
def test_who_distracts_stays_as_dazed_as_he_was(trait: str):
    text = f"home 1 7,7 dazed {trait} / away 1 9,7 / hand home Distract"
    game = pitch(text).play("end turn", "play Distract on home 1", "end turn")
    assert game.asked("home", "turn")
    assert "dazed" in game.marks("home 1")


@pytest.mark.rule("lrb6/cards.come-on-boys")
def test_nobody_is_called_on_when_the_others_have_scored():
    """Home 1 drops the ball in its own end zone, and away 1 catches it there."""
    text = "home 1 1,7 st4 ball / home 2 9,9 / away 1 0,7 / away 2 1,8 / "
    text += "hand home Come On Boys!"
    game = pitch(text, dice="attacker down 1 1 W 6").play("home 1 block", "block away 2")
    assert game.score == (0, 1)
    assert not game.happenings("plays card")
    assert game.kind != "card" or "play Come On Boys!" not in game.options()


# --- before the first action ------------------------------------------------------------------


def test_a_spell_before_a_turn_does_not_keep_cards_in_the_hand():
    text = "home 1 5,5 / away 1 15,5 / wizard 1 0 / hand home Wand of Smashing"
    game = pitch(text, dice="1").play("lightning bolt away 1")
    assert game.offers("play Wand of Smashing on home 1")
    game.play("home 1 move", "stop")
    assert game.refuses("play Wand of Smashing on home 1")


@pytest.mark.rule("lrb6/cards.ego-trip")
def test_a_spell_is_nobodys_action_to_who_must_be_the_first():
    text = "home 1 5,5 / home 2 7,7 / away 1 15,5 / wizard 1 0 / boons home 1 Ego Trip until match"
    game = pitch(text, dice="1").play("lightning bolt away 1")
    assert game.offers("home 1 move")
    game.play("home 2 move", "stop")
    assert game.refuses("home 1 move")


# --- gloves, iron and other protection --------------------------------------------------------


@pytest.mark.rule("lrb6/cards.kid-gloves")
def test_who_blocks_kid_gloves_falls_hard():
    """It is no block of theirs."""
    text = "home 1 7,7 av8 / away 1 8,7 / boons away 1 Kid Gloves until match"
    game = pitch(text, dice="attacker down, 6 4, 5 3").play("home 1 block", "block away 1")
    assert game.state("home 1") == "ko"
    assert game.done()


@pytest.mark.rule("lrb6/cards.kid-gloves", "lrb6/cards.blackmail")
def test_kid_gloves_are_off_against_those_whom_they_are_not_for():
    text = "home 1 2,2 / away 1 8,7 / away 2 9,7 av8 / boons away 1 Kid Gloves until match / "
    game = pitch(text + "hand home Blackmail", dice="defender down, 6 4, 5 3")
    game.play("play Blackmail on away 1", "home 2 block", "block away 2", "push to 10,7", "stay")
    assert game.state("away 2") == "ko"
    assert game.done()


@pytest.mark.rule("lrb6/cards.iron-man")
@pytest.mark.parametrize("other", ["", ", home 1 Good Old Magic Codpiece until match"])
def test_an_iron_man_is_only_stunned_whatever_else_he_wears(other: str):
    text = f"home 1 7,7 av8 / away 1 8,7 / active away / boons home 1 Iron Man until match{other}"
    game = pitch(text, dice="pow, 6 4, 6 6")
    game.play("away 1 block", "block home 1", "push to 6,7", "stay")
    assert game.state("home 1") == "stunned"
    assert game.done()


@pytest.mark.parametrize("what", [
    pytest.param(
        "boons home 1 Iron Man until match", marks=pytest.mark.rule("lrb6/cards.iron-man")
    ),
    pytest.param(
        "effects home Mysterious Old Medicine Man until match",
        marks=pytest.mark.rule("lrb6/cards.mysterious-old-medicine-man"),
    ),
])  # fmt: skip
def test_a_ball_and_chain_never_just_lies_there(what: str):
    """Stunned, or less, is knocked out for him."""
    text = f"home 1 7,7 Ball & Chain / away 1 8,7 / active away / {what}"
    game = pitch(text, dice="pow, 1 1")
    game.play("away 1 block", "block home 1", "push to 6,7", "stay")
    assert game.state("home 1") == "ko"
    assert game.done()


# --- frogs, lads and guests -------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.zap")
def test_a_frog_has_nothing_of_what_was_given_to_him():
    text = (
        "home 1 24,7 ball / home 2 5,5 / away 1 9,9 Block / turn home 3 / boons away 1 Tackle "
        "until match, away 1 stronger until match / hand home Zap!"
    )
    game = pitch(text, dice="2", seed=1)
    game.play("end turn", "play Zap! on away 1", "end turn")
    assert game.shows("away 1 9,9 st1")
    assert "Tackle" not in skills(game, "away 1")
    game.play("home 1 move", "move 25,7")  # the drive ends
    assert game.shows("away 1 st4")
    assert skills(game, "away 1") == ["Block", "Tackle"]


@pytest.mark.rule("lrb6/cards.get-em-lads", "lrb6/cards.illegal-substitution")
def test_a_lad_from_the_bench_is_as_angry():
    text = (
        "home 1 7,7 / home 2 reserves / away 1 8,7 / effects home grudge until turn / "
        "hand home Get 'Em Lads!, Illegal Substitution"
    )
    game = pitch(text).play("play Get 'Em Lads!", "play Illegal Substitution on home 2")
    game.play("play Illegal Substitution at 0,7")
    assert game.shows("home 2 0,7 st4")
    game.play("end turn")
    assert game.shows("home 2 0,7 st3")


@pytest.mark.rule("lrb6/cards.magic-sponge", "lrb6/cards.not-so-secret-weapon")
def test_no_sponge_brings_back_a_guest_who_has_gone_home():
    """The Deathroller was carried off; when the drive ends he is not there to be had."""
    text = (
        f"home 1 24,7 ball / {BENCH} / home 9 injured / away 1 20,1 / turn home 3 / "
        "injuries home 9 badly hurt / boons home 9 Not-So-Secret Weapon until drive / "
        "hand home Magic Sponge"
    )
    game = pitch(text, seed=1).play("home 1 move", "move 25,7")
    game.until("card", "home")
    assert game.refuses("play Magic Sponge on home 9")
    assert game.state("home 9") == "injured"
