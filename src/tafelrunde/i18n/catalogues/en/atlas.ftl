### What `tafelrunde atlas` has to say. No plurals here: numbers stand after a colon.

atlas-what = Say how many pieces a set has, such as: tafelrunde atlas --pieces 3
atlas-pieces = A set of the atlas has 1 to 5 pieces.
atlas-box = A box is at least 1 square wide and high.
atlas-five-need-a-box = With 5 pieces, name a box of at most 116 squares, such as --box 6x5.
atlas-slow = The kernel is not in use, so this is done in Python and will take long: minutes for 3 pieces, far longer for more.
atlas-interrupted = Stopped. Nothing was written.
atlas-file = { $file }: { $reason }
atlas-foreign = { $file } is not an atlas.
atlas-newer = { $file } was written by a newer Tafelrunde. Update this one.
atlas-truncated = { $file } is not whole: its end is missing, or something was added.
atlas-damaged = { $file } is damaged: it is no longer as it was written.
atlas-sound = { $file } is sound. Areas: { $regions }
atlas-region = An area is written in rows of # and . such as ##./###
atlas-entry = Squares: { $area }. Sets of pieces: { $sets }, with a single way: { $unique }. Each set with its number of ways:
atlas-found = Found: { $found }. Shown: { $shown }.
