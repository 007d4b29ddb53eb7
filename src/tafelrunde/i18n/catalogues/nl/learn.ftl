### The words of the rules' pages and of the tutorials, beside the rules themselves.


## The pages of the rules

learn-games = Spellen
learn-chapters = Hoofdstukken
learn-try = Nu zelf proberen


## The tutorials

learn-step = Stap { $step } van { $steps }
learn-next = Verder
learn-skip = Overslaan
learn-again = Opnieuw
learn-to-table = Naar een tafel
learn-all-rules = Alle regels


## The tutorials: Ubongo classic

learn-cover = Het masker is gevallen: bedek het vlak met de drie stukken ernaast. Sleep ze, of tik eerst een stuk en dan de legtafel aan; nog een tik draait het.
learn-cover-done = Ubongo! Met het laatste stuk roept de tafel dat voor je. Nu mag je figuur lopen, zolang het zand loopt.
learn-field = Je was als tweede klaar, dus je figuur mag tot 2 velden ver. Je pakt de twee dichtstbijzijnde stenen en verzamelt rood. Welke rij kies je?
learn-field-answer-1 = hier
learn-field-answer-2 = 1 verder
learn-field-answer-3 = 2 verder
learn-field-answer-4 = 3 verder
learn-field-no-1 = Je mag blijven staan, maar de twee dichtstbijzijnde stenen zijn hier bruin en blauw.
learn-field-no-2 = De rode liggen verder naar achteren: je krijgt altijd de voorste twee, hier paars en geel.
learn-field-no-4 = De voorste twee zouden rood zijn, maar deze rij ligt drie velden ver. Zo ver mag alleen wie als eerste klaar was.
learn-field-done = Twee rode. Lege gaten ervoor maken niet uit, en wie eerst pakt, pakt eerst: misschien wil iemand anders ook die rij.
learn-winner = Negen rondes zijn gespeeld. Wie heeft gewonnen?
learn-winner-no-1 = A heeft de meeste stenen, maar dat telt niet. De meeste van één kleur, dat telt.
learn-winner-no-2 = B en C hebben allebei 5 van één kleur. Dan beslist de op één na beste: daarvan heeft B er 1.
learn-winner-done = C: 5 blauwe, en bij de op één na beste kleur 2 tegen 1. Meer is het niet. Ubongo!


## The tutorials: Ubongo diamond hunt

learn-hard = De moeilijke zijde: vier stukken. Bedek het vlak precies. De knop met de spiegel keert een stuk om.
learn-hard-done = Ubongo! Iedereen speelt door tot het zand op is; dan zijn de beloningen er in de volgorde waarin jullie klaar waren.
learn-reward = Je was als eerste klaar. Wat is voor jou?
learn-reward-answer-1 = een robijn, en een uit de zak
learn-reward-answer-2 = een saffier, en een uit de zak
learn-reward-answer-3 = een barnsteen, en een uit de zak
learn-reward-no-1 = Robijnen komen alleen uit de zak, met geluk.
learn-reward-no-3 = De barnsteen is voor de tweede.
learn-reward-done = Een saffier van de rondebaan en een steen, blind uit de zak getrokken. Derde en vierde trekken ook een steen.
learn-worth = Een robijn telt 4, een saffier 3, een smaragd 2, een barnsteen 1. Wie heeft de meeste punten?
learn-worth-no-1 = Veel stenen, maar 5 + 2 is 7.
learn-worth-no-2 = Twee robijnen is 8. Iemand heeft meer.
learn-worth-done = Drie saffieren is 9. Hier telt de waarde, niet de kleur; bij een gelijke stand na negen rondes beslist een beslissingsduel.


## The tutorials: UGO!

learn-follow = Blauw is gevraagd. Deze drie kaarten heb je in de hand. Welke mag je spelen?
learn-follow-no-1 = Je hebt blauw, dus je moet blauw spelen.
learn-follow-no-3 = De groene 7 is niet gevraagd: de eerste kaart van de slag zegt wat je moet bekennen.
learn-follow-done = Wie de gevraagde kleur heeft, moet die bekennen. Alleen wie er geen heeft, mag spelen wat hij wil.
learn-trick = De vier kaarten zijn in deze volgorde gespeeld. Welke wint de slag?
learn-trick-no-1 = Gevraagd, maar laag: de hoogste waarde wint.
learn-trick-no-2 = Twee kaarten zijn hoger.
learn-trick-no-3 = 8 is de hoogste waarde, welke kleur ook. Maar er zijn er twee, en één heeft de gevraagde kleur.
learn-trick-done = Twee achten, en blauw was gevraagd: de blauwe wint. Alle vier de landerijen gaan naar het koninkrijk van de winnaar.
learn-place = Je wint een slag met een blauwe 2 en een groene 7 erin. Waar komen die twee?
learn-place-answer-1 = de blauwe 2 onder de blauwe 6, de groene 7 op C
learn-place-answer-2 = de blauwe 2 boven op de blauwe 6, de groene 7 op C
learn-place-answer-3 = de blauwe 2 op C, de groene 7 op D
learn-place-no-1 = Wat je wint, komt boven op wat er al lag, ook als het minder waard is.
learn-place-no-3 = Blauw heeft zijn stapel al, op A: elke kleur heeft er maar één.
learn-place-done = Elke kleur heeft één stapel, en wat je wint, komt bovenop. Alleen de bovenste kaart telt: A is nu 2 waard en niet meer 6. Een nieuwe kleur neemt het volgende vrije gebied. Van twee kaarten van één kleur in een slag kies jij welke boven ligt.
learn-farmers = Je hebt deze slag met de rode 4 gewonnen. Hoeveel boeren levert die op?
learn-farmers-answer-1 = geen
learn-farmers-answer-2 = 1 boer
learn-farmers-answer-3 = 2 boeren
learn-farmers-no-1 = Alleen 0, 1, 2 en 8 leveren de winnaar niets op.
learn-farmers-no-2 = 6 en 7 leveren er één op.
learn-farmers-done = 3, 4 en 5 leveren er twee op, want daarmee win je moeilijk. Je boeren vullen eerst gebied C, dan D, dan E. Een landerij telt daar alleen als al haar boeren er zijn.
learn-lost = Deze keer won de blauwe 7, en jouw rode 1 verloor. Hoeveel boeren krijg je?
learn-lost-answer-1 = geen
learn-lost-answer-2 = 1 boer
learn-lost-answer-3 = 2 boeren
learn-lost-no-1 = Een 1 die verliest, levert altijd iets op.
learn-lost-no-2 = Eén zou het zijn als jouw 1 blauw was, zoals de kaart die won.
learn-lost-done = Een verloren 1 levert twee boeren op, of één als ze de kleur van de winnende kaart heeft. Een verloren 2 levert er één op, of geen als ze die kleur heeft. Zo krijg je boeren zonder een slag te winnen.
learn-points = De ronde is voorbij en dit is je koninkrijk. Hoeveel punten levert het op?
learn-points-no-1 = Op C ontbreekt een boer, dus de 6 telt niet.
learn-points-no-2 = C telt niet, klopt, maar een ontbrekende boer kost ook nog 5.
learn-points-done = 0 + 8 − 5 = 3. Op C ligt een landerij en er ontbreekt een boer: dat kost 5. Op D en E ligt er geen, dus die kosten niets. Soms is het het best om geen enkele slag te winnen!
