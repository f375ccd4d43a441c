"""The rows of the table of prayers that tests speak of; a position writes a bit for each."""

TREACHEROUS_TRAPDOOR = 1
FRIENDS_WITH_THE_REF = 2
MOLES = 9
PERFECT_PASSING = 10
FAN_INTERACTION = 11
NECESSARY_VIOLENCE = 12
FOULING_FRENZY = 13
THROW_A_ROCK = 14
UNDER_SCRUTINY = 15
