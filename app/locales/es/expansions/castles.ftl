# Castles.

set-castles = Castillos
about-castles = Una ciudad pequeña se hace castillo y copia puntos vecinos
rule-castle-shape = Qué se hace castillo: dos semicírculos, o toda ciudad de dos losetas
rule-castle-convert = Quién hace un castillo: el único con mayoría, o quien está solo
rule-castle-per_part = Cuántos castillos puede hacer un jugador a la vez
rule-castle-ask = De varias zonas junto al castillo: la mejor, o elige su jugador
rule-abbot-garden_castle = Un castillo cobra también por un jardín completado al lado
rule-castle-lord_dragon = Los castellanos y el dragón
rule-castle-lord_tower = Los castellanos y las torres
position-castles = Castillos: { $castles }.
role-castle = un castellano en el castillo
as-castle = como castellano en el castillo
where-castle = en el castillo
to-castle = al castillo
the-castle = el castillo
noun-castle = castellano
    .where = {""}
source-castle = castillo
token-castle = un castillo
action-castle = Hacer un castillo; { $whose } se queda como castellano
action-copy = El castillo en { $castle } copia { $feature } en { $cell }
action-pass-castle = Sin castillo: se puntúa la ciudad
prompt-castle = ¿Conviertes tu ciudad en un castillo?
prompt-copy = ¿Qué cuenta tu castillo?
told-castle = { $who } convierte en castillo la ciudad en { $cell }.
part-castle = castillos
