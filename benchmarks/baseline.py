"""How fast everything was when somebody last kept it, in lengths of the yardstick; and since.

`baseline.json` has a part for each engine, plain Python and compiled. What lies further from it
than noise and a margin has become slower, or quicker.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from yardstick import Figure

FILE = Path(__file__).with_name("baseline.json")
MARGIN = 0.1  # smaller changes are none, however quiet the machine


class Broken(Exception):
    """There is no baseline to stand beside; the message says why."""


class Change(NamedTuple):
    """A figure beside the baseline's; `times` is 0.5 for what takes twice as long now."""

    name: str
    times: float
    margin: float  # how far from 1 it may be by chance

    @property
    def slower(self) -> bool:
        return self.times < 1 - self.margin

    @property
    def quicker(self) -> bool:
        return self.times > 1 / (1 - self.margin)


class Kept(NamedTuple):
    """The baseline of an engine: ratios and their noise, and where they were measured."""

    where: str
    ratios: dict[str, tuple[float, float]]


def here() -> str:
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"


def load(engine: str, file: Path = FILE) -> Kept:
    """The baseline of an engine; Broken if there is none."""
    tree = _tree(file)
    if engine not in tree:
        raise Broken(f"{file.name} has no part for the {engine} engine")
    try:
        part = tree[engine]
        ratios = {
            str(name): (float(each["ratio"]), float(each["noise"]))
            for name, each in part["measures"].items()
        }
        where = str(part["where"])
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Broken(f"the part of {file.name} for the {engine} engine is damaged") from None
    if any(ratio <= 0 or not 0 <= noise < 1 for ratio, noise in ratios.values()):
        raise Broken(f"the part of {file.name} for the {engine} engine has impossible figures")
    return Kept(where, ratios)


def keep(engine: str, found: Mapping[str, Figure], file: Path = FILE) -> None:
    """Make these figures the baseline of an engine; that of the other one stays."""
    try:
        tree = _tree(file)
    except Broken:
        tree = {}
    tree[engine] = {
        "where": here(),
        "measures": {
            name: {"ratio": _short(each.ratio), "noise": round(each.noise, 3)}
            for name, each in found.items()
        },
    }
    file.write_text(json.dumps(tree, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def changes(found: Mapping[str, Figure], kept: Kept) -> list[Change]:
    """Everything that is in both, the slowest first."""
    both = [
        Change(name, each.ratio / kept.ratios[name][0], margin(each.noise, kept.ratios[name][1]))
        for name, each in found.items()
        if name in kept.ratios
    ]
    return sorted(both, key=lambda change: change.times)


def margin(noise: float, kept: float) -> float:
    """How far two measurements may lie apart and mean nothing."""
    return min(0.9, max(MARGIN, noise + kept))


def told(
    found: Mapping[str, Figure], engine: str, groups: Sequence[str], file: Path = FILE
) -> list[str]:
    """What of these groups has become slower and what quicker, in lines."""
    try:
        kept = load(engine, file)
    except Broken as problem:
        return [f"Nothing to stand beside: {problem}; --keep writes it."]
    apart = changes(found, kept)
    lines = [f"Beside the baseline ({kept.where}), in yards:"]
    for words, some in (
        ("slower", [each for each in apart if each.slower]),
        ("quicker", [each for each in reversed(apart) if each.quicker]),
    ):
        lines += [
            f"  {words:<8} {each.name:<50} x {each.times:.2f} (noise up to {each.margin:.0%})"
            for each in some
        ]
    same = sum(not each.slower and not each.quicker for each in apart)
    lines.append(f"  {same} of {len(apart)} are as they were")
    for words, names in (
        ("new", [name for name in found if name not in kept.ratios]),
        ("gone", [each for each in kept.ratios if each not in found and _group(each) in groups]),
    ):
        if names:
            lines.append(f"  {words}: {', '.join(names)}")
    return lines


def _group(name: str) -> str:
    return name.partition(":")[0]


def _tree(file: Path) -> dict[str, Any]:
    try:
        tree = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Broken(f"there is no {file.name}") from None
    except OSError as error:
        raise Broken(f"{file.name} cannot be read: {error.strerror}") from None
    except ValueError:
        raise Broken(f"{file.name} is no JSON") from None
    if not isinstance(tree, dict):
        raise Broken(f"{file.name} is no baseline")
    return tree


def _short(number: float) -> float:
    """Four figures of a number."""
    return float(f"{number:.4g}")
