"""Wizards: who hires whom, when they cast, and what the twenty spells do."""

import pytest
from shopping import knows, sells, shop
from table import Scene, pitch

from pigskin.rules.counting import has
from pigskin.teams.reading import inducements, spells

# Home has the wizard; the ball is far away and away's turn is about to begin or to end.
PLACES = "home 1 7,7 / home 2 3,3 / away 1 15,7 / away 2 20,3 / "


def own_end(*known: str, dice: str = "", places: str = PLACES, more: str = "") -> Scene:
    """Home's turn has just ended, and home is asked for a spell."""
    text = f"{places}turn home 3 / spells {knows(*known)} 0 / {more}"
    return pitch(text, dice).play("end turn")


def opposing_end(*known: str, dice: str = "", places: str = PLACES, more: str = "") -> Scene:
    """Away's turn has just ended."""
    text = f"{places}turn away 3 / spells {knows(*known)} 0 / {more}"
    return pitch(text, dice).play("end turn")


def opposing_start(*known: str, dice: str = "", places: str = PLACES, more: str = "") -> Scene:
    """Away's turn begins."""
    text = f"{places}turn home 3 / spells {knows(*known)} 0 / {more}"
    return pitch(text, dice).play("end turn")


# --- who and when -----------------------------------------------------------------------------


@pytest.mark.rule(
    "bb2020/inducements.sports-wizard",
    "bb2020/inducements.wicked-witch",
    "bb2020/inducements.chaos-sorcerer",
    "bb2020/inducements.sorceress",
    "bb2020/inducements.high-mage",
    "bb2020/inducements.mage-priest",
    "bb2020/inducements.horticulturalist",
    "bb2020/inducements.necrotheurge",
    "bb2020/inducements.warlock-engineer",
    "bb2020/inducements.firebelly",
    "bb2020/inducements.goblin-shaman",
    "bb2020/inducements.horatio",
    "bb2020/inducements.chaos-dwarf-sorcerer",
)
@pytest.mark.parametrize(
    ("name", "cost", "by", "not_by", "known"),
    [
        ("Hireling Sports-Wizard", 150, "orc", "", "fireball zap"),
        ("Wicked Witch", 150, "human", "orc", "zap plague_of_warts"),
        ("Chaos Sorcerer", 150, "khorne", "human", "thunderbolt rampant_mutation"),
        ("Druchii Sports Sorceress", 150, "dark_elf", "human", "one_thousand_cuts thunderbolt"),
        ("Asur High Mage", 150, "high_elf", "human", "thunderbolt temporal_distortion"),
        ("Slann Mage-Priest", 200, "lizardmen", "human",
         "temporal_distortion tectonic_shift reality_blinks"),
        ("Horticulturalist of Nurgle", 150, "nurgle", "khorne", "vigorous_growth strange_flora"),
        ("Sports Necrotheurge", 150, "tomb_kings", "human",
         "incorporeal vanhalables_danse_macabre"),
        ("Warlock Engineer", 150, "skaven", "orc", "warp_lightning thunderbolt"),
        ("Ogre Firebelly", 150, "ogre", "human", "fireball column_of_fire"),
        ("Night Goblin Shaman", 150, "goblin", "human", "foot_of_gork spore_cloud"),
        ("Horatio X. Schottenheim", 80, "human", "", "take_this_ooops"),
        ("Chaos Dwarf Sorcerer", 150, "chaos_dwarf", "", "brimstone_barrage stone_boots"),
    ],
)  # fmt: skip
def test_who_hires_which_wizard(name: str, cost: int, by: str, not_by: str, known: str):
    game = shop(by)
    before = game.table.home.budget
    game.play(f"buy {name}")
    assert before - game.table.home.budget == cost
    game.play("done")
    assert has(game.table, 0, "spells") == knows(*known.split())
    if not_by:
        assert not sells(shop(not_by), name)


@pytest.mark.rule("bb2020/inducements.wizard")
def test_one_wizard_and_one_spell():
    game = shop("orc").play("buy Hireling Sports-Wizard")
    assert not any(sells(game, name) for name in ("Ogre Firebelly", "Hireling Sports-Wizard"))
    cast = own_end("fireball", "zap", dice="1")
    cast.play("cast Fireball at 15,7")
    assert cast.shows("spells 0 0")
    assert cast.asked("away", "turn")
    assert cast.done()


@pytest.mark.rule("bb2020/inducements.wizard")
def test_a_wizard_who_waits_is_asked_again():
    game = own_end("thunderbolt").play("home: stop")
    assert game.asked("away", "turn")
    game.play("away: end turn")
    assert game.asked("home", "wizard")


@pytest.mark.rule("bb2020/inducements.wizard")
@pytest.mark.parametrize(
    ("spell", "own_turn", "after", "before"),
    [
        (id, spell.when == "any_end", spell.when != "opp_start", "opp_start" in spell.when)
        for id, spell in spells("bb2020").items()
    ],
)
def test_when_each_spell_may_be_cast(spell: str, own_turn: bool, after: bool, before: bool):
    """At the end of the own turn, after an opposing one, before the first activation of one."""

    def may_cast(game: Scene) -> bool:
        return game.kind == "wizard" and game.coach == "home"

    places = PLACES + "home 3 5,5 / "
    assert may_cast(pitch(f"{places}turn home 3 / spells {knows(spell)} 0").play("end turn")) is (
        own_turn or before
    )
    now = pitch(f"{places}turn home 3 / spells {knows(spell)} 0").play("end turn")
    if own_turn:
        now.play("stop")
    assert may_cast(now) is before
    assert may_cast(opposing_end(spell, places=places)) is after


@pytest.mark.rule("bb2020/inducements.end-of-turn")
def test_the_coach_whose_turn_has_ended_goes_first():
    both = f"spells {knows('fireball')} {knows('fireball')}"
    game = pitch(f"{PLACES}turn home 3 / {both}").play("end turn")
    assert game.asked("home", "wizard")
    game.play("stop")
    assert game.asked("away", "wizard")
    game.play("stop", "away: end turn")
    assert game.asked("away", "wizard")
    game.play("stop")
    assert game.asked("home", "wizard")


@pytest.mark.rule("bb2020/inducements.wizard")
def test_nothing_is_cast_after_a_touchdown():
    game = pitch(
        "home 1 24,7 ball / home 2 3,3 / away 1 5,5 / turn home 3 / kicking home / "
        f"spells {knows('fireball')} {knows('fireball')}"
    ).play("home 1 move", "move 25,7")
    assert game.kind == "set-up"


def test_every_wizard_and_every_spell_is_there():
    known = {spell for offer in inducements("bb2020").values() for spell in offer.spells}
    assert known == set(spells("bb2020"))
    assert len(known) == 20


# --- spells that hit --------------------------------------------------------------------------

CROWD = "home 1 14,7 / home 2 3,3 / away 1 15,7 / away 2 16,8 / away 3 15,6 prone / away 4 20,3 / "


@pytest.mark.rule("bb2020/inducements.fireball")
def test_a_fireball_hits_everybody_upright_around_a_square():
    # away 1 in the middle is missed; home 1 and away 2 go down: 7 and 8+1 against AV 9.
    game = own_end("fireball", dice="3 4 5 3 4 4 4 1 2", places=CROWD)
    game.play("cast Fireball at 15,7")
    assert game.shows("away 1 15,7 up / away 2 16,8 stunned / away 3 15,6 prone")
    assert game.shows("home 1 14,7 prone")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.fireball", "bb2020/inducements.thunderbolt")
@pytest.mark.parametrize(("armour", "state"), [("5 4", "ko"), ("4 4", "stunned")])
def test_the_bonus_goes_to_armour_or_injury(armour: str, state: str):
    """9 breaks AV 9 alone, so an injury of 7 becomes an 8; 8 needs the bonus itself."""
    game = own_end("thunderbolt", dice=f"6 {armour} 3 4").play("cast Thunderbolt on away 1")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.rule("bb2020/inducements.fireball")
def test_a_struck_carrier_drops_the_ball_between_the_turns():
    game = own_end("fireball", dice="4 1 2 N", places=PLACES.replace("7,7", "7,7 ball"))
    game.play("cast Fireball at 7,7")
    assert game.shows("home 1 7,7 prone / ball 7,6")
    assert not game.happenings("turnover")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.thunderbolt")
@pytest.mark.parametrize(("roll", "state"), [(2, "up"), (3, "prone")])
def test_a_thunderbolt_needs_three(roll: int, state: str):
    game = own_end("thunderbolt", dice=f"{roll}" + (" 1 2" if roll == 3 else ""))
    assert game.offers("cast Thunderbolt on away 1", "cast Thunderbolt on away 2")
    assert "cast Thunderbolt on home 1" not in game.options()
    game.play("cast Thunderbolt on away 1")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.rule("bb2020/inducements.thunderbolt")
def test_a_thunderbolt_is_for_those_who_stand():
    game = own_end("thunderbolt", places=PLACES.replace("15,7", "15,7 prone"))
    assert "cast Thunderbolt on away 1" not in game.options()


LINE = "home 1 15,2 / home 2 3,3 / away 1 15,7 / away 2 15,12 / away 3 15,4 prone / away 4 20,3 / "


@pytest.mark.rule("bb2020/inducements.warp-lightning")
def test_warp_lightning_runs_from_sideline_to_sideline():
    # From the bottom: away 2 falls and the bolt goes on, away 1 is missed, home 1 falls.
    game = own_end("warp_lightning", dice="3 1 2 2 2 6 1 1 6", places=LINE)
    assert not [each for each in game.options() if each.endswith(",7")]
    game.play("cast Warp Lightning at 15,14")
    assert game.shows("away 2 15,12 prone / away 1 15,7 up / home 1 15,2 prone")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.warp-lightning")
def test_a_one_stops_the_bolt():
    game = own_end("warp_lightning", dice="3 1 2 1", places=LINE)
    game.play("cast Warp Lightning at 15,0")
    assert game.shows("home 1 15,2 prone / away 1 15,7 up / away 2 15,12 up")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.column-of-fire")
def test_a_column_of_fire_does_not_stop():
    game = own_end("column_of_fire", dice="4 1 2 3 4 1 1", places=LINE)
    game.play("cast Column of Fire at 15,0")
    assert game.shows("home 1 15,2 prone / away 1 15,7 up / away 2 15,12 prone")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.strange-flora")
def test_strange_flora_takes_as_many_as_d3_says():
    places = "home 1 3,3 / away 1 15,7 / away 2 16,7 / away 3 17,9 / away 4 18,7 / "
    game = own_end("strange_flora", dice="2 3 1 2 2", places=places)
    assert "cast Strange Flora at 16,7" not in game.options()  # somebody is there
    game.play("cast Strange Flora at 15,8")
    assert game.kind == "spell target"
    assert game.told("up to 2 players")
    game.play("choose away 2", "choose away 3")
    assert game.shows("away 2 16,7 prone / away 3 17,9 up / away 1 15,7 up / away 4 18,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.foot-of-gork")
@pytest.mark.parametrize(("dice", "shown"), [("2", "up"), ("3 1 2", "prone"), ("5 1 2", "prone")])
def test_the_foot_of_gork_flattens(dice: str, shown: str):
    game = own_end("foot_of_gork", dice=dice).play("cast Foot of Gork on away 1")
    assert game.shows(f"away 1 15,7 {shown}")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.foot-of-gork")
def test_on_a_six_the_victim_flies():
    # He deviates three squares to the north and fails to land: 5 with -2 is not enough for 4+.
    game = own_end("foot_of_gork", dice="6 N 3 5 1 2", places=PLACES.replace("15,7", "15,7 ag4"))
    game.play("cast Foot of Gork on away 1")
    assert game.shows("away 1 15,4 prone")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.foot-of-gork", "bb2020/skill.take-root.rooted")
def test_not_even_gork_kicks_a_rooted_player_out_of_his_square():
    rooted = PLACES.replace("15,7", "15,7 rooted")
    game = own_end("foot_of_gork", dice="6", places=rooted).play("cast Foot of Gork on away 1")
    assert game.shows("away 1 15,7 up rooted")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.take-this-ooops")
def test_horatios_fireball_drifts():
    game = own_end("take_this_ooops", dice="E 2 4 1 2")
    game.play("cast Take This... Ooops! at 13,7")
    assert game.shows("away 1 15,7 prone")
    lost = own_end("take_this_ooops", dice="N 3").play("cast Take This... Ooops! at 15,1")
    assert lost.shows("away 1 15,7 up")
    assert game.done()
    assert lost.done()


@pytest.mark.rule("bb2020/inducements.brimstone-barrage")
def test_brimstone_hits_up_to_two_and_helps_with_armour_only():
    # 7+1 holds against AV 9; 8+1 breaks, but 7 on the injury roll stays a 7.
    game = own_end("brimstone_barrage", dice="5 3 4 5 4 4 3 4")
    game.play("cast Brimstone Barrage on away 1", "choose away 2")
    assert game.shows("away 1 15,7 prone / away 2 20,3 stunned")
    assert game.done()
    one = own_end("brimstone_barrage", dice="4").play("cast Brimstone Barrage on away 1", "stop")
    assert one.shows("away 1 15,7 up")
    assert one.done()


# --- spells that change a player --------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.zap")
@pytest.mark.parametrize(
    ("strength", "roll", "frog"), [(3, 3, True), (3, 2, False), (7, 6, True), (7, 5, False)]
)
def test_zap_beats_strength_or_shows_a_six(strength: int, roll: int, frog: bool):
    strong = PLACES.replace("15,7", f"15,7 st{strength}")
    game = opposing_start("zap", dice=f"{roll}", places=strong)
    game.play("cast Zap on away 1")
    assert game.shows(f"away 1 st{1 if frog else strength}")
    assert ("frog" in game.marks("away 1")) is frog
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.zap")
def test_a_frog_lets_go_of_the_ball_without_a_turnover():
    game = opposing_start("zap", dice="6 S", places=PLACES.replace("15,7", "15,7 ball"))
    game.play("cast Zap on away 1")
    assert game.shows("ball 15,8")
    assert game.asked("away", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/inducements.zap-frog")
def test_what_a_frog_is():
    game = opposing_start("zap", dice="6").play("cast Zap on away 1")
    assert game.shows(
        "away 1 15,7 ma5 st1 ag2 pa0 av5 Dodge Leap No Hands, Stunty Titchy Very Long Legs"
    )


@pytest.mark.rule("bb2020/inducements.zap-frog")
def test_a_frog_is_himself_again_after_the_drive():
    game = pitch(
        "home 1 24,7 ball / home 2 3,3 / away 1 5,5 frog / turn home 3 / kicking home"
    ).play("home 1 move", "move 25,7")
    assert game.shows("away 1 st3 ma6")
    assert "frog" not in game.marks("away 1")


@pytest.mark.rule("bb2020/inducements.zap-frog")
def test_a_frog_is_only_badly_hurt_and_nobody_treats_it():
    game = pitch(
        "home 1 7,7 / home 2 3,3 / away 1 8,7 frog / away 2 20,3 / turn home 3 / "
        "apothecary 0 1 / wanderers 0 1",
        "pow pow pow 6 6 6 6",
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 injured / apothecary 0 1 / wanderers 0 1")
    assert game.told("badly hurt")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.zap-frog")
def test_no_apothecary_sees_to_a_frog():
    game = pitch(
        "home 1 5,5 / away 1 6,5 frog / away 2 20,5 / apothecary 0 1", "pow pow pow 6 6 4 4"
    )
    game.play("home 1 block", "block away 1")
    while game.kind in ("block die", "push", "follow up"):
        game.play(game.options()[0])
    assert game.asked("home", "turn")
    assert game.state("away 1") == "ko"


@pytest.mark.rule("bb2020/inducements.thousand-cuts")
@pytest.mark.parametrize(
    ("roll", "shown"), [(3, "ma5 st2 ag4 pa4 av9"), (2, "ma6 st3 ag3 pa4 av9")]
)
def test_a_thousand_cuts_weaken(roll: int, shown: str):
    game = opposing_start("one_thousand_cuts", dice=f"{roll}")
    game.play("cast One Thousand Cuts on away 1")
    assert game.shows(f"away 1 15,7 {shown}")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.thousand-cuts")
def test_the_cuts_heal_after_the_drive():
    game = opposing_start(
        "one_thousand_cuts", dice="6", places="home 1 24,7 ball / home 2 3,3 / away 1 5,5 / "
    )
    game.play("cast One Thousand Cuts on away 1", "end turn", "home 1 move", "move 25,7")
    assert game.shows("away 1 ma6 st3 ag3")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.plague-of-warts")
def test_warts_weaken_and_disfigure():
    game = opposing_start("plague_of_warts", dice="3").play("cast Plague of Warts on away 1")
    assert game.shows("away 1 15,7 ma5 st2 ag4 Disturbing Presence Foul Appearance")
    missed = opposing_start("plague_of_warts", dice="2").play("cast Plague of Warts on away 1")
    assert missed.shows("away 1 15,7 ma6 st3 ag3")


@pytest.mark.rule("bb2020/inducements.rampant-mutation")
def test_two_mutations_for_an_own_player():
    game = opposing_start("rampant_mutation", dice="2").play("cast Rampant Mutation on home 1")
    assert game.asked("home", "mutation", "home 1")
    game.play("gain Claws", "gain Horns")
    assert game.shows("home 1 7,7 Claws Horns")
    assert game.asked("away", "turn")


@pytest.mark.rule("bb2020/inducements.rampant-mutation")
def test_a_one_only_makes_him_disturbing_and_stars_do_not_take_part():
    game = opposing_start("rampant_mutation", dice="1", places=PLACES.replace("3,3", "3,3 star"))
    assert "cast Rampant Mutation on home 2" not in game.options()
    game.play("cast Rampant Mutation on home 1")
    assert game.shows("home 1 7,7 Disturbing Presence")
    assert game.asked("away", "turn")


@pytest.mark.rule("bb2020/inducements.spore-cloud")
@pytest.mark.parametrize("before", ["", "Loner (4+)"])
def test_spores_make_lonely_and_stupid(before: str):
    game = opposing_start("spore_cloud", dice="2", places=PLACES.replace("15,7", f"15,7 {before}"))
    game.play("cast Spore Cloud on away 1")
    skills = [s.name for s in game.table.profiles[game.player("away 1")].skills]
    assert sorted(skills) == ["Loner (5+)", "Really Stupid"]
    assert opposing_start("spore_cloud", dice="1").play("cast Spore Cloud on away 1").done()


@pytest.mark.rule("bb2020/inducements.stone-boots")
def test_stone_boots_slow_a_player_and_spoil_his_dodges():
    places = "home 1 14,7 / home 2 3,3 / away 1 15,7 / away 2 20,3 ball / "
    game = own_end("stone_boots", dice="3 3", places=places, more="rerolls 0 1")
    assert "cast Stone Boots on away 2" not in game.options()  # he has the ball
    game.play("cast Stone Boots on away 1", "away 1 move", "move 16,7")
    assert game.asked("away", "re-roll", "away 1")  # AG 3+ would have passed with a 3
    assert game.shows("away 1 ma4 Stone Boots")
    assert game.done()
    assert own_end("stone_boots", dice="2").play("cast Stone Boots on away 1").shows("away 1 ma6")


@pytest.mark.rule("bb2020/inducements.incorporeal")
def test_an_incorporeal_player_holds_nothing_and_marks_nobody():
    places = "home 1 14,7 / home 2 3,3 / away 1 15,7 ball / away 2 20,3 / "
    game = opposing_end("incorporeal", dice="3 S", places=places)
    game.play("cast Incorporeal on away 1")
    assert game.shows("away 1 15,7 No Hands hypnotised / ball 15,8")
    game.play("home: home 1 move", "move 13,7", "stop", "end turn")  # nobody to dodge from
    assert game.asked("away", "turn")
    assert game.marks("away 1") == ["played"]
    assert not game.table.profiles[game.player("away 1")].skills
    assert game.done()


@pytest.mark.rule("bb2020/inducements.incorporeal")
def test_cast_after_the_own_turn_the_spell_is_soon_over():
    game = own_end("incorporeal", dice="3").play("cast Incorporeal on away 1")
    assert game.asked("away", "turn")
    assert game.marks("away 1") == ["played"]


@pytest.mark.rule("bb2020/inducements.reality-blinks")
def test_two_players_change_places():
    game = opposing_start("reality_blinks", dice="3")
    game.play("cast Reality Blinks", "choose home 1", "choose home 2")
    assert game.shows("home 1 3,3 up / home 2 7,7 up")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.reality-blinks")
def test_a_failed_blink_leaves_both_beside_themselves():
    game = opposing_start("reality_blinks", dice="2")
    game.play("cast Reality Blinks", "choose home 1", "choose home 2")
    assert game.shows("home 1 7,7 No Hands hypnotised / home 2 3,3 No Hands hypnotised")
    game.play("away: end turn")
    assert game.asked("home", "turn")
    assert game.marks("home 1") == ["played"]
    assert not game.table.profiles[game.player("home 1")].skills


@pytest.mark.rule("bb2020/inducements.reality-blinks")
@pytest.mark.parametrize("changed", ["3,3 Loner (4+)", "3,3 ball", "3,3 prone", "3,3 rooted"])
def test_who_cannot_blink(changed: str):
    game = opposing_start("reality_blinks", places=PLACES.replace("3,3", changed))
    assert game.asked("away", "turn")  # there are no two for it


# --- spells without a target ------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.temporal-distortion")
@pytest.mark.parametrize(
    ("by", "roll", "turns"),
    [("+1", 5, (5, 4)), ("-1", 5, (3, 2)), ("+1", 4, (4, 3)), ("-1", 1, (4, 3))],
)
def test_time_goes_forwards_or_backwards(by: str, roll: int, turns: tuple[int, int]):
    game = opposing_end("temporal_distortion", dice=f"{roll}", more="kicking away")
    game.play("cast Temporal Distortion")
    assert game.asked("home", "temporal distortion")
    game.play(f"move the turn markers by {by}")
    assert game.asked("home", "turn")
    assert game.turn == turns
    assert game.done()


@pytest.mark.rule("bb2020/inducements.temporal-distortion")
def test_time_is_bent_by_one_turn_either_way():
    game = pitch(f"{PLACES}turn away 3 / spells {knows('temporal_distortion')} 0").play("end turn")
    game.play(next(text for text in game.options() if "emporal" in text))
    assert len(game.options()) == 2
    shifts = []
    for text in game.options():
        bent = game.copy().rolls("5").play(text)
        shifts.append(bent.turn[1] - 3)
    assert sorted(shifts) == [-1, 1]


@pytest.mark.rule("bb2020/inducements.tectonic-shift", "bb2020/inducements.vigorous-growth")
@pytest.mark.parametrize(
    ("spell", "name", "roll"),
    [("tectonic_shift", "Tectonic Shift", 2), ("vigorous_growth", "Vigorous Growth", 3)],
)
def test_the_ground_is_against_rushing_for_a_turn(spell: str, name: str, roll: int):
    places = "home 1 7,7 / home 2 3,3 ma1 / away 1 15,7 ma1 / away 2 20,3 / "
    game = opposing_start(spell, places=places, more="rerolls 0 1").rolls(f"{roll}")
    game.play(f"cast {name}", "away 1 move", "move 16,7", "move 17,7")
    assert game.asked("away", "re-roll", "away 1")
    game.rolls("6").play("team re-roll", "stop", "end turn")
    game.rolls("2").play("home 2 move", "move 4,3", "move 5,3", "stop", "end turn")
    game.rolls("2").play("away 1 move", "move 18,7", "move 19,7", "stop")  # the turn is over
    assert game.shows("home 2 5,3 up / away 1 19,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.danse-macabre")
def test_linemen_dance_in_the_coming_turn():
    places = (
        'home 1 7,7 pos:"Skeleton Lineman" / home 2 3,3 pos:"Wight Blitzer" / '
        'home 3 4,4 pos:"Zombie Lineman" pa0 / away 1 15,7 / roster shambling_undead human / '
    )
    game = opposing_end("vanhalables_danse_macabre", dice="3", places=places)
    game.play("cast Vanhalable's Danse Macabre", "home 1 move")
    assert game.asked("home", "danse macabre", "home 1")
    assert game.options() == ["improve MA", "improve AG", "improve PA"]
    game.play("improve AG")
    assert game.shows("home 1 ag2 ma6")
    game.play("stop", "home 3 move")
    assert game.options() == ["improve MA", "improve AG"]
    game.play("improve MA", "stop", "home 2 move")
    assert game.asked("home", "action")
    game.play("stop", "end turn")
    assert game.shows("home 1 ag3 / home 3 ma6")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.danse-macabre")
def test_on_a_two_nobody_dances():
    places = 'home 1 7,7 pos:"Skeleton Lineman" / away 1 15,7 / roster shambling_undead human / '
    game = opposing_end("vanhalables_danse_macabre", dice="2", places=places)
    game.play("cast Vanhalable's Danse Macabre", "home 1 move")
    assert game.asked("home", "action")


@pytest.mark.rule("bb2020/inducements.danse-macabre")
@pytest.mark.parametrize(("stat", "shown"), [("MA", "ma7"), ("AG", "ag2"), ("PA", "pa3")])
def test_who_dances_is_better_at_one_thing(stat: str, shown: str):
    game = pitch("home 1 5,5 ma6 ag3 pa4 Danse Macabre / away 1 20,2").play("home 1 move")
    game.play(next(text for text in game.options() if stat in text))
    assert game.shows(f"home 1 5,5 {shown}")


@pytest.mark.rule("bb2020/inducements.incorporeal", "bb2020/star.incorporeal")
def test_the_spell_lends_nobody_the_dodge_of_a_star():
    game = opposing_end("incorporeal", dice="3").play("cast Incorporeal on away 1")
    owned = [skill.name for skill in game.table.profiles[game.player("away 1")].skills]
    assert "Incorporeal" not in owned
    assert "No Hands" in owned


@pytest.mark.rule("bb2020/inducements.end-of-turn", "bb2020/prayers.throw-a-rock")
def test_the_own_wizard_comes_before_the_opponents_rock():
    game = pitch(
        "home 1 20,7 ball / home 2 3,3 / away 1 12,2 / prayers 0 16384"
        f" / spells {knows('fireball')} {knows('fireball')}",
        "5, 1 1, N",
    )
    game.play("end turn")
    assert game.asked("home", "wizard")
    game.play("stop")
    assert game.asked("away", "throw a rock")
    game.play("yes")
    assert game.asked("away", "wizard")


@pytest.mark.rule("bb2020/scoring.at-once", "bb2020/prayers.throw-a-rock")
def test_no_second_rock_flies_after_a_touchdown():
    game = pitch(
        "home 1 24,7 ball / home 2 25,6 / home 3 20,2 / away 1 12,2 / stallers home 1 3"
        " / prayers 0 16384",
        "5, 1 1, NE, 6",
    )
    game.play("end turn", "away: yes")
    assert game.score == (1, 0)
    assert game.done()
