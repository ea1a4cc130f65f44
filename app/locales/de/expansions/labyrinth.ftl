# The Labyrinth.

set-labyrinth = Das Labyrinth
about-labyrinth = Eine Straße mit vier Kanten, Teil für Teil besetzt
rule-lab-variant = Jeder Teil des Labyrinths wird für sich besetzt, oder es ist eine gewöhnliche Straße
rule-lab-copies = Wie viele Labyrinthe im Stapel sind
rule-lab-specials = Baumeister im Labyrinth zählen nicht, oder sie besetzen und zählen wie Gefolgsleute
rule-lab-wagon_centre = Ein Wagen zieht in eine freie Mitte, oder nur in die eines freien Netzes
tile-labyrinth = ein Labyrinth
    .bare = Labyrinth
    .acc = ein Labyrinth
    .dat = einem Labyrinth
