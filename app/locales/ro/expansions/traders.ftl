# Traders & Builders.

set-traders = Negustori și constructori
about-traders = Produse, un porc și un constructor care aduce tururi duble
rule-builder_on_completed = Un constructor pe o regiune terminată chiar de acest cartonaș
tile-wine = vin
tile-grain = grâu
tile-cloth = pânză
figure-builder = constructor
    .def = constructorul
    .own = constructorul tău
    .of = constructorul lui
    .counted = { $count ->
        [one] { $count } constructor
        [few] { $count } constructori
       *[other] { $count } de constructori
     }
figure-pig = porc
    .def = porcul
    .own = porcul tău
    .of = porcul lui
    .counted = { $count ->
        [one] { $count } porc
        [few] { $count } porci
       *[other] { $count } de porci
     }
source-goods = produse
token-wine = vin
token-grain = grâu
token-cloth = pânză
part-goods = produse
