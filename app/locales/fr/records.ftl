# Ce qui reste des parties finies.

stats-title = **{ $who }** sur ce serveur
stats-title-all = **{ $who }** sur tous les serveurs
stats-none = { $who } : aucune partie n’est retenue ici. Seules celles qui vont jusqu’au bout le sont.
stats-games = Parties : { $games }, dont cotées : { $rated }.
stats-last = Seules les { $games } dernières parties sont comptées.
stats-places = Places : { $places }.
stats-place = { $place }. ({ $times }×)
stats-rating = Cote ({ $set }) : **{ $rating }** ± { $uncertainty }, parties : { $games }.
stats-rating-all = Cote sur tous les serveurs ({ $set }) : **{ $rating }** ± { $uncertainty }, parties : { $games }.
stats-parts = Points par partie, en moyenne : { $parts }.
stats-part = { $what } { $points }
stats-no-points = aucun
stats-pace = Temps médian pour un coup : { $time }.
stats-reliable = Tours joués en personne et à temps : { $percent } %.
stats-luck = { $games ->
    [one] Hasard de la pioche, dans la seule partie analysée : { $luck } points.
   *[other] Hasard de la pioche, en moyenne sur les { $games } parties analysées : { $luck } points.
}
stats-titles = Titres : { $titles }.
title-first-win = la première victoire ici
title-first-hundred = les cent premiers points ici
title-first-city = la première ville de dix tuiles ici
title-first-five = les cinq premières victoires ici
span-moment = moins d’une minute
span-minutes = { $minutes } min
span-hours = { $hours } h { $minutes } min
span-days = { $days } j { $hours } h
alt-rating = La cote { BEFORE($who, "a e i o u y", "d’", "de ") }{ $who } de partie en partie : { $from } avant la première, { $to } après la dernière, à { $uncertainty } près. Parties : { $games }.
leaderboard-title = **Cotes sur ce serveur** ({ $set })
leaderboard-title-all = **Cotes sur tous les serveurs** de celles et ceux qui jouent ici ({ $set })
leaderboard-line = { $place }\. { $who } : **{ $rating }** ± { $uncertainty }, parties : { $games }
leaderboard-none = Personne n’a encore de cote ici ({ $set }). Une partie entre humains, jouée jusqu’au bout, en donne une.
leaderboard-note = -# Dans l’ordre de ce qui est sûr : la cote moins trois fois son incertitude. `/my settings records:false` te retire de la liste.
hall-title = **Les records de ce serveur**
hall-none = Il n’y a pas encore de records. Une partie entre humains, jouée jusqu’au bout, en crée.
hall-not-yet = Il n’y en a pas encore. `/hall` montre ceux qui existent.
hall-city = Plus grande ville, en tuiles : **{ $number }** ({ $who })
hall-road = Plus longue route, en tuiles : **{ $number }** ({ $who })
hall-farm = Meilleur pré, en points : **{ $number }** ({ $who })
hall-score = Le plus de points en une partie : **{ $number }** ({ $who })
hall-closest = Fin la plus serrée, en points entre la première et la deuxième place : **{ $points }**
hall-longest = Plus longue partie : **{ $time }**
hall-first = { $who } : { $title }
hall-note = -# `/hall` avec un choix montre son plateau.
hall-when = La partie s’est terminée le { $when }.
alt-hall-cell = C’est en { $cell }.

# The daily board.
daily-head = **Le plateau du jour** : tuile { $tile } sur { $of }, points jusqu’ici : { $points }. Ce qui est posé reste. Fin : { $until }.
daily-finished = **Ton plateau du jour est fini. Points : { $points }.** `/daily share` le montre dans le salon sans rien dévoiler. Le prochain : { $next }.
daily-shared = **{ $who }**, plateau du { $date }, points : **{ $points }**
daily-today = **Plateau du jour, { $date }**
daily-yesterday = **Hier, { $date }** ; l’image montre le meilleur plateau
daily-line = { $place }\. { $who } : **{ $points }**
daily-nobody = Personne ne l’a encore fini ici. `/daily play` le commence.
daily-next = Le prochain plateau : { $next }.
daily-seal = -# Les tuiles du jour sont scellées : `{ $seal }`
daily-key = -# La clé d’hier : `{ $key }` ; son sceau était `{ $seal }`
alt-daily = Le plateau du jour, fini. Points : { $points }.
alt-daily-best = Le meilleur plateau d’hier, { BEFORE($who, "a e i o u y", "d’", "de ") }{ $who }. Points : { $points }.
