"""The wizards of the team lists, one spell a match each."""

import pytest
from shopping import price, shop
from table import Scene, pitch, team_name

from pigskin.teams.reading import spells


def knows(*ids: str) -> int:
    """A bit for each of these spells."""
    return sum(1 << number for number, id in enumerate(spells("bb2016")) if id in ids)


TURN = "home 1 7,7 / home 2 3,3 / away 1 15,7 / away 2 20,3 / turn home 2 / "


def wizard(*ids: str, dice: str = "", position: str = TURN) -> Scene:
    """Home has a wizard who knows these spells, and its turn begins."""
    return pitch(position + f"spells {knows(*ids)} 0", dice)


# --- who they are -----------------------------------------------------------------------------


@pytest.mark.rule(
    "bb2016/inducements.sorcerer", "bb2016/inducements.horticulturalist",
    "bb2016/inducements.necrotheurge", "bb2016/inducements.mage-priest",
    "bb2016/inducements.firebelly",
)  # fmt: skip
@pytest.mark.parametrize(
    ("roster", "name", "ids"),
    [
        ("chaos", "Chaos Sorcerer", ("thunderbolt", "rampant_mutation")),
        ("nurgle", "Horticulturalist of Nurgle", ("strange_fauna", "vigorous_growth")),
        ("vampire", "Sports Necrotheurge", ("danse_macabre", "incorporeal")),
        ("amazon", "Slann Mage-Priest", ("reality_blinks", "tectonic_shift")),
        ("ogre", "Firebelly", ("fireball", "column_of_fire")),
    ],
)
def test_what_each_brings_and_costs(roster: str, name: str, ids: tuple[str, ...]):
    game = shop(team_name(roster))
    assert price(game, f"buy {name}") == 150
    assert game.refuses(f"buy {name}")
    game.play("done").until("kick or receive").play("kick")
    assert game.shows(f"spells {knows(*ids)} 0")
    assert f"buy {name}" not in shop("human").options()


@pytest.mark.rule("bb2016/inducements.infamous-staff")
def test_both_teams_may_hire_the_same_kind_of_wizard():
    game = shop("ogre", other="ogre", more="treasury 0 150")
    game.play("away: buy Firebelly", "home: buy Firebelly", "done")
    both = knows("fireball", "column_of_fire")
    assert game.until("toss").shows(f"spells {both} {both}")


@pytest.mark.rule("bb2016/inducements.sorcerer")
def test_one_spell_a_match():
    game = wizard("thunderbolt", "rampant_mutation", dice="1")
    assert game.offers("cast Thunderbolt on away 1", "cast Rampant Mutation on home 1")
    game.play("cast Thunderbolt on away 1")
    assert game.shows("spells 0 0 / begun")
    assert game.asked("home", "turn")
    game.play("end turn")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.firebelly")
def test_two_wizards_cast_a_spell_each():
    game = wizard("fireball", "column_of_fire", "strange_fauna", "vigorous_growth", dice="1 1")
    game.play("cast Fireball at 15,7")
    assert game.shows(f"spells {knows('strange_fauna', 'vigorous_growth')} 0")
    assert game.offers("cast Strange Fauna at 16,8")
    hireling = wizard("fireball", "column_of_fire", position=TURN + "hireling 1 0 / ", dice="1 1")
    hireling.play("fireball 15,7")
    assert hireling.offers("cast Fireball at 15,7")
    hireling.play("cast Fireball at 15,7")
    assert hireling.shows("spells 0 0 / hireling 0 0 / begun")


@pytest.mark.rule("bb2016/inducements.firebelly")
def test_no_magic_after_the_first_action_or_in_a_bonus_turn():
    game = wizard("fireball").play("home 1 move", "stop")
    assert game.refuses("cast Fireball at 15,7")
    bonus = wizard("fireball", position=TURN + "bonus-turn / kick 20,7 / kicking home / ")
    assert bonus.refuses("cast Fireball at 15,7")


# --- Chaos Sorcerer ---------------------------------------------------------------------------


@pytest.mark.rule("bb2016/inducements.sorcerer")
@pytest.mark.parametrize(
    ("dice", "shown"),
    [
        ("2", "away 1 15,7 up"),
        ("3 4 3", "away 1 15,7 prone"),
        ("3 4 4 3 4", "away 1 15,7 stunned"),  # the bonus breaks armour
    ],
)
def test_a_sorcerers_thunderbolt(dice: str, shown: str):
    game = wizard("thunderbolt", dice=dice).play("cast Thunderbolt on away 1")
    assert game.shows(shown)
    assert game.done()


@pytest.mark.rule("bb2016/inducements.rampant-mutation")
def test_two_mutations_for_the_drive():
    game = pitch(
        "home 1 24,7 Horns ball / away 1 3,3 / turn home 2 / "
        f"spells {knows('rampant_mutation')} 0",
        "2",
    )
    game.play("cast Rampant Mutation on home 1")
    assert game.asked("home", "mutation", "home 1")
    assert "gain Horns" not in game.options()
    assert "gain Block" not in game.options()
    game.play("gain Claw")
    assert "gain Claw" not in game.options()
    game.play("gain Big Hand")
    assert game.shows("home 1 24,7 Horns Claw Big Hand")
    game.play("end turn", "end turn")
    assert game.shows("home 1 24,7 Claw Big Hand")
    game.play("home 1 move", "move 25,7")
    assert skills(game, "home 1") == ["Horns"]
    assert game.done()


def skills(game: Scene, who: str) -> list[str]:
    return [skill.name for skill in game.table.profiles[game.player(who)].skills]


@pytest.mark.rule("bb2016/inducements.rampant-mutation")
def test_a_mutation_that_goes_wrong():
    game = wizard("rampant_mutation", dice="1").play("cast Rampant Mutation on home 1")
    assert game.asked("home", "turn")
    assert skills(game, "home 1") == ["Disturbing Presence"]
    game.play("end turn")
    assert skills(game, "home 1") == ["Disturbing Presence"]
    game.play("end turn")
    assert skills(game, "home 1") == []
    assert game.done()


@pytest.mark.rule("bb2016/inducements.rampant-mutation")
def test_mutations_are_for_the_start_of_the_own_turn():
    game = wizard("rampant_mutation")
    assert game.refuses("cast Rampant Mutation on away 1")
    game.play("end turn")
    assert game.asked("away", "turn")


# --- Horticulturalist of Nurgle ---------------------------------------------------------------

CROWD = (
    "home 1 7,7 / away 1 15,7 / away 2 16,7 / away 3 17,9 / away 4 17,11 / away 5 14,6 prone / "
    "turn home 2 / "
)


@pytest.mark.rule("bb2016/inducements.strange-fauna")
def test_plants_attack_d3_opponents():
    game = wizard("strange_fauna", dice="2 4 1 2 3", position=CROWD)
    game.play("cast Strange Fauna at 16,8")
    # Number 4 is three squares away, number 5 is down.
    assert game.options() == ["choose away 1", "choose away 2", "choose away 3"]
    game.play("choose away 3", "choose away 1")
    assert game.shows("away 1 15,7 up / away 2 16,7 up / away 3 17,9 prone")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.strange-fauna")
def test_plants_have_the_bonus_of_mighty_blow_and_need_an_empty_square():
    game = wizard("strange_fauna", dice="1 4 4 4 1 2")
    assert game.refuses("cast Strange Fauna at 15,7", "cast Strange Fauna at 12,7")
    game.play("cast Strange Fauna at 13,7", "choose away 1")
    assert game.shows("away 1 15,7 stunned")
    assert game.done()


RUN = "home 1 7,7 / away 1 15,7 ma1 / away 2 20,3 ma1 Sure Feet / turn home 2 / rerolls 0 1 / "


@pytest.mark.rule("bb2016/inducements.vigorous-growth")
@pytest.mark.parametrize(("roll", "up"), [(3, False), (4, True)])
def test_growth_makes_going_for_it_harder(roll: int, up: bool):
    game = wizard("vigorous_growth", dice=f"{roll}" + ("" if up else " 1 1"), position=RUN)
    assert game.refuses("cast Vigorous Growth")
    game.play("end turn")
    assert game.asked("home", "wizard")
    game.play("cast Vigorous Growth")
    assert game.asked("away", "turn")
    game.play("away 1 move", "move 16,7", "move 17,7")
    if not up:
        game.play("keep the roll")
    assert game.state("away 1") == ("up" if up else "prone")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.vigorous-growth")
def test_growth_lasts_one_turn_of_the_opponents():
    game = wizard("vigorous_growth", dice="2 2", position=RUN.replace("7,7", "7,7 ma1"))
    game.play("end turn", "cast Vigorous Growth", "end turn")
    game.play("home 1 move", "move 8,7", "move 9,7", "stop", "end turn")
    game.play("away 1 move", "move 16,7", "move 17,7")
    assert game.state("away 1") == "up"
    assert game.done()


# --- Sports Necrotheurge ----------------------------------------------------------------------

GRAVES = (
    'home 1 7,7 ma4 ag2 av8 pos:"Zombie" / home 2 3,3 ma5 ag2 av7 pos:"Skeleton Lineman" / '
    'home 3 4,4 ma7 pos:"Ghoul" / away 1 15,7 pos:"Zombie" / turn home 2 / '
)


@pytest.mark.rule("bb2016/inducements.danse-macabre")
@pytest.mark.parametrize(("roll", "works"), [(2, False), (3, True)])
def test_the_dead_dance(roll: int, works: bool):
    game = wizard("danse_macabre", dice=f"{roll}", position=GRAVES)
    game.play("cast Danse Macabre")
    dancing = "home 1 7,7 ma5 ag3 av9 / home 2 3,3 ma6 ag3 av8 / home 3 4,4 ma7 / away 1 15,7 ma6"
    still = "home 1 7,7 ma4 ag2 av8 / home 2 3,3 ma5 ag2 av7 / home 3 4,4 ma7 / away 1 15,7 ma6"
    assert game.shows(dancing if works else still)
    game.play("end turn")
    assert game.shows(dancing if works else still)
    game.play("end turn")
    assert game.shows(still)
    assert game.done()


@pytest.mark.rule("bb2016/inducements.incorporeal")
@pytest.mark.parametrize(("roll", "works"), [(2, False), (3, True)])
def test_a_ghost_drops_the_ball(roll: int, works: bool):
    position = TURN.replace("15,7", "15,7 ball")
    game = wizard("incorporeal", dice=f"{roll}" + (" N" if works else ""), position=position)
    assert game.refuses("cast Incorporeal on away 1")
    game.play("end turn", "cast Incorporeal on away 1")
    assert game.asked("away", "turn")
    assert game.ball == ("15,6" if works else "away 1")
    assert ("No Hands" in skills(game, "away 1")) is works
    assert game.table.has_zone(game.player("away 1")) is not works
    assert game.done()


@pytest.mark.rule("bb2016/inducements.incorporeal")
def test_a_ghost_is_solid_again_when_his_team_begins_its_next_turn():
    game = wizard("incorporeal", dice="3").play("end turn", "cast Incorporeal on away 1")
    ghost = game.player("away 1")
    game.play("away 1 move", "move 16,7", "stop")
    assert not game.table.has_zone(ghost)  # acting does not help
    game.play("end turn")
    assert not game.table.has_zone(ghost)
    game.play("end turn")
    assert game.table.has_zone(ghost)
    assert skills(game, "away 1") == []
    assert game.done()


# --- Slann Mage-Priest ------------------------------------------------------------------------


@pytest.mark.rule("bb2016/inducements.reality-blinks")
def test_two_players_change_places():
    position = "home 1 7,7 / home 2 3,3 / home 3 4,4 Loner / home 4 5,5 ball / home 5 6,6 prone / "
    position += "away 1 15,7 / turn home 2 / "
    game = wizard("reality_blinks", dice="3", position=position).play("cast Reality Blinks")
    assert game.options() == ["choose home 1", "choose home 2"]
    game.play("choose home 1", "choose home 2")
    assert game.shows("home 1 3,3 up / home 2 7,7 up / home 4 5,5 ball")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.reality-blinks")
def test_players_who_are_half_gone():
    game = wizard("reality_blinks", dice="2")
    game.play("end turn", "cast Reality Blinks", "choose home 1", "choose home 2")
    assert game.shows("home 1 7,7 up / home 2 3,3 up")
    for who in ("home 1", "home 2"):
        assert "No Hands" in skills(game, who)
        assert not game.table.has_zone(game.player(who))
    game.play("end turn")
    for who in ("home 1", "home 2"):
        assert skills(game, who) == []
        assert game.table.has_zone(game.player(who))
    assert game.done()


@pytest.mark.rule("bb2016/inducements.reality-blinks")
def test_a_lonely_player_does_not_blink():
    game = wizard("reality_blinks", position=TURN.replace("3,3", "3,3 Loner"))
    assert game.refuses("cast Reality Blinks")


@pytest.mark.rule("bb2016/inducements.tectonic-shift")
@pytest.mark.parametrize(
    ("dice", "shown"),
    [
        ("2", "home 1 7,7 / home 2 3,3 prone / away 1 15,7"),
        ("3 2", "home 1 6,7 / home 2 2,3 prone / away 1 14,7"),
        ("3 3", "home 1 8,7 / home 2 4,3 prone / away 1 16,7"),
        ("6 5", "home 1 8,7 / home 2 4,3 prone / away 1 16,7"),
    ],
)
def test_everybody_slides(dice: str, shown: str):
    position = TURN.replace("3,3", "3,3 prone")
    game = wizard("tectonic_shift", dice=dice, position=position).play("cast Tectonic Shift")
    assert game.shows(shown)
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.tectonic-shift")
def test_the_other_coach_sees_it_the_other_way_round():
    game = pitch(TURN.replace("turn home 2", "turn away 2") + f"spells 0 {knows('tectonic_shift')}",
                 "3 1")  # fmt: skip
    game.play("cast Tectonic Shift")
    assert game.shows("home 1 8,7 / away 1 16,7")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.tectonic-shift")
def test_a_six_lets_the_coach_choose():
    game = wizard("tectonic_shift", dice="3 6").play("cast Tectonic Shift")
    assert game.options() == ["face north", "face east", "face south", "face west"]
    game.play("face north")
    assert game.shows("home 1 7,6 / home 2 3,2 / away 1 15,6 / away 2 20,2")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.tectonic-shift")
def test_who_slides_off_is_beaten_up():
    position = "home 1 7,7 / home 2 0,3 / away 1 15,7 / away 2 0,4 ball / turn home 2 / "
    # The injuries, then the ball is thrown in straight (3), five squares, and bounces.
    game = wizard("tectonic_shift", dice="3 1 1 2 4 4 3 3 3 N", position=position)
    game.play("cast Tectonic Shift")
    assert game.shows("home 2 reserves / away 2 ko / home 1 6,7 / away 1 14,7 / ball 5,3")
    assert game.asked("home", "turn")
    assert game.done()


SLIDES_IN = "home 1 24,7 ball / home 2 7,7 / away 1 15,7 / turn home 2 / "


@pytest.mark.rule("bb2016/inducements.tectonic-shift", "lrb6/scoring.own-turn")
def test_an_own_carrier_who_slides_into_the_end_zone_scores_with_the_next_action():
    game = wizard("tectonic_shift", dice="3 4", position=SLIDES_IN)
    game.play("cast Tectonic Shift")
    assert game.score == (0, 0)
    game.play("home 2 move", "move 8,8", "stop")
    assert game.score == (1, 0)
    assert game.turn == (2, 1)
    assert game.done()


@pytest.mark.rule("bb2016/inducements.tectonic-shift", "lrb6/scoring.between-turns")
def test_an_own_carrier_who_slides_in_after_the_turn_scores_before_the_next():
    game = wizard("tectonic_shift", dice="3 4", position=SLIDES_IN)
    game.play("end turn", "cast Tectonic Shift")
    assert game.score == (1, 0)
    assert game.turn == (3, 1)
    assert game.done()


@pytest.mark.rule("bb2016/inducements.tectonic-shift", "lrb6/scoring.opponents-turn")
def test_an_opposing_carrier_who_slides_in_scores_at_once():
    game = wizard(
        "tectonic_shift", dice="3 1", position="home 1 7,7 / away 1 1,7 ball / turn home 2 / "
    )
    game.play("cast Tectonic Shift")
    assert game.score == (0, 1)
    assert game.turn == (2, 2)
    assert game.done()


@pytest.mark.rule("lrb6/scoring.between-turns", "bb2016/inducements.fireball")
@pytest.mark.parametrize(
    ("caster", "spell"),
    [
        ("hireling 1 0", "fireball 23,7"),
        (f"spells {knows('fireball')} 0", "cast Fireball at 23,7"),
    ],
)
@pytest.mark.parametrize(
    ("turn", "shown"),
    [
        ("turn home 3", "score 1 0 / turns 4 2"),
        ("turn home 8 / kicking home", "score 0 0 / half 2"),
    ],
)
def test_who_casts_the_spell_makes_no_difference(caster: str, spell: str, turn: str, shown: str):
    game = pitch(
        f"home 1 25,7 / home 9 3,3 / away 1 24,7 ball / away 9 20,3 / {caster} / {turn}",
        "4 1 1 E 6",
    )
    game.play("end turn", spell)
    assert game.shows(shown)
    assert game.done()


@pytest.mark.rule("bb2016/inducements.tectonic-shift")
def test_a_ball_somebody_slides_onto_bounces():
    game = wizard("tectonic_shift", dice="3 4 N", position=TURN + "ball 8,7 / ")
    game.play("cast Tectonic Shift")
    assert game.shows("home 1 8,7 / ball 8,6")
    assert game.done()


# --- spells of wizards who are usually hired otherwise ----------------------------------------


@pytest.mark.rule("bb2016/inducements.zap")
def test_zap_is_cast_like_any_other_spell_by_who_knows_it():
    position = TURN.replace("15,7", "15,7 ball")
    game = wizard("fireball", "zap", dice="3 N", position=position).play("cast Zap on away 1")
    assert game.shows("away 1 15,7 frog up / ball 15,6 / spells 0 0")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.thousand-cuts")
def test_one_thousand_cuts_are_cast_when_the_opponents_turn_begins():
    game = wizard("one_thousand_cuts", dice="3").play("end turn")
    assert game.asked("home", "wizard")
    game.play("cast One Thousand Cuts on away 1")
    assert game.shows("away 1 15,7 ma5 st2 ag2 / spells 0 0")
    assert game.done()


# --- Firebelly --------------------------------------------------------------------------------


@pytest.mark.rule("bb2016/inducements.firebelly", "bb2016/inducements.spell-turnover")
@pytest.mark.parametrize(("ball", "ends"), [("", False), ("ball", True)])
def test_a_firebelly_may_burn_his_own(ball: str, ends: bool):
    position = TURN.replace("7,7", f"7,7 {ball}")
    game = wizard("fireball", dice="4 1 1" + (" N" if ball else ""), position=position)
    game.play("cast Fireball at 7,7")
    assert game.shows("home 1 7,7 prone")
    assert game.turnover is ends
    assert game.done()


@pytest.mark.rule("bb2016/inducements.column-of-fire")
def test_a_column_of_fire_after_the_turn():
    position = (
        "home 1 15,2 / home 2 3,3 / away 1 15,7 / away 2 15,9 prone / away 3 15,14 / "
        "turn home 2 / "
    )
    game = wizard("column_of_fire", dice="3 4 1 2 6 4 4 1 2", position=position)
    assert game.refuses("cast Column of Fire at 15,0")
    game.play("end turn")
    assert game.refuses("cast Column of Fire at 15,1")
    game.play("cast Column of Fire at 15,0")
    # In order: number 1 of home is missed, away 1 falls, away 3 is stunned.
    assert game.shows("home 1 15,2 up / away 1 15,7 prone / away 3 15,14 stunned")
    assert game.asked("away", "turn")
    assert game.done()
