"""Long work on files of its own; knows no game, no table and no network.

atlas_file   the atlas as a file: written whole or not at all, read through a memory map
atlas_run    a run over all areas: figures, progress, the file
atlas_parts  the same in parts that other processes and machines find
atlas_pool   areas for a deck, out of such files
doctor       what could keep a house from opening
"""
