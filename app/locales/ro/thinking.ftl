# Ce crede Carcas despre mutări.

hint-title = Ce aș face eu:
hint-line = { $number }. { $what }: avans { $lead }. { $why }
hint-with = { $what }, și { $figure }
hint-note = Este avansul față de cel mai bun dintre ceilalți la care se ajunge în medie, cât pot vedea înainte.
hint-scores = Aduce imediat { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
hint-starts = Pionul ia ceva ce poate crește.
hint-claims = Pionul ia ceva ce valorează deja { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
hint-grows = Ce ai crește cu { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
hint-waits = Îți păstrează pionii pentru mai târziu și le dă puțin celorlalți.
hint-learn = Eu aș face așa: { $what }. { $why }
