# Das private Fenster eines Zuges.

panel-tile = Deine Karte: **{ FORM($tile, "bare") }**. Sie passt auf { $cells }. Wähle ein Feld oder tippe `/place`.
panel-tile-solo = Deine Karte: **{ FORM($tile, "bare") }**. Sie passt auf { $cells }. Wähle ein Feld.
panel-more = { $count ->
    [one] ein weiteres
   *[other] { $count } weitere
 }
list-more = … und { $count } weitere
panel-placed = { $ways ->
    [one] Deine Karte: **{ FORM($tile, "bare") }** auf **{ $cell }**.
   *[other] Deine Karte: **{ FORM($tile, "bare") }** auf **{ $cell }**, um { $degrees }° gedreht.
 }
panel-wood = Wähle eine nummerierte Stelle, oder bestätige ohne Figur.
panel-wood-none = Keine Figur.
panel-wood-chosen = Du setzt **{ FORM($role, "acc") }** ein.
panel-question = **{ $question }**
panel-instead = { $answer }.
aim-typed = { $typed } · { $what }
panel-one-more = Noch eine Frage, bevor dein Zug gilt:
panel-answered = { $question } **{ $answer }**
panel-preview = Wenn du jetzt bestätigst: { $gains }.
panel-preview-nothing = Wenn du jetzt bestätigst: noch keine Punkte.
panel-cell-turns = { $count ->
    [one] passt auf eine Weise
   *[other] passt auf { $count } Weisen
 }
panel-cell-scores = { $ways }, sofort bis zu +{ $points }
panel-scoring = Münzen markieren die Felder, auf denen dir diese Karte sofort Punkte bringen kann: { $cells }.
panel-scoring-cell = { $cell } ({ $points })
panel-unseen = Nicht im Bild: { $cells }. Wähle eins davon, um es zu sehen.
panel-choose-cell = Feld
panel-choose-figure = Figur
panel-choose-place = Stelle
panel-figure-held = { $count } im Vorrat
panel-no-figure = Dein Vorrat ist leer. Eine Figur kehrt heim, wenn ihr Gebiet gewertet wird.
panel-no-meeple = Du hast keine gewöhnlichen Gefolgsleute mehr im Vorrat.
panel-no-place = Auf diese Karte kannst du keine Figur setzen.
panel-choose = Deine Wahl
panel-choose-instead = Etwas anderes
panel-turn = ↻ { $way } von { $ways }
panel-spot = { $number } · { $what }
panel-worth-now = jetzt +{ $points }
panel-worth-later = bisher { $points } wert
button-confirm = Bestätigen
button-draw = Karte ziehen
button-back = Zurück
button-page = Mehr ({ $page }/{ $pages })
button-undo = Zurücknehmen

# Nach einem Zug, nur für den Spieler selbst.
done-move = Erledigt. { $line }
done-already = Dein Zug ist gemacht. { $line }
done-noted = Notiert: { $answer }. Das bleibt geheim, bis alle geantwortet haben.
done-undo = Du kannst den Zug zurücknehmen, bis { $who } die nächste Karte ansieht (Frist: { $when }).
done-ended = Erledigt. { $line } Das Spiel ist zu Ende!
done-already-ended = Dein Zug ist gemacht. { $line } Das Spiel ist zu Ende!
done-undone = Dein Zug ist zurückgenommen. Du hast die Karte wieder in der Hand.
panel-empty = Du hast gerade nichts zu beantworten. `/board` zeigt das Spiel.
