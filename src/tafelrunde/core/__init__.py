"""What every game is made of; knows no game, no clock, no person and no network.

game      the seam: inputs, awaits, outcome and the seven functions that are a game
secrecy   what a seat may not know is a type; one censor of events
budget    how long a bot may think
chance    draws that a seed decides and that anyone can check afterwards
play      one input to the end: decide, evolve, answer the draws
planning  what bots mean to do, and what comes next
playout   whole games in virtual time, for simulations, laws and benchmarks
replay    the log: its one file format, folding it, verifying it
"""
