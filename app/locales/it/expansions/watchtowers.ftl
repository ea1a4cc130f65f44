# Le torri di guardia.

set-watchtowers = Le torri di guardia
about-watchtowers = Torri che pagano per ciò che si vede intorno
rule-wt-pay = Una torre di guardia paga una volta ogni giocatore della tessera, o ogni pedina
rule-wt-builder_triggers = È pagato anche un costruttore da solo sulla tessera di una torre di guardia
tile-watchtower-city = una torre di guardia (città)
tile-watchtower-road = una torre di guardia (strade)
tile-watchtower-meeple = una torre di guardia (seguaci)
tile-watchtower-pennant = una torre di guardia (stemmi)
tile-watchtower-cloister = una torre di guardia (monasteri)
source-watchtower = torre di guardia
part-watchtower = torri di guardia
