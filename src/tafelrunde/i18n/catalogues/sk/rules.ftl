### The rules of the three games, one message per clause, in the order of play.
### The first line of a message is the rule in one sentence; details, options and an example follow as paragraphs of their own.
### Keep the line structure and the numbers. Options of the table stand in quotation marks, because players meet these names in the table's settings.


## Ubongo classic

rules-ubongo-classic-title = Klasické Ubongo


## Ubongo classic: what is on the table

rules-ubongo-classic-material = Čo je na stole

UC-1 = Klasické Ubongo je pre 2 až 4 hráčov, s rozšírením aj pre 5 alebo 6.

UC-2 = Každý hráč má rovnakých 12 dielikov a všetky sa od seba líšia tvarom aj farbou.

    Dielik smieš ľubovoľne otáčať a aj prevrátiť: použiť sa dajú obe strany.

UC-3 = Každá strana hracej karty ukazuje jednu plochu a vedľa každého zo 6 symbolov kocky dieliky, ktoré na ňu potrebuješ.

    Hracích kariet je 36 a každá má dve strany. Na ľahkej strane (žltej) sú vedľa každého symbolu 3 dieliky, na ťažkej (zelenej) 4.

    Plocha a dieliky pri jednom symbole tvoria spolu jednu úlohu. To je 36 × 2 × 6 = 432 úloh a každá má riešenie.

UC-4 = Vyhrať sa dá 72 drahokamov: po 12 zelených, červených, modrých, fialových, hnedých a žltých.

UC-5 = Na hernom pláne je 6 červených políčok v jednej línii a ku každému patrí rad s 12 otvormi.

    Línia má dva konce. Neuzatvára sa do kruhu.

UC-6 = Kocka so 6 symbolmi určuje úlohu a presýpacie hodiny na jednu minútu určujú čas.

    Symboly sú maska, štít, ruka, had, bubon a slnko.

    Voľba „presýpacie hodiny“: stôl si smie zvoliť akýkoľvek čas od 30 do 180 sekúnd. Kto potrebuje viac, môže zvoliť až 10 minút alebo hrať bez hodín.


## Ubongo classic: before the game

rules-ubongo-classic-setup = Pred hrou

UC-7 = Všetkých 72 drahokamov sa náhodne rozloží do 72 otvorov, do každého jeden.

    Prázdny otvor sa už nikdy nedopĺňa.

UC-8 = Pred prvým hodom si každý postaví svoju figúrku na ktorékoľvek červené políčko.

    Na jednom políčku smie stáť viac figúrok, teraz aj neskôr. Všetci si vyberajú naraz a až do prvého hodu si to smú rozmyslieť. Kto figúrku nepostaví do 30 sekúnd, tomu políčko určí náhoda.

UC-9 = Celý stôl hrá od začiatku do konca s rovnakou stranou hracích kariet: s ľahkou, ak sa nezvolí ťažká.

    Voľba „hendikep“: každý hráč má svoju vlastnú stranu, aby spolu mohli hrať deti aj skúsení hráči. Je vypnutá, kým ju niekto nezapne.

UC-10 = Hra má 9 kôl a hrá sa s 18 hracími kartami pri 2 hráčoch, s 27 pri 3 a so všetkými 36 pri 4.

    Ktoré karty sú v hre, rozhodne náhoda. Zamiešajú sa a berú sa naslepo.

UC-11 = S voľbou „všetky karty“ sa pri 2 alebo 3 hráčoch hrá, kým sa nepoužije všetkých 36 hracích kariet.

    Pri 2 hráčoch má potom hra 18 kôl, pri 3 má 12 kôl. Táto voľba platí len pre 36 kariet základnej hry a nie je pre 4 a viac hráčov.

UC-12 = Začínajúci hráč prvého kola sa vyžrebuje, ak hostiteľ niekoho neurčí.


## Ubongo classic: a round

rules-ubongo-classic-round = Jedno kolo

UC-13 = Každý hráč dostane jednu hraciu kartu; prvý ju dostane začínajúci hráč, ktorý potom hodí kockou a v tej istej chvíli otočí presýpacie hodiny.

    Karty zostávajú až do hodu skryté a potom sa odkryjú všetkým naraz. Ak začínajúci hráč do 10 sekúnd nehodí, hodí stôl.

UC-14 = Musíš použiť všetky dieliky, ktoré sú na tvojej vlastnej karte vedľa hodeného symbolu, a žiadne iné.

    Riešenie z iných dielikov neplatí, ani keď presne sedí.

UC-15 = Plochu musíš vyplniť presne: nič nezostane voľné, nič sa neprekrýva, nič neprečnieva.

UC-16 = Kto vyplní svoju plochu, zavolá „Ubongo!“ a ostatní hrajú ďalej, kým sa piesok sype.

    Pri našom stole zavolá za teba dielik, ktorý plochu doplní. Chybný pokus nič nestojí, jednoducho pokračuj. Vyriešená karta je zamknutá a jej dieliky zostanú ležať.

UC-17 = Kto je hotový ako prvý, smie svoju figúrku posunúť najviac o 3 políčka, druhý najviac o 2, tretí o 1 a štvrtý musí zostať stáť.

    Posúvať smieš oboma smermi, ale nie za konce línie, a smieš aj zostať stáť. Posúvaš len raz, jedným ťahom, a vziať to späť sa nedá. Smieš to urobiť kedykoľvek, kým sa piesok nepresype, a nemusíš čakať na tých, ktorí boli hotoví pred tebou. Figúrky sa smú míňať a medzi kolami zostávajú tam, kde sú.

UC-18 = Ako ďaleko smieš, závisí len od toho, koľké v poradí bolo tvoje riešenie, nie od počtu hráčov.

    Rovnaké poradie nikdy nemajú dvaja: rozhoduje skoršie riešenie, a ak sa nedajú rozlíšiť, to, ktoré k stolu dorazilo skôr.

UC-19 = Kto vyriešil svoju kartu, smie si vziať dva drahokamy z radu pri políčku, na ktorom stojí jeho figúrka, vždy tie dva, ktoré sú k figúrke najbližšie.

    Nezáleží na tom, koľko prázdnych otvorov je pred nimi. Ktoré dva sú najbližšie, sa rozhodne vo chvíli, keď berieš, a iné si vziať nesmieš.

    Brať nemusíš a smieš aj počkať, kým ostatní odoberú tie predné. Ak si vezmeš bez posunutia, figúrka zostáva stáť: len čo si vezmeš, tvoje kolo sa končí.

UC-20 = Kto berie prvý, berie prvý, bez ohľadu na to, kto bol skôr hotový alebo sa skôr posunul.

    Posunúť a vziať si sú dve rôzne veci a chvíľa pre každú z nich je na tebe. Ak prídeš na políčko neskôr ako iná figúrka, smieš si aj tak z jeho radu vziať skôr.

UC-21 = Brať smieš raz za kolo a oba drahokamy naraz.

    S prvým drahokamom ide aj ten, ktorý leží za ním.

UC-22 = Rad bez drahokamov nič nedá a kto pri ňom stojí, odíde naprázdno.

UC-23 = Platí len to, čo urobíš, kým sa piesok nepresype.

    Presne vo chvíli, keď sa presype, je už neskoro a dielik, ktorý ešte držíš v ruke, sa nepoloží. Čo sa stalo, to platí: po posune bez brania figúrka zostane na novom políčku a drahokamy nedostaneš. Po riešení bez posunu figúrka zostane, kde bola.

    Voľba „čas navyše“ pre hru na telefóne: keď sa piesok presype, máš ešte 3 alebo 5 sekúnd na posunutie a branie. Bez tejto voľby žiadny čas navyše nie je.

UC-24 = Kto svoju kartu nevyriešil, nesmie sa v tomto kole posunúť ani si nič vziať.

UC-25 = Kolo sa končí, keď sa piesok presype.

    Skončí sa skôr, ak už nikto nemôže nič urobiť: všetci majú riešenie a všetci si už vzali, alebo stoja pri prázdnom rade a posunúť sa už nemôžu.

    Svoju kartu smieš aj vzdať; potom už na teba nikto nečaká. Kým kolo trvá, smieš si to rozmyslieť. Len čo to vzdali všetci, ktorí riešenie nemajú, a ostatní už nemajú čo robiť, zvyšok piesku sa preskočí. Ak riešenie nemá vôbec nikto, preskočí sa aj druhé otočenie hodín.

UC-26 = Ak nikto nemá riešenie, keď sa piesok presype, presýpacie hodiny sa otočia ešte raz.

    Znova beží celý čas, s rovnakými kartami a rovnakým symbolom. Čo už leží, zostáva ležať a pokračovať smú všetci, aj tí, ktorí to predtým vzdali. Kto teraz nájde riešenie ako prvý, je prvý, a všetko ostatné platí ako predtým. Ak niekto riešenie má, ale nič si nevzal, hodiny sa druhýkrát neotáčajú.

    Ak riešenie nenájde nikto ani tentoraz, kolo sa končí bez drahokamov. Aj tak sa počíta medzi odohrané a jeho karty sú použité.

UC-27 = Po kole sa hracie karty odložia nabok a ďalšie kolo začína hráč po ľavici predchádzajúceho začínajúceho hráča.

UC-28 = Získané drahokamy ležia odkryté, takže všetci stále vidia, koľko drahokamov ktorej farby kto má.

    Aj herný plán a figúrky zostávajú na očiach, aj keď práve skladáš. Len čo sa karty odkryjú, vidíš zmenšené aj karty ostatných.


## Ubongo classic: the end of the game

rules-ubongo-classic-end = Koniec hry

UC-29 = Po poslednom kole víťazí ten, kto má najviac drahokamov jednej jedinej farby, nie ten, kto ich má najviac spolu.

    Pri zhode sa porovná, koľko kto má drahokamov svojej druhej najlepšej farby, potom tretej a tak ďalej cez všetkých šesť. Dve farby po 6 drahokamov sú tvoja najlepšia a druhá najlepšia. Takto sa určia všetky miesta a kto má zhodu vo všetkých šiestich, o miesto sa delí.

    Príklad v poradí zelená, červená, modrá, fialová, hnedá, žltá: A má 6, 4, 2, 2, 2, 2, B má 2, 2, 0, 1, 2, 3 a C má 4, 3, 2, 6, 1, 0. A aj C majú po 6 drahokamov svojej najlepšej farby a po 4 druhej najlepšej. Tretej najlepšej farby má C 3 a A len 2, takže víťazí C.


## Ubongo classic: the expansion

rules-ubongo-classic-expansion = S rozšírením

UC-30 = Rozšírenie je pre 2 až 6 hráčov a pridáva 18 hracích kariet, takže ich je spolu 54.

    Nové karty prinášajú ďalších 18 × 2 × 6 = 216 úloh. Pri 5 hráčoch sa hrá so 45 kartami, pri 6 so všetkými 54, takže kôl je stále 9.

    Voľba „zmiešané karty“: aj pri menej ako 5 hráčoch sa 18, 27 alebo 36 kariet berie zo všetkých 54.

UC-31 = Pri 5 alebo 6 hráčoch má herný plán 6 radov po 18 otvorov a 108 drahokamov, z každej farby 18.

    Pri menšom počte hráčov zostáva pri 6 radoch po 12 otvorov a pri 72 drahokamoch.

UC-32 = Kto je hotový ako štvrtý, piaty alebo šiesty, musí zostať stáť, ale dva drahokamy si smie vziať každý, kto má riešenie.


## Ubongo classic: the pieces

rules-ubongo-classic-pieces = Dieliky

# The codes stay as they are in every language. Bar, block and so on describe the shape in words.
UC-33 = Dielikov je 12 a volajú sa I2, I3, V3, I4, O4, T4, S4, L4, P5, L5, Y5 a Z5; číslo hovorí, koľko má dielik štvorčekov, písmeno, ako vyzerá.

    Rovné tyčky sú I2 (fialová), I3 (nebovomodrá) a I4 (hnedá). V3 (modrozelený) je roh z 3 štvorčekov. O4 (červený) je blok 2 krát 2.

    T4 (žltý) je tyčka z 3 štvorčekov s jedným vedľa prostredného. L4 (žltozelený) je tyčka z 3 štvorčekov s jedným vedľa krajného. S4 (modrý) tvoria dve tyčky po 2 vedľa seba, posunuté o jeden štvorček.

    P5 (zelený) je blok 2 krát 2 s jedným štvorčekom navyše. L5 (purpurový) je tyčka zo 4 štvorčekov s jedným vedľa krajného, Y5 (tmavooranžový) je tyčka zo 4 štvorčekov s jedným vedľa predposledného. Z5 (jantárový) je tyčka z 3 štvorčekov s jedným vedľa každého konca, na opačných stranách.

    Všetkých 12 má spolu 48 štvorčekov. Každý sa smie otáčať aj prevracať.

UC-34 = Platí každé presné riešenie z vyobrazených dielikov, aj keď ich má úloha viac.


## Ubongo diamond hunt

rules-ubongo-diamonds-title = Ubongo: honba za diamantmi


## Ubongo diamond hunt: what is on the table

rules-ubongo-diamonds-material = Čo je na stole

UD-1 = Ubongo: honba za diamantmi je pre 1 až 4 hráčov, každý má rovnakých 12 dielikov a v hre je 36 hracích kariet so 432 úlohami.

    K tomu patrí kocka so 6 symbolmi a presýpacie hodiny na jednu minútu. Keď hrá len jeden, je to sólová hra.

    Voľba „presýpacie hodiny“: stôl si smie zvoliť akýkoľvek čas od 30 do 180 sekúnd. Kto potrebuje viac, môže zvoliť až 10 minút alebo hrať bez hodín.

UD-2 = Drahokamov je 58: 19 zafírov (modrých), 19 jantárov (žltohnedých), 10 rubínov (červených) a 10 smaragdov (zelených).

UD-3 = Rubín je za 4 body, zafír za 3, smaragd za 2 a jantár za 1.


## Ubongo diamond hunt: before the game

rules-ubongo-diamonds-setup = Pred hrou

UD-4 = Všetci hrajú s rovnakou stranou hracích kariet: s ľahkou s 3 dielikmi, ak sa nezvolí ťažká so 4.

    V kôpke je všetkých 36 kariet bez ohľadu na počet hráčov. Zamiešajú sa a berú sa naslepo.

UD-5 = Na ukazovateli kôl leží 9 zafírov a 9 jantárov, ktoré tam čakajú na svojich víťazov a počítajú kolá.

    Ostatných 40 drahokamov, 10 z každého druhu, je vo vrecúšku.

UD-6 = Hra má 9 kôl; najprv hádže najmladší hráč a potom vždy hráč po ľavici toho predchádzajúceho.

    Stôl sa opýta, kto je najmladší. Ak sa nikto neozve, rozhodne náhoda.


## Ubongo diamond hunt: a round

rules-ubongo-diamonds-round = Jedno kolo

UD-7 = Plochu na svojej karte musíš presne vyplniť všetkými dielikmi, ktoré sú vedľa hodeného symbolu, a žiadnymi inými.

    Najprv si každý vezme kartu. Potom hráč, ktorý je na rade, hodí kockou a v tej istej chvíli otočí presýpacie hodiny a karty sa odkryjú všetkým naraz. Ak do 10 sekúnd nikto nehodí, hodí stôl.

    Dieliky smieš ľubovoľne otáčať a aj prevracať. Nič nesmie zostať voľné, prekrývať sa ani prečnievať. Platí každé presné riešenie, aj keď ich má úloha viac.

UD-8 = Kto vyplní svoju plochu, zavolá „Ubongo!“, ostatní skladajú, kým nevyprší čas, a potom všetci ihneď prestanú.

    Pri našom stole zavolá za teba dielik, ktorý plochu doplní, a stôl zavolá „Stop!“. Ak majú riešenie všetci, kolo sa ihneď končí.

UD-9 = Ak nikto nemá riešenie, keď čas vyprší, prichádza druhá šanca: presýpacie hodiny sa otočia ešte raz.

    Znova beží celý čas, s rovnakými kartami a rovnakým symbolom. Čo už leží, zostáva ležať a pokračovať smú všetci. Ak riešenie nenájde nikto ani tentoraz, kolo sa definitívne končí.

UD-10 = Kto má riešenie ako prvý, dostane 1 zafír z ukazovateľa kôl a 1 drahokam z vrecúška, druhý 1 jantár z ukazovateľa a 1 drahokam z vrecúška, tretí a štvrtý po 1 drahokame z vrecúška.

    Z vrecúška sa žrebuje naslepo. Kto riešenie nemá, nedostane nič.

    Odmeny sa rozdávajú po vypršaní času v poradí, v akom boli hotové riešenia, a všetci vidia, čo sa vyžrebovalo a čo kto má. Figúrky v tejto hre nie sú: nič neposúvaš a nič si nevyberáš.

UD-11 = Po každom kole leží na ukazovateli kôl presne o 1 zafír a 1 jantár menej.

    Ak má riešenie len jeden hráč, ide jantár tohto kola do vrecúška. Ak ho nemá nikto, ide tam zafír aj jantár. Stane sa to až po vyžrebovaní odmien.

UD-12 = Po kole sa použité hracie karty odložia nabok a každý si vezme novú.


## Ubongo diamond hunt: the end of the game

rules-ubongo-diamonds-end = Koniec hry

UD-13 = Po 9. kole, keď je ukazovateľ kôl prázdny, si každý spočíta hodnoty svojich drahokamov a víťazí ten, kto má najviac bodov.

    Príklad: 1 rubín, 1 zafír, 3 smaragdy a 3 jantáre dajú 4 + 3 + 6 + 3 = 16 bodov.

UD-14 = Ak má najviac bodov viac hráčov, čaká ich rozstrel: každý z nich si vezme hraciu kartu, hodí sa kockou, presýpacie hodiny sa nepoužijú a víťazí ten, kto má riešenie ako prvý.

    Hrá sa s rovnakou stranou ako predtým. Najprv sa berú nepoužité karty; keď sa minú, znova sa zamiešajú použité. Hádže hráč po ľavici toho, kto hádzal naposledy.

    Ak sa v rozstrele zhodnú všetci, smú si vziať nové karty alebo sa o víťazstvo podeliť. Kto rozstrel opustí, už v ňom nehrá. Po jeho skončení sa ostatní s rovnakým počtom bodov delia o druhé miesto.


## Ubongo diamond hunt: variants

rules-ubongo-diamonds-variants = Varianty

UD-15 = S voľbou „bez šťastia“ dostane prvý 1 rubín, druhý 1 zafír, tretí 1 smaragd a štvrtý 1 jantár a z vrecúška sa nič nežrebuje.

    Tieto drahokamy sa berú zo 40, ktoré neležia na ukazovateli kôl, a je ich vždy dosť. Ukazovateľ potom len počíta kolá: po každom kole sa jeden zafír a jeden jantár vrátia do škatule.

UD-16 = V sólovej hre hráš proti hodinám: buď čo najviac úloh za 5, 10 alebo 20 minút, alebo 5, 10 alebo 20 úloh čo najrýchlejšie.

    Ku každej úlohe patrí nová karta a nový hod. Hodiny sa spustia, keď sa odkryje prvá karta, a už sa nezastavia. Úlohu smieš kedykoľvek odložiť a vziať si novú kartu; stojí ťa to len čas, ktorý na nej už ubehol. Keď sa použijú všetky karty, znova sa zamiešajú.

    Ak hráš na minúty, počítajú sa vyriešené úlohy, a ak ich je rovnako, lepší je výsledok so skorším posledným riešením. Ak hráš na počet úloh, rozhoduje čas posledného riešenia.

    Tvoje výsledky sa uchovávajú a nový rekord sa ohlási. Osobitné rekordy sú pre každý spôsob hry, každú dĺžku, každú stranu a každú sadu kariet.


## UGO!

rules-ugo-title = UGO!


## UGO!: what is on the table

rules-ugo-material = Čo je na stole

UG-1 = Pre 2 až 4 hráčov je tu 45 pozemkov: 5 farieb a v každej hodnoty 0 až 8.

    Farby sú zelená lúka, sivá hora, žlté pole, modré jazero a červený kopec.

UG-2 = Každý hráč má kráľovstvo z piatich oblastí v rade, A až E, a každá oblasť potrebuje svojich roľníkov.

    A a B majú svojich roľníkov od začiatku. C potrebuje 2 roľníkov, D potrebuje 3 a E potrebuje 4.

UG-3 = Na mnohých pozemkoch sú nakreslení roľníci a získaš ich, keď práve takouto kartou vyhráš zdvih.


## UGO!: before the game

rules-ugo-setup = Pred hrou

UG-4 = Hra má 4 kolá po 10 zdvihov a v každom kole dostanú všetci 10 kariet.

    Rozdávajúci zamieša všetkých 45 pozemkov a každému hráčovi ich rozdá 10 bez ohľadu na počet hráčov. Zvyšok zostáva v tomto kole skrytý. Prvý rozdávajúci sa vyžrebuje, ak hostiteľ niekoho neurčí. Tvoje karty v ruke sú tajné; ostatní vidia len to, koľko ich máš.

UG-5 = Prvý zdvih začína hráč po ľavici rozdávajúceho a s každým novým kolom sa začiatok posúva o miesto doľava.

    Kolo teda začína hráč po ľavici toho, kto začínal predchádzajúce kolo. Pri 3 hráčoch začína 4. kolo znova ten, kto začínal 1. kolo.


## UGO!: a trick

rules-ugo-trick = Jeden zdvih

UG-6 = Vyniesť sa smie ktorákoľvek karta a ostatní v smere hodinových ručičiek musia priznať vynesenú farbu, ak môžu.

    Ak nemáš kartu tejto farby, smieš zahrať ktorúkoľvek.

UG-7 = Zdvih vyhráva najvyššia hodnota bez ohľadu na farbu.

UG-8 = Ak má najvyššiu hodnotu viac kariet, vyhráva tá vo vynesenej farbe; ak medzi nimi nie je žiadna tejto farby, vyhráva tá, ktorá bola zahraná skôr.

    Príklad: postupne padne modrá 3, zelená 7, červená 1 a modrá 7. Vyhráva modrá 7, pretože sa vynášala modrá. Ak padne modrá 2, zelená 8, červená 2 a červená 8, vyhráva zelená 8: žiadna z oboch osmičiek nie je modrá a zelená tu bola skôr.

UG-9 = Víťaz si vezme všetky karty zdvihu do svojho kráľovstva a vynáša do ďalšieho zdvihu.


## UGO!: placing the lands

rules-ugo-placing = Ukladanie pozemkov

UG-10 = Pozemky sa triedia podľa farieb: každá farba má svoju oblasť a farba, ktorá už v kráľovstve je, ide na svoju kôpku.

    Nová farba zaberie prvú voľnú oblasť zľava. Ak zdvih prinesie viac nových farieb, víťaz si vyberie, ktorá z nich príde na rad skôr.

UG-11 = Ak ide viac kariet jedného zdvihu na tú istú kôpku, víťaz si vyberie, ktorá z nich bude navrchu.

    Stôl navrhne najvyššiu. Uložiť sa musia všetky karty zdvihu, aj keby nízka mala prísť na vysokú.

UG-12 = Len čo sa začne ďalší zdvih, na uložených kartách sa už nič meniť nesmie a z každej kôpky platí len vrchná karta.

    Po desiatom zdvihu je uloženie konečné, len čo ho víťaz potvrdí. Spodné karty si smie pozrieť každý.


## UGO!: farmers

rules-ugo-farmers = Roľníci

UG-13 = Roľníkov, ktorí ti prislúchajú, si musíš vziať a každého položiť na prvé prázdne miesto pre roľníka zľava.

    Najprv sa teda zaplní C, potom D a nakoniec E. Kráľovstvo so všetkými 9 roľníkmi už ďalších nedostáva; čo je navyše, zostáva v zásobe.

UG-14 = Ak vyhráš zdvih kartou 3, 4 alebo 5, získaš 2 roľníkov, kartou 6 alebo 7 získaš 1 a kartou 0, 1, 2 alebo 8 žiadneho.

    Príklad: padne červená 3, modrá 5, červená 6 a červená 4. Vyhráva červená 6 a prinesie 1 roľníka, ktorý ide do oblasti C.

UG-15 = Prehraná 1 prinesie tomu, kto ju zahral, 1 roľníka, ak má farbu víťaznej karty, a 2 roľníkov, ak má inú farbu.

    Príklad: ak vyhrá modrá 8, prinesie modrá 1 jedného roľníka. Ak vyhrá modrá 7, prinesie červená 1 dvoch.

UG-16 = Prehraná 2 neprinesie tomu, kto ju zahral, žiadneho roľníka, ak má farbu víťaznej karty, a prinesie 1 roľníka, ak má inú farbu.

    Príklad: padne modrá 7, zelená 2, zelená 8 a modrá 2 a vyhráva zelená 8. Modrá 2 prinesie 1 roľníka, zelená 2 žiadneho.

UG-17 = Pri prehranej 1 alebo 2 rozhoduje farba víťaznej karty, nie vynesená farba.

    Príklad: vyniesla sa modrá a vyhrala zelená 8. Modrá 2 prinesie 1 roľníka, hoci sa vynášala modrá.


## UGO!: scoring

rules-ugo-scoring = Bodovanie

UG-18 = Po desiatich zdvihoch kola prinesie oblasť s pozemkami a so všetkými svojimi roľníkmi hodnotu svojej vrchnej karty.

UG-19 = Oblasť s pozemkami, ktorej chýbajú roľníci, neprinesie za pozemky nič a stojí 5 bodov za každého chýbajúceho roľníka.

    Kolo sa teda môže skončiť aj pod nulou.

    Príklad: na A máš červenú 0, na B modrú 8 a na C zelenú 6, ale tam len 1 z 2 roľníkov. To je 0 + 8 − 5 = 3 body.

UG-20 = Oblasť bez pozemkov, ktorá má všetkých svojich roľníkov, prinesie na C 1 bod, na D 3 body a na E 5 bodov.

    A a B bez pozemkov neprinesú nič.

    Príklad: na A, B a C ležia navrchu 8, 6 a 2 so všetkými roľníkmi a D má svojich 3 roľníkov, ale žiadny pozemok. To je 8 + 6 + 2 + 3 = 19 bodov.

UG-21 = Po každom kole sa body aj súčty zapíšu tak, aby ich všetci videli, a kráľovstvá sa vyprázdnia.

    Všetci roľníci sa vrátia do zásoby a všetkých 45 pozemkov sa zamieša a znova rozdá.

UG-22 = Kto má po 4 kolách najviac bodov, víťazí.

    Hráči s rovnakým súčtom sa o miesto delia.

    Voľba „hodiny na ťah“: stôl určí čas na každý ťah. Bez tejto voľby smie každý premýšľať, ako dlho chce.


## UGO!: two players

rules-ugo-two-players = Pri dvoch hráčoch

UG-23 = Pri 2 hráčoch je v každom kole v zásobe len 12 roľníkov a víťaz zdvihu si berie ako prvý.

    Porazený dostane, čo zostane. Čo sa už do plného kráľovstva víťaza nezmestí, zostáva pre porazeného.

    Príklad: zostávajú 2 roľníci. Víťaz si vezme 1 za červenú 7. Porazenému by za žltú 1 patrili 2, ale dostane len toho posledného.
