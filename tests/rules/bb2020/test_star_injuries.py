"""Rules of stars about the armour and injury rolls they cause."""

import pytest
from table import Scene, pitch


def floor(rule: str, dice: str, victim: str = "st3 av9", skills: str = "") -> Scene:
    """A star has chosen Pow, pushed his victim and stays; the dice are armour and injury."""
    game = pitch(
        f"home 1 5,5 st7 {skills} {rule} / home 2 2,2 / away 1 6,5 {victim} / away 2 20,2",
        dice=f"pow pow pow {dice}",
    )
    return game.play("home 1 block", "block away 1", "push to 7,5", "stay")


# --- blocks -----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/star.crushing-blow")
def test_a_crushing_blow_breaks_armour_by_one():
    game = floor("Crushing Blow", "4 4 3 3")
    game.play("use Crushing Blow")
    assert game.shows("away 1 7,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.crushing-blow")
def test_a_crushing_blow_goes_together_with_mighty_blow():
    game = floor("Crushing Blow", "4 3 3 3", skills="Mighty Blow (+1)")
    game.play("use Crushing Blow", "use Mighty Blow (+1)")
    assert game.shows("away 1 7,5 stunned")
    assert game.told("away 1: armour 7+, rolled 4+3, broken")
    assert game.done()


@pytest.mark.rule("bb2020/star.crushing-blow")
def test_a_crushing_blow_is_not_asked_for_in_vain():
    game = floor("Crushing Blow", "4 3")
    assert game.asked("home", "turn")
    assert game.shows("away 1 7,5 prone")
    assert game.table.used_up == ()


@pytest.mark.rule("bb2020/star.crushing-blow")
def test_a_crushing_blow_comes_once_a_match_and_not_when_he_is_blocked():
    game = pitch(
        "home 1 5,5 / home 2 2,2 / away 1 6,5 Crushing Blow / away 2 20,2",
        dice="skull, 4 4",
    )
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 5,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.brutal-block")
def test_a_brutal_block_adds_one_to_the_injury():
    game = floor("Brutal Block", "6 6 4 3")
    game.play("use Brutal Block")
    assert game.shows("away 1 ko")
    assert game.done()


@pytest.mark.rule("bb2020/star.brutal-block")
def test_a_brutal_block_adds_to_mighty_blow():
    game = floor("Brutal Block", "6 6 4 4 5", skills="Mighty Blow (+1)")
    game.play("use Brutal Block")
    assert game.shows("away 1 injured")
    assert game.done()


@pytest.mark.rule("bb2020/star.brutal-block")
def test_a_brutal_block_that_changes_nothing_is_kept():
    game = floor("Brutal Block", "6 6 3 3")
    assert game.shows("away 1 7,5 stunned")
    assert game.table.used_up == ()


@pytest.mark.rule("bb2020/star.ram")
@pytest.mark.parametrize(("dice", "state"), [("4 4 3 3", "stunned"), ("6 6 4 3", "ko")])
def test_a_ram_helps_the_armour_or_the_injury(dice: str, state: str):
    game = floor("Ram", dice).play("use Ram")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.rule("bb2020/star.ram")
def test_a_ram_helps_one_of_the_two_only():
    game = floor("Ram", "4 4 4 3")
    game.play("use Ram")
    assert game.shows("away 1 7,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.slayer")
def test_a_slayer_hits_the_strong_harder():
    game = pitch(
        "home 1 5,5 st5 Slayer / home 2 2,2 / away 1 6,5 st5 av9", dice="pow, 4 4, 3 3"
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay", "use Slayer")
    assert game.shows("away 1 7,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.slayer")
def test_a_slayer_is_as_others_against_the_weak():
    game = floor("Slayer", "4 4", victim="st3 av9")
    assert game.shows("away 1 7,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.dwarfen-scourge")
@pytest.mark.parametrize(
    ("victim", "armour"),
    [("race:Human", "4 4"), ("race:Dwarf", "4 3"), ("race:\"Bull Centaur\"", "4 3"),
     ("race:\"Chaos Dwarf\"", "4 3")],
)  # fmt: skip
def test_the_dwarfen_scourge_hits_dwarfs_hardest(victim: str, armour: str):
    game = floor("Dwarfen Scourge", f"{armour} 3 2", victim=f"st3 av9 {victim}")
    game.play("use Dwarfen Scourge")
    assert game.shows("away 1 7,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.dwarfen-scourge")
def test_the_dwarfen_scourge_has_one_point_against_others():
    game = floor("Dwarfen Scourge", "4 3", victim="st3 av9 race:Human")
    assert game.kind == "turn"  # nothing was asked: one point would not be enough
    assert game.shows("away 1 7,5 prone")
    assert game.table.used_up == ()


# --- knives, saws and boots -------------------------------------------------------------------


STAB = "home 1 5,5 Stab {rule} / home 2 2,2 / away 1 6,5 av9 / away 2 20,2"


@pytest.mark.rule("bb2020/star.toxin-connoisseur")
def test_a_toxin_connoisseur_adds_one_to_a_stab():
    game = pitch(STAB.format(rule="Toxin Connoisseur"), dice="5 4, 4 3")
    game.play("home 1 block", "Stab on away 1", "use Toxin Connoisseur")
    assert game.shows("away 1 ko")
    assert game.done()


@pytest.mark.rule("bb2020/star.toxin-connoisseur")
def test_toxin_is_for_stabs_not_for_blocks():
    game = floor("Toxin Connoisseur", "6 6 4 3")
    assert game.shows("away 1 7,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.master-assassin")
def test_a_master_assassin_rolls_the_injury_of_his_stab_again():
    game = pitch(STAB.format(rule="Master Assassin"), dice="5 4, 2 3, 5 4")
    game.play("home 1 block", "Stab on away 1", "use Master Assassin")
    assert game.shows("away 1 ko")
    assert game.done()


@pytest.mark.rule("bb2020/star.master-assassin")
def test_a_master_assassin_needs_his_knife():
    game = floor("Master Assassin", "6 6 2 3")
    assert game.shows("away 1 7,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.savage-mauling")
def test_a_savage_mauling_rolls_the_injury_again():
    game = floor("Savage Mauling", "6 6 2 3 4 4")
    game.play("use Savage Mauling")
    assert game.shows("away 1 ko")
    assert game.done()


@pytest.mark.rule("bb2020/star.savage-mauling")
def test_a_savage_mauling_is_for_fouls_too_and_comes_once_a_match():
    game = pitch(
        "home 1 5,5 Savage Mauling / home 2 2,2 / away 1 6,5 prone av9 / away 2 20,2",
        dice="5 4, 2 3, 4 3",
    )
    game.play("home 1 foul", "foul away 1", "use Savage Mauling")
    assert game.shows("away 1 6,5 stunned")
    assert game.table.used_up != ()
    assert game.done()


PAIR = (
    "home 1 5,5 Stab A Sneaky Pair / home 2 {square} Dirty Player (+1) A Sneaky Pair"
    " / home 3 2,2 / away 1 6,5 {state} av9 / away 2 20,2"
)


@pytest.mark.rule("bb2020/star.a-sneaky-pair")
@pytest.mark.parametrize(("square", "state"), [("6,4", "ko"), ("2,5", "stunned")])
def test_a_sneaky_pair_stabs_better_together(square: str, state: str):
    game = pitch(PAIR.format(square=square, state=""), dice="5 4, 4 3")
    game.play("home 1 block", "Stab on away 1")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.rule("bb2020/star.a-sneaky-pair")
def test_a_sneaky_pair_fouls_better_together():
    game = pitch(PAIR.format(square="6,4", state="prone"), dice="5 3, 4 3")
    game.play("home 1 foul", "foul away 1")
    assert game.shows("away 1 ko")
    assert game.done()


@pytest.mark.rule("bb2020/star.a-sneaky-pair")
def test_a_sneaky_pair_does_nothing_for_a_block():
    # 7 on the injury dice: stunned, where a sneaky pair that stabs would knock him out.
    game = pitch(
        "home 1 5,5 A Sneaky Pair / home 2 6,6 A Sneaky Pair / away 1 6,5 av8 / away 2 20,2",
        dice="pow pow 4 4 3 4",
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "follow up")
    assert game.shows("away 1 7,5 stunned")
    assert game.done()


SAW = "home 1 4,5 Chainsaw Ghostly Flames / home 2 2,2 / away 1 6,5 av9 / away 2 20,2"


@pytest.mark.rule("bb2020/star.ghostly-flames")
def test_ghostly_flames_add_four_in_a_blitz():
    game = pitch(SAW, dice="2, 3 2, 3 3")
    game.play("home 1 blitz", "name away 1", "move 5,5", "Chainsaw on away 1")
    game.play("use Ghostly Flames")
    assert game.shows("away 1 6,5 stunned")
    assert game.told("away 1: armour 5+, rolled 3+2, broken")
    assert game.done()


@pytest.mark.rule("bb2020/star.ghostly-flames")
def test_ghostly_flames_are_no_help_in_a_block_action():
    game = pitch(SAW.replace("home 1 4,5", "home 1 5,5"), dice="2, 3 2")
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.shows("away 1 6,5 up")
    assert game.done()


PRO = "home 1 5,5 Chainsaw Pro Old Pro / home 2 2,2 / away 1 6,5 av9 / away 2 20,2"


@pytest.mark.rule("bb2020/star.old-pro")
def test_an_old_pro_rolls_one_armour_die_again():
    game = pitch(PRO, dice="2, 1 4, 3, 5, 3 3")
    game.play("home 1 block", "Chainsaw on away 1", "re-roll with Old Pro")
    assert game.shows("away 1 6,5 stunned")
    assert game.table.used_up != ()
    assert game.done()


@pytest.mark.rule("bb2020/star.old-pro")
def test_an_old_pro_who_fails_his_roll_may_try_again_later():
    game = pitch(PRO, dice="2, 1 4, 2")
    game.play("home 1 block", "Chainsaw on away 1", "re-roll with Old Pro")
    assert game.shows("away 1 6,5 up")
    assert game.table.used_up == ()
    assert game.done()


@pytest.mark.rule("bb2020/star.old-pro")
def test_an_old_pro_needs_pro_and_uses_it():
    game = pitch("home 1 5,5 Old Pro Pro spent:Pro / away 1 6,5 av9 / away 2 20,2", dice="pow 3 4")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.asked("home", "turn")
    assert game.shows("away 1 7,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.old-pro")
def test_an_old_pro_rolls_the_lower_die_again():
    # 4 and 1 and 3 for the saw are not enough; 4 and 2 are.
    game = pitch(
        "home 1 5,5 Chainsaw Pro Old Pro / home 2 2,2 / away 1 6,5 av9 / away 2 20,2",
        dice="2, 4 1, 3, 2, 3 3",
    )
    game.play("home 1 block", "Chainsaw on away 1", "re-roll with Old Pro")
    assert game.shows("away 1 6,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.dwarfen-scourge", "bb2020/inducements.bugman-plays")
def test_josef_bugman_is_a_dwarf_to_the_scourge():
    game = pitch(
        "home 1 5,5 Dwarfen Scourge / home 2 2,2 / away 1 6,5 av9 star race:\"Josef Bugman\""
        " / away 2 20,2",
        "pow, 3 4, 1 1",
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay", "use Dwarfen Scourge")
    assert game.shows("away 1 7,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.dwarfen-scourge")
def test_the_scourge_is_not_offered_where_it_breaks_nothing():
    # 7 and 2 more would break AV 9, but that is for dwarfs.
    game = pitch("home 1 5,5 Dwarfen Scourge / away 1 6,5 av9 race:Orc / away 2 20,2", "pow 3 4")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/star.dwarfen-scourge")
def test_who_falls_blocking_the_scourge_is_not_scourged():
    game = pitch(
        "home 1 5,5 Dwarfen Scourge / away 1 6,5 av8 / away 2 20,2 / turn away 1", "skull 3 4"
    )
    game.play("away 1 block", "block home 1")
    assert game.shows("away 1 6,5 prone")
    assert game.asked("home", "turn")
    assert game.done()
