### Lo que dice `tafelrunde arena`, y quien calcula en un clúster.

arena-whom = Di quién juega, por ejemplo --bots expert,greedy,greedy,greedy; o --ladder para todos.
arena-alone = En la arena juegan al menos dos.
arena-interrupted = Detenido. Lo que --rows ha guardado no hace falta jugarlo otra vez.
arena-better = Es seguro: el primer bot es mejor por ese margen.
arena-not-better = Es seguro: el primer bot no es mejor.
arena-open = Aún no es seguro: lo dirían más bloques.
executor-no-dask = Para un clúster hace falta Dask: pip install 'tafelrunde[dask]'
executor-no-scheduler = En { $address } no responde ningún planificador.
executor-gave-up = El clúster en { $address } se ha rendido: sus workers han caído, no tienen Tafelrunde o el planificador ya no está.
