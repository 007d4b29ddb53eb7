### Resultados, récords, cuentas: por qué algo no se puede, y qué hacer en su lugar.

refused-results-unknown = Aquí no hay ninguna partida terminada. Una partida se puede volver a ver cuando ha acabado.
refused-results-here-already = Esta partida ya está aquí.
refused-results-bad-log = En este archivo no hay ninguna partida terminada que se pueda comprobar.

refused-account-taken = Este nombre no está libre, o ya tienes una cuenta. Elige otro nombre.
refused-account-wrong = El nombre y la frase de contraseña no coinciden. Inténtalo de nuevo.
refused-account-wrong-code = El nombre y el código de recuperación no coinciden. Inténtalo de nuevo.
refused-account-too-often = Se ha intentado demasiadas veces. Espera diez minutos e inténtalo de nuevo.
refused-account-short = Esta frase de contraseña es demasiado corta. Usa al menos { $fewest } caracteres.
refused-account-long = Esta frase de contraseña es demasiado larga. Usa como mucho { $most } caracteres.

refused-web-forgotten = Aquí ya no se te conoce. Vuelve a cargar la página para entrar con un nombre nuevo.
