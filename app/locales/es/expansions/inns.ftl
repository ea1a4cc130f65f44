# Inns & Cathedrals.

set-inns = Posadas y Catedrales
about-inns = Posadas, catedrales y un seguidor grande que vale por dos
rule-inn_cathedral_unfinished_zero = Camino con posada o ciudad con catedral, incompletos: 0
tile-cathedral = una catedral
tile-inn = una posada
figure-big = seguidor grande
    .def = el seguidor grande
    .cap = El seguidor grande
    .indef = un seguidor grande
    .counted = { $count ->
        [one] { $count } seguidor grande
       *[other] { $count } seguidores grandes
     }
