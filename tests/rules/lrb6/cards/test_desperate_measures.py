"""Desperate Measures: eight cards for teams that need them."""

import pytest
from table import Scene, pitch

from pigskin import IllegalAnswer
from pigskin.odds.formations import ATTACKS, DEFENCES, formation

BENCH = " / ".join(f"{side} {shirt} reserves" for side in ("home", "away") for shirt in range(1, 9))
BEFORE = f"{BENCH} / phase before the match / "


# --- Doom and Gloom ---------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.doom-and-gloom")
def test_re_rolls_are_lost_for_the_match():
    text = BEFORE + "full-rerolls 2 3 / hand home Doom and Gloom"
    game = pitch(text, dice="2 1 6", seed=1).play("play Doom and Gloom")
    assert game.table.away.full_rerolls == 1
    game.until("set-up")
    assert game.rerolls == (2, 1)


@pytest.mark.rule("lrb6/cards.doom-and-gloom")
def test_no_gloom_over_a_team_without_re_rolls():
    game = pitch(BEFORE + "full-rerolls 2 0 / hand home Doom and Gloom", seed=1)
    assert game.asked("home", "card")
    assert game.options() == ["stop"]


# --- Mindblow ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.mindblow")
def test_opponents_lose_their_tackle_zones_for_the_turn():
    """A 1 spares one of them; with the next turn all have their wits back."""
    text = "home 1 5,5 / away 1 6,5 / away 2 6,6 / away 3 20,7 / hand home Mindblow"
    game = pitch(text, dice="2 1 6").play("play Mindblow")
    dazed = [each for each in (1, 2, 3) if "dazed" in game.marks(f"away {each}")]
    assert dazed == [1, 3]
    assert game.table.zones_on(game.table.place[game.player("home 1")], 0) == 1
    game.play("end turn")
    assert game.table.zones_on(game.table.place[game.player("home 1")], 0) == 2


@pytest.mark.rule("lrb6/cards.mindblow")
def test_who_was_dazed_before_stays_so():
    text = "home 1 5,5 / away 1 6,5 dazed / hand home Mindblow"
    game = pitch(text, dice="6").play("play Mindblow", "end turn")
    assert "dazed" in game.marks("away 1")


# --- Come On Boys! ----------------------------------------------------------------------------

BOYS = "home 1 5,5 / home 2 9,9 / home 3 2,2 / away 1 6,5 / away 2 10,9 / hand home Come On Boys!"


@pytest.mark.rule("lrb6/cards.come-on-boys")
def test_the_turn_goes_on_after_a_turnover():
    """With those who have not acted; and from then on nothing is a turnover."""
    game = pitch(BOYS, dice="attacker down 1 1").play("home 1 block", "block away 1")
    assert game.asked("home", "card")
    game.play("play Come On Boys!")
    assert game.asked("home", "turn")
    assert game.offers("home 2 block", "home 3 move")
    assert game.refuses("home 1 move")
    game.rolls("attacker down 1 1").play("home 2 block", "block away 2")
    assert game.told("knocked down, and no turnover")
    assert game.asked("home", "turn")
    game.play("home 3 move", "stop", "end turn")
    assert game.asked("away", "turn")
    assert game.turn == (1, 1)


@pytest.mark.rule("lrb6/cards.come-on-boys")
def test_the_turn_ends_without_it():
    game = pitch(BOYS, dice="attacker down 1 1").play("home 1 block", "block away 1", "stop")
    assert game.coach == "away"


@pytest.mark.rule("lrb6/cards.come-on-boys")
def test_a_turn_that_just_ends_does_not_go_on():
    game = pitch(BOYS).play("end turn")
    assert game.coach == "away"


HELD = "effects home Come On Boys! until turn"
# Home 1 pushes away 1 to the sideline, and so home 2 with the ball over it: only 5,0 is left.
CHAIN = (
    "home 1 5,2 {0} / away 1 5,1 st6 / home 2 5,0 ball / home 3 4,0 / home 4 6,0 / {1} / "
    f"away 9 20,1 / {HELD}"
)


@pytest.mark.rule("lrb6/cards.come-on-boys")
def test_a_forgiven_turnover_leaves_no_second_block_to_the_frenzied():
    game = pitch(CHAIN.format("st3 Frenzy", "away 2 20,7"), dice="push, 1 1, 3 4 4, E")
    game.play("home 1 block", "block away 1", "push to 5,0")
    assert game.told("carrier in the crowd, and no turnover")
    assert game.asked("home", "turn")
    assert game.shows("home 1 5,1 / away 1 5,0")
    assert game.done()


@pytest.mark.rule("lrb6/cards.come-on-boys")
def test_a_forgiven_turnover_leaves_no_second_block_to_who_blocks_two():
    text = CHAIN.format("st6 Multiple Block", "away 2 4,2 st3")
    game = pitch(text, dice="push, 1 1, 3 4 4, E").play("home 1 block")
    game.play("Multiple Block on away 1", "push to 5,0")
    assert game.told("carrier in the crowd, and no turnover")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/cards.come-on-boys")
def test_a_forgiven_turnover_stops_who_is_on_a_chain():
    """He lurches east into the carrier and knocks him down: three squares he does not move."""
    text = f"home 1 5,5 ma4 st3 Ball & Chain / home 2 6,5 ball / away 1 20,1 / {HELD}"
    game = pitch(text, dice="3, pow, 1 1, W").play("home 1 move", "face east")
    game.until("turn")
    assert game.told("knocked down, and no turnover")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move")
    assert game.done()


@pytest.mark.rule("lrb6/cards.come-on-boys")
def test_nobody_forgives_the_clock():
    game = pitch(f"home 1 5,5 / away 1 9,9 / {HELD}")
    game.game.time_out()
    assert game.asked("away", "turn")


# --- Mysterious Old Medicine Man --------------------------------------------------------------

MAN = "home 1 5,5 / away 1 6,5 av7 {0} / effects away Mysterious Old Medicine Man until match"


def felled(dice: str, more: str = "") -> Scene:
    game = pitch(MAN.format(more), dice=f"defender down {dice}")
    return game.play("home 1 block", "block away 1", "push to 7,5", "stay")


@pytest.mark.rule("lrb6/cards.mysterious-old-medicine-man")
@pytest.mark.parametrize(("dice", "state"), [
    ("1 1", "prone"), ("1 2", "stunned"), ("4 4", "stunned"), ("4 5", "ko"), ("4 6", "ko"),
])  # fmt: skip
def test_injuries_are_one_step_lighter(dice: str, state: str):
    assert felled(f"6 6 {dice}").state("away 1") == state


@pytest.mark.rule("lrb6/cards.mysterious-old-medicine-man")
def test_he_looks_after_those_who_were_fouled_too():
    text = (
        "home 1 5,5 / away 1 6,5 av7 stunned / "
        "effects away Mysterious Old Medicine Man until match"
    )
    game = pitch(text, dice="5 6 1 2").play("home 1 foul", "foul away 1")
    assert game.state("away 1") == "stunned"
    game = pitch(text, dice="5 6 3 5").play("home 1 foul", "foul away 1")
    assert game.state("away 1") == "stunned"


@pytest.mark.rule("lrb6/cards.mysterious-old-medicine-man")
def test_in_the_crowd_he_goes_to_reserves():
    text = "home 1 5,1 / away 1 5,0 / effects away Mysterious Old Medicine Man until match"
    game = pitch(text, dice="push 1 1").play("home 1 block", "block away 1", "stay")
    assert game.state("away 1") == "reserves"


@pytest.mark.rule("lrb6/cards.mysterious-old-medicine-man")
def test_the_man_is_called_before_the_match():
    game = pitch(BEFORE + "hand home Mysterious Old Medicine Man", seed=1)
    game.play("play Mysterious Old Medicine Man").until("set-up")
    assert [each.name for each in game.table.home.wide] == ["Mysterious Old Medicine Man"]


# --- who is set up ----------------------------------------------------------------------------

DRIVE = f"{BENCH} / phase drive / kicking home / "


def placeable(game: Scene) -> set[str]:
    """Who can be set up, by the answers of the set-up."""
    return {text.split(" at ")[0].removeprefix("place ") for text in game.options()}


@pytest.mark.rule("lrb6/cards.assassin")
def test_one_opponent_misses_the_match():
    game = pitch(BEFORE + "hand home Assassin", seed=1)
    assert game.refuses("play Assassin on home 1")
    game.play("play Assassin on away 3")
    assert game.state("away 3") == "off"
    game.until("set-up", "away")
    assert placeable(game) == {f"away {each}" for each in (1, 2, 4, 5, 6, 7, 8)}


@pytest.mark.rule("lrb6/cards.morleys-revenge")
def test_three_at_random_may_miss_each_drive():
    """The first, the third and the last; on 1-3 they are not to be set up."""
    game = pitch(BEFORE + "hand home Morley's Revenge", dice="1 2 6", seed=1)
    game.play("play Morley's Revenge")
    held = {holder for holder, what, _, _ in game.table.held if what == 699 and holder < 64}
    assert held == {game.player(f"away {each}") for each in (1, 3, 8)}


@pytest.mark.rule("lrb6/cards.morleys-revenge")
def test_the_rolls_are_made_before_each_set_up():
    text = (
        DRIVE + "boons away 1 Morley's Revenge until match, away 3 Morley's Revenge until match / "
        "effects home Morley's Revenge until match"
    )
    game = pitch(text, dice="3 4", seed=1).until("set-up", "away")
    assert placeable(game) == {f"away {each}" for each in range(2, 9)}
    assert game.told("away 1: card test")
    text = text.replace("away 3 reserves", "away 3 ko")
    game = pitch(text, dice="1 6", seed=1).until("set-up", "away")
    assert placeable(game) == {f"away {each}" for each in (1, 2, 4, 5, 6, 7, 8)}


@pytest.mark.rule("lrb6/cards.i-am-the-greatest")
def test_their_coach_says_which_of_the_two_best_stays_out():
    text = DRIVE.replace("away 3 reserves", "away 3 reserves value:150").replace(
        "away 5 reserves", "away 5 reserves value:120"
    )
    game = pitch(text + "effects home I am the Greatest until match", seed=1)
    game.until("stays out", "away")
    assert game.options() == ["choose away 3", "choose away 5"]
    game.play("choose away 5").until("set-up", "away")
    assert placeable(game) == {f"away {each}" for each in (1, 2, 3, 4, 6, 7, 8)}


@pytest.mark.rule("lrb6/cards.i-am-the-greatest")
def test_it_is_played_before_the_match_and_counts_for_every_drive():
    game = pitch(BEFORE + "hand home I am the Greatest", seed=1)
    game.play("play I am the Greatest").until("stays out", "away")
    assert game.options() == ["choose away 1", "choose away 2"]


@pytest.mark.rule("lrb6/cards.i-am-the-greatest")
def test_one_alone_is_great_enough():
    text = "home 1 reserves / away 1 reserves / phase drive / kicking home / "
    game = pitch(text + "effects home I am the Greatest until match", seed=1)
    assert placeable(game.until("set-up", "away")) == {"away 1"}


# --- Da Freight Train -------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.da-freight-train")
def test_a_freight_train_comes_on_and_acts():
    game = pitch("home 1 5,5 / away 1 20,1 / turn home 3 / hand home Da Freight Train")
    assert game.refuses("play Da Freight Train at 20,1")
    game.play("play Da Freight Train at 20,0")
    assert game.shows("home 2 20,0 ma6 st5 ag2 av9 Loner Break Tackle Mighty Blow")
    assert game.offers("home 2 block", "home 2 blitz")


TWELVE = (
    " / ".join(f"home {shirt} reserves" for shirt in range(1, 14))
    + " / away 1 reserves / phase drive / kicking home / turns 3 3 / "
    "boons home 13 Da Freight Train until half"
)


@pytest.mark.rule("lrb6/cards.da-freight-train")
def test_in_a_later_drive_he_plays_beside_eleven_others():
    """And only eleven of the others may."""
    game = pitch(TWELVE, seed=1).until("set-up", "home")
    for number in range(1, 12):
        assert f"home {number}" in placeable(game)
        squares = [each for each in game.options() if each.startswith(f"place home {number} at")]
        game.play(squares[0])
    assert game.coach == "home"
    assert placeable(game) == {"home 13"}
    with pytest.raises(IllegalAnswer, match="as many as may play beside the extra ones"):
        game.game.answer("place home 12 at 3,7")


@pytest.mark.rule("lrb6/cards.da-freight-train")
@pytest.mark.parametrize("name", [*ATTACKS, *DEFENCES])
def test_formations_have_a_place_for_him(name: str):
    game = pitch(TWELVE, seed=1).until("set-up", "home")
    places = formation(game.table, 0, name)
    assert len(places) == 12
    without = {player: sq for player, sq in places.items() if player != game.player("home 13")}
    with pytest.raises(IllegalAnswer, match="home 13 plays beside the others"):
        game.game.set_up(without)
    game.game.set_up(places)
    assert game.where("home 13") != "reserves"


@pytest.mark.rule("lrb6/cards.da-freight-train")
def test_he_leaves_when_the_half_ends():
    text = (
        "home 1 5,5 / home 2 5,9 / away 1 20,1 / kicking away / turn home 8 / "
        "boons home 2 Da Freight Train until half"
    )
    game = pitch(text, seed=1).play("end turn", "end turn")
    assert game.told("home 2 has played enough")
    assert game.state("home 2") == "off"
