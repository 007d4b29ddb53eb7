"""The diamond hunt: the bag, the track, the rewards and the shoot-out.

model     the words                     gems   bag, track and values
flow      whom the table awaits         fold   what an event makes of the table
rules     what an input leads to, what a seat sees and may do
shootout  a tie at the top
"""
