# Was von beendeten Spielen bleibt.

stats-title = **{ $who }** auf diesem Server
stats-title-all = **{ $who }** auf allen Servern
stats-none = { $who }: Hier ist kein Spiel aufgezeichnet. Das wird nur, was zu Ende gespielt ist.
stats-games = Spiele: { $games }, davon gewertet: { $rated }.
stats-last = Gezählt sind nur die letzten { $games } Spiele.
stats-places = Plätze: { $places }.
stats-place = { $place }. ({ $times }×)
stats-rating = Wertung ({ $set }): **{ $rating }** ± { $uncertainty }, Spiele: { $games }.
stats-rating-all = Wertung über alle Server ({ $set }): **{ $rating }** ± { $uncertainty }, Spiele: { $games }.
stats-parts = Punkte pro Spiel im Schnitt: { $parts }.
stats-part = { $what } { $points }
stats-no-points = keine
stats-pace = Mittlere Zeit für einen Zug (Median): { $time }.
stats-reliable = Züge selbst und rechtzeitig gemacht: { $percent } %.
stats-luck = { $games ->
    [one] Ziehglück in der einen analysierten Partie: { $luck } Punkte.
   *[other] Ziehglück im Schnitt der { $games } analysierten Partien: { $luck } Punkte.
}
stats-titles = Titel: { $titles }.
title-first-win = der erste Sieg hier
title-first-hundred = die ersten hundert Punkte hier
title-first-city = die erste Stadt aus zehn Karten hier
title-first-five = die ersten fünf Siege hier
span-moment = weniger als eine Minute
span-minutes = { $minutes } min
span-hours = { $hours } h { $minutes } min
span-days = { $days } T. { $hours } h
alt-rating = Die Wertung von { $who } von Spiel zu Spiel: { $from } vor dem ersten, { $to } nach dem letzten, um { $uncertainty } unsicher. Spiele: { $games }.
leaderboard-title = **Wertungen auf diesem Server** ({ $set })
leaderboard-title-all = **Wertungen über alle Server** derer, die hier spielen ({ $set })
leaderboard-line = { $place }\. { $who }: **{ $rating }** ± { $uncertainty }, Spiele: { $games }
leaderboard-none = Hier hat noch niemand eine Wertung ({ $set }). Ein Spiel, das Menschen zu Ende spielen, gibt eine.
leaderboard-note = -# Geordnet nach dem, was sicher ist: die Wertung weniger das Dreifache ihrer Unsicherheit. `/my settings records:false` nimmt dich heraus.
hall-title = **Die Ruhmeshalle dieses Servers**
hall-none = Die Ruhmeshalle ist noch leer. Ein Spiel, das Menschen zu Ende spielen, füllt sie.
hall-not-yet = Davon gibt es noch keine. `/hall` zeigt, welche es gibt.
hall-city = Größte Stadt, in Karten: **{ $number }** ({ $who })
hall-road = Längste Straße, in Karten: **{ $number }** ({ $who })
hall-farm = Beste Wiese, in Punkten: **{ $number }** ({ $who })
hall-score = Meiste Punkte in einem Spiel: **{ $number }** ({ $who })
hall-closest = Knappstes Ende, in Punkten zwischen Platz 1 und 2: **{ $points }**
hall-longest = Längstes Spiel: **{ $time }**
hall-first = { $who }: { $title }
hall-note = -# `/hall` mit einer Wahl zeigt das Spielfeld dazu.
hall-when = Das Spiel endete am { $when }.
alt-hall-cell = Zu sehen bei { $cell }.

# The daily board.
daily-head = **Das Brett von heute**: Karte { $tile } von { $of }, Punkte bisher: { $points }. Was liegt, bleibt liegen. Schluss: { $until }.
daily-finished = **Dein Brett von heute ist fertig. Punkte: { $points }.** `/daily share` zeigt es dem Kanal, ohne etwas zu verraten. Das nächste: { $next }.
daily-shared = **{ $who }**, Tagesbrett vom { $date }, Punkte: **{ $points }**
daily-today = **Tagesbrett, { $date }**
daily-yesterday = **Gestern, { $date }**; das Bild zeigt das beste Brett
daily-line = { $place }\. { $who }: **{ $points }**
daily-nobody = Hier hat es noch niemand zu Ende gespielt. `/daily play` beginnt es.
daily-next = Das nächste Brett: { $next }.
daily-seal = -# Die Karten von heute sind versiegelt: `{ $seal }`
daily-key = -# Der Schlüssel von gestern: `{ $key }`; sein Siegel war `{ $seal }`
alt-daily = Das fertige Tagesbrett. Punkte: { $points }.
alt-daily-best = Das beste Brett von gestern, von { $who }. Punkte: { $points }.
