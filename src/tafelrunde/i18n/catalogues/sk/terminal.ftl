### Play in the terminal, in plain lines that a screen reader can follow. Messages that quote a command do so by
### reference, { command-play }, so that the word is always the one that can be typed.
### Names are never inflected: build the sentence around them.


## The words of the commands, as one types them: small letters, one to three words, no punctuation.
## English words, and the beginnings of words, are always understood as well. No word may stand for two commands.

command-play = hrať
command-place = položiť
command-hand = ruka
command-table = stôl
command-kingdoms = kráľovstvá
command-players = hráči
command-figure = figúrka
command-roll = hodiť
command-remove = odobrať
command-undo = späť
command-board = karta
command-pieces = dieliky
command-move = posunúť
command-take = vziať
command-give-up = vzdať
command-gems = drahokamy
command-youngest = najmladší
command-propose = navrhnúť
command-agree = súhlasiť
command-skip = odložiť
command-hint = poradiť
command-time = čas
command-wait = čakať
command-rules = pravidlá
command-help = pomoc
command-quit = koniec
# Short forms: a letter or two, then the English id of the command as it stands after "command-" above.
# Choose letters that suit the words of your language; the ids are not translated.
shortcuts = h play, hraj play, zahrať play, zahraj play, p place, polož place, uložiť place, ulož place, r hand, s table, k kingdoms, f figure, h roll, hoď roll, s undo, k board, v take, vezmi take, posuň move, vzdávam give-up, odlož skip, d gems, ? help, nápoveda help


## Words after a command: "all" (kingdoms all), "top" (place red top red 6), "turn" and "flip" (place L4 turn flip b3).

word-all = všetko
word-top = navrch
word-turn = otočiť
word-flip = prevrátiť


## Before the first move

# $players: all names, with commas.
welcome = { $game } – pri stole: { $players }.
welcome-alone = { $game } – hráš sólo.
last-of-several = { $others } a { $last }
you-are = Hráš ako { $player }.
share-in-turn = Klávesnicu máte spoločnú: odovzdávajte si ju vždy na výzvu, aby karty zostali tajné.
share-by-number = Klávesnicu máte spoločnú: každý riadok začnite svojím číslom a dvojbodkou, napríklad 2: { command-roll }.
first-help = Zoznam príkazov: { command-help }. Pravidlá hry: { command-rules }. Odchod z hry: { command-quit }. Prázdny riadok zopakuje, čo máš urobiť.

first-ugo = Keď budeš na rade, zahraj kartu podľa farby a hodnoty, napríklad { command-play } modrá 5.
first-ubongo = Dieliky kladieš napríklad takto: { command-place } L4 b3. Zadaj { command-help } { command-place } ešte pred začiatkom: potom už beží čas.


## While playing

hand-over = Klávesnicu teraz preberá { $player }. { $player }: stlač Enter, keď sa nikto iný nebude pozerať.
waiting-for = Teraz od teba nič netreba. Na rade: { $players }.
waiting-for-nobody = Teraz od teba nič netreba.
# $time: "30 seconds".
time-left = Zostávajúci čas: { $time }.
time-unlimited = Teraz žiadny čas nebeží.
time-up = Čas vypršal!
input-ended = Vstup sa skončil uprostred hry, takže tu končíme.
no-input = Nie je s kým hrať: štandardný vstup je prázdny. Spusti hru v termináli alebo jej daj riadky na čítanie.
left-the-game = Odchádzaš z hry. Dovidenia!
log-written = Záznam tejto hry je v súbore { $path }.
log-not-written = Záznam sa nepodarilo zapísať do súboru { $path }: { $reason }


## What was not understood

unknown-command = Príkaz „{ $word }“ nepoznám. Zoznam príkazov: { command-help }.
which-command = „{ $word }“ môže znamenať viac príkazov: { $commands }.
no-such-player = Hráč { $number } pri tejto klávesnici nie je.
say-who = Kto to píše? Začni svojím číslom a dvojbodkou, napríklad 1: { $line }
wait-how-long = Zadaj počet sekúnd od { $first } do { $last }, alebo žiadny.


## The rules

rules-of = Pravidlá hry { $title }:
rules-chapter = { $number }: { $title }
# $clause: the name of a rule of this game, such as UG-6.
rules-how = Zadaj { command-rules } 3 pre tretiu kapitolu alebo názov pravidla, napríklad { command-rules } { $clause }.
no-such-rule = Pravidlo „{ $asked }“ tu nie je. Zadaj { command-rules } a číslo od 1 do { $last }, alebo názov, napríklad { $clause }.


## Help: one line for each command, and more for some

help-play = { command-play } modrá 5, alebo len modrá 5: zahráš kartu podľa farby a hodnoty; { command-play } 3, alebo len 3: zahráš tretiu kartu v ruke.
help-place-lands = { command-place } 2, alebo len 2: uložíš vyhraný zdvih druhým z ponúkaných spôsobov; kým nevynesieš, môžeš si to rozmyslieť.
more-place-lands =
    Dá sa to aj slovami: najprv nové farby zľava doprava, potom karty, ktoré majú ležať navrchu, napríklad { command-place } červená modrá { word-top } červená 6. Čo neuvedieš, uloží sa prvým z ponúkaných spôsobov. Samotný príkaz { command-place } spôsoby znova vypíše.
help-hand = { command-hand }: tvoje karty s číslami.
help-table = { command-table }: zdvih na stole, kto je na rade a koľko roľníkov je v zásobe.
help-kingdoms = { command-kingdoms }: každé kráľovstvo s vrchnými kartami a roľníkmi; { command-kingdoms } { word-all } vypíše aj spodné karty.
help-players = { command-players }: čo kto zatiaľ získal.
help-figure = { command-figure } 3: postavíš svoju figúrku na políčko 3; dá sa to až do prvého hodu.
help-roll = { command-roll }: hodíš kockou.
help-place = { command-place } L4 r f b3, alebo len L4 r f b3: položíš na svoju kartu dielik L4, otočený a prevrátený, prvým štvorčekom na b3.
more-place =
    Stĺpce sú písmená zľava, riadky čísla zhora: b3 je druhý štvorček tretieho riadka. r otočí dielik o štvrť otáčky v smere hodinových ručičiek, rr alebo r2 o dve štvrtiny, r3 o tri; f ho prevráti zľava doprava. Vykoná sa to v poradí, v akom to napíšeš, a vychádza sa z polohy, ktorú ukazuje príkaz { command-pieces }. Prvý štvorček dielika je ten najviac vľavo v jeho hornom riadku: ten príde na štvorček, ktorý uvedieš. Čo nesedí, to sa dozvieš a nič ťa to nestojí. Dielik, ktorý už leží, sa položí znova. S posledným dielikom sa „Ubongo!“ zavolá za teba.
help-remove = { command-remove } L4: vezmeš dielik zo svojej karty.
help-undo = { command-undo }: vrátiš poslednú zmenu na svojej karte.
help-board = { command-board }: tvoja karta riadok po riadku. Voľný štvorček má svoj názov, zakrytý svoj dielik a dve bodky sú mimo plochy. { command-board } 2 prečíta kartu hráča 2, a len čo je vyriešená, aj s dielikmi.
help-board-alone = { command-board }: tvoja karta riadok po riadku. Voľný štvorček má svoj názov, zakrytý svoj dielik a dve bodky sú mimo plochy.
help-pieces = { command-pieces }: dieliky tvojej úlohy; { command-pieces } L4 r f ukáže, ako dielik leží po otočení a prevrátení.
help-move = { command-move } 4: posunieš svoju figúrku na políčko 4, raz za kolo, keď máš kartu vyriešenú.
help-take = { command-take }: vezmeš si dva najbližšie drahokamy pri svojom políčku; { command-take } 3 ťa najprv posunie na políčko 3.
help-give-up = { command-give-up }: prestaneš hľadať riešenie; zadaj to znova, keď si to rozmyslíš.
help-gems = { command-gems }: všetky drahokamy na hernom pláne, políčko po políčku, najprv tie najbližšie.
help-gems-hunt = { command-gems }: čo leží na ukazovateli kôl a čo je vo vrecúšku.
help-youngest = { command-youngest }: ohlásiš, že máš pri stole najmenej rokov.
help-propose = { command-propose } nové karty, alebo { command-propose } spoločné víťazstvo: v rozstrele.
help-agree = { command-agree }: súhlasíš s tým, čo je navrhnuté.
help-skip = { command-skip }: odložíš túto úlohu a dostaneš novú.
help-hint = { command-hint }: dozvieš sa, kde môže ležať ďalší dielik; výsledok sa potom do rekordov nepočíta.
help-time = { command-time }: koľko času zostáva.
help-wait = { command-wait }: ďalšie riadky sa nečítajú, kým na teba nepríde rad; { command-wait } 5 čaká 5 sekúnd. Hodí sa, keď tvoje riadky prichádzajú zo súboru.
help-rules = { command-rules }: kapitoly pravidiel; { command-rules } 3 prečíta jednu z nich, { command-rules } { $clause } jedno pravidlo.
help-help = { command-help }: tieto riadky; { command-help } { command-place } povie viac o jednom príkaze.
help-quit = { command-quit }: odídeš z hry; píše sa celé.


## Lists with numbers ("2: red 7")

numbered = { $number }: { $text }


## UGO!: what one is asked

ugo-lead = { $player }: vynášaš, je to zdvih { $trick } z { $tricks } v kole { $round }.
ugo-place-again = Posledný zdvih ešte môžeš uložiť inak: { command-place }.
# $cards: "Bot 3 red 6, Bot 2 red 4".
ugo-follow = { $player }: si na rade. Na stole: { $cards }.
# $cards: those that may be played, with their numbers in the hand.
ugo-must-follow = Musíš priznať farbu ({ $suit }). Zahrať smieš: { $cards }.
ugo-place = { $player }: ukladáš zdvih ({ $cards }). Zvoľ spôsob jeho číslom, napríklad { command-place } 1:
ugo-place-section = { $letter } { $suit }
ugo-place-order = nové oblasti { $sections }
ugo-place-tops = navrchu { $cards }
ugo-place-both = nové oblasti { $sections }; navrchu { $cards }


## UGO!: what one can look at

ugo-hand = Tvoje karty: { $cards }.
ugo-hand-empty = V ruke už nemáš žiadne karty.
ugo-card-of = { $player } { $card }
ugo-table = Kolo { $round } zo { $rounds }, zdvih { $trick } z { $tricks }.
ugo-table-cards = Na stole: { $cards }.
ugo-table-turn = Na rade: { $player }.
ugo-table-supply = Roľníci v zásobe: { $count }.
# $points: a text such as "−5"; the points before this round.
ugo-player =
    { $cards ->
        [one] { $player }: body pred týmto kolom { $points }, v ruke { $cards } karta.
        [few] { $player }: body pred týmto kolom { $points }, v ruke { $cards } karty.
       *[other] { $player }: body pred týmto kolom { $points }, v ruke { $cards } kariet.
    }
# $sections: a list of the next two texts; $farmers: a list of the third.
ugo-kingdom = { $player }: { $sections }. Roľníci: { $farmers }.
ugo-kingdom-empty = { $player }: zatiaľ žiadne pozemky. Roľníci: { $farmers }.
ugo-kingdom-section = { $letter } { $card }
ugo-kingdom-stack = { $letter } { $card }, pod ňou { $covered }
ugo-kingdom-farmers =
    { $needed ->
        [4] { $letter } { $there } zo { $needed }
       *[other] { $letter } { $there } z { $needed }
    }


## UGO!: what was not understood

play-what = Ktorú kartu? Zadaj ju napríklad ako { command-play } modrá 5, alebo jej číslom, napríklad { command-play } 3.
play-number = Tvoje karty majú čísla { $first } až { $last }.
no-such-card = Karta „{ $typed }“ neexistuje.
which-suit = „{ $typed }“ môže znamenať viac farieb: { $suits }.
# $cards: the cards of that suit in the hand, or a dash.
which-card = Ktorú kartu tejto farby ({ $suit })? Máš: { $cards }.
place-number = Spôsoby, ako zdvih uložiť, majú čísla { $first } až { $last }.
place-what = Tu nerozumiem slovám „{ $typed }“. Zadaj číslo, alebo farby a karty, napríklad { command-place } červená modrá { word-top } červená 6.


## Ubongo: what one is asked

choose-field = { $player }: zvoľ do 30 sekúnd políčko pre svoju figúrku, napríklad { command-figure } 3. Zmeniť ho môžeš až do prvého hodu.
roll-now = { $player }: hod kockou je na tebe ({ command-roll }). Po 10 sekundách hodí stôl.
youngest-now = { $player }: ak máš pri stole najmenej rokov, zadaj { command-youngest }. Po 20 sekundách rozhodne náhoda.
begin-now = { $player }: začneš príkazom { command-roll }. Hodiny bežia od prvej úlohy.
# $pieces: codes such as "I3, L4, Y5".
board =
    { $count ->
        [one] { $player }: tvoja karta má { $count } štvorček. Dieliky: { $pieces }.
        [few] { $player }: tvoja karta má { $count } štvorčeky. Dieliky: { $pieces }.
       *[other] { $player }: tvoja karta má { $count } štvorčekov. Dieliky: { $pieces }.
    }
move-and-take =
    { $steps ->
        [one] { $player }: stojíš na políčku { $field }. Smieš sa posunúť o { $steps } políčko ({ command-move }) a vziať si dva drahokamy ({ command-take }). Najbližšie drahokamy:
        [few] { $player }: stojíš na políčku { $field }. Smieš sa posunúť až o { $steps } políčka ({ command-move }) a vziať si dva drahokamy ({ command-take }). Najbližšie drahokamy:
       *[other] { $player }: stojíš na políčku { $field }. Smieš sa posunúť až o { $steps } políčok ({ command-move }) a vziať si dva drahokamy ({ command-take }). Najbližšie drahokamy:
    }
take-only = { $player }: stojíš na políčku { $field }. Smieš si vziať dva drahokamy ({ command-take }). Najbližšie drahokamy:
agree-now = { $player }: ak súhlasíš s týmto návrhom ({ $wish }), zadaj { command-agree }.


## Ubongo: pieces and boards. $cells are squares such as "b3 b4 c4".

# $look: "bar of 3 with a square beside one end".
piece-free = { $piece }, { $look }: { $cells }
piece-lies = { $piece }, { $look }, leží na { $cells }
piece-turned = Dielik { $piece } by v ľavom hornom rohu ležal takto: { $cells }
placed = Dielik { $piece } leží na { $cells }.
placed-last = Dielik { $piece } leží na { $cells }. Plocha je vyplnená.
still-open = Zostáva položiť: { $pieces }. Voľné štvorčeky: { $cells }.
place-how = Ktorý dielik a kam? Napríklad { command-place } L4 r f b3. Viac sa dozvieš príkazom { command-help } { command-place }.
place-word = Tu nerozumiem slovu „{ $typed }“. Zadaj r na otočenie, f na prevrátenie a štvorček, napríklad b3.
place-where = Kam? Takto otočený dielik { $piece } má štvorčeky { $cells }. Pridaj, kam príde jeho prvý štvorček, napríklad b3.
place-over-the-edge = Dielik { $piece } by s prvým štvorčekom na { $cell } prečnieval cez okraj.
place-outside = Dielik { $piece } by prečnieval z plochy: { $cells }.
place-overlap = Dielik { $piece } by ležal cez { $other }: { $cells }.
no-such-piece = Dielik „{ $typed }“ neexistuje. Dieliky majú názvy ako L4.
piece-not-shown = Dielik { $piece } k tejto úlohe nepatrí. Tvoje dieliky: { $pieces }.
remove-what = Ktorý dielik? Napríklad { command-remove } L4.
remove-not-there = Dielik { $piece } na tvojej karte neleží.
undo-nothing = Nie je čo vrátiť späť.


## Ubongo: gems and figures

# $count: all that are left beside the field; only the nearest ones are read.
field-begin = Políčko { $field }: { $gems } … zostáva { $count }
field-whole = Políčko { $field }: { $gems }
field-empty = Políčko { $field }: žiadne drahokamy
field-nearest = Políčko { $field }: { $gems }
# $line: one of the texts above.
field-with-figures = { $line }; figúrky: { $players }
which-field = Zadaj číslo políčka, { $first } až { $last }.
no-gems = zatiaľ žiadne drahokamy
player-with-gems = { $player }: { $gems }.
player-on-field = { $player }: políčko { $field }; { $gems }.
track = Na ukazovateli kôl: { $gems }.
bag = Vo vrecúšku: { $gems }.
player-worth = { $player }: { $gems }. Body: { $points }.
propose-what = Čo navrhuješ? { command-propose } nové karty, alebo { command-propose } spoločné víťazstvo.
agree-to-what = Nič nie je navrhnuté.


## Solo: records

# $length: 5, 10 or 20; $side: "easy side"; $deck: a name.
record-minutes = Sólová hra, { $length } minút, { $side }, karty „{ $deck }“.
record-tasks = Sólová hra, { $length } úloh, { $side }, karty „{ $deck }“.
record-new = Nový rekord!
record-first = Je to prvý výsledok svojho druhu, takže je zatiaľ rekordom.
record-stands-minutes =
    { $tasks ->
        [one] Rekord platí ďalej: { $tasks } úloha. Čas jej posledného riešenia: { $time }.
        [few] Rekord platí ďalej: { $tasks } úlohy. Čas posledného riešenia: { $time }.
       *[other] Rekord platí ďalej: { $tasks } úloh. Čas posledného riešenia: { $time }.
    }
record-stands-tasks = Rekord platí ďalej. Čas: { $time }.
record-not-kept = Rekordy sa nepodarilo prečítať alebo zapísať ({ $path }: { $reason }), takže sa tento výsledok neuchová.


## How the command line was meant

bad-language = Jazyk „{ $language }“ tu nie je. Vyber jeden z týchto: { $known }.
which-rules = Ktoré pravidlá? Zadaj ugo, ubongo-classic alebo ubongo-diamonds, alebo jedno pravidlo, napríklad UG-8.
no-such-rules = Pravidlá „{ $asked }“ tu nie sú. Zadaj ugo, ubongo-classic alebo ubongo-diamonds, alebo jedno pravidlo, napríklad UG-8.
bad-seat = Miesta v tejto hre majú čísla 1 až { $seats }, nie { $seat }.
bad-seats-for-people =
    { $seats ->
        [one] Pri tomto stole je len { $seats } miesto, takže pri klávesnici môže sedieť len { $seats } človek, nie { $people }.
        [few] Pri tomto stole sú { $seats } miesta, takže sa o klávesnicu môžu deliť 1 až { $seats } ľudia, nie { $people }.
       *[other] Pri tomto stole je { $seats } miest, takže sa o klávesnicu môže deliť 1 až { $seats } ľudí, nie { $people }.
    }
bad-names = Mien ({ $names }) je viac než miest ({ $seats }).
bad-option-form = Voľby píš ako názov=hodnota, nie „{ $given }“.
bad-option-name = Táto hra nemá voľbu „{ $option }“. Má tieto: { $known }.
bad-option-choice = Voľba { $option } nemôže byť „{ $value }“. Vyber jednu z týchto hodnôt: { $choices }.
bad-option-number = Voľba { $option } musí byť celé číslo, nie „{ $value }“.
bad-option-switch = Voľba { $option } je true, alebo false, nie „{ $value }“.
bad-option-value = Voľba { $option } nemôže byť „{ $value }“.
bad-path = Tento súbor sa nedá zapísať: { $path } ({ $reason })
bad-file = Tento súbor sa nedá prečítať: { $path } ({ $reason })
log-verified =
    { $draws ->
        [one] { $path }: { $draws } žrebovanie a zodpovedá semienku.
        [few] { $path }: { $draws } žrebovania a všetky zodpovedajú semienku.
       *[other] { $path }: { $draws } žrebovaní a všetky zodpovedajú semienku.
    }
