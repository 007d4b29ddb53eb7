### What somebody may choose for this device.


## What is kept on this device

settings-look = Look
settings-theme = Light or dark
settings-theme-auto = like the system
settings-theme-light = light
settings-theme-dark = dark
settings-contrast = Stronger lines and texts
settings-motion = Less motion
settings-ear = Sound and touch
settings-sound = Sound
settings-volume = Volume
settings-haptics = Vibrate
settings-hand = In the hand
settings-lift = Pieces float above the finger
settings-one-tap = One tap plays a card
settings-left-hand = Buttons for the left hand
settings-not-kept = This browser keeps nothing, so these choices last only until the page is closed. Allow storage for this address to keep them.
