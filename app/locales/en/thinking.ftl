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

analyse-queued = I am looking back at the game. It takes its turn; I post it here when it is ready.
# A game that is over, to choose: its name, and who played.
analyse-choice = { $id }: { $people }
analysing-progress = Looking back at game { $id }: { $percent } %.
analysing-done = The look back at game { $id } is ready.
analysing-failed = Game { $id } cannot be looked back at.
analysis-title = **Looking back at game { $id }**
analysis-card = **Luck and choices**
analysis-more = `/analyse` shows who was likely to win, turn after turn, and the choices that cost most.
analysis-chances = Chances of winning: { $told }.
analysis-at = { $when ->
    [end] in the end
   *[turn] { $turn ->
        [0] at the start
       *[other] after turn { $turn }
    }
} { $shares }
analysis-chance = { $who } { $percent } %
analysis-account = { $who }: lead { $lead } (luck { $luck }, choices { $choices }, the rest { $rest })
analysis-luck = Luck
analysis-choices = Choices
analysis-rest = The rest
analysis-costly = { $number }. Turn { $turn }, { $who }: { $played } ({ $cost }). Better: { $better }.
analysis-flawless = I found no choice that cost points.
analysis-note = Points are of the lead over the best of the others, and estimates: a few more or fewer are possible. The boards show the better choices.
