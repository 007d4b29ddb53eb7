### Co říká `tafelrunde arena` a kdo počítá na clusteru.

arena-whom = Řekni, kdo hraje, například --bots expert,greedy,greedy,greedy; nebo --ladder pro všechny.
arena-alone = V aréně hrají nejméně dva.
arena-interrupted = Zastaveno. Co uchoval --rows, není třeba hrát znovu.
arena-better = Je to jisté: první bot je o tolik lepší.
arena-not-better = Je to jisté: první bot lepší není.
arena-open = Zatím to jisté není: ukázalo by to více bloků.
executor-no-dask = Pro cluster je třeba nainstalovat Dask: pip install 'tafelrunde[dask]'
executor-no-scheduler = Na adrese { $address } neodpovídá žádný plánovač.
executor-gave-up = Cluster na adrese { $address } to vzdal: jeho workery spadly, nemají Tafelrunde, nebo plánovač zmizel.
