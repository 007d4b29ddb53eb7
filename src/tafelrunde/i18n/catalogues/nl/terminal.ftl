### Play in the terminal, in plain lines that a screen reader can follow. Messages that quote a command do so by
### reference, { command-play }, so that the word is always the one that can be typed.
### Names are never inflected: build the sentence around them.


## The words of the commands, as one types them: small letters, one to three words, no punctuation.
## English words, and the beginnings of words, are always understood as well. No word may stand for two commands.

command-play = speel
command-place = leg
command-hand = hand
command-table = tafel
command-kingdoms = koninkrijken
command-players = spelers
command-figure = figuur
command-roll = dobbel
command-remove = verwijder
command-undo = terug
command-board = legtafel
command-pieces = stukken
command-move = verplaats
command-take = neem
command-give-up = geef op
command-gems = edelstenen
command-youngest = jongste
command-propose = voorstel
command-agree = akkoord
command-skip = opzij
command-hint = hint
command-time = tijd
command-wait = wacht
command-rules = regels
command-help = help
command-quit = stop
# Short forms: a letter or two, then the English id of the command as it stands after "command-" above.
# Choose letters that suit the words of your language; the ids are not translated.
shortcuts = s play, spelen play, l place, leggen place, h hand, k kingdoms, f figure, d roll, gooi roll, bord board, t undo, t table, v move, n take, pak take, e gems, j youngest, r rules, ? help, stoppen quit


## Words after a command: "all" (kingdoms all), "top" (place red top red 6), "turn" and "flip" (place L4 turn flip b3).

word-all = alles
word-top = boven
word-turn = draaien
word-flip = omkeren


## Before the first move

# $players: all names, with commas.
welcome = Een potje { $game } met { $players }.
welcome-alone = { $game }, in je eentje.
last-of-several = { $others } en { $last }
you-are = Jij bent { $player }.
share-in-turn = Jullie delen dit toetsenbord en geven het door wanneer daarom wordt gevraagd, zodat de kaarten geheim blijven.
share-by-number = Jullie delen dit toetsenbord: begin wat je typt met je nummer en een dubbele punt, bijvoorbeeld 2: { command-roll }.
first-help = Typ { command-help } voor de opdrachten, { command-rules } voor de regels, { command-quit } om te stoppen. Alleen op Enter drukken herhaalt wat er van je wordt gevraagd.

first-ugo = Ben je aan de beurt, speel dan een kaart met kleur en waarde, bijvoorbeeld { command-play } blauw 5.
first-ubongo = Stukken leg je bijvoorbeeld met { command-place } L4 b3. Typ { command-help } { command-place } voordat je begint: daarna loopt de tijd.


## While playing

hand-over = Nu gaat het toetsenbord naar { $player }. { $player }: druk op Enter als niemand anders kijkt.
waiting-for = Er wordt nu niets van je gevraagd. We wachten op: { $players }.
waiting-for-nobody = Er wordt nu niets van je gevraagd.
# $time: "30 seconds".
time-left = Resterende tijd: { $time }.
time-unlimited = Er loopt geen tijd.
time-up = De tijd is om!
input-ended = De invoer is midden in het spel opgehouden, dus we stoppen hier.
no-input = Er is niemand om mee te spelen: de standaardinvoer is leeg. Start dit in een terminal of geef het tekstregels om te lezen.
left-the-game = Je hebt het spel verlaten. Tot ziens!
log-written = Het logboek van dit spel staat in { $path }.
log-not-written = Het logboek kon niet naar { $path } worden geschreven: { $reason }


## What was not understood

unknown-command = De opdracht ‘{ $word }’ ken ik niet. Typ { command-help } voor de opdrachten.
which-command = ‘{ $word }’ kan meerdere opdrachten betekenen: { $commands }.
no-such-player = Aan dit toetsenbord zit geen speler { $number }.
say-who = Wie is dat? Begin met je nummer en een dubbele punt, bijvoorbeeld 1: { $line }
wait-how-long = Geef een aantal seconden van { $first } tot en met { $last }, of niets.


## The rules

rules-of = De regels van { $title }:
rules-chapter = { $number }: { $title }
# $clause: the name of a rule of this game, such as UG-6.
rules-how = Typ { command-rules } 3 voor het derde hoofdstuk, of de naam van een regel, bijvoorbeeld { command-rules } { $clause }.
no-such-rule = Er is geen regel ‘{ $asked }’. Typ { command-rules } en een nummer van 1 tot en met { $last }, of een naam zoals { $clause }.


## Help: one line for each command, and more for some

help-play = { command-play } blauw 5, of gewoon blauw 5: speel een kaart, met kleur en waarde; { command-play } 3, of gewoon 3, voor de derde van je handkaarten.
help-place-lands = { command-place } 2, of gewoon 2: leg de gewonnen slag neer zoals in het tweede voorstel; tot je uitkomt, mag je je nog bedenken.
more-place-lands =
    Je kunt het ook in woorden zeggen: eerst de nieuwe kleuren van links naar rechts, dan de kaarten die bovenop moeten liggen, bijvoorbeeld { command-place } rood blauw { word-top } rood 6. Wat je niet noemt, wordt neergelegd zoals in het eerste voorstel. { command-place } alleen leest de voorstellen nog eens voor.
help-hand = { command-hand }: je kaarten met hun nummers.
help-table = { command-table }: de slag op tafel, wie er aan de beurt is en de boeren in de voorraad.
help-kingdoms = { command-kingdoms }: elk koninkrijk met zijn bovenste kaarten en zijn boeren; { command-kingdoms } { word-all } leest ook de kaarten eronder voor.
help-players = { command-players }: wat elke speler tot nu toe heeft gewonnen.
help-figure = { command-figure } 3: zet je figuur op veld 3; dat kan tot de eerste worp.
help-roll = { command-roll }: gooi de dobbelsteen.
help-place = { command-place } L4 r f b3, of gewoon L4 r f b3: leg stuk L4 gedraaid en omgekeerd op je legtafel, met het eerste vakje op b3.
more-place =
    Kolommen zijn letters van links, rijen zijn nummers van boven: b3 is het tweede vakje van de derde rij. r draait het stuk een kwartslag met de klok mee, rr of r2 twee kwartslagen, r3 drie; f keert het van links naar rechts om. Dat gebeurt in de volgorde waarin je het typt, te beginnen met het stuk zoals { command-pieces } het voorleest. Het eerste vakje van een stuk is het meest linkse van zijn bovenste rij: dat komt op het vakje dat je noemt. Wat niet past, krijg je te horen en kost niets. Een stuk dat al ligt, wordt opnieuw gelegd. Met het laatste stuk wordt ‘Ubongo!’ voor je geroepen.
help-remove = { command-remove } L4: haal een stuk van je legtafel.
help-undo = { command-undo }: neem je laatste verandering op de legtafel terug.
help-board = { command-board }: je legtafel, rij voor rij. Een open vakje noemt zijn eigen naam, een bedekt vakje zijn stuk, twee punten betekenen: erbuiten. { command-board } 2 leest de legtafel van speler 2 voor, met de stukken zodra die is opgelost.
help-board-alone = { command-board }: je legtafel, rij voor rij. Een open vakje noemt zijn eigen naam, een bedekt vakje zijn stuk, twee punten betekenen: erbuiten.
help-pieces = { command-pieces }: de stukken van je opgave; { command-pieces } L4 r f leest voor hoe een stuk ligt als het gedraaid en omgekeerd is.
help-move = { command-move } 4: verplaats je figuur naar veld 4, één keer per ronde, als je je legtafel hebt opgelost.
help-take = { command-take }: neem de twee dichtstbijzijnde edelstenen van je veld; { command-take } 3 verplaatst je eerst naar veld 3.
help-give-up = { command-give-up }: zoek niet langer naar een oplossing; nog eens hetzelfde als je je bedenkt.
help-gems = { command-gems }: alle edelstenen op het spelbord, veld voor veld, de dichtstbijzijnde eerst.
help-gems-hunt = { command-gems }: wat er op de rondebaan ligt en wat er in de zak zit.
help-youngest = { command-youngest }: zeg dat jij de jongste bent.
help-propose = { command-propose } nieuwe legtafels of { command-propose } gedeelde winst: in een beslissingsduel.
help-agree = { command-agree }: stem in met wat er is voorgesteld.
help-skip = { command-skip }: leg deze opgave opzij voor een nieuwe.
help-hint = { command-hint }: hoor waar nog een stuk kan liggen; daarna telt het resultaat voor geen enkel record.
help-time = { command-time }: hoeveel tijd er nog is.
help-wait = { command-wait }: er wordt niets meer gelezen tot er op je wordt gewacht; { command-wait } 5 wacht 5 seconden. Handig als je opdrachten uit een bestand komen.
help-rules = { command-rules }: de hoofdstukken van de regels; { command-rules } 3 leest er een voor, { command-rules } { $clause } één enkele regel.
help-help = { command-help }: dit overzicht; { command-help } { command-place } vertelt meer over één opdracht.
help-quit = { command-quit }: verlaat het spel; dit moet je voluit typen.


## Lists with numbers ("2: red 7")

numbered = { $number }: { $text }


## UGO!: what one is asked

ugo-lead = { $player }, je komt uit voor slag { $trick } van { $tricks } in ronde { $round }.
ugo-place-again = Je mag de laatste slag nog anders neerleggen: { command-place }.
# $cards: "Bot 3 red 6, Bot 2 red 4".
ugo-follow = { $player }, jij bent aan de beurt. Op tafel: { $cards }.
# $cards: those that may be played, with their numbers in the hand.
ugo-must-follow = Je moet kleur bekennen ({ $suit }) en mag spelen: { $cards }.
ugo-place = { $player }, jij legt de slag neer: { $cards }. Kies een voorstel met zijn nummer, bijvoorbeeld { command-place } 1:
ugo-place-section = { $letter } { $suit }
ugo-place-order = nieuwe gebieden { $sections }
ugo-place-tops = bovenop { $cards }
ugo-place-both = nieuwe gebieden { $sections }; bovenop { $cards }


## UGO!: what one can look at

ugo-hand = Je handkaarten: { $cards }.
ugo-hand-empty = Je hebt geen handkaarten.
ugo-card-of = { $player } met de { $card }
ugo-table = Ronde { $round } van { $rounds }, slag { $trick } van { $tricks }.
ugo-table-cards = Op tafel: { $cards }.
ugo-table-turn = Aan de beurt: { $player }.
ugo-table-supply = Boeren in de voorraad: { $count }.
# $points: a text such as "−5"; the points before this round.
ugo-player =
    { $cards ->
        [one] { $player }: punten vóór deze ronde { $points }, { $cards } handkaart.
       *[other] { $player }: punten vóór deze ronde { $points }, { $cards } handkaarten.
    }
# $sections: a list of the next two texts; $farmers: a list of the third.
ugo-kingdom = { $player }: { $sections }. Boeren: { $farmers }.
ugo-kingdom-empty = { $player }: nog geen landerijen. Boeren: { $farmers }.
ugo-kingdom-section = { $letter } { $card }
ugo-kingdom-stack = { $letter } { $card }, daaronder { $covered }
ugo-kingdom-farmers = { $letter } { $there } van { $needed }


## UGO!: what was not understood

play-what = Welke kaart? Zeg bijvoorbeeld { command-play } blauw 5, of noem het nummer, bijvoorbeeld { command-play } 3.
play-number = Je kaarten hebben de nummers { $first } tot en met { $last }.
no-such-card = Er is geen kaart ‘{ $typed }’.
which-suit = ‘{ $typed }’ kan meerdere kleuren betekenen: { $suits }.
# $cards: the cards of that suit in the hand, or a dash.
which-card = Welke kaart van deze kleur ({ $suit })? Je hebt: { $cards }.
place-number = De voorstellen om de slag neer te leggen, hebben de nummers { $first } tot en met { $last }.
place-what = ‘{ $typed }’ begrijp ik hier niet. Geef een nummer, of kleuren en kaarten, bijvoorbeeld { command-place } rood blauw { word-top } rood 6.


## Ubongo: what one is asked

choose-field = { $player }, kies binnen 30 seconden een veld voor je figuur, bijvoorbeeld { command-figure } 3. Tot de eerste worp mag je het nog veranderen.
roll-now = { $player }, jij mag dobbelen: { command-roll }. Na 10 seconden doet de tafel het.
youngest-now = { $player }, ben jij de jongste, typ dan { command-youngest }. Na 20 seconden beslist het toeval.
begin-now = { $player }, typ { command-roll } om te beginnen. De klok loopt vanaf de eerste opgave.
# $pieces: codes such as "I3, L4, Y5".
board =
    { $count ->
        [one] { $player }, je legtafel heeft { $count } vakje. Stukken: { $pieces }.
       *[other] { $player }, je legtafel heeft { $count } vakjes. Stukken: { $pieces }.
    }
move-and-take =
    { $steps ->
        [one] { $player }, je staat op veld { $field }. Je mag je figuur { $steps } veld verplaatsen ({ command-move }) en twee edelstenen nemen ({ command-take }). De dichtstbijzijnde edelstenen:
       *[other] { $player }, je staat op veld { $field }. Je mag je figuur maximaal { $steps } velden verplaatsen ({ command-move }) en twee edelstenen nemen ({ command-take }). De dichtstbijzijnde edelstenen:
    }
take-only = { $player }, je staat op veld { $field }. Je mag twee edelstenen nemen ({ command-take }). De dichtstbijzijnde edelstenen:
agree-now = { $player }, ben je het hiermee eens, typ dan { command-agree }: { $wish }.


## Ubongo: pieces and boards. $cells are squares such as "b3 b4 c4".

# $look: "bar of 3 with a square beside one end".
piece-free = { $piece }, { $look }: { $cells }
piece-lies = { $piece }, { $look }, ligt op { $cells }
piece-turned = { $piece } zou in de hoek linksboven zo liggen: { $cells }
placed = { $piece } ligt op { $cells }.
placed-last = { $piece } ligt op { $cells }. Daarmee is de legtafel bedekt.
still-open = Nog te leggen: { $pieces }. Open vakjes: { $cells }.
place-how = Welk stuk, en waar? Bijvoorbeeld { command-place } L4 r f b3. Typ { command-help } { command-place } voor meer.
place-word = ‘{ $typed }’ begrijp ik hier niet. Zeg r voor draaien, f voor omkeren en een vakje zoals b3.
place-where = Waar? Zo gedraaid heeft { $piece } deze vorm: { $cells }. Noem ook het vakje waar het eerste vakje op komt, bijvoorbeeld b3.
place-over-the-edge = { $piece } zou over de rand steken met het eerste vakje op { $cell }.
place-outside = { $piece } zou buiten het legvlak steken: { $cells }.
place-overlap = { $piece } zou op { $other } liggen: { $cells }.
no-such-piece = Er is geen stuk ‘{ $typed }’. Stukken hebben namen zoals L4.
piece-not-shown = { $piece } hoort niet bij deze opgave. Je stukken: { $pieces }.
remove-what = Welk stuk? Bijvoorbeeld { command-remove } L4.
remove-not-there = { $piece } ligt niet op je legtafel.
undo-nothing = Er valt niets terug te nemen.


## Ubongo: gems and figures

# $count: all that are left beside the field; only the nearest ones are read.
field-begin = Veld { $field }: { $gems } … nog { $count } in totaal
field-whole = Veld { $field }: { $gems }
field-empty = Veld { $field }: geen edelstenen
field-nearest = Veld { $field }: { $gems }
# $line: one of the texts above.
field-with-figures = { $line }; figuren: { $players }
which-field = Geef het nummer van een veld, { $first } tot en met { $last }.
no-gems = nog geen edelstenen
player-with-gems = { $player }: { $gems }.
player-on-field = { $player }: veld { $field }; { $gems }.
track = Op de rondebaan: { $gems }.
bag = In de zak: { $gems }.
player-worth = { $player }: { $gems }. Punten: { $points }.
propose-what = Wat wil je voorstellen? { command-propose } nieuwe legtafels of { command-propose } gedeelde winst.
agree-to-what = Er is niets voorgesteld.


## Solo: records

# $length: 5, 10 or 20; $side: "easy side"; $deck: a name.
record-minutes = Solospel, { $length } minuten, { $side }, legtafels ‘{ $deck }’.
record-tasks = Solospel, { $length } opgaven, { $side }, legtafels ‘{ $deck }’.
record-new = Een nieuw record!
record-first = Dit is het eerste resultaat van deze soort, dus voorlopig is het het record.
record-stands-minutes =
    { $tasks ->
        [one] Het record blijft staan: { $tasks } opgave. Tijd van de laatste oplossing: { $time }.
       *[other] Het record blijft staan: { $tasks } opgaven. Tijd van de laatste oplossing: { $time }.
    }
record-stands-tasks = Het record blijft staan. Tijd: { $time }.
record-not-kept = De records konden niet worden gelezen of geschreven ({ $path }: { $reason }), dus dit resultaat wordt niet bewaard.


## How the command line was meant

bad-language = De taal ‘{ $language }’ is er hier niet. Kies een van deze: { $known }.
which-rules = Welke regels? Kies ugo, ubongo-classic of ubongo-diamonds, of één regel zoals UG-8.
no-such-rules = Er zijn geen regels ‘{ $asked }’. Kies ugo, ubongo-classic of ubongo-diamonds, of één regel zoals UG-8.
bad-seat = De plaatsen van dit spel zijn 1 tot en met { $seats }, niet { $seat }.
bad-seats-for-people =
    { $seats ->
        [one] Aan deze tafel is maar { $seats } plaats, dus er kan maar { $seats } persoon aan het toetsenbord zitten, geen { $people }.
       *[other] Aan deze tafel zijn { $seats } plaatsen, dus 1 tot en met { $seats } mensen kunnen het toetsenbord delen, geen { $people }.
    }
bad-names = Er zijn meer namen ({ $names }) dan plaatsen ({ $seats }).
bad-option-form = Schrijf opties als naam=waarde, niet als ‘{ $given }’.
bad-option-name = Dit spel heeft geen optie ‘{ $option }’. Wel: { $known }.
bad-option-choice = De optie { $option } kan niet ‘{ $value }’ zijn. Kies een van deze: { $choices }.
bad-option-number = De optie { $option } vraagt een geheel getal, niet ‘{ $value }’.
bad-option-switch = De optie { $option } is true of false, niet ‘{ $value }’.
bad-option-value = De optie { $option } kan niet ‘{ $value }’ zijn.
bad-path = Dit bestand kan niet worden geschreven: { $path } ({ $reason })
bad-file = Dit bestand kan niet worden gelezen: { $path } ({ $reason })
log-verified =
    { $draws ->
        [one] { $path }: { $draws } trekking, en die volgt uit de startwaarde.
       *[other] { $path }: { $draws } trekkingen, en ze volgen allemaal uit de startwaarde.
    }
