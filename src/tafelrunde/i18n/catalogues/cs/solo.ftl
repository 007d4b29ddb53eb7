### Sólo proti času a úloha dne, v prohlížeči. Jména se nikdy neskloňují.


## Vstup

solo-title = Sólo
solo-what = Jen ty a čas. Každá úloha je nová karta a nový hod kostkou.
solo-mode = Oč se hraje
solo-mode-minutes = Počet úloh za daný čas
solo-mode-tasks = Čas na daný počet úloh
solo-length = Jak dlouho
solo-how-many = Kolik
solo-length-minutes = { $length } minut
solo-length-tasks = { $length } úloh
solo-side = Strana karet
solo-side-easy = lehká, tři dílky
solo-side-hard = těžká, čtyři dílky
solo-begin = Začít
solo-practise = Trénovat bez rekordů
solo-practice = Trénink
solo-practise-why = Funguje i bez připojení. Výsledky zůstanou v tomto zařízení a do rekordů domu se nikdy nepočítají.
solo-offline = Server teď není dostupný, ale trénovat můžeš.
solo-records = Rekordy tohoto domu
solo-records-none = Takový rekord zatím nikdo nemá.
solo-records-who = Jméno
solo-records-result = Výsledek
solo-records-day = Den
solo-you = ty
solo-count =
    { $tasks ->
        [one] { $tasks } úloha
        [few] { $tasks } úlohy
       *[other] { $tasks } úloh
    }
solo-best-here = Nejlepší v tomto zařízení: { $result }


## Hra

solo-ready = Můžeme začít?
solo-ready-minutes = Co nejvíc úloh za { $length } minut. Čas běží od první úlohy, bez přestávky.
solo-ready-tasks = { $length } úloh, co nejrychleji. Čas běží od první úlohy, bez přestávky.
solo-roll = Hodit kostkou
solo-task = { $task }. úloha
solo-of = z { $of }
solo-done = Hotovo
solo-mark-tasks = rekord je { $tasks }
solo-mark-time = rekord je { $time }
solo-mark-none = zatím bez rekordu
solo-aside = Odložit úlohu
solo-hint = Nápověda
solo-hint-first = Hra s nápovědou se do rekordů nepočítá.
solo-hint-take = Ukázat
solo-hint-leave = Raději ne
solo-with-hints = s nápovědou, bez rekordu
solo-stop = Ukončit hru
solo-no-line = Bez připojení


## Jak to dopadlo

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
        [one] { $tasks } úloha za { $length } minut.
        [few] { $tasks } úlohy za { $length } minut.
       *[other] { $tasks } úloh za { $length } minut.
    }
solo-why-tasks = { $length } úloh za { $time }.
solo-why-nothing = Tentokrát žádná vyřešená úloha.
solo-why-incomplete =
    { $tasks ->
        [one] Přerušeno po { $tasks } úloze.
        [few] Přerušeno po { $tasks } úlohách.
       *[other] Přerušeno po { $tasks } úlohách.
    }
solo-with-hints-long = S nápovědou ({ $hints }), do rekordů se nepočítá.
solo-record-first = Je tu první svého druhu.
solo-record-before-tasks = Dosavadní rekord byl { $tasks } a platil od { $date }.
solo-record-before-time = Dosavadní rekord byl { $time } a platil od { $date }.
solo-mark-stays = Stále platí: { $record }.
solo-seconds-each = Sekundy na úlohu
solo-fastest = nejrychlejší
solo-mean = průměrný čas
solo-put-aside = odložené
solo-stays-here = Tento výsledek zůstává v tomto zařízení.
solo-again = Ještě jednou
solo-share = Sdílet
solo-share-tasks = Tafelrunde, sólo: { $result } za { $length } minut
solo-share-time = Tafelrunde, sólo: { $length } úloh za { $time }


## Úloha dne

daily-title = Úloha dne
daily-what = Dnes stejná úloha pro všechny. Čas běží, jakmile ji uvidíš.
daily-begin = Odkrýt úlohu
daily-solved = Vyřešeno!
daily-your-time = Tvůj čas: { $time }
daily-times = Dnešní časy tohoto domu
daily-times-none = Zatím ji nikdo nevyřešil.
daily-row =
    { $days ->
        [one] { $days } den v řadě
        [few] { $days } dny v řadě
       *[other] { $days } dní v řadě
    }
daily-next = Další úloha přijde v { $time }.
daily-here-only = Bez připojení nebo beze jména zůstane tvůj čas v tomto zařízení.
daily-not-here = Úloha dne tu potřebuje připojení.
daily-share-text = Tafelrunde, úloha ze dne { $day }: { $time }
daily-grade = Obtížnost { $grade } z 5
