"""A team sheet as a page: one sheet of paper when it is printed, cards on a phone."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from pigskin.league.papers.lines import OUT, Figure, Lines, PlayerLine, lines_of, thousands
from pigskin.league.sheet import Sheet
from pigskin.paper.markup import Markup, Part, tag, together
from pigskin.paper.page import page

ROWS: Final = 16  # a sheet has room for a full squad: what is not filled in is written by hand
# In print, at the largest size: how many letters of a column fit into a line, how many lines of
# players fit on the page, and what a row takes beside its lines. Measured with a wide typeface.
_LETTERS: Final = {"name": 20, "position": 25, "skills": 40, "hurt": 14}
_PAGE_LINES: Final = 39.5
_BETWEEN: Final = 0.42
_NAME_LINES: Final = 3  # a name that takes more is cut, in print only
_LARGEST: Final = 8.4  # points
_SMALLEST: Final = 3.5


def team_sheet_html(sheet: Sheet) -> str:
    """The sheet of a team as a page of HTML that needs nothing else."""
    told = lines_of(sheet)
    return page(
        f"{told.name} · team sheet",
        ("colours", "common", "sheet"),
        tag("main", _head(told), _squad(told), _waiting(told), _below(told), _foot(told)),
        style=f"--size: {_size(told)}pt",
    )


def _head(told: Lines) -> Markup:
    about = [tag("bdi", each) for each in told.about]
    return tag(
        "header",
        tag("h1", told.name, dir="auto"),
        tag("p", *_between(about, " · ")),
        _big("Team value", thousands(told.total_value)),
        _big("Current value", thousands(told.value)),
    )


def _big(what: str, shown: str) -> Markup:
    return tag("div", tag("span", what), " ", tag("b", shown), class_="big")


def _between(parts: Sequence[Markup], sign: str) -> Sequence[Part]:
    return [each for part in parts for each in (sign, part)][1:]


# --- players ----------------------------------------------------------------------------------


def _squad(told: Lines) -> Markup:
    """The table of players. It says what it is even where a phone makes cards of its rows."""
    figures = [each.name for each in told.players[0].figures] if told.players else []
    heads = [
        _column("No.", "num"),
        _column("Player", "who"),
        *[_column(each, "fig") for each in figures],
        _column("Skills", "skills"),
        _column("Injuries", "hurt"),
        _column("SPP", "spp", "Star player points"),
        *[_column(short, "feat", full) for short, full in told.kinds],
        _column("Value", "value"),
    ]
    rows = [_row(each, told) for each in told.players]
    empty = tag("tr", *[tag("td") for _ in heads], class_="empty")
    blank = [empty] * max(0, ROWS - len(rows))
    caption = tag("caption", "Players", class_="unseen")
    return tag(
        "table",
        caption,
        tag("thead", tag("tr", *heads, role="row"), role="rowgroup"),
        tag("tbody", *rows, *blank, role="rowgroup"),
        class_="squad",
        role="table",
    )


def _column(short: str, kind: str, full: str = "") -> Markup:
    shown = tag("abbr", short, title=full) if full else short
    return tag("th", shown, class_=kind, scope="col", role="columnheader")


def _cell(kind: str, *inside: Part, label: str = "") -> Markup:
    return tag("td", *inside, class_=kind, role="cell", data_label=label or None)


def _row(player: PlayerLine, told: Lines) -> Markup:
    feats = zip(told.kinds, player.feats, strict=True)
    return tag(
        "tr",
        _cell("num", player.number),
        tag(
            "th",
            tag("b", player.name, dir="auto"),
            tag("span", player.position),
            class_="who",
            scope="row",
            role="rowheader",
        ),
        *[_cell("fig", _figure(each), label=each.name) for each in player.figures],
        _cell("skills", _skills(player)),
        _cell("hurt", _hurt(player)),
        _cell("spp", *_points(player, told.spends), label="SPP"),
        *[
            _cell(f"feat{'' if count else ' none'}", count or "", label=short)
            for (short, _), count in feats
        ],
        _cell("value", thousands(player.value), label="Value"),
        class_="out" if player.out else None,
        role="row",
    )


def _figure(figure: Figure) -> Markup:
    """The number, with a mark for every time it was raised or lost."""
    marks: list[Part] = []
    if figure.raised:
        marks.append(_mark("up", "▲" * figure.raised, f" raised by {figure.raised}"))
    if figure.lost:
        marks.append(_mark("down", "▼" * figure.lost, f" lost {figure.lost}"))
    return tag("span", figure.shown, *marks, class_="changed") if marks else together(figure.shown)


def _mark(kind: str, sign: str, words: str) -> Markup:
    seen = tag("i", sign, class_=kind, aria_hidden="true")
    return together(seen, tag("span", words, class_="unseen"))


def _skills(player: PlayerLine) -> Markup:
    own = [together(each) for each in player.skills]
    learned = [tag("b", each.what, title=f"gained, {each.how}") for each in player.learned]
    return together(*_between([*own, *learned], ", ")) if own or learned else together("")


def _hurt(player: PlayerLine) -> Markup:
    told = ", ".join([each.replace(" ", "\N{NO-BREAK SPACE}") for each in player.injuries])
    out = tag("strong", tag("abbr", player.out, title=OUT[player.out])) if player.out else ""
    return together(told, tag("br") if told and out else "", out)


def _points(player: PlayerLine, spends: bool) -> list[Part]:
    """Points: those he has now beside those he has earned, where they are spent."""
    have = tag("b", player.earned - player.spent if spends else player.earned)
    of = f" of {player.earned}" if spends and player.spent else ""
    return [together(have, of), tag("span", player.title)]


def _waiting(told: Lines) -> Markup | None:
    if not told.waiting:
        return None
    return tag("p", tag("b", "May be hired: "), ", ".join(told.waiting), class_="waiting")


# --- below ------------------------------------------------------------------------------------


def _below(told: Lines) -> Markup:
    staff = [(each.what, each.count, _worth(each.value)) for each in told.staff]
    values = [
        (f"{len(told.players)} players", thousands(told.players_value)),
        ("Staff and re-rolls", thousands(told.total_value - told.players_value)),
        ("Team value", tag("b", thousands(told.total_value))),
        ("Current value", tag("b", thousands(told.value))),
        ("Treasury", tag("b", thousands(told.treasury))),
    ]
    record = [(what, str(count)) for what, count in told.record]
    trophies = [tag("li", each) for each in told.trophies] or [tag("li", "none yet")]
    return tag(
        "div",
        _box("Staff", _pairs(staff)),
        _box("Gold and value", _pairs(values)),
        _box(
            f"Season {told.season}",
            _pairs(record),
            tag("h3", "Trophies"),
            tag("ul", *trophies),
        ),
        tag("section", tag("h2", "Notes"), class_="notes"),
        class_="below",
    )


def _worth(value: int) -> str:
    return thousands(value) if value else ""


def _box(title: str, *inside: Part) -> Markup:
    return tag("section", tag("h2", title), *inside)


def _pairs(rows: Sequence[Sequence[Part]]) -> Markup:
    return tag(
        "table",
        tag(
            "tbody",
            *[
                tag("tr", tag("th", first, scope="row"), *[tag("td", each) for each in rest])
                for first, *rest in rows
            ],
        ),
        class_="pairs",
    )


def _foot(told: Lines) -> Markup:
    marks: list[Part] = ["Gained skills are ", tag("b", "bold"), "."]
    if any(figure.raised for player in told.players for figure in player.figures):
        marks += [" ", tag("i", "▲", class_="up"), " raised."]
    if any(figure.lost for player in told.players for figure in player.figures):
        marks += [" ", tag("i", "▼", class_="down"), " lost to an injury."]
    for out in dict.fromkeys([each.out for each in told.players if each.out]):
        marks += [" ", tag("strong", out), f" {OUT[out]}."]
    if told.value != told.total_value:
        marks.append(" The current value is without who cannot play.")
    return tag("footer", *marks, " Made with Pigskin.")


# --- size -------------------------------------------------------------------------------------


def _size(told: Lines) -> float:
    """The size of print, in points, at which everything fits on one page.

    Smaller print has more lines on the page and more letters in a line.
    """
    size = _LARGEST
    while size > _SMALLEST and _height(told, _LARGEST / size) > _PAGE_LINES * _LARGEST / size:
        size -= 0.1
    return round(size, 1)


def _height(told: Lines, more: float) -> float:
    """How many lines the table takes if so many times more letters fit into one."""
    rows = [_lines_of(each, more) for each in told.players]
    blank = [2] * max(0, ROWS - len(rows))
    return sum(lines + _BETWEEN for lines in rows + blank)


def _lines_of(player: PlayerLine, more: float) -> int:
    def lines(column: str, words: str) -> int:
        return len(textwrap.wrap(words, int(_LETTERS[column] * more)))

    skills = ", ".join([*player.skills, *[each.what for each in player.learned]])
    who = min(_NAME_LINES, lines("name", player.name)) + lines("position", player.position)
    hurt = lines("hurt", ", ".join(player.injuries)) + bool(player.out)
    return max(2, who, lines("skills", skills), hurt)
