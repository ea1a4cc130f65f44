# The Phantom.

set-phantom = Le Fantôme
about-phantom = Un fantôme, deuxième pion sur la même tuile
rule-phantom-after_princess = Après une princesse : pas de fantôme, ou pas dans cette ville
rule-phantom-tower_top = Fantôme sur une tour : toujours, avec une place libre, jamais
figure-phantom = fantôme
    .def = le fantôme
    .cap = Le fantôme
    .indef = un fantôme
    .counted = { $count ->
        [one] { $count } fantôme
       *[other] { $count } fantômes
     }
action-pass-second-figure = Pas de fantôme
prompt-second_figure = Le fantôme suit-il ?
