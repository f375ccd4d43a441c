"""Rules of stars that do something for their team, and what a hired star brings."""

import pytest
from shopping import shop
from table import match, pitch

from pigskin.pitch import HOME
from pigskin.rules.counting import has
from pigskin.teams.reading import stars

LORD = "home 1 5,5 Lord of Chaos / home 2 9,5 ag3 / away 1 10,5 / away 2 5,6 / away 3 20,2"


@pytest.mark.rule("bb2020/star.lord-of-chaos")
def test_the_lord_of_chaos_brings_a_team_re_roll():
    game = pitch(LORD, dice="1 6")
    game.play("home 2 move", "move 8,5", "home 1 uses Lord of Chaos", "stop")
    assert game.shows("home 2 8,5 up")
    assert game.table.used_up != ()
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("bb2020/star.lord-of-chaos")
def test_the_re_roll_of_a_lord_is_lost_when_he_leaves_play():
    game = pitch(
        "home 1 5,5 / home 2 2,2 / away 1 6,5 av8 Lord of Chaos / away 2 3,2 / away 3 20,2",
        dice="pow, 6 6, 4 4, 1, 2 2",
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows("away 1 ko")
    game.play("end turn", "away 2 move", "move 4,2")  # a failed dodge, and nothing to roll again
    assert game.shows("away 2 4,2 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.lord-of-chaos")
def test_the_re_roll_of_a_lord_lasts_into_the_second_half():
    game = pitch(LORD + " / turns 8 8", dice="")
    game.play("end turn")
    assert game.table.half == 2
    assert game.table.used_up == ()


@pytest.mark.rule("bb2020/star.star-of-the-show")
def test_the_star_of_the_show_wins_a_re_roll_for_the_next_drive():
    game = pitch(
        "home 1 24,5 Star of the Show ball / home 2 2,2 / away 1 10,12 / full-rerolls 2 2"
        " / rerolls 1 1"
    )
    game.play("home 1 move", "move 25,5", "use Star of the Show")
    assert game.score == (1, 0)
    assert game.rerolls == (2, 1)
    assert has(game.table, HOME, "drive_rerolls") == 1


@pytest.mark.rule("bb2020/star.star-of-the-show")
def test_the_re_roll_of_the_show_is_gone_after_that_drive():
    game = pitch(
        "home 1 24,5 Star of the Show ball / home 2 2,2 / away 1 10,12 / rerolls 2 0"
        " / drive-rerolls 1 0"
    )
    game.play("home 1 move", "move 25,5", "do not use Star of the Show")
    assert game.rerolls == (1, 0)


@pytest.mark.rule("bb2020/star.pump-up-the-crowd")
def test_a_casualty_pumps_up_the_crowd():
    game = pitch(
        "home 1 5,5 Pump Up the Crowd / home 2 2,2 / away 1 6,5 av8 Regeneration / away 2 20,2",
        dice="pow, 6 6, 6 6, 5, 6",
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay", "use Pump Up the Crowd")
    assert game.shows("away 1 reserves")  # healed, which changes nothing
    assert game.rerolls == (1, 0)
    assert has(game.table, HOME, "drive_rerolls") == 1
    assert game.done()


@pytest.mark.rule("bb2020/star.pump-up-the-crowd")
def test_a_knock_out_pumps_up_nobody():
    game = pitch(
        "home 1 5,5 Pump Up the Crowd / home 2 2,2 / away 1 6,5 av8 / away 2 20,2",
        dice="pow, 6 6, 4 4",
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.rerolls == (0, 0)
    assert game.done()


TWINS = (
    "home 1 5,5 / home 2 2,2 / away 1 6,5 av8 Loner (4+) Two for One"
    " / away 2 20,2 Loner (4+) Two for One / away 3 19,9 Loner (4+)"
)


@pytest.mark.rule("bb2020/star.two-for-one")
@pytest.mark.parametrize("injury", ["4 4", "6 6 5"], ids=["ko", "casualty"])
def test_two_for_one_makes_the_other_less_of_a_loner(injury: str):
    game = pitch(TWINS, dice=f"pow, 6 6, {injury}")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    skills = [skill.name for skill in game.table.profiles[game.player("away 2")].skills]
    assert skills == ["Two for One", "Loner (2+)"]
    others = [skill.name for skill in game.table.profiles[game.player("away 3")].skills]
    assert others == ["Loner (4+)"]
    assert game.done()


@pytest.mark.rule("bb2020/star.two-for-one")
def test_two_for_one_does_not_mind_a_stun():
    game = pitch(TWINS, dice="pow, 6 6, 3 3")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    skills = [skill.name for skill in game.table.profiles[game.player("away 2")].skills]
    assert skills == ["Loner (4+)", "Two for One"]


WISE = "home 1 5,5 Wisdom of the White Dwarf / home 2 5,6 ma2 {skills} / home 3 9,9 / away 1 20,2"


@pytest.mark.rule("bb2020/star.wisdom-of-the-white-dwarf")
def test_the_white_dwarf_teaches_a_neighbour_something_for_an_activation():
    game = pitch(WISE.format(skills=""), dice="1 4")
    game.play("home 2 move", "use Sure Feet", "move 6,6", "move 7,6", "move 8,6")
    game.play("re-roll with Sure Feet", "stop")
    assert game.shows("home 2 8,6 up")
    assert game.table.profiles[game.player("home 2")].skills == ()
    assert game.done()


@pytest.mark.rule("bb2020/star.wisdom-of-the-white-dwarf")
def test_the_white_dwarf_teaches_once_a_turn_and_only_what_is_new():
    game = pitch(WISE.format(skills="Dauntless Mighty Blow (+2)") + " / home 4 4,4")
    game.play("home 2 move")
    assert game.asked("home", "advice", "home 2")
    assert game.offers("use Break Tackle", "use Sure Feet", "nobody")
    assert game.refuses("use Dauntless", "use Mighty Blow (+1)")
    game.play("use Break Tackle", "stop", "home 4 move")
    assert game.asked("home", "action")


@pytest.mark.rule("bb2020/star.wisdom-of-the-white-dwarf")
def test_the_white_dwarf_teaches_neighbours_only():
    game = pitch(WISE.format(skills=""))
    game.play("home 3 move")
    assert game.asked("home", "action")


@pytest.mark.rule("bb2020/star.wisdom-of-the-white-dwarf")
def test_there_is_no_advice_for_who_knows_it_all_nor_from_who_lies_down():
    mate = "home 2 5,6 Break Tackle Dauntless Mighty Blow (+1) Sure Feet"
    game = pitch(f"home 1 5,5 Wisdom of the White Dwarf / {mate} / away 1 20,5")
    assert game.play("home 2 move").asked("home", "action")
    game = pitch("home 1 5,5 prone Wisdom of the White Dwarf / home 2 5,6 / away 1 20,5")
    assert game.play("home 2 move").asked("home", "action")


SNEAK = (
    "home 1 5,5 Sneakiest of the Lot / home 2 5,7 / home 3 5,9"
    " / away 1 6,5 prone av11 / away 2 6,7 prone av11 / away 3 6,9 prone av11"
)


@pytest.mark.rule("bb2020/star.sneakiest-of-the-lot")
@pytest.mark.parametrize("first", [1, 2])
def test_the_sneakiest_of_the_lot_fouls_besides_a_team_mate(first: int):
    game = pitch(SNEAK, dice="2 3, 2 3")
    for player in (first, 3 - first):
        game.play(f"home {player} foul", f"name away {player}", f"foul away {player}")
    assert game.refuses("home 3 foul")
    assert game.done()


@pytest.mark.rule("bb2020/star.sneakiest-of-the-lot")
def test_two_fouls_need_the_sneakiest_of_the_lot():
    game = pitch(SNEAK, dice="2 3")
    game.play("home 2 foul", "name away 2", "foul away 2")
    assert game.refuses("home 3 foul")
    assert game.offers("home 1 foul")


@pytest.mark.rule("bb2020/star.ill-be-back")
def test_ill_be_back_keeps_the_star_in_play_once():
    game = pitch(
        "home 1 5,5 Secret Weapon I'll Be Back! / home 2 2,2 / away 1 20,5 / turns 8 8"
    )
    game.play("end turn")
    assert game.shows("home 1 reserves")
    assert game.table.used_up != ()


@pytest.mark.rule("bb2020/star.ill-be-back")
def test_the_second_time_he_is_sent_off():
    game = pitch(
        "home 1 24,5 Secret Weapon I'll Be Back! gone:\"I'll Be Back!\" ball / home 2 2,2"
        " / away 1 20,12"
    )
    game.play("home 1 move", "move 25,5", "accept the call")
    assert game.shows("home 1 off")


# --- hiring -----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.stars")
def test_every_star_brings_a_rule_the_engine_knows():
    game = match("human", "orc")
    rules = {rule.name for rule in game.table.edition.star_rules}
    assert {star.rule.name for star in stars("bb2020").values() if star.rule} == rules
    assert len(rules) == 61


@pytest.mark.rule("bb2020/inducements.stars")
def test_a_hired_star_has_his_rule_on_top_of_his_skills():
    game = shop().play("hire Griff Oberwald")
    griff = game.table.profiles[game.table.players(0)[-1]]
    assert [skill.name for skill in griff.skills][-2:] == ["Sure Feet", "Consummate Professional"]


@pytest.mark.rule("bb2020/star.two-for-one", "bb2020/inducements.star-pairs")
def test_both_of_a_pair_have_their_rule():
    game = shop("ogre").play("hire Grak")
    for player in game.table.players(0)[-2:]:
        assert game.table.profiles[player].skills[-1].name == "Two for One"


@pytest.mark.rule("bb2020/inducements.mercenary")
def test_nobody_else_can_learn_the_rule_of_a_star():
    names = " ".join(shop().options())
    assert "with Block" in names
    assert "with Ram" not in names


@pytest.mark.rule("bb2020/star.lord-of-chaos", "bb2020/pushing.crowd-injury")
def test_the_re_roll_of_a_lord_is_lost_when_the_crowd_only_stuns_him():
    game = pitch(
        "home 1 5,1 / home 2 2,2 / away 1 5,0 Lord of Chaos / away 2 3,2 / away 3 20,2",
        dice="push, 1 1, 1, 2 2",
    )
    game.play("home 1 block", "block away 1", "stay")
    assert game.shows("away 1 reserves")
    game.play("end turn", "away 2 move", "move 4,2")  # a failed dodge, and nothing to roll again
    assert game.shows("away 2 4,2 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.lord-of-chaos", "bb2020/prayers.treacherous-trapdoor")
def test_the_re_roll_of_a_lord_is_lost_when_he_falls_through_a_trapdoor():
    game = pitch(
        "home 1 5,1 Lord of Chaos / home 2 9,9 / away 1 20,2 / prayers 2 0", dice="1, 1 1"
    )
    # He could roll the trapdoor again with it, and does not.
    game.play("home 1 move", "move 6,1", "keep the roll")
    assert game.shows("home 1 reserves")
    assert game.table.used_up != ()
    assert game.done()
