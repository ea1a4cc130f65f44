# Names of things. A thing is shown in the form that a sentence asks for, as in
# FORM($figure, "counted"), or as the plain value where it has no such form.
# Forms: def (el, la), cap (the same at the start of a sentence), indef (un, una), acc (as an object,
# with “a” where it is somebody: al caballero, el carro), dat (al, a la); places: at (al norte),
# from (del, de la), to (hacia el). bare (without the place), where (the place, after the owner).

# The name of this language, in this language.
language-name = Español

list-comma = {", "}
number-decimal = { $whole },{ $fraction }
list-and = { $first } { BEFORE($last, "i hi", "e", "y") } { $last }

# Tiles, by what is printed on them. The first part carries the article; so do the others.
tile-with = { $first } con { $rest }
tile-meadow = un prado
tile-cloister = un monasterio
tile-city-edge = { $count ->
    [1] un borde de ciudad
    [2] dos bordes de ciudad
    [3] tres bordes de ciudad
   *[other] cuatro bordes de ciudad
 }
tile-city-passage = { $count ->
    [1] una ciudad de lado a lado
   *[other] dos ciudades de lado a lado, una sobre la otra
 }
tile-city-corner = { $count ->
    [1] una esquina de ciudad
   *[other] dos esquinas de ciudad
 }
tile-city-three = una ciudad por tres lados
tile-city-full = una ciudad por todos los lados
tile-road-end = { $count ->
    [1] un final de camino
    [2] dos finales de camino
    [3] tres finales de camino
   *[other] cuatro finales de camino
 }
tile-road-straight = { $count ->
    [1] un camino recto
   *[other] dos caminos rectos
 }
tile-road-curve = { $count ->
    [1] una curva
   *[other] dos curvas
 }
tile-road-roundabout = una rotonda
tile-road-roundabout-end = una rotonda de tres caminos con el final de un cuarto
tile-road-junction = un cruce de tres caminos
tile-road-crossing = un cruce de cuatro caminos
tile-pennant = { $count ->
    [1] un escudo
   *[other] dos escudos
 }

figure-small = seguidor
    .def = el seguidor
    .cap = El seguidor
    .indef = un seguidor
    .counted = { $count ->
        [one] { $count } seguidor
       *[other] { $count } seguidores
     }

# The ordinary meeple is called after where it stands; every other figure has its name.
role-city = un caballero en la ciudad
role-road = un ladrón en el camino
role-cloister = un monje en el monasterio
role-field = un granjero en el prado
role-place = un seguidor
role-figure = { FORM($figure, "def") } { $place }
as-city = como caballero en la ciudad
as-road = como ladrón en el camino
as-cloister = como monje en el monasterio
as-field = como granjero en el prado
as-place = ahí
where-city = en la ciudad
where-road = en el camino
where-cloister = en el monasterio
where-field = en el prado
where-place = ahí
to-city = a la ciudad
to-road = al camino
to-cloister = al monasterio
to-field = al prado
to-place = ahí
the-city = la ciudad
the-road = el camino
the-cloister = el monasterio
the-field = el prado
the-place = el lugar
noun-city = caballero
    .where = {""}
noun-road = ladrón
    .where = {""}
noun-cloister = monje
    .where = {""}
noun-field = granjero
    .where = {""}
noun-place = seguidor
    .where = {""}
noun-figure = { $figure } { $place }
    .bare = { $figure }
    .where = {" "}{ $place }
    .thing = { FORM($figure, "thing") ->
        [yes] yes
       *[other] no
     }
whose-at = { $whose } en { $cell }
    .cap = { FORM($whose, "cap") } en { $cell }
    .acc = { FORM($whose, "acc") } en { $cell }
    .dat = { FORM($whose, "dat") } en { $cell }
whose-own = tu { $noun }
    .cap = Tu { $noun }
    .acc = { FORM($noun, "thing") ->
        [yes] tu
       *[other] a tu
     } { $noun }
    .dat = a tu { $noun }
whose-other = el { FORM($noun, "bare") } de { $who }{ FORM($noun, "where") }
    .cap = El { FORM($noun, "bare") } de { $who }{ FORM($noun, "where") }
    .acc = { FORM($noun, "thing") ->
        [yes] el
       *[other] al
     } { FORM($noun, "bare") } de { $who }{ FORM($noun, "where") }
    .dat = al { FORM($noun, "bare") } de { $who }{ FORM($noun, "where") }

source-road = camino
source-city = ciudad
source-cloister = monasterio
source-field = prado

side-n = norte
    .at = al norte
    .to = hacia el norte
side-e = este
    .at = al este
    .to = hacia el este
side-s = sur
    .at = al sur
    .to = hacia el sur
side-w = oeste
    .at = al oeste
    .to = hacia el oeste
side-all = todos los lados
    .at = por todos los lados
corner-north-east = esquina nordeste
corner-south-east = esquina sudeste
corner-south-west = esquina sudoeste
corner-north-west = esquina noroeste
half-north-west = norte, mitad oeste
half-north-east = norte, mitad este
half-east-north = este, mitad norte
half-east-south = este, mitad sur
half-south-east = sur, mitad este
half-south-west = sur, mitad oeste
half-west-south = oeste, mitad sur
half-west-north = oeste, mitad norte

# What can be chosen, in menus and completions. No two answers of a question read alike: where they
# would, the place is added, then a number.
label-place = { $label } ({ $place })
label-number = {" "}n.º { $number }
action-draw = Robar una loseta
action-place = { $cell }, giro { $degrees }°
action-deploy = { $role } ({ $sides })
action-at = { $what } en { $cell }
action-take = Recuperar { FORM($whose, "acc") } en { $cell }
action-take-apart = Recuperar { FORM($whose, "acc") }
thing-take = Mandar una figura a la reserva
action-pass = Nada
action-pass-place = Descartar la loseta y robar otra
action-pass-wood = Ninguna figura

# What a question is about.
prompt-draw = Robar la loseta siguiente
prompt-place = ¿Dónde va tu loseta?
prompt-wood = ¿Pones una figura?
