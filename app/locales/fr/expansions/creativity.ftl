# Creativity.

set-creativity = Créativité
about-creativity = Deux tuiles vierges que décrit l’hôte de la table
rule-creativity = Tuiles vierges : elles restent dans la boîte, ou l’hôte les décrit
action-accept-tiles = Jouer avec les tuiles de l’hôte
action-refuse-tiles = Jouer sans les tuiles de l’hôte
prompt-host_tiles = L’hôte apporte ses propres tuiles ; sur l’image, chaque pré porte les numéros des villes qu’il nourrit. Joues-tu avec elles ?
told-tiles-accepted = Les tuiles de l’hôte sont en jeu.
told-tiles-refused = Les tuiles de l’hôte restent hors du jeu.
