### What somebody may choose for this device.


## What is kept on this device

settings-look = Aspecto
settings-theme = Claro u oscuro
settings-theme-auto = como el sistema
settings-theme-light = claro
settings-theme-dark = oscuro
settings-contrast = Líneas y textos más marcados
settings-motion = Menos movimiento
settings-ear = Sonido y vibración
settings-sound = Sonido
settings-volume = Volumen
settings-haptics = Vibrar
settings-hand = En la mano
settings-lift = Las piezas flotan sobre el dedo
settings-one-tap = Un toque juega la carta
settings-left-hand = Botones para la mano izquierda
settings-not-kept = Este navegador no guarda nada: lo elegido vale hasta cerrar la página. Permite el almacenamiento para esta dirección y se quedará.
