# Les Tours de guet.

set-watchtowers = Les Tours de guet
about-watchtowers = Des tours payées pour ce qu’on voit autour d’elles
rule-wt-pay = Une tour de guet paie une fois chaque joueur de sa tuile, ou chaque pion
rule-wt-builder_triggers = Un bâtisseur seul sur la tuile d’une tour de guet est payé aussi
tile-watchtower-city = une tour de guet (villes)
tile-watchtower-road = une tour de guet (routes)
tile-watchtower-meeple = une tour de guet (partisans)
tile-watchtower-pennant = une tour de guet (blasons)
tile-watchtower-cloister = une tour de guet (abbayes)
source-watchtower = tour de guet
part-watchtower = tours de guet
