"""The skills that all editions share, one class each, grouped by category."""
