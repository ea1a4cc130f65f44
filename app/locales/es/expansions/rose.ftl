# Rosas de los vientos.

set-rose = Rosas de los vientos
about-rose = Losetas con brújula que puntúan en su cuarto del mapa
rule-rose-start = Una rosa de los vientos entera empieza la mesa, o se roba como otra loseta
rule-rose-start_tile = La loseta inicial normal se queda en la caja, o va al montón
tile-rose-full = una rosa de los vientos
tile-rose-nw = un cuarto de rosa de los vientos (noroeste)
tile-rose-ne = un cuarto de rosa de los vientos (noreste)
tile-rose-se = un cuarto de rosa de los vientos (sureste)
tile-rose-sw = un cuarto de rosa de los vientos (suroeste)
source-wind_rose = rosa de los vientos
part-wind_rose = rosas de los vientos
