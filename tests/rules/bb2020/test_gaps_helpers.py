"""Corners of referees, wizards, staff, shops and what is done to players for a while."""

import pytest
from shopping import ELEVEN, knows, shop
from table import Scene, match, pitch

from pigskin import DiceError
from pigskin.effects import holding as boons
from pigskin.effects.holding import (
    ACTION,
    DRIVE,
    HALF,
    KEPT,
    MATCH,
    START,
    TRIAL,
    TURN,
    UNTIL_NAMES,
)
from pigskin.errors import IllegalAnswer
from pigskin.model import THROW_A_ROCK, TREACHEROUS_TRAPDOOR
from pigskin.rules.staff import (
    BALLISTICS,
    BUGMAN_PLAYS,
    DRUMMER,
    GALANDRIL,
    HOKULI,
    HOT_POT,
    KROT,
    PAPA,
    RUNESMITH,
    TRIPLETS,
)
from pigskin.teams.reading import stars

KICK = (
    "home 1 12,5 / home 2 12,6 / home 3 12,7 / home 4 5,5 / away 1 13,5 / away 2 13,6 / "
    "away 3 13,7 / phase kick / kicking home / turns 0 0 / "
)
TIME_OUT = "1 2"
# One step from the end of a drive.
LAST_STEP = "home 1 24,7 ball / home 2 3,3 / away 1 5,5 / turn home 3 / kicking home / "


def kick(more: str, dice: str, to: str = "20,7", options: dict[str, object] | None = None) -> Scene:
    return pitch(KICK + more, dice, options=options).play(f"kick to {to}")


def skills(game: Scene, who: str) -> list[str]:
    return [skill.name for skill in game.table.profiles[game.player(who)].skills]


# --- referees ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/fouls.bribe")
def test_who_has_no_bribe_is_not_asked_for_one():
    game = pitch("home 1 7,7 / home 2 3,3 / away 1 8,7 prone / away 2 20,3", "1 1")
    game.play("home 1 foul", "foul away 1")
    assert game.options() == ["accept the call", "argue the call"]
    assert game.done()


@pytest.mark.rule("bb2020/inducements.hokuli", "bb2020/knock-down.ball")
def test_a_fouler_whom_the_blow_floors_drops_the_ball():
    game = pitch(
        "home 1 7,7 ball / home 2 3,3 / away 1 8,7 prone / away 2 20,3 / turn home 2 / "
        f"staff 0 {HOKULI}",
        "1 2 4 3 4 1 2 N",
    )
    game.play("home 1 foul", "foul away 1", "take a blow from the referee")
    assert game.shows("home 1 7,7 stunned / ball 7,6")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.trundlefoot-drive")
def test_the_triplets_trip_opponents_of_either_side():
    game = pitch(
        "home 1 12,5 / home 2 5,5 / away 1 14,5 / away 2 20,2 / phase kick / kicking home / "
        f"turns 0 0 / staff 0 {TRIPLETS}",
        f"6 2 N 1 {TIME_OUT} N",
    )
    game.play("kick to 20,7")
    assert game.shows("home 1 12,5 up / home 2 5,5 stunned / away 1 14,5 up / away 2 20,2 up")
    assert game.done()


# --- the optional supplement ------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.ballistics")
def test_a_kick_may_be_aimed_as_far_as_a_die_goes():
    game = kick(f"staff {BALLISTICS} 0", "N 4 3")
    assert game.offers("change the distance by +2", "change the distance by -2")
    near = kick(f"staff {BALLISTICS} 0", "N 2 3")
    assert near.offers("change the distance by -1")
    assert near.refuses("change the distance by -2")


@pytest.mark.rule("bb2020/inducements.side-bet")
@pytest.mark.parametrize(("gold", "asked"), [(9, False), (10, True)])
def test_the_smallest_stake_is_ten_thousand(gold: int, asked: bool):
    game = pitch(
        f"{ELEVEN} / roster human orc / phase petty cash / value 1000 1000 / treasury {gold} 0",
        seed=1,
        options={"inducement_books": "optional"},
    )
    assert (game.kind == "side bet") is asked


@pytest.mark.rule("bb2020/inducements.runesmith")
def test_a_runesmith_has_nothing_to_do_among_loners():
    loners = KICK
    for square in ("12,5", "12,6", "12,7", "5,5"):
        loners = loners.replace(f" {square} ", f" {square} Loner (4+) ", 1)
    game = pitch(loners + f"staff {RUNESMITH} 0", f"N 1 {TIME_OUT} N").play("kick to 20,7")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.waaagh-drummer")
def test_who_has_one_square_behind_him_goes_there():
    wall = "away 4 14,4 / away 5 14,5 / "
    game = kick(f"{wall}staff {DRUMMER} 0", f"N 1 {TIME_OUT} 4 3 3 N")
    assert game.asked("home", "drummer")
    game.play("choose away 1")
    assert game.shows("away 1 14,6 up")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.waaagh-drummer")
def test_who_has_no_room_behind_him_is_not_driven_back():
    game = pitch(
        f"home 1 12,5 / away 1 25,5 / phase kick / kicking home / turns 0 0 / staff {DRUMMER} 0",
        f"N 1 {TIME_OUT} 6 6 6 N",
    )
    game.play("kick to 20,7")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.heady-brew")
def test_brew_is_for_small_players_on_the_pitch():
    text = KICK.replace("home 4 5,5", "home 4 reserves Stunty") + "bottles 1 0"
    game = pitch(text, f"N 1 {TIME_OUT} N").play("kick to 20,7")
    assert game.asked("away", "turn")
    two = pitch(text.replace("12,5", "12,5 Stunty"), f"3 1 N 1 {TIME_OUT} N")
    two.play("kick to 20,7", "yes")
    assert skills(two, "home 4") == ["Stunty"]
    assert skills(two, "home 2") == []
    assert two.done()


POT = (
    "home 1 7,7 / home 2 3,3 / home 3 reserves / away 1 15,0 / away 2 16,1 prone / "
    f"turn away 2 / staff {HOT_POT} 0 / "
)


@pytest.mark.rule("bb2020/inducements.hot-pot")
@pytest.mark.parametrize("dice", ["2 N 1", "2 N 3", "5 NE 2"])
def test_soup_that_flies_off_the_pitch_hits_nobody(dice: str):
    game = pitch(POT, dice).play("end turn", "hot pot 15,0")
    assert game.shows("away 1 15,0 up / away 2 16,1 prone")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.hot-pot", "bb2020/inducements.take-this-ooops")
@pytest.mark.parametrize("squares", [1, 2, 3])
def test_soup_that_flies_off_one_side_does_not_come_back_on_the_other(squares: int):
    text = "home 1 7,7 / away 1 0,6 / away 2 0,7 / away 3 1,7 / away 4 0,8 / turn away 2 / "
    game = pitch(f"{text}staff {HOT_POT} 0", f"2 E {squares}").play("end turn", "hot pot 25,7")
    assert not game.happenings("soup hits")
    assert not game.happenings("knocked down")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.hot-pot")
def test_soup_splashes_only_those_who_stand():
    game = pitch(POT, "6 3 3").play("end turn", "hot pot 15,0")
    assert game.shows("away 1 15,0 prone / away 2 16,1 prone")
    assert not game.happenings("soup hits")
    assert game.done()


# --- wizards ----------------------------------------------------------------------------------

PLACES = "home 1 7,7 / home 2 3,3 / away 1 15,7 / away 2 20,3 / "


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


@pytest.mark.rule("bb2020/inducements.vigorous-growth", "bb2020/inducements.tectonic-shift")
@pytest.mark.parametrize("ground", ["Vigorous Growth", "Tectonic Shift"])
def test_rough_ground_does_not_hinder_a_dodge(ground: str):
    game = pitch(f"home 1 5,5 {ground} / away 1 4,5 / away 2 20,2", "3")
    game.play("home 1 move", "move 6,5")
    assert game.shows("home 1 6,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.danse-macabre")
@pytest.mark.parametrize(("stat", "shown"), [("MA", "ma7"), ("AG", "ag2"), ("PA", "pa3")])
def test_who_dances_is_better_at_one_thing(stat: str, shown: str):
    game = pitch("home 1 5,5 ma6 ag3 pa4 Danse Macabre / away 1 20,2").play("home 1 move")
    game.play(next(text for text in game.options() if stat in text))
    assert game.shows(f"home 1 5,5 {shown}")


# --- staff ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.papa-skullbones")
def test_nobody_has_to_drink_and_there_may_be_nobody_else():
    game = kick(f"staff {PAPA} 0", f"N 1 {TIME_OUT} N").play("nobody")
    assert game.asked("away", "turn")
    assert game.done()
    alone = pitch(
        "home 1 12,5 / home 2 12,6 star / away 1 13,5 / phase kick / kicking home / turns 0 0 / "
        f"staff {PAPA} 0",
        f"2 N 1 {TIME_OUT} N",
    )
    alone.play("kick to 20,7", "choose home 1")
    assert skills(alone, "home 1") == []
    assert alone.asked("away", "turn")
    assert alone.done()


@pytest.mark.rule("bb2020/inducements.krot")
def test_who_was_sent_on_is_a_casualty_again_and_nobody_else():
    hurt = "home 3 injured / injuries home 3 dead / home 4 4,4 / "
    game = pitch(f"{LAST_STEP}{hurt}boons home 4 slower until drive / staff {KROT} 0", "6")
    game.play("home 1 move", "move 25,7", "choose home 3")
    assert game.shows("home 3 reserves / home 4 reserves")
    assert "revived" in game.picture()
    again = pitch(
        f"{LAST_STEP}home 3 4,4 / injuries home 3 dead / boons home 3 revived until drive"
    )
    again.play("home 1 move", "move 25,7")
    assert again.state("home 3") == "injured"


@pytest.mark.rule("bb2020/inducements.bugman-plays")
@pytest.mark.parametrize(("fit", "asked"), [(10, True), (11, False)])
def test_bugman_plays_for_a_side_that_is_short(fit: int, asked: bool):
    own = " / ".join(f"home {number} reserves" for number in range(1, fit + 1))
    game = pitch(
        f"{own} / away 1 reserves / roster human orc / phase drive / kicking home / turns 0 0 / "
        f"staff {BUGMAN_PLAYS} 0"
    )
    assert (game.kind == "Bugman plays") is asked


@pytest.mark.rule("bb2020/inducements.galandril", "bb2020/prayers.exhibition")
@pytest.mark.parametrize(("row", "rerolls"), [(8, 1), (4, 0)])
def test_the_highest_prayer_of_an_exhibition_match_is_applauded(row: int, rerolls: int):
    game = kick(
        f"staff {GALANDRIL} 0 / cheerleaders 5 0",
        f"N 1 3 3 2 4 3 {row}",
        options={"play": "exhibition"},
    ).prays()
    assert game.rerolls == (rerolls, 0)
    assert game.told("home 11, away 3")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.stars", "bb2020/inducements.limits")
def test_a_star_may_cost_all_a_team_has():
    griff = next(star for star in stars("bb2020").values() if star.name == "Griff Oberwald")
    gold = griff.cost // 1000
    assert shop("human", gold).offers("hire Griff Oberwald")
    assert shop("human", gold - 1).refuses("hire Griff Oberwald")


# --- drives and kick-offs ---------------------------------------------------------------------


@pytest.mark.rule("bb2020/prematch.fans", "bb2020/dice.d3")
def test_a_fan_factor_has_no_four():
    with pytest.raises(DiceError):
        match("human", "human", dice="4 1 3 4", options={"inducements": False})


@pytest.mark.rule("bb2020/kickoff.high-kick", "bb2020/pitch.trapdoors")
def test_who_waits_for_a_high_kick_on_a_trapdoor_rolls():
    # The trapdoor of the away half is at 19,13; away 4 stands open.
    game = pitch(KICK + f"away 4 20,7 / prayers {1 << TREACHEROUS_TRAPDOOR} 0", "S 1 1 4")
    game.play("kick to 19,12")
    assert game.asked("away", "high kick")
    game.rolls("1 1 2 N").play(next(text for text in game.options() if "away 4" in text))
    assert game.told("away 4 falls through the trapdoor")
    assert game.done()


@pytest.mark.rule("bb2020/conceding.short")
def test_only_the_side_that_is_short_may_give_up():
    few = "home 1 reserves / home 2 reserves / "
    many = " / ".join(f"away {number} reserves" for number in range(1, 12))
    game = pitch(f"{few}{many} / phase drive / kicking home / turns 0 0")
    assert game.asked("home", "set-up")
    with pytest.raises(IllegalAnswer):
        game.game.concede("away")


@pytest.mark.rule("bb2020/stalling.who", "bb2020/prayers.throw-a-rock")
def test_no_rock_is_thrown_at_a_staller_who_has_fallen():
    # He could have walked in, but runs into a tackle zone and out of it.
    game = pitch(
        "home 1 20,7 ball / home 2 3,3 / away 1 18,9 / turn home 3 / rerolls 0 0 / "
        f"prayers 0 {1 << THROW_A_ROCK}",
        "1 1 2 N",
    )
    game.play("home 2 move", "stop", "home 1 move", "move 19,8", "move 20,9")
    assert game.state("home 1") == "prone"
    assert game.asked("away", "turn")
    assert game.done()


# --- boons ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/dice.limits", "bb2020/casualty.broken-arm")
@pytest.mark.parametrize(
    ("pa", "boon", "after"),
    [(4, "better-passer", 3), (4, "worse-passer", 5), (1, "better-passer", 1),
     (6, "worse-passer", 6), (0, "better-passer", 0), (0, "worse-passer", 0)],
)  # fmt: skip
def test_a_passing_ability_for_a_while(pa: int, boon: str, after: int):
    game = pitch(f"home 1 5,5 pa{pa} / away 1 20,5 / boons home 1 {boon} until drive")
    assert game.shows(f"home 1 5,5 pa{after}")


@pytest.mark.rule("bb2020/prayers.duration", "bb2020/inducements.fronkelheim")
@pytest.mark.parametrize("number", range(len(UNTIL_NAMES)))
def test_every_time_a_boon_may_last_is_its_own(number: int):
    times = (DRIVE, HALF, MATCH, TURN, START, TRIAL, KEPT, ACTION)
    game = pitch("home 1 5,5 / away 1 20,5")
    boons.lend(game.table, 0, "Block", times[number])
    assert f"boons home 1 Block until {UNTIL_NAMES[number]}" in game.picture()
    for other in times[:number] + times[number + 1 :]:
        boons.expire(game.table, other)
    assert skills(game, "home 1") == ["Block"]
    boons.expire(game.table, times[number])
    assert skills(game, "home 1") == []


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


@pytest.mark.rule("bb2020/skills.gain")
def test_any_skill_may_be_lost_for_a_while():
    game = pitch("home 1 5,5 Block Dodge / away 1 20,5 / boons home 1 without Block until drive")
    assert skills(game, "home 1") == ["Dodge"]


@pytest.mark.rule("bb2020/inducements.krot")
def test_krot_serves_either_side():
    game = pitch(
        f"{LAST_STEP}home 3 injured / away 3 injured / injuries home 3 dead, away 3 dead / "
        f"staff 0 {KROT}",
        "6",
    )
    game.play("home 1 move", "move 25,7")
    assert game.asked("away", "Krot Shockwhisker")
    game.play("choose away 3")
    assert game.shows("home 3 injured / away 3 reserves / staff 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.thunderbolt", "bb2020/turnovers.never")
def test_a_player_without_the_ball_struck_by_a_spell_costs_no_turn():
    game = pitch(f"{PLACES}turn home 3 / spells {knows('column_of_fire')} 0", "4 1 2")
    game.play("end turn")
    game.play(next(text for text in game.options() if text.endswith("15,0")))
    assert game.shows("away 1 15,7 prone")
    assert game.asked("away", "turn")
    assert not game.table.turnover
    assert game.done()


@pytest.mark.rule("bb2020/inducements.stars")
def test_a_star_is_hired_once():
    game = shop("human", 1000)
    game.play("hire Griff Oberwald")
    assert game.refuses("hire Griff Oberwald")


@pytest.mark.rule("bb2020/prayers.roll", "bb2020/kickoff.cheering-fans")
def test_who_hears_everything_already_is_not_heard_again():
    every = sum(1 << row for row in range(1, 17))
    game = kick(f"prayers {every} 0", "N 1 3 3 4 3 N")
    assert not game.happenings("prayer")
    assert game.done()
