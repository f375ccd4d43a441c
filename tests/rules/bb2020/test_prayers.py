"""Prayers to Nuffle: who prays, the sixteen rows, how long they last."""

import pytest
from prayer_rows import (
    FAN_INTERACTION,
    FOULING_FRENZY,
    FRIENDS_WITH_THE_REF,
    MOLES,
    NECESSARY_VIOLENCE,
    PERFECT_PASSING,
    TREACHEROUS_TRAPDOOR,
    UNDER_SCRUTINY,
)
from table import Scene, pitch, topic

from pigskin.model import BLESSING, CASUALTY, COMPLETION


def bits(*rows: int) -> int:
    """The prayers of these rows, as a position writes them."""
    return sum(1 << row for row in rows)


# Before the toss: home is worth 100k less and prays twice.
SQUADS = (
    "home 1 reserves / home 2 reserves / home 3 ko / home 4 reserves Loner (4+) / "
    "away 1 reserves / away 2 reserves / away 3 reserves Loner (4+) / away 4 injured / "
)


def before_match(
    dice: str, value: str = "1000 1050", more: str = "", options: dict[str, object] | None = None
) -> Scene:
    return pitch(SQUADS + f"phase toss / value {value} / {more}", dice, options=options).prays()


def skills(game: Scene, who: str) -> list[str]:
    return [skill.name for skill in game.table.profiles[game.player(who)].skills]


def feats(game: Scene, who: str) -> list[int]:
    return [feat for player, feat in game.table.feats if player == game.player(who)]


# --- who prays --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/prayers.underdog")
@pytest.mark.parametrize(
    ("value", "dice", "prayers"),
    [
        ("1000 1049", "", "0 0"),
        ("1000 1050", "10", f"{bits(10)} 0"),
        ("1000 1149", "10 2", f"{bits(2, 10)} 0"),
        ("1160 1000", "10 2 15", f"0 {bits(2, 10, 15)}"),
        ("1000 1000", "", "0 0"),
    ],
)
def test_the_team_worth_less_prays_for_each_50_000(value: str, dice: str, prayers: str):
    game = before_match(dice, value)
    assert game.shows(f"prayers {prayers}")
    assert game.asked("away", "toss")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.roll")
def test_duplicates_are_rolled_again():
    game = before_match("10 10 10 2", "1000 1100")
    assert game.shows(f"prayers {bits(2, 10)} 0")
    assert game.told("Nuffle hears home: perfect passing")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.underdog")
def test_the_coach_may_do_without():
    game = pitch(SQUADS + "phase toss / value 1000 1150", "10")
    assert game.asked("home", "pray")
    game.play("yes", "no")  # the second prayer he does not want, and none after it
    assert game.asked("away", "toss")
    assert game.shows(f"prayers {bits(10)} 0")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.cheering-fans")
def test_and_so_may_the_one_whose_fans_were_louder():
    text = "home 1 12,7 / away 1 13,7 / phase kick / kicking home / turns 0 0"
    game = pitch(text, "N 1 1 5 6 1 E").play("kick to 18,3", "home: no")
    assert game.shows("prayers 0 0")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.exhibition")
def test_nobody_prays_before_an_exhibition_match():
    game = before_match("", "1000 1300", options={"play": "exhibition"})
    assert game.asked("away", "toss")
    assert game.shows("prayers 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.exhibition")
@pytest.mark.parametrize(("play", "legal"), [("league", True), ("exhibition", False)])
def test_in_exhibition_play_a_d8_is_rolled(play: str, legal: bool):
    # Cheering Fans give home a prayer. A 15 is no face of a D8.
    text = "home 1 12,7 / away 1 13,7 / phase kick / kicking home / turns 0 0"
    game = pitch(text, f"N 1 1 5 6 1 {15 if legal else 2} E", options={"play": play})
    game.play("kick to 18,3", "home: yes")
    assert game.shows(f"prayers {bits(15 if legal else 2)} 0")
    assert game.done()
    if not legal:
        with pytest.raises(Exception, match="15 is no face of a D8"):
            pitch(text, "N 1 1 5 6 1 15 E", options={"play": play}).play("kick to 18,3", "yes")


# --- how long ---------------------------------------------------------------------------------

EVERY_ROW = bits(*range(1, 17))


@pytest.mark.rule("bb2020/prayers.duration", "bb2020/drive.effects")
def test_a_drive_a_half_a_match():
    game = pitch(
        f"home 1 24,7 ball / away 1 12,2 / turn home 3 / prayers {EVERY_ROW} {EVERY_ROW}"
    )
    game.play("home 1 move", "move 25,7")
    kept = bits(1, 4, 8, 9, 10, 15, 16)  # those of a half and of the match
    assert game.shows(f"prayers {kept} {kept}")
    half_time = pitch(
        f"home 1 7,7 / away 1 12,2 / turn away 8 / kicking away / prayers {EVERY_ROW} {EVERY_ROW}"
    )
    half_time.play("end turn")
    kept = bits(4, 8, 10, 16)
    assert half_time.shows(f"half 2 / prayers {kept} {kept}")


@pytest.mark.rule("bb2020/prayers.duration")
def test_a_skill_lent_for_the_drive_goes_with_it():
    # Stiletto before the match, for home 1: he has it until the first drive is over.
    game = pitch(SQUADS + "phase toss / value 1000 1050", "3 1 1", seed=1)
    game.play("yes")
    assert game.told("home 1 gains Stab")
    game.play("heads", "receive").until("turn", "away")
    assert "Stab" in skills(game, "home 1")
    game.until("set-up")  # nobody does anything until the half is over
    assert game.shows("half 2")
    assert skills(game, "home 1") == []


@pytest.mark.rule("bb2020/prayers.duration")
def test_from_cheering_fans_a_prayer_works_at_once_for_those_on_the_pitch():
    # Stiletto: home 2 is the only one on the pitch without Loner.
    game = pitch(
        "home 1 12,7 Loner (4+) / home 2 5,7 / home 3 reserves / away 1 13,7 / "
        "phase kick / kicking home / turns 0 0",
        "N 1 1 5 6 1 3 1 E",
    )
    game.play("kick to 18,3", "yes")
    assert "Stab" in skills(game, "home 2")
    assert game.done()


# --- the rows ---------------------------------------------------------------------------------

TRAPPED = f"prayers {bits(TREACHEROUS_TRAPDOOR)} 0 / "


@pytest.mark.rule("bb2020/prayers.treacherous-trapdoor", "bb2020/pitch.trapdoors")
@pytest.mark.parametrize("start", ["home 1 5,1", "home 1 7,2"])
def test_1_who_enters_a_trapdoor_square_rolls(start: str):
    game = pitch(f"{start} / away 1 20,7 / turn home 2 / {TRAPPED}", "2")
    game.play("home 1 move", "move 6,1")
    assert game.shows("home 1 6,1 up")
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.treacherous-trapdoor")
def test_1_on_a_1_he_is_out_as_if_the_crowd_had_him():
    # No armour roll; stunned is the reserves box. The ball bounces, and that is a turnover.
    game = pitch(f"home 1 18,13 ball / away 1 3,7 / turn home 2 / {TRAPPED}", "1 2 3 N")
    game.play("home 1 move", "move 19,13")
    assert game.told("home 1 falls through the trapdoor")
    assert game.shows("home 1 reserves / ball 19,12")
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.treacherous-trapdoor")
def test_1_without_the_ball_the_turn_goes_on():
    game = pitch(
        f"home 1 5,1 / home 2 9,9 / away 1 20,7 / turn home 2 / rerolls 0 0 / {TRAPPED}", "1 4 5"
    )
    game.play("home 1 move", "move 6,1")
    assert game.shows("home 1 ko")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.treacherous-trapdoor")
def test_1_a_team_re_roll_may_save_him_in_his_own_turn():
    game = pitch(f"home 1 5,1 / away 1 20,7 / turn home 2 / rerolls 1 0 / {TRAPPED}", "1 2")
    game.play("home 1 move", "move 6,1", "team re-roll")
    assert game.shows("home 1 6,1 up / rerolls 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.treacherous-trapdoor")
def test_1_a_player_pushed_there_rolls_too():
    # Away 1 is pushed onto the trapdoor and falls; home 1 has followed up.
    game = pitch(f"home 1 4,1 / away 1 5,1 / away 2 20,7 / turn home 2 / {TRAPPED}", "push 1 1 1")
    game.play("home 1 block", "block away 1", "push to 6,1", "follow up")
    assert game.shows("home 1 5,1 / away 1 reserves")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.treacherous-trapdoor")
def test_1_and_so_does_who_follows_up_onto_it():
    game = pitch(f"home 1 5,1 / away 1 6,1 / away 2 20,7 / turn home 2 / {TRAPPED}", "push 1 1 1")
    game.play("home 1 block", "block away 1", "push to 7,1", "follow up")
    assert game.shows("home 1 reserves / away 1 7,1")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.treacherous-trapdoor")
def test_1_a_frenzied_player_has_nobody_left_to_block_again():
    game = pitch(
        f"home 1 4,1 Frenzy / away 1 5,1 / away 2 20,7 / turn home 2 / {TRAPPED}", "push 1 1 1"
    )
    game.play("home 1 block", "block away 1", "push to 6,1")
    assert game.shows("home 1 5,1 / away 1 reserves")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.treacherous-trapdoor")
def test_1_a_quick_snap_onto_it_is_entering_and_a_set_up_is_not():
    teams = "home 1 12,7 / away 1 13,7 / away 2 19,12 / away 3 reserves / "
    game = pitch(teams + f"phase kick / kicking home / turns 0 0 / {TRAPPED}", "N 1 4 5 1 1 2 2 N")
    game.play("kick to 18,3", "snap away 2 to 19,13", "done")
    assert game.shows("away 2 reserves")
    set_up = pitch(
        "home 1 reserves / away 1 reserves / away 2 reserves / away 3 reserves / away 4 reserves / "
        f"phase drive / kicking away / turns 0 0 / {TRAPPED}"
    )
    set_up.play("place away 4 at 19,13", "place away 1 at 13,5", "place away 2 at 13,6")
    set_up.play("place away 3 at 13,7")
    assert set_up.shows("away 4 19,13 up")
    assert game.done()
    assert set_up.done()


@pytest.mark.rule("bb2020/prayers.friends-with-the-ref")
@pytest.mark.parametrize(
    ("prayers", "roll", "state"),
    [
        (FRIENDS_WITH_THE_REF, 5, "reserves"),
        (FRIENDS_WITH_THE_REF, 4, "off"),
        (MOLES, 5, "off"),
    ],
)
def test_2_friends_with_the_ref_argue_better(prayers: int, roll: int, state: str):
    # A double on the armour roll; the coach argues.
    game = pitch(
        f"home 1 7,7 / away 1 8,7 prone / turn home 2 / prayers {bits(prayers)} 0", f"1 1 {roll}"
    )
    game.play("home 1 foul", "foul away 1", "argue the call")
    assert game.state("home 1") in (("up", "reserves") if state == "reserves" else ("off",))
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.stiletto")
@pytest.mark.parametrize(("pick", "who"), [(1, "home 1"), (2, "home 2")])
def test_3_stiletto_gives_a_random_player_stab(pick: int, who: str):
    # Home 3 is knocked out and home 4 a loner: two are left.
    game = before_match(f"3 {pick}")
    assert skills(game, who) == ["Stab"]
    assert game.done()


@pytest.mark.rule("bb2020/prayers.iron-man")
def test_4_iron_man_has_better_armour_for_the_match():
    game = before_match("4")
    assert game.asked("home", "prayer")
    assert game.question is not None
    assert topic(game.question) == "iron man"
    assert game.options() == ["choose home 1", "choose home 2"]
    game.play("choose home 2")
    assert game.shows("home 2 av10 reserves")
    game.rolls("1").play("heads", "receive")
    assert game.shows("home 2 av10 reserves")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.iron-man", "bb2020/dice.limits")
def test_4_eleven_is_the_best_armour():
    game = pitch(
        "home 1 reserves av11 / away 1 reserves / phase toss / value 1000 1050", "4"
    ).play("yes", "choose home 1")
    assert game.shows("home 1 av11 reserves")


@pytest.mark.rule("bb2020/prayers.knuckle-dusters")
def test_5_knuckle_dusters():
    game = before_match("5").play("home: choose home 1")
    assert skills(game, "home 1") == ["Mighty Blow (+1)"]
    assert game.done()


@pytest.mark.rule("bb2020/prayers.bad-habits", "bb2020/dice.d3")
def test_6_bad_habits_make_d3_opponents_loners():
    # Away 3 is a loner already and away 4 injured; both others suffer, though the D3 is a 3.
    game = before_match("6 3 2 1")
    assert skills(game, "away 1") == skills(game, "away 2") == ["Loner (2+)"]
    assert skills(game, "away 3") == ["Loner (4+)"]
    assert game.done()


@pytest.mark.rule("bb2020/prayers.bad-habits")
def test_6_one_of_them_on_a_1():
    game = before_match("6 1 2")
    assert skills(game, "away 1") == []
    assert skills(game, "away 2") == ["Loner (2+)"]
    assert game.done()


@pytest.mark.rule("bb2020/prayers.greasy-cleats")
def test_7_greasy_cleats_slow_any_opponent_down():
    # The third of three: away 3, loner or not.
    game = before_match("7 3")
    assert game.shows("away 3 ma5 reserves / away 1 ma6 reserves")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.blessed-statue")
def test_8_the_blessed_statue_makes_a_pro():
    game = before_match("8").play("home: choose home 1")
    assert skills(game, "home 1") == ["Pro"]
    assert game.done()


@pytest.mark.rule("bb2020/prayers.moles")
@pytest.mark.parametrize(
    ("prayers", "roll", "falls"),
    [
        ((0, 0), 2, False),
        ((bits(MOLES), 0), 2, True),
        ((0, bits(MOLES)), 3, False),
        ((bits(MOLES), bits(MOLES)), 3, True),
        ((bits(MOLES), bits(MOLES)), 4, False),
    ],
)
def test_9_moles_trip_who_rushes(prayers: tuple[int, int], roll: int, falls: bool):
    game = pitch(
        f"home 1 5,5 ma0 / away 1 20,5 / turn home 2 / prayers {prayers[0]} {prayers[1]}",
        f"{roll}" + (" 1 1" if falls else ""),
    )
    game.play("home 1 move", "move 6,5")
    assert game.shows("home 1 6,5 prone" if falls else "home 1 6,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.perfect-passing")
@pytest.mark.parametrize("prayer", [0, bits(PERFECT_PASSING)])
def test_10_completions_are_worth_a_point_more(prayer: int):
    game = pitch(
        f"home 1 5,5 ball / home 2 7,5 / away 1 20,5 / turn home 2 / prayers {prayer} 0", "6 6"
    )
    game.play("home 1 pass", "pass the ball", "pass to 7,5")
    assert feats(game, "home 1") == ([COMPLETION, BLESSING] if prayer else [COMPLETION])
    assert game.done()


@pytest.mark.rule("bb2020/prayers.fan-interaction")
@pytest.mark.parametrize("prayer", [0, bits(FAN_INTERACTION)])
def test_11_the_crowd_earns_points_for_who_pushed(prayer: int):
    game = pitch(
        f"home 1 5,1 / away 1 5,0 / away 2 20,5 / turn home 2 / prayers {prayer} 0",
        "push 6 6 1",
    )
    game.play("home 1 block", "block away 1").until("turn")
    assert game.shows("away 1 injured")
    assert feats(game, "home 1") == ([CASUALTY] if prayer else [])
    assert game.done()


@pytest.mark.rule("bb2020/prayers.necessary-violence")
@pytest.mark.parametrize("prayer", [0, bits(NECESSARY_VIOLENCE)])
def test_12_casualties_are_worth_a_point_more(prayer: int):
    game = pitch(
        f"home 1 5,5 / away 1 6,5 / away 2 20,5 / turn home 2 / prayers {prayer} 0",
        "pow 6 6 6 6 1",
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert feats(game, "home 1") == ([CASUALTY, BLESSING] if prayer else [CASUALTY])
    assert game.done()


@pytest.mark.rule("bb2020/prayers.fouling-frenzy")
@pytest.mark.parametrize("prayer", [0, bits(FOULING_FRENZY)])
def test_13_casualties_by_fouls_count(prayer: int):
    game = pitch(
        f"home 1 5,5 / away 1 6,5 prone / away 2 20,5 / turn home 2 / prayers {prayer} 0",
        "4 5 5 6 1",
    )
    game.play("home 1 foul", "foul away 1")
    assert game.shows("away 1 injured")
    assert feats(game, "home 1") == ([CASUALTY] if prayer else [])
    assert game.done()


@pytest.mark.rule("bb2020/prayers.under-scrutiny")
@pytest.mark.parametrize(
    ("prayers", "seen"),
    [("0 0", False), (f"0 {bits(UNDER_SCRUTINY)}", True), (f"{bits(UNDER_SCRUTINY)} 0", False)],
)
def test_15_every_foul_of_the_opponents_is_seen(prayers: str, seen: bool):
    game = pitch(
        f"home 1 5,5 / away 1 6,5 prone / away 2 20,5 / turn home 2 / banned 1 0 / "
        f"prayers {prayers}",
        "1 2",
    )
    game.play("home 1 foul", "foul away 1")
    assert game.state("home 1") == ("off" if seen else "up")
    assert game.asked("away" if seen else "home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.intensive-training")
def test_16_a_random_player_learns_a_primary_skill():
    text = SQUADS.replace("home 2 reserves", "home 2 reserves pos:\"Human Blitzer\" Block")
    game = pitch(text + "phase toss / value 1000 1050 / roster human orc", "16 2")
    game.play("yes")
    assert game.asked("home", "prayer")
    assert game.question is not None
    assert game.question.player == game.player("home 2")
    assert game.offers("gain Tackle", "gain Guard", "gain Mighty Blow (+1)")  # General, Strength
    assert game.refuses("gain Block", "gain Catch", "gain Mighty Blow (+2)", "gain Horns")
    game.play("gain Guard")
    assert skills(game, "home 2") == ["Block", "Guard"]
    assert game.done()
