# Hills & Sheep.

set-hills = Moutons et Collines
about-hills = Des bergers et leurs moutons, des collines, des vignobles
rule-hs-hill = Égalités : qui est sur une colline l’emporte, ou qui y a le plus de partisans
rule-hs-vineyard_garden = Les vignobles comptent aussi pour les jardins
rule-hs-closed = Sur un pré qui vient d’être fermé le troupeau peut d’abord grandir, ou rentre aussitôt
tile-sheep-hill = une colline
tile-vineyard = un vignoble
figure-shepherd = berger
    .def = le berger
    .cap = Le berger
    .indef = un berger
    .counted = { $count ->
        [one] { $count } berger
       *[other] { $count } bergers
     }
source-flock = moutons
part-flock = moutons
action-grow = Tirer un jeton de plus
action-stable = Rentrer les moutons : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
prompt-flock = Ton troupeau : grandit-il, ou le rentres-tu ?
panel-flock = Sur les { $tokens } jetons du sac, { $wolves } sont des loups.
told-sheep = { $who } tire { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
 } en { $cell }.
told-wolf-drawn = { $who } tire un loup en { $cell }.
told-wolf = Le loup chasse { $whose } de { $cell }.
alt-flock = { $who } en { $cell } ({ $sheep })
alt-flocks = Moutons avec bergers : { $flocks }.
position-sheep = Dans le sac aux moutons : jetons à 1 mouton : { $one }, à 2 : { $two }, à 3 : { $three }, à 4 : { $four } ; loups : { $wolves }.
