# Kreativkarten.

set-creativity = Kreativkarten
about-creativity = Zwei leere Karten, die der Gastgeber beschreibt
rule-creativity = Die zwei leeren Karten bleiben weg, oder der Gastgeber beschreibt sie
action-accept-tiles = Mit den Karten des Gastgebers spielen
action-refuse-tiles = Ohne die Karten des Gastgebers spielen
prompt-host_tiles = Der Gastgeber bringt eigene Karten mit; auf dem Bild trägt jede Wiese die Nummern der Städte, die sie versorgt. Spielst du mit ihnen?
told-tiles-accepted = Die Karten des Gastgebers sind im Spiel.
told-tiles-refused = Die Karten des Gastgebers bleiben aus dem Spiel.
