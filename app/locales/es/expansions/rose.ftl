# Rosas de los vientos.

set-rose = Rosas de los vientos
about-rose = Losetas con brújula que puntúan en su cuarto del tablero
rule-rose-start = Una rosa de los vientos entera es la loseta inicial, o se roba como otra
rule-rose-start_tile = La loseta inicial normal se queda en la caja, o va al montón
tile-rose-full = una rosa de los vientos
tile-rose-nw = un cuarto de rosa de los vientos (noroeste)
tile-rose-ne = un cuarto de rosa de los vientos (nordeste)
tile-rose-se = un cuarto de rosa de los vientos (sudeste)
tile-rose-sw = un cuarto de rosa de los vientos (sudoeste)
source-wind_rose = rosa de los vientos
part-wind_rose = rosas de los vientos
alt-rose = Vale la rosa de los vientos en { $cell }; su norte está arriba.
alt-rose-turned = Vale la rosa de los vientos en { $cell }; su norte apunta { FORM($side, "to") }.
