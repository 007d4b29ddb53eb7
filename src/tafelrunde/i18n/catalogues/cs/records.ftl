### Výsledky, rekordy, účty: proč něco nejde a co dělat místo toho.

refused-results-unknown = Tady žádná dohraná partie není. Partii si lze znovu prohlédnout, až skončí.
refused-results-here-already = Tato partie už tu je.
refused-results-bad-log = V tomto souboru není žádná dohraná partie, kterou by šlo ověřit.

refused-account-taken = Toto jméno není volné, nebo už máš účet. Zvol jiné jméno.
refused-account-wrong = Jméno a heslová věta k sobě nepatří. Zkus to prosím znovu.
refused-account-wrong-code = Jméno a obnovovací kód k sobě nepatří. Zkus to prosím znovu.
refused-account-too-often = Pokusů bylo příliš mnoho. Počkej deset minut a zkus to znovu.
refused-account-short = Tato heslová věta je příliš krátká. Nejmenší počet znaků: { $fewest }.
refused-account-long = Tato heslová věta je příliš dlouhá. Největší počet znaků: { $most }.

refused-web-forgotten = Už tě tu neznáme. Načti stránku znovu a vstup pod novým jménem.
