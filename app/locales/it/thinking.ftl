# Che cosa pensa Carcas delle mosse.

hint-title = Io farei così:
hint-line = { $number }. { $what }: vantaggio { $lead }. { $why }
hint-with = { $what }, e { $figure }
hint-note = Il vantaggio è quello medio sul migliore degli altri, fin dove riesco a prevedere.
hint-scores = Dà subito { $points ->
    [one] un punto
    [many] { $points } punti
   *[other] { $points } punti
}.
hint-starts = La pedina prende qualcosa che può crescere.
hint-claims = La pedina prende ciò che ormai vale { $points ->
    [one] un punto
    [many] { $points } punti
   *[other] { $points } punti
}.
hint-grows = Quello che hai cresce di { $points ->
    [one] un punto
    [many] { $points } punti
   *[other] { $points } punti
}.
hint-waits = Tiene le tue pedine per dopo e dà poco agli altri.
hint-learn = Io farei così: { $what }. { $why }
