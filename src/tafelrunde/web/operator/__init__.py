"""The operator's side of a house, on a port of its own that the public never sees. Must not know rules.

metrics    what is counted, in the words of Prometheus
page       what the operator sees, as HTML without a script
app        both behind a guard, and what the operator may do
lag        how late the event loop is
"""
