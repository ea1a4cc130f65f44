# The Wheel of Fortune.

set-wheel = La Rueda de la Fortuna
about-wheel = Un juego base aparte, en torno a una rueda de la fortuna
rule-wheel-start_tile = La rueda está donde empieza la partida, o al lado del tablero
rule-wheel-crowns = Coronas de cada sector, desde Fortuna en sentido horario
rule-wheel-trigger_unplaceable = La rueda gira también con una loseta no colocable
rule-wheel-taxes_strength = Los impuestos cuentan caballeros, o su fuerza
rule-wheel-plague_mode = Con la peste de la rueda eligen todos a la vez, o uno tras otro
tile-wheel-one = el símbolo de la rueda (1)
tile-wheel-two = el símbolo de la rueda (2)
tile-wheel-three = el símbolo de la rueda (3)
tile-wheel-block = una parte de la rueda de la fortuna
role-crown = un seguidor en una corona de la rueda
as-crown = en una corona de la rueda
where-crown = en la rueda
to-crown = a la rueda
noun-crown = seguidor en la rueda
    .bare = seguidor
    .where = {" "}en la rueda
sector-fortune = Fortuna
sector-taxes = Impuestos
sector-famine = Hambruna
sector-storm = Tempestad
sector-inquisition = Inquisición
sector-plague = Peste
source-wheel = rueda
source-crown = coronas de la rueda
action-crown = { FORM($figure, "cap") } va a la rueda: { $sector }
prompt-wheel_plague = La rueda trae la peste. ¿Qué figura recuperas?
told-wheel = El cerdo avanza { $steps ->
    [one] { $steps } sector
   *[other] { $steps } sectores
 }: { $sector }.
part-wheel = rueda
part-crown = coronas
alt-pig = El cerdo de la rueda está en el sector { $sector }.
alt-wheel-aside = La rueda de la fortuna se muestra al lado del tablero.
alt-crown-free = { $sector } ({ $number })
alt-crowns-free = Coronas libres de la rueda: { $crowns }.
alt-crowns = En la rueda: { $figures }.
