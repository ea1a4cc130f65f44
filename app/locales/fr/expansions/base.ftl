# Base game.

set-base = Jeu de base
about-base = Routes, villes, abbayes et prés à occuper tuile après tuile
rule-farm_scoring = Prés : 3 par ville et par pré ; par ville et par joueur ; 4 par ville
rule-first_counts = Si farm_scoring=first : le plus de paysans autour d’une ville, ou de prés
rule-farms_enabled = Paysans : off pour une première partie
rule-tiny_city = Points d’une ville terminée de deux tuiles
rule-equal_turns = Retirer des tuiles au hasard pour égaliser le nombre de tours
rule-six_seats = Six joueurs : avec Auberges & Cathédrales seulement, ou toujours
