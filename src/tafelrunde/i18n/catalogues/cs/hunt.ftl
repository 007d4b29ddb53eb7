### Lov diamantů u stolu v prohlížeči. Jména se nikdy neskloňují.


## Kdo začíná

hunt-youngest = Kdo je nejmladší?
hunt-youngest-why = Kdo je nejmladší, hází kostkou první.
hunt-i-am-youngest = To jsem já
hunt-youngest-else = Když se nikdo neozve, za { $seconds } s rozhodne náhoda.
hunt-roll = Hodit kostkou
hunt-rolls = { $player } hází kostkou
hunt-first-round = Devět kol a drahokamy pro nejrychlejší
hunt-first-round-why = Kdo první pokryje svou kartu, dostane safír, kdo druhý, jantar; a kdo to stihne včas, sáhne navíc do pytlíku.
hunt-first-round-without-luck = Bez štěstí: za první místo rubín, za druhé safír, za třetí smaragd, za čtvrté jantar.


## Ukazatel kol a pytlík

hunt-track = Ukazatel kol
hunt-track-full = { $round }. kolo: safír a jantar
hunt-track-empty = { $round }. kolo: prázdné
hunt-track-to-come = { $round }. kolo: ještě přijde
hunt-track-past = { $round }. kolo: za námi
hunt-bag =
    { $count ->
        [one] Pytlík, { $count } kámen
        [few] Pytlík, { $count } kameny
       *[other] Pytlík, { $count } kamenů
    }


## Co kolo přineslo

hunt-draws =
    { $rank ->
        [1] { $player } tahá první
        [2] Teď tahá { $player }
       *[3] Pak tahá { $player }
    }
hunt-gets =
    { $rank ->
        [1] Za první místo safír z ukazatele a kámen z pytlíku.
        [2] Za druhé místo jantar z ukazatele a kámen z pytlíku.
       *[3] Kámen z pytlíku.
    }
hunt-drawn =
    { $gem ->
        [ruby] Rubín!
        [sapphire] Safír!
        [emerald] Smaragd!
       *[amber] Jantar!
    }
hunt-worth =
    { $points ->
        [one] za { $points } bod
        [few] za { $points } body
       *[other] za { $points } bodů
    }
hunt-returns =
    { $count ->
        [1] Do pytlíku: jantar
       *[2] Do pytlíku: safír a jantar
    }
hunt-returned =
    { $count ->
        [1] Nikdo není druhý: jantar jde do pytlíku.
       *[2] Řešení nikdo nemá: oba kameny jdou do pytlíku.
    }
hunt-settling = Ještě není jisté, kdo byl první.
hunt-to-others = K ostatním
hunt-wait = Drahokamy se rozdají, až písek doteče nebo už nikdo nehledá.
hunt-wait-untimed = Drahokamy se rozdají, jakmile už nikdo nehledá.
hunt-round-won = { $round }. kolo: první je { $player }
hunt-round-lost = { $round }. kolo: nikdo
hunt-paid-without-luck = Rubín, safír, smaragd, jantar, v tomto pořadí.
hunt-rewards = Odměny za { $round }. kolo
hunt-board-solved = Vyřešená karta
hunt-board-solution = Takhle by to šlo
hunt-not-solved = čas vypršel
hunt-who-has-what = Kdo má kolik
hunt-points = body


## Rozstřel

hunt-shootout = Rozstřel
hunt-shootout-title = Rozstřel o první místo
# $players: seznam jmen.
hunt-shootout-why =
    { $points ->
        [one] Po { $points } bodu mají: { $players }. Hraje se bez přesýpacích hodin; kdo první pokryje kartu, vítězí.
        [few] Po { $points } bodech mají: { $players }. Hraje se bez přesýpacích hodin; kdo první pokryje kartu, vítězí.
       *[other] Po { $points } bodech mají: { $players }. Hraje se bez přesýpacích hodin; kdo první pokryje kartu, vítězí.
    }
hunt-points-after = Body po devíti kolech
hunt-propose-shared-win = Navrhnout společné vítězství
hunt-propose-new-cards = Navrhnout nové karty
hunt-agree-shared-win = Souhlasím: společné vítězství
hunt-agree-new-cards = Souhlasím: nové karty
hunt-proposed-shared-win = { $player } navrhuje společné vítězství.
hunt-proposed-new-cards = { $player } navrhuje nové karty.
hunt-waits-for = Ještě musí souhlasit: { $players }.
hunt-board-of = Karta: { $player }
hunt-done-of = { $done } z { $of }


## Konec

hunt-wins = { $player } vítězí!
hunt-share = Společné vítězství: { $players }
hunt-why-points =
    { $points ->
        [one] Víc než { $points } bod nikdo nemá.
        [few] Víc než { $points } body nikdo nemá.
       *[other] Víc než { $points } bodů nikdo nemá.
    }
hunt-why-ahead = Počet bodů: { $points }, o { $ahead } víc než { $player }.
hunt-why-shootout = Stejný počet bodů, { $points }: { $players }. V rozstřelu má kartu pokrytou jako první { $winner }.
hunt-why-agreed = Stejný počet bodů, { $points }; v rozstřelu se všichni shodli na společném vítězství.
hunt-why-left = Stejný počet bodů, { $points }; ostatní z rozstřelu odešli.
hunt-ranking = Konečné pořadí, nejvíc bodů první
