# Co Carcas myśli o ruchach.

hint-title = Co bym zrobił:
hint-line = { $number }. { $what }: przewaga { $lead }. { $why }
hint-with = { $what }, a do tego { $figure }
hint-note = To przewaga nad najlepszym z pozostałych, do której to średnio prowadzi, na tyle, na ile umiem przewidzieć.
hint-scores = Daje od razu { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-starts = Pionek zajmuje coś, co może rosnąć.
hint-claims = Pionek zajmuje to, co jest już warte { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-grows = To, co masz, rośnie o { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
hint-waits = Zachowuje twoje pionki na później i niewiele daje innym.
hint-learn = Zrobiłbym tak: { $what }. { $why }
