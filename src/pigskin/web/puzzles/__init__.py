"""Puzzles at the web table: lines are tried out and graded."""
