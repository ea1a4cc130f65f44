# Names of things. A thing is shown in the form that a sentence asks for, as in
# FORM($figure, "counted"), or as the plain value where it has no such form.
# Forms: def (le, la, l’), cap (the same at the start of a sentence), indef (un, une), gender;
# where ( sur la route, after the owner);
# places: at (au, à la), from (du, de la), to (vers le).

# The name of this language, in this language.
language-name = Français

list-comma = {", "}
number-decimal = { $whole },{ $fraction }
list-and = { $first } et { $last }

# Tiles, by what is printed on them. The first part carries the article; so do the others.
tile-with = { $first } avec { $rest }
tile-meadow = un pré
tile-cloister = une abbaye
tile-city-edge = { $count ->
    [1] un bord de ville
    [2] deux bords de ville
    [3] trois bords de ville
   *[other] quatre bords de ville
 }
tile-city-passage = { $count ->
    [1] une ville de part en part
   *[other] deux villes de part en part, l’une au-dessus de l’autre
 }
tile-city-corner = { $count ->
    [1] un coin de ville
   *[other] deux coins de ville
 }
tile-city-three = une ville sur trois côtés
tile-city-full = une ville sur tous les côtés
tile-road-end = { $count ->
    [1] un bout de route
    [2] deux bouts de route
    [3] trois bouts de route
   *[other] quatre bouts de route
 }
tile-road-straight = { $count ->
    [1] une route droite
   *[other] deux routes droites
 }
tile-road-curve = { $count ->
    [1] un virage
   *[other] deux virages
 }
tile-road-roundabout = un rond-point
tile-road-roundabout-end = un rond-point de trois routes avec le bout d’une quatrième
tile-road-junction = un carrefour à trois routes
tile-road-crossing = un carrefour à quatre routes
tile-pennant = { $count ->
    [1] un blason
   *[other] deux blasons
 }

figure-small = partisan
    .def = le partisan
    .cap = Le partisan
    .indef = un partisan
    .counted = { $count ->
        [one] { $count } partisan
       *[other] { $count } partisans
     }

# The ordinary meeple is called after where it stands; every other figure has its name.
role-city = un chevalier dans la ville
role-road = un voleur sur la route
role-cloister = un moine dans l’abbaye
role-field = un paysan dans le pré
role-place = un partisan
role-figure = { FORM($figure, "def") } { $place }
as-city = comme chevalier dans la ville
as-road = comme voleur sur la route
as-cloister = comme moine dans l’abbaye
as-field = comme paysan dans le pré
as-place = là
where-city = dans la ville
where-road = sur la route
where-cloister = dans l’abbaye
where-field = dans le pré
where-place = là
to-city = dans la ville
to-road = sur la route
to-cloister = dans l’abbaye
to-field = dans le pré
to-place = là
the-city = la ville
the-road = la route
the-cloister = l’abbaye
the-field = le pré
the-place = l’endroit
noun-city = chevalier
    .def = le chevalier
    .cap = Le chevalier
    .where = {""}
noun-road = voleur
    .def = le voleur
    .cap = Le voleur
    .where = {""}
noun-cloister = moine
    .def = le moine
    .cap = Le moine
    .where = {""}
noun-field = paysan
    .def = le paysan
    .cap = Le paysan
    .where = {""}
noun-place = partisan
    .def = le partisan
    .cap = Le partisan
    .where = {""}
noun-figure = { $figure } { $place }
    .def = { FORM($figure, "def") }
    .cap = { FORM($figure, "cap") }
    .where = {" "}{ $place }
    .gender = { FORM($figure, "gender") }
whose-at = { $whose } en { $cell }
    .cap = { FORM($whose, "cap") } en { $cell }
whose-own = { FORM($noun, "gender") ->
    [feminine] ta
   *[masculine] ton
 } { $noun }
    .cap = { FORM($noun, "gender") ->
        [feminine] Ta
       *[masculine] Ton
     } { $noun }
whose-other = { FORM($noun, "def") } { BEFORE($who, "a e i o u", "d’", "de ") }{ $who }{ FORM($noun, "where") }
    .cap = { FORM($noun, "cap") } { BEFORE($who, "a e i o u", "d’", "de ") }{ $who }{ FORM($noun, "where") }

source-road = route
source-city = ville
source-cloister = abbaye
source-field = pré

side-n = nord
    .at = au nord
    .from = du nord
    .to = vers le nord
side-e = est
    .at = à l’est
    .from = de l’est
    .to = vers l’est
side-s = sud
    .at = au sud
    .from = du sud
    .to = vers le sud
side-w = ouest
    .at = à l’ouest
    .from = de l’ouest
    .to = vers l’ouest
side-all = tous les côtés
    .at = de tous les côtés
corner-north-east = coin nord-est
corner-south-east = coin sud-est
corner-south-west = coin sud-ouest
corner-north-west = coin nord-ouest
half-north-west = nord, moitié ouest
half-north-east = nord, moitié est
half-east-north = est, moitié nord
half-east-south = est, moitié sud
half-south-east = sud, moitié est
half-south-west = sud, moitié ouest
half-west-south = ouest, moitié sud
half-west-north = ouest, moitié nord

# What can be chosen, in menus and completions. No two answers of a question read alike: where they
# would, the place is added, then a number.
label-place = { $label } ({ $place })
label-number = {" "}n° { $number }
action-draw = Piocher une tuile
action-place = { $cell }, rotation { $degrees }°
action-deploy = { $role } ({ $sides })
action-at = { $what } en { $cell }
action-take = Reprendre { $whose } en { $cell }
action-take-apart = Reprendre { $whose }
thing-take = Faire rentrer un pion
action-pass = Rien
action-pass-place = Défausser la tuile et en piocher une autre
action-pass-wood = Aucun pion

# What a question is about.
prompt-draw = Piocher la tuile suivante
prompt-place = Où va ta tuile ?
prompt-wood = Places-tu un pion ?
