# Prywatny panel tury.

panel-tile = Twoja płytka: **{ $tile }**. Pasuje na { $cells }. Wybierz kratkę albo wpisz `/place`.
panel-tile-solo = Twoja płytka: **{ $tile }**. Pasuje na { $cells }. Wybierz kratkę.
panel-more = jeszcze { $count }
list-more = … i jeszcze { $count }
panel-placed = { $ways ->
    [one] Twoja płytka: **{ $tile }** na **{ $cell }**.
    [few] Twoja płytka: **{ $tile }** na **{ $cell }**, obrót { $degrees }°.
    [many] Twoja płytka: **{ $tile }** na **{ $cell }**, obrót { $degrees }°.
   *[other] Twoja płytka: **{ $tile }** na **{ $cell }**, obrót { $degrees }°.
 }
panel-wood = Wybierz miejsce z numerem albo zatwierdź bez pionka.
panel-wood-none = Bez pionka.
panel-wood-chosen = Wystawiasz **{ FORM($role, "acc") }**.
panel-question = **{ $question }**
panel-instead = { $answer }.
aim-typed = { $typed } · { $what }
panel-one-more = Jeszcze jedno pytanie, zanim ruch będzie ważny:
panel-answered = { $question } **{ $answer }**
panel-preview = Jeśli teraz zatwierdzisz: { $gains }.
panel-preview-nothing = Jeśli teraz zatwierdzisz: na razie bez punktów.
panel-cell-turns = { $count ->
    [one] pasuje na jeden sposób
    [few] pasuje na { $count } sposoby
    [many] pasuje na { $count } sposobów
   *[other] pasuje na { $count } sposobu
 }
panel-cell-scores = { $ways }, od razu do +{ $points }
panel-scoring = Monety oznaczają kratki, na których ta płytka może od razu dać ci punkty: { $cells }.
panel-scoring-cell = { $cell } ({ $points })
panel-unseen = Poza obrazkiem: { $cells }. Wybierz jedną z nich, aby ją zobaczyć.
panel-choose-cell = Kratka
panel-choose-figure = Pionek
panel-choose-place = Miejsce
panel-figure-held = w rezerwach: { $count }
panel-no-figure = Nie masz już pionków w rezerwach. Pionek wraca, gdy jego obszar zostanie podliczony.
panel-no-meeple = Nie masz już w rezerwach zwykłych podwładnych.
panel-no-place = Na tej płytce nie da się wystawić pionka.
panel-choose = Twój wybór
panel-choose-instead = Coś innego
panel-turn = ↻ { $way } z { $ways }
panel-spot = { $number } · { $what }
panel-worth-now = teraz +{ $points }
panel-worth-later = na razie warte { $points }
button-confirm = Zatwierdź
button-draw = Dobierz płytkę
button-back = Wstecz
button-page = Więcej ({ $page }/{ $pages })
button-undo = Cofnij

# Po ruchu, tylko dla samego gracza.
done-move = Gotowe. { $line }
done-already = Twój ruch jest wykonany. { $line }
done-noted = Zapisano: { $answer }. To pozostaje tajemnicą, dopóki nie odpowiedzą wszyscy.
done-undo = Możesz cofnąć ruch, dopóki { $who } nie obejrzy następnej płytki (termin: { $when }).
done-ended = Gotowe. { $line } Koniec gry!
done-already-ended = Twój ruch jest wykonany. { $line } Koniec gry!
done-undone = Twój ruch jest cofnięty. Płytka znów jest w twojej ręce.
panel-empty = Nie masz teraz na co odpowiadać. `/board` pokazuje grę.
