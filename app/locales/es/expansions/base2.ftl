# The base game's second edition.

set-base2 = Juego base, segunda edición
about-base2 = El juego base con jardines y un abad para cada uno
rule-abbot = El abad; sin él, los jardines son decoración
rule-abbot-gardens = Jardines también en una o dos losetas de otras expansiones, como en sus segundas ediciones
rule-abbot-quarter = Si los abades entran en el barrio de la catedral de Carcassonne
tile-garden = un jardín
figure-abbot = abad
    .def = el abad
    .cap = El abad
    .indef = un abad
    .counted = { $count ->
        [one] { $count } abad
       *[other] { $count } abades
     }
role-garden = un jardinero en el jardín
as-garden = como jardinero en el jardín
where-garden = en el jardín
to-garden = al jardín
the-garden = el jardín
noun-garden = jardinero
    .where = {""}
source-garden = jardín
action-abbot = Recuperar al abad de { $cell } por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
told-abbot = { FORM($whose, "cap") } en { $cell } vuelve a la reserva.
part-garden = jardines
