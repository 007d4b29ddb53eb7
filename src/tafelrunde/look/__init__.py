"""How things look, as data that paper and screen share; knows no page and no screen.

glyphs.svg     every drawn glyph, and the tiles that patterns are made of
colours.json   the colours by name, and each piece's colour and pattern
glyphs         the glyphs as paths
colours        the colours as numbers
"""
