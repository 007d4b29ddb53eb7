### The rules of the three games, one message per clause, in the order of play.
### The first line of a message is the rule in one sentence; details, options and an example follow as paragraphs of their own.
### Keep the line structure and the numbers. Options of the table stand in quotation marks, because players meet these names in the table's settings.


## Ubongo classic

rules-ubongo-classic-title = Ubongo klassiek


## Ubongo classic: what is on the table

rules-ubongo-classic-material = Wat er op tafel ligt

UC-1 = Ubongo klassiek is voor 2 tot 4 spelers, en met de uitbreiding ook voor 5 of 6.

UC-2 = Elke speler heeft dezelfde 12 legstukken, en die verschillen alle 12 in vorm en kleur.

    Je mag een stuk alle kanten op draaien en ook omkeren: beide zijden zijn speelbaar.

UC-3 = Elke zijde van een legtafel toont een legvlak en, naast elk van de 6 symbolen van de dobbelsteen, de stukken die je daarvoor nodig hebt.

    Er zijn 36 legtafels met elk twee zijden. Op de makkelijke zijde (geel) staan naast elk symbool 3 stukken, op de moeilijke zijde (groen) 4.

    Een legvlak en de stukken bij één symbool vormen samen een opgave. Dat zijn 36 × 2 × 6 = 432 opgaven, en elke opgave is op te lossen.

UC-4 = Er zijn 72 edelstenen te winnen: 12 van elke kleur, in groen, rood, blauw, violet, bruin en geel.

UC-5 = Het spelbord heeft 6 rode velden op een lijn, en bij elk veld hoort een rij van 12 gaten.

    De lijn heeft twee uiteinden. Het is geen kring.

UC-6 = Een dobbelsteen met 6 symbolen bepaalt de opgave, en een zandloper van één minuut bepaalt de tijd.

    De symbolen zijn masker, schild, hand, slang, trommel en zon.

    Optie ‘zandloper’: de tafel mag elke tijd van 30 tot 180 seconden kiezen. Wie langer nodig heeft, kan tot 10 minuten kiezen of zonder zandloper spelen.


## Ubongo classic: before the game

rules-ubongo-classic-setup = Voor het spel

UC-7 = Alle 72 edelstenen worden willekeurig over de 72 gaten verdeeld, in elk gat één.

    Een leeg gat wordt nooit meer gevuld.

UC-8 = Voor de eerste worp zet elke speler de eigen spelfiguur op een rood veld naar keuze.

    Er mogen meerdere figuren op hetzelfde veld staan, nu en ook later. Iedereen kiest tegelijk en mag zich tot de eerste worp nog bedenken. Staat je figuur na 30 seconden nog nergens, dan bepaalt het toeval het veld.

UC-9 = De hele tafel speelt van begin tot eind met dezelfde zijde van de legtafels: de makkelijke, tenzij jullie de moeilijke kiezen.

    Optie ‘handicap’: elke speler heeft een eigen zijde, zodat kinderen en oude rotten samen kunnen spelen. Deze optie staat uit, tenzij jullie haar aanzetten.

UC-10 = Een spel duurt 9 rondes en gebruikt 18 legtafels met 2 spelers, 27 met 3 en alle 36 met 4.

    Het toeval bepaalt welke legtafels meedoen. Ze worden geschud en blind getrokken.

UC-11 = Met de optie ‘alle legtafels’ spelen 2 of 3 spelers door tot alle 36 legtafels gebruikt zijn.

    Met 2 spelers duurt het spel dan 18 rondes, met 3 spelers 12. De optie bestaat alleen voor de 36 legtafels van het basisspel en niet voor 4 of meer spelers.

UC-12 = De startspeler van de eerste ronde wordt geloot, tenzij de gastheer iemand aanwijst.


## Ubongo classic: a round

rules-ubongo-classic-round = Een ronde

UC-13 = Elke speler krijgt een legtafel, te beginnen bij de startspeler, die daarna dobbelt en op hetzelfde moment de zandloper omdraait.

    De legtafels blijven tot de worp verborgen en worden dan voor iedereen tegelijk zichtbaar. Heeft de startspeler na 10 seconden niet gedobbeld, dan dobbelt de tafel.

UC-14 = Je moet alle stukken gebruiken die op je eigen legtafel naast het gedobbelde symbool staan, en geen andere.

    Met andere stukken telt een oplossing niet, ook al past ze precies.

UC-15 = Je moet het legvlak precies bedekken: niets blijft open, niets overlapt, niets steekt uit.

UC-16 = Wie het eigen legvlak heeft bedekt, roept ‘Ubongo!’, en de anderen spelen door zolang het zand loopt.

    Aan onze tafel roept het laatste passende stuk voor jou. Een foute poging kost niets; ga gewoon verder. Een opgeloste legtafel zit op slot, en de stukken blijven liggen.

UC-17 = Wie als eerste klaar is, mag de eigen figuur maximaal 3 velden verplaatsen, de tweede maximaal 2, de derde 1, en de vierde moet blijven staan.

    Je mag beide kanten op, maar niet voorbij de uiteinden van de lijn, en je mag ook blijven staan. Je verplaatst je figuur één keer, in één zet, en kunt die niet terugnemen. Dat mag op elk moment voordat de zandloper is doorgelopen, en je hoeft niet te wachten op wie eerder klaar was. Figuren mogen elkaar voorbijgaan, en tussen de rondes blijven ze staan waar ze staan.

UC-18 = Hoe ver je mag, hangt alleen af van de plaats waarop je klaar was, niet van het aantal spelers.

    Een plaats wordt nooit gedeeld: de vroegste oplossing gaat voor, en als er geen verschil te zien is, de oplossing die het eerst bij de tafel aankwam.

UC-19 = Wie een oplossing heeft, mag twee edelstenen nemen uit de rij van het veld waar de eigen figuur staat, altijd de twee die het dichtst bij de figuur liggen.

    Het maakt niet uit hoeveel lege gaten ervoor zitten. Welke twee het dichtst bij liggen, wordt bepaald op het moment dat je neemt; andere mag je niet nemen.

    Nemen hoeft niet, en je mag ook wachten tot anderen de voorste stenen hebben weggehaald. Neem je zonder je figuur te hebben verplaatst, dan blijft je figuur staan: na het nemen ben je klaar voor deze ronde.

UC-20 = Wie het eerst neemt, neemt het eerst, ongeacht wie eerder klaar was of eerder heeft verplaatst.

    Verplaatsen en nemen zijn twee aparte dingen, en voor allebei kies je zelf het moment. Kom je later op een veld dan een andere figuur, dan mag je toch als eerste uit de rij nemen.

UC-21 = Je mag één keer per ronde nemen, en de twee edelstenen komen in één greep.

    Met de eerste steen komt de steen erachter vanzelf mee.

UC-22 = Een rij zonder edelstenen levert niets op, en wie daar staat, gaat met lege handen weg.

UC-23 = Alleen wat je doet voordat de zandloper is doorgelopen, telt.

    Precies het moment waarop de zandloper is doorgelopen, is al te laat, en een stuk dat je nog in je hand hebt, ligt niet. Wat gedaan is, blijft gedaan: heb je je figuur verplaatst maar niets genomen, dan blijft je figuur op het nieuwe veld en krijg je geen edelstenen. Heb je een oplossing maar je figuur niet verplaatst, dan blijft die waar hij was.

    Optie ‘extra tijd’, voor spelen op een telefoon: als de zandloper is doorgelopen, heb je nog 3 of 5 seconden om je figuur te verplaatsen en edelstenen te nemen. Zonder deze optie is die er niet.

UC-24 = Wie de eigen legtafel niet heeft opgelost, mag in deze ronde de figuur niet verplaatsen en geen edelstenen nemen.

UC-25 = De ronde eindigt als de zandloper is doorgelopen.

    Ze eindigt eerder als niemand meer iets kan doen: iedereen heeft een oplossing, en iedereen heeft genomen of staat bij een lege rij en kan de figuur niet meer verplaatsen.

    Je mag je legtafel ook opgeven; dan wacht niemand meer op je. Zolang de ronde duurt, mag je je nog bedenken. Heeft iedereen zonder oplossing opgegeven en hebben de anderen niets meer te doen, dan wordt de rest van het zand overgeslagen. Heeft helemaal niemand een oplossing, dan ook de tweede zandloper.

UC-26 = Heeft niemand een oplossing als de zandloper is doorgelopen, dan wordt hij nog één keer omgedraaid.

    Hij loopt opnieuw de volle tijd, met dezelfde legtafels en hetzelfde symbool. Wat al ligt, blijft liggen, en iedereen mag verder, ook wie had opgegeven. Wie nu het eerst een oplossing vindt, is eerste, en verder blijft alles hetzelfde. Heeft iemand wel een oplossing maar niets genomen, dan komt er geen tweede zandloper.

    Vindt ook deze keer niemand een oplossing, dan is de ronde zonder edelstenen voorbij. Ze telt toch mee, en haar legtafels zijn gebruikt.

UC-27 = Na de ronde gaan de legtafels opzij, en de speler links van de vorige startspeler begint de volgende ronde.

UC-28 = Gewonnen edelstenen liggen open, zodat iedereen altijd ziet wie er hoeveel van welke kleur heeft.

    Ook het spelbord en de figuren blijven in beeld, zelfs terwijl je legt. Zodra de legtafels zichtbaar zijn, zie je ook die van de anderen, in het klein.


## Ubongo classic: the end of the game

rules-ubongo-classic-end = Het einde van het spel

UC-29 = Na de laatste ronde wint de speler die de meeste edelstenen van één enkele kleur heeft, niet de speler die er in totaal de meeste heeft.

    Is dat gelijk, dan vergelijken die spelers hoeveel ze van hun op één na beste kleur hebben, dan van de derde kleur, enzovoort, alle zes langs. Twee kleuren met elk 6 stenen zijn je beste en je op één na beste. Zo worden alle plaatsen verdeeld, en wie in alle zes gelijk is, deelt de plaats.

    Voorbeeld, in de volgorde groen, rood, blauw, violet, bruin, geel: A heeft 6, 4, 2, 2, 2, 2, B heeft 2, 2, 0, 1, 2, 3 en C heeft 4, 3, 2, 6, 1, 0. A en C hebben allebei 6 stenen van hun beste kleur en 4 van de tweede. Van de derde kleur heeft C er 3 en A maar 2, dus C wint.


## Ubongo classic: the expansion

rules-ubongo-classic-expansion = Met de uitbreiding

UC-30 = De uitbreiding is voor 2 tot 6 spelers en voegt 18 legtafels toe, samen 54.

    De nieuwe legtafels brengen 18 × 2 × 6 = 216 extra opgaven. Met 5 spelers worden 45 legtafels gebruikt, met 6 spelers alle 54, dus het blijft bij 9 rondes.

    Optie ‘gemengde legtafels’: ook met minder dan 5 spelers worden de 18, 27 of 36 legtafels uit alle 54 getrokken.

UC-31 = Met 5 of 6 spelers heeft het spelbord 6 rijen van 18 gaten en 108 edelstenen, 18 van elke kleur.

    Met minder spelers blijft het bij 6 rijen van 12 gaten en 72 edelstenen.

UC-32 = Wie als vierde, vijfde of zesde klaar is, moet blijven staan, maar iedereen met een oplossing mag twee edelstenen nemen.


## Ubongo classic: the pieces

rules-ubongo-classic-pieces = De legstukken

# The codes stay as they are in every language. Bar, block and so on describe the shape in words.
UC-33 = De 12 legstukken heten I2, I3, V3, I4, O4, T4, S4, L4, P5, L5, Y5 en Z5; het cijfer zegt hoeveel vakjes een stuk heeft, de letter hoe het eruitziet.

    Rechte balken zijn I2 (paars), I3 (hemelsblauw) en I4 (bruin). V3 (blauwgroen) is een hoek van 3 vakjes. O4 (rood) is een blok van 2 bij 2.

    T4 (geel) is een balk van 3 met een vakje naast het midden. L4 (geelgroen) is een balk van 3 met een vakje naast een uiteinde. S4 (blauw) bestaat uit twee balken van 2 naast elkaar, één vakje verschoven.

    P5 (groen) is een blok van 2 bij 2 waar nog een vakje aan vastzit. L5 (magenta) is een balk van 4 met een vakje naast een uiteinde, Y5 (donkeroranje) een balk van 4 met een vakje naast het voorlaatste. Z5 (amberkleurig) is een balk van 3 met een vakje naast elk uiteinde, aan tegenovergestelde kanten.

    Alle 12 samen hebben 48 vakjes. Elk stuk mag je draaien en omkeren.

UC-34 = Elke precieze oplossing met de getoonde stukken telt, ook als een opgave er meer heeft.


## Ubongo diamond hunt

rules-ubongo-diamonds-title = Ubongo diamantenjacht


## Ubongo diamond hunt: what is on the table

rules-ubongo-diamonds-material = Wat er op tafel ligt

UD-1 = Ubongo diamantenjacht is voor 1 tot 4 spelers met elk dezelfde 12 legstukken, en heeft 36 legtafels met 432 opgaven.

    Daar horen een dobbelsteen met 6 symbolen en een zandloper van één minuut bij. Ben je alleen, dan speel je het solospel.

    Optie ‘zandloper’: de tafel mag elke tijd van 30 tot 180 seconden kiezen. Wie langer nodig heeft, kan tot 10 minuten kiezen of zonder zandloper spelen.

UD-2 = Er zijn 58 edelstenen: 19 saffieren (blauw), 19 barnstenen (geelbruin), 10 robijnen (rood) en 10 smaragden (groen).

UD-3 = Een robijn is 4 punten waard, een saffier 3, een smaragd 2 en een barnsteen 1.


## Ubongo diamond hunt: before the game

rules-ubongo-diamonds-setup = Voor het spel

UD-4 = Iedereen speelt met dezelfde zijde van de legtafels: de makkelijke met 3 stukken, tenzij jullie de moeilijke met 4 kiezen.

    Alle 36 legtafels liggen in de stapel, hoeveel spelers er ook zijn. Ze worden geschud en blind getrokken.

UD-5 = 9 saffieren en 9 barnstenen liggen op de rondebaan, waar ze op een winnaar wachten en de rondes tellen.

    De andere 40 edelstenen, 10 van elke soort, zitten in de zak.

UD-6 = Het spel duurt 9 rondes; de jongste speler dobbelt het eerst, daarna telkens de speler links van de vorige.

    De tafel vraagt wie de jongste is. Meldt zich niemand, dan beslist het toeval.


## Ubongo diamond hunt: a round

rules-ubongo-diamonds-round = Een ronde

UD-7 = Je moet het legvlak op je legtafel precies bedekken, met alle stukken naast het gedobbelde symbool en met geen andere.

    Eerst neemt iedereen een legtafel. Wie aan de beurt is, dobbelt dan en draait op hetzelfde moment de zandloper om, en de legtafels worden voor iedereen tegelijk zichtbaar. Heeft na 10 seconden niemand gedobbeld, dan dobbelt de tafel.

    Je mag de stukken alle kanten op draaien en ook omkeren. Niets mag open blijven, overlappen of uitsteken. Elke precieze oplossing telt, ook als een opgave er meer heeft.

UD-8 = Wie het eigen legvlak heeft bedekt, roept ‘Ubongo!’, de anderen leggen door tot de tijd om is, en dan stopt iedereen meteen.

    Aan onze tafel roept het laatste passende stuk voor jou, en de tafel roept ‘Stop!’. Heeft iedereen een oplossing, dan eindigt de ronde meteen.

UD-9 = Heeft niemand een oplossing als de tijd om is, dan is er een tweede kans: de zandloper wordt nog één keer omgedraaid.

    Hij loopt opnieuw de volle tijd, met dezelfde legtafels en hetzelfde symbool. Wat al ligt, blijft liggen, en iedereen mag verder. Vindt ook deze keer niemand een oplossing, dan is de ronde definitief voorbij.

UD-10 = Wie als eerste een oplossing heeft, krijgt 1 saffier van de rondebaan en 1 edelsteen uit de zak, de tweede 1 barnsteen van de rondebaan en 1 edelsteen uit de zak, de derde en de vierde elk 1 edelsteen uit de zak.

    Uit de zak wordt blind getrokken. Wie geen oplossing heeft, krijgt niets.

    De beloningen komen als de tijd om is, in de volgorde waarin jullie klaar waren, en iedereen ziet wat er wordt getrokken en wat elke speler heeft. Spelfiguren zijn er in dit spel niet: je verplaatst niets en kiest niets uit.

UD-11 = Na elke ronde liggen er precies 1 saffier en 1 barnsteen minder op de rondebaan.

    Heeft maar één speler een oplossing, dan gaat de barnsteen van de ronde in de zak. Heeft niemand er een, dan gaan de saffier en de barnsteen er allebei in. Dat gebeurt pas als de beloningen getrokken zijn.

UD-12 = Na de ronde gaan de gebruikte legtafels opzij, en iedereen neemt een nieuwe.


## Ubongo diamond hunt: the end of the game

rules-ubongo-diamonds-end = Het einde van het spel

UD-13 = Na ronde 9, als de rondebaan leeg is, telt iedereen de waarden van de eigen edelstenen op, en de meeste punten winnen.

    Voorbeeld: 1 robijn, 1 saffier, 3 smaragden en 3 barnstenen zijn samen 4 + 3 + 6 + 3 = 16 punten.

UD-14 = Hebben meerdere spelers de meeste punten, dan volgt een beslissingsduel: elk van hen neemt een legtafel, er wordt gedobbeld, er is geen zandloper, en wie het eerst een oplossing heeft, wint.

    Jullie spelen met dezelfde zijde als daarvoor. Eerst worden ongebruikte legtafels getrokken; zijn die op, dan worden de gebruikte opnieuw geschud. De speler links van wie het laatst dobbelde, dobbelt nu.

    Zijn jullie het in het duel allemaal eens, dan mogen jullie nieuwe legtafels nemen of de winst delen. Wie het duel verlaat, ligt eruit. Is het gewonnen, dan delen de anderen met evenveel punten de tweede plaats.


## Ubongo diamond hunt: variants

rules-ubongo-diamonds-variants = Varianten

UD-15 = Met de optie ‘zonder geluk’ krijgt de eerste 1 robijn, de tweede 1 saffier, de derde 1 smaragd en de vierde 1 barnsteen, en uit de zak wordt niets getrokken.

    Deze edelstenen komen uit de 40 die niet op de rondebaan liggen, en daarvan zijn er altijd genoeg. De rondebaan telt dan alleen de rondes: na elke ronde gaan één saffier en één barnsteen terug in de doos.

UD-16 = In het solospel speel je tegen de klok: zo veel mogelijk opgaven in 5, 10 of 20 minuten, of 5, 10 of 20 opgaven zo snel mogelijk.

    Bij elke opgave horen een nieuwe legtafel en een nieuwe worp. De klok begint als de eerste legtafel zichtbaar wordt en staat niet stil. Je mag een opgave altijd opzijleggen en een nieuwe legtafel nemen; dat kost alleen de tijd die je eraan hebt besteed. Zijn alle legtafels gebruikt, dan worden ze opnieuw geschud.

    Speel je op minuten, dan tellen de opgeloste opgaven, en bij evenveel is de vroegste laatste oplossing beter. Speel je op opgaven, dan telt de tijd van de laatste oplossing.

    Je resultaten worden bewaard, en een nieuw record wordt gemeld. Er zijn aparte records voor elke speelwijze, elke lengte, elke zijde en elke set legtafels.


## UGO!

rules-ugo-title = UGO!


## UGO!: what is on the table

rules-ugo-material = Wat er op tafel ligt

UG-1 = Voor 2 tot 4 spelers zijn er 45 landerijen: 5 kleuren met elk de waarden 0 tot en met 8.

    De kleuren zijn groene weide, grijze berg, gele akker, blauw meer en rode heuvel.

UG-2 = Elke speler heeft een koninkrijk van vijf gebieden op een rij, A tot en met E, en elk gebied heeft zijn boeren nodig.

    A en B hebben hun boeren vanaf het begin. C heeft 2 boeren nodig, D 3 en E 4.

UG-3 = Op veel landerijen staan boeren, en die krijg je als je met precies die kaart een slag wint.


## UGO!: before the game

rules-ugo-setup = Voor het spel

UG-4 = Het spel duurt 4 rondes van 10 slagen, en in elke ronde krijgt iedereen 10 kaarten.

    De gever schudt alle 45 landerijen en geeft elke speler er 10, hoeveel spelers er ook zijn. De rest blijft deze ronde ongezien. De eerste gever wordt geloot, tenzij de gastheer iemand aanwijst. Je handkaarten zijn geheim; alleen hoeveel je er hebt, ziet iedereen.

UG-5 = De speler links van de gever komt uit voor de eerste slag, en bij elke nieuwe ronde schuift het begin een plaats naar links.

    Een ronde begint dus bij de speler links van wie de vorige ronde begon. Met 3 spelers begint ronde 4 weer bij wie ronde 1 begon.


## UGO!: a trick

rules-ugo-trick = Een slag

UG-6 = Je mag met elke kaart uitkomen, en de anderen moeten met de klok mee de gevraagde kleur bekennen als ze kunnen.

    Heb je geen kaart van die kleur, dan mag je elke kaart spelen.

UG-7 = De hoogste waarde wint de slag, in welke kleur ook.

UG-8 = Hebben meerdere kaarten de hoogste waarde, dan wint die in de gevraagde kleur; is er geen in die kleur, dan wint de kaart die het eerst is gespeeld.

    Voorbeeld: na elkaar komen de blauwe 3, de groene 7, de rode 1 en de blauwe 7. De blauwe 7 wint, want blauw is gevraagd. Bij blauwe 2, groene 8, rode 2 en rode 8 wint de groene 8: geen van beide 8’en is blauw, en de groene lag er het eerst.

UG-9 = De winnaar neemt alle kaarten van de slag in het eigen koninkrijk en komt uit voor de volgende slag.


## UGO!: placing the lands

rules-ugo-placing = Landerijen leggen

UG-10 = Landerijen worden op kleur gelegd: elke kleur heeft een eigen gebied, en een kleur die er al ligt, komt op haar stapel.

    Een nieuwe kleur komt in het eerste vrije gebied van links. Brengt een slag meerdere nieuwe kleuren, dan kiest de winnaar welke daarvan het eerst komt.

UG-11 = Komen meerdere kaarten van een slag op dezelfde stapel, dan kiest de winnaar welke daarvan bovenop ligt.

    De tafel stelt de hoogste voor. Alle kaarten van de slag moeten worden gelegd, ook als er dan een lage op een hoge komt.

UG-12 = Zodra de volgende slag is begonnen, mag er aan wat al ligt niets meer worden veranderd, en van elke stapel telt alleen de bovenste kaart.

    Na de tiende slag ligt alles vast zodra de winnaar bevestigt. De kaarten eronder mag iedereen bekijken.


## UGO!: farmers

rules-ugo-farmers = Boeren

UG-13 = Boeren die je krijgt, moet je nemen, en elke boer komt op de eerste lege boerenplek van links.

    Eerst raakt dus C vol, dan D, dan E. Een koninkrijk met alle 9 boeren krijgt er geen meer bij; wat over is, blijft in de voorraad.

UG-14 = Win je een slag met een 3, 4 of 5, dan krijg je 2 boeren, met een 6 of 7 krijg je er 1, en met een 0, 1, 2 of 8 geen.

    Voorbeeld: de rode 3, de blauwe 5, de rode 6 en de rode 4 zijn gespeeld. De rode 6 wint en brengt 1 boer, die naar gebied C gaat.

UG-15 = Een verloren 1 levert wie hem speelde 1 boer op als hij de kleur van de winnende kaart heeft, en 2 boeren als hij een andere kleur heeft.

    Voorbeeld: wint de blauwe 8, dan levert de blauwe 1 één boer op. Wint de blauwe 7, dan levert de rode 1 er twee op.

UG-16 = Een verloren 2 levert wie hem speelde geen boer op als hij de kleur van de winnende kaart heeft, en 1 boer als hij een andere kleur heeft.

    Voorbeeld: de blauwe 7, de groene 2, de groene 8 en de blauwe 2 zijn gespeeld, en de groene 8 wint. De blauwe 2 levert 1 boer op, de groene 2 geen.

UG-17 = Bij een verloren 1 of 2 telt de kleur van de winnende kaart, niet de gevraagde kleur.

    Voorbeeld: blauw is gevraagd en de groene 8 wint. De blauwe 2 levert 1 boer op, hoewel blauw is gevraagd.


## UGO!: scoring

rules-ugo-scoring = Puntentelling

UG-18 = Na de tien slagen van een ronde levert een gebied met landerijen en al zijn boeren de waarde van zijn bovenste kaart op.

UG-19 = Een gebied met landerijen waar boeren ontbreken, levert voor de landerijen niets op en kost 5 punten voor elke ontbrekende boer.

    Een ronde kan dus ook onder 0 eindigen.

    Voorbeeld: je hebt de rode 0 op A, de blauwe 8 op B en de groene 6 op C, met daar maar 1 van de 2 boeren. Dat is 0 + 8 − 5 = 3 punten.

UG-20 = Een gebied zonder landerijen dat al zijn boeren heeft, levert bij C 1 punt op, bij D 3 punten en bij E 5 punten.

    A en B leveren zonder landerijen niets op.

    Voorbeeld: op A, B en C liggen een 8, een 6 en een 2 bovenop, met al hun boeren, en D heeft zijn 3 boeren maar geen landerijen. Dat is 8 + 6 + 2 + 3 = 19 punten.

UG-21 = Na elke ronde worden de punten en de totalen voor iedereen zichtbaar opgeschreven, en de koninkrijken worden leeggemaakt.

    Alle boeren gaan terug naar de voorraad, en alle 45 landerijen worden geschud en opnieuw gedeeld.

UG-22 = Wie na de 4 rondes de meeste punten heeft, wint.

    Bij een gelijk totaal wordt de plaats gedeeld.

    Optie ‘beurtklok’: de tafel stelt een tijd voor elke beurt in. Zonder deze optie mag iedereen zo lang nadenken als hij wil.


## UGO!: two players

rules-ugo-two-players = Met z’n tweeën

UG-23 = Met 2 spelers liggen er elke ronde maar 12 boeren in de voorraad, en wie de slag wint, neemt het eerst.

    De verliezer krijgt wat er over is. Wat een vol koninkrijk van de winnaar niet meer kan opnemen, blijft voor de verliezer.

    Voorbeeld: er zijn nog 2 boeren. De winnaar neemt er 1 met de rode 7. De verliezer zou er met de gele 1 twee krijgen, maar krijgt alleen nog de laatste.
