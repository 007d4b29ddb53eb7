### Der Tisch selbst: was dort geschieht, warum etwas nicht geht, und die Sätze, die jeder sagen kann.


## Warum nicht

refused-table-not-host = Das kann nur, wer den Tisch leitet.
refused-table-no-such-bot = Einen solchen Bot gibt es hier für dieses Spiel nicht.
refused-table-paused = Die Partie macht Pause. Warte, bis sie weitergeht.
refused-table-not-paused = Die Partie macht keine Pause.
refused-table-not-yourself = Dich selbst kannst du nicht wegschicken. Du kannst aufstehen.
refused-table-nobody-there = Dort sitzt niemand, der gemeint sein könnte.
refused-table-chat-in-private = Freie Nachrichten gibt es an privaten Tischen. An öffentlichen gibt es fertige Sätze.
refused-table-bot-plays = Gerade spielt ein Bot für dich. Übernimm zuerst wieder selbst.
refused-table-kicked = Die Tischleitung hat dich von diesem Tisch weggeschickt.
refused-table-no-watchers = Dieser Tisch spielt unter sich: Zuschauen geht hier nicht.
refused-table-not-over = Die Partie ist noch nicht zu Ende. Die Revanche kommt danach.
refused-table-shut = Die Leitung des Hauses hat diesen Tisch geschlossen.
refused-web-banned = Die Leitung des Hauses lässt dich nicht mehr herein.
refused-table-full-house = Hier sind gerade zu viele Tische offen. Bitte versuche es später noch einmal.
refused-web-no-such-language = Diese Sprache wird hier nicht gesprochen.
refused-web-too-many = Das war zu viel auf einmal. Warte eine Minute und versuche es dann wieder.
refused-wire-stale = Diese Seite ist älter als der Server. Bitte lade sie neu.
refused-wire-flood = Zu viele Nachrichten auf einmal. Die Seite verbindet sich von selbst wieder.
refused-house-moving = Dieser Server wird neu gestartet. Die Seite verbindet sich von selbst mit einem anderen.
refused-wire-hello-first = Die Seite hat sich nicht vorgestellt. Bitte lade sie neu.
refused-wire-silent = Von dieser Seite kam eine Weile nichts. Sie verbindet sich von selbst wieder.
refused-chat-too-fast = Eins nach dem anderen: warte kurz, bevor du mehr sagst.
refused-chat-off = An diesem Tisch wird nicht geredet.
refused-chat-phrases-only = Hier lassen sich nur die fertigen Sätze sagen.
refused-chat-muted = Die Tischleitung hat dich vorerst stumm geschaltet.
refused-chat-empty = Sag etwas, mit höchstens { $most } Zeichen.
refused-chat-no-such-phrase = Diesen Satz gibt es nicht.
refused-progress-too-fast = Die anderen sehen etwas seltener, wie weit du bist.


## Was geschieht

table-seated = { $player } setzt sich.
table-bot-seated = Ein Bot setzt sich: { $level }.
table-left = Ein Platz ist wieder frei.
table-arranged = Die Hausregeln haben sich geändert.
table-started = Die Partie beginnt.
table-paused = Die Partie macht Pause.
table-resumed = Die Partie geht weiter.
table-took-over = { $player } ist weg; einstweilen spielt ein Bot.
table-returned = { $player } ist wieder da.
table-given-away = Ein Platz sucht jemanden; bis dahin spielt dort ein Bot.
table-muted = { $player }: stumm geschaltet.
table-unmuted = { $player }: wieder zu hören.
table-followed = Es gibt eine Revanche: alle behalten ihren Platz.
table-shut = Die Leitung des Hauses hat den Tisch geschlossen.
table-closed = Die Partie ist zu Ende, und ihr Startwert liegt offen.
table-too-close = Zu knapp für das Auge: weniger als { $limit } ms Abstand. Entschieden haben { $margin } ms.
table-won-by = Vorsprung { $margin } ms, davon { $compensated } ms als Ausgleich für die Leitung.


## Was sich sagen lässt

say-hello = Hallo!
say-good-luck = Viel Glück!
say-have-fun = Viel Spaß!
say-well-played = Gut gespielt!
say-good-game = Das war ein schönes Spiel.
say-thanks = Danke!
say-oops = Hoppla!
say-so-close = So knapp!
say-wow = Wow!
say-hurry-up = Etwas schneller, bitte?
say-take-your-time = Lass dir Zeit.
say-one-moment = Einen Moment, bitte.
say-back-again = Ich bin wieder da.
say-sorry = Entschuldigung!
say-again = Noch einmal?
say-goodbye = Auf Wiedersehen!
