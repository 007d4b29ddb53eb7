### The words of the rules' pages and of the tutorials, beside the rules themselves.


## The pages of the rules

learn-games = Hry
learn-chapters = Kapitoly
learn-try = Teď si to zkusit


## The tutorials

learn-step = Krok { $step } z { $steps }
learn-next = Dál
learn-skip = Přeskočit
learn-again = Od začátku
learn-to-table = Ke stolu
learn-all-rules = Všechna pravidla


## The tutorials: Ubongo classic

learn-cover = Padla maska: zakryj plochu třemi dílky vedle ní. Přetáhni je, nebo ťukni na dílek a pak na kartu; další ťuknutí ho otočí.
learn-cover-done = Ubongo! S posledním dílkem to za tebe zavolá stůl. Teď smí tvoje figurka táhnout, dokud se sype písek.
learn-field = Dokončeno jako druhý v pořadí, figurka tedy smí až o 2 pole. Bereš dva nejbližší drahokamy a sbíráš červené. Kterou řadu si vybereš?
learn-field-answer-1 = tady
learn-field-answer-2 = o 1
learn-field-answer-3 = o 2
learn-field-answer-4 = o 3
learn-field-no-1 = Zůstat můžeš, ale dva nejbližší drahokamy jsou tu hnědý a modrý.
learn-field-no-2 = Červené leží až za nimi: vždy dostaneš dva přední, tady fialový a žlutý.
learn-field-no-4 = Dva přední by byly červené, ale tahle řada je o tři pole dál. Tak daleko smí jen ten, kdo skončil první.
learn-field-done = Dva červené. Na prázdných jamkách vpředu nezáleží, a kdo bere dřív, bere dřív: tutéž řadu může chtít i někdo další.
learn-winner = Devět kol je za námi. Kdo vyhrál?
learn-winner-no-1 = A má nejvíc drahokamů, ale to se nepočítá. Počítá se nejvíc drahokamů jedné barvy.
learn-winner-no-2 = B i C mají 5 drahokamů jedné barvy. Pak rozhoduje druhá nejlepší barva: tam má B jen 1.
learn-winner-done = C: 5 modrých a ve druhé nejlepší barvě 2 proti 1. Víc v tom není. Ubongo!


## The tutorials: Ubongo diamond hunt

learn-hard = Těžká strana: čtyři dílky. Zakryj plochu přesně. Tlačítko se zrcadlem dílek převrátí.
learn-hard-done = Ubongo! Všichni hrají dál, dokud se písek nevysype; pak se rozdají odměny podle pořadí.
learn-reward = Dokončeno jako první. Co ti patří?
learn-reward-answer-1 = rubín a jeden z pytlíku
learn-reward-answer-2 = safír a jeden z pytlíku
learn-reward-answer-3 = jantar a jeden z pytlíku
learn-reward-no-1 = Rubíny jsou jen v pytlíku, chce to štěstí.
learn-reward-no-3 = Jantar je pro druhého v pořadí.
learn-reward-done = Safír z ukazatele kol a jeden drahokam, poslepu z pytlíku. Třetí a čtvrtý si z pytlíku táhnou také jeden.
learn-worth = Rubín je za 4, safír za 3, smaragd za 2, jantar za 1. Kdo má nejvíc bodů?
learn-worth-no-1 = Hodně drahokamů, ale 5 + 2 je 7.
learn-worth-no-2 = Dva rubíny jsou 8. Někdo má víc.
learn-worth-done = Tři safíry jsou 9. Tady se počítá hodnota, ne barva; o shodě po devíti kolech rozhodne rozstřel.


## The tutorials: UGO!

learn-follow = Vynesla se modrá. V ruce máš tyto tři karty. Kterou smíš zahrát?
learn-follow-no-1 = Máš modrou, takže musíš přiznat modrou.
learn-follow-no-3 = Zelená 7 se nevynesla: barvu určuje první karta zdvihu.
learn-follow-done = Kdo má vynesenou barvu, musí ji přiznat. Jen kdo ji nemá, smí hrát cokoli.
learn-trick = Čtyři karty padly v tomto pořadí. Která vyhrává zdvih?
learn-trick-no-1 = Vynesená, ale nízká: vyhrává nejvyšší hodnota.
learn-trick-no-2 = Dvě karty jsou vyšší.
learn-trick-no-3 = 8 je nejvyšší hodnota, ať je barva jakákoli. Jenže jsou dvě a jedna má vynesenou barvu.
learn-trick-done = Dvě osmičky a vynesla se modrá: vyhrává modrá. Všechny čtyři pozemky jdou do království vítěze.
learn-place = Získáš zdvih s modrou 2 a zelenou 7. Kam tyhle dvě přijdou?
learn-place-answer-1 = modrá 2 pod modrou 6, zelená 7 na C
learn-place-answer-2 = modrá 2 navrch na modrou 6, zelená 7 na C
learn-place-answer-3 = modrá 2 na C, zelená 7 na D
learn-place-no-1 = Co získáš, leží na tom, co tam bylo předtím, i když má menší hodnotu.
learn-place-no-3 = Modrá už svou hromádku má, na A: každá barva má jen jednu.
learn-place-done = Každá barva má jednu hromádku a co získáš, přijde navrch. Počítá se jen vrchní karta: A má teď hodnotu 2, a ne už 6. Nová barva dostane další volnou oblast. Ze dvou karet jedné barvy ve zdvihu si vybereš, která leží navrchu.
learn-farmers = Tenhle zdvih je tvůj díky červené 4. Kolik rolníků ti přinese?
learn-farmers-answer-1 = žádný
learn-farmers-answer-2 = 1 rolník
learn-farmers-answer-3 = 2 rolníci
learn-farmers-no-1 = Žádného nepřinese vítězi jen 0, 1, 2 a 8.
learn-farmers-no-2 = Jednoho přinese 6 a 7.
learn-farmers-done = 3, 4 a 5 přinesou dva, protože se s nimi těžko vyhrává. Tvoji rolníci zaplní nejdřív oblast C, pak D, pak E. Pozemek tam platí, jen když má všechny své rolníky.
learn-lost = Tentokrát vyhrála modrá 7 a tvoje červená 1 prohrála. Kolik rolníků získáš?
learn-lost-answer-1 = žádný
learn-lost-answer-2 = 1 rolník
learn-lost-answer-3 = 2 rolníci
learn-lost-no-1 = Prohraná 1 vždycky něco přinese.
learn-lost-no-2 = Jeden by to byl, kdyby tvoje 1 byla modrá jako vítězná karta.
learn-lost-done = Prohraná 1 přinese dva rolníky, nebo jednoho, má-li barvu vítězné karty. Prohraná 2 přinese jednoho, nebo žádného, má-li tuto barvu. Tak získáš rolníky, aniž vyhraješ zdvih.
learn-points = Kolo skončilo a tohle je tvoje království. Kolik bodů přinese?
learn-points-no-1 = Na C chybí rolník, 6 tedy neplatí.
learn-points-no-2 = C neplatí, to ano, ale chybějící rolník ještě stojí 5.
learn-points-done = 0 + 8 − 5 = 3. Na C leží pozemek a chybí rolník: to stojí 5. Na D a E žádný neleží, takže nestojí nic. Někdy je nejlepší nevyhrát žádný zdvih!
