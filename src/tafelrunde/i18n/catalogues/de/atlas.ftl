### Was `tafelrunde atlas` zu sagen hat. Keine Mehrzahlformen: Zahlen stehen nach einem Doppelpunkt.

atlas-what = Sag, wie viele Teile ein Satz hat, zum Beispiel: tafelrunde atlas --pieces 3
atlas-pieces = Ein Satz im Atlas hat 1 bis 5 Teile.
atlas-box = Ein Rahmen ist mindestens 1 Kästchen breit und hoch.
atlas-five-need-a-box = Nenne bei 5 Teilen einen Rahmen mit höchstens 116 Kästchen, zum Beispiel --box 6x5.
atlas-slow = Der Kern ist nicht im Einsatz. Darum rechnet Python, und das dauert: Minuten bei 3 Teilen, viel länger bei mehr.
atlas-interrupted = Angehalten. Es wurde nichts geschrieben.
atlas-file = { $file }: { $reason }
atlas-foreign = { $file } ist kein Atlas.
atlas-newer = { $file } stammt von einer neueren Tafelrunde. Aktualisiere diese hier.
atlas-truncated = { $file } ist nicht vollständig: Das Ende fehlt, oder es ist etwas dazugekommen.
atlas-damaged = { $file } ist beschädigt: So wurde es nicht geschrieben.
atlas-sound = { $file } ist in Ordnung. Flächen: { $regions }
atlas-region = Eine Fläche schreibst du in Zeilen aus # und . wie ##./###
atlas-entry = Kästchen: { $area }. Sätze von Teilen: { $sets }, davon mit nur einem Weg: { $unique }. Jeder Satz mit der Zahl seiner Wege:
atlas-found = Gefunden: { $found }. Gezeigt: { $shown }.
