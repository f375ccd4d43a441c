"""Miscellaneous Mayhem: thirteen cards for the pitch, the crowd and the weather of the day."""

import pytest
from table import Scene, pitch

from pigskin.position import to_text

BENCH = " / ".join(f"{side} {shirt} reserves" for side in ("home", "away") for shirt in range(2, 9))
BEFORE = f"home 1 reserves / away 1 reserves / {BENCH} / phase before the match / "


@pytest.mark.rule("lrb6/cards.sprinkler-malfunction")
def test_sprinklers_make_every_ball_wet_until_the_drive_ends():
    """AG 3 picks up on 3+ and needs 4 now, of both teams."""
    text = "home 1 5,5 ag3 / away 1 9,9 ag3 / ball 8,9 / hand home Sprinkler Malfunction"
    game = pitch(text, dice="3 E").play("end turn", "play Sprinkler Malfunction")
    game.play("away 1 move", "move 8,9")
    assert game.told("away 1: pick-up 4+")
    assert game.turnover


@pytest.mark.rule("lrb6/cards.sprinkler-malfunction")
def test_sprinklers_do_not_hinder_dodging():
    text = "home 1 5,5 / away 1 6,6 ag3 / effects table Sprinkler Malfunction until drive"
    game = pitch(text + " / active away", dice="3").play("away 1 move", "move 7,7")
    assert game.shows("away 1 7,7")


@pytest.mark.rule("lrb6/cards.friendly-fans")
def test_friendly_fans_only_stun():
    """Pushed into the crowd, 12 on the injury roll: he sits with the reserves."""
    text = "home 1 5,0 / away 1 5,1 / active away / effects home Friendly Fans until match"
    game = pitch(text, dice="push, 6 6").play("away 1 block", "block home 1")
    game.until("turn")
    assert game.state("home 1") == "reserves"


@pytest.mark.rule("lrb6/cards.friendly-fans")
def test_friendly_fans_are_no_friends_of_the_others():
    text = "home 1 5,1 / away 1 5,0 / effects home Friendly Fans until match"
    game = pitch(text, dice="push, 4 4").play("home 1 block", "block away 1")
    game.until("turn")
    assert game.state("away 1") == "ko"


@pytest.mark.rule("lrb6/cards.johnny-waterboy", "lrb6/cards.friendly-fans")
def test_cards_before_the_match_last_for_it():
    game = pitch(BEFORE + "hand home Johnny Waterboy, Friendly Fans", seed=1)
    game.play("play Johnny Waterboy", "play Friendly Fans")
    held = "effects home Friendly Fans until match, home Johnny Waterboy until match"
    assert held in to_text(game.table)


@pytest.mark.rule("lrb6/cards.johnny-waterboy")
@pytest.mark.parametrize(("die", "state"), [(1, "ko"), (2, "ko"), (3, "reserves")])
def test_johnny_helps_the_knocked_out(die: int, state: str):
    text = f"home 1 ko / away 1 reserves / {BENCH} / phase drive / "
    game = pitch(text + "effects home Johnny Waterboy until match", [die])
    assert game.state("home 1") == state


@pytest.mark.rule("lrb6/cards.rogue-wizard")
def test_a_rogue_wizard_strikes_where_five_steps_lead():
    text = "home 1 5,5 / away 1 9,9 av8 / away 2 20,2 / hand home Rogue Wizard"
    game = pitch(text, dice="E E E E E, 4, 2 2").play("end turn", "play Rogue Wizard at 4,9")
    assert game.shows("away 1 9,9 prone")
    assert game.done()


@pytest.mark.rule("lrb6/cards.rogue-wizard")
def test_a_marker_that_leaves_the_pitch_does_nothing():
    game = pitch("home 1 5,5 / away 1 9,9 / hand home Rogue Wizard", dice="N N")
    game.play("end turn", "play Rogue Wizard at 9,1")
    assert game.asked("away", "turn")
    assert game.done()


# --- the kick -----------------------------------------------------------------------------------

KICK = f"home 1 5,7 / away 1 20,7 / {BENCH} / phase kick / kicking home / "


@pytest.mark.rule("lrb6/cards.badyear-git")
def test_a_git_makes_the_kick_stray_farther():
    """Two dice, 3 and 5, and no Kick: eight squares."""
    game = pitch(KICK + "hand away Badyear Git", dice="N, 3, 5, 2 1, E", seed=1)
    game.play("kick to 20,12", "play Badyear Git")
    assert game.told("20,4")
    assert "Badyear" not in to_text(game.table).replace("played away Badyear Git", "")


@pytest.mark.rule("lrb6/cards.badyear-git")
def test_a_kicker_halves_what_both_dice_show():
    text = KICK.replace("home 1 5,7", "home 1 5,7 Kick")
    game = pitch(text + "hand home Badyear Git", dice="N, 3, 5, 2 1, E", seed=1)
    game.play("kick to 20,12", "play Badyear Git", "use Kick")
    assert game.told("20,8")


@pytest.mark.rule("lrb6/cards.that-babes-got-talent")
@pytest.mark.parametrize(("event", "words"), [("3 3", "cheering"), ("4 4", "coach")])
def test_a_talent_wins_though_the_others_roll_more(event: str, words: str):
    text = KICK + "rerolls 0 0 / effects away That Babe's Got Talent! until match"
    game = pitch(text, dice=f"N, 1, {event}, 6, 1", seed=1).play("kick to 20,12")
    assert (game.table.home.rerolls, game.table.away.rerolls) == (0, 1)


@pytest.mark.rule("lrb6/cards.that-babes-got-talent")
def test_a_talent_brings_fame_at_other_kick_offs():
    """A rock is thrown by whoever has more: 3 and FAME 1 against 3."""
    text = KICK + "effects away That Babe's Got Talent! until match"
    game = pitch(text, dice="N, 1, 6 5, 3 3, 1, 1 1", seed=1).play("kick to 20,12")
    assert game.shows("home 1 5,7 stunned / away 1 20,7")


# --- fans ---------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.rowdy-fans")
@pytest.mark.parametrize(("at", "dice"), [(0, 2), (1, 1)])
def test_rowdy_fans_assist_against_who_stands_at_the_sideline(at: int, dice: int):
    text = f"home 1 5,{at + 1} st3 / away 1 5,{at} st3 / "
    game = pitch(text + "effects home Rowdy Fans until match", seed=1)
    game.play("home 1 block", "block away 1")
    assert len(game.happenings("block die")) == dice


@pytest.mark.rule("lrb6/cards.rowdy-fans")
def test_rowdy_fans_help_against_blocks_from_the_sideline():
    text = "home 1 5,1 st3 / away 1 5,0 st3 / active away / effects home Rowdy Fans until match"
    game = pitch(text, dice="push pow").play("away 1 block", "block home 1")
    assert game.asked("home", "block dice")


@pytest.mark.rule("lrb6/cards.rowdy-fans")
@pytest.mark.parametrize(("at", "dice"), [(0, 1), (2, 2)])
def test_nobody_assists_from_where_rowdy_fans_shout(at: int, dice: int):
    text = f"home 1 5,1 st3 / away 1 6,1 st3 / away 2 4,{at} / active away / "
    game = pitch(text + "effects home Rowdy Fans until match", seed=1)
    game.play("away 1 block", "block home 1")
    assert len(game.happenings("block die")) == dice


@pytest.mark.rule("lrb6/cards.rowdy-fans")
def test_rowdy_fans_are_told_in_a_foul():
    """9 breaks an armour of 9 with one more."""
    text = "home 1 5,1 / away 1 5,0 av9 prone / effects home Rowdy Fans until match"
    game = pitch(text, dice="5 4, 2 1").play("home 1 foul", "foul away 1")
    assert game.shows("away 1 5,0 stunned")
    assert game.told("Rowdy Fans")


# --- dark, dangerous, loud ----------------------------------------------------------------------


def skills(game: Scene, who: str) -> list[str]:
    return [skill.name for skill in game.table.profiles[game.player(who)].skills]


@pytest.mark.rule("lrb6/cards.eclipse")
def test_in_an_eclipse_everybody_is_a_goblin():
    """This turn and the opponents' next one; what was lent to somebody does not count either."""
    text = (
        "home 1 5,5 st5 Block ball / away 1 9,9 Mighty Blow / turn home 3 / hand home Eclipse / "
        "boons home 1 Guard until match, home 1 stronger until match"
    )
    game = pitch(text).play("play Eclipse")
    goblin = ["Dodge", "Right Stuff", "Stunty"]
    for who, at in (("home 1", "5,5 ball"), ("away 1", "9,9")):
        assert skills(game, who) == goblin
        assert game.shows(f"{who} {at} ma6 st2 ag3 av7")
    game.play("end turn")
    assert skills(game, "home 1") == skills(game, "away 1") == goblin
    game.play("end turn")
    assert skills(game, "home 1") == ["Block", "Guard"]
    assert skills(game, "away 1") == ["Mighty Blow"]
    assert game.table.profiles[game.player("home 1")].st == 6


@pytest.mark.rule("lrb6/cards.eclipse", "lrb6/cards.illegal-substitution")
def test_who_comes_on_in_the_dark_is_a_goblin_too():
    text = "home 1 5,5 / home 2 reserves st5 / away 1 9,9 / "
    game = pitch(text + "hand home Eclipse, Illegal Substitution").play("play Eclipse")
    game.play("play Illegal Substitution on home 2", "play Illegal Substitution at 0,7")
    assert game.shows("home 2 0,7 ma6 st2 ag3 av7")


@pytest.mark.rule("lrb6/cards.heckler")
def test_a_heckled_player_only_does_what_he_must():
    text = "home 1 5,5 / away 1 9,9 Block, Bone-head, Frenzy, Loner / away 2 12,9 Dodge"
    game = pitch(text + " / turn home 3 / hand home Heckler")
    assert game.refuses("play Heckler on home 1")
    game.play("play Heckler on away 1")
    assert skills(game, "away 1") == ["Bone-head", "Frenzy", "Loner"]
    assert skills(game, "away 2") == ["Dodge"]
    game.play("end turn")
    assert "Block" not in skills(game, "away 1")
    game.play("end turn")
    assert "Block" in skills(game, "away 1")


@pytest.mark.rule("lrb6/cards.incoming")
@pytest.mark.parametrize(
    ("start", "to", "dodges"),
    [("9,1", "9,2", True), ("9,13", "9,12", True), ("2,7", "3,7", True), ("23,7", "22,7", True),
     ("9,2", "9,1", False), ("3,7", "2,7", False), ("22,7", "23,7", False)],
)  # fmt: skip
def test_things_come_flying_at_the_edges(start: str, to: str, dodges: bool):
    text = f"home 1 12,5 / away 1 {start} ag3 / hand home Incoming!"
    game = pitch(text, dice="3" if dodges else "").play("end turn", "play Incoming!")
    game.play("away 1 move", f"move {to}")
    assert game.shows(f"away 1 {to}")
    assert bool(game.told("away 1: dodge 3+")) == dodges


@pytest.mark.rule("lrb6/cards.incoming")
def test_things_stop_flying_after_the_turn():
    text = "home 1 12,5 / away 1 9,1 / hand home Incoming!"
    game = pitch(text, dice="").play("end turn", "play Incoming!", "end turn")
    game.play("end turn", "away 1 move", "move 9,2")
    assert game.shows("away 1 9,2")


CROWD = "home 1 5,0 ball / away 1 5,1 / away 2 20,7 / active away / "


@pytest.mark.rule("lrb6/cards.hometown-fans")
@pytest.mark.parametrize(("to", "lands"), [("4,1", "3,2"), ("5,1", "5,2"), ("6,1", "7,2")])
def test_hometown_fans_throw_where_they_are_told(to: str, lands: str):
    """The carrier is pushed into the crowd; the throw-in goes 3 squares, the edge included."""
    text = CROWD + "effects away Hometown Fans until match"
    game = pitch(text, dice="push, 1 1, 1 2, S", seed=1).play("away 1 block", "block home 1")
    game.until("card")
    assert game.asked("away", "card")
    game.play(f"play Hometown Fans at {to}")
    assert game.told(f"the crowd throws the ball to {lands}")
    assert "Hometown Fans" not in to_text(game.table)


@pytest.mark.rule("lrb6/cards.hometown-fans")
def test_hometown_fans_are_asked_once_before_the_match_begins():
    game = pitch(BEFORE + "hand home Hometown Fans", seed=1).play("play Hometown Fans")
    assert "effects home Hometown Fans until match" in to_text(game.table)
