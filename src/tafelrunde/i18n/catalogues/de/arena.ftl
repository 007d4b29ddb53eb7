### Was `tafelrunde arena` zu sagen hat, und wer auf einem Cluster rechnet.

arena-whom = Sag, wer spielt, zum Beispiel --bots expert,greedy,greedy,greedy; oder --ladder für alle.
arena-alone = In der Arena spielen mindestens zwei.
arena-interrupted = Angehalten. Was --rows behalten hat, muss nicht noch einmal gespielt werden.
arena-better = Es ist sicher: Der erste Bot ist um so viel besser.
arena-not-better = Es ist sicher: Der erste Bot ist nicht besser.
arena-open = Noch ist nichts sicher: Mehr Blöcke würden es zeigen.
executor-no-dask = Für einen Cluster muss Dask installiert sein: pip install 'tafelrunde[dask]'
executor-no-scheduler = Unter { $address } antwortet kein Scheduler.
executor-gave-up = Der Cluster unter { $address } hat aufgegeben: Seine Worker sind ausgefallen, haben kein Tafelrunde, oder der Scheduler ist weg.
