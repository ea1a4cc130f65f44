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
