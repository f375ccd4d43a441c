"""What changes a rule: skills, staff, prayers, spells, weather, cards. See effects.base."""
