"""Why not: a position, what was answered so far, an answer that is refused, and the reason."""

import pytest
from shopping import ELEVEN as SHOPPERS
from table import Scene, pitch

from pigskin.errors import IllegalAnswer, MalformedAnswer, NotYourTurn, UnknownName

EDITIONS = ("lrb6", "bb2016", "bb2020")
OLDER = ("lrb6", "bb2016")
NEWER = ("bb2020",)


def everywhere(rows, editions=EDITIONS):
    """Each row in each edition, by names that can be read."""
    return [
        pytest.param(edition, *row, id=f"{edition}: {row[-2]}")
        for row in rows
        for edition in editions
    ]


def refuses(game: Scene, answer: str, reason: str) -> None:
    """The reason is told without trying, and trying gives the same one and changes nothing."""
    before = game.picture(), game.options()
    assert game.game.why_not(answer) == reason
    with pytest.raises(IllegalAnswer) as refusal:
        game.game.answer(answer)
    assert refusal.value.reason == reason
    assert reason in str(refusal.value)
    assert (game.picture(), game.options()) == before


# --- declaring --------------------------------------------------------------------------------

DECLARING = (
    ("home 3 7,7 / away 1 12,7", "home 3 block", "nobody stands beside home 3"),
    (
        "home 3 7,7 / home 4 7,8 / away 1 12,7",
        "home 3 block",
        "no opponent stands beside home 3",
    ),
    ("home 3 7,7 / away 1 8,7 prone", "home 3 block", "nobody stands beside home 3"),
    ("home 3 7,7 prone / away 1 8,7", "home 3 block", "home 3 is prone"),
    ("home 3 7,7 used / away 1 8,7", "home 3 block", "home 3 has acted"),
    ("home 3 7,7 used / home 4 1,1 / away 1 8,7", "home 3 move", "home 3 has acted"),
    ("home 3 7,7 stunned / home 4 1,1 / away 1 8,7", "home 3 move", "home 3 is stunned"),
    ("home 3 reserves / home 4 1,1 / away 1 8,7", "home 3 move", "home 3 is in the reserves"),
    ("home 3 ko / home 4 1,1 / away 1 8,7", "home 3 move", "home 3 is knocked out"),
    (
        "home 3 injured / home 4 1,1 / away 1 8,7",
        "home 3 move",
        "home 3 is among the dead and injured",
    ),
    ("home 3 off / home 4 1,1 / away 1 8,7", "home 3 move", "home 3 has been sent off"),
    ("home 3 faint / home 4 1,1 / away 1 8,7", "home 3 move", "home 3 has fainted in the heat"),
    (
        "home 3 7,7 / away 1 8,7",
        "away 1 move",
        "it is the turn of home, and away 1 plays for away",
    ),
    ("home 3 7,7 / away 1 8,7 / used blitz", "home 3 blitz", "the blitz of this turn is used"),
    ("home 3 7,7 ball / away 1 8,7 / used pass", "home 3 pass", "the pass of this turn is used"),
    (
        "home 3 7,7 ball / away 1 8,7 / used hand-off",
        "home 3 hand-off",
        "the hand-off of this turn is used",
    ),
    (
        "home 3 7,7 / away 1 8,7 prone / used foul",
        "home 3 foul",
        "the foul of this turn is used",
    ),
    ("home 3 7,7 / away 1 8,7", "home 3 foul", "nobody of away is down"),
    ("home 3 7,7 rooted / away 1 12,7", "home 3 blitz", "home 3 is rooted"),
    ("home 3 7,7 / home 4 9,9 ball / away 1 12,7", "home 3 pass",
     "home 4 has the ball, not home 3"),
    (
        "home 3 7,7 / away 1 12,7 ball",
        "home 3 hand-off",
        "away 1 has the ball, not home 3",
    ),
    ("home 3 7,7 / away 1 12,7", "home 3 pass", "the ball is not on the pitch"),
    (
        "home 3 7,7 Ball & Chain / away 1 8,7",
        "home 3 block",
        "home 3 can only move, for he has Ball & Chain",
    ),
    ("home 3 7,7 / away 1 8,7", "home 3 special", "home 3 has no action of his own"),
    ("home 3 7,7 / away 1 8,7", "home 3 gaze", "home 3 has no skill to gaze at anybody"),
    (
        "home 3 7,7 / home 4 7,8 Right Stuff / away 1 9,7",
        "home 3 throw team-mate",
        "home 3 has no skill to throw a team-mate",
    ),
    ("home 3 7,7 / away 1 8,7", "home 3 uses Bombardier", "home 3 has no Bombardier"),
    (
        "home 3 7,7 / away 1 8,7",
        "move 7,8",
        "nobody acts yet; an action is declared first, such as home 3 move",
    ),
    (
        "home 3 7,7 / home 4 8,8 / away 1 8,7",
        "block away 1",
        "nobody acts yet; an action is declared first, such as home 3 block",
    ),
    (
        "home 3 7,7 / away 1 15,7 / used blitz",
        "block away 1",
        "nobody acts, and nobody can declare what it takes",
    ),
    (
        "home 3 7,7 / away 1 8,7 prone",
        "foul away 1",
        "nobody acts yet; an action is declared first, such as home 3 foul",
    ),
    (
        "home 3 7,7 / away 1 8,7",
        "stop",
        "there is nothing to stop here; home is asked: home, who acts?",
    ),
    ("home 3 7,7 Block / away 1 8,7", "home 3 uses Block", "Block is no action"),
)
DECLARING_OLDER = (
    (
        "home 3 7,7 Hypnotic Gaze / away 1 8,7",
        "home 3 gaze",
        "home 3 gazes at the end of a move: declare a move",
    ),
    (
        "home 3 7,7 st5 Throw Team-Mate / home 4 7,8 Right Stuff / away 1 9,7",
        "home 3 throw team-mate",
        "home 3 throws a team-mate in a pass action: declare a pass",
    ),
    (
        "home 3 7,7 / home 4 1,1 / away 1 8,7 barred / kicking home / bonus-turn / kick 20,3",
        "away 1 move",
        "it is the turn of home, and away 1 plays for away",
    ),
    (
        "home 3 7,7 barred / home 4 1,1 / away 1 8,7 / kicking home / bonus-turn / kick 20,3",
        "home 3 move",
        "home 3 may not act in this bonus turn",
    ),
)
DECLARING_NEWER = (
    (
        "home 3 7,7 st5 Throw Team-mate / home 4 7,8 Right Stuff / away 1 9,7 / used pass",
        "home 3 throw team-mate",
        "the pass of this turn is used",
    ),
    (
        "home 3 7,7 Bombardier / home 5 5,5 Bombardier spent:Bombardier used / away 1 9,7",
        "home 3 uses Bombardier",
        "home 5 has used the Bombardier of this turn",
    ),
    ("home 3 7,7 Bombardier prone / away 1 9,7", "home 3 uses Bombardier", "home 3 is prone"),
    ("home 3 7,7 / away 1 9,7 prone", "home 3 blitz", "nobody of away is on his feet"),
    (
        "home 3 7,7 My Ball ball / home 4 9,9 / away 1 12,7",
        "home 3 pass",
        "home 3 gives the ball to nobody, for he has My Ball",
    ),
    (
        "home 3 7,7 / home 4 1,1 / away 1 8,7 / kicking home / bonus-turn / picks 0 / kick 20,3",
        "home 3 move",
        "no more players may act in this bonus turn",
    ),
    (
        "home 3 7,7 / home 4 1,1 / away 1 8,7 / kicking home / bonus-turn / picks 2 / kick 20,3",
        "home 3 block",
        "block cannot be declared in this bonus turn",
    ),
)


@pytest.mark.parametrize(
    ("edition", "position", "answer", "reason"),
    everywhere(DECLARING)
    + everywhere(DECLARING_OLDER, OLDER)
    + everywhere(DECLARING_NEWER, NEWER),
)
def test_why_an_action_cannot_be_declared(edition, position, answer, reason):
    refuses(pitch(position, rules=edition), answer, reason)


# --- acting -----------------------------------------------------------------------------------

WALKING = (
    ("home 3 7,7 / away 1 15,7", "move 9,7", "9,7 is not next to home 3, who is at 7,7"),
    ("home 3 7,7 / away 1 15,7", "move 7,7", "home 3 is at 7,7 already"),
    ("home 3 7,7 / away 1 8,7", "move 8,7", "8,7 is occupied by away 1"),
    ("home 3 7,7 / away 1 15,7", "block away 1",
     "home 3 has declared a move, not a block or a blitz"),
    ("home 3 7,7 / away 1 8,7 prone", "foul away 1", "home 3 has declared a move, not a foul"),
    ("home 3 7,7 ball / home 4 7,8 / away 1 15,7", "pass the ball",
     "home 3 has declared a move, not a pass"),
    ("home 3 7,7 ball / home 4 7,8 / away 1 15,7", "hand off to home 4",
     "home 3 has declared a move, not a hand-off"),
    ("home 3 7,7 / home 4 7,8 / away 1 15,7", "home 4 move",
     "home 3 is acting; stop ends his action"),
    ("home 3 7,7 / home 4 7,8 / away 1 15,7", "home 3 blitz", "home 3 is acting already"),
    ("home 3 7,7 / home 4 7,8 used / away 1 15,7", "home 4 move", "home 4 has acted"),
    ("home 3 7,7 / home 4 7,8 / away 1 15,7", "end turn", "home 3 is acting; stop ends his action"),
    ("home 3 7,7 / away 1 8,7", "Stab on away 1", "home 3 has no Stab"),
    ("home 3 7,7 Stab / away 1 8,7", "Stab on away 1",
     "home 3 has declared a move, not a block or a blitz"),
    ("home 3 7,7 Block / away 1 8,7", "Block on away 1", "Block is not used on anybody"),
)  # fmt: skip
WALKING_OLDER = (
    ("home 3 7,7 / away 1 8,7", "leap 9,7", "home 3 has no skill to leap"),
    ("home 3 7,7 Leap spent:Leap / away 1 8,7", "leap 9,7", "home 3 has used Leap this turn"),
    ("home 3 7,7 Leap / away 1 9,7", "leap 9,7", "9,7 is occupied by away 1"),
    ("home 3 7,7 Leap / away 1 9,7", "leap 11,7",
     "11,7 is 4 squares away, and a leap goes over one"),
    ("home 3 7,7 Hypnotic Gaze / away 1 9,7", "Hypnotic Gaze on away 1",
     "away 1 is 2 squares away from home 3"),
)  # fmt: skip
WALKING_NEWER = (
    ("home 3 7,7 / away 1 8,7", "leap 9,7",
     "nobody lies beside home 3 to jump over, and he has no skill to leap"),
    ("home 3 7,7 / away 1 8,7 prone", "leap 7,9",
     "nobody lies between home 3 and 7,9 whom he could jump over"),
    ("home 3 7,7 / away 1 8,7 prone / away 2 9,7", "leap 9,7", "9,7 is occupied by away 2"),
    ("home 3 7,7 Hypnotic Gaze / away 1 8,7", "Hypnotic Gaze on away 1",
     "home 3 has declared a move, not a gaze"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("edition", "position", "answer", "reason"),
    everywhere(WALKING)
    + everywhere(WALKING_OLDER, OLDER)
    + everywhere(WALKING_NEWER, NEWER),
)
def test_why_a_moving_player_cannot(edition, position, answer, reason):
    refuses(pitch(position, rules=edition).play("home 3 move"), answer, reason)


ACTING = (
    # Who is in the middle of what, an answer, the reason.
    ("home 3 7,7 ma6 Leap / away 1 15,7", "move moved 6 rushes 1", "leap 9,7",
     "home 3 has 1 square of movement left, and a leap takes two"),
    ("home 3 7,7 / away 1 8,7", "block", "move 7,8",
     "home 3 has declared a block and does not move"),
    ("home 3 7,7 / home 4 7,8 / away 1 8,7", "block", "block home 4",
     "home 4 is a team-mate of home 3"),
    ("home 3 7,7 / away 1 8,7 / away 2 10,7", "block", "block away 2",
     "away 2 is 3 squares away from home 3"),
    ("home 3 7,7 / away 1 8,7 / away 2 8,8 prone", "block", "block away 2", "away 2 is prone"),
    ("home 3 7,7 / away 1 8,7 / away 2 ko", "block", "block away 2", "away 2 is knocked out"),
    ("home 3 7,7 / away 1 8,7", "blitz blocked", "block away 1",
     "home 3 has hit somebody in this blitz"),
    ("home 3 7,7 Stab / away 1 8,7 / away 2 10,7", "block", "Stab on away 2",
     "away 2 is 3 squares away from home 3"),
    ("home 3 7,7 / away 1 8,7 / away 2 8,8 prone", "foul", "foul away 1", "away 1 is on his feet"),
    ("home 3 7,7 / home 4 7,8 prone / away 1 8,7 prone", "foul", "foul home 4",
     "home 4 is a team-mate of home 3"),
    ("home 3 7,7 / away 1 8,7 prone / away 2 12,8 prone", "foul", "foul away 2",
     "away 2 is 5 squares away from home 3"),
    ("home 3 7,7 / home 4 7,8 / away 1 15,7 / ball 9,9", "hand-off", "hand off to home 4",
     "home 3 has not got the ball"),
    ("home 3 7,7 ball / home 4 7,9 / away 1 15,7", "hand-off", "hand off to home 4",
     "home 4 is 2 squares away from home 3"),
    ("home 3 7,7 ball / home 4 7,8 prone / away 1 15,7", "hand-off", "hand off to home 4",
     "home 4 is prone"),
    ("home 3 7,7 ball / home 4 7,8 dazed / away 1 15,7", "hand-off", "hand off to home 4",
     "home 4 has lost his tackle zones and cannot catch"),
    ("home 3 7,7 ball / home 4 7,9 / away 1 7,8", "hand-off", "hand off to away 1",
     "away 1 is no team-mate of home 3"),
    ("home 3 7,7 / home 4 7,9 / away 1 15,7 / ball 9,9", "pass", "pass the ball",
     "home 3 has not got the ball"),
    ("home 3 7,7 / home 4 7,8 Right Stuff / away 1 15,7 / ball 9,9", "pass", "throw home 4",
     "home 3 has no skill to throw a team-mate"),
    ("home 3 7,7 rooted / home 4 7,8 / away 1 8,7 prone", "foul", "move 7,6", "home 3 is rooted"),
)  # fmt: skip
ACTING_OLDER = (
    ("home 3 7,7 st5 Throw Team-Mate / home 4 7,8 / away 1 15,7 / ball 9,9", "pass",
     "throw home 4", "home 4 has no skill to be thrown"),
    ("home 3 7,7 st5 Throw Team-Mate / home 4 7,8 Right Stuff prone / away 1 15,7 / ball 9,9",
     "pass", "throw home 4", "home 4 is prone"),
    ("home 3 7,7 Chainsaw / away 1 8,7", "block", "block away 1",
     "home 3 must use Chainsaw instead of blocking"),
    ("home 3 7,7 Multiple Block / away 1 8,7", "block", "Multiple Block on away 1",
     "only one opponent stands beside home 3"),
)  # fmt: skip
ACTING_NEWER = (
    ("home 3 7,7 / away 1 8,7 / away 2 8,8", "blitz target away 1", "block away 2",
     "the blitz was declared against away 1"),
    ("home 3 7,7 / away 1 8,7 prone / away 2 8,8 prone", "foul target away 1", "foul away 2",
     "the foul was declared against away 1"),
    ("home 3 7,7 / away 1 8,7 prone", "move jumped", "leap 9,7",
     "home 3 has jumped in this action"),
    ("home 3 7,7 st5 Throw Team-mate / home 4 7,8 Right Stuff rooted / away 1 15,7",
     "throw team-mate", "throw home 4", "home 4 is rooted"),
    ("home 3 7,7 Kick Team-mate spent:\"Kick Team-mate\" / home 4 7,8 Right Stuff prone"
     " / away 1 15,7", "kick team-mate", "Kick Team-mate on home 4", "home 4 is prone"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("edition", "position", "acting", "answer", "reason"),
    everywhere(ACTING)
    + everywhere(ACTING_OLDER, OLDER)
    + everywhere(ACTING_NEWER, NEWER),
)
def test_why_the_acting_player_cannot(edition, position, acting, answer, reason):
    refuses(pitch(f"{position} / acting home 3 {acting}", rules=edition), answer, reason)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blitzer_who_has_gone_as_far_as_he_can_neither_walks_nor_hits(edition):
    game = pitch(
        "home 3 7,7 ma6 Stab / home 4 7,8 / away 1 8,7"
        " / acting home 3 hand-off moved 6 rushes 2 / home 5 1,1 ball",
        rules=edition,
    )
    # Nothing is left to do, so his action is over at once.
    assert game.kind == "turn"
    game = pitch(
        "home 3 7,7 ma6 ball / home 4 7,8 / away 1 8,7 / acting home 3 hand-off moved 6 rushes 2",
        rules=edition,
    )
    refuses(game, "move 7,6", "home 3 has no movement left")


# --- throwing ---------------------------------------------------------------------------------

THROWING = (
    ("home 3 7,7 ball / away 1 1,1", "pass to 25,7", "25,7 is out of range of home 3"),
    ("home 3 7,7 ball / away 1 1,1", "pass to 7,7", "home 3 is at 7,7 himself"),
    ("home 3 7,7 ball / away 1 1,1 / weather blizzard", "pass to 16,7",
     "16,7 is at long range of home 3; nobody throws that far in snow"),
    ("home 3 7,7 ball / away 1 1,1", "Hail Mary Pass to 25,7", "home 3 has no Hail Mary Pass"),
    ("home 3 7,7 ball / away 1 1,1", "stop", "the throw is announced and must be made"),
    ("home 3 7,7 ball / away 1 1,1", "end turn",
     "a turn ends between two actions; home is asked: home 3 throws the ball. Where to?"),
)  # fmt: skip


@pytest.mark.parametrize(("edition", "position", "answer", "reason"), everywhere(THROWING))
def test_why_a_throw_cannot_go_there(edition, position, answer, reason):
    game = pitch(position, rules=edition).play("home 3 pass", "pass the ball")
    refuses(game, answer, reason)


# --- re-rolls, dice and skills ----------------------------------------------------------------


def failed_dodge(edition: str, more: str = "", skills: str = "") -> Scene:
    """Home 3 has failed to dodge away from away 1 and may roll again with Pro."""
    game = pitch(
        f"home 3 7,7 Pro {skills} / home 4 1,1 / away 1 8,7 / {more}", "1", rules=edition, seed=1
    )
    return game.play("home 3 move", "move 6,7")


REROLLING = (
    ("rerolls home 0", "team re-roll", "home has no team re-rolls left"),
    ("rerolls home 2", "leader re-roll", "home has no leader's re-roll left"),
    ("rerolls home 2 / leader home 1", "leader re-roll", "no leader of home is on the pitch"),
    ("rerolls home 2", "re-roll with Dodge", "home 3 has no Dodge"),
    ("rerolls home 2", "mascot re-roll", "home has no mascot's re-roll left"),
    ("rerolls home 2", "move 6,7", None),
    ("rerolls home 2", "choose pow", None),
)


@pytest.mark.parametrize(("edition", "more", "answer", "reason"), everywhere(REROLLING))
def test_why_a_roll_cannot_be_rolled_again_like_this(edition, more, answer, reason):
    game = failed_dodge(edition, more)
    assert game.kind == "re-roll"
    if reason is None:
        told = game.game.why_not(answer)
        assert "; home is asked: home 3 rolled 1 for dodge" in told
    else:
        refuses(game, answer, reason)


@pytest.mark.parametrize("edition", OLDER)
def test_a_turn_has_one_team_reroll(edition):
    game = failed_dodge(edition, "rerolls home 2 / used reroll")
    refuses(game, "team re-roll", "the team re-roll of this turn is used")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_skill_re_rolls_what_it_is_for(edition):
    game = failed_dodge(edition, "rerolls home 1", "Sure Hands")
    refuses(game, "re-roll with Sure Hands", "Sure Hands of home 3 does not re-roll this dodge")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_die_must_show_what_is_chosen(edition):
    game = pitch("home 3 7,7 st5 / home 4 1,1 / away 1 8,7", "push pow", rules=edition)
    game.play("home 3 block", "block away 1")
    refuses(game, "choose stumble", "no die shows stumble; there is push, pow")
    refuses(game, "keep the roll", "the roll stands once a die is chosen")
    refuses(game, "team re-roll", "home has no team re-rolls left")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_other_coach_cannot_re_roll_the_dice_he_chooses_from(edition):
    game = pitch("home 3 7,7 st1 / away 1 8,7 st3 / rerolls away 3", "push pow push", rules=edition)
    game.play("home 3 block", "block away 1")
    assert game.coach == "away"
    refuses(game, "team re-roll", "this is a roll of home 3; only home re-rolls it")


@pytest.mark.parametrize("edition", EDITIONS)
def test_another_skill_is_not_what_is_asked_about(edition):
    game = pitch("home 3 7,7 Wrestle / away 1 8,7", "both down", rules=edition)
    game.play("home 3 block", "block away 1")
    assert game.kind == "use skill"
    refuses(game, "use Block", "the question is about Wrestle of home 3, not about Block")


# --- choosing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_pushes_go_away_from_the_attacker(edition):
    game = pitch("home 3 7,7 / away 1 8,7", "push", rules=edition)
    game.play("home 3 block", "block away 1")
    refuses(game, "push to 8,6", "8,6 cannot be chosen; only 9,6, 9,7 or 9,8 can be")
    refuses(game, "push to 12,7", "12,7 is not next to away 1, who is at 8,7")


@pytest.mark.parametrize("edition", OLDER)
def test_who_can_intercept(edition):
    game = pitch(
        "home 3 7,7 ball / home 4 13,7 / away 1 10,7 / away 2 10,12 / away 3 11,7 prone",
        rules=edition, seed=1,
    ).play("home 3 pass", "pass the ball", "pass to 13,7")  # fmt: skip
    assert game.asked("away", "intercept")
    refuses(game, "intercept with away 2", "away 2 is not in the way of the throw to 13,7")
    refuses(game, "intercept with away 3", "away 3 is prone")
    refuses(
        game, "intercept with home 4", "home 4 plays for home; it must be a player of away"
    )


@pytest.mark.parametrize("edition", NEWER)
def test_whom_an_action_can_be_meant_for(edition):
    game = pitch(
        "home 3 7,7 / home 4 8,8 / away 1 9,7 / away 2 9,9 / away 3 9,11 prone", rules=edition
    ).play("home 3 blitz")
    refuses(game, "name away 3", "away 3 is prone")
    refuses(game, "name home 4", "home 4 plays for home; it must be a player of away")


# --- set-up and kick-off ----------------------------------------------------------------------

ELEVEN = " / ".join(f"home {number} reserves" for number in range(1, 13))
THEM = " / ".join(f"away {number} reserves" for number in range(1, 12))


def setting_up(edition: str, *placed: str) -> Scene:
    """Home kicks and sets up."""
    game = pitch(
        f"{ELEVEN} / home 13 ko / {THEM} / phase set-up / active none / kicking home"
        " / pool home 1 2 3 4 5 6 7 8 9 10 11 12",
        rules=edition,
    )
    return game.play(*placed)


SETTING_UP = (
    ((), "place home 1 at 13,7", "13,7 is not in the half of home"),
    ((), "place away 1 at 12,7", "home is setting up, and away 1 plays for away"),
    ((), "place home 13 at 12,7", "home 13 is knocked out"),
    (("place home 1 at 12,7",), "place home 1 at 12,8", "home 1 stands at 12,7 already"),
    (("place home 1 at 12,7",), "place home 2 at 12,7", "12,7 is occupied by home 1"),
    (
        ("place home 1 at 12,7",),
        "done",
        "10 more must be placed; after the last it goes on by itself",
    ),
    (
        ("place home 1 at 5,1", "place home 2 at 5,2"),
        "place home 3 at 5,3",
        "2 players stand in the top wide zone, and no more may",
    ),
    (
        ("place home 1 at 5,12", "place home 2 at 5,13"),
        "place home 3 at 5,14",
        "2 players stand in the bottom wide zone, and no more may",
    ),
    (
        tuple(f"place home {number} at 8,{number + 2}" for number in range(1, 9)),
        "place home 9 at 7,7",
        "the last 3 players must be placed on the line of scrimmage, 12,4 to 12,10",
    ),
    ((), "kick to 20,7", None),
    ((), "home 1 move", None),
)


@pytest.mark.parametrize(("edition", "placed", "answer", "reason"), everywhere(SETTING_UP))
def test_why_a_player_cannot_be_placed_there(edition, placed, answer, reason):
    game = setting_up(edition, *placed)
    if reason is None:
        assert game.game.why_not(answer).endswith("home is asked: home sets up, 11 still to place")
    else:
        refuses(game, answer, reason)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_kick_goes_to_the_other_half(edition):
    game = pitch("home 1 5,5 / away 1 20,7 / phase kick / kicking home / active none",
                 rules=edition)  # fmt: skip
    refuses(game, "kick to 5,7", "5,7 is in the half of home; the kick goes to the half of away")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_quick_snap_is_one_step_for_each(edition):
    game = pitch(
        "home 1 5,5 / home 2 5,6 used / home 3 5,8 prone / away 1 20,7 / phase quick snap"
        " / kicking away / active none / kick 3,3 / picks 3",
        rules=edition, seed=1,
    )  # fmt: skip
    refuses(game, "snap home 1 to 5,6", "5,6 is occupied by home 2")
    refuses(game, "snap home 1 to 8,5", "8,5 is not next to home 1, who is at 5,5")
    refuses(game, "snap home 2 to 6,6", "home 2 has moved in this quick snap")
    refuses(game, "snap home 3 to 6,8", "home 3 is prone")
    refuses(game, "snap away 1 to 20,6", "home snaps, and away 1 plays for away")


# --- before the match -------------------------------------------------------------------------


SHOPPING = (
    # Gold, answers so far, what is wanted, the reason.
    ("lrb6", 300, (), "buy Igor", "Human teams cannot buy Igor"),
    ("lrb6", 90, (), "buy Bribes", "the price of Bribes is 100k, and home has 90k"),
    ("lrb6", 900, ("buy Bribes",) * 3, "buy Bribes",
     "home has 3 Bribes, and no more may be bought"),
    ("lrb6", 300, (), "hire Morg 'n' Thorg",
     "the price of Morg 'n' Thorg is 430k, and home has 300k"),
    ("lrb6", 900, ("hire Griff Oberwald",), "hire Griff Oberwald",
     "home has hired Griff Oberwald already"),
    ("lrb6", 900, (), "hire Headsplitter", "Headsplitter does not play for Human teams"),
    ("lrb6", 60, (), "hire mercenary Ogre", "the price of Ogre is 170k, and home has 60k"),
    ("bb2016", 300, (), "buy Igor (Mortuary Assistant)",
     "Human teams cannot buy Igor (Mortuary Assistant)"),
    ("bb2020", 90, (), "buy Bribes", "the price of Bribes is 100k, and home has 90k"),
    ("bb2020", 900, (), "hire Hakflem Skuttlespike",
     "Hakflem Skuttlespike does not play for Human teams"),
    ("bb2020", 900, (), "place home 1 at 12,7",
     "players are placed before a kick-off; home is asked: home may spend 900k. Buy what?"),
)  # fmt: skip


@pytest.mark.parametrize(("edition", "gold", "bought", "answer", "reason"), SHOPPING)
def test_why_something_is_not_to_be_had_in_the_shop(edition, gold, bought, answer, reason):
    game = goods(edition, gold).play(*bought)
    refuses(game, answer, reason)


def goods(edition: str, gold: int) -> Scene:
    """Home goes shopping with so many thousands."""
    game = pitch(
        f"{SHOPPERS} / roster human orc / phase petty cash / value 1000 {1000 + gold}",
        rules=edition, seed=1,
    )  # fmt: skip
    return game.until("inducements", "home")


@pytest.mark.parametrize("edition", ("lrb6",))
def test_petty_cash_comes_from_the_treasury(edition):
    game = pitch(
        f"{SHOPPERS} / roster human orc / phase petty cash / value 1000 1000 / treasury home 50",
        rules=edition, seed=1,
    )  # fmt: skip
    refuses(game, "petty cash 60k", "home has 50k in its treasury")


# --- magic and referees -----------------------------------------------------------------------

MAGIC = (
    ("home 3 7,7 / away 1 12,7", "fireball 7,7", "home has no wizard left who casts a fireball"),
    ("home 3 7,7 / away 1 12,7", "hot pot 7,7", "home has no hot pot left"),
    ("home 3 7,7 / away 1 12,7", "call the weather mage", "home has no weather mage left"),
    ("home 3 7,7 / away 1 12,7", "move the turn marker",
     "turn markers move by themselves in this match"),
)  # fmt: skip
MAGIC_OLDER = (
    ("home 3 7,7 / home 4 1,1 used / away 1 12,7 / wizard home 1 / begun", "fireball 7,7",
     "somebody of home has acted; this comes before the first action"),
    ("home 3 7,7 / home 4 1,1 / away 1 12,7 prone / wizard home 1", "lightning bolt away 1",
     "away 1 is prone"),
    ("home 3 7,7 / home 4 1,1 / away 1 ko / away 2 12,7 / wizard home 1", "lightning bolt away 1",
     "away 1 is knocked out"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("edition", "position", "answer", "reason"),
    everywhere(MAGIC) + everywhere(MAGIC_OLDER, OLDER),
)
def test_why_nothing_comes_from_beside_the_pitch(edition, position, answer, reason):
    refuses(pitch(position, rules=edition), answer, reason)


def caught(edition: str, more: str) -> Scene:
    """Home 3 has fouled and is to be sent off."""
    position = f"home 3 7,7 / home 4 1,1 / away 1 8,7 prone / away 2 20,1 / {more}"
    game = pitch(position, "1 1", rules=edition, seed=1)
    return game.play("home 3 foul", "foul away 1")


@pytest.mark.parametrize("edition", ("bb2016", "bb2020"))
def test_a_bribe_must_be_there(edition):
    refuses(caught(edition, ""), "bribe the referee", "home has no bribe left")


@pytest.mark.parametrize("edition", ("bb2016", "bb2020"))
def test_a_coach_sent_away_argues_no_more(edition):
    game = caught(edition, "bribes home 2 / banned home 1")
    refuses(game, "argue the call", "the head coach of home has been sent away")


@pytest.mark.parametrize("edition", ("lrb6",))
def test_nobody_argued_in_the_old_days(edition):
    game = caught(edition, "bribes home 1")
    refuses(game, "argue the call", "nobody argues with the referee in this edition")


# --- beside the table -------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_calls_are_no_answers(edition):
    game = pitch("home 3 7,7 / away 1 12,7", rules=edition)
    refuses(
        game, "concede",
        "that is a call from beside the table, and no answer; home is asked: home, who acts?",
    )  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_wrong_coach_is_told_who_is_asked(edition):
    game = pitch("home 3 7,7 / away 1 12,7", rules=edition).game
    assert game.why_not("home 3 move", "home") == ""
    reason = game.why_not("home 3 move", "away")
    assert reason == "home is asked (turn), not 'away'"
    with pytest.raises(NotYourTurn):
        game.answer("home 3 move", "away")


def test_three_ways_to_be_refused():
    game = pitch("home 3 7,7 / away 1 12,7").game
    with pytest.raises(UnknownName, match="home 9"):
        game.answer("home 9 move")
    with pytest.raises(MalformedAnswer, match="did you mean"):
        game.answer("home 3 mvoe")
    with pytest.raises(IllegalAnswer, match="is not legal now: nobody stands beside home 3"):
        game.answer("home 3 block")
    assert game.why_not("home 9 move").startswith("there is no")


def test_the_same_reason_for_words_json_option_and_code():
    game = pitch("home 3 7,7 / away 1 12,7").game
    reason = "nobody stands beside home 3"
    assert game.why_not("home 3 block") == reason
    assert game.why_not({"verb": "activate", "player": "home 3", "action": "block"}) == reason
    legal = game.question.options[1]
    assert game.why_not(legal) == game.why_not(legal.code) == ""
    assert game.why_not(legal.code + 1) == reason  # the next action after a move


def test_a_path_is_refused_where_it_breaks():
    game = pitch("home 3 7,7 / away 1 9,7").play("home 3 move").game
    assert game.why_not("move 8,7 9,7") == "9,7 is occupied by away 1"
    assert game.why_not("move 8,7 10,7") == "10,7 is not next to 8,7"
    assert game.why_not("move 8,8 9,8") == ""


CONCEDING = (
    ("home 3 7,7 / away 1 12,7 / active away", "it is the turn of away"),
    ("home 3 7,7 / home 4 1,1 used / away 1 12,7 / begun", "somebody of home has acted this turn"),
    ("home 3 7,7 / away 1 12,7 / acting home 3 move", "something else is being settled first"),
    ("home 3 7,7 / away 1 12,7 / phase kick / active none / kicking home", "no turn is under way"),
    (
        "home 3 7,7 / away 1 20,7 / kicking home / bonus-turn / picks 3 / kick 20,3",
        "this is a bonus turn",
    ),
)


@pytest.mark.parametrize(
    ("edition", "position", "reason"),
    [(edition, *row) for row in CONCEDING for edition in EDITIONS],
)
def test_why_a_coach_cannot_concede_now(edition, position, reason):
    game = pitch(position, rules=edition).game
    with pytest.raises(IllegalAnswer, match="home may concede only at the start") as refusal:
        game.concede("home")
    assert refusal.value.reason == reason


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_time_of_the_active_coach_runs_out(edition):
    game = pitch("home 3 7,7 st1 / away 1 8,7 st3", "push pow push", rules=edition)
    game.play("home 3 block", "block away 1")
    with pytest.raises(IllegalAnswer, match="away is asked, and only the time of home runs out"):
        game.game.time_out()


NEAR = (
    ("bolck away 1", "'bolck away 1' is not an answer to anything; did you mean 'block <player>'?"),
    ("team reroll", "'team reroll' is not an answer to anything; did you mean 'team re-roll'?"),
    ("fireball", "'fireball' is not an answer to anything; did you mean 'fireball <square>'?"),
    ("home 3 mvoe", "there is no action 'mvoe'; did you mean 'move'?"),
    ("sing", "'sing' is not an answer to anything; possible now: end turn, home 3 move,"),
    ("end trun", "'end trun' is not an answer to anything; did you mean 'end turn'?"),
)


@pytest.mark.parametrize(("words", "told"), NEAR)
def test_what_is_not_understood_is_told_with_what_it_was_near_to(words, told):
    game = pitch("home 3 7,7 / away 1 12,7").game
    with pytest.raises(MalformedAnswer) as refusal:
        game.answer(words)
    assert str(refusal.value).startswith(told)
    assert game.why_not(words) == str(refusal.value)
