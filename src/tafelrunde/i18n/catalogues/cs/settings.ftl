### What somebody may choose for this device.


## What is kept on this device

settings-look = Vzhled
settings-theme = Světlý, nebo tmavý
settings-theme-auto = podle systému
settings-theme-light = světlý
settings-theme-dark = tmavý
settings-contrast = Výraznější čáry a texty
settings-motion = Méně pohybu
settings-ear = Zvuk a vibrace
settings-sound = Zvuk
settings-volume = Hlasitost
settings-haptics = Vibrovat
settings-hand = V ruce
settings-lift = Dílky se vznášejí nad prstem
settings-one-tap = Kartu vyložíš jedním klepnutím
settings-left-hand = Tlačítka pro levou ruku
settings-not-kept = Tento prohlížeč si nic neukládá, volby platí jen do zavření stránky. Povol této adrese ukládání a zůstanou.
