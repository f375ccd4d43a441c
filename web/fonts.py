"""Cuts the two fonts down to what the pages need, into src/fonts: after a new version of them.

The fonts come from the npm packages named in package.json; fontTools and brotli do the cutting:
    pip install fonttools brotli && python web/fonts.py
Letters outside Latin-1 (in the names of teams and coaches) fall back to the system's font.
"""

import shutil
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).resolve().parent
PACKAGES = WEB / "node_modules"
FONTS = WEB / "src" / "fonts"
# Latin-1 as names need it, and the signs the pages use.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ıŒœ–—‘’‚“”„•…′″‹›€™−↑↓")]
# Shirt numbers, figures, and the capitals and words of the end zones.
FIGURES = [*range(0x20, 0x7F), *range(0xC0, 0x100), *map(ord, "·–—’…×−Œœ")]


def cut(source: Path, target: str, letters: list[int], features: list[str]) -> None:
    font = TTFont(source)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]
    cutter = Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": (400, 700)})
    font.flavor = "woff2"
    font.save(FONTS / target)
    print(target, (FONTS / target).stat().st_size)


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    inter = PACKAGES / "@fontsource-variable" / "inter"
    barlow = PACKAGES / "@fontsource" / "barlow-condensed"
    kern = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]
    cut(inter / "files" / "inter-latin-wght-normal.woff2", "inter.woff2", LETTERS, kern)
    source = barlow / "files" / "barlow-condensed-latin-700-normal.woff2"
    cut(source, "barlow-condensed-700.woff2", FIGURES, ["kern", "tnum"])
    licences = WEB / "public" / "licences"
    licences.mkdir(exist_ok=True)
    shutil.copyfile(inter / "LICENSE", licences / "Inter.txt")
    shutil.copyfile(barlow / "LICENSE", licences / "Barlow-Condensed.txt")


if __name__ == "__main__":
    main()
