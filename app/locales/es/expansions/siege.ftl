# Besieged cities.

set-cathars = Los Cátaros
about-cathars = Las ciudades asediadas valen menos, pero se puede huir
set-siege = El Asedio
about-siege = Las cuatro losetas de Los Cátaros con otro nombre
set-besiegers = Los Asediadores
about-besiegers = Seis ciudades asediadas que cuentan doble para los prados
rule-siege-escape_range = El monasterio toca una loseta asediada, o cualquiera de la ciudad
rule-siege-escape_time = Huida al final de cada turno, o al construirse la salida
rule-siege-escape_cap = Una huida por parte del turno, o por turno
rule-siege-pennant = Puntos de un escudo en una ciudad asediada
rule-siege-tiny_city = Con tiny_city=2: puntos por loseta de una ciudad asediada de dos
rule-siege-pig_doubled = Una ciudad asediada duplica también la bonificación de los cerdos
tile-siege = asediadores
action-escape = Dejar que { $whose } huya de { $cell }
action-pass-escape = No huye nadie
prompt-escape = ¿Huye una figura de la ciudad asediada?
told-escaped = { FORM($whose, "cap") } huye de { $cell }.
