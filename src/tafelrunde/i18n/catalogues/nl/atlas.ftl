### Wat `tafelrunde atlas` te zeggen heeft. Geen meervoudsvormen: getallen staan na een dubbele punt.

atlas-what = Zeg hoeveel stukken een set heeft, bijvoorbeeld: tafelrunde atlas --pieces 3
atlas-pieces = Een set in de atlas heeft 1 tot 5 stukken.
atlas-box = Een kader is minstens 1 vakje breed en hoog.
atlas-five-need-a-box = Noem bij 5 stukken een kader van hoogstens 116 vakjes, bijvoorbeeld --box 6x5.
atlas-slow = De kern is niet in gebruik. Daarom rekent Python, en dat duurt lang: minuten bij 3 stukken, veel langer bij meer.
atlas-interrupted = Gestopt. Er is niets geschreven.
atlas-file = { $file }: { $reason }
atlas-foreign = { $file } is geen atlas.
atlas-newer = { $file } is door een nieuwere Tafelrunde geschreven. Werk deze bij.
atlas-truncated = { $file } is niet compleet: het einde ontbreekt, of er is iets bij gekomen.
atlas-damaged = { $file } is beschadigd: zo is het niet geschreven.
atlas-sound = { $file } is in orde. Vlakken: { $regions }
atlas-region = Een vlak schrijf je in rijen van # en . zoals ##./###
atlas-entry = Vakjes: { $area }. Sets van stukken: { $sets }, waarvan met maar één manier: { $unique }. Elke set met zijn aantal manieren:
atlas-found = Gevonden: { $found }. Getoond: { $shown }.
