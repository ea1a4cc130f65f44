# Inns & Cathedrals.

set-inns = Locande e Cattedrali
about-inns = Locande, cattedrali e un seguace grande che vale per due
rule-inn_cathedral_unfinished_zero = Strada con locanda o città con cattedrale incompleta: alla fine nulla
tile-cathedral = una cattedrale
tile-inn = una locanda
figure-big = seguace grande
    .def = il seguace grande
    .own = il tuo seguace grande
    .counted = { $count ->
        [one] { $count } seguace grande
       *[other] { $count } seguaci grandi
     }
