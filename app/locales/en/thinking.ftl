# What Carcas thinks of moves.

hint-title = What I would do:
hint-line = { $number }. { $what }: lead { $lead }. { $why }
hint-with = { $what }, and { $figure }
hint-note = The lead is the one over the best of the others that this leads to on average, as far as I can look ahead.
hint-scores = It scores { $points ->
    [one] one point
   *[other] { $points } points
} at once.
hint-starts = The figure takes something that can grow.
hint-claims = The figure takes what is worth { $points ->
    [one] one point
   *[other] { $points } points
} by now.
hint-grows = What you hold grows by { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-waits = It keeps your figures for later and gives the others little.
hint-learn = I would do this: { $what }. { $why }
