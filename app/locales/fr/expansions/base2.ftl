# The base game's second edition.

set-base2 = Jeu de base, deuxième édition
about-base2 = Le jeu de base avec des jardins, et un abbé pour chacun
rule-abbot = L’abbé ; sans lui, les jardins ne sont qu’un décor
rule-abbot-gardens = Des jardins aussi sur une ou deux tuiles d’autres extensions, comme dans leurs deuxièmes éditions
rule-abbot-quarter = Des abbés dans le quartier de la cathédrale de Carcassonne ?
tile-garden = un jardin
figure-abbot = abbé
    .def = l’abbé
    .cap = L’abbé
    .indef = un abbé
    .counted = { $count ->
        [one] { $count } abbé
       *[other] { $count } abbés
     }
role-garden = un jardinier dans le jardin
as-garden = comme jardinier dans le jardin
where-garden = dans le jardin
to-garden = dans le jardin
the-garden = le jardin
noun-garden = jardinier
    .def = le jardinier
    .cap = Le jardinier
    .where = {""}
source-garden = jardin
action-abbot = Reprendre l’abbé en { $cell } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
told-abbot = { FORM($whose, "cap") } en { $cell } est repris.
part-garden = jardins
