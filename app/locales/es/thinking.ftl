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
