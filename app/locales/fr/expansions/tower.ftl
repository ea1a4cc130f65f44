# The Tower.

set-tower = La Tour
about-tower = Des tours qui capturent des partisans, contre rançon
rule-tower_capture_own = Une tour peut aussi faire rentrer un partisan à toi
rule-tower_top_immunity = Les partisans sur les tours sont à l’abri de tout
rule-tower_top_dragon = Un partisan peut monter sur la tour de la tuile du dragon
rule-tower_reopens = Une tour dont le partisan est parti peut grandir de nouveau
rule-ransom_limit = Combien de fois un prisonnier peut être racheté
rule-ransom_window = Rachat : avant de placer le pion, à ce moment seul, toujours
rule-ransom_needs_points = Il faut avoir 3 points pour payer une rançon
position-tower = { $cell } { $height ->
    [0] sans étage
    [one] haute d’un étage
   *[other] haute de { $height } étages
 }
position-towers = Tours : { $towers }.
position-captive = { FORM($figure, "indef") } { BEFORE($who, "a e i o u", "d’", "de ") }{ $who } en captivité
tile-tower = une fondation de tour
role-tower = un partisan en haut de la tour
as-tower = en haut de la tour
where-tower = sur la tour
to-tower = sur la tour
noun-tower = partisan sur la tour
    .def = le partisan
    .cap = Le partisan
    .where = {" "}sur la tour
source-ransom = rançon
token-tower_piece = un étage de tour
action-rescue = Faire rentrer { $whose } de { $cell }
action-capture = Capturer { $whose } en { $cell }
action-tower = Commencer la tour en { $cell }
action-tower-raise = Élever la tour en { $cell } à { $height } étages
action-exchange = Ton { $figure } revient de chez { $who }
action-ransom = Racheter ton { $figure } à { $who } pour 3 points
thing-tower = Un étage de tour
thing-ransom = Racheter un pion
action-pass-capture = Ne capturer personne
prompt-capture = Qui ta tour capture-t-elle ?
prompt-exchange = Lequel de tes prisonniers rentre ?
told-tower = La tour en { $cell } est maintenant haute { $height ->
    [one] d’un étage
   *[other] de { $height } étages
 }.
told-captured = { $who } capture { $whose } en { $cell }.
told-exchanged = Échange de prisonniers : { $who } retrouve son { $figure }, { $with } son { $other }.
told-ransomed = { $who } paie 3 points à { $from } et retrouve son { $figure }.
part-ransom = rançons
alt-towers = Sur les tours : { $figures }.
