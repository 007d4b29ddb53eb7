"""Ubongo: the classic edition, the diamond hunt and solo.

race      one round of covering a board against the sand, which all editions share
classic   figures, rows of gems, the race for one colour
diamonds  the bag, the track, the shoot-out; alone it is solo
solo      as many tasks as possible, or as fast as possible
bots      calm, quick and sharp players without a person, and random ones
"""
