"""Inputs of every kind, broken in every way: each is refused in a line or can be played."""
