### Výsledky, rekordy, účty: prečo niečo nejde a čo robiť namiesto toho.

refused-results-unknown = Tu nie je žiadna dohraná partia. Partiu si možno znova pozrieť, keď sa skončí.
refused-results-here-already = Táto partia tu už je.
refused-results-bad-log = V tomto súbore nie je žiadna dohraná partia, ktorú by bolo možné overiť.

refused-account-taken = Toto meno nie je voľné, alebo už máš účet. Zvoľ iné meno.
refused-account-wrong = Meno a heslová veta k sebe nepatria. Skús to, prosím, znova.
refused-account-wrong-code = Meno a obnovovací kód k sebe nepatria. Skús to, prosím, znova.
refused-account-too-often = Pokusov bolo priveľa. Počkaj desať minút a skús to znova.
refused-account-short = Táto heslová veta je príliš krátka. Najmenší počet znakov: { $fewest }.
refused-account-long = Táto heslová veta je príliš dlhá. Najväčší počet znakov: { $most }.

refused-web-forgotten = Už ťa tu nepoznáme. Načítaj stránku znova a vstúp pod novým menom.
