"""The numbers by which positions name who serves a side: `staff 3 0`."""

(
    BUGMAN, BUGMAN_PLAYS, KARI, PAPA, GALANDRIL, KROT, MUNGO, FINK, FINKS_BRIBE, BIASED_REFEREE,
    TRIPLETS, HOKULI, SILENCE, KORENSSON, JORM, DRUMMER, RUNESMITH, HOT_POT, BALLISTICS, UNGUENT,
    ARTEFACT,
) = (1 << bit for bit in range(21))  # fmt: skip
