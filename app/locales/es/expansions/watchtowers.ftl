# Torres de vigilancia.

set-watchtowers = Torres de vigilancia
about-watchtowers = Torres que puntúan por lo que se ve alrededor
rule-wt-pay = Una torre de vigilancia paga una vez a cada jugador de su loseta, o por figura
rule-wt-builder_triggers = También cobra un constructor solo en la loseta de una torre de vigilancia
tile-watchtower-city = una torre de vigilancia (ciudades)
tile-watchtower-road = una torre de vigilancia (caminos)
tile-watchtower-meeple = una torre de vigilancia (seguidores)
tile-watchtower-pennant = una torre de vigilancia (escudos)
tile-watchtower-cloister = una torre de vigilancia (monasterios)
source-watchtower = torre de vigilancia
part-watchtower = torres de vigilancia
