# Base game.

set-base = Juego base
about-base = Ocupa caminos, ciudades, monasterios y prados y puntúa
rule-farm_scoring = Prados: 3 por ciudad y prado; por ciudad y jugador; 4 por ciudad
rule-first_counts = Con farm_scoring=first: más granjeros junto a una ciudad, o más prados
rule-farms_enabled = Granjeros: off para una primera partida
rule-tiny_city = Puntos de una ciudad completada de dos losetas
rule-equal_turns = Quitar losetas al azar para que todos tengan los mismos turnos
rule-six_seats = Seis jugadores: solo con Posadas y Catedrales, o siempre
