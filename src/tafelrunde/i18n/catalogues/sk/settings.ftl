### What somebody may choose for this device.


## What is kept on this device

settings-look = Vzhľad
settings-theme = Svetlý alebo tmavý
settings-theme-auto = podľa systému
settings-theme-light = svetlý
settings-theme-dark = tmavý
settings-contrast = Výraznejšie čiary a texty
settings-motion = Menej pohybu
settings-ear = Zvuk a vibrácie
settings-sound = Zvuk
settings-volume = Hlasitosť
settings-haptics = Vibrovať
settings-hand = V ruke
settings-lift = Dieliky sa vznášajú nad prstom
settings-one-tap = Kartu vyložíš jedným ťuknutím
settings-left-hand = Tlačidlá pre ľavú ruku
settings-not-kept = Tento prehliadač si nič neukladá, voľby platia len do zatvorenia stránky. Povoľ tejto adrese ukladanie a zostanú.
