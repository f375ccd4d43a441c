"""The referee, those who watch with him, and what can be done about a call."""

from __future__ import annotations

from pigskin.rules.fouling import argue_appeal as appeal
from pigskin.rules.fouling import only_the_referee as spotted

__all__ = ["appeal", "spotted"]
