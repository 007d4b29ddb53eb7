### Lov diamantov pri stole v prehliadači. Mená sa nikdy neskloňujú.


## Kto začína

hunt-youngest = Kto je najmladší?
hunt-youngest-why = Kto je najmladší, hádže kockou prvý.
hunt-i-am-youngest = To som ja
hunt-youngest-else = Ak sa nikto neozve, o { $seconds } s rozhodne náhoda.
hunt-roll = Hodiť kockou
hunt-rolls = { $player } hádže kockou
hunt-first-round = Deväť kôl a drahokamy pre najrýchlejších
hunt-first-round-why = Kto prvý pokryje svoju kartu, dostane zafír, kto druhý, jantár; a kto to stihne včas, siahne navyše do vrecúška.
hunt-first-round-without-luck = Bez šťastia: za prvé miesto rubín, za druhé zafír, za tretie smaragd, za štvrté jantár.


## Ukazovateľ kôl a vrecúško

hunt-track = Ukazovateľ kôl
hunt-track-full = { $round }. kolo: zafír a jantár
hunt-track-empty = { $round }. kolo: prázdne
hunt-track-to-come = { $round }. kolo: ešte príde
hunt-track-past = { $round }. kolo: za nami
hunt-bag =
    { $count ->
        [one] Vrecúško, { $count } kameň
        [few] Vrecúško, { $count } kamene
       *[other] Vrecúško, { $count } kameňov
    }


## Čo kolo prinieslo

hunt-draws =
    { $rank ->
        [1] { $player } ťahá prvý kameň
        [2] Teraz ťahá { $player }
       *[3] Potom ťahá { $player }
    }
hunt-gets =
    { $rank ->
        [1] Za prvé miesto zafír z ukazovateľa a kameň z vrecúška.
        [2] Za druhé miesto jantár z ukazovateľa a kameň z vrecúška.
       *[3] Kameň z vrecúška.
    }
hunt-drawn =
    { $gem ->
        [ruby] Rubín!
        [sapphire] Zafír!
        [emerald] Smaragd!
       *[amber] Jantár!
    }
hunt-worth =
    { $points ->
        [one] za { $points } bod
        [few] za { $points } body
       *[other] za { $points } bodov
    }
hunt-returns =
    { $count ->
        [1] Do vrecúška: jantár
       *[2] Do vrecúška: zafír a jantár
    }
hunt-returned =
    { $count ->
        [1] Nikto nie je druhý: jantár ide do vrecúška.
       *[2] Riešenie nemá nikto: oba kamene idú do vrecúška.
    }
hunt-settling = Ešte nie je isté, kto bol prvý.
hunt-to-others = K ostatným
hunt-wait = Drahokamy sa rozdajú, keď piesok dotečie alebo už nikto nehľadá.
hunt-wait-untimed = Drahokamy sa rozdajú, keď už nikto nehľadá.
hunt-round-won = { $round }. kolo: prvé miesto má { $player }
hunt-round-lost = { $round }. kolo: nikto
hunt-paid-without-luck = Rubín, zafír, smaragd, jantár, v tomto poradí.
hunt-rewards = Odmeny za { $round }. kolo
hunt-board-solved = Vyriešená karta
hunt-board-solution = Takto by to šlo
hunt-not-solved = čas vypršal
hunt-who-has-what = Kto má koľko
hunt-points = body


## Rozstrel

hunt-shootout = Rozstrel
hunt-shootout-title = Rozstrel o prvé miesto
# $players: zoznam mien.
hunt-shootout-why =
    { $points ->
        [one] Po { $points } bode majú: { $players }. Hrá sa bez presýpacích hodín; kto prvý pokryje kartu, víťazí.
        [few] Po { $points } bodoch majú: { $players }. Hrá sa bez presýpacích hodín; kto prvý pokryje kartu, víťazí.
       *[other] Po { $points } bodoch majú: { $players }. Hrá sa bez presýpacích hodín; kto prvý pokryje kartu, víťazí.
    }
hunt-points-after = Body po deviatich kolách
hunt-propose-shared-win = Navrhnúť spoločné víťazstvo
hunt-propose-new-cards = Navrhnúť nové karty
hunt-agree-shared-win = Súhlasím: spoločné víťazstvo
hunt-agree-new-cards = Súhlasím: nové karty
hunt-proposed-shared-win = { $player } navrhuje spoločné víťazstvo.
hunt-proposed-new-cards = { $player } navrhuje nové karty.
hunt-waits-for = Ešte musia súhlasiť: { $players }.
hunt-board-of = Karta: { $player }
hunt-done-of = { $done } z { $of }


## Koniec

hunt-wins = { $player } víťazí!
hunt-share = Spoločné víťazstvo: { $players }
hunt-why-points =
    { $points ->
        [one] Viac než { $points } bod nemá nikto.
        [few] Viac než { $points } body nemá nikto.
       *[other] Viac než { $points } bodov nemá nikto.
    }
hunt-why-ahead = Počet bodov: { $points }, o { $ahead } viac než { $player }.
hunt-why-shootout = Rovnaký počet bodov, { $points }: { $players }. V rozstrele má kartu pokrytú ako prvý hráč { $winner }.
hunt-why-agreed = Rovnaký počet bodov, { $points }; v rozstrele sa všetci zhodli na spoločnom víťazstve.
hunt-why-left = Rovnaký počet bodov, { $points }; ostatní z rozstrelu odišli.
hunt-ranking = Konečné poradie, najviac bodov prvé
