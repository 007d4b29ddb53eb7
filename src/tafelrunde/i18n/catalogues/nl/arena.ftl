### Wat `tafelrunde arena` te zeggen heeft, en wie op een cluster rekent.

arena-whom = Zeg wie er speelt, bijvoorbeeld --bots expert,greedy,greedy,greedy; of --ladder voor allemaal.
arena-alone = In de arena spelen er minstens twee.
arena-interrupted = Gestopt. Wat --rows heeft bewaard, hoeft niet opnieuw te worden gespeeld.
arena-better = Het is zeker: de eerste bot is zoveel beter.
arena-not-better = Het is zeker: de eerste bot is niet beter.
arena-open = Het is nog niet zeker: meer blokken zouden het uitwijzen.
executor-no-dask = Voor een cluster moet Dask geïnstalleerd zijn: pip install 'tafelrunde[dask]'
executor-no-scheduler = Op { $address } antwoordt geen scheduler.
executor-gave-up = Het cluster op { $address } heeft het opgegeven: de workers zijn uitgevallen, hebben geen Tafelrunde, of de scheduler is weg.
