# Besieged cities.

set-cathars = Les Cathares
about-cathars = Des villes assiégées valent moins, mais on peut s’en évader
set-siege = Le Siège
about-siege = Les quatre tuiles des Cathares sous un autre nom
set-besiegers = Les Assiégeants
about-besiegers = Six villes assiégées qui comptent double pour les prés
rule-siege-escape_range = L’abbaye doit toucher une tuile assiégée, ou toute tuile
rule-siege-escape_time = Évasion à la fin du tour, ou quand l’issue est construite
rule-siege-escape_cap = Une évasion par partie de tour, ou par tour
rule-siege-pennant = Points d’un blason dans une ville assiégée
rule-siege-tiny_city = Avec tiny_city=2 : points par tuile d’une ville assiégée de deux tuiles
rule-siege-pig_doubled = Une ville assiégée double aussi le bonus des cochons
tile-siege = des assiégeants
action-escape = Laisser { $whose } s’évader de { $cell }
action-pass-escape = Personne ne s’évade
prompt-escape = Un pion s’évade-t-il de la ville assiégée ?
told-escaped = { FORM($whose, "cap") } s’évade de { $cell }.
