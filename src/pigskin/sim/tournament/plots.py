"""The ratings and touchdowns of a tournament as a picture, and all of it as a page.

The picture needs no colours to be read: touchdowns scored are full, those conceded hollow.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pigskin.files import write_whole
from pigskin.intervals import SURE
from pigskin.paper.grids import plain_table, scrolling
from pigskin.paper.markup import Markup, Part, tag
from pigskin.paper.page import page, style
from pigskin.sim.tournament.claims import claims
from pigskin.sim.tournament.plan import TournamentError
from pigskin.sim.tournament.sheets import footing, sheets_of
from pigskin.sim.tournament.table import Table

KINDS: Final = (".svg", ".html")
_WIDTH: Final = 760
_NAMES: Final = 170  # room for the names of the coaches
_MIDDLE: Final = 430  # where the ratings end and the touchdowns begin
_RIGHT: Final = _WIDTH - 50
_TOP: Final = 46
_ROW: Final = 44
_BELOW: Final = 30
_LETTERS: Final = 22  # of a name that are shown


def check_kind(path: Path) -> None:
    """Notice before hours of work what could not be drawn afterwards."""
    if path.suffix.lower() not in KINDS:
        raise TournamentError(f"{path}: a plot is a file that ends in {' or '.join(KINDS)}")


def draw(table: Table, path: Path) -> None:
    """Write the picture, or the page, into a file."""
    check_kind(path)
    text = picture(table) if path.suffix.lower() == ".svg" else whole_page(table)
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise TournamentError(f"{path}: cannot be written: {error.strerror or error}") from None


def picture(table: Table) -> str:
    """A file of its own, in both themes."""
    look = f"{style('colours')}\n{style('plot')}"
    return str(_drawn(table, tag("style", Markup(look)), xmlns="http://www.w3.org/2000/svg"))


def whole_page(table: Table) -> str:
    """The picture with every table and what may be said of it."""
    title = f"Tournament of {', '.join(table.order)}"
    sheets = [
        tag(
            "section",
            tag("h2", sheet.title),
            scrolling(sheet.title, plain_table(sheet.headings, sheet.rows, "figures")),
        )
        for sheet in sheets_of(table, by_roster=True)
    ]
    return page(
        title,
        ("colours", "common", "plot", "tournament"),
        tag("h1", title),
        tag("p", footing(table)),
        tag("ul", *[tag("li", each) for each in claims(table)]),
        scrolling("Ratings and touchdowns", _drawn(table)),
        *sheets,
    )


def _drawn(table: Table, *inside: Part, **attributes: str) -> Markup:
    rows = len(table.order)
    bottom = _TOP + rows * _ROW
    parts: list[Part] = [*inside, tag("title", "Ratings and touchdowns")]
    parts.append(tag("rect", width=_WIDTH, height=bottom + _BELOW, class_="paper"))
    parts.append(_said("Rating, 95 % within the line", _NAMES, 24, "head"))
    parts.append(_said("TD a game: full for, hollow against", _MIDDLE + 40, 24, "head"))
    parts += _ratings(table, bottom)
    parts += _touchdowns(table)
    for number, name in enumerate(table.order):
        short = name if len(name) <= _LETTERS else f"…{name[1 - _LETTERS:]}"
        parts.append(_said(short, _NAMES - 14, _row(number) + 5, "name"))
    return tag(
        "svg", *parts, viewBox=f"0 0 {_WIDTH} {bottom + _BELOW}", role="img",
        aria_label=_told(table), **attributes,
    )  # fmt: skip


def _told(table: Table) -> str:
    """The picture in words."""
    return "; ".join(
        [
            f"{name}: rating {table.ratings[name].rating:.0f} plus or minus "
            f"{SURE * table.ratings[name].error:.0f}, {_scored(table, name)[0]:.2f} touchdowns "
            f"a game for and {_scored(table, name)[1]:.2f} against"
            for name in table.order
        ]
    )


def _ratings(table: Table, bottom: int) -> list[Part]:
    """A dot for every rating, on a line that holds it 95 times of 100."""
    spans = {
        name: (each.rating - SURE * each.error, each.rating, each.rating + SURE * each.error)
        for name, each in table.ratings.items()
    }
    least = min(span[0] for span in spans.values())
    most = max(span[2] for span in spans.values())
    step = next(
        (each for each in (25, 50, 100, 250, 500, 1000) if (most - least) / each <= 5), 2500
    )
    low = step * int(least // step)
    high = max(low + step, step * -int(-most // step))

    def across(rating: float) -> float:
        return round(_NAMES + (_MIDDLE - _NAMES) * (rating - low) / (high - low), 1)

    parts: list[Part] = []
    for rating in range(low, high + 1, step):
        x = across(rating)
        parts.append(tag("line", x1=x, x2=x, y1=_TOP - 8, y2=bottom, class_="grid"))
        parts.append(_said(str(rating), x, bottom + 18, "scale"))
    for number, name in enumerate(table.order):
        left, middle, right = (across(each) for each in spans[name])
        y = _row(number)
        parts.append(tag("line", x1=left, x2=right, y1=y, y2=y, class_="span"))
        parts.append(tag("circle", cx=middle, cy=y, r=5, class_="full"))
        parts.append(_said(f"{spans[name][1]:.0f}", middle, y - 10, "count"))
    return parts


def _touchdowns(table: Table) -> list[Part]:
    """A bar of each coach for what it scores a game, and one for what it concedes."""
    left = _MIDDLE + 40
    most = max(max(_scored(table, name)) for name in table.order) or 1.0
    parts: list[Part] = []
    for number, name in enumerate(table.order):
        for kind, value, y in zip(
            ("full", "hollow"), _scored(table, name), (_row(number) - 13, _row(number) + 1),
            strict=True,
        ):  # fmt: skip
            wide = round((_RIGHT - left) * value / most, 1)
            parts.append(tag("rect", x=left, y=y, width=max(wide, 1), height=11, class_=kind))
            parts.append(_said(f"{value:.2f}", left + wide + 6, y + 10, "value"))
    parts.append(
        tag("line", x1=left, x2=left, y1=_TOP - 8, y2=_TOP + len(table.order) * _ROW, class_="axis")
    )
    return parts


def _scored(table: Table, name: str) -> tuple[float, float]:
    """Touchdowns for and against a game; of a coach who is alone, against itself."""
    account = table.against_others[name]
    if not account.games and name in table.controls:
        account = table.controls[name]
    count = account.games or 1
    return account.scored / count, account.conceded / count


def _row(number: int) -> int:
    return _TOP + number * _ROW + _ROW // 2


def _said(words: str, x: float, y: float, kind: str) -> Markup:
    return tag("text", words, x=x, y=y, class_=kind)
