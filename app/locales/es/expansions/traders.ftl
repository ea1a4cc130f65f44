# Traders & Builders.

set-traders = Constructores y Comerciantes
about-traders = Mercancías, un cerdo y un constructor que da turnos dobles
rule-builder_on_completed = Un constructor en una zona que completa esa misma loseta
tile-wine = vino
tile-grain = trigo
tile-cloth = tela
figure-builder = constructor
    .def = el constructor
    .cap = El constructor
    .indef = un constructor
    .counted = { $count ->
        [one] { $count } constructor
       *[other] { $count } constructores
     }
figure-pig = cerdo
    .def = el cerdo
    .cap = El cerdo
    .indef = un cerdo
    .counted = { $count ->
        [one] { $count } cerdo
       *[other] { $count } cerdos
     }
source-goods = mercancías
token-wine = vino
token-grain = trigo
token-cloth = tela
part-goods = mercancías
