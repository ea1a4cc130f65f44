# Zurück zu einem früheren Zug, und Schiedsrichter.

option-to = Vor welchen Zug zurück; wenn alle zustimmen oder ein Schiedsrichter es will
    .name = bis
option-note = Als Schiedsrichter: warum, für alle zu sehen
    .name = hinweis
option-role = Ob die Person Schiedsrichter ist
    .name = amt
option-role-on = Schiedsrichter
option-role-off = Nicht mehr Schiedsrichter
command-server-referee = Jemand darf Spiele dieses Servers anhalten, verlängern, umziehen, zurücksetzen
    .name = schiedsrichter

rollback-choice = { $moves } zurück: { $line }
rollback-more = Weiter zurück: Tippe eine Zahl von { $moves } bis { $most }
rollback-done = Erledigt: Das Spiel ist wieder dort, und alle erfahren es.
rollback-agreed = ⏪ Alle haben dem zugestimmt, worum { $by } gebeten hat: Das Spiel geht { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
 } zurück. Auch die Uhren gehen zurück.
rollback-referee = ⏪ { $by } setzt das Spiel als Schiedsrichter um { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
 } zurück. Auch die Uhren gehen zurück.
referee-note = > { $note }
referee-did = { $who }: { $what }
referee-done = { $who } hat jetzt auf diesem Server das Amt des Schiedsrichters: `/game pause`, `/game wait`, `/game move` und `/undo to:` gehen in jedem Spiel, und alle sehen, von wem es kam.
referee-over = { $who } hat auf diesem Server nicht mehr das Amt des Schiedsrichters.
poll-back = { $by } bittet darum, { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
 } zurückzugehen; auch die Uhren gingen zurück.
poll-back-refused = Nicht alle haben dem zugestimmt, worum { $who } gebeten hat; es wird nichts zurückgenommen.

refusal-no-undo-here = Dieser Tisch wurde mit `undo:off` eröffnet, darum bleiben Züge stehen. Ein Schiedsrichter dieses Servers kann trotzdem helfen.
refusal-no-point = „{ $input }“ ist keine Zahl von Zügen, die zurückgenommen werden können. `/undo to:` nimmt 1 bis { $most } und zeigt, was dann zurückgenommen würde.
refusal-no-way-back = Diesen Teil des Spiels hat eine ältere Version von mir nach anderen Regeln gespielt; so weit kann ich nicht zurück. Wähle einen späteren Zug.
refusal-not-referee = Das kann allein nur ein Schiedsrichter dieses Servers, der hier nicht mitspielt. Spieler fragen die anderen: `/undo to:` ohne Hinweis.
