# Base game.

set-base = Il gioco base
about-base = Strade, città, monasteri e campi da occupare
rule-farm_scoring = Campi: per campo 3 a città; lo stesso, una volta a testa; per città 4
rule-first_counts = Con farm_scoring=first: più contadini intorno a una città, o più campi
rule-farms_enabled = Contadini: off per una prima partita
rule-tiny_city = Punti di una città completata di due tessere
rule-equal_turns = Si tolgono tessere a caso perché tutti abbiano gli stessi turni
rule-six_seats = Sei giocatori: solo con Locande e Cattedrali (il sesto colore), o sempre
