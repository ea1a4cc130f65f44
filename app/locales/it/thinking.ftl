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

analyse-queued = Sto rivedendo la partita. Aspetta il suo turno; la pubblico qui quando è pronta.
analyse-choice = { $id }: { $people }
analysing-progress = Rivedo la partita { $id }: { $percent } %.
analysing-done = L’analisi della partita { $id } è pronta.
analysing-failed = La partita { $id } non si può rivedere.
analysis-title = **La partita { $id } rivista**
analysis-card = **Fortuna e scelte**
analysis-more = `/analyse` mostra chi stava per vincere, turno dopo turno, e le scelte costate di più.
analysis-chances = Possibilità di vincere: { $told }.
analysis-at = { $when ->
    [end] alla fine
   *[turn] { $turn ->
        [0] all’inizio
       *[other] dopo il turno { $turn }
    }
} { $shares }
analysis-chance = { $who } { $percent } %
analysis-account = { $who }: vantaggio { $lead } (fortuna { $luck }, scelte { $choices }, il resto { $rest })
analysis-luck = Fortuna
analysis-choices = Scelte
analysis-rest = Il resto
analysis-costly = { $number }. Turno { $turn }, { $who }: { $played } ({ $cost }). Meglio: { $better }.
analysis-flawless = Non ho trovato scelte che siano costate punti.
analysis-note = I punti sono di vantaggio sul migliore degli altri, e stimati: qualcuno in più o in meno è possibile. I tavoli mostrano le scelte migliori.
