"""Everything that can be printed and played with on a real table, as PDFs; knows no command line and writes no file.

sizes      sheets of paper, cells and grids, in millimetres
typeface   the two typefaces, lines of text
pen        draws in millimetres, in colour or in black alone
shapes     areas and pieces as drawings
sheets     pages into a PDF: feet, cut marks, the ruler
wish       what somebody wants printed, and the words for it
tokens     small squares to be cut in straight lines
flow       text and pictures into columns and pages
boards, pieces, gems (with hunt and die), cards (with kingdoms), leaflet (with diagrams)   a document each
printing   the documents by name
"""
