"""How things look, as data that paper and screen share; knows no page and no screen.

glyphs.svg     every drawn glyph, and the tiles that patterns are made of
colours.json   the colours by name, and what tells pieces and suits apart
glyphs         the glyphs as paths
colours        the colours as numbers
"""
