# Les Églises de Darmstadt.

set-darmstadt = Les Églises de Darmstadt
about-darmstadt = Des églises qui paient qui a le plus de partisans autour
rule-darm-cloisters = Avec le jeu de base seul, deux abbayes restent dans la boîte, ou aucune
tile-church = une église
tile-darmstadtium = le Darmstadtium
source-church = église
part-church = églises
