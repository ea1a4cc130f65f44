# Die Kirchen von Darmstadt.

set-darmstadt = Die Kirchen von Darmstadt
about-darmstadt = Kirchen mit Punkten für den, der ringsum die meisten Gefolgsleute hat
rule-darm-cloisters = Allein mit dem Grundspiel bleiben zwei Klöster in der Schachtel, oder keines
tile-church = eine Kirche
    .bare = Kirche
    .dat = einer Kirche
tile-darmstadtium = das Darmstadtium
    .bare = Darmstadtium
    .dat = dem Darmstadtium
source-church = Kirche
part-church = Kirchen
