# Little Buildings.

set-buildings = Le Casette
about-buildings = Capanni, case e torrette che danno valore a una tessera
rule-lb-supply = Casette in quattro: si distribuiscono quattro delle sei che avanzano, o nessuna
rule-lb-values = Quanto aggiungono: 1 ciascuna, oppure capanno 1, casa 2, torretta 3
rule-lb-abbot_range = Quali casette contano per un abate sdraiato: nelle sue linee, oppure intorno a lui
rule-lb-recall = L’abate ritirato conta le casette intorno a sé
token-shed = un capanno
token-house = una casa
token-little_tower = una torretta
action-building = Costruisci { $token } su questa tessera
thing-building = Una casetta
told-building = { $who } costruisce { $token } in { $cell }.
alt-sheds = Capanni: { $cells }.
alt-houses = Case: { $cells }.
alt-little-towers = Torrette: { $cells }.
