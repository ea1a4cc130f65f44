# Ciò che resta delle partite finite.

stats-title = **{ $who }** su questo server
stats-title-all = **{ $who }** su tutti i server
stats-none = { $who }: qui non è registrata nessuna partita. Lo sono solo quelle giocate fino in fondo.
stats-games = Partite: { $games }, valide per il punteggio: { $rated }.
stats-last = Si contano solo le ultime { $games } partite.
stats-places = Piazzamenti: { $places }.
stats-place = { $place }. ({ $times }×)
stats-rating = Punteggio ({ $set }): **{ $rating }** ± { $uncertainty }, partite: { $games }.
stats-rating-all = Punteggio su tutti i server ({ $set }): **{ $rating }** ± { $uncertainty }, partite: { $games }.
stats-parts = Punti a partita, in media: { $parts }.
stats-part = { $what } { $points }
stats-no-points = nessuno
stats-pace = Tempo mediano per una mossa: { $time }.
stats-reliable = Turni giocati di persona e in tempo: { $percent } %.
stats-luck = { $games ->
    [one] Fortuna nella pesca, nell’unica partita analizzata: { $luck } punti.
   *[other] Fortuna nella pesca, in media nelle { $games } partite analizzate: { $luck } punti.
}
stats-titles = Titoli: { $titles }.
title-first-win = la prima vittoria qui
title-first-hundred = i primi cento punti qui
title-first-city = la prima città di dieci tessere qui
title-first-five = le prime cinque vittorie qui
span-moment = meno di un minuto
span-minutes = { $minutes } min
span-hours = { $hours } h { $minutes } min
span-days = { $days } g { $hours } h
alt-rating = Il punteggio di { $who } di partita in partita: { $from } prima della prima, { $to } dopo l’ultima, con un margine di { $uncertainty }. Partite: { $games }.
leaderboard-title = **Punteggi su questo server** ({ $set })
leaderboard-title-all = **Punteggi su tutti i server** di chi gioca qui ({ $set })
leaderboard-line = { $place }\. { $who }: **{ $rating }** ± { $uncertainty }, partite: { $games }
leaderboard-none = Qui nessuno ha ancora un punteggio ({ $set }). Lo dà una partita fra persone giocata fino in fondo.
leaderboard-note = -# In ordine di ciò che è certo: il punteggio meno tre volte la sua incertezza. `/my settings records:false` ti toglie dalla lista.
hall-title = **L’albo d’oro di questo server**
hall-none = L’albo è ancora vuoto. Lo riempie una partita fra persone giocata fino in fondo.
hall-not-yet = Di questi non ce n’è ancora. `/hall` mostra quelli che ci sono.
hall-city = Città più grande, in tessere: **{ $number }** ({ $who })
hall-road = Strada più lunga, in tessere: **{ $number }** ({ $who })
hall-farm = Campo migliore, in punti: **{ $number }** ({ $who })
hall-score = Più punti in una partita: **{ $number }** ({ $who })
hall-closest = Finale più combattuto, in punti fra primo e secondo posto: **{ $points }**
hall-longest = Partita più lunga: **{ $time }**
hall-first = { $who }: { $title }
hall-note = -# `/hall` con una scelta mostra il suo tavolo.
hall-when = La partita è finita il { $when }.
alt-hall-cell = È in { $cell }.

# The daily board.
daily-head = **Il tavolo di oggi**: tessera { $tile } di { $of }, punti finora: { $points }. Ciò che è posato resta. Finisce { $until }.
daily-finished = **Il tuo tavolo di oggi è finito. Punti: { $points }.** `/daily share` lo mostra nel canale senza svelare nulla. Il prossimo: { $next }.
daily-shared = **{ $who }**, tavolo del { $date }, punti: **{ $points }**
daily-today = **Tavolo del giorno, { $date }**
daily-yesterday = **Ieri, { $date }**; l’immagine è il tavolo migliore
daily-line = { $place }\. { $who }: **{ $points }**
daily-nobody = Qui nessuno lo ha ancora finito. `/daily play` lo inizia.
daily-next = Il prossimo tavolo: { $next }.
daily-seal = -# Le tessere di oggi sono sigillate: `{ $seal }`
daily-key = -# La chiave di ieri: `{ $key }`; il suo sigillo era `{ $seal }`
alt-daily = Il tavolo del giorno, finito. Punti: { $points }.
alt-daily-best = Il miglior tavolo di ieri, di { $who }. Punti: { $points }.
