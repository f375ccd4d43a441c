"""A game for programs in any language: one line of JSON out, one line of JSON in.

`docs/talk.md` has the protocol. `messages` makes and reads the lines, `stdio` plays a game over
standard input and output, and `coaches.program` lets a program that speaks it coach a side.
"""
