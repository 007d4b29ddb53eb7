### Čo hovorí `tafelrunde arena` a kto počíta na klastri.

arena-whom = Povedz, kto hrá, napríklad --bots expert,greedy,greedy,greedy; alebo --ladder pre všetkých.
arena-alone = V aréne hrajú najmenej dvaja.
arena-interrupted = Zastavené. Čo uchoval --rows, netreba hrať znova.
arena-better = Je to isté: prvý bot je o toľko lepší.
arena-not-better = Je to isté: prvý bot lepší nie je.
arena-open = Zatiaľ to isté nie je: ukázalo by to viac blokov.
executor-no-dask = Pre klaster treba nainštalovať Dask: pip install 'tafelrunde[dask]'
executor-no-scheduler = Na adrese { $address } neodpovedá žiadny plánovač.
executor-gave-up = Klaster na adrese { $address } to vzdal: jeho workery spadli, nemajú Tafelrunde, alebo plánovač zmizol.
