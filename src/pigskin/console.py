"""A window to write to: nothing that is shown can move its cursor, wipe it or turn a line round."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from pigskin.showing import shown_lines


class SafeConsole(Console):
    """Writes colours and pictures as any console, and text without what a terminal would obey."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control:  # ours, not somebody's text
                yield segment
            else:
                yield Segment(shown_lines(segment.text), segment.style)
