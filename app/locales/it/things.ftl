# Names of things. A thing is shown in the form that a sentence asks for, as in
# FORM($figure, "counted"), or as the plain value where it has no such form.
#
# Forms of figures and nouns: `def` with its article, `own` of the player spoken to. `place` of a noun
# is where it stands, behind the owner. `short` is somebody's figure without its place.

# The name of this language, in this language.
language-name = Italiano

list-comma = {", "}
number-decimal = { $whole },{ $fraction }
list-and = { $first } { BEFORE($last, "e", "ed", "e") } { $last }

# Tiles, by what is printed on them. The first part carries the article; so do the others.
tile-with = { $first } con { $rest }
tile-meadow = un prato
tile-cloister = un monastero
tile-city-edge = { $count ->
    [1] un bordo di città
    [2] due bordi di città
    [3] tre bordi di città
   *[other] quattro bordi di città
 }
tile-city-passage = { $count ->
    [1] una città passante
   *[other] due città passanti, una sopra l’altra
 }
tile-city-corner = { $count ->
    [1] un angolo di città
   *[other] due angoli di città
 }
tile-city-three = una città su tre lati
tile-city-full = una città su tutti i lati
tile-road-end = { $count ->
    [1] un capo di strada
    [2] due capi di strada
    [3] tre capi di strada
   *[other] quattro capi di strada
 }
tile-road-straight = { $count ->
    [1] una strada dritta
   *[other] due strade dritte
 }
tile-road-curve = { $count ->
    [1] una curva
   *[other] due curve
 }
tile-road-roundabout = una rotonda
tile-road-roundabout-end = una rotonda di tre strade con il capo di una quarta
tile-road-junction = un incrocio di tre strade
tile-road-crossing = un incrocio di quattro strade
tile-pennant = { $count ->
    [1] uno stemma
   *[other] due stemmi
 }

figure-small = seguace
    .def = il seguace
    .own = il tuo seguace
    .counted = { $count ->
        [one] { $count } seguace
       *[other] { $count } seguaci
     }

# The ordinary meeple is called after where it stands; every other figure has its name.
role-city = un cavaliere nella città
role-road = un ladro sulla strada
role-cloister = un monaco nel monastero
role-field = un contadino nel campo
role-place = un seguace
role-figure = { FORM($figure, "def") } { $place }
as-city = come cavaliere nella città
as-road = come ladro sulla strada
as-cloister = come monaco nel monastero
as-field = come contadino nel campo
as-place = lì
where-city = nella città
where-road = sulla strada
where-cloister = nel monastero
where-field = nel campo
where-place = lì
to-city = nella città
to-road = sulla strada
to-cloister = nel monastero
to-field = nel campo
to-place = lì
the-city = la città
the-road = la strada
the-cloister = il monastero
the-field = il campo
the-place = il posto
noun-city = cavaliere
    .def = il cavaliere
    .own = il tuo cavaliere
    .place = {""}
noun-road = ladro
    .def = il ladro
    .own = il tuo ladro
    .place = {""}
noun-cloister = monaco
    .def = il monaco
    .own = il tuo monaco
    .place = {""}
noun-field = contadino
    .def = il contadino
    .own = il tuo contadino
    .place = {""}
noun-place = seguace
    .def = il seguace
    .own = il tuo seguace
    .place = {""}
noun-figure = { $figure } { $place }
    .def = { FORM($figure, "def") }
    .own = { FORM($figure, "own") }
    .place = {" "}{ $place }
whose-at = { $whose } in { $cell }
    .own = { FORM($whose, "own") } in { $cell }
whose-own = { FORM($noun, "own") }{ FORM($noun, "place") }
    .short = { FORM($noun, "own") }
whose-other = { FORM($noun, "def") } di { $who }{ FORM($noun, "place") }
    .short = { FORM($noun, "def") } di { $who }

source-road = strada
source-city = città
source-cloister = monastero
source-field = campo

side-n = nord
side-e = est
side-s = sud
side-w = ovest
side-all = tutti i lati
corner-north-east = l’angolo nord-est
corner-south-east = l’angolo sud-est
corner-south-west = l’angolo sud-ovest
corner-north-west = l’angolo nord-ovest
half-north-west = nord, la metà a ovest
half-north-east = nord, la metà a est
half-east-north = est, la metà a nord
half-east-south = est, la metà a sud
half-south-east = sud, la metà a est
half-south-west = sud, la metà a ovest
half-west-south = ovest, la metà a sud
half-west-north = ovest, la metà a nord

# What can be chosen, in menus and completions. No two answers of a question read alike: where they
# would, the place is added, then a number.
label-place = { $label } ({ $place })
label-number = {" "}n. { $number }
action-draw = Pesca una tessera
action-place = { $cell }, con rotazione di { $degrees }°
action-deploy = { $role } ({ $sides })
action-at = { $what } in { $cell }
action-take = Ritira { $whose } da { $cell }
action-take-apart = Ritira { $whose }
thing-take = Rimanda a casa una pedina
action-pass = Niente
action-pass-place = Scarta la tessera e pescane un’altra
action-pass-wood = Nessuna pedina

# What a question is about.
prompt-draw = Pesca la prossima tessera
prompt-place = Dove posi la tessera?
prompt-wood = Piazzi una pedina?
