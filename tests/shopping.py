"""Going shopping in tests: two full squads, a difference in value, and what is bought."""

from table import Scene, pitch

from pigskin.teams.reading import spells

ELEVEN = " / ".join(
    f"{side} {number} reserves" for side in ("home", "away") for number in range(1, 12)
)


def shop(
    roster: str = "human",
    gold: int = 1000,
    more: str = "",
    other: str = "orc",
    dice: str = "",
    **options: object,
) -> Scene:
    """Home buys with so many thousands of petty cash; away is worth as much more."""
    return pitch(
        f"{ELEVEN} / roster {roster} {other} / phase petty cash / "
        f"value 1000 {1000 + gold} / {more}",
        dice,
        seed=1,
        options=options,
    )


def price(game: Scene, answer: str) -> int:
    """What home pays for it, in thousands."""
    before = game.table.home.budget
    game.play(f"home: {answer}")
    return before - game.table.home.budget


def times_offered(game: Scene, answer: str) -> int:
    """How often home can buy it."""
    count = 0
    while game.coach == "home" and answer in game.options():
        game.play(answer)
        count += 1
        while game.kind == "journeymen":
            game.play(game.options()[0])
    return count


def sells(game: Scene, name: str) -> bool:
    """Is it among what may be bought now?"""
    return f"buy {name}" in game.options()


def knows(*ids: str) -> int:
    """A bit for each spell, for a wizard with these."""
    return sum(1 << number for number, id in enumerate(spells("bb2020")) if id in ids)
