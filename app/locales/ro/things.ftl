# Names of things. A thing is shown in the form that a sentence asks for, as in
# FORM($figure, "counted"), or as the plain value where it has no such form.
#
# Forms of figures and nouns: `def` with its article, `own` of the player spoken to, `of` before the
# name of its owner. `place` of a noun is where it stands, behind the owner; `from` of a place is the
# same place behind a noun („din oraș”). `short` is somebody's figure without its place.

# The name of this language, in this language.
language-name = Română

list-comma = {", "}
number-decimal = { $whole },{ $fraction }
list-and = { $first } și { $last }

# Tiles, by what is printed on them. The first part carries the article; so do the others.
tile-with = { $first } cu { $rest }
tile-meadow = un câmp
tile-cloister = o mănăstire
tile-city-edge = { $count ->
    [1] o margine de oraș
    [2] două margini de oraș
    [3] trei margini de oraș
   *[other] patru margini de oraș
 }
tile-city-passage = { $count ->
    [1] un pasaj de oraș
   *[other] două pasaje de oraș, unul peste altul
 }
tile-city-corner = { $count ->
    [1] un colț de oraș
   *[other] două colțuri de oraș
 }
tile-city-three = un oraș pe trei laturi
tile-city-full = un oraș pe toate laturile
tile-road-end = { $count ->
    [1] un capăt de drum
    [2] două capete de drum
    [3] trei capete de drum
   *[other] patru capete de drum
 }
tile-road-straight = { $count ->
    [1] un drum drept
   *[other] două drumuri drepte
 }
tile-road-curve = { $count ->
    [1] un drum cotit
   *[other] două drumuri cotite
 }
tile-road-roundabout = un sens giratoriu
tile-road-roundabout-end = un sens giratoriu de trei drumuri cu capătul unui al patrulea
tile-road-junction = o intersecție de trei drumuri
tile-road-crossing = o intersecție de patru drumuri
tile-pennant = { $count ->
    [1] o stemă
   *[other] două steme
 }

figure-small = supus
    .def = supusul
    .own = supusul tău
    .of = supusul lui
    .counted = { $count ->
        [one] { $count } supus
        [few] { $count } supuși
       *[other] { $count } de supuși
     }

# The ordinary meeple is called after where it stands; every other figure has its name.
role-city = un cavaler în oraș
role-road = un tâlhar pe drum
role-cloister = un călugăr în mănăstire
role-field = un țăran pe câmp
role-place = un supus
role-figure = { FORM($figure, "def") } { $place }
as-city = drept cavaler în oraș
as-road = drept tâlhar pe drum
as-cloister = drept călugăr în mănăstire
as-field = drept țăran pe câmp
as-place = acolo
where-city = în oraș
    .from = din oraș
where-road = pe drum
    .from = de pe drum
where-cloister = în mănăstire
    .from = din mănăstire
where-field = pe câmp
    .from = de pe câmp
where-place = acolo
    .from = de acolo
to-city = în oraș
to-road = pe drum
to-cloister = în mănăstire
to-field = pe câmp
to-place = acolo
the-city = orașul
the-road = drumul
the-cloister = mănăstirea
the-field = câmpul
the-place = locul
noun-city = cavaler
    .own = cavalerul tău
    .of = cavalerul lui
    .place = {""}
noun-road = tâlhar
    .own = tâlharul tău
    .of = tâlharul lui
    .place = {""}
noun-cloister = călugăr
    .own = călugărul tău
    .of = călugărul lui
    .place = {""}
noun-field = țăran
    .own = țăranul tău
    .of = țăranul lui
    .place = {""}
noun-place = supus
    .own = supusul tău
    .of = supusul lui
    .place = {""}
noun-figure = { $figure } { FORM($place, "from") }
    .own = { FORM($figure, "own") }
    .of = { FORM($figure, "of") }
    .place = {" "}{ FORM($place, "from") }
whose-at = { $whose } ({ $cell })
    .own = { FORM($whose, "own") } ({ $cell })
whose-own = { FORM($noun, "own") }{ FORM($noun, "place") }
    .short = { FORM($noun, "own") }
whose-other = { FORM($noun, "of") } { $who }{ FORM($noun, "place") }
    .short = { FORM($noun, "of") } { $who }

source-road = drum
source-city = oraș
source-cloister = mănăstire
source-field = câmp

side-n = nord
side-e = est
side-s = sud
side-w = vest
side-all = toate laturile
corner-north-east = colțul de nord-est
corner-south-east = colțul de sud-est
corner-south-west = colțul de sud-vest
corner-north-west = colțul de nord-vest
half-north-west = nord, jumătatea de vest
half-north-east = nord, jumătatea de est
half-east-north = est, jumătatea de nord
half-east-south = est, jumătatea de sud
half-south-east = sud, jumătatea de est
half-south-west = sud, jumătatea de vest
half-west-south = vest, jumătatea de sud
half-west-north = vest, jumătatea de nord

# What can be chosen, in menus and completions. No two answers of a question read alike: where they
# would, the place is added, then a number.
label-place = { $label } ({ $place })
label-number = {" "}nr. { $number }
action-draw = Trage un cartonaș
action-place = { $cell }, rotit cu { $degrees }°
action-deploy = { $role } ({ $sides })
action-at = { $what } în { $cell }
action-take = Retrage din { $cell }: { $whose }
action-take-apart = Retrage: { $whose }
thing-take = Trimite un pion acasă
action-pass = Nimic
action-pass-place = Scoate cartonașul din joc și trage altul
action-pass-wood = Niciun pion

# What a question is about.
prompt-draw = Trage cartonașul următor
prompt-place = Unde așezi cartonașul?
prompt-wood = Plasezi un pion?
