### What somebody may choose for this device.


## What is kept on this device

settings-look = Uiterlijk
settings-theme = Licht of donker
settings-theme-auto = als het systeem
settings-theme-light = licht
settings-theme-dark = donker
settings-contrast = Sterkere lijnen en teksten
settings-motion = Minder beweging
settings-ear = Geluid en trilling
settings-sound = Geluid
settings-volume = Volume
settings-haptics = Trillen
settings-hand = In de hand
settings-lift = Stukken zweven boven de vinger
settings-one-tap = Eén tik speelt de kaart
settings-left-hand = Knoppen voor de linkerhand
settings-not-kept = Deze browser bewaart niets: de keuzes gelden tot je de pagina sluit. Sta opslag voor dit adres toe om ze te bewaren.
