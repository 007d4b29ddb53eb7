### What `tafelrunde arena` has to say, and whoever works on a cluster.

arena-whom = Say who plays, such as --bots expert,greedy,greedy,greedy; or --ladder for all of them.
arena-alone = In the arena at least two play.
arena-interrupted = Stopped. What --rows has kept need not be played again.
arena-better = It is sure: the first bot is better by that much.
arena-not-better = It is sure: the first bot is not better.
arena-open = It is not sure yet: more blocks would tell.
executor-no-dask = For a cluster Dask has to be installed: pip install 'tafelrunde[dask]'
executor-no-scheduler = No scheduler answers at { $address }.
executor-gave-up = The cluster at { $address } gave up: its workers died, have no Tafelrunde, or the scheduler went away.
