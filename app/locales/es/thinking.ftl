# Lo que Carcas piensa de las jugadas.

hint-title = Lo que yo haría:
hint-line = { $number }. { $what }: ventaja { $lead }. { $why }
hint-with = { $what }, y { $figure }
hint-note = La ventaja es la que se saca de media al mejor de los demás, hasta donde puedo prever.
hint-scores = Da { $points ->
    [one] un punto
    [many] { $points } puntos
   *[other] { $points } puntos
} enseguida.
hint-starts = La figura toma algo que puede crecer.
hint-claims = La figura toma lo que ya vale { $points ->
    [one] un punto
    [many] { $points } puntos
   *[other] { $points } puntos
}.
hint-grows = Lo que tienes crece en { $points ->
    [one] un punto
    [many] { $points } puntos
   *[other] { $points } puntos
}.
hint-waits = Guarda tus figuras para después y da poco a los demás.
hint-learn = Yo haría esto: { $what }. { $why }

analyse-queued = Estoy mirando atrás a la partida. Espera su turno; lo publico aquí cuando esté listo.
analyse-choice = { $id }: { $people }
analysing-progress = Mirando atrás a la partida { $id }: { $percent } %.
analysing-done = El análisis de la partida { $id } está listo.
analysing-failed = No se puede analizar la partida { $id }.
analysis-title = **Mirada atrás a la partida { $id }**
analysis-card = **Suerte y decisiones**
analysis-more = `/analyse` muestra quién iba a ganar, turno a turno, y las decisiones que más costaron.
analysis-chances = Probabilidad de ganar: { $told }.
analysis-at = { $when ->
    [end] al final
   *[turn] { $turn ->
        [0] al principio
       *[other] tras el turno { $turn }
    }
} { $shares }
analysis-chance = { $who } { $percent } %
analysis-account = { $who }: ventaja { $lead } (suerte { $luck }, decisiones { $choices }, el resto { $rest })
analysis-luck = Suerte
analysis-choices = Decisiones
analysis-rest = El resto
analysis-costly = { $number }. Turno { $turn }, { $who }: { $played } ({ $cost }). Mejor: { $better }.
analysis-flawless = No encontré ninguna decisión que costara puntos.
analysis-note = Los puntos son de ventaja sobre el mejor de los demás y son estimaciones: pueden ser unos pocos más o menos. Los tableros muestran las decisiones mejores.
