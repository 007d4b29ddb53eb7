### The words of the rules' pages and of the tutorials, beside the rules themselves.


## The pages of the rules

learn-games = Hry
learn-chapters = Kapitoly
learn-try = Teraz si to vyskúšať


## The tutorials

learn-step = Krok { $step } z { $steps }
learn-next = Ďalej
learn-skip = Preskočiť
learn-again = Od začiatku
learn-to-table = K stolu
learn-all-rules = Všetky pravidlá


## The tutorials: Ubongo classic

learn-cover = Padla maska: zakry plochu tromi dielikmi vedľa nej. Potiahni ich, alebo ťukni na dielik a potom na kartu; ďalšie ťuknutie ho otočí.
learn-cover-done = Ubongo! S posledným dielikom to za teba zavolá stôl. Teraz smie tvoja figúrka ťahať, kým sa sype piesok.
learn-field = Dokončené ako druhý v poradí, figúrka teda smie až o 2 polia. Berieš dva najbližšie drahokamy a zbieraš červené. Ktorý rad si vyberieš?
learn-field-answer-1 = tu
learn-field-answer-2 = o 1
learn-field-answer-3 = o 2
learn-field-answer-4 = o 3
learn-field-no-1 = Zostať môžeš, ale dva najbližšie drahokamy sú tu hnedý a modrý.
learn-field-no-2 = Červené ležia až za nimi: vždy dostaneš dva predné, tu fialový a žltý.
learn-field-no-4 = Dva predné by boli červené, ale tento rad je o tri polia ďalej. Tak ďaleko smie len ten, kto skončil prvý.
learn-field-done = Dva červené. Na prázdnych jamkách vpredu nezáleží, a kto berie skôr, berie skôr: ten istý rad môže chcieť aj niekto ďalší.
learn-winner = Deväť kôl je za nami. Kto vyhral?
learn-winner-no-1 = A má najviac drahokamov, ale to sa nepočíta. Počíta sa najviac drahokamov jednej farby.
learn-winner-no-2 = B aj C majú 5 drahokamov jednej farby. Potom rozhoduje druhá najlepšia farba: tam má B len 1.
learn-winner-done = C: 5 modrých a v druhej najlepšej farbe 2 proti 1. Viac v tom nie je. Ubongo!


## The tutorials: Ubongo diamond hunt

learn-hard = Ťažká strana: štyri dieliky. Zakry plochu presne. Tlačidlo so zrkadlom dielik prevráti.
learn-hard-done = Ubongo! Všetci hrajú ďalej, kým sa piesok nevysype; potom sa rozdajú odmeny podľa poradia.
learn-reward = Dokončené ako prvý. Čo ti patrí?
learn-reward-answer-1 = rubín a jeden z vrecúška
learn-reward-answer-2 = zafír a jeden z vrecúška
learn-reward-answer-3 = jantár a jeden z vrecúška
learn-reward-no-1 = Rubíny sú len vo vrecúšku, treba šťastie.
learn-reward-no-3 = Jantár je pre druhého v poradí.
learn-reward-done = Zafír z ukazovateľa kôl a jeden drahokam, naslepo z vrecúška. Tretí a štvrtý si z vrecúška tiež ťahajú jeden.
learn-worth = Rubín je za 4, zafír za 3, smaragd za 2, jantár za 1. Kto má najviac bodov?
learn-worth-no-1 = Veľa drahokamov, ale 5 + 2 je 7.
learn-worth-no-2 = Dva rubíny sú 8. Niekto má viac.
learn-worth-done = Tri zafíry sú 9. Tu sa počíta hodnota, nie farba; o zhode po deviatich kolách rozhodne rozstrel.


## The tutorials: UGO!

learn-follow = Vyniesla sa modrá. V ruke máš tieto tri karty. Ktorú smieš zahrať?
learn-follow-no-1 = Máš modrú, takže musíš priznať modrú.
learn-follow-no-3 = Zelená 7 sa nevyniesla: farbu určuje prvá karta zdvihu.
learn-follow-done = Kto má vynesenú farbu, musí ju priznať. Len kto ju nemá, smie hrať čokoľvek.
learn-trick = Štyri karty padli v tomto poradí. Ktorá vyhráva zdvih?
learn-trick-no-1 = Vynesená, ale nízka: vyhráva najvyššia hodnota.
learn-trick-no-2 = Dve karty sú vyššie.
learn-trick-no-3 = 8 je najvyššia hodnota, nech je farba akákoľvek. Lenže sú dve a jedna má vynesenú farbu.
learn-trick-done = Dve osmičky a vyniesla sa modrá: vyhráva modrá. Všetky štyri pozemky idú do kráľovstva víťaza.
learn-place = Získaš zdvih s modrou 2 a zelenou 7. Kam tieto dve prídu?
learn-place-answer-1 = modrá 2 pod modrú 6, zelená 7 na C
learn-place-answer-2 = modrá 2 navrch na modrú 6, zelená 7 na C
learn-place-answer-3 = modrá 2 na C, zelená 7 na D
learn-place-no-1 = Čo získaš, leží na tom, čo tam bolo predtým, aj keď má menšiu hodnotu.
learn-place-no-3 = Modrá už svoju kôpku má, na A: každá farba má len jednu.
learn-place-done = Každá farba má jednu kôpku a čo získaš, príde navrch. Počíta sa len vrchná karta: A má teraz hodnotu 2, a už nie 6. Nová farba dostane ďalšiu voľnú oblasť. Z dvoch kariet jednej farby v zdvihu si vyberieš, ktorá leží navrchu.
learn-farmers = Tento zdvih je tvoj vďaka červenej 4. Koľko roľníkov ti prinesie?
learn-farmers-answer-1 = žiadny
learn-farmers-answer-2 = 1 roľník
learn-farmers-answer-3 = 2 roľníci
learn-farmers-no-1 = Žiadneho neprinesie víťazovi len 0, 1, 2 a 8.
learn-farmers-no-2 = Jedného prinesie 6 a 7.
learn-farmers-done = 3, 4 a 5 prinesú dvoch, lebo sa s nimi ťažko vyhráva. Tvoji roľníci zaplnia najprv oblasť C, potom D, potom E. Pozemok tam platí, len keď má všetkých svojich roľníkov.
learn-lost = Tentoraz vyhrala modrá 7 a tvoja červená 1 prehrala. Koľko roľníkov získaš?
learn-lost-answer-1 = žiadny
learn-lost-answer-2 = 1 roľník
learn-lost-answer-3 = 2 roľníci
learn-lost-no-1 = Prehraná 1 vždy niečo prinesie.
learn-lost-no-2 = Jeden by to bol, keby tvoja 1 bola modrá ako víťazná karta.
learn-lost-done = Prehraná 1 prinesie dvoch roľníkov, alebo jedného, ak má farbu víťaznej karty. Prehraná 2 prinesie jedného, alebo žiadneho, ak má túto farbu. Tak získaš roľníkov bez vyhratého zdvihu.
learn-points = Kolo sa skončilo a toto je tvoje kráľovstvo. Koľko bodov prinesie?
learn-points-no-1 = Na C chýba roľník, 6 teda neplatí.
learn-points-no-2 = C neplatí, to áno, ale chýbajúci roľník ešte stojí 5.
learn-points-done = 0 + 8 − 5 = 3. Na C leží pozemok a chýba roľník: to stojí 5. Na D a E žiadny neleží, takže nestoja nič. Niekedy je najlepšie nevyhrať žiadny zdvih!
