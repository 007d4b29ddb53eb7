"""Real play in the terminal, in plain lines that a screen reader can follow. Each part uses only those above it:

wording                        what things are called: cards, gems, squares, lengths of time, refusals
ugo_events, ubongo_events      what happens, as sentences; narrator: of every game, for play and for replay
vocabulary                     what somebody typed, in English or in their language; options: on the command line
console                        lines in, lines out, the time: the port, and the real terminal
desk                           the table: state, chance, log, bots
talk                           words, console and desk together; Keys: what a game adds at the keyboard
ugo_table, ugo_placing         UGO! in lines;       ugo_keys: its commands
ubongo_board, ubongo_gems      Ubongo in lines;     ubongo_questions: what is asked;  ubongo_keys: its commands
rulebook                       the rules, by chapter and clause
sitting                        one game at the keyboard from its opening to its end
solo_results                   what is said of a solo run beside the records
retelling                      a stored log told again, as any seat saw it
"""
