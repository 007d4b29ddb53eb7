### What `tafelrunde deck` has to say. No plurals here: numbers stand after a colon.

deck-made = { $file } is written. Cards: { $cards }
deck-interrupted = Stopped. Nothing was written.
deck-used-up = There are not enough different areas. Side: { $side }, squares: { $size }. Ask for fewer cards, or name an atlas of this side.
deck-sound = { $deck }: every task can be solved. Cards: { $cards }
deck-side = { $side } – tasks: { $tasks }, with a single way: { $single }, most ways: { $most }, with grade 1 to 5: { $grades }
deck-legend = ●●○○○ says how hard a task is, from 1 to 5, and × in how many ways it can be solved.
