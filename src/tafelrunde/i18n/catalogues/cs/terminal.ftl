### Play in the terminal, in plain lines that a screen reader can follow. Messages that quote a command do so by
### reference, { command-play }, so that the word is always the one that can be typed.
### Names are never inflected: build the sentence around them.


## The words of the commands, as one types them: small letters, one to three words, no punctuation.
## English words, and the beginnings of words, are always understood as well. No word may stand for two commands.

command-play = hrát
command-place = položit
command-hand = ruka
command-table = stůl
command-kingdoms = království
command-players = hráči
command-figure = figurka
command-roll = hodit
command-remove = odebrat
command-undo = zpět
command-board = karta
command-pieces = dílky
command-move = posunout
command-take = vzít
command-give-up = vzdát
command-gems = drahokamy
command-youngest = nejmladší
command-propose = navrhnout
command-agree = souhlasit
command-skip = odložit
command-hint = poradit
command-time = čas
command-wait = čekat
command-rules = pravidla
command-help = pomoc
command-quit = konec
# Short forms: a letter or two, then the English id of the command as it stands after "command-" above.
# Choose letters that suit the words of your language; the ids are not translated.
shortcuts = h play, hraj play, zahrát play, zahraj play, p place, polož place, uložit place, ulož place, r hand, s table, k kingdoms, f figure, h roll, hoď roll, z undo, k board, v take, vezmi take, posuň move, vzdávám give-up, odlož skip, d gems, ? help, nápověda help


## Words after a command: "all" (kingdoms all), "top" (place red top red 6), "turn" and "flip" (place L4 turn flip b3).

word-all = vše
word-top = navrch
word-turn = otočit
word-flip = převrátit


## Before the first move

# $players: all names, with commas.
welcome = { $game } – u stolu: { $players }.
welcome-alone = { $game } – hraješ sólo.
last-of-several = { $others } a { $last }
you-are = Hraješ jako { $player }.
share-in-turn = Klávesnici máte společnou: předávejte si ji vždy na výzvu, aby karty zůstaly tajné.
share-by-number = Klávesnici máte společnou: každý řádek začněte svým číslem a dvojtečkou, například 2: { command-roll }.
first-help = Seznam příkazů: { command-help }. Pravidla hry: { command-rules }. Odchod ze hry: { command-quit }. Prázdný řádek zopakuje, co máš udělat.

first-ugo = Až budeš na řadě, zahraj kartu podle barvy a hodnoty, například { command-play } modrá 5.
first-ubongo = Dílky pokládáš například takto: { command-place } L4 b3. Zadej { command-help } { command-place } ještě před začátkem: potom už běží čas.


## While playing

hand-over = Klávesnici teď přebírá { $player }. { $player }: stiskni Enter, až se nikdo jiný nebude dívat.
waiting-for = Teď od tebe není nic potřeba. Na řadě: { $players }.
waiting-for-nobody = Teď od tebe není nic potřeba.
# $time: "30 seconds".
time-left = Zbývající čas: { $time }.
time-unlimited = Teď žádný čas neběží.
time-up = Čas vypršel!
input-ended = Vstup skončil uprostřed hry, takže tady končíme.
no-input = Není s kým hrát: standardní vstup je prázdný. Spusť hru v terminálu nebo jí dej řádky ke čtení.
left-the-game = Odcházíš ze hry. Na shledanou!
log-written = Záznam této hry je v souboru { $path }.
log-not-written = Záznam se nepodařilo zapsat do souboru { $path }: { $reason }


## What was not understood

unknown-command = Příkaz „{ $word }“ neznám. Seznam příkazů: { command-help }.
which-command = „{ $word }“ může znamenat více příkazů: { $commands }.
no-such-player = Hráč { $number } u této klávesnice není.
say-who = Kdo to píše? Začni svým číslem a dvojtečkou, například 1: { $line }
wait-how-long = Zadej počet sekund od { $first } do { $last }, nebo žádný.


## The rules

rules-of = Pravidla hry { $title }:
rules-chapter = { $number }: { $title }
# $clause: the name of a rule of this game, such as UG-6.
rules-how = Zadej { command-rules } 3 pro třetí kapitolu nebo název pravidla, například { command-rules } { $clause }.
no-such-rule = Pravidlo „{ $asked }“ tu není. Zadej { command-rules } a číslo od 1 do { $last }, nebo název, například { $clause }.


## Help: one line for each command, and more for some

help-play = { command-play } modrá 5, nebo jen modrá 5: zahraješ kartu podle barvy a hodnoty; { command-play } 3, nebo jen 3: zahraješ třetí kartu v ruce.
help-place-lands = { command-place } 2, nebo jen 2: uložíš vyhraný zdvih druhým z nabízených způsobů; dokud nevyneseš, můžeš si to rozmyslet.
more-place-lands =
    Jde to i slovy: nejdříve nové barvy zleva doprava, potom karty, které mají ležet navrchu, například { command-place } červená modrá { word-top } červená 6. Co neuvedeš, uloží se prvním z nabízených způsobů. Samotný příkaz { command-place } způsoby znovu vypíše.
help-hand = { command-hand }: tvoje karty s čísly.
help-table = { command-table }: zdvih na stole, kdo je na řadě a kolik rolníků je v zásobě.
help-kingdoms = { command-kingdoms }: každé království s vrchními kartami a rolníky; { command-kingdoms } { word-all } vypíše i spodní karty.
help-players = { command-players }: co kdo zatím získal.
help-figure = { command-figure } 3: postavíš svou figurku na políčko 3; jde to až do prvního hodu.
help-roll = { command-roll }: hodíš kostkou.
help-place = { command-place } L4 r f b3, nebo jen L4 r f b3: položíš na svou kartu dílek L4, otočený a převrácený, prvním čtverečkem na b3.
more-place =
    Sloupce jsou písmena zleva, řádky čísla shora: b3 je druhý čtvereček třetího řádku. r otočí dílek o čtvrt otáčky po směru hodinových ručiček, rr nebo r2 o dvě čtvrtiny, r3 o tři; f ho převrátí zleva doprava. Provede se to v pořadí, v jakém to napíšeš, a vychází se z polohy, kterou ukazuje příkaz { command-pieces }. První čtvereček dílku je ten nejvíc vlevo v jeho horním řádku: ten přijde na čtvereček, který uvedeš. Co nesedí, to se dozvíš a nic tě to nestojí. Dílek, který už leží, se položí znovu. S posledním dílkem se „Ubongo!“ zavolá za tebe.
help-remove = { command-remove } L4: vezmeš dílek ze své karty.
help-undo = { command-undo }: vrátíš poslední změnu na své kartě.
help-board = { command-board }: tvoje karta řádek po řádku. Volný čtvereček má svůj název, zakrytý svůj dílek a dvě tečky jsou mimo plochu. { command-board } 2 přečte kartu hráče 2, a jakmile je vyřešená, i s dílky.
help-board-alone = { command-board }: tvoje karta řádek po řádku. Volný čtvereček má svůj název, zakrytý svůj dílek a dvě tečky jsou mimo plochu.
help-pieces = { command-pieces }: dílky tvé úlohy; { command-pieces } L4 r f ukáže, jak dílek leží po otočení a převrácení.
help-move = { command-move } 4: posuneš svou figurku na políčko 4, jednou za kolo, když máš kartu vyřešenou.
help-take = { command-take }: vezmeš si dva nejbližší drahokamy u svého políčka; { command-take } 3 tě nejdříve posune na políčko 3.
help-give-up = { command-give-up }: přestaneš hledat řešení; zadej to znovu, když si to rozmyslíš.
help-gems = { command-gems }: všechny drahokamy na herním plánu, políčko po políčku, nejdříve ty nejbližší.
help-gems-hunt = { command-gems }: co leží na ukazateli kol a co je v pytlíku.
help-youngest = { command-youngest }: ohlásíš, že jsi u stolu nejmladší.
help-propose = { command-propose } nové karty, nebo { command-propose } společné vítězství: v rozstřelu.
help-agree = { command-agree }: souhlasíš s tím, co je navržené.
help-skip = { command-skip }: odložíš tuto úlohu a dostaneš novou.
help-hint = { command-hint }: dozvíš se, kde může ležet další dílek; výsledek se pak do rekordů nepočítá.
help-time = { command-time }: kolik času zbývá.
help-wait = { command-wait }: další řádky se nečtou, dokud na tebe nepřijde řada; { command-wait } 5 čeká 5 sekund. Hodí se, když tvoje řádky přicházejí ze souboru.
help-rules = { command-rules }: kapitoly pravidel; { command-rules } 3 přečte jednu z nich, { command-rules } { $clause } jedno pravidlo.
help-help = { command-help }: tyto řádky; { command-help } { command-place } řekne více o jednom příkazu.
help-quit = { command-quit }: odejdeš ze hry; píše se celé.


## Lists with numbers ("2: red 7")

numbered = { $number }: { $text }


## UGO!: what one is asked

ugo-lead = { $player }: vynášíš, je to zdvih { $trick } z { $tricks } v kole { $round }.
ugo-place-again = Poslední zdvih ještě můžeš uložit jinak: { command-place }.
# $cards: "Bot 3 red 6, Bot 2 red 4".
ugo-follow = { $player }: jsi na řadě. Na stole: { $cards }.
# $cards: those that may be played, with their numbers in the hand.
ugo-must-follow = Musíš přiznat barvu ({ $suit }). Zahrát smíš: { $cards }.
ugo-place = { $player }: ukládáš zdvih ({ $cards }). Zvol způsob jeho číslem, například { command-place } 1:
ugo-place-section = { $letter } { $suit }
ugo-place-order = nové oblasti { $sections }
ugo-place-tops = navrchu { $cards }
ugo-place-both = nové oblasti { $sections }; navrchu { $cards }


## UGO!: what one can look at

ugo-hand = Tvoje karty: { $cards }.
ugo-hand-empty = V ruce už nemáš žádné karty.
ugo-card-of = { $player } { $card }
ugo-table = Kolo { $round } ze { $rounds }, zdvih { $trick } z { $tricks }.
ugo-table-cards = Na stole: { $cards }.
ugo-table-turn = Na řadě: { $player }.
ugo-table-supply = Rolníci v zásobě: { $count }.
# $points: a text such as "−5"; the points before this round.
ugo-player =
    { $cards ->
        [one] { $player }: body před tímto kolem { $points }, v ruce { $cards } karta.
        [few] { $player }: body před tímto kolem { $points }, v ruce { $cards } karty.
       *[other] { $player }: body před tímto kolem { $points }, v ruce { $cards } karet.
    }
# $sections: a list of the next two texts; $farmers: a list of the third.
ugo-kingdom = { $player }: { $sections }. Rolníci: { $farmers }.
ugo-kingdom-empty = { $player }: zatím žádné pozemky. Rolníci: { $farmers }.
ugo-kingdom-section = { $letter } { $card }
ugo-kingdom-stack = { $letter } { $card }, pod ní { $covered }
ugo-kingdom-farmers = { $letter } { $there } ze { $needed }


## UGO!: what was not understood

play-what = Kterou kartu? Zadej ji třeba jako { command-play } modrá 5, nebo jejím číslem, třeba { command-play } 3.
play-number = Tvoje karty mají čísla { $first } až { $last }.
no-such-card = Karta „{ $typed }“ neexistuje.
which-suit = „{ $typed }“ může znamenat více barev: { $suits }.
# $cards: the cards of that suit in the hand, or a dash.
which-card = Kterou kartu této barvy ({ $suit })? Máš: { $cards }.
place-number = Způsoby, jak zdvih uložit, mají čísla { $first } až { $last }.
place-what = Tady nerozumím slovům „{ $typed }“. Zadej číslo, nebo barvy a karty, například { command-place } červená modrá { word-top } červená 6.


## Ubongo: what one is asked

choose-field = { $player }: zvol do 30 sekund políčko pro svou figurku, například { command-figure } 3. Změnit ho můžeš až do prvního hodu.
roll-now = { $player }: hod kostkou je na tobě ({ command-roll }). Po 10 sekundách hodí stůl.
youngest-now = { $player }: jsi-li u stolu nejmladší, zadej { command-youngest }. Po 20 sekundách rozhodne náhoda.
begin-now = { $player }: začneš příkazem { command-roll }. Hodiny běží od první úlohy.
# $pieces: codes such as "I3, L4, Y5".
board =
    { $count ->
        [one] { $player }: tvoje karta má { $count } čtvereček. Dílky: { $pieces }.
        [few] { $player }: tvoje karta má { $count } čtverečky. Dílky: { $pieces }.
       *[other] { $player }: tvoje karta má { $count } čtverečků. Dílky: { $pieces }.
    }
move-and-take =
    { $steps ->
        [one] { $player }: stojíš na políčku { $field }. Smíš se posunout o { $steps } políčko ({ command-move }) a vzít si dva drahokamy ({ command-take }). Nejbližší drahokamy:
        [few] { $player }: stojíš na políčku { $field }. Smíš se posunout až o { $steps } políčka ({ command-move }) a vzít si dva drahokamy ({ command-take }). Nejbližší drahokamy:
       *[other] { $player }: stojíš na políčku { $field }. Smíš se posunout až o { $steps } políček ({ command-move }) a vzít si dva drahokamy ({ command-take }). Nejbližší drahokamy:
    }
take-only = { $player }: stojíš na políčku { $field }. Smíš si vzít dva drahokamy ({ command-take }). Nejbližší drahokamy:
agree-now = { $player }: souhlasíš-li s tímto návrhem ({ $wish }), zadej { command-agree }.


## Ubongo: pieces and boards. $cells are squares such as "b3 b4 c4".

# $look: "bar of 3 with a square beside one end".
piece-free = { $piece }, { $look }: { $cells }
piece-lies = { $piece }, { $look }, leží na { $cells }
piece-turned = Dílek { $piece } by v levém horním rohu ležel takto: { $cells }
placed = Dílek { $piece } leží na { $cells }.
placed-last = Dílek { $piece } leží na { $cells }. Plocha je vyplněná.
still-open = Zbývá položit: { $pieces }. Volné čtverečky: { $cells }.
place-how = Který dílek a kam? Například { command-place } L4 r f b3. Více se dozvíš příkazem { command-help } { command-place }.
place-word = Tady nerozumím slovu „{ $typed }“. Zadej r pro otočení, f pro převrácení a čtvereček, například b3.
place-where = Kam? Takto otočený dílek { $piece } má čtverečky { $cells }. Přidej, kam přijde jeho první čtvereček, například b3.
place-over-the-edge = Dílek { $piece } by s prvním čtverečkem na { $cell } přečníval přes okraj.
place-outside = Dílek { $piece } by přečníval z plochy: { $cells }.
place-overlap = Dílek { $piece } by ležel přes { $other }: { $cells }.
no-such-piece = Dílek „{ $typed }“ neexistuje. Dílky mají názvy jako L4.
piece-not-shown = Dílek { $piece } k této úloze nepatří. Tvoje dílky: { $pieces }.
remove-what = Který dílek? Například { command-remove } L4.
remove-not-there = Dílek { $piece } na tvé kartě neleží.
undo-nothing = Není co vrátit zpět.


## Ubongo: gems and figures

# $count: all that are left beside the field; only the nearest ones are read.
field-begin = Políčko { $field }: { $gems } … zbývá { $count }
field-whole = Políčko { $field }: { $gems }
field-empty = Políčko { $field }: žádné drahokamy
field-nearest = Políčko { $field }: { $gems }
# $line: one of the texts above.
field-with-figures = { $line }; figurky: { $players }
which-field = Zadej číslo políčka, { $first } až { $last }.
no-gems = zatím žádné drahokamy
player-with-gems = { $player }: { $gems }.
player-on-field = { $player }: políčko { $field }; { $gems }.
track = Na ukazateli kol: { $gems }.
bag = V pytlíku: { $gems }.
player-worth = { $player }: { $gems }. Body: { $points }.
propose-what = Co navrhuješ? { command-propose } nové karty, nebo { command-propose } společné vítězství.
agree-to-what = Nic není navržené.


## Solo: records

# $length: 5, 10 or 20; $side: "easy side"; $deck: a name.
record-minutes = Sólová hra, { $length } minut, { $side }, karty „{ $deck }“.
record-tasks = Sólová hra, { $length } úloh, { $side }, karty „{ $deck }“.
record-new = Nový rekord!
record-first = Je to první výsledek svého druhu, takže je zatím rekordem.
record-stands-minutes =
    { $tasks ->
        [one] Rekord platí dál: { $tasks } úloha. Čas jejího posledního řešení: { $time }.
        [few] Rekord platí dál: { $tasks } úlohy. Čas posledního řešení: { $time }.
       *[other] Rekord platí dál: { $tasks } úloh. Čas posledního řešení: { $time }.
    }
record-stands-tasks = Rekord platí dál. Čas: { $time }.
record-not-kept = Rekordy se nepodařilo přečíst nebo zapsat ({ $path }: { $reason }), takže se tento výsledek neuchová.


## How the command line was meant

bad-language = Jazyk „{ $language }“ tu není. Vyber jeden z těchto: { $known }.
which-rules = Která pravidla? Zadej ugo, ubongo-classic nebo ubongo-diamonds, nebo jedno pravidlo, například UG-8.
no-such-rules = Pravidla „{ $asked }“ tu nejsou. Zadej ugo, ubongo-classic nebo ubongo-diamonds, nebo jedno pravidlo, například UG-8.
bad-seat = Místa v této hře mají čísla 1 až { $seats }, ne { $seat }.
bad-seats-for-people =
    { $seats ->
        [one] U tohoto stolu je jen { $seats } místo, takže u klávesnice může sedět jen { $seats } člověk, ne { $people }.
        [few] U tohoto stolu jsou { $seats } místa, takže se o klávesnici mohou dělit 1 až { $seats } lidé, ne { $people }.
       *[other] U tohoto stolu je { $seats } míst, takže se o klávesnici může dělit 1 až { $seats } lidí, ne { $people }.
    }
bad-names = Jmen ({ $names }) je více než míst ({ $seats }).
bad-option-form = Volby piš jako název=hodnota, ne „{ $given }“.
bad-option-name = Tato hra nemá volbu „{ $option }“. Má tyto: { $known }.
bad-option-choice = Volba { $option } nemůže být „{ $value }“. Vyber jednu z těchto hodnot: { $choices }.
bad-option-number = Volba { $option } musí být celé číslo, ne „{ $value }“.
bad-option-switch = Volba { $option } je true, nebo false, ne „{ $value }“.
bad-option-value = Volba { $option } nemůže být „{ $value }“.
bad-path = Tento soubor nelze zapsat: { $path } ({ $reason })
bad-file = Tento soubor nelze přečíst: { $path } ({ $reason })
log-verified =
    { $draws ->
        [one] { $path }: { $draws } losování a odpovídá semínku.
        [few] { $path }: { $draws } losování a všechna odpovídají semínku.
       *[other] { $path }: { $draws } losování a všechna odpovídají semínku.
    }
