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

analyse-queued = Patrzę wstecz na grę. Czeka na swoją kolej; gdy będzie gotowe, pokażę to tutaj.
analyse-choice = { $id }: { $people }
analysing-progress = Spojrzenie wstecz na grę { $id }: { $percent } %.
analysing-done = Spojrzenie wstecz na grę { $id } jest gotowe.
analysing-failed = Na grę { $id } nie da się spojrzeć wstecz.
analysis-title = **Spojrzenie wstecz na grę { $id }**
analysis-card = **Szczęście i decyzje**
analysis-more = `/analyse` pokazuje, kto tura po turze miał wygrać, i decyzje, które kosztowały najwięcej.
analysis-chances = Szanse na wygraną: { $told }.
analysis-at = { $when ->
    [end] na końcu
   *[turn] { $turn ->
        [0] na początku
       *[other] po turze { $turn }
    }
} { $shares }
analysis-chance = { $who } { $percent } %
analysis-account = { $who }: przewaga { $lead } (szczęście { $luck }, decyzje { $choices }, reszta { $rest })
analysis-luck = Szczęście
analysis-choices = Decyzje
analysis-rest = Reszta
analysis-costly = { $number }. Tura { $turn }, { $who }: { $played } ({ $cost }). Lepiej: { $better }.
analysis-flawless = Nie widzę decyzji, która kosztowała punkty.
analysis-note = Punkty to przewaga nad najlepszym z pozostałych i są szacunkiem: możliwe kilka więcej lub mniej. Plansze pokazują lepsze decyzje.
