# Abbey & Mayor.

set-abbey = Abadía y Alcalde
about-abbey = Una abadía para los huecos, un alcalde, un carro, un granero
rule-am-wagon_move = Adónde va un carro puntuado: zona unida, alrededores, cualquiera
rule-am-wagon_off_abbey = Un carro puntuado en una abadía puede salir de ella
rule-am-wagon_on_monastery = Carros en monasterios: en todos, o si hay un camino
rule-am-wagon_tile = Dónde se pone el carro en su zona: en cualquier loseta, o en el enlace
rule-am-wagon_challenged = Un carro cuyo edificio perdió un desafío
rule-am-barn_on_barn = Un granero en un prado que ya tiene uno
rule-am-mayor_immune_tower = Las torres no pueden capturar alcaldes
rule-am-wagon_immune_dragon_tower = Ni el dragón ni las torres se llevan carros
rule-am-barn_pig_herd_bonus = Al final, una piara de cerdos también mejora el granero
rule-am-abbey_round = Las abadías que quedan se colocan tras la última loseta
rule-am-mayor_lying = Los alcaldes se dibujan tumbados
tile-abbey = una abadía
figure-wagon = carro
    .def = el carro
    .cap = El carro
    .indef = un carro
    .thing = yes
    .counted = { $count ->
        [one] { $count } carro
       *[other] { $count } carros
     }
figure-mayor = alcalde
    .def = el alcalde
    .cap = El alcalde
    .indef = un alcalde
    .counted = { $count ->
        [one] { $count } alcalde
       *[other] { $count } alcaldes
     }
figure-barn = granero
    .def = el granero
    .cap = El granero
    .indef = un granero
    .thing = yes
    .counted = { $count ->
        [one] { $count } granero
       *[other] { $count } graneros
     }
role-abbey = un monje en la abadía
role-corner = un seguidor en la esquina
as-abbey = como monje en la abadía
as-corner = en la esquina
where-abbey = en la abadía
where-corner = en la esquina
to-abbey = a la abadía
to-corner = a la esquina
the-abbey = la abadía
noun-abbey = monje
    .where = {""}
noun-corner = seguidor
    .where = {""}
token-abbey = una abadía
action-abbey = Colocar tu abadía en { $cell }
action-barn = { $role } noroeste de { $cell }
action-wagon = El carro va { $place } en { $cell }
action-pass-abbey = Guardar la abadía
action-pass-wagon = El carro vuelve a la reserva
prompt-abbey = ¿Colocas tu abadía en lugar de robar?
prompt-last_abbey = ¿Colocas tu abadía antes de que acabe la partida?
prompt-wagon = ¿Sigue adelante tu carro?
# $number: how many people $who names.
ring-abbey = { $who }, te toca. Roba la loseta siguiente, o coloca tu abadía en su lugar: cuando hayas visto la loseta, ya será tarde para la abadía.
button-abbey = Colocar mi abadía
panel-abbey = Roba una loseta, o elige dónde va tu abadía. La loseta siguiente sigue oculta hasta que la robes; entonces ya será tarde para la abadía.
