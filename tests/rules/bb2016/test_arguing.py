"""Fouls, bribes and a head coach who argues."""

import pytest
from staff_bits import KROT
from table import Scene, pitch

FOUL = "home 1 7,7 / home 2 3,3 / away 1 8,7 prone / away 2 20,3 / turn home 2 / "
CAUGHT = "2 2 "  # a double on the armour roll


def foul(dice: str, more: str = "") -> Scene:
    return pitch(FOUL + more, CAUGHT + dice).play("home 1 foul", "foul away 1")


# --- sent off ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2016/fouls.sent-off")
@pytest.mark.parametrize("dice", ["2 2", "5 5 1 2", "5 4 3 3"])
def test_a_double_on_armour_or_injury_is_seen(dice: str):
    game = pitch(FOUL, dice).play("home 1 foul", "foul away 1")
    assert game.asked("home", "bribe", "home 1")
    game.play("accept the call")
    assert game.shows("home 1 off")
    assert game.done()


@pytest.mark.rule("bb2016/fouls.sent-off")
def test_without_a_double_nobody_has_seen_anything():
    game = pitch(FOUL, "2 3").play("home 1 foul", "foul away 1")
    assert game.asked("home", "turn")
    assert game.shows("home 1 7,7 up")
    assert game.done()


@pytest.mark.rule("bb2016/fouls.turnover")
@pytest.mark.parametrize(
    ("roll", "answer", "ends"),
    [
        ("6", "argue the call", True),
        ("2", "bribe the referee", False),
        ("", "accept the call", True),
    ],
)
def test_only_a_bribe_that_works_saves_the_turn(roll: str, answer: str, ends: bool):
    game = foul(roll, "bribes 1 0").play(answer)
    assert game.turnover is ends
    assert game.asked("away" if ends else "home", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/fouls.turnover")
def test_the_ball_of_a_fouler_argued_into_the_reserves_bounces():
    game = pitch(FOUL.replace("7,7", "7,7 ball"), CAUGHT + "6 W")
    game.play("home 1 foul", "foul away 1", "argue the call")
    assert game.shows("home 1 reserves / ball 6,7")
    assert game.turnover
    assert game.done()


# --- arguing ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2016/fouls.argue")
@pytest.mark.parametrize(("roll", "box"), [(6, "reserves"), (5, "off"), (2, "off"), (1, "off")])
def test_a_six_sends_the_fouler_to_the_reserves(roll: int, box: str):
    game = foul(f"{roll}").play("argue the call")
    assert game.shows(f"home 1 {box}")
    assert game.done()


@pytest.mark.rule("bb2016/fouls.argue")
def test_a_call_is_argued_once():
    game = foul("3", "bribes 1 0").play("argue the call")
    assert game.asked("home", "bribe", "home 1")
    assert game.refuses("argue the call")
    assert game.done()


@pytest.mark.rule("bb2016/fouls.argue")
def test_arguing_after_a_bribe():
    game = foul("1 6", "bribes 1 0").play("bribe the referee")
    assert game.offers("argue the call")
    game.play("argue the call")
    assert game.shows("home 1 reserves / bribes 0 0")
    assert game.done()


@pytest.mark.rule("bb2016/fouls.argue", "bb2016/inducements.bribe")
def test_a_bribe_after_arguing():
    game = foul("4 2", "bribes 1 0").play("argue the call", "bribe the referee")
    assert game.shows("home 1 7,7 up / bribes 0 0")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2016/fouls.argue-banned")
def test_a_one_bans_the_coach():
    game = foul("1").play("argue the call")
    assert game.shows("home 1 off / banned 1 0")
    assert game.told("the head coach of home is sent away")
    assert game.done()


@pytest.mark.rule("bb2016/fouls.argue-banned")
@pytest.mark.parametrize(("bribes", "asked"), [(0, False), (1, True)])
def test_a_banned_coach_argues_no_more(bribes: int, asked: bool):
    game = foul("", f"banned 1 0 / bribes {bribes} 0")
    assert (game.kind == "bribe") is asked
    if asked:
        assert game.refuses("argue the call")
    else:
        assert game.shows("home 1 off")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.bribe")
@pytest.mark.parametrize(("roll", "stays"), [(1, False), (2, True), (6, True)])
def test_a_bribe_works_on_two(roll: int, stays: bool):
    game = foul(f"{roll}", "bribes 1 0").play("bribe the referee")
    if not stays:
        game.play("accept the call")
    assert game.shows(f"home 1 {'7,7 up' if stays else 'off'} / bribes 0 0")
    assert game.done()


@pytest.mark.rule("bb2016/inducements.bribe")
def test_a_bribe_does_not_bring_a_banned_coach_back():
    game = foul("1 2", "bribes 1 0").play("argue the call", "bribe the referee")
    assert game.shows("home 1 7,7 up / banned 1 0")
    assert game.done()


# --- brilliant coaching -----------------------------------------------------------------------

KICK_OFF = (
    "home 1 5,7 / away 1 20,7 / phase kick-off / kicking home / kick 20,5 / turns 0 0 / "
)  # fmt: skip


@pytest.mark.rule("bb2016/kickoff.brilliant-coaching")
@pytest.mark.parametrize(
    ("more", "dice", "rerolls"),
    [
        ("", "3 3", (1, 1)),  # 2 each
        ("banned 1 0", "3 3", (0, 1)),  # 2-1 against 2
        ("banned 1 0", "5 3", (1, 1)),  # 3-1 against 2
        ("banned 1 0 / assistants 1 0", "3 3", (1, 1)),
        ("fame 0 1", "3 3", (0, 1)),
    ],
)
def test_a_banned_coach_takes_one_from_brilliant_coaching(
    more: str, dice: str, rerolls: tuple[int, int]
):
    # The kick scatters one square; 2 and 6 make 8; then a D3 for each coach.
    game = pitch(KICK_OFF + more, f"N 1 2 6 {dice}", seed=1)
    assert game.rerolls == rerolls


# --- secret weapons ---------------------------------------------------------------------------

WEAPON = "home 1 24,7 ball / home 2 7,7 Chainsaw Secret Weapon / away 1 3,3 / turn home 3 / "


def score(dice: str, more: str = "") -> Scene:
    return pitch(WEAPON + more, dice).play("home 1 move", "move 25,7")


@pytest.mark.rule("bb2016/skill.secret-weapon.sent-off")
@pytest.mark.parametrize(
    ("answer", "roll", "box"),
    [
        ("accept the call", "", "off"),
        ("argue the call", "6", "reserves"),
        ("argue the call", "5", "off"),
        ("bribe the referee", "2", "reserves"),
    ],
)
def test_a_secret_weapon_is_sent_off_when_the_drive_ends(answer: str, roll: str, box: str):
    game = score(roll, "bribes 1 0")
    assert game.asked("home", "bribe", "home 2")
    game.play(answer)
    if game.kind == "bribe":
        game.play("accept the call")
    assert game.shows(f"home 2 {box}")
    assert game.done()


@pytest.mark.rule("bb2016/skill.secret-weapon.sent-off", "bb2016/fouls.argue")
@pytest.mark.parametrize(("roll", "box"), [("3", "ko"), ("4", "reserves")])
def test_a_knocked_out_weapon_argued_back_must_come_round_like_anybody(roll: str, box: str):
    game = pitch(WEAPON.replace("7,7 Chainsaw", "ko played Chainsaw"), "6 " + roll)
    game.play("home 1 move", "move 25,7", "argue the call")
    assert game.happenings("comes round")
    assert game.shows(f"home 2 {box}")
    assert game.done()


@pytest.mark.rule("bb2016/skill.secret-weapon.sent-off", "lrb6/weather.sweltering-heat")
@pytest.mark.parametrize("answer", ["argue the call", "bribe the referee"])
def test_a_weapon_kept_in_the_match_feels_the_heat_like_anybody_on_the_pitch(answer: str):
    game = score("6", "bribes 1 0 / weather sweltering heat")
    game.rolls("2 1 2").play(answer)
    assert game.told("home 2 faints")
    assert game.shows("home 2 faint")
    assert game.done()


@pytest.mark.rule("bb2016/skill.secret-weapon.sent-off", "bb2016/inducements.zap")
def test_a_weapon_turned_into_a_frog_is_sent_off_all_the_same():
    game = score("", "home 3 9,9 frog Chainsaw Secret Weapon")
    game.play("accept the call")
    assert game.asked("home", "bribe", "home 3")
    game.play("accept the call")
    assert game.shows("home 3 off")


@pytest.mark.rule("bb2016/skill.secret-weapon.sent-off")
def test_a_weapon_that_is_a_casualty_plays_no_more_and_nobody_argues_about_it():
    game = pitch(WEAPON.replace("7,7 Chainsaw", "injured played Chainsaw"))
    game.play("home 1 move", "move 25,7")
    assert game.shows("home 2 injured")
    assert game.kind != "bribe"


@pytest.mark.rule("bb2016/skill.secret-weapon.sent-off", "bb2016/inducements.krot")
@pytest.mark.parametrize(
    ("answer", "dice", "revived"),
    [("accept the call", "", False), ("bribe the referee", "2", True)],
)
def test_a_casualty_who_was_sent_off_as_well_is_no_patient_of_krot(
    answer: str, dice: str, revived: bool
):
    armed = WEAPON.replace("7,7 Chainsaw", "injured played Chainsaw")
    game = pitch(armed + f"injuries home 2 dead / staff {KROT} 0 / bribes 1 0", dice)
    game.play("home 1 move", "move 25,7")
    assert game.asked("home", "bribe", "home 2")
    game.play(answer)
    assert (game.kind == "Krot Shockwhisker") is revived
    assert game.shows("home 2 injured" if revived else "home 2 off")
    assert game.done()


@pytest.mark.rule("bb2016/skill.secret-weapon.sent-off")
def test_a_secret_weapon_that_stayed_in_the_dugout_is_not_sent_off():
    game = pitch(WEAPON.replace("7,7 Chainsaw", "reserves Chainsaw"))
    game.play("home 1 move", "move 25,7")
    assert game.shows("home 2 reserves")


@pytest.mark.rule("bb2016/skill.filthy-rich.stays")
@pytest.mark.parametrize(("roll", "stays"), [(1, False), (2, True)])
def test_the_filthy_rich_pay_themselves(roll: int, stays: bool):
    game = pitch(FOUL.replace("7,7", "7,7 Filthy Rich"), CAUGHT + f"{roll}")
    game.play("home 1 foul", "foul away 1")
    if stays:
        assert game.shows("home 1 7,7 up")
        assert game.asked("home", "turn")
    else:
        assert game.asked("home", "bribe", "home 1")
    assert game.done()


@pytest.mark.rule("bb2016/skill.filthy-rich.stays")
def test_the_filthy_rich_keep_their_weapons():
    game = pitch(WEAPON.replace("7,7 Chainsaw", "7,7 Filthy Rich Chainsaw"), "2")
    game.play("home 1 move", "move 25,7")
    assert game.shows("home 2 reserves")
    assert game.done()


@pytest.mark.rule("bb2016/skill.secret-weapon.noticed")
@pytest.mark.parametrize(("dice", "box"), [("3 4", "reserves"), ("4 4", "off")])
def test_a_weapon_with_a_figure_must_be_noticed(dice: str, box: str):
    game = pitch(WEAPON.replace("Secret Weapon", "Secret Weapon (8+)"), dice)
    game.play("home 1 move", "move 25,7")
    if box == "off":
        game.play("accept the call")
    assert game.told(f"home 2: weapon noticed 8+, rolled {dice.replace(' ', '+')}")
    assert game.shows(f"home 2 {box}")
    assert game.done()
