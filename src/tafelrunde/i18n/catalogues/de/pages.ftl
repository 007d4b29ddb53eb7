### The words of the client's pages around the games. Names are never inflected.


## The head of every page that is no table

head-play = Spielen
head-alone = Solo
head-records = Rekorde
head-rules = Regeln
head-settings = Einstellungen
head-theme = Hell oder dunkel
head-pages = Seiten
head-skip = Zum Inhalt


## The entrance and what is on every page

pages-language = Sprache
pages-who-are-you = Wer bist du?
pages-your-name = Dein Name
pages-that-is-me = Das bin ich
pages-sit-down = Hinsetzen
pages-free = frei
pages-refused = Das geht gerade nicht.
pages-broken = Auf dieser Seite ist etwas zerbrochen
pages-not-loaded = Diese Seite konnte nicht geladen werden
pages-broken-hint = Keine Partie geht verloren: Die Tische bewahrt der Server auf. Lade die Seite neu oder geh zurück zum Eingang.
pages-reload = Neu laden
pages-to-lobby = Zum Eingang


## The frame around every game

frame-menu = Menü
frame-close = Schließen
frame-back = Zurück
frame-talk = Reden
frame-talk-new =
    { $count ->
        [one] Reden: { $count } neu
       *[other] Reden: { $count } neu
    }
frame-nothing-said = Noch hat niemand etwas gesagt.
frame-say = Etwas sagen
frame-send = Senden
frame-line-good = Verbindung: gut
frame-line-slow = Verbindung: langsam
frame-line-lost = Verbindung: keine
frame-ms = { $ms } ms
frame-lost = Keine Verbindung. Neuer Versuch läuft …
frame-lost-long = Der Server antwortet seit einer Weile nicht. Lass diese Seite offen: Dein Platz bleibt dir, und es geht von allein weiter, sobald er wieder da ist.
frame-connecting = Verbindung wird aufgebaut …
frame-paused = Pause
frame-paused-hint = Die Zeit steht still, bis { $host } weiterspielen lässt.
frame-paused-yours = Die Zeit steht still, bis du weiterspielen lässt.
frame-pause = Pause machen
frame-resume = Weiterspielen
frame-rules = Regeln
frame-people = Am Tisch
frame-leave = Tisch verlassen
frame-leave-hint = Bis du wieder da bist, spielt ein Bot für dich.
frame-leave-waits = Dein Platz bleibt dir; der Tisch wartet auf dich.
frame-leave-watching = Nicht mehr zusehen
frame-mute = Stumm schalten
frame-unmute = Wieder hören
frame-remove = Wegschicken
frame-remove-sure = Wirklich? Ein Bot übernimmt
frame-talking = Reden an diesem Tisch
frame-watching = Du siehst zu.
frame-take-seat = Platz nehmen
frame-bot-plays = Ein Bot spielt für dich.
frame-return = Selbst spielen
frame-sound-on = Ton an
frame-sound-off = Ton aus
frame-away = weg
frame-bot = Bot
frame-you = du
frame-host = lädt ein
frame-second-tab = Dieser Tisch ist noch in einem anderen Tab offen. Beide zeigen dieselbe Partie; spiel, wo du magst.
frame-understood = Gut
frame-over = Die Partie ist vorbei
frame-results = Ergebnis zeigen
frame-copy = Kopieren
frame-copied = Kopiert
frame-copy-yourself = Von hier kopieren:
frame-share = Teilen
frame-rematch = Es gibt eine nächste Partie: Alle behalten ihren Platz.


## When something is not as it should be: what happened, and what to do

gone-table = Diesen Tisch gibt es nicht
gone-table-hint = Vielleicht ist der Code vertippt, oder der Tisch wurde nach langer Zeit abgeräumt. Lass dir den Link noch einmal geben oder eröffne einen eigenen Tisch.
gone-kicked = Du wurdest von diesem Tisch weggeschickt
gone-kicked-hint = Wer den Tisch eröffnet hat, bestimmt, wer dort spielt. Setz dich an einen anderen Tisch oder eröffne einen eigenen.
gone-watchers = Dieser Tisch spielt unter sich
gone-watchers-hint = Alle Plätze sind besetzt, und zusehen darf niemand. Frag nach einem Platz in der nächsten Partie oder nimm einen anderen Tisch.
gone-session = Dieses Gerät ist nicht mehr bekannt
gone-session-hint = Vielleicht wurden die Cookies gelöscht, oder jemand ist hier mit Absicht vergessen worden. Lade die Seite neu und sag deinen Namen.
gone-stale = Diese Seite ist älter als der Server
gone-stale-hint = Lade sie neu. Hilft das nicht, schließ alle Tabs dieser Seite und öffne sie neu: Die Partie bleibt erhalten.
gone-page = Diese Seite gibt es nicht
gone-page-hint = Vielleicht fehlt ein Stück vom Link. Vom Eingang aus geht es überallhin.
gone-server = Der Server ist nicht zu erreichen
gone-server-hint = Prüfe deine Verbindung. Solo und die Regeln gehen auch ohne, und deine Tische bleiben erhalten.
gone-cookies = Dieser Browser behält keine Cookies, also lässt sich hier niemand wiedererkennen. Erlaube Cookies für diese Adresse und versuch es noch einmal.
gone-view = Dieser Teil der Seite ist zerbrochen
gone-view-hint = Die Partie läuft auf dem Server unversehrt weiter. Zeig sie noch einmal; zerbricht es wieder, lade die Seite neu.
gone-show-again = Noch einmal zeigen
