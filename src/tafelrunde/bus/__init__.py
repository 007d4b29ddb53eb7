"""How nodes reach one another; knows words as bytes and subjects, no table and no database.

inside    several houses in one process
nats      NATS core: subjects, requests, queue groups
bots      bots' moves thought out by whichever node or worker is free
"""
