# Traders & Builders.

set-traders = Commercianti e Costruttori
about-traders = Merci, un maiale e un costruttore che dà doppi turni
rule-builder_on_completed = Un costruttore su una zona completata proprio da questa tessera
tile-wine = vino
tile-grain = grano
tile-cloth = tessuto
figure-builder = costruttore
    .def = il costruttore
    .own = il tuo costruttore
    .counted = { $count ->
        [one] { $count } costruttore
       *[other] { $count } costruttori
     }
figure-pig = maiale
    .def = il maiale
    .own = il tuo maiale
    .counted = { $count ->
        [one] { $count } maiale
       *[other] { $count } maiali
     }
source-goods = merci
token-wine = vino
token-grain = grano
token-cloth = tessuto
part-goods = merci
