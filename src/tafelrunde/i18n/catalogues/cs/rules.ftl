### The rules of the three games, one message per clause, in the order of play.
### The first line of a message is the rule in one sentence; details, options and an example follow as paragraphs of their own.
### Keep the line structure and the numbers. Options of the table stand in quotation marks, because players meet these names in the table's settings.


## Ubongo classic

rules-ubongo-classic-title = Klasické Ubongo


## Ubongo classic: what is on the table

rules-ubongo-classic-material = Co je na stole

UC-1 = Klasické Ubongo je pro 2 až 4 hráče, s rozšířením i pro 5 nebo 6.

UC-2 = Každý hráč má stejných 12 dílků a všechny se od sebe liší tvarem i barvou.

    Dílek smíš libovolně otáčet a také převrátit: použít se dají obě strany.

UC-3 = Každá strana hrací karty ukazuje jednu plochu a vedle každého ze 6 symbolů kostky dílky, které k ní potřebuješ.

    Hracích karet je 36 a každá má dvě strany. Na lehké straně (žluté) jsou vedle každého symbolu 3 dílky, na těžké (zelené) 4.

    Plocha a dílky u jednoho symbolu tvoří dohromady jednu úlohu. To je 36 × 2 × 6 = 432 úloh a každá má řešení.

UC-4 = Vyhrát se dá 72 drahokamů: po 12 zelených, červených, modrých, fialových, hnědých a žlutých.

UC-5 = Na herním plánu je 6 červených políček v jedné linii a ke každému patří řada s 12 otvory.

    Linie má dva konce. Neuzavírá se do kruhu.

UC-6 = Kostka se 6 symboly určuje úlohu a přesýpací hodiny na jednu minutu určují čas.

    Symboly jsou maska, štít, ruka, had, buben a slunce.

    Volba „přesýpací hodiny“: stůl si smí zvolit jakýkoli čas od 30 do 180 sekund. Kdo potřebuje více, může zvolit až 10 minut nebo hrát bez hodin.


## Ubongo classic: before the game

rules-ubongo-classic-setup = Před hrou

UC-7 = Všech 72 drahokamů se náhodně rozloží do 72 otvorů, do každého jeden.

    Prázdný otvor se už nikdy nedoplňuje.

UC-8 = Před prvním hodem si každý postaví svou figurku na kterékoli červené políčko.

    Na jednom políčku smí stát více figurek, teď i později. Všichni volí zároveň a až do prvního hodu si to smějí rozmyslet. Kdo figurku nepostaví do 30 sekund, tomu políčko určí náhoda.

UC-9 = Celý stůl hraje od začátku do konce se stejnou stranou hracích karet: s lehkou, pokud se nezvolí těžká.

    Volba „handicap“: každý hráč má svou vlastní stranu, aby spolu mohly hrát děti i staří mazáci. Je vypnutá, dokud ji někdo nezapne.

UC-10 = Hra má 9 kol a hraje se s 18 hracími kartami ve 2 hráčích, s 27 ve 3 a se všemi 36 ve 4.

    Které karty jsou ve hře, rozhodne náhoda. Zamíchají se a berou se naslepo.

UC-11 = S volbou „všechny karty“ se ve 2 nebo 3 hráčích hraje, dokud se nepoužije všech 36 hracích karet.

    Ve 2 hráčích má pak hra 18 kol, ve 3 má 12 kol. Tato volba platí jen pro 36 karet základní hry a není pro 4 a více hráčů.

UC-12 = Začínající hráč prvního kola se vylosuje, pokud hostitel někoho neurčí.


## Ubongo classic: a round

rules-ubongo-classic-round = Jedno kolo

UC-13 = Každý hráč dostane jednu hrací kartu; první ji dostane začínající hráč, který pak hodí kostkou a ve stejné chvíli otočí přesýpací hodiny.

    Karty zůstávají až do hodu skryté a potom se odkryjí všem najednou. Pokud začínající hráč do 10 sekund nehodí, hodí stůl.

UC-14 = Musíš použít všechny dílky, které jsou na tvé vlastní kartě vedle hozeného symbolu, a žádné jiné.

    Řešení z jiných dílků neplatí, ani když přesně sedí.

UC-15 = Plochu musíš vyplnit přesně: nic nezůstane volné, nic se nepřekrývá, nic nepřečnívá.

UC-16 = Kdo vyplní svou plochu, zavolá „Ubongo!“ a ostatní hrají dál, dokud se písek sype.

    U našeho stolu zavolá za tebe dílek, který plochu doplní. Chybný pokus nic nestojí, prostě pokračuj. Vyřešená karta je zamčená a její dílky zůstanou ležet.

UC-17 = Kdo je hotov jako první, smí svou figurku posunout nejvýše o 3 políčka, druhý nejvýše o 2, třetí o 1 a čtvrtý musí zůstat stát.

    Posouvat smíš oběma směry, ale ne za konce linie, a smíš také zůstat stát. Posouváš jen jednou, jedním tahem, a vzít to zpátky nejde. Smíš to udělat kdykoli, než se písek přesype, a nemusíš čekat na ty, kteří byli hotovi před tebou. Figurky se smějí míjet a mezi koly zůstávají tam, kde jsou.

UC-18 = Jak daleko smíš, záleží jen na tom, kolikáté bylo tvé řešení, ne na počtu hráčů.

    Stejné pořadí nikdy nemají dva: rozhoduje dřívější řešení, a nelze-li je rozlišit, to, které ke stolu dorazilo dříve.

UC-19 = Kdo vyřešil svou kartu, smí si vzít dva drahokamy z řady u políčka, na kterém stojí jeho figurka, vždy ty dva, které jsou figurce nejblíž.

    Nezáleží na tom, kolik prázdných otvorů je před nimi. Které dva jsou nejblíž, se rozhodne ve chvíli, kdy bereš, a jiné si vzít nesmíš.

    Brát nemusíš a smíš také počkat, až ostatní odeberou ty přední. Vezmeš-li si bez posunutí, figurka zůstává stát: jakmile si vezmeš, tvoje kolo končí.

UC-20 = Kdo bere první, bere první, bez ohledu na to, kdo byl dříve hotov nebo se dříve posunul.

    Posunout a vzít si jsou dvě různé věci a chvíle pro každou z nich je na tobě. Dorazíš-li na políčko později než jiná figurka, smíš si přesto z jeho řady vzít dříve.

UC-21 = Brát smíš jednou za kolo a oba drahokamy najednou.

    S prvním drahokamem jde i ten, který leží za ním.

UC-22 = Řada bez drahokamů nic nedá a kdo u ní stojí, odejde s prázdnou.

UC-23 = Platí jen to, co uděláš, než se písek přesype.

    Přesně ve chvíli, kdy se přesype, už je pozdě a dílek, který ještě držíš v ruce, se nepoloží. Co se stalo, to platí: po posunu bez braní figurka zůstane na novém políčku a drahokamy nedostaneš. Po řešení bez posunu figurka zůstane, kde byla.

    Volba „čas navíc“ pro hru na telefonu: když se písek přesype, máš ještě 3 nebo 5 sekund na posunutí a braní. Bez této volby žádný čas navíc není.

UC-24 = Kdo svou kartu nevyřešil, nesmí se v tomto kole posunout ani si nic vzít.

UC-25 = Kolo končí, když se písek přesype.

    Skončí dříve, pokud už nikdo nemůže nic udělat: všichni mají řešení a všichni si už vzali, nebo stojí u prázdné řady a posunout se už nemohou.

    Svou kartu smíš také vzdát; pak už na tebe nikdo nečeká. Dokud kolo trvá, smíš si to rozmyslet. Jakmile to vzdali všichni, kdo řešení nemají, a ostatní už nemají co dělat, zbytek písku se přeskočí. Nemá-li řešení vůbec nikdo, přeskočí se i druhé otočení hodin.

UC-26 = Nemá-li nikdo řešení, když se písek přesype, přesýpací hodiny se otočí ještě jednou.

    Znovu běží celý čas, se stejnými kartami a stejným symbolem. Co už leží, zůstává ležet a pokračovat smějí všichni, i ti, kteří to předtím vzdali. Kdo teď najde řešení jako první, je první, a všechno ostatní platí jako předtím. Pokud někdo řešení má, ale nic si nevzal, hodiny se podruhé neotáčejí.

    Nenajde-li řešení nikdo ani tentokrát, kolo končí bez drahokamů. I tak se počítá mezi odehraná a jeho karty jsou použité.

UC-27 = Po kole se hrací karty odloží stranou a další kolo začíná hráč po levici předchozího začínajícího hráče.

UC-28 = Získané drahokamy leží odkrytě, takže všichni stále vidí, kolik drahokamů které barvy kdo má.

    Také herní plán a figurky zůstávají na očích, i když zrovna skládáš. Jakmile se karty odkryjí, vidíš zmenšené i karty ostatních.


## Ubongo classic: the end of the game

rules-ubongo-classic-end = Konec hry

UC-29 = Po posledním kole vítězí ten, kdo má nejvíce drahokamů jedné jediné barvy, ne ten, kdo jich má nejvíce celkem.

    Při shodě se porovná, kolik kdo má drahokamů své druhé nejlepší barvy, potom třetí a tak dále přes všech šest. Dvě barvy po 6 drahokamech jsou tvoje nejlepší a druhá nejlepší. Takto se určí všechna místa a kdo má shodu ve všech šesti, o místo se dělí.

    Příklad v pořadí zelená, červená, modrá, fialová, hnědá, žlutá: A má 6, 4, 2, 2, 2, 2, B má 2, 2, 0, 1, 2, 3 a C má 4, 3, 2, 6, 1, 0. A i C mají po 6 drahokamech své nejlepší barvy a po 4 druhé nejlepší. Třetí nejlepší barvy má C 3 a A jen 2, takže vítězí C.


## Ubongo classic: the expansion

rules-ubongo-classic-expansion = S rozšířením

UC-30 = Rozšíření je pro 2 až 6 hráčů a přidává 18 hracích karet, takže jich je celkem 54.

    Nové karty přinášejí dalších 18 × 2 × 6 = 216 úloh. V 5 hráčích se hraje se 45 kartami, v 6 se všemi 54, takže kol je stále 9.

    Volba „smíchané karty“: i při méně než 5 hráčích se 18, 27 nebo 36 karet bere ze všech 54.

UC-31 = V 5 nebo 6 hráčích má herní plán 6 řad po 18 otvorech a 108 drahokamů, od každé barvy 18.

    Při menším počtu hráčů zůstává u 6 řad po 12 otvorech a u 72 drahokamů.

UC-32 = Kdo je hotov jako čtvrtý, pátý nebo šestý, musí zůstat stát, ale dva drahokamy si smí vzít každý, kdo má řešení.


## Ubongo classic: the pieces

rules-ubongo-classic-pieces = Dílky

# The codes stay as they are in every language. Bar, block and so on describe the shape in words.
UC-33 = Dílků je 12 a jmenují se I2, I3, V3, I4, O4, T4, S4, L4, P5, L5, Y5 a Z5; číslo říká, kolik má dílek čtverečků, písmeno, jak vypadá.

    Rovné tyčky jsou I2 (fialová), I3 (nebesky modrá) a I4 (hnědá). V3 (modrozelený) je roh ze 3 čtverečků. O4 (červený) je blok 2 krát 2.

    T4 (žlutý) je tyčka ze 3 čtverečků s jedním vedle prostředního. L4 (žlutozelený) je tyčka ze 3 čtverečků s jedním vedle krajního. S4 (modrý) tvoří dvě tyčky po 2 vedle sebe, posunuté o jeden čtvereček.

    P5 (zelený) je blok 2 krát 2 s jedním čtverečkem navíc. L5 (purpurový) je tyčka ze 4 čtverečků s jedním vedle krajního, Y5 (tmavě oranžový) je tyčka ze 4 čtverečků s jedním vedle předposledního. Z5 (jantarový) je tyčka ze 3 čtverečků s jedním vedle každého konce, na opačných stranách.

    Všech 12 má dohromady 48 čtverečků. Každý se smí otáčet i převracet.

UC-34 = Platí každé přesné řešení z vyobrazených dílků, i když jich úloha má více.


## Ubongo diamond hunt

rules-ubongo-diamonds-title = Ubongo: honba za diamanty


## Ubongo diamond hunt: what is on the table

rules-ubongo-diamonds-material = Co je na stole

UD-1 = Ubongo: honba za diamanty je pro 1 až 4 hráče, každý má stejných 12 dílků a ve hře je 36 hracích karet se 432 úlohami.

    K tomu patří kostka se 6 symboly a přesýpací hodiny na jednu minutu. V jednom se hraje sólová hra.

    Volba „přesýpací hodiny“: stůl si smí zvolit jakýkoli čas od 30 do 180 sekund. Kdo potřebuje více, může zvolit až 10 minut nebo hrát bez hodin.

UD-2 = Drahokamů je 58: 19 safírů (modrých), 19 jantarů (žlutohnědých), 10 rubínů (červených) a 10 smaragdů (zelených).

UD-3 = Rubín je za 4 body, safír za 3, smaragd za 2 a jantar za 1.


## Ubongo diamond hunt: before the game

rules-ubongo-diamonds-setup = Před hrou

UD-4 = Všichni hrají se stejnou stranou hracích karet: s lehkou se 3 dílky, pokud se nezvolí těžká se 4.

    V hromádce je všech 36 karet bez ohledu na počet hráčů. Zamíchají se a berou se naslepo.

UD-5 = Na ukazateli kol leží 9 safírů a 9 jantarů, které tam čekají na své vítěze a počítají kola.

    Ostatních 40 drahokamů, 10 od každého druhu, je v pytlíku.

UD-6 = Hra má 9 kol; nejdříve hází nejmladší hráč a potom vždy hráč po levici toho předchozího.

    Stůl se zeptá, kdo je nejmladší. Když se nikdo neozve, rozhodne náhoda.


## Ubongo diamond hunt: a round

rules-ubongo-diamonds-round = Jedno kolo

UD-7 = Plochu na své kartě musíš přesně vyplnit všemi dílky, které jsou vedle hozeného symbolu, a žádnými jinými.

    Nejdříve si každý vezme kartu. Potom hráč, který je na řadě, hodí kostkou a ve stejné chvíli otočí přesýpací hodiny a karty se odkryjí všem najednou. Když do 10 sekund nikdo nehodí, hodí stůl.

    Dílky smíš libovolně otáčet a také převracet. Nic nesmí zůstat volné, překrývat se ani přečnívat. Platí každé přesné řešení, i když jich úloha má více.

UD-8 = Kdo vyplní svou plochu, zavolá „Ubongo!“, ostatní skládají, dokud nevyprší čas, a pak všichni ihned přestanou.

    U našeho stolu zavolá za tebe dílek, který plochu doplní, a stůl zavolá „Stop!“. Mají-li řešení všichni, kolo ihned končí.

UD-9 = Nemá-li nikdo řešení, když čas vyprší, přichází druhá šance: přesýpací hodiny se otočí ještě jednou.

    Znovu běží celý čas, se stejnými kartami a stejným symbolem. Co už leží, zůstává ležet a pokračovat smějí všichni. Nenajde-li řešení nikdo ani tentokrát, kolo definitivně končí.

UD-10 = Kdo má řešení jako první, dostane 1 safír z ukazatele kol a 1 drahokam z pytlíku, druhý 1 jantar z ukazatele a 1 drahokam z pytlíku, třetí a čtvrtý po 1 drahokamu z pytlíku.

    Z pytlíku se losuje naslepo. Kdo řešení nemá, nedostane nic.

    Odměny se rozdávají po vypršení času v pořadí, v jakém byla řešení hotová, a všichni vidí, co se vylosovalo a co kdo má. Figurky v této hře nejsou: nic neposouváš a nic si nevybíráš.

UD-11 = Po každém kole leží na ukazateli kol přesně o 1 safír a 1 jantar méně.

    Má-li řešení jen jeden hráč, jde jantar tohoto kola do pytlíku. Nemá-li ho nikdo, jde tam safír i jantar. Stane se to až po vylosování odměn.

UD-12 = Po kole se použité hrací karty odloží stranou a každý si vezme novou.


## Ubongo diamond hunt: the end of the game

rules-ubongo-diamonds-end = Konec hry

UD-13 = Po 9. kole, když je ukazatel kol prázdný, si každý sečte hodnoty svých drahokamů a vítězí ten, kdo má nejvíce bodů.

    Příklad: 1 rubín, 1 safír, 3 smaragdy a 3 jantary dají 4 + 3 + 6 + 3 = 16 bodů.

UD-14 = Má-li nejvíce bodů více hráčů, čeká je rozstřel: každý z nich si vezme hrací kartu, hodí se kostkou, přesýpací hodiny se nepoužijí a vítězí ten, kdo má řešení jako první.

    Hraje se se stejnou stranou jako předtím. Nejdříve se berou nepoužité karty; když dojdou, znovu se zamíchají použité. Hází hráč po levici toho, kdo házel naposledy.

    Když se v rozstřelu shodnou všichni, smějí si vzít nové karty nebo se o vítězství podělit. Kdo rozstřel opustí, už v něm nehraje. Po jeho skončení se ostatní se stejným počtem bodů dělí o druhé místo.


## Ubongo diamond hunt: variants

rules-ubongo-diamonds-variants = Varianty

UD-15 = S volbou „bez štěstí“ dostane první 1 rubín, druhý 1 safír, třetí 1 smaragd a čtvrtý 1 jantar a z pytlíku se nic nelosuje.

    Tyto drahokamy se berou z oněch 40, které neleží na ukazateli kol, a je jich vždy dost. Ukazatel pak jen počítá kola: po každém kole se jeden safír a jeden jantar vrátí do krabice.

UD-16 = V sólové hře hraješ proti hodinám: buď co nejvíce úloh za 5, 10 nebo 20 minut, nebo 5, 10 nebo 20 úloh co nejrychleji.

    Ke každé úloze patří nová karta a nový hod. Hodiny se spustí, když se odkryje první karta, a už se nezastaví. Úlohu smíš kdykoli odložit a vzít si novou kartu; stojí tě to jen čas, který na ní už uběhl. Když se použijí všechny karty, znovu se zamíchají.

    Hraješ-li na minuty, počítají se vyřešené úlohy, a je-li jich stejně, je lepší výsledek s dřívějším posledním řešením. Hraješ-li na počet úloh, rozhoduje čas posledního řešení.

    Tvoje výsledky se uchovávají a nový rekord se ohlásí. Zvláštní rekordy jsou pro každý způsob hry, každou délku, každou stranu a každou sadu karet.


## UGO!

rules-ugo-title = UGO!


## UGO!: what is on the table

rules-ugo-material = Co je na stole

UG-1 = Pro 2 až 4 hráče je tu 45 pozemků: 5 barev a v každé hodnoty 0 až 8.

    Barvy jsou zelená louka, šedá hora, žluté pole, modré jezero a červený kopec.

UG-2 = Každý hráč má království z pěti oblastí v řadě, A až E, a každá oblast potřebuje své rolníky.

    A a B mají své rolníky od začátku. C potřebuje 2 rolníky, D potřebuje 3 a E potřebuje 4.

UG-3 = Na mnoha pozemcích jsou nakresleni rolníci a získáš je, když právě takovou kartou vyhraješ zdvih.


## UGO!: before the game

rules-ugo-setup = Před hrou

UG-4 = Hra má 4 kola po 10 zdvizích a v každém kole dostanou všichni 10 karet.

    Rozdávající zamíchá všech 45 pozemků a každému hráči jich rozdá 10 bez ohledu na počet hráčů. Zbytek zůstává v tomto kole skrytý. První rozdávající se vylosuje, pokud hostitel někoho neurčí. Tvoje karty v ruce jsou tajné; ostatní vidí jen to, kolik jich máš.

UG-5 = První zdvih začíná hráč po levici rozdávajícího a s každým novým kolem se začátek posouvá o místo doleva.

    Kolo tedy začíná hráč po levici toho, kdo začínal kolo předchozí. Ve 3 hráčích začíná 4. kolo znovu ten, kdo začínal 1. kolo.


## UGO!: a trick

rules-ugo-trick = Jeden zdvih

UG-6 = Vynést se smí kterákoli karta a ostatní po směru hodinových ručiček musí přiznat vynesenou barvu, pokud mohou.

    Nemáš-li kartu této barvy, smíš zahrát kteroukoli.

UG-7 = Zdvih vyhrává nejvyšší hodnota bez ohledu na barvu.

UG-8 = Má-li nejvyšší hodnotu více karet, vyhrává ta ve vynesené barvě; není-li mezi nimi žádná této barvy, vyhrává ta, která byla zahrána dříve.

    Příklad: postupně padne modrá 3, zelená 7, červená 1 a modrá 7. Vyhrává modrá 7, protože se vynášela modrá. Padne-li modrá 2, zelená 8, červená 2 a červená 8, vyhrává zelená 8: žádná z obou osmiček není modrá a zelená tu byla dříve.

UG-9 = Vítěz si vezme všechny karty zdvihu do svého království a vynáší do dalšího zdvihu.


## UGO!: placing the lands

rules-ugo-placing = Ukládání pozemků

UG-10 = Pozemky se třídí podle barev: každá barva má svou oblast a barva, která už v království je, jde na svou hromádku.

    Nová barva zabere první volnou oblast zleva. Přinese-li zdvih více nových barev, vítěz si vybere, která z nich přijde na řadu dříve.

UG-11 = Jde-li více karet jednoho zdvihu na stejnou hromádku, vítěz si vybere, která z nich bude nahoře.

    Stůl navrhne nejvyšší. Uložit se musí všechny karty zdvihu, i kdyby nízká měla přijít na vysokou.

UG-12 = Jakmile začne další zdvih, na uložených kartách se už nic měnit nesmí a z každé hromádky platí jen vrchní karta.

    Po desátém zdvihu je uložení konečné, jakmile ho vítěz potvrdí. Spodní karty si smí prohlédnout každý.


## UGO!: farmers

rules-ugo-farmers = Rolníci

UG-13 = Rolníky, kteří ti náleží, si musíš vzít a každého položit na první prázdné místo pro rolníka zleva.

    Nejdříve se tedy zaplní C, potom D a nakonec E. Království se všemi 9 rolníky už další nedostává; co přebývá, zůstává v zásobě.

UG-14 = Vyhraješ-li zdvih kartou 3, 4 nebo 5, získáš 2 rolníky, kartou 6 nebo 7 získáš 1 a kartou 0, 1, 2 nebo 8 žádného.

    Příklad: padne červená 3, modrá 5, červená 6 a červená 4. Vyhrává červená 6 a přinese 1 rolníka, který jde do oblasti C.

UG-15 = Prohraná 1 přinese tomu, kdo ji zahrál, 1 rolníka, má-li barvu vítězné karty, a 2 rolníky, má-li jinou barvu.

    Příklad: vyhraje-li modrá 8, přinese modrá 1 jednoho rolníka. Vyhraje-li modrá 7, přinese červená 1 dva.

UG-16 = Prohraná 2 nepřinese tomu, kdo ji zahrál, žádného rolníka, má-li barvu vítězné karty, a přinese 1 rolníka, má-li jinou barvu.

    Příklad: padne modrá 7, zelená 2, zelená 8 a modrá 2 a vyhrává zelená 8. Modrá 2 přinese 1 rolníka, zelená 2 žádného.

UG-17 = U prohrané 1 nebo 2 rozhoduje barva vítězné karty, ne vynesená barva.

    Příklad: vynesla se modrá a vyhrála zelená 8. Modrá 2 přinese 1 rolníka, ačkoli se vynášela modrá.


## UGO!: scoring

rules-ugo-scoring = Bodování

UG-18 = Po deseti zdvizích kola přinese oblast s pozemky a se všemi svými rolníky hodnotu své vrchní karty.

UG-19 = Oblast s pozemky, které chybějí rolníci, nepřinese za pozemky nic a stojí 5 bodů za každého chybějícího rolníka.

    Kolo tedy může skončit i pod nulou.

    Příklad: na A máš červenou 0, na B modrou 8 a na C zelenou 6, ale tam jen 1 ze 2 rolníků. To je 0 + 8 − 5 = 3 body.

UG-20 = Oblast bez pozemků, která má všechny své rolníky, přinese na C 1 bod, na D 3 body a na E 5 bodů.

    A a B bez pozemků nepřinesou nic.

    Příklad: na A, B a C leží navrchu 8, 6 a 2 se všemi rolníky a D má své 3 rolníky, ale žádný pozemek. To je 8 + 6 + 2 + 3 = 19 bodů.

UG-21 = Po každém kole se body i součty zapíší tak, aby je všichni viděli, a království se vyklidí.

    Všichni rolníci se vrátí do zásoby a všech 45 pozemků se zamíchá a znovu rozdá.

UG-22 = Kdo má po 4 kolech nejvíce bodů, vítězí.

    Hráči se stejným součtem se o místo dělí.

    Volba „hodiny na tah“: stůl určí čas na každý tah. Bez této volby smí každý přemýšlet, jak dlouho chce.


## UGO!: two players

rules-ugo-two-players = Ve dvou

UG-23 = Ve 2 hráčích je v každém kole v zásobě jen 12 rolníků a vítěz zdvihu si bere jako první.

    Poražený dostane, co zbude. Co už se do plného království vítěze nevejde, zůstává pro poraženého.

    Příklad: zbývají 2 rolníci. Vítěz si vezme 1 za červenou 7. Poraženému by za žlutou 1 náleželi 2, ale dostane jen toho posledního.
