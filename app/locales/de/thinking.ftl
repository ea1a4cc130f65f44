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

analyse-queued = Ich blicke auf das Spiel zurück. Das braucht seine Zeit; wenn es fertig ist, steht es hier.
analyse-choice = { $id }: { $people }
analysing-progress = Rückblick auf Spiel { $id }: { $percent } %.
analysing-done = Der Rückblick auf Spiel { $id } ist fertig.
analysing-failed = Auf Spiel { $id } kann nicht zurückgeblickt werden.
analysis-title = **Rückblick auf Spiel { $id }**
analysis-card = **Glück und Entscheidungen**
analysis-more = `/analyse` zeigt, wer Zug um Zug wohl gewonnen hätte, und die teuersten Entscheidungen.
analysis-chances = Gewinnchancen: { $told }.
analysis-at = { $when ->
    [end] am Ende
   *[turn] { $turn ->
        [0] am Anfang
       *[other] nach Zug { $turn }
    }
} { $shares }
analysis-chance = { $who } { $percent } %
analysis-account = { $who }: Vorsprung { $lead } (Glück { $luck }, Entscheidungen { $choices }, der Rest { $rest })
analysis-luck = Glück
analysis-choices = Wahl
analysis-rest = Der Rest
analysis-costly = { $number }. Zug { $turn }, { $who }: { $played } ({ $cost }). Besser: { $better }.
analysis-flawless = Ich habe keine Entscheidung gefunden, die Punkte gekostet hat.
analysis-note = Punkte meinen den Vorsprung vor dem Besten der anderen und sind geschätzt: Ein paar mehr oder weniger sind möglich. Die Bretter zeigen die besseren Entscheidungen.
