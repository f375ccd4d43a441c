"""Lessons: positions with a task, for newcomers. docs/lessons.md tells how to write one."""
