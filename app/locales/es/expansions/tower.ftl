# The Tower.

set-tower = La Torre
about-tower = Torres que capturan seguidores, y rescates que pagar
rule-tower_capture_own = Una torre también puede recuperar un seguidor propio
rule-tower_top_immunity = A los seguidores en torres nadie los captura ni se los come
rule-tower_top_dragon = Un seguidor puede subir a la torre de la loseta del dragón
rule-tower_reopens = Una torre puede crecer otra vez si se va su seguidor
rule-ransom_limit = Cuántas veces se puede rescatar a un prisionero
rule-ransom_window = Cuándo se rescata: hasta poner la figura, solo entonces, siempre
rule-ransom_needs_points = Solo paga un rescate quien tiene 3 puntos
position-tower = { $cell } { $height ->
    [0] sin piezas
    [one] de una pieza de altura
   *[other] de { $height } piezas de altura
 }
position-towers = Torres: { $towers }.
position-captive = { FORM($figure, "indef") } de { $who } en prisión
tile-tower = una base de torre
role-tower = un seguidor en lo alto de la torre
as-tower = en lo alto de la torre
where-tower = en la torre
to-tower = a la torre
noun-tower = seguidor en la torre
    .bare = seguidor
    .where = {" "}en la torre
source-ransom = rescate
token-tower_piece = una pieza de torre
action-rescue = Recuperar { FORM($whose, "acc") } de { $cell }
action-capture = Capturar { FORM($whose, "acc") } en { $cell }
action-tower = Empezar la torre en { $cell }
action-tower-raise = Subir la torre en { $cell } a { $height } piezas
action-exchange = Tu { $figure } vuelve de manos de { $who }
action-ransom = Rescatar tu { $figure } de manos de { $who } por 3 puntos
thing-tower = Una pieza de torre
thing-ransom = Rescatar una figura
action-pass-capture = No capturar a nadie
prompt-capture = ¿A quién captura tu torre?
prompt-exchange = ¿Cuál de tus prisioneros vuelve?
told-tower = La torre en { $cell } tiene ahora { $height ->
    [one] una pieza
   *[other] { $height } piezas
 } de altura.
told-captured = { $who } captura { FORM($whose, "acc") } en { $cell }.
told-exchanged = Intercambio de prisioneros: { $who } recupera su { $figure }, y { $with } su { $other }.
told-ransomed = { $who } paga 3 puntos a { $from } y recupera su { $figure }.
part-ransom = rescates
alt-towers = En torres: { $figures }.
