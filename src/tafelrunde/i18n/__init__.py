"""Every word that a player reads, in six languages; knows no game and no screen.

catalogue   texts by id and language, from the Fluent files in `catalogues/<language>/`, each read when first needed
rulebook    the rules of the games as text, by chapter and clause
"""
