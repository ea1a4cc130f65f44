# Was Carcas von Zügen hält.

hint-title = Was ich täte:
hint-line = { $number }. { $what }: Vorsprung { $lead }. { $why }
hint-with = { $what }, dazu { $figure }
hint-note = Gemeint ist der Vorsprung vor dem Besten der anderen, zu dem es im Schnitt führt, so weit ich vorausschauen kann.
hint-scores = Das bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
hint-starts = Die Figur nimmt etwas, das wachsen kann.
hint-claims = Die Figur nimmt, was bisher { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} wert ist.
hint-grows = Was du hast, wächst um { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
hint-waits = Das spart deine Figuren für später und gibt den anderen wenig.
hint-learn = Ich würde das tun: { $what }. { $why }
