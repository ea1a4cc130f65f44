# Spiel Doch!

set-spieldoch = Spiel Doch!
about-spieldoch = Zwei Startkarten nebeneinander
rule-sd-use = Die zwei Karten liegen von Anfang an aus oder werden eingemischt
rule-sd-start_tile = Die gewöhnliche Startkarte bleibt weg oder kommt in den Stapel
