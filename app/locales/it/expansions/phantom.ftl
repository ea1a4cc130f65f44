# The Phantom.

set-phantom = Il Fantasma
about-phantom = Un fantasma, seconda pedina sulla stessa tessera
rule-phantom-after_princess = Dopo una principessa che ha agito: nessun fantasma, o nessuno in quella città
rule-phantom-tower_top = Il fantasma su una torre come seconda pedina: sempre, con posto libero, mai
figure-phantom = fantasma
    .def = il fantasma
    .own = il tuo fantasma
    .counted = { $count ->
        [one] { $count } fantasma
       *[other] { $count } fantasmi
     }
action-pass-second-figure = Nessun fantasma
prompt-second_figure = Segue il fantasma?
