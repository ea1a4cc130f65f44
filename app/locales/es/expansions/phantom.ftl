# The Phantom.

set-phantom = El Fantasma
about-phantom = Un fantasma, la segunda figura en la misma loseta
rule-phantom-after_princess = Tras una princesa: sin fantasma, o no en esa ciudad
rule-phantom-tower_top = El fantasma en una torre: siempre, si hay otro sitio libre, nunca
figure-phantom = fantasma
    .def = el fantasma
    .cap = El fantasma
    .indef = un fantasma
    .counted = { $count ->
        [one] { $count } fantasma
       *[other] { $count } fantasmas
     }
action-pass-second-figure = Sin fantasma
prompt-second_figure = ¿Sale también el fantasma?
