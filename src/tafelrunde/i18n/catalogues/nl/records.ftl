### Uitslagen, records, accounts: waarom iets niet kan, en wat er in plaats daarvan te doen is.

refused-results-unknown = Hier is geen afgelopen partij. Terugkijken kan zodra een partij is afgelopen.
refused-results-here-already = Deze partij is hier al.
refused-results-bad-log = In dit bestand staat geen afgelopen partij die te controleren is.

refused-account-taken = Deze naam is niet vrij, of je hebt al een account. Kies een andere naam.
refused-account-wrong = Naam en wachtzin horen niet bij elkaar. Probeer het nog eens.
refused-account-wrong-code = Naam en herstelcode horen niet bij elkaar. Probeer het nog eens.
refused-account-too-often = Dit is te vaak geprobeerd. Wacht tien minuten en probeer het dan nog eens.
refused-account-short = Deze wachtzin is te kort. Gebruik minstens { $fewest } tekens.
refused-account-long = Deze wachtzin is te lang. Gebruik hoogstens { $most } tekens.

refused-web-forgotten = Je bent hier niet meer bekend. Laad de pagina opnieuw om met een nieuwe naam binnen te komen.
