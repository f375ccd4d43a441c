"""Every skill there is, one class each, grouped by category."""
