"""UD-16: solo, against a clock of one's own.

model   the words
rules   the run, from the first roll to its result
results what a finished run means for the records
"""
