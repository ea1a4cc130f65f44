# Inns & Cathedrals.

set-inns = Hanuri și catedrale
about-inns = Hanuri, catedrale și un supus mare care face cât doi
rule-inn_cathedral_unfinished_zero = La sfârșit, un drum cu han sau un oraș cu catedrală neterminat nu aduce nimic
tile-cathedral = o catedrală
tile-inn = un han
figure-big = supus mare
    .def = supusul mare
    .own = supusul tău mare
    .of = supusul mare al lui
    .counted = { $count ->
        [one] { $count } supus mare
        [few] { $count } supuși mari
       *[other] { $count } de supuși mari
     }
