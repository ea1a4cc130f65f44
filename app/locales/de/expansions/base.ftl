# Grundspiel.

set-base = Grundspiel
about-base = Straßen, Städte, Klöster und Wiesen besetzen und werten
rule-farm_scoring = Wiesen: je Wiese 3 pro Stadt; ebenso, jede Stadt einmal je Spieler; je Stadt 4
rule-first_counts = Mit farm_scoring=first: die meisten Bauern um die Stadt, oder Wiesen
rule-farms_enabled = Bauern: aus für das erste Spiel
rule-tiny_city = Punkte einer fertigen Stadt aus zwei Karten
rule-equal_turns = Zufällige Karten weglassen, damit alle gleich oft am Zug sind
rule-six_seats = Zu sechst: nur mit Wirtshäuser und Kathedralen (sechste Farbe), oder immer
