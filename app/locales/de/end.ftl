# Das Ende eines Spiels, und was man damit tun kann.

button-log = Verlauf
button-share = Teilen
alt-highlights = Die Züge, die am meisten Punkte brachten, nacheinander, dann die Schlusswertung.
share-result = Zum Posten, wo du willst: das Ergebnis in Worten, das letzte Bild und das Spiel als Datei, die niemanden nennt.
share-result-line = { $who }: { $points }
