# Die Wachtürme.

set-watchtowers = Die Wachtürme
about-watchtowers = Türme bringen Punkte für das, was ringsum zu sehen ist
rule-wt-pay = Ein Wachturm zahlt jedem auf seiner Karte einmal, oder für jede Figur
rule-wt-builder_triggers = Auch ein Baumeister allein auf der Karte eines Wachturms wird bezahlt
tile-watchtower-city = ein Wachturm (Städte)
    .bare = Wachturm (Städte)
    .acc = einen Wachturm (Städte)
    .dat = einem Wachturm (Städte)
tile-watchtower-road = ein Wachturm (Straßen)
    .bare = Wachturm (Straßen)
    .acc = einen Wachturm (Straßen)
    .dat = einem Wachturm (Straßen)
tile-watchtower-meeple = ein Wachturm (Gefolgsleute)
    .bare = Wachturm (Gefolgsleute)
    .acc = einen Wachturm (Gefolgsleute)
    .dat = einem Wachturm (Gefolgsleute)
tile-watchtower-pennant = ein Wachturm (Wappen)
    .bare = Wachturm (Wappen)
    .acc = einen Wachturm (Wappen)
    .dat = einem Wachturm (Wappen)
tile-watchtower-cloister = ein Wachturm (Klöster)
    .bare = Wachturm (Klöster)
    .acc = einen Wachturm (Klöster)
    .dat = einem Wachturm (Klöster)
source-watchtower = Wachturm
part-watchtower = Wachtürme
