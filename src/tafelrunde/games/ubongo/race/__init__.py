"""One round of covering a board against the sand: what all editions share. Must not know gems, figures or bags.

model    the words: boards, commands, events, the round as everyone sees it
rules    dealing, rolling, revealing, claiming, settling, giving up, the glasses
"""
