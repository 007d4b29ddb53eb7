"""Ubongo classic: figures, rows of gems and the race for one colour.

model   the words                  gems   the gem board and the tie-break
flow    whom the table awaits      acts   placing, moving, taking
rules   what an input leads to     fold   what an event makes of the table
view    what a seat sees and may do
"""
