# Die Seite eines Spiels im Netz.

web-title = Carcassonne, Spiel { $id }
web-skip = Zum Spielfeld springen
web-news = Es gibt einen neuen Zug.
web-gone = Dieses Spiel hat keine öffentliche Seite mehr; was du hier siehst, wird nicht mehr aktualisiert.
web-parked = Das Spiel ruht.
web-steps = Schritte des Spiels
web-points = Punkte
web-player = Am Tisch
web-chart = Punkte im Verlauf
web-chart-alt = Die Punkte aller von Zug zu Zug; die Liste der Züge hat dieselben Zahlen.
web-moves = Züge
web-none = Dieses Spiel gibt es nicht, oder sein Tisch zeigt es nicht.
lobby-public = Jeder kann dieses Spiel auf einer Webseite verfolgen, mit euren Namen.
public-told = Dieses Spiel hat keine Webseite mehr.
public-done = Erledigt: Die Webseite dieses Spiels ist weg.
public-none = Dieses Spiel hat keine Webseite.
refusal-public-too-late = Ob ein Spiel eine Webseite hat, wird vor dem Beginn entschieden, damit alle am Tisch es wissen. Später kann man sie nur noch wegnehmen.
refusal-only-page = `{ option-game.name }:` nimmt einem anderen Spiel die Webseite, und nur zusammen mit `{ option-public.name }:false`. Alles andere wird im Kanal des Spiels geändert.
