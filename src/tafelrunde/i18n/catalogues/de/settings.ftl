### What somebody may choose for this device.


## What is kept on this device

settings-look = Aussehen
settings-theme = Hell oder dunkel
settings-theme-auto = wie das System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-contrast = Kräftigere Linien und Texte
settings-motion = Weniger Bewegung
settings-ear = Ton und Vibration
settings-sound = Ton
settings-volume = Lautstärke
settings-haptics = Vibrieren
settings-hand = In der Hand
settings-lift = Teile schweben über dem Finger
settings-one-tap = Ein Tippen spielt die Karte
settings-left-hand = Knöpfe für die linke Hand
settings-not-kept = Dieser Browser behält nichts: Die Auswahl gilt nur, bis die Seite geschlossen wird. Erlaube Speicher für diese Adresse, damit sie bleibt.
