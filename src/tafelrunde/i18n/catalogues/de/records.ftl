### Ergebnisse, Rekorde, Konten: warum etwas nicht geht, und was stattdessen zu tun ist.

refused-results-unknown = Hier gibt es keine beendete Partie. Ansehen kann man eine Partie, sobald sie zu Ende ist.
refused-results-here-already = Diese Partie ist schon hier.
refused-results-bad-log = In dieser Datei steht keine beendete Partie, die sich prüfen lässt.

refused-account-taken = Dieser Name ist nicht zu haben, oder du hast schon ein Konto. Wähle einen anderen Namen.
refused-account-wrong = Name und Passphrase passen nicht zusammen. Bitte versuche es noch einmal.
refused-account-wrong-code = Name und Wiederherstellungscode passen nicht zusammen. Bitte versuche es noch einmal.
refused-account-too-often = Das wurde zu oft versucht. Warte zehn Minuten und versuche es dann noch einmal.
refused-account-short = Diese Passphrase ist zu kurz. Nimm mindestens { $fewest } Zeichen.
refused-account-long = Diese Passphrase ist zu lang. Nimm höchstens { $most } Zeichen.

refused-web-forgotten = Du bist hier nicht mehr bekannt. Lade die Seite neu, um mit einem neuen Namen hereinzukommen.
