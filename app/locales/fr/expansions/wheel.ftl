# The Wheel of Fortune.

set-wheel = La Roue de la Fortune
about-wheel = Un autre jeu de base autour d’une roue de la fortune
rule-wheel-start_tile = La roue est au départ de la partie, ou à côté du plateau
rule-wheel-crowns = Couronnes de chaque secteur, depuis Fortune, sens horaire
rule-wheel-trigger_unplaceable = La roue tourne aussi pour une tuile impossible à placer
rule-wheel-taxes_strength = Les impôts comptent les chevaliers, ou leur force
rule-wheel-plague_mode = Peste de la roue : tous choisissent à la fois, ou tour à tour
tile-wheel-one = le signe de la roue (1)
tile-wheel-two = le signe de la roue (2)
tile-wheel-three = le signe de la roue (3)
tile-wheel-block = une partie de la roue de la fortune
role-crown = un partisan sur une couronne de la roue
as-crown = sur une couronne de la roue
where-crown = sur la roue
to-crown = sur la roue
noun-crown = partisan sur la roue
    .def = le partisan
    .cap = Le partisan
    .where = {" "}sur la roue
sector-fortune = Fortune
sector-taxes = Impôts
sector-famine = Famine
sector-storm = Tempête
sector-inquisition = Inquisition
sector-plague = Peste
source-wheel = roue
source-crown = couronnes de la roue
action-crown = { FORM($figure, "cap") } va sur la roue : { $sector }
prompt-wheel_plague = La roue apporte la peste. Quel pion reprends-tu ?
told-wheel = Le cochon avance de { $steps ->
    [one] { $steps } secteur
   *[other] { $steps } secteurs
 } : { $sector }.
part-wheel = roue
part-crown = couronnes
alt-pig = Le cochon de la roue est au secteur { $sector }.
alt-wheel-aside = La roue de la fortune est dessinée à côté du plateau.
alt-crown-free = { $sector } ({ $number })
alt-crowns-free = Couronnes libres de la roue : { $crowns }.
alt-crowns = Sur la roue : { $figures }.
