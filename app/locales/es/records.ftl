# Lo que queda de las partidas terminadas.

stats-title = **{ $who }** en este servidor
stats-title-all = **{ $who }** en todos los servidores
stats-none = { $who }: aquí no consta ninguna partida. Solo constan las que se juegan hasta el final.
stats-games = Partidas: { $games }; puntuables: { $rated }.
stats-last = Solo se cuentan las últimas { $games } partidas.
stats-places = Puestos: { $places }.
stats-place = { $place }. ({ $times }×)
stats-rating = Clasificación ({ $set }): **{ $rating }** ± { $uncertainty }, partidas: { $games }.
stats-rating-all = Clasificación en todos los servidores ({ $set }): **{ $rating }** ± { $uncertainty }, partidas: { $games }.
stats-parts = Puntos por partida, de media: { $parts }.
stats-part = { $what } { $points }
stats-no-points = ninguno
stats-pace = Tiempo mediano por jugada: { $time }.
stats-reliable = Turnos jugados en persona y a tiempo: { $percent } %.
stats-luck = { $games ->
    [one] Suerte al robar, en la única partida analizada: { $luck } puntos.
   *[other] Suerte al robar, de media en las { $games } partidas analizadas: { $luck } puntos.
}
stats-titles = Títulos: { $titles }.
title-first-win = la primera victoria aquí
title-first-hundred = los primeros cien puntos aquí
title-first-city = la primera ciudad de diez losetas aquí
title-first-five = las primeras cinco victorias aquí
span-moment = menos de un minuto
span-minutes = { $minutes } min
span-hours = { $hours } h { $minutes } min
span-days = { $days } d { $hours } h
alt-rating = La clasificación de { $who } partida a partida: { $from } antes de la primera, { $to } después de la última, con un margen de { $uncertainty }. Partidas: { $games }.
leaderboard-title = **Clasificación de este servidor** ({ $set })
leaderboard-title-all = **Clasificación en todos los servidores** de quienes juegan aquí ({ $set })
leaderboard-line = { $place }\. { $who }: **{ $rating }** ± { $uncertainty }, partidas: { $games }
leaderboard-none = Aquí nadie tiene clasificación todavía ({ $set }). La da una partida jugada entre personas hasta el final.
leaderboard-note = -# Por orden de lo que es seguro: la clasificación menos tres veces su incertidumbre. `/my settings records:false` te saca de la lista.
hall-title = **Los récords de este servidor**
hall-none = Aún no hay récords. Los crea una partida jugada entre personas hasta el final.
hall-not-yet = De estos aún no hay ninguno. `/hall` muestra los que hay.
hall-city = Ciudad más grande, en losetas: **{ $number }** ({ $who })
hall-road = Camino más largo, en losetas: **{ $number }** ({ $who })
hall-farm = Mejor prado, en puntos: **{ $number }** ({ $who })
hall-score = Más puntos en una partida: **{ $number }** ({ $who })
hall-closest = Final más reñido, en puntos entre el primer y el segundo puesto: **{ $points }**
hall-longest = Partida más larga: **{ $time }**
hall-first = { $who }: { $title }
hall-note = -# `/hall` con una elección muestra su tablero.
hall-when = La partida terminó el { $when }.
alt-hall-cell = Está en { $cell }.

# The daily board.
daily-head = **El tablero de hoy**: loseta { $tile } de { $of }, puntos hasta ahora: { $points }. Lo colocado se queda. Termina { $until }.
daily-finished = **Has terminado el tablero de hoy. Puntos: { $points }.** `/daily share` lo muestra en el canal sin revelar nada. El siguiente: { $next }.
daily-shared = **{ $who }**, tablero del { $date }, puntos: **{ $points }**
daily-today = **Tablero del día, { $date }**
daily-yesterday = **Ayer, { $date }**; la imagen es el mejor tablero
daily-line = { $place }\. { $who }: **{ $points }**
daily-nobody = Aquí nadie lo ha terminado todavía. `/daily play` lo empieza.
daily-next = El próximo tablero: { $next }.
daily-seal = -# Las losetas de hoy están selladas: `{ $seal }`
daily-key = -# La clave de ayer: `{ $key }`; su sello era `{ $seal }`
alt-daily = El tablero del día terminado. Puntos: { $points }.
alt-daily-best = El mejor tablero de ayer, de { $who }. Puntos: { $points }.
