# Ce que Carcas pense des coups.

hint-title = Ce que je ferais :
hint-line = { $number }. { $what } : avance { $lead }. { $why }
hint-with = { $what }, et { $figure }
hint-note = L’avance est celle que l’on prend en moyenne sur le meilleur des autres, aussi loin que je puisse prévoir.
hint-scores = Cela rapporte { $points ->
    [one] un point
    [many] { $points } points
   *[other] { $points } points
} tout de suite.
hint-starts = Le pion prend quelque chose qui peut grandir.
hint-claims = Le pion prend ce qui vaut déjà { $points ->
    [one] un point
    [many] { $points } points
   *[other] { $points } points
}.
hint-grows = Ce que tu tiens augmente de { $points ->
    [one] un point
    [many] { $points } points
   *[other] { $points } points
}.
hint-waits = Cela garde tes pions pour plus tard et donne peu aux autres.
hint-learn = Je ferais ceci : { $what }. { $why }

analyse-queued = Je reviens sur la partie. Elle attend son tour ; je la publie ici quand c’est prêt.
analyse-choice = { $id } : { $people }
analysing-progress = Retour sur la partie { $id } : { $percent } %.
analysing-done = Le retour sur la partie { $id } est prêt.
analysing-failed = Impossible de revenir sur la partie { $id }.
analysis-title = **Retour sur la partie { $id }**
analysis-card = **Hasard et choix**
analysis-more = `/analyse` montre qui allait gagner, tour après tour, et les choix qui ont coûté le plus.
analysis-chances = Chances de gagner : { $told }.
analysis-at = { $when ->
    [end] à la fin
   *[turn] { $turn ->
        [0] au début
       *[other] après le tour { $turn }
    }
} { $shares }
analysis-chance = { $who } { $percent } %
analysis-account = { $who } : avance { $lead } (hasard { $luck }, choix { $choices }, le reste { $rest })
analysis-luck = Hasard
analysis-choices = Choix
analysis-rest = Le reste
analysis-costly = { $number }. Tour { $turn }, { $who } : { $played } ({ $cost }). Mieux : { $better }.
analysis-flawless = Je n’ai trouvé aucun choix qui ait coûté des points.
analysis-note = Les points sont ceux de l’avance sur le meilleur des autres, et estimés : à quelques points près. Les plateaux montrent les meilleurs choix.
