### Sólo proti času a úloha dňa, v prehliadači. Mená sa nikdy neskloňujú.


## Vstup

solo-title = Sólo
solo-what = Len ty a čas. Každá úloha je nová karta a nový hod kockou.
solo-mode = O čo sa hrá
solo-mode-minutes = Počet úloh za daný čas
solo-mode-tasks = Čas na daný počet úloh
solo-length = Ako dlho
solo-how-many = Koľko
solo-length-minutes = { $length } minút
solo-length-tasks = { $length } úloh
solo-side = Strana kariet
solo-side-easy = ľahká, tri dieliky
solo-side-hard = ťažká, štyri dieliky
solo-begin = Začať
solo-practise = Trénovať bez rekordov
solo-practice = Tréning
solo-practise-why = Funguje aj bez pripojenia. Výsledky zostanú v tomto zariadení a do rekordov domu sa nikdy nepočítajú.
solo-offline = Server teraz nie je dostupný, ale trénovať môžeš.
solo-records = Rekordy tohto domu
solo-records-none = Taký rekord zatiaľ nikto nemá.
solo-records-who = Meno
solo-records-result = Výsledok
solo-records-day = Deň
solo-you = ty
solo-count =
    { $tasks ->
        [one] { $tasks } úloha
        [few] { $tasks } úlohy
       *[other] { $tasks } úloh
    }
solo-best-here = Najlepšie v tomto zariadení: { $result }


## Hra

solo-ready = Môžeme začať?
solo-ready-minutes = Čo najviac úloh za { $length } minút. Čas beží od prvej úlohy, bez prestávky.
solo-ready-tasks = { $length } úloh, čo najrýchlejšie. Čas beží od prvej úlohy, bez prestávky.
solo-roll = Hodiť kockou
solo-task = { $task }. úloha
solo-of = z { $of }
solo-done = Hotovo
solo-mark-tasks = rekord je { $tasks }
solo-mark-time = rekord je { $time }
solo-mark-none = zatiaľ bez rekordu
solo-aside = Odložiť úlohu
solo-hint = Nápoveda
solo-hint-first = Hra s nápovedou sa do rekordov nepočíta.
solo-hint-take = Ukázať
solo-hint-leave = Radšej nie
solo-with-hints = s nápovedou, bez rekordu
solo-stop = Ukončiť hru
solo-no-line = Bez pripojenia


## Ako to dopadlo

solo-new-record = Nový rekord!
solo-over = A je to
solo-tasks-word =
    { $tasks ->
        [one] úloha
        [few] úlohy
       *[other] úloh
    }
solo-why-minutes =
    { $tasks ->
        [one] { $tasks } úloha za { $length } minút.
        [few] { $tasks } úlohy za { $length } minút.
       *[other] { $tasks } úloh za { $length } minút.
    }
solo-why-tasks = { $length } úloh za { $time }.
solo-why-nothing = Tentoraz žiadna vyriešená úloha.
solo-why-incomplete =
    { $tasks ->
        [one] Prerušené po { $tasks } úlohe.
        [few] Prerušené po { $tasks } úlohách.
       *[other] Prerušené po { $tasks } úlohách.
    }
solo-with-hints-long = S nápovedou ({ $hints }), do rekordov sa nepočíta.
solo-record-first = Je tu prvý svojho druhu.
solo-record-before-tasks = Doterajší rekord bol { $tasks } a platil od { $date }.
solo-record-before-time = Doterajší rekord bol { $time } a platil od { $date }.
solo-mark-stays = Stále platí: { $record }.
solo-seconds-each = Sekundy na úlohu
solo-fastest = najrýchlejšia
solo-mean = priemerný čas
solo-put-aside = odložené
solo-stays-here = Tento výsledok zostáva v tomto zariadení.
solo-again = Ešte raz
solo-share = Zdieľať
solo-share-tasks = Tafelrunde, sólo: { $result } za { $length } minút
solo-share-time = Tafelrunde, sólo: { $length } úloh za { $time }


## Úloha dňa

daily-title = Úloha dňa
daily-what = Dnes rovnaká úloha pre všetkých. Čas beží, len čo ju uvidíš.
daily-begin = Odkryť úlohu
daily-solved = Vyriešené!
daily-your-time = Tvoj čas: { $time }
daily-times = Dnešné časy tohto domu
daily-times-none = Zatiaľ ju nikto nevyriešil.
daily-row =
    { $days ->
        [one] { $days } deň za sebou
        [few] { $days } dni za sebou
       *[other] { $days } dní za sebou
    }
daily-next = Ďalšia úloha príde o { $time }.
daily-here-only = Bez pripojenia alebo bez mena zostane tvoj čas v tomto zariadení.
daily-not-here = Úloha dňa tu potrebuje pripojenie.
daily-share-text = Tafelrunde, úloha zo dňa { $day }: { $time }
daily-grade = Náročnosť { $grade } z 5
